"""The clock of a turn: it opens with it, is set to full by a roll, and makes points."""

from __future__ import annotations

import pytest

from game.contract import REFEREE, AskHint, Handicap, Refusal, TimeUp
from game.engine import Match
from game.opponents import InProcess
from game.rooply.dice import Throw
from game.rooply.moves import Hint, Pass, Roll, Thrown, TurnLost, WildCard, WordPlaced
from game.table import Happened, Table
from tests.game.rooply.kit import ACROSS, H, lay, match, player, put, set_player, state_of

CAT = put("CAT", 0, 0, ACROSS, (0, 3))


class Sitting:
    """A match at a table with a clock that the test moves."""

    def __init__(self, going: Match) -> None:
        self.ms = 0
        self.going = going
        self.table = Table(going, InProcess(), lambda: self.ms)
        self.heard: list[Happened] = []
        self.table.listen(0, self.heard.append)

    def wait(self, ms: int) -> None:
        for _ in range(ms // 100):
            self.ms += 100
            self.table.tick()

    @property
    def remaining(self) -> int | None:
        clock = self.table.clock(state_of(self.going).turn.seat)
        return clock.remaining_ms if clock else None

    def roll(self) -> None:
        """Roll and let the dice settle; then let a 3-letter word across be asked for."""
        self.table.submit(0, Roll())
        self.settle()

    def settle(self) -> None:
        self.wait(1_000 * state_of(self.going).turn.throws)
        turn = state_of(self.going).turn
        lay(self.going, Throw(3, H, 1), turn.throws)


def test_the_clock_starts_when_the_turn_opens() -> None:
    sitting = Sitting(match(None))
    sitting.wait(4_000)
    assert sitting.remaining == 56_000


def test_after_ten_seconds_the_referee_rolls() -> None:
    sitting = Sitting(match(None))
    sitting.wait(9_900)
    assert sitting.heard == []
    sitting.wait(100)
    (event,) = sitting.heard[0].events
    assert isinstance(event, Thrown)
    assert (event.by_referee, sitting.heard[0].actor) == (True, REFEREE)


def test_a_roll_sets_the_clock_to_full_once_the_dice_have_settled() -> None:
    sitting = Sitting(match(None))
    sitting.wait(7_000)
    sitting.roll()
    assert sitting.remaining == 60_000
    sitting.wait(12_000)
    assert sitting.remaining == 48_000
    sitting.table.submit(0, CAT)
    word = sitting.heard[-1].events[0]
    assert isinstance(word, WordPlaced)
    assert word.count.seconds == 48


def test_every_throw_is_given_a_second_to_settle() -> None:
    going = match(None)
    lay(going, Throw(3, H, 1), throws=3)
    sitting = Sitting(going)
    sitting.wait(3_000)
    assert sitting.remaining == 60_000
    sitting.wait(1_000)
    assert sitting.remaining == 59_000


def test_a_wild_card_does_not_reset_the_clock() -> None:
    sitting = Sitting(match(None))
    sitting.wait(5_000)
    sitting.table.submit(0, WildCard(3, H, 1))
    assert sitting.remaining == 55_000
    sitting.wait(3_000)
    assert sitting.remaining == 52_000
    sitting.table.submit(0, CAT)
    word = sitting.heard[-1].events[0]
    assert isinstance(word, WordPlaced)
    assert word.count.seconds == 52


def test_at_zero_the_turn_is_lost() -> None:
    sitting = Sitting(match(None, None))
    sitting.roll()
    sitting.wait(59_900)
    assert state_of(sitting.going).turn.seat == 0
    sitting.wait(100)
    assert sitting.heard[-1].events[0] == TurnLost(0, by_clock=True)
    assert sitting.heard[-1].move == TimeUp(0, "turn")
    assert state_of(sitting.going).turn.seat == 1


def test_a_move_that_comes_too_late_is_refused() -> None:
    sitting = Sitting(match(None, None))
    sitting.roll()
    sitting.wait(59_900)
    sitting.ms += 150
    with pytest.raises(Refusal) as refused:
        sitting.table.submit(0, CAT)
    assert refused.value.code == "not_your_move"
    assert player(sitting.going).score == 0


def test_thirty_seconds_may_be_agreed_on() -> None:
    sitting = Sitting(match(None, seconds=30))
    sitting.roll()
    assert sitting.remaining == 30_000


def test_a_refused_word_lets_the_clock_run_on() -> None:
    sitting = Sitting(match(None))
    sitting.roll()
    sitting.wait(2_000)
    with pytest.raises(Refusal):
        sitting.table.submit(0, put("CTA", 0, 0, ACROSS, (0, 3)))
    sitting.wait(1_000)
    assert sitting.remaining == 57_000


@pytest.mark.parametrize(
    ("clock", "limit", "waiting"), [("double", 120_000, 20_000), ("none", None, None)]
)
def test_a_kids_clock_is_doubled_or_none(clock: str, limit: int | None, waiting: int) -> None:
    going = match(Handicap(clock=clock), None)  # type: ignore[arg-type] - one of the two
    turn, opening = going.acts()[0].clocks
    assert (turn.limit_ms, opening.limit_ms) == (limit, waiting)
    lay(going, Throw(3, H, 1))
    assert going.acts()[0].clocks[0].limit_ms == limit


@pytest.mark.parametrize(
    ("clock", "spent", "seconds"),
    [
        ("double", 24_000, 48),
        ("double", 119_999, 0),
        ("double", 1, 59),
        ("none", 10_000, 30),
        ("none", 999_999, 30),
    ],
)
def test_seconds_of_a_kids_clock(clock: str, spent: int, seconds: int) -> None:
    """Two seconds of a doubled clock count as one; without a clock half of them are left."""
    going = match(Handicap(clock=clock), None)  # type: ignore[arg-type] - one of the two
    lay(going, Throw(3, H, 1))
    word = going.play(0, CAT, spent)[0]
    assert isinstance(word, WordPlaced)
    assert word.count.seconds == seconds


def test_without_a_clock_the_referee_never_steps_in() -> None:
    sitting = Sitting(match(Handicap(clock="none"), None))
    sitting.wait(30_000)
    assert sitting.heard == []
    sitting.roll()
    sitting.wait(200_000)
    assert len(sitting.heard) == 1


def test_a_hint_takes_the_time_it_takes() -> None:
    going = match(Handicap(), None)
    lay(going, Throw(3, H, 1))
    going.play(0, Hint(CAT), 20_000)
    word = going.play(0, CAT, 5_000)[0]
    assert isinstance(word, WordPlaced)
    assert word.count.seconds == 35
    with pytest.raises(Refusal, match="not_your_move"):
        going.play(0, Pass(), 0)


def test_a_word_can_be_taken_back_at_a_table_with_a_kid_but_no_roll() -> None:
    sitting = Sitting(match(Handicap(), None))
    sitting.roll()
    assert not sitting.table.may_undo(0)
    sitting.wait(8_000)
    sitting.table.submit(0, CAT)
    assert sitting.table.may_undo(0)
    sitting.table.undo(0)
    assert player(sitting.going).board.empties == 81
    assert sitting.remaining == 52_000


def test_a_hint_that_was_used_stays_used() -> None:
    sitting = Sitting(match(Handicap(hints=1), None))
    sitting.roll()
    sitting.table.submit(0, AskHint())
    sitting.table.tick()
    assert player(sitting.going).hints_used == 1
    assert not sitting.table.may_undo(0)
    with pytest.raises(Refusal, match="no_undo"):
        sitting.table.undo(0)


def test_the_clock_of_a_seat_stands_in_its_act() -> None:
    going = match(None, None)
    set_player(going, 0, score=3)
    assert [act.actor for act in going.acts() if act.owed] == [0]
    assert [act.actor for act in going.acts() if act.clocks] == [0]
