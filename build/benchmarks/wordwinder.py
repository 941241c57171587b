"""Word Winder: how long the words of a board, a turn's sifting and a computer's move take.

The least of several runs is told where only the work itself counts; a computer's move is told by
its median and its slowest, on the largest pattern with three sides.
"""

from __future__ import annotations

import sys
from statistics import median
from time import perf_counter

from _figures import ROOT, tell

sys.path.insert(0, str(ROOT))

from game import registry
from game.contract import Level, Seat, Setup
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.options import fresh_setup
from game.wordwinder.computer import MANNERS
from game.wordwinder.ground import Ground
from game.wordwinder.search import dawg_of, find_words
from game.wordwinder.sight import open_words, vocabulary_of
from game.wordwinder.state import Position

GAME = registry.GAMES["wordwinder"]
RUNS = 7
BOARDS = 5
TURNS = 30

SQUARE_LIMIT_MS = 100
LARGEST_LIMIT_MS = 200
SIFT_LIMIT_MS = 10
MOVE_LIMITS_MS: dict[Level, int] = {"hard": 300, "expert": 2000}
LEAST_WEIGHED = 250


def setup_of(game: str, sides: int, level: Level = "hard") -> Setup:
    seats = [Seat(f"C{side}", side, "computer", level, side) for side in range(sides)]
    return fresh_setup(GAME, {"game": game}, seats, load_lexicon(["encyclopedic"]))


def position_of(match: Match) -> Position:
    position: Position = match.state.position  # type: ignore[attr-defined] - the game's own state
    return position


def measure_words(game: str, sides: int, limit: int) -> None:
    dawg = dawg_of(load_lexicon(["encyclopedic"]))
    times: list[float] = []
    for seed in range(BOARDS):
        position = position_of(Match.begin(GAME, setup_of(game, sides), str(seed)))
        runs: list[float] = []
        for _ in range(RUNS):
            since = perf_counter()
            finds = find_words(position.grid, position.letters, dawg)
            runs.append((perf_counter() - since) * 1000)
            assert len(finds) > 10_000
        times.append(min(runs))
    size = f"{position.grid.width}x{position.grid.height}"
    tell(f"all words and paths of a {size} board, slowest of {BOARDS}", max(times), "ms", limit)


def measure_turns(level: Level, limit: int) -> None:
    """Matches of three sides on 16 by 16 squares, until so many turns are measured."""
    moves: list[float] = []
    sifts: list[float] = []
    weighed: list[int] = []
    seed = 0
    while len(moves) < TURNS:
        match = Match.begin(GAME, setup_of("sidewinder", 3, level), str(seed))
        vocabulary_of(position_of(match), MANNERS[level].size)
        while match.acts() and len(moves) < TURNS:
            play_turn(match, level, moves, sifts, weighed)
        seed += 1
    tell(
        f"words still open to a side, {level}, slowest of {TURNS}", max(sifts), "ms", SIFT_LIMIT_MS
    )
    tell(f"move at {level}, median of {TURNS}", median(moves), "ms")
    tell(f"move at {level}, slowest of {TURNS}", max(moves), "ms", limit)
    if level == "expert":
        short = LEAST_WEIGHED / max(1.0, median(weighed))
        tell("expert's candidates: the least asked for over the median", short, "ratio", 1)


def play_turn(
    match: Match, level: Level, moves: list[float], sifts: list[float], weighed: list[int]
) -> None:
    position = position_of(match)
    seat = position.turn.seat
    finds = vocabulary_of(position, MANNERS[level].size)
    runs: list[float] = []
    for _ in range(3):
        since = perf_counter()
        open_now = open_words(Ground(position), seat, finds)
        runs.append((perf_counter() - since) * 1000)
    sifts.append(min(runs))
    manner = MANNERS[level]
    weighed.append(min(max(len(open_now) * manner.permille // 1000, manner.least), manner.most))
    view = GAME.view(match.state, seat)
    since = perf_counter()
    chosen = GAME.choose(view, level, SeededChance("bench", len(match.entries)))
    moves.append((perf_counter() - since) * 1000)
    match.play(seat, chosen.move, chosen.spent_ms)


def main() -> None:
    measure_words("sidewinder", 2, SQUARE_LIMIT_MS)
    measure_words("racewinder", 2, LARGEST_LIMIT_MS)
    for level, limit in MOVE_LIMITS_MS.items():
        measure_turns(level, limit)


if __name__ == "__main__":
    main()
