"""The square that keys point at, and the way a typed word runs from there."""

from __future__ import annotations

from collections.abc import Container

from game.wildwords.board import CENTRE, SIZE, SQUARES, column_of, row_of
from scenes.input.actions import Verb

_STEPS = {Verb.UP: (-1, 0), Verb.DOWN: (1, 0), Verb.LEFT: (0, -1), Verb.RIGHT: (0, 1)}


class Cursor:
    """A square and a direction."""

    def __init__(self) -> None:
        self.square = CENTRE
        self.across = True

    @property
    def step(self) -> int:
        """From a square to the next one in this direction."""
        return 1 if self.across else SIZE

    def turn(self) -> None:
        """Run the other way."""
        self.across = not self.across

    def move(self, verb: Verb) -> bool:
        """Go to the neighbour; False at the edge of the board."""
        down, right = _STEPS[verb]
        row, column = row_of(self.square) + down, column_of(self.square) + right
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            return False
        self.square = row * SIZE + column
        return True

    def onward(self, taken: Container[int]) -> int | None:
        """The next square of the line, from this one on, that isn't taken; None: there is none."""
        return self._along(self.square, taken, self.step)

    def advance(self, taken: Container[int]) -> None:
        """Go on to the next square of the line that isn't taken, if there is one."""
        following = self._along(self.square, taken, self.step)
        self.square = self.square if following is None else following

    def _along(self, square: int, taken: Container[int], step: int) -> int | None:
        line = row_of(square) if self.across else column_of(square)
        while 0 <= square < SQUARES:
            if (row_of(square) if self.across else column_of(square)) != line:
                return None
            if square not in taken:
                return square
            square += step
        return None
