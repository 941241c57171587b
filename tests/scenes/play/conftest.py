"""A table of Wordaway with a scripted phrase, opened on its screen."""

from __future__ import annotations

import pytest

from game.contract import Handicap, Seat
from scenes.play.wordaway import WordawayScene
from tests.kit.stage import AtHand, Stage

PHRASE = "NOW I ASK YOU VERY CONFIDENTIALLY"
SHORT = "AN OILY EEL ATE OUR PIE"
"""A phrase that is solved in an instant."""


class NoLooksBack(AtHand):
    """A worker that chooses and hints, but never comes to look at a finished game."""

    def ask(self, request):
        if request.task != "analyse":
            super().ask(request)


def first_player(live):
    """Who has the first play of the first game, begun already or still to come."""
    state = live.table.match.state
    board = state.series.board
    return board.opening.starter if board is not None else state.to_come[0].starter


class Table:
    """The stage with a match on it in which seat 0 begins."""

    def __init__(self, folder, *, computer=None, kid=False, size=(1280, 720), **more):
        settings = more.pop("settings", {})
        phrase = more.pop("phrase", PHRASE)
        self.stage = Stage(folder, size, **settings)
        if phrase == PHRASE:
            self.stage.app._worker = NoLooksBack()
        help_ = Handicap(2, 4, "double", True, 3) if kid else None
        other = ("Otto", 1, "computer", computer, 1) if computer else ("Ben", 1, "person", None, 1)
        seats = (Seat("Maya", 0, handicap=help_), Seat(*other))
        options = {"phrases": (phrase, phrase), "series": 2, **more}
        self.live = self._begun(options, seats)
        self.table = self.live.table

    def _begun(self, options, seats):
        """A match in which seat 0 has the first play, whatever its seed."""
        for _ in range(100):
            tables = self.stage.app.tables
            live = tables.begin("wordaway", options, seats, ["pocket"])
            if first_player(live) == 0:
                return live
            live.close()
            tables.archive.discard(tables.waiting()[0].id)
        raise AssertionError("seat 0 never began")

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
    return Table(tmp_path, computer="hard").open()
