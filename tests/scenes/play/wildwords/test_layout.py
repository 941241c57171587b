"""Rectangles of the style sheet, §6, and what every canvas must hold."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.wildwords.board import SQUARES
from scenes.canvas import Box, Canvas
from scenes.play.wildwords.challenge.layout import places as dialog_places
from scenes.play.wildwords.layout import places

SHEET = {
    "board": (24, 20, 680, 680),
    "menu": (728, 20, 48, 48),
    "sheet": (728, 242, 528, 258),
    "tray": (728, 516, 528, 100),
    "primary": (1068, 632, 188, 68),
}
WINDOWS = (
    (1280, 720),
    (1920, 1080),
    (960, 540),
    (1024, 768),
    (1680, 720),
    (1280, 800),
    (1280, 880),
)


def near(box, wanted):
    return all(abs(have - want) <= 4 for have, want in zip(box, wanted, strict=True))


@pytest.mark.parametrize("name", SHEET)
def test_everything_stands_where_the_style_sheet_says(name):
    assert near(getattr(places(Canvas(), 2), name), SHEET[name])


def test_players_tiles_and_buttons_stand_where_the_style_sheet_says():
    two, four = places(Canvas(), 2), places(Canvas(), 4)
    assert near(two.players[0], (728, 84, 256, 142))
    assert near(two.players[1], (1000, 84, 256, 142))
    assert all(near(box[2:], (124, 142)) for box in four.players)
    assert near(two.slot(0), (754, 530, 62, 62))
    assert abs(two.slot(1).x - two.slot(0).x - 69) <= 0.5
    assert [near(box, (728 + 84 * n, 632, 76, 68)) for n, box in enumerate(two.small)] == [True] * 4
    assert abs(two.cell - 44) < 0.01


def test_on_4_to_3_the_tray_lies_under_the_board():
    at = places(Canvas(1280, 960), 2)
    assert near(at.board, (24, 20, 747, 747))
    assert at.tray.y > at.board.bottom
    assert abs(at.tile - 88) <= 4
    assert abs(at.sheet.w - 461) <= 4
    assert abs(at.primary.w - at.sheet.w) <= 1


def test_on_21_to_9_there_is_a_third_column():
    at = places(Canvas(1680, 720), 2)
    assert near(at.board, (424, 20, 680, 680))
    assert near(at.players[0], (24, 84, 376, 150))
    assert near(at.sheet, (1128, 84, 528, 416))
    assert at.unseen is not None
    assert near(at.unseen, (24, 416, 376, 284))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("watched", [False, True])
def test_nothing_overlaps_and_nothing_is_outside(window, seats, watched):
    canvas = Canvas(*window)
    at = places(canvas, seats, watched=watched)
    boxes = [at.board, at.sheet, at.tray, *at.players]
    boxes += [at.bar] if watched else [*at.small, at.primary]
    boxes += [at.unseen] if at.unseen else []
    whole = Box(0, 0, canvas.w + 0.01, canvas.h + 0.01)
    assert all(whole.holds((b.x, b.y)) and whole.holds((b.right, b.bottom)) for b in boxes)
    for first, second in combinations(boxes, 2):
        across = min(first.right, second.right) - max(first.x, second.x)
        down = min(first.bottom, second.bottom) - max(first.y, second.y)
        assert across <= 0.01 or down <= 0.01, (first, second)
    assert at.sheet.h > 150


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_middle_of_every_square_and_place_is_that_square_and_place(window):
    """R33."""
    at = places(Canvas(*window), 2)
    assert [at.square_at(at.square(n).centre) for n in range(SQUARES)] == list(range(SQUARES))
    assert [at.slot_near(at.slot(n).centre) for n in range(7)] == list(range(7))
    assert at.square_at((at.board.x + 2, at.board.y + 2)) is None


def test_the_challenge_dialog_stands_where_the_style_sheet_says():
    at = dialog_places(Canvas(), 2, keys=False)
    assert near(at.box, (230, 88, 820, 544))
    assert abs(at.pitch - 126) <= 4
    assert near(at.left, (262, 552, 210, 58))
    assert near(at.right, (818, 552, 200, 58))
    with_keys = dialog_places(Canvas(), 2, keys=True)
    assert with_keys.box.bottom <= 720 - 232 + 0.01
    assert with_keys.keys.y >= with_keys.box.bottom


def test_many_patterns_scroll_inside_the_dialog():
    at = dialog_places(Canvas(), 7, keys=False)
    assert at.box.bottom <= 720
    assert at.rows.h < 7 * at.pitch
