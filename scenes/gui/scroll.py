"""A panel that shows a part of something higher than itself."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from scenes.canvas import Box
from scenes.focus import Control
from scenes.input.actions import Action, Verb
from scenes.paint import Painter
from scenes.widgets.bars import draw_scroll_bar, scroll_thumb

LINE = 48.0
"""How far an arrow or a notch of the wheel goes, in units."""
BAR = 10.0
ROUNDING = 0.5
"""What sums of heights may miss without a bar being needed for it."""
_ROOM = 12.0


class ScrollPanel:
    """Scrolls by wheel, dragging, its bar, arrows, and a pad's right stick.

    Give it `place` and `set_height` when laying out; draw the contents at `-offset` inside
    `window`. What is to be pressed inside gets `clip=panel.box` and a box moved by `-offset`,
    and the scene's `reveal` calls `show`. A text alone is worked through `control`.
    """

    def __init__(self, id_: str, label: str) -> None:
        self.id = id_
        self.box = Box(0, 0, 0, 0)
        self.offset = 0.0
        self._label = label
        self._height = 0.0
        self._held: tuple[float, float] | None = None
        self._on_bar = False

    def place(self, box: Box, height: float) -> None:
        """Show contents of this height in `box` from now on."""
        self.box = box
        self._height = height
        self.scroll_to(self.offset)

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        left = self._height - self.box.h
        return left if left > ROUNDING else 0.0

    @property
    def bar(self) -> Box:
        """Where the scroll bar stands."""
        return Box(self.box.right - BAR, self.box.y, BAR, self.box.h)

    @property
    def inner_width(self) -> float:
        """The width left for contents beside the bar."""
        return self.box.w - BAR - _ROOM

    def control(self) -> Control:
        """The whole panel as a control, for a text without controls of its own."""
        return Control(self.id, self.box, self._label, kind="text", on_action=self.act)

    def scroll_to(self, offset: float) -> bool:
        """Scroll so that the contents begin at `offset`; whether that was a change."""
        before, self.offset = self.offset, max(0.0, min(self.most, offset))
        return before != self.offset

    def show(self, box: Box) -> bool:
        """Scroll as little as needed to bring a box, as it lies now, into view."""
        over = self.box.y + _ROOM - box.y
        under = box.bottom - self.box.bottom + _ROOM
        if over > 0:
            return self.scroll_to(self.offset - over)
        return self.scroll_to(self.offset + under) if under > 0 else False

    def act(self, action: Action) -> bool:
        """Answer an action meant for it; arrows lead away at its ends."""
        if action.verb is Verb.WHEEL:
            self.scroll_to(self.offset - action.amount * LINE)
            return True
        if action.by_pointer:
            return self._point(action)
        if action.verb is Verb.HOME:
            return self.scroll_to(0)
        if action.verb is Verb.END:
            return self.scroll_to(self.most)
        step = {Verb.UP: -LINE, Verb.DOWN: LINE}.get(action.verb, 0.0)
        return bool(step) and self.scroll_to(self.offset + step)

    @contextmanager
    def window(self, p: Painter) -> Generator[float]:
        """Draw the contents within; gives the y in units at which they begin."""
        with p.clip(*self.box):
            yield self.box.y - self.offset
        if self.most > 0:
            whole = max(1.0, self._height)
            held = self._held is not None and self._on_bar
            draw_scroll_bar(p, self.bar, self.offset / whole, self.box.h / whole, held=held)

    def _point(self, action: Action) -> bool:
        x, y = action.at
        if action.verb is Verb.PRESS:
            self._on_bar = x >= self.bar.x - _ROOM
            self._held = (y, self.offset)
            if self._on_bar:
                self._jump_to(y)
        elif action.verb is Verb.POINT and action.dragging and self._held:
            self._drag(y)
        elif action.verb in (Verb.RELEASE, Verb.CANCEL):
            self._held = None
        return True

    def _drag(self, y: float) -> None:
        start, offset = self._held or (y, self.offset)
        free = self.box.h - self._thumb().h
        if not self._on_bar:
            self.scroll_to(offset + start - y)
        elif free > 0:
            self.scroll_to(offset + (y - start) * self.most / free)

    def _jump_to(self, y: float) -> None:
        """A press beside the thumb brings it there."""
        thumb = self._thumb()
        free = self.box.h - thumb.h
        if free > 0 and not thumb.y <= y < thumb.bottom:
            self.scroll_to((y - self.box.y - thumb.h / 2) / free * self.most)
            self._held = (y, self.offset)

    def _thumb(self) -> Box:
        whole = max(1.0, self._height)
        return scroll_thumb(self.bar, self.offset / whole, self.box.h / whole)
