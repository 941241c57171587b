"""A rail with a word in tiles and the seats' chips: what fills the foot of a half-empty panel."""

from __future__ import annotations

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.widgets.chip import draw_chip
from scenes.widgets.pool import draw_rail
from scenes.widgets.tile import draw_tile

TILE, GAP, RAIL = 54.0, 6.0, 26.0
ROOM = 124.0
"""So much must be free above a panel's foot for the rail to be drawn."""
_SIDE, _FOOT = 32.0, 24.0
_CHIP, _CHIP_STEP = 24.0, 58.0


def draw_name_rail(p: Painter, panel: Box, low: float, word: str) -> None:
    """The rail at the foot of a panel whose contents end at height `low`, if there is room."""
    if panel.bottom - _FOOT - low < ROOM:
        return
    foot = panel.bottom - _FOOT - RAIL
    draw_rail(p, Box(panel.x + _SIDE, foot, panel.w - 2 * _SIDE, RAIL))
    letters = [letter for letter in word.upper() if letter.isascii() and letter.isalpha()]
    for n, letter in enumerate(letters):
        x = panel.x + _SIDE + 20 + n * (TILE + GAP)
        if x + TILE < panel.right - _SIDE - 5 * _CHIP_STEP:
            draw_tile(p, x, foot - TILE + 3, TILE, letter)
    for seat in range(4):
        x = panel.right - _SIDE - 44 - (3 - seat) * _CHIP_STEP
        draw_chip(p, x, foot - _CHIP + 2, _CHIP, seat)
