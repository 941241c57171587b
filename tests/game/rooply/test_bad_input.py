"""What may not be done is refused with its code and sentence, and nothing changes."""

from __future__ import annotations

import pytest

from game.contract import REFEREE, AskHint, Move, Refusal, Resign, TimeUp
from game.language import sentence
from game.rooply.board import ALL_SIDES, BOTTOM, LEFT, RIGHT, TOP, Axis, Board
from game.rooply.dice import Direction, Throw
from game.rooply.moves import BlacksOnly, Hint, Pass, Place, Roll, WildCard
from tests.game.rooply.kit import (
    ACROSS,
    DOWN,
    FALLING,
    RISING,
    D,
    H,
    V,
    code,
    drawn,
    lay,
    match,
    put,
    refusal,
    set_player,
    squares,
    terms,
)

CAT = drawn("cat......")
EMPTY = drawn(".........")


@pytest.mark.parametrize(
    ("board", "play", "length", "expected"),
    [
        (EMPTY, put("CAT", 0, 0, ACROSS, (0, 3)), 4, "too_short"),
        (CAT, put("CATNAPS", 0, 0, ACROSS, (0, 7)), 3, "new_many"),
        (drawn("...#"), put("CATTLE", 0, 1), 4, "over_black"),
        (drawn("..s......"), put("CAT", 0, 0, ACROSS, (0, 3)), 3, "letter_differs"),
        (EMPTY, put("CAT", 0, 0, DOWN, (3, 0)), 3, "not_across"),
        (EMPTY, put("CAT", 0, 0, FALLING, (3, 3)), 3, "not_across"),
        (EMPTY, put("CAT", 0, 7), 3, "off_board"),
        (EMPTY, put("CAT", -1, 0), 3, "off_board"),
        (EMPTY, put("CAT", 0, 1 << 70), 3, "off_board"),
        (EMPTY, put("CATTLECATTLE", 0, 0), 3, "off_board"),
        (EMPTY, put("CTA", 0, 0, ACROSS, (0, 3)), 3, "word_unknown"),
        (CAT, put("CAT", 0, 0, ACROSS, (0, 3)), 3, "nothing_new"),
        (CAT, put("TAN", 1, 0, ACROSS, (1, 3)), 3, "bad_run"),
        (EMPTY, put("", 0, 0), 3, "word_letters"),
        (EMPTY, put("cat", 0, 0, ACROSS, (0, 3)), 3, "word_letters"),
        (EMPTY, put("CÄT", 0, 0, ACROSS, (0, 3)), 3, "word_letters"),
        (EMPTY, put("C T", 0, 0, ACROSS, (0, 3)), 3, "word_letters"),
        (EMPTY, put("CAT", 0, 0, ACROSS, (0, 3), (8, 8)), 3, "blacks_many"),
        (EMPTY, put("CAT", 0, 0, ACROSS, (0, 2)), 3, "black_square"),
        (drawn("....a...."), put("CAT", 0, 0, ACROSS, (0, 4)), 3, "black_square"),
        (drawn("....#...."), put("CAT", 0, 0, ACROSS, (0, 4)), 3, "black_square"),
        (EMPTY, put("CAT", 0, 0, ACROSS, (0, 9)), 3, "black_square"),
        (EMPTY, put("CAT", 0, 0, ACROSS, (-1, 3)), 3, "black_square"),
        (EMPTY, put("CAT", 0, 0, ACROSS, (0, 3), exchange=-1), 3, "exchange_negative"),
    ],
)
def test_a_word_that_may_not_stand(board: Board, play: Place, length: int, expected: str) -> None:
    assert code(board, play, terms(length)) == expected


def test_a_direction_is_kept_in_each_case() -> None:
    assert code(EMPTY, put("CAT", 0, 0), terms(3, V)) == "not_down"
    assert code(EMPTY, put("CAT", 0, 0), terms(3, D)) == "not_diagonal"


def test_a_black_square_may_be_named_only_once() -> None:
    twice = put("CAT", 0, 0, ACROSS, (0, 3), (0, 3))
    assert code(EMPTY, twice, terms(3, blacks=2)) == "black_square"


@pytest.mark.parametrize(
    ("yellows", "bank", "expected"),
    [
        ({(5, 5): 0}, 1, "yellow_bars"),
        ({(5, 5): ALL_SIDES}, 1, "yellow_bars"),
        ({(5, 5): 16}, 1, "yellow_bars"),
        ({(5, 5): -1}, 1, "yellow_bars"),
        ({(5, 5): TOP}, 0, "yellow_bank"),
        ({(5, 5): TOP, (6, 6): TOP}, 1, "yellow_bank"),
        ({(0, 4): TOP}, 1, "yellow_square"),
        ({(9, 0): TOP}, 1, "yellow_square"),
    ],
)
def test_a_yellow_square_that_may_not_be_laid(
    yellows: dict[tuple[int, int], int], bank: int, expected: str
) -> None:
    play = put("CAT", 0, 0, ACROSS, (0, 3), yellows=yellows)
    assert code(drawn("....#...."), play, terms(3, bank=bank)) == expected


def test_two_yellow_squares_may_not_lie_on_one_square() -> None:
    play = put("CAT", 0, 0, ACROSS, (0, 3), yellows={(5, 5): TOP})
    twice = Place(play.letters, play.square, play.axis, play.blacks, play.yellows * 2)
    assert code(EMPTY, twice, terms(3, bank=2)) == "yellow_square"


def test_a_bar_of_the_board_is_a_wall_and_closes() -> None:
    board = drawn(".........", yellows={(0, 1): LEFT})
    assert code(board, put("CAT", 0, 0, ACROSS, (0, 3)), terms(3)) == "wall"
    assert code(board, put("CAT", 0, 1, ACROSS, (0, 4)), terms(3)) == "legal"
    assert code(board, put("CAT", 0, 1), terms(3)) == "not_closed"


@pytest.mark.parametrize(("axis", "row"), [(FALLING, 2), (RISING, 6)])
def test_a_diagonal_word_needs_both_ends_closed(axis: Axis, row: int) -> None:
    board, step = drawn("." * 13), 1 if axis == FALLING else -1
    ends = [(row - step, 1), (row + 3 * step, 5)]
    both = put("CAT", row, 2, axis, *ends)
    assert code(board, both, terms(3, D, blacks=2)) == "legal"
    assert code(board, put("CAT", row, 2, axis, ends[0]), terms(3, D, 2)) == "diagonal_open"
    assert code(board, put("CAT", row, 2, axis, ends[1]), terms(3, D, 1)) == "diagonal_open"


@pytest.mark.parametrize(
    ("axis", "row", "near", "far"),
    [(FALLING, 2, RIGHT | BOTTOM, LEFT | TOP), (RISING, 6, RIGHT | TOP, LEFT | BOTTOM)],
)
@pytest.mark.parametrize("laid", [True, False])
def test_a_yellow_square_closes_a_diagonal_only_by_both_bars_of_that_corner(
    axis: Axis, row: int, near: int, far: int, laid: bool
) -> None:
    step = 1 if axis == FALLING else -1
    before, after = (row - step, 1), (row + 3 * step, 5)

    def said(place: tuple[int, int], bars: int, black: tuple[int, int]) -> str:
        yellow = {place: bars}
        board = drawn("." * 13, yellows=None if laid else yellow)
        play = put("CAT", row, 2, axis, black, yellows=yellow if laid else None)
        return code(board, play, terms(3, D, blacks=2, bank=1))

    for bars in range(1, ALL_SIDES):
        closed = "legal" if bars & far == far else "diagonal_open"
        assert said(after, bars, before) == closed
        closed = "legal" if bars & near == near else "diagonal_open"
        assert said(before, bars, after) == closed


def test_nothing_but_black_squares_is_refused_where_it_may_not_be() -> None:
    going = match(None)
    lay(going, Throw(3, H, 2))
    assert refusal(going, 0, BlacksOnly(())) == "blacks_none"
    assert refusal(going, 0, BlacksOnly(squares((0, 0), (0, 1), (0, 2)))) == "blacks_many"
    assert refusal(going, 0, BlacksOnly(squares((0, 0), (0, 0)))) == "black_square"
    assert refusal(going, 0, BlacksOnly(squares((9, 9)))) == "black_square"
    assert refusal(going, 0, BlacksOnly(squares((0, 0)), exchange=1)) == "exchange_without_word"
    set_player(going, 0, board=CAT)
    assert refusal(going, 0, BlacksOnly(squares((0, 0)))) == "black_square"
    set_player(going, 0, blacks_before=True)
    assert refusal(going, 0, BlacksOnly(squares((5, 5)))) == "blacks_twice"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (WildCard(2, H, 3), "wild_length"),
        (WildCard(10, H, 3), "wild_length"),
        (WildCard(3, D, 3), "wild_direction"),
        (WildCard(3, V, 4), "wild_blacks"),
        (WildCard(3, V, -1), "wild_blacks"),
    ],
)
def test_a_wild_card_asks_for_what_may_be(card: WildCard, expected: str) -> None:
    assert refusal(match(None), 0, card) == expected


@pytest.mark.parametrize(("level", "side"), [("novice", 9), ("intermediate", 11), ("master", 13)])
def test_a_wild_card_asks_for_as_many_letters_as_the_board_has(level: str, side: int) -> None:
    going = match(None, level=level)
    assert refusal(going, 0, WildCard(side + 1, H, 3)) == "wild_length"
    going.play(0, WildCard(side, H, 3), 0)


def test_there_is_no_third_wild_card() -> None:
    going = match(None)
    set_player(going, 0, wild_cards=0)
    assert refusal(going, 0, WildCard(3, H, 1)) == "wild_none"


@pytest.mark.parametrize("move", [put("CAT", 0, 0, ACROSS, (0, 3)), Pass()])
def test_a_move_after_the_clock_has_run_out_is_refused(move: Move) -> None:
    going = match(None)
    lay(going, Throw(3, H, 1))
    assert refusal(going, 0, move, spent_ms=60_000) == "time_over"
    assert refusal(going, 0, BlacksOnly(squares((0, 0))), spent_ms=60_000) == "time_over"
    going.play(0, move, 59_999)


def test_the_referee_may_not_call_time_too_soon() -> None:
    going = match(None)
    assert refusal(going, REFEREE, Roll(), spent_ms=9_999) == "time_left"
    lay(going, Throw(3, H, 1))
    assert refusal(going, REFEREE, TimeUp(0, "turn"), spent_ms=59_999) == "time_left"
    assert refusal(going, REFEREE, TimeUp(1, "turn"), spent_ms=60_000) == "not_open"
    assert refusal(going, REFEREE, TimeUp(0, "answer"), spent_ms=60_000) == "not_open"


@pytest.mark.parametrize("move", [put("CAT", 0, 0), BlacksOnly(squares((0, 0))), Pass()])
def test_nothing_is_placed_before_the_dice_lie(move: Move) -> None:
    assert refusal(match(None), 0, move) == "not_open"


@pytest.mark.parametrize("move", [Roll(), WildCard(3, H, 1)])
def test_the_dice_are_thrown_once(move: Move) -> None:
    going = match(None)
    lay(going, Throw(3, H, 1))
    assert refusal(going, 0, move) == "not_open"


@pytest.mark.parametrize("move", [Roll(), WildCard(3, H, 1), put("CAT", 0, 0), Pass(), AskHint()])
def test_nobody_moves_for_another(move: Move) -> None:
    going = match(None, None)
    assert refusal(going, 1, move) == "not_your_move"


def test_hints_are_for_those_who_have_them() -> None:
    going = match(None)
    lay(going, Throw(3, H, 1))
    assert refusal(going, 0, AskHint()) == "not_open"
    assert refusal(going, 0, Hint(None)) == "not_open"


def test_nobody_resigns_twice() -> None:
    going = match(None, None, None)
    going.play(1, Resign(), 0)
    assert refusal(going, 1, Resign()) == "not_your_move"


def test_sentences_name_what_is_wrong() -> None:
    with pytest.raises(Refusal) as refused:
        match(None).check(0, WildCard(99, Direction.ACROSS, 0))
    said = sentence(refused.value.code, refused.value.params)
    assert said == "A wild card asks for 3 to 9 letters."


def test_sentences_fit_one_square_as_well_as_many() -> None:
    assert sentence("yellow_bank", {"bank": 1}) == "Yellow squares in your bank: 1."
    assert sentence("blacks_many", {"used": 1, "most": 0}) == "Black squares taken: 1; you have 0."
