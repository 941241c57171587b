"""What every kind of drawing stands on: a surface, units, a theme and the shared caches."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil, floor
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from scenes.canvas import Box
from scenes.paint import shapes
from scenes.paint.cache import Key, SurfaceCache
from scenes.paint.lettering import Typesetter
from scenes.paint.shapes import OVERSAMPLE, Point
from scenes.theme import Colour, Theme, Tint

CACHE_BYTES = 48 * 2**20
"""What the cache may hold at 1280 x 720; at larger windows more, in proportion."""


class Placed(Protocol):
    """Where units lie on a surface: pixels a unit, and the pixel of (0, 0)."""

    @property
    def k(self) -> float:
        """Pixels a unit."""
        ...

    @property
    def origin(self) -> Point:
        """The pixel where the units begin."""
        ...


class Spot(NamedTuple):
    """Units on a picture of its own."""

    k: float
    origin: Point = (0.0, 0.0)


@dataclass(frozen=True, eq=False)
class Tools:
    """What a painter shares with the painters of its sprites.

    `wordless` are the places of buttons that show an icon and no word, as last drawn.
    """

    theme: Theme
    cache: SurfaceCache
    text_scale: float = 1.0
    easy_reading: bool = False
    typesetters: dict[float, Typesetter] = field(default_factory=dict[float, Typesetter])
    wordless: set[tuple[float, float, float, float]] = field(
        default_factory=set[tuple[float, float, float, float]]
    )

    def typesetter(self, k: float) -> Typesetter:
        """The typesetter for a scale of `k` pixels a unit."""
        if k not in self.typesetters:
            self.typesetters[k] = Typesetter(k, self.text_scale, self.easy_reading)
        return self.typesetters[k]


def cache_limit(surface: Surface) -> int:
    """How many bytes of surfaces are kept for a window of this size."""
    return max(CACHE_BYTES, CACHE_BYTES * surface.get_width() * surface.get_height() // 921600)


class Ground:
    """A surface with units on it. Coordinates and sizes are in units unless said otherwise."""

    def __init__(self, surface: Surface, placed: Placed, tools: Tools) -> None:
        self.surface = surface
        self.tools = tools
        self.theme = tools.theme
        self.cache = tools.cache
        self.k = placed.k
        self.origin = placed.origin
        self.type = tools.typesetter(placed.k)

    @property
    def text_scale(self) -> float:
        """The text-size setting, 1.0-1.75."""
        return self.tools.text_scale

    def colour(self, tint: Tint) -> Colour:
        """The colour of a token; a colour stays itself."""
        return self.theme[tint]

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.k)

    def pixel(self) -> float:
        """One pixel in units."""
        return 1 / self.k

    def stroke(self, width: float) -> float:
        """The width of an edge or outline: half as wide again in high contrast."""
        return width * 1.5 if self.theme.high_contrast else width

    def at(self, x: float, y: float) -> Point:
        """A point in pixels, not rounded."""
        return self.origin[0] + x * self.k, self.origin[1] + y * self.k

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in pixels, each edge rounded by itself."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + w, y + h)
        x0, y0 = round(left), round(top)
        return Rect(x0, y0, round(right) - x0, round(bottom) - y0)

    def apart(self, box: Box, gap: float = 1.0) -> Box:
        """A square of a grid on whole pixels, its right and its foot drawn in by `gap`.

        The gap is a pixel at least and equally wide between all squares, wherever they stand.
        """
        free = max(1, self.px(gap))
        # What comes close to half a pixel must fall to one side for both neighbours.
        left, top = (floor(v + 0.5 + 1e-6) for v in self.at(box.x, box.y))
        right, foot = (floor(v + 0.5 + 1e-6) - free for v in self.at(box.right, box.bottom))
        x, y = (left - self.origin[0]) / self.k, (top - self.origin[1]) / self.k
        return Box(x, y, max(1, right - left) / self.k, max(1, foot - top) / self.k)

    @contextmanager
    def clip(self, x: float, y: float, w: float, h: float) -> Generator[None]:
        """Draw only inside this rectangle for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(x, y, w, h).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def blit(self, image: Surface, left: float, top: float, alpha: float = 1.0) -> None:
        """Put a premultiplied surface at a pixel, fainter if `alpha` (0-1) is below one."""
        if alpha < 1:
            image = shapes.veil(image.copy(), max(0, round(alpha * 255)))
        self.surface.blit(image, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def put(self, key: Key, make: Callable[[], Surface], left: float, top: float) -> None:
        """Put the surface kept under `key`, or made now, at a pixel."""
        self.blit(self.cache.get(key, make), left, top)

    def put_smooth(
        self,
        key: Key,
        points: Sequence[Point],
        margin: float,
        tint: Tint,
        draw: Callable[[Surface, Colour, list[Point]], None],
        times: int = OVERSAMPLE,
    ) -> None:
        """Put a shape given by points, cached by their places relative to the pixel grid.

        `margin` pixels around the points are drawn on. `draw` gets a surface `times` larger, an
        opaque colour and the points on that surface.
        """
        places = [self.at(*point) for point in points]
        left = floor(min(x for x, _ in places) - margin)
        top = floor(min(y for _, y in places) - margin)
        width = ceil(max(x for x, _ in places) + margin) - left
        height = ceil(max(y for _, y in places) + margin) - top
        local = tuple((round((x - left) * times), round((y - top) * times)) for x, y in places)
        solid = self.theme[tint]

        def make() -> Surface:
            scaled: list[Point] = [(float(x), float(y)) for x, y in local]
            return shapes.smooth(width, height, solid, lambda big, c: draw(big, c, scaled), times)

        self.put((*key, local, width, height, solid), make, left, top)
