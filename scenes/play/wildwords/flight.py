"""Tiles on their way: between pot, trays, players and the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Box
from scenes.motion import Run, between, on_arc
from scenes.paint import Painter
from scenes.widgets.tile import TileFace, draw_tile

ARC = 30.0


@dataclass(frozen=True)
class Piece:
    """A tile from one place to another; `square` or `slot` is where it lies afterwards.

    Until it begins to move it lies where it starts, unless it comes `out` of something.
    """

    face: TileFace
    start: Box
    goal: Box
    square: int | None = None
    slot: int | None = None
    out: bool = False


def squares_of(pieces: Sequence[Piece], run: Run | None) -> set[int]:
    """The squares to which pieces are still on their way."""
    return {
        piece.square
        for number, piece in enumerate(pieces)
        if piece.square is not None and run is not None and run.linear(number) < 1
    }


def slots_of(pieces: Sequence[Piece], run: Run | None) -> set[int]:
    """The places in the tray to which pieces are still on their way."""
    return {
        piece.slot
        for number, piece in enumerate(pieces)
        if piece.slot is not None and run is not None and run.linear(number) < 1
    }


def draw_pieces(p: Painter, pieces: Sequence[Piece], run: Run | None) -> None:
    """All pieces that have not arrived."""
    if run is None:
        return
    for number, piece in enumerate(pieces):
        t = run.progress(number)
        if run.linear(number) >= 1 or (piece.out and not run.begun(number)):
            continue
        _draw_piece(p, piece, t)


def _draw_piece(p: Painter, piece: Piece, t: float) -> None:
    x, y = on_arc(piece.start.centre, piece.goal.centre, t, ARC)
    side = between(piece.start.w, piece.goal.w, t)
    base = max(piece.start.w, piece.goal.w)
    lift = 6.0 if 0 < t < 1 else 0.0
    draw_tile(p, x - base / 2, y - base / 2 - lift, base, piece.face, scale=side / base)
