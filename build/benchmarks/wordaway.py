"""How soon Wordaway's solver knows who wins: in the middle of a game, and from the first play."""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from typing import NamedTuple

from _figures import ROOT, tell

sys.path.insert(0, str(ROOT))

from game.library import load_lexicon
from game.wordaway.index import playable
from game.wordaway.phrases import letters_of
from game.wordaway.solver import Exhausted, Position, Solver, Work

LENGTH = 19
SAMPLE = 150
LENGTH_LIMIT_S = 0.5
FIRST_PLAY_LIMIT_S = 10
GIVEN_UP_S = 15
RULES_HEADING = "# The phrases of the rules"


class Solved(NamedTuple):
    seconds: float
    positions: int
    won: bool | None


def solved(pool: str, words: tuple[str, ...]) -> Solved:
    """Whether the player to move wins, found from nothing; None if it took too long."""
    fitting = tuple(playable(pool, words))
    since = time.perf_counter()
    work = Work(10**9, lambda: time.perf_counter() > since + GIVEN_UP_S)
    try:
        solver = Solver(Position(pool, fitting, fitting), work)
        won: bool | None = any(solver.is_won_by(play) for play in solver.plays())
    except Exhausted:
        won = None
    return Solved(time.perf_counter() - since, work.done, won)


def phrases() -> tuple[list[str], list[str]]:
    """The phrases of the rules, and all."""
    lines = (ROOT / "assets" / "phrases" / "phrases.txt").read_text().splitlines()
    everything = [line for line in lines if line and not line.startswith("#")]
    behind = lines[lines.index(RULES_HEADING) + 1 :]
    end = next(place for place, line in enumerate(behind) if line.startswith("#"))
    return [line for line in behind[:end] if line], everything


def shortened(pool: str, words: tuple[str, ...], chance: random.Random) -> str:
    """What random plays leave as soon as at most LENGTH letters are left."""
    while len(pool) > LENGTH:
        left = Counter(pool) - Counter(chance.choice(playable(pool, words)))
        pool = "".join(sorted(left.elements()))
    return pool


def main() -> None:
    words = load_lexicon(["pocket"]).words(range(3, 6))
    source, everything = phrases()
    chance = random.Random(7)
    pools = [shortened(letters_of(chance.choice(everything)), words, chance) for _ in range(SAMPLE)]
    middle = [solved(pool, words) for pool in pools]
    first = [solved(letters_of(phrase), words) for phrase in source]
    if sum(one.positions for one in middle) < 100 * SAMPLE or len(first) < 20:
        raise RuntimeError("hardly anything was solved")
    tell(
        f"slowest of {SAMPLE} positions of at most {LENGTH} letters solved",
        max(one.seconds for one in middle),
        "s",
        LENGTH_LIMIT_S,
    )
    times = sorted(one.seconds for one in first)
    tell("19th fastest of the rules' phrases solved", times[18], "s", FIRST_PLAY_LIMIT_S)
    tell("rules' phrases not solved", sum(one.won is None for one in first), "phrases")
    rate = sum(one.positions for one in first) / sum(one.seconds for one in first)
    tell("positions looked at", rate, "per second")


if __name__ == "__main__":
    main()
