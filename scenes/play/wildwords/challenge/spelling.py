"""What is being written for the wild tiles of a challenged play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.wildwords.board import WILD
from game.wildwords.challenge import LONGEST_SPELLING


class Wild(NamedTuple):
    """A wild tile: of which pattern, and which of its wild tiles."""

    row: int
    nth: int


class Spelling:
    """A string of letters for each wild tile; one of them is being written."""

    def __init__(self, patterns: Sequence[str]) -> None:
        self.patterns = tuple(patterns)
        self.strings = [[""] * pattern.count(WILD) for pattern in self.patterns]
        self.active: Wild | None = next(iter(self.wilds), None)

    @property
    def wilds(self) -> list[Wild]:
        """All wild tiles in their order."""
        return [
            Wild(row, nth)
            for row, strings in enumerate(self.strings)
            for nth in range(len(strings))
        ]

    @property
    def complete(self) -> bool:
        """Whether every wild tile stands for something."""
        return all(self.open(row) == 0 for row in range(len(self.patterns)))

    @property
    def words(self) -> tuple[str, ...]:
        """The patterns as they are spelled so far."""
        return tuple(self._word(row) for row in range(len(self.patterns)))

    def open(self, row: int) -> int:
        """How many wild tiles of a pattern are still empty."""
        return sum(not string for string in self.strings[row])

    def go_to(self, wild: Wild) -> None:
        """Write for that wild tile from now on."""
        self.active = wild

    def type(self, letter: str) -> bool:
        """Add a letter; False if the word is as long as a word can be."""
        if self.active is None:
            return False
        row, nth = self.active
        if len(self._word(row)) - self.open(row) >= LONGEST_SPELLING:
            return False
        self.strings[row][nth] += letter
        return True

    def erase(self) -> None:
        """Take the last letter away; from an empty wild tile go back to the one before."""
        if self.active is None:
            return
        row, nth = self.active
        if self.strings[row][nth]:
            self.strings[row][nth] = self.strings[row][nth][:-1]
        else:
            self._step(-1)

    def next(self) -> None:
        """Go on to the next wild tile that is empty, round and round, or just to the next."""
        wilds = self.wilds
        if self.active is None or not wilds:
            return
        here = wilds.index(self.active)
        around = wilds[here + 1 :] + wilds[:here]
        empty = (wild for wild in around if not self.strings[wild.row][wild.nth])
        following = around[0] if around else self.active
        self.active = next(empty, following)

    def _step(self, step: int) -> None:
        wilds = self.wilds
        if self.active is not None:
            at = wilds.index(self.active) + step
            self.active = wilds[min(max(at, 0), len(wilds) - 1)]

    def _word(self, row: int) -> str:
        strings = iter(self.strings[row])
        return "".join(
            next(strings) or WILD if symbol == WILD else symbol for symbol in self.patterns[row]
        )
