"""Prompts: on the buttons of a screen, what presses them on the device that was used last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scenes.input.actions import Verb
from scenes.input.prompts import Glyph, glyph
from scenes.widgets.keycap import HIGH, draw_keycap

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.focus import Control, Focus

_IN, _UP = 6.0, 2.0
"""A prompt stands so far inside the right edge, and its middle so far below the upper one."""


def prompt_of(app: App, verb: Verb) -> Glyph | None:
    """How to ask for that with the device used last; None for a pointer, or if no key does."""
    device = app.input.device
    name = app.input.pads.name(device.number) if device.kind == "pad" else ""
    return glyph(verb, device, app.prefs.bindings, name)


def draw_prompts(app: App, focus: Focus, verbs: Mapping[str, Verb]) -> None:
    """On every control with a verb that can be pressed now, at its upper right corner."""
    for control in focus.controls:
        verb = verbs.get(control.id)
        found = prompt_of(app, verb) if verb is not None and control.enabled else None
        if found is not None:
            _draw(app, control, found)


def _draw(app: App, control: Control, found: Glyph) -> None:
    box = control.box
    draw_keycap(app.painter, box.right + _IN, box.y + _UP + HIGH * 0.1, found)
