"""R60: every page, sheet, dialog and list is opened and left by keys alone, and by a pad alone."""

from __future__ import annotations

import pytest

from scenes import catalogue
from scenes.catalogue import Request
from scenes.input.actions import KEYBOARD, Action, Verb, pad
from scenes.play.pause import PauseMenu
from tests.kit.stage import Stage

GOES = frozenset({"back", "quit", "lesson", "offer", "start", "leave", "beside"})
"""What leaves the scene for good, or begins something that has its own trial."""
MOST_BACK = 4
SCENES = (
    ("title", None),
    ("setup", "wildwords"),
    ("settings", None),
    ("matches", None),
    ("rulebook", "rooply"),
    ("quiz", None),
    ("credits", None),
)


class Walk:
    """Goes through all that can be pressed in a scene, and back from whatever that opens."""

    def __init__(self, stage: Stage, base, device) -> None:
        self.stage = stage
        self.base = base
        self.device = device
        self.seen: set[str] = set()

    def ask(self, verb: Verb) -> None:
        self.stage.app.act(Action(verb, self.device))
        for _ in range(3):
            self.stage.frame(100)

    def all_through(self) -> int:
        """Press everything once, also what comes up by that; how many that were."""
        self.ask(Verb.DOWN)
        assert self.stage.ringed, "nothing has the ring"
        waiting = self._new()
        pressed = 0
        while waiting:
            id_ = waiting.pop(0)
            control = self.stage.controls.get(id_)
            if control is not None and control.enabled:
                self._press(id_)
                pressed += 1
            waiting = self._new() + waiting
        return pressed

    def _new(self) -> list[str]:
        ids = [c.id for c in self.stage.screen.focus.controls if c.on_press is not None]
        found = [id_ for id_ in ids if id_ not in self.seen and id_ not in GOES]
        self.seen.update(found)
        return found

    def _press(self, id_: str) -> None:
        stage = self.stage
        stage.screen.focus.move_to(id_)
        stage.app.ring.shown = True
        self.ask(Verb.CONFIRM)
        if stage.top is self.base and not stage.screen.focus.scoped:
            return
        opened = stage.top, stage.screen.focus.scoped
        assert stage.screen.focus.current is not None, f"{id_} opens something without a ring"
        self.ask(Verb.RIGHT)
        assert stage.ringed or (stage.top, stage.screen.focus.scoped) != opened
        for _ in range(MOST_BACK):
            if stage.top is self.base and not stage.screen.focus.scoped:
                break
            self.ask(Verb.BACK)
        assert stage.top is self.base, f"no way back from what {id_} opens"
        if id_ in stage.controls:
            assert stage.ringed == id_, "the ring returns to what opened it"


@pytest.mark.parametrize("device", [KEYBOARD, pad(0)], ids=["keys", "pad"])
@pytest.mark.parametrize(("name", "game"), SCENES, ids=str)
def test_everything_opens_and_closes_by_one_device(tmp_path, name, game, device) -> None:
    stage = Stage(tmp_path, (960, 540), reduced_motion=True, speed_percent=200)
    stage.show(lambda app: catalogue.make("title", app))
    base = stage.top
    if name != "title":
        base = catalogue.make(name, stage.app, Request(game))
        stage.app.manager.push(base)
        stage.settle(600)
    walk = Walk(stage, base, device)
    assert walk.all_through() > 0
    stage.app.close()


@pytest.mark.parametrize("device", [KEYBOARD, pad(0)], ids=["keys", "pad"])
@pytest.mark.parametrize("game", ["wildwords", "wordwinder", "rooply", "wordaway"])
def test_the_pause_menu_of_every_game(tmp_path, game, device) -> None:
    stage = Stage(tmp_path, (960, 540), reduced_motion=True, speed_percent=200)
    stage.show(lambda app: catalogue.make(f"table:{game}", app))
    stage.act(Verb.MENU, device=device)
    assert isinstance(stage.top, PauseMenu)
    walk = Walk(stage, stage.top, device)
    walk.seen |= {"go_on", "resign"}
    assert walk.all_through() > 2
    stage.act(Verb.BACK, device=device)
    assert not isinstance(stage.top, PauseMenu)
    stage.app.close()
