"""Where everything of the Word Winder screen stands. Source: style sheet, Layout, 05.

Boards that are higher than wide lie sideways, their starting edge left; the long one of 8 x 32
letters stretches over the whole width, so that its letters stay large.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from scenes.canvas import Box, Canvas
from scenes.widgets.plates import FRAME

MARGIN, GAP, TOP = 24.0, 16.0, 20.0
BUTTON, BAR = 68.0, 150.0
LONG = 2.5
"""From this ratio on a board stretches over the whole width."""
NARROWEST = 460.0


@dataclass(frozen=True)
class BoardPlaces:
    """Where a board of `width` x `height` letters lies, in units.

    `sideways`: columns of the board are rows on the screen.
    """

    width: int
    height: int
    sideways: bool
    board: Box

    @cached_property
    def cell(self) -> float:
        """The side of a square."""
        across = self.height if self.sideways else self.width
        return (self.board.w - 2 * FRAME) / across

    def square(self, number: int) -> Box:
        """The square of that number as it lies on the screen."""
        row, column = divmod(number, self.width)
        x, y = (row, column) if self.sideways else (column, row)
        side = self.cell
        return Box(self.board.x + FRAME + x * side, self.board.y + FRAME + y * side, side, side)

    def middle(self, number: int) -> tuple[float, float]:
        """The middle of a square."""
        return self.square(number).centre

    def square_at(self, point: tuple[float, float]) -> int | None:
        """The square at a point of the screen."""
        inner = self.board.inset(FRAME)
        if not inner.holds(point):
            return None
        x = int((point[0] - inner.x) / self.cell)
        y = int((point[1] - inner.y) / self.cell)
        row, column = (x, y) if self.sideways else (y, x)
        return min(row, self.height - 1) * self.width + min(column, self.width - 1)

    def moved(self, number: int, across: int, down: int) -> int:
        """The square that lies so many to the right and below, within the board."""
        row, column = divmod(number, self.width)
        step_row, step_column = (across, down) if self.sideways else (down, across)
        row = min(max(row + step_row, 0), self.height - 1)
        column = min(max(column + step_column, 0), self.width - 1)
        return row * self.width + column


@dataclass(frozen=True)
class Places(BoardPlaces):
    """The boxes of the screen."""

    menu: Box
    header: Box
    sides: tuple[Box, ...]
    order: Box
    word: Box
    laid: Box
    small: tuple[Box, ...]
    primary: Box
    bar: Box


def places(
    canvas: Canvas, width: int, height: int, sides: int, small: int = 4, *, watched: bool = False
) -> Places:
    """The boxes on a canvas of any shape; `small` is the number of buttons left of the main one.

    A match that is `watched` has room for its bar below what is told of the words.
    """
    sideways = height > width
    across, down = (height, width) if sideways else (width, height)
    if across / down > LONG:
        return _below(canvas, width, height, sides, small, watched)
    return _beside(canvas, width, height, sides, small, watched)


def _beside(
    canvas: Canvas, width: int, height: int, sides: int, small: int, watched: bool
) -> Places:
    """The board at the left, a column beside it."""
    sideways = height > width
    across, down = (height, width) if sideways else (width, height)
    room = min(canvas.h - 2 * TOP, canvas.w - 3 * MARGIN - NARROWEST)
    cell = (room - 2 * FRAME) / max(across, down)
    board_w, board_h = cell * across + 2 * FRAME, cell * down + 2 * FRAME
    board = Box(MARGIN, TOP + (canvas.h - 2 * TOP - board_h) / 2, board_w, board_h)
    x = MARGIN + room + MARGIN
    column = Box(x, TOP, canvas.w - MARGIN - x, canvas.h - 2 * TOP)
    side_boxes = in_a_row(Box(x, 84, column.w, 164), sides, GAP)
    buttons_y = canvas.h - TOP - BUTTON
    low = canvas.h - TOP - BAR if watched else buttons_y
    rest = low - 264 - 60 - 2 * GAP
    word_h = rest - GAP - (40 + 22 * sides) if watched else rest * 152 / 276
    small_boxes, primary = button_boxes(Box(x, buttons_y, column.w, BUTTON), small)
    return Places(
        width,
        height,
        sideways,
        board,
        Box(x, TOP, 48, 48),
        Box(x + 64, TOP, column.w - 64, 48),
        side_boxes,
        Box(x, 264, column.w, 60),
        Box(x, 340, column.w, word_h),
        Box(x, 340 + word_h + GAP, column.w, rest - word_h - GAP),
        small_boxes,
        primary,
        Box(x, canvas.h - TOP - BAR, column.w, BAR),
    )


def _below(
    canvas: Canvas, width: int, height: int, sides: int, small: int, watched: bool
) -> Places:
    """A long board over the whole width, everything else below it."""
    sideways = height > width
    across, down = (height, width) if sideways else (width, height)
    wide = canvas.w - 2 * MARGIN
    cell = min((wide - 2 * FRAME) / across, canvas.h * 0.43 / down)
    board_w = cell * across + 2 * FRAME
    board = Box((canvas.w - board_w) / 2, 84, board_w, cell * down + 2 * FRAME)
    top = board.bottom + GAP
    high = canvas.h - TOP - top
    left_w, right_w = wide * 0.32, wide * 0.26
    middle_x = MARGIN + left_w + GAP
    middle_w = wide - left_w - right_w - 2 * GAP
    right_x = middle_x + middle_w + GAP
    side_h = (high - GAP * (sides - 1)) / sides
    buttons = Box(middle_x, canvas.h - TOP - BUTTON, middle_w, BUTTON)
    small_boxes, primary = button_boxes(buttons, small)
    return Places(
        width,
        height,
        sideways,
        board,
        Box(MARGIN, TOP, 48, 48),
        Box(88, TOP, wide - 64, 48),
        tuple(Box(MARGIN, top + n * (side_h + GAP), left_w, side_h) for n in range(sides)),
        Box(right_x, top, right_w, 60),
        Box(middle_x, top, middle_w, high - (BAR if watched else BUTTON) - 12),
        Box(right_x, top + 60 + GAP, right_w, high - 60 - GAP),
        small_boxes,
        primary,
        Box(middle_x, canvas.h - TOP - BAR, middle_w, BAR),
    )


def in_a_row(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    """So many boxes side by side."""
    wide = (box.w - gap * (count - 1)) / count
    return tuple(Box(box.x + n * (wide + gap), box.y, wide, box.h) for n in range(count))


def button_boxes(box: Box, small: int) -> tuple[tuple[Box, ...], Box]:
    """Small buttons of 76 units, and the main one in the room that is left."""
    wide = 76.0 if box.w >= 500 else 66.0
    boxes = tuple(Box(box.x + n * (wide + 8), box.y, wide, box.h) for n in range(small))
    left = box.x + small * (wide + 8)
    return boxes, Box(left, box.y, box.right - left, box.h)
