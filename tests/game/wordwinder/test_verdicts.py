"""The positions of the rule book with their verdicts, and the reports R05 and R62."""

from __future__ import annotations

import pytest

from game.contract import Outcome, Reason, Refusal
from game.wordwinder.events import Ended, LineMade, WordLaid
from game.wordwinder.moves import Lay, Pass
from game.wordwinder.state import WinderState
from game.wordwinder.turns import to_go
from tests.game.wordwinder.tables import GAME, board, people, play, squares, table, told

FREE_START = {"starter_limit": None}
RACE = {"game": "racewinder", "starter_limit": None}


def refused(state: WinderState, actor: int, *path: tuple[int, int], width: int = 4) -> str:
    with pytest.raises(Refusal) as refusal:
        GAME.check(state, actor, Lay(squares(width, *path)))
    return refusal.value.code


def test_1_a_path_slips_diagonally_between_two_chips_of_an_opponent() -> None:
    state = board(table(FREE_START), "CROTA/AESON/INDND/XXXXX", "...1./..1../...../.....")
    croon = squares(5, (0, 0), (0, 1), (0, 2), (1, 3), (2, 3))
    after, events = told(state, (0, Lay(croon)))
    assert events[0] == WordLaid(0, 0, "CROON", croon, croon)
    assert after.position.chips_on_board(0) == 5


@pytest.mark.parametrize(
    ("chips", "distance"),
    [("1.../.1../..1./...1", 4), ("11../.11./..11/...1", None)],
)
def test_2_a_diagonal_of_chips_can_be_crossed_one_joined_by_edges_cannot(
    chips: str, distance: int | None
) -> None:
    state = board(table(FREE_START), "XXXX/XXXX/XXXX/XXXX", chips)
    assert to_go(state.position, 0) == distance


def test_3_a_word_down_the_diagonal_is_one_win() -> None:
    state = board(table(FREE_START), "SXXX/XTXX/XXAX/XXXR")
    after, events = told(state, (0, Lay(squares(4, (0, 0), (1, 1), (2, 2), (3, 3)))))
    assert after.position.outcome == Outcome((4, 0), 0, Reason.LINE)
    assert [type(event) for event in events] == [WordLaid, LineMade, Ended]
    assert after.position.line == (0, 5, 10, 15)


def test_4_a_word_must_cover_something_new() -> None:
    state = board(table(FREE_START), "CARE/TSXX/XXXX/XXXX", "000./..../..../....")
    assert refused(state, 0, (0, 0), (0, 1), (0, 2)) == "winder_nothing_new"
    after = play(state, (0, Lay(squares(4, (0, 0), (0, 1), (0, 2), (0, 3)))))
    assert after.position.chips_on_board(0) == 4
    assert after.position.words[-1].covered == (3,)


def test_5_a_first_word_of_the_race_has_a_letter_of_the_top_row() -> None:
    state = board(table(RACE), "TXXX/AXXX/CXXX/ATXX")
    assert refused(state, 0, (3, 0), (3, 1)) == "winder_misses_top"
    upward = Lay(squares(4, (2, 0), (1, 0), (0, 0)))
    with pytest.raises(Refusal, match="winder_no_first_word"):
        GAME.check(state, 0, upward)
    begun = board(table(RACE), "TXXX/AXXX/CXXX/ATXX", begun_sides=[1])
    assert play(begun, (0, upward)).position.words[-1].word == "CAT"


def test_6_no_side_may_be_left_without_a_first_word() -> None:
    state = board(table(RACE), "CATX/XXXX/DOGX/XXXX", starter=1)
    assert refused(state, 1, (0, 0), (0, 1), (0, 2)) == "winder_no_first_word"


def test_7_a_full_board_without_a_line_goes_to_the_most_chips() -> None:
    setup = table(FREE_START, people((0, 1, 2)))
    chips = "222 0/1 2 2 0/2 2 0 1/0 1 1 2".replace(" ", "")
    state = board(setup, "XXXX/XXXX/XXXX/XXXX", chips)
    after = play(state, (0, Pass()), (1, Pass()), (2, Pass()))
    assert after.position.outcome == Outcome((4, 4, 8), 2, Reason.PASSES)


def test_r05_a_later_word_of_the_race_may_touch_by_a_corner() -> None:
    rows, chips = "CATX/XXXD/DOGO/XXXG", "000./..../..../...."
    state = board(table(RACE), rows, chips, begun_sides=[1])
    after, events = told(state, (0, Lay(squares(4, (1, 3), (2, 3), (3, 3)))))
    assert isinstance(events[0], WordLaid)
    assert after.position.outcome == Outcome((6, 0), 0, Reason.LINE)
    assert refused(state, 0, (2, 0), (2, 1), (2, 2)) == "winder_touches_nothing"


def test_r62_equal_chips_after_all_passed_are_a_draw() -> None:
    state = board(table(FREE_START), "XXXX/XXXX/XXXX/XXXX", "00../..../..../..11")
    after, events = told(state, (0, Pass()), (1, Pass()))
    assert after.position.outcome == Outcome((2, 2), None, Reason.PASSES)
    assert events[-1] == Ended((2, 2), None, Reason.PASSES)
    (result,) = GAME.results(after)
    assert result.winner is None
