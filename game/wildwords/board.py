"""The board, the tiles and their values, as data. Source: rule book WildWords, The table.

A square is a number from 0 to 224, row by row; a board is a text of 225 symbols: `.` where
nothing lies, a letter, or `*` for a wild tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

SIZE = 15
SQUARES = SIZE * SIZE
CENTRE = SQUARES // 2

EMPTY = "."
WILD = "*"
"""An asterisk tile, and every tile that lies face down."""

EMPTY_BOARD = EMPTY * SQUARES

LAYOUT = (
    "T...t..D..t...T"
    ".d...*...*...d."
    "..*...d.d...*.."
    "...D..*-*..D..."
    "t...D..d..D...t"
    ".*...t...t...*."
    "..d*..d.d..*d.."
    "D..-d..D..d-..D"
    "..d*..d.d..*d.."
    ".*...t...t...*."
    "t...D..d..D...t"
    "...D..*-*..D..."
    "..*...d.d...*.."
    ".d...*...*...d."
    "T...t..D..t...T"
)
"""`T` `D` triple, double word, `t` `d` triple, double letter, `*` Turn-To-Wild, `-` Lose-20."""

TRIPLE_WORD = "T"
DOUBLE_WORD = "D"
TURN_TO_WILD = "*"
LOSE_20 = "-"

_WORD_FACTORS = {TRIPLE_WORD: 3, DOUBLE_WORD: 2}
_LETTER_FACTORS = {"t": 3, "d": 2}

WORD_FACTOR = tuple(_WORD_FACTORS.get(kind, 1) for kind in LAYOUT)
LETTER_FACTOR = tuple(_LETTER_FACTORS.get(kind, 1) for kind in LAYOUT)
TURNS_WILD = tuple(kind == TURN_TO_WILD for kind in LAYOUT)
LOSES_20 = tuple(kind == LOSE_20 for kind in LAYOUT)

TRAY = 7
LOSS = 20
BOMB_BONUS = 40
"""For all seven tiles in one play."""

# fmt: off
_TILES: tuple[tuple[str, int, int], ...] = (
    ("A", 7, 1), ("B", 2, 4), ("C", 2, 3), ("D", 3, 2), ("E", 9, 1),
    ("F", 2, 5), ("G", 3, 3), ("H", 2, 3), ("I", 6, 1), ("J", 1, 8),
    ("K", 1, 6), ("L", 3, 2), ("M", 2, 3), ("N", 5, 1), ("O", 6, 2),
    ("P", 2, 3), ("Q", 1, 9), ("R", 5, 1), ("S", 4, 1), ("T", 5, 1),
    ("U", 3, 2), ("V", 2, 6), ("W", 2, 5), ("X", 1, 7), ("Y", 2, 4),
    ("Z", 1, 8), ("*", 12, 0),
)
# fmt: on

COUNTS = {tile: count for tile, count, _ in _TILES}
"""How many of each tile there are: 94 in all."""

VALUES = {tile: value for tile, _, value in _TILES}

TILES = "".join(COUNTS)
"""All kinds of tiles, A to Z and the asterisk."""

ALL_TILES = "".join(tile * count for tile, count in COUNTS.items())


def square_of(row: int, column: int) -> int:
    """The number of a square."""
    return row * SIZE + column


def row_of(square: int) -> int:
    """The row of a square, from 0."""
    return square // SIZE


def column_of(square: int) -> int:
    """The column of a square, from 0."""
    return square % SIZE


def symbol_on(square: int, tile: str) -> str:
    """What shows of a tile put on a square: on Turn-To-Wild every tile becomes wild."""
    return WILD if TURNS_WILD[square] else tile


def value_of(tiles: str) -> int:
    """What tiles are worth together."""
    return sum(VALUES[tile] for tile in tiles)


def in_order(tiles: Iterable[str]) -> str:
    """The tiles from A to Z, asterisks last."""
    return "".join(sorted(tiles, key=TILES.index))


def without(tiles: str, taken: Iterable[str]) -> str:
    """The tiles that are left, in their order.

    Raises ValueError if one that is taken is not among them.
    """
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return "".join(left)


def put(board: str, symbols: Iterable[tuple[int, str]]) -> str:
    """The board with these symbols on these squares."""
    squares = list(board)
    for square, symbol in symbols:
        squares[square] = symbol
    return "".join(squares)


def run_through(board: str, square: int, step: int) -> range:
    """The squares of the run of tiles through `square`, which counts as covered.

    `step` is 1 for across, SIZE for down.
    """
    first = last = square
    while _has_before(first, step) and board[first - step] != EMPTY:
        first -= step
    while _has_after(last, step) and board[last + step] != EMPTY:
        last += step
    return range(first, last + 1, step)


def _has_before(square: int, step: int) -> bool:
    return (column_of(square) if step == 1 else row_of(square)) > 0


def _has_after(square: int, step: int) -> bool:
    return (column_of(square) if step == 1 else row_of(square)) < SIZE - 1


def is_beside_a_tile(board: str, square: int) -> bool:
    """Whether a tile lies above, below, left or right of the square."""
    return any(
        (_has_before(square, step) and board[square - step] != EMPTY)
        or (_has_after(square, step) and board[square + step] != EMPTY)
        for step in (1, SIZE)
    )


def unseen(seen: str) -> str:
    """The tiles that are not among these, A to Z, asterisks last: in the pot or in other trays."""
    known = Counter(seen)
    return "".join(tile * (count - known[tile]) for tile, count in COUNTS.items())
