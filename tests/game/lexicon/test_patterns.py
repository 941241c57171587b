from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import Refusal
from game.language import sentence
from game.lexicon.patterns import fits, matches, parse_pattern
from game.lexicon.union import own_lexicon
from game.library import load_lexicon
from tests.game.lexicon.naive import naive_match, patterns_from

few_letters = st.text("AB", min_size=2, max_size=9)


@given(st.text("AB*", min_size=1, max_size=9), few_letters)
def test_a_word_fits_where_the_naive_matcher_says_so(pattern: str, word: str) -> None:
    assert fits(pattern, word) == naive_match(pattern, word)


@given(st.sets(few_letters, max_size=15), st.text("AB**", min_size=1, max_size=9))
def test_the_list_is_that_of_the_naive_matcher(words: set[str], pattern: str) -> None:
    expected = tuple(sorted(word for word in words if naive_match(pattern, word)))
    assert matches(pattern, own_lexicon(words)) == expected


def test_the_list_is_that_of_the_naive_matcher_over_a_real_dictionary() -> None:
    lexicon = load_lexicon(["young"])
    words = lexicon.words()
    for pattern in patterns_from(words, 20, Random(4)):
        expected = tuple(word for word in words if naive_match(pattern, word))
        assert matches(pattern, lexicon) == expected


@pytest.mark.parametrize("stars", range(1, 30))
def test_a_run_of_stars_asks_for_so_many_letters(stars: int) -> None:
    lexicon = load_lexicon(["pocket"], own=("A" * 29,))
    assert matches("*" * stars, lexicon) == lexicon.words(range(stars, 46))


def test_the_patterns_of_the_rule_book_find_their_words() -> None:
    lexicon = load_lexicon(["pocket"])
    found = matches("P*SIB*IES", lexicon)
    assert "POSSIBILITIES" in found
    assert "IMPOSSIBILITIES" not in found
    assert fits("P*SIB*IES", "POSSIBILITIES")


def test_a_limit_gives_the_first_words_of_the_alphabet() -> None:
    lexicon = load_lexicon(["pocket"])
    everything = matches("Q*", lexicon)
    assert len(everything) > 100
    assert matches("Q*", lexicon, 5) == everything[:5]
    assert matches("Q*", lexicon, 0) == everything


def test_a_pattern_without_a_star_is_a_word() -> None:
    lexicon = load_lexicon(["pocket"])
    assert matches("FLAKE", lexicon) == ("FLAKE",)
    assert matches("FLAKX", lexicon) == ()


def test_small_letters_are_letters() -> None:
    assert parse_pattern("p*sib*Ies") == "P*SIB*IES"


def test_a_pattern_longer_than_any_word_fits_nothing() -> None:
    lexicon = load_lexicon(["pocket"])
    assert matches("*" * 10_000, lexicon) == ()
    assert matches("A*" * 10_000, lexicon) == ()
    assert not fits("*" * 10_000, "FLAKE")


def test_no_pattern_makes_the_search_explode() -> None:
    word = "A" * 45
    assert not fits("*A" * 15 + "B", word)
    assert matches("*A" * 15 + "*B", own_lexicon([word])) == ()


@pytest.mark.parametrize(
    ("pattern", "character"),
    [
        ("A-B", "-"),
        ("A B", " "),
        ("1*", "1"),
        ("É*", "É"),
        ("ıRIS", "ı"),
        ("A?", "?"),
        ("A\n", "\n"),
    ],
)
def test_anything_but_letters_and_stars_is_refused(pattern: str, character: str) -> None:
    with pytest.raises(Refusal) as refused:
        matches(pattern, load_lexicon(["young"]))
    assert refused.value.code == "pattern_character"
    assert refused.value.params == {"character": character}
    assert character in sentence(refused.value.code, refused.value.params)


def test_an_empty_pattern_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        parse_pattern("")
    assert refused.value.code == "pattern_empty"


def test_an_empty_lexicon_has_no_matches() -> None:
    assert matches("*", own_lexicon(())) == ()
