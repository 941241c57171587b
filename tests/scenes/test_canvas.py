from itertools import pairwise

import pytest

from scenes.canvas import Box, Canvas


@pytest.mark.parametrize(
    ("window", "units"),
    [
        ((1280, 720), (1280, 720)),
        ((1920, 1080), (1280, 720)),
        ((960, 540), (1280, 720)),
        ((1024, 768), (1280, 960)),
        ((1680, 720), (1680, 720)),
        ((3840, 1080), (1680, 720)),
        ((800, 1200), (1280, 960)),
    ],
)
def test_the_canvas_grows_in_the_longer_direction_and_no_further(window, units):
    canvas = Canvas(*window)
    assert (canvas.w, canvas.h) == pytest.approx(units)


def test_beyond_21_to_9_the_canvas_stands_in_the_middle():
    canvas = Canvas(2000, 720)
    assert canvas.origin == (160, 0)
    assert canvas.rect(0, 0, 1680, 720) == (160, 0, 1680, 720)


def test_neighbouring_rectangles_leave_no_gap_at_an_odd_scale():
    canvas = Canvas(1001, 563)
    edges = [canvas.rect(10 + 7 * i, 0, 7, 5) for i in range(20)]
    assert all(a.right == b.left for a, b in pairwise(edges))


def test_units_come_back_from_pixels():
    canvas = Canvas(2000, 900)
    assert canvas.to_units(canvas.rect(300, 200, 0, 0).topleft) == pytest.approx((300, 200), abs=1)


def test_a_box_knows_what_it_holds():
    box = Box(10, 20, 30, 40)
    assert box.holds((10, 20))
    assert not box.holds((40, 20))
    assert box.inset(5).centre == box.centre == (25, 40)
    assert box.moved(1, 2) == (11, 22, 30, 40)
