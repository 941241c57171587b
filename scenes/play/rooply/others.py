"""The others' boards, small and alive; the words that were laid; the best boards so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from game.language import ngettext
from game.rooply.solo import Merit, SoloResult, best
from game.rooply.state import table_clock_ms
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.rooply import texts
from scenes.play.rooply.board import draw_small
from scenes.results.fitting import fitting
from scenes.typography import BODY, H3, LEAD, SECOND
from scenes.widgets.chip import draw_chip
from scenes.widgets.keyboard import BACKSPACE, ENTER, LAYOUTS, draw_keyboard
from scenes.widgets.surfaces import draw_raised_panel, draw_tag

if TYPE_CHECKING:
    from scenes.focus import ControlState
    from scenes.play.rooply.history import PlayMade
    from scenes.play.rooply.scene import RooplyScene

PITCH = 34.0
LYING = 200.0
"""In panels lower than this the board stands beside the name."""
FOOT = 24.0
"""The height of the line under the board."""


def draw_rest(p: Painter, scene: RooplyScene) -> None:
    """The keys while somebody writes with them, else the others' boards and the plays."""
    at = scene.places
    if scene.keys_open:
        _draw_keys(p, scene)
    for seat, box in zip(scene.others, at.others, strict=True):
        if _is_seen(scene, box):
            _draw_other(p, scene, seat, box)
    if at.alone is not None and _is_seen(scene, at.alone):
        _draw_records(p, scene, at.alone)
    if at.plays is not None and _is_seen(scene, at.plays):
        _draw_plays(p, scene, at.plays)


def draw_sheets(p: Painter, scene: RooplyScene) -> None:
    """The panels that `draw_rest` writes on."""
    at = scene.places
    for box in (*at.others, at.alone, at.plays):
        if box is not None and _is_seen(scene, box):
            p.panel(*box)
    if scene.keys_open:
        p.panel(*at.rest)


def _is_seen(scene: RooplyScene, box: Box) -> bool:
    return not (scene.keys_open and _meet(box, scene.places.rest))


def key_boxes(rest: Box) -> dict[str, Box]:
    """The keys side by side without gaps, so that each is large enough for a finger."""
    inner = rest.inset(6, 8)
    high, pitch = inner.h / 4, inner.w / 10
    high = min(high, 64.0)
    top = inner.y + (inner.h - 4 * high) / 2
    keys: dict[str, Box] = {}
    for number, row in enumerate(LAYOUTS["qwerty"]):
        x = inner.x + (10 - len(row)) * pitch / 2
        for place, letter in enumerate(row):
            keys[letter] = Box(x + place * pitch, top + number * high, pitch, high)
    y = top + 3 * high
    keys[BACKSPACE] = Box(inner.x, y, 2 * pitch, high)
    keys[ENTER] = Box(inner.x + 7.5 * pitch, y, 2.5 * pitch, high)
    return keys


def _draw_keys(p: Painter, scene: RooplyScene) -> None:
    """The keys, and between the wide ones what to write."""
    states: dict[str, ControlState] = {key: scene.focus.state(key) for key in scene.keys}
    shown = {name: box.inset(2.5) for name, box in scene.keys.items()}
    draw_keyboard(p, shown, None, scene.accent, _("Done"), states=states)
    throw = scene.throw
    if throw is None:
        return
    left, right = shown[BACKSPACE].right + 12, shown[ENTER].x - 12
    said = _("{count} letters or more").format(count=throw.length)
    style = p.type.fitted_lines(said, BODY, right - left, shown[ENTER].h)
    high = p.paragraph_height(said, right - left, style) - p.line_height(style)
    y = shown[ENTER].centre[1] - high / 2
    p.paragraph(said, left, y, right - left, style, "ink2", "centre")


def _meet(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


def _draw_other(p: Painter, scene: RooplyScene, seat: int, box: Box) -> None:
    """One other seat: who, how many points, how many squares to go, the board."""
    sight = scene.sight
    if sight.outcome is None and sight.turn.seat == seat:
        draw_raised_panel(p, box, scene.accent)
    draw = _draw_lying if box.h < LYING else _draw_standing
    board, told = draw(p, scene, seat, box)
    shown, fresh = scene.board_of(seat), scene.fresh_of(seat)
    draw_small(p, board, shown, fresh, scene.setting(seat), scene.hidden(seat))
    if sight.players[seat].board.full and not told:
        draw_tag(p, board.right - 6, board.bottom - 26, _("complete"), Icon.STAR, right=True)


def _draw_standing(p: Painter, scene: RooplyScene, seat: int, box: Box) -> tuple[Box, bool]:
    """Name and score above the board; where the board is to be, and whether all was said."""
    narrow = box.w < 200
    radius = 12.0 if narrow else 15.0
    at = box.x + 15 + radius, box.y + 32
    icon, helped = scene.chip_icon(seat), scene.helped(seat)
    draw_chip(p, *at, radius, scene.colour(seat), icon=icon, helped=helped)
    x = box.x + 24 + 2 * radius
    score = texts.signed(scene.score_shown(seat))
    right = box.right - 20
    right -= p.text(score, right, box.y + 32, H3.sized(22).on_board(), align="right") + 10
    name = p.type.capped(H3.sized(20), 24)
    wide = p.text(scene.name(seat), x, box.y + 32, name, max_width=right - x, shrink=True)
    said = _to_go(scene, seat)
    style, room = p.type.capped(SECOND, 22).sized(16).on_board(), right - x - wide - 12
    told = bool(said) and not narrow and p.text_width(said, style) <= room
    if told:
        p.text(said, right, box.y + 33, style, "ink2", "right")
    side = min(box.w - 24, box.h - 64)
    if narrow:
        side = min(side, max(side - 8, box.h - 64 - FOOT))
    spare = box.h - 54 - side - 10
    board = Box(box.x + (box.w - side) / 2, box.y + 54, side, side)
    if narrow and said and spare >= FOOT:
        y = board.bottom + (box.bottom - board.bottom) / 2
        p.text(said, board.centre[0], y, style, "ink2", "centre", max_width=box.w - 16, shrink=True)
        told = True
    elif spare > FOOT:
        board = board.moved(0, spare / 2)
    return board, told


def _draw_lying(p: Painter, scene: RooplyScene, seat: int, box: Box) -> tuple[Box, bool]:
    """Name and score beside the board, where there is little height."""
    side = min(box.h - 16, box.w * 0.6)
    board = Box(box.right - 10 - side, box.y + (box.h - side) / 2, side, side)
    x, room = box.x + 14, board.x - 8 - box.x - 14
    icon, helped = scene.chip_icon(seat), scene.helped(seat)
    draw_chip(p, x + 13, box.y + 28, 13, scene.colour(seat), icon=icon, helped=helped)
    name = p.type.capped(H3.sized(18), 22)
    score = texts.signed(scene.score_shown(seat))
    p.text(scene.name(seat), x, box.y + 62, name, max_width=room, shrink=True)
    p.text(score, x, box.y + 94, H3.sized(22).on_board(), max_width=room, shrink=True)
    said, style = _to_go(scene, seat), p.type.capped(SECOND, 22).sized(16).on_board()
    under = box.h - side >= FOOT + 16
    if said and under:
        board = board.moved(0, -FOOT / 2)
        p.text(said, board.centre[0], board.bottom + FOOT / 2, style, "ink2", "centre",
               max_width=side, shrink=True)  # fmt: skip
        return board, True
    told = bool(said) and box.h > 140 and p.text_width(said, style) <= room
    if told:
        p.text(said, x, box.y + 122, style, "ink2")
    return board, told


def _to_go(scene: RooplyScene, seat: int) -> str:
    """What is left to do on a board, in few words; empty while its last squares still move."""
    empty = scene.board_of(seat).empties
    if empty:
        return texts.to_go(empty)[-1]
    return _("complete") if scene.sight.players[seat].board.full else ""


def _draw_plays(p: Painter, scene: RooplyScene, box: Box) -> None:
    """The latest words, the last one on top."""
    style = p.type.capped(H3.sized(20), 26)
    p.text(_("Words"), box.x + 20, box.y + 28, style, max_width=box.w - 40, shrink=True)
    pitch = min(PITCH * p.text_scale, 44.0)
    rows = int((box.h - 60) / pitch)
    columns = max(1, int(box.w / (220 * min(1.4, p.text_scale))))
    wide = box.w / columns
    for number, play in enumerate(list(reversed(scene.plays()))[: rows * columns]):
        place = Box(box.x + number // rows * wide, box.y + 52 + number % rows * pitch, wide, pitch)
        _draw_play(p, scene, play, place)
    if not scene.plays():
        _draw_aim(p, Box(box.x + 20, box.y + 52, box.w - 40, box.h - 66))


def _draw_play(p: Painter, scene: RooplyScene, play: PlayMade, box: Box) -> None:
    y, pitch = box.centre[1], box.h
    word, small = p.type.capped(LEAD.sized(19), pitch * 0.7), p.type.capped(SECOND, pitch * 0.66)
    draw_chip(p, box.x + 33, y, min(12.0, pitch * 0.38), scene.colour(play.seat))
    right = box.right - 20
    right -= p.text(texts.signed(play.points), right, y, small, "ink2", "right") + 10
    said = play.word.word if play.word is not None else texts.blacks(play.blacks)
    p.text(said, box.x + 56, y, word, max_width=right - box.x - 56, shrink=True)


def _draw_aim(p: Painter, box: Box) -> None:
    """Before the first word: what is to be done."""
    said = _("Every square is to hold a letter, a black or a yellow square. Be quick.")
    style = p.type.fitted_lines(said, BODY, box.w, box.h)
    p.paragraph(said, box.x, box.y + p.line_height(style) / 2, box.w, style, "ink2")


# --- alone -------------------------------------------------------------------------------


def _draw_records(p: Painter, scene: RooplyScene, box: Box) -> None:
    """The best boards of this level and clock: by fewest turns, by highest score."""
    setup = scene.table.setup
    level, seconds = str(setup.options["level"]), table_clock_ms(setup) // 1000
    results = scene.records.results if scene.records is not None else ()
    half = (box.h - 16) / 2
    lists: tuple[tuple[str, Merit], ...] = (
        (_("Fewest turns"), "turns"),
        (_("Highest score"), "score"),
    )
    for number, (title, merit) in enumerate(lists):
        part = Box(box.x, box.y + 8 + number * half, box.w, half)
        _draw_list(p, part, title, best(results, level, seconds, merit), merit)


def _draw_list(
    p: Painter, box: Box, title: str, results: tuple[SoloResult, ...], merit: Merit
) -> None:
    x, room = box.x + 20, box.w - 40
    style, small = p.type.capped(H3.sized(20), 25), p.type.capped(BODY.sized(17), 22)
    p.text(title, x, box.y + 22, style, max_width=room, shrink=True)
    pitch = max(26.0, p.scaled(small.size) * 1.35)
    count = max(1, int((box.h - 44) / pitch))
    y = box.y + 42 + pitch / 2
    if not results:
        p.text(_("No board yet"), x, y, small, "ink2", max_width=room, shrink=True)
    for place, result in enumerate(results[:count], 1):
        turns = ngettext("{count} turn", "{count} turns", result.turns).format(count=result.turns)
        score = texts.signed(result.score)
        first, second = (turns, score) if merit == "turns" else (score, turns)
        wide = p.text(f"{place}", x, y, small, "ink2")
        said = fitting(p, (first,), small, room / 2)
        p.text(said.text, x + wide + 12, y, said.style, max_width=room / 2)
        said = fitting(p, (second, ""), small, room / 2 - wide - 20)
        p.text(said.text, box.right - 20, y, said.style, "ink2", "right")
        y += pitch
