"""Shapes in units: rectangles with round corners, shadows, circles, lines, stars."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.paint import shapes
from scenes.paint.ground import Ground, Spot
from scenes.paint.shapes import OVERSAMPLE, Point
from scenes.theme import Colour, Tint, faded


class Shadow(NamedTuple):
    """How far a shadow falls, how soft (both in units) and how dark (0-1) it is."""

    fall: float
    blur: float
    alpha: float


PANEL_SHADOW = Shadow(4, 9, 0.20)
PANEL_SHADOW_DARK = Shadow(4, 9, 0.50)
BUTTON_SHADOW = Shadow(5, 5, 0.22)
RAISED_SHADOW = Shadow(6, 12, 0.30)
BOARD_SHADOW = Shadow(8, 16, 0.34)
DIALOG_SHADOW = Shadow(14, 26, 0.50)
WIDE = 16
"""Lines of so many pixels and more are drawn three times as large only, for they are long."""


class Shaping(Ground):
    """Draws shapes. Curves are anti-aliased, straight edges lie on whole pixels."""

    def rounded(self, x: float, y: float, w: float, h: float, r: float, tint: Tint) -> None:
        """A filled rectangle with round corners of radius `r`."""
        rect, radius, solid = self.rect(x, y, w, h), self.px(r), self.theme[tint]
        if rect.w <= 0 or rect.h <= 0:
            return
        key = ("rounded", rect.w, rect.h, radius, solid)
        self.put(key, lambda: shapes.rounded(rect.w, rect.h, radius, solid), rect.x, rect.y)

    def fill(self, x: float, y: float, w: float, h: float, tint: Tint) -> None:
        """A filled rectangle; may be transparent."""
        self.rounded(x, y, w, h, 0, tint)

    def hairline(
        self, x: float, y: float, length: float, *, upright: bool = False, tint: Tint = "line"
    ) -> None:
        """A thin line from (`x`, `y`) to the right or down, equally thick wherever it stands."""
        thick = max(1, self.px(self.stroke(1.2)))
        rect = self.rect(x, y, 0, length) if upright else self.rect(x, y, length, 0)
        size = (thick, rect.h) if upright else (rect.w, thick)
        self.surface.fill(self.colour(tint), (rect.topleft, size))

    def edged(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        tint: Tint,
        edge: Tint = "line",
        width: float = 1.0,
    ) -> None:
        """A filled rectangle with round corners and an edge inside its bounds."""
        rect, radius = self.rect(x, y, w, h), self.px(r)
        if rect.w <= 0 or rect.h <= 0:
            return
        line = max(1, self.px(self.stroke(width)))
        inner, outer = self.theme[tint], self.theme[edge]

        def make() -> Surface:
            image = shapes.rounded(rect.w, rect.h, radius, outer)
            core = shapes.rounded(
                rect.w - 2 * line, rect.h - 2 * line, max(0, radius - line), inner
            )
            image.blit(core, (line, line), special_flags=pygame.BLEND_PREMULTIPLIED)
            return image

        self.put(("edged", rect.w, rect.h, radius, line, inner, outer), make, rect.x, rect.y)

    def outline(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        tint: Tint,
        width: float,
        dash: float | None = None,
    ) -> None:
        """The edge of a round-cornered rectangle, inside its bounds; `dash`: length of a dash."""
        rect, radius, solid = self.rect(x, y, w, h), round(r * self.k * 4) / 4, self.theme[tint]
        line = max(1.0, round(self.stroke(width) * self.k * 4) / 4)
        cut = None if dash is None else max(2.0, dash * self.k)

        def make() -> Surface:
            return shapes.outline(rect.w, rect.h, radius, line, solid, cut)

        self.put(("outline", rect.w, rect.h, radius, line, cut, solid), make, rect.x, rect.y)

    def shadow(self, x: float, y: float, w: float, h: float, r: float, cast: Shadow) -> None:
        """The shadow of a round-cornered rectangle at this place."""
        rect, radius, blur = self.rect(x, y + cast.fall, w, h), self.px(r), self.px(cast.blur)
        solid = faded(self.theme["shadow"], cast.alpha)
        key = ("shadow", rect.w, rect.h, radius, blur, solid)
        self.put(
            key,
            lambda: shapes.shadow(rect.w, rect.h, radius, blur, solid),
            rect.x - 2 * blur,
            rect.y - 2 * blur,
        )

    def circle(self, cx: float, cy: float, r: float, tint: Tint) -> None:
        """A filled circle."""
        self._circle(cx, cy, r, tint, 0.0)

    def ring(self, cx: float, cy: float, r: float, width: float, tint: Tint) -> None:
        """A circle line of `width`, its outer edge at radius `r`."""
        self._circle(cx, cy, r, tint, width)

    def _circle(self, cx: float, cy: float, r: float, tint: Tint, width: float) -> None:
        radius = round(r * self.k * OVERSAMPLE)
        line = round(width * self.k * OVERSAMPLE)

        def draw(large: Surface, solid: Colour, points: list[Point]) -> None:
            pygame.draw.circle(large, solid, points[0], radius, line)

        margin = radius / OVERSAMPLE + 1
        self.put_smooth(("circle", radius, line), [(cx, cy)], margin, tint, draw)

    def polygon(self, points: Sequence[Point], tint: Tint) -> None:
        """A filled polygon."""

        def draw(large: Surface, solid: Colour, corners: list[Point]) -> None:
            pygame.draw.polygon(large, solid, corners)

        self.put_smooth(("polygon",), points, 1, tint, draw)

    def line(self, points: Sequence[Point], width: float, tint: Tint) -> None:
        """A line through the points with round joints and ends."""
        times = OVERSAMPLE if width * self.k < WIDE else 3
        wide = max(1.0, round(width * self.k * times))

        def draw(large: Surface, solid: Colour, path: list[Point]) -> None:
            shapes.draw_path(large, solid, path, wide)

        self.put_smooth(("line", wide), points, wide / times / 2 + 1, tint, draw, times)

    def dashed_line(
        self, points: Sequence[Point], width: float, tint: Tint, on: float = 14, off: float = 9
    ) -> None:
        """A line of dashes with round ends."""
        for piece in shapes.dashes(points, on, off):
            self.line(piece, width, tint)

    def arc(
        self, cx: float, cy: float, r: float, width: float, start: float, end: float, tint: Tint
    ) -> None:
        """Part of a ring of outer radius `r`; degrees, 0 at the top, clockwise; round ends.

        Drawn anew each time: it belongs into a sprite.
        """
        if end <= start:
            return
        rect, solid = self.rect(cx - r, cy - r, 2 * r, 2 * r).inflate(2, 2), self.theme[tint]
        opaque = (*solid[:3], 255)
        spot = Spot(self.k, (self.origin[0] - rect.x, self.origin[1] - rect.y))
        part = Shaping(shapes.blank(*rect.size), spot, self.tools)
        part.ring(cx, cy, r, width, opaque)
        if end - start < 360:
            part._cut_pie((cx, cy), r, width, (end, start + 360), opaque)
        self.blit(shapes.veil(part.surface, solid[3]), rect.x, rect.y)

    def _cut_pie(
        self, centre: Point, r: float, width: float, angles: tuple[float, float], tint: Tint
    ) -> None:
        """Take a pie out of a ring and round the two ends that are left."""
        pie = [centre, *shapes.arc_points(centre, r + 2 * self.pixel(), *angles)]
        pygame.draw.polygon(self.surface, (0, 0, 0, 0), [self.at(*point) for point in pie])
        for angle in angles:
            end = shapes.arc_points(centre, r - width / 2, angle, angle)[0]
            self.circle(*end, width / 2, tint)

    def star(self, cx: float, cy: float, r: float, width: float, tint: Tint) -> None:
        """The six-armed star of a wild tile: arms of length `r`, `width` thick."""
        wide = round(width * self.k * OVERSAMPLE)
        arms = [(r * cos(pi * i / 3 + pi / 2), r * sin(pi * i / 3 + pi / 2)) for i in range(3)]
        ends = [(cx + s * dx, cy - s * dy) for dx, dy in arms for s in (1, -1)]

        def draw(large: Surface, solid: Colour, points: list[Point]) -> None:
            for start, end in zip(points[::2], points[1::2], strict=True):
                shapes.draw_path(large, solid, [start, end], wide)

        self.put_smooth(("star", wide), ends, wide / OVERSAMPLE / 2 + 1, tint, draw)
