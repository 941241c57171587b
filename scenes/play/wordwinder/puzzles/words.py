"""A list of words in columns, that scrolls; one of them may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.canvas import Box
from scenes.focus import Control
from scenes.gui.scroll import ScrollPanel
from scenes.input.actions import Action, Verb

_NARROWEST = 150.0
_PITCH = 36.0


class WordList:
    """Words row by row; `changed` is called when another is chosen, by pointer or arrows."""

    def __init__(self, id_: str, label: str, changed: Callable[[], None]) -> None:
        self.panel = ScrollPanel(id_, label)
        self.words: tuple[str, ...] = ()
        self.chosen: int | None = None
        self.columns = 1
        self._pitch = _PITCH
        self._label = label
        self._changed = changed

    @property
    def word(self) -> str:
        """The chosen word."""
        return self.words[self.chosen] if self.chosen is not None else ""

    def show(self, words: Sequence[str]) -> None:
        """Other words, from their beginning."""
        self.words, self.chosen = tuple(words), None
        self.panel.scroll_to(0)

    def place(self, box: Box, text_scale: float) -> None:
        """In as many columns as there is room for."""
        self._pitch = _PITCH * text_scale
        self.columns = max(1, int(box.w / (_NARROWEST * text_scale)))
        lines = -(-len(self.words) // self.columns)
        self.panel.place(box, lines * self._pitch)

    def box(self, number: int) -> Box:
        """Where a word stands now."""
        box, (line, column) = self.panel.box, divmod(number, self.columns)
        wide = self.panel.inner_width / self.columns
        top = box.y - self.panel.offset + line * self._pitch
        return Box(box.x + column * wide, top, wide, self._pitch)

    def seen(self) -> range:
        """The words of which anything can be seen."""
        first = int(self.panel.offset / self._pitch)
        last = int((self.panel.offset + self.panel.box.h) / self._pitch) + 1
        return range(first * self.columns, min(len(self.words), last * self.columns))

    def control(self) -> Control:
        """The list as one control, in which arrows go from word to word."""
        return Control(self.panel.id, self.panel.box, self._label, kind="list", on_action=self._act)

    def _act(self, action: Action) -> bool:
        if action.verb is Verb.RELEASE:
            self._press(action.at)
            return True
        if not action.by_keys:
            return action.by_pointer and action.verb in (Verb.PRESS, Verb.POINT, Verb.CANCEL)
        steps = {Verb.UP: -self.columns, Verb.DOWN: self.columns, Verb.LEFT: -1, Verb.RIGHT: 1}
        if action.verb is Verb.CONFIRM:
            return self._choose(self.chosen or 0)
        return action.verb in steps and self._step(steps[action.verb])

    def _step(self, by: int) -> bool:
        """False where there is no word any more, so that the ring can go on."""
        if self.chosen is None:
            return by > 0 and self._choose(0)
        there = self.chosen + by
        aside = abs(by) == 1 and there // self.columns != self.chosen // self.columns
        return not aside and self._choose(there)

    def _press(self, at: tuple[float, float]) -> None:
        for number in self.seen():
            if self.box(number).holds(at):
                self._choose(number)

    def _choose(self, number: int) -> bool:
        if not 0 <= number < len(self.words):
            return False
        self.chosen = number
        self.panel.show(self.box(number))
        self._changed()
        return True
