"""The head of a screen: the way back, its title with a line below, and the small mark."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box, Canvas
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BOLD, H2
from scenes.widgets.button import Button, State, draw_button
from scenes.widgets.logo import draw_wordmark, wordmark_width

BACK = Box(32, 24, 48, 48)
BOTTOM = 96.0
"""Where what stands below the head begins."""
MARK = 34.0


@dataclass(frozen=True)
class Header:
    """What the head says."""

    title: str
    sub: str = ""
    accent: Accent = "lake"


def draw_header(
    p: Painter,
    canvas: Canvas,
    header: Header,
    back: State = "rest",
    until: float | None = None,
) -> None:
    """Back button, title and sub-title at the left, the mark at the right if there is room.

    The titles end before `until`, where something else stands between them and the mark.
    """
    draw_button(p, BACK, Button("", Icon.ARROW_BACK), back)
    style, below = p.type.capped(H2, 40), p.type.capped(BOLD, 23)
    right = canvas.w - 32
    mark = wordmark_width(p, MARK)
    wanted = max(p.text_width(header.title, style), p.text_width(header.sub, below))
    if 100 + wanted + 24 <= right - mark:
        draw_wordmark(p, right - mark, 48, MARK)
        right -= mark + 24
    room = (right if until is None else min(right, until - 20)) - 100
    y = 40.0 if header.sub else 48.0
    p.text(header.title, 100, y, style, "ink", max_width=room, shrink=True)
    if header.sub:
        tint: Tint = header.accent
        p.text(
            header.sub,
            100,
            68 + max(0.0, p.scaled(below.size) - 18) * 0.6,
            below,
            tint,
            max_width=room,
            shrink=True,
        )
