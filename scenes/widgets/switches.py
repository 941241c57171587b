"""Switches: segmented, steppers with level bars, on-off switches, check boxes, sliders.

Each drawing function has a sister that gives the rectangles to press, so that the focus layer
and the drawing agree; `touchable` grows them to 44 x 44 units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter, Shadow
from scenes.theme import Accent, Tint
from scenes.typography import BODY, BOLD, SECOND
from scenes.widgets.button import LEAST, State
from scenes.widgets.ring import draw_focus_ring

KNOB_SHADOW = Shadow(2, 3, 0.25)


def touchable(box: Box) -> Box:
    """The box grown about its middle to at least 44 x 44 units, as what can be pressed."""
    wide, high = max(LEAST, box.w), max(LEAST, box.h)
    cx, cy = box.centre
    return Box(cx - wide / 2, cy - high / 2, wide, high)


def segment_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """The parts of a segmented switch, side by side; `touchable` makes them easy to press."""
    wide = box.w / count
    return tuple(Box(box.x + i * wide, box.y, wide, box.h) for i in range(count))


def draw_segments(
    p: Painter,
    box: Box,
    options: Sequence[str],
    chosen: int,
    accent: Accent,
    *,
    focus: int | None = None,
    enabled: bool = True,
) -> None:
    """A segmented switch: one of a few options, the chosen one on the accent."""
    p.edged(*box, box.h / 2, "inset", "line", 1.2)
    for i, part in enumerate(segment_boxes(box, len(options))):
        knob = part.inset(3)
        on = i == chosen
        if on and enabled:
            p.shadow(*knob, knob.h / 2, KNOB_SHADOW)
            p.rounded(*knob, knob.h / 2, accent)
        elif on:
            p.edged(*knob, knob.h / 2, "panel", "line", 1.2)
        ink: Tint = ("on" if enabled else "ink") if on else ("ink" if enabled else "ink2")
        style = p.type.capped(BOLD.sized(17) if on else SECOND, box.h * 0.7)
        cx, cy = part.centre
        p.text(options[i], cx, cy, style, ink, "centre", max_width=part.w - 8, shrink=True)
        if i == focus:
            draw_focus_ring(p, *knob, knob.h / 2, 3)


@dataclass(frozen=True)
class StepperBoxes:
    """The parts of a stepper."""

    less: Box
    middle: Box
    more: Box


def stepper_boxes(box: Box) -> StepperBoxes:
    """A stepper in `box`: two buttons of at least 44 units and what lies between them."""
    wide = max(LEAST, box.h)
    less, more = Box(box.x, box.y, wide, box.h), Box(box.right - wide, box.y, wide, box.h)
    return StepperBoxes(less, Box(less.right, box.y, box.w - 2 * wide, box.h), more)


def draw_stepper(
    p: Painter,
    box: Box,
    text: str | None,
    *,
    at_least: bool = False,
    at_most: bool = False,
    less: State = "rest",
    more: State = "rest",
) -> None:
    """Two small buttons with a text between them (None: draw the middle yourself)."""
    parts = stepper_boxes(box)
    draw_small_button(p, parts.less, Icon.CHEVRON_LEFT, "off" if at_least else less)
    draw_small_button(p, parts.more, Icon.CHEVRON_RIGHT, "off" if at_most else more)
    if text is not None:
        cx, cy = parts.middle.centre
        width = parts.middle.w - 8
        style = p.type.capped(BOLD, box.h * 0.6)
        p.text(text, cx, cy, style, "ink", "centre", max_width=width, shrink=True)


def draw_small_button(p: Painter, box: Box, icon: Icon, state: State = "rest") -> None:
    """A flat button with an icon, for steppers and rows."""
    face: Tint = p.theme.chosen if state in ("hover", "pressed") else "panel"
    p.edged(*box, 12, "inset" if state == "off" else face, "line", 1)
    cx, cy = box.centre
    p.icon(icon, cx, cy, 24, "ink2" if state == "off" else "ink")
    if state == "focus":
        draw_focus_ring(p, *box, 12, 3)


def draw_level_bars(
    p: Painter, cx: float, base: float, level: int, levels: int, accent: Tint
) -> None:
    """Rising bars, the first `level` + 1 of `levels` in the accent; `base` is their foot."""
    left = cx - (levels * 12 - 4) / 2
    unlit: Tint = p.theme.edge if p.theme.dark else "line"
    for i in range(levels):
        high = 8 + i * 6
        p.rounded(left + i * 12, base - high, 8, high, 3, accent if i <= level else unlit)


def draw_switch(p: Painter, box: Box, on: bool, accent: Accent, state: State = "rest") -> None:
    """An on-off switch of 64 x 36 units in the middle of `box`; the knob's place says it too."""
    cx, cy = box.centre
    body = Box(cx - 32, cy - 18, 64, 36)
    off = state == "off"
    if on and not off:
        p.rounded(*body, 18, accent)
    else:
        p.edged(*body, 18, "inset", "line", 1.5)
    knob = cx + (14 if on else -14)
    p.shadow(knob - 14, cy - 14, 28, 28, 14, KNOB_SHADOW)
    p.circle(knob, cy, 14, "panel")
    if not on:
        p.ring(knob, cy, 14, p.stroke(1.2), "line")
    p.icon(Icon.CHECK if on else Icon.CLOSE, knob, cy, 20, "ink2" if off or not on else accent)
    if state == "focus":
        draw_focus_ring(p, *body, 18, 3)


def draw_checkbox(
    p: Painter, box: Box, label: str, on: bool, accent: Accent, state: State = "rest"
) -> None:
    """A box with a tick and a label to its right, in the middle of `box`'s height."""
    square = Box(box.x + 8, box.y + box.h / 2 - 14, 28, 28)
    if on and state != "off":
        p.rounded(*square, 8, accent)
    else:
        p.edged(*square, 8, "inset" if state == "off" else "panel", "ink2", 1.5)
    if on:
        p.icon(Icon.CHECK, *square.centre, 24, "ink2" if state == "off" else "on")
    ink: Tint = "ink2" if state == "off" else "ink"
    style = p.type.capped(BODY, box.h * 0.65)
    p.text(label, square.right + 12, box.centre[1], style, ink, max_width=box.w - 52, shrink=True)
    if state == "focus":
        draw_focus_ring(p, *square, 8, 3)


def slider_knob(box: Box, share: float) -> tuple[float, float]:
    """The middle of a slider's knob for a share of 0-1."""
    return box.x + 14 + (box.w - 28) * share, box.y + box.h / 2


def slider_share(box: Box, x: float) -> float:
    """The share (0-1) that a pointer at `x` means."""
    return min(1.0, max(0.0, (x - box.x - 14) / (box.w - 28)))


def draw_slider(p: Painter, box: Box, share: float, accent: Accent, state: State = "rest") -> None:
    """A slider: a track filled up to the knob."""
    x, y = slider_knob(box, share)
    tint: Tint = "line" if state == "off" else accent
    p.edged(box.x + 8, y - 5, box.w - 16, 10, 5, "inset", "line", 1.2)
    p.rounded(box.x + 8, y - 5, max(10.0, x - box.x - 8), 10, 5, tint)
    p.shadow(x - 14, y - 14, 28, 28, 14, KNOB_SHADOW)
    p.circle(x, y, 14, tint)
    p.circle(x, y, 14 - p.stroke(3), "panel")
    if state == "focus":
        draw_focus_ring(p, x - 14, y - 14, 28, 28, 14, 3)
