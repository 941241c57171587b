"""What a viewer may see of a match: put together from what is public and what is its own."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from game.contract import Event, Outcome, Setup, View
from game.wildwords.board import EMPTY, TURNS_WILD, WILD, unseen
from game.wildwords.events import Dealt, Drew, HintGiven, Laid, Traded
from game.wildwords.moves import Placed
from game.wildwords.state import (
    FaceDown,
    Pending,
    SheetLine,
    Stage,
    WildState,
    hints_left,
    pattern_limit,
)
from game.wildwords.timing import budget_ms

EventT = TypeVar("EventT", bound=Event)


class WildView(View, frozen=True):
    """A position as one viewer sees it.

    `tray` is its own ("" for a watcher), `face_down` what it knows of tiles that lie so, `unseen`
    all tiles that it does not see, A to Z, asterisks last. `counts` are the tiles in each tray,
    `budgets_ms` each seat's time for the match (None: no clock). `awaited` is None when the
    match is over; then `final_trays` and `face_down` show everything.
    """

    setup: Setup
    viewer: int
    board: str
    tray: str
    face_down: tuple[FaceDown, ...]
    unseen: str
    pot: int
    counts: tuple[int, ...]
    scores: tuple[int, ...]
    stage: Stage
    awaited: int | None
    to_move: int
    turns_left: int
    turn: int
    traded: bool
    passes: int
    missed: tuple[int, ...]
    out: tuple[int, ...]
    used_ms: tuple[int, ...]
    budgets_ms: tuple[int | None, ...]
    pending: Pending | None
    sheet: tuple[SheetLine, ...]
    pattern_limit: int | None
    hints_left: int | None
    outcome: Outcome | None
    final_trays: tuple[str, ...]

    @property
    def may_trade(self) -> bool:
        """Whether the viewer may trade now."""
        its_turn = self.stage == "turn" and self.to_move == self.viewer
        return its_turn and not self.traded and self.pot > 0

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that are still in the match."""
        return tuple(seat for seat in range(len(self.counts)) if seat not in self.out)


def view_of(state: WildState, viewer: int) -> WildView:
    """What a seat or WATCHER sees."""
    seated = viewer >= 0
    over = state.ended is not None
    tray = state.trays[viewer] if seated else ""
    known = tuple(one for one in state.face_down if over or one.seat == viewer)
    return WildView(
        setup=state.setup,
        viewer=viewer,
        board=state.board,
        tray=tray,
        face_down=known,
        unseen=unseen(tray + _seen_on(state.board, known)),
        pot=len(state.pot),
        counts=tuple(len(tiles) for tiles in state.trays),
        scores=state.scores,
        stage=state.stage,
        awaited=None if over else state.awaited,
        to_move=state.to_move,
        turns_left=state.turns_left,
        turn=state.turn,
        traded=state.traded,
        passes=state.passes,
        missed=state.missed,
        out=state.out,
        used_ms=state.used_ms,
        budgets_ms=tuple(budget_ms(state.setup, seat) for seat in range(len(state.trays))),
        pending=None if state.pending is None else _pending_for(state.pending, viewer),
        sheet=state.sheet,
        pattern_limit=pattern_limit(state.setup, viewer) if seated else None,
        hints_left=hints_left(state.setup, viewer, state.hints_used[viewer]) if seated else 0,
        outcome=state.ended,
        final_trays=state.trays if over else (),
    )


def shown_to(event: Event, viewer: int) -> Event:
    """What a seat or WATCHER sees of an event."""
    if isinstance(event, Laid):
        return replace(event, placed=placed_for(event.placed, event.seat, viewer))
    if isinstance(event, Dealt | Drew) and event.seat != viewer:
        return type(event)(event.seat, event.count, None)
    if isinstance(event, Traded) and event.seat != viewer:
        return Traded(event.seat, event.count, None, None)
    if isinstance(event, HintGiven) and event.seat != viewer:
        return HintGiven(event.seat, None, None, event.left)
    return event


def placed_for(placed: tuple[Placed, ...], player: int, viewer: int) -> tuple[Placed, ...]:
    """Laid tiles as a viewer sees them: a tile turned face down is `*` to all but its player."""
    if player == viewer:
        return placed
    return tuple(
        Placed(one.row, one.column, WILD if TURNS_WILD[one.square] else one.tile) for one in placed
    )


def _pending_for(pending: Pending, viewer: int) -> Pending:
    return replace(pending, placed=placed_for(pending.placed, pending.player, viewer))


def _seen_on(board: str, known: tuple[FaceDown, ...]) -> str:
    """The tiles on the board that a viewer can name."""
    open_tiles = (
        symbol for square, symbol in enumerate(board) if symbol != EMPTY and not TURNS_WILD[square]
    )
    return "".join([*open_tiles, *(one.tile for one in known)])
