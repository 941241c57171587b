"""The frame on a real X server, with keys and pointer that come from outside the program."""

import json
import shutil
import signal
import subprocess
import sys
import time

import pytest

from tests.kit.xserver import NEEDS_SCREEN, Screen, has_screen

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not has_screen(), reason=NEEDS_SCREEN),
]
needs_manager = pytest.mark.skipif(not shutil.which("openbox"), reason="needs openbox")
needs_xrandr = pytest.mark.skipif(not shutil.which("xrandr"), reason="needs xrandr")


class Program:
    """The frame's trial program on a screen."""

    def __init__(self, screen, folder):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.kit.frame_program", str(folder)],
            env=screen.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        while not self._line().startswith("{"):
            pass
        time.sleep(1)

    def ask(self, order="state"):
        """Give an order, let it take effect, and tell the state after it."""
        if order != "state":
            self._write(order)
            self._line()
            time.sleep(0.8)
        self._write("state")
        return json.loads(self._line())

    def leave(self):
        self._write("quit")
        return self.process.wait(10)

    def _write(self, order):
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()

    def _line(self):
        if self.process.poll() is None and not hasattr(self, "_asked"):
            self._asked = True
            self._write("state")
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read()
        return line


@pytest.fixture
def screen():
    screen = Screen()
    yield screen
    screen.close()


@pytest.fixture
def program(screen, tmp_path):
    program = Program(screen, tmp_path)
    yield program
    if program.process.poll() is None:
        program.process.kill()
    program.process.communicate()


def settings(folder, **window):
    (folder / "settings.json").write_text(json.dumps({"format": 1, "window": window}))


def test_clicks_keys_and_text_arrive(screen, program):
    state = program.ask()
    assert state["driver"] == "x11"
    x, y = state["position"]
    screen.run("xdotool", "mousemove", str(x + 160), str(y + 120), "click", "1")
    screen.run("xdotool", "key", "Right", "Right", "Return")
    screen.run("xdotool", "type", "--delay", "60", "Iris q")
    time.sleep(0.5)
    state = program.ask()
    assert state["pressed"][:2] == ["0,0", "1,0"]
    assert state["typed"].replace(" ", "") == "Irisq"


def test_clicks_arrive_where_they_are_meant_after_a_resize(screen, program):
    for wide, high in ((960, 540), (1600, 900), (1024, 768), (1680, 720)):
        screen.run("xdotool", "search", "--class", ".", "windowsize", str(wide), str(high))
        time.sleep(0.6)
        state = program.ask()
        assert state["size"] == state["canvas"] == [wide, high]
        x, y = state["position"]
        target = (x + round(wide * 0.875), y + round(high * 0.5))
        screen.run("xdotool", "mousemove", *map(str, target), "click", "1")
        time.sleep(0.3)
        assert program.ask()["pressed"][-1] == "3,1"


def test_fullscreen_by_its_key_and_back_where_no_window_manager_helps(screen, program):
    before = program.ask()
    screen.run("xdotool", "key", "F11")
    time.sleep(1)
    full = program.ask()
    assert (full["fullscreen"], full["size"], full["canvas"]) == (
        True,
        [1920, 1080],
        [1920, 1080],
    )
    screen.run("xdotool", "mousemove", "1680", "540", "click", "1")
    time.sleep(0.3)
    assert program.ask()["pressed"] == ["3,1"]
    screen.run("xdotool", "key", "alt+Return")
    time.sleep(1)
    after = program.ask()
    assert (after["size"], after["position"]) == (before["size"], before["position"])


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_signal_ends_it_in_good_order(program, tmp_path, name):
    program.process.send_signal(getattr(signal, name))
    assert program.process.wait(5) == 0
    assert (tmp_path / "settings.json").exists()


@needs_manager
class TestManaged:
    """With a window manager that puts a frame around the window."""

    @pytest.fixture
    def screen(self, tmp_path):
        settings(tmp_path, width=1300, height=800, x=200, y=150)
        screen = Screen()
        screen.manage()
        yield screen
        screen.close()

    def test_three_times_fullscreen_and_back_is_the_same_place_and_size(self, program):
        before = program.ask()
        assert before["size"] == [1300, 800]
        for _ in range(3):
            assert program.ask("fullscreen")["size"] == [1920, 1080]
            after = program.ask("fullscreen")
            assert (after["size"], after["position"]) == (before["size"], before["position"])
            assert after["resizable"]

    def test_from_maximised_and_back(self, program):
        maximised = program.ask("maximise")
        assert maximised["size"][0] == 1920
        assert program.ask("fullscreen")["size"] == [1920, 1080]
        after = program.ask("fullscreen")
        assert (after["size"], after["position"]) == (maximised["size"], maximised["position"])

    @needs_xrandr
    def test_fullscreen_takes_the_desktops_present_size(self, screen, program):
        mode = ["1280x720", "74.50", "1280", "1344", "1472", "1664", "720", "723", "728", "748"]
        before = program.ask()
        screen.run("xrandr", "--newmode", *mode)
        screen.run("xrandr", "--addmode", "screen", "1280x720")
        screen.run("xrandr", "--output", "screen", "--mode", "1280x720")
        full = program.ask("fullscreen")
        assert full["size"] == full["canvas"] == [1280, 720]
        assert program.ask("fullscreen")["size"] == before["size"]

    def test_the_window_opens_where_it_was_however_often(self, screen, tmp_path):
        places = []
        for _ in range(3):
            program = Program(screen, tmp_path)
            places.append(program.ask()["position"])
            assert program.leave() == 0
            program.process.communicate()
        assert places[0] == places[1] == places[2]

    @pytest.mark.parametrize(
        "window",
        [
            {"x": 9_000, "y": 9_000, "width": 1280, "height": 720},
            {"x": -5_000, "y": 0, "width": 1280, "height": 720},
            {"x": 0, "y": 0, "width": 20_000, "height": 20_000},
            {"x": 0, "y": 0, "width": 10, "height": 10},
        ],
    )
    def test_a_senseless_place_opens_wholly_visible(self, screen, tmp_path, window):
        settings(tmp_path, **window)
        program = Program(screen, tmp_path)
        state = program.ask()
        assert program.leave() == 0
        program.process.communicate()
        for start, length, room in zip(state["position"], state["size"], (1920, 1080), strict=True):
            assert start >= 0
            assert length >= 600 or length >= 360
            assert start + length <= room
        kept = json.loads((tmp_path / "settings.json").read_text())["window"]
        assert [kept["width"], kept["height"]] == state["size"]
