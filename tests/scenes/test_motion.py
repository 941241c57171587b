from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes import motion
from scenes.motion import (
    CHIP_DROP,
    DICE_ROLL,
    FADE_MS,
    LETTER_FLY,
    STRIKE,
    TILE_DOWN,
    TILE_LIFT,
    TILE_TRAVEL,
    Motion,
    Pace,
    Timeline,
)

MOTIONS = [value for value in vars(motion).values() if isinstance(value, Motion)]


class Clock:
    def __init__(self):
        self.ms = 1000.0

    def __call__(self):
        return self.ms


@pytest.fixture
def clock():
    return Clock()


def test_durations_are_the_style_sheet_s():
    assert (TILE_LIFT.ms, TILE_DOWN.ms) == (120, 140)
    assert (TILE_TRAVEL.ms, TILE_TRAVEL.stagger) == (180, 60)
    assert (CHIP_DROP.ms, CHIP_DROP.stagger) == (150, 45)
    assert (LETTER_FLY.ms, LETTER_FLY.stagger) == (250, 30)
    assert (STRIKE.ms, DICE_ROLL.ms) == (120, 700)
    assert (motion.NAME_TILE.ms, motion.PLOT_DRAW.ms, motion.CONFETTI.ms) == (90, 600, 900)
    assert (motion.SCRIM_IN.ms, motion.DIALOG_IN.ms, motion.TURN_PASS.ms) == (160, 200, 180)
    assert (motion.SCORE_COUNT.ms, motion.BUBBLE_IN.ms, motion.TURN_WILD.ms) == (250, 140, 220)
    assert (motion.CHALLENGE_WON.ms, motion.CHALLENGE_LOST.ms) == (220, 240)
    assert (motion.SQUARE_SET.ms, motion.RUN_PULSE.ms) == (140, 250)


@pytest.mark.parametrize("shown", MOTIONS)
def test_every_easing_goes_from_0_to_1(shown):
    assert shown.ease(0.0) == pytest.approx(0, abs=1e-9)
    assert shown.ease(1.0) == pytest.approx(1, abs=1e-9)


def test_putting_down_goes_past_its_end_and_a_chip_bounces_a_little():
    assert max(TILE_DOWN.ease(i / 50) for i in range(51)) > 1.02
    low = min(CHIP_DROP.ease(i / 100) for i in range(56, 100))
    assert 0.8 < low < 1


def test_a_run_goes_from_0_to_1_in_its_time(clock):
    run = Timeline(clock).start("lift", TILE_LIFT)
    assert run.progress() == 0
    clock.ms += 60
    assert run.progress() == pytest.approx(1 - 0.5**3)
    clock.ms += 60
    assert run.progress() == 1
    assert run.done


def test_pieces_start_one_after_the_other(clock):
    run = Timeline(clock).start("fly", LETTER_FLY, 4)
    clock.ms += 60
    assert [run.begun(piece) for piece in range(4)] == [True, True, True, False]
    assert run.linear(0) == pytest.approx(60 / 250)
    assert run.linear(2) == 0
    assert run.total_ms == 250 + 3 * 30
    clock.ms += 279
    assert not run.done
    clock.ms += 1
    assert run.done


def test_a_delay_holds_a_run_at_its_start(clock):
    run = Timeline(clock).start("plot", TILE_LIFT, delay=100)
    clock.ms += 100
    assert run.progress() == 0
    assert not run.done
    clock.ms += 120
    assert run.done


def test_speed_divides_every_duration(clock):
    run = Timeline(clock, Pace(speed=2)).start("fly", LETTER_FLY, 3, delay=100)
    clock.ms += 50 + 125 + 30
    assert run.done
    assert run.total_ms == (250 + 60) / 2


def test_with_reduced_motion_positions_jump_and_things_fade_in(clock):
    run = Timeline(clock, Pace(reduced=True)).start("fly", LETTER_FLY, 20, delay=500)
    assert run.progress(19) == 1
    assert run.begun(19)
    assert run.fade() == 0
    clock.ms += FADE_MS / 2
    assert run.fade() == 0.5
    assert not run.done
    clock.ms += FADE_MS / 2
    assert run.done


def test_without_reduced_motion_nothing_fades(clock):
    assert Timeline(clock).start("fly", LETTER_FLY).fade() == 1


def test_what_follows_is_called_once_when_a_run_has_ended(clock):
    timeline, called = Timeline(clock), []
    timeline.start("strike", STRIKE, then=lambda: called.append("fly"))
    timeline.update()
    assert called == []
    clock.ms += 120
    assert timeline.update()
    assert not timeline.update()
    assert called == ["fly"]
    assert not timeline.moving


def test_skipping_ends_everything_also_what_endings_start(clock):
    timeline, called = Timeline(clock), []

    def fly():
        timeline.start("fly", LETTER_FLY, 9, then=lambda: called.append("landed"))

    strike = timeline.start("strike", STRIKE, then=fly)
    timeline.skip()
    assert called == ["landed"]
    assert strike.progress() == 1
    assert not timeline.moving


def test_a_run_that_starts_itself_again_does_not_hold_up_a_skip(clock):
    timeline = Timeline(clock)

    def again():
        timeline.start("beat", STRIKE, then=again)

    again()
    timeline.skip()
    assert timeline.moving


def test_a_run_started_again_ends_the_first(clock):
    timeline, called = Timeline(clock), []
    first = timeline.start("count", TILE_LIFT, then=lambda: called.append(1))
    timeline.start("count", TILE_LIFT)
    assert called == [1]
    assert first.done


def test_what_has_no_run_lies_where_it_belongs(clock):
    timeline = Timeline(clock)
    assert timeline.progress("nothing") == 1
    assert timeline.run("nothing") is None


@given(st.floats(0, 1), st.integers(0, 5))
def test_progress_never_leaves_its_run(share, piece):
    clock = Clock()
    run = Timeline(clock).start("travel", TILE_TRAVEL, 6)
    clock.ms += share * run.total_ms
    assert 0 <= run.linear(piece) <= 1


def test_paths_begin_and_end_where_they_should():
    start, end = (10.0, 20.0), (110.0, 220.0)
    assert motion.on_arc(start, end, 0) == start
    assert motion.on_arc(start, end, 1) == end
    assert motion.on_arc(start, end, 0.5, height=24) == (60, 96)
    assert motion.thrown(start, end, 0) == start
    assert motion.thrown(start, end, 1) == end


def test_what_is_thrown_falls_faster_and_faster():
    heights = [motion.thrown((0, 0), (0, 100), t / 10)[1] for t in range(11)]
    steps = [b - a for a, b in pairwise(heights)]
    assert steps == sorted(steps)


def test_a_trail_goes_back_no_further_than_the_start():
    start, end = (0.0, 0.0), (100.0, 100.0)
    assert motion.trail(start, end, 0.12) == [
        motion.thrown(start, end, 0.12 - 0.05),
        motion.thrown(start, end, 0.12 - 0.10),
    ]
    assert len(motion.trail(start, end, 0.9)) == 9


def test_a_shake_swings_within_its_reach_and_comes_to_rest():
    swings = [motion.shaken(i / 100) for i in range(101)]
    assert max(map(abs, swings)) <= 6
    assert min(swings) < -2
    assert swings[0] == 0
    assert swings[-1] == pytest.approx(0, abs=1e-9)


def test_a_flip_shows_the_other_face_from_its_middle():
    assert motion.flipped(0) == (1, False)
    assert motion.flipped(0.5) == (0.03, True)
    assert motion.flipped(1) == (1, True)


def test_a_die_comes_to_rest_at_its_angle():
    assert motion.tumbled(1, -9) == -9
    assert motion.tumbled(0, 9) == 9 + 720


def test_two_pulses_swell_twice():
    assert motion.pulsed(0.25, 2) == pytest.approx(1)
    assert motion.pulsed(0.5, 2) == pytest.approx(0, abs=1e-9)
