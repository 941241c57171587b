import gc
import itertools
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from scenes.app import App
from scenes.input.ports import NoPorts
from tests.kit.clock import FakeClock
from tests.kit.stage import Stage


@pytest.fixture
def clock():
    return FakeClock()


@pytest.fixture
def app(tmp_path, clock):
    """The program without a scene, in a window nobody sees, with time that stands still."""
    app = App(tmp_path / "data", now_ms=clock, ports=NoPorts(), strict=True)
    pygame.event.clear()
    yield app
    app.close()


@pytest.fixture
def stage(tmp_path):
    """The program with everything to drive it, before any scene is shown."""
    stage = Stage(tmp_path / "data")
    yield stage
    stage.app.close()


@pytest.fixture(autouse=True)
def _known_chance(monkeypatch):
    """The same boards, pots and coins in every run; no two matches of a test are alike."""
    numbers = itertools.count(1)
    monkeypatch.setattr("scenes.tables.secrets.token_hex", lambda _size: f"scene {next(numbers)}")


_tests = itertools.count(1)


@pytest.fixture(autouse=True)
def _free_pictures():
    """Stages are rings of references; now and then their many pictures are given back."""
    yield
    if next(_tests) % 20 == 0:
        gc.collect()
