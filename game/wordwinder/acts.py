"""What is open to whom. Source: rule book, A turn and Players; design, The contract of a game."""

from __future__ import annotations

from game.contract import REFEREE, Act, AskHint, Resign, TimeUp
from game.wordwinder import opening, penalty
from game.wordwinder.moves import (
    Accept,
    CallPenalty,
    Challenge,
    ConfirmPenalty,
    Hint,
    Lay,
    Pass,
    TakeOver,
    WinderMove,
)
from game.wordwinder.sides import is_person
from game.wordwinder.state import Position
from game.wordwinder.timing import turn_clocks


def acts_of(position: Position) -> tuple[Act, ...]:
    """For each actor of a match that goes on what is open to it."""
    seats = (_act_of(position, seat) for seat in range(len(position.setup.seats)))
    return (*(act for act in seats if act is not None), referee_act(position))


def _act_of(position: Position, seat: int) -> Act | None:
    owed = awaited(position) == seat
    moves = [kind.tag() for kind in owed_moves(position, seat)] if owed else []
    person = is_person(position.setup.seats[seat])
    if penalty.may_call(position, seat):
        moves.append(CallPenalty.tag())
    if penalty.may_confirm(position, seat):
        moves.append(ConfirmPenalty.tag())
    if person and seat not in position.pressed and position.side_of(seat) in position.active:
        moves.append(Resign.tag())
    if not moves:
        return None
    return Act(seat, tuple(moves), owed, turn_clocks(position) if owed else ())


def awaited(position: Position) -> int:
    """The seat that is to move or to answer."""
    return position.turn.seat if position.asking is None else position.asking.seat


def owed_moves(position: Position, seat: int) -> list[type[WinderMove]]:
    """The moves of which the awaited seat owes one."""
    if position.asking is not None:
        return [Accept, Challenge]
    moves: list[type[WinderMove]] = [Lay, Pass]
    if opening.may_take_over(position):
        moves.append(TakeOver)
    if position.setup.seats[seat].handicap is not None:
        moves += [AskHint, Hint]
    return moves


def referee_act(position: Position) -> Act:
    """The referee's act: it calls time; the clock of a penalty call is its own."""
    clocks = () if position.caller is None else (penalty.clock(position),)
    return Act(REFEREE, (TimeUp.tag(),), False, clocks)
