"""The logical canvas: units to pixels and back.

One unit is 1/720 of the canvas height. The canvas is 1280 x 720 units at 16:9 and grows in the
longer direction, to 1280 x 960 at 4:3 and 1680 x 720 at 21:9; beyond these the canvas stands in
the middle and the rest of the window is table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

WIDTH, HEIGHT = 1280.0, 720.0
WIDEST, TALLEST = 1680.0, 960.0


class Box(NamedTuple):
    """A rectangle in units: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The rectangle made smaller by `dx` at the sides and `dy` (or `dx`) above and below."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def moved(self, dx: float, dy: float) -> Box:
        """The rectangle shifted by `dx`, `dy`."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether the point lies inside (left and top edges belong to it)."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom


@dataclass(frozen=True)
class Canvas:
    """A window of `width` x `height` pixels seen in units.

    `text_scale` (1.0-1.75) enlarges the type roles, never the boards.
    """

    width: int = 1280
    height: int = 720
    text_scale: float = 1.0

    @property
    def k(self) -> float:
        """Pixels per unit."""
        return min(self.width / WIDTH, self.height / HEIGHT)

    @property
    def w(self) -> float:
        """Width of the canvas in units, 1280 to 1680."""
        return min(self.width / self.k, WIDEST)

    @property
    def h(self) -> float:
        """Height of the canvas in units, 720 to 960."""
        return min(self.height / self.k, TALLEST)

    @property
    def origin(self) -> tuple[float, float]:
        """Where the canvas begins in the window, in pixels."""
        return (self.width - self.w * self.k) / 2, (self.height - self.h * self.k) / 2

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.k)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """The pixels of a rectangle in units, each edge rounded by itself."""
        left, top = self.origin
        x0, y0 = round(left + x * self.k), round(top + y * self.k)
        x1, y1 = round(left + (x + w) * self.k), round(top + (y + h) * self.k)
        return pygame.Rect(x0, y0, x1 - x0, y1 - y0)

    def to_units(self, position: tuple[float, float]) -> tuple[float, float]:
        """A pixel of the window as a point in units, also outside the canvas."""
        left, top = self.origin
        return (position[0] - left) / self.k, (position[1] - top) / self.k
