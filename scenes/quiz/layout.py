"""Where everything of the challenge quiz stands: the board as on the playing screen."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box, Canvas
from scenes.play.wildwords.layout import GAP, MARGIN, TALL, TOP, WIDE
from scenes.play.wildwords.layout import Places as BoardPlaces
from scenes.play.wildwords.layout import places as board_places

ROW = 44.0
_HEAD, _DETAIL, _BUTTON = 54.0, 98.0, 68.0


@dataclass(frozen=True)
class Places:
    """The boxes of the quiz; `rows` is the part of `plays` that scrolls, in so many columns.

    `about` explains the quiz where there is room for that.
    """

    board: BoardPlaces
    back: Box
    header: Box
    plays: Box
    rows: Box
    columns: int
    detail: Box
    about: Box | None
    again: Box
    answers: Box


def places(canvas: Canvas) -> Places:
    """The boxes on a canvas of any shape."""
    at = board_places(canvas, 2)
    if canvas.w >= WIDE:
        return _three_columns(canvas, at)
    if canvas.h >= TALL:
        return _detail_below(canvas, at)
    column = Box(at.menu.x, TOP, canvas.w - MARGIN - at.menu.x, canvas.h - 2 * TOP)
    buttons = column.bottom - _BUTTON
    detail = Box(column.x, buttons - GAP - _DETAIL, column.w, _DETAIL)
    plays = Box(column.x, 84, column.w, detail.y - GAP - 84)
    return _made(at, column, plays, detail, 2)


def _three_columns(canvas: Canvas, at: BoardPlaces) -> Places:
    """The plays at the right, what is said of one at the left."""
    right = Box(at.tray.x, TOP, at.tray.w, canvas.h - 2 * TOP)
    left = Box(MARGIN, 84, at.board.x - 2 * MARGIN, canvas.h - TOP - 84)
    plays = Box(right.x, 84, right.w, right.bottom - _BUTTON - GAP - 84)
    detail = left._replace(h=left.h * 0.5)
    about = left._replace(y=detail.bottom + GAP, h=left.h - detail.h - GAP)
    return _made(at, right, plays, detail, 2, about)


def _detail_below(canvas: Canvas, at: BoardPlaces) -> Places:
    """One long column of plays; what is said of one below the board."""
    column = Box(at.menu.x, TOP, canvas.w - MARGIN - at.menu.x, canvas.h - 2 * TOP)
    low = at.board.bottom + MARGIN
    detail = Box(MARGIN, low, at.board.w, canvas.h - TOP - low)
    plays = Box(column.x, 84, column.w, column.bottom - _BUTTON - GAP - 84)
    return _made(at, column, plays, detail, 1)


def _made(
    at: BoardPlaces, column: Box, plays: Box, detail: Box, columns: int, about: Box | None = None
) -> Places:
    top = plays.y + _HEAD
    rows = Box(plays.x + 10, top, plays.w - 20, plays.bottom - 8 - top)
    foot, half = column.bottom - _BUTTON, (column.w - 12) * 0.4
    return Places(
        board=at,
        back=at.menu,
        header=at.header,
        plays=plays,
        rows=rows,
        columns=columns,
        detail=detail,
        about=about,
        again=Box(column.x, foot, half, _BUTTON),
        answers=Box(column.x + half + 12, foot, column.w - half - 12, _BUTTON),
    )
