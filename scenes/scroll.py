"""Screens with panels that scroll, also where a finger or the wheel is over what can be pressed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.focus import Control
from scenes.gui.scroll import BAR, ScrollPanel
from scenes.input.actions import Action, Verb
from scenes.screen import Screen

if TYPE_CHECKING:
    from scenes.app import App

SLACK = 12.0
"""A finger that moves less than this presses; one that moves further drags the panel."""
BAR_ROOM = BAR + 14.0
"""What contents leave free at the right of a panel that scrolls."""


class _Grip(NamedTuple):
    """A panel pressed at a point, when it stood at `offset`; `held` once it follows the pointer."""

    panel: ScrollPanel
    at: tuple[float, float]
    offset: float
    held: bool = False


class ScrollingScreen(Screen):
    """The pointer is for the panels first, and the ring takes them along.

    `layout` must place what the panels hold by their offsets, as it is called after scrolling.
    """

    is_menu = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._grip: _Grip | None = None

    @property
    @abstractmethod
    def panels(self) -> Sequence[ScrollPanel]:
        """The panels that scroll."""

    def handle(self, action: Action) -> bool:
        """Give the pointer to the panels, everything else to the controls."""
        if self.focus.scoped or not self._scrolls(action):
            return super().handle(action)
        self.app.ring.note(action)
        self.layout()
        return True

    def reveal(self, control: Control) -> None:
        """Scroll to a control that the ring has moved to."""
        for panel in self.panels:
            if control.clip == panel.box and panel.show(control.box):
                self.layout()

    def _scrolls(self, action: Action) -> bool:
        """Whether an action was for the panels and for nothing else."""
        if action.verb is Verb.WHEEL:
            return self._roll(action)
        if action.verb is Verb.PRESS:
            return self._press(action)
        if action.verb is Verb.POINT and action.dragging and self._grip:
            return self._drag(action, self._grip)
        if action.verb in (Verb.RELEASE, Verb.CANCEL) and self._grip:
            grip, self._grip = self._grip, None
            return grip.held and grip.panel.act(action)
        return False

    def _roll(self, action: Action) -> bool:
        panel = self._panel_at(action.at)
        return panel is not None and panel.act(action)

    def _press(self, action: Action) -> bool:
        self._grip = None
        panel = self._panel_at(action.at)
        if panel is None:
            return False
        on_bar = action.at[0] >= panel.box.right - BAR_ROOM
        self._grip = _Grip(panel, action.at, panel.offset, on_bar)
        return on_bar and panel.act(action)

    def _drag(self, action: Action, grip: _Grip) -> bool:
        if grip.held:
            grip.panel.act(action)
            return True
        across, down = action.at[0] - grip.at[0], action.at[1] - grip.at[1]
        if abs(across) > SLACK >= abs(down):
            self._grip = None
        elif abs(down) > SLACK:
            self._take_hold(action, grip)
            return True
        return False

    def _take_hold(self, action: Action, grip: _Grip) -> None:
        """From a press on a control to dragging the panel it lies in."""
        self.focus.handle(action._replace(verb=Verb.CANCEL))
        self._grip = grip._replace(held=True)
        grip.panel.act(action._replace(verb=Verb.PRESS, at=grip.at))
        grip.panel.act(action)

    def _panel_at(self, at: tuple[float, float]) -> ScrollPanel | None:
        return next((p for p in self.panels if p.most > 0 and p.box.holds(at)), None)
