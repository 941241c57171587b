"""The words behind patterns, looked up once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.contract import Lexicon
from game.lexicon.patterns import matches

_SEARCHED = 200
"""So many words of a pattern are looked through for one that is fit for children."""


@lru_cache(maxsize=4096)
def word_for(pattern: str, lexicon: Lexicon, family: bool = False) -> str | None:
    """The shortest common word that a pattern may stand for, without unfit ones if `family`."""
    words = words_for(pattern, lexicon, _SEARCHED, family)
    return min(words, key=lambda word: (lexicon.size_of(word), len(word), word), default=None)


def words_for(pattern: str, lexicon: Lexicon, limit: int, family: bool = False) -> tuple[str, ...]:
    """The first `limit` words of a pattern from A to Z, without unfit ones if `family`."""
    if not family:
        return matches(pattern, lexicon, limit)
    fit = (word for word in matches(pattern, lexicon) if not lexicon.is_unfit(word))
    return tuple(word for word, _ in zip(fit, range(limit), strict=False))


@lru_cache(maxsize=4096)
def is_word(pattern: str, lexicon: Lexicon) -> bool:
    """Whether any word matches the pattern."""
    return bool(matches(pattern, lexicon, 1))


def bluffs(patterns: Iterable[str], lexicon: Lexicon) -> tuple[str, ...]:
    """Those patterns that no word matches."""
    return tuple(pattern for pattern in patterns if not is_word(pattern, lexicon))
