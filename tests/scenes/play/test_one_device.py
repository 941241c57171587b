"""Whole matches by one device alone, from the setup to the results: every game, every device.

And one by four gamepads at once, each of them for its own seat.
"""

from __future__ import annotations

import pygame
import pytest

from game.contract import Seat
from scenes import catalogue, tables
from scenes.catalogue import Request
from scenes.input.actions import Verb, pad
from scenes.input.ports import NoPorts, SdlPorts
from scenes.preferences import LastTable
from scenes.results import ResultsScreen
from scenes.setup import SetupScene
from tests.kit import players
from tests.kit.devices import needs_virtual_pads
from tests.kit.hands import Keyboarder, Mouser, Padder, Toucher
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
DEVICES = {"keyboard": Keyboarder, "mouse": Mouser, "touch": Toucher, "gamepad": Padder}


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


TEAM = ("Maya", "Ben", "Ana", "Leo")


class FourPads(players.WordWinderPlayer):
    """Two teams of two; every move by the pad of whose turn it is, after the others' have tried."""

    def __init__(self, hands: list[Padder]) -> None:
        super().__init__(hands[0])
        self.all = hands
        self.by: set[int] = set()

    def move(self, scene) -> None:
        before = len(scene.table.match.entries), scene.trace.path
        for seat, hands in enumerate(self.all):
            if seat != scene.seat:
                hands.ask(Verb.CONFIRM)
                hands.ask(Verb.PLAY)
        assert (len(scene.table.match.entries), scene.trace.path) == before
        self.hands = self.all[scene.seat]
        self.by.add(scene.seat)
        super().move(scene)


def test_two_teams_with_four_gamepads_each_for_its_own_seat(tmp_path, monkeypatch) -> None:
    pygame.display.init()
    needs_virtual_pads()
    monkeypatch.setattr(tables.secrets, "token_hex", lambda _: "four pads")
    seats = tuple(Seat(name, n % 2, side=n % 2) for n, name in enumerate(TEAM))
    stage = Stage(
        tmp_path,
        (960, 540),
        ports=SdlPorts(),
        tables={"wordwinder": LastTable(seats, {}, ("collegiate",))},
        reduced_motion=True,
        speed_percent=200,
    )
    stage.show(lambda app: catalogue.make("setup", app, Request("wordwinder")))
    pads = [Padder(stage) for _ in TEAM]
    for name, hands in zip(TEAM, pads, strict=True):
        stage.app.owners.give(name, pad(hands.number), TEAM)
    pads[3].press("start")
    stage.settle(300)
    player = FourPads(pads)
    assert isinstance(player.play_on(), ResultsScreen)
    assert player.by == {0, 1, 2, 3}
    for hands in pads:
        hands.unplug()
    stage.app.close()
