"""The positions with verdicts of the rule book, in its order, and the source's score figures."""

from __future__ import annotations

import pytest

from game.contract import OptionValue, Refusal
from game.rooply.board import ALL_SIDES, RIGHT, TOP, Board
from game.rooply.dice import Throw
from game.rooply.moves import WordPlaced
from tests.game.rooply.kit import (
    ACROSS,
    GAME,
    H,
    code,
    drawn,
    lay,
    match,
    player,
    put,
    refusal,
    set_player,
    terms,
    verdict,
)

FIVE = drawn(".....")
SEVEN = drawn(".......")


def test_1_a_word_in_the_corner_is_closed_by_its_one_black() -> None:
    assert code(FIVE, put("CAT", 0, 0, ACROSS, (0, 3)), terms(3)) == "legal"
    assert code(FIVE, put("CAT", 0, 0), terms(3)) == "not_closed"
    assert code(FIVE, put("CAT", 0, 0, ACROSS, (4, 4)), terms(3)) == "not_closed"


def test_2_one_black_closes_one_end_two_close_both() -> None:
    one, both = put("CATS", 0, 1, ACROSS, (0, 5)), put("CATS", 0, 1, ACROSS, (0, 0), (0, 5))
    assert code(SEVEN, one, terms(4)) == "legal"
    assert code(SEVEN, put("CATS", 0, 1, ACROSS, (0, 0)), terms(4)) == "legal"
    assert code(SEVEN, one, terms(4, blacks=2)) == "not_closed"
    assert code(SEVEN, both, terms(4, blacks=2)) == "legal"


def test_3_a_word_may_be_read_backwards() -> None:
    found = verdict(FIVE, put("TAC", 0, 0, ACROSS, (0, 3)), terms(3))
    assert (found.word, found.backwards) == ("CAT", True)


def test_4_longer_than_rolled_only_by_letters_already_there() -> None:
    board = drawn("cat....")
    cattle, catnaps = put("CATTLE", 0, 0, ACROSS, (0, 6)), put("CATNAPS", 0, 0)
    assert code(board, cattle, terms(3)) == "legal"
    assert code(board, cattle, terms(7)) == "too_short"
    assert code(board, catnaps, terms(3)) == "new_many"
    assert code(board, catnaps, terms(4)) == "legal"
    assert code(board, put("CAT", 0, 0, ACROSS, (0, 3)), terms(3)) == "nothing_new"


def test_5_a_bar_keeps_a_letter_off_and_may_be_in_the_way() -> None:
    board = drawn("q....")

    def unit(bars: int | None) -> str:
        yellows = None if bars is None else {(1, 0): bars}
        return code(board, put("UNIT", 1, 0, ACROSS, (1, 4), yellows=yellows), terms(4, bank=1))

    assert unit(None) == "bad_run"
    assert unit(TOP) == "legal"
    assert unit(TOP | RIGHT) == "wall"
    assert unit(RIGHT) == "wall"
    assert unit(ALL_SIDES) == "yellow_bars"


def test_6_a_word_is_a_whole_run() -> None:
    board = drawn("...s.")
    assert code(board, put("CAT", 0, 0), terms(3)) == "not_whole"
    assert code(board, put("CATS", 0, 0, ACROSS, (0, 4)), terms(3)) == "legal"


def test_7_two_blacks_buy_a_yellow_square_up_to_the_cap() -> None:
    play = put("CAT", 0, 0, ACROSS, (0, 3), exchange=1)
    assert verdict(FIVE, play, terms(3, blacks=3)).bank == 1
    assert code(FIVE, play, terms(3, blacks=2)) == "blacks_many"
    five_yellows = drawn(".....", yellows={(4, column): TOP for column in range(5)})
    assert code(five_yellows, play, terms(3, blacks=3, bank=2)) == "yellow_cap"
    assert code(five_yellows, play, terms(3, blacks=3, bank=1)) == "legal"


@pytest.mark.parametrize(("level", "cap"), [("novice", 7), ("intermediate", 10), ("master", 14)])
def test_the_cap_of_yellow_squares_goes_by_the_level(level: str, cap: int) -> None:
    """Those on the board and those in the bank count together."""
    play = put("CAT", 0, 0, ACROSS, (0, 3), exchange=1)
    going = match(None, level=level)
    side = player(going).board.side
    board = drawn("." * side, yellows={(4, column): TOP for column in range(5)})
    lay(going, Throw(3, H, 3))
    set_player(going, 0, board=board, bank=cap - 5)
    assert refusal(going, 0, play) == "yellow_cap"
    set_player(going, 0, board=board, bank=cap - 6)
    going.play(0, play, 0)
    assert len(player(going).board.yellows) + player(going).bank == cap


def test_a_word_set_against_another_one_is_refused_with_the_run_marked() -> None:
    """TEN stands down column 5; AGO beside it would read AGOE, which is no word either way."""
    board = drawn(".....t...", ".....e#..", ".....n...", ".....#...", *["........."] * 5)
    going = match(None)
    set_player(going, 0, board=board)
    lay(going, Throw(3, H, 1))
    ago = put("AGO", 1, 2, ACROSS, (1, 1))
    assert refusal(going, 0, ago) == "not_whole"
    assert player(going).board == board
    (notice,) = GAME.preview(GAME.view(going.state, 0), ago, 0).notices
    assert notice.params == {
        "word": "AGO",
        "run": "AGOE",
        "row": 1,
        "column": 2,
        "axis": "across",
        "length": 4,
    }


def test_a_nonsense_run_across_the_word_is_refused_with_the_run_marked() -> None:
    board = drawn("ago..", ".....")
    with pytest.raises(Refusal) as refused:
        verdict(board, put("TEN", 1, 0, ACROSS, (1, 3)), terms(3))
    assert refused.value.code == "bad_run"
    assert refused.value.params == {
        "run": "GE",
        "row": 0,
        "column": 1,
        "axis": "down",
        "length": 2,
    }


def played_for(spent_ms: int, board: Board, **options: OptionValue) -> WordPlaced:
    """CATNAPS with three black squares, in so much time."""
    going = match(None, **options)
    set_player(going, 0, board=board)
    lay(going, Throw(7, H, 3))
    play = put("CATNAPS", 4, 1, ACROSS, (4, 0), (4, 8), (8, 8))
    event = going.play(0, play, spent_ms)[0]
    assert isinstance(event, WordPlaced)
    assert event.score == event.count.score == player(going).score
    return event


CLEAR = drawn(".........")
TEN = drawn(".........", ".........", "....t....", "....e....", "....n....", *["."] * 4)


def test_the_source_scores_seven_letters_and_three_blacks_in_twelve_seconds_52() -> None:
    assert played_for(12_000, CLEAR).score == 52


def test_with_one_letter_on_the_board_before_it_scores_53() -> None:
    event = played_for(12_000, TEN)
    assert event.score == 53
    assert event.count.shared == 1


def test_seconds_left_are_whole_and_rounded_down() -> None:
    assert played_for(12_001, CLEAR).count.seconds == 47
    assert played_for(0, CLEAR).count.seconds == 60
    assert played_for(59_999, CLEAR).count.seconds == 0
    assert played_for(12_000, CLEAR, seconds=30).count.seconds == 18
