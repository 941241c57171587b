"""One of several ways to say a thing: the longest that its place has room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.paint import Painter
from scenes.typography import Style


class Fitted(NamedTuple):
    """A text and the style in which it fits."""

    text: str
    style: Style


def fitting(p: Painter, ways: Sequence[str], style: Style, width: float) -> Fitted:
    """The first of the ways that fits at a readable size, or the last one; empty for none."""
    for text in ways:
        smaller = p.type.fitted(text, style, width)
        if p.text_width(text, smaller) <= width:
            return Fitted(text, smaller)
    return Fitted(ways[-1] if ways else "", style)
