"""Text and icons in units, centred by the height of capitals."""

from __future__ import annotations

from typing import Literal

from pygame import Surface

from scenes.icons import Icon
from scenes.paint.ground import Ground
from scenes.theme import Colour, Tint
from scenes.typography import BODY, Font, Style

Align = Literal["left", "centre", "right"]
_SHARE = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Writing(Ground):
    """Draws text and icons."""

    def text_width(self, text: str, style: Style = BODY) -> float:
        """The width of a line in units."""
        return self.type.width(text, style)

    def line_height(self, style: Style = BODY) -> float:
        """The distance of two lines in units, text-size setting included."""
        return self.type.line_height(style)

    def scaled(self, size: float) -> float:
        """A size that follows the text-size setting, such as an icon's beside a label."""
        return size * self.text_scale

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: Style = BODY,
        tint: Tint = "ink",
        align: Align = "left",
        *,
        max_width: float | None = None,
        shrink: bool = False,
    ) -> float:
        """One line, the middle of its capitals at `y`; gives back its width in units.

        Wider than `max_width` it is first made smaller (with `shrink`), then shortened.
        """
        if max_width is not None:
            if shrink:
                style = self.type.fitted(text, style, max_width)
            text = self.type.shortened(text, style, max_width)
        if not text:
            return 0.0
        solid = self.theme[tint]
        image = self.cache.get(
            ("text", text, style, self.k, solid), lambda: self.type.render(text, style, solid)
        )
        left, middle = self.at(x, y)
        left -= image.get_width() * _SHARE[align]
        self.blit(image, round(left), round(middle - self.type.metrics(style).centre))
        return self.type.width(text, style)

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        style: Style = BODY,
        tint: Tint = "ink",
        align: Align = "left",
        *,
        max_lines: int | None = None,
    ) -> float:
        """Lines broken at `width`, the first centred at `y`; gives back the `y` after the last.

        With `max_lines` the last line shown ends in an ellipsis if there are more.
        """
        lines = self.type.wrapped(text, style, width)
        if max_lines is not None and len(lines) > max_lines:
            rest = " ".join(lines[max_lines - 1 :])
            lines = [*lines[: max_lines - 1], self.type.shortened(rest, style, width)]
        anchor = x + width * _SHARE[align]
        for line in lines:
            self.text(line, anchor, y, style, tint, align)
            y += self.type.line_height(style)
        return y

    def paragraph_height(self, text: str, width: float, style: Style = BODY) -> float:
        """How high `paragraph` would stand, in units."""
        return len(self.type.wrapped(text, style, width)) * self.type.line_height(style)

    def icon(self, icon: Icon, cx: float, cy: float, size: float, tint: Tint = "ink") -> None:
        """An icon, the middle of its drawing at (`cx`, `cy`); `size` is its em in units."""
        solid = self.theme[tint]
        key = ("icon", icon, size, self.k, solid)
        image = self.cache.get(key, lambda: self._icon(icon, size, solid))
        x, y = self.at(cx, cy)
        self.blit(image, round(x - image.get_width() / 2), round(y - image.get_height() / 2))

    def _icon(self, icon: Icon, size: float, solid: Colour) -> Surface:
        image = self.type.render(icon, Style(Font.ICON, size, scales=False), solid)
        return _cropped(image)


def _cropped(image: Surface) -> Surface:
    return image.subsurface(image.get_bounding_rect()).copy()
