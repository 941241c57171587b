"""WildWords: how fast patterns are judged and plays found, and what a worker's memory comes to.

    python build/benchmarks/wildwords.py [--matches 100]

The times are those of this process, on the encyclopedic dictionary, inside matches that it plays
against itself; the automaton is kept within a match and begins empty. What is timed is done twice
and the shorter time taken, so that others on the machine count less. As these slow every process
down, the times of plays are also told as shares of what building the DAWG takes at that moment:
about 440 ms on a machine that is quiet and of the kind that the limits in milliseconds mean.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from statistics import median, quantiles

from _figures import RESIDENT_MB, ROOT, fresh, tell

sys.path.insert(0, str(ROOT))

from game.contract import Refusal
from game.lexicon.automaton import PatternAutomaton
from game.lexicon.dawg import build_dawg
from game.library import load_lexicon
from game.wildwords.board import ALL_TILES, EMPTY_BOARD, TRAY, without
from game.wildwords.generator import Generator, Wanted
from game.wildwords.hand import Play, placed_of
from game.wildwords.laying import check_lay
from game.wildwords.lookahead import board_after
from game.wildwords.scoring import scored
from game.wildwords.slots import Position

WORDS = load_lexicon(["encyclopedic"]).words()
DAWG = build_dawg(WORDS)
PATTERNS = 500
GAMES = 8
TIMES = 2
ALL_EVERY = 8
"""Of so many plies one has all its plays found."""
BEST = 20
QUIET_BUILD_MS = 440


def clock() -> float:
    """Milliseconds of this process alone, so that others on the machine do not count."""
    return time.process_time() * 1000


def p95(values: list[float]) -> float:
    return quantiles(values, n=20)[-1]


def match(seed: int, look: Callable[[Position], Generator]) -> Iterator[Position]:
    """The positions of a match in which both play their best."""
    chance = random.Random(seed)
    pot, board = chance.sample(ALL_TILES, len(ALL_TILES)), EMPTY_BOARD
    trays = ["".join(pot.pop() for _ in range(TRAY)) for _ in "ab"]
    while trays[0]:
        position = Position(board, trays[0])
        yield position
        plays = look(position).best(position).plays
        if not plays:
            return
        placed = placed_of(plays[0], trays[0])
        board = board_after(board, placed)
        left = without(trays[0], [one.tile for one in placed])
        drawn = "".join(pot.pop() for _ in range(min(len(pot), TRAY - len(left))))
        trays = [trays[1], left + drawn]


def game_patterns() -> list[str]:
    """Patterns as they come up: those of the best plays, and the same with a false letter."""
    found: dict[str, None] = {}
    chance = random.Random(1)
    generator = Generator(PatternAutomaton(DAWG))
    for seed in range(100, 140):
        for position in match(seed, lambda _: generator):
            plays = generator.best(position, Wanted(BEST)).plays
            play = chance.choice(plays) if plays else None
            if play is None:
                continue
            for pattern in scored(position.board, placed_of(play, position.tray)).patterns:
                found[pattern.text] = None
                place = chance.randrange(len(pattern.text))
                false = chance.choice("AEINORSTDLGUX")
                found[pattern.text[:place] + false + pattern.text[place + 1 :]] = None
            if len(found) > PATTERNS:
                return list(found)[:PATTERNS]
    return list(found)


def oracle() -> None:
    """A pattern seen before, a new one, and the same one searched in the joined words."""
    patterns = game_patterns()
    assert len(patterns) == PATTERNS
    automata = [PatternAutomaton(DAWG) for _ in range(TIMES)]
    text = "\n".join([*WORDS, ""])
    new: list[float] = []
    ratios: list[float] = []
    for pattern in patterns:
        regex = re.compile("^" + pattern.replace("*", "[A-Z]+") + "$", re.MULTILINE)
        found = regex.search(text) is not None
        searched = shortest([lambda regex=regex: regex.search(text)] * TIMES)
        new.append(shortest([partial(one.matches, pattern) for one in automata]))
        ratios.append(searched / max(new[-1], 1e-4))
        assert found == automata[0].matches(pattern)

    def again() -> None:
        for pattern in patterns:
            automata[0].matches(pattern)

    tell("a pattern seen before", shortest([again] * 20) / PATTERNS * 1000, "µs", 2)
    tell("a new pattern, 95 of 100 within", p95(new), "ms", 5)
    times = 40 / median(ratios)
    tell("40 × a new pattern / one search in all words, median", times, "ratio", 1)


def shortest(works: Iterable[Callable[[], object]]) -> float:
    """The least time that one of these took; each is done once."""
    times: list[float] = []
    for work in works:
        since = clock()
        work()
        times.append(clock() - since)
    return min(times)


def generator() -> None:
    """Best plays and all plays, ply by ply."""
    best: list[float] = []
    cold: list[float] = []
    warm: list[float] = []
    best_shares: list[float] = []
    cold_shares: list[float] = []
    for seed in range(GAMES):
        build = shortest([partial(build_dawg, WORDS)] * TIMES)
        kept = [Generator(PatternAutomaton(DAWG)) for _ in range(TIMES)]
        for ply, position in enumerate(match(seed, lambda _, kept=kept: kept[0])):
            best.append(shortest([partial(one.best, position, Wanted(BEST)) for one in kept]))
            best_shares.append(best[-1] / build)
            found = kept[0].best(position, Wanted(BEST))
            assert found.proven
            if ply % ALL_EVERY == seed % ALL_EVERY:
                fresh_ones = [Generator(PatternAutomaton(DAWG)) for _ in range(TIMES)]
                cold.append(shortest([partial(one.all, position) for one in fresh_ones]))
                cold_shares.append(cold[-1] / build)
                warm.append(shortest([partial(fresh_ones[0].all, position)] * TIMES))
                scores = sorted((play.score for play in fresh_ones[0].all(position)), reverse=True)
                assert scores[:BEST] == [play.score for play in found.plays]
    tell(f"best {BEST} plays proven, median of {len(best)} plies", median(best), "ms", 200)
    tell(f"best {BEST} plays proven, 95 of 100 within", p95(best), "ms", 900)
    tell(f"best {BEST} plays proven, slowest", max(best), "ms")
    of_build = "as a share of building the DAWG"
    tell(f"the same median {of_build}", median(best_shares), "ratio", 200 / QUIET_BUILD_MS)
    tell(f"the same 95 of 100 {of_build}", p95(best_shares), "ratio", 900 / QUIET_BUILD_MS)
    tell("all plays, nothing known yet, slowest", max(cold), "ms", 4000)
    tell(f"the same {of_build}", max(cold_shares), "ratio", 4000 / QUIET_BUILD_MS)
    tell("all plays again, median", median(warm), "ms", 100)
    tell("all plays again, slowest", max(warm), "ms")


def early() -> None:
    """Whether there is a play in hand after a short time, and a legal play or none after none."""
    late = wrong = plies = 0
    for seed in range(GAMES // 2):
        kept = Generator(PatternAutomaton(DAWG))
        for position in match(seed, lambda _, kept=kept: kept):
            anew = (Generator(PatternAutomaton(DAWG)) for _ in range(TIMES - 1))
            at_once = in_hand(kept, position, 1)
            soon = next(filter(None, (in_hand(one, position, 50) for one in (kept, *anew))), ())
            wrong += not all(is_legal(position, play) for play in (*at_once, *soon))
            late += not soon and bool(kept.best(position).plays)
            plies += 1
    tell(f"of {plies} positions, without a play in hand after 50 ms", late, "positions", 0)
    tell(f"of {plies} positions, with an illegal play after 1 or 50 ms", wrong, "positions", 0)


def in_hand(generator: Generator, position: Position, limit_ms: float) -> tuple[Play, ...]:
    """The plays found in so long; without any a player passes."""
    deadline = clock() + limit_ms
    return generator.best(position, Wanted(BEST), lambda: clock() > deadline).plays


def is_legal(position: Position, play: Play) -> bool:
    """Whether the rules allow a play and score it alike."""
    try:
        laid = check_lay(position.board, position.tray, placed_of(play, position.tray))
    except Refusal:
        return False
    return laid.score == play.score


MEMORY = (
    RESIDENT_MB
    + """
import sys
from game.contract import Seat
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.options import fresh_setup
from game.wildwords.generator import Wanted, generator_of
from game.wildwords.rules import WildWords
from game.wildwords.slots import Position

game, matches = WildWords(), int(sys.argv[1])
lexicon = load_lexicon(["encyclopedic"])
levels = ("hard", "medium", "easy", "hard")
for number in range(matches):
    pair = levels[number % 3 : number % 3 + 2]
    seats = [Seat(f"C{n}", n, "computer", level, n) for n, level in enumerate(pair)]
    match = Match.begin(game, fresh_setup(game, {}, seats, lexicon), str(number))
    while match.acts():
        seat = match.state.awaited
        view = game.view(match.state, seat)
        if view.stage == "turn" and len(match.entries) % 3 == 0:
            best = generator_of(lexicon).best(Position(view.board, view.tray), Wanted(20))
            assert best.proven
        move, spent = game.choose(view, pair[seat], SeededChance(str(number), len(match.entries)))
        match.play(seat, move, spent)
    if number + 1 in (matches // 2, matches):
        print(resident_mb())
"""
)


def memory(matches: int) -> None:
    """What a process holds that thinks for hard, medium and easy and looks for the best plays."""
    half, whole = fresh(MEMORY, str(matches))
    tell(f"memory after {matches} matches", whole, "MiB", 350)
    tell(f"memory after {matches} matches / after {matches // 2}", whole / half, "ratio", 1.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    matches: int = parser.parse_args().matches
    oracle()
    generator()
    early()
    memory(matches)


if __name__ == "__main__":
    main()
