"""Where everything of a puzzle stands: the board at the left, a column beside it."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box, Canvas
from scenes.play.wordwinder.layout import (
    BUTTON,
    GAP,
    MARGIN,
    NARROWEST,
    TOP,
    BoardPlaces,
    button_boxes,
)
from scenes.widgets.plates import FRAME

BELOW_HEAD = 84.0
HEAD_HIGH = 124.0
WORD_HIGH, LOW_WORD = 128.0, 108.0
_LARGEST = 96.0
"""A square grows no larger than this."""


@dataclass(frozen=True)
class Places(BoardPlaces):
    """The boxes of a puzzle.

    `whole` is the column between header and buttons, before the start with `choices` at its head;
    afterwards it is parted into `facts`, if there are any, `word` and `rows`.
    """

    back: Box
    header: Box
    whole: Box
    choices: Box
    facts: Box | None
    word: Box
    rows: Box
    small: tuple[Box, ...]
    primary: Box


def places(canvas: Canvas, width: int, height: int, small: int, *, facts: bool) -> Places:
    """The boxes on a canvas of any shape; `small` is the number of buttons left of the main one."""
    room = min(canvas.h - 2 * TOP, canvas.w - 3 * MARGIN - NARROWEST)
    cell = min(_LARGEST, (room - 2 * FRAME) / max(width, height))
    wide, high = cell * width + 2 * FRAME, cell * height + 2 * FRAME
    board = Box(MARGIN + (room - wide) / 2, (canvas.h - high) / 2, wide, high)
    x = MARGIN + room + MARGIN
    column = canvas.w - MARGIN - x
    foot = canvas.h - TOP - BUTTON
    whole = Box(x, BELOW_HEAD, column, foot - GAP - BELOW_HEAD)
    head = whole._replace(h=HEAD_HIGH) if facts else None
    word = whole._replace(
        y=whole.y + (HEAD_HIGH + GAP if facts else 0), h=WORD_HIGH if facts else LOW_WORD
    )
    rows = whole._replace(y=word.bottom + GAP, h=whole.bottom - word.bottom - GAP)
    small_boxes, primary = button_boxes(Box(x, foot, column, BUTTON), small)
    return Places(
        width,
        height,
        False,
        board,
        Box(x, TOP, 48, 48),
        Box(x + 64, TOP, column - 64, 48),
        whole,
        Box(x + 20, whole.y + 20, column - 40, 44),
        head,
        word,
        rows,
        small_boxes,
        primary,
    )
