"""Where everything of the Rooply screen stands. Source: style sheet, Layout, 06."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import ceil, floor

from game.rooply.board import Square
from scenes.canvas import Box, Canvas
from scenes.play.watching import HEIGHT as BAR

MARGIN, GAP, TOP = 24.0, 16.0, 20.0
FRAME = 15.5
"""The lacquer around a board of 680 units."""
BUTTON, PRIMARY = 68.0, 188.0
TALL = 840.0
"""From this height on the main button is as wide as the column."""
NARROWEST = 460.0
"""The column is no narrower; on a wide canvas it is 528 and a third column stands at the left."""
COLUMN, THIRD = 528.0, 376.0
WIDE = 1600.0


@dataclass(frozen=True)
class Places:
    """The boxes of the screen, in units, for a board of `side` squares.

    `rest` is where the keys stand while somebody writes by mouse, touch or pad; otherwise the
    others' boards, and `plays` where there is room for the words that were laid. Who plays alone
    sees the best boards so far instead of others (`alone`).
    """

    side: int
    board: Box
    menu: Box
    header: Box
    tray: Box
    clock: Box
    bank: Box
    rest: Box
    others: tuple[Box, ...]
    alone: Box | None
    plays: Box | None
    own: Box
    small: tuple[Box, ...]
    primary: Box
    bar: Box

    @cached_property
    def frame(self) -> float:
        """The width of the board's frame."""
        return FRAME * self.board.w / 680

    @cached_property
    def cell(self) -> float:
        """The side of a square."""
        return (self.board.w - 2 * self.frame) / self.side

    def square(self, square: Square) -> Box:
        """A square as it lies on the screen, also one beyond the edge."""
        cell = self.cell
        x, y = self.board.x + self.frame, self.board.y + self.frame
        return Box(x + square.column * cell, y + square.row * cell, cell, cell)

    def square_at(self, point: tuple[float, float]) -> Square | None:
        """The square at a point of the screen."""
        inner = self.board.inset(self.frame)
        if not inner.holds(point):
            return None
        row, column = (point[1] - inner.y) / self.cell, (point[0] - inner.x) / self.cell
        return Square(min(int(row), self.side - 1), min(int(column), self.side - 1))

    def squares_under(self, box: Box) -> Iterator[Square]:
        """The squares that a box covers, at least in part."""
        inner = self.board.inset(self.frame)
        first, last = ((y - inner.y) / self.cell for y in (box.y, box.bottom))
        left, right = ((x - inner.x) / self.cell for x in (box.x, box.right))
        for row in range(max(0, floor(first)), min(self.side, ceil(last))):
            for column in range(max(0, floor(left)), min(self.side, ceil(right))):
                yield Square(row, column)

    @cached_property
    def dice(self) -> tuple[Box, Box, Box]:
        """Each die with its label, as it can be pressed."""
        wide = (self.tray.w - 28) / 3
        boxes = [
            Box(self.tray.x + 14 + n * wide + 3, self.tray.y + 14, wide - 6, self.tray.h - 28)
            for n in range(3)
        ]
        return boxes[0], boxes[1], boxes[2]

    @cached_property
    def halves(self) -> tuple[Box, Box]:
        """Bank and wild cards."""
        at = self.bank.x + self.bank.w * 254 / COLUMN
        left = Box(self.bank.x, self.bank.y, at - self.bank.x, self.bank.h)
        return left, Box(at, self.bank.y, self.bank.right - at, self.bank.h)


def places(
    canvas: Canvas, side: int, others: int, small: int = 2, *, watched: bool = False
) -> Places:
    """The boxes on a canvas of any shape; `small` is the number of buttons left of the main one.

    `watched`: at the foot stands the bar of a match that is watched again.
    """
    wide, tall = canvas.w >= WIDE, canvas.h >= TALL
    left = MARGIN + THIRD + MARGIN if wide else MARGIN
    least = NARROWEST if tall else COLUMN
    room = min(canvas.h - 2 * TOP, canvas.w - left - 2 * MARGIN - least)
    below = Box(left, TOP + room + GAP, room, canvas.h - 2 * TOP - room - GAP)
    under = below.h >= 110
    top = TOP if under else TOP + (canvas.h - 2 * TOP - room) / 2
    board = Box(left, top, room, room)
    x = board.right + MARGIN
    column = Box(x, TOP, canvas.w - MARGIN - x, canvas.h - 2 * TOP)
    foot = canvas.h - TOP - BUTTON - (BUTTON + 12 if tall else 0)
    tray_w = (column.w - GAP) * 338 / (COLUMN - GAP)
    rest_foot = canvas.h - TOP - BAR - 8 if watched else foot - GAP
    rest = Box(x, 376, column.w, rest_foot - 376)
    room_for_others = Box(MARGIN, TOP, THIRD, canvas.h - 2 * TOP) if wide else rest
    boxes = _others(room_for_others, max(1, others), least=1 if wide or under else 2)
    own, small_boxes, primary = (_tall_foot if tall else _foot)(
        Box(x, canvas.h - TOP - BUTTON, column.w, BUTTON), small
    )
    return Places(
        side=side,
        board=board,
        menu=Box(x, TOP, 48, 48),
        header=Box(x + 64, TOP, column.w - 64, 48),
        tray=Box(x, 84, tray_w, 164),
        clock=Box(x + tray_w + GAP, 84, column.w - tray_w - GAP, 164),
        bank=Box(x, 264, column.w, 96),
        rest=rest,
        others=boxes if others else (),
        alone=None if others else boxes[0],
        plays=rest if wide else below if under else _left_over(rest, boxes),
        own=own,
        small=small_boxes,
        primary=primary,
        bar=Box(x, canvas.h - TOP - BAR, column.w, BAR),
    )


def _others(room: Box, count: int, least: int) -> tuple[Box, ...]:
    """In so many columns, `least` or more, that the boards become largest."""
    columns = max(range(least, max(count, least) + 1), key=lambda n: _board_side(room, count, n))
    wide, high = _panel(room, count, columns)
    high = min(high, wide + 60) if count > 1 else high
    return tuple(
        Box(room.x + n % columns * (wide + GAP), room.y + n // columns * (high + GAP), wide, high)
        for n in range(count)
    )


def _panel(room: Box, count: int, columns: int) -> tuple[float, float]:
    rows = -(-count // columns)
    return (room.w - GAP * (columns - 1)) / columns, (room.h - GAP * (rows - 1)) / rows


def _board_side(room: Box, count: int, columns: int) -> float:
    wide, high = _panel(room, count, columns)
    return min(wide - 24, high - 64)


def _left_over(rest: Box, boxes: tuple[Box, ...]) -> Box | None:
    """What the others' boards leave free, beside one or below all of them."""
    if len(boxes) == 1:
        x = boxes[0].right + GAP
        return Box(x, rest.y, rest.right - x, rest.h)
    top = max(box.bottom for box in boxes) + GAP
    return Box(rest.x, top, rest.w, rest.bottom - top) if rest.bottom - top >= 110 else None


def _foot(row: Box, small: int) -> tuple[Box, tuple[Box, ...], Box]:
    """The own score, the small buttons, the main one."""
    primary = Box(row.right - PRIMARY, row.y, PRIMARY, row.h)
    widths = (106.0, 88.0) if small == 2 else (72.0,) * small
    own, boxes = _small(row._replace(w=primary.x - row.x), widths, 10 if small == 2 else 6, 10)
    return own, boxes, primary


def _tall_foot(row: Box, small: int) -> tuple[Box, tuple[Box, ...], Box]:
    """On a tall canvas the main button is as wide as the column and stands below the others."""
    upper = row._replace(y=row.y - BUTTON - 12)
    wide = (row.w - 118 - 8 * small) / small
    own, boxes = _small(upper, (wide,) * small, 8, 0)
    return own, boxes, row


def _small(
    room: Box, widths: tuple[float, ...], gap: float, after: float
) -> tuple[Box, tuple[Box, ...]]:
    """Buttons at the right end of the room, and what is left of it."""
    boxes: list[Box] = []
    x = room.right - after
    for wide in reversed(widths):
        boxes.insert(0, Box(x - wide, room.y, wide, room.h))
        x -= wide + gap
    return room._replace(w=x - room.x), tuple(boxes)
