"""A drop-down list: one of several texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from scenes.canvas import Box, Canvas
from scenes.focus import Control, ControlState, Focus
from scenes.input.actions import Action, Verb
from scenes.paint import Painter
from scenes.widgets.button import LEAST
from scenes.widgets.fields import draw_dropdown, draw_options, option_boxes
from scenes.widgets.ring import draw_focus_ring

_MARGIN = 12.0


class DropDown:
    """Closed it shows the chosen text; open, its options are all that can be reached.

    Escape, a pad's back button and a press beside it close it unchanged. Draw `draw_open` after
    everything else of the scene.
    """

    def __init__(
        self,
        id_: str,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_choose: Callable[[int], None],
    ) -> None:
        self.id = id_
        self.box = Box(0, 0, 0, 0)
        self.options = tuple(options)
        self.chosen = chosen
        self.opened = False
        self._label = label
        self._on_choose = on_choose
        self._rows: tuple[Box, ...] = ()
        self._first = 0

    def place(self, box: Box, focus: Focus, canvas: Canvas) -> Control:
        """Stand in `box` from now on; the control to set."""
        self.box = box
        return Control(self.id, box, self._label, lambda: self.open(focus, canvas), kind="list")

    def open(self, focus: Focus, canvas: Canvas) -> None:
        """Show the options, as many as there is room for, upwards if there is more room."""
        self.opened = True
        self._rows = self._placed(canvas)
        self._first = max(0, min(self.chosen, len(self.options) - len(self._rows)))
        focus.open_scope(self._controls(focus), self._name(self.chosen), self._close)

    def draw(self, p: Painter, state: ControlState) -> None:
        """Its face when closed."""
        text = self.options[self.chosen] if self.options else ""
        draw_dropdown(p, self.box, text, opened=self.opened, state=state)

    def draw_open(self, p: Painter, focus: Focus) -> None:
        """The open list, if it is open."""
        if not self.opened:
            return
        states = [focus.state(self._name(i)) for i in self._shown]
        marked = next((i for i, s in enumerate(states) if s not in ("rest", "off")), None)
        texts = [self.options[i] for i in self._shown]
        draw_options(p, self._rows, texts, self.chosen - self._first, marked)
        if marked is not None and states[marked] == "focus":
            draw_focus_ring(p, *self._rows[marked], 10, 0)

    @property
    def _shown(self) -> range:
        return range(self._first, self._first + len(self._rows))

    def _name(self, option: int) -> str:
        return f"{self.id}/{option}"

    def _controls(self, focus: Focus) -> list[Control]:
        return [
            Control(
                self._name(i),
                row,
                self.options[i],
                partial(self._choose, i, focus),
                on_action=partial(self._scroll_by, i, focus),
            )
            for i, row in zip(self._shown, self._rows, strict=True)
        ]

    def _scroll_by(self, option: int, focus: Focus, action: Action) -> bool:
        """Beyond the first or last row shown the list scrolls, if there is more of it."""
        step = 0
        if action.verb is Verb.WHEEL:
            step = -1 if action.amount > 0 else 1
        elif action.verb is Verb.UP and option == self._first:
            step = -1
        elif action.verb is Verb.DOWN and option == self._shown[-1]:
            step = 1
        first = max(0, min(self._first + step, len(self.options) - len(self._rows)))
        if first == self._first:
            return action.verb is Verb.WHEEL
        self._first = first
        focus.set(self._controls(focus))
        focus.move_to(self._name(max(first, min(option + step, self._shown[-1]))))
        return True

    def _choose(self, option: int, focus: Focus) -> None:
        self.chosen = option
        focus.close_scope()
        self._on_choose(option)

    def _close(self) -> None:
        self.opened = False

    def _placed(self, canvas: Canvas) -> tuple[Box, ...]:
        below = canvas.h - self.box.bottom - 2 * _MARGIN
        above = self.box.y - 2 * _MARGIN
        room = max(below, above)
        count = max(1, min(len(self.options), int(room // LEAST)))
        rows = option_boxes(self.box, count)
        if count * LEAST <= below or below >= above:
            return rows
        shift = rows[-1].bottom - self.box.y + _MARGIN
        return tuple(row.moved(0, -shift) for row in rows)
