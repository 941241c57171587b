"""The clocks of a match. Source: rule book WildWords, Clock and A turn; rules common, Kids."""

from __future__ import annotations

from game.contract import REFEREE, ClockRun, Refusal, Setup, TimeUp
from game.wildwords.state import Stage, WildState, handicap_of

ANSWER_MS = 60_000
"""For spelling a challenged play; without a budget over a network, for every answer."""

MINUTE_MS = 60_000
OVERTIME_POINTS = 10
"""For each minute begun after the budget is used up, where that house rule holds."""


def budget_ms(setup: Setup, seat: int) -> int | None:
    """The seat's time for the whole match; None: no clock."""
    minutes = setup.options["minutes"]
    handicap = handicap_of(setup, seat)
    if not isinstance(minutes, int) or handicap.clock == "none":
        return None
    return minutes * MINUTE_MS * _patience(setup, seat)


def answer_ms(setup: Setup, seat: int, stage: Stage) -> int | None:
    """The limit of one answer beside the budget; None: no such limit."""
    if stage in ("turn", "over"):
        return None
    if budget_ms(setup, seat) is None:
        over_network = any(one.kind == "remote" for one in setup.seats)
        return ANSWER_MS * _patience(setup, seat) if over_network else None
    return ANSWER_MS * _patience(setup, seat) if stage == "spelling" else None


def flag_falls(setup: Setup) -> bool:
    """Whether a budget used up is a match lost."""
    return setup.options["flag_falls"] is True


def overtime_points(setup: Setup, seat: int, used_ms: int) -> int:
    """What the seat loses for its overtime."""
    budget = budget_ms(setup, seat)
    if setup.options["overtime"] is not True or budget is None or used_ms <= budget:
        return 0
    return OVERTIME_POINTS * -(-(used_ms - budget) // MINUTE_MS)


def clocks(state: WildState) -> tuple[ClockRun, ...]:
    """The clocks that run for the seat that is awaited, its budget first."""
    seat = state.awaited
    runs: list[ClockRun] = []
    budget = budget_ms(state.setup, seat)
    if budget is not None:
        falls = flag_falls(state.setup)
        runs.append(ClockRun(seat, "budget", 0, budget, state.used_ms[seat], expires=falls))
    limit = answer_ms(state.setup, seat, state.stage)
    if limit is not None:
        runs.append(ClockRun(seat, "answer", state.turn, limit))
    return tuple(runs)


def check_time_up(state: WildState, actor: int, move: TimeUp) -> None:
    """Raises Refusal unless the referee calls time on a clock that runs and can run out."""
    if actor != REFEREE:
        raise Refusal("not_your_move")
    if _running(state, move) is None:
        raise Refusal("wildwords_no_clock")


def check_time_spent(state: WildState, move: TimeUp, spent_ms: int) -> None:
    """Raises Refusal `wildwords_time_left` if that time does not use the clock up."""
    run = _running(state, move)
    if run is not None and run.limit_ms is not None and run.used_ms + spent_ms < run.limit_ms:
        raise Refusal("wildwords_time_left")


def _running(state: WildState, move: TimeUp) -> ClockRun | None:
    runs = [run for run in clocks(state) if (run.actor, run.kind) == (move.actor, move.clock)]
    return next((run for run in runs if run.expires), None)


def _patience(setup: Setup, seat: int) -> int:
    return 2 if handicap_of(setup, seat).clock == "double" else 1
