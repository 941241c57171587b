"""Matches made of any moves at all: boards stay legal, squares are kept, records replay."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.contract import REFEREE, Event, Handicap, Move, Refusal, Resign, Seat, TimeUp
from game.engine import Match
from game.library import lexicon_of
from game.options import fresh_setup
from game.record import read_record, record_of, replay, write_record
from game.rooply.board import BLANK, EMPTY, Yellow, all_runs, bars_of, is_letter, text_of
from game.rooply.moves import (
    BlacksOnly,
    BlacksPlaced,
    ClosedOut,
    Pass,
    Place,
    Roll,
    WildCard,
    WordPlaced,
)
from game.rooply.state import Player, RooplyState, grade_of
from tests.game.rooply.kit import GAME, D, H, V, refusal, some_play, state_of, words

LEVELS = st.sampled_from(["novice", "novice", "intermediate", "master"])
HANDICAPS = st.builds(
    Handicap,
    turns=st.sampled_from([1, 2]),
    others_limit=st.sampled_from([None, 4, 5, 6]),
    clock=st.sampled_from(["same", "double", "none"]),
    head_start=st.integers(0, 50),
)
SPENT = st.integers(0, 65_000)
CHANCES = st.integers(0, 1 << 32).map(Random)


class Matches(RuleBasedStateMachine):
    """Any moves, most of them legal, in matches of every kind."""

    match: Match

    @initialize(
        seats=st.integers(1, 4),
        level=LEVELS,
        handicap=st.none() | HANDICAPS,
        race=st.booleans(),
        seed=st.integers(0, 999),
    )
    def begin(
        self, seats: int, level: str, handicap: Handicap | None, race: bool, seed: int
    ) -> None:
        sitting = [
            Seat(f"Seat {n}", n, side=n, handicap=None if n else handicap) for n in range(seats)
        ]
        options: dict[str, Any] = {"level": level, "score_race": race}
        setup = fresh_setup(GAME, options, sitting, words())
        self.match = Match.begin(GAME, setup, str(seed))
        self.scores = [player.score for player in self.state.players]

    @property
    def state(self) -> RooplyState:
        return state_of(self.match)

    @property
    def playing(self) -> bool:
        return self.state.outcome is None

    @property
    def dice_lie(self) -> bool:
        return self.playing and self.state.turn.throw is not None

    @property
    def opening(self) -> bool:
        return self.playing and self.state.turn.throw is None

    def make(self, actor: int, move: Move, spent_ms: int) -> None:
        """Play; a refusal changes nothing."""
        before = self.match.state_hash()
        try:
            events = self.match.play(actor, move, spent_ms)
        except Refusal:
            assert self.match.state_hash() == before
        else:
            self.count(events)

    def count(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, WordPlaced):
                self.scores[event.seat] += event.count.score
            elif isinstance(event, BlacksPlaced | ClosedOut):
                self.scores[event.seat] -= len(event.squares)

    @precondition(lambda self: self.opening)
    @rule(by_referee=st.booleans())
    def roll(self, by_referee: bool) -> None:
        self.make(REFEREE if by_referee else self.state.turn.seat, Roll(), 20_000)

    @precondition(lambda self: self.opening)
    @rule(length=st.integers(2, 14), way=st.sampled_from([H, V, D]), blacks=st.integers(0, 4))
    def spend_card(self, length: int, way: Any, blacks: int) -> None:
        self.make(self.state.turn.seat, WildCard(length, way, blacks), 1_000)

    @precondition(lambda self: self.dice_lie)
    @rule(spent=SPENT, chance=CHANCES, extras=st.booleans())
    def place(self, spent: int, chance: Random, extras: bool) -> None:
        play = some_play(self.match, chance)
        if play is not None:
            seat = self.state.turn.seat
            self.make(seat, self.richer(play, chance) if extras else play, spent)

    def richer(self, play: Place, chance: Random) -> Place:
        """The play with an exchange, more blacks and a yellow square, which may be too much."""
        board = self.state.player.board
        empty = [board.square(n) for n, cell in enumerate(board.cells) if cell == EMPTY]
        blacks = chance.sample(empty, min(len(empty), chance.choice([0, 0, 1, 2])))
        yellows = tuple(
            Yellow(square, chance.randint(1, 14))
            for square in chance.sample(empty, min(len(empty), chance.choice([0, 1])))
        )
        exchange = chance.choice([0, 1])
        return Place(
            play.letters, play.square, play.axis, (*play.blacks, *blacks), yellows, exchange
        )

    @precondition(lambda self: self.dice_lie)
    @rule(chance=CHANCES, count=st.integers(0, 4))
    def only_blacks(self, chance: Random, count: int) -> None:
        board = self.state.player.board
        places = [board.square(chance.randrange(len(board.cells))) for _ in range(count)]
        self.make(self.state.turn.seat, BlacksOnly(tuple(places)), 1_000)

    @precondition(lambda self: self.dice_lie)
    @rule(by_clock=st.booleans())
    def lose_turn(self, by_clock: bool) -> None:
        seat = self.state.turn.seat
        if by_clock:
            self.make(REFEREE, TimeUp(seat, "turn"), 120_000)
        else:
            self.make(seat, Pass(), 1_000)

    @precondition(lambda self: self.playing and len(self.match.entries) > 20)
    @rule(seat=st.integers(0, 3))
    def resign(self, seat: int) -> None:
        self.make(seat, Resign(), 0)

    @precondition(lambda self: not self.playing)
    @rule(move=st.sampled_from([Roll(), Pass(), Resign(), BlacksOnly(())]))
    def nothing_after_the_end(self, move: Move) -> None:
        assert refusal(self.match, self.state.turn.seat, move) == "match_over"

    @invariant()
    def every_run_is_a_word(self) -> None:
        for player in self.state.players:
            for _, run in all_runs(player.board):
                text = text_of(player.board, run)
                assert text in words() or text[::-1] in words(), text

    @invariant()
    def squares_and_cards_are_kept(self) -> None:
        for player in self.state.players:
            self.check_squares(player)
            assert 0 <= player.wild_cards <= 2

    def check_squares(self, player: Player) -> None:
        board, grade = player.board, grade_of(self.state.setup)
        kinds = Counter("A" if is_letter(cell) else cell for cell in board.cells)
        assert len(board.cells) == grade.side**2 == sum(kinds.values())
        assert set(kinds) <= {"A", ".", "#", "+"}
        assert player.bank >= 0
        assert len(board.yellows) + player.bank <= grade.yellows
        yellows = [n for n, bars in enumerate(bars_of(board)) if bars]
        assert len(yellows) == len(board.yellows)
        assert all(0 < yellow.bars < 15 for yellow in board.yellows)
        assert [n for n in yellows if board.cells[n] == BLANK] == [
            n for n, cell in enumerate(board.cells) if cell == BLANK
        ]

    @invariant()
    def scores_are_what_was_told(self) -> None:
        assert [player.score for player in self.state.players] == self.scores

    @invariant()
    def exactly_one_seat_owes_a_move_until_the_end(self) -> None:
        owing = [act.actor for act in self.match.acts() if act.owed]
        assert owing == ([self.state.turn.seat] if self.playing else [])

    def teardown(self) -> None:
        if hasattr(self, "match"):
            record = read_record(write_record(record_of(self.match)))
            again = replay(record, lexicon_of)
            assert again.refusal is None
            assert again.match is not None
            assert again.match.state_hash() == self.match.state_hash()


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=20, stateful_step_count=60, deadline=None)
