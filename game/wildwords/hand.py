"""A tray taken apart for the play generator, and plays put together again as tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.lexicon.automaton import STAR, symbols
from game.wildwords.board import VALUES, column_of, row_of
from game.wildwords.moves import Placed
from game.wildwords.slots import Start

ANY = "?"
"""Stands in a play for whatever tile is left for a Turn-To-Wild square."""


class Play(NamedTuple):
    """A play and its score: the new squares in order, and for each a tile or ANY."""

    score: int
    squares: tuple[int, ...]
    tiles: str


class Choice(NamedTuple):
    """A tile that may go on a square: its symbol, how a play names it, and the part left then."""

    symbol: int
    name: str
    value: int
    rest: int


class Hand:
    """A tray, and every part of it as a bit mask of its tiles, the most valuable ones first.

    `choices` gives for each part the different tiles in it, `wild` what goes on a Turn-To-Wild
    square, `values` the values in it in falling order.
    """

    def __init__(self, tray: str) -> None:
        self.tiles = "".join(sorted(tray, key=lambda tile: (-VALUES[tile], tile)))
        self.whole = (1 << len(tray)) - 1
        parts = range(self.whole + 1)
        self.choices = [self._choices(part) for part in parts]
        self.wild = [(Choice(STAR, ANY, 0, part),) for part in parts]
        self.values = [tuple(VALUES[tile] for tile in self.tiles_in(part)) for part in parts]

    def tiles_in(self, part: int) -> str:
        """The tiles of a part."""
        return "".join(tile for place, tile in enumerate(self.tiles) if part >> place & 1)

    def choices_on(self, start: Start) -> list[Sequence[tuple[Choice, ...]]]:
        """For each new square of a start its choices by the part that is left."""
        return [self.choices if factor else self.wild for factor in start.letter]

    def _choices(self, part: int) -> tuple[Choice, ...]:
        found: dict[int, Choice] = {}
        for place, symbol in enumerate(symbols(self.tiles)):
            if part >> place & 1:
                tile, rest = self.tiles[place], part & ~(1 << place)
                found.setdefault(symbol, Choice(symbol, tile, VALUES[tile], rest))
        return tuple(found.values())


def placed_of(play: Play, tray: str) -> tuple[Placed, ...]:
    """The tiles of a play, those that turn wild chosen so that the best ones stay in the tray."""
    left = list(tray)
    for tile in play.tiles:
        if tile != ANY:
            left.remove(tile)
    spare = iter(sorted(left, key=lambda tile: (_KEPT.index(tile) if tile in _KEPT else -1, tile)))
    tiles = (next(spare) if tile == ANY else tile for tile in play.tiles)
    return tuple(
        Placed(row_of(square), column_of(square), tile)
        for square, tile in zip(play.squares, tiles, strict=True)
    )


_KEPT = "WKFBYGMPHCUOLDGNTIARSE*"
"""Tiles from those soonest to those last turned face down; the ones not named go first."""
