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
ICON_WIDE = 56.0
"""The width of a button without a label."""
_TITLE = 440.0
"""Where the title of the setup ends, at least."""
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
    "wordwinder": (
        Aside("frenzy", N_("Frenzy"), Icon.TIMER),
        Aside("finder", N_("Finder"), Icon.SEARCH),
    ),
}
"""Game to what it has beside its matches and its lesson."""


def lesson_of(game: str) -> Aside:
    """The first lesson of a game."""
    return Aside(f"{LESSON}{game}", N_("Lesson"), Icon.SCHOOL)


def asides_of(game: str) -> tuple[Aside, ...]:
    """The lesson of a game, and what else it has."""
    return ((lesson_of(game),) if game in LESSONS else ()) + ASIDES.get(game, ())


def aside_boxes(p: Painter, asides: Sequence[Aside], right: float) -> tuple[Box, ...]:
    """Their buttons, the last one ending at `right`; without labels where these leave no room."""
    wide = [_width(p, aside) for aside in asides]
    if p.text_scale >= _LARGE or right - sum(wide) - GAP * len(wide) < _TITLE:
        wide = [ICON_WIDE] * len(asides)
    boxes: list[Box] = []
    for own in reversed(wide):
        boxes.insert(0, Box(right - own, 24, own, HIGH))
        right -= own + GAP
    return tuple(boxes)


def _width(p: Painter, aside: Aside) -> float:
    style = p.type.capped(BUTTON, 28)
    return p.text_width(_(aside.label), style) + p.scaled(style.size) * 1.25 + 44


def aside_face(p: Painter, aside: Aside, box: Box) -> Button:
    """How it looks in its box."""
    label = _(aside.label) if box.w > ICON_WIDE else ""
    return Button(label, aside.icon, style=p.type.capped(BUTTON, 28))
