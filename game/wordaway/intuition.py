"""Words that come to mind without solving anything."""

from __future__ import annotations

from game.contract import Chance, Lexicon, shuffled
from game.wordaway.index import playable
from game.wordaway.phrases import struck_out

EVERYDAY = 10
"""The SCOWL size of the words that everybody finds."""

_FEW_LETTERS = 14
_LAST_WORD = 2
"""A reply that would end the game counts for so many more."""


def commonest(lexicon: Lexicon, words: tuple[str, ...]) -> str:
    """The word of the smallest SCOWL size, the first in the alphabet of several."""
    return min(words, key=lambda word: (lexicon.size_of(word), word))


def at_hand(lexicon: Lexicon, words: tuple[str, ...], count: int, chance: Chance) -> str:
    """The commonest of a few words that come to mind."""
    return commonest(lexicon, shuffled(chance, words)[:count])


def sociable(
    lexicon: Lexicon, pool: str, words: tuple[str, ...], count: int, chance: Chance
) -> str:
    """Of a few words that come to mind the one that leaves the other most everyday words."""
    everyday = tuple(word for word in words if lexicon.size_of(word) <= EVERYDAY)

    def left_to_the_other(word: str) -> int:
        left = struck_out(pool, word).pool
        replies = playable(left, everyday)
        if len(pool) > _FEW_LETTERS:
            return len(replies)
        last = sum(not playable(struck_out(left, reply).pool, words) for reply in replies)
        return len(replies) + _LAST_WORD * last

    return max(shuffled(chance, words)[:count], key=left_to_the_other)
