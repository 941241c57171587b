"""The dice as they fly into their tray, roll and come to rest."""

from __future__ import annotations

from math import pi, sin
from typing import NamedTuple

from game.rooply.dice import BLACKS, Direction, Throw
from scenes.canvas import Box
from scenes.motion import DICE_ROLL, Motion, linear, out_quart, tumbled
from scenes.paint import Painter, Shadow
from scenes.theme import colour, mix
from scenes.widgets.die import DieKind, draw_die
from scenes.widgets.die import Direction as Way

THROW = Motion(1_000, linear)
"""One throw, with the time to read it: the referee's clock waits as long."""
RESTS = (-6.0, 4.0, -3.0)
"""How far each die lies turned, in degrees."""
DROPS = (4.0, 0.0, 5.0)
FALLS = (0, 60, 110)
"""How many ms later each die comes in."""
WAYS: dict[Direction, Way] = {
    Direction.ACROSS: "across",
    Direction.DOWN: "down",
    Direction.DIAGONAL: "diagonal",
}
_KINDS: tuple[DieKind, DieKind, DieKind] = ("length", "direction", "blacks")
_ROLLING: tuple[tuple[str | int, ...], ...] = (
    (5, 3, 7, 4, 6),
    ("down", "across", "down", "across"),
    tuple(dict.fromkeys(BLACKS)),
)

TRAY_INK = colour("FFE9DD")
_TRAY_SHADOW = Shadow(6, 10, 0.30)


def draw_tray(p: Painter, box: Box) -> None:
    """The lacquer tray that the dice roll in."""
    p.shadow(*box, 18, _TRAY_SHADOW)
    p.rounded(*box, 18, "lacq")
    p.rounded(*box.inset(8), 12, mix(p.colour("lacq"), colour("000000"), 0.22))


class Rolling(NamedTuple):
    """A throw on its way: which dice fly, and how far it is, 0-1 of `THROW`."""

    flying: tuple[bool, bool, bool]
    share: float


def faces(throw: Throw) -> tuple[str | int, str | int, str | int]:
    """What the three dice show."""
    return throw.length, WAYS[throw.direction], throw.blacks


def settled(rolling: Rolling | None) -> bool:
    """Whether the dice can be read."""
    return rolling is None or _flown(rolling.share, 2) >= 0.9


def draw_dice(
    p: Painter, boxes: tuple[Box, Box, Box], throw: Throw, rolling: Rolling | None, side: float
) -> None:
    """The three dice over their labels."""
    for number, (box, value) in enumerate(zip(boxes, faces(throw), strict=True)):
        cx, cy = box.centre[0], box.y + 49 + DROPS[number]
        turn = RESTS[number]
        if rolling is not None and rolling.flying[number]:
            t = _flown(rolling.share, number)
            cx, cy, turn = _flight(cx, cy, turn, t, number)
            value = _face(number, value, t)
        draw_die(p, cx, cy, side, _KINDS[number], value, turn)


def _flown(share: float, number: int) -> float:
    ms = share * THROW.ms - FALLS[number]
    return min(1.0, max(0.0, ms / DICE_ROLL.ms))


def _flight(x: float, y: float, rest: float, t: float, number: int) -> tuple[float, float, float]:
    """From the lower right over two bounces, each lower than the one before, to its place."""
    eased = out_quart(t)
    away = 1 - eased
    hop = 74 * abs(sin(pi * 2.6 * t)) * (1 - t) ** 2
    turns = 1.6 + 0.4 * number
    return x + 190 * away, y + 120 * away - hop, tumbled(eased, rest, turns)


def _face(number: int, value: str | int, t: float) -> str | int:
    if t > 0.5:
        return value
    rolling = _ROLLING[number]
    return rolling[int(t * 22 + number) % len(rolling)]
