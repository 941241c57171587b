from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.lexicon.dawg import build_dawg
from game.library import load_lexicon

words = st.text("ABC", min_size=1, max_size=6)


@given(st.sets(words, max_size=20), st.lists(words, max_size=20))
def test_it_accepts_exactly_the_words(known: set[str], tried: list[str]) -> None:
    dawg = build_dawg(sorted(known))
    assert all(word in dawg for word in known)
    assert [word in dawg for word in tried] == [word in known for word in tried]


@given(st.sets(words, max_size=20))
def test_no_two_nodes_are_alike(known: set[str]) -> None:
    dawg = build_dawg(sorted(known))
    nodes = range(len(dawg.children))
    edges = [tuple(letter.get(node) for letter in dawg.by_letter) for node in nodes]
    assert len({(node in dawg.final, edges[node]) for node in nodes}) == len(dawg.children)


def test_children_have_smaller_numbers_than_their_parents() -> None:
    dawg = build_dawg(("CAR", "CARE", "CAT", "STAR"))
    assert all(child < node for node, below in enumerate(dawg.children) for child in below)
    assert dawg.root == len(dawg.children) - 1


def test_what_is_no_word_of_capitals_is_not_accepted() -> None:
    dawg = build_dawg(("CAT",))
    assert [word for word in ("", "C", "CATS", "cat", "CÄT", "C T", 7) if word in dawg] == []


def test_a_whole_dictionary_goes_in_and_comes_out() -> None:
    lexicon = load_lexicon(["young"])
    dawg = build_dawg(lexicon.words())
    assert all(word in dawg for word in lexicon.words())
    assert "UY" not in dawg


@pytest.mark.parametrize("unsorted", [("B", "A"), ("A", "A")])
def test_unsorted_words_are_an_error(unsorted: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="sorted"):
        build_dawg(unsorted)
