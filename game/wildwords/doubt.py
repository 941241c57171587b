"""Whether a computer challenges a play. Source: rule book WildWords, The computer player.

It judges what everybody sees: the patterns. Its chance to see through a bluff stands for what
a person of its level would feel; it never learns what was under a tile turned face down.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Chance, Lexicon, Setup
from game.wildwords.board import WILD
from game.wildwords.levels import THOUSAND, Skill, happens, vocabulary_of
from game.wildwords.words import bluffs, is_word


def challenges(setup: Setup, patterns: Sequence[str], skill: Skill, chance: Chance) -> bool:
    """Whether the level challenges a play of these patterns."""
    return happens(chance, _suspicion(setup, patterns, skill))


def agrees(setup: Setup, patterns: Sequence[str], skill: Skill, chance: Chance) -> bool:
    """Whether the level takes the challenger's side: a challenge makes it more suspicious."""
    own = _suspicion(setup, patterns, skill)
    unknown = not all(is_word(text, vocabulary_of(setup, skill)) for text in patterns)
    return happens(chance, min(THOUSAND, own + skill.suspicion) if unknown else own)


def _suspicion(setup: Setup, patterns: Sequence[str], skill: Skill) -> int:
    false = bluffs(patterns, setup.lexicon)
    if false:
        near = all(is_near_miss(text, setup.lexicon) for text in false)
        return skill.doubts_near if near else skill.doubts
    words = vocabulary_of(setup, skill)
    return 0 if all(is_word(text, words) for text in patterns) else skill.doubts_odd


def is_near_miss(pattern: str, lexicon: Lexicon) -> bool:
    """Whether a word fits once a single letter of the pattern is taken for a wild tile."""
    return any(
        is_word(pattern[:place] + WILD + pattern[place + 1 :], lexicon)
        for place, symbol in enumerate(pattern)
        if symbol != WILD
    )
