"""What a board still holds for its owner: how much the next throws can fill, and what is dead."""

from __future__ import annotations

from typing import NamedTuple

from game.rooply.board import EMPTY, Board
from game.rooply.dice import AXES, LENGTHS, SHORTEST, Direction
from game.rooply.search import Search
from game.rooply.state import Grade
from game.rooply.texts import Texts

LONGEST = max(LENGTHS)
"""The longest word that the dice ask for."""

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
    survey = _Survey(Search(board, texts), min(LONGEST, most_new))
    for direction in dict.fromkeys(grade.dice.directions):
        survey.look(direction)
    fills = tuple(
        survey.fills[direction][length]
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
        self.fills: dict[Direction, list[int]] = {}
        """For each direction and length thrown the most letters that can be written."""

    def look(self, direction: Direction) -> None:
        fills = self.fills[direction] = [0] * (LONGEST + 1)
        for axis in AXES[direction]:
            for slot in self._search.slots(axis, SHORTEST, self._most_new):
                new = len(slot.new)
                thrown = slice(max(SHORTEST, new), len(slot.squares) + 1)
                fresh = min(fills[thrown]) < new or not self.live.issuperset(slot.new)
                if fresh and slot.closes_with(BLACKS_TO_EXPECT) and self._search.fillings(slot):
                    self.live.update(slot.new)
                    fills[thrown] = [max(known, new) for known in fills[thrown]]
