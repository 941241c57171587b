"""A key or a gamepad's button, small, as it is printed there: what a prompt shows."""

from __future__ import annotations

from scenes.input.prompts import Figure, Glyph
from scenes.paint import Painter
from scenes.theme import Tint
from scenes.typography import BOLD, Style

HIGH, LARGEST = 26.0, 1.4
"""At the usual text size, and by how much it grows at most."""


def keycap_height(p: Painter) -> float:
    """How high it stands."""
    return HIGH * min(p.text_scale, LARGEST)


def keycap_width(p: Painter, glyph: Glyph) -> float:
    """How wide it stands: round buttons are as wide as high, longer texts need more."""
    high = keycap_height(p)
    if glyph.icon is not None or glyph.figure is not None:
        return high
    return max(high, p.text_width(glyph.text, _style(p)) + 0.54 * high)


def draw_keycap(p: Painter, right: float, cy: float, glyph: Glyph) -> None:
    """Ending at `right`, in the middle of `cy`; keys have corners, buttons are round."""
    wide, high = keycap_width(p, glyph), keycap_height(p)
    x, y = right - wide, cy - high / 2
    radius = 7.0 if glyph.shape == "keycap" else high / 2
    p.edged(x, y, wide, high, radius, "ink", "panel", 1.5)
    middle = x + wide / 2
    if glyph.icon is not None:
        p.icon(glyph.icon, middle, cy, 0.7 * high, "panel")
    elif glyph.figure is not None:
        _draw_figure(p, glyph.figure, middle, cy, 0.21 * high)
    else:
        p.text(glyph.text, middle, cy, _style(p), "panel", "centre")


def _draw_figure(p: Painter, figure: Figure, cx: float, cy: float, r: float) -> None:
    """One of the PlayStation's four, reaching `r` from its middle."""
    tint: Tint = "panel"
    if figure == "circle":
        p.ring(cx, cy, r + 1, 2, tint)
    elif figure == "cross":
        p.line([(cx - r, cy - r), (cx + r, cy + r)], 2, tint)
        p.line([(cx - r, cy + r), (cx + r, cy - r)], 2, tint)
    else:
        top = [(cx, cy - r)] if figure == "triangle" else [(cx - r, cy - r), (cx + r, cy - r)]
        foot = [(cx + r, cy + r), (cx - r, cy + r)]
        p.line([*top, *foot, top[0]], 2, tint)


def _style(p: Painter) -> Style:
    return p.type.capped(BOLD.sized(15), keycap_height(p) * 0.78)
