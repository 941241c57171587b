"""Finished matches of Wordaway with known verdicts, and their results on a stage."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from game.contract import Resign, Seat
from game.engine import decode, encode
from game.library import lexicon_of
from game.opponents import Answer
from game.wordaway.state import Agree, Play, Propose, Ready, Verdict, WordawayState
from scenes.results import ResultsScreen
from tests.kit.stage import AtHand, Stage, longer_language

PHRASE = "NOW I ASK YOU VERY CONFIDENTIALLY"
EXAMPLE = ("FLAKE", "CRY", "WADE", "SIN", "NOON", "TOIL", "IVY")
RESIGNED = ("LINEN", "FOLDS", "TRACK", None)
WRONG = ("FLAKE", "CRY", "QQX")
NO_WORD = ("FLAKE", "CRY", "TYW")

VERDICTS = {
    "AACDEEFIIIKLLNNNOOORSTUVWYYY": (False, (), 2215, "ACTED"),
    "ACDEIIILNNNOOORSTUVWYYY": (True, ("LASER", "ALTER"), 1373, "ACTED"),
    "ADEIIILNNNOOOSTUVWYY": (True, ("WILTS", "DEAL"), 704, "ALIVE"),
    "IIILNNNOOOSTUVYY": (False, (), 102, "NOISY"),
    "IILNNOOOTUVYY": (True, ("LINT", "INTO"), 43, "UNTIL"),
    "IILOTUVYY": (True, ("VOLT", "LIT"), 10, "OILY"),
    "IUVYY": (True, ("IVY",), 1, "IVY"),
    "AACDEFIIKLNOOORSTUVWYYY": (None, (), 1934, "ACTED"),
    "AACEIIKNOORTUVWYYY": (True, ("CURVE", "VACUA"), 389, "AWAKE"),
    "AEIINOOUVWYYY": (True, ("ANEW", "ENVOY"), 53, "NAIVE"),
}
"""What the solver said of these pools with the pocket dictionary; None stands for too deep."""


class Seer(AtHand):
    """A worker that knows the verdicts by heart; it may be slow, or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.failing = False
        self.asked = 0

    def ask(self, request) -> None:
        self.asked += 1
        if request.task != "analyse":
            super().ask(request)
        elif self.failing:
            self._answer = Answer(request.number, failed="worker_ended")
        elif not self.slow:
            self._answer = Answer(request.number, encode(_verdict(request)))


def _verdict(request) -> Verdict:
    state = decode(WordawayState, request.position, lexicon_of(request.lexicon))
    board = state.series.board
    if state.series.phase != "play" or board is None or board.pool not in VERDICTS:
        return Verdict()
    won, winning, plays, longest = VERDICTS[board.pool]
    return Verdict(board.to_move, plays, won, winning, False, longest)


def play_out(stage, live, *games) -> None:
    """Play these games with these words; None resigns, 0 lets the time run out."""
    table = live.table
    table.submit(0, Propose(2))
    table.submit(1, Agree())
    for words in games:
        for word in words:
            stage.clock.pass_ms(200)
            table.tick()
            seat = table.acts()[0].actor
            if word is None:
                table.submit(seat, Resign())
            elif word == 0:
                while table.view(-2).series.phase == "play":
                    stage.clock.pass_ms(250)
                    table.tick()
            else:
                table.submit(seat, Play(word))
        for seat in (0, 1):
            if table.view(-2).series.phase == "ready":
                table.submit(seat, Ready())


class Finished:
    """A stage with a finished match, and its results once it is opened."""

    def __init__(self, folder, *games, names=("Maya", "Ben"), size=(1280, 720), **settings):
        self.stage = Stage(folder, size, **settings)
        self.worker = self.stage.app._worker = Seer()
        seats = (Seat(names[0], 0), Seat(names[1], 1, side=1))
        options = {"phrases": (PHRASE,) * 4}
        self.live = self.stage.app.tables.begin("wordaway", options, seats, ["pocket"])
        self.table = self.live.table
        play_out(self.stage, self.live, *games)
        assert self.table.outcome() is not None
        self.live.keep_if_over()

    def open(self):
        self.stage.show(lambda app: ResultsScreen(app, self.live))
        self.stage.settle(2500)
        return self

    @property
    def screen(self) -> ResultsScreen:
        screen = self.stage.app.manager.scenes[0]
        assert isinstance(screen, ResultsScreen)
        return screen


def speaking(longer: bool):
    """The pseudo-language, or English."""
    return longer_language() if longer else nullcontext()


@pytest.fixture(autouse=True)
def _one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.tables.secrets.token_hex", lambda _size: SEED)


SEED = "6"
"""With it seat 0 has the first play of games 1 and 3, seat 1 that of game 2."""


@pytest.fixture
def finished(tmp_path):
    """Maya wins the first game, Ben the next two."""
    return Finished(tmp_path, EXAMPLE, RESIGNED, WRONG).open()
