"""The lesson's card, and the marks on the board that it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.icons import Icon
from scenes.lessons.guide import Guide
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BODY, BOLD, BUTTON, SECOND
from scenes.widgets.bars import draw_pips
from scenes.widgets.button import Button, draw_button
from scenes.widgets.prose import Passage, draw_prose
from scenes.widgets.surfaces import draw_raised_panel

BACK, SKIP, NEXT = "lesson.back", "lesson.skip", "lesson.next"
ZONE = 9
"""The card is walked through after the screen's own controls."""
FLAT = 151.0
"""A lower card has its buttons at the right of its text."""
_PAD, _BUTTON, _GAP = 16.0, 48.0, 8.0
_ROOMY = 190.0
"""Where there is so much room the text is larger."""
_ARROW, _LARGE, _HIGH = 40.0, 100.0, 80.0
"""An arrow would hide what stands beside a place that is smaller than this."""


@dataclass(frozen=True)
class CardPlaces:
    """Where everything stands on a card of that box."""

    box: Box

    @property
    def flat(self) -> bool:
        """Whether the buttons stand beside the text."""
        return self.box.h < FLAT

    @cached_property
    def buttons(self) -> tuple[Box, Box, Box]:
        """A step back, skip, next."""
        y = self.box.centre[1] - _BUTTON / 2 if self.flat else self.box.bottom - 14 - _BUTTON
        right = self.box.right - _PAD
        wide = min(190.0, self.box.w * 0.46)
        next_ = Box(right - wide, y, wide, _BUTTON)
        if not self.flat:
            back = Box(self.box.x + _PAD, y, _BUTTON, _BUTTON)
            return back, Box(back.right + _GAP, y, _BUTTON, _BUTTON), next_
        skip = Box(next_.x - _GAP - _BUTTON, y, _BUTTON, _BUTTON)
        return Box(skip.x - _GAP - _BUTTON, y, _BUTTON, _BUTTON), skip, next_

    @cached_property
    def head(self) -> Box:
        """The line with the number of the step; no height on a flat card."""
        high = 0.0 if self.flat else 30.0
        return Box(self.box.x + _PAD, self.box.y + 10, self.box.w - 2 * _PAD, high)

    @cached_property
    def text(self) -> Box:
        """Where the text stands."""
        back = self.buttons[0]
        if self.flat:
            return Box(self.head.x, self.box.y + 8, back.x - 16 - self.head.x, self.box.h - 16)
        return Box(self.head.x, self.head.bottom, self.head.w, back.y - 8 - self.head.bottom)


class Card:
    """Says what to do next, with the way back, on, and out of the lesson."""

    def __init__(
        self,
        guide: Guide,
        accent: Accent,
        *,
        back: Callable[[], None],
        skip: Callable[[], None],
        on: Callable[[], None],
    ) -> None:
        self.guide = guide
        self.accent: Accent = accent
        self.places = CardPlaces(Box(0, 0, 0, 0))
        self._acts = back, skip, on

    @property
    def next_label(self) -> tuple[str, Icon]:
        """What the button that leads on says."""
        if self.guide.can_show:
            return _("Show me"), Icon.LIGHTBULB
        if self.guide.waits:
            return _("Next"), Icon.SKIP_NEXT
        if self.guide.last:
            return _("Done"), Icon.CHECK
        return _("Next"), Icon.ARROW_FORWARD

    def controls(self, box: Box) -> list[Control]:
        """What can be pressed on a card in `box`."""
        self.places = CardPlaces(box)
        labels = (_("One step back"), _("Leave the lesson"), self.next_label[0])
        spots = zip((BACK, SKIP, NEXT), self.places.buttons, labels, self._acts, strict=True)
        return [
            Control(id_, spot, label, act, zone=ZONE, enabled=id_ != BACK or self.guide.at > 0)
            for id_, spot, label, act in spots
        ]

    def draw(self, p: Painter, focus: Focus) -> None:
        """The card with its text and buttons."""
        at = self.places
        draw_raised_panel(p, at.box, self.accent)
        if not at.flat:
            self._draw_head(p, at.head)
        draw_prose(p, at.text, self._passages(), 6)
        back, skip, on = at.buttons
        draw_button(p, back, Button("", Icon.ARROW_BACK), focus.state(BACK))
        draw_button(p, skip, Button("", Icon.CLOSE), focus.state(SKIP))
        label, icon = self.next_label
        face = Button(label, icon, style=p.type.capped(BUTTON.sized(20), 28))
        if not self.guide.waits:
            face = Button(label, icon, "primary", self.accent, p.type.capped(BUTTON.sized(22), 28))
        draw_button(p, on, face, focus.state(NEXT))

    def _draw_head(self, p: Painter, head: Box) -> None:
        count = len(self.guide.lesson.steps)
        said = _("Step {number} of {count}").format(number=self.guide.at + 1, count=count)
        style, y = p.type.capped(SECOND, 20), head.y + head.h / 2
        wide = p.text(said, head.x, y, style, "ink2", max_width=head.w * 0.6, shrink=True)
        at, accent = self.guide.at, self.accent
        done: list[Tint] = [accent if n <= at else "line" for n in range(count)]
        room = head.w - wide - 20
        draw_pips(p, Box(head.x + wide + 20, y - 5, room, 10), done)

    def _passages(self) -> list[Passage]:
        why, size = self.guide.why_not, 24 if self.places.text.h > _ROOMY else 20
        first = [Passage(why, BOLD.sized(size), "danger")] if why else []
        return [*first, Passage(self.guide.says, BODY.sized(size))]


def draw_marks(p: Painter, boxes: Sequence[Box], accent: Accent) -> None:
    """A double ring around each place, and an arrow at the first one if it is large."""
    for x, y, w, h in boxes:
        radius = min(14.0, h / 4)
        edges: tuple[tuple[float, float, Tint], ...] = ((3, 8, "panel"), (5, 4, accent))
        for gap, width, tint in edges:
            p.outline(x - gap, y - gap, w + 2 * gap, h + 2 * gap, radius + gap, tint, width)
    if boxes and boxes[0].w >= _LARGE and boxes[0].h >= _HIGH:
        _draw_arrow(p, boxes[0], accent)


def _draw_arrow(p: Painter, box: Box, accent: Accent) -> None:
    """Above the place, where there is room for it."""
    x, y = box.centre[0] - _ARROW / 2, box.y - _ARROW - 12
    if y < 4:
        return
    p.edged(x, y, _ARROW, _ARROW, _ARROW / 2, accent, "panel", 3)
    p.icon(Icon.ARROW_DOWNWARD, x + _ARROW / 2, y + _ARROW / 2, 28, "on")
