"""What a game has beside its matches, such as a lesson: buttons in the head of its setup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.language import N_
from game.language import gettext as _
from scenes.canvas import Box
from scenes.catalogue import LESSON
from scenes.icons import Icon
from scenes.lessons import LESSONS
from scenes.paint import Painter
from scenes.typography import BUTTON
from scenes.widgets.button import Button

HIGH, GAP = 48.0, 12.0
_LARGE = 1.2
"""From this text size on only the icon is shown."""


class Aside(NamedTuple):
    """A scene of the catalogue with the label and the icon of its button."""

    scene: str
    label: str
    icon: Icon

    @property
    def id(self) -> str:
        """The id of its button."""
        return self.scene.partition(":")[0]


ASIDES: Mapping[str, tuple[Aside, ...]] = {
    "wildwords": (Aside("quiz", N_("Quiz"), Icon.QUESTION_MARK),),
}
"""Game to what it has beside its matches and its lesson."""


def lesson_of(game: str) -> Aside:
    """The first lesson of a game."""
    return Aside(f"{LESSON}{game}", N_("Lesson"), Icon.SCHOOL)


def asides_of(game: str) -> tuple[Aside, ...]:
    """The lesson of a game, and what else it has."""
    return ((lesson_of(game),) if game in LESSONS else ()) + ASIDES.get(game, ())


def aside_boxes(p: Painter, asides: Sequence[Aside], right: float) -> tuple[Box, ...]:
    """Their buttons, the last one ending at `right`."""
    boxes: list[Box] = []
    for aside in reversed(asides):
        box = aside_box(p, aside, right)
        boxes.insert(0, box)
        right = box.x - GAP
    return tuple(boxes)


def aside_box(p: Painter, aside: Aside, right: float) -> Box:
    """The button, ending at `right`."""
    style = p.type.capped(BUTTON, 28)
    wide = 56.0
    if p.text_scale < _LARGE:
        wide = p.text_width(_(aside.label), style) + p.scaled(style.size) * 1.25 + 44
    return Box(right - wide, 24, wide, HIGH)


def aside_face(p: Painter, aside: Aside) -> Button:
    """How it looks."""
    label = _(aside.label) if p.text_scale < _LARGE else ""
    return Button(label, aside.icon, style=p.type.capped(BUTTON, 28))
