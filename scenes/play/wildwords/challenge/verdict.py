"""How a challenge was decided, and how spelled words lie on their patterns."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.wildwords.board import WILD
from game.wildwords.scoring import Pattern


@dataclass(frozen=True)
class Verdict:
    """What came of a challenge.

    `words` is what was spelled, if anything was; `good` says of each whether it is in the
    dictionary, and is empty where a person judged. `fined` seats lost 20 points.
    """

    challenger: int
    player: int
    patterns: tuple[Pattern, ...]
    points: int
    succeeded: bool
    words: tuple[str, ...] = ()
    good: tuple[bool, ...] = ()
    fined: tuple[int, ...] = ()


def strings_in(pattern: str, word: str) -> tuple[str, ...] | None:
    """What each wild tile of the pattern stands for in the word; None if it doesn't fit."""
    parts = ("(.+?)" if symbol == WILD else re.escape(symbol) for symbol in pattern)
    found = re.fullmatch("".join(parts), word)
    return found.groups() if found is not None else None
