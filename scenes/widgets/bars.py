"""Progress and scroll bars, and rows of pips."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.theme import Tint

LEAST_THUMB = 44.0


def draw_progress(p: Painter, box: Box, share: float, tint: Tint) -> None:
    """A bar filled up to `share` (0-1)."""
    r = box.h / 2
    p.rounded(*box, r, "line")
    if share > 0:
        p.rounded(box.x, box.y, max(box.h, box.w * min(1.0, share)), box.h, r, tint)


def scroll_thumb(track: Box, start: float, seen: float) -> Box:
    """The thumb of an upright scroll bar: `start` and `seen` are shares (0-1) of the whole."""
    high = max(LEAST_THUMB, track.h * min(1.0, seen))
    free = track.h - high
    at = start / (1 - seen) if seen < 1 else 0.0
    return Box(track.x, track.y + free * min(1.0, max(0.0, at)), track.w, high)


def draw_scroll_bar(
    p: Painter, track: Box, start: float, seen: float, *, held: bool = False
) -> None:
    """An upright scroll bar; nothing is drawn where everything is seen."""
    if seen >= 1:
        return
    p.rounded(*track, track.w / 2, "inset")
    thumb = scroll_thumb(track, start, seen)
    p.rounded(*thumb, thumb.w / 2, "ink2" if held else p.theme.edge)


def draw_pips(p: Painter, box: Box, tints: Sequence[Tint]) -> None:
    """A row of small squares side by side, one for each colour."""
    pitch = box.w / max(1, len(tints))

    def draw(q: Painter) -> None:
        for i, tint in enumerate(tints):
            q.rounded(box.x + i * pitch, box.y, pitch - 2.4, box.h, 3, tint)

    p.still(("pips", tuple(tints)), *box, draw, pad=1)
