"""Where games and plays of Wordaway stand in the panels of the results."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box, Canvas
from scenes.results.meaning import below_title
from scenes.results.places import Places
from scenes.results.places import places as default_places


@dataclass(frozen=True)
class Areas:
    """What scrolls: the games (None: there is one only) and the plays; and the plays' heading."""

    games: Box | None
    plays: Box
    heading: Box


def game_pitch(scale: float) -> float:
    """From one game to the next: two lines."""
    return 56.0 * max(1.0, scale * 0.94)


def play_pitch(scale: float) -> float:
    """From one turn to the next."""
    return max(44.0, 40.0 * scale)


def areas(canvas: Canvas, places: Places | None, games: int) -> Areas:
    """The parts that scroll: side by side in the upper panel, or plays in the third column."""
    at, scale = places or default_places(canvas), canvas.text_scale
    top = below_title(at.upper, scale) - 4
    inside = Box(at.upper.x + 12, top, at.upper.w - 24, at.upper.bottom - 12 - top)
    if at.third is not None:
        aside = Box(at.third.x + 12, top, at.third.w - 24, at.third.bottom - 12 - top)
        return Areas(inside, aside, at.third)
    if games == 1:
        return Areas(None, inside, at.upper)
    wide = min(272.0, 228.0 + 48.0 * (scale - 1)) + (at.upper.w - 764) * 0.4
    left = Box(inside.x, inside.y, wide, inside.h)
    right = Box(left.right + 12, inside.y, inside.w - wide - 12, inside.h)
    return Areas(left, right, Box(right.x - 12, at.upper.y, right.w + 24, at.upper.h))
