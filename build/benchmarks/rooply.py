"""Rooply: how long placements, a roll and a match of two computers take.

The boards are played half full by chance; a figure of speed is the median of all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from _figures import ROOT, tell
from msgspec.structs import replace

sys.path.insert(0, str(ROOT))

from game import registry
from game.contract import Level, Seat
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.options import fresh_setup
from game.rooply.aids import reachable
from game.rooply.board import BLACK, EMPTY, Board, empty_board
from game.rooply.dice import Direction, Throw
from game.rooply.search import Search
from game.rooply.state import GRADES, Grade, RooplyState
from game.rooply.texts import Texts, texts_of

GAME = registry.GAMES["rooply"]
WORDS = load_lexicon(["collegiate"])
BOARDS = 12
PLACEMENTS_LIMIT_MS = 100
ROLL_LIMIT_MS = 16
REACHABLE_LIMIT_MS = 16
MATCHES = 3
MATCH_LIMITS_S = {"novice": 6, "intermediate": 12, "master": 25}


def half_full(grade: Grade, chance: Random) -> Board:
    """A board on which legal words and black squares fill at least half of the squares."""
    board, texts = empty_board(grade.side), texts_of(WORDS)
    while 2 * board.empties > len(board.cells):
        throw = chance.choice(grade.dice.throws(chance.choice(grade.dice.blacks)))
        slots = list(Search(board, texts).filled_slots(throw, grade.side))
        if slots:
            slot, fillings = chance.choice(slots)
            number = chance.randrange(fillings.bit_count())
            text = texts.nth(len(slot.squares), fillings, number)
            letters = dict(zip(slot.squares, text, strict=True))
            blacks = dict.fromkeys(slot.open[: throw.blacks], BLACK)
            board = board.written({**letters, **blacks})
            free = [square for square, cell in enumerate(board.cells) if cell == EMPTY]
            left = min(throw.blacks - len(blacks), len(free))
            board = board.written(dict.fromkeys(chance.sample(free, left), BLACK))
    return board


def measured_placements(board: Board, texts: Texts, grade: Grade) -> Iterator[tuple[float, int]]:
    """For each different throw the milliseconds for all its placements, and their number."""
    for throw in set(grade.dice.throws(blacks=2)):
        since = perf_counter()
        found = list(Search(board, texts).placements(throw, grade.side))
        yield (perf_counter() - since) * 1000, len(found)


def measure_placements(level: str, limit: float | None) -> None:
    grade, texts = GRADES[level], texts_of(WORDS)
    boards = [half_full(grade, Random(seed)) for seed in range(BOARDS)]
    measured = [one for board in boards for one in measured_placements(board, texts, grade)]
    times, counts = [ms for ms, _ in measured], [count for _, count in measured]
    assert median(counts) > 100
    tell(f"all placements for a throw, half-full {level} board", median(times), "ms", limit)
    tell(f"all placements for a throw, half-full {level} board, slowest", max(times), "ms")
    tell(f"placements for a throw, half-full {level} board", median(counts), "placements")


def measure_reachable(level: str) -> None:
    """The squares that can still take a word: shown on request, so in the frame loop."""
    match = match_of(level, "hard", "0")
    state = match.state
    assert isinstance(state, RooplyState)
    for name, throw in (("for a throw", Throw(4, Direction.ACROSS, 2)), ("for any throw", None)):
        times: list[float] = []
        for seed in range(BOARDS):
            board = half_full(GRADES[level], Random(seed))
            turn = replace(state.turn, throw=throw)
            players = tuple(replace(player, board=board) for player in state.players)
            since = perf_counter()
            assert reachable(replace(state, players=players, turn=turn))
            times.append((perf_counter() - since) * 1000)
        figure = f"squares that can take a word {name}, half-full {level} board"
        tell(figure, median(times), "ms", REACHABLE_LIMIT_MS)
        tell(f"{figure}, slowest", max(times), "ms")


def measure_first_roll() -> None:
    """A roll judges whether a word can be placed: it happens in the frame loop."""
    fresh = Texts(WORDS)
    since = perf_counter()
    assert Search(empty_board(13), fresh).any_for(
        Throw(7, GRADES["master"].dice.directions[0], 1), 13
    )
    tell("first roll of a match, texts not ready", (perf_counter() - since) * 1000, "ms")


def match_of(board: str, level: Level, seed: str) -> Match:
    seats = [Seat(f"C{n}", n, "computer", level, n) for n in range(2)]
    return Match.begin(GAME, fresh_setup(GAME, {"level": board}, seats, WORDS), seed)


def played(match: Match, rolls: list[float]) -> RooplyState:
    """Play a match to its end; `rolls` gathers the time that each roll took."""
    while match.acts():
        seat = next(act.actor for act in match.acts() if act.owed)
        level = match.setup.seats[seat].level or "hard"
        chance = SeededChance(f"{match.seed}/{len(match.entries)}", seat)
        chosen = GAME.choose(GAME.view(match.state, seat), level, chance)
        since = perf_counter()
        match.play(seat, chosen.move, chosen.spent_ms)
        if chosen.move.tag() == "roll":
            rolls.append((perf_counter() - since) * 1000)
    state = match.state
    assert isinstance(state, RooplyState)
    return state


def measure_matches(board: str, level: Level) -> None:
    times: list[float] = []
    rolls: list[float] = []
    for seed in range(MATCHES):
        since = perf_counter()
        state = played(match_of(board, level, str(seed)), rolls)
        times.append(perf_counter() - since)
        assert any(player.board.full for player in state.players)
    limit = MATCH_LIMITS_S[board]
    tell(f"match of two computers at {level}, {board}, slowest", max(times), "s", limit)
    tell(f"roll with its throws again, {board}, median", median(rolls), "ms", ROLL_LIMIT_MS)
    tell(f"roll with its throws again, {board}, slowest", max(rolls), "ms")


def main() -> None:
    measure_first_roll()
    for level in GRADES:
        measure_placements(level, PLACEMENTS_LIMIT_MS if level == "master" else None)
    for level in GRADES:
        measure_reachable(level)
    for level in GRADES:
        measure_matches(level, "hard")
        measure_matches(level, "expert")


if __name__ == "__main__":
    main()
