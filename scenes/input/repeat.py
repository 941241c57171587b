"""Held keys, buttons and sticks: what they add by themselves."""

from __future__ import annotations

from collections.abc import Hashable

from scenes.input.actions import Action

FIRST_MS, NEXT_MS = 420, 90


class Repeater:
    """Repeats the action of what was pressed last for as long as it is held."""

    def __init__(self, first_ms: int = FIRST_MS, next_ms: int = NEXT_MS) -> None:
        self._first_ms, self._next_ms = first_ms, next_ms
        self._source: Hashable = None
        self._action: Action | None = None
        self._due_ms = 0

    def press(self, source: Hashable, action: Action, now_ms: int) -> None:
        """Begin to repeat `action` for as long as `source` is held."""
        self._source, self._action = source, action
        self._due_ms = now_ms + self._first_ms

    def release(self, source: Hashable) -> None:
        """Stop, if it is `source` that is being repeated."""
        if source == self._source:
            self.clear()

    def clear(self) -> None:
        """Stop."""
        self._source = self._action = None

    def due(self, now_ms: int) -> list[Action]:
        """The repetition that is due, at most one: a slow frame brings no burst."""
        if self._action is None or now_ms < self._due_ms:
            return []
        self._due_ms = now_ms + self._next_ms
        return [self._action._replace(repeated=True)]
