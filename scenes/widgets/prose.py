"""A few lines of text set together into a box, made smaller together where they need more room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.theme import Tint
from scenes.typography import BODY, Style

FLOOR = 14.0


class Passage(NamedTuple):
    """A text with its role and colour."""

    text: str
    style: Style = BODY
    tint: Tint = "ink"


def prose_height(p: Painter, passages: Sequence[Passage], width: float, gap: float = 4) -> float:
    """How high the passages stand under one another."""
    highs = [p.paragraph_height(text, width, style) for text, style, _ in passages]
    return sum(highs) + gap * max(0, len(highs) - 1)


def fitted_prose(
    p: Painter, passages: Sequence[Passage], box: Box, gap: float = 4
) -> tuple[Passage, ...]:
    """The passages in sizes at which they fit the box, none below `FLOOR` units."""
    share = 1.0
    while True:
        fitted = tuple(_smaller(p, passage, share) for passage in passages)
        too_wide = any(
            p.text_width(word, s) > box.w for text, s, _ in fitted for word in text.split()
        )
        fits = prose_height(p, fitted, box.w, gap) <= box.h and not too_wide
        if fits or all(p.scaled(style.size) <= FLOOR + 0.01 for _, style, _ in fitted):
            return fitted
        share *= 0.96


def as_many_as_fit(
    p: Painter, passages: Sequence[Passage], box: Box, gap: float = 4
) -> tuple[Passage, ...]:
    """The first passages that the box has room for, the last ones given up; at least one."""
    said = [passage for passage in passages if passage.text]
    while len(said) > 1:
        if prose_height(p, fitted_prose(p, said, box, gap), box.w, gap) <= box.h:
            break
        said.pop()
    return tuple(said)


def fits_line(p: Painter, text: str, style: Style, width: float) -> bool:
    """Whether a line can be made small enough for the width, and still be read."""
    return p.text_width(text, p.type.fitted(text, style, width)) <= width


def fit_words(p: Painter, text: str, style: Style, width: float) -> Style:
    """The style in a size, not below `FLOOR`, at which no word is wider than a line."""
    for word in text.split():
        style = p.type.fitted(word, style, width, FLOOR)
    return style


def _smaller(p: Painter, passage: Passage, share: float) -> Passage:
    size = passage.style.size
    least = min(size, FLOOR / p.text_scale)
    return passage._replace(style=passage.style.sized(max(least, size * share)))


def draw_prose(p: Painter, box: Box, passages: Sequence[Passage], gap: float = 4) -> None:
    """The passages at the left of a box, in the middle of its height."""
    fitted = fitted_prose(p, passages, box, gap)
    y = box.centre[1] - prose_height(p, fitted, box.w, gap) / 2
    for text, style, tint in fitted:
        p.paragraph(text, box.x, y + p.line_height(style) / 2, box.w, style, tint)
        y += p.paragraph_height(text, box.w, style) + gap
