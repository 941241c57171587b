import pygame
import pytest

from scenes.canvas import Canvas
from scenes.input.actions import MOUSE, TOUCH, Verb
from scenes.input.pointer import AFTER_TOUCH_MS, REST_MS, Pointer
from tests.kit.devices import Recorder, ScriptedMouse, ScriptedTouch

CANVAS = Canvas(1280, 720)


@pytest.fixture
def pointer():
    return Pointer()


def fed(pointer, events, now_ms=0, canvas=CANVAS):
    return [action for event in events for action in pointer.feed(event, canvas, now_ms)]


def mouse_script(script):
    events = Recorder()
    script(ScriptedMouse(events))
    return events


def touch_script(script):
    events = Recorder()
    script(ScriptedTouch((1280, 720), events))
    return events


def verbs(actions):
    return [action.verb for action in actions]


def presses(actions):
    return [a.verb for a in actions if a.verb in (Verb.PRESS, Verb.RELEASE, Verb.CANCEL)]


@pytest.mark.parametrize(
    "window",
    [(960, 540), (1366, 768), (1920, 1080), (3840, 2160), (1024, 768), (1680, 720), (2560, 1080)],
)
def test_the_middle_of_every_square_comes_back_in_units(pointer, window):
    canvas = Canvas(*window)
    for row in range(15):
        for column in range(15):
            x, y = 24 + (column + 0.5) * 45, 20 + (row + 0.5) * 45
            pixel = canvas.rect(x, y, 0, 0).topleft
            events = mouse_script(lambda mouse, pixel=pixel: mouse.down(*pixel))
            (press,) = fed(pointer, events, canvas=canvas)[-1:]
            assert press.verb is Verb.PRESS
            assert abs(press.at[0] - x) < 22
            assert abs(press.at[1] - y) < 22


def test_a_click_is_one_press_and_one_release(pointer):
    actions = fed(pointer, mouse_script(lambda mouse: mouse.click(640, 360)))
    assert verbs(actions) == [Verb.POINT, Verb.PRESS, Verb.RELEASE]
    assert all(a.device == MOUSE and a.at == (640, 360) for a in actions)


def test_moving_with_the_button_down_is_dragging(pointer):
    actions = fed(pointer, mouse_script(lambda mouse: mouse.drag((1, 1), (9, 9))))
    assert [a.dragging for a in actions if a.verb is Verb.POINT] == [False, True]


@pytest.mark.parametrize("echo", ["none", "marked", "unmarked"])
def test_a_tap_is_one_press_whatever_mouse_is_made_from_it(pointer, echo):
    events = touch_script(lambda touch: touch.tap(300, 400, echo=echo))
    actions = fed(pointer, events)
    assert presses(actions) == [Verb.PRESS, Verb.RELEASE]
    assert all(a.device == TOUCH for a in actions)


@pytest.mark.parametrize("echo", ["none", "marked", "unmarked"])
def test_two_taps_are_two_presses(pointer, echo):
    def script(touch):
        touch.tap(300, 400, echo=echo)
        touch.tap(300, 400, echo=echo)

    assert presses(fed(pointer, touch_script(script))) == [Verb.PRESS, Verb.RELEASE] * 2


def test_a_real_mouse_counts_again_after_a_touch(pointer):
    fed(pointer, touch_script(lambda touch: touch.tap(300, 400)), now_ms=0)
    click = mouse_script(lambda mouse: mouse.click(305, 400))
    assert presses(fed(pointer, click, now_ms=AFTER_TOUCH_MS)) == [Verb.PRESS, Verb.RELEASE]
    fed(pointer, touch_script(lambda touch: touch.tap(300, 400)), now_ms=5_000)
    far = mouse_script(lambda mouse: mouse.click(900, 400))
    assert presses(fed(pointer, far, now_ms=5_001)) == [Verb.PRESS, Verb.RELEASE]


def test_a_second_finger_is_ignored(pointer):
    def script(touch):
        touch.down(100, 100, finger=1)
        touch.down(500, 500, finger=2)
        touch.up(500, 500, finger=2)
        touch.up(100, 100, finger=1)

    actions = fed(pointer, touch_script(script))
    assert [(a.verb, a.at) for a in actions] == [
        (Verb.PRESS, (100, 100)),
        (Verb.RELEASE, (100, 100)),
    ]


def test_a_drag_whose_end_never_came_is_cancelled_when_the_pointer_is_back(pointer):
    def script(mouse):
        mouse.down(100, 100)
        mouse.move(1279, 100)
        mouse.let_go_outside()
        mouse.move(600, 300)
        mouse.move(610, 300)

    assert verbs(fed(pointer, mouse_script(script))) == [
        Verb.PRESS,
        Verb.POINT,
        Verb.CANCEL,
        Verb.POINT,
        Verb.POINT,
    ]


def test_a_new_press_first_ends_the_old_one(pointer):
    def script(mouse):
        mouse.down(100, 100)
        mouse.down(200, 200)
        mouse.up(200, 200)

    actions = presses(fed(pointer, mouse_script(script)))
    assert actions == [Verb.PRESS, Verb.CANCEL, Verb.PRESS, Verb.RELEASE]


def test_losing_the_pointer_cancels_once_and_the_late_end_is_nothing(pointer):
    fed(pointer, mouse_script(lambda mouse: mouse.down(100, 100)))
    assert verbs(pointer.cancel()) == [Verb.CANCEL]
    assert pointer.cancel() == []
    assert fed(pointer, mouse_script(lambda mouse: mouse.up(100, 100))) == []


def test_a_release_without_a_press_is_nothing(pointer):
    assert fed(pointer, mouse_script(lambda mouse: mouse.up(5, 5))) == []


def test_the_right_button_looks_up_and_does_not_press(pointer):
    events = mouse_script(lambda mouse: (mouse.down(5, 5, button=3), mouse.up(5, 5, button=3)))
    assert verbs(fed(pointer, events)) == [Verb.LOOK_UP]


def test_the_wheel_turns_where_the_pointer_is(pointer):
    events = mouse_script(lambda mouse: (mouse.move(50, 60), mouse.wheel(-2)))
    wheel = fed(pointer, events)[-1]
    assert (wheel.verb, wheel.at, wheel.amount) == (Verb.WHEEL, (50, 60), -2)


def test_leaving_the_window_points_at_nothing(pointer):
    fed(pointer, mouse_script(lambda mouse: mouse.move(50, 60)))
    (action,) = pointer.feed(pygame.Event(pygame.WINDOWLEAVE), CANVAS, 0)
    assert action.verb is Verb.POINT
    assert action.at[0] < -1_000


def resting(pointer, script, at_ms=REST_MS):
    fed(pointer, touch_script(script))
    return pointer.due(at_ms)


def test_a_finger_that_rests_asks_once_what_is_there(pointer):
    fed(pointer, touch_script(lambda touch: touch.down(300, 200)))
    assert pointer.due(REST_MS - 1) == []
    (asked,) = pointer.due(REST_MS)
    assert (asked.verb, asked.device) == (Verb.LOOK_UP, TOUCH)
    assert asked.at == pytest.approx((300, 200))
    assert pointer.due(9 * REST_MS) == []


def test_a_finger_that_trembles_rests_and_one_that_moves_or_leaves_does_not(pointer):
    def tremble(touch):
        touch.down(300, 200)
        touch.move(305, 204)

    def move(touch):
        touch.down(300, 200)
        touch.move(340, 200)
        touch.move(300, 200)

    assert verbs(resting(pointer, tremble)) == [Verb.LOOK_UP]
    pointer.cancel()
    assert resting(pointer, move) == []
    pointer.cancel()
    assert resting(pointer, lambda touch: touch.tap(300, 200)) == []
    assert resting(pointer, lambda touch: touch.down(300, 200), REST_MS - 1) == []
    pointer.cancel()
    assert pointer.due(9 * REST_MS) == []


def test_a_press_that_was_answered_otherwise_has_no_release(pointer):
    resting(pointer, lambda touch: touch.down(300, 200))
    assert verbs(pointer.cancel()) == [Verb.CANCEL]
    assert presses(fed(pointer, touch_script(lambda touch: touch.up(300, 200)))) == []
    again = fed(pointer, touch_script(lambda touch: touch.tap(300, 200)), 9 * REST_MS)
    assert presses(again) == [Verb.PRESS, Verb.RELEASE]


def test_a_mouse_that_is_held_asks_nothing(pointer):
    fed(pointer, mouse_script(lambda mouse: mouse.down(300, 200)))
    assert pointer.due(9 * REST_MS) == []
