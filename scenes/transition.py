"""From one scene to the next: the old picture fades and slides away, the new one comes."""

from __future__ import annotations

from typing import Literal

import pygame

Way = Literal["forward", "back", "fade"]

SLIDE_MS, CUT_MS = 180, 80
_DISTANCE = 1 / 24
"""How far the pictures slide, as a part of the window's width."""


class Transition:
    """Runs from a picture of the old scene to one of the new; `still` only fades, and shorter."""

    def __init__(self, old: pygame.Surface, way: Way, speed_percent: int, still: bool) -> None:
        self._old = old
        self._way: Way = "fade" if still else way
        self._ms = CUT_MS if still else max(1, SLIDE_MS * 100 // speed_percent)
        self._gone_ms = 0
        self._new: pygame.Surface | None = None

    @property
    def over(self) -> bool:
        """Whether the new scene stands there alone."""
        return self._gone_ms >= self._ms

    def pass_time(self, dt_ms: int) -> None:
        """Let time go by, from the first frame on that was drawn."""
        if self._new is not None:
            self._gone_ms += dt_ms

    def skip(self) -> None:
        """Come to the end at once."""
        self._gone_ms = self._ms

    @property
    def wants_new(self) -> bool:
        """Whether the new scene must be drawn once, to be shown coming in."""
        return self._new is None

    def take_new(self, new: pygame.Surface) -> None:
        """The picture of the new scene."""
        self._new = new

    def draw(self, surface: pygame.Surface) -> None:
        """Draw how far it has come."""
        if self._new is None:
            return
        share = _out_cubic(min(1.0, self._gone_ms / self._ms))
        slide = (
            round(surface.get_width() * _DISTANCE)
            * {"forward": 1, "back": -1, "fade": 0}[self._way]
        )
        surface.blit(self._old, (round(-slide * share), 0))
        alpha = round(255 * share)
        # SDL takes ten times as long to blend with an alpha of 255 as to copy.
        self._new.set_alpha(alpha if alpha < 255 else None)
        surface.blit(self._new, (round(slide * (1 - share)), 0))


def _out_cubic(share: float) -> float:
    return 1 - (1 - share) ** 3
