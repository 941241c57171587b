"""The score sheet: a column for each seat, its turns one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.language import gettext as _
from game.wildwords.state import SheetLine
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wildwords import texts
from scenes.play.wildwords.bubble import points_text
from scenes.results.fitting import fitting
from scenes.scroll import BAR_ROOM
from scenes.theme import Tint
from scenes.typography import BODY, BOLD, H3, LEAD, SECOND, SMALL
from scenes.widgets.button import State
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.tile import draw_word

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene

PITCH = 46.0
_PAD, _HEAD, _FOOT = 22.0, 58.0, 50.0
_ROOMY, _NARROW = 224.0, 150.0
"""From this width on a line says what it brought; below that it has two rows."""
_TILE, _LEAST_TILE = 22.0, 13.0
_GAIN = 46.0


class Cell(NamedTuple):
    """A line of a column; `number` is its place in the sheet, None: not yet played."""

    number: int | None
    row: int
    line: SheetLine


def rows_box(box: Box, scale: float) -> Box:
    """The part of the panel that scrolls."""
    foot = _FOOT + 14 * (min(scale, 1.3) - 1)
    return Box(box.x + 8, box.y + _HEAD - 2, box.w - 16, max(0.0, box.h - _HEAD + 2 - foot))


def history_box(box: Box) -> Box:
    """The button that shows the last play again."""
    return Box(box.right - 58, box.y + 6, 44, 44)


def cells(scene: WildWordsScene) -> list[Cell]:
    """All lines by seat, and what would be the next one."""
    counts = [0] * len(scene.names)
    found: list[Cell] = []
    for number, line in enumerate(scene.sheet_lines):
        found.append(Cell(number, counts[line.seat], line))
        counts[line.seat] += 1
    ahead = scene.display.line_ahead
    if ahead is not None:
        found.append(Cell(None, counts[ahead.seat], ahead))
    return found


def height(scene: WildWordsScene) -> float:
    """How high all lines stand."""
    return max((cell.row + 1 for cell in cells(scene)), default=0) * PITCH + 4


def cell_box(scene: WildWordsScene, cell: Cell) -> Box:
    """Where a line stands now."""
    column, panel = _column(scene, cell.line.seat), scene.sheet
    top = panel.box.y - panel.offset + cell.row * PITCH + 2
    pad = 10.0 if len(scene.names) == 2 else 4.0
    return Box(column.x + pad, top + 3, column.w - 2 * pad, PITCH - 6)


def _column(scene: WildWordsScene, seat: int) -> Box:
    """A seat's part of the panel, beside the bar if there is one."""
    box, panel, seats = scene.places.sheet, scene.sheet, len(scene.names)
    whole = box.inset(4 if seats == 2 else 8, 0)
    wide = (whole.w - (BAR_ROOM if panel.most > 0 else 0)) / seats
    return Box(whole.x + seat * wide, box.y, wide, box.h)


def draw_sheet(p: Painter, scene: WildWordsScene) -> None:
    """Title, columns, lines, and how it stands."""
    box, scale = scene.places.sheet, p.text_scale
    title = p.type.capped(H3.sized(20), 30)
    p.text(_("Score sheet"), box.x + _PAD, box.y + 28, title, max_width=box.w - 90, shrink=True)
    button = history_box(box)
    state = scene.focus.state("history")
    _draw_history(p, button, state)
    p.hairline(box.x + 18, box.y + 50, box.w - 36)
    area = rows_box(box, scale)
    seats = len(scene.names)
    for seat in range(1, seats):
        x = _column(scene, seat).x
        p.hairline(x, area.y + 6, area.h - 12, upright=True)
    with scene.sheet.window(p):
        for cell in cells(scene):
            place = cell_box(scene, cell)
            if place.bottom > area.y and place.y < area.bottom:
                _draw_cell(p, scene, cell, place)
    if scene.focus.state("sheet") == "focus":
        draw_focus_ring(p, *area.inset(4, 2), 12, 1)
    _draw_foot(p, scene, box)


def _draw_history(p: Painter, box: Box, state: State) -> None:
    if state in ("hover", "pressed"):
        p.rounded(*box, 12, "inset")
    p.icon(Icon.HISTORY, *box.centre, 24, "ink2")
    if state == "focus":
        draw_focus_ring(p, *box, 12, 1)


def _draw_cell(p: Painter, scene: WildWordsScene, cell: Cell, box: Box) -> None:
    """A line as one picture that is kept."""
    ghost, line = cell.number is None, cell.line
    chosen = not ghost and cell.number == scene.looking.number
    inside = Box(0, 0, box.w, box.h)

    def draw(q: Painter) -> None:
        if ghost:
            q.outline(*inside, 10, "focus", 2.5, dash=7)
        elif chosen:
            q.rounded(*inside, 10, q.theme.chosen)
        if box.w < _NARROW:
            _draw_two_rows(q, line, inside)
        else:
            _draw_one_row(q, line, inside, ghost=ghost)

    p.sprite(("wildwords line", line, ghost, chosen), *box, draw, pad=4)


def _draw_one_row(p: Painter, line: SheetLine, box: Box, *, ghost: bool) -> None:
    y, right = box.centre[1], box.right - 8
    style = p.type.capped(H3, 26)
    total = points_text(line.total)
    widest = max(p.text_width("888", style), p.text_width(total, style))
    p.text(total, right, y, style, "ink", "right")
    right -= widest + 12
    if box.w >= _ROOMY and _gains(line, right - box.x - 8 - _GAIN):
        right = _draw_gain(p, line, right, y, ghost=ghost)
    _draw_what(p, line, Box(box.x + 8, box.y, right - box.x - 8, box.h))


def _gains(line: SheetLine, room: float) -> bool:
    """Whether what a line brought is said: if its pattern can stay on tiles beside it."""
    if line.kind == "taken_back":
        return False
    if line.patterns:
        return len(line.patterns[0].text) * (_LEAST_TILE + 2) <= room
    return line.kind not in ("pass", "missed", "resigned", "timeout")


def _draw_two_rows(p: Painter, line: SheetLine, box: Box) -> None:
    """In a narrow column what was played stands above what it brought."""
    half = box.h / 2
    _draw_what(p, line, Box(box.x + 6, box.y + 1, box.w - 12, half))
    y = box.y + half * 1.47
    total = p.text(points_text(line.total), box.right - 7, y, p.type.capped(H3, 19), "ink", "right")
    room = box.w - total - 22
    style = p.type.capped(SMALL, 17)
    p.text(texts.gain(line.points), box.x + 7, y, style, "ink2", max_width=room, shrink=True)


def _draw_gain(p: Painter, line: SheetLine, right: float, y: float, *, ghost: bool) -> float:
    style = p.type.capped(BOLD if ghost else BODY, 24)
    tint: Tint = "pine" if ghost else "ink2"
    wide = p.text(texts.gain(line.points), right, y, style, tint, "right")
    return right - max(wide, 36) - 10


def _draw_sign(p: Painter, room: Box, icon: Icon) -> Box:
    p.icon(icon, room.x + 9, room.centre[1], 20, "ink2")
    return Box(room.x + 24, room.y, room.w - 24, room.h)


def _draw_what(p: Painter, line: SheetLine, room: Box) -> None:
    """The first pattern on small tiles, in letters where those would be too small, or words."""
    if line.traded:
        room = _draw_sign(p, room, Icon.SWAP_HORIZ)
    if line.kind == "taken_back":
        room = _draw_sign(p, room, Icon.UNDO)
    y = room.centre[1]
    if not line.patterns:
        ways = (texts.line_text(line), texts.gain(line.points), "")
        said = fitting(p, ways, p.type.capped(SECOND, min(24.0, room.h)), room.w)
        p.text(said.text, room.x, y, said.style, "ink2", max_width=room.w)
        return
    text = line.patterns[0].text
    side = min(_TILE, (room.w + 2) / len(text) - 2, room.h)
    if side >= _LEAST_TILE:
        draw_word(p, room.x, y - side / 2, side, text, 2)
        return
    style = p.type.capped(LEAD.sized(18), min(22.0, room.h))
    p.text(text, room.x, y, style, max_width=room.w, shrink=True)


def _draw_foot(p: Painter, scene: WildWordsScene, box: Box) -> None:
    """One sentence, or the first part of it, in one line or two."""
    room = Box(box.x + _PAD, box.bottom - _FOOT - 2, box.w - 2 * _PAD, _FOOT)
    ways = scene.display.standing
    for number, text in enumerate(ways):
        style = p.type.fitted(text, p.type.capped(BODY, 24), room.w)
        if p.text_width(text, style) <= room.w or number == len(ways) - 1:
            if p.text_width(text, style) <= room.w:
                p.text(text, room.x, box.bottom - 27, style, "ink2")
                return
            _draw_two_lines(p, text, room)
            return


def _draw_two_lines(p: Painter, text: str, room: Box) -> None:
    style = p.type.fitted_lines(text, BODY, room.w, room.h)
    high = p.paragraph_height(text, room.w, style)
    y = room.centre[1] - (high - p.line_height(style)) / 2
    p.paragraph(text, room.x, y, room.w, style, "ink2")
