"""Whole matches by one device alone, from the setup to the results: every game, every device."""

from __future__ import annotations

import pygame
import pytest

from game.contract import Seat
from scenes import catalogue, tables
from scenes.catalogue import Request
from scenes.input.ports import NoPorts, SdlPorts
from scenes.preferences import LastTable
from scenes.results import ResultsScreen
from scenes.setup import SetupScene
from tests.kit import players
from tests.kit.devices import needs_virtual_pads
from tests.kit.hands import Keyboarder, Mouser, Padder
from tests.kit.stage import Stage

MAYA, BEN = Seat("Maya", 0), Seat("Ben", 1, side=1)
PLAYERS = {
    "wordaway": players.WordawayPlayer,
    "wordwinder": players.WordWinderPlayer,
    "wildwords": players.WildWordsPlayer,
    "rooply": players.RooplyPlayer,
}
TABLES = {
    "wordaway": LastTable(
        (MAYA, BEN),
        {"series": 1, "phrases": ("AN OILY EEL ATE OUR PIE",), "clock": None},
        ("pocket",),
    ),
    "wordwinder": LastTable((MAYA, BEN), {"game": "sidewinder"}, ("collegiate",)),
    "wildwords": LastTable((MAYA, BEN), {"minutes": None}, ("pocket",)),
    "rooply": LastTable((MAYA,), {}, ("collegiate",)),
}
DEVICES = {"keyboard": Keyboarder, "mouse": Mouser, "gamepad": Padder}


@pytest.fixture
def table(tmp_path, monkeypatch, request):
    """The stage at the setup of a game with a short match set, and who plays it."""
    game, device = request.param
    monkeypatch.setattr(tables.secrets, "token_hex", lambda _: f"one device: {game}")
    if device == "gamepad":
        pygame.display.init()
        needs_virtual_pads()
    stage = Stage(
        tmp_path / "data",
        (960, 540),
        ports=SdlPorts() if device == "gamepad" else NoPorts(),
        tables={game: TABLES[game]},
        reduced_motion=True,
        speed_percent=200,
    )
    stage.show(lambda app: catalogue.make("setup", app, Request(game)))
    assert isinstance(stage.top, SetupScene)
    hands = DEVICES[device](stage)
    yield PLAYERS[game](hands)
    if isinstance(hands, Padder):
        hands.unplug()
    stage.app.close()


MATCHES = [(game, device) for game in TABLES for device in DEVICES]


@pytest.mark.parametrize("table", MATCHES, indirect=True, ids="-".join)
def test_a_whole_match_by_one_device_alone(table) -> None:
    table.hands.press("start")
    table.stage.settle(300)
    results = table.play_on()
    assert isinstance(results, ResultsScreen)
    assert table.moved > 3
    table.stage.settle(1500)
    table.hands.press("rematch")
    table.stage.settle(300)
    assert table.stage.top is not results
