"""The logo on eight tiles, and the small mark."""

from __future__ import annotations

from typing import NamedTuple

from scenes.paint import Painter
from scenes.theme import THEMES, Accent, Tint, colour
from scenes.typography import H2
from scenes.widgets.tile import TileFace, draw_tile

NAME = "WORDCADE"
ACCENTS: tuple[Accent, ...] = ("pine", "lake", "brick", "plum")
ARCH = 16.0
LEAN = 6.0
_IVORY = colour("FFF6E2")


class LogoTile(NamedTuple):
    """One tile of the logo: its face, the middle in units, and how it leans in degrees."""

    face: TileFace
    cx: float
    cy: float
    lean: float


def logo_tiles(cx: float, cy: float, side: float) -> tuple[LogoTile, ...]:
    """The eight tiles on their flat arch; its colours are the light theme's in every theme."""
    light = THEMES["light"]
    tiles: list[LogoTile] = []
    for i, letter in enumerate(NAME):
        t = (i - 3.5) / 3.5
        accent = ACCENTS[i - 4] if i >= 4 else None
        face = TileFace(letter, face=light[accent], ink=_IVORY) if accent else TileFace(letter)
        x = cx + (i - 3.5) * side * 1.10
        tiles.append(LogoTile(face, x, cy + ARCH * t * t, -LEAN * t))
    return tuple(tiles)


def draw_logo(p: Painter, cx: float, cy: float, side: float) -> None:
    """WORDCADE: four games in one word."""
    for tile in logo_tiles(cx, cy, side):
        corner = tile.cx - side / 2, tile.cy - side / 2
        draw_tile(p, *corner, side, tile.face, turn=tile.lean)


def wordmark_width(p: Painter, side: float) -> float:
    """How wide `draw_wordmark` stands."""
    return side * 1.25 + p.text_width("Wordcade", H2.sized(side * 0.95).on_board())


def draw_wordmark(p: Painter, x: float, y: float, side: float) -> None:
    """The small mark, its middle at height `y`: the four accents as squares, and the name."""
    for i, accent in enumerate(ACCENTS):
        tint: Tint = accent if p.theme.dark else THEMES["light"][accent]
        left, top = x + (i % 2) * side * 0.52, y - side * 0.5 + (i // 2) * side * 0.52
        p.rounded(left, top, side * 0.46, side * 0.46, side * 0.12, tint)
    p.text("Wordcade", x + side * 1.25, y, H2.sized(side * 0.95).on_board())
