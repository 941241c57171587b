"""Where everything of the WildWords screen stands. Source: style sheet, Layout, 03."""

from __future__ import annotations

from dataclasses import dataclass

from game.wildwords.board import SIZE, TRAY
from scenes.canvas import Box, Canvas
from scenes.play.watching import HEIGHT as BAR_HIGH

MARGIN, GAP, TOP = 24.0, 16.0, 20.0
FRAME = 10.0
"""The walnut around the felt."""
WIDE, TALL = 1600.0, 930.0
"""From these canvas sizes on there is a third column, or the tray lies below the board."""
NARROWEST = 460.0
"""The column beside the board is no narrower."""
_PLAYER_HIGH, _TRAY_HIGH, _BUTTON_HIGH = 142.0, 100.0, 68.0
_RIGHT_COLUMN = 528.0


@dataclass(frozen=True)
class Places:
    """The boxes of the screen, in units.

    `tools` is the room for small buttons beside the title; `unseen` is a panel of its own only
    where there is a third column. `small` are the four buttons left of or above `primary`.
    """

    board: Box
    menu: Box
    header: Box
    pot: Box
    players: tuple[Box, ...]
    sheet: Box
    unseen: Box | None
    tray: Box
    tile: float
    small: tuple[Box, ...]
    primary: Box
    bar: Box

    @property
    def cell(self) -> float:
        """The side of a square."""
        return (self.board.w - 2 * FRAME) / SIZE

    @property
    def felt(self) -> Box:
        """The squares without the frame."""
        return self.board.inset(FRAME)

    def square(self, number: int) -> Box:
        """A square of the board."""
        row, column = divmod(number, SIZE)
        side, felt = self.cell, self.felt
        return Box(felt.x + column * side, felt.y + row * side, side, side)

    def square_at(self, point: tuple[float, float]) -> int | None:
        """The square at a point."""
        if not self.felt.holds(point):
            return None
        column = int((point[0] - self.felt.x) / self.cell)
        row = int((point[1] - self.felt.y) / self.cell)
        return min(row, SIZE - 1) * SIZE + min(column, SIZE - 1)

    def on_square(self, number: int) -> Box:
        """Where a tile lies on a square. Source: style sheet, Tiles."""
        box, side = self.square(number), self.cell
        return Box(box.x + side * 0.03, box.y + side * 0.01, side * 0.94, side * 0.94)

    def slot(self, number: int) -> Box:
        """A place for a tile in the tray."""
        gap = self.tile / 8.86
        left = self.tray.x + (self.tray.w - TRAY * self.tile - (TRAY - 1) * gap) / 2
        return Box(left + number * (self.tile + gap), self.tray.y + 14, self.tile, self.tile)

    def slot_near(self, point: tuple[float, float]) -> int | None:
        """The tray's place nearest to a point on the tray."""
        if not self.tray.inset(-6).holds(point):
            return None
        return min(range(TRAY), key=lambda n: abs(self.slot(n).centre[0] - point[0]))

    @property
    def answers(self) -> tuple[Box, Box]:
        """The whole row of buttons as two of one size."""
        first, last = self.small[0], self.primary
        if self.primary.y > first.bottom:
            return self.primary._replace(y=first.y, h=first.h), self.primary
        half = (last.right - first.x - 12) / 2
        return Box(first.x, first.y, half, first.h), Box(last.right - half, last.y, half, last.h)

    @property
    def yes_no(self) -> tuple[Box, Box]:
        """A *No* in the place of the small buttons, and a *Yes* in that of the primary one."""
        first, last = self.small[0], self.small[-1]
        if self.primary.y > first.bottom:
            return first._replace(w=last.right - first.x), self.primary
        no = first._replace(w=self.small[2].right - first.x)
        return no, last._replace(w=self.primary.right - last.x)


def places(canvas: Canvas, seats: int, *, watched: bool = False) -> Places:
    """The boxes on a canvas of any shape for so many seats.

    `watched`: the bar of a match watched again stands where there are buttons otherwise.
    """
    if canvas.w >= WIDE:
        return _three_columns(canvas, seats, watched)
    if canvas.h >= TALL:
        return _tray_below(canvas, seats, watched)
    return _two_columns(canvas, seats, watched)


def _two_columns(canvas: Canvas, seats: int, watched: bool) -> Places:
    side = min(canvas.h - 2 * TOP, canvas.w - 3 * MARGIN - NARROWEST)
    board = Box(MARGIN, (canvas.h - side) / 2, side, side)
    x = board.right + MARGIN
    column = Box(x, TOP, canvas.w - MARGIN - x, canvas.h - 2 * TOP)
    tray = _tray_above_buttons(column, watched)
    row = Box(column.x, column.y + 64, column.w, _PLAYER_HIGH)
    top = row.bottom + GAP
    return Places(
        board=board,
        menu=Box(x, TOP, 48, 48),
        header=Box(x + 64, TOP, column.w - 64, 48),
        pot=Box(column.right - 160, TOP, 160, 48),
        players=_in_a_row(row, seats),
        sheet=Box(x, top, column.w, tray.y - GAP - top),
        unseen=None,
        tray=tray,
        tile=_tile_in(column.w),
        small=_small_row(column),
        primary=_primary_in_row(column),
        bar=Box(x, column.bottom - BAR_HIGH, column.w, BAR_HIGH),
    )


def _three_columns(canvas: Canvas, seats: int, watched: bool) -> Places:
    side = canvas.h - 2 * TOP
    wide = canvas.w - side - _RIGHT_COLUMN - 4 * MARGIN
    left = Box(MARGIN, TOP, wide, side)
    board = Box(left.right + MARGIN, TOP, side, side)
    right = Box(board.right + MARGIN, TOP, _RIGHT_COLUMN, side)
    tray = _tray_above_buttons(right, watched)
    players, low = _stacked(Box(left.x, 84, wide, left.bottom - 84), seats)
    return Places(
        board=board,
        menu=Box(left.x, TOP, 48, 48),
        header=Box(left.x + 64, TOP, wide - 64, 48),
        pot=Box(right.x, TOP, right.w, 48),
        players=players,
        sheet=Box(right.x, 84, right.w, tray.y - GAP - 84),
        unseen=Box(left.x, low, wide, left.bottom - low) if left.bottom - low > 200 else None,
        tray=tray,
        tile=_tile_in(right.w),
        small=_small_row(right),
        primary=_primary_in_row(right),
        bar=Box(right.x, right.bottom - BAR_HIGH, right.w, BAR_HIGH),
    )


def _tray_below(canvas: Canvas, seats: int, watched: bool) -> Places:
    del watched
    side = min(canvas.h - 212.5, canvas.w - 3 * MARGIN - NARROWEST)
    board = Box(MARGIN, TOP, side, side)
    x, low = board.right + MARGIN, board.bottom + MARGIN
    wide = canvas.w - MARGIN - x
    players = _rows_of_players(Box(x, 84, wide, _PLAYER_HIGH), seats)
    top = players[-1].bottom + GAP
    button = (wide - 24) / 4
    return Places(
        board=board,
        menu=Box(x, TOP, 48, 48),
        header=Box(x + 64, TOP, wide - 64, 48),
        pot=Box(x + wide - 120, TOP, 120, 48),
        players=players,
        sheet=Box(x, top, wide, board.bottom - top),
        unseen=None,
        tray=Box(MARGIN, low + 18, side, 126),
        tile=88.0,
        small=tuple(Box(x + n * (button + 8), low, button, 70) for n in range(4)),
        primary=Box(x, low + 84, wide, 76),
        bar=Box(x, low, wide, BAR_HIGH),
    )


def _tray_above_buttons(column: Box, watched: bool) -> Box:
    below = BAR_HIGH if watched else _BUTTON_HIGH
    return Box(column.x, column.bottom - below - GAP - _TRAY_HIGH, column.w, _TRAY_HIGH)


def _tile_in(width: float) -> float:
    """Tiles of 62 with gaps of 7, smaller where the tray is narrower."""
    return min(62.0, (width - 52) * 62 / 476)


def _small_row(column: Box) -> tuple[Box, ...]:
    wide = min(76.0, (column.w - 220) / 4)
    top = column.bottom - _BUTTON_HIGH
    return tuple(Box(column.x + n * (wide + 8), top, wide, _BUTTON_HIGH) for n in range(4))


def _primary_in_row(column: Box) -> Box:
    last = _small_row(column)[-1]
    x = last.right + 12
    return Box(x, last.y, column.right - x, last.h)


def _in_a_row(row: Box, seats: int) -> tuple[Box, ...]:
    """Two panels with a gap of 16; three or four stand closer."""
    gap = GAP if seats == 2 else 32 / 3
    wide = (row.w - gap * (seats - 1)) / seats
    return tuple(Box(row.x + n * (wide + gap), row.y, wide, row.h) for n in range(seats))


def _stacked(room: Box, seats: int) -> tuple[tuple[Box, ...], float]:
    """Panels below each other, and where what follows may begin."""
    high = 150.0 if seats == 2 else (room.h - GAP * (seats - 1)) / seats
    boxes = tuple(Box(room.x, room.y + n * (high + GAP), room.w, high) for n in range(seats))
    return boxes, boxes[-1].bottom + GAP


def _rows_of_players(first: Box, seats: int) -> tuple[Box, ...]:
    """Two panels below each other; three or four in two rows."""
    if seats == 2:
        return first, first.moved(0, first.h + GAP)
    half = (first.w - GAP) / 2
    return tuple(
        Box(first.x + n % 2 * (half + GAP), first.y + n // 2 * (first.h + GAP), half, first.h)
        for n in range(seats)
    )
