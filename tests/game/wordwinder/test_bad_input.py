"""What is refused, with its code and its sentence; nothing changes."""

from __future__ import annotations

import pytest

from game.contract import REFEREE, WATCHER, AskHint, Handicap, OptionValue, Refusal, Resign, TimeUp
from game.engine import Match, encode
from game.language import SENTENCES, sentence
from game.library import load_lexicon
from game.wordwinder.moves import (
    Accept,
    CallPenalty,
    Challenge,
    ConfirmPenalty,
    Hint,
    Lay,
    Pass,
    TakeOver,
    WinderMove,
)
from game.wordwinder.state import WinderState
from game.wordwinder.views import typed_paths
from tests.game.wordwinder.tables import GAME, NO_CHANCE, board, people, play, squares, table

ROWS = "CATS/XXRA/DOGX/XXXX"
CAT = squares(4, (0, 0), (0, 1), (0, 2))
KID = Handicap(others_limit=4, forgiving=True, hints=1)


def refusal_of(state: WinderState, actor: int, move: WinderMove) -> Refusal:
    """The refusal, with a look that it has a sentence and that nothing changed."""
    before = encode(state)
    with pytest.raises(Refusal) as checked:
        GAME.check(state, actor, move)
    with pytest.raises(Refusal) as played:
        GAME.play(state, actor, move, 0, NO_CHANCE)
    refusal = checked.value
    assert (played.value.code, played.value.params) == (refusal.code, refusal.params)
    assert encode(state) == before
    assert refusal.code in SENTENCES
    assert sentence(refusal.code, refusal.params)
    return refusal


def plain(chips: str = "", **options: OptionValue) -> WinderState:
    return board(table({"starter_limit": None, **options}), ROWS, chips)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ((0, 1, 3), "winder_jumps"),
        ((3, 4), "winder_jumps"),
        ((0, 1, 0), "winder_repeats"),
        ((0, 1, 16), "winder_off_board"),
        ((-1, 0, 1), "winder_off_board"),
        ((0, 99999, 1), "winder_off_board"),
        ((), "winder_short"),
        ((0,), "winder_short"),
        ((0, 1), "winder_no_word"),
        ((8, 9, 10, 11), "winder_no_word"),
    ],
)
def test_a_path_that_is_none_or_spells_no_word(path: tuple[int, ...], code: str) -> None:
    assert refusal_of(plain(), 0, Lay(path)).code == code


def test_an_opponents_square() -> None:
    refusal = refusal_of(plain(".1../..../..../...."), 0, Lay(CAT))
    assert (refusal.code, refusal.params) == ("winder_taken", {"letter": "A"})


def test_a_word_that_covers_nothing_new() -> None:
    assert refusal_of(plain("000./..../..../...."), 0, Lay(CAT)).code == "winder_nothing_new"


def test_words_too_short_for_the_table_or_for_adults() -> None:
    at = Lay(squares(4, (0, 1), (0, 2)))
    assert refusal_of(plain(least_letters=3), 0, at).params == {"least": 3}
    seats = people(handicaps={1: Handicap()})
    state = board(table({"adults_least": 3, "starter_limit": None}, seats), ROWS)
    assert refusal_of(state, 0, at).code == "winder_short"
    child = board(table({"adults_least": 3, "starter_limit": None}, seats), ROWS, starter=1)
    GAME.check(child, 1, at)


def test_a_word_too_long_for_this_seat() -> None:
    seats = people(handicaps={1: Handicap(others_limit=4)})
    rows = "CROOX/XXXNX/XXXXX"
    croon = Lay(squares(5, (0, 0), (0, 1), (0, 2), (0, 3), (1, 3)))
    setup = table({"starter_limit": None}, seats)
    assert refusal_of(board(setup, rows), 0, croon).params == {"most": 4}
    GAME.check(board(setup, rows, starter=1), 1, croon)


def test_the_starters_first_word_is_limited_and_no_other() -> None:
    rows = "CROOX/XXXNX/XXXXX"
    croon = Lay(squares(5, (0, 0), (0, 1), (0, 2), (0, 3), (1, 3)))
    setup = table({"starter_limit": 4})
    assert refusal_of(board(setup, rows), 0, croon).params == {"most": 4}
    assert play(board(setup, rows), (0, Pass()), (1, croon)).position.words
    GAME.check(board(setup, rows, "...../...../....0"), 0, croon)


def test_more_chips_than_are_left() -> None:
    setup = table({"starter_limit": None, "chips": 70})
    cat = Lay((0, 1, 2))
    rows = "/".join(["CAT" + "X" * 17, *["X" * 20] * 4])
    enough = "/".join(["." * 20, "." * 13 + "0" * 7, *["0" * 20] * 3])
    GAME.check(board(setup, rows, enough), 0, cat)
    fewer = "/".join(["." * 20, "." * 12 + "0" * 8, *["0" * 20] * 3])
    refusal = refusal_of(board(setup, rows, fewer), 0, cat)
    assert (refusal.code, refusal.params) == ("winder_chips", {"needed": 3, "left": 2})


def test_a_race_word_that_misses_the_top_or_touches_nothing() -> None:
    race = table({"game": "racewinder", "starter_limit": None})
    dog = Lay(squares(4, (2, 0), (2, 1), (2, 2)))
    assert refusal_of(board(race, ROWS), 0, dog).code == "winder_misses_top"
    state = board(race, ROWS, "000./..../..../....", begun_sides=[1])
    assert refusal_of(state, 0, dog).code == "winder_touches_nothing"


def test_a_partner_moves_out_of_order() -> None:
    state = board(table({"starter_limit": None}, people((0, 1, 0, 1))), ROWS)
    for actor in (1, 2, 3):
        assert refusal_of(state, actor, Lay(CAT)).code == "not_your_move"
        assert refusal_of(state, actor, Pass()).code == "not_your_move"


def test_the_match_refuses_a_partner_too() -> None:
    setup = table({}, people((0, 1, 0, 1)), load_lexicon(["pocket"]))
    match = Match.begin(GAME, setup, "1")
    partner = (match.acts()[0].actor + 2) % 4
    with pytest.raises(Refusal, match=r"not_open|not_your_move"):
        match.play(partner, Pass(), 0)
    assert not match.entries


def test_a_penalty_called_against_oneself() -> None:
    state = board(table({"silent": True}, people((0, 1, 0, 1))), ROWS)
    assert refusal_of(state, 0, CallPenalty()).code == "winder_own_penalty"
    assert refusal_of(state, 2, CallPenalty()).code == "winder_own_penalty"
    called = play(state, (1, CallPenalty()))
    assert refusal_of(called, 1, ConfirmPenalty()).code == "winder_own_call"
    assert refusal_of(called, 3, ConfirmPenalty()).code == "winder_own_call"
    assert refusal_of(called, 3, CallPenalty()).code == "winder_called"
    assert refusal_of(state, 0, ConfirmPenalty()).code == "winder_no_call"


def test_a_penalty_where_partners_may_talk_or_there_are_none() -> None:
    noisy = board(table({}, people((0, 1, 0, 1))), ROWS)
    assert refusal_of(noisy, 1, CallPenalty()).code == "winder_not_silent"
    alone = board(table({"silent": True}), ROWS)
    assert refusal_of(alone, 1, CallPenalty()).code == "winder_no_partner"


def test_a_typed_word_with_no_path() -> None:
    view = GAME.view(plain(), 0)
    for word in ("DOGS", "CATCAT", "ZEBRA", ""):
        with pytest.raises(Refusal) as refused:
            typed_paths(view, word)
        assert refused.value.code == "winder_no_path"
        assert sentence(refused.value.code, refused.value.params)
    with pytest.raises(Refusal, match="not_your_move"):
        typed_paths(GAME.view(plain(), WATCHER), "CAT")
    with pytest.raises(Refusal, match="winder_taken"):
        typed_paths(GAME.view(plain(".1../..../..../...."), 0), "CAT")


def test_moves_that_are_not_open() -> None:
    state = plain()
    moves: tuple[WinderMove, ...] = (TakeOver(), Challenge(), Accept(), AskHint(), Hint(CAT))
    for move in moves:
        assert refusal_of(state, 0, move).code == "not_open"
    for move in (TimeUp(0, "budget"), TimeUp(0, "answer"), TimeUp(1, "turn")):
        assert refusal_of(state, REFEREE, move).code == "not_open"
    assert refusal_of(state, 0, TimeUp(0, "turn")).code == "not_open"
    for move in (Resign(), Lay(CAT), CallPenalty(), ConfirmPenalty()):
        for actor in (REFEREE, WATCHER, 2, 7):
            assert refusal_of(state, actor, move).code == "not_your_move"


def test_no_hints_left() -> None:
    state = board(table({"starter_limit": None}, people(handicaps={0: KID})), ROWS)
    state = play(state, (0, Hint(CAT)))
    assert refusal_of(state, 0, AskHint()).code == "no_hints_left"
    assert refusal_of(state, 0, Hint(CAT)).code == "no_hints_left"


def test_nothing_after_the_end() -> None:
    state = play(plain(), (0, Resign()))
    for move in (Lay(CAT), Pass(), Resign()):
        assert refusal_of(state, 1, move).code == "match_over"
