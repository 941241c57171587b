"""The bubble beside a word that lies ready: what it would score, or why it can't be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from game.contract import Preview
from game.rooply.board import EMPTY, Board, Square, is_letter
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.rooply import texts
from scenes.play.rooply.layout import Places
from scenes.typography import BODY, BOLD, HERO, Style
from scenes.widgets.surfaces import TipSide, draw_bubble

if TYPE_CHECKING:
    from scenes.play.rooply.scene import RooplyScene

WIDE, HIGH, AWAY = 284.0, 62.0, 14.0
_FAR = 2.5
"""What a place one square further off costs, measured in letters that are covered."""


class Ghost(NamedTuple):
    """The squares that a bubble must not hide: those of the word, and all others of the play."""

    word: tuple[Square, ...]
    play: tuple[Square, ...]


class BubblePlace(NamedTuple):
    """A bubble's box, the point that it speaks of, and on which side of the box that is."""

    box: Box
    tip: tuple[float, float]
    side: TipSide


def draw_word_bubble(p: Painter, scene: RooplyScene, preview: Preview) -> None:
    """Beside the word, or the yellow squares without one, where it covers least."""
    if preview.score is not None:
        _draw_points(p, scene, preview)
    elif preview.notices and preview.notices[0].code == "too_short" and not scene.refused:
        _draw_progress(p, scene)
    elif preview.notices:
        _draw_reason(p, scene, texts.against(preview))


def _draw_points(p: Painter, scene: RooplyScene, preview: Preview) -> None:
    draft, scale = scene.draft, min(1.3, p.text_scale)
    first, second = texts.parts(
        preview, len(draft.typed), len(draft.typed) - draft.new, len(draft.blacks)
    )
    lines = [(p.type.capped(BOLD.sized(16), 21 * scale), first)]
    if second:
        lines.append((p.type.capped(BODY.sized(16), 21 * scale), second))
    points, hero = texts.signed(preview.score or 0), HERO.sized(34).on_board()
    number = p.text_width(points, hero)
    room = max(p.text_width(text, style) for style, text in lines)
    room = min(room, scene.places.board.w * 0.8 - number - 44)
    box = _draw_sheet(p, scene, max(150.0, number + room + 44))
    p.text(points, box.x + 16, box.centre[1], hero, scene.accent)
    y = box.centre[1] - 11.5 * scale * (len(lines) - 1)
    for style, text in lines:
        p.text(text, box.x + 28 + number, y, style, max_width=room + 1, shrink=True)
        y += 23 * scale


def _draw_progress(p: Painter, scene: RooplyScene) -> None:
    """While the word is still too short: how many letters there are, of how many."""
    throw = scene.throw
    if throw is None:
        return
    said = texts.written(len(scene.draft.typed), throw.length)
    style = p.type.capped(BOLD.sized(17), 22 * min(1.3, p.text_scale))
    box = _draw_sheet(p, scene, p.text_width(said, style) + 36)
    p.text(said, *box.centre, style, "ink2", "centre")


def _draw_reason(p: Painter, scene: RooplyScene, said: str) -> None:
    scale = min(1.3, p.text_scale)
    style: Style = p.type.capped(BODY.sized(16), 21 * scale)
    wide = min(WIDE * scale, 61 + p.text_width(said, style))
    box = _draw_sheet(p, scene, wide)
    p.icon(Icon.INFO, box.x + 24, box.centre[1], 24, "danger")
    room = box.w - 56
    style = p.type.fitted_lines(said, style, room, box.h - 10)
    high = p.paragraph_height(said, room, style) - p.line_height(style)
    p.paragraph(said, box.x + 44, box.centre[1] - high / 2, room, style)


def _draw_sheet(p: Painter, scene: RooplyScene, wide: float) -> Box:
    """The empty bubble, so wide; gives back where it stands."""
    draft, high = scene.draft, HIGH * min(1.3, p.text_scale)
    word = draft.squares or tuple(yellow.square for yellow in draft.yellows)
    ghost = Ghost(word, (*word, *draft.blacks, *scene.faulty))
    place = bubble_place(scene.places, scene.board_of(scene.large), ghost, wide, high)
    draw_bubble(p, place.box, place.tip, place.side)
    return place.box


@lru_cache(maxsize=16)
def bubble_place(at: Places, board: Board, ghost: Ghost, wide: float, high: float) -> BubblePlace:
    """The place near the word that covers the fewest letters and none of the play."""
    boxes = [at.square(square) for square in ghost.word]
    near = _beside(ghost.word)

    def cost(option: tuple[float, BubblePlace]) -> float:
        return option[0] + _covered(at, board, option[1].box, ghost, near)

    options = [*_upright(at, boxes, wide, high), *_level(at, boxes, wide, high)]
    if not options:
        inner = at.board.inset(4)
        box = Box(inner.x, inner.y, wide, high)
        return BubblePlace(box, (boxes[0].x, boxes[0].y), "below")
    return min(options, key=cost)[1]


def _upright(
    at: Places, boxes: list[Box], wide: float, high: float
) -> Iterator[tuple[float, BubblePlace]]:
    """Places above and below the word, with what their distance costs."""
    inner = at.board.inset(4)
    top, bottom = min(b.y for b in boxes), max(b.bottom for b in boxes)
    for far in (0, 1):
        reach = AWAY + far * at.cell
        ends: tuple[tuple[float, float, TipSide], ...] = (
            (top, top - reach - high, "below"),
            (bottom, bottom + reach, "above"),
        )
        for edge, y, side in ends:
            tip = _mean([b.centre[0] for b in boxes if edge in (b.y, b.bottom)])
            tip_y = (y + high + AWAY - 3) if side == "below" else (y - AWAY + 3)
            for step in range(-2, 3):
                x = min(max(tip - wide / 2 + step * at.cell, inner.x), inner.right - wide)
                box = Box(x, y, wide, high)
                if inner.y <= y and box.bottom <= inner.bottom:
                    tip_x = min(max(tip, x + 30), x + wide - 30)
                    yield far * _FAR, BubblePlace(box, (tip_x, tip_y), side)


def _level(
    at: Places, boxes: list[Box], wide: float, high: float
) -> Iterator[tuple[float, BubblePlace]]:
    """Places left and right of the word, with what their distance costs."""
    inner = at.board.inset(4)
    left, right = min(b.x for b in boxes), max(b.right for b in boxes)
    for far in (0, 1):
        reach = AWAY + far * at.cell
        ends: tuple[tuple[float, float, TipSide], ...] = (
            (left, left - reach - wide, "right"),
            (right, right + reach, "left"),
        )
        for edge, x, side in ends:
            tip = _mean([b.centre[1] for b in boxes if edge in (b.x, b.right)])
            tip_x = (x + wide + AWAY - 3) if side == "right" else (x - AWAY + 3)
            for step in range(-2, 3):
                y = min(max(tip - high / 2 + step * at.cell, inner.y), inner.bottom - high)
                box = Box(x, y, wide, high)
                if inner.x <= x and box.right <= inner.right:
                    tip_y = min(max(tip, y + 20), y + high - 20)
                    yield far * _FAR, BubblePlace(box, (tip_x, tip_y), side)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _beside(word: tuple[Square, ...]) -> frozenset[Square]:
    """The squares that touch the word: letters there make runs with it."""
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return frozenset(Square(row + down, column + right)
                     for row, column in word for down, right in steps)  # fmt: skip


def _covered(at: Places, board: Board, box: Box, ghost: Ghost, near: frozenset[Square]) -> float:
    bad = 0.0
    for square in at.squares_under(box):
        cell = board.cells[square.row * board.side + square.column]
        if square in ghost.play:
            bad += 10
        elif is_letter(cell):
            bad += 3 if square in near else 1
        elif cell != EMPTY:
            bad += 0.5
    return bad
