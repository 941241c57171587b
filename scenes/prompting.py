"""Prompts: on the buttons of a screen, what presses them on the device that was used last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scenes.input.actions import Verb
from scenes.input.prompts import Glyph, glyph
from scenes.widgets.keycap import draw_keycap

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.focus import Control, Focus

_OUT, _DOWN = 6.0, 5.0
"""A prompt ends so far beyond the right edge, with its middle so far below the upper one."""


def prompt_of(app: App, verb: Verb) -> Glyph | None:
    """How to ask for that with the device used last; None for a pointer, or if no key does."""
    device = app.input.device
    name = app.input.pads.name(device.number) if device.kind == "pad" else ""
    return glyph(verb, device, app.prefs.bindings, name)


def draw_prompts(app: App, focus: Focus, verbs: Mapping[str, Verb]) -> None:
    """On every control with a verb that can be pressed now, at its upper right corner."""
    for control in focus.controls:
        verb = verbs.get(control.id)
        if verb is None or not control.enabled:
            continue
        found = prompt_of(app, _simplest(app, focus, control, verb))
        if found is not None:
            _draw(app, control, found)


def _simplest(app: App, focus: Focus, control: Control, verb: Verb) -> Verb:
    """Where it has the ring, or is what is pressed while there is none, confirming does it."""
    by_keys = app.input.device.kind == "keyboard" and verb is Verb.PLAY
    ringed = focus.current is control if app.ring.shown else focus.default == control.id
    return Verb.CONFIRM if by_keys and ringed else verb


def _draw(app: App, control: Control, found: Glyph) -> None:
    box = control.box
    draw_keycap(app.painter, box.right + _OUT, box.y + _DOWN, found)
