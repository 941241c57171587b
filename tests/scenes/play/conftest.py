"""A table of Wordaway with a scripted phrase, opened on its screen."""

from __future__ import annotations

import pytest

from game.contract import Handicap, Seat
from scenes.play.wordaway import WordawayScene
from tests.kit.stage import Stage

PHRASE = "NOW I ASK YOU VERY CONFIDENTIALLY"


class Table:
    """The stage with a match on it; `first` is the seat that begins."""

    def __init__(self, folder, *, computer=None, kid=False, shift=0, size=(1280, 720), **more):
        settings = more.pop("settings", {})
        self.stage = Stage(folder, size, **settings)
        help_ = Handicap(2, 4, "double", True, 3) if kid else None
        other = ("Otto", 1, "computer", computer, 1) if computer else ("Ben", 1, "person", None, 1)
        seats = (Seat("Maya", 0, handicap=help_), Seat(*other))
        options = {"phrases": (PHRASE, PHRASE), "series": 2, **more}
        tables = self.stage.app.tables
        self.live = tables.begin("wordaway", options, seats, ["pocket"], start_shift=shift)
        self.table = self.live.table

    def open(self):
        self.stage.show(lambda app: WordawayScene(app, self.live))
        self.stage.settle(2500)
        return self

    @property
    def scene(self) -> WordawayScene:
        scene = self.stage.app.manager.scenes[0]
        assert isinstance(scene, WordawayScene)
        return scene

    @property
    def series(self):
        return self.table.view(-2).series

    @property
    def mover(self):
        return self.scene.mover.actor

    def agree(self, length=2):
        """Both people agree on the length by pressing buttons."""
        self.stage.click(f"length{length}")
        self.stage.settle(400)
        self.stage.click("agree")
        self.stage.settle(2500)
        return self

    def play(self, word):
        from scenes.input.actions import Verb

        self.stage.type(word)
        self.stage.act(Verb.CONFIRM)
        self.stage.settle(3000)


@pytest.fixture
def people(tmp_path):
    """Two people who agreed on two wins."""
    return Table(tmp_path).open().agree()


@pytest.fixture
def against(tmp_path):
    """A person with the first play against the computer."""
    for shift in (0, 1, 0, 1, 0, 1, 0, 1):
        table = Table(tmp_path, computer="hard", shift=shift)
        if table.table.acts()[0].actor == 0:
            return table.open()
        table.live.close()
    raise AssertionError("the person never began")
