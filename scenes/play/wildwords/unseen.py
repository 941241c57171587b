"""The tiles that the one who looks doesn't see: in the pot or in other trays."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.wildwords.board import TILES
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.play.wildwords import texts
from scenes.play.wildwords.board import face_of
from scenes.typography import BOLD, H3
from scenes.widgets.tile import draw_tile

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene

_HEAD, _PAD = 56.0, 18.0
_WIDEST = 68.0


def draw_unseen(p: Painter, scene: WildWordsScene, box: Box) -> None:
    """A tile of each kind, and how many of it are unseen; what is all seen is faint."""
    unseen = scene.wild.unseen
    title = p.type.capped(H3.sized(20), 30)
    said = texts.unseen_title(len(unseen))
    p.text(said, box.x + 22, box.y + 28, title, max_width=box.w - 100, shrink=True)
    p.hairline(box.x + 18, box.y + 50, box.w - 36)
    counts = Counter(unseen)
    for place, tile in zip(_cells(box), TILES, strict=False):
        _draw_kind(p, place, tile, counts[tile])


def _cells(box: Box) -> list[Box]:
    """The places, row by row, as large as the panel allows."""
    room = Box(box.x + _PAD, box.y + _HEAD, box.w - 2 * _PAD, box.h - _HEAD - 8)
    columns = next(n for n in (9, 7, 6, 5) if room.w / n >= 54 or n == 5)
    rows = -(-len(TILES) // columns)
    wide, high = room.w / columns, room.h / rows
    return [
        Box(room.x + n % columns * wide, room.y + n // columns * high, wide, high)
        for n in range(columns * rows)
    ]


def _draw_kind(p: Painter, box: Box, tile: str, count: int) -> None:
    side = min(34.0, box.h - 8, box.w * 0.56)
    pair = min(box.w, _WIDEST)
    x, y = box.centre[0] - pair / 2, box.centre[1] - side / 2
    draw_tile(p, x, y, side, face_of(tile), alpha=1.0 if count else 0.35)
    style = p.type.capped(BOLD, side * 0.62)
    p.text(str(count), x + side + 7, box.centre[1], style, "ink" if count else "ink2")
