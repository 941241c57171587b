"""Words that only fit with yellow squares from the bank, whose bars keep other letters off.

Source: rule book Rooply, The yellow square.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rooply.board import (
    BOTTOM,
    EMPTY,
    ENTERING,
    LEAVING,
    LEFT,
    RIGHT,
    TOP,
    Axis,
    Board,
    Yellow,
    is_letter,
    neighbour,
    open_ends,
)
from game.rooply.dice import AXES, Direction, Throw
from game.rooply.search import Search, Slot
from game.rooply.texts import ALL_LETTERS

_FLANKS = {Axis.ACROSS: (Axis.DOWN, TOP, BOTTOM), Axis.DOWN: (Axis.ACROSS, LEFT, RIGHT)}
"""The axis across a word's own, and the two sides of a square along it."""


class BarredSlot(NamedTuple):
    """A slot that takes words once these yellow squares lie on it, and the set of the words."""

    slot: Slot
    yellows: tuple[Yellow, ...]
    fillings: int


def barred_slots(search: Search, throw: Throw, most_new: int, bank: int) -> Iterator[BarredSlot]:
    """Every slot across or down that takes a word with yellow squares of the bank.

    At most one of them is laid in the middle of a word, and one at each end that a letter follows.
    """
    if throw.direction == Direction.DIAGONAL or not bank:
        return
    axis = AXES[throw.direction][0]
    for slot in search.slots(axis, throw.length, min(throw.length, most_new), whole=False):
        ends = _ends_to_bar(search.board, slot)
        if ends is None or len(ends) > bank:
            continue
        slot = slot._replace(unclosable=slot.unclosable - len(ends))
        if slot.closes_with(throw.blacks):
            yield from _filled(search, slot, ends, bank)


def _filled(search: Search, slot: Slot, ends: dict[int, int], bank: int) -> Iterator[BarredSlot]:
    """The slot with its barred ends, or with one more square barred if that is not enough."""
    fillings = search.fillings(slot, ends)
    if fillings and ends:
        yield BarredSlot(slot, _yellows(search.board, slot, ends), fillings)
    if fillings or len(ends) == bank:
        return
    allowed = search.crossing_letters(slot.axis)
    for square in slot.new:
        hindered = allowed[square] != ALL_LETTERS and square not in ends
        if hindered and search.board.cells[square] == EMPTY:
            barred = {**ends, square: 0}
            if fillings := search.fillings(slot, barred):
                yield BarredSlot(slot, _yellows(search.board, slot, barred), fillings)


def _ends_to_bar(board: Board, slot: Slot) -> dict[int, int] | None:
    """The ends that a letter follows, with the side to be barred; None: no yellow can lie there."""
    ends: dict[int, int] = {}
    for end in open_ends(board, slot.squares, slot.axis) if slot.unclosable else ():
        if is_letter(board.cells[end.beyond]):
            if board.cells[end.square] != EMPTY:
                return None
            ends[end.square] = (LEAVING if end.step > 0 else ENTERING)[slot.axis]
    return ends


def _yellows(board: Board, slot: Slot, barred: dict[int, int]) -> tuple[Yellow, ...]:
    """Yellow squares with the bars asked for and bars against every letter at their flanks."""
    return tuple(
        Yellow(board.square(square), bars | _flank_bars(board, square, slot.axis))
        for square, bars in barred.items()
    )


def _flank_bars(board: Board, square: int, axis: Axis) -> int:
    across, before, after = _FLANKS[axis]
    bars = 0
    for step, side in ((-1, before), (1, after)):
        beside = neighbour(board.side, square, across, step)
        if beside is not None and is_letter(board.cells[beside]):
            bars |= side
    return bars
