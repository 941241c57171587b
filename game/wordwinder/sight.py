"""Which words a player may lay, and which of them it sees.

A level is breadth of sight: it knows a vocabulary and sees a share of its plays (rule book,
The computer player).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from game.contract import Chance, Lexicon
from game.wordwinder.ground import Ground
from game.wordwinder.search import Find, all_finds
from game.wordwinder.state import Position

ALL_SIZES = 100
"""A vocabulary of this size is the whole dictionary of the table."""

ItemT = TypeVar("ItemT")


@lru_cache(maxsize=16)
def known_finds(
    letters: str, width: int, lexicon: Lexicon, size: int, family: bool
) -> tuple[Find, ...]:
    """The words of a board up to a SCOWL size, without unfit ones if `family`."""
    finds = all_finds(letters, width, lexicon)
    if size >= ALL_SIZES and not family:
        return finds
    vocabulary = lexicon.vocabulary(size, family)
    known = {word for word in {word for _, word in finds} if word in vocabulary}
    return tuple(find for find in finds if find[1] in known)


def vocabulary_of(position: Position, size: int) -> tuple[Find, ...]:
    """The board's words up to that size; no unfit ones with a kids' seat at the table."""
    setup = position.setup
    return known_finds(position.letters, position.width, setup.lexicon, size, setup.kids)


def open_words(ground: Ground, seat: int, finds: Sequence[Find]) -> list[Find]:
    """Of these words those that the seat, were it to move, may lay by limits and chips too.

    In RaceWinder a first word may still be barred for what it leaves to the others.
    """
    position = ground.position
    side = position.side_of(seat)
    least, most = position.limits(seat)
    left = position.chips_left(side)
    live = ground.live(side, finds)
    if least > 2 or most is not None:
        longest = most or len(position.letters)
        live = [find for find in live if least <= len(find[1]) <= longest]
    if left is not None and left < ground.grid.size:
        free = ground.free
        live = [find for find in live if (find[0] & free).bit_count() <= left]
    return live


def seen(items: Sequence[ItemT], count: int, chance: Chance) -> list[ItemT]:
    """So many of the items by chance, in an order by chance; all of them if there are fewer."""
    rest = list(items)
    count = min(count, len(rest))
    for place in range(count):
        other = place + chance.below(len(rest) - place)
        rest[place], rest[other] = rest[other], rest[place]
    return rest[:count]
