"""What a frame takes in which something moves, while the computer thinks at full load.

Only frames that draw count. The limits are those of the worst scene.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame
from _figures import ROOT, tell

sys.path.insert(0, str(ROOT))

from game import registry
from game.contract import Seat
from game.engine import Match, encode
from game.library import load_lexicon
from game.opponents import Request, Worker
from game.options import fresh_setup
from scenes.app import FRAME_S, App
from scenes.catalogue import make
from scenes.draft import Draft
from scenes.input.ports import NoPorts
from scenes.manager import Scene
from scenes.opening import begin, demonstration

SECONDS = 20
LEAST_FRAMES = 100
MEDIAN_LIMIT_MS = 4
P99_LIMIT_MS = 12


class Scenario(NamedTuple):
    """A scene in motion: how it is opened, and what is done in each frame by its number."""

    name: str
    open: Callable[[App], Scene | None]
    act: Callable[[int], None]


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


def people_at(game: str) -> Callable[[App], Scene | None]:
    """A table of people, so that a clock runs and letters can be typed."""

    def opened(app: App) -> Scene | None:
        draft = Draft(game)
        for place in range(len(draft.seats)):
            draft.set_kind(place, "person")
        return begin(app, draft)

    return opened


SCENARIOS = (
    Scenario("Title and what it leads to", lambda app: make("title", app), walking_about),
    Scenario("Wordaway played by computers", lambda app: demonstration(app, "wordaway"), nothing),
    Scenario("Wordaway typed under a clock", people_at("wordaway"), typing_and_erasing),
)


@contextmanager
def full_load() -> Iterator[Worker]:
    """A worker that solves a position far too hard for it, as long as this lasts."""
    game = registry.game("wordaway")
    seats = [Seat("A", 0, "computer", "expert", 0), Seat("B", 1, "computer", "expert", 1)]
    setup = fresh_setup(game, {}, seats, load_lexicon(["encyclopedic"]))
    view = encode(game.view(Match.begin(game, setup, "load").state, 0))
    worker = Worker()
    try:
        worker.ask(Request(1, "choose", "wordaway", view, setup.lexicon.key, "expert", "", 600_000))
        yield worker
    finally:
        worker.close()


def drawn_ms(scenario: Scenario, seconds: float) -> list[float]:
    """Run a scenario at 60 frames a second; the milliseconds of every frame that was drawn."""
    flips: list[None] = []
    flip = pygame.display.flip
    pygame.display.flip = lambda: (flips.append(None), flip())[1]
    with tempfile.TemporaryDirectory() as folder:
        app = App(Path(folder), ports=NoPorts(), strict=True)
        try:
            app.open(lambda app: scenario.open(app) or stop(scenario))
            return list(_frames(app, scenario, seconds, flips))
        finally:
            app.close()
            pygame.display.flip = flip


def stop(scenario: Scenario) -> Scene:
    raise RuntimeError(f"{scenario.name}: there is no such scene")


def _frames(app: App, scenario: Scenario, seconds: float, flips: list[None]) -> Iterator[float]:
    end = time.perf_counter() + seconds
    frame = 0
    while time.perf_counter() < end and app.running:
        scenario.act(frame)
        frame += 1
        before, since = len(flips), time.perf_counter()
        app.step()
        took = time.perf_counter() - since
        if len(flips) > before and frame > 1:
            yield took * 1000
        time.sleep(max(0.0, FRAME_S - took))


def main() -> None:
    worst = (0.0, 0.0)
    with full_load() as worker:
        for scenario in SCENARIOS:
            times = drawn_ms(scenario, SECONDS)
            if len(times) < LEAST_FRAMES:
                raise RuntimeError(f"{scenario.name}: only {len(times)} frames moved")
            if worker.answer() is not None:
                raise RuntimeError("the computer was not at full load")
            middle, p99 = median(times), quantiles(times, n=100)[98]
            tell(f"{scenario.name}: frames that moved", len(times), "frames")
            tell(f"{scenario.name}: frame, median", middle, "ms")
            tell(f"{scenario.name}: frame, 99th percentile", p99, "ms")
            worst = max(worst[0], middle), max(worst[1], p99)
    tell("frame of the worst scene, median", worst[0], "ms", MEDIAN_LIMIT_MS)
    tell("frame of the worst scene, 99th percentile", worst[1], "ms", P99_LIMIT_MS)


if __name__ == "__main__":
    main()
