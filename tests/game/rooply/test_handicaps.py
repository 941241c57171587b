"""Every cell of the kids' table for Rooply, hints, and the analysis after a match."""

from __future__ import annotations

import pytest

from game.contract import AskHint, Handicap, Refusal, Seat
from game.engine import Match, SeededChance
from game.opponents import InProcess
from game.options import fresh_setup
from game.rooply.advice import read_word
from game.rooply.board import Board
from game.rooply.dice import Throw
from game.rooply.moves import Hint, HintGiven
from game.rooply.rules import Rooply
from game.rooply.state import Advice
from game.table import Happened, Table
from tests.game.rooply.kit import (
    ACROSS,
    GAME,
    H,
    code,
    drawn,
    full_but,
    lay,
    match,
    player,
    put,
    refusal,
    set_player,
    state_of,
    terms,
    words,
)

CAT = put("CAT", 0, 0, ACROSS, (0, 3))


@pytest.mark.parametrize("limit", [4, 5, 6])
def test_the_others_write_at_most_so_many_new_letters(limit: int) -> None:
    going = match(None, Handicap(others_limit=limit))
    lay(going, Throw(limit + 1, H, 3))
    word = {5: "CATTY", 6: "CATTLE", 7: "CATNAPS"}[limit + 1]
    assert refusal(going, 0, put(word, 0, 0, ACROSS, (0, limit + 1))) == "new_many"
    set_player(going, 0, board=drawn(word[:1].ljust(9, ".")))
    going.check(0, put(word, 0, 0, ACROSS, (0, limit + 1)))


def test_the_limit_of_a_kid_is_not_its_own() -> None:
    going = match(Handicap(others_limit=4), None)
    lay(going, Throw(6, H, 3))
    going.check(0, put("CATTLE", 0, 0, ACROSS, (0, 6)))


def test_of_two_limits_the_smaller_one_holds() -> None:
    going = match(None, Handicap(others_limit=6), Handicap(others_limit=4))
    lay(going, Throw(5, H, 3))
    assert refusal(going, 0, put("CATTY", 0, 0, ACROSS, (0, 5))) == "new_many"


@pytest.mark.parametrize("points", [0, 17, 50])
def test_a_head_start_of_0_to_50_points(points: int) -> None:
    assert player(match(Handicap(head_start=points), None)).score == points


@pytest.mark.parametrize(
    "handicap",
    [Handicap(head_start=51), Handicap(others_limit=3), Handicap(others_limit=7)],
)
def test_other_help_is_not_offered(handicap: Handicap) -> None:
    seats = (Seat("Ana", 0, side=0, handicap=handicap), Seat("Ben", 1, side=1))
    with pytest.raises(Refusal, match="handicap_not_offered"):
        fresh_setup(Rooply(), {}, seats, words())


def test_a_wrong_word_is_refused_for_everybody_and_may_be_tried_again() -> None:
    going = match(None)
    lay(going, Throw(3, H, 1))
    assert refusal(going, 0, put("CTA", 0, 0, ACROSS, (0, 3))) == "word_unknown"
    going.play(0, CAT, 0)


# --- hints -----------------------------------------------------------------------------


def with_hints(hints: int | None = 3, throw: Throw | None = None) -> Match:
    going = match(Handicap(hints=hints), None)
    lay(going, throw or Throw(4, H, 1))
    return going


def hinted(going: Match, seed: str = "hint") -> Hint:
    found = GAME.hint(GAME.view(state_of(going), 0), SeededChance(seed, 0))
    assert isinstance(found, Hint)
    return found


@pytest.mark.parametrize("throw", [Throw(3, H, 1), Throw(6, H, 2), Throw(7, H, 3), Throw(9, H, 0)])
def test_a_hint_is_a_word_that_may_be_played_as_it_is(throw: Throw) -> None:
    for seed in range(5):
        going = with_hints(throw=throw)
        hint = hinted(going, str(seed))
        assert hint.play is not None
        going.play(0, hint, 1_000)
        going.play(0, hint.play, 1_000)


def test_a_hint_is_a_common_word_fit_for_children() -> None:
    for seed in range(10):
        play = hinted(with_hints(), str(seed)).play
        assert play is not None
        read = [text for text in (play.letters, play.letters[::-1]) if text in words()]
        assert any(words().size_of(word) <= 20 and not words().is_unfit(word) for word in read)


def test_a_hint_is_read_as_the_commoner_word_whichever_way_it_lies() -> None:
    """SEEP read backwards is a word too, an unfit one; RIA is rarer than AIR."""
    setup = with_hints().setup
    assert read_word(setup, put("CAT", 0, 0)) == ("CAT", False)
    assert read_word(setup, put("TAC", 0, 0)) == ("CAT", True)
    assert read_word(setup, put("PEES", 0, 0)) == ("SEEP", True)
    assert read_word(setup, put("RIA", 0, 0)) == ("AIR", True)
    assert read_word(setup, put("SAW", 0, 0)) == ("SAW", False)


def test_a_hint_read_is_a_common_word_fit_for_children() -> None:
    for seed in range(20):
        going = with_hints()
        play = hinted(going, str(seed)).play
        assert play is not None
        word, backwards = read_word(going.setup, play)
        assert play.letters == (word[::-1] if backwards else word)
        assert words().size_of(word) <= 20
        assert not words().is_unfit(word)


def test_hints_are_counted_and_end() -> None:
    going = with_hints(hints=2)
    for _ in range(2):
        going.check(0, AskHint())
        going.play(0, hinted(going), 0)
    assert refusal(going, 0, AskHint()) == "no_hints_left"
    assert refusal(going, 0, hinted(going)) == "no_hints_left"


def test_hints_may_be_without_number() -> None:
    going = with_hints(hints=None)
    for _ in range(5):
        going.play(0, hinted(going), 0)


def test_where_no_word_fits_the_hint_says_so_and_costs_nothing() -> None:
    going = with_hints(throw=Throw(7, H, 3))
    set_player(going, 0, board=full_but(9, (0, 0), (0, 1), (0, 2)))
    assert hinted(going) == Hint(None)
    going.play(0, Hint(None), 0)
    assert player(going).hints_used == 0


def test_a_hint_keeps_to_the_limit_of_another_seat() -> None:
    going = match(Handicap(hints=None), Handicap(others_limit=4), None)
    lay(going, Throw(5, H, 3))
    assert hinted(going) == Hint(None)
    set_player(going, 0, board=drawn("c........"))
    for seed in range(5):
        hint = hinted(going, str(seed))
        assert hint.play is not None
        assert (hint.play.square, hint.play.letters[0]) == ((0, 0), "C")
        going.check(0, hint)


def test_a_hint_that_is_no_legal_play_is_refused() -> None:
    assert refusal(with_hints(), 0, Hint(put("CAT", 0, 0))) == "too_short"


def test_a_hint_is_shown_to_its_seat_alone() -> None:
    going = with_hints()
    hint = hinted(going)
    (event,) = going.play(0, hint, 0)
    assert event == HintGiven(0, hint.play)
    assert GAME.show(event, 0) == event
    assert GAME.view(state_of(going), 0).turn.hint == hint.play
    for viewer in (1, -2):
        assert GAME.show(event, viewer) is None
        assert GAME.view(state_of(going), viewer).turn.hint is None


def test_the_table_finds_a_hint_that_was_asked_for() -> None:
    going = with_hints()
    table = Table(going, InProcess(), lambda: 0)
    heard: list[Happened] = []
    table.listen(0, heard.append)
    table.submit(0, AskHint())
    table.tick()
    assert [type(event) for event in heard[0].events] == [HintGiven]


# --- analysis --------------------------------------------------------------------------


def advised(board: Board, throw: Throw) -> Advice:
    going = match(None)
    set_player(going, 0, board=board)
    lay(going, throw)
    return GAME.analyse(state_of(going))


def test_an_analysis_tells_the_best_plays_and_how_many_there_are() -> None:
    board = drawn("cat......", "#########", "........#", yellows={(8, 8): 1})
    advice = advised(board, Throw(4, H, 3))
    assert advice.placements > 100
    assert len(advice.best) == 5
    for one in advice.best:
        assert code(board, one.play, terms(4, H, 3)) == "legal"
        assert one.word in words()
        assert one.filled == 4 + len(one.play.blacks)


def test_the_play_that_completes_the_board_is_the_best() -> None:
    """A word in the middle of five squares is closed at both ends."""
    advice = advised(full_but(9, *((0, column) for column in range(5))), Throw(3, H, 2))
    assert advice.best[0].play.square == (0, 1)
    assert advice.best[0].filled == 5


def test_where_no_dice_lie_there_is_nothing_to_tell() -> None:
    assert GAME.analyse(state_of(match(None))) == Advice(0)
