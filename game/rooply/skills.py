"""What the computer can do at each level, and how long it takes.

Source: rule book Rooply, The computer player; rules common, Computer opponents.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.contract import Chance, Level, Lexicon, Setup
from game.rooply.state import table_clock_ms
from game.rooply.texts import Texts, texts_of

ALL_SIZES = 100
"""A vocabulary of that size is the whole dictionary of the table."""


class Skill(NamedTuple):
    """The strength of a level.

    `vocabulary` is the largest SCOWL size it knows, `sees` in how many of a hundred places for
    a word it looks. It tries `plays` words and `spots` for each black square and looks what
    they leave; with 0 plays it takes what comes first to mind. `wild_cards` says when it
    spends them. Its turns take from `fastest` to `slowest` milliseconds of a minute.
    """

    vocabulary: int
    sees: int
    plays: int
    spots: int
    forgets: int
    wild_cards: Literal["never", "stuck", "soon"]
    fastest: int
    slowest: int


SKILLS: dict[Level, Skill] = {
    "easy": Skill(20, 25, 0, 0, 15, "never", 25_000, 50_000),
    "medium": Skill(40, 80, 2, 0, 0, "stuck", 18_000, 40_000),
    "hard": Skill(60, 100, 5, 3, 0, "stuck", 10_000, 28_000),
    "expert": Skill(ALL_SIZES, 100, 12, 5, 0, "soon", 6_000, 18_000),
}

ROLLING_MS = (700, 2_000)
CHOOSING_CARD_MS = (1_500, 4_000)


def texts_known(skill: Skill, setup: Setup) -> Texts:
    """The texts that a level knows at this table; none unfit where a kids' seat is."""
    return texts_of(known_words(skill.vocabulary, setup))


def known_words(size: int, setup: Setup) -> Lexicon:
    """The words of the table's dictionary up to a SCOWL size, fit for its seats."""
    if size >= ALL_SIZES and not setup.kids:
        return setup.lexicon
    return setup.lexicon.vocabulary(size, family=setup.kids)


def thinking_ms(skill: Skill, setup: Setup, chance: Chance) -> int:
    """A modelled time for a turn, shorter where the clock is."""
    of_a_minute = between(skill.fastest, skill.slowest, chance)
    return of_a_minute * table_clock_ms(setup) // 60_000


def between(least: int, most: int, chance: Chance) -> int:
    """A whole number from `least` to `most`, each as likely."""
    return least + chance.below(most - least + 1)
