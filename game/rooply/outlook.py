"""What a board still holds for its owner: how much the next throws can fill, and what is dead."""

from __future__ import annotations

from typing import NamedTuple

from game.rooply.board import EMPTY, Board
from game.rooply.dice import AXES, LENGTHS, SHORTEST, Direction
from game.rooply.search import Search, Slot
from game.rooply.state import Grade
from game.rooply.texts import Texts

BLACKS_TO_EXPECT = 2
"""How many black squares a throw brings on average."""


COMPLETE = 100.0
CLOSED_NEXT = 50.0
"""The worth of a complete board, and of one that the referee fills in the next turn."""

PER_DEAD, PER_EXPECTED = 0.3, 2.0
"""What a dead square costs in empty squares, and what an expected letter brings."""


class Outlook(NamedTuple):
    """What the dice can still bring to a board.

    `live` are the squares that some throw can cover with a word. `fills` are for every throw of
    length and direction, as often as it falls, the most letters it can newly write; 0: no word.
    """

    empties: int
    live: frozenset[int]
    fills: tuple[int, ...]

    @property
    def dead(self) -> int:
        """How many empty squares no word can reach."""
        return self.empties - len(self.live)

    @property
    def expected(self) -> float:
        """The mean of the most letters that a throw can write, if it has a word."""
        possible = [fill for fill in self.fills if fill]
        return sum(possible) / len(possible) if possible else 0.0

    @property
    def share(self) -> float:
        """The share of throws that have a word."""
        return sum(fill > 0 for fill in self.fills) / len(self.fills)


def outlook(board: Board, texts: Texts, grade: Grade, most_new: int) -> Outlook:
    """Look at every place where a throw of the dice could write a word."""
    survey = _Survey(Search(board, texts), min(max(grade.dice.lengths), most_new))
    for direction in dict.fromkeys(grade.dice.directions):
        survey.look(direction)
    fills = tuple(
        survey.fills.get((direction, length), 0)
        for direction in grade.dice.directions
        for length in grade.dice.lengths
    )
    live = frozenset(square for square in survey.live if board.cells[square] == EMPTY)
    return Outlook(board.empties, live, fills)


def worth(board: Board, texts: Texts, grade: Grade, most_new: int) -> float:
    """How near a board is to its end, in squares: fewer empty and dead ones, more to come."""
    if board.full:
        return COMPLETE
    ahead = outlook(board, texts, grade, most_new)
    if not ahead.live and ahead.empties <= grade.closing_out:
        return CLOSED_NEXT
    return PER_EXPECTED * ahead.expected - PER_DEAD * ahead.dead - ahead.empties


class _Survey:
    """Goes through the slots and leaves out those that could tell nothing new."""

    def __init__(self, search: Search, most_new: int) -> None:
        self._search = search
        self._most_new = most_new
        self.live: set[int] = set()
        self.fills: dict[tuple[Direction, int], int] = {}

    def look(self, direction: Direction) -> None:
        for axis in AXES[direction]:
            for slot in self._search.slots(axis, SHORTEST, self._most_new):
                if slot.closes_with(BLACKS_TO_EXPECT) and self._tells(slot, direction):
                    self._note(slot, direction)

    def _tells(self, slot: Slot, direction: Direction) -> bool:
        new = len(slot.new)
        fresh = any(self.fills.get((direction, n), 0) < new for n in self._throws(slot))
        return fresh or not self.live.issuperset(slot.new)

    def _note(self, slot: Slot, direction: Direction) -> None:
        if not self._search.fillings(slot):
            return
        self.live.update(slot.new)
        for length in self._throws(slot):
            known = self.fills.get((direction, length), 0)
            self.fills[direction, length] = max(known, len(slot.new))

    def _throws(self, slot: Slot) -> range:
        """The lengths by the dice for which a word there would be legal."""
        return range(max(SHORTEST, len(slot.new)), min(max(LENGTHS), len(slot.squares)) + 1)
