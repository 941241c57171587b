from __future__ import annotations

import pytest

from scenes.canvas import Canvas
from scenes.play.rooply.layout import places

SHEET = {
    "board": (24, 20, 680, 680),
    "menu": (728, 20, 48, 48),
    "tray": (728, 84, 338, 164),
    "clock": (1082, 84, 174, 164),
    "bank": (728, 264, 528, 96),
    "primary": (1068, 632, 188, 68),
}
CANVASES = (Canvas(), Canvas(1280, 960), Canvas(1680, 720), Canvas(1280, 800))


@pytest.mark.parametrize("name", SHEET)
def test_everything_stands_where_the_style_sheet_says(name) -> None:
    box = getattr(places(Canvas(), 11, 2), name)
    assert all(abs(have - want) <= 4 for have, want in zip(box, SHEET[name], strict=True))


def test_the_others_stand_where_the_style_sheet_says() -> None:
    first, second = places(Canvas(), 11, 2).others
    assert all(abs(a - b) <= 4 for a, b in zip(first, (728, 376, 256, 240), strict=True))
    assert all(abs(a - b) <= 4 for a, b in zip(second, (1000, 376, 256, 240), strict=True))
    assert [round(box.w) for box in places(Canvas(), 11, 3).others] == [165, 165, 165]


def test_own_score_and_buttons_stand_as_in_the_picture() -> None:
    at = places(Canvas(), 11, 2)
    assert (abs(at.own.x - 728) <= 4, abs(at.own.y - 632) <= 4) == (True, True)
    assert [(round(b.x), round(b.w)) for b in at.small] == [(854, 106), (970, 88)]


def test_the_squares_of_the_picture_are_59_units() -> None:
    assert abs(places(Canvas(), 11, 2).cell - 59) < 0.1


def test_the_board_is_747_high_at_four_to_three() -> None:
    at = places(Canvas(1280, 960), 11, 2)
    assert abs(at.board.w - 747) <= 4
    assert abs(at.bank.w - 461) <= 4


def test_a_wide_canvas_has_the_board_between_two_columns() -> None:
    at = places(Canvas(1680, 720), 11, 2)
    assert (abs(at.board.x - 424) <= 4, abs(at.bank.x - 1128) <= 4) == (True, True)
    assert all(box.right <= at.board.x for box in at.others)


@pytest.mark.parametrize("canvas", CANVASES, ids=str)
@pytest.mark.parametrize("others", range(4))
@pytest.mark.parametrize("small", [2, 3])
def test_nothing_lies_over_another_or_outside(canvas, others, small) -> None:
    at = places(canvas, 13, others, small)
    boxes = [at.board, at.menu, at.header, at.tray, at.clock, at.bank, *at.others, *at.small]
    boxes += [box for box in (at.alone, at.plays, at.own, at.primary) if box is not None]
    for number, one in enumerate(boxes):
        assert one.x >= 0
        assert one.y >= 0
        assert one.right <= canvas.w + 0.1
        assert one.bottom <= canvas.h + 0.1
        for other in boxes[number + 1 :]:
            apart = (
                one.right <= other.x + 0.1
                or other.right <= one.x + 0.1
                or one.bottom <= other.y + 0.1
                or other.bottom <= one.y + 0.1
            )
            assert apart, (one, other)
