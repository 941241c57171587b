import pytest

from scenes.widgets.clock import clock_text, dial, pulse


@pytest.mark.parametrize(
    ("ms", "text"),
    [
        (1_476_000, "24:36"),
        (3_725_000, "1:02:05"),
        (60_000, "1:00"),
        (59_999, "1:00"),
        (59_000, "59"),
        (38_400, "39"),
        (10_001, "11"),
        (10_000, "10.0"),
        (9_940, "10.0"),
        (9_400, "9.4"),
        (1, "0.1"),
        (0, "0.0"),
        (-1, "−0:01"),
        (-42_000, "−0:42"),
        (-61_000, "−1:01"),
    ],
)
def test_the_digits_of_a_clock(ms, text):
    assert clock_text(ms) == text


def test_tenths_can_be_shown_earlier():
    assert clock_text(21_400, tenths_below_ms=30_000) == "21.4"


def test_the_ring_shrinks_and_is_full_again_over_time():
    assert dial(30_000, 30_000).share == 1
    assert dial(7_500, 30_000).share == 0.25
    assert dial(0, 30_000).share == 0
    late = dial(-5_000, 30_000)
    assert (late.share, late.over) == (1, True)


def test_more_time_than_the_limit_is_a_full_ring():
    assert dial(40_000, 30_000).share == 1
    assert dial(0, 0).share == 0


def test_the_ring_beats_once_a_second_in_the_last_ten():
    assert pulse(11_000) == 0
    assert pulse(0) == 0
    assert pulse(-500) == 0
    assert pulse(9_000) == 1
    assert pulse(8_800) == pytest.approx(0.5)
    assert pulse(8_500) == 0
