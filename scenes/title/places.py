"""Where everything on the title screen stands (style sheet §6, 01)."""

from __future__ import annotations

from typing import NamedTuple

from scenes.canvas import Box, Canvas

GAP = 20.0
ROW_HIGH = 48.0
LARGE_TEXT = 1.25
"""From this text size on the logo gives its room to the cards."""
_TWO_ROWS = 880.0
"""From this canvas height on the cards lie in two rows."""


class TitlePlaces(NamedTuple):
    """The rectangles of the title screen; `logo` is its middle and the side of a tile."""

    logo: tuple[float, float, float]
    tagline: float | None
    cards: tuple[Box, ...]
    strip: Box
    row: Box


def title_places(canvas: Canvas, strip: bool, cards: int = 4) -> TitlePlaces:
    """Places for so many cards, with or without the strip to continue a match."""
    shift = (canvas.h - 720) * 0.1 if canvas.h < _TWO_ROWS else 0.0
    roomy = canvas.text_scale < LARGE_TEXT
    row = Box(_margin(canvas), canvas.h - 80, canvas.w - 2 * _margin(canvas), ROW_HIGH)
    high = 72.0 if roomy else 92.0
    below = Box(row.x, row.y - 26 - high, row.w, high)
    logo_y = (80 if roomy else 54) + shift
    top = (190 if roomy else 108) + shift
    bottom = below.y - 16 if strip else row.y - 16
    return TitlePlaces(
        (canvas.w / 2, logo_y, 76.0 if roomy else 56.0),
        logo_y + 81 if roomy else None,
        _cards(canvas, cards, top, bottom, strip),
        below,
        row,
    )


def _margin(canvas: Canvas) -> float:
    """The side margin: the cards' row in the middle of the canvas."""
    wide = _card_width(canvas)
    return (canvas.w - 4 * wide - 3 * GAP) / 2


def _card_width(canvas: Canvas) -> float:
    """280 at 16:9, 360 at 21:9."""
    return 280 + (canvas.w - 1280) * 0.2


def _cards(canvas: Canvas, count: int, top: float, bottom: float, strip: bool) -> tuple[Box, ...]:
    if canvas.h >= _TWO_ROWS:
        return _lying(canvas, count, top, bottom)
    wide, left = _card_width(canvas), _margin(canvas)
    spare = (canvas.h - 720) * 0.5
    most = 330 + spare if strip and canvas.text_scale < LARGE_TEXT else 440 + spare
    high = min(most, 374 + spare, bottom - top) if canvas.text_scale < LARGE_TEXT else bottom - top
    y = top + max(0.0, bottom - top - high - (6 if strip else 0)) / 2
    return tuple(Box(left + i * (wide + GAP), y, wide, high) for i in range(count))


def _lying(canvas: Canvas, count: int, top: float, bottom: float) -> tuple[Box, ...]:
    """Two rows of two; 582 x 330 at 4:3 where no strip stands below."""
    gap, left = 16.0, _margin(canvas)
    wide = (canvas.w - 2 * left - gap) / 2
    high = min(330.0, (bottom - top - gap) / 2)
    y = top + max(0.0, bottom - top - 2 * high - gap) / 2
    return tuple(
        Box(left + i % 2 * (wide + gap), y + i // 2 * (high + gap), wide, high)
        for i in range(count)
    )
