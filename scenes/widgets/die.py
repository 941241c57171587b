"""Dice: a length, a direction, or how many black squares."""

from __future__ import annotations

from typing import Literal

from scenes.paint import Painter, Shadow
from scenes.paint.shapes import Point
from scenes.theme import WHITE, Tint
from scenes.typography import LETTER

Direction = Literal["across", "down", "diagonal"]
DieKind = Literal["length", "direction", "blacks"]

_PIPS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-0.75, -0.75), (0.75, 0.75)),
    3: ((-1.05, -1.05), (0, 0), (1.05, 1.05)),
}


def draw_die(
    p: Painter,
    cx: float,
    cy: float,
    side: float,
    kind: DieKind,
    value: str | int,
    turn: float = 0,
    *,
    alpha: float = 1.0,
) -> None:
    """A die with its middle at (`cx`, `cy`).

    `value`: a number for lengths, 0-3 for blacks, a `Direction` for directions. It rests
    turned by 3 to 9 degrees.
    """
    half = side / 2
    p.shadow(
        cx - side * 0.47,
        cy - side * 0.42,
        side * 0.94,
        side * 0.94,
        side * 0.2,
        Shadow(side * 0.10, side * 0.09, 0.42 * alpha),
    )
    key = ("die", kind, value)
    box = (cx - half, cy - half, side, side)
    p.sprite(
        key, *box, lambda q: _draw(q, side, kind, value), pad=side * 0.1, turn=turn, alpha=alpha
    )


def _draw(p: Painter, side: float, kind: DieKind, value: str | int) -> None:
    p.rounded(0, side * 0.07, side, side * 0.95, side * 0.22, "tile_side")
    p.rounded(0, 0, side, side * 0.96, side * 0.22, WHITE)
    p.rounded(side * 0.02, side * 0.025, side * 0.96, side * 0.92, side * 0.21, "tile")
    if p.theme.high_contrast:
        p.outline(0, 0, side, side * 1.02, side * 0.22, "tile_ink", 1)
    cx, cy = side / 2, side * 0.48
    if kind == "length":
        p.text(str(value), cx, cy, LETTER.sized(side * 0.80), "tile_ink", "centre")
    elif kind == "direction":
        _draw_arrow(p, cx, cy, side, str(value))
    else:
        _draw_pips(p, cx, cy, side, int(value))


def _draw_arrow(p: Painter, cx: float, cy: float, side: float, value: str) -> None:
    tint: Tint = "lacq" if p.theme.dark else "brick"
    reach, barb = side * 0.30, side * 0.15
    if value == "diagonal":
        reach, barb = reach * 0.8, side * 0.20
    for sign in (-1, 1):
        end, barbs = _arrow_head(cx, cy, reach, barb, sign, value)
        for point in ((cx, cy), *barbs):
            p.line([end, point], side * 0.115, tint)


def _arrow_head(
    cx: float, cy: float, reach: float, barb: float, sign: int, value: str
) -> tuple[Point, tuple[Point, Point]]:
    """The tip of one half of a double arrow and the ends of its barbs."""
    if value == "across":
        tip = cx + sign * reach, cy
        return tip, ((tip[0] - sign * barb, cy - barb), (tip[0] - sign * barb, cy + barb))
    if value == "down":
        tip = cx, cy + sign * reach
        return tip, ((cx - barb, tip[1] - sign * barb), (cx + barb, tip[1] - sign * barb))
    tip = cx + sign * reach, cy - sign * reach
    return tip, ((tip[0] - sign * barb, tip[1]), (tip[0], tip[1] + sign * barb))


def _draw_pips(p: Painter, cx: float, cy: float, side: float, count: int) -> None:
    step = side * 0.23
    for across, down in _PIPS[count]:
        left, top = cx + (across - 0.47) * step, cy + (down - 0.47) * step
        p.rounded(left, top, step * 0.94, step * 0.94, step * 0.22, "black")
