"""The list of plays, and the meaning of one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from game.language import gettext as _
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wordaway import texts
from scenes.play.wordaway.layout import list_box, row_pitch
from scenes.results.fitting import fitting
from scenes.results.wordaway import texts as judgements
from scenes.results.wordaway.review import Made, judge
from scenes.theme import Tint
from scenes.typography import BODY, BOLD, H3, SECOND, Style
from scenes.widgets.chip import draw_chip

if TYPE_CHECKING:
    from scenes.play.wordaway.scene import WordawayScene

GLOSS_LINES = 3


def _gloss_set(p: Painter, text: str, width: float) -> tuple[Style, int]:
    """In which style a meaning stands, and on how many lines; a long one is smaller."""
    usual = p.type.capped(SECOND, 20)
    most = GLOSS_LINES * p.line_height(usual)
    style = p.type.fitted_lines(text, usual, width, most)
    lines = len(p.type.wrapped(text, style, width))
    return style, min(lines, max(1, int(most / p.line_height(style) + 0.01)))


def gloss_height(scene: WordawayScene) -> float:
    """How high the meaning of a word stands, 0 without one."""
    gloss = scene.gloss()
    if gloss is None or not scene.series.board:
        return 0.0
    p, width = scene.app.painter, scene.places.plays.w - 60
    style, lines = _gloss_set(p, f"{gloss[0]}: {gloss[1]}", width)
    return lines * p.line_height(style) + 20


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
    lines = rows(scene)
    seen = scene.rows_seen
    first = max(0, len(lines) - seen - scene.scroll)
    with p.clip(*area):
        for number, row in enumerate(lines[first : first + seen]):
            _draw_row(p, scene, Box(area.x, area.y + number * pitch, area.w, pitch), row)
    if len(lines) > seen:
        _draw_thumb(p, area, first, seen, len(lines))


def _draw_thumb(p: Painter, area: Box, first: int, seen: int, count: int) -> None:
    high = max(16.0, area.h * seen / count)
    y = area.y + (area.h - high) * first / (count - seen)
    p.rounded(area.right - 1, y, 4, high, 2, "line")


@dataclass(frozen=True)
class Row:
    """A line of the list: a finished game, a turn, or what is being typed.

    `sign` is the verdict on a turn of a game that is over; `short` stands for `right` where there
    is no room for that.
    """

    seat: int
    said: str
    right: str = ""
    kind: Literal["game", "word", "skip", "now"] = "word"
    sign: tuple[Icon, Tint] | None = None
    short: str = ""


def rows(scene: WordawayScene) -> list[Row]:
    """All lines, the latest last: games, then the turns of this one or of the one just over."""
    series, review = scene.series, scene.review()
    over = series.games[:-1] if review is not None else series.games
    found = [
        Row(
            game.winner,
            _("Game {number}").format(number=number),
            texts.short_reason(game, scene.names),
            "game",
            short=scene.names[game.winner],
        )
        for number, game in enumerate(over, 1)
    ]
    if review is not None:
        return found + [_judged_row(scene, made) for made in review.turns if made.word]
    if series.board is not None and series.phase == "play":
        found += [_turn_row(turn.seat, turn.word) for turn in series.board.turns]
    if scene.typed and scene.may_type and scene.seat is not None:
        found.append(Row(scene.seat, scene.typed, _("now"), "now"))
    return found


def _turn_row(seat: int, word: str | None) -> Row:
    if word is None:
        return Row(seat, _("skipped"), kind="skip")
    return Row(seat, word, texts.minus(len(word)))


def _judged_row(scene: WordawayScene, made: Made) -> Row:
    remark = judgements.remark(made, judge(made, scene.table.analyses, {made.position}))
    return Row(made.seat, made.word, sign=(remark.icon, remark.tint))


def _draw_row(p: Painter, scene: WordawayScene, box: Box, row: Row) -> None:
    y = box.y + box.h / 2
    if row.kind == "game":
        p.text(row.said, box.x + 8, y, SECOND, "ink2")
        room = box.w - 28 - p.text_width(row.said, SECOND)
        said = fitting(p, (row.right, row.short), BOLD.sized(17), room)
        x = box.right - 8
        p.text(said.text, x, y, said.style, align="right", max_width=room, shrink=True)
        return
    draw_chip(p, box.x + 24, y, 15, scene.colour(row.seat))
    left = box.x + 50
    if row.kind == "now":
        p.rounded(box.x + 46, box.y + 1, box.w - 48, box.h - 2, 10, "inset")
        left += 8
    room = box.right - 16 - p.text_width(row.right, SECOND) - left
    p.text(row.said, left, y, *_look(scene, row), max_width=room, shrink=True)
    p.text(row.right, box.right - 8, y, SECOND, "ink2", "right")
    if row.sign is not None:
        p.icon(row.sign[0], box.right - 22, y, 22, row.sign[1])


def _look(scene: WordawayScene, row: Row) -> tuple[Style, Tint]:
    if row.kind == "skip":
        return BODY, "ink2"
    return H3, scene.accent if row.kind == "now" else "ink"


def _draw_gloss(p: Painter, scene: WordawayScene) -> None:
    gloss, high = scene.gloss(), gloss_height(scene)
    if gloss is None or not high:
        return
    box = scene.places.plays
    place = Box(box.x + 16, box.bottom - 14 - high, box.w - 32, high)
    p.rounded(*place, 12, "inset")
    text = f"{gloss[0]}: {gloss[1]}"
    style, lines = _gloss_set(p, text, place.w - 28)
    y = place.y + 10 + p.line_height(style) / 2
    p.paragraph(text, place.x + 14, y, place.w - 28, style, max_lines=lines)


def landing(scene: WordawayScene, order: int) -> Box:
    """Where a letter of the played word ends: in its row of the list."""
    scale = scene.app.canvas.text_scale
    area = list_box(scene.places.plays, scale, gloss_height(scene))
    row = max(0, min(scene.rows, scene.rows_seen) - 1)
    y = area.y + (row + 0.5) * row_pitch(scale)
    return Box(area.x + 50 + order * 17 * scale, y - 11, 22, 22)
