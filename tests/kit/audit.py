"""Looks a screen over: no text cut, none over another, no two controls in one place.

The top scene is drawn once by a painter that notes every text instead of keeping pictures.
Works for any `Screen`: `assert_tidy(stage.app)`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import NamedTuple

import pygame
from pygame import Rect

from scenes.app import App
from scenes.canvas import Box
from scenes.focus import Control
from scenes.paint import Painter
from scenes.paint.ground import Spot
from scenes.screen import Screen
from scenes.typography import BODY
from tests.kit.stage import Stage, longer_language

WINDOWS = ((1280, 720), (1920, 1080), (960, 540), (1024, 768), (1680, 720), (1280, 800))
LOOKS = [(window, percent, longer) for window in WINDOWS for percent, longer in
         ((100, False), (175, False), (100, True), (175, True))]  # fmt: skip
"""Window, text size in percent, whether in the pseudo-language."""

_BIG = frozenset({"list", "board", "text"})
"""Kinds of control that hold others."""


class Written(NamedTuple):
    """A line of text as it stands on the screen, in pixels; `seen` is its part in the clip."""

    text: str
    rect: Rect
    seen: Rect
    turned: bool = False


class Sheet:
    """What an `AuditPainter` has noted."""

    def __init__(self) -> None:
        self.written: list[Written] = []
        self.cut: list[str] = []
        self.still = True


class AuditPainter(Painter):
    """Notes the texts and draws nothing, so that a look takes no time."""

    sheet: Sheet

    def put(self, key, make, left, top):
        """Nothing is drawn."""

    def put_smooth(self, key, points, margin, tint, draw, times=4):
        """Nothing is drawn."""

    def blit(self, image, left, top, alpha=1.0):
        """Nothing is drawn."""

    def table(self):
        """Nothing is drawn."""

    def icon(self, icon, cx, cy, size, tint="ink"):
        """Nothing is drawn."""

    def text(self, text, x, y, style=BODY, tint="ink", align="left", *, max_width=None,
             shrink=False):  # fmt: skip
        shown, fitted = text, style
        if max_width is not None:
            fitted = self.type.fitted(text, style, max_width) if shrink else style
            shown = self.type.shortened(text, fitted, max_width)
        if shown != text:
            self.sheet.cut.append(f"{text!r} is shown as {shown!r}")
        if shown.strip():
            self._note(shown, x, y, fitted, align)
        return self.type.width(shown, fitted)

    def paragraph(self, text, x, y, width, style=BODY, tint="ink", align="left", *,
                  max_lines=None):  # fmt: skip
        lines = self.type.wrapped(text, style, width)
        if max_lines is not None and len(lines) > max_lines:
            self.sheet.cut.append(f"{text!r} has more than {max_lines} lines")
        words = [word for word in text.split() if os.sep not in word]
        broken = [word for word in words if self.text_width(word, style) > width]
        if broken:
            self.sheet.cut.append(f"{broken} broken inside a word")
        return super().paragraph(text, x, y, width, style, tint, align, max_lines=max_lines)

    def sprite(self, key, x, y, w, h, draw, *, pad=0, turn=0, scale=1.0, alpha=1.0):
        before, self.sheet.still = self.sheet.still, self.sheet.still and not turn
        draw(self._child(Spot(self.k, self.at(x, y))))
        self.sheet.still = before

    def backdrop(self, key, draw):
        draw(self._child(self))

    def still(self, key, x, y, w, h, draw, *, pad=0):
        draw(self._child(self))

    def rounded(self, x, y, w, h, r, tint):
        self._cover(tint, self.rect(x, y, w, h))
        super().rounded(x, y, w, h, r, tint)

    def edged(self, x, y, w, h, r, tint, edge="line", width=1.0):
        self._cover(tint, self.rect(x, y, w, h))
        super().edged(x, y, w, h, r, tint, edge, width)

    def circle(self, cx, cy, r, tint):
        self._cover(tint, self.rect(cx - r, cy - r, 2 * r, 2 * r))

    def _cover(self, tint, rect):
        """What is opaque hides the texts that lie wholly below it."""
        if self.colour(tint)[3] == 255:
            seen = rect.clip(self.surface.get_clip())
            written = self.sheet.written
            written[:] = [one for one in written if not seen.contains(one.rect)]

    def _child(self, placed):
        child = AuditPainter(self.surface, placed, self.theme, tools=self.tools)
        child.sheet = self.sheet
        return child

    def _note(self, text, x, y, style, align):
        left, middle = self.at(x, y)
        wide = self.type.width(text, style) * self.k
        left -= wide * {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        high = self.type.pixels(style) * 0.7
        rect = Rect(round(left), round(middle - high / 2), round(wide), round(high))
        seen = rect.clip(self.surface.get_clip())
        self.sheet.written.append(Written(text, rect, seen, not self.sheet.still))


@contextmanager
def auditing(app: App) -> Iterator[Sheet]:
    """The painter of the app notes what is written meanwhile."""
    kept = app.painter
    painter = AuditPainter(app.window.surface, app.canvas, app.theme, tools=kept.tools)
    painter.sheet = Sheet()
    app.painter = painter
    try:
        yield painter.sheet
    finally:
        app.painter = kept


def sheet_of(app: App) -> Sheet:
    """What the top scene writes."""
    assert app.manager.top is not None
    with auditing(app) as sheet:
        app.manager.top.draw(app.window.surface)
    return sheet


def texts(app: App) -> tuple[str, ...]:
    """All that can be read in the top scene."""
    return tuple(written.text for written in sheet_of(app).written if written.seen.w)


def faults(app: App) -> list[str]:
    """All that is untidy in the top scene, in words."""
    sheet = sheet_of(app)
    seen = [written for written in sheet.written if written.seen.w and written.seen.h]
    found = [f"cut: {cut}" for cut in sheet.cut]
    found += _outside(app, seen)
    found += _texts_over_texts(app, seen)
    top = app.manager.top
    if isinstance(top, Screen):
        controls = top.focus.controls
        found += _controls_over_controls(controls)
        found += _controls_out_of_place(app, controls)
        found += _texts_out_of_controls(app, seen, controls)
    return found


def assert_tidy(app: App) -> None:
    """Fail with all that is untidy in the top scene."""
    assert not faults(app)


@contextmanager
def looked_at(folder, look, **settings) -> Iterator[Stage]:
    """A stage in one of `LOOKS`."""
    size, percent, longer = look
    if longer:
        with longer_language():
            yield Stage(folder, size, text_percent=percent, **settings)
    else:
        yield Stage(folder, size, text_percent=percent, **settings)


def _outside(app: App, seen: list[Written]) -> list[str]:
    whole = app.canvas.rect(0, 0, app.canvas.w, app.canvas.h).inflate(2, 2)
    return [f"outside: {w.text!r} {w.rect}" for w in seen if not whole.contains(w.seen)]


def _texts_over_texts(app: App, seen: list[Written]) -> list[str]:
    slack = max(2, app.canvas.px(1.5))
    still = [w for w in seen if not w.turned and not (len(w.text) == 1 and w.text > "\ue000")]
    found: list[str] = []
    for first, second in combinations(still, 2):
        common = first.seen.clip(second.seen)
        if common.w > slack and common.h > slack:
            found.append(f"one over the other: {first.text!r} {second.text!r} {common}")
    return found


def _visible(control: Control) -> Box:
    if control.clip is None:
        return control.box
    left, top = max(control.box.x, control.clip.x), max(control.box.y, control.clip.y)
    right = min(control.box.right, control.clip.right)
    bottom = min(control.box.bottom, control.clip.bottom)
    return Box(left, top, max(0.0, right - left), max(0.0, bottom - top))


def _controls_over_controls(controls: tuple[Control, ...]) -> list[str]:
    small = [c for c in controls if c.kind not in _BIG]
    found: list[str] = []
    for first, second in combinations(small, 2):
        a, b = _visible(first), _visible(second)
        across = min(a.right, b.right) - max(a.x, b.x)
        down = min(a.bottom, b.bottom) - max(a.y, b.y)
        if across > 1 and down > 1:
            found.append(f"controls overlap: {first.id} {second.id} by {across:.0f} x {down:.0f}")
    return found


def _controls_out_of_place(app: App, controls: tuple[Control, ...]) -> list[str]:
    found: list[str] = []
    for control in controls:
        box = _visible(control)
        if box.w <= 0 or box.h <= 0:
            continue
        if (
            box.x < -1
            or box.y < -1
            or box.right > app.canvas.w + 1
            or box.bottom > app.canvas.h + 1
        ):
            found.append(f"control outside: {control.id} {box}")
        if control.kind not in _BIG and min(control.box.w, control.box.h) < 43.5:
            found.append(f"control too small: {control.id} {control.box}")
    return found


def _texts_out_of_controls(
    app: App, seen: list[Written], controls: tuple[Control, ...]
) -> list[str]:
    """A label that begins on a control must end on it."""
    found: list[str] = []
    small = [control for control in controls if control.kind not in _BIG]
    rects = [(c, app.canvas.rect(*_visible(c)), app.canvas.rect(*c.box)) for c in small]
    for written in seen:
        for control, shown, whole in rects:
            inside = shown.collidepoint(written.rect.center) and not written.turned
            if inside and not whole.inflate(4, 4).contains(written.rect):
                found.append(f"{written.text!r} sticks out of {control.id}")
    return found


def save(app: App, path) -> None:
    """Keep a picture of the whole window, to be looked at."""
    app.redraw()
    app.step()
    pygame.image.save(app.window.surface, path)
