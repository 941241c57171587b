"""Patterns judged and listed without any structure: one search in the joined words.

A pattern is letters and `*`, which stands for one or more letters.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache
from itertools import islice

from game.contract import Lexicon, Refusal

STAR = "*"

_SYMBOLS = re.compile(r"[A-Z*]*")
_STARS = re.compile(r"(\*+)")


def parse_pattern(text: str) -> str:
    """The pattern in capitals.

    Raises Refusal `pattern_empty`, and `pattern_character` for anything but letters and stars.
    """
    good = _SYMBOLS.match(text.translate(_CAPITALS))
    pattern = good.group() if good else ""
    if not text:
        raise Refusal("pattern_empty")
    if len(pattern) < len(text):
        raise Refusal("pattern_character", character=text[len(pattern)])
    return pattern


def fits(pattern: str, word: str) -> bool:
    """Whether a word in capitals matches a pattern in capitals."""
    return len(pattern) <= len(word) and _regex(pattern).fullmatch(word) is not None


def matches(pattern: str, lexicon: Lexicon, limit: int = 0) -> tuple[str, ...]:
    """The first `limit` words that match, in alphabetical order; 0: all.

    Raises Refusal like `parse_pattern`.
    """
    pattern = parse_pattern(pattern)
    text, longest = _joined(lexicon)
    if len(pattern) > longest:
        return ()
    start, end = _with_prefix(text, pattern.partition(STAR)[0])
    found = (match.group() for match in _regex(pattern).finditer(text, start, end))
    return tuple(islice(found, limit or None))


_CAPITALS = {ord("a") + place: ord("A") + place for place in range(26)}


@lru_cache(maxsize=4)
def _joined(lexicon: Lexicon) -> tuple[str, int]:
    """The words, each with a line feed after it, and the length of the longest."""
    words = lexicon.words()
    return "\n".join([*words, ""]), max(map(len, words), default=0)


def _with_prefix(text: str, prefix: str) -> tuple[int, int]:
    """Where the words that begin so stand in the sorted text."""

    def beginning(place: int) -> str:
        start = text.rfind("\n", 0, place) + 1
        return text[start : start + len(prefix)]

    places = range(len(text))
    return bisect_left(places, prefix, key=beginning), bisect_right(places, prefix, key=beginning)


@lru_cache(maxsize=256)
def _regex(pattern: str) -> re.Pattern[str]:
    """A regular expression that never goes back on what it found.

    Each literal between stars may be taken where it is met first, since what follows then has
    most room; so it stands in an atomic group, and no pattern makes the search explode.
    """
    head, *rest = _STARS.split(pattern)
    pieces = ["^", head]
    for stars, literal in zip(rest[::2], rest[1::2], strict=True):
        pieces.append(rf"(?>[A-Z]{{{len(stars)},}}?{literal})")
    if rest:
        pieces[-1] = f"[A-Z]{{{len(rest[-2])},}}{rest[-1]}"
    return re.compile("".join([*pieces, "$"]), re.MULTILINE)
