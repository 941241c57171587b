"""The bubble beside a word that lies ready: what it would score, or why it can't be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Preview
from game.rooply.board import EMPTY, Square
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.rooply import texts
from scenes.typography import BODY, BOLD, HERO
from scenes.widgets.surfaces import TipSide, draw_bubble

if TYPE_CHECKING:
    from scenes.play.rooply.layout import Places
    from scenes.play.rooply.scene import RooplyScene

WIDE, HIGH, AWAY = 234.0, 62.0, 14.0


def draw_word_bubble(p: Painter, scene: RooplyScene, preview: Preview) -> None:
    """Beside the word, where it covers least."""
    scale = min(1.3, p.text_scale)
    said = texts.against(preview)
    if said:
        box, tip, side = bubble_place(scene, WIDE * scale, HIGH * scale)
        draw_bubble(p, box, tip, side)
        _draw_reason(p, box, said)
        return
    draft = scene.draft
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
    wide = max(150.0, number + room + 44)
    box, tip, side = bubble_place(scene, wide, HIGH * scale)
    draw_bubble(p, box, tip, side)
    p.text(points, box.x + 16, box.centre[1], hero, scene.accent)
    y = box.centre[1] - 11.5 * scale * (len(lines) - 1)
    for style, text in lines:
        p.text(text, box.x + 28 + number, y, style, max_width=room + 1, shrink=True)
        y += 23 * scale


def _draw_reason(p: Painter, box: Box, said: str) -> None:
    p.icon(Icon.INFO, box.x + 24, box.centre[1], 24, "danger")
    room = box.w - 56
    style = p.type.fitted_lines(said, BODY.sized(16), room, box.h - 10)
    high = p.paragraph_height(said, room, style) - p.line_height(style)
    p.paragraph(said, box.x + 44, box.centre[1] - high / 2, room, style)


def bubble_place(
    scene: RooplyScene, wide: float, high: float
) -> tuple[Box, tuple[float, float], TipSide]:
    """The place near the word that covers the fewest filled squares and none of the word."""
    at = scene.places
    ghost = (*scene.draft.squares, *scene.draft.blacks)
    options = list(_options(scene, wide, high))
    return min(options, key=lambda option: _covered(scene, at, option[0], ghost))


def _options(
    scene: RooplyScene, wide: float, high: float
) -> list[tuple[Box, tuple[float, float], TipSide]]:
    at = scene.places
    boxes = [at.square(square) for square in scene.draft.squares]
    left, right = min(b.x for b in boxes), max(b.right for b in boxes)
    top, bottom = min(b.y for b in boxes), max(b.bottom for b in boxes)
    inner = at.board.inset(4)
    found: list[tuple[Box, tuple[float, float], TipSide]] = []
    upright: list[tuple[float, float, TipSide]]
    upright = [(top, -AWAY - high, "below"), (bottom, AWAY, "above")]
    for edge, reach, side in upright:
        tip = _mean([b.centre[0] for b in boxes if edge in (b.y, b.bottom)])
        for step in range(-2, 3):
            x = min(max(tip - wide / 2 + step * at.cell, inner.x), inner.right - wide)
            box = Box(x, edge + reach, wide, high)
            if inner.y <= box.y and box.bottom <= inner.bottom:
                tip_x = min(max(tip, x + 30), x + wide - 30)
                found.append((box, (tip_x, edge + (-3 if reach < 0 else 3)), side))
    level: list[tuple[float, float, TipSide]]
    level = [(left, -AWAY - wide, "right"), (right, AWAY, "left")]
    for edge, reach, side in level:
        tip = _mean([b.centre[1] for b in boxes if edge in (b.x, b.right)])
        for step in range(-2, 3):
            y = min(max(tip - high / 2 + step * at.cell, inner.y), inner.bottom - high)
            box = Box(edge + reach, y, wide, high)
            if inner.x <= box.x and box.right <= inner.right:
                tip_y = min(max(tip, y + 20), y + high - 20)
                found.append((box, (edge + (-3 if reach < 0 else 3), tip_y), side))
    if not found:
        found.append((Box(inner.x, inner.y, wide, high), (left, top), "below"))
    return found


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _covered(scene: RooplyScene, at: Places, box: Box, ghost: tuple[Square, ...]) -> float:
    board = scene.board_of(scene.large)
    bad = 0.0
    for number, cell in enumerate(board.cells):
        square = board.square(number)
        place = at.square(square)
        if place.right <= box.x or place.x >= box.right:
            continue
        if place.bottom <= box.y or place.y >= box.bottom:
            continue
        bad += 10 if square in ghost else 1 if cell != EMPTY else 0
    return bad
