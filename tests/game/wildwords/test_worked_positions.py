"""The worked positions of the rule book and the example of the source, figure by figure."""

from __future__ import annotations

import pytest

from game.contract import Reason, Refusal
from game.wildwords.board import ALL_TILES, CENTRE, EMPTY_BOARD, VALUES, column_of, row_of
from game.wildwords.laying import check_lay
from game.wildwords.moves import Believe, Challenge, Lay, Pass, Placed, Spell
from game.wildwords.scoring import Scored, scored
from tests.game.wildwords.kit import at, board_with, match_of, setup_of, state_of

FEND = at("FEND", 7, 4)
AFTER_FEND = board_with(FEND)
STAINING = at("STAIN*G", 2, 3, down=True)
AFTER_STAINING = board_with(STAINING, board=AFTER_FEND)


def lines(play: Scored) -> list[tuple[str, int]]:
    return [(pattern.text, pattern.score) for pattern in play.patterns]


def laid(board: str, lay: Lay) -> Scored:
    return check_lay(board, "".join(one.tile for one in lay.placed), lay.placed)


def test_the_first_play_of_the_source() -> None:
    play = laid(EMPTY_BOARD, FEND)
    assert lines(play) == [("FEND", 28)]
    assert (play.score, play.adjustment, play.names) == (28, 0, ())


def test_the_second_play_of_the_source() -> None:
    play = laid(AFTER_FEND, STAINING)
    assert sorted(lines(play)) == [("*FEND", 9), ("STAI***", 8)]
    assert sum(pattern.score for pattern in play.patterns) == 17
    assert 17 - 20 == -3
    assert play.adjustment == -20 + 40
    assert play.score == 37
    assert play.names == ("bomb",)


def test_the_third_play_of_the_source() -> None:
    play = laid(AFTER_STAINING, at("*OX", 2, 4, down=True))
    assert sorted(lines(play)) == [("*OX", 18), ("AX", 16), ("S*", 1), ("TO", 3)]
    assert play.score == 38


def test_what_is_refused_and_allowed_on_the_empty_board() -> None:
    for lay, code in (
        (at("A", 7, 7), "wildwords_one_tile"),
        (at("FEND", 7, 3), "wildwords_off_centre"),
        (at("A.B", 7, 6), "wildwords_gap"),
        (Lay((Placed(7, 7, "A"), Placed(8, 8, "B"))), "wildwords_not_in_line"),
    ):
        with pytest.raises(Refusal) as refused:
            laid(EMPTY_BOARD, lay)
        assert refused.value.code == code
    play = laid(EMPTY_BOARD, at("**", 7, 6))
    assert (lines(play), play.score) == ([("**", 0)], 0)


def test_bombs_on_the_first_move_and_a_play_on_both_sides_of_it() -> None:
    assert laid(EMPTY_BOARD, at("QUIPPED", 7, 1)).score == 24 * 2 - 20 + 40 == 68
    fending = at("FENDING", 7, 4)
    assert laid(EMPTY_BOARD, fending).score == 22 * 2 + 40 == 84
    both = Lay((Placed(7, 3, "O"), Placed(7, 11, "S")))
    play = laid(board_with(fending), both)
    assert lines(play) == [("OFENDINGS", 17)]
    assert play.score == 17 - 40 == -23


def test_a_wild_run_across_fend() -> None:
    play = laid(AFTER_FEND, at("D*T", 6, 3, down=True))
    assert sorted(lines(play)) == [("***", 0), ("*FEND", 9)]
    assert play.score == 9 - 20 == -11


def test_the_touchdown() -> None:
    board = board_with(at("RATION", 0, 3, down=True), at("E", 7, 7))
    play = laid(board, at("TWE.XSES", 0, 0))
    assert lines(play) == [("TWERXSES", 32 * 6)]
    assert play.score == 32 * 6 + 40 == 232
    assert play.names == ("bomb", "touchdown")


def test_what_is_refused_and_allowed_after_fend() -> None:
    for lay, code in (
        (Lay((Placed(7, 4, "A"),)), "wildwords_square_taken"),
        (at("AT", 0, 0), "wildwords_detached"),
        (at("A", 6, 3), "wildwords_detached"),
        (Lay((Placed(7, 3, "A"), Placed(7, 9, "S"))), "wildwords_gap"),
        (at("A", 8, 8), "wildwords_detached"),
        (Lay(()), "wildwords_nothing_laid"),
    ):
        with pytest.raises(Refusal) as refused:
            laid(AFTER_FEND, lay)
        assert refused.value.code == code
    play = laid(AFTER_FEND, at("S", 7, 8))
    assert (lines(play), play.score) == ([("FENDS", 10)], 10)


def test_two_seats_a_challenge_in_vain() -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    match.play(0, Spell(("FEND",)), 0)
    state = state_of(match)
    assert state.scores == (28, 0)
    assert (state.to_move, state.stage) == (0, "turn")
    assert len(state.trays[0]) == 7


def test_two_seats_a_challenge_that_succeeds() -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    match.play(0, Spell(("FENT",)), 0)
    state = state_of(match)
    assert state.scores == (0, 0)
    assert sorted(state.trays[0]) == sorted("FENDAEI")
    assert state.board == EMPTY_BOARD
    assert (state.to_move, state.stage) == (1, "turn")


def test_three_seats_a_challenge_in_vain_costs_a_turn() -> None:
    match = match_of(setup_of(3), trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    match.play(1, Believe(), 0)
    match.play(2, Challenge(), 0)
    match.play(0, Spell(("FEND",)), 0)
    order: list[int] = []
    for _ in range(5):
        order.append(state_of(match).to_move)
        match.play(order[-1], Pass(), 0)
    assert order == [1, 0, 1, 2, 0]


def test_four_passes_in_a_row() -> None:
    match = match_of(setup_of(), trays=("QZ", "AE"))
    for seat in (0, 1, 0, 1):
        match.play(seat, Pass(), 0)
    outcome = state_of(match).ended
    assert outcome is not None
    assert (outcome.scores, outcome.winner, outcome.reason) == ((2, 17), 1, Reason.PASSES)


def test_the_tiles_are_those_of_the_book() -> None:
    assert len(ALL_TILES) == 94
    assert ALL_TILES.count("*") == 12
    assert {VALUES[tile] for tile in ALL_TILES} == set(range(10))
    assert (row_of(CENTRE), column_of(CENTRE)) == (7, 7)


def test_the_second_play_counts_no_special_square_under_old_tiles() -> None:
    assert scored(AFTER_FEND, at("S", 7, 8).placed).score == 5 + 1 + 1 + 2 + 1
