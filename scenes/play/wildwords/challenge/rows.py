"""A pattern as a row of tiles in which the wild ones stretch to hold what they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.wildwords.board import VALUES, WILD
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.widgets.spelling import draw_spelled_wild, spelled_width
from scenes.widgets.tile import TileFace, TileState, draw_tile

TILE, GAP = 56.0, 5.0
_LEAST = 16.0


@dataclass(frozen=True)
class Part:
    """A tile of the row; `wild` counts the wild ones, None is a letter."""

    text: str
    box: Box
    wild: int | None = None


def parts_of(
    pattern: str,
    strings: Sequence[str],
    x: float,
    middle: float,
    room: float,
    active: int | None = None,
    tile: float = TILE,
) -> tuple[Part, ...]:
    """The row from `x`, its middle at that height; smaller where it has no room otherwise."""
    side = tile
    while side > _LEAST and _width(pattern, strings, side, active) > room:
        side -= 0.5
    top, wilds = middle - side / 2, 0
    parts: list[Part] = []
    for symbol in pattern:
        number = wilds if symbol == WILD else None
        text = strings[wilds] if symbol == WILD else symbol
        wide = _wide(side, text, active=number == active) if number is not None else side
        parts.append(Part(text, Box(x, top, wide, side), number))
        wilds += symbol == WILD
        x += wide + GAP * side / TILE
    return tuple(parts)


def _wide(side: float, text: str, *, active: bool) -> float:
    return spelled_width(side, text, active=active)


def _width(pattern: str, strings: Sequence[str], side: float, active: int | None) -> float:
    wide = sum(_wide(side, text, active=n == active) for n, text in enumerate(strings))
    letters = len(pattern) - len(strings)
    return wide + letters * side + (len(pattern) - 1) * GAP * side / TILE


def draw_parts(
    p: Painter,
    parts: Sequence[Part],
    *,
    active: int | None = None,
    bad: bool = False,
) -> None:
    """The row; `bad` marks a word that isn't one."""
    state = TileState.NO_WORD if bad else TileState.REST
    for part in parts:
        x, y, _w, side = part.box
        if part.wild is None:
            draw_tile(p, x, y, side, TileFace(part.text, VALUES.get(part.text)), state)
        else:
            draw = partial(draw_spelled_wild, p, x, y, side, part.text)
            draw(active=part.wild == active and active is not None)
