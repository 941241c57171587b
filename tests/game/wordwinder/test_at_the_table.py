"""Word Winder as a table plays it: clocks, answers, penalty calls, hints, undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.contract import REFEREE, AskHint, Handicap, OptionValue, Refusal, Seat, TimeUp
from game.engine import Match
from game.library import load_lexicon
from game.opponents import InProcess
from game.table import Manner, Table
from game.wordwinder.analysis import Insight
from game.wordwinder.moves import Accept, CallPenalty, Hint, Lay, Pass
from game.wordwinder.search import path_over
from game.wordwinder.sight import ALL_SIZES, vocabulary_of
from game.wordwinder.state import Position
from tests.game.wordwinder.tables import GAME, people, table

POCKET = load_lexicon(["pocket"])
QUICK = Manner(human_pace=False)


class Time:
    """A clock that the test moves on."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


class Sitting:
    """A table with its clock."""

    def __init__(self, options: Mapping[str, OptionValue], seats: Sequence[Seat]) -> None:
        self.now = Time()
        match = Match.begin(GAME, table(options, seats, POCKET), "3")
        self.table = Table(match, InProcess(), self.now, manner=QUICK)

    @property
    def position(self) -> Position:
        return self.table.match.state.position  # type: ignore[attr-defined, no-any-return] - a WinderState

    def wait(self, ms: int) -> None:
        """Time passes, looked at every half second."""
        end = self.now.ms + ms
        while self.now.ms < end:
            self.now.ms = min(end, self.now.ms + 500)
            self.table.tick()

    def lay(self) -> None:
        """The seat to move lays a short word."""
        position = self.position
        finds = [find for find in vocabulary_of(position, ALL_SIZES) if len(find[1]) == 3]
        find = next(one for one in finds if not one[0] & ~position.free)
        path = path_over(position.grid, position.letters, find)
        self.table.submit(position.turn.seat, Lay(path))


def test_a_turn_passes_when_its_clock_runs_out() -> None:
    sitting = Sitting({"clock": 30}, people())
    seat = sitting.position.turn.seat
    sitting.wait(29_000)
    assert sitting.position.turn.seat == seat
    sitting.wait(1_500)
    assert sitting.position.turn.seat == 1 - seat
    assert sitting.table.match.entries[-1].move == TimeUp(seat, "turn")


def test_no_answer_in_ten_seconds_lets_the_word_stand() -> None:
    sitting = Sitting({"challenge": True, "clock": 60}, people((0, 1, 2)))
    sitting.lay()
    serial = sitting.position.turn.serial
    sitting.wait(10_500)
    assert sitting.position.turn.serial == serial
    sitting.wait(10_000)
    assert sitting.position.turn.serial == serial + 1
    face = sitting.table.clock(sitting.position.turn.seat)
    assert face is not None
    assert face.remaining_ms is not None
    assert face.remaining_ms > 59_000


def test_a_penalty_call_is_void_after_twenty_seconds_and_the_turn_goes_on() -> None:
    sitting = Sitting({"silent": True, "clock": 60}, people((0, 1, 0, 1)))
    seat = sitting.position.turn.seat
    sitting.wait(5_000)
    sitting.table.submit((seat + 1) % 4, CallPenalty())
    sitting.wait(19_000)
    assert sitting.position.caller is not None
    sitting.wait(1_500)
    assert sitting.position.caller is None
    assert sitting.table.match.entries[-1].move == TimeUp(REFEREE, "answer")
    assert sitting.position.turn.seat == seat
    face = sitting.table.clock(seat)
    assert face is not None
    assert face.remaining_ms == 60_000 - 25_500


def test_a_computer_moves_and_answers() -> None:
    seats = (Seat("Ann", 0, side=0), Seat("Comp", 1, "computer", "medium", 1))
    sitting = Sitting({"challenge": True}, seats)
    for _ in range(12):
        position = sitting.position
        if position.outcome is not None:
            break
        if position.asking is not None and position.asking.seat == 0:
            sitting.table.submit(0, Accept())
        elif position.asking is None and position.turn.seat == 0:
            sitting.table.submit(0, Pass())
        else:
            sitting.wait(1_000)
    assert any(word.seat == 1 for word in sitting.position.words)
    assert sitting.table.trouble is None


def test_a_hint_comes_from_the_worker_and_is_recorded() -> None:
    sitting = Sitting({}, people(handicaps={0: Handicap(hints=1)}))
    if sitting.position.turn.seat != 0:
        sitting.table.submit(1, Pass())
    sitting.table.submit(0, AskHint())
    sitting.wait(500)
    hint = sitting.table.match.entries[-1].move
    assert isinstance(hint, Hint)
    assert hint.path
    sitting.table.submit(0, Lay(hint.path))


def test_a_word_may_be_taken_back_with_a_child_at_the_table() -> None:
    sitting = Sitting({}, people(handicaps={1: Handicap()}))
    before = sitting.position
    sitting.lay()
    assert sitting.table.may_undo(before.turn.seat)
    sitting.table.undo(before.turn.seat)
    assert sitting.position == before


def test_a_hint_that_was_used_stays_used() -> None:
    sitting = Sitting({}, people(handicaps={0: Handicap(hints=1)}))
    if sitting.position.turn.seat != 0:
        sitting.table.submit(1, Pass())
    sitting.table.submit(0, AskHint())
    sitting.wait(500)
    assert sitting.position.hints_used[0] == 1
    assert not sitting.table.may_undo(0)
    with pytest.raises(Refusal, match="no_undo"):
        sitting.table.undo(0)


def test_a_finished_match_is_looked_at() -> None:
    sitting = Sitting({}, people())
    sitting.lay()
    seat = sitting.position.turn.seat
    for one in (seat, 1 - seat):
        sitting.table.submit(one, Pass())
    assert sitting.table.outcome() is not None
    sitting.table.analyse()
    sitting.wait(5_000)
    insights = sitting.table.analyses
    assert len(insights) == len(sitting.table.match.entries)
    first = insights[0]
    assert isinstance(first, Insight)
    assert first.to_go == (16, 16)
