"""States that differ only in what one viewer may not know."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.wildwords.board import TURNS_WILD, in_order
from game.wildwords.state import FaceDown, WildState


def hidden_elsewhere(state: WildState, viewer: int, random: Random) -> WildState:
    """The state with everything that the viewer can't see dealt out anew."""
    seats = range(len(state.trays))
    unknown = [one for one in state.face_down if one.seat != viewer]
    pool = list(state.pot) + [one.tile for one in unknown]
    pool += [tile for seat in seats if seat != viewer for tile in state.trays[seat]]
    random.shuffle(pool)
    known = {one.square: one.tile for one in state.face_down if one.seat == viewer}
    drawn = {one.square: pool.pop() for one in unknown}
    face_down = tuple(
        FaceDown(one.square, (known | drawn)[one.square], one.seat) for one in state.face_down
    )
    trays = tuple(
        tray if seat == viewer else in_order(pool.pop() for _ in tray)
        for seat, tray in enumerate(state.trays)
    )
    state = replace(state, face_down=face_down, trays=trays, pot="".join(pool))
    return _with_pending(state, drawn)


def _with_pending(state: WildState, drawn: dict[int, str]) -> WildState:
    if state.pending is None:
        return state
    placed = tuple(
        replace(one, tile=drawn.get(one.square, one.tile)) if TURNS_WILD[one.square] else one
        for one in state.pending.placed
    )
    return replace(state, pending=replace(state.pending, placed=placed))
