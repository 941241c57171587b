"""Plays, what loses a game, and what is only refused."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import REFEREE, GameResult, Reason, Refusal, Resign, Setup, TimeUp
from game.engine import Match, ScriptedChance
from game.language import SENTENCES
from game.library import load_lexicon
from game.options import fresh_setup
from game.wordaway.state import GameBegun, GameOver, Play, SeriesOver, WordPlayed
from tests.game.wordaway.tables import (
    COLLECTION,
    EXAMPLE,
    FEW_WORDS,
    GAME,
    begin,
    board_of,
    computers,
    go_on,
    people,
    play,
    refused,
    series_of,
    setup_of,
    state_of,
    view_of,
    with_computer,
)

THE_EXAMPLE = [
    ("FLAKE", "ACDEIIILNNNOOORSTUVWYYY"),
    ("CRY", "ADEIIILNNNOOOSTUVWYY"),
    ("WADE", "IIILNNNOOOSTUVYY"),
    ("SIN", "IILNNOOOTUVYY"),
    ("NOON", "IILOTUVYY"),
    ("TOIL", "IUVYY"),
    ("IVY", "UY"),
]


@pytest.mark.parametrize("dictionary", ["pocket", "collegiate", "encyclopedic"])
def test_the_example_of_the_source_play_by_play(dictionary: str) -> None:
    match = begin(people(), load_lexicon([dictionary]))
    for number, (word, left) in enumerate(THE_EXAMPLE):
        assert board_of(match).to_move == number % 2
        events = match.play(number % 2, Play(word), 1000)
        assert isinstance(events[0], WordPlayed)
        assert events[0].pool == left
        assert board_of(match).pool == left
    assert events[1:] == (GameOver(1, 0, Reason.NO_PLAY, (1, 0)), SeriesOver(0, (1, 0)))
    outcome = GAME.outcome(state_of(match))
    assert outcome is not None
    assert outcome.scores == (1, 0)
    assert outcome.winner == 0
    assert outcome.games == (GameResult(0, Reason.NO_PLAY),)
    assert match.acts() == ()


def test_the_first_word_says_which_letters_are_struck_and_where_the_others_go() -> None:
    match = begin()
    (event,) = match.play(0, Play("FLAKE"), 1000)
    assert isinstance(event, WordPlayed)
    assert event.first
    assert "".join(EXAMPLE[place] for place in event.struck) == "AKEFL"
    assert event.struck == (6, 8, 15, 22, 30)
    assert "".join(EXAMPLE[place] for place in event.origins) == event.pool
    assert board_of(match).struck == event.struck


def test_later_words_say_where_the_letters_stood_in_the_pool() -> None:
    match = begin()
    play(match, "FLAKE")
    pool = board_of(match).pool
    (event,) = match.play(1, Play("CRY"), 1000)
    assert isinstance(event, WordPlayed)
    assert not event.first
    assert "".join(pool[place] for place in event.origins) == event.pool
    assert "".join(EXAMPLE[place] for place in event.struck) == "YRC"
    assert board_of(match).struck == tuple(sorted((6, 8, 15, 22, 30, *event.struck)))


def test_before_the_first_play_the_phrase_stands_as_written() -> None:
    match = begin()
    board = board_of(match)
    assert board.opening.phrase == EXAMPLE
    assert board.struck == ()
    assert match.opening == (GameBegun(1, EXAMPLE, 0, True),)


def lost(match: Match, word: str) -> GameOver:
    mover = board_of(match).to_move
    event, *_ = match.play(mover, Play(word), 1000)
    assert isinstance(event, GameOver)
    assert event.winner == 1 - mover
    return event


def test_a_word_that_is_not_in_the_pool_loses_and_the_missing_letter_is_named() -> None:
    event = lost(begin(), "KIOSK")
    assert event.reason is Reason.NOT_IN_POOL
    assert (event.word, event.missing) == ("KIOSK", "K")


def test_a_word_that_is_not_in_the_dictionary_loses() -> None:
    event = lost(begin(), "FEN")
    assert event.reason is Reason.NOT_A_WORD
    assert (event.word, event.missing) == ("FEN", None)


def test_copies_of_a_letter_count() -> None:
    match = begin(phrases=("APPLE, AEIOU, A!",), lexicon=load_lexicon(["pocket"]))
    play(match, "APPLE")
    assert board_of(match).pool == "AAEIOU"
    assert lost(match, "APPLE").reason is Reason.NOT_IN_POOL


def test_nobody_is_told_that_no_word_is_left() -> None:
    match = begin(phrases=("VERY AEIOUAE",))
    play(match, "VERY")
    assert board_of(match).pool == "AAEEIOU"
    assert series_of(match).phase == "play"
    assert {act.moves for act in match.acts()} == {("play", "resign"), ("time_up",)}


def test_resigning_loses_the_game() -> None:
    match = begin(people())
    event, over = match.play(0, Resign(), 500)
    assert isinstance(event, GameOver)
    assert event.reason is Reason.RESIGNED
    assert over == SeriesOver(1, (0, 1))


def test_resigning_twice_is_refused_and_changes_nothing() -> None:
    match = begin(people())
    match.play(0, Resign(), 500)
    assert refused(match, 0, Resign()) == "match_over"


def test_only_the_seat_to_move_may_play_or_resign() -> None:
    match = begin(people())
    assert refused(match, 1, Resign()) == "not_your_move"
    assert refused(match, 1, Play("SIN")) == "not_your_move"
    assert refused(match, REFEREE, Play("SIN")) == "not_open"
    assert refused(match, 7, Play("SIN")) == "not_your_move"


def test_running_out_of_time_loses_the_game() -> None:
    match = begin(people())
    (run,) = match.acts()[0].clocks
    move = GAME.expired(state_of(match), run)
    assert move == TimeUp(0, "turn")
    event, *_ = match.play(REFEREE, move, 30_000)
    assert isinstance(event, GameOver)
    assert event.reason is Reason.TIMEOUT


def test_the_referee_calls_no_time_that_does_not_run() -> None:
    match = begin(people())
    assert refused(match, REFEREE, TimeUp(1, "turn")) == "not_open"
    assert refused(match, REFEREE, TimeUp(0, "budget")) == "not_open"
    assert refused(match, 0, TimeUp(0, "turn")) == "not_open"
    unlimited = begin(people(), clock=None)
    assert refused(unlimited, REFEREE, TimeUp(0, "turn")) == "not_your_move"


@pytest.mark.parametrize(("clock", "limit"), [(15, 15_000), (90, 90_000), (None, None)])
def test_every_turn_has_its_own_clock(clock: int | None, limit: int | None) -> None:
    match = begin(people(), clock=clock)
    (first,) = match.acts()[0].clocks
    play(match, "FLAKE")
    (second,) = match.acts()[0].clocks
    assert (first.limit_ms, second.limit_ms) == (limit, limit)
    assert (first.actor, second.actor) == (0, 1)
    assert first.serial != second.serial
    assert first.delay_ms > 0
    assert second.delay_ms == 0


BAD_WORDS = [
    ("", "word_empty"),
    ("AB", "word_length"),
    ("FLAKES", "word_length"),
    ("A" * 10_000, "word_length"),
    ("SI N", "word_letters"),
    (" SIN", "word_letters"),
    ("S1N", "word_letters"),
    ("SÎN", "word_letters"),
    ("s\N{LATIN SMALL LETTER DOTLESS I}n", "word_letters"),
    ("S\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}N", "word_letters"),
    ("ﬁne", "word_letters"),
    ("SIN\n", "word_letters"),
    ("SI\x00", "word_letters"),
    ("\N{WOLF FACE}" * 3, "word_letters"),
    ("SI-N", "word_letters"),
]


@pytest.mark.parametrize(("text", "code"), BAD_WORDS)
def test_what_is_no_three_to_five_letters_is_refused_and_the_clock_runs_on(
    text: str, code: str
) -> None:
    match = begin()
    before = match.acts()
    assert refused(match, 0, Play(text)) == code
    assert code in SENTENCES
    assert match.acts() == before


def test_small_letters_are_the_same_word() -> None:
    match = begin()
    play(match, "flake")
    assert board_of(match).words == ("FLAKE",)


def test_forgiving_refuses_with_the_reason_and_the_clock_runs_on() -> None:
    match = begin(forgiving=True)
    before = match.acts()
    assert refused(match, 0, Play("KIOSK")) == "not_in_pool"
    assert refused(match, 0, Play("FEN")) == "not_a_word"
    assert match.acts() == before
    play(match, "FLAKE")


def test_without_repeats_a_word_played_before_is_refused_and_does_not_lose() -> None:
    phrase = "SIN SIN SIN, OOOOO"
    match = begin(no_repeats=True, phrases=(phrase,))
    play(match, "SIN")
    assert refused(match, 1, Play("SIN")) == "word_repeated"
    assert refused(match, 1, Play("sin")) == "word_repeated"
    usual = begin(phrases=(phrase,))
    play(usual, "SIN", "SIN")
    assert board_of(usual).pool == "INOOOOOS"


def test_a_new_game_forgets_the_words_of_the_last() -> None:
    match = begin(people(), no_repeats=True, series=2)
    play(match, "SIN")
    match.play(1, Resign(), 0)
    go_on(match)
    assert board_of(match).words == ()


def test_a_series_goes_on_until_one_has_won_enough_games() -> None:
    match = begin(people(), series=3)
    phrases = [board_of(match).opening.phrase]
    while series_of(match).phase == "play":
        match.play(board_of(match).to_move, Resign(), 0)
        if series_of(match).phase == "ready":
            go_on(match)
            phrases.append(board_of(match).opening.phrase)
    wins = series_of(match).wins
    assert max(wins) == 3
    assert sum(wins) == len(phrases) == len(GAME.results(state_of(match)))
    assert len(set(phrases)) == len(phrases)


def test_between_games_each_person_presses_ready_and_no_clock_runs() -> None:
    match = begin(people(), series=2)
    match.play(0, Resign(), 0)
    assert [(act.actor, act.moves, act.owed, act.clocks) for act in match.acts()] == [
        (0, ("ready",), True, ()),
        (1, ("ready",), True, ()),
    ]
    go_on(match)
    assert board_of(match).number == 2
    assert board_of(match).turn == 2


def test_the_computer_is_ready_at_once() -> None:
    match = begin(with_computer(), series=2)
    match.play(0, Resign(), 0)
    assert [act.actor for act in match.acts()] == [0]
    go_on(match)
    assert series_of(match).phase == "play"


def test_two_computers_play_a_series_without_a_press() -> None:
    match = begin(computers(), series=4)
    while match.acts():
        mover = board_of(match).to_move
        chosen = GAME.choose(view_of(match), "easy", ScriptedChance([0] * 300))
        match.play(mover, chosen.move, chosen.spent_ms)
    assert max(series_of(match).wins) == 4


def test_typed_phrases_come_in_order_then_the_collection_without_them() -> None:
    typed = (COLLECTION[0].lower(), COLLECTION[1], "AEIOU AEIOU B")
    for seed in range(20):
        match = Match.begin(GAME, setup_of(series=4, phrases=typed), str(seed))
        state = state_of(match)
        assert state.series.board is not None
        openings = (state.series.board.opening, *state.to_come)
        phrases = [opening.phrase for opening in openings]
        assert phrases[:3] == [COLLECTION[0], COLLECTION[1], "AEIOU AEIOU B"]
        assert set(phrases[3:]) <= set(COLLECTION[2:])
        assert len(set(phrases)) == len(phrases) == 7
        assert [opening.own for opening in openings] == [True] * 3 + [False] * 4


def test_a_typed_phrase_that_breaks_the_rule_stops_the_setup() -> None:
    with pytest.raises(Refusal, match="phrase_vowels"):
        Match.begin(GAME, setup_of(phrases=("TOO FEW",)), "seed")


@pytest.mark.parametrize("series", [0, 5, 2.5, True, "2", None])
def test_the_length_of_a_series_is_one_to_four(series: Any) -> None:
    with pytest.raises(Refusal, match="option_value"):
        fresh_setup(GAME, {"series": series}, with_computer(), FEW_WORDS)


def test_the_start_shift_turns_every_coin_round_and_nothing_else() -> None:
    def openings(setup: Setup) -> list[tuple[str, int]]:
        state = state_of(Match.begin(GAME, setup, "pair"))
        assert state.series.board is not None
        every = (state.series.board.opening, *state.to_come)
        return [(opening.phrase, opening.starter) for opening in every]

    straight, turned = openings(setup_of()), openings(setup_of(start_shift=1))
    assert turned == [(phrase, 1 - first) for phrase, first in straight]


def test_the_coin_falls_either_way() -> None:
    firsts = {board_of(Match.begin(GAME, setup_of(), str(seed))).to_move for seed in range(20)}
    assert firsts == {0, 1}
