"""Every place on a board where a word can lie, and the words that can lie there.

A slot is a row of squares that can take a whole run; its fillings are a set of texts. Slots and
fillings together are all legal placements of a word, before black squares are chosen. Source:
rule book Rooply, A turn (3, 4) and What makes a position legal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from game.rooply.board import (
    BLACK,
    CROSSING,
    DIAGONAL,
    EMPTY,
    Axis,
    Board,
    bars_of,
    is_letter,
    lines_of,
    text_of,
    walled,
)
from game.rooply.dice import AXES, Dice, Throw
from game.rooply.texts import ALL_LETTERS, Texts

_A = ord("A")


class Slot(NamedTuple):
    """A row of squares for a whole word.

    `new` are its squares without a letter. Of its ends `open` holds the empty squares that a
    black square could close, `unclosable` counts those that only a bar could have closed.
    """

    axis: Axis
    squares: tuple[int, ...]
    new: tuple[int, ...]
    open: tuple[int, ...]
    unclosable: int

    def closes_with(self, blacks: int) -> bool:
        """Whether the rule of closing can be kept with so many black squares."""
        if self.axis in DIAGONAL:
            return not self.unclosable and len(self.open) <= blacks
        return blacks > 0 or not (self.open or self.unclosable)


class Placement(NamedTuple):
    """A text on a slot."""

    slot: Slot
    text: str


class Search:
    """The placements on one board with the words of one lexicon."""

    def __init__(self, board: Board, texts: Texts) -> None:
        self.board = board
        self.texts = texts
        self._crossing: dict[Axis, list[int]] = {}
        self._in_runs: dict[Axis, list[int]] = {}

    def placements(self, throw: Throw, most_new: int) -> Iterator[Placement]:
        """Every legal placement of a word for a throw."""
        for slot, fillings in self.filled_slots(throw, most_new):
            for text in self.texts.listed(len(slot.squares), fillings):
                yield Placement(slot, text)

    def filled_slots(self, throw: Throw, most_new: int) -> Iterator[tuple[Slot, int]]:
        """Every slot for a throw with the set of its fillings, where there is one."""
        for axis in AXES[throw.direction]:
            for slot in self.slots(axis, throw.length, min(throw.length, most_new)):
                if slot.closes_with(throw.blacks) and (fillings := self.fillings(slot)):
                    yield slot, fillings

    def count(self, throw: Throw, most_new: int) -> int:
        """How many legal placements a throw has."""
        return sum(fillings.bit_count() for _, fillings in self.filled_slots(throw, most_new))

    def any_for(self, throw: Throw, most_new: int) -> bool:
        """Whether a throw has a legal placement."""
        return next(self.filled_slots(throw, most_new), None) is not None

    def possible_throws(self, dice: Dice, blacks: int, most_new: int) -> list[Throw]:
        """The throws with so many black squares that have a placement, as often as they fall."""
        throws = dice.throws(blacks)
        possible = {throw for throw in set(throws) if self.any_for(throw, most_new)}
        return [throw for throw in throws if throw in possible]

    def slots(self, axis: Axis, least: int, most_new: int, whole: bool = True) -> Iterator[Slot]:
        """The slots along an axis of at least so many squares, with 1 to `most_new` new ones.

        With `whole` False also those that a letter follows, which only a bar could keep off.
        """
        for line in lines_of(self.board.side, axis):
            if len(line.squares) >= least:
                for part in self._parts(line.squares, axis, least):
                    yield from self._slots_of(part, axis, least, most_new, whole)

    def fillings(self, slot: Slot, barred: Collection[int] = ()) -> int:
        """The texts that may be written there: every run that they make is a word.

        On `barred` squares any letter may stand, as if bars kept the others off.
        """
        texts, cells, length = self.texts, self.board.cells, len(slot.squares)
        allowed = self.crossing_letters(slot.axis)
        found = texts.all_bits(length)
        for place, square in enumerate(slot.squares):
            cell = cells[square]
            if is_letter(cell):
                found &= texts.with_letter(length, place, ord(cell) - _A)
            elif allowed[square] != ALL_LETTERS and square not in barred:
                found &= texts.with_any(length, place, allowed[square])
            if not found:
                return 0
        return found

    def crossing_letters(self, axis: Axis) -> list[int]:
        """For each square the letters that a word along the axis may write there."""
        if axis not in self._crossing:
            across = [self._run_letters(other) for other in CROSSING if other != axis]
            self._crossing[axis] = [_common(letters) for letters in zip(*across, strict=True)]
        return self._crossing[axis]

    def _run_letters(self, axis: Axis) -> list[int]:
        """For each square the letters with which the run through it along the axis is a word."""
        if axis not in self._in_runs:
            letters = [0] * len(self.board.cells)
            for line in lines_of(self.board.side, axis):
                for part in self._parts(line.squares, axis, 1):
                    for square, allowed in zip(part, self._part_letters(part), strict=True):
                        letters[square] = allowed
            self._in_runs[axis] = letters
        return self._in_runs[axis]

    def _part_letters(self, part: tuple[int, ...]) -> Iterator[int]:
        """The letters that may be written on each square of a line that nothing cuts."""
        text = text_of(self.board, part)
        for place, cell in enumerate(text):
            if is_letter(cell):
                yield 0
            else:
                yield self.texts.allowed(_ending(text, place), _beginning(text, place + 1))

    def _parts(self, squares: tuple[int, ...], axis: Axis, least: int) -> list[tuple[int, ...]]:
        """The line cut at black squares and bars, without what is shorter than `least`."""
        cells, bars = self.board.cells, bars_of(self.board)
        parts: list[tuple[int, ...]] = []
        start = 0
        for place, square in enumerate(squares):
            black = cells[square] == BLACK
            if black or (place and walled(bars, squares[place - 1], square, axis)):
                parts.append(squares[start:place])
                start = place + black
        parts.append(squares[start:])
        return [part for part in parts if len(part) >= least]

    def _slots_of(
        self, part: tuple[int, ...], axis: Axis, least: int, most_new: int, whole: bool
    ) -> Iterator[Slot]:
        lettered = [is_letter(self.board.cells[square]) for square in part]
        for first in range(len(part) - least + 1):
            if whole and first and lettered[first - 1]:
                continue
            new: tuple[int, ...] = ()
            for last in range(first, len(part)):
                if not lettered[last]:
                    new = (*new, part[last])
                if len(new) > most_new:
                    break
                runs_on = whole and last + 1 < len(part) and lettered[last + 1]
                if new and not runs_on and last - first + 1 >= least:
                    yield self._slot(axis, part, first, last + 1, new)

    def _slot(
        self, axis: Axis, part: tuple[int, ...], start: int, stop: int, new: tuple[int, ...]
    ) -> Slot:
        ends = part[max(0, start - 1) : start] + part[stop : stop + 1]
        cells = self.board.cells
        closable = tuple([square for square in ends if cells[square] == EMPTY])
        return Slot(axis, part[start:stop], new, closable, len(ends) - len(closable))


def _common(sets: Iterable[int]) -> int:
    """The letters that all of these sets hold."""
    letters = ALL_LETTERS
    for one in sets:
        letters &= one
    return letters


def _ending(text: str, stop: int) -> str:
    """The letters right before a place of a line."""
    start = stop
    while start and is_letter(text[start - 1]):
        start -= 1
    return text[start:stop]


def _beginning(text: str, start: int) -> str:
    """The letters from a place of a line on."""
    stop = start
    while stop < len(text) and is_letter(text[stop]):
        stop += 1
    return text[start:stop]
