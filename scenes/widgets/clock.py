"""The clock: digits first, and a ring that says it again."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, floor, radians, sin

from scenes.canvas import Box
from scenes.paint import Align, Painter
from scenes.theme import Tint
from scenes.typography import HERO, Style

LAST_MS = 10_000
"""From here on tenths are shown and the ring pulses."""
PULSE_MS = 1_000
SECOND_RING, SECOND_WIDTH = 5.0, 2.2
"""The line round a clock in its last seconds: how far outside, how wide."""
DIGITS_PAD = 10.0
RING_STEP = 1.0
"""Degrees in which the ring shrinks, so that its pictures can be kept."""


@dataclass(frozen=True)
class Dial:
    """What a clock shows: its digits, the share of the ring (0-1), and whether time is over.

    `last`: few seconds are left, which a second line round the clock says without colour or motion.
    """

    text: str
    share: float
    over: bool = False
    last: bool = False


def clock_text(remaining_ms: int, *, tenths_below_ms: int = LAST_MS) -> str:
    """The digits: `24:36`, from a minute down `38`, at last `9.4`; below zero `−0:42`."""
    if remaining_ms < 0:
        seconds = -(remaining_ms // 1000)
        return f"−{seconds // 60}:{seconds % 60:02}"
    if remaining_ms <= tenths_below_ms:
        tenths = -(-remaining_ms // 100)
        return f"{tenths // 10}.{tenths % 10}"
    seconds = -(-remaining_ms // 1000)
    if seconds < 60:
        return str(seconds)
    minutes = seconds // 60
    hours = f"{minutes // 60}:" if minutes >= 60 else ""
    return (
        f"{hours}{minutes % 60:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
    )


def dial(remaining_ms: int, limit_ms: int, *, tenths_below_ms: int = LAST_MS) -> Dial:
    """The face for a clock that started with `limit_ms`; over time the ring is full again."""
    text = clock_text(remaining_ms, tenths_below_ms=tenths_below_ms)
    if remaining_ms < 0:
        return Dial(text, 1.0, over=True)
    share = min(1.0, remaining_ms / limit_ms) if limit_ms > 0 else 0.0
    return Dial(text, share, last=0 < remaining_ms <= LAST_MS)


def pulse(remaining_ms: int) -> float:
    """How far the ring swells, 0-1: one beat at each of the last ten seconds, else 0."""
    if not 0 < remaining_ms <= LAST_MS:
        return 0.0
    since = -remaining_ms % PULSE_MS
    return max(0.0, 1.0 - since / 400)


def draw_clock(
    p: Painter,
    cx: float,
    cy: float,
    r: float,
    face: Dial,
    tint: Tint,
    *,
    size: float | None = None,
    width: float | None = None,
    swell: float = 0.0,
) -> None:
    """A ring of radius `r` and the digits in it, `size` units high; `swell` as `pulse` gives."""
    wide = (width or r * 0.16) * (1 + 0.35 * round(swell * 4) / 4)
    colour: Tint = "danger" if face.over else tint
    degrees = round(360 * face.share / RING_STEP) * RING_STEP
    p.ring(cx, cy, r, wide, "line")
    _draw_arc(p, cx, cy, r, wide, degrees, colour)
    if face.last:
        p.ring(cx, cy, r + SECOND_RING, p.stroke(SECOND_WIDTH), "danger")
    style = HERO.sized(size or r * 0.58).on_board()
    style = p.type.fitted(face.text, style, 2 * (r - wide) - 4)
    p.text(face.text, cx, cy, style, "danger" if face.over else "ink", "centre")


def draw_digits(
    p: Painter,
    face: Dial,
    x: float,
    y: float,
    style: Style,
    align: Align = "left",
    max_width: float | None = None,
) -> float:
    """A clock without a ring: in the last seconds a line stands round its digits.

    Gives back how wide it is.
    """
    tint: Tint = "danger" if face.over or face.last else "ink"
    if not face.last:
        return p.text(face.text, x, y, style, tint, align, max_width=max_width, shrink=True)
    high, wide = (
        p.scaled(style.size) if style.scales else style.size,
        p.text_width(face.text, style),
    )
    around = Box(0, y - high * 0.72, wide + 2 * DIGITS_PAD, high * 1.44)
    left = x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * around.w
    p.outline(left, around.y, around.w, around.h, around.h / 2, "danger", p.stroke(SECOND_WIDTH))
    p.text(face.text, left + around.w / 2, y, style, tint, "centre")
    return around.w


def _draw_arc(
    p: Painter, cx: float, cy: float, r: float, wide: float, degrees: float, tint: Tint
) -> None:
    """The time that is left, with its round head; one picture for each degree."""
    x, y = floor(cx), floor(cy)
    box = (x - r, y - r, 2 * r, 2 * r)
    centre, middle, angle = (cx - x + r, cy - y + r), r - wide / 2, radians(degrees)

    def draw(q: Painter) -> None:
        q.arc(*centre, r, wide, 0, degrees, tint)
        head = centre[0] + middle * sin(angle), centre[1] - middle * cos(angle)
        q.circle(*head, wide * 0.62, tint)

    key = ("clock arc", r, wide, degrees, tint, round(cx - x, 3), round(cy - y, 3))
    p.sprite(key, *box, draw, pad=wide)
