"""Mouse and touch as one pointer: every press ends in exactly one release or one cancel.

A touch screen sends fingers and, marked or not, the mouse made from them: only the fingers
count. A press whose end never came is cancelled as soon as that is known. A finger that rests
where it came down asks what is there, as the right button of a mouse does.
"""

from __future__ import annotations

from math import hypot

import pygame

from scenes.canvas import Canvas
from scenes.input.actions import MOUSE, TOUCH, Action, Device, Verb

AFTER_TOUCH_MS = 800
REST_MS = 550
"""A finger that has not moved for so long rests."""
_STILL = 12.0
"""A finger that moves less than this many units has not moved."""
_NEAR_TOUCH_PX = 48
_LEFT, _RIGHT = 1, 3
_NOWHERE = (-10_000.0, -10_000.0)


class Pointer:
    """Mouse and finger events to actions with places in units."""

    def __init__(self) -> None:
        self._held: Device | None = None
        self._finger: tuple[int, int] | None = None
        self._at = _NOWHERE
        self._touched_px = (0.0, 0.0)
        self._touched_ms = -AFTER_TOUCH_MS
        self._echo = False
        self._rest: tuple[float, float] | None = None
        """Where a finger came down that has not moved since, and has not asked yet."""
        self._rests_since_ms = 0

    def feed(self, event: pygame.Event, canvas: Canvas, now_ms: int) -> list[Action]:
        """What the event asks for, in the canvas as it was when it came."""
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._feed_finger(event, canvas, now_ms)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._feed_mouse(event, canvas, now_ms)
        if event.type == pygame.WINDOWLEAVE and self._held is None:
            return self._moved(MOUSE, _NOWHERE)
        return []

    def cancel(self) -> list[Action]:
        """End a press without a release: the window has lost the pointer."""
        if self._held is None:
            return []
        device, self._held, self._finger, self._rest = self._held, None, None, None
        return [Action(Verb.CANCEL, device, at=self._at)]

    def due(self, now_ms: int) -> list[Action]:
        """What a resting finger asks for now: once, to look up what it rests on."""
        if self._rest is None or now_ms - self._rests_since_ms < REST_MS:
            return []
        at, self._rest = self._rest, None
        return [Action(Verb.LOOK_UP, TOUCH, at=at)]

    # --- mouse

    def _feed_mouse(self, event: pygame.Event, canvas: Canvas, now_ms: int) -> list[Action]:
        if self._is_echo(event, now_ms):
            return []
        at = canvas.to_units(event.pos)
        if event.type == pygame.MOUSEMOTION:
            lost = self._held == MOUSE and not event.buttons[0]
            return (self.cancel() if lost else []) + self._moved(MOUSE, at)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._button_down(event.button, at)
        return self._release(MOUSE, at) if event.button == _LEFT else []

    def _button_down(self, button: int, at: tuple[float, float]) -> list[Action]:
        if button == _LEFT:
            return self._press(MOUSE, at)
        return [Action(Verb.LOOK_UP, MOUSE, at=at)] if button == _RIGHT else []

    def _is_echo(self, event: pygame.Event, now_ms: int) -> bool:
        """Whether a mouse event only repeats what a finger did."""
        if getattr(event, "touch", False) or self._finger is not None:
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._echo:
            self._echo = False
            return True
        near = all(
            abs(mouse - finger) <= _NEAR_TOUCH_PX
            for mouse, finger in zip(event.pos, self._touched_px, strict=True)
        )
        echo = near and now_ms - self._touched_ms < AFTER_TOUCH_MS
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._echo = echo
        return echo

    def _wheel(self, event: pygame.Event) -> list[Action]:
        amount = getattr(event, "precise_y", 0.0) or event.y
        return [Action(Verb.WHEEL, MOUSE, at=self._at, amount=amount)] if amount else []

    # --- touch

    def _feed_finger(self, event: pygame.Event, canvas: Canvas, now_ms: int) -> list[Action]:
        finger = (event.touch_id, event.finger_id)
        if self._finger is not None and finger != self._finger:
            return []
        pixel = (event.x * canvas.width, event.y * canvas.height)
        self._touched_px, self._touched_ms = pixel, now_ms
        at = canvas.to_units(pixel)
        if event.type == pygame.FINGERDOWN:
            pressed = self._press(TOUCH, at)
            self._finger, self._rest, self._rests_since_ms = finger, at, now_ms
            return pressed
        if self._finger is None:
            return []
        if event.type == pygame.FINGERMOTION:
            self._stir(at)
            return self._moved(TOUCH, at)
        self._finger = self._rest = None
        return self._release(TOUCH, at)

    def _stir(self, at: tuple[float, float]) -> None:
        """A finger that only trembles still rests."""
        if self._rest is not None and hypot(at[0] - self._rest[0], at[1] - self._rest[1]) > _STILL:
            self._rest = None

    # --- both

    def _press(self, device: Device, at: tuple[float, float]) -> list[Action]:
        before = self.cancel()
        self._held, self._at = device, at
        return [*before, Action(Verb.PRESS, device, at=at)]

    def _moved(self, device: Device, at: tuple[float, float]) -> list[Action]:
        self._at = at
        return [Action(Verb.POINT, device, at=at, dragging=self._held is not None)]

    def _release(self, device: Device, at: tuple[float, float]) -> list[Action]:
        if self._held != device:
            return []
        self._held, self._at = None, at
        return [Action(Verb.RELEASE, device, at=at)]
