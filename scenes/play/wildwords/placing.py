"""Where a bubble beside a play hides least. Source: style sheet, Bubble; look, weak points."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from math import ceil
from typing import NamedTuple

from game.wildwords.board import EMPTY, EMPTY_BOARD, LAYOUT, SIZE, SQUARES, column_of, row_of
from game.wildwords.scoring import along
from scenes.widgets.surfaces import TipSide

TILE_COST, ONWARD_COST, PREMIUM_COST, SQUARE_COST = 100, 30, 3, 1
"""What it costs to cover a tile, a square on which the play may go on, a special one, any."""
_ONWARD = 2
"""So many squares before and behind a play are kept free if possible."""
_NEAR_END = 0.1
_ROW_COST = 1.5
"""A bubble rather wide than high."""


class Spot(NamedTuple):
    """A place for a bubble: its upper left square, the square it speaks of, and its tip's side."""

    row: int
    column: int
    square: int
    tip: TipSide


class Size(NamedTuple):
    """How many squares a bubble covers."""

    columns: int
    rows: int


def size_in_squares(width: float, height: float, cell: float) -> Size:
    """The whole squares that something of this size needs."""
    return Size(max(1, ceil(width / cell)), max(1, ceil(height / cell)))


def best_spot(
    sizes: Sequence[Size], play: Collection[int], board: str = EMPTY_BOARD
) -> tuple[Spot, Size] | None:
    """The place beside one of the play's tiles that hides fewest tiles, then least else.

    `sizes` are those it may have. None where no place beside the play is large enough, or
    nothing is laid.
    """
    squares = sorted(play)
    costs = _costs(squares, board)
    order = {square: -place * _NEAR_END for place, square in enumerate(squares)}
    found = [
        (_cost(spot, size, costs) + order[spot.square], spot, size)
        for size in sizes
        for spot in _spots(size, squares)
        if not _covers(spot, size, play)
    ]
    best = min(found, key=lambda each: each[0], default=None)
    return None if best is None else best[1:]


def _costs(squares: Sequence[int], board: str) -> list[int]:
    onward = set(_onward(squares))
    return [
        (
            TILE_COST * (board[square] != EMPTY)
            + ONWARD_COST * (square in onward)
            + PREMIUM_COST * (LAYOUT[square] != EMPTY)
            + SQUARE_COST
        )
        for square in range(SQUARES)
    ]


def _onward(squares: Sequence[int]) -> Iterator[int]:
    """The squares before and behind the play in its line, in both lines of a single tile."""
    if not squares:
        return
    steps = (1, SIZE) if len(squares) == 1 else (along(squares),)
    for step, (end, way), far in product(
        steps, ((squares[0], -1), (squares[-1], 1)), range(1, _ONWARD + 1)
    ):
        square = end + way * step * far
        same = row_of(square) == row_of(end) if step == 1 else 0 <= square < SQUARES
        if same and 0 <= square < SQUARES:
            yield square


def _spots(size: Size, squares: Sequence[int]) -> Iterator[Spot]:
    for square in squares:
        row, column = row_of(square), column_of(square)
        beside = [(column - size.columns, "right"), (column + 1, "left")]
        for (left, tip), top in product(beside, range(row - size.rows + 1, row + 1)):
            yield Spot(top, left, square, "right" if tip == "right" else "left")
        over = [(row - size.rows, "below"), (row + 1, "above")]
        for (top, tip), left in product(over, range(column - size.columns + 1, column + 1)):
            yield Spot(top, left, square, "below" if tip == "below" else "above")


def _covers(spot: Spot, size: Size, play: Collection[int]) -> bool:
    """Whether it would lie over the play itself, or stand out of the board."""
    inside = 0 <= spot.row <= SIZE - size.rows and 0 <= spot.column <= SIZE - size.columns
    return not inside or any(square in play for square in covered(spot, size))


def covered(spot: Spot, size: Size) -> Iterator[int]:
    """The squares below a bubble."""
    rows = range(spot.row, spot.row + size.rows)
    columns = range(spot.column, spot.column + size.columns)
    return (row * SIZE + column for row, column in product(rows, columns))


def _cost(spot: Spot, size: Size, costs: Sequence[int]) -> float:
    """What is hidden; of equals the one whose tip is at its first or last row is best."""
    hidden = sum(costs[square] for square in covered(spot, size))
    return hidden + _ROW_COST * size.rows + _off_corner(spot, size)


def _off_corner(spot: Spot, size: Size) -> float:
    if spot.tip in ("left", "right"):
        place, last = row_of(spot.square) - spot.row, size.rows - 1
    else:
        place, last = column_of(spot.square) - spot.column, size.columns - 1
    return 0.01 * min(place, last - place + 0.5)
