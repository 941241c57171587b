"""A matcher of patterns that is too simple to be wrong, and seeded patterns to try."""

from __future__ import annotations

from random import Random


def naive_match(pattern: str, word: str) -> bool:
    """Whether the word fits, tried place by place: after each symbol, how far may we have read?"""
    read = {0}
    for symbol in pattern:
        if symbol == "*":
            read = {end for start in read for end in range(start + 1, len(word) + 1)}
        else:
            read = {start + 1 for start in read if word[start : start + 1] == symbol}
    return len(word) in read


def patterns_from(words: tuple[str, ...], count: int, random: Random) -> list[str]:
    """Patterns made of words by stars in place of some letters; half of them then spoilt."""
    return [_pattern_from(random.choice(words), random) for _ in range(count)]


def _pattern_from(word: str, random: Random) -> str:
    symbols = list(word)
    for _ in range(random.choice((1, 1, 2, 2, 3, 6))):
        start = random.randrange(len(symbols))
        symbols[start : start + random.choice((1, 1, 2, 3))] = "*"
    if random.random() < 0.5:
        symbols[random.randrange(len(symbols))] = random.choice("ABCDEINORST*")
    return "".join(symbols)
