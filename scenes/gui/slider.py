"""A slider: a whole number between two others."""

from __future__ import annotations

from collections.abc import Callable

from scenes.canvas import Box
from scenes.focus import Control, ControlState
from scenes.input.actions import Action, Verb
from scenes.paint import Painter
from scenes.theme import Accent
from scenes.widgets.switches import draw_slider, slider_share, touchable


class Slider:
    """Moved by the pointer, by left and right, by Home and End, in steps of `step`."""

    def __init__(
        self,
        id_: str,
        label: str,
        values: range,
        value: int,
        on_change: Callable[[int], None],
        accent: Accent = "lake",
    ) -> None:
        self.id = id_
        self.box = Box(0, 0, 0, 0)
        self.value = value
        self.accent: Accent = accent
        self._label = label
        self._values = values
        self._on_change = on_change

    def place(self, box: Box) -> Control:
        """Stand in `box` from now on; the control to set."""
        self.box = box
        return Control(self.id, touchable(box), self._label, kind="slider", on_action=self.act)

    @property
    def share(self) -> float:
        """How far along it is, 0-1."""
        least, most = self._values[0], self._values[-1]
        return (self.value - least) / (most - least) if most > least else 0.0

    def act(self, action: Action) -> bool:
        """Answer an action meant for it; up and down lead away."""
        if action.by_pointer:
            return self._point(action)
        step, least, most = self._values.step, self._values[0], self._values[-1]
        wanted = {
            Verb.LEFT: self.value - step,
            Verb.RIGHT: self.value + step,
            Verb.HOME: least,
            Verb.END: most,
        }.get(action.verb)
        if wanted is None:
            return False
        self._set(wanted)
        return True

    def draw(self, p: Painter, state: ControlState) -> None:
        """Its face."""
        draw_slider(p, self.box, self.share, self.accent, state)

    def _point(self, action: Action) -> bool:
        held = action.verb is Verb.PRESS or (action.verb is Verb.POINT and action.dragging)
        if held:
            last = len(self._values) - 1
            self._set(self._values[round(slider_share(self.box, action.at[0]) * last)])
        elif action.verb is Verb.WHEEL:
            self._set(self.value + (self._values.step if action.amount > 0 else -self._values.step))
        return True

    def _set(self, wanted: int) -> None:
        value = max(self._values[0], min(self._values[-1], wanted))
        if value != self.value:
            self.value = value
            self._on_change(value)
