"""What a frame takes in which something moves, while the computer thinks at full load.

Only frames that draw count; the first one of each screen, in which nothing moves yet, is told
apart. The limits are those of the worst scene.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame
from _figures import ROOT, tell
from msgspec.structs import replace
from rooply import half_full

sys.path.insert(0, str(ROOT))

from _wildwords_table import DraggedTile
from _wordwinder_table import DrawnWord

from game import registry
from game.contract import Seat
from game.engine import Match, encode
from game.library import load_lexicon
from game.opponents import Request, Worker
from game.options import fresh_setup
from game.rooply.dice import Direction, Throw
from game.rooply.state import GRADES, RooplyState, Turn
from scenes.app import FRAME_S, App
from scenes.catalogue import make
from scenes.draft import Draft
from scenes.input.ports import NoPorts
from scenes.manager import Scene
from scenes.opening import begin, demonstration
from scenes.play.rooply import RooplyScene
from scenes.preferences import PreferenceFile, Preferences, WindowPlace

SECONDS = 20
LEAST_FRAMES = 100
MEDIAN_LIMIT_MS = 4
P99_LIMIT_MS = 12
HARD_PHRASE = "STRENGTHS OF THE MIGHTY SHALL NOT CRUSH A DREAM"
MOST_THOUGHTS = 20
"""More than these in one run, and the computer was not at full load."""


class Scenario(NamedTuple):
    """A scene in motion: how it is opened, and what is done in each frame by its number."""

    name: str
    open: Callable[[App], Scene | None]
    act: Callable[[int], None]
    size: tuple[int, int] = (1280, 720)


def nothing(_: int) -> None:
    """Only watches."""


def typing_and_erasing(frame: int) -> None:
    """Types a letter, and then takes it back, six times a second."""
    if frame % 20 == 0:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="aeiost"[frame // 20 % 6]))
    elif frame % 20 == 10:
        press(pygame.K_BACKSPACE)


def walking_about(frame: int) -> None:
    """Goes from one thing on the screen to the next, and now and then into it and back."""
    if frame % 20 == 0:
        press((pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN, pygame.K_ESCAPE)[frame // 20 % 4])


def press(key: int) -> None:
    """Press a key and let it go."""
    values = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, values))
    pygame.event.post(pygame.Event(pygame.KEYUP, values))


def person_at(game: str) -> Callable[[App], Scene | None]:
    """A table of a person and the computer, so that a clock runs and letters can be typed."""

    def opened(app: App) -> Scene | None:
        draft = Draft(game)
        draft.set_kind(0, "person")
        draft.set_kind(1, "computer")
        return begin(app, draft)

    return opened


def word_over_a_half_full_board(app: App) -> Scene | None:
    """A person's turn at the largest board of Rooply, with two computers that wait."""
    draft = Draft("rooply")
    draft.set_option("level", "master")
    draft.add_seat()
    for seat, kind in enumerate(("person", "computer", "computer")):
        draft.set_kind(seat, kind)
    scene = begin(app, draft)
    assert isinstance(scene, RooplyScene)
    match = scene.table.match
    state = match.state
    assert isinstance(state, RooplyState)
    boards = [half_full(GRADES["master"], Random(seed)) for seed in range(3)]
    players = tuple(replace(p, board=b) for p, b in zip(state.players, boards, strict=True))
    turn = Turn(0, state.turn.serial, throw=Throw(4, Direction.ACROSS, 2), throws=1)
    match.states[-1] = replace(state, players=players, turn=turn)
    scene.table._clocks.set(scene.table.acts(), 0)
    scene.show_position()
    return scene


def moving_a_word(frame: int) -> None:
    """Writes a word, moves it twelve times a second, and now and then turns it round."""
    if frame < 5:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="stone"[frame]))
    elif frame % 45 == 0:
        press(pygame.K_F5)
    elif frame % 5 == 0:
        ways = (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP)
        press(ways[frame // 5 % len(ways)])


_DRAGGED, _DRAWN = DraggedTile(), DrawnWord()

SCENARIOS = (
    Scenario("Title and what it leads to", lambda app: make("title", app), walking_about),
    Scenario("Wordaway played by computers", lambda app: demonstration(app, "wordaway"), nothing),
    Scenario("Wordaway typed under a clock", person_at("wordaway"), typing_and_erasing),
    Scenario("Rooply played by computers", lambda app: demonstration(app, "rooply"), nothing),
    Scenario("Rooply, a word moved about", word_over_a_half_full_board, moving_a_word),
    Scenario("WildWords, a tile dragged", _DRAGGED.open, _DRAGGED.act),
    Scenario("Word Winder, a word drawn", _DRAWN.open, _DRAWN.act),
    Scenario("Word Winder, a word drawn at 1920 x 1080", _DRAWN.open, _DRAWN.act, (1920, 1080)),
)


class Frame(NamedTuple):
    """One frame: its time, the processor time in it, and whether it is the first of a screen."""

    ms: float
    work_ms: float
    opens: bool


class FullLoad:
    """A worker that solves a position far too hard for it, and begins anew when it has done."""

    def __init__(self) -> None:
        game = registry.game("wordaway")
        seats = [Seat("A", 0, "computer", "expert", 0), Seat("B", 1, "computer", "expert", 1)]
        options = {"phrases": (HARD_PHRASE,)}
        setup = fresh_setup(game, options, seats, load_lexicon(["encyclopedic"]))
        state = Match.begin(game, setup, "load").state
        (mover,) = [act.actor for act in game.acts(state) if act.owed]
        view = encode(game.view(state, mover))
        key = setup.lexicon.key
        self._request = Request(1, "choose", "wordaway", view, key, "expert", "", 600_000)
        self._worker = Worker()
        self.thoughts = 0
        self.keep_on()

    def keep_on(self) -> None:
        """Ask again if the worker has come to an end."""
        answer = self._worker.answer()
        if answer is not None and answer.failed:
            raise RuntimeError(answer.failed)
        if answer is not None or not self.thoughts:
            self.thoughts += 1
            self._worker.ask(self._request)

    def close(self) -> None:
        self._worker.close()


def drawn(scenario: Scenario, load: FullLoad) -> list[Frame]:
    """Run a scenario at 60 frames a second and return every frame that was drawn."""
    flips: list[None] = []
    flip = pygame.display.flip
    pygame.display.flip = lambda: (flips.append(None), flip())[1]
    with tempfile.TemporaryDirectory() as folder:
        window = WindowPlace(*scenario.size, screens=((4096, 2304),))
        PreferenceFile(Path(folder)).save(Preferences(window=window))
        app = App(Path(folder), ports=NoPorts(), strict=True)
        try:
            app.open(lambda app: scenario.open(app) or stop(scenario))
            return list(_frames(app, scenario, load, flips))
        finally:
            app.close()
            pygame.display.flip = flip


def stop(scenario: Scenario) -> Scene:
    raise RuntimeError(f"{scenario.name}: there is no such scene")


def _frames(app: App, scenario: Scenario, load: FullLoad, flips: list[None]) -> Iterator[Frame]:
    end = time.perf_counter() + SECONDS
    seen: set[Scene | None] = set()
    number = 0
    while time.perf_counter() < end and app.running:
        load.keep_on()
        scenario.act(number)
        number += 1
        before, since, worked = len(flips), time.perf_counter(), time.thread_time()
        app.step()
        took, work = time.perf_counter() - since, time.thread_time() - worked
        if len(flips) > before:
            yield Frame(took * 1000, work * 1000, app.manager.top not in seen)
        seen.add(app.manager.top)
        time.sleep(max(0.0, FRAME_S - took))


def measured(scenario: Scenario, load: FullLoad) -> tuple[float, float]:
    """Median and 99th percentile of the frames of a scenario that moved, in milliseconds."""
    frames = drawn(scenario, load)
    moved = [frame for frame in frames if not frame.opens]
    if len(moved) < LEAST_FRAMES:
        raise RuntimeError(f"{scenario.name}: only {len(moved)} frames moved")
    opening = max(frame.ms for frame in frames if frame.opens)
    middle, p99 = middle_and_p99([frame.ms for frame in moved])
    work = middle_and_p99([frame.work_ms for frame in moved])
    tell(f"{scenario.name}: frames that moved", len(moved), "frames")
    tell(f"{scenario.name}: frame, median", middle, "ms")
    tell(f"{scenario.name}: frame, 99th percentile", p99, "ms")
    tell(f"{scenario.name}: processor time of a frame, median", work[0], "ms")
    tell(f"{scenario.name}: processor time of a frame, 99th percentile", work[1], "ms")
    tell(f"{scenario.name}: slowest first frame of a screen", opening, "ms")
    return middle, p99


def middle_and_p99(times: list[float]) -> tuple[float, float]:
    """Median and 99th percentile."""
    return median(times), quantiles(times, n=100)[98]


def main() -> None:
    load = FullLoad()
    try:
        figures = [measured(scenario, load) for scenario in SCENARIOS]
    finally:
        load.close()
    if load.thoughts > MOST_THOUGHTS:
        raise RuntimeError("the computer was not at full load")
    middle, p99 = (max(column) for column in zip(*figures, strict=True))
    tell("frame of the worst scene, median", middle, "ms", MEDIAN_LIMIT_MS)
    tell("frame of the worst scene, 99th percentile", p99, "ms", P99_LIMIT_MS)


if __name__ == "__main__":
    main()
