from __future__ import annotations

import tracemalloc
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.lexicon.automaton import (
    DEAD,
    STAR,
    START,
    SYMBOLS,
    UNKNOWN,
    PatternAutomaton,
    automaton_of,
    symbols,
)
from game.lexicon.dawg import build_dawg
from game.lexicon.patterns import matches
from game.library import load_lexicon
from tests.game.lexicon.naive import naive_match, patterns_from

few_letters = st.text("ABC", min_size=1, max_size=7)
word_lists = st.lists(few_letters, max_size=12, unique=True).map(sorted)
patterns = st.text("ABC***", min_size=1, max_size=9)


def automaton(*words: str) -> PatternAutomaton:
    return PatternAutomaton(build_dawg(sorted(words)))


@given(word_lists, st.lists(patterns, min_size=1, max_size=12))
def test_it_says_what_the_naive_matcher_says(words: list[str], tried: list[str]) -> None:
    oracle = automaton(*words)
    for pattern in tried:
        assert oracle.matches(pattern) == any(naive_match(pattern, word) for word in words)


def test_it_says_what_the_naive_matcher_says_for_ten_thousand_patterns_of_two_lists() -> None:
    random = Random(2)
    for dictionary in ("young", "encyclopedic"):
        words = tuple(random.sample(load_lexicon([dictionary]).words(range(2, 12)), 30))
        oracle = automaton(*words)
        for pattern in patterns_from(words, 5_000, random):
            assert oracle.matches(pattern) == any(naive_match(pattern, word) for word in words)


def test_each_number_of_stars_asks_for_a_word_of_so_many_letters() -> None:
    lexicon = load_lexicon(["encyclopedic"], own=("A" * 28, "B" * 29))
    oracle = automaton(*lexicon.words(range(20, 46)))
    for stars in range(1, 46):
        assert oracle.matches("*" * stars)
    assert not oracle.matches("*" * 46)
    assert oracle.matches("*" * 28 + "B")
    assert not oracle.matches("*" * 29 + "B")


def test_it_agrees_with_the_judge_over_a_real_dictionary() -> None:
    lexicon = load_lexicon(["pocket"])
    oracle = automaton_of(lexicon)
    for pattern in patterns_from(lexicon.words(range(4, 15)), 400, Random(3)):
        assert oracle.matches(pattern) == bool(matches(pattern, lexicon, 1))


def test_a_star_stands_for_one_letter_or_more() -> None:
    oracle = automaton("AB", "ABC")
    assert oracle.matches("A*")
    assert oracle.matches("*")
    assert oracle.matches("***")
    assert not oracle.matches("AB**")
    assert not oracle.matches("****")
    assert not oracle.matches("AB*C")
    assert not oracle.matches("*AB")


def test_a_dead_state_stays_dead() -> None:
    oracle = automaton("CAT")
    dead = oracle.run(START, symbols("X"))
    assert dead == DEAD
    assert {oracle.step(dead, symbol) for symbol in range(SYMBOLS)} == {DEAD}
    assert not oracle.accepts(dead)


def test_steps_are_kept_in_the_rows() -> None:
    oracle = automaton("CAT")
    assert oracle.rows[START][STAR] == UNKNOWN
    state = oracle.step(START, STAR)
    assert oracle.rows[START][STAR] == state
    assert oracle.accepts(state)


@given(word_lists, patterns)
def test_what_may_come_last_is_what_a_step_accepts(words: list[str], text: str) -> None:
    oracle = automaton(*words)
    state = oracle.run(START, symbols(text))
    mask = oracle.ending(state)
    for symbol in range(SYMBOLS):
        assert mask >> symbol & 1 == oracle.accepts(oracle.step(state, symbol))
    assert oracle.ending(state) == mask


def test_equal_states_have_one_number() -> None:
    oracle = automaton("CAT", "COT")
    assert oracle.run(START, symbols("CA")) == oracle.run(START, symbols("CO"))


def test_an_empty_lexicon_matches_nothing() -> None:
    oracle = automaton()
    assert not any(oracle.matches(pattern) for pattern in ("", "*", "A", "A*"))


def test_what_is_held_is_counted_in_bytes() -> None:
    oracle = PatternAutomaton(build_dawg(load_lexicon(["young"]).words()))
    held = oracle.held
    tracemalloc.start()
    try:
        for first in "ABCDE*":
            for second in "AEIOU*":
                oracle.matches(f"{first}*{second}*S*T")
        grown, _peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.6 < (oracle.held - held) / grown < 1.6


def test_trimming_forgets_the_states_and_finds_them_again() -> None:
    oracle = automaton_of(load_lexicon(["young"]))
    answers = [oracle.matches(pattern) for pattern in ("*A*E*", "Q*Z", "***S")]
    held, states = oracle.held, len(oracle.rows)
    assert not oracle.trim(held)
    assert oracle.trim(held - 1)
    assert oracle.held < held
    assert len(oracle.rows) < states
    assert [oracle.matches(pattern) for pattern in ("*A*E*", "Q*Z", "***S")] == answers


def test_what_lies_below_is_forgotten_last() -> None:
    oracle = PatternAutomaton(build_dawg(load_lexicon(["young"]).words()))
    fresh = oracle.held
    assert oracle.matches("*A*E*")
    assert oracle.trim(oracle.held - 1)
    kept = oracle.held
    assert kept > fresh
    assert oracle.trim(kept - 1)
    assert oracle.held == fresh
    assert oracle.matches("*A*E*")


def test_states_whose_keys_are_alike_are_not_taken_for_each_other(monkeypatch) -> None:
    words = load_lexicon(["young"]).words(range(2, 6))
    tried = ("CA*", "*ER", "B*D", "S*", "*", "Q*U", "AT*E", "*O*")
    answers = [automaton(*words).matches(pattern) for pattern in tried]
    monkeypatch.setattr("game.lexicon.automaton.hash", lambda _: 7, raising=False)
    assert [automaton(*words).matches(pattern) for pattern in tried] == answers


def test_the_automaton_of_a_lexicon_is_made_once() -> None:
    first = automaton_of(load_lexicon(["young"]))
    assert automaton_of(load_lexicon(["young"])) is first
