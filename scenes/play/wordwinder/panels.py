"""The column beside the Word Winder board: sides, turns, the word, the words laid, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from game.wordwinder.turns import coming, seat_next
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wordwinder import texts
from scenes.play.wordwinder.presses import Press
from scenes.theme import Accent, Tint
from scenes.typography import BODY, BOLD, H3, LEAD, PRIMARY, SECOND, STACKED, Style
from scenes.widgets.bars import draw_pips
from scenes.widgets.button import Button, State, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.clock import Dial, dial, draw_digits
from scenes.widgets.surfaces import draw_raised_panel, draw_tag
from scenes.widgets.tile import draw_tile

if TYPE_CHECKING:
    from scenes.play.wordwinder.scene import WordWinderScene

PIPS = 16
NARROW_PILL = 66.0
"""Names don't fit in pills narrower than this: the next player's alone is shown."""


def draw_header(p: Painter, scene: WordWinderScene) -> None:
    """Menu, title, which game, and the clock if there is one."""
    at = scene.places
    back = scene.bar is not None
    icon = Icon.ARROW_BACK if back else Icon.MENU
    draw_button(p, at.menu, Button("", icon), scene.focus.state("menu"))
    y = at.header.y + 24
    title = H3.sized(25).on_board()
    wide = p.text(_("Word Winder"), at.header.x, y, title, scene.accent)
    right = at.header.right
    if not scene.table.saved:
        draw_tag(p, right, y, _("not saved"), Icon.ERROR, "danger", right=True)
        return
    clock = _clock(scene)
    if clock:
        right -= draw_digits(p, clock, right, y, H3.sized(26).on_board(), "right") + 16
    game = texts.title(scene.position)
    room = right - at.header.x - wide - 24
    p.text(game, right, y, BODY.on_board(), align="right", max_width=room, shrink=True)


def _clock(scene: WordWinderScene) -> Dial | None:
    mover = scene.mover
    face = scene.table.clock(mover.actor) if mover is not None else None
    if face is None or face.remaining_ms is None or face.limit_ms is None:
        return None
    left = max(0, face.remaining_ms)
    tenths = 10_000 if scene.app.prefs.clock_tenths else 0
    return dial(left, face.limit_ms, tenths_below_ms=tenths)


# --- the sides ---------------------------------------------------------------------------


def draw_sides(p: Painter, scene: WordWinderScene) -> None:
    """A panel for each side; that of the side to move is raised."""
    position = scene.position
    for side, box in enumerate(scene.places.sides):
        active = position.outcome is None and position.side_to_move == side
        if active:
            draw_raised_panel(p, box, scene.accent)
        else:
            p.panel(*box)
        _draw_side(p, scene, side, box, active)


def _draw_side(p: Painter, scene: WordWinderScene, side: int, box: Box, active: bool) -> None:
    position = scene.position
    narrow = box.w < 200
    radius = (16.0 if box.w < 150 else 18.0) if narrow else min(24.0, box.h * 0.15)
    pad = 12.0 if narrow else 18.0
    seats = position.seats_of(side)
    icon, helped = scene.chip_icon(*seats), scene.helped(*seats) and len(seats) == 1
    x, y = box.x + pad + radius, box.y + 18 + radius
    draw_chip(p, x, y, radius, position.colours[side], icon=icon, helped=helped)
    x = box.x + pad + 2 * radius + (8 if narrow else 14)
    room = box.right - (8 if narrow else 14) - x
    name, small = p.type.capped(H3.sized(23), 26), p.type.capped(SECOND, 20)
    p.text(scene.side_name(side), x, box.y + 33, name, max_width=room, shrink=True)
    said = texts.standing(scene.winder, side)
    if p.text_width(said, small.sized(14)) > room:
        said = texts.short_standing(scene.winder, side)
    p.text(said, x, box.y + 60, small, "ink2", max_width=room, shrink=True)
    middle = Box(box.x + pad, box.y + 82, box.w - 2 * pad, min(38.0, box.h - 126))
    if len(position.seats_of(side)) > 1:
        _draw_members(p, scene, side, middle, active)
    else:
        _draw_chips_left(p, scene, side, middle)
    _draw_progress(p, scene, side, Box(box.x + pad, box.bottom - 30, box.w - 2 * pad, 11))


def _draw_members(p: Painter, scene: WordWinderScene, side: int, box: Box, active: bool) -> None:
    seats = scene.position.seats_of(side)
    wide = (box.w - 6 * (len(seats) - 1)) / len(seats)
    if wide < NARROW_PILL:
        seat = scene.position.turn.seat if active else seat_next(scene.position, side)
        more = _("+{count}").format(count=len(seats) - 1)
        room = box.w - 10 - p.text_width(more, BODY.sized(16))
        _draw_member(p, scene, seat, Box(box.x, box.y, room, box.h), active)
        y = box.y + box.h / 2
        p.text(more, box.right, y, p.type.capped(BODY.sized(16), 18), "ink2", "right")
        return
    for number, seat in enumerate(seats):
        pill = Box(box.x + number * (wide + 6), box.y, wide, box.h)
        _draw_member(p, scene, seat, pill, active and seat == scene.position.turn.seat)


def _draw_member(p: Painter, scene: WordWinderScene, seat: int, pill: Box, moving: bool) -> None:
    p.rounded(*pill, pill.h / 2, scene.accent if moving else "inset")
    style = p.type.capped(BOLD if moving else BODY, 18)
    tint: Tint = "on" if moving else "ink"
    x, room = pill.centre[0], pill.w - 12
    if scene.helped(seat):
        size = min(24.0, pill.h * 0.7)
        p.icon(Icon.CHILD_CARE, pill.x + 8 + size / 2, pill.centre[1], size, tint)
        x, room = x + (size + 4) / 2, room - size - 4
    name = scene.name(seat)
    wide = p.text_width(name, style)
    if moving and wide + 24 <= room:
        p.icon(Icon.PLAY_ARROW, x - wide / 2 - 3, pill.centre[1], 20, tint)
        x += 10
    p.text(name, x, pill.centre[1], style, tint, "centre", max_width=room, shrink=True)


def _draw_chips_left(p: Painter, scene: WordWinderScene, side: int, box: Box) -> None:
    """For one player: chips on the board, and how many are left where they are counted."""
    left = texts.chips_left(scene.winder.chips_left[side])
    said = texts.chips(scene.position, side)
    style = p.type.capped(SECOND, 19)
    text = f"{said} \u00b7 {left}" if left else said
    if p.text_width(text, style.sized(14)) > box.w:
        text = said
    p.text(text, box.x, box.y + box.h / 2, style, "ink2", max_width=box.w, shrink=True)


def _draw_progress(p: Painter, scene: WordWinderScene, side: int, box: Box) -> None:
    """How much of a shortest line lies already, and what the traced word would add."""
    position = scene.position
    goal = position.grid.height if position.racing else max(1, position.grid.width)
    left = scene.winder.to_go[side]
    if left is None:
        return
    own = p.theme.seat_line(position.colours[side])
    after = _left_after(scene, side, left)
    pips: list[Tint] = []
    shown = min(goal, PIPS)
    for number in range(shown):
        place = number * goal / shown
        if place < goal - left:
            pips.append(own)
        else:
            pips.append("gold" if place < goal - after else "line")
    draw_pips(p, box, pips)


def _left_after(scene: WordWinderScene, side: int, left: int) -> int:
    """What would be left after the word that is traced."""
    if side != scene.position.side_to_move or not scene.may_trace or len(scene.trace.path) < 2:
        return left
    for notice in scene.preview().notices:
        if notice.code == "winder_to_go":
            return min(left, int(notice.params["squares"]))
        if notice.code in ("winder_last_one", "winder_line"):
            return 1 if notice.code == "winder_last_one" else 0
    return left


# --- turns, the word, the words laid -----------------------------------------------------


def draw_order(p: Painter, scene: WordWinderScene) -> None:
    """Whose turns come: the present one on gold, the next ones behind it."""
    box, position = scene.places.order, scene.position
    y = box.y + box.h / 2
    if position.outcome is not None:
        said = texts.ending(position)
        p.text(said, box.x + 20, y, p.type.capped(BOLD, 24), max_width=box.w - 40, shrink=True)
        return
    small = p.type.capped(BODY, 22)
    x = box.x + 20 + p.text(_("Turns"), box.x + 20, y, small, "ink2") + 18
    seats = _seats_shown(p, scene, small, box.right - 12 - x)
    room = (box.right - 12 - x) / len(seats)
    for number, seat in enumerate(seats):
        left = x + number * room
        colour = position.colours[position.side_of(seat)]
        if number == 0:
            p.rounded(left - 4, box.y + 10, room - 14, box.h - 20, 20, p.theme.chosen)
        draw_chip(p, left + 16, y, 14, colour)
        name = scene.name(seat)
        p.text(name, left + 38, y, small, max_width=room - 60, shrink=True)
        if number + 1 < len(seats):
            p.icon(Icon.CHEVRON_RIGHT, left + room - 10, y, 20, "ink2")


def _seats_shown(p: Painter, scene: WordWinderScene, style: Style, room: float) -> tuple[int, ...]:
    """The next turns whose names fit side by side, at least the present one."""
    seats = coming(scene.position, 4)
    while len(seats) > 1:
        widest = max(p.text_width(scene.name(seat), style.sized(14)) for seat in seats)
        if widest <= room / len(seats) - 60:
            break
        seats = seats[:-1]
    return seats


def draw_word(p: Painter, scene: WordWinderScene) -> None:
    """The word as it grows, on tiles joined by gold."""
    box = scene.places.word
    title, word = _word_title(scene)
    y = box.y + 28
    style = p.type.capped(BODY, 22)
    wide = p.text(title, box.x + 20, y, style, "ink2", max_width=box.w * 0.45, shrink=True)
    remark = scene.remark
    room = box.w - 60 - wide
    fitted = p.type.fitted_lines(remark, style, room, 44)
    p.paragraph(remark, box.right - 20 - room, y, room, fitted, align="right", max_lines=2)
    if word:
        draw_tiles(p, word, Box(box.x + 20, box.y + 52, box.w - 40, box.h - 66))


def _word_title(scene: WordWinderScene) -> tuple[str, str]:
    fresh, run = scene.fresh, scene.timeline.run("tracing")
    if fresh is not None:
        seen = len(fresh.word)
        if run is not None:
            seen = sum(run.begun(number) for number in range(len(fresh.path)))
        return _("{name} spells").format(name=scene.name(fresh.seat)), fresh.word[:seen]
    position = scene.position
    if scene.asked is not None and position.words:
        last = position.words[-1]
        said = _("{name}, is it a word?").format(name=scene.name(scene.asked))
        return said, last.word
    if scene.may_trace:
        return _("Your word"), scene.word
    mover = scene.mover
    if mover is None or scene.bar is not None:
        return (_("The last word"), position.words[-1].word) if position.words else ("", "")
    return _("{name} is thinking").format(name=scene.name(mover.actor)), ""


def draw_tiles(p: Painter, word: str, room: Box) -> None:
    """A word on tiles joined by gold, in the middle of its room."""
    gap = 8.0
    side = min(58.0, room.h - 8, (room.w - gap * (len(word) - 1)) / len(word))
    if side < 14:
        p.text(word, *room.centre, LEAD, "ink", "centre", max_width=room.w, shrink=True)
        return
    wide = len(word) * (side + gap) - gap
    x, y = room.x + (room.w - wide) / 2, room.y + (room.h - side) / 2
    if len(word) > 1:
        p.fill(x + side / 2, y + side * 0.42, wide - side, side * 0.2, "gold")
    for number, letter in enumerate(word):
        draw_tile(p, x + number * (side + gap), y, side, letter)


def draw_laid(p: Painter, scene: WordWinderScene) -> None:
    """The latest words of each side, and its chips."""
    box, position = scene.places.laid, scene.position
    pitch = (box.h - 16) / max(1, position.sides)
    style, small = p.type.capped(LEAD.sized(19), pitch * 0.6), p.type.capped(SECOND, pitch * 0.5)
    for side in range(position.sides):
        y = box.y + 8 + pitch * (side + 0.5)
        draw_chip(p, box.x + 35, y, min(15.0, pitch * 0.4), position.colours[side])
        right = texts.chips(position, side)
        wide = p.text(right, box.right - 20, y, small, "ink2", "right")
        room = box.w - 64 - 34 - wide
        p.text(_latest(p, scene, side, room, style), box.x + 64, y, style)


def _latest(p: Painter, scene: WordWinderScene, side: int, room: float, style: Style) -> str:
    """As many of the side's last words as fit, the latest at the end."""
    words = [word.word for word in scene.position.words if word.side == side]
    shown: list[str] = []
    for word in reversed(words):
        if p.text_width("    ".join([word, *shown]), style) > room:
            break
        shown.insert(0, word)
    return "    ".join(shown)


# --- buttons -----------------------------------------------------------------------------


def draw_buttons(p: Painter, scene: WordWinderScene) -> None:
    """The small buttons, and the main one at the right."""
    for press, box in zip(scene.small(), scene.places.small, strict=False):
        draw_press(p, press, box, scene.accent, scene.focus.state(press.id))
    main = scene.primary()
    if main is not None:
        box, state = scene.places.primary, scene.focus.state(main.id)
        draw_press(p, main, box, scene.accent, state, main=True)


def draw_press(
    p: Painter, press: Press, box: Box, accent: Accent, state: State, *, main: bool = False
) -> None:
    """A small button, without its label where that has no room; or the main one."""
    if main:
        look = p.type.fitted(press.label, PRIMARY, box.w - 60)
        face = Button(press.label, press.icon, "primary", accent, look)
    elif p.text_width(press.label, p.type.capped(STACKED, 14)) > box.w - 8:
        face = Button("", press.icon, "second", accent)
    else:
        face = Button(press.label, press.icon, "stack", accent)
    draw_button(p, box, face, state)
