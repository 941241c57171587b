"""What can be pressed is large enough, lies apart, and stands where it is drawn."""

from itertools import combinations

import pygame
import pytest

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.widgets.bars import scroll_thumb
from scenes.widgets.button import LEAST
from scenes.widgets.fields import option_boxes
from scenes.widgets.keyboard import BACKSPACE, ENTER, LAYOUTS, keyboard_layout
from scenes.widgets.seats import SeatRow, seat_parts
from scenes.widgets.switches import (
    segment_boxes,
    slider_knob,
    slider_share,
    stepper_boxes,
    touchable,
)

PERSON = SeatRow(0, "Maya", "Stripes", Icon.PERSON, "Person", "Mouse", help="Kids’ help")
COMPUTER = SeatRow(1, "Otto", "Dots", Icon.SMART_TOY, "Computer", "Medium", level=(1, 4))


def large_enough(box):
    return box.w >= LEAST - 1e-9 and box.h >= LEAST - 1e-9


def apart(boxes):
    rects = [pygame.FRect(*box) for box in boxes]
    return not any(a.colliderect(b) for a, b in combinations(rects, 2))


def inside(box, outer):
    return (
        box.x >= outer.x - 1e-6
        and box.y >= outer.y - 1e-6
        and box.right <= outer.right + 1e-6
        and box.bottom <= outer.bottom + 1e-6
    )


def test_the_least_size_is_44_units():
    assert LEAST == 44
    assert touchable(Box(100, 100, 38, 20)) == (97, 88, 44, 44)
    assert touchable(Box(100, 100, 60, 50)) == (100, 100, 60, 50)


@pytest.mark.parametrize("row", [PERSON, COMPUTER], ids=["person", "computer"])
@pytest.mark.parametrize("height", [86, 62])
def test_the_parts_of_a_seat_can_be_pressed_apart(row, height):
    box = Box(48, 88, 560, height)
    parts = seat_parts(box, row)
    whole = parts.pop("row")
    assert whole == box
    assert all(large_enough(part) for part in parts.values())
    assert all(inside(part, box) for part in parts.values())
    assert apart(parts.values())


def test_a_seat_has_a_stepper_for_a_level_or_a_switch_for_help():
    box = Box(0, 0, 560, 86)
    assert {"less", "more"} <= seat_parts(box, COMPUTER).keys()
    assert "help" in seat_parts(box, PERSON)
    assert "help" not in seat_parts(box, COMPUTER)


@pytest.mark.parametrize("rows", LAYOUTS.values(), ids=LAYOUTS.keys())
@pytest.mark.parametrize("box", [Box(292, 514, 696, 176), Box(24, 500, 900, 300)])
def test_keys_are_large_enough_apart_and_inside_their_box(rows, box):
    keys = keyboard_layout(box, rows)
    assert all(large_enough(key) for key in keys.values())
    assert all(inside(key, box) for key in keys.values())
    assert apart(keys.values())


@pytest.mark.parametrize("rows", LAYOUTS.values(), ids=LAYOUTS.keys())
def test_a_layout_has_every_letter_once_and_the_two_wide_keys(rows):
    keys = keyboard_layout(Box(0, 0, 696, 176), rows)
    assert sorted(key for key in keys if len(key) == 1) == [chr(65 + i) for i in range(26)]
    assert {BACKSPACE, ENTER} < keys.keys()


def test_keys_are_57_by_54_with_gaps_of_7():
    keys = keyboard_layout(Box(292, 514, 696, 176))
    assert keys["Q"].w == pytest.approx(57, abs=0.01)
    assert keys["Q"].h == pytest.approx(54, abs=0.01)
    assert keys["W"].x - keys["Q"].right == pytest.approx(7, abs=0.01)
    assert keys["A"].y - keys["Q"].bottom == pytest.approx(7, abs=0.01)


def test_segments_share_a_switch_evenly():
    boxes = segment_boxes(Box(100, 50, 300, 36), 4)
    assert [box.x for box in boxes] == [100, 175, 250, 325]
    assert all(large_enough(touchable(box)) for box in boxes)


def test_a_stepper_s_buttons_are_large_enough():
    parts = stepper_boxes(Box(100, 50, 142, 44))
    assert large_enough(parts.less)
    assert large_enough(parts.more)
    assert parts.less.right == parts.middle.x
    assert parts.middle.right == parts.more.x


@pytest.mark.parametrize("share", [0, 0.25, 0.5, 1])
def test_a_slider_s_knob_and_pointer_agree(share):
    box = Box(672, 234, 220, 44)
    assert slider_share(box, slider_knob(box, share)[0]) == pytest.approx(share)


def test_a_slider_pulled_beyond_its_ends_stays_at_them():
    box = Box(672, 234, 220, 44)
    assert slider_share(box, 0) == 0
    assert slider_share(box, 2000) == 1


def test_rows_of_an_open_list_are_large_enough_and_below_their_field():
    box = Box(958, 512, 290, 48)
    rows = option_boxes(box, 3)
    assert all(large_enough(row) for row in rows)
    assert all(row.y > box.bottom for row in rows)
    assert apart(rows)


@pytest.mark.parametrize("start", [0, 0.2, 0.5])
def test_a_scroll_thumb_stays_in_its_track_and_can_be_held(start):
    track = Box(600, 100, 12, 300)
    thumb = scroll_thumb(track, start, 0.5)
    assert inside(thumb, track)
    assert thumb.h >= LEAST
    assert thumb.y == pytest.approx(100 + 300 * start)


def test_a_long_list_s_thumb_is_no_smaller_than_44_units_and_reaches_the_end():
    track = Box(600, 100, 12, 300)
    thumb = scroll_thumb(track, 0.99, 0.01)
    assert thumb.h == LEAST
    assert thumb.bottom == pytest.approx(track.bottom)
