from __future__ import annotations

import sys
from types import ModuleType

import pytest

from game import registry
from game.contract import Seat
from scenes import play
from scenes.manager import Scene
from tests.kit.toy import Stones

SEATS = (Seat("Maya", 0), Seat("Ben", 1, side=1))


class Screen(Scene):
    def __init__(self, app, live):
        self.app, self.live = app, live


@pytest.fixture(autouse=True)
def stones(monkeypatch):
    monkeypatch.setitem(registry.GAMES, "stones", Stones())


@pytest.fixture
def live(stage):
    live = stage.app.tables.begin("stones", {}, SEATS, ["pocket"])
    yield live
    live.close()


def test_a_game_without_a_screen_is_not_playable(stage, live):
    assert not play.playable("stones")
    assert play.play_scene(stage.app, live) is None


def test_a_screen_without_rules_is_not_playable(monkeypatch):
    monkeypatch.setitem(play._made, "chess", Screen)
    assert not play.playable("chess")


def test_a_screen_is_imported_only_when_a_match_is_opened(stage, live, monkeypatch):
    module = ModuleType("stones_screen")
    module.StonesScreen = Screen
    monkeypatch.setattr(play, "SCREENS", {"stones": ("stones_screen", "StonesScreen")})
    monkeypatch.setattr(play, "find_spec", lambda name: name == "stones_screen" or None)
    assert play.playable("stones")
    monkeypatch.setitem(sys.modules, "stones_screen", module)
    scene = play.play_scene(stage.app, live)
    assert isinstance(scene, Screen)
    assert (scene.app, scene.live) == (stage.app, live)


def test_every_screen_named_exists_or_is_not_there_at_all():
    for game, (module, name) in play.SCREENS.items():
        if play.playable(game):
            assert hasattr(__import__(module, fromlist=[name]), name)


def test_matches_can_be_watched_again_if_there_is_a_screen_for_it(monkeypatch, stage, tmp_path):
    monkeypatch.setattr(play, "REPLAY", ("no_such_module", "nothing"))
    assert not play.replayable()
    assert play.replay_scene(stage.app, tmp_path / "record.json") is None
