"""What a screen can show a player who looks for a word."""

from __future__ import annotations

import pytest

from game.contract import Handicap
from game.rooply.aids import closable_ends, preparations, reachable
from game.rooply.board import LEFT, TOP
from game.rooply.dice import Throw
from game.rooply.texts import texts_of
from tests.game.rooply.kit import (
    ACROSS,
    DOWN,
    FALLING,
    H,
    V,
    drawn,
    full_but,
    lay,
    match,
    put,
    set_player,
    state_of,
)


def test_squares_for_the_throw_that_lies() -> None:
    going = match(None)
    set_player(going, 0, board=full_but(9, (0, 0), (0, 1), (0, 2), (4, 4), (5, 4), (6, 4), (8, 8)))
    lay(going, Throw(3, H, 1))
    assert reachable(state_of(going)) == {(0, 0), (0, 1), (0, 2)}
    lay(going, Throw(3, V, 1))
    assert reachable(state_of(going)) == {(4, 4), (5, 4), (6, 4)}
    lay(going, Throw(4, V, 1))
    assert reachable(state_of(going)) == frozenset()


def test_squares_for_any_throw_before_the_dice_lie() -> None:
    going = match(None)
    set_player(going, 0, board=full_but(9, (0, 0), (0, 1), (0, 2), (4, 4), (5, 4), (6, 4), (8, 8)))
    assert len(reachable(state_of(going))) == 6


def test_the_limit_of_the_seat_counts() -> None:
    going = match(None, Handicap(others_limit=4))
    lay(going, Throw(7, H, 1))
    assert reachable(state_of(going)) == frozenset()


def ends(play: object, *rows: str) -> tuple[tuple[int, int], ...]:
    going = match(None)
    set_player(going, 0, board=drawn(*rows))
    return closable_ends(state_of(going), play)  # type: ignore[arg-type] - a word play


def test_ends_that_a_black_square_could_close() -> None:
    assert ends(put("CAT", 0, 1), ".........") == ((0, 0), (0, 4))
    assert ends(put("CAT", 0, 1), "#........") == ((0, 4),)
    assert ends(put("CAT", 6, 0, DOWN), ".........") == ((5, 0),)
    assert ends(put("CAT", 1, 1, FALLING), ".........") == ((0, 0), (4, 4))
    assert ends(put("CAT", 0, 1), "s...s....") == ()


def test_yellow_squares_of_the_play_count_for_its_ends() -> None:
    closed = put("CAT", 0, 1, ACROSS, yellows={(0, 1): LEFT})
    assert ends(closed, ".........") == ((0, 4),)
    beyond = put("CAT", 0, 1, ACROSS, yellows={(0, 4): TOP})
    assert ends(beyond, ".........") == ((0, 0),)


def test_a_play_that_makes_no_sense_has_no_ends() -> None:
    assert ends(put("CAT", 0, 8), ".........") == ()
    assert ends(put("", 0, 0), ".........") == ()
    wild = put("CAT", 0, 0, ACROSS, yellows={(9, 9): TOP, (0, 0): TOP})
    assert ends(wild, "#........") == ((0, 3),)


def test_after_the_preparations_no_list_of_texts_is_left_to_be_made(monkeypatch) -> None:
    going = match(None)
    for _ in preparations(going.setup):
        pass
    monkeypatch.setattr(texts_of(going.setup.lexicon), "_lexicon", None)
    assert len(reachable(state_of(going))) == 81
    with pytest.raises(AttributeError):
        texts_of(going.setup.lexicon).of_length(14)


def test_the_preparations_are_made_in_many_small_steps() -> None:
    going = match(None, level="master")
    assert sum(1 for _ in preparations(going.setup)) == sum(1 + n for n in range(2, 14))
