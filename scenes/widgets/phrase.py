"""A phrase printed on a paper strip, its letters struck out one by one.

The layout only needs a way to measure text, so that it can be asked for without drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from scenes.canvas import Box
from scenes.paint import Painter, Shadow
from scenes.paint.shapes import Point
from scenes.theme import Tint, colour, mix
from scenes.typography import HERO, Style

PRINT = HERO.on_board()
SIZE, GAP, SPACE = 46.0, 5.2, 18.0
LEAST_ONE_LINE = 34.0
"""A phrase that would have to be smaller than this on one line is set on two."""
_FADE = colour("7A6A58")
_PENCIL = colour("B02A1D")
_PIN = colour("8A5A10")

Measure = Callable[[str, Style], float]


@dataclass(frozen=True)
class Glyph:
    """One printed character: its index in the phrase, left edge, middle height, width, size."""

    index: int
    letter: str
    x: float
    y: float
    w: float
    size: float


class Mark(NamedTuple):
    """What became of a letter: still there, gone to the pool, or struck (`struck` 0-1)."""

    gone: bool = False
    struck: float | None = None


WHOLE = Mark()


@lru_cache(maxsize=4)
def phrase_glyphs(measure: Measure, box: Box, phrase: str) -> tuple[Glyph, ...]:
    """Where each character of the phrase is printed in `box`; spaces have no glyph.

    On one line as large as 46 units, or on two lines when it would be smaller than 34.
    """
    room = box.w - 40
    size = min(SIZE, SIZE * room / max(1.0, _width(measure, phrase)))
    if size >= LEAST_ONE_LINE or " " not in phrase:
        return tuple(_line(measure, phrase, 0, box.centre, size))
    cut = _best_cut(measure, phrase)
    upper, lower = phrase[:cut], phrase[cut + 1 :]
    widest = max(_width(measure, upper), _width(measure, lower))
    size = min(box.h * 0.40, SIZE * room / widest)
    cx, cy = box.centre
    down = box.h * 0.22
    return (
        *_line(measure, upper, 0, (cx, cy - down), size),
        *_line(measure, lower, cut + 1, (cx, cy + down), size),
    )


def _advance(measure: Measure, letter: str, size: float) -> float:
    """The room a character takes, without the gap after it."""
    return SPACE * size / SIZE if letter == " " else measure(letter, PRINT.sized(size))


def _width(measure: Measure, text: str) -> float:
    return sum(_advance(measure, letter, SIZE) + GAP for letter in text) - GAP


def _best_cut(measure: Measure, phrase: str) -> int:
    """The space at which both lines are most alike in width."""
    spaces = [i for i, letter in enumerate(phrase) if letter == " "]
    return min(
        spaces,
        key=lambda i: abs(_width(measure, phrase[:i]) - _width(measure, phrase[i + 1 :])),
    )


def _line(measure: Measure, text: str, first: int, middle: Point, size: float) -> list[Glyph]:
    gap = GAP * size / SIZE
    widths = [_advance(measure, letter, size) for letter in text]
    x = middle[0] - (sum(widths) + gap * (len(text) - 1)) / 2
    glyphs: list[Glyph] = []
    for i, (letter, wide) in enumerate(zip(text, widths, strict=True)):
        if letter != " ":
            glyphs.append(Glyph(first + i, letter, x, middle[1], wide, size))
        x += wide + gap
    return glyphs


def draw_strip(p: Painter, box: Box) -> None:
    """The paper strip, held by two pins."""
    p.shadow(*box, 6, Shadow(5, 8, 0.45))
    p.rounded(*box, 6, "strip")
    gold = mix(p.colour("gold"), _PIN, 0.25)
    for x in (box.x + 16, box.right - 16):
        p.shadow(x - 6, box.y + 9, 12, 12, 6, Shadow(3, 3, 0.5))
        p.circle(x, box.y + 15, 6, gold)
        p.circle(x - 1.5, box.y + 13.5, 2, colour("FFF3D0"))


def draw_phrase(p: Painter, glyphs: Sequence[Glyph], marks: Sequence[Mark]) -> None:
    """The printed phrase; `marks` has an entry for every character, spaces too."""
    if not glyphs or any(mark.struck not in (None, 0.0, 1.0) for mark in marks):
        _draw_phrase(p, glyphs, marks)
        return
    left, right = min(glyph.x for glyph in glyphs), max(glyph.x + glyph.w for glyph in glyphs)
    top, low = min(glyph.y for glyph in glyphs), max(glyph.y for glyph in glyphs)
    box = (left, top, right - left, low - top)
    key = ("phrase", tuple(glyphs), tuple(marks))
    p.still(key, *box, lambda q: _draw_phrase(q, glyphs, marks), pad=SIZE)


def _draw_phrase(p: Painter, glyphs: Sequence[Glyph], marks: Sequence[Mark]) -> None:
    for glyph in glyphs:
        mark = marks[glyph.index]
        p.text(glyph.letter, glyph.x, glyph.y, PRINT.sized(glyph.size), _ink(p, mark))
    for glyph in glyphs:
        struck = marks[glyph.index].struck
        if struck:
            draw_strike(p, glyph, struck)


def _ink(p: Painter, mark: Mark) -> Tint:
    if mark.struck is not None:
        start, paper = p.colour("tile_ink"), mix(p.colour("strip"), _FADE, 0.55)
        return mix(start, paper, round(mark.struck * 8) / 8)
    return mix(p.colour("strip"), _FADE, 0.16) if mark.gone else "tile_ink"


def draw_strike(p: Painter, glyph: Glyph, share: float = 1.0) -> None:
    """A rising pencil stroke through a letter, drawn as far as `share` (0-1)."""
    s = glyph.size / SIZE
    stroke = [
        (glyph.x - 6 * s, glyph.y + 9 * s),
        (glyph.x + glyph.w * 0.5, glyph.y + 1 * s),
        (glyph.x + glyph.w + 6 * s, glyph.y - 10 * s),
    ]
    tint: Tint = "danger" if p.theme.high_contrast else _PENCIL
    p.line(_part(stroke, min(1.0, share)), 4 * s, tint)


def _part(points: list[Point], share: float) -> list[Point]:
    """The beginning of a line, `share` of its length."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    left = sum(lengths) * share
    part = [points[0]]
    for ((x0, y0), (x1, y1)), length in zip(pairwise(points), lengths, strict=True):
        if left <= 0:
            break
        step = min(1.0, left / length)
        part.append((x0 + (x1 - x0) * step, y0 + (y1 - y0) * step))
        left -= length
    return part
