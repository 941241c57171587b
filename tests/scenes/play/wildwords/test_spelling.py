"""Writing what wild tiles stand for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.wildwords.challenge import LONGEST_SPELLING
from scenes.play.wildwords.challenge.spelling import Spelling, Wild
from scenes.play.wildwords.challenge.verdict import strings_in


def written(*patterns, strings):
    spelling = Spelling(patterns)
    for string in strings:
        for letter in string:
            spelling.type(letter)
        spelling.next()
    return spelling


def test_fixed_letters_are_in_place():
    spelling = written("STAI***", "*FEND", strings=["N", "I", "NG", "OF"])
    assert spelling.words == ("STAINING", "OFFEND")
    assert spelling.complete


def test_what_is_empty_is_open():
    spelling = written("STAI***", "*FEND", strings=["N"])
    assert [spelling.open(0), spelling.open(1)] == [2, 1]
    assert not spelling.complete


def test_next_goes_to_the_next_empty_one_round_and_round():
    spelling = Spelling(["*A*", "B*"])
    spelling.go_to(Wild(1, 0))
    spelling.type("X")
    spelling.next()
    assert spelling.active == Wild(0, 0)


def test_erasing_an_empty_one_goes_back_to_the_one_before():
    spelling = written("**", strings=["AB"])
    assert spelling.active == Wild(0, 1)
    spelling.erase()
    assert spelling.active == Wild(0, 0)
    spelling.erase()
    assert spelling.strings == [["A", ""]]


def test_patterns_without_wild_tiles_are_complete():
    spelling = Spelling(["FEND"])
    assert spelling.complete
    assert spelling.active is None
    assert not spelling.type("A")


def test_no_word_grows_beyond_the_longest():
    spelling = Spelling(["A*"])
    assert all(spelling.type("B") for _ in range(LONGEST_SPELLING - 1))
    assert not spelling.type("B")
    assert len(spelling.words[0]) == LONGEST_SPELLING


@given(st.lists(st.sampled_from("AB*"), min_size=1, max_size=8), st.data())
def test_what_was_written_is_found_in_the_word_again(symbols, data):
    """Other strings may make the same word; those found always make it."""
    pattern = "".join(symbols)
    letters = st.text("AB", min_size=1, max_size=3)
    strings = [data.draw(letters) for _ in range(pattern.count("*"))]
    spelling = Spelling([pattern])
    spelling.strings[0] = list(strings)
    found = strings_in(pattern, spelling.words[0])
    assert found is not None
    again = Spelling([pattern])
    again.strings[0] = list(found)
    assert again.words == spelling.words


def test_a_word_that_does_not_fit_has_no_strings():
    assert strings_in("*FEND", "FEND") is None
    assert strings_in("*FEND", "OFFENDS") is None
