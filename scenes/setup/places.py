"""Where the panels of the setup stand (style sheet §6, 02)."""

from __future__ import annotations

from typing import NamedTuple

from scenes.canvas import Box, Canvas

THREE_COLUMNS = 1600.0
"""From this canvas width on the rules have a column of their own."""
ROW_HIGH, ROW_PITCH = 86.0, 98.0
LOW_ROW_HIGH, LOW_ROW_PITCH = 62.0, 72.0
ROOMY_SEATS = 4
"""More rows than this are low ones."""
CARD_HIGH, CARD_GAP = 104.0, 8.0


class SetupPlaces(NamedTuple):
    """The rectangles of the setup; `sentence` lies in `help`.

    `slots` rule cards can stand in `rules`, under one another if `upright`.
    """

    seats: Box
    help: Box
    sentence: Box
    rules: Box
    mode: Box
    summary: Box
    start: Box
    slots: int
    upright: bool


def setup_places(canvas: Canvas) -> SetupPlaces:
    """Two columns at 16:9 and 4:3, where they grow down; three at 21:9."""
    down, wide = canvas.h - 720, canvas.w - 1280
    third = canvas.w >= THREE_COLUMNS
    across = 0.0 if third else wide / 2
    seats = Box(32, 96, 592 + across, 464 + down)
    help_ = Box(seats.right + 24, 96, 600 + across, 0)
    rows = 1 if down < 120 else 2
    rules_high = 24 + rows * CARD_HIGH + (rows - 1) * CARD_GAP
    low = seats.bottom
    if third:
        help_ = help_._replace(h=seats.h)
        rules = Box(help_.right + 24, 96, canvas.w - 32 - help_.right - 24, seats.h)
    else:
        help_ = help_._replace(h=seats.h - rules_high - 16)
        rules = Box(help_.x, low - rules_high, help_.w, rules_high)
    mode = Box(32, low + 16, 592 + across, 112)
    start = Box(canvas.w - 32 - 308, low + 20, 308, 108)
    summary = Box(help_.x + 24, low + 20, start.x - help_.x - 48, 108)
    sentence = Box(help_.x + 16, help_.bottom - 78, help_.w - 32, 64)
    slots = 4 if third else 3 * rows
    return SetupPlaces(seats, help_, sentence, rules, mode, summary, start, slots, third)


def card_boxes(places: SetupPlaces, count: int) -> tuple[Box, ...]:
    """Places for so many cards in the rules panel, all of one size."""
    inner = places.rules.inset(16, 12)
    across = 1 if places.upright else min(count, 3)
    if not places.upright and inner.h > 2 * CARD_HIGH and count == 4:
        across = 2
    down = -(-count // max(1, across))
    wide = (inner.w - CARD_GAP * (across - 1)) / max(1, across)
    high = (inner.h - CARD_GAP * (down - 1)) / max(1, down)
    high = min(high, CARD_HIGH * 1.5)
    return tuple(
        Box(
            inner.x + i % across * (wide + CARD_GAP),
            inner.y + i // across * (high + CARD_GAP),
            wide,
            high,
        )
        for i in range(count)
    )
