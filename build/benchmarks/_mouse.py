"""A mouse that a benchmark moves."""

from __future__ import annotations

import pygame

from scenes.app import App


def move_mouse(app: App, kind: int, at: tuple[float, float], **more: object) -> None:
    """Post an event of that kind at a place in units."""
    canvas = app.canvas
    pixel = tuple(round(o + v * canvas.k) for o, v in zip(canvas.origin, at, strict=True))
    pygame.event.post(pygame.Event(kind, {"pos": pixel, "touch": False, **more}))
