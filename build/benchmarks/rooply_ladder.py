"""Rooply's levels: how many turns each needs, each against the one below, a beginner against easy.

    python build/benchmarks/rooply_ladder.py [--games 200] [--board novice] [--pair hard-easy]

Games go in pairs with the same seed and the start turned round. From 100 games on hard must beat
easy, from 200 on a level the one below, in at least 65 %, and the beginner win 30-60 % (draws
half). Every board of a level played alone must be completed, by hard in the turns of the rule book.
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean, median

from _figures import ROOT, tell

sys.path.insert(0, str(ROOT))

from game import registry
from game.contract import LEVELS, Level, Move, Seat
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.options import fresh_setup
from game.rooply.moves import Pass, Roll
from game.rooply.skills import SKILLS, Skill
from game.rooply.state import RooplyState, Sight
from game.rooply.thinker import Thinker

GAME = registry.GAMES["rooply"]
WORDS = load_lexicon(["collegiate"])
QUICK = 10
FULL = 200
MOST_LOST = 0.35
HARD_TURNS = {"novice": 19, "intermediate": 27, "master": 38}
BEGINNER = "beginner"
BEGINNERS_SKILL: Skill = SKILLS["easy"]._replace(vocabulary=10, sees=33, forgets=0)


def move_of(name: str, view: Sight, chance: SeededChance) -> tuple[Move, int]:
    """What the beginner, or a level, does, and the modelled time for it.

    The beginner knows words of SCOWL 10, sees a third of its plays, and spends no wild card.
    """
    for level in LEVELS:
        if name == level:
            return GAME.choose(view, level, chance)
    if view.turn.throw is None:
        return Roll(), 1_000
    thinker = Thinker(view, BEGINNERS_SKILL, chance, lambda: False)
    spent = BEGINNERS_SKILL.fastest + chance.below(25_000)
    return thinker.word() or thinker.blacks() or Pass(), spent


def played(board: str, names: tuple[str, ...], seed: str, shift: int = 0) -> RooplyState:
    """The end of a match between these."""
    levels: list[Level] = [
        level
        for name in names
        for level in LEVELS
        if level == name or (name == BEGINNER and level == "easy")
    ]
    seats = [Seat(f"C{n}", n, "computer", level, n) for n, level in enumerate(levels)]
    setup = fresh_setup(GAME, {"level": board}, seats, WORDS, shift)
    match = Match.begin(GAME, setup, seed)
    while match.acts():
        seat = next(act.actor for act in match.acts() if act.owed)
        chance = SeededChance(f"{seed}/{shift}/{len(match.entries)}", seat)
        move, spent = move_of(names[seat], GAME.view(match.state, seat), chance)
        match.play(seat, move, spent)
    state = match.state
    assert isinstance(state, RooplyState)
    return state


def alone(board: str, level: str, games: int, seed: str) -> None:
    """Tell the turns and score of a level that plays alone."""
    ends = [played(board, (level,), f"{seed}-{n}") for n in range(games)]
    completed = [end.players[0] for end in ends if end.players[0].board.full]
    limit = HARD_TURNS[board] if level == "hard" else None
    tell(
        f"{board}: {level} alone, share of boards not completed",
        1 - len(completed) / games,
        "ratio",
        0,
    )
    tell(f"{board}: {level} alone, turns", median(one.turns for one in completed), "turns", limit)
    scores = [end.outcome.scores[0] for end in ends if end.outcome]
    tell(f"{board}: {level} alone, mean score", mean(scores), "points")


def duel(board: str, names: tuple[str, str], games: int, seed: str) -> None:
    """Tell how often the first of two does not win."""
    won = 0.0
    for n in range(games):
        outcome = played(board, names, f"{seed}-{n // 2}", n % 2).outcome
        winner = outcome.winner if outcome else None
        won += 0.5 if winner is None else winner == 0
    lost = 1 - won / games
    enough = games >= (FULL // 2 if names == ("hard", "easy") else FULL)
    limit = MOST_LOST if enough and names[0] != BEGINNER else None
    tell(
        f"{board}: {names[0]} against {names[1]}, share of {games} games not won",
        lost,
        "ratio",
        limit,
    )
    if games >= FULL and names[0] == BEGINNER:
        tell(f"{board}: the beginner's distance from 45 %", abs(0.55 - lost), "ratio", 0.15)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=QUICK)
    parser.add_argument("--pair", action="append")
    parser.add_argument("--board", action="append", choices=tuple(HARD_TURNS))
    parser.add_argument("--seed", default="ladder")
    asked = parser.parse_args()
    rungs = ["beginner-easy", "medium-easy", "hard-medium", "expert-hard", "hard-easy"]
    for board in asked.board or ("novice",):
        for level in () if asked.pair else LEVELS:
            alone(board, level, asked.games, asked.seed)
        for pair in asked.pair or rungs:
            first, _, second = pair.partition("-")
            duel(board, (first, second), asked.games, asked.seed)


if __name__ == "__main__":
    main()
