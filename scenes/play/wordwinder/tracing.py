"""The word being traced on the board: square by square, by a drag, or typed."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import Refusal
from game.wordwinder.grid import Grid
from game.wordwinder.search import Path

Find = Callable[[str], tuple[Path, ...]]
"""The paths of a typed word, those that serve best first. Raises Refusal if it has none."""


class Trace:
    """A path that grows; `cursor` is where keys and pads are on the board.

    Of a typed word the path is shown that `find` names first; `next_way` steps through the others.
    """

    def __init__(self, grid: Grid, find: Find, changed: Callable[[], None]) -> None:
        self.path: Path = ()
        self.typed = ""
        self.trouble: Refusal | None = None
        """Why a typed word can't be wound, while it can't."""
        self.cursor = grid.size // 2 + grid.width // 2
        self._grid = grid
        self._paths_of = find
        self._changed = changed
        self._ways: tuple[Path, ...] = ()
        self._way = 0
        self._dragging = False
        self._drawn = False

    @property
    def ways(self) -> int:
        """How many paths the typed word has."""
        return len(self._ways)

    def clear(self) -> None:
        """Begin anew."""
        self.path, self.typed, self.trouble = (), "", None
        self._ways, self._way, self._dragging = (), 0, False
        self._changed()

    def back(self) -> None:
        """Take the last letter away."""
        self.path = self.path[:-1]
        self.typed, self._ways = "", ()
        self.trouble = None
        self._changed()

    def press(self, square: int) -> None:
        """A square was pressed: go on to it, go back to it, or begin there."""
        self._dragging, self._drawn = True, False
        if square in self.path:
            self._cut_to(square)
        elif self.path and square in self._grid.neighbours[self.path[-1]]:
            self._set((*self.path, square))
        else:
            self._set((square,))

    def drag(self, square: int) -> None:
        """The pointer has come to a square with the button held."""
        if not self._dragging or not self.path or square == self.path[-1]:
            return
        if self.path[-2:-1] == (square,):
            self._set(self.path[:-1])
        elif square not in self.path and square in self._grid.neighbours[self.path[-1]]:
            self._drawn = True
            self._set((*self.path, square))

    def release(self) -> bool:
        """The button was let go: the path stays. Whether a part of it was drawn by dragging."""
        drawn = self._dragging and self._drawn
        self._dragging = self._drawn = False
        return drawn

    def go(self, square: int) -> None:
        """The cursor was moved by keys or pad."""
        self.cursor = square
        self._changed()

    def step(self) -> None:
        """The cursor's square was confirmed by key or pad."""
        if self.path and self.cursor == self.path[-1]:
            self.back()
        else:
            self.press(self.cursor)
            self.release()

    def type(self, letter: str) -> None:
        """A letter was typed: show a path of the word so far."""
        self.typed += letter
        self._find()

    def erase(self) -> None:
        """Take back the last letter, typed or traced."""
        if not self.typed:
            self.back()
            return
        self.typed = self.typed[:-1]
        self._find()

    def set_word(self, word: str) -> None:
        """Show a whole word that was typed elsewhere."""
        self.typed = word
        self._find()

    def next_way(self) -> None:
        """Show the next path of the typed word."""
        if self._ways:
            self._way = (self._way + 1) % len(self._ways)
            self.path = self._ways[self._way]
            self._changed()

    def show(self, path: Path) -> None:
        """Lay a path ready, as a hint does."""
        self.typed, self._ways, self.trouble = "", (), None
        self._set(path)

    def _find(self) -> None:
        self.trouble, self._ways, self._way = None, (), 0
        try:
            self._ways = self._paths_of(self.typed) if self.typed else ()
        except Refusal as refusal:
            self.trouble = refusal
        self.path = self._ways[0] if self._ways else ()
        self._changed()

    def _cut_to(self, square: int) -> None:
        self._set(self.path[: self.path.index(square) + 1])

    def _set(self, path: Path) -> None:
        self.typed, self._ways, self.trouble = "", (), None
        self.path = path
        if path:
            self.cursor = path[-1]
        self._changed()
