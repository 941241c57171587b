"""WildWords' levels: points a play, each level against the one below, a beginner against easy.

    python build/benchmarks/wildwords_ladder.py [--games 20] [--pair hard-medium] [--dictionary D]

Matches go in pairs with the same seed and the start turned round. From 200 matches on a level must
beat the one below in at least 65 %, and the beginner win 30-60 % (draws half).
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from statistics import mean

from _figures import ROOT, tell

sys.path.insert(0, str(ROOT))

from game.contract import LEVELS, Level, Lexicon, Outcome, Seat
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.options import fresh_setup
from game.wildwords.computer import choose_with
from game.wildwords.levels import SKILLS, Skill
from game.wildwords.rules import WildWords
from game.wildwords.state import WildState

GAME = WildWords()
FULL = 200
MOST_LOST = 0.35
BEGINNER = "beginner"
PAIRS = ("hard-easy", "medium-easy", "hard-medium", "expert-hard", "beginner-easy")
POINTS = {"easy": 29, "medium": 44, "hard": 66, "expert": 75}
"""Points a play, as the rule book has them; within 15 % is near enough."""

SKILL: dict[str, Skill] = {
    **{level: SKILLS[level] for level in LEVELS},
    BEGINNER: SKILLS["easy"]._replace(vocabulary=10, bombs=333, sees=333),
}


def played(names: list[str], seed: str, shift: int, lexicon: Lexicon) -> WildState:
    """The end of a match between these."""
    levels: list[Level] = [
        next((level for level in LEVELS if level == name), "easy") for name in names
    ]
    seats = [Seat(f"C{n}", n, "computer", level, n) for n, level in enumerate(levels)]
    match = Match.begin(GAME, fresh_setup(GAME, {}, seats, lexicon, shift), seed)
    while match.acts():
        seat = state_of(match).awaited
        chance = SeededChance(f"{seed}/{shift}/{len(match.entries)}", seat)
        move, spent = choose_with(GAME.view(match.state, seat), SKILL[names[seat]], chance)
        match.play(seat, move, spent)
    return state_of(match)


def state_of(match: Match) -> WildState:
    assert isinstance(match.state, WildState)
    return match.state


def matches(names: list[str], games: int, lexicon: Lexicon) -> Iterator[WildState]:
    for number in range(games):
        yield played(names, f"ladder {number // 2}", number % 2, lexicon)


def share(outcomes: list[Outcome]) -> float:
    """The part of the matches that seat 0 won, draws half."""
    return mean(0.5 if one.winner is None else float(one.winner == 0) for one in outcomes)


def pair(names: list[str], games: int, lexicon: Lexicon) -> None:
    """Tell how two fared against each other, and what their plays brought."""
    points: dict[str, list[int]] = defaultdict(list)
    bombs: dict[str, int] = defaultdict(int)
    outcomes: list[Outcome] = []
    for state in matches(names, games, lexicon):
        assert state.ended is not None
        outcomes.append(state.ended)
        for line in state.sheet:
            if line.kind == "play":
                points[names[line.seat]].append(line.points)
                bombs[names[line.seat]] += "bomb" in line.names
    won = share(outcomes)
    if BEGINNER in names:
        limit = 0.6 if games >= FULL else None
        tell(f"beginner's share against easy, {games} matches", won, "share", limit)
        tell("what easy leaves it, at most 70 %", 1 - won, "share", 0.7 if limit else None)
    else:
        limit = MOST_LOST if games >= FULL else None
        tell(f"{names[0]} against {names[1]}, {games} matches, share lost", 1 - won, "share", limit)
    for name in names:
        tell(f"{name}: points a play", mean(points[name]), "points")
        tell(f"{name}: bombs among its plays", bombs[name] / len(points[name]), "share")
        if name in POINTS:
            off = abs(mean(points[name]) / POINTS[name] - 1)
            tell(f"{name}: points a play, off the rule book's", off, "share", 0.15)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--pair", action="append", choices=PAIRS)
    parser.add_argument("--dictionary", default="collegiate")
    asked = parser.parse_args()
    lexicon = load_lexicon([asked.dictionary])
    for names in asked.pair or PAIRS[:3]:
        pair(names.split("-"), asked.games, lexicon)


if __name__ == "__main__":
    main()
