"""Playing alone: the daily board, and the two lists of best results.

Source: rule book Rooply, End (two solo record lists, fewest turns and highest score).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from game.contract import Frozen
from game.rooply.state import RooplyState, table_clock_ms

Merit = Literal["turns", "score"]

PLACES = 10
"""So many results stand in a list."""


class SoloResult(Frozen, frozen=True):
    """A board that was completed alone; `date` is in ISO 8601, `daily`: the board of that day."""

    level: str
    seconds: int
    turns: int
    score: int
    date: str
    daily: bool = False


def daily_seed(date: str, level: str) -> str:
    """The seed of the board of a day (ISO 8601), the same for everybody.

    In a solo match without hints every turn takes two moves, so that the first throw of each
    turn is the same whatever was played before; only throws again depend on the board.
    """
    return f"rooply-daily-{date}-{level}"


def solo_result(state: RooplyState, date: str, daily: bool = False) -> SoloResult | None:
    """The result that a finished match adds to the lists.

    None unless one seat played alone, without any help, and completed its board.
    """
    if state.outcome is None or len(state.players) > 1 or not state.player.board.full:
        return None
    if state.setup.seats[0].handicap is not None or state.setup.seats[0].kind == "computer":
        return None
    level, seconds = str(state.setup.options["level"]), table_clock_ms(state.setup) // 1000
    return SoloResult(level, seconds, state.player.turns, state.outcome.scores[0], date, daily)


def best(
    results: Iterable[SoloResult], level: str, seconds: int, merit: Merit
) -> tuple[SoloResult, ...]:
    """The best results of a level and clock, by fewest turns or by highest score.

    What is equal in that is ordered by the other, then the older comes first.
    """
    alike = [r for r in results if (r.level, r.seconds) == (level, seconds)]
    if merit == "turns":
        alike.sort(key=lambda r: (r.turns, -r.score, r.date))
    else:
        alike.sort(key=lambda r: (-r.score, r.turns, r.date))
    return tuple(alike[:PLACES])
