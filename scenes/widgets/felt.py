"""A board of felt in a frame of walnut, and a tray of wood for tiles."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Box
from scenes.paint import BOARD_SHADOW, Painter, Shadow
from scenes.theme import mix
from scenes.widgets.squares import Premium, draw_cell, draw_premium

FRAME = 10.0
TRAY_SHADOW = Shadow(6, 10, 0.34)
_RADIUS = 14.0


def draw_felt_board(p: Painter, box: Box, rows: Sequence[Sequence[Premium | None]]) -> None:
    """The board with its squares, row by row; None is a plain one."""
    p.shadow(*box, _RADIUS, BOARD_SHADOW)
    p.wood(*box, _RADIUS, "frame", (3, 14, 26))
    p.outline(*box.inset(1), _RADIUS - 1, "frame_hi", 2)
    felt = box.inset(FRAME)
    p.rounded(*felt, 5, "felt")
    cell = felt.w / len(rows)
    for row, kinds in enumerate(rows):
        for column, kind in enumerate(kinds):
            x, y = felt.x + column * cell, felt.y + row * cell
            draw_cell(p, x, y, cell)
            if kind is not None:
                draw_premium(p, x, y, cell, kind)
    p.frame_shadow(*felt)


def draw_wooden_tray(p: Painter, box: Box, trough: Box) -> None:
    """A tray: its darker front below, a lit top, and the trough in which tiles lie."""
    x, y, w, h = box
    p.shadow(x, y, w, h - 8, 18, TRAY_SHADOW)
    p.wood(*box, 18, "rail_d", (5, 5, 18))
    p.wood(x, y, w, h - 14, 16, "rail", (8, 6, 30))
    p.rounded(*trough, 12, mix(p.colour("rail_d"), p.colour("rail"), 0.25))


def draw_tray_lid(p: Painter, trough: Box) -> None:
    """What covers the trough while nobody may see the tiles."""
    x, y, w, h = trough
    p.wood(x, y, w, h, 12, "rail_d", (11, 6, 30))
    p.outline(x + 3, y + 3, w - 6, h - 6, 10, mix(p.colour("rail_d"), p.colour("rail"), 0.55), 1.6)
