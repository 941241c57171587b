import signal
import sys
import time

import pygame
import pytest

from game.contract import Notice
from scenes.app import App, monotonic_ms
from scenes.canvas import Box
from scenes.dialog import Answer, Dialog
from scenes.faults import LOG_FILE, MOST_BYTES, note
from scenes.input import Action, Verb
from scenes.input.actions import KEYBOARD, pad
from scenes.input.ports import NoPorts, SdlPorts
from scenes.preferences import FILE
from tests.kit.devices import (
    ScriptedKeyboard,
    ScriptedMouse,
    ScriptedTouch,
    VirtualPad,
    needs_virtual_pads,
)
from tests.kit.screens import Buttons, Plain, pixel, resize, run

WINDOWS = [(960, 540), (1366, 768), (1920, 1080), (3840, 2160), (1024, 768), (1680, 720)]


@pytest.fixture
def buttons(app, clock):
    app.open(Buttons)
    run(app, clock)
    return app.manager.top


class TestPointer:
    @pytest.mark.parametrize("window", WINDOWS)
    def test_the_middle_of_every_control_is_that_control(self, app, clock, window):
        resize(app, window)
        app.open(lambda app: Buttons(app, columns=15, rows=15))
        run(app, clock)
        scene, mouse = app.manager.top, ScriptedMouse()
        assert app.window.size == window
        for box in scene.boxes.values():
            mouse.click(*pixel(app, *box.centre))
        app.step()
        assert scene.pressed == list(scene.boxes)

    def test_also_right_after_a_resize_in_the_same_frame(self, app, clock, buttons):
        mouse = ScriptedMouse()
        for window in (*WINDOWS, (1280, 720)):
            resize(app, window)
            wide, high = window
            mouse.click(wide * 0.875, high * 0.5)
            mouse.click(wide * 0.125, high * 0.9)
            app.step()
            assert buttons.pressed[-2:] == ["3,1", "0,2"]
        assert len(buttons.pressed) == 2 * len(WINDOWS) + 2

    def test_a_click_before_a_resize_is_meant_in_the_old_window(self, app, clock, buttons):
        ScriptedMouse().click(1280 * 0.875, 360)
        resize(app, (1920, 1080))
        app.step()
        assert buttons.pressed == ["3,1"]

    @pytest.mark.parametrize("echo", ["none", "marked", "unmarked"])
    def test_a_tap_presses_once(self, app, clock, buttons, echo):
        ScriptedTouch(app.window.size).tap(1280 * 0.875, 360, echo=echo)
        run(app, clock)
        assert buttons.pressed == ["3,1"]

    def test_a_drag_that_left_the_window_for_good_is_cancelled(self, app, clock, buttons):
        mouse = ScriptedMouse()
        mouse.move(100, 100)
        mouse.down(100, 100)
        pygame.event.post(pygame.Event(pygame.WINDOWLEAVE))
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        app.step()
        assert buttons.focus.state("0,0") != "pressed"
        mouse.let_go_outside()
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
        mouse.move(110, 110)
        mouse.up(110, 110)
        run(app, clock)
        assert buttons.pressed == []


class TestDrawing:
    def test_nothing_is_drawn_while_nothing_changes(self, app, clock, buttons):
        drawn = buttons.drawn
        run(app, clock, 2_000)
        assert buttons.drawn == drawn

    def test_pointing_into_nothing_draws_nothing_and_hovering_once(self, app, clock, buttons):
        mouse, drawn = ScriptedMouse(), buttons.drawn
        for x in (100, 104, 108):
            mouse.move(x, 100)
            app.step()
        assert buttons.drawn == drawn + 1

    def test_a_held_arrow_moves_on(self, app, clock, buttons):
        keys = ScriptedKeyboard()
        keys.down(pygame.K_RIGHT)
        run(app, clock, 1_000)
        keys.up(pygame.K_RIGHT)
        app.step()
        assert buttons.focus.current.id != "0,0"

    def test_a_hidden_window_is_not_drawn_and_time_goes_on(self, app, clock):
        ticks = []
        scene = Plain(app)
        scene.on_update = lambda: (ticks.append(clock()), scene.redraw())
        app.open(lambda _: scene)
        run(app, clock)
        drawn = []
        scene.on_draw = lambda: drawn.append(True)
        pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
        run(app, clock, 320)
        assert drawn == []
        assert len(ticks) > 20
        pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
        run(app, clock, 32)
        assert drawn

    def test_a_long_sleep_is_told_as_a_short_step(self, app, clock):
        steps = []
        scene = Plain(app)
        scene.update = lambda dt_ms: steps.append(dt_ms)
        app.open(lambda _: scene)
        run(app, clock, 16)
        clock.pass_ms(3_600_000)
        app.step()
        assert steps[-1] == 250

    def test_a_clock_that_is_set_back_is_no_step(self, app, clock):
        steps = []
        scene = Plain(app)
        scene.update = lambda dt_ms: steps.append(dt_ms)
        app.open(lambda _: scene)
        run(app, clock, 16)
        clock.pass_ms(-5_000)
        app.step()
        assert steps[-1] == 0


class TestTransitions:
    def test_a_press_during_one_only_ends_it(self, app, clock, buttons):
        app.manager.push(Buttons(app))
        mouse = ScriptedMouse()
        run(app, clock, 32)
        mouse.click(100, 100)
        app.step()
        assert app.manager.top.pressed == []
        mouse.click(100, 100)
        app.step()
        assert app.manager.top.pressed == ["0,0"]

    def test_typing_during_one_is_not_lost(self, app, clock, buttons):
        app.manager.push(Buttons(app))
        run(app, clock, 32)
        ScriptedKeyboard().type("q")
        app.step()
        assert [a.text for a in app.manager.top.seen if a.verb is Verb.TEXT] == ["q"]

    def test_it_ends_with_the_new_scene_alone(self, app, clock, buttons):
        colours = []
        other = Plain(app)
        app.manager.push(other)
        for _ in range(40):
            run(app, clock, 16)
            colours.append(app.window.surface.get_at((4, 4))[:3])
        assert colours[0] != (90, 60, 30)
        assert colours[-1] == (90, 60, 30)
        assert colours.index((90, 60, 30)) < 20


class TestPaused:
    """Nothing about the window begins, ends or resumes anything."""

    def test_changes_of_look_and_window_only_lay_out(self, app, clock):
        seen, scene = [], Plain(app)
        scene.enter = lambda: seen.append("enter")
        scene.uncovered = lambda: seen.append("uncovered")
        scene.resized = lambda: seen.append("resized")
        scene.on_take = lambda action: seen.append(action.verb)
        app.open(lambda _: scene)
        run(app, clock, 32)
        resize(app, (1920, 1080))
        run(app, clock, 32)
        for _ in range(2):
            app.window.toggle_fullscreen()
            run(app, clock, 32)
        app.change(brightness="dark")
        app.change(text_percent=150)
        run(app, clock, 32)
        assert seen[0] == "enter"
        assert {"resized"} <= set(seen[1:]) <= {"resized", Verb.POINT}

    def test_setting_the_clock_of_the_machine_changes_no_time_of_ours(self, monkeypatch):
        def never(*_):
            raise AssertionError("asked a clock that people can set")

        monkeypatch.setattr(time, "time", never)
        monkeypatch.setattr(time, "time_ns", never)
        before = monotonic_ms()
        assert 0 <= monotonic_ms() - before < 10_000


class TestListening:
    """A key that was to be bound anew, and never came."""

    @pytest.fixture
    def heard(self, app, buttons):
        heard = []
        app.input.listen("keys", heard.append)
        return heard

    def test_leaving_the_scene_by_pad_ends_it_and_keys_work(self, app, clock, buttons, heard):
        app.manager.push(Buttons(app))
        assert heard == [None]
        run(app, clock, 400)
        ScriptedKeyboard().press(pygame.K_ESCAPE)
        run(app, clock)
        assert app.manager.top is buttons

    def test_leaving_by_mouse_ends_it_and_the_press_counts(self, app, clock, buttons, heard):
        ScriptedMouse().click(100, 100)
        run(app, clock)
        assert heard == [None]
        assert buttons.pressed == ["0,0"]

    def test_closing_the_window_leaves_all_the_same(self, app, clock, heard):
        pygame.event.post(pygame.Event(pygame.QUIT))
        run(app, clock)
        assert not app.running
        assert app.prefs.bindings == app.input.bindings

    def test_new_keys_hold_at_once_and_at_the_next_start(self, app, clock, tmp_path):
        bound = app.prefs.bindings.rebound("keys", Verb.FULLSCREEN, "f12")
        app.change(bindings=bound)
        ScriptedKeyboard().press(pygame.K_F12)
        app.open(Buttons)
        run(app, clock)
        assert app.window.fullscreen
        again = App(tmp_path / "data", now_ms=clock, ports=NoPorts(), strict=True)
        assert again.input.bindings == bound


class TestSettings:
    def test_size_theme_and_text_change_at_run_time(self, app, clock, buttons):
        layouts = buttons.layouts
        app.change(brightness="dark")
        assert app.theme.name == "dark"
        app.change(text_percent=175)
        assert app.canvas.text_scale == 1.75
        app.change(palette="high_contrast")
        assert app.painter.theme.high_contrast
        assert buttons.layouts == layouts + 3
        run(app, clock)

    def test_they_are_kept_and_found_again(self, app, clock, tmp_path, buttons):
        app.change(muted=True, speed_percent=150)
        assert (tmp_path / "data" / FILE).exists()
        again = App(tmp_path / "data", now_ms=clock, ports=NoPorts(), strict=True)
        assert again.prefs.muted
        assert again.pace.speed == 1.5

    def test_a_full_disk_is_told_and_the_program_goes_on(self, app, clock, buttons, monkeypatch):
        def full(*_):
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("scenes.preferences.write_atomic", full)
        app.change(muted=True)
        assert app.prefs.muted
        assert "No space left on device" in app.toasts.texts[-1]
        run(app, clock)

    def test_a_damaged_file_is_told_once_the_window_is_there(self, tmp_path, clock):
        (tmp_path / FILE).write_bytes(b"\0" * 300)
        app = App(tmp_path, now_ms=clock, ports=NoPorts(), strict=True)
        app.open(Buttons)
        run(app, clock)
        assert f"{FILE}.bad" in app.toasts.texts[0]
        assert (tmp_path / f"{FILE}.bad").read_bytes() == b"\0" * 300
        app.close()

    def test_volumes_reach_the_sounds(self, app):
        app.change(muted=True)
        assert (app.sounds.effects, app.sounds.clock) == (0, 0)
        app.change(muted=False)
        assert app.sounds.effects == pytest.approx(0.8)


class TestActions:
    def test_a_space_confirms_where_no_text_is_wanted(self, app, clock, buttons):
        keys = ScriptedKeyboard()
        keys.press(pygame.K_RIGHT)
        keys.type(" ")
        run(app, clock)
        assert buttons.pressed == ["0,0"]

    def test_losing_the_window_is_told_to_all_scenes_until_one_takes_it(self, app, clock, buttons):
        app.manager.push(Plain(app, opaque=False))
        app.step()
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        app.step()
        assert Verb.PAUSE in [action.verb for action in buttons.seen]

    def test_pads_come_and_go_without_moving_the_ring(self, tmp_path, clock):
        app = App(tmp_path, now_ms=clock, ports=SdlPorts(), strict=True)
        needs_virtual_pads()
        app.open(Buttons)
        run(app, clock)
        scene = app.manager.top
        keys = ScriptedKeyboard()
        keys.press(pygame.K_RIGHT, pygame.K_RIGHT)
        app.step()
        for _ in range(20):
            device = VirtualPad()
            run(app, clock, 32)
            device.unplug()
            run(app, clock, 32)
            pygame.event.post(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=4_711))
        assert scene.focus.state("1,0") == "focus"
        device = VirtualPad()
        run(app, clock, 32)
        device.press("a")
        run(app, clock, 32)
        assert scene.pressed == ["1,0"]
        keys.press(pygame.K_RETURN)
        run(app, clock, 32)
        assert scene.pressed == ["1,0", "1,0"]
        device.unplug()
        app.close()

    def test_closing_the_window_leaves(self, app, buttons):
        pygame.event.post(pygame.Event(pygame.QUIT))
        app.step()
        assert not app.running

    def test_leaving_the_last_scene_leaves(self, app, clock, buttons):
        ScriptedKeyboard().press(pygame.K_ESCAPE)
        run(app, clock)
        assert not app.running

    def test_closing_leaves_every_scene(self, app, clock):
        scenes = [Plain(app), Plain(app)]
        for scene in scenes:
            app.manager.push(scene)
        app.close()
        assert all(scene.left for scene in scenes)

    @pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
    @pytest.mark.skipif(sys.platform == "win32", reason="signals of other systems")
    def test_a_signal_leaves_in_good_order(self, app, name):
        before = {n: signal.getsignal(getattr(signal, n)) for n in ("SIGINT", "SIGTERM", "SIGHUP")}
        scene = Plain(app)
        scene.on_update = lambda: signal.raise_signal(getattr(signal, name))
        try:
            assert app.run(lambda _: scene) == 0
        finally:
            for number, handler in before.items():
                signal.signal(getattr(signal, number), handler)
        assert scene.left
        assert (app.data_dir / FILE).exists()


class TestFaults:
    @pytest.fixture
    def app(self, tmp_path, clock, capsys):
        app = App(tmp_path, now_ms=clock, ports=NoPorts())
        yield app
        app.close()

    def fail(self, *_):
        raise RuntimeError("of a scene")

    @pytest.mark.parametrize("where", ["on_update", "on_draw", "on_take"])
    def test_a_fault_is_noted_and_told_and_the_first_scene_opened(self, app, clock, where):
        app.open(Buttons)
        run(app, clock)
        bad = Plain(app)
        setattr(bad, where, self.fail)
        app.manager.push(bad)
        ScriptedKeyboard().type("q")
        run(app, clock, 600)
        assert [type(scene) for scene in app.manager.scenes] == [Buttons, Dialog]
        assert bad.left
        assert "RuntimeError: of a scene" in (app.data_dir / LOG_FILE).read_text()
        ScriptedKeyboard().press(pygame.K_RETURN, pygame.K_RETURN)
        run(app, clock, 600)
        assert [type(scene) for scene in app.manager.scenes] == [Buttons]
        assert app.running

    def test_a_scene_that_cannot_even_leave_is_gone(self, app, clock):
        app.open(Buttons)
        bad = Plain(app)
        bad.on_update = bad.leave = self.fail
        app.manager.push(bad)
        run(app, clock, 600)
        assert type(app.manager.top) is Dialog

    def test_faults_without_end_end_the_program(self, app, clock):
        assert app.run(self.fail) == 1
        assert not app.running

    def test_no_room_for_the_log_is_no_second_fault(self, app, clock, monkeypatch):
        monkeypatch.setattr("pathlib.Path.open", self.fail_to_write)
        app.open(Buttons)
        bad = Plain(app)
        bad.on_update = self.fail
        app.manager.push(bad)
        run(app, clock)
        assert type(app.manager.top) is Dialog

    def fail_to_write(self, *_, **__):
        raise OSError(28, "No space left on device")

    def test_the_log_stays_small(self, tmp_path):
        for _ in range(4):
            note(tmp_path, "x" * (MOST_BYTES // 2))
        assert (tmp_path / LOG_FILE).stat().st_size < 2 * MOST_BYTES


class TestToasts:
    def test_a_notice_is_told_in_a_sentence_and_goes_after_a_while(self, app, clock, buttons):
        app.tell(Notice("file_unreadable", {"file": "x.json"}))
        assert app.toasts.texts == ("x.json can't be read.",)
        run(app, clock, 3_200)
        assert app.toasts.texts == ()
        drawn = buttons.drawn
        run(app, clock, 500)
        assert buttons.drawn == drawn

    def test_they_stand_where_the_scene_has_room(self, app, clock, buttons):
        def changed(x, y):
            spot = pixel(app, x, y)
            before = app.window.surface.get_at(spot)
            app.toast("x" * 20)
            run(app, clock, 400)
            after = app.window.surface.get_at(spot)
            run(app, clock, 4_000)
            return before != after

        assert changed(436, 45)
        buttons.toast_at = Box(800, 400, 300, 42)
        assert not changed(436, 45)
        assert changed(804, 421)

    def test_the_same_again_is_one_and_there_are_never_many(self, app):
        for text in "aabcde":
            app.toast(text)
        assert app.toasts.texts == ("c", "d", "e")


class TestDialog:
    @pytest.fixture
    def said(self):
        return []

    def ask(self, app, said, text="The match is saved."):
        dialog = Dialog(
            app,
            "Leave the table?",
            text,
            [
                Answer("Stay", lambda: said.append("stay")),
                Answer("Leave", lambda: said.append("leave"), primary=True),
            ],
        )
        app.manager.push(dialog)
        return dialog

    @pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
    def test_the_safe_answer_has_the_ring_at_once(self, app, clock, buttons, said, device):
        app.act(Action(Verb.RIGHT, device))
        app.act(Action(Verb.RIGHT, device))
        dialog = self.ask(app, said)
        assert dialog.focus.state("answer0") == "focus"
        assert buttons.focus.state("1,0") == "rest"
        app.act(Action(Verb.CONFIRM, device))
        assert said == ["stay"]
        assert buttons.focus.state("1,0") == "focus"

    @pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
    def test_going_back_is_the_safe_answer(self, app, clock, buttons, said, device):
        self.ask(app, said)
        app.act(Action(Verb.BACK, device))
        assert said == ["stay"]
        assert app.manager.top is buttons

    def test_the_safe_answer_is_at_the_left_and_nothing_below_is_pressed(
        self, app, clock, buttons, said
    ):
        dialog = self.ask(app, said)
        run(app, clock, 400)
        assert dialog.buttons[0].x < dialog.buttons[1].x
        mouse = ScriptedMouse()
        mouse.click(20, 20)
        mouse.click(*pixel(app, *dialog.buttons[1].centre))
        run(app, clock, 400)
        assert said == ["leave"]
        assert buttons.pressed == []

    def test_two_presses_on_what_opens_it_answer_nothing(self, app, clock, buttons, said):
        self.ask(app, said)
        app.step()
        mouse = ScriptedMouse()
        mouse.click(640, 400)
        run(app, clock, 32)
        assert said == []

    @pytest.mark.parametrize("window", [(960, 540), (1280, 720), (1024, 768)])
    @pytest.mark.parametrize("percent", [100, 175])
    def test_everything_fits_at_every_text_size(self, app, clock, said, window, percent):
        resize(app, window)
        app.step()
        app.change(text_percent=percent)
        dialog = self.ask(app, said, "A rather long text in a language of long words. " * 7)
        box, canvas = dialog.box, app.canvas
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= canvas.w
        assert box.bottom <= canvas.h
        first, second = dialog.buttons
        assert first.right <= second.x or first.bottom <= second.y
        for button in dialog.buttons:
            assert box.x <= button.x
            assert button.right <= box.right
            assert button.bottom <= box.bottom
            assert min(button.w, button.h) >= 44
