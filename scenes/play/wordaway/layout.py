"""Where everything of the Wordaway screen stands. Source: style sheet, Layout, 07."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box, Canvas
from scenes.play.watching import HEIGHT as BAR_HIGH

MARGIN, GAP = 24.0, 16.0
ACTION = 44.0
LETTERS = 5
"""A play has at most so many letters."""


@dataclass(frozen=True)
class Places:
    """The boxes of the screen, in units."""

    menu: Box
    header: Box
    cloth: Box
    strip: Box
    rail: Box
    plays: Box
    entry: Box
    field: Box
    keys: Box
    bar: Box
    """In the place of the keys where a match is watched again."""
    clock: Box
    ring: tuple[float, float, float]
    """Middle and radius."""
    actions: tuple[Box, ...]


def places(canvas: Canvas, actions: int) -> Places:
    """The boxes on a canvas of any shape; `actions` is the number of buttons below the clock.

    Taller canvases give cloth and lower row more height, wider ones the panels more width.
    """
    more_w, more_h = canvas.w - 1280, canvas.h - 720
    wide = canvas.w - 2 * MARGIN
    cloth = Box(MARGIN, 84, wide, 312 + more_h * 0.45)
    top = cloth.bottom + GAP
    high = canvas.h - 20 - top
    side = 252 + more_w * 0.25
    plays = Box(MARGIN, top, side, high)
    clock = Box(canvas.w - MARGIN - side, top, side, high)
    entry = Box(plays.right + GAP, top, clock.x - plays.right - 2 * GAP, high)
    ring, buttons = _below_clock(clock, actions)
    return Places(
        menu=Box(MARGIN, 20, 48, 48),
        header=Box(88, 20, wide - 64, 48),
        cloth=cloth,
        strip=Box(cloth.x + 32, cloth.y + 30, cloth.w - 64, 84 + more_h * 0.1),
        rail=Box(cloth.x + 20, cloth.bottom - 44, cloth.w - 40, 30),
        plays=plays,
        entry=entry,
        field=Box(entry.x + 16, entry.y + 16, entry.w - 32, 72),
        keys=Box(entry.x + 16, entry.y + 102, entry.w - 32, high - 112),
        bar=Box(entry.x + 16, entry.bottom - 16 - BAR_HIGH, entry.w - 32, BAR_HIGH),
        clock=clock,
        ring=ring,
        actions=buttons,
    )


def _below_clock(clock: Box, actions: int) -> tuple[tuple[float, float, float], tuple[Box, ...]]:
    """The ring, and the buttons below it: two in a row, an odd one alone in the last."""
    pad, gap = 24.0 if actions <= 1 else 14.0, 6.0
    rows = -(-actions // 2)
    top = clock.bottom - 14 - rows * (ACTION + gap) + gap
    room = clock.w - 2 * pad
    half = (room - gap) / 2
    buttons = tuple(
        Box(
            clock.x + pad + (n % 2) * (half + gap),
            top + (n // 2) * (ACTION + gap),
            room if n == actions - 1 and actions % 2 else half,
            ACTION,
        )
        for n in range(actions)
    )
    first, last = clock.y + 58, top - 10
    radius = min(76.0 + (clock.h - 288) * 0.2, (last - first) / 2)
    return (clock.x + clock.w / 2, (first + last) / 2, radius), buttons


def letter_box(field: Box, index: int) -> Box:
    """Where the typed letter of that index stands."""
    return Box(field.x + 14 + index * 58, field.y + 10, 52, 52)


def row_pitch(text_scale: float) -> float:
    """From one play in the list to the next."""
    return 38.0 * max(1.0, text_scale * 0.9)


def list_box(plays: Box, text_scale: float, gloss: float) -> Box:
    """The part of the plays' panel that lists them, above a gloss of that height."""
    top = plays.y + 30 + 26 * text_scale
    foot = plays.bottom - (gloss + 20 if gloss else 14)
    return Box(plays.x + 12, top, plays.w - 24, max(0.0, foot - top))
