from __future__ import annotations

import pytest

from game.contract import Handicap, Refusal
from game.wordwinder.events import TookOver, TurnBegan
from game.wordwinder.moves import Challenge, Lay, Pass, TakeOver
from game.wordwinder.state import WinderState
from tests.game.wordwinder.tables import GAME, board, people, play, squares, table, told

ROWS = "CATX/XXXX/DOGX/XCAR"
CAT = Lay(squares(4, (0, 0), (0, 1), (0, 2)))
DOG = Lay(squares(4, (2, 0), (2, 1), (2, 2)))
BALANCED = {"balanced_start": True, "starter_limit": None}


def fresh(starter: int = 0, **more: str | bool) -> WinderState:
    return board(table({**BALANCED, **more}), ROWS, starter=starter)


@pytest.mark.parametrize("starter", [0, 1])
def test_word_and_colour_change_hands_and_the_starter_plays_on(starter: int) -> None:
    other = 1 - starter
    state, events = told(fresh(starter), (starter, CAT), (other, TakeOver()))
    assert events[2:] == [TookOver(other, other), TurnBegan(starter, 3)]
    position = state.position
    assert position.colours == (1, 0)
    assert position.chips_on_board(other) == 3
    assert position.chips_on_board(starter) == 0
    assert [(word.seat, word.side) for word in position.words] == [(starter, other)]
    assert position.turn.seat == starter
    assert play(state, (starter, DOG)).position.chips_on_board(starter) == 3


def test_it_is_open_only_in_the_second_sides_first_turn() -> None:
    assert "take_over" not in GAME.acts(fresh())[0].moves
    passed = play(fresh(), (0, Pass()))
    with pytest.raises(Refusal, match="not_open"):
        GAME.check(passed, 1, TakeOver())
    laid = play(fresh(), (0, CAT))
    assert "take_over" in GAME.acts(laid)[1].moves
    for moves in (((1, DOG),), ((1, TakeOver()),), ((1, Pass()), (0, Pass()))):
        later = play(laid, *moves)
        if later.position.outcome is None:
            with pytest.raises(Refusal, match="not_open"):
                GAME.check(later, later.position.turn.seat, TakeOver())


def test_it_is_not_open_where_the_table_does_not_want_it() -> None:
    state = play(fresh(balanced_start=False), (0, CAT))
    with pytest.raises(Refusal, match="not_open"):
        GAME.check(state, 1, TakeOver())


def test_the_starters_limit_is_used_up_by_what_was_taken_over() -> None:
    setup = table({"balanced_start": True, "starter_limit": 3})
    state = play(board(setup, "CATX/XXXX/CARE/XXXX"), (0, CAT), (1, TakeOver()))
    GAME.check(state, 0, Lay(squares(4, (2, 0), (2, 1), (2, 2), (2, 3))))


def test_two_words_of_a_starter_with_two_turns_are_taken_over_together() -> None:
    setup = table(BALANCED, people(handicaps={0: Handicap(turns=2)}))
    state = play(board(setup, ROWS), (0, CAT), (0, DOG), (1, TakeOver()))
    assert state.position.chips_on_board(1) == 6
    assert state.position.turn.seat == 0


def test_a_turn_missed_for_a_challenge_in_vain_is_the_one_to_take_over() -> None:
    state = play(fresh(challenge=True), (0, CAT), (1, Challenge()))
    assert state.position.turn.seat == 0
    state = play(state, (0, Pass()))
    with pytest.raises(Refusal, match="not_open"):
        GAME.check(state, 1, TakeOver())


def test_a_race_goes_on_after_it() -> None:
    setup = table({**BALANCED, "game": "racewinder"})
    state = board(setup, "CATXSTAR/XRXXXXXX/XEXXXXXX/XXXXXXXX")
    after = play(state, (0, Lay((0, 1, 2))), (1, TakeOver()))
    assert after.position.outcome is None
    assert play(after, (0, Lay((4, 5, 6, 7)))).position.has_begun(0)
