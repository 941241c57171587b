"""Matches of random moves: what must hold after each of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.contract import REFEREE, WATCHER, Handicap, Refusal, Resign, Seat
from game.engine import Match, decode, encode
from game.language import SENTENCES
from game.library import load_lexicon
from game.wordaway.phrases import letters_of
from game.wordaway.state import Agree, AnyMove, Board, Hint, Play, Propose, Ready, Skip
from game.wordaway.words import good_words
from tests.game.wordaway.tables import EXAMPLE, GAME, setup_of, state_of

POCKET = load_lexicon(["pocket"])
KINDS = st.sampled_from(["person", "person", "computer"])
HANDICAPS = st.sampled_from(
    [None, None, Handicap(turns=2), Handicap(others_limit=4, forgiving=True, hints=1)]
)


@st.composite
def setups(draw: st.DrawFn) -> Any:
    kinds, handicap = [draw(KINDS), draw(KINDS)], draw(HANDICAPS)
    seats = [
        Seat(name, n, kind, "easy" if kind == "computer" else None, n, None if n else handicap)  # type: ignore[arg-type]  # one of the kinds
        for n, (name, kind) in enumerate(zip(("Maya", "Ben"), kinds, strict=True))
    ]
    options: dict[str, Any] = {
        "series": draw(st.integers(1, 4)),
        "clock": draw(st.sampled_from([15, 30, None])),
        "forgiving": draw(st.booleans()),
        "no_repeats": draw(st.booleans()),
        "phrases": draw(st.sampled_from([(), (EXAMPLE,), (EXAMPLE, "BOOT BOOT, AEIOU")])),
    }
    return setup_of((seats[0], seats[1]), POCKET, draw(st.integers(0, 1)), **options)


class WordawayMachine(RuleBasedStateMachine):
    @initialize(setup=setups(), seed=st.sampled_from(["a", "b"]))
    def begin(self, setup: Any, seed: str) -> None:
        self.match = Match.begin(GAME, setup, seed)

    @property
    def series(self) -> Any:
        return state_of(self.match).series

    @property
    def board(self) -> Board:
        board = self.series.board
        assert isinstance(board, Board)
        return board

    def playing(self) -> bool:
        return bool(self.series.phase == "play")

    def attempt(self, actor: int, move: AnyMove) -> None:
        """A refused move has a sentence and changes nothing."""
        before = encode(self.match.state)
        code = ""
        try:
            self.match.play(actor, move, 700)
        except Refusal as refusal:
            code = refusal.code
        assert not code or (code in SENTENCES and encode(self.match.state) == before)

    @precondition(playing)
    @rule(data=st.data())
    def play_a_good_word(self, data: st.DataObject) -> None:
        seat = self.board.to_move
        words = good_words(self.match.setup, self.board, seat)
        if words:
            word = words[data.draw(st.integers(0, len(words) - 1))]
            self.match.play(seat, Play(word), 700)
            last = (self.board.turns or self.series.games[-1].turns)[-1]
            assert last.word in (word, None) or self.series.games

    @precondition(playing)
    @rule(word=st.text("AEIOUSTNRaé 1", max_size=6), seat=st.integers(-2, 2))
    def play_anything(self, word: str, seat: int) -> None:
        self.attempt(seat, Play(word))

    @precondition(playing)
    @rule(seat=st.integers(-1, 1), move=st.sampled_from([Skip(), Hint(None), Hint("TOE")]))
    def skip_or_hint(self, seat: int, move: Any) -> None:
        self.attempt(seat, move)

    @precondition(playing)
    @rule(rarely=st.integers(0, 5), resigns=st.booleans())
    def lose_the_game(self, rarely: int, resigns: bool) -> None:
        clocks = [run for act in self.match.acts() for run in act.clocks]
        if not rarely and resigns:
            self.match.play(self.board.to_move, Resign(), 700)
        elif not rarely and clocks[0].limit_ms is not None:
            self.match.play(REFEREE, GAME.expired(state_of(self.match), clocks[0]), 700)

    @precondition(lambda self: self.series.phase in ("agree", "ready"))
    @rule(seat=st.integers(-1, 1), length=st.integers(0, 5), agrees=st.booleans())
    def settle(self, seat: int, length: int, agrees: bool) -> None:
        ready = self.series.phase == "ready"
        self.attempt(seat, Ready() if ready else Agree() if agrees else Propose(length))

    @precondition(lambda self: self.series.phase == "over")
    @rule(seat=st.integers(-1, 1), move=st.sampled_from([Ready(), Play("TOE"), Resign(), Agree()]))
    def try_after_the_end(self, seat: int, move: Any) -> None:
        self.attempt(seat, move)
        assert self.series.phase == "over"

    @invariant()
    def letters_are_conserved(self) -> None:
        if self.series.board is None:
            return
        board = self.board
        phrase = board.opening.phrase
        played = Counter("".join(board.words))
        assert Counter(board.pool) + played == Counter(letters_of(phrase))
        assert Counter(phrase[place] for place in board.struck) == played
        assert list(board.pool) == sorted(board.pool)

    @invariant()
    def somebody_owes_a_move_till_the_end(self) -> None:
        acts, over = self.match.acts(), GAME.outcome(state_of(self.match)) is not None
        assert (acts == ()) == over == (self.series.phase == "over")
        owed = [act.actor for act in acts if act.owed]
        assert over or owed
        assert self.series.phase != "play" or owed == [self.board.to_move]
        computers = [n for n, s in enumerate(self.match.setup.seats) if s.kind == "computer"]
        assert self.series.phase == "play" or not set(owed) & set(computers)

    @invariant()
    def games_and_wins_agree(self) -> None:
        series = self.series
        won = Counter(game.winner for game in series.games)
        assert (won[0], won[1]) == series.wins
        assert (max(series.wins) == series.length and bool(series.games)) == (
            series.phase == "over"
        )
        assert len(GAME.results(state_of(self.match))) == len(series.games)

    @invariant()
    def a_view_is_determined_by_the_state_and_reads_back(self) -> None:
        state = state_of(self.match)
        for viewer in (0, 1, WATCHER):
            view = GAME.view(state, viewer)
            assert encode(view) == encode(GAME.view(state, viewer))
            assert decode(GAME.view_type, encode(view), POCKET) == view
            assert view.series == state.series

    def teardown(self) -> None:
        """The same moves lead to the same state."""
        if not hasattr(self, "match"):
            return
        again = Match.begin(GAME, self.match.setup, self.match.seed)
        for entry in self.match.entries:
            again.play(entry.actor, entry.move, entry.spent_ms, entry.chance)
        assert again.state_hash() == self.match.state_hash()


WordawayMachine.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestWordawayMachine = WordawayMachine.TestCase
