"""A key or a gamepad's button, small, as it is printed there: what a prompt shows."""

from __future__ import annotations

from scenes.input.prompts import Glyph
from scenes.paint import Painter
from scenes.theme import Tint
from scenes.typography import BOLD

HIGH = 26.0
_STYLE = BOLD.sized(15).on_board()


def keycap_width(p: Painter, glyph: Glyph) -> float:
    """How wide it stands: round buttons are as wide as high, longer texts need more."""
    if glyph.icon is not None:
        return HIGH
    return max(HIGH, p.text_width(glyph.text, _STYLE) + 14)


def draw_keycap(p: Painter, right: float, cy: float, glyph: Glyph) -> None:
    """Ending at `right`, in the middle of `cy`; keys have corners, buttons are round."""
    wide = keycap_width(p, glyph)
    x, y = right - wide, cy - HIGH / 2
    radius = 7.0 if glyph.shape == "keycap" else HIGH / 2
    ground: Tint = "ink"
    p.edged(x, y, wide, HIGH, radius, ground, "panel", 1.5)
    middle = x + wide / 2
    if glyph.icon is not None:
        p.icon(glyph.icon, middle, cy, 18, "panel")
    else:
        p.text(glyph.text, middle, cy, _STYLE, "panel", "centre")
