"""The focus ring: four units of gold between two fine lines of ink."""

from __future__ import annotations

from scenes.paint import Painter


def draw_focus_ring(
    p: Painter, x: float, y: float, w: float, h: float, r: float, gap: float = 4
) -> None:
    """The ring around a control of radius `r`; its middle runs `gap` units outside the control."""
    unit = p.stroke(1)
    for tint, inner, width in (("ink", gap - 3, 6), ("focus", gap - 3 + unit, 4)):
        out = inner + width * unit
        box = (x - out, y - out, w + 2 * out, h + 2 * out)
        p.outline(*box, r + out, "ink" if tint == "ink" else "focus", width)
