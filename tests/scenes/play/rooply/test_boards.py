from __future__ import annotations

import pytest

from game.rooply.board import Board
from scenes.canvas import Box, Canvas
from scenes.paint import Painter
from scenes.play.rooply.board import draw_paper, draw_small
from scenes.play.rooply.layout import places
from scenes.theme import THEMES
from tests.kit.pictures import new_surface

SIZES = [(960, 540), (1280, 720), (1366, 768), (1920, 1080)]


def ruled(p, box) -> tuple[int, int]:
    """How many lines of pixels, upright and lying, are of the colour of lines all through."""
    rect, rule = p.rect(*box), p.colour("rule")[:3]
    pixels = [
        [p.surface.get_at((x, y))[:3] == rule for x in range(rect.x, rect.right)]
        for y in range(rect.y, rect.bottom)
    ]
    lying = sum(all(row) for row in pixels)
    return sum(all(column) for column in zip(*pixels, strict=True)), lying


@pytest.mark.parametrize("side", [9, 11, 13])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_line_parts_every_two_squares_of_the_large_board(size, side) -> None:
    p = Painter(new_surface(size), Canvas(*size), THEMES["light"])
    at = places(Canvas(*size), side, 2)
    draw_paper(p, at)
    assert ruled(p, at.board.inset(at.frame + 4)) == ((side - 1) * max(1, p.px(1)),) * 2


@pytest.mark.parametrize("side", [9, 11, 13])
@pytest.mark.parametrize("wide", [141, 160, 176, 216])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_line_parts_every_two_squares_of_a_small_board(size, wide, side) -> None:
    p = Painter(new_surface(size), Canvas(*size), THEMES["light"])
    box = Box(20.25, 20.5, wide, wide)
    draw_small(p, box, Board(side, "." * side**2, ()))
    assert ruled(p, box.inset(wide * 0.028 + 3)) == ((side - 1) * max(1, p.px(1)),) * 2
