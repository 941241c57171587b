"""The birch plates of Word Winder with their letters, links between chips, and a traced word.

Source: style sheet, Boards.
"""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Box
from scenes.paint import BOARD_SHADOW, Painter
from scenes.paint.shapes import Point
from scenes.theme import BLACK, WHITE, Token, colour, mix
from scenes.typography import LETTER

CHIP = 0.465
"""The radius of a chip that bears a letter, as a share of the cell."""
FRAME = 10.0
GAP = 3.0


def draw_slab(p: Painter, box: Box) -> None:
    """The lake-blue slab in which the plates lie."""
    p.shadow(*box, 14, BOARD_SHADOW)
    p.rounded(*box, 14, "slab")
    p.outline(*box.inset(1), 13, mix(p.colour("slab"), WHITE, 0.18), 1.5)


def draw_plate(p: Painter, x: float, y: float, cell: float, tint: Token) -> None:
    """A plate of 4 x 4 letters with its corner at (`x`, `y`), without the letters."""
    side, face = cell * 4, p.colour(tint)
    low = mix(face, colour("5A3A18"), 0.42)
    p.rounded(x + GAP / 2, y + GAP / 2, side - GAP, side - GAP, cell * 0.2, low)
    high = side - GAP - max(1.5, cell * 0.05)
    p.rounded(x + GAP / 2, y + GAP / 2, side - GAP, high, cell * 0.2, face)
    scored = mix(face, colour("6B4A22"), 0.17)
    for i in (1, 2, 3):
        length = side - cell * 0.36
        p.hairline(x + i * cell - 0.5, y + cell * 0.18, length, upright=True, tint=scored)
        p.hairline(x + cell * 0.18, y + i * cell - 0.5, length, tint=scored)


def draw_plate_letter(
    p: Painter, middle: Point, cell: float, letter: str, *, traced: bool = False
) -> None:
    """A letter on a plate; a traced one lies on the ribbon and is larger."""
    if traced:
        p.circle(*middle, cell * 0.31, "gold")
    size = LETTER.sized(cell * (0.62 if traced else 0.58))
    p.text(letter, *middle, size, "plate_ink", "centre")


def draw_link(p: Painter, points: Sequence[Point], cell: float, seat: int) -> None:
    """What joins the chips of a word, drawn below them."""
    if len(points) > 1:
        tint = (*mix(p.theme.seat(seat), BLACK, 0.1)[:3], 150)
        p.line(list(points), cell * 0.17, tint)


def draw_trace(p: Painter, points: Sequence[Point], cell: float, seat: int) -> None:
    """The ribbon of a word being traced, edged in the seat's colour."""
    if not points:
        return
    way = list(points) if len(points) > 1 else [points[0], points[0]]
    p.line([(x, y + cell * 0.06) for x, y in way], cell * 0.80, (60, 30, 5, 60))
    p.line(way, cell * 0.80, mix(p.theme.seat(seat), BLACK, 0.28))
    p.line(way, cell * 0.72, "gold")
    p.line(way, cell * 0.10, mix(p.colour("gold"), colour("A0560A"), 0.45))


def draw_winning_line(p: Painter, points: Sequence[Point], cell: float, share: float) -> None:
    """The line that won, drawn as far as `share` (0-1) of its squares."""
    seen = max(1, round(len(points) * share))
    way = list(points[:seen]) if seen > 1 else [points[0], points[0]]
    p.line(way, cell * 0.34, "ghost_edge")
    p.line(way, cell * 0.22, "focus")
