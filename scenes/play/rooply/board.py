"""Boards of Rooply as they are drawn: the own one large, the others' small."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.rooply.board import (
    BLACK,
    BLANK,
    BOTTOM,
    EMPTY,
    LEFT,
    RIGHT,
    TOP,
    Board,
    Square,
    bars_of,
    is_letter,
)
from scenes.canvas import Box
from scenes.paint import BOARD_SHADOW, Painter, Shadow
from scenes.play.rooply.layout import Places
from scenes.theme import WHITE, mix
from scenes.typography import LETTER
from scenes.widgets.squares import SideName, draw_black, draw_paper_cell, draw_yellow
from scenes.widgets.tile import TileState, draw_tile

_NAMES: tuple[tuple[int, SideName], ...] = (
    (TOP, "north"),
    (RIGHT, "east"),
    (BOTTOM, "south"),
    (LEFT, "west"),
)
_SMALL_SHADOW = Shadow(3, 5, 0.3)
LETTERS_FROM = 8.5
"""On smaller squares, in units, letters are left out."""


def side_names(bars: int) -> tuple[SideName, ...]:
    """The sides that are barred."""
    return tuple(name for side, name in _NAMES if bars & side)


def draw_paper(p: Painter, at: Places) -> None:
    """The large board with nothing on it: lacquer, gaps, paper."""
    box, frame = at.board, at.frame
    p.shadow(*box, 14, BOARD_SHADOW)
    p.rounded(*box, 14, "lacq")
    edge = mix(p.colour("lacq"), WHITE, 0.22)
    p.outline(box.x + 1, box.y + 1, box.w - 2, box.h - 2, 13, edge, 1.5)
    p.rounded(*p.apart(box.inset(frame)), 3, "rule")
    for row in range(at.side):
        for column in range(at.side):
            cell = at.square(Square(row, column))
            draw_paper_cell(p, cell.x, cell.y, cell.w)


def draw_squares(
    p: Painter,
    at: Places,
    board: Board,
    left_out: Collection[Square] = (),
) -> None:
    """All that lies still on the large board."""
    for number, cell in enumerate(board.cells):
        square = board.square(number)
        if cell != EMPTY and square not in left_out:
            draw_square(p, at, board, square)


def draw_square(
    p: Painter,
    at: Places,
    board: Board,
    square: Square,
    *,
    fresh: bool = False,
    share: float = 1.0,
    lift: float = 0.0,
) -> None:
    """What stands on one square of the large board.

    `share` says how far it has come that is just being set (0: not yet there), `lift` by how
    many units it is raised.
    """
    number = board.number(square)
    if number is None or share <= 0:
        return
    cell, bars, box = board.cells[number], bars_of(board)[number], at.square(square)
    if cell == BLACK:
        draw_set_black(p, box.moved(0, -lift), share)
        return
    if cell == BLANK or bars:
        draw_yellow(p, box.x, box.y - lift, box.w, side_names(bars))
    if is_letter(cell):
        state = TileState.NEW if fresh else TileState.REST
        draw_letter(p, box, cell, state, share, lift, yellow=bool(bars))


def draw_set_black(p: Painter, box: Box, share: float = 1.0) -> None:
    """A black square that comes down on its place."""
    draw_black(p, box.x, box.y - (1 - share) * box.w * 0.25, box.w, alpha=min(1.0, share))


def draw_letter(
    p: Painter,
    box: Box,
    letter: str,
    state: TileState = TileState.REST,
    share: float = 1.0,
    lift: float = 0.0,
    *,
    yellow: bool = False,
) -> None:
    """A tile on a square; on a yellow one it leaves the bars free."""
    side = box.w * (0.62 if yellow else 0.93)
    x, y = box.x + (box.w - side) / 2, box.y + box.w * (0.19 if yellow else 0.02)
    draw_tile(p, x, y, side, letter, state, lift=lift, scale=0.6 + 0.4 * share)


def draw_outline(p: Painter, box: Box, *, dashed: bool = True) -> None:
    """What marks a square that lies ready, and isn't placed yet."""
    side = box.w
    p.outline(*box.inset(0.5), side * 0.15, "ghost_edge", side * 0.06)
    p.outline(*box, side * 0.15, "focus", side * 0.07, side * 0.2 if dashed else None)


def draw_small(
    p: Painter,
    box: Box,
    board: Board,
    fresh: Sequence[Square] = (),
    setting: Collection[Square] = (),
    hidden: Collection[Square] = (),
) -> None:
    """Somebody else's board.

    `fresh` squares have a gold edge. Of those that are being set, `hidden` ones aren't there yet;
    the others lie on the picture of all the rest.
    """
    away, edged = frozenset(setting), tuple(s for s in fresh if s not in setting)
    key = ("small board", board, away, edged)
    p.sprite(key, *box, lambda q: _draw_small(q, box.w, board, away, edged), pad=10)
    grid = _Grid.of(box.w, board)
    for square in setting:
        if square not in hidden:
            cell = grid.cell(square).moved(box.x, box.y)
            _draw_set(p, cell, board, square, fresh=square in fresh)


class _Grid(NamedTuple):
    """Where the squares of a small board lie: the width of its frame, the side of a square."""

    frame: float
    side: float

    @classmethod
    def of(cls, wide: float, board: Board) -> _Grid:
        frame = max(3.5, wide * 0.028)
        return cls(frame, (wide - 2 * frame) / board.side)

    def cell(self, square: Square) -> Box:
        x, y = self.frame + square.column * self.side, self.frame + square.row * self.side
        return Box(x, y, self.side, self.side)


def _draw_small(
    p: Painter, wide: float, board: Board, away: frozenset[Square], fresh: Sequence[Square]
) -> None:
    grid = _Grid.of(wide, board)
    p.shadow(0, 0, wide, wide, 8, _SMALL_SHADOW)
    p.rounded(0, 0, wide, wide, 8, "lacq")
    p.rounded(*p.apart(Box(0, 0, wide, wide).inset(grid.frame)), 2, "rule")
    bars = bars_of(board)
    for number, mark in enumerate(board.cells):
        square = board.square(number)
        there = square not in away
        _draw_small_square(
            p, grid.cell(square), mark if there else EMPTY, bars[number] if there else 0
        )
    for square in fresh:
        _draw_fresh(p, grid.cell(square))


def _draw_set(p: Painter, cell: Box, board: Board, square: Square, *, fresh: bool) -> None:
    """A square that has just been set on a small board."""
    number = board.number(square)
    if number is not None:
        _draw_small_square(p, cell, board.cells[number], bars_of(board)[number])
        if fresh:
            _draw_fresh(p, cell)


def _draw_fresh(p: Painter, cell: Box) -> None:
    p.outline(*cell.inset(0.25), 2.5, "ghost_edge", 2.2)
    p.outline(*cell, 2.5, "focus", 1.4)


def _draw_small_square(p: Painter, cell: Box, mark: str, bars: int) -> None:
    box = p.apart(cell)
    if mark == BLACK:
        p.rounded(*box, 2.5, "black")
        return
    if mark == BLANK or bars:
        p.rounded(*box, 2.5, "yellow")
        _draw_small_bars(p, box, bars)
    else:
        p.rounded(*box, 1, "paper")
    if is_letter(mark):
        face = box.inset(box.w * 0.18) if bars else box
        _draw_small_letter(p, face, mark, (cell.w - 1) * (0.64 if bars else 1))


def _draw_small_bars(p: Painter, box: Box, bars: int) -> None:
    x, y, w, h = box
    thick = max(1.4, w * 0.16)
    boxes = {
        TOP: (x, y, w, thick),
        BOTTOM: (x, y + h - thick, w, thick),
        LEFT: (x, y, thick, h),
        RIGHT: (x + w - thick, y, thick, h),
    }
    for bar, at in boxes.items():
        if bars & bar:
            p.fill(*at, "yellow_bar")


def _draw_small_letter(p: Painter, box: Box, letter: str, side: float) -> None:
    face = mix(p.colour("tile"), p.colour("tile_side"), 0.18)
    p.rounded(*box, 2.5, "tile_side")
    p.rounded(box.x, box.y, box.w, box.h - 1.4, 2.5, face)
    if p.theme.high_contrast:
        p.outline(*box, 2.5, "tile_ink", 0.6)
    if side >= LETTERS_FROM:
        x, y = box.centre
        p.text(letter, x, y - 0.7, LETTER.sized(side * 0.84), "tile_ink", "centre")
