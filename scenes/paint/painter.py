"""The painter: all drawing in one, with panels, wood, the table, and cached pictures."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import pygame
from pygame import Surface

from scenes.canvas import Canvas
from scenes.paint import materials, shapes
from scenes.paint.cache import Key, SurfaceCache
from scenes.paint.ground import Placed, Spot, Tools, cache_limit
from scenes.paint.shaping import PANEL_SHADOW, PANEL_SHADOW_DARK, Shaping
from scenes.paint.writing import Writing
from scenes.theme import Theme, Tint

TURNED_SIZE = 2
"""A sprite that is turned is drawn this many times larger, turned and scaled down."""
TURN_STEP = 1
"""Angles are rounded to so many degrees, scales to 1/32, so that turned sprites are kept."""

Draw = Callable[["Painter"], None]


class Painter(Shaping, Writing):
    """Draws in units on a surface, in the colours of a theme.

    Made anew when the window, the theme or the text size changes; the caches go with it.
    `easy_reading` sets running text in OpenDyslexic. Painters of sprites share `tools`.
    """

    def __init__(
        self,
        surface: Surface,
        canvas: Placed,
        theme: Theme,
        *,
        easy_reading: bool = False,
        tools: Tools | None = None,
    ) -> None:
        text_scale = canvas.text_scale if isinstance(canvas, Canvas) else 1.0
        own = Tools(theme, SurfaceCache(cache_limit(surface)), text_scale, easy_reading)
        super().__init__(surface, canvas, tools or own)

    def panel(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 18,
        tint: Tint = "panel",
        *,
        shadow: bool = True,
    ) -> None:
        """A sheet of paper on the table: shadow, face and a hairline edge."""
        if shadow:
            self.shadow(x, y, w, h, r, PANEL_SHADOW_DARK if self.theme.dark else PANEL_SHADOW)
        self.edged(x, y, w, h, r, tint, "line", 1)

    def wood(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        tint: Tint,
        grain: tuple[int, int, int] = (1, 9, 26),
    ) -> None:
        """A piece of wood; `grain`: seed, number of lines, alpha. High contrast has none."""
        rect, radius, solid = self.rect(x, y, w, h), self.px(r), self.theme[tint]
        lines = None if self.theme.high_contrast else grain
        self.put(
            ("wood", rect.w, rect.h, radius, solid, lines),
            lambda: materials.wood(rect.w, rect.h, radius, self.k, solid, lines),
            rect.x,
            rect.y,
        )

    def frame_shadow(
        self, x: float, y: float, w: float, h: float, depth: float = 6, alpha: int = 80
    ) -> None:
        """The shadow of a board's frame on its top and left."""
        rect, deep = self.rect(x, y, w, h), max(2, self.px(depth))
        self.put(
            ("frame shadow", rect.w, rect.h, deep, alpha),
            lambda: materials.frame_shadow(rect.w, rect.h, deep, alpha),
            rect.x,
            rect.y,
        )

    def table(self) -> None:
        """The table over the whole surface."""
        self.surface.blit(self._table(), (0, 0))

    def _table(self) -> Surface:
        size = self.surface.get_size()
        return self.cache.get(("table", size), lambda: materials.table(*size, self.k, self.theme))

    def backdrop(self, key: Key, draw: Draw) -> None:
        """The table with what `draw` puts on it, over the whole surface, kept under `key`.

        For all of a scene that does not move: one blit a frame.
        """

        def make() -> Surface:
            surface = self._table().copy()
            draw(Painter(surface, self, self.theme, tools=self.tools))
            return surface

        picture = self.cache.get(("backdrop", self.surface.get_size(), *key), make)
        self.surface.blit(picture, (0, 0))

    def still(
        self, key: Key, x: float, y: float, w: float, h: float, draw: Draw, *, pad: float = 0
    ) -> None:
        """A part of a scene that seldom changes, as one surface kept under `key`.

        `draw` draws it where it stands; `pad` is the room around it for shadows and edges.
        `key` must name all that `draw` depends on except place, size and theme.
        """
        rect, edge = self.rect(x, y, w, h), ceil(pad * self.k)
        rect = rect.inflate(2 * edge, 2 * edge)
        spot = Spot(self.k, (self.origin[0] - rect.x, self.origin[1] - rect.y))

        def make() -> Surface:
            surface = shapes.blank(*rect.size)
            draw(Painter(surface, spot, self.theme, tools=self.tools))
            return surface

        self.put(("still", *key, x, y, w, h, self.k), make, rect.x, rect.y)

    def scrim(self) -> None:
        """Darken all that was drawn, for a dialog to stand before."""
        size, solid = self.surface.get_size(), self.theme["scrim"]
        self.put(("scrim", size), lambda: shapes.rounded(*size, 0, solid), 0, 0)

    def sprite(
        self,
        key: Key,
        x: float,
        y: float,
        w: float,
        h: float,
        draw: Draw,
        *,
        pad: float = 0,
        turn: float = 0,
        scale: float | tuple[float, float] = 1.0,
        alpha: float = 1.0,
    ) -> None:
        """A picture kept as one surface: `draw` draws it in units with its corner at (0, 0).

        `pad` is the room around it for shadows and edges. `turn` (degrees, anticlockwise) and
        `scale` (one factor, or across and down) act about its middle. `key` must name all that
        `draw` depends on except size and theme.
        """
        full = ("sprite", *key, w, h, self.k)
        across, down = scale if isinstance(scale, tuple) else (scale, scale)
        change = (
            round(turn / TURN_STEP) % (360 // TURN_STEP),
            round(across * 32),
            round(down * 32),
        )
        left, top = self.at(x, y)
        if change == (0, 32, 32):
            edge = ceil(pad * self.k)
            image = self.cache.get(full, lambda: self._picture(w, h, pad, draw, self.k))
            self.blit(image, round(left) - edge, round(top) - edge, alpha)
            return
        image = self.cache.get(
            (*full, change), lambda: self._changed(full, w, h, pad, draw, change)
        )
        middle = left + w * self.k / 2, top + h * self.k / 2
        half = image.get_width() / 2, image.get_height() / 2
        self.blit(image, round(middle[0] - half[0]), round(middle[1] - half[1]), alpha)

    def _picture(self, w: float, h: float, pad: float, draw: Draw, k: float) -> Surface:
        edge = ceil(pad * k)
        surface = shapes.blank(round(w * k) + 2 * edge, round(h * k) + 2 * edge)
        draw(Painter(surface, Spot(k, (edge, edge)), self.theme, tools=self.tools))
        return surface

    def _changed(
        self, key: Key, w: float, h: float, pad: float, draw: Draw, change: tuple[int, int, int]
    ) -> Surface:
        turn, across, down = change
        times = TURNED_SIZE if turn else 1
        large = self.cache.get(
            (*key, "large", times), lambda: self._picture(w, h, pad, draw, self.k * times)
        )
        if turn:
            large = pygame.transform.rotozoom(large, turn * TURN_STEP, 1)
        size = (
            max(1, round(large.get_width() / times * across / 32)),
            max(1, round(large.get_height() / times * down / 32)),
        )
        return pygame.transform.smoothscale(large, size)
