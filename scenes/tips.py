"""What a thing is, said beside it when it has been looked at for a moment, by mouse or by ring."""

from __future__ import annotations

from scenes.canvas import Box, Canvas
from scenes.focus import Tip
from scenes.paint import Painter
from scenes.typography import SECOND
from scenes.widgets.surfaces import TIP, draw_bubble

WAIT_MS = 600
WIDEST = 340.0
_PAD_X, _PAD_Y, _EDGE = 14.0, 8.0, 8.0


class Tips:
    """Waits until something has been looked at long enough; silent after it was pressed."""

    def __init__(self) -> None:
        self._at: Tip | None = None
        self._looked_ms = 0
        self._hushed = False

    @property
    def shown(self) -> Tip | None:
        """What is said now."""
        ready = self._looked_ms >= WAIT_MS and not self._hushed
        return self._at if ready else None

    def hush(self) -> None:
        """Something was done: say nothing until something else is looked at."""
        self._hushed = True

    def tell(self, tip: Tip) -> None:
        """Say this at once, as long as it is looked at."""
        self._at, self._looked_ms, self._hushed = tip, WAIT_MS, False

    def update(self, at: Tip | None, dt_ms: int) -> bool:
        """Let time pass with `at` looked at; whether that looks different now."""
        before = self.shown
        if at != self._at:
            self._at, self._looked_ms, self._hushed = at, 0, False
        else:
            self._looked_ms = min(WAIT_MS, self._looked_ms + dt_ms)
        return self.shown != before

    def draw(self, p: Painter, canvas: Canvas) -> None:
        """The bubble of what is said now."""
        if self.shown is not None:
            draw_tip(p, canvas, self.shown)


def draw_tip(p: Painter, canvas: Canvas, tip: Tip) -> Box:
    """A bubble below the thing, above it where there is no room; gives back where it stands."""
    style = p.type.capped(SECOND, 24)
    room = min(WIDEST * min(p.text_scale, 1.4), canvas.w - 2 * _EDGE)
    wide = min(p.text_width(tip.text, style) + 0.5, room - 2 * _PAD_X)
    high = p.paragraph_height(tip.text, wide, style)
    w, h = wide + 2 * _PAD_X, high + 2 * _PAD_Y
    middle = tip.box.centre[0]
    x = min(max(middle - w / 2, _EDGE), canvas.w - _EDGE - w)
    below = tip.box.bottom + TIP + 2 + h <= canvas.h - _EDGE
    y = tip.box.bottom + TIP + 2 if below else tip.box.y - TIP - 2 - h
    point = min(max(middle, x + 24), x + w - 24), y - TIP if below else y + h + TIP
    box = Box(x, y, w, h)
    draw_bubble(p, box, point, "above" if below else "below")
    p.paragraph(tip.text, x + _PAD_X, y + _PAD_Y + p.line_height(style) / 2, wide, style)
    return box
