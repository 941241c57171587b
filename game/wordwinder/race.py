"""RaceWinder: first words that must stay possible, and sides without a legal play.

Source: rule book, RaceWinder. Both ask the dictionary for a single word, which is mostly a
short one; so the search for all words of the board is never made here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from re import findall

from game.contract import Lexicon, Refusal
from game.wordwinder.search import Find, Path, finds_of_length, paths_of
from game.wordwinder.state import Position

_SHORT = ((2, 3), (4, 4))
"""Fewest and most letters of words that are looked for first, all at once."""


def check_first_words(position: Position, seat: int, path: Path) -> None:
    """Raises Refusal if the play would leave a side that has not begun without any first word."""
    mover = position.side_of(seat)
    waiting = [s for s in position.active if s != mover and not position.has_begun(s)]
    if not waiting:
        return
    taken = position.grid.full & ~position.free | position.grid.mask(path)
    for side in waiting:
        if not has_first_word(position, side, taken):
            raise Refusal("winder_no_first_word")


def has_first_word(position: Position, side: int, taken: int) -> bool:
    """Whether a side without chips has a first word off the `taken` squares, within its limits."""
    top = position.grid.top
    least, most = _first_limits(position, side)
    finds = _finds_within(position, position.grid.full & ~taken, least, most)
    return any(mask & top for mask, _ in finds)


def _first_limits(position: Position, side: int) -> tuple[int, int]:
    """The fewest and the most letters of a first word that any seat of the side may lay."""
    limits = [position.limits(seat) for seat in position.seats_of(side)]
    longest = len(position.letters)
    return min(least for least, _ in limits), max(most or longest for _, most in limits)


def has_play(position: Position, side: int) -> bool:
    """Whether the side has a legal play by the table's least length, limits and chips aside."""
    grid, own = position.grid, position.own(side)
    touched = grid.spread(own) if position.has_begun(side) else grid.top
    free = position.free
    least = position.setup.options["least_letters"]
    assert isinstance(least, int)
    finds = _finds_within(position, free | own, least, grid.size)
    return any(mask & free and mask & touched for mask, _ in finds)


def _finds_within(position: Position, within: int, least: int, most: int) -> Iterator[Find]:
    """The words of the table's dictionary over these squares, short ones first."""
    letters, width, lexicon = position.letters, position.width, position.setup.lexicon
    for fewest, longest in _SHORT:
        for find in finds_of_length(letters, width, lexicon, fewest, longest):
            if not find[0] & ~within and least <= len(find[1]) <= most:
                yield find
    grid = position.grid
    there = {letters[square] for square in grid.squares(within)}
    for word in _long_words(lexicon, "".join(sorted(there))):
        if least <= len(word) <= most:
            for path in paths_of(grid, letters, word, within):
                yield grid.mask(path), word


def _long_words(lexicon: Lexicon, letters: str) -> list[str]:
    """The words that are not short and have only these letters."""
    return findall(rf"\b[{letters}]+\b", _long_text(lexicon)) if letters else []


@lru_cache(maxsize=4)
def _long_text(lexicon: Lexicon) -> str:
    longest = max((len(word) for word in lexicon.words()), default=0)
    return "\n".join(lexicon.words(range(_SHORT[-1][1] + 1, longest + 1)))
