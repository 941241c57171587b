"""Rounds, two turns for one, the last round, ties, stuck matches and resignations."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.contract import REFEREE, Handicap, Outcome, Reason, Resign, TimeUp
from game.engine import Match
from game.rooply.dice import Throw
from game.rooply.moves import BlacksOnly, BoardCompleted, Pass, SeatResigned, TurnBegan, TurnLost
from tests.game.rooply.kit import (
    ACROSS,
    GAME,
    H,
    full_but,
    lay,
    match,
    player,
    put,
    refusal,
    set_player,
    set_state,
    squares,
    state_of,
)

TWICE = Handicap(turns=2)
ONE_LEFT = full_but(9, (0, 0))
THROW = Throw(3, H, 1)


def passes(going: Match, seat: int) -> None:
    lay(going, THROW)
    going.play(seat, Pass(), 0)


def completes(going: Match, seat: int) -> None:
    """Fill the one square that is left."""
    set_player(going, seat, board=ONE_LEFT, blacks_before=False)
    lay(going, THROW)
    going.play(seat, BlacksOnly(squares((0, 0))), 0)


def mover(going: Match) -> int:
    return state_of(going).turn.seat


def ended(going: Match) -> Outcome:
    outcome = state_of(going).outcome
    assert outcome is not None
    return outcome


def test_seats_follow_each_other_in_rounds() -> None:
    going = match(None, None, None)
    order = []
    for _ in range(4):
        order.append((mover(going), state_of(going).round))
        passes(going, mover(going))
    assert order == [(0, 1), (1, 1), (2, 1), (0, 2)]


def test_two_turns_for_one_are_two_whole_turns() -> None:
    going = match(TWICE, None)
    order = []
    for count in range(6):
        turn = state_of(going).turn
        order.append((turn.seat, turn.extra, state_of(going).round))
        lay(going, THROW)
        move = Pass() if count == 1 else BlacksOnly(squares((0, count)))
        set_player(going, turn.seat, blacks_before=False)
        going.play(turn.seat, move, 0)
    assert order == [
        (0, False, 1),
        (0, True, 1),
        (1, False, 1),
        (0, False, 2),
        (0, True, 2),
        (1, False, 2),
    ]


def test_a_board_completed_in_the_first_of_two_turns_has_no_second() -> None:
    going = match(TWICE, None)
    completes(going, 0)
    assert mover(going) == 1


def test_black_squares_only_never_twice_running() -> None:
    going = match(None)
    corner = squares((0, 0)), squares((0, 1)), squares((0, 2))
    lay(going, THROW)
    going.play(0, BlacksOnly(corner[0]), 0)
    lay(going, THROW)
    assert refusal(going, 0, BlacksOnly(corner[1])) == "blacks_twice"
    going.play(0, Pass(), 0)
    lay(going, THROW)
    going.play(0, BlacksOnly(corner[1]), 0)
    assert player(going).score == -2
    assert player(going).board.cells.count("#") == 2


@pytest.mark.parametrize("by_clock", [True, False])
def test_a_word_or_a_lost_turn_between_lets_black_squares_be_placed_again(by_clock: bool) -> None:
    going = match(None)
    set_player(going, 0, blacks_before=True)
    lay(going, THROW)
    if by_clock:
        (event, *_) = going.play(REFEREE, TimeUp(0, "turn"), 60_000)
        assert event == TurnLost(0, by_clock=True)
    else:
        going.play(0, put("CAT", 0, 0, ACROSS, (0, 3)), 0)
    assert not player(going).blacks_before


def test_a_lost_turn_leaves_nothing_behind() -> None:
    going = match(None, None)
    before = player(going)
    lay(going, Throw(3, H, 3))
    events = going.play(REFEREE, TimeUp(0, "turn"), 60_000)
    assert events == (TurnLost(0, by_clock=True), TurnBegan(1, 1))
    after = player(going)
    assert (after.board, after.score, after.bank) == (before.board, 0, 0)
    assert after.turns == 1


def test_the_first_to_complete_wins_when_the_round_is_played_out() -> None:
    going = match(None, None, None)
    set_player(going, 1, score=500)
    completes(going, 0)
    assert mover(going) == 1
    passes(going, 1)
    assert state_of(going).outcome is None
    passes(going, 2)
    assert (ended(going).winner, ended(going).reason) == (0, Reason.COMPLETED)
    assert going.acts() == ()


def test_the_last_seat_of_a_round_ends_the_match_at_once() -> None:
    going = match(None, None)
    passes(going, 0)
    completes(going, 1)
    assert ended(going).winner == 1


@pytest.mark.parametrize(("scores", "winner"), [((100, 50), 0), ((50, 100), 1), ((100, 100), None)])
def test_of_two_that_complete_the_higher_score_wins(
    scores: tuple[int, int], winner: int | None
) -> None:
    going = match(None, None)
    for seat, score in enumerate(scores):
        set_player(going, seat, score=score)
    completes(going, 0)
    completes(going, 1)
    assert ended(going).winner == winner


def test_wild_cards_and_yellow_squares_count_at_the_end() -> None:
    going = match(None, None)
    set_player(going, 0, score=100, wild_cards=1, bank=4)
    set_player(going, 1, score=104, wild_cards=0, bank=0)
    completes(going, 0)
    completes(going, 1)
    assert ended(going).scores == (100 - 1 + 10 - 4, 104 - 1)
    assert ended(going).winner == 0


def test_in_a_score_race_the_highest_score_wins() -> None:
    going = match(None, None, score_race=True)
    set_player(going, 1, score=500)
    completes(going, 0)
    passes(going, 1)
    assert (ended(going).winner, ended(going).reason) == (1, Reason.SCORE)


def test_two_whole_rounds_without_anything_placed_end_the_match() -> None:
    going = match(None, None)
    set_player(going, 1, score=7)
    for seat in (0, 1, 0):
        passes(going, seat)
    assert state_of(going).outcome is None
    passes(going, 1)
    assert (ended(going).winner, ended(going).reason) == (1, Reason.STUCK)


def test_a_score_race_ends_so_too() -> None:
    going = match(None, None, score_race=True)
    set_player(going, 1, score=7)
    for seat in (0, 1, 0, 1):
        passes(going, seat)
    assert (ended(going).winner, ended(going).reason) == (1, Reason.STUCK)


@pytest.mark.parametrize("race", [True, False])
def test_who_resigned_does_not_win_where_the_others_are_stuck(race: bool) -> None:
    going = match(None, None, None, score_race=race)
    for seat, score in enumerate((900, 50, 10)):
        set_player(going, seat, score=score)
    going.play(0, Resign(), 0)
    for seat in (1, 2, 1, 2):
        passes(going, seat)
    assert (ended(going).winner, ended(going).reason) == (1, Reason.STUCK)


def test_who_resigned_does_not_win_a_score_race() -> None:
    going = match(None, None, None, score_race=True)
    for seat, score in enumerate((900, 10, 50)):
        set_player(going, seat, score=score)
    going.play(0, Resign(), 0)
    completes(going, 1)
    passes(going, 2)
    assert (ended(going).winner, ended(going).reason) == (2, Reason.SCORE)


def test_anything_placed_on_any_board_lets_it_go_on() -> None:
    going = match(None, None)
    for seat in (0, 1, 0):
        passes(going, seat)
    lay(going, THROW)
    going.play(1, BlacksOnly(squares((0, 0))), 0)
    for seat in (0, 1, 0):
        passes(going, seat)
    assert state_of(going).outcome is None
    passes(going, 1)
    assert ended(going).reason == Reason.STUCK


def test_alone_completing_is_the_win_and_being_stuck_is_none() -> None:
    alone = match(None)
    completes(alone, 0)
    assert (ended(alone).winner, ended(alone).reason) == (0, Reason.COMPLETED)
    stuck = match(None)
    passes(stuck, 0)
    passes(stuck, 0)
    assert (ended(stuck).winner, ended(stuck).reason) == (None, Reason.STUCK)
    given_up = match(None)
    given_up.play(0, Resign(), 0)
    assert (ended(given_up).winner, ended(given_up).reason) == (None, Reason.RESIGNED)


def test_a_seat_that_resigned_is_skipped() -> None:
    going = match(None, None, None)
    assert going.play(1, Resign(), 0) == (SeatResigned(1),)
    passes(going, 0)
    assert mover(going) == 2
    events = going.play(2, Resign(), 0)
    assert events[0] == SeatResigned(2)
    assert ended(going).winner == 0


def test_who_resigns_in_his_turn_ends_it() -> None:
    going = match(None, None, None)
    events = going.play(0, Resign(), 0)
    assert events == (SeatResigned(0), TurnBegan(1, 1))
    assert player(going).turns == 0


def test_a_seat_that_resigned_does_not_win_by_its_score() -> None:
    going = match(None, None)
    set_player(going, 0, score=900)
    going.play(0, Resign(), 0)
    assert (ended(going).winner, ended(going).reason) == (1, Reason.RESIGNED)


def test_when_no_person_is_left_the_computers_do_not_play_on() -> None:
    going = match(None, None, None)
    setup = state_of(going).setup
    kinds = ("person", "computer", "computer")
    seats = tuple(
        replace(seat, kind=kind, level=None if kind == "person" else "hard")
        for seat, kind in zip(setup.seats, kinds, strict=True)
    )
    set_state(going, setup=replace(setup, seats=seats))
    set_player(going, 2, score=5)
    going.play(0, Resign(), 0)
    assert (ended(going).winner, ended(going).reason) == (2, Reason.RESIGNED)


def test_a_completed_seat_has_nothing_left_to_do() -> None:
    going = match(None, None, None)
    completes(going, 0)
    assert {act.actor for act in going.acts()} == {1, 2, REFEREE}
    assert refusal(going, 0, Resign()) == "not_your_move"


def test_completion_is_told_with_the_turns_it_took() -> None:
    going = match(None, None)
    set_player(going, 0, board=ONE_LEFT, turns=11)
    lay(going, THROW)
    events = going.play(0, BlacksOnly(squares((0, 0))), 0)
    assert BoardCompleted(0, 12) in events


def test_results_hold_the_one_game_once_it_is_over() -> None:
    going = match(None)
    assert GAME.results(state_of(going)) == ()
    completes(going, 0)
    (result,) = GAME.results(state_of(going))
    assert (result.winner, result.reason) == (0, Reason.COMPLETED)
