"""Puzzles made in the background, so that no frame waits for them."""

from __future__ import annotations

import secrets
from typing import NamedTuple, cast

from game import registry
from game.contract import Stopped
from game.engine import SeededChance
from game.library import glosses, load_lexicon
from game.wordwinder.finder import Finder, new_finder
from game.wordwinder.frenzy import FoundWord, Frenzy, all_words, new_frenzy
from game.wordwinder.puzzles import daily_seed
from game.wordwinder.rules import WordWinder
from game.wordwinder.solo import Kind
from scenes.background import Background


class Wanted(NamedTuple):
    """Which puzzle is to be made.

    `day` as in 2026-11-30 for the puzzle of that day. With `family` no unfit word is good.
    """

    kind: Kind
    day: str = ""
    family: bool = False

    @property
    def seed(self) -> str:
        """That of the day, or a new one."""
        return daily_seed(self.kind.puzzle, self.day) if self.day else secrets.token_hex(8)


class MadeFrenzy(NamedTuple):
    """A Frenzy that nobody has begun, and all the words it has."""

    frenzy: Frenzy
    words: tuple[FoundWord, ...]


def begin_frenzy(wanted: Wanted) -> Background[MadeFrenzy]:
    """Begin to make a Frenzy."""

    def make(stopped: Stopped) -> MadeFrenzy:
        del stopped
        lexicon = load_lexicon(wanted.kind.dictionaries, family=wanted.family)
        chance = SeededChance(wanted.seed, 0)
        frenzy = new_frenzy(_faces(), lexicon, wanted.kind.tiles, chance)
        return MadeFrenzy(frenzy, all_words(frenzy))

    return Background("frenzy", make)


def begin_finder(wanted: Wanted) -> Background[Finder]:
    """Begin to make a Finder."""

    def make(stopped: Stopped) -> Finder:
        del stopped
        lexicon = load_lexicon(wanted.kind.dictionaries, family=wanted.family)
        return new_finder(_faces(), lexicon, glosses(), SeededChance(wanted.seed, 0))

    return Background("finder", make)


def _faces() -> tuple[str, ...]:
    return cast(WordWinder, registry.game("wordwinder")).faces
