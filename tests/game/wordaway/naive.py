"""Wordaway by brute force, as the rule book says it, to measure the solver against."""

from __future__ import annotations

from collections.abc import Iterable

from game.wordaway.solver import Position


def without(pool: str, word: str) -> str | None:
    for letter in word:
        if letter not in pool:
            return None
        pool = pool.replace(letter, "", 1)
    return pool


def wins(position: Position) -> bool:
    """Whether the player to move wins, all plays and skips looked at, nothing remembered."""
    if len(position.pool) < 3:
        return False
    if any(not wins(after) for _, after in plays(position)):
        return True
    mine, theirs = position.skips
    if not mine:
        return False
    skipped = Position(
        position.pool, position.theirs, position.mine, (theirs, mine - 1), position.played
    )
    return not wins(skipped)


def winning_words(position: Position) -> set[str]:
    return {word for word, after in plays(position) if not wins(after)}


def plays(position: Position) -> Iterable[tuple[str, Position]]:
    for word in position.mine:
        left = without(position.pool, word)
        if left is None or word in (position.played or ()):
            continue
        played = None if position.played is None else (*position.played, word)
        yield word, Position(left, position.theirs, position.mine, position.skips[::-1], played)
