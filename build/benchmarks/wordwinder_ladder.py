"""Word Winder's levels against each other, and a scripted beginner against easy.

    python build/benchmarks/wordwinder_ladder.py [--games 200] [--pair hard-medium] [--seed S]

Games go in pairs on the same board with the start turned round. From 200 games on a level must
beat the one below in at least 65 %, and the beginner win 30-60 % (draws half).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial

from _figures import ROOT, tell

sys.path.insert(0, str(ROOT))

from game import registry
from game.contract import LEVELS, Level, Move, Seat
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.options import fresh_setup
from game.wordwinder.ground import Ground
from game.wordwinder.moves import Lay, Pass
from game.wordwinder.search import path_over
from game.wordwinder.sight import open_words, seen, vocabulary_of
from game.wordwinder.views import WinderView, refusal_of

GAME = registry.GAMES["wordwinder"]
GAMES = ("sidewinder", "racewinder")
QUICK = 12
FULL = 200
MOST_LOST = 0.35
BEGINNERS_WORDS = 10
BEGINNER = "beginner"

Player = Callable[[WinderView, SeededChance], Move]


def beginner(view: WinderView, chance: SeededChance) -> Move:
    """Knows words of SCOWL 10, sees a third of its plays, and goes straight for its own line."""
    position, seat = view.position, view.viewer
    ground, side = Ground(position), position.side_of(seat)
    words = open_words(ground, seat, vocabulary_of(position, BEGINNERS_WORDS))
    noticed = seen(words, max(1, len(words) // 3), chance)
    own, free = ground.own[side], ground.free
    noticed.sort(key=lambda find: ground.squares(own | find[0], free & ~find[0]))
    for find in noticed:
        path = path_over(ground.grid, position.letters, find)
        if refusal_of(position, seat, path) is None:
            return Lay(path)
    return Pass()


def at_level(level: Level, view: WinderView, chance: SeededChance) -> Move:
    """The computer at that level."""
    return GAME.choose(view, level, chance).move


def player(name: str) -> Player:
    """The beginner, or a level."""
    for level in LEVELS:
        if name == level:
            return partial(at_level, level)
    return beginner


def result(game: str, names: tuple[str, str], seed: str, shift: int) -> float:
    """1 if the first player wins, 0.5 for a draw."""
    levels = [name if name in LEVELS else "easy" for name in names]
    seats = [
        Seat(name.title() + str(n), n, "computer", levels[n], n) for n, name in enumerate(names)
    ]  # type: ignore[arg-type] - one of the levels
    setup = fresh_setup(GAME, {"game": game}, seats, load_lexicon(["collegiate"]), shift)
    match, players = Match.begin(GAME, setup, seed), [player(name) for name in names]
    while match.acts():
        seat = next(act.actor for act in match.acts() if act.owed)
        chance = SeededChance(f"{seed}/{shift}/{len(match.entries)}", seat)
        view = GAME.view(match.state, seat)
        match.play(seat, players[seat](view, chance), 0)
    winner = GAME.outcome(match.state).winner  # type: ignore[union-attr] - the match is over
    return 0.5 if winner is None else float(winner == 0)


def duel(game: str, names: tuple[str, str], games: int, seed: str) -> None:
    """Tell how often the first player loses."""
    won = sum(result(game, names, f"{seed}-{n // 2}", n % 2) for n in range(games))
    figure = f"{game}: {names[0]} against {names[1]}, share of {games} games not won"
    limit = MOST_LOST if games >= FULL and names[0] != BEGINNER else None
    tell(figure, 1 - won / games, "ratio", limit)
    if games >= FULL and names[0] == BEGINNER:
        tell(f"{game}: the beginner's distance from 45 %", abs(won / games - 0.45), "ratio", 0.15)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=QUICK)
    parser.add_argument("--pair", action="append")
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--seed", default="ladder")
    asked = parser.parse_args()
    pairs = asked.pair or ["beginner-easy", "medium-easy", "hard-medium", "expert-hard"]
    for game in asked.game or GAMES:
        for pair in pairs:
            first, _, second = pair.partition("-")
            duel(game, (first, second), asked.games, asked.seed)


if __name__ == "__main__":
    main()
