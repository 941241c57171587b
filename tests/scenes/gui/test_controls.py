import pytest

from scenes.canvas import Box, Canvas
from scenes.focus import Focus
from scenes.gui.dropdown import DropDown
from scenes.gui.scroll import LINE, ScrollPanel
from scenes.gui.slider import Slider
from scenes.input import Action, Verb
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, pad


def key(verb):
    return Action(verb, KEYBOARD)


def point(verb, x, y, device=MOUSE, **more):
    return Action(verb, device, at=(x, y), **more)


class TestSlider:
    @pytest.fixture
    def heard(self):
        return []

    @pytest.fixture
    def slider(self, heard):
        slider = Slider("volume", "Volume", range(0, 101, 5), 50, heard.append)
        slider.place(Box(100, 100, 228, 20))
        return slider

    @pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
    def test_left_and_right_go_by_steps_and_up_and_down_lead_away(self, slider, heard, device):
        for verb in (Verb.RIGHT, Verb.RIGHT, Verb.LEFT):
            assert slider.act(Action(verb, device))
        assert heard == [55, 60, 55]
        assert not slider.act(Action(Verb.UP, device))
        assert not slider.act(Action(Verb.DOWN, device))

    def test_it_stays_within_its_ends_and_says_nothing_twice(self, slider, heard):
        slider.act(key(Verb.END))
        slider.act(key(Verb.RIGHT))
        slider.act(key(Verb.HOME))
        slider.act(key(Verb.LEFT))
        assert heard == [100, 0]
        assert slider.share == 0

    def test_the_pointer_sets_it_and_drags_it_also_beyond_its_ends(self, slider, heard):
        slider.act(point(Verb.PRESS, 214, 110))
        slider.act(point(Verb.POINT, 900, 300, dragging=True))
        slider.act(point(Verb.POINT, -50, 110, dragging=True))
        slider.act(point(Verb.RELEASE, -50, 110))
        slider.act(point(Verb.POINT, 200, 110))
        assert heard == [100, 0]

    def test_the_wheel_turns_it(self, slider, heard):
        slider.act(point(Verb.WHEEL, 200, 110, amount=1))
        slider.act(point(Verb.WHEEL, 200, 110, amount=-1))
        assert heard == [55, 50]

    def test_it_is_large_enough_to_be_touched(self, slider):
        control = slider.place(Box(100, 100, 228, 20))
        assert control.box.h >= 44


class TestDropDown:
    @pytest.fixture
    def heard(self):
        return []

    @pytest.fixture
    def focus(self):
        return Focus()

    def list_of(self, heard, focus, count=4, top=100.0, canvas=None):
        drop = DropDown("d", "Words", [f"option {i}" for i in range(count)], 1, heard.append)
        focus.set([drop.place(Box(100, top, 300, 50), focus, canvas or Canvas())])
        return drop

    @pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
    def test_it_is_opened_walked_and_chosen_from_by_keys_and_pad(self, heard, focus, device):
        drop = self.list_of(heard, focus)
        for verb in (Verb.CONFIRM, Verb.CONFIRM, Verb.DOWN):
            focus.handle(Action(verb, device))
        assert drop.opened
        assert focus.state("d/2") == "focus"
        focus.handle(Action(Verb.CONFIRM, device))
        assert (heard, drop.chosen, drop.opened) == ([2], 2, False)
        assert focus.state("d") == "focus"

    @pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
    def test_going_back_leaves_it_unchanged_and_the_ring_returns(self, heard, focus, device):
        drop = self.list_of(heard, focus)
        for verb in (Verb.CONFIRM, Verb.CONFIRM, Verb.DOWN, Verb.BACK):
            focus.handle(Action(verb, device))
        assert (heard, drop.chosen, drop.opened) == ([], 1, False)
        assert focus.state("d") == "focus"

    @pytest.mark.parametrize("device", [MOUSE, TOUCH])
    def test_it_is_worked_by_pointer_and_closed_by_a_press_beside_it(self, heard, focus, device):
        drop = self.list_of(heard, focus)

        def click(x, y):
            focus.handle(point(Verb.PRESS, x, y, device))
            focus.handle(point(Verb.RELEASE, x, y, device))

        click(200, 120)
        click(900, 600)
        assert (drop.opened, heard) == (False, [])
        click(200, 120)
        click(200, 180)
        assert heard == [0]

    def test_a_long_list_shows_what_fits_and_scrolls_with_ring_and_wheel(self, heard, focus):
        drop = self.list_of(heard, focus, count=40)
        canvas = Canvas()
        drop.open(focus, canvas)
        shown = len(focus.controls)
        assert shown < 40
        assert all(control.box.bottom <= canvas.h for control in focus.controls)
        for _ in range(30):
            focus.handle(key(Verb.DOWN))
        focus.handle(key(Verb.CONFIRM))
        assert heard == [30]
        drop.open(focus, canvas)
        assert len(focus.controls) == shown
        focus.handle(point(Verb.WHEEL, *focus.controls[0].box.centre, amount=1))
        assert len(focus.controls) == shown

    def test_at_the_foot_of_the_canvas_it_opens_upwards(self, heard, focus):
        drop = self.list_of(heard, focus, top=640.0)
        drop.open(focus, Canvas())
        assert all(control.box.bottom <= 640 for control in focus.controls)
        assert all(control.box.y >= 0 for control in focus.controls)


class TestScrollPanel:
    @pytest.fixture
    def panel(self):
        panel = ScrollPanel("rules", "Rules")
        panel.place(Box(100, 100, 400, 300), 1_000)
        return panel

    def test_wheel_arrows_home_and_end_scroll(self, panel):
        panel.act(point(Verb.WHEEL, 200, 200, amount=-1))
        assert panel.offset == LINE
        panel.act(key(Verb.DOWN))
        assert panel.offset == 2 * LINE
        panel.act(key(Verb.END))
        assert panel.offset == panel.most == 700
        panel.act(key(Verb.HOME))
        assert panel.offset == 0

    def test_arrows_lead_away_at_its_ends(self, panel):
        assert not panel.act(key(Verb.UP))
        panel.act(key(Verb.END))
        assert not panel.act(key(Verb.DOWN))
        assert panel.act(key(Verb.UP))
        assert not panel.act(key(Verb.LEFT))

    def test_a_pads_right_stick_scrolls(self, panel):
        focus = Focus()
        focus.set([panel.control()])
        focus.handle(Action(Verb.WHEEL, pad(0), amount=-1))
        assert panel.offset == LINE

    def test_dragging_the_contents_moves_them_with_the_finger(self, panel):
        panel.act(point(Verb.PRESS, 200, 300, TOUCH))
        panel.act(point(Verb.POINT, 200, 250, TOUCH, dragging=True))
        assert panel.offset == 50
        panel.act(point(Verb.RELEASE, 200, 250, TOUCH))
        panel.act(point(Verb.POINT, 200, 100, TOUCH))
        assert panel.offset == 50

    def test_dragging_the_bar_moves_by_its_share_and_pressing_beside_it_jumps(self, panel):
        panel.act(point(Verb.PRESS, 496, 399))
        assert panel.offset == panel.most
        panel.act(point(Verb.RELEASE, 496, 399))
        panel.act(point(Verb.PRESS, 496, 380))
        panel.act(point(Verb.POINT, 496, 170, dragging=True))
        assert panel.offset == 0

    def test_what_is_to_be_seen_is_brought_in_by_as_little_as_needed(self, panel):
        assert not panel.show(Box(100, 150, 50, 50))
        assert panel.show(Box(100, 420, 50, 50))
        assert 0 < panel.offset < 100
        assert panel.show(Box(100, -900, 50, 50))
        assert panel.offset == 0

    def test_contents_that_fit_do_not_scroll(self, panel):
        panel.act(key(Verb.END))
        panel.place(panel.box, 200)
        assert (panel.offset, panel.most) == (0, 0)
        assert not panel.act(key(Verb.DOWN))
