"""The computer's seat: what it does in each stage, from what its seat sees.

Source: rule book WildWords, The computer player.
"""

from __future__ import annotations

from game.contract import Chance, Chosen, Level, Refusal, Stopped, never, pick
from game.wildwords.board import TRAY
from game.wildwords.challenge import is_good
from game.wildwords.doubt import agrees, challenges
from game.wildwords.expert import expert_turn
from game.wildwords.generator import Generator, Wanted, generator_of
from game.wildwords.hand import Play, placed_of
from game.wildwords.levels import SKILLS, Skill, happens, vocabulary_of
from game.wildwords.moves import (
    Believe,
    Challenge,
    GiveUp,
    Judge,
    Lay,
    Pass,
    Spell,
    Trade,
    Vote,
    WildMove,
)
from game.wildwords.slots import Position
from game.wildwords.views import WildView
from game.wildwords.words import word_for

_LEAST_SHARES = 16
"""A thought takes at most this part of the time that is left."""

_ANSWER_PART = 3
"""An answer takes this part of the time that a play takes."""

_SMALL = range(1, TRAY)
_BOMB = range(TRAY, TRAY + 1)


def choose(view: WildView, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
    """The computer's move for the seat whose view this is.

    Raises Refusal `not_your_move` where that seat is not awaited.
    """
    return choose_with(view, SKILLS[level], chance, stopped)


def choose_with(view: WildView, skill: Skill, chance: Chance, stopped: Stopped = never) -> Chosen:
    """The move of a player of that skill.

    Raises Refusal `not_your_move` where its seat is not awaited.
    """
    if view.awaited != view.viewer:
        raise Refusal("not_your_move")
    if view.stage != "turn":
        return Chosen(_answer(view, skill, chance), _time(view, skill, chance) // _ANSWER_PART)
    if skill.vocabulary is None:
        move = expert_turn(view, vocabulary_of(view.setup, skill), chance, stopped)
    else:
        move = _turn(view, skill, chance, stopped)
    return Chosen(move, _time(view, skill, chance))


def _turn(view: WildView, skill: Skill, chance: Chance, stopped: Stopped) -> WildMove:
    play = _best_seen(view, skill, chance, stopped)
    if view.may_trade and (play is None or _is_poor(play, view, skill)):
        return Trade()
    return Pass() if play is None else Lay(placed_of(play, view.tray))


def _is_poor(play: Play, view: WildView, skill: Skill) -> bool:
    """Whether the level would rather have other tiles; where patterns are limited all are poor."""
    limited = view.pattern_limit is not None or skill.trades_below is None
    return not limited and play.score < (skill.trades_below or 0)


def _best_seen(view: WildView, skill: Skill, chance: Chance, stopped: Stopped) -> Play | None:
    """The best of the plays that this level sees now."""
    generator = generator_of(vocabulary_of(view.setup, skill))
    position = Position(view.board, view.tray, view.pattern_limit)
    sees_bombs = happens(chance, skill.bombs)
    if skill.looks_at is None:
        wanted = Wanted() if sees_bombs else Wanted(1, _SMALL)
        return next(iter(generator.best(position, wanted, stopped).plays), None)
    small = _seen_small(generator, position, skill, chance, stopped)
    bombs = generator.best(position, Wanted(1, _BOMB), stopped).plays if sees_bombs else ()
    return max((*bombs, *small), key=lambda play: play.score, default=None)


def _seen_small(
    generator: Generator, position: Position, skill: Skill, chance: Chance, stopped: Stopped
) -> list[Play]:
    """Of the plays of fewer than seven tiles those that are seen, at least one if there are any."""
    wanted = Wanted(skill.looks_at or 1, _SMALL)
    plays = generator.best(position, wanted, stopped).plays
    seen = [play for play in plays if happens(chance, skill.sees)]
    return seen or ([pick(chance, plays)] if plays else [])


def _answer(view: WildView, skill: Skill, chance: Chance) -> WildMove:
    """What the seat says in a challenge, its own or another's."""
    pending = view.pending
    if pending is None:
        raise Refusal("not_your_move")
    setup = view.setup
    patterns = [pattern.text for pattern in pending.play.patterns]
    if view.stage == "window":
        return Challenge() if challenges(setup, patterns, skill, chance) else Believe()
    if view.stage == "votes":
        return Vote(agrees(setup, patterns, skill, chance))
    if view.stage == "honour":
        pairs = zip(patterns, pending.words, strict=True)
        return Judge(all(is_good(text, word, setup.lexicon) for text, word in pairs))
    return _spelling(view, patterns, skill)


def _spelling(view: WildView, patterns: list[str], skill: Skill) -> WildMove:
    """Its words, one a pattern; a bluff is given up."""
    vocabulary = vocabulary_of(view.setup, skill)
    words = [word_for(text, vocabulary, view.setup.kids) for text in patterns]
    known = tuple(word for word in words if word is not None)
    return Spell(known) if len(known) == len(words) else GiveUp()


def _time(view: WildView, skill: Skill, chance: Chance) -> int:
    """The time it is said to have thought: more for a better player, less as time runs out."""
    least, most = skill.think_ms
    thought = least + chance.below(most - least)
    budget = view.budgets_ms[view.viewer]
    if budget is None:
        return thought
    return min(thought, max(0, budget - view.used_ms[view.viewer]) // _LEAST_SHARES)
