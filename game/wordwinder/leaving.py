"""A seat wants to resign; its side does when all its persons have pressed.

Source: rules common and design, The contract of a game: open to a person at any time; in a
challenge it first settles that challenge as lost by him.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.contract import Event, Reason
from game.wordwinder.asking import leave_out, take_back
from game.wordwinder.events import ResignPressed, SideResigned
from game.wordwinder.sides import is_person
from game.wordwinder.state import Position
from game.wordwinder.turns import end_if_decided, end_turn


def press(position: Position, seat: int, events: list[Event]) -> Position:
    """The seat has pressed resign."""
    side = position.side_of(seat)
    events.append(ResignPressed(seat))
    position = replace(position, pressed=(*position.pressed, seat))
    if not all_pressed(position, side):
        return position
    return _resign(position, side, events)


def all_pressed(position: Position, side: int) -> bool:
    """Whether every person of the side has pressed."""
    seats = position.setup.seats
    persons = {seat for seat in position.seats_of(side) if is_person(seats[seat])}
    return persons <= set(position.pressed)


def _resign(position: Position, side: int, events: list[Event]) -> Position:
    before, was_to_move = position.active, position.side_to_move == side
    turn_over = was_to_move and position.asking is None
    events.append(SideResigned(side))
    position = replace(position, resigned=(*position.resigned, side))
    if position.asking is not None:
        settled = take_back if was_to_move else partial(leave_out, side=side)
        position = settled(position, events=events)
    if position.outcome is not None:
        return position
    if ended := end_if_decided(position, before, Reason.RESIGNED, events):
        return ended
    return end_turn(position, events) if turn_over else position
