"""Where everything on the results screen stands. Source: style sheet, Layout, 08."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Box, Canvas

MARGIN, GAP = 24.0, 16.0
BUTTON_HIGH = 68.0
TALL = 880.0
"""From this canvas height on the panels are stacked below the winner."""
WIDE = 1600.0
"""From this canvas width on there is a third column."""
WINNER_WIDE = 452.0
_BUTTONS = (196.0, 240.0, 240.0)
"""The widths of all buttons but the last one, which takes the rest."""


@dataclass(frozen=True)
class Places:
    """The boxes of the screen, in units.

    In `stage` stand the winner's tiles, chip and title, in `seats` the rows of all seats; both lie
    in `winner`. `third` is there on wide canvases only.
    """

    menu: Box
    header: Box
    winner: Box
    stage: Box
    seats: Box
    upper: Box
    lower: Box
    third: Box | None
    buttons: tuple[Box, ...]


def places(canvas: Canvas, least: Sequence[float] = (0.0,) * 4) -> Places:
    """The boxes on a canvas of any shape; `least` says how wide the four buttons want to be."""
    row = Box(MARGIN, canvas.h - 20 - BUTTON_HIGH, canvas.w - 2 * MARGIN, BUTTON_HIGH)
    room = Box(MARGIN, 84, row.w, row.y - GAP - 84)
    tall, scale = canvas.h >= TALL, canvas.text_scale
    winner, upper, lower, third = _stacked(room) if tall else _beside(room, scale)
    stage, seats = _in_winner(winner)
    return Places(
        menu=Box(MARGIN, 20, 48, 48),
        header=Box(88, 20, canvas.w - MARGIN - 88, 48),
        winner=winner,
        stage=stage,
        seats=seats,
        upper=upper,
        lower=lower,
        third=third,
        buttons=_buttons(row, least),
    )


def _beside(room: Box, text_scale: float) -> tuple[Box, Box, Box, Box | None]:
    """The winner at the left; a third column where there is room for one."""
    winner = Box(room.x, room.y, WINNER_WIDE, room.h)
    left = winner.right + GAP
    wide, third = room.right - left, None
    if room.w + 2 * MARGIN >= WIDE:
        aside = 384.0 + (room.w + 2 * MARGIN - 1680) * 0.4 + 160 * (text_scale - 1)
        third = Box(room.right - aside, room.y, aside, room.h)
        wide -= aside + GAP
    high = 286.0 + (room.h - 532) * 0.6
    upper = Box(left, room.y, wide, high)
    return (
        winner,
        upper,
        Box(left, upper.bottom + GAP, wide, room.bottom - upper.bottom - GAP),
        third,
    )


def _stacked(room: Box) -> tuple[Box, Box, Box, Box | None]:
    winner = Box(room.x, room.y, room.w, 232.0)
    upper = Box(room.x, winner.bottom + GAP, room.w, 292.0)
    top = upper.bottom + GAP
    return winner, upper, Box(room.x, top, room.w, room.bottom - top), None


def _in_winner(winner: Box) -> tuple[Box, Box]:
    """Stage above the seats, or beside them in a lying panel."""
    if winner.w > 2 * winner.h:
        half = winner.w * 0.54
        stage = Box(winner.x, winner.y, half, winner.h)
        return stage, Box(winner.x + half, winner.y + 20, winner.w - half - 20, winner.h - 40)
    high = winner.h - 180
    stage = Box(winner.x, winner.y, winner.w, high)
    return stage, Box(winner.x + 20, winner.y + high + 10, winner.w - 40, 150)


def _buttons(row: Box, least: Sequence[float]) -> tuple[Box, ...]:
    """All but the last as wide as they need be; where there is too little, all give up alike."""
    wide = [max(own, need) for own, need in zip(_BUTTONS, least, strict=False)]
    free = row.w - GAP * len(wide)
    share = min(1.0, free / (sum(wide) + max(280.0, least[-1])))
    boxes: list[Box] = []
    x = row.x
    for own in wide:
        boxes.append(Box(x, row.y, own * share, row.h))
        x += own * share + GAP
    return (*boxes, Box(x, row.y, row.right - x, row.h))
