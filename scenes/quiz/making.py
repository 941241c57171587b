"""A quiz made in the background, so that no frame waits for it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from game.contract import Stopped
from game.engine import SeededChance
from game.library import load_lexicon
from game.wildwords.quiz import Quiz, make_quiz
from scenes.background import Background


def begin_making(dictionaries: Sequence[str], seed: str | None = None) -> Background[Quiz]:
    """Begin to make a quiz from words and a seed, a new one unless one is given."""

    def make(stopped: Stopped) -> Quiz:
        chance = SeededChance(seed or secrets.token_hex(8), 0)
        return make_quiz(load_lexicon(dictionaries), chance, stopped=stopped)

    return Background("quiz", make)
