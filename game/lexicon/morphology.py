"""Which dictionary forms an English word may come from: WordNet's suffix rules, and doubling.

The rules only propose; whoever asks looks whether there is such a word.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

NOUN, VERB, ADJECTIVE, ADVERB = "n", "v", "a", "r"


class Origin(NamedTuple):
    """A dictionary form, in small letters, and the part of speech it would have."""

    part: str
    lemma: str


_RULES: tuple[tuple[str, str, str], ...] = (
    (NOUN, "s", ""),
    (NOUN, "ses", "s"),
    (NOUN, "xes", "x"),
    (NOUN, "zes", "z"),
    (NOUN, "ches", "ch"),
    (NOUN, "shes", "sh"),
    (NOUN, "oes", "o"),
    (NOUN, "men", "man"),
    (NOUN, "ies", "y"),
    (NOUN, "fuls", "ful"),
    (VERB, "s", ""),
    (VERB, "ies", "y"),
    (VERB, "es", "e"),
    (VERB, "es", ""),
    (VERB, "ied", "y"),
    (VERB, "ed", "e"),
    (VERB, "ed", ""),
    (VERB, "ing", "e"),
    (VERB, "ing", ""),
    (ADJECTIVE, "ier", "y"),
    (ADJECTIVE, "iest", "y"),
    (ADJECTIVE, "er", ""),
    (ADJECTIVE, "est", ""),
    (ADJECTIVE, "er", "e"),
    (ADJECTIVE, "est", "e"),
)

_AFTER_DOUBLING = ((VERB, "ed"), (VERB, "ing"), (ADJECTIVE, "er"), (ADJECTIVE, "est"))
_LEAST = 2


def origins(word: str) -> Iterator[Origin]:
    """What a word in small letters may be a regular form of."""
    for part, ending, instead in _RULES:
        if word.endswith(ending) and len(word) - len(ending) + len(instead) >= _LEAST:
            yield Origin(part, word.removesuffix(ending) + instead)
    for part, ending in _AFTER_DOUBLING:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > _LEAST and stem[-1] == stem[-2]:
            yield Origin(part, stem[:-1])
