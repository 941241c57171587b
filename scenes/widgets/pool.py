"""A cloth with a rail on it, the places of tiles on the rail, and what flies to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Box
from scenes.paint import Painter, Shadow
from scenes.paint.shapes import Point
from scenes.theme import WHITE, colour, mix

TILE, TILE_GAP, LEDGE = 45.0, 5.0, 12.0
_TRAIL = colour("FFECC8")


def draw_cloth(p: Painter, box: Box) -> None:
    """The cloth the game lies on, with a stitched edge."""
    p.shadow(*box, 20, Shadow(8, 16, 0.32))
    p.rounded(*box, 20, "cloth")
    stitch = mix(p.colour("cloth"), WHITE, 0.22)
    p.outline(*box.inset(7), 15, stitch, 1.6, dash=9)


def draw_rail(p: Painter, box: Box) -> None:
    """An oak rail for tiles to stand on: a lit top on a darker face."""
    x, y, w, h = box
    p.shadow(x, y + 2, w, h - 4, 8, Shadow(5, 7, 0.45))
    p.rounded(x, y, w, h, 8, "rail_d")
    p.rounded(x, y, w, min(14.0, h * 0.6), 8, "rail")


def draw_place(p: Painter, box: Box) -> None:
    """An empty place in the pool: a dashed outline on the cloth."""
    x, y, w, h = box
    pale = mix(p.colour("cloth"), WHITE, 0.38)
    p.outline(x + 1, y + 3, w - 2, h - 4, w * 0.17, pale, 1.6, dash=6)


@dataclass(frozen=True)
class Pool:
    """Where a pool's tiles stand, in order, and the rails below them (upper row first)."""

    tiles: tuple[Box, ...]
    rails: tuple[Box, ...]


def pool_layout(rail: Box, count: int) -> Pool:
    """Places for `count` tiles on a rail: one row, or two with a ledge for the upper one.

    Tiles are 45 units with gaps of 5; they shrink where two rows of them would not fit.
    """
    room = rail.w - 24
    in_a_row = int((room + TILE_GAP) // (TILE + TILE_GAP))
    rows = [count] if count <= in_a_row else [(count + 1) // 2, count // 2]
    pitch = min(TILE + TILE_GAP, (room + TILE_GAP) / max(1, max(rows)))
    side = pitch * TILE / (TILE + TILE_GAP)
    foot = rail.y + side * 0.02
    feet = [foot] if len(rows) == 1 else [foot - side - LEDGE - 8, foot]
    tiles: list[Box] = []
    for number, bottom in zip(rows, feet, strict=True):
        left = rail.x + (rail.w - (number * pitch - (pitch - side))) / 2
        tiles += [Box(left + i * pitch, bottom - side, side, side) for i in range(number)]
    upper = [Box(rail.x + 20, feet[0], rail.w - 40, LEDGE)] if len(rows) == 2 else []
    return Pool(tuple(tiles), (*upper, rail))


def draw_trail(p: Painter, points: Sequence[Point]) -> None:
    """Fading dots behind something that flies, the newest point first."""
    for i, (x, y) in enumerate(points):
        radius = 5.5 * (1 - i / (len(points) + 2))
        solid = (*_TRAIL[:3], round(190 * (1 - i / (len(points) + 1))))
        p.circle(round(x * p.k) / p.k, round(y * p.k) / p.k, radius, solid)
