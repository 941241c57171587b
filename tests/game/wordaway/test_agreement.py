"""Two people agree on the length of the series."""

from __future__ import annotations

import pytest

from game.contract import Resign, Seat
from game.engine import Match
from game.wordaway.state import (
    Agree,
    GameBegun,
    LengthAgreed,
    LengthProposed,
    Play,
    Propose,
)
from tests.game.wordaway.tables import (
    GAME,
    board_of,
    computers,
    people,
    refused,
    series_of,
    setup_of,
    with_computer,
)


@pytest.fixture
def match() -> Match:
    return Match.begin(GAME, setup_of(people()), "seed")


def test_the_match_opens_with_the_first_offer_of_seat_one_and_no_clock(match: Match) -> None:
    assert match.opening == ()
    (act,) = match.acts()
    assert (act.actor, act.moves, act.owed, act.clocks) == (0, ("propose",), True, ())


def test_the_other_agrees_and_the_coin_falls(match: Match) -> None:
    assert match.play(0, Propose(3), 0) == (LengthProposed(0, 3),)
    assert match.acts()[0].moves == ("propose", "agree")
    agreed, begun = match.play(1, Agree(), 0)
    assert agreed == LengthAgreed(3, by_lot=False)
    assert isinstance(begun, GameBegun)
    assert series_of(match).length == 3
    assert series_of(match).phase == "play"


def test_offers_go_to_and_fro(match: Match) -> None:
    match.play(0, Propose(3), 0)
    match.play(1, Propose(1), 0)
    assert match.acts()[0].actor == 0
    match.play(0, Agree(), 0)
    assert series_of(match).length == 1


def test_after_six_offers_the_last_two_are_drawn_by_lot() -> None:
    lengths: set[int] = set()
    for seed in range(12):
        match = Match.begin(GAME, setup_of(people()), str(seed))
        for number, length in enumerate((1, 2, 1, 2, 4, 3)):
            events = match.play(number % 2, Propose(length), 0)
        offered, agreed, begun = events
        assert offered == LengthProposed(1, 3)
        assert isinstance(agreed, LengthAgreed)
        assert agreed.by_lot
        assert isinstance(begun, GameBegun)
        assert len(match.entries[-1].chance) == 1
        lengths.add(agreed.length)
    assert lengths == {3, 4}


@pytest.mark.parametrize("length", [0, 5, -1, 10**9])
def test_a_length_that_is_none_is_refused(match: Match, length: int) -> None:
    assert refused(match, 0, Propose(length)) == "series_length"


def test_another_length_must_be_another(match: Match) -> None:
    match.play(0, Propose(2), 0)
    assert refused(match, 1, Propose(2)) == "same_offer"


def test_nothing_else_is_open_before_they_agree(match: Match) -> None:
    assert refused(match, 0, Agree()) == "not_open"
    assert refused(match, 0, Play("SIN")) == "not_open"
    assert refused(match, 0, Resign()) == "not_open"
    assert refused(match, 1, Propose(2)) == "not_your_move"


@pytest.mark.parametrize("seats", [with_computer(), computers()])
def test_with_a_computer_the_option_counts(seats: tuple[Seat, Seat]) -> None:
    match = Match.begin(GAME, setup_of(seats, series=4), "seed")
    assert series_of(match).length == 4
    assert board_of(match).number == 1
