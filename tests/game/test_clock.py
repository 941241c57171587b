from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.clock import MOST_PER_STEP_MS, Clock, ClockRow, step_ms
from game.contract import Act, ClockRun


class Source:
    def __init__(self) -> None:
        self.ms = 5_000_000

    def __call__(self) -> int:
        return self.ms


def act(serial: int = 1, used: int = 0, actor: int = 0, delay: int = 0) -> Act:
    return Act(actor, ("take",), True, (ClockRun(actor, "turn", serial, 30_000, used, delay),))


@given(st.lists(st.integers(0, 3_600_000), max_size=30))
def test_no_step_charges_more_than_passed_nor_more_than_a_second(steps: list[int]) -> None:
    now = 0
    for step in steps:
        assert step_ms(now, now + step) == min(step, MOST_PER_STEP_MS)
        now += step


def test_a_source_that_goes_back_charges_nothing() -> None:
    assert step_ms(1000, 400) == 0


def test_a_clock_waits_for_its_start() -> None:
    clock = Clock(ClockRun(0, "turn", 1, 1000, delay_ms=300)).advanced(200)
    assert clock.remaining_ms == 1000
    assert clock.advanced(600).remaining_ms == 500
    assert clock.advanced(1100).is_up


def test_a_clock_that_does_not_expire_goes_below_zero() -> None:
    clock = Clock(ClockRun(0, "budget", 1, 100, expires=False)).advanced(350)
    assert clock.remaining_ms == -250
    assert not clock.is_up


def test_a_clock_without_limit_is_never_up() -> None:
    clock = Clock(ClockRun(0, "turn", 1, None)).advanced(10_000_000)
    assert clock.remaining_ms is None
    assert not clock.is_up


def test_the_same_clock_goes_on_after_its_owners_hint() -> None:
    source = Source()
    row = ClockRow(source)
    row.set([act()], -1)
    source.ms += 800
    row.pass_time()
    assert row.untold_ms(0) == 800
    row.set([act(used=800)], 0)
    source.ms += 200
    row.pass_time()
    face = row.face(0)
    assert face is not None
    assert face.remaining_ms == 29_000
    assert row.untold_ms(0) == 200


def test_the_same_clock_goes_on_after_anothers_move() -> None:
    source = Source()
    row = ClockRow(source)
    row.set([act()], -1)
    source.ms += 700
    row.pass_time()
    row.set([act()], 1)
    face = row.face(0)
    assert face is not None
    assert face.remaining_ms == 29_300
    assert row.untold_ms(0) == 700


def test_a_new_turn_has_a_new_clock() -> None:
    source = Source()
    row = ClockRow(source)
    row.set([act()], -1)
    source.ms += 700
    row.pass_time()
    row.set([act(serial=2)], 0)
    assert row.untold_ms(0) == 0
    assert row.waited_ms == 0


def test_a_pause_costs_nobody_time() -> None:
    source = Source()
    row = ClockRow(source)
    row.set([act()], -1)
    row.paused = True
    source.ms += 900
    row.pass_time()
    row.paused = False
    source.ms += 50
    row.pass_time()
    assert row.untold_ms(0) == 50


def test_time_used_stays_used_when_a_move_is_taken_back() -> None:
    row = ClockRow(Source())
    row.set_back([act()], 0, 4000)
    face = row.face(0)
    assert face is not None
    assert face.remaining_ms == 26_000


def test_time_passed_since_a_move_that_is_taken_back_stays_used_too() -> None:
    source = Source()
    row = ClockRow(source)
    row.set([act(used=1000)], -1)
    source.ms += 800
    row.pass_time()
    row.set([act(used=1800)], 0)
    source.ms += 500
    row.pass_time()
    row.set_back([act(used=1000)], 0, 800)
    face = row.face(0)
    assert face is not None
    assert face.remaining_ms == 30_000 - 1000 - 800 - 500
    assert row.untold_ms(0) == 1300


def test_clocks_are_taken_up_where_they_stood() -> None:
    source = Source()
    row = ClockRow(source)
    row.set([act(used=1000), act(actor=1)], -1)
    source.ms += 700
    row.pass_time()
    later = ClockRow(Source())
    later.set([act(used=1000), act(serial=2, actor=1)], -1)
    later.take_up(row.kept)
    faces = [later.face(0), later.face(1)]
    assert [face and face.remaining_ms for face in faces] == [28_300, 30_000]
    assert later.untold_ms(0) == 700
