"""Buttons: primary, second, and stacked with the icon above the label."""

from __future__ import annotations

from typing import Literal, NamedTuple

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import BUTTON_SHADOW, Painter
from scenes.theme import WHITE, Accent, Colour, Tint, mix
from scenes.typography import BUTTON, STACKED, Style
from scenes.widgets.ring import draw_focus_ring

State = Literal["rest", "hover", "focus", "pressed", "off"]
"""What a control looks like at the moment."""

LEAST = 44
"""Nothing that can be pressed is smaller than this, in units."""

DEPTH = 4
"""The side a button stands on, in units; pressed it sinks by three of them."""


class Button(NamedTuple):
    """A button's face. `kind`: one primary a screen, bottom right; `stack`: icon above label."""

    label: str = ""
    icon: Icon | None = None
    kind: Literal["primary", "second", "stack"] = "second"
    accent: Accent = "pine"
    style: Style = BUTTON


def draw_button(p: Painter, box: Box, button: Button, state: State = "rest") -> None:
    """A button in `box` (its side included)."""
    x, y, w, h = box
    if not button.label:
        p.tools.wordless.add(box)
    p.sprite(
        ("button", button, "rest" if state == "focus" else state),
        x,
        y,
        w,
        h,
        lambda q: _draw(q, Box(0, 0, w, h), button, state),
        pad=16,
    )
    if state == "focus":
        draw_focus_ring(p, x, y, w, h, radius_of(h))


def radius_of(height: float) -> float:
    """The corner radius of a button of this height."""
    return min(14.0, height / 2 - 2)


def _draw(p: Painter, box: Box, button: Button, state: State) -> None:
    x, y, w, h = box
    face, side, ink = _colours(p, button, state)
    radius, top = radius_of(h), y + (DEPTH - 1 if state == "pressed" else 0)
    if state != "off":
        p.shadow(x, top, w, h - DEPTH, radius, BUTTON_SHADOW)
    p.rounded(x, y + DEPTH, w, h - DEPTH, radius, side)
    if button.kind == "primary":
        p.rounded(x, top, w, h - DEPTH, radius, face)
    else:
        p.edged(x, top, w, h - DEPTH, radius, face, side, 1.5)
    label = Box(x, top, w, h - DEPTH)
    if button.kind == "stack":
        _draw_stacked(p, label, button, ink)
    else:
        draw_label(p, label, button.label, button.icon, button.style, ink)


def _colours(p: Painter, button: Button, state: State) -> tuple[Colour, Colour, Colour]:
    """Face, side and ink."""
    theme = p.theme
    if state == "off":
        return theme["inset"], theme["line"], theme["ink2"]
    primary = button.kind == "primary"
    face = theme[button.accent] if primary else theme["panel"]
    side = theme.side(button.accent) if primary else theme.edge
    if state == "hover":
        face = mix(face, WHITE if primary else theme["gold"], 0.14)
    return face, side, theme["on"] if primary else theme["ink"]


def draw_label(
    p: Painter, box: Box, label: str, icon: Icon | None, style: Style, ink: Tint
) -> None:
    """An icon and a label beside it, in the middle of a box; the label shrinks to fit."""
    x, y, w, h = box
    style = p.type.capped(style, h * 0.62)
    size = p.scaled(style.size)
    room = size * 1.25 + (8 if label else 0) if icon else 0.0
    style = p.type.fitted(label, style, w - 16 - room)
    wide = min(p.text_width(label, style) if label else 0.0, w - 12 - room)
    left, middle = x + w / 2 - (wide + room) / 2, y + h / 2
    if icon:
        p.icon(icon, left + size * 0.62, middle, size * 1.3, ink)
    p.text(label, left + room, middle, style, ink, max_width=w - 8 - room)


def _draw_stacked(p: Painter, box: Box, button: Button, ink: Tint) -> None:
    cx, cy = box.centre
    if button.icon:
        p.icon(button.icon, cx, cy - 11, 26, ink)
    style = p.type.capped(STACKED, box.h * 0.34)
    p.text(button.label, cx, cy + 14, style, ink, "centre", max_width=box.w - 6, shrink=True)
