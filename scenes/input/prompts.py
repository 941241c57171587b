"""The names and glyphs of keys and buttons that prompts show, for the device used last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from game.language import N_
from game.language import gettext as _
from scenes.icons import Icon
from scenes.input.actions import Device, Verb
from scenes.input.bindings import Bindings

Shape = Literal["keycap", "round", "shoulder", "text"]
Figure = Literal["cross", "circle", "square", "triangle"]
Family = Literal["xbox", "playstation", "nintendo"]

_KEYS: Mapping[str, str] = {
    "return": N_("Enter"),
    "enter": N_("Enter"),
    "escape": N_("Esc"),
    "space": N_("Space"),
    "tab": N_("Tab"),
    "backspace": N_("Backspace"),
    "pause": N_("Pause"),
    "up": N_("Arrow up"),
    "down": N_("Arrow down"),
    "left": N_("Arrow left"),
    "right": N_("Arrow right"),
    "ctrl": N_("Ctrl"),
    "alt": N_("Alt"),
    "shift": N_("Shift"),
}
_XBOX: dict[str, str] = {
    "a": "A", "b": "B", "x": "X", "y": "Y",
    "leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger": "LT", "righttrigger": "RT",
    "leftstick": "LS", "rightstick": "RS", "start": N_("Menu"), "back": N_("View"),
    "dpup": N_("D-pad up"), "dpdown": N_("D-pad down"),
    "dpleft": N_("D-pad left"), "dpright": N_("D-pad right"),
}  # fmt: skip
_PLAYSTATION: Mapping[str, str] = _XBOX | {
    "a": N_("Cross"), "b": N_("Circle"), "x": N_("Square"), "y": N_("Triangle"),
    "leftshoulder": "L1", "rightshoulder": "R1", "lefttrigger": "L2", "righttrigger": "R2",
    "leftstick": "L3", "rightstick": "R3", "start": N_("Options"), "back": N_("Create"),
}  # fmt: skip
_NINTENDO: Mapping[str, str] = _XBOX | {
    "leftshoulder": "L", "rightshoulder": "R", "lefttrigger": "ZL", "righttrigger": "ZR",
    "start": "+", "back": "-",
}  # fmt: skip
_FAMILIES: Mapping[Family, Mapping[str, str]] = {
    "xbox": _XBOX,
    "playstation": _PLAYSTATION,
    "nintendo": _NINTENDO,
}
_ARROWS: Mapping[str, Icon] = {
    "up": Icon.ARROW_UPWARD,
    "down": Icon.ARROW_DOWNWARD,
    "left": Icon.ARROW_BACK,
    "right": Icon.ARROW_FORWARD,
}
"""Arrows are drawn: the reading fonts have none."""
_FIGURES: Mapping[str, Figure] = {"a": "cross", "b": "circle", "x": "square", "y": "triangle"}
"""What is printed on the buttons of the PlayStation's pads."""
_ROUND = frozenset({"a", "b", "x", "y"})


class Glyph(NamedTuple):
    """What a prompt shows: a short text in a shape, or an icon or a figure in its place."""

    text: str
    shape: Shape
    icon: Icon | None = None
    figure: Figure | None = None


def family(pad_name: str) -> Family:
    """Whose buttons a pad has, by its maker's name for it."""
    name = pad_name.casefold()
    if any(word in name for word in ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense")):
        return "playstation"
    return "nintendo" if any(word in name for word in ("nintendo", "switch", "joy-con")) else "xbox"


def glyph(verb: Verb, device: Device, bindings: Bindings, pad_name: str = "") -> Glyph | None:
    """How to ask for a verb with that device; None if there is no key or button for it."""
    if device.kind == "pad":
        names = bindings.buttons.get(verb, ())
        return button_glyph(names[0], family(pad_name)) if names else None
    if device.kind == "keyboard":
        names = bindings.keys.get(verb, ())
        return key_glyph(names[0]) if names else None
    return None


def key_label(name: str) -> str:
    """A key of the bindings as people read it: `ctrl+z` is Ctrl+Z."""
    parts = name.split("+") if name != "+" else [name]
    return "+".join(_(_KEYS[part]) if part in _KEYS else part.upper() for part in parts)


def key_glyph(name: str) -> Glyph:
    """A key of the bindings as it is printed on keyboards."""
    return Glyph(key_label(name), "keycap", _ARROWS.get(name))


def button_glyph(name: str, whose: Family = "xbox") -> Glyph:
    """A pad button of the bindings as it is printed on that family's pads."""
    text = _FAMILIES[whose].get(name, name)
    shape: Shape = "round" if name in _ROUND or name.startswith("dp") else "shoulder"
    figure = _FIGURES.get(name) if whose == "playstation" else None
    return Glyph(_(text), shape, _ARROWS.get(name.removeprefix("dp")), figure)
