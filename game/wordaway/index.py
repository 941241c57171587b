"""The words that a pool holds, as sets of bits, so that what is left to play is a few ANDs.

A pool is packed into one whole number, a field of bits a letter. An *entry* is a word to play,
or where words may be played again, all words of the same letters at once. A set of entries is a
whole number with bit *i* set for entry *i*. For a letter and a count of it in the pool, a table
has the set of entries that need no more copies; a word takes letters away, so the entries left
are those before it, cut by the tables of its own three to five letters alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

SHORTEST_PLAY = 3
LONGEST_PLAY = 5
PLAY_LENGTHS = range(SHORTEST_PLAY, LONGEST_PLAY + 1)
"""A play has three to five letters: rules wordaway, A play."""


class Field(NamedTuple):
    """Where the count of a letter stands in a packed pool, and which entries use the letter."""

    letter: str
    shift: int
    mask: int
    users: int


class Need(NamedTuple):
    """So many copies of a letter, and for each count in the pool the entries it suffices for.

    `fits[count]` is the set of entries that need at most `count` copies.
    """

    shift: int
    mask: int
    fits: tuple[int, ...]
    copies: int


class Entry(NamedTuple):
    """Words of the same letters: their packed letters and which `Need`s they are.

    `needs` are five places in the list that starts with the entries before the play and goes on
    with what each need leaves; place 0 fills up.
    """

    words: tuple[str, ...]
    packed: int
    needs: tuple[int, int, int, int, int]


class PoolIndex:
    """The playable words of a pool, packed. `apart` keeps words of the same letters apart."""

    def __init__(self, pool: str, words: Iterable[str], *, apart: bool = False) -> None:
        counts = Counter(pool)
        letters = sorted(counts)
        self._shifts = _shifts(letters, counts)
        groups = _groups(playable(pool, words), apart)
        copies = [Counter(group[0]) for group in groups]
        fits = {letter: _fits(copies, letter, counts[letter]) for letter in letters}
        self.all = (1 << len(groups)) - 1
        self.fields = tuple(
            Field(
                letter,
                self._shifts[letter],
                (1 << counts[letter].bit_length()) - 1,
                self.all & ~fits[letter][0],
            )
            for letter in letters
        )
        kinds = sorted({need for wanted in copies for need in wanted.items()})
        places = {kind: place for place, kind in enumerate(kinds, 1)}
        self.needs = tuple(
            Need(self._shifts[letter], (1 << counts[letter].bit_length()) - 1, fits[letter], number)
            for letter, number in kinds
        )
        self.entries = tuple(
            Entry(group, self.pack(group[0]), _five(places[kind] for kind in wanted.items()))
            for group, wanted in zip(groups, copies, strict=True)
        )
        self.pool = self.pack(pool)

    def pack(self, letters: str) -> int:
        """Letters of the pool, at most as many as are in it, as one number."""
        return sum(1 << self._shifts[letter] for letter in letters)

    def count(self, packed: int) -> int:
        """How many letters a packed pool has."""
        return sum(packed >> field.shift & field.mask for field in self.fields)

    def those(self, words: Iterable[str]) -> int:
        """The set of entries that have one of these words."""
        wanted = frozenset(words)
        return sum(
            1 << place
            for place, entry in enumerate(self.entries)
            if not wanted.isdisjoint(entry.words)
        )


def playable(pool: str, words: Iterable[str]) -> list[str]:
    """Of the words those whose letters are in the pool, copies counted, in the same order."""
    counts = Counter(pool)
    holds = frozenset(pool).issuperset
    return [
        word
        for word in words
        if holds(word) and (len(set(word)) == len(word) or _has_copies(counts, word))
    ]


def _has_copies(counts: Counter[str], word: str) -> bool:
    return all(counts[letter] >= word.count(letter) for letter in word)


def _shifts(letters: list[str], counts: Counter[str]) -> dict[str, int]:
    shifts: dict[str, int] = {}
    bits = 0
    for letter in letters:
        shifts[letter] = bits
        bits += counts[letter].bit_length()
    return shifts


def _groups(words: Iterable[str], apart: bool) -> list[tuple[str, ...]]:
    """The entries, short ones first: the search takes the highest, the longest, first."""
    groups: dict[str, list[str]] = {}
    for word in words:
        groups.setdefault(word if apart else "".join(sorted(word)), []).append(word)
    ordered = sorted(groups, key=lambda key: (len(key), key))
    return [tuple(sorted(groups[key])) for key in ordered]


def _fits(copies: list[Counter[str]], letter: str, most: int) -> tuple[int, ...]:
    sets = [0] * (most + 1)
    for place, wanted in enumerate(copies):
        for count in range(wanted[letter], most + 1):
            sets[count] |= 1 << place
    return tuple(sets)


def _five(places: Iterable[int]) -> tuple[int, int, int, int, int]:
    a, b, c, d, e = [*places, 0, 0, 0, 0][:5]
    return a, b, c, d, e
