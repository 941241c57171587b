import itertools
import json

import pytest

from scenes import catalogue
from scenes.smoke import smoke
from tests.kit.screens import Buttons, Plain


@pytest.fixture
def registered(monkeypatch):
    makers = {}
    monkeypatch.setattr(catalogue, "MODULES", {})
    monkeypatch.setattr(catalogue, "_makers", makers)
    monkeypatch.setattr("scenes.play.playable", lambda _: False)
    return makers


def ticking():
    """A clock that goes on by 5 ms whenever it is read."""
    ticks = itertools.count()
    return lambda: next(ticks) * 0.005


def test_every_scene_is_tried_by_every_device(registered, capsys, tmp_path):
    seen = {"one": [], "two": []}

    def maker(name):
        def make(app, _request):
            scene = Buttons(app)
            scene.seen = seen[name]
            return scene

        return make

    registered.update({name: maker(name) for name in seen})
    assert smoke(tmp_path, 2.0, ticking()) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["scenes"] == 2
    assert said["inputs"] > 300
    for actions in seen.values():
        assert {action.device.kind for action in actions} >= {"keyboard"}


@pytest.mark.parametrize("where", ["on_update", "on_draw", "on_take"])
def test_a_fault_in_any_scene_fails_and_names_it(registered, capsys, where):
    def fail(*_):
        raise RuntimeError("of a scene")

    def make(app, _request):
        scene = Plain(app)
        setattr(scene, where, fail)
        return scene

    registered["good"] = lambda app, _request: Buttons(app)
    registered["bad"] = make
    assert smoke(None, 2.0, ticking()) == 1
    said = capsys.readouterr().err
    assert said.startswith("failed in bad")
    assert "RuntimeError: of a scene" in said


@pytest.mark.usefixtures("registered")
def test_a_scene_nobody_registered_is_a_fault(app):
    with pytest.raises(KeyError):
        catalogue.make("nobody", app)


@pytest.mark.usefixtures("registered")
def test_scenes_register_themselves_and_are_made_from_a_request(app):
    @catalogue.scene("mine")
    def make(app, request):
        scene = Plain(app)
        scene.game = request.game
        return scene

    assert catalogue.names() == ("mine",)
    assert catalogue.make("mine", app).game is None
    assert catalogue.make("mine", app, catalogue.Request("wordaway")).game == "wordaway"
