"""Every cell of the handicap table that is Wordaway's."""

from __future__ import annotations

import pytest

from game.contract import Handicap, Reason, Refusal, Resign, Seat
from game.language import SENTENCES
from game.options import fresh_setup
from game.wordaway.state import GameOver, Play, Skip, Turn, TurnSkipped
from tests.game.wordaway.tables import (
    FEW_WORDS,
    GAME,
    begin,
    board_of,
    go_on,
    people,
    play,
    refused,
)


def test_a_seat_with_two_turns_has_one_free_skip_a_game() -> None:
    match = begin(people(Handicap(turns=2)), series=2)
    assert "skip" in match.acts()[0].moves
    assert match.play(0, Skip(), 700) == (TurnSkipped(0),)
    assert board_of(match).to_move == 1
    assert board_of(match).turns == (Turn(0, None, 700),)
    assert refused(match, 1, Skip()) == "not_open"
    play(match, "SIN")
    assert refused(match, 0, Skip()) == "not_open"
    match.play(0, Resign(), 0)
    go_on(match)
    assert board_of(match).skips == (1, 0)


def test_the_first_word_after_a_skip_is_still_struck_from_the_phrase() -> None:
    match = begin(people(Handicap(turns=2)))
    match.play(0, Skip(), 0)
    play(match, "FLAKE")
    assert board_of(match).struck == (6, 8, 15, 22, 30)


def test_the_others_may_play_four_letters_at_most() -> None:
    match = begin(people(Handicap(others_limit=4)))
    play(match, "FLAKE")
    assert refused(match, 1, Play("CONDO")) == "word_limit"
    assert "word_limit" in SENTENCES
    play(match, "CRY")
    assert board_of(match).words == ("FLAKE", "CRY")


@pytest.mark.parametrize(("clock", "limit"), [("same", 30_000), ("double", 60_000), ("none", None)])
def test_the_clock_of_the_seat_alone_is_longer(clock: str, limit: int | None) -> None:
    match = begin(people(Handicap(clock=clock)))  # type: ignore[arg-type]  # one of the clocks
    assert match.acts()[0].clocks[0].limit_ms == limit
    assert ("time_up" in [tag for act in match.acts() for tag in act.moves]) == (limit is not None)
    play(match, "FLAKE")
    assert match.acts()[0].clocks[0].limit_ms == 30_000


def test_a_wrong_word_of_the_seat_is_refused_and_that_of_the_other_loses() -> None:
    match = begin(people(Handicap(forgiving=True)))
    assert refused(match, 0, Play("KIOSK")) == "not_in_pool"
    assert refused(match, 0, Play("FEN")) == "not_a_word"
    play(match, "FLAKE")
    event, *_ = match.play(1, Play("ZZZ"), 0)
    assert isinstance(event, GameOver)
    assert event.reason is Reason.NOT_IN_POOL


@pytest.mark.parametrize(
    "handicap", [Handicap(others_limit=5), Handicap(others_limit=6), Handicap(head_start=10)]
)
def test_what_the_table_does_not_offer_is_refused(handicap: Handicap) -> None:
    with pytest.raises(Refusal, match="handicap_not_offered"):
        fresh_setup(GAME, {}, people(handicap), FEW_WORDS)


def test_a_seat_without_a_handicap_has_nothing_of_it() -> None:
    board = board_of(begin(people(Handicap())))
    assert board.skips == (0, 0)
    assert board.hints == (3, 0)


def test_one_person_with_a_handicap_makes_a_kids_table() -> None:
    seats = (Seat("Ana", 0, handicap=Handicap()), Seat("Otto", 1, "computer", "easy", 1))
    assert fresh_setup(GAME, {}, seats, FEW_WORDS).kids
