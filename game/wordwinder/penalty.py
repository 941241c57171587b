"""Silent rules: an opponent says that a partner pointed or spoke, and somebody must agree.

Source: rule book, Players, Silent rules. Computers neither call nor confirm.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.contract import REFEREE, ClockRun, Event, Refusal
from game.wordwinder.events import PenaltyCalled, PenaltyConfirmed, PenaltyVoid
from game.wordwinder.sides import MOST_SIDES, is_person
from game.wordwinder.state import Position
from game.wordwinder.turns import lose_turn

CONFIRM_MS = 20_000
"""A call that nobody confirms in this time is void."""


def check_call(position: Position, seat: int) -> None:
    """Raises Refusal if the seat may not call a penalty now."""
    side = position.side_of(seat)
    if position.setup.options["silent"] is not True:
        raise Refusal("winder_not_silent")
    if side == position.side_to_move:
        raise Refusal("winder_own_penalty")
    if not _can_be_accused(position):
        raise Refusal("winder_no_partner")
    if position.caller is not None or side in position.called:
        raise Refusal("winder_called")
    if not is_person(position.setup.seats[seat]) or position.asking is not None:
        raise Refusal("not_open")


def check_confirm(position: Position, seat: int) -> None:
    """Raises Refusal if the seat may not confirm the call that waits."""
    if position.caller is None or not is_person(position.setup.seats[seat]):
        raise Refusal("winder_no_call")
    if position.side_of(seat) == position.side_of(position.caller):
        raise Refusal("winder_own_call")


def may_call(position: Position, seat: int) -> bool:
    """Whether the seat may call a penalty now."""
    return _passes(check_call, position, seat)


def may_confirm(position: Position, seat: int) -> bool:
    """Whether the seat may confirm the call that waits."""
    return _passes(check_confirm, position, seat)


def _passes(check: Callable[[Position, int], None], position: Position, seat: int) -> bool:
    try:
        check(position, seat)
    except Refusal:
        return False
    return position.side_of(seat) in position.active


def call(position: Position, seat: int, events: list[Event]) -> Position:
    """A penalty is called; the turn goes on until somebody agrees."""
    events.append(PenaltyCalled(seat))
    called = (*position.called, position.side_of(seat))
    return replace(position, caller=seat, called=called)


def confirm(position: Position, seat: int, events: list[Event]) -> Position:
    """Somebody agrees: the running turn is lost."""
    events.append(PenaltyConfirmed(seat))
    return lose_turn(replace(position, caller=None), "penalty", events)


def let_lapse(position: Position, events: list[Event]) -> Position:
    """Nobody agreed in time."""
    if position.caller is None:
        raise Refusal("winder_no_call")
    events.append(PenaltyVoid())
    return replace(position, caller=None)


def clock(position: Position) -> ClockRun:
    """The referee's clock of the call that waits."""
    serial = position.turn.serial * (MOST_SIDES + 1) + len(position.called)
    return ClockRun(REFEREE, "answer", serial, CONFIRM_MS)


def _can_be_accused(position: Position) -> bool:
    """Whether the seat to move has a person for a partner."""
    seats = position.setup.seats
    partners = (s for s in position.seats_of(position.side_to_move) if s != position.turn.seat)
    return any(is_person(seats[partner]) for partner in partners)
