"""A wild tile stretched to hold the letters it is spelled as."""

from __future__ import annotations

from scenes.paint import Painter, Shadow
from scenes.theme import WHITE, mix
from scenes.typography import LETTER
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.tile import RADIUS

PITCH = 0.61
"""The distance of two letters, as a share of the tile's height."""


def spelled_width(side: float, letters: str, *, active: bool = False) -> float:
    """How wide a wild tile of height `side` becomes for its letters."""
    room = 0.46 + PITCH * len(letters) + (0.25 if active and letters else 0.0)
    return max(side, side * room)


def draw_spelled_wild(
    p: Painter, x: float, y: float, side: float, letters: str, *, active: bool = False
) -> float:
    """A wild tile with gold letters over gold underlines; gives back its width.

    The `active` one, being written, has a cursor and the focus ring; an empty one its star.
    """
    width = spelled_width(side, letters, active=active)
    p.sprite(
        ("spelled", letters, active),
        x,
        y,
        width,
        side,
        lambda q: _draw(q, width, side, letters, active),
        pad=side * 0.25,
    )
    if active:
        draw_focus_ring(p, x, y, width, side, side * RADIUS, 1)
    return width


def _draw(p: Painter, width: float, side: float, letters: str, active: bool) -> None:
    radius, thick = side * RADIUS, side * 0.085
    p.shadow(0, 0, width, side, radius, Shadow(side * 0.07, side * 0.07, 0.4))
    p.rounded(0, thick, width, side - thick, radius, "wild_side")
    p.rounded(0, 0, width, side - thick, radius, "wild")
    faint = mix(p.colour("wild"), p.colour("gold"), 0.6)
    if not letters:
        p.star(width / 2, side * 0.43, side * 0.2, side * 0.09, faint)
        p.rounded(width / 2 - side * 0.23, side * 0.76, side * 0.46, side * 0.045, 1, faint)
    pitch = side * PITCH
    cursor = side * 0.18 if active else 0.0
    left = (width - len(letters) * pitch - cursor) / 2
    for i, letter in enumerate(letters):
        middle = left + (i + 0.5) * pitch
        p.text(letter, middle, side * 0.43, LETTER.sized(side * 0.62), "gold", "centre")
        p.rounded(middle - side * 0.23, side * 0.76, side * 0.46, side * 0.045, 1, faint)
    if active:
        at = left + len(letters) * pitch + side * 0.09
        p.rounded(at, side * 0.14, side * 0.06, side * 0.57, 2, WHITE)
