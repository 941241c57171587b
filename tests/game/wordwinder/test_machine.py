"""Matches of random moves: what must hold after each of them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.contract import REFEREE, WATCHER, Handicap, Reason, Refusal, Resign, Seat, TimeUp
from game.engine import Match, encode
from game.library import load_lexicon
from game.wordwinder.ground import Ground
from game.wordwinder.moves import (
    Accept,
    CallPenalty,
    Challenge,
    ConfirmPenalty,
    Hint,
    Lay,
    Pass,
    TakeOver,
    WinderMove,
)
from game.wordwinder.search import path_over
from game.wordwinder.sight import ALL_SIZES, open_words, vocabulary_of
from game.wordwinder.state import Position
from tests.game.wordwinder.tables import GAME, table
from tests.game.wordwinder.test_grid_and_lines import plain_joins

POCKET = load_lexicon(["pocket"])

SHAPES = {
    "sidewinder": [(0, 1), (0, 1, 2), (0, 1, 0, 1)],
    "racewinder": [(0, 1), (0, 1, 2), (0, 1, 2, 0, 1, 2)],
    "giantwinder": [(0, 1, 0, 1, 0), (0, 1, 2, 0)],
}

handicaps = st.sampled_from(
    [None, None, Handicap(turns=2), Handicap(others_limit=4, forgiving=True, hints=1)]
)


@st.composite
def setups(draw: st.DrawFn) -> Any:
    game = draw(st.sampled_from(sorted(SHAPES)))
    sides = draw(st.sampled_from(SHAPES[game]))
    kinds = [draw(st.sampled_from(["person", "person", "computer"])) for _ in sides]
    seats = [
        Seat(f"P{n}", side, kind, "easy" if kind == "computer" else None, side, draw(handicaps))  # type: ignore[arg-type] - one of the kinds
        for n, (side, kind) in enumerate(zip(sides, kinds, strict=True))
    ]
    if all(seat.handicap for seat in seats):
        seats[0] = Seat("P0", 0, "person", None, 0)
    options = {
        "game": game,
        "challenge": draw(st.booleans()),
        "silent": draw(st.booleans()),
        "balanced_start": max(sides) == 1 and draw(st.booleans()),
        "chips": draw(st.sampled_from(["usual", 70, None])),
        "starter_limit": draw(st.sampled_from(["usual", None, 3])),
        "clock": draw(st.sampled_from([None, 30])),
    }
    return table(options, seats, POCKET)


class WinderMachine(RuleBasedStateMachine):
    @initialize(setup=setups(), seed=st.sampled_from(["a", "b"]))
    def begin(self, setup: Any, seed: str) -> None:
        self.match = Match.begin(GAME, setup, seed)

    @property
    def position(self) -> Position:
        state: Any = self.match.state
        return state.position

    def running(self) -> bool:
        return self.position.outcome is None

    def play(self, actor: int, move: WinderMove) -> None:
        """A refused move must change nothing."""
        before = encode(self.match.state)
        try:
            self.match.check(actor, move)
        except Refusal:
            with pytest.raises(Refusal):
                self.match.play(actor, move, 5)
            assert encode(self.match.state) == before
            return
        self.match.play(actor, move, 5)

    @precondition(running)
    @rule(data=st.data())
    def lay_a_word(self, data: st.DataObject) -> None:
        seat = self.position.turn.seat
        ground = Ground(self.position)
        words = open_words(ground, seat, vocabulary_of(self.position, ALL_SIZES))
        if words:
            find = words[data.draw(st.integers(0, len(words) - 1))]
            path = path_over(ground.grid, self.position.letters, find)
            self.play(seat, Lay(path))

    @precondition(running)
    @rule(start=st.integers(-1, 256), steps=st.lists(st.integers(0, 8), max_size=6))
    def lay_any_path(self, start: int, steps: list[int]) -> None:
        path, grid = [start], self.position.grid
        for step in steps:
            near = grid.neighbours[path[-1]] if 0 <= path[-1] < grid.size else (0,)
            path.append(near[step % len(near)])
        self.play(self.position.turn.seat, Lay(tuple(path)))

    @precondition(running)
    @rule(data=st.data())
    def make_an_open_move(self, data: st.DataObject) -> None:
        act = data.draw(st.sampled_from(self.match.acts()))
        moves: dict[str, WinderMove] = {
            "pass": Pass(),
            "take_over": TakeOver(),
            "challenge": Challenge(),
            "accept": Accept(),
            "call_penalty": CallPenalty(),
            "confirm_penalty": ConfirmPenalty(),
        }
        open_moves = [moves[tag] for tag in act.moves if tag in moves]
        if open_moves:
            move = data.draw(st.sampled_from(open_moves))
            self.match.play(act.actor, move, 5)

    @precondition(running)
    @rule(common=st.booleans())
    def take_a_hint(self, common: bool) -> None:
        self.play(self.position.turn.seat, Hint(()) if common else Hint((0, 1)))

    @precondition(running)
    @rule(data=st.data())
    def let_a_clock_run_out(self, data: st.DataObject) -> None:
        runs = [run for act in self.match.acts() for run in act.clocks]
        run = data.draw(st.sampled_from(runs))
        assert GAME.expired(self.match.state, run) == TimeUp(run.actor, run.kind)  # type: ignore[arg-type] - a WinderState
        self.match.play(REFEREE, TimeUp(run.actor, run.kind), 5)

    @precondition(running)
    @rule(seat=st.integers(-2, 7), chance=st.integers(0, 9))
    def resign(self, seat: int, chance: int) -> None:
        if chance == 0:
            self.play(seat, Resign())

    @precondition(lambda self: not self.running())
    @rule()
    def try_after_the_end(self) -> None:
        for seat in range(len(self.match.setup.seats)):
            with pytest.raises(Refusal, match="match_over"):
                self.match.check(seat, Pass())

    @invariant()
    def chips_are_those_of_the_words(self) -> None:
        position = self.position
        for side in range(position.sides):
            covered = [s for word in position.words if word.side == side for s in word.covered]
            assert len(set(covered)) == len(covered)
            assert {s for s, chip in enumerate(position.chips) if chip == str(side)} == set(covered)
            left = position.chips_left(side)
            assert left is None or left >= 0

    @invariant()
    def words_are_where_they_say(self) -> None:
        position = self.position
        for word in position.words:
            assert word.word == "".join(position.letters[square] for square in word.path)
            assert {position.chips[square] for square in word.path} == {str(word.side)}

    @invariant()
    def a_line_is_what_a_plain_flood_finds(self) -> None:
        position = self.position
        lines = [
            side
            for side in range(position.sides)
            for down in ((True,) if position.racing else (True, False))
            if plain_joins(position.grid, position.chips, str(side), down=down)
        ]
        outcome = position.outcome
        if outcome is not None and outcome.reason is Reason.LINE:
            assert outcome.winner == position.seats_of(lines[0])[0]
            assert position.line
        else:
            assert not lines or position.asking is not None or outcome is not None

    @invariant()
    def one_seat_owes_a_move_till_the_end(self) -> None:
        owed = [act.actor for act in self.match.acts() if act.owed]
        if not self.running():
            assert self.match.acts() == ()
            return
        (seat,) = owed
        assert self.position.side_of(seat) in self.position.active
        GAME.view(self.match.state, seat)  # type: ignore[arg-type] - a WinderState
        GAME.view(self.match.state, WATCHER)  # type: ignore[arg-type] - a WinderState

    def teardown(self) -> None:
        """The same moves lead to the same state."""
        if hasattr(self, "match"):
            again = Match.begin(GAME, self.match.setup, self.match.seed)
            for entry in self.match.entries:
                again.play(entry.actor, entry.move, entry.spent_ms, entry.chance)
            assert again.state_hash() == self.match.state_hash()


WinderMachine.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestWinderMachine = WinderMachine.TestCase
