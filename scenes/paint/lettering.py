"""Text: fonts, measuring, breaking into lines, and rendering with even letter spacing."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.paint.shapes import blank, veil
from scenes.theme import Colour
from scenes.typography import EASIER, EASIER_SHARE, Font, Style

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
LARGE = 48
"""From this many pixels on a text is rendered at its own size, below it at three times."""

ELLIPSIS = "…"


class Metrics(NamedTuple):
    """Where the capitals of a font stand in its line, in pixels of the final size."""

    top: float
    baseline: float
    drop: int = 0
    """Rows added above before scaling down, so that the baseline falls on a whole pixel."""

    @property
    def centre(self) -> float:
        """The middle of the capital height, from the top of the surface."""
        return (self.top + self.baseline) / 2


class Typesetter:
    """Sets texts at one scale: `k` pixels a unit, roles enlarged by `text_scale`.

    `easy_reading` puts OpenDyslexic in place of the reading fonts.
    """

    def __init__(self, k: float, text_scale: float = 1.0, easy_reading: bool = False) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.k = k
        self.text_scale = text_scale
        self.easy_reading = easy_reading
        self._font = lru_cache(maxsize=96)(self._load)
        self._metrics = lru_cache(maxsize=256)(self._measure_capitals)
        self._widths = lru_cache(maxsize=2048)(self._measure)

    def pixels(self, style: Style) -> float:
        """The size of a text in pixels, as set."""
        return style.size * self.k * self._scale(style)

    def line_height(self, style: Style) -> float:
        """The distance of two lines in units."""
        return style.size * style.line * self._scale(style)

    def width(self, text: str, style: Style) -> float:
        """The width of a line in units."""
        return self._widths(text, style)

    def metrics(self, style: Style) -> Metrics:
        """Where capitals of this style stand in a rendered line."""
        return self._metrics(style)

    def render(self, text: str, style: Style, tint: Colour) -> Surface:
        """The line as a premultiplied surface; its capitals stand where `metrics` says."""
        times = self._times(style)
        image = self._sized(style).render(text, True, tint[:3]).premul_alpha()
        if times > 1:
            image = _reduced(image, times, self.metrics(style).drop)
        return veil(image, tint[3])

    def shortened(self, text: str, style: Style, width: float) -> str:
        """The text, cut and ended with an ellipsis if it is wider than `width` units."""
        if not text or self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, style) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def fitted(self, text: str, style: Style, width: float, floor: float = 14.0) -> Style:
        """The style, made smaller (not below `floor` units) so that the line fits `width`."""
        least = min(style.size, floor / self._scale(style))
        while style.size > least and (wide := self.width(text, style)) > max(0.0, width):
            style = style.sized(max(least, style.size * min(0.98, width / wide)))
        return style

    def capped(self, style: Style, units: float) -> Style:
        """The style, at most `units` large with the text-size setting, for rows of one height."""
        return style.sized(min(style.size, units / self._scale(style)))

    def fitted_lines(
        self, text: str, style: Style, width: float, height: float, floor: float = 14.0
    ) -> Style:
        """The style, made smaller (not below `floor` units) so that its lines fit the box."""
        least = min(style.size, floor / self._scale(style))
        while style.size > least:
            if len(self.wrapped(text, style, width)) * self.line_height(style) <= height:
                break
            style = style.sized(max(least, style.size - 0.5))
        return style

    def wrapped(self, text: str, style: Style, width: float) -> list[str]:
        """The text broken into lines of at most `width` units; a longer word is cut."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            lines.extend(self._wrapped_paragraph(paragraph, style, width))
        return lines

    def _wrapped_paragraph(self, paragraph: str, style: Style, width: float) -> list[str]:
        lines: list[str] = []
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and self.width(longer, style) > width:
                lines.append(line)
                longer = word
            while self.width(longer, style) > width and len(longer) > 1:
                head = self._head(longer, style, width)
                lines.append(longer[:head])
                longer = longer[head:]
            line = longer
        return [*lines, line]

    def _head(self, word: str, style: Style, width: float) -> int:
        fits = (n for n in range(len(word) - 1, 1, -1) if self.width(word[:n], style) <= width)
        return next(fits, 1)

    def _scale(self, style: Style) -> float:
        return self.text_scale if style.scales else 1.0

    def _font_of(self, style: Style) -> Font:
        return EASIER.get(style.font, style.font) if self.easy_reading else style.font

    def _times(self, style: Style) -> int:
        return 3 if self.pixels(style) < LARGE else 1

    def _sized(self, style: Style) -> pygame.font.Font:
        font = self._font_of(style)
        share = EASIER_SHARE if font is not style.font else 1.0
        pixels = self.pixels(style) * self._times(style) * share
        return self._font(font, max(6, round(pixels)))

    def _load(self, font: Font, pixels: int) -> pygame.font.Font:
        return pygame.font.Font(FONTS / font.value, pixels)

    def _measure(self, text: str, style: Style) -> float:
        return self._sized(style).size(text)[0] / self._times(style) / self.k

    def _measure_capitals(self, style: Style) -> Metrics:
        times, font = self._times(style), self._sized(style)
        top, bottom = _capital_rows(font)
        drop = -bottom % times
        return Metrics((top + drop) / times, (bottom + drop) / times, drop)


def _capital_rows(font: pygame.font.Font) -> tuple[int, int]:
    """The rows between which a capital stands; a font without capitals shows another box."""
    found = font.metrics("H")[0]
    if found is not None:
        return font.get_ascent() - found[3], font.get_ascent() - found[2]
    box = font.render("H", True, (0, 0, 0)).get_bounding_rect()
    return box.top, box.bottom


def _reduced(image: Surface, times: int, drop: int) -> Surface:
    """The image scaled down by a whole number, moved down by `drop` rows before."""
    width, height = ceil(image.get_width() / times), ceil((image.get_height() + drop) / times)
    large = blank(width * times, height * times)
    large.blit(image, (0, drop), special_flags=pygame.BLEND_RGBA_ADD)
    return pygame.transform.smoothscale(large, (max(1, width), max(1, height)))
