"""The list of plays, and the meaning of one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.play.wordaway import texts
from scenes.play.wordaway.layout import list_box, row_pitch
from scenes.typography import BODY, BOLD, H3, SECOND, Style
from scenes.widgets.chip import draw_chip

if TYPE_CHECKING:
    from scenes.play.wordaway.scene import WordawayScene

GLOSS_LINES = 3


def _gloss_style(p: Painter) -> Style:
    return p.type.capped(SECOND, 20)


def gloss_height(scene: WordawayScene) -> float:
    """How high the meaning of a word stands, 0 without one."""
    gloss = scene.gloss()
    if gloss is None or not scene.series.board:
        return 0.0
    p, width = scene.app.painter, scene.places.plays.w - 60
    style = _gloss_style(p)
    lines = len(p.type.wrapped(f"{gloss[0]}: {gloss[1]}", style, width))
    return min(GLOSS_LINES, lines) * p.line_height(style) + 20


def draw_plays(p: Painter, scene: WordawayScene) -> None:
    """The panel with the plays, the latest at the bottom, and a meaning."""
    box, scale = scene.places.plays, scene.app.canvas.text_scale
    y = box.y + 8 + 22 * scale
    title, left, room = _("Plays"), "", box.w - 40
    if scene.series.board is not None:
        count = len(scene.series.board.pool)
        left = texts.letters_left(count)
        if p.text_width(left, SECOND) > room - 12 - p.text_width(title, H3):
            left = str(count)
        room -= 12 + p.text_width(left, SECOND)
    p.text(title, box.x + 20, y, H3, max_width=room, shrink=True)
    p.text(left, box.right - 20, y, SECOND, "ink2", "right")
    p.hairline(box.x + 16, box.y + 26 + 26 * scale, box.w - 32)
    _draw_rows(p, scene)
    _draw_gloss(p, scene)


def _draw_rows(p: Painter, scene: WordawayScene) -> None:
    scale = scene.app.canvas.text_scale
    area = list_box(scene.places.plays, scale, gloss_height(scene))
    pitch = row_pitch(scale)
    rows = _rows(scene)
    seen = scene.rows_seen
    first = max(0, len(rows) - seen - scene.scroll)
    with p.clip(*area):
        for number, row in enumerate(rows[first : first + seen]):
            _draw_row(p, scene, Box(area.x, area.y + number * pitch, area.w, pitch), row)
    if len(rows) > seen:
        _draw_thumb(p, area, first, seen, len(rows))


def _draw_thumb(p: Painter, area: Box, first: int, seen: int, count: int) -> None:
    high = max(16.0, area.h * seen / count)
    y = area.y + (area.h - high) * first / (count - seen)
    p.rounded(area.right - 1, y, 4, high, 2, "line")


def _rows(scene: WordawayScene) -> list[tuple[str, int, str, str]]:
    """Kind, seat, what is said, and what stands at the right; the latest last."""
    series = scene.series
    rows: list[tuple[str, int, str, str]] = []
    for number, game in enumerate(series.games, 1):
        title = _("Game {number}").format(number=number)
        rows.append(("game", game.winner, title, texts.short_reason(game, scene.names)))
    board = series.board
    if board is not None and series.phase == "play":
        rows += [_turn_row(turn.seat, turn.word) for turn in board.turns]
    if scene.typed and scene.may_type and scene.seat is not None:
        rows.append(("now", scene.seat, scene.typed, _("now")))
    return rows


def _turn_row(seat: int, word: str | None) -> tuple[str, int, str, str]:
    if word is None:
        return ("skip", seat, _("skipped"), "")
    return ("play", seat, word, texts.minus(len(word)))


def _draw_row(p: Painter, scene: WordawayScene, box: Box, row: tuple[str, int, str, str]) -> None:
    kind, seat, said, right = row
    y = box.y + box.h / 2
    if kind == "game":
        p.text(said, box.x + 8, y, SECOND, "ink2")
        room = box.w - 28 - p.text_width(said, SECOND)
        p.text(right, box.right - 8, y, BOLD.sized(17), align="right", max_width=room, shrink=True)
        return
    draw_chip(p, box.x + 24, y, 15, scene.colour(seat))
    if kind == "now":
        p.rounded(box.x + 46, box.y + 1, box.w - 48, box.h - 2, 10, "inset")
    tint = scene.accent if kind == "now" else "ink2" if kind == "skip" else "ink"
    room = box.w - 70 - p.text_width(right, SECOND)
    style = BODY if kind == "skip" else H3
    left = box.x + (58 if kind == "now" else 50)
    p.text(said, left, y, style, tint, max_width=room, shrink=True)
    p.text(right, box.right - 8, y, SECOND, "ink2", "right")


def _draw_gloss(p: Painter, scene: WordawayScene) -> None:
    gloss, high = scene.gloss(), gloss_height(scene)
    if gloss is None or not high:
        return
    box = scene.places.plays
    place = Box(box.x + 16, box.bottom - 14 - high, box.w - 32, high)
    p.rounded(*place, 12, "inset")
    style = _gloss_style(p)
    line = p.line_height(style)
    lines = max(1, round((high - 20) / line))
    text, y = f"{gloss[0]}: {gloss[1]}", place.y + 10 + line / 2
    p.paragraph(text, place.x + 14, y, place.w - 28, style, max_lines=lines)


def landing(scene: WordawayScene, order: int) -> Box:
    """Where a letter of the played word ends: in its row of the list."""
    scale = scene.app.canvas.text_scale
    area = list_box(scene.places.plays, scale, gloss_height(scene))
    row = max(0, min(scene.rows, scene.rows_seen) - 1)
    y = area.y + (row + 0.5) * row_pitch(scale)
    return Box(area.x + 50 + order * 17 * scale, y - 11, 22, 22)
