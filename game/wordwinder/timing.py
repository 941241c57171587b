"""The clocks of a match. Source: rule book, A turn; rules common, Kids' handicap mode."""

from __future__ import annotations

from game.contract import ClockRun, Setup
from game.wordwinder.asking import ANSWER_MS
from game.wordwinder.sides import handicap_of
from game.wordwinder.state import Position


def turn_ms(setup: Setup, seat: int) -> int | None:
    """The seat's time for a turn; None: no clock."""
    seconds, handicap = setup.options["clock"], handicap_of(setup, seat)
    if not isinstance(seconds, int) or handicap.clock == "none":
        return None
    return seconds * 1000 * (2 if handicap.clock == "double" else 1)


def turn_clocks(position: Position) -> tuple[ClockRun, ...]:
    """The clock of the seat that is to move or to answer."""
    if position.asking is not None:
        return (ClockRun(position.asking.seat, "answer", position.turn.serial, ANSWER_MS),)
    seat = position.turn.seat
    return (ClockRun(seat, "turn", position.turn.serial, turn_ms(position.setup, seat)),)
