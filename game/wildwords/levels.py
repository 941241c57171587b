"""What makes the four levels. Source: rule book WildWords, The computer player.

Chances are in thousandths.
"""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Chance, Level, Lexicon, Setup
from game.wildwords.hints import ALL_SIZES

THOUSAND = 1000


class Skill(NamedTuple):
    """What a level can do.

    It knows the words up to SCOWL size `vocabulary` (None: the agreed dictionary). It finds a
    seven-tile play with chance `bombs`, and of the `looks_at` best other plays (None: all) each
    with chance `sees`. It trades when its best play is below `trades_below`.

    It challenges a bluff with chance `doubts`, or `doubts_near` where a word nearly fits, and a
    play that holds a word it doesn't know with chance `doubts_odd`. When it must take sides in a
    box challenge these grow by `suspicion`.
    """

    vocabulary: int | None
    bombs: int
    sees: int
    looks_at: int | None
    trades_below: int | None
    doubts: int
    doubts_near: int
    doubts_odd: int
    suspicion: int
    think_ms: tuple[int, int]


SKILLS: dict[Level, Skill] = {
    "easy": Skill(20, 150, 300, 60, None, 0, 0, 0, 300, (4_000, 10_000)),
    "medium": Skill(35, 450, 500, 60, None, 500, 200, 20, 200, (6_000, 15_000)),
    "hard": Skill(50, 800, 1000, None, 45, 850, 850, 5, 100, (8_000, 20_000)),
    "expert": Skill(None, 1000, 1000, None, None, 1000, 1000, 0, 0, (10_000, 25_000)),
}


def vocabulary_of(setup: Setup, skill: Skill) -> Lexicon:
    """The words a level speaks at this table: no unfit ones beside a kids' seat."""
    if skill.vocabulary is None:
        return setup.lexicon.vocabulary(ALL_SIZES, family=True) if setup.kids else setup.lexicon
    return setup.lexicon.vocabulary(skill.vocabulary, family=setup.kids)


def happens(chance: Chance, thousandths: int) -> bool:
    """Whether something of that likelihood comes true."""
    return chance.below(THOUSAND) < thousandths
