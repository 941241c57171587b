"""What is refused: with a code, a sentence that says what to do, and nothing changed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.contract import AskHint, Handicap, Move, Refusal, Resign
from game.engine import encode
from game.language import SENTENCES, sentence
from game.wildwords.board import EMPTY_BOARD
from game.wildwords.laying import check_lay
from game.wildwords.moves import Believe, Challenge, Lay, Pass, Placed, Spell, Trade
from tests.game.wildwords.kit import GAME, at, board_with, match_of, setup_of, state_of

BOARD = board_with(at("FEND", 7, 4))


@pytest.mark.parametrize(
    ("lay", "code"),
    [
        (Lay(()), "nothing_laid"),
        (at("A", 7, 15), "off_board"),
        (Lay((Placed(-1, 3, "A"),)), "off_board"),
        (Lay((Placed(10**30, 3, "A"),)), "off_board"),
        (Lay((Placed(8, 4, "A"), Placed(8, 4, "B"))), "square_twice"),
        (Lay((Placed(7, 5, "A"),)), "square_taken"),
        (at("Q", 8, 4), "tile_not_owned"),
        (at("AA", 8, 4), "tile_not_owned"),
        (Lay((Placed(8, 4, ""),)), "tile_not_owned"),
        (Lay((Placed(8, 4, "a"),)), "tile_not_owned"),
        (Lay((Placed(8, 4, "AB"),)), "tile_not_owned"),
        (Lay((Placed(8, 4, "\U0001f43a"),)), "tile_not_owned"),
        (Lay((Placed(8, 4, "A"), Placed(9, 5, "B"))), "not_in_line"),
        (at("A.B", 8, 4), "gap"),
        (Lay((Placed(6, 4, "A"), Placed(9, 4, "B"))), "gap"),
        (at("A", 0, 0), "detached"),
        (at("AB", 8, 8), "detached"),
        (at("ABC", 3, 8, down=True), "detached"),
    ],
)
def test_a_play_that_cannot_lie_is_refused(lay: Lay, code: str) -> None:
    match = match_of(setup_of(), trays=("ABCDEF*", "GGGHHII"), board=BOARD)
    before = encode(match.state)
    with pytest.raises(Refusal) as refused:
        match.play(0, lay, 1000)
    assert refused.value.code == f"wildwords_{code}"
    assert refused.value.code in SENTENCES
    assert sentence(refused.value.code, refused.value.params)
    assert encode(match.state) == before
    assert not match.entries


def test_a_corner_is_no_contact() -> None:
    """R05."""
    match = match_of(setup_of(), trays=("ABCDEF*", "GGGHHII"), board=BOARD)
    before = encode(match.state)
    with pytest.raises(Refusal, match="wildwords_detached"):
        match.play(0, at("AB", 8, 8), 0)
    assert encode(match.state) == before
    match.play(0, at("A", 8, 7), 0)


def test_tiles_may_lie_on_both_sides_of_old_ones() -> None:
    play = check_lay(BOARD, "AB", Lay((Placed(7, 8, "B"), Placed(7, 3, "A"))).placed)
    assert [pattern.text for pattern in play.patterns] == ["AFENDB"]


def test_all_twelve_asterisks_in_one_line_are_one_pattern() -> None:
    board = board_with(at("*" * 7, 7, 1))
    board = board_with(at("****", 7, 8), board=board)
    play = check_lay(board, "*", at("*", 7, 12).placed)
    assert [pattern.text for pattern in play.patterns] == ["*" * 12]
    assert play.score == 0


def test_the_limit_of_a_handicap_holds_for_every_pattern() -> None:
    check_lay(BOARD, "S", at("S", 7, 8).placed, limit=5)
    with pytest.raises(Refusal, match="wildwords_pattern_long"):
        check_lay(BOARD, "S", at("S", 7, 8).placed, limit=4)
    with pytest.raises(Refusal, match="wildwords_pattern_long"):
        check_lay(BOARD, "SABC", at("SABC", 7, 8, down=True).placed, limit=4)
    check_lay(EMPTY_BOARD, "FEND", at("FEND", 7, 4).placed, limit=4)


def test_the_strictest_limit_of_the_others_holds() -> None:
    kids = {1: Handicap(others_limit=6), 2: Handicap(others_limit=4)}
    trays = ("FENDSAE", "FENDSAE", "FENDSAE")
    for seat, limit in ((0, 4), (1, 4), (2, 6)):
        match = match_of(setup_of(3, handicaps=kids), trays=trays, to_move=seat)
        tiles = "FENDSAE"[: limit + 1]
        with pytest.raises(Refusal, match="wildwords_pattern_long"):
            match.play(seat, at(tiles, 7, 4), 0)
        match.play(seat, at(tiles[:limit], 7, 4), 0)


@pytest.mark.parametrize(
    ("before", "actor", "move", "code"),
    [
        ((at("FEND", 7, 4),), 0, Trade(), "not_your_move"),
        ((Trade(),), 0, Trade(), "wildwords_traded_already"),
        ((at("FEND", 7, 4),), 0, Challenge(), "not_your_move"),
        ((at("FEND", 7, 4), Challenge()), 1, Challenge(), "not_your_move"),
        ((at("FEND", 7, 4), Believe()), 1, Challenge(), "not_open"),
        ((at("FEND", 7, 4), Believe()), 0, at("A", 8, 4), "not_your_move"),
        ((), 0, Spell(("FEND",)), "not_open"),
        ((), 0, Believe(), "not_open"),
        ((), 1, Pass(), "not_your_move"),
        ((at("FEND", 7, 4), Challenge()), 0, at("A", 8, 4), "not_open"),
        ((at("FEND", 7, 4), Challenge()), 0, Trade(), "not_open"),
    ],
)
def test_a_move_out_of_place_is_refused(
    before: tuple[Move, ...], actor: int, move: Move, code: str
) -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "STAINRG"))
    for earlier in before:
        match.play(state_of(match).awaited, earlier, 0)
    known = encode(match.state)
    with pytest.raises(Refusal) as refused:
        match.play(actor, move, 0)
    assert refused.value.code == code
    assert encode(match.state) == known
    if actor == state_of(match).awaited:
        with pytest.raises(Refusal):
            match.game.check(match.state, actor, move)


def test_nothing_is_traded_with_an_empty_pot() -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "STAINRG"), pot="")
    with pytest.raises(Refusal, match="wildwords_pot_empty"):
        match.play(0, Trade(), 0)


def test_the_rules_themselves_refuse_what_the_match_would() -> None:
    match = match_of(setup_of(3), trays=("FENDAEI", "STAINRG", "OXTREES"))
    state = state_of(match)
    for actor, move, code in (
        (1, Pass(), "not_your_move"),
        (0, Challenge(), "not_open"),
        (7, Resign(), "not_your_move"),
    ):
        with pytest.raises(Refusal, match=code):
            GAME.check(state, actor, move)
    for seat in (0, 1):
        match.play(seat, Resign(), 0)
    with pytest.raises(Refusal, match="match_over"):
        GAME.check(match.state, 2, Pass())
    with pytest.raises(ValueError, match="no play is pending"):
        _ = state.open_play


def test_asking_for_a_hint_costs_only_time() -> None:
    match = match_of(setup_of(practice=True), trays=("FENDAEI", "STAINRG"))
    before = state_of(match)
    assert match.play(0, AskHint(), 1_500) == ()
    assert state_of(match) == replace(before, used_ms=(1_500, 0))
