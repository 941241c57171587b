"""Short messages that come and go over every scene."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.widgets.surfaces import TOAST_MS, Toast, draw_toast, toast_height

IN_MS, OUT_MS = 140, 160
MOST = 3
"""More than this at once would be read by nobody: the oldest goes."""


@dataclass
class _Shown:
    toast: Toast
    age_ms: int = 0

    @property
    def alpha(self) -> float:
        left = TOAST_MS - self.age_ms
        return max(0.0, min(1.0, self.age_ms / IN_MS, left / OUT_MS))


class Toasts:
    """The messages that are seen now, the latest on top."""

    def __init__(self) -> None:
        self._shown: list[_Shown] = []

    @property
    def texts(self) -> tuple[str, ...]:
        """What can be read now, the oldest first."""
        return tuple(shown.toast.text for shown in self._shown)

    def show(self, toast: Toast) -> None:
        """Show a message; the same again begins anew."""
        self._shown = [shown for shown in self._shown if shown.toast != toast][1 - MOST :]
        self._shown.append(_Shown(toast))

    def clear(self) -> None:
        """Show none."""
        self._shown.clear()

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether the messages look different now."""
        before = [shown.alpha for shown in self._shown]
        for shown in self._shown:
            shown.age_ms += dt_ms
        self._shown = [shown for shown in self._shown if shown.age_ms < TOAST_MS]
        return before != [shown.alpha for shown in self._shown]

    def draw(self, p: Painter, place: Box) -> None:
        """Draw them downwards from `place`."""
        y = place.y
        for shown in reversed(self._shown):
            box = place._replace(y=y, h=toast_height(p, shown.toast, place.w))
            draw_toast(p, box, shown.toast, "panel", alpha=shown.alpha)
            y = box.bottom + 8
