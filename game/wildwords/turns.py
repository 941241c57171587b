"""Whose turn it is, and how a match ends. Source: rule book WildWords, A turn, Clock, End."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from game.contract import Event, Outcome, Reason
from game.wildwords.board import TRAY, value_of
from game.wildwords.events import Drew, Ended, FinalPoints, TurnBegan, TurnMissed
from game.wildwords.pot import draw
from game.wildwords.state import LineKind, SheetLine, WildState, after, handicap_of, with_item
from game.wildwords.timing import overtime_points

PASSES_EACH = 2
"""A match ends when every seat has passed so often in a row."""

LAST_TILES_FACTOR = 3


def end_turn(state: WildState, events: list[Event]) -> WildState:
    """After a whole turn: the same seat's second one, or the next seat's."""
    if state.turns_left > 1:
        return begin_turn(state, state.to_move, state.turns_left - 1, events)
    return to_next_seat(state, events)


def to_next_seat(state: WildState, events: list[Event]) -> WildState:
    """The turn goes to the left, past seats that miss theirs."""
    while True:
        seat = after(state.to_move, state.active, len(state.trays))[0]
        state = replace(state, to_move=seat)
        turns = handicap_of(state.setup, seat).turns
        skipped = min(turns, state.missed[seat])
        for _ in range(skipped):
            state = _miss(state, events)
        if turns > skipped:
            return begin_turn(state, seat, turns - skipped, events)


def begin_turn(
    state: WildState, seat: int, turns_left: int, events: list[Event], *, extra: bool = False
) -> WildState:
    """A turn of that seat begins, and after it `turns_left` - 1 more of its own."""
    turn = state.turn + 1
    events.append(TurnBegan(seat, turn, extra))
    return replace(
        state, to_move=seat, turns_left=turns_left, turn=turn, traded=False, pending=None
    )


def count_pass(state: WildState, events: list[Event]) -> WildState:
    """A turn brought nothing: one more in the row, which may end the match."""
    state = replace(state, passes=state.passes + 1, pending=None)
    if state.passes >= PASSES_EACH * len(state.active):
        return _end_by_passes(state, events)
    return end_turn(state, events)


def passes_of(state: WildState, seat: int) -> int:
    """How many of the passes in a row are that seat's."""
    since = takewhile(lambda line: line.kind != "play", reversed(state.sheet))
    return sum(line.seat == seat and line.kind in ("pass", "taken_back") for line in since)


def with_pass(state: WildState) -> WildState:
    """The score sheet with a pass of the seat to move."""
    return with_sheet_line(
        state, SheetLine(state.to_move, state.turn, "pass", 0, 0, traded=state.traded)
    )


def refill(state: WildState, seat: int, events: list[Event]) -> WildState:
    """The seat draws up to seven tiles."""
    drawn = draw(state.pot, TRAY - len(state.trays[seat]))
    if not drawn.tiles:
        return state
    events.append(Drew(seat, len(drawn.tiles), drawn.tiles))
    tray = state.trays[seat] + drawn.tiles
    return replace(state, pot=drawn.pot, trays=with_tray(state.trays, seat, tray))


def with_tray(trays: tuple[str, ...], seat: int, tray: str) -> tuple[str, ...]:
    """The trays, one of them another."""
    return (*trays[:seat], tray, *trays[seat + 1 :])


def is_out_of_tiles(state: WildState, seat: int) -> bool:
    """Whether the seat has ended the match."""
    return not state.trays[seat] and not state.pot


def end_by_last_tile(state: WildState, seat: int, events: list[Event]) -> WildState:
    """A seat is out of tiles: it gets three times the value of every other tray."""
    others = value_of("".join(state.trays))
    bonus = with_item((0,) * len(state.trays), seat, LAST_TILES_FACTOR * others)
    return finish(state, Reason.OUT_OF_TILES, events, bonus)


def _end_by_passes(state: WildState, events: list[Event]) -> WildState:
    """Each seat's tiles count for each other seat."""
    values = [value_of(tray) for tray in state.trays]
    bonus = tuple(
        sum(values) - values[seat] if seat in state.active else 0 for seat in range(len(values))
    )
    return finish(state, Reason.PASSES, events, bonus)


def finish(
    state: WildState, reason: Reason, events: list[Event], bonus: tuple[int, ...] | None = None
) -> WildState:
    """The match ends: last points, overtime, and the winner among the seats still in it."""
    for seat in range(len(state.trays)):
        gained = bonus[seat] if bonus else 0
        late = overtime_points(state.setup, seat, state.used_ms[seat])
        if gained or late:
            events.append(FinalPoints(seat, gained, late))
        state = with_line(state, seat, "bonus", gained) if gained else state
        state = with_line(state, seat, "overtime", -late) if late else state
    outcome = Outcome(state.scores, _winner(state), reason)
    events.append(Ended(outcome.scores, outcome.winner, reason))
    return replace(state, pending=None, ended=outcome)


def with_line(state: WildState, seat: int, kind: LineKind, points: int = 0) -> WildState:
    """The score sheet with one more line, and its points counted."""
    return with_sheet_line(state, SheetLine(seat, state.turn, kind, points, 0))


def with_sheet_line(state: WildState, line: SheetLine) -> WildState:
    """The score sheet with that line, its points counted and its total filled in."""
    scores = with_item(state.scores, line.seat, line.points)
    line = replace(line, total=scores[line.seat])
    return replace(state, scores=scores, sheet=(*state.sheet, line))


def _winner(state: WildState) -> int | None:
    best = max(state.scores[seat] for seat in state.active)
    first = [seat for seat in state.active if state.scores[seat] == best]
    return first[0] if len(first) == 1 else None


def _miss(state: WildState, events: list[Event]) -> WildState:
    seat = state.to_move
    events.append(TurnMissed(seat))
    state = with_line(state, seat, "missed")
    return replace(state, missed=with_item(state.missed, seat, -1), turn=state.turn + 1)
