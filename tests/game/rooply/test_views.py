"""Views hold all but the others' hints; a preview tells what a play then brings."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import WATCHER, Notice, Preview
from game.engine import Match, decode, encode
from game.rooply.board import TOP
from game.rooply.dice import Throw
from game.rooply.moves import BlacksOnly, Pass, WildCard, WordPlaced
from game.rooply.state import RooplyState, Sight
from tests.game.rooply.kit import (
    ACROSS,
    DOWN,
    GAME,
    H,
    V,
    drawn,
    lay,
    match,
    player,
    put,
    set_player,
    some_play,
    squares,
    state_of,
    words,
)


def preview(going: Match, move: object, spent_ms: int = 0, viewer: int = 0) -> Preview:
    view = GAME.view(state_of(going), viewer)
    return GAME.preview(view, move, spent_ms)  # type: ignore[arg-type] - any move of the game


def test_a_view_holds_every_board() -> None:
    going = match(None, None)
    set_player(going, 1, board=drawn("cat......"))
    view = GAME.view(state_of(going), WATCHER)
    assert view.players == state_of(going).players
    assert (view.viewer, view.round, view.turn.seat) == (WATCHER, 1, 0)


def test_states_and_views_read_back_as_written() -> None:
    going = match(None, None)
    lay(going, Throw(3, H, 1))
    set_player(going, 0, bank=1)
    going.play(0, put("CAT", 0, 0, ACROSS, (0, 3), yellows={(0, 1): TOP}), 0)
    state, view = state_of(going), GAME.view(state_of(going), 1)
    assert decode(RooplyState, encode(state), words()) == state
    assert decode(Sight, encode(view), words()) == view


def test_a_preview_names_the_word_its_runs_and_its_score() -> None:
    going = match(None)
    set_player(going, 0, board=drawn("cat......"))
    lay(going, Throw(3, V, 1))
    found = preview(going, put("SON", 0, 3, DOWN, (3, 3)), 10_000)
    assert [line.text for line in found.lines] == ["SON", "CATS"]
    assert found.score == found.lines[0].score == 50 + 3 - 1
    assert found.notices == ()


def test_a_preview_gives_the_reason_against_a_play() -> None:
    going = match(None)
    lay(going, Throw(3, H, 1))
    assert preview(going, put("CAT", 0, 0)) == Preview(notices=(Notice("not_closed", {"open": 1}),))
    assert preview(going, BlacksOnly(())).notices[0].code == "blacks_none"
    assert preview(going, WildCard(2, H, 1)).notices[0].code == "wild_length"


def test_a_preview_of_other_moves() -> None:
    going = match(None)
    assert preview(going, WildCard(9, H, 3)) == Preview()
    assert preview(going, put("CAT", 0, 0)).notices[0].code == "not_open"
    lay(going, Throw(3, H, 2))
    assert preview(going, BlacksOnly(squares((0, 0), (0, 1)))).score == -2
    assert preview(going, Pass()) == Preview()


def test_who_has_not_the_turn_has_nothing_to_preview() -> None:
    going = match(None, None)
    lay(going, Throw(3, H, 1))
    play = put("CAT", 0, 0, ACROSS, (0, 3))
    assert preview(going, play, viewer=1).notices == (Notice("not_your_move"),)


@pytest.mark.parametrize("seed", range(8))
def test_a_preview_is_exactly_what_the_play_then_brings(seed: int) -> None:
    going, chance = match(None, seed=str(seed)), Random(seed)
    for _ in range(12):
        ways = chance.choice([3, 4, 5]), chance.choice([H, V]), chance.choice([1, 2, 3])
        lay(going, Throw(*ways))
        play = some_play(going, chance)
        if play is None:
            going.play(0, Pass(), 0)
            continue
        spent = chance.randint(0, 59_000)
        before, told = player(going).score, preview(going, play, spent)
        event = going.play(0, play, spent)[0]
        assert isinstance(event, WordPlaced)
        assert (told.score, told.notices) == (event.count.score, ())
        assert player(going).score == before + event.count.score
        assert told.lines[0].text == event.word
        assert all(is_read(line.text) for line in told.lines)


def is_read(run: str) -> bool:
    return run in words() or run[::-1] in words()
