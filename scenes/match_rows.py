"""A match as a row of a list: chips, what it is, how old, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.form import Row
from scenes.form.rows import button_height, button_width
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent
from scenes.typography import BODY, H3, SECOND
from scenes.widgets.button import LEAST, Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.prose import Passage, draw_prose, prose_height
from scenes.widgets.surfaces import draw_row

_AIR, _GAP = 12.0, 10.0
_MOST_CHIPS = 4
_CHIP, _CHIP_STEP = 21.0, 30.0


class Deed(NamedTuple):
    """A button of a row; without a label it is its icon alone."""

    id: str
    label: str
    icon: Icon
    press: Callable[[], None]
    primary: bool = False


@dataclass(frozen=True)
class MatchRow(Row):
    """A match in a list."""

    title: str
    text: str
    age: str = ""
    chips: tuple[int, ...] = ()
    accent: Accent = "lake"
    deeds: tuple[Deed, ...] = ()

    def height(self, p: Painter, width: float) -> float:
        """As high as its words, or its button."""
        words = prose_height(p, self._words(), self._room(p, width))
        return max(words, button_height(p)) + 2 * _AIR + _GAP

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """Its buttons."""
        return [
            Control(f"{self.id}.{deed.id}", at, deed.label or deed.id, deed.press)
            for deed, at in zip(self.deeds, self._buttons(p, self._card(box)), strict=True)
        ]

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """A card with chips, words and buttons."""
        del accent
        card = self._card(box)
        draw_row(p, card)
        for i, seat in enumerate(self.chips[:_MOST_CHIPS]):
            draw_chip(p, card.x + 38 + _CHIP_STEP * i, card.centre[1], _CHIP, seat)
        words = Box(card.x + self._left(), card.y + 6, self._room(p, box.w), card.h - 12)
        draw_prose(p, words, self._words())
        for deed, at in zip(self.deeds, self._buttons(p, card), strict=True):
            face = Button(deed.label, deed.icon, accent=self.accent)
            if deed.primary:
                face = face._replace(kind="primary")
            draw_button(p, at, face, focus.state(f"{self.id}.{deed.id}"))

    def _card(self, box: Box) -> Box:
        return Box(box.x, box.y, box.w, box.h - _GAP)

    def _words(self) -> list[Passage]:
        title = f"{self.title} \u00b7 {self.age}" if self.age else self.title
        return [
            Passage(title, H3.sized(20)),
            Passage(self.text, BODY if self.deeds else SECOND, "ink2"),
        ]

    def _left(self) -> float:
        shown = min(len(self.chips), _MOST_CHIPS)
        return 38 + _CHIP_STEP * (shown - 1) + 36 if shown else 20.0

    def _room(self, p: Painter, width: float) -> float:
        buttons = sum(self._wide(p, deed) + _GAP for deed in self.deeds)
        return max(120.0, width - self._left() - buttons - 26)

    def _wide(self, p: Painter, deed: Deed) -> float:
        return (
            button_width(p, deed.label, deed.icon) if deed.label else max(LEAST, button_height(p))
        )

    def _buttons(self, p: Painter, card: Box) -> list[Box]:
        high, right = button_height(p), card.right - 14
        found: list[Box] = []
        for deed in reversed(self.deeds):
            wide = self._wide(p, deed)
            found.insert(0, Box(right - wide, card.centre[1] - high / 2, wide, high))
            right -= wide + _GAP
        return found
