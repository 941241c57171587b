"""The computer player: rolls or spends a wild card, then writes a word or lays black squares.

Source: rule book Rooply, The computer player.
"""

from __future__ import annotations

from game.contract import Chance, Chosen, Level, Move, Refusal, Stopped, never
from game.rooply.dice import AXES, MOST_BLACKS, SHORTEST, Direction
from game.rooply.moves import Pass, Roll, WildCard
from game.rooply.outlook import outlook
from game.rooply.plays import player_of
from game.rooply.search import Search
from game.rooply.skills import (
    CHOOSING_CARD_MS,
    ROLLING_MS,
    SKILLS,
    Skill,
    between,
    texts_known,
    thinking_ms,
)
from game.rooply.state import Sight, grade_of, most_new
from game.rooply.thinker import Thinker

SOON = 4
"""An expert spends its cards in so many first turns, while whole lines are still free."""

GAIN_OF_CARD = 3
"""A card is worth it then for a word that writes so many letters more than a throw may bring."""

STUCK = 0.4
"""Whoever finds a word for a smaller share of the throws spends a card."""


def chosen(view: Sight, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
    """The move of the seat whose view this is and whose turn it is. Raises Refusal `not_open`."""
    if view.outcome is not None or view.turn.seat != view.viewer:
        raise Refusal("not_open")
    skill = SKILLS[level]
    if view.turn.throw is None:
        card = _card(view, skill)
        if card is None:
            return Chosen(Roll(), between(*ROLLING_MS, chance))
        return Chosen(card, between(*CHOOSING_CARD_MS, chance))
    thinker = Thinker(view, skill, chance, stopped)
    move: Move = thinker.word() or thinker.blacks() or Pass()
    return Chosen(move, thinking_ms(skill, view.setup, chance))


def _card(view: Sight, skill: Skill) -> WildCard | None:
    """The wild card that allows the longest word, if it is worth one now."""
    if skill.wild_cards == "never" or not player_of(view).wild_cards:
        return None
    least = _least_letters(view, skill)
    if least is None:
        return None
    search = Search(player_of(view).board, texts_known(skill, view.setup))
    limit = most_new(view.setup, view.viewer)
    ways = dict.fromkeys(grade_of(view.setup).dice.directions)
    letters, way = max((_longest(search, way, limit), way) for way in ways)
    return WildCard(max(letters, SHORTEST), way, MOST_BLACKS) if letters >= least else None


def _least_letters(view: Sight, skill: Skill) -> int | None:
    """How many letters a word must write to be worth a card; None: keep the cards."""
    player, grade = player_of(view), grade_of(view.setup)
    limit = most_new(view.setup, view.viewer)
    ahead = outlook(player.board, texts_known(skill, view.setup), grade, limit)
    if ahead.share < STUCK:
        return 1
    race = bool(view.setup.options["score_race"])
    if skill.wild_cards == "soon" and player.turns < SOON and not race:
        return round(ahead.expected) + GAIN_OF_CARD
    return None


def _longest(search: Search, way: Direction, limit: int) -> int:
    """The most letters that a word of any length can newly write in that direction."""
    most = 0
    for axis in AXES[way]:
        for slot in search.slots(axis, SHORTEST, limit):
            better = len(slot.new) > most and slot.closes_with(MOST_BLACKS)
            if better and search.fillings(slot):
                most = len(slot.new)
    return most
