"""The dice, throwing again, wild cards, and closing out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.contract import REFEREE, Event, Handicap, Reason
from game.engine import Match, SeededChance
from game.lexicon.union import own_lexicon
from game.rooply.board import BLACK, BOTTOM, EMPTY
from game.rooply.dice import BLACKS, LENGTHS, MASTER_DICE, PLAIN_DICE, Dice, Throw
from game.rooply.moves import (
    BlacksOnly,
    BoardCompleted,
    ClosedOut,
    MatchEnded,
    Pass,
    Roll,
    Thrown,
    WildCard,
    WildCardSpent,
)
from game.rooply.search import Search
from game.rooply.texts import texts_of
from game.rooply.turns import MOST_THROWS
from tests.game.rooply.kit import (
    D,
    H,
    V,
    full_but,
    lay,
    match,
    player,
    put,
    refusal,
    rows_of,
    set_player,
    set_state,
    squares,
    state_of,
    words,
)

THREE_ACROSS = full_but(9, (0, 0), (0, 1), (0, 2), (8, 8), (8, 6), (8, 4), (6, 8), (6, 6))
"""Only a word of three letters fits, and only across."""


def script(*draws: tuple[int, ...]) -> list[int]:
    return [number for draw in draws for number in draw]


def thrown(going: Match, chance: Sequence[int], actor: int = 0) -> Thrown:
    spent = 10_000 if actor == REFEREE else 0
    (event,) = going.play(actor, Roll(), spent, recorded=chance)
    assert isinstance(event, Thrown)
    return event


def test_the_dice_have_the_faces_of_the_rule_book() -> None:
    assert sorted(LENGTHS) == [3, 4, 4, 5, 6, 7]
    assert sorted(BLACKS) == [1, 1, 2, 2, 3, 3]
    assert Counter(PLAIN_DICE.directions) == {H: 3, V: 3}
    assert Counter(MASTER_DICE.directions) == {H: 2, V: 2, D: 2}


@pytest.mark.parametrize("dice", [PLAIN_DICE, MASTER_DICE])
def test_every_face_falls_about_as_often(dice: Dice) -> None:
    throws = [dice.throw(SeededChance("dice", n)) for n in range(6000)]
    lengths = Counter(throw.length for throw in throws)
    assert all(850 < lengths[n] < 1150 for n in (3, 5, 6, 7))
    assert 1800 < lengths[4] < 2200
    blacks = Counter(throw.blacks for throw in throws)
    assert all(1800 < blacks[n] < 2200 for n in (1, 2, 3))
    ways = Counter(throw.direction for throw in throws)
    share = 6000 // len(set(dice.directions))
    assert all(0.9 * share < count < 1.1 * share for count in ways.values())


def test_a_throw_with_a_word_stands() -> None:
    event = thrown(match(None), script((1, 3, 4)))
    assert event.throws == (Throw(4, V, 3),)
    assert not event.by_referee


def test_the_referee_rolls_for_who_waits() -> None:
    going = match(None)
    event = thrown(going, script((0, 0, 0)), REFEREE)
    assert (event.seat, event.by_referee) == (0, True)
    assert state_of(going).turn.throw == Throw(3, H, 1)


def test_length_and_direction_are_thrown_again_until_there_is_a_word() -> None:
    going = match(None)
    set_player(going, 0, board=THREE_ACROSS)
    event = thrown(going, script((5, 0, 2), (0, 5), (0, 1)))
    assert event.throws == (Throw(7, H, 2), Throw(3, V, 2), Throw(3, H, 2))
    assert state_of(going).turn.throw == Throw(3, H, 2)
    assert state_of(going).turn.throws == 3


def test_the_last_throw_allowed_always_has_a_word() -> None:
    going = match(None)
    set_player(going, 0, board=THREE_ACROSS)
    event = thrown(going, script((5, 0, 2), (5, 0), (5, 0), (2,)))
    assert len(event.throws) == MOST_THROWS
    assert event.throws[-1] == Throw(3, H, 2)


def test_if_no_throw_has_a_word_the_first_stands() -> None:
    apart = [(row, column) for row in (0, 2, 4, 6) for column in (0, 2, 4)]
    going = match(None)
    set_player(going, 0, board=full_but(9, *apart))
    assert thrown(going, script((5, 0, 2))).throws == (Throw(7, H, 2),)


def test_a_diagonal_word_that_the_blacks_cannot_close_has_no_place() -> None:
    """Of five squares in a diagonal a word of three in the middle leaves both ends open."""
    search = Search(full_but(13, *((n, n) for n in range(3, 8))), texts_of(words()))

    def rows(blacks: int) -> set[int]:
        found = search.placements(Throw(3, D, blacks), 13)
        return {p.slot.squares[0] // 13 for p in found if len(p.text) == 3}

    assert (rows(1), rows(2)) == ({3, 5}, {3, 4, 5})


def test_what_the_others_handicap_allows_decides_too() -> None:
    going = match(None, Handicap(others_limit=4))
    event = thrown(going, script((5, 0, 0), (4, 0), (1, 0)))
    assert [throw.length for throw in event.throws] == [7, 6, 4]


def test_a_wild_card_says_what_the_dice_would_show() -> None:
    going = match(None)
    (event,) = going.play(0, WildCard(9, V, 0), 2_000)
    assert event == WildCardSpent(0, Throw(9, V, 0))
    assert player(going).wild_cards == 1
    assert state_of(going).turn.throw == Throw(9, V, 0)


def test_without_black_squares_no_end_may_be_open() -> None:
    going = match(None)
    four, five = [(0, column) for column in range(4)], [(2, column) for column in range(5)]
    set_player(going, 0, board=full_but(9, *four, *five))
    going.play(0, WildCard(4, H, 0), 0)
    assert refusal(going, 0, put("CATS", 2, 0)) == "open_without_blacks"
    going.check(0, put("CATS", 0, 0))


# --- closing out -----------------------------------------------------------------------


def over(going: Match) -> tuple[Event, ...]:
    """Let the turn of seat 0 pass."""
    lay(going, Throw(3, H, 1))
    return going.play(0, Pass(), 0)


def test_a_board_without_a_word_for_any_throw_is_closed_out() -> None:
    going = match(None)
    apart = [(0, 0), (0, 2), (2, 0), (4, 4), (8, 6), (8, 8)]
    set_player(going, 0, board=full_but(9, *apart), score=100)
    events = over(going)
    assert ClosedOut(0, squares(*apart), -6) in events
    assert BoardCompleted(0, turns=2) in events
    assert set("".join(rows_of(player(going).board))) == {BLACK}
    outcome = state_of(going).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, Reason.COMPLETED)
    assert outcome.scores == (100 - 6 + 20,)
    assert isinstance(events[-1], MatchEnded)


def test_with_more_empty_squares_it_goes_on() -> None:
    going = match(None)
    apart = [(0, 0), (0, 2), (2, 0), (4, 4), (8, 8), (8, 6), (6, 8)]
    set_player(going, 0, board=full_but(9, *apart))
    over(going)
    assert player(going).board.empties == 7
    assert state_of(going).outcome is None


@pytest.mark.parametrize(("level", "most"), [("novice", 6), ("intermediate", 7), ("master", 9)])
def test_the_limit_goes_by_the_level(level: str, most: int) -> None:
    for extra in (0, 1):
        going = match(None, level=level)
        side = player(going).board.side
        apart = [(row, column) for row in range(0, side, 4) for column in range(0, side, 3)]
        set_player(going, 0, board=full_but(side, *apart[: most + extra]))
        over(going)
        assert player(going).board.full == (extra == 0)


@pytest.mark.parametrize(("limit", "closes"), [(6, False), (5, True)])
def test_closing_out_goes_by_what_the_others_handicap_allows(limit: int, closes: bool) -> None:
    only = own_lexicon(frozenset({"CATTLE"}))
    going = match(None, Handicap(others_limit=limit), lexicon=only)
    set_player(going, 0, board=full_but(9, *((0, column) for column in range(6))))
    over(going)
    lay(going, Throw(3, H, 1))
    events = going.play(1, Pass(), 0)
    assert any(isinstance(event, ClosedOut) for event in events) == closes


@pytest.mark.parametrize(("free", "closes"), [((3, 4, 6, 7), False), ((3, 4, 7), True)])
def test_closing_out_reckons_with_black_squares_for_both_ends_of_a_diagonal(
    free: tuple[int, ...], closes: bool
) -> None:
    """CAT fits around the A, and then both its ends are open."""
    going = match(None, level="master", lexicon=own_lexicon(frozenset({"CAT"})))
    board = full_but(13, *((n, n) for n in free)).written({5 * 13 + 5: "A"})
    set_player(going, 0, board=board)
    over(going)
    assert player(going).board.full == closes


def test_closing_out_leaves_wild_cards_out_of_account() -> None:
    """No die asks for eight letters; a wild card might."""
    going = match(None, level="master", lexicon=own_lexicon(frozenset({"CATAPULT"})))
    set_player(going, 0, board=full_but(13, *((0, column) for column in range(8))))
    going.play(0, WildCard(8, H, 0), 0)
    going.check(0, put("CATAPULT", 0, 0))
    set_player(going, 0, wild_cards=2)
    over(going)
    assert player(going).board.full


def with_a_bar_only(*more: tuple[int, int]) -> Match:
    """In row 0 a word fits only with a yellow square from the bank, barred towards Q and X."""
    board = full_but(9, (0, 0), (0, 1), (0, 2), *more).written({9: "Q", 18: "X"})
    going = match(None)
    set_player(going, 0, board=board, bank=1)
    lay(going, Throw(3, H, 1))
    assert refusal(going, 0, put("CAT", 0, 0)) == "bad_run"
    going.check(0, put("CAT", 0, 0, yellows={(0, 0): BOTTOM}))
    return going


def test_closing_out_leaves_the_bank_out_of_account() -> None:
    going = with_a_bar_only()
    over(going)
    assert player(going).board.full


def test_throwing_again_leaves_the_bank_out_of_account() -> None:
    going = with_a_bar_only((4, 8), (5, 8), (6, 8))
    set_state(going, turn=replace(state_of(going).turn, throw=None, throws=0))
    event = thrown(going, script((0, 0, 0), (0, 5)))
    assert event.throws == (Throw(3, H, 1), Throw(3, V, 1))


def test_while_a_word_fits_it_is_not_closed_out() -> None:
    going = match(None)
    set_player(going, 0, board=full_but(9, (0, 0), (0, 1), (0, 2)))
    over(going)
    assert rows_of(player(going).board)[0] == EMPTY * 3 + BLACK * 6


def test_closing_out_is_no_play_of_black_squares_only() -> None:
    going = match(None, None)
    set_player(going, 1, board=full_but(9, (0, 0)), blacks_before=True)
    lay(going, Throw(3, H, 1))
    going.play(0, BlacksOnly(squares((4, 4))), 0)
    closed = player(going, 1)
    assert (closed.board.full, closed.blacks_before, closed.turns) == (True, False, 1)
