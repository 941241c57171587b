"""The board tiles: their faces, the patterns they are laid in, and shuffling.

Source: rule book, The boards. A face is 16 letters, four rows of four. Faces 2n and 2n + 1 are
the two sides of tile n; tiles are laid upright, never turned.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.contract import Chance, shuffled

SIDE = 4
"""Letters along each side of a tile."""

TILES = 16
FACES = 2 * TILES

GameId = Literal["sidewinder", "racewinder", "giantwinder"]

_FACE_LINE = re.compile(r"[A-Z]{4}( [A-Z]{4}){3}")


class Pattern(NamedTuple):
    """How many tiles lie across and down."""

    across: int
    down: int

    @property
    def width(self) -> int:
        """Letters in a row."""
        return self.across * SIDE

    @property
    def height(self) -> int:
        """Rows of letters."""
        return self.down * SIDE

    @property
    def tiles(self) -> int:
        """How many tiles it takes."""
        return self.across * self.down


SQUARE = Pattern(4, 4)
LONG = Pattern(2, 8)
BROAD = Pattern(3, 5)


def pattern_of(game: GameId, sides: int) -> Pattern:
    """The pattern of a game for so many sides."""
    if game != "racewinder":
        return SQUARE
    return LONG if sides == 2 else BROAD


def read_faces(data: bytes) -> tuple[str, ...]:
    """The faces in a file: one a line, its rows apart by a blank; lines with # are remarks.

    Raises ValueError if they are not 32 faces of 16 letters.
    """
    lines = [line for line in data.decode("ascii").splitlines() if not line.startswith("#")]
    if len(lines) != FACES or not all(_FACE_LINE.fullmatch(line) for line in lines):
        raise ValueError(f"these are not {FACES} faces of {SIDE} by {SIDE} letters")
    return tuple(line.replace(" ", "") for line in lines)


def deal(pattern: Pattern, chance: Chance) -> tuple[int, ...]:
    """Shuffled tiles, each on a side by chance: the faces that lie, row by row."""
    tiles = shuffled(chance, range(TILES))[: pattern.tiles]
    return tuple(2 * tile + chance.below(2) for tile in tiles)


def letters_of(faces: Sequence[str], layout: Sequence[int], pattern: Pattern) -> str:
    """The letters of a laid board, row by row."""
    return "".join(
        faces[layout[row // SIDE * pattern.across + tile]][row % SIDE * SIDE :][:SIDE]
        for row in range(pattern.height)
        for tile in range(pattern.across)
    )


def face_orders() -> int:
    """The number of layouts that the source's FAQ tells: the orders of the 32 faces."""
    return math.factorial(FACES)


def possible_layouts() -> int:
    """How many layouts of the square can really be laid: 16 tiles in order, each on a side."""
    return math.factorial(TILES) << TILES
