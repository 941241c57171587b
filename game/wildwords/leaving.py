"""A seat leaves the match: it resigns, or its time is up where that is a loss.

Source: rule book WildWords, End; design, The contract of a game.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.contract import Chance, Event, Reason
from game.wildwords.challenge import ask, close, decide, stay, take_back
from game.wildwords.events import SeatLeft
from game.wildwords.pot import put_back
from game.wildwords.state import WildState
from game.wildwords.turns import finish, passes_of, to_next_seat, with_line, with_tray


def leave(
    state: WildState, seat: int, reason: Reason, chance: Chance, events: list[Event]
) -> WildState:
    """The seat is out. A challenge it is in is lost by it; its tiles go into the pot.

    Its passes no longer count among those in a row. With one seat left the match is over.
    """
    state = replace(state, passes=state.passes - passes_of(state, seat))
    was_player = state.pending is not None and state.pending.player == seat
    if was_player:
        state = replace(take_back(close(state, True, events), events), pending=None)
    state = _without(state, seat, reason, chance, events)
    if len(state.active) == 1:
        return finish(_settled(state, events), reason, events)
    if was_player or (state.pending is None and state.to_move == seat):
        return to_next_seat(state, events)
    return state if state.pending is None else _go_on(state, seat, events)


def _without(
    state: WildState, seat: int, reason: Reason, chance: Chance, events: list[Event]
) -> WildState:
    tray = state.trays[seat]
    events.append(SeatLeft(seat, reason, len(tray)))
    state = with_line(state, seat, "resigned" if reason is Reason.RESIGNED else "timeout")
    return replace(
        state,
        pot=put_back(state.pot, tray, chance),
        trays=with_tray(state.trays, seat, ""),
        out=(*state.out, seat),
    )


def _settled(state: WildState, events: list[Event]) -> WildState:
    """The play of the last seat left stays."""
    return state if state.pending is None else stay(close(state, False, events), events)


def _go_on(state: WildState, seat: int, events: list[Event]) -> WildState:
    """The pending play of another seat goes on without this one."""
    pending = state.open_play
    if pending.challenger == seat:
        return decide(state, succeeded=False, events=events)
    was_asked = pending.challenger is None and pending.asked[0] == seat
    pending = replace(
        pending,
        asked=tuple(other for other in pending.asked if other != seat),
        to_vote=tuple(other for other in pending.to_vote if other != seat),
    )
    state = replace(state, pending=pending)
    return ask(state, events) if was_asked else state
