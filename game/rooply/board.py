"""A board of Rooply: its squares, the bars of its yellow squares, its lines and its runs.

Inside the package a square is a number, row by row from 0; moves and events name it by row and
column. Source: rule book Rooply, What makes a position legal, The yellow square.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from typing import NamedTuple

from game.contract import Frozen

EMPTY = "."
BLACK = "#"
BLANK = "+"
"""A yellow square without a letter."""

TOP, RIGHT, BOTTOM, LEFT = 1, 2, 4, 8
ALL_SIDES = TOP | RIGHT | BOTTOM | LEFT
"""Sides of a square; the bars of a yellow square are a sum of these."""


class Axis(StrEnum):
    """The four ways in which a line of squares can lie; a word is read along it either way."""

    ACROSS = "across"
    DOWN = "down"
    FALLING = "falling"
    RISING = "rising"


CROSSING = (Axis.ACROSS, Axis.DOWN)
"""The axes of runs."""

DIAGONAL = (Axis.FALLING, Axis.RISING)

STEPS = {Axis.ACROSS: (0, 1), Axis.DOWN: (1, 0), Axis.FALLING: (1, 1), Axis.RISING: (-1, 1)}
"""Rows and columns from one square of a line to the next."""

LEAVING = {
    Axis.ACROSS: RIGHT,
    Axis.DOWN: BOTTOM,
    Axis.FALLING: RIGHT | BOTTOM,
    Axis.RISING: RIGHT | TOP,
}
"""The sides that must all be barred to shut a square towards the next one of its line."""

ENTERING = {
    Axis.ACROSS: LEFT,
    Axis.DOWN: TOP,
    Axis.FALLING: LEFT | TOP,
    Axis.RISING: LEFT | BOTTOM,
}
"""The sides that must all be barred to shut a square towards the one before it."""


class Square(NamedTuple):
    """A square as moves and events name it, from 0 at the top and at the left."""

    row: int
    column: int


class Yellow(Frozen, frozen=True):
    """A yellow square on the board and its barred sides."""

    square: Square
    bars: int


class Board(Frozen, frozen=True):
    """What stands on the squares, row by row: a letter, `EMPTY`, `BLACK` or `BLANK`.

    `yellows` holds every yellow square, with or without a letter, in the order of squares.
    """

    side: int
    cells: str
    yellows: tuple[Yellow, ...] = ()

    @property
    def full(self) -> bool:
        """Whether every square holds a letter, a black or a yellow square."""
        return EMPTY not in self.cells

    @property
    def empties(self) -> int:
        """How many squares hold nothing."""
        return self.cells.count(EMPTY)

    def number(self, square: Square) -> int | None:
        """The number of a square; None: it is not on the board."""
        inside = 0 <= square.row < self.side and 0 <= square.column < self.side
        return square.row * self.side + square.column if inside else None

    def square(self, number: int) -> Square:
        """Row and column of the square of that number."""
        return Square(*divmod(number, self.side))

    def written(self, letters: Mapping[int, str]) -> Board:
        """The board with these squares filled."""
        cells = list(self.cells)
        for number, letter in letters.items():
            cells[number] = letter
        return Board(self.side, "".join(cells), self.yellows)

    def with_yellows(self, yellows: Iterable[Yellow]) -> Board:
        """The board with these yellow squares laid on empty ones."""
        added = {y.square.row * self.side + y.square.column: y for y in yellows}
        if not added:
            return self
        laid = self.written(dict.fromkeys(added, BLANK))
        both = tuple(sorted([*self.yellows, *added.values()], key=lambda y: y.square))
        return Board(self.side, laid.cells, both)


def empty_board(side: int) -> Board:
    """A board with nothing on it."""
    return Board(side, EMPTY * (side * side))


def is_letter(cell: str) -> bool:
    """Whether what stands on a square is a letter."""
    return cell >= "A"


@lru_cache(maxsize=256)
def bars_of(board: Board) -> tuple[int, ...]:
    """The barred sides of every square."""
    bars = [0] * len(board.cells)
    for yellow in board.yellows:
        bars[yellow.square.row * board.side + yellow.square.column] = yellow.bars
    return tuple(bars)


class Line(NamedTuple):
    """The squares of one line of the board, in reading order."""

    axis: Axis
    squares: tuple[int, ...]


@lru_cache(maxsize=16)
def lines_of(side: int, axis: Axis) -> tuple[Line, ...]:
    """All lines along an axis, the one-square diagonals in the corners too."""
    starts = (s for s in range(side * side) if neighbour(side, s, axis, -1) is None)
    return tuple(Line(axis, tuple(squares_from(side, start, axis))) for start in starts)


@cache
def neighbour(side: int, square: int, axis: Axis, steps: int = 1) -> int | None:
    """The square so many steps along an axis, backwards if negative; None: beyond the edge."""
    down, right = STEPS[axis]
    row, column = square // side + down * steps, square % side + right * steps
    return row * side + column if 0 <= row < side and 0 <= column < side else None


def squares_from(side: int, square: int, axis: Axis) -> Iterator[int]:
    """A square and those after it along the axis, up to the edge."""
    at: int | None = square
    while at is not None:
        yield at
        at = neighbour(side, at, axis)


def walled(bars: Sequence[int], square: int, after: int, axis: Axis) -> bool:
    """Whether a bar lies between two neighbours of a line.

    Source: rule book Rooply, Diagonals: at a corner both sides that meet there must be barred.
    """
    leaving, entering = LEAVING[axis], ENTERING[axis]
    return bars[square] & leaving == leaving or bars[after] & entering == entering


class End(NamedTuple):
    """An end of a row of squares: its square there, and the one beyond it, -1 or 1 step on."""

    square: int
    step: int
    beyond: int


def open_ends(board: Board, squares: Sequence[int], axis: Axis) -> list[End]:
    """The ends of a row of squares that neither edge, black square nor bar shuts off."""
    bars = bars_of(board)
    found: list[End] = []
    for square, step in ((squares[0], -1), (squares[-1], 1)):
        beyond = neighbour(board.side, square, axis, step)
        if beyond is None or board.cells[beyond] == BLACK:
            continue
        pair = (square, beyond) if step > 0 else (beyond, square)
        if not walled(bars, *pair, axis):
            found.append(End(square, step, beyond))
    return found


def run_through(board: Board, square: int, axis: Axis) -> tuple[int, ...]:
    """The squares of the unbroken line of letters along an axis through a square with a letter."""
    before = _letters_beyond(board, square, axis, -1)
    after = _letters_beyond(board, square, axis, 1)
    return (*reversed(before), square, *after)


def _letters_beyond(board: Board, square: int, axis: Axis, step: int) -> list[int]:
    bars = bars_of(board)
    found: list[int] = []
    at = square
    while (beyond := neighbour(board.side, at, axis, step)) is not None:
        pair = (at, beyond) if step > 0 else (beyond, at)
        if not is_letter(board.cells[beyond]) or walled(bars, *pair, axis):
            break
        found.append(beyond)
        at = beyond
    return found


def all_runs(board: Board) -> Iterator[tuple[Axis, tuple[int, ...]]]:
    """Every run: a maximal line of two or more letters, across or down, with no bar inside."""
    for axis in CROSSING:
        for square, cell in enumerate(board.cells):
            if is_letter(cell) and not _letters_beyond(board, square, axis, -1):
                run = run_through(board, square, axis)
                if len(run) > 1:
                    yield axis, run


def text_of(board: Board, squares: Iterable[int]) -> str:
    """What stands on the squares."""
    return "".join(board.cells[square] for square in squares)
