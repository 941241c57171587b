"""Measures the contrast of every text a screen writes with the ground it is written on.

The top scene is drawn once, without kept pictures; under each text the ground is looked at in many
points before the text comes, and the third-weakest counts (style sheet, Computed contrast).
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.app import App
from scenes.paint import Painter
from scenes.paint.ground import Spot
from scenes.theme import contrast
from scenes.typography import BODY

ENOUGH = 4.5
"""WCAG 2.1, level AA, for text of any size."""
_ACROSS, _DOWN = 7, 3
_RANK = 2


class Measured(NamedTuple):
    """A text and its contrast."""

    text: str
    contrast: float
    tint: object


class ContrastPainter(Painter):
    """Draws everything in place and measures the texts; faded texts are of no account."""

    measured: list[Measured]

    def text(self, text, x, y, style=BODY, tint="ink", align="left", *, max_width=None,
             shrink=False):  # fmt: skip
        ink = self.colour(tint)
        wide = self.type.width(text, style)
        if max_width is not None:
            wide = min(wide, max_width)
        left, middle = self.at(x, y)
        left -= wide * self.k * {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        high = self.type.pixels(style) * 0.7
        rect = Rect(round(left), round(middle - high / 2), round(wide * self.k), round(high))
        rect = rect.clip(self.surface.get_clip())
        if text.strip() and ink[3] == 255 and rect.w > 3 and rect.h > 3:
            self.measured.append(Measured(text, self._weakest(rect, ink), tint))
        return super().text(text, x, y, style, tint, align, max_width=max_width, shrink=shrink)

    def _weakest(self, rect, ink):
        points = (
            (rect.x + (rect.w - 1) * i // (_ACROSS - 1), rect.y + (rect.h - 1) * j // (_DOWN - 1))
            for i in range(_ACROSS)
            for j in range(_DOWN)
        )
        found = sorted(contrast(ink, tuple(self.surface.get_at(point))) for point in points)
        return found[_RANK]

    def sprite(self, key, x, y, w, h, draw, *, pad=0, turn=0, scale=1.0, alpha=1.0):
        if alpha < 1 or turn or scale != 1.0:
            super().sprite(key, x, y, w, h, draw, pad=pad, turn=turn, scale=scale, alpha=alpha)
        else:
            draw(self._child(Spot(self.k, self.at(x, y))))

    def still(self, key, x, y, w, h, draw, *, pad=0):
        draw(self._child(self))

    def backdrop(self, key, draw):
        self.table()
        draw(self._child(self))

    def _child(self, placed):
        child = ContrastPainter(self.surface, placed, self.theme, tools=self.tools)
        child.measured = self.measured
        return child


def measured(app: App) -> list[Measured]:
    """Every text of the scenes that can be seen."""
    kept = app.painter
    surface = app.window.surface
    painter = ContrastPainter(surface, app.canvas, app.theme, tools=kept.tools)
    painter.measured = []
    app.painter = painter
    try:
        app.manager.draw(surface)
    finally:
        app.painter = kept
    return painter.measured


def weak(app: App) -> list[Measured]:
    """The texts that can't be read well enough."""
    return [one for one in measured(app) if one.contrast < ENOUGH]
