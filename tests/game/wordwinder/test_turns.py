"""Whose turn it is, how turns are lost, and how a match ends without a line."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.contract import REFEREE, Handicap, Outcome, Reason, Refusal, Resign, TimeUp
from game.wordwinder.events import (
    Ended,
    Passed,
    ResignPressed,
    SideResigned,
    SideWalledOff,
    TurnBegan,
    TurnLost,
)
from game.wordwinder.moves import Lay, Pass
from game.wordwinder.state import WinderState
from game.wordwinder.turns import coming, to_go
from tests.game.wordwinder.tables import GAME, board, people, play, squares, table, told

ROWS = "CATX/XXXX/DOGX/XXXX"
CAT = Lay(squares(4, (0, 0), (0, 1), (0, 2)))
DOG = Lay(squares(4, (2, 0), (2, 1), (2, 2)))
TWICE = Handicap(turns=2)
FREE = {"starter_limit": None}
GIANT = {"starter_limit": None, "game": "giantwinder"}


def lost(state: WinderState) -> tuple[int, TimeUp]:
    """The clock of the seat to move runs out."""
    return REFEREE, TimeUp(state.position.turn.seat, "turn")


def movers(state: WinderState, count: int) -> list[int]:
    """The seats that move next; each turn is lost by the clock."""
    seats: list[int] = []
    while len(seats) < count and state.position.outcome is None:
        seats.append(state.position.turn.seat)
        state = play(state, lost(state))
    return seats


@pytest.mark.parametrize(
    ("sides", "starter", "order"),
    [
        ((0, 1), 0, (0, 1, 0, 1)),
        ((0, 1), 1, (1, 0, 1, 0)),
        ((0, 1, 2), 1, (1, 2, 0, 1)),
        ((0, 1, 0, 1), 0, (0, 1, 2, 3, 0)),
        ((0, 1, 0, 1), 1, (1, 2, 3, 0, 1)),
        ((0, 1, 2, 0, 1, 2), 0, (0, 1, 2, 3, 4, 5, 0)),
        ((0, 0, 1, 1), 0, (0, 2, 1, 3, 0)),
    ],
)
def test_sides_alternate_and_each_goes_round_its_own_seats(
    sides: Sequence[int], starter: int, order: Sequence[int]
) -> None:
    state = board(table(FREE, people(sides)), ROWS, starter=starter)
    assert movers(state, len(order)) == list(order)
    assert coming(state.position, len(order)) == tuple(order)


def test_sides_of_different_sizes_alternate_all_the_same() -> None:
    state = board(table(GIANT, people((0, 1, 0, 1, 0))), ROWS)
    assert movers(state, 7) == [0, 1, 2, 3, 4, 1, 0]


def test_a_seat_with_two_turns_for_one_has_them_in_a_row() -> None:
    state = board(table(FREE, people(handicaps={1: TWICE})), ROWS)
    assert movers(state, 6) == [0, 1, 1, 0, 1, 1]


def test_a_partner_with_two_turns_has_them_each_time_its_turn_comes() -> None:
    state = board(table(FREE, people((0, 1, 0, 1), {2: TWICE})), ROWS)
    assert movers(state, 7) == [0, 1, 2, 2, 3, 0, 1]
    assert coming(state.position, 5) == (0, 1, 2, 2, 3)


def test_two_words_in_two_turns_for_one() -> None:
    state = board(table(FREE, people(handicaps={0: TWICE})), ROWS)
    state = play(state, (0, CAT), (0, DOG))
    assert state.position.turn.seat == 1
    assert [word.word for word in state.position.words] == ["CAT", "DOG"]


def test_turns_are_numbered() -> None:
    state = board(table(FREE), ROWS)
    _, events = told(state, (0, CAT), (1, DOG), (0, Pass()))
    assert [e for e in events if isinstance(e, TurnBegan)] == [
        TurnBegan(1, 2),
        TurnBegan(0, 3),
        TurnBegan(1, 4),
    ]


# --- passes ----------------------------------------------------------------------------


def test_all_pass_in_a_row_and_the_most_chips_win() -> None:
    state = play(board(table(FREE), ROWS), (0, CAT), (1, Pass()))
    assert state.position.outcome is None
    after, events = told(state, (0, Pass()))
    assert after.position.outcome == Outcome((3, 0), 0, Reason.PASSES)
    assert events == [Passed(0), Ended((3, 0), 0, Reason.PASSES)]


def test_every_turn_counts_for_an_end_by_passes() -> None:
    state = board(table(FREE, people(handicaps={1: TWICE})), ROWS)
    state = play(state, (0, Pass()), (1, Pass()))
    assert state.position.outcome is None
    assert play(state, (1, Pass())).position.outcome is not None


def test_every_seat_of_a_team_must_pass() -> None:
    state = board(table(FREE, people((0, 1, 0, 1))), ROWS)
    state = play(state, (0, Pass()), (1, Pass()), (2, Pass()))
    assert state.position.outcome is None
    assert play(state, (3, Pass())).position.outcome == Outcome((0,) * 4, None, Reason.PASSES)


def test_a_turn_lost_by_the_clock_breaks_a_row_of_passes() -> None:
    state = board(table(FREE), ROWS)
    state = play(state, (0, Pass()))
    state = play(state, lost(state), (0, Pass()))
    assert state.position.outcome is None
    assert play(state, (1, Pass())).position.outcome is not None


def test_a_word_breaks_a_row_of_passes() -> None:
    state = play(board(table(FREE), ROWS), (0, Pass()), (1, CAT), (0, Pass()))
    assert state.position.outcome is None
    assert play(state, (1, Pass())).position.outcome == Outcome((0, 3), 1, Reason.PASSES)


@pytest.mark.parametrize("sides", [(0, 1), (0, 1, 2), (0, 1, 0, 1)])
def test_three_whole_rounds_lost_end_the_match(sides: Sequence[int]) -> None:
    state = play(board(table(FREE, people(sides)), ROWS), (0, CAT))
    rounds = 3 * len(sides)
    for _ in range(rounds - 1):
        state = play(state, lost(state))
        assert state.position.outcome is None
    ended = play(state, lost(state)).position.outcome
    assert ended is not None
    assert (ended.winner, ended.reason) == (0, Reason.PASSES)


def test_a_word_in_between_starts_the_rounds_again() -> None:
    state = board(table(FREE), ROWS)
    for _ in range(5):
        state = play(state, lost(state))
    state = play(state, (1, CAT))
    assert len(movers(state, 99)) == 6


def test_a_lost_turn_is_told_with_its_cause() -> None:
    state = board(table(FREE), ROWS)
    assert told(state, lost(state))[1] == [TurnLost(0, "clock"), TurnBegan(1, 2)]


# --- clocks ----------------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "limit"), [("same", 30_000), ("double", 60_000), ("none", None)])
def test_the_clock_of_a_turn(clock: str, limit: int | None) -> None:
    kid = Handicap(clock=clock)  # type: ignore[arg-type] - one of the three
    state = board(table({"clock": 30}, people(handicaps={1: kid})), ROWS, starter=1)
    (run,) = GAME.acts(state)[1].clocks
    assert (run.actor, run.kind, run.limit_ms) == (1, "turn", limit)
    grown_up = play(state, (1, Pass()))
    (run,) = GAME.acts(grown_up)[0].clocks
    assert (run.actor, run.limit_ms, run.serial) == (0, 30_000, 2)


def test_without_a_clock_time_is_only_counted() -> None:
    (run,) = GAME.acts(board(table(), ROWS))[0].clocks
    assert run.limit_ms is None
    assert GAME.expired(board(table(), ROWS), run) == TimeUp(0, "turn")


# --- resigning -------------------------------------------------------------------------


def test_of_two_sides_the_other_wins() -> None:
    after, events = told(board(table(FREE), ROWS), (1, Resign()))
    assert after.position.outcome == Outcome((0, 0), 0, Reason.RESIGNED)
    assert events[:2] == [ResignPressed(1), SideResigned(1)]
    assert GAME.acts(after) == ()


def test_of_three_sides_the_others_play_on() -> None:
    state = play(board(table(FREE, people((0, 1, 2))), ROWS), (0, CAT), (1, Resign()))
    assert state.position.turn.seat == 2
    assert movers(state, 4) == [2, 0, 2, 0]
    assert state.position.chips_on_board(0) == 3
    ended = play(state, (0, Resign())).position.outcome
    assert ended == Outcome((3, 0, 0), 2, Reason.RESIGNED)


def test_a_side_that_resigns_out_of_turn_is_passed_over() -> None:
    state = play(board(table(FREE, people((0, 1, 2))), ROWS), (1, Resign()))
    assert movers(state, 3) == [0, 2, 0]
    assert play(state, (0, Pass()), (2, Pass())).position.outcome is not None


def test_a_team_resigns_when_all_its_persons_have_pressed() -> None:
    state = play(board(table(FREE, people((0, 1, 0, 1))), ROWS), (2, Resign()))
    assert state.position.outcome is None
    with pytest.raises(Refusal, match="not_open"):
        GAME.check(state, 2, Resign())
    assert movers(state, 4) == [0, 1, 2, 3]
    ended = play(state, (0, Resign())).position.outcome
    assert ended == Outcome((0,) * 4, 1, Reason.RESIGNED)


# --- lines -----------------------------------------------------------------------------


def test_a_corner_square_counts_for_both_its_edges() -> None:
    state = board(table(FREE), "CATX/XXXX/XXXX/XXXX", "..../0.../0.../0...")
    after = play(state, (0, CAT))
    assert after.position.outcome == Outcome((6, 0), 0, Reason.LINE)
    assert after.position.line == (0, 4, 8, 12)


def test_only_the_side_that_laid_can_make_a_line() -> None:
    state = board(table(FREE), ROWS, "..../1111/..../....")
    assert play(state, (0, CAT)).position.outcome is None


def test_a_side_is_told_once_that_it_has_no_line_left() -> None:
    race = table({**FREE, "game": "racewinder"})
    state = board(race, "CATX/XXXX/XXXX/DOGX", ".0.1/0.../1111/....")
    assert to_go(state.position, 0) is None
    after, events = told(state, (0, Lay(squares(4, (0, 1), (0, 2)))))
    assert events.count(SideWalledOff(0)) == 1
    assert after.position.walled == (0,)
    assert after.position.outcome is None
    _, events = told(after, (1, Pass()), (0, CAT))
    assert SideWalledOff(0) not in events
