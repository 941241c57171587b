import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, Action, Verb, pad

ARROWS = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)


def key(verb, **more):
    return Action(verb, KEYBOARD, **more)


def point(x, y, device=MOUSE, **more):
    return Action(Verb.POINT, device, at=(x, y), **more)


def click(focus, x, y, device=MOUSE):
    focus.handle(Action(Verb.PRESS, device, at=(x, y)))
    focus.handle(Action(Verb.RELEASE, device, at=(x, y)))


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def focus(pressed):
    """Three buttons in a row: a, b, and c, which is off."""
    focus = Focus()
    focus.set(row(pressed))
    return focus


def row(pressed, names="abc", off="c"):
    return [
        Control(
            name, Box(i * 100, 0, 80, 50), name, lambda n=name: pressed.append(n), name not in off
        )
        for i, name in enumerate(names)
    ]


def wake(focus):
    focus.handle(key(Verb.RIGHT))


class TestRing:
    def test_it_is_hidden_until_a_key_is_used_which_only_shows_it(self, focus, pressed):
        assert focus.state("a") == "rest"
        assert focus.handle(key(Verb.RIGHT))
        assert focus.state("a") == "focus"
        focus.handle(key(Verb.RIGHT))
        assert focus.state("b") == "focus"
        assert pressed == []

    @pytest.mark.parametrize("verb", [Verb.CONFIRM, Verb.NEXT, Verb.PREVIOUS, *ARROWS])
    def test_any_key_shows_it(self, focus, pressed, verb):
        focus.handle(Action(verb, pad(0)))
        assert focus.state("a") == "focus"
        assert pressed == []

    def test_it_comes_where_the_mouse_is(self, focus):
        focus.handle(point(120, 20))
        wake(focus)
        assert focus.current.id == "b"

    def test_a_press_of_the_pointer_hides_it(self, focus):
        wake(focus)
        click(focus, 10, 10)
        assert focus.state("a") in ("rest", "hover")

    def test_a_shaken_mouse_does_not_hide_it_but_a_moved_one_does(self, focus):
        wake(focus)
        for x in (300, 303, 298, 301):
            focus.handle(point(x, 200))
        assert focus.ring.shown
        focus.handle(point(340, 200))
        assert not focus.ring.shown

    def test_typing_letters_hides_it(self, focus):
        wake(focus)
        assert focus.handle(key(Verb.TEXT, text="q")) is False
        assert not focus.ring.shown

    def test_a_letter_from_a_pad_leaves_it(self, focus):
        focus.handle(Action(Verb.RIGHT, pad(0)))
        focus.handle(Action(Verb.ERASE, pad(0)))
        assert focus.ring.shown

    def test_it_skips_what_is_off_and_goes_round(self, focus):
        wake(focus)
        for _ in range(2):
            focus.handle(key(Verb.RIGHT))
        assert focus.current.id == "a"
        focus.handle(key(Verb.PREVIOUS))
        assert focus.current.id == "b"
        focus.handle(key(Verb.NEXT))
        assert focus.current.id == "a"

    def test_it_is_one_for_several_scenes(self, focus):
        other = Focus(focus.ring)
        other.set(row([]))
        wake(focus)
        assert other.state("a") == "focus"


class TestPress:
    @pytest.mark.parametrize("device", [KEYBOARD, pad(2)])
    def test_confirm_presses_what_has_the_ring(self, focus, pressed, device):
        focus.handle(Action(Verb.RIGHT, device))
        focus.handle(Action(Verb.RIGHT, device))
        assert focus.handle(Action(Verb.CONFIRM, device))
        assert pressed == ["b"]

    def test_a_held_confirm_presses_once(self, focus, pressed):
        wake(focus)
        focus.handle(key(Verb.CONFIRM))
        focus.handle(key(Verb.CONFIRM, repeated=True))
        assert pressed == ["a"]

    @pytest.mark.parametrize("device", [MOUSE, TOUCH])
    def test_the_pointer_presses_by_down_and_up_inside(self, focus, pressed, device):
        click(focus, 120, 20, device)
        assert pressed == ["b"]
        assert focus.current.id == "b"

    def test_down_inside_and_up_outside_is_nothing(self, focus, pressed):
        focus.handle(Action(Verb.PRESS, MOUSE, at=(10, 10)))
        assert focus.state("a") == "pressed"
        focus.handle(point(10, 300, dragging=True))
        assert focus.state("a") != "pressed"
        focus.handle(Action(Verb.RELEASE, MOUSE, at=(10, 300)))
        assert pressed == []

    def test_down_outside_and_up_inside_is_nothing(self, focus, pressed):
        assert focus.handle(Action(Verb.PRESS, MOUSE, at=(10, 300))) is False
        focus.handle(Action(Verb.RELEASE, MOUSE, at=(10, 10)))
        assert pressed == []

    def test_coming_back_inside_presses(self, focus, pressed):
        focus.handle(Action(Verb.PRESS, MOUSE, at=(10, 10)))
        focus.handle(point(10, 300, dragging=True))
        focus.handle(point(20, 10, dragging=True))
        assert focus.state("a") == "pressed"
        focus.handle(Action(Verb.RELEASE, MOUSE, at=(20, 10)))
        assert pressed == ["a"]

    def test_a_cancelled_press_is_nothing(self, focus, pressed):
        focus.handle(Action(Verb.PRESS, MOUSE, at=(10, 10)))
        focus.handle(Action(Verb.CANCEL, MOUSE, at=(10, 10)))
        focus.handle(Action(Verb.RELEASE, MOUSE, at=(10, 10)))
        assert pressed == []
        assert focus.state("a") == "rest"

    def test_what_is_off_is_never_pressed(self, focus, pressed):
        click(focus, 220, 20)
        assert focus.press("c") is False
        assert focus.press("nobody") is False
        assert pressed == []
        assert focus.state("c") == "off"

    def test_what_went_away_while_it_was_held_is_not_pressed(self, focus, pressed):
        focus.handle(Action(Verb.PRESS, MOUSE, at=(10, 10)))
        focus.set(row(pressed, names="b"))
        focus.handle(Action(Verb.RELEASE, MOUSE, at=(10, 10)))
        assert pressed == []

    def test_enter_without_a_ring_presses_the_default(self, focus, pressed):
        focus.set(row(pressed), default="b")
        assert focus.handle(key(Verb.CONFIRM))
        assert pressed == ["b"]
        assert not focus.ring.shown
        wake(focus)
        focus.handle(key(Verb.CONFIRM))
        assert pressed == ["b", "a"]

    def test_only_the_clipped_part_can_be_pressed(self, focus, pressed):
        control = Control("x", Box(0, 0, 100, 100), "x", lambda: pressed.append("x"))
        control.clip = Box(0, 0, 100, 40)
        focus.set([control])
        click(focus, 50, 60)
        assert pressed == []
        click(focus, 50, 20)
        assert pressed == ["x"]

    def test_of_two_the_later_lies_on_top(self, focus, pressed):
        focus.set(
            [
                Control("under", Box(0, 0, 90, 90), "", lambda: pressed.append("under")),
                Control("over", Box(0, 0, 90, 90), "", lambda: pressed.append("over")),
            ]
        )
        click(focus, 5, 5)
        assert pressed == ["over"]


class TestHover:
    def test_the_mouse_hovers_and_a_finger_does_not(self, focus):
        assert focus.handle(point(10, 10))
        assert focus.state("a") == "hover"
        assert focus.handle(point(11, 10)) is False
        focus.handle(point(10, 10, TOUCH))
        assert focus.state("a") == "rest"

    def test_it_is_not_seen_beside_the_ring(self, focus):
        focus.handle(point(10, 10))
        wake(focus)
        focus.handle(key(Verb.RIGHT))
        assert [focus.state(name) for name in "ab"] == ["rest", "focus"]

    def test_looking_up_with_the_right_button_lets_nothing_go(self, focus, pressed):
        focus.handle(Action(Verb.PRESS, MOUSE, at=(10, 10)))
        assert focus.handle(Action(Verb.LOOK_UP, MOUSE, at=(10, 10))) is False
        focus.handle(Action(Verb.RELEASE, MOUSE, at=(10, 10)))
        assert pressed == ["a"]

    def test_leaving_ends_it(self, focus):
        focus.handle(point(10, 10))
        assert focus.handle(point(-10_000, -10_000))
        assert focus.hover is None


class TestSet:
    def test_the_ring_stays_on_the_same_control(self, focus, pressed):
        wake(focus)
        focus.handle(key(Verb.RIGHT))
        focus.set(row(pressed, names="xyb"))
        assert focus.current.id == "b"

    def test_it_goes_to_the_nearest_if_its_control_is_gone_or_off(self, focus, pressed):
        wake(focus)
        focus.handle(key(Verb.RIGHT))
        focus.set(row(pressed, names="xyz", off=""))
        assert focus.current.id == "y"
        focus.set(row(pressed, names="xyz", off="y"))
        assert focus.current.id in ("x", "z")

    def test_it_begins_where_it_is_told_or_first_in_reading_order(self, pressed):
        focus = Focus()
        focus.set(list(reversed(row(pressed))), first="b")
        assert focus.current.id == "b"
        other = Focus()
        other.set(list(reversed(row(pressed))))
        assert other.current.id == "a"

    def test_two_of_one_id_are_a_fault(self, focus, pressed):
        with pytest.raises(ValueError, match="one id"):
            focus.set(row(pressed) + row(pressed))

    def test_nothing_to_press_is_no_fault(self, focus):
        focus.set([])
        for verb in (*ARROWS, Verb.CONFIRM, Verb.NEXT):
            assert focus.handle(key(verb)) is False
        assert focus.current is None


class TestScope:
    def opened(self, focus, pressed, closed=None):
        items = [
            Control(f"item{i}", Box(300, i * 50, 80, 50), "", lambda i=i: pressed.append(i))
            for i in range(3)
        ]
        focus.open_scope(items, first="item1", on_close=closed)

    def test_only_its_controls_are_reached_and_the_ring_returns(self, focus, pressed):
        wake(focus)
        focus.handle(key(Verb.RIGHT))
        self.opened(focus, pressed)
        assert focus.state("item1") == "focus"
        click(focus, 310, 110)
        assert pressed == [2]
        assert focus.state("b") == "rest"
        focus.close_scope()
        assert focus.current.id == "b"

    @pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
    def test_back_closes_it(self, focus, pressed, device):
        closed = []
        wake(focus)
        self.opened(focus, pressed, lambda: closed.append(True))
        assert focus.handle(Action(Verb.BACK, device))
        assert closed == [True]
        assert focus.state("a") == "focus"
        assert focus.handle(Action(Verb.BACK, device)) is False

    def test_a_press_beside_it_closes_it_and_presses_nothing(self, focus, pressed):
        self.opened(focus, pressed)
        click(focus, 10, 10)
        assert pressed == []
        assert not focus.scoped

    def test_controls_below_can_still_be_drawn(self, focus, pressed):
        self.opened(focus, pressed)
        assert focus.state("a") == "rest"
        assert focus.state("c") == "off"

    def test_closing_the_scenes_own_scope_is_nothing(self, focus):
        focus.close_scope()
        assert focus.current.id == "a"


class TestWorking:
    """Controls that answer actions themselves: sliders, entries, boards."""

    def worker(self, focus, takes, kind="slider"):
        seen = []

        def on_action(action):
            seen.append(action.verb)
            return action.verb in takes

        focus.set(
            [
                Control("w", Box(0, 0, 80, 50), "", kind=kind, on_action=on_action),
                Control("b", Box(0, 100, 80, 50), ""),
            ]
        )
        return seen

    def test_it_sees_keys_first_and_lets_others_through(self, focus):
        seen = self.worker(focus, {Verb.LEFT, Verb.RIGHT})
        focus.handle(key(Verb.DOWN))
        focus.handle(key(Verb.RIGHT))
        focus.handle(key(Verb.DOWN))
        assert focus.current.id == "b"
        assert seen == [Verb.DOWN, Verb.RIGHT, Verb.DOWN]

    def test_it_gets_the_pointer_from_press_to_release_also_outside(self, focus):
        seen = self.worker(focus, {Verb.RELEASE})
        focus.handle(Action(Verb.PRESS, MOUSE, at=(5, 5)))
        focus.handle(point(500, 400, dragging=True))
        focus.handle(Action(Verb.RELEASE, MOUSE, at=(500, 400)))
        focus.handle(point(5, 5))
        assert seen == [Verb.PRESS, Verb.POINT, Verb.RELEASE]

    def test_the_wheel_goes_to_what_is_under_it(self, focus):
        seen = self.worker(focus, {Verb.WHEEL})
        assert focus.handle(Action(Verb.WHEEL, MOUSE, at=(5, 5), amount=1))
        assert not focus.handle(Action(Verb.WHEEL, MOUSE, at=(5, 120), amount=1))
        assert seen == [Verb.WHEEL]

    def test_typing_in_an_entry_leaves_the_ring_and_tab_moves_on_at_once(self, focus):
        self.worker(focus, {Verb.TEXT}, kind="entry")
        assert focus.handle(key(Verb.TEXT, text="q"))
        focus.handle(key(Verb.NEXT))
        assert focus.state("b") == "focus"


class TestGroups:
    def test_the_ring_enters_a_group_at_its_chosen_member(self):
        focus = Focus()
        focus.set(
            [
                Control("above", Box(0, 0, 300, 50), ""),
                *(
                    Control(f"s{i}", Box(i * 100, 80, 90, 50), "", group="g", selected=i == 2)
                    for i in range(3)
                ),
            ],
            first="above",
        )
        wake(focus)
        focus.handle(key(Verb.DOWN))
        assert focus.current.id == "s2"
        focus.handle(key(Verb.LEFT))
        assert focus.current.id == "s1"


def test_what_the_ring_goes_to_is_brought_into_view():
    shown = []
    focus = Focus(reveal=lambda control: shown.append(control.id))
    focus.set(row([], names="ab"))
    wake(focus)
    focus.handle(key(Verb.RIGHT))
    assert shown == ["b"]


@given(
    st.lists(
        st.builds(
            Box,
            st.integers(0, 1200).map(float),
            st.integers(0, 680).map(float),
            st.integers(44, 300).map(float),
            st.integers(44, 200).map(float),
        ),
        min_size=1,
        max_size=9,
    ),
    st.lists(st.booleans(), min_size=9, max_size=9),
)
def test_tab_and_enter_press_every_control_that_is_on(boxes, on):
    pressed = set()
    focus = Focus()
    focus.set(
        [
            Control(str(i), box, "", lambda i=i: pressed.add(i), enabled)
            for i, (box, enabled) in enumerate(zip(boxes, on, strict=False))
        ]
    )
    for _ in range(len(boxes) + 1):
        focus.handle(key(Verb.NEXT))
        focus.handle(key(Verb.CONFIRM))
    assert pressed == {i for i in range(len(boxes)) if on[i]}


def test_next_goes_through_one_zone_after_the_other():
    focus = Focus()
    left = [Control(f"l{n}", Box(0, 60 * n, 50, 50), "", zone=0) for n in range(2)]
    right = [Control(f"r{n}", Box(100, 60 * n, 50, 50), "", zone=1) for n in range(2)]
    focus.set([*right, *left], "l0")
    focus.ring.shown = True
    seen = []
    for _ in range(4):
        focus.handle(Action(Verb.NEXT, KEYBOARD))
        seen.append(focus.current.id)
    assert seen == ["l1", "r0", "r1", "l0"]


def test_next_stops_once_in_a_list_and_arrows_go_through_it():
    focus = Focus()
    lines = [Control(f"l{n}", Box(0, 60 * n, 50, 50), "", tab_stop=n == 1) for n in range(3)]
    focus.set([*lines, Control("b", Box(0, 200, 50, 50), "")], "l1")
    focus.ring.shown = True
    focus.handle(Action(Verb.DOWN, KEYBOARD))
    assert focus.current.id == "l2"
    for wanted in ("b", "l1", "b"):
        focus.handle(Action(Verb.NEXT, KEYBOARD))
        assert focus.current.id == wanted


def test_moving_and_pressing_are_heard_but_not_what_a_layout_does():
    focus, heard = Focus(), []
    focus.on_heard = heard.append
    buttons = [Control(f"b{n}", Box(60 * n, 0, 50, 50), "", lambda: None) for n in range(2)]
    focus.set(buttons, "b0")
    focus.ring.shown = True
    focus.handle(key(Verb.RIGHT))
    focus.handle(key(Verb.CONFIRM))
    click(focus, 25, 25)
    focus.set(buttons[1:])
    assert heard == ["move", "press", "press"]
