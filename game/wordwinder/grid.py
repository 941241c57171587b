"""A board's squares as bits of one whole number, so that a flood is a few shifts.

Squares count from 0 along the rows. In a mask every row has one more bit than squares: the bit
between two rows stays clear, so that no shift runs from one row into the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


class Grid:
    """The squares of a board of `width` by `height`, their masks and their neighbours."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.stride = width + 1
        self.bits = tuple(
            1 << (row * self.stride + column) for row in range(height) for column in range(width)
        )
        """The mask of each square."""
        self.full = self.mask(range(self.size))
        self.top = self.mask(range(width))
        self.bottom = self.mask(range(self.size - width, self.size))
        self.left = self.mask(range(0, self.size, width))
        self.right = self.mask(range(width - 1, self.size, width))
        self.neighbours = tuple(tuple(self.squares(self.spread(bit) & ~bit)) for bit in self.bits)
        """The up to eight neighbours of each square."""

    def mask(self, squares: Iterable[int]) -> int:
        """The mask of some squares."""
        mask = 0
        for square in squares:
            mask |= self.bits[square]
        return mask

    def squares(self, mask: int) -> list[int]:
        """The squares of a mask, in order."""
        found: list[int] = []
        while mask:
            lowest = mask & -mask
            row, column = divmod(lowest.bit_length() - 1, self.stride)
            found.append(row * self.width + column)
            mask ^= lowest
        return found

    def spread(self, mask: int) -> int:
        """The squares of a mask and all their neighbours, corners included."""
        wide = mask | mask << 1 | mask >> 1
        return (wide | wide << self.stride | wide >> self.stride) & self.full

    def marked(self, chips: str, mark: str) -> int:
        """The mask of the squares that bear `mark` in a text of one character a square."""
        bits = chips.translate({ord(c): "1" if c == mark else "0" for c in set(chips)})
        rows = (bits[start : start + self.width] for start in range(0, self.size, self.width))
        return int("0".join(rows)[::-1], 2)


@lru_cache(maxsize=16)
def grid_of(width: int, height: int) -> Grid:
    """The grid of that size; both at least 1."""
    return Grid(width, height)
