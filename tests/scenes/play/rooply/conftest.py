"""A table of Rooply on its screen, with dice that are known."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game import registry
from game.contract import Handicap, Seat
from game.library import load_lexicon
from game.options import fresh_setup
from game.rooply.board import Board, Square
from game.rooply.dice import Direction, Throw
from game.rooply.moves import Roll
from scenes.play.rooply import RooplyScene
from tests.kit.stage import Stage


class Table:
    """The stage with a match on it; seat 0 begins."""

    def __init__(self, folder, *, seats=1, computer=None, kid=False, size=(1280, 720), **more):
        self.stage = Stage(folder, size, **more.pop("settings", {}))
        help_ = Handicap(2, 4, "double", hints=3) if kid else None
        names = ("Maya", "Ben", "Ana", "Ida")[:seats]
        people = [Seat(name, n, side=n, handicap=help_ if n == 0 else None)
                  for n, name in enumerate(names)]  # fmt: skip
        if computer:
            people[1:] = [replace(seat, kind="computer", level=computer) for seat in people[1:]]
        lexicon = load_lexicon([more.pop("words", "collegiate")], (), False)
        self.seed = more.pop("seed", None)
        setup = fresh_setup(registry.game("rooply"), more, people, lexicon, 0)
        self.live = self._begun(setup)
        self.table = self.live.table

    def _begun(self, setup):
        for number in range(100):
            live = self.stage.app.tables.begin_with(setup, "rooply", self.seed or f"seed {number}")
            if self.seed or live.table.match.state.turn.seat == 0:
                return live
            live.discard()
        raise AssertionError("seat 0 never began")

    def open(self):
        self.stage.show(lambda app: RooplyScene(app, self.live))
        self.stage.settle(500)
        return self

    @property
    def scene(self) -> RooplyScene:
        scene = self.stage.app.manager.scenes[0]
        assert isinstance(scene, RooplyScene)
        return scene

    @property
    def state(self):
        return self.table.match.state

    @property
    def player(self):
        return self.state.players[0]

    def set(self, rows=None, throw=None, bank=0, yellows=(), **player):
        """Put a board and dice on the table, as if it had come so."""
        state = self.state
        board = self.player.board
        if rows is not None:
            cells = "".join(row.ljust(board.side, ".") for row in rows)
            board = Board(board.side, cells.ljust(board.side**2, "."), tuple(yellows))
        mine = replace(self.player, board=board, bank=bank, **player)
        turn = state.turn
        if throw is not None:
            length, way, blacks = throw
            turn = replace(turn, throw=Throw(length, Direction(way), blacks), throws=1)
        after = replace(state, players=(mine, *state.players[1:]), turn=turn)
        self.table.match.states[-1] = after
        self.table._clocks.set(self.table.acts(), 0)
        return self

    def rolled(self, *throw, **more):
        """Open the table with these dice lying."""
        self.table.submit(0, Roll())
        return self.set(throw=throw, **more).open()

    def square(self, row, column):
        """The middle of a square on the screen."""
        return self.scene.places.square(Square(row, column)).centre

    def edge(self, row, column, side):
        """A point near a side of a square."""
        box = self.scene.places.square(Square(row, column))
        x, y = box.centre
        far = box.w * 0.38
        away = {"top": (0, -far), "bottom": (0, far), "left": (-far, 0), "right": (far, 0)}[side]
        return x + away[0], y + away[1]


@pytest.fixture
def rolled(tmp_path):
    """A person alone with 3 letters across and 3 black squares, on an empty board."""
    return Table(tmp_path).rolled(3, "H", 3)
