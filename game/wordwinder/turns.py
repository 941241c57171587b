"""Whose turn it is, how turns end, and how the match does.

Source: rule book, Players, SideWinder, RaceWinder, Ends without a line; rules common, Two turns
for one.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.contract import Event, Outcome, Reason
from game.wordwinder.events import (
    Ended,
    LineMade,
    Loss,
    Passed,
    PenaltyVoid,
    SideOut,
    SideWalledOff,
    TurnBegan,
    TurnLost,
    TurnMissed,
)
from game.wordwinder.lines import Aim, aims, joins, nearest, squares_to_go, winning_line
from game.wordwinder.race import has_play
from game.wordwinder.sides import turns_of
from game.wordwinder.state import Position, Turn

IDLE_ROUNDS = 3
"""So many whole rounds without a word end the match, however the turns were lost."""


def with_item(items: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The items, one of them another."""
    return (*items[:index], value, *items[index + 1 :])


# --- the end of a turn -----------------------------------------------------------------


def settle(position: Position, events: list[Event]) -> Position:
    """A word stands: a line wins, sides may be walled off or out, else the turn is over."""
    side = position.words[-1].side
    for aim in aims(position.grid, racing=position.racing):
        if joins(position.grid, position.own(side), aim):
            return _line_made(position, side, aim, events)
    position = _tell_walled(position, events)
    if position.racing:
        position = _put_out(position, events)
    return position if position.outcome is not None else end_turn(position, events)


def take_pass(position: Position, events: list[Event]) -> Position:
    """The seat to move passes."""
    seat = position.turn.seat
    events.append(Passed(seat))
    position = replace(
        position,
        passes=with_item(position.passes, seat, position.passes[seat] + 1),
        idle=with_item(position.idle, seat, position.idle[seat] + 1),
    )
    return _end_if_idle(position, events) or end_turn(position, events)


def lose_turn(position: Position, loss: Loss, events: list[Event]) -> Position:
    """The seat to move loses its turn; a challenge leaves the counting of rounds alone."""
    seat = position.turn.seat
    events.append(TurnLost(seat, loss))
    position = replace(position, passes=(0,) * len(position.passes))
    if loss != "challenge":
        idle = with_item(position.idle, seat, position.idle[seat] + 1)
        position = replace(position, idle=idle)
    return _end_if_idle(position, events) or end_turn(position, events)


def end_turn(position: Position, events: list[Event]) -> Position:
    """The same seat has one more turn in a row, or the next side's seat comes."""
    position = _close_call(position, events)
    turn = position.turn
    if turn.left > 1 and position.side_of(turn.seat) in position.active:
        return _begin(position, turn.seat, turn.left - 1, events)
    return to_next_side(position, events)


def to_next_side(position: Position, events: list[Event]) -> Position:
    """The turn goes to the left, to the seat of the next side whose turn it is."""
    side = position.side_to_move
    seats = len(position.seats_of(side))
    mine = (position.partners[side] + 1) % seats
    position = replace(position, partners=with_item(position.partners, side, mine))
    following = sides_after(side, position.active, position.sides) or [side]
    seat = seat_next(position, following[0])
    return _begin(position, seat, turns_of(position.setup, seat), events)


def seat_next(position: Position, side: int) -> int:
    """The seat of the side whose turn comes next."""
    return position.seats_of(side)[position.partners[side]]


def coming(position: Position, count: int) -> tuple[int, ...]:
    """The seats of the next turns, the running one first, if none is lost or missed anew."""
    seats: list[int] = []
    while len(seats) < count:
        seats.append(position.turn.seat)
        position = end_turn(position, [])
    return tuple(seats)


def sides_after(side: int, active: Iterable[int], count: int) -> list[int]:
    """The other active sides in turn order, from the left of `side`."""
    around = [(side + step) % count for step in range(1, count)]
    return [other for other in around if other in active]


def _begin(position: Position, seat: int, left: int, events: list[Event]) -> Position:
    """The seat's turn begins, if it has none to miss."""
    turn = Turn(seat, left, position.turn.serial + 1)
    position = replace(position, turn=turn, called=(), asking=None)
    if position.misses[seat]:
        events.append(TurnMissed(seat))
        misses = with_item(position.misses, seat, position.misses[seat] - 1)
        position = replace(position, misses=misses, passes=(0,) * len(position.passes))
        return end_turn(position, events)
    events.append(TurnBegan(seat, turn.serial))
    return position


def _close_call(position: Position, events: list[Event]) -> Position:
    """A penalty call that nobody has confirmed ends with its turn."""
    if position.caller is None:
        return position
    events.append(PenaltyVoid())
    return replace(position, caller=None)


# --- the end of the match --------------------------------------------------------------


def _end_if_idle(position: Position, events: list[Event]) -> Position | None:
    """The ended match if all have passed in a row or nothing was laid for three whole rounds."""
    seats = [seat for side in position.active for seat in position.seats_of(side)]
    each = {seat: turns_of(position.setup, seat) for seat in seats}
    all_passed = all(position.passes[seat] >= each[seat] for seat in seats)
    stands_still = all(position.idle[seat] >= IDLE_ROUNDS * each[seat] for seat in seats)
    if not (all_passed or stands_still):
        return None
    return finish(position, most_chips(position, position.active), Reason.PASSES, events)


def most_chips(position: Position, sides: Iterable[int]) -> int | None:
    """The side with the most chips on the board; None: two have as many."""
    counts = sorted(((position.chips_on_board(side), side) for side in sides), reverse=True)
    tied = len(counts) > 1 and counts[0][0] == counts[1][0]
    return None if tied or not counts else counts[0][1]


def finish(position: Position, winner: int | None, reason: Reason, events: list[Event]) -> Position:
    """The match is over; `winner` is a side, None: a draw. Scores are chips on the board."""
    position = replace(_close_call(position, events), asking=None)
    scores = tuple(
        position.chips_on_board(position.side_of(seat)) for seat in range(len(position.setup.seats))
    )
    seat = None if winner is None else position.seats_of(winner)[0]
    outcome = Outcome(scores, seat, reason)
    events.append(Ended(outcome.scores, outcome.winner, reason))
    return replace(position, outcome=outcome)


def _line_made(position: Position, side: int, aim: Aim, events: list[Event]) -> Position:
    line = winning_line(position.grid, position.own(side), aim)
    events.append(LineMade(side, line))
    return finish(replace(position, line=line), side, Reason.LINE, events)


def to_go(position: Position, side: int) -> int | None:
    """The fewest free squares that complete a line of the side; None: it can have none."""
    own, free = position.own(side), position.free
    return nearest(
        squares_to_go(position.grid, own, free, aim) for aim in side_aims(position, side)
    )


def side_aims(position: Position, side: int) -> tuple[Aim, ...]:
    """What a side's line has to join; in RaceWinder it grows from the side's chips."""
    plain = aims(position.grid, racing=position.racing)
    own = position.own(side)
    if not (position.racing and own):
        return plain
    return tuple(Aim(own, aim.goal) for aim in plain)


def _tell_walled(position: Position, events: list[Event]) -> Position:
    """Tell each side once that it cannot have a line any more."""
    for side in position.active:
        if side not in position.walled and to_go(position, side) is None:
            events.append(SideWalledOff(side))
            position = replace(position, walled=(*position.walled, side))
    return position


def _put_out(position: Position, events: list[Event]) -> Position:
    """RaceWinder: sides without a legal play are out; the last one wins at once."""
    before = position.active
    gone = tuple(side for side in before if not has_play(position, side))
    if not gone:
        return position
    events.extend(SideOut(side) for side in gone)
    position = replace(position, out=(*position.out, *gone))
    return end_if_decided(position, before, Reason.LAST_SIDE, events) or position


def end_if_decided(
    position: Position, before: tuple[int, ...], reason: Reason, events: list[Event]
) -> Position | None:
    """The ended match if at most one side is left; of those gone together the most chips win."""
    left = position.active
    if len(left) > 1:
        return None
    winner = left[0] if left else most_chips(position, before)
    return finish(position, winner, reason, events)
