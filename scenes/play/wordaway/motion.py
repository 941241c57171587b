"""How letters leave the phrase and the pool: what lies where while a word is being taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.wordaway.state import WordPlayed
from scenes.motion import STRIKE, TILE_TRAVEL, Motion, in_out_cubic, out_quart

COIN = Motion(900, out_quart)
TYPING = Motion(70, stagger=110)
"""A computer's word appears letter by letter."""
STRIKING = Motion(STRIKE.ms, STRIKE.ease, 80)
LEAVING = Motion(TILE_TRAVEL.ms, TILE_TRAVEL.ease, TILE_TRAVEL.stagger)
CLOSING = Motion(180, in_out_cubic)
"""The tiles that stay move together."""


class Staying(NamedTuple):
    """A tile that stays in the pool: its letter, its place before and after."""

    letter: str
    before: int
    after: int


class Leaving(NamedTuple):
    """A tile of the played word: its letter, its place before, its place in the word."""

    letter: str
    before: int
    order: int


def staying(event: WordPlayed) -> list[Staying]:
    """What is left and where it comes from; `before` is a place in the phrase if `first`."""
    pairs = zip(event.pool, event.origins, strict=True)
    return [Staying(letter, origin, after) for after, (letter, origin) in enumerate(pairs)]


def leaving(event: WordPlayed, pool: str) -> list[Leaving]:
    """The tiles that the word takes from the pool, in the order of its letters."""
    kept = set(event.origins)
    free: dict[str, Iterator[int]] = {
        letter: iter([n for n, found in enumerate(pool) if found == letter and n not in kept])
        for letter in set(event.word)
    }
    return [Leaving(letter, next(free[letter]), n) for n, letter in enumerate(event.word)]


def copies_left(letters: Sequence[str], typed: str) -> dict[str, int]:
    """How often each letter is there beyond those typed; never below nought."""
    counts = Counter(letters)
    counts.subtract(typed)
    return {letter: max(0, count) for letter, count in counts.items() if letter.isalpha()}
