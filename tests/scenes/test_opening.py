from __future__ import annotations

import pytest

from game import registry
from scenes import opening, play
from scenes.draft import Draft
from scenes.manager import Scene
from tests.kit.toy import Stones


class Playing(Scene):
    def __init__(self, live):
        self.live = live


@pytest.fixture(autouse=True)
def stones(monkeypatch):
    monkeypatch.setitem(registry.GAMES, "stones", Stones())
    monkeypatch.setitem(play._made, "stones", lambda _app, live: Playing(live))


def test_a_match_begun_is_remembered_with_the_names_of_the_people(stage):
    draft = Draft("stones")
    draft.rename(0, "Zoe")
    scene = opening.begin(stage.app, draft)
    assert isinstance(scene, Playing)
    assert stage.app.prefs.tables["stones"].seats[0].name == "Zoe"
    assert stage.app.prefs.names == ("Zoe",)
    assert stage.worker.started
    scene.live.close()


def test_a_match_goes_on_where_it_was_left(stage):
    scene = opening.begin(stage.app, Draft("stones"))
    before = scene.live.table.match.state_hash()
    scene.live.close()
    (waiting,) = stage.app.tables.waiting()
    again = opening.resume(stage.app, waiting.id)
    assert again.live.table.match.state_hash() == before
    again.live.close()


def test_what_cannot_be_opened_is_told(stage, monkeypatch):
    assert opening.resume(stage.app, "gone") is None
    assert len(stage.app.toasts.texts) == 1
    monkeypatch.setattr(play, "_made", {})
    assert opening.begin(stage.app, Draft("stones")) is None
    assert "can\u2019t be played here" in stage.app.toasts.texts[-1]


def test_in_a_demonstration_the_levels_differ_and_nothing_is_remembered(stage):
    scene = opening.demonstration(stage.app, "stones")
    seats = scene.live.table.setup.seats
    assert [seat.kind for seat in seats] == ["computer", "computer"]
    assert len({seat.level for seat in seats}) == 2
    assert stage.app.prefs.tables == {}
    scene.live.close()
