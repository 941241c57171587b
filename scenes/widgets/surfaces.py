"""What things stand on: dialogs, toasts, speech bubbles, list rows, tags."""

from __future__ import annotations

from typing import Literal, NamedTuple

from scenes.canvas import Box, Canvas
from scenes.icons import Icon
from scenes.paint import DIALOG_SHADOW, RAISED_SHADOW, Painter, Shadow
from scenes.theme import Tint
from scenes.typography import BOLD, Style

TOAST_WIDTH, TOAST_HEIGHT = 416.0, 42.0
TOAST_MS = 3_000
_TOAST_PAD, _TOAST_LEAST = 66.0, 14.0
BUBBLE_SHADOW = Shadow(5, 8, 0.34)
TOAST_SHADOW = Shadow(3, 5, 0.22)
TIP = 10.0
"""How far a bubble's tip sticks out, and half its foot."""

TipSide = Literal["left", "right", "above", "below"]


def draw_dialog(p: Painter, box: Box) -> None:
    """A dialog's sheet; draw the scrim before it."""
    p.shadow(*box, 24, DIALOG_SHADOW)
    if p.theme.dark or p.theme.high_contrast:
        p.edged(*box, 24, "panel", "line", 1)
    else:
        p.rounded(*box, 24, "panel")


def draw_raised_panel(p: Painter, box: Box, accent: Tint) -> None:
    """A panel whose turn it is: raised, with an edge of four units in the accent."""
    x, y, w, h = box
    p.shadow(x, y, w, h, 18, RAISED_SHADOW)
    p.rounded(x, y, w, h, 18, accent)
    p.rounded(x + 4, y + 4, w - 8, h - 8, 14, "panel")


class Toast(NamedTuple):
    """A short message at the edge of the screen."""

    text: str
    icon: Icon = Icon.INFO
    accent: Tint = "lake"


def toast_box(canvas: Canvas) -> Box:
    """Where a toast stands if nothing else is said: at the top in the middle."""
    return Box((canvas.w - TOAST_WIDTH) / 2, 24, TOAST_WIDTH, TOAST_HEIGHT)


def toast_beside(left: float, right: float, middle: float) -> Box:
    """A toast in a header, at the right of its title, as wide as usual if there is room."""
    wide = min(TOAST_WIDTH, right - left)
    return Box(right - wide, middle - TOAST_HEIGHT / 2, wide, TOAST_HEIGHT)


def toast_height(p: Painter, toast: Toast, width: float) -> float:
    """How high a toast stands: as usual, or as its lines need at this text size."""
    style, lines = _toast_lines(p, toast.text, Box(0, 0, width, TOAST_HEIGHT))
    return max(TOAST_HEIGHT, lines * p.line_height(style) + 8)


def _toast_lines(p: Painter, text: str, box: Box) -> tuple[Style, int]:
    """The style in which a text stands in a toast, and its lines; not too small for large text."""
    room, least = box.w - _TOAST_PAD, _TOAST_LEAST * min(p.text_scale, 1.4)
    style = p.type.capped(BOLD.sized(17), TOAST_HEIGHT * 0.62)
    style = p.type.fitted_lines(text, style, room, box.h - 2, least)
    return style, len(p.type.wrapped(text, style, room))


def draw_toast(
    p: Painter, box: Box, toast: Toast, ground: Tint = "inset", *, alpha: float = 1.0
) -> None:
    """A toast: an edge of eight units in the accent, an icon and bold lines."""
    w, h = box.w, box.h

    def draw(q: Painter) -> None:
        q.shadow(0, 0, w, h, 12, TOAST_SHADOW)
        if q.theme.high_contrast:
            q.edged(0, 0, w, h, 12, ground, "line", 1)
        else:
            q.rounded(0, 0, w, h, 12, ground)
        q.rounded(0, 0, 8, h, 4, toast.accent)
        q.icon(toast.icon, 30, h / 2, 24, toast.accent)
        style, lines = _toast_lines(q, toast.text, box)
        y = h / 2 - (lines - 1) * q.line_height(style) / 2
        q.paragraph(toast.text, 52, y, w - _TOAST_PAD, style)

    p.sprite(("toast", toast, ground), *box, draw, pad=14, alpha=alpha)


def draw_bubble(
    p: Painter,
    box: Box,
    tip: tuple[float, float] | None = None,
    side: TipSide = "below",
    tint: Tint = "bubble",
) -> None:
    """A speech bubble; `tip` is the point it speaks of, on `side` of the box."""
    x, y, w, h = box
    p.shadow(x, y, w, h, 16, BUBBLE_SHADOW)
    edged = p.theme.dark or p.theme.high_contrast
    if edged:
        p.edged(x, y, w, h, 16, tint, "line", 1.5)
    else:
        p.rounded(x, y, w, h, 16, tint)
    if tip is not None:
        first, second, point = _foot(box, tip, side)
        if edged:
            p.line([first, point, second], p.stroke(3), "line")
        p.polygon([first, second, point], tint)


def _foot(box: Box, tip: tuple[float, float], side: TipSide) -> list[tuple[float, float]]:
    """The triangle from a bubble's edge to its tip."""
    tx, ty = tip
    if side in ("left", "right"):
        edge = box.x + 1.5 if side == "left" else box.right - 1.5
        return [(edge, ty - TIP), (edge, ty + TIP), (tx, ty)]
    edge = box.y + 1.5 if side == "above" else box.bottom - 1.5
    return [(tx - TIP, edge), (tx + TIP, edge), (tx, ty)]


def draw_row(p: Painter, box: Box, *, chosen: bool = False, r: float = 14) -> None:
    """The ground of a row or card in a panel; a chosen one has gold in it."""
    p.edged(*box, r, p.theme.chosen if chosen else "inset", "line", 1.2)


def draw_note(p: Painter, box: Box, text: str, icon: Icon, accent: Tint = "ink") -> None:
    """A sentence with an icon on a ground of gold, centred in its height, wrapped to fit."""
    x, y, w, h = box
    p.rounded(x, y, w, h, 12, p.theme.chosen)
    p.icon(icon, x + 28, y + h / 2, 28, accent)
    style = BOLD
    while p.paragraph_height(text, w - 80, style) > h - 4 and style.size * p.text_scale > 14:
        style = style.sized(style.size - 0.5)
    high = p.paragraph_height(text, w - 80, style) - p.line_height(style)
    p.paragraph(text, x + 60, y + h / 2 - high / 2, w - 80, style)


def draw_tag(
    p: Painter,
    x: float,
    y: float,
    text: str,
    icon: Icon | None = None,
    tint: Tint = "ink",
    ground: Tint = "inset",
    *,
    right: bool = False,
) -> float:
    """A pill with an icon and a word, its middle at height `y`; gives back its width.

    With `right` it ends at `x` instead of beginning there.
    """
    room = 28.0 if icon else 0.0
    width = p.text_width(text, BOLD) + room + 30
    left = x - width if right else x
    p.rounded(left, y - 19, width, 38, 19, ground)
    if icon:
        p.icon(icon, left + 24, y, 22, tint)
    p.text(text, left + 14 + room, y, BOLD, tint)
    return width
