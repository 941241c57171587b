"""Hints: for one seat alone, three a game, and never telling more than a word."""

from __future__ import annotations

import pytest

from game.contract import WATCHER, AskHint, Handicap, Resign
from game.engine import Match, ScriptedChance, encode
from game.wordaway.state import Hint, HintGiven, Play
from tests.game.wordaway.tables import (
    EXAMPLE,
    FEW_WORDS,
    GAME,
    begin,
    board_of,
    go_on,
    people,
    play,
    refused,
    setup_of,
    state_of,
    view_of,
)

EVERYONE_ELSE = (1, WATCHER)


@pytest.fixture
def match() -> Match:
    return begin(people(Handicap(hints=2)), series=2)


def test_only_a_seat_with_hints_may_ask(match: Match) -> None:
    match.check(0, AskHint())
    play(match, "SIN")
    assert refused(match, 1, AskHint()) == "not_open"
    assert refused(match, 1, Hint("COIN")) == "not_open"


def test_hints_are_counted_down_and_come_back_in_the_next_game(match: Match) -> None:
    for left in (1, 0):
        assert match.play(0, Hint("SIN"), 0) == (HintGiven(0, "SIN", left),)
    assert refused(match, 0, AskHint()) == "not_open"
    match.play(0, Resign(), 0)
    go_on(match)
    assert board_of(match).hints == (2, 0)


def test_hints_without_a_number_never_end() -> None:
    match = begin(people(Handicap(hints=None)))
    for _ in range(20):
        assert match.play(0, Hint("SIN"), 0) == (HintGiven(0, "SIN", None),)


def test_the_clock_goes_on_through_a_hint(match: Match) -> None:
    (before,) = match.acts()[0].clocks
    match.play(0, Hint("SIN"), 4000)
    match.play(0, Hint("IVY"), 2500)
    (after,) = match.acts()[0].clocks
    assert (after.actor, after.kind, after.serial) == (before.actor, before.kind, before.serial)
    assert after.used_ms == 6500
    play(match, "SIN")
    assert match.acts()[0].clocks[0].used_ms == 0


def test_the_seat_keeps_its_hints_until_its_turn_is_over(match: Match) -> None:
    match.play(0, Hint("SIN"), 0)
    match.play(0, Hint("IVY"), 0)
    assert view_of(match, 0).hinted == ("SIN", "IVY")
    play(match, "SIN")
    assert view_of(match, 0).hinted == ()
    assert view_of(match, 1).hinted == ()


@pytest.mark.parametrize("viewer", EVERYONE_ELSE)
def test_nobody_else_can_tell_one_hint_from_another_or_from_none_found(viewer: int) -> None:
    seen: set[bytes] = set()
    for word in ("SIN", "FLAKE", None):
        match = begin(people(Handicap()))
        events = match.play(0, Hint(word), 1500)
        shown = [GAME.show(event, viewer) for event in events]
        view = GAME.view(state_of(match), viewer)
        seen.add(encode([shown, view, match.acts()]))
    assert len(seen) == 1


def test_the_games_to_come_are_seen_by_nobody() -> None:
    matches = (Match.begin(GAME, setup_of(phrases=(EXAMPLE,)), str(seed)) for seed in range(9))
    first, second, *_ = (match for match in matches if board_of(match).to_move == 0)
    assert state_of(first).to_come != state_of(second).to_come
    for viewer in (0, 1, WATCHER):
        assert encode(view_of(first, viewer)) == encode(view_of(second, viewer))


def test_a_hint_is_a_winning_word_if_the_position_is_solved() -> None:
    match = begin(people(Handicap()), FEW_WORDS)
    play(match, "FLAKE", "CRY", "WADE", "SIN")
    hint = GAME.hint(view_of(match), ScriptedChance([0] * 99))
    assert isinstance(hint, Hint)
    play(match, hint.word or "")
    assert GAME.analyse(state_of(match)).won is False


def test_a_hint_in_a_lost_position_is_still_a_good_word() -> None:
    match = begin(people(Handicap()), FEW_WORDS, phrases=("SIN COIN, AEIOU",))
    lost = [word for word in ("SIN", "COIN") if verdict_after(match, word)]
    assert lost
    play(match, lost[0])
    hint = GAME.hint(view_of(match), ScriptedChance([0] * 99))
    assert isinstance(hint, Hint)
    assert hint.word in FEW_WORDS


def verdict_after(match: Match, word: str) -> bool | None:
    copy = Match.begin(GAME, match.setup, match.seed)
    for entry in match.entries:
        copy.play(entry.actor, entry.move, entry.spent_ms, entry.chance)
    copy.play(board_of(copy).to_move, Play(word), 0)
    return GAME.analyse(state_of(copy)).won


def test_where_no_word_is_left_the_hint_has_none() -> None:
    match = begin(people(Handicap()), phrases=("VERY AEIOUAE",))
    play(match, "VERY")
    match = begin(people(None, Handicap()), phrases=("VERY AEIOUAE",))
    play(match, "VERY")
    assert GAME.hint(view_of(match), ScriptedChance([0] * 99)) == Hint(None)


def test_a_hint_tells_nothing_of_the_dictionary_to_who_makes_it_up(match: Match) -> None:
    for word in ("FEN", "SIN"):
        match.play(0, Hint(word), 0)
    assert refused(begin(people(Handicap())), 0, Hint("F")) == "word_length"
