from __future__ import annotations

from itertools import combinations

import pytest

from game.contract import Lexicon
from game.lexicon.dictionaries import DICTIONARY_IDS
from game.lexicon.union import own_lexicon
from game.library import lexicon_of, load_lexicon

SOURCE_WORDS = """
    FLAKE CRY WADE SIN NOON TOIL IVY FEND DEFEND STAINING SO TO AX FOX PHOTO CROON
    CHRYSANTHEMUM IMPOSSIBILITIES POSSIBILITIES COMPLEXITY
"""


@pytest.mark.parametrize("word", SOURCE_WORDS.split())
def test_the_words_of_the_sources_examples_are_in_pocket(word: str) -> None:
    assert word in load_lexicon(["pocket"])


@pytest.mark.parametrize("dictionary", DICTIONARY_IDS)
def test_uy_is_in_no_dictionary(dictionary: str) -> None:
    assert "UY" not in load_lexicon([dictionary])


@pytest.mark.parametrize(
    "word", ["FLAKES", "CRIED", "CRYING", "OXEN", "CHILDREN", "RAN", "INDICES"]
)
def test_plurals_and_verb_forms_are_in(word: str) -> None:
    assert word in load_lexicon(["pocket"])


@pytest.mark.parametrize("word", ["CS", "MS", "TS", "KB", "LS", "MB"])
def test_strings_that_word_games_do_not_take_are_out(word: str) -> None:
    assert word not in load_lexicon(["encyclopedic"])


def test_the_dictionaries_have_the_size_that_scowl_gives() -> None:
    sizes = {id_: len(load_lexicon([id_])) for id_ in DICTIONARY_IDS}
    assert sizes["pocket"] == pytest.approx(41_162, abs=100)
    assert sizes["collegiate"] == pytest.approx(117_801, abs=100)
    assert sizes["encyclopedic"] == pytest.approx(253_888, abs=200)
    assert 10_000 < sizes["young"] < 12_000


def test_a_larger_dictionary_holds_the_smaller() -> None:
    pocket, collegiate, encyclopedic = (
        set(load_lexicon([id_]).words()) for id_ in ("pocket", "collegiate", "encyclopedic")
    )
    assert pocket < collegiate < encyclopedic
    assert set(load_lexicon(["young"]).words()) < collegiate


@pytest.mark.parametrize("pair", list(combinations(DICTIONARY_IDS, 2)))
def test_a_word_is_good_if_any_dictionary_has_it(pair: tuple[str, str]) -> None:
    one, other = (set(load_lexicon([id_]).words(range(2, 7))) for id_ in pair)
    both = load_lexicon(pair)
    assert set(both.words(range(2, 7))) == one | other
    assert all(word in both for word in one ^ other)


@pytest.mark.parametrize("family", [False, True])
@pytest.mark.parametrize("own", [(), ("CAT", "QZXV", "FUCK")])
def test_words_are_sorted_counted_and_found(own: tuple[str, ...], family: bool) -> None:
    lexicon = load_lexicon(["pocket", "young"], own, family)
    words = lexicon.words()
    assert list(words) == sorted(set(words))
    assert len(lexicon) == len(words)
    assert all(word in lexicon for word in words)


def test_lengths_cut_the_list() -> None:
    lexicon = load_lexicon(["pocket"], own=("QZX", "QZXVQZ"))
    assert lexicon.words(range(3, 6)) == tuple(w for w in lexicon.words() if 3 <= len(w) <= 5)
    assert "QZX" in lexicon.words(range(3, 4))
    assert lexicon.words(range(1, 2)) == ()


@pytest.mark.parametrize(
    "word", ["", "flake", "Flake", "FLAKE ", "FLÄKE", "ＦＬＡＫＥ", "ıVY", 7, None]
)
def test_what_is_no_word_in_capitals_is_not_in(word: object) -> None:
    assert word not in load_lexicon(["encyclopedic"])


def test_sizes_are_those_of_scowl() -> None:
    lexicon = load_lexicon(["collegiate"], own=("QZXV", "AARDVARK"))
    assert lexicon.size_of("THE") == 10
    assert lexicon.size_of("FLAKE") == 35
    assert lexicon.size_of("QZXV") == 0
    assert lexicon.size_of("AARDVARK") == 0
    assert lexicon.size_of("XVQZ") == 100
    rare = next(w for w in load_lexicon(["encyclopedic"]).words() if w not in lexicon)
    assert load_lexicon(["encyclopedic"]).size_of(rare) == 80
    assert lexicon.size_of(rare) == 100


def test_a_vocabulary_holds_the_words_up_to_its_size() -> None:
    lexicon = load_lexicon(["collegiate", "young"], own=("QZXV",))
    small = lexicon.vocabulary(35)
    assert set(small.words()) == {w for w in lexicon.words() if lexicon.size_of(w) <= 35}
    assert small.vocabulary(70) == small
    assert small.vocabulary(10).vocabulary(35) == small.vocabulary(10)
    assert "QZXV" in small.vocabulary(0)
    assert len(small.vocabulary(0)) == 1


def test_the_family_cut_leaves_out_unfit_words_and_nothing_else() -> None:
    lexicon = load_lexicon(["encyclopedic"], own=("QZXV", "DUMBFUCK"))
    family = load_lexicon(["encyclopedic"], own=("QZXV", "DUMBFUCK"), family=True)
    unfit = {word for word in lexicon.words() if lexicon.is_unfit(word)}
    assert len(unfit) > 1000
    assert set(family.words()) == set(lexicon.words()) - unfit
    assert family == lexicon.vocabulary(80, family=True)
    assert "DUMBFUCK" in lexicon
    assert "DUMBFUCK" not in family


def test_a_vocabulary_of_a_family_lexicon_is_for_the_family_too() -> None:
    assert "FUCK" not in load_lexicon(["pocket"], family=True).vocabulary(35)


def test_unfit_is_told_of_words_of_no_dictionary() -> None:
    lexicon = own_lexicon(("CAT",))
    assert not lexicon.is_unfit("CAT")
    assert load_lexicon(["young"]).is_unfit("FUCK")
    assert load_lexicon(["young"]).is_unfit("BUKKAKE")
    assert "BUKKAKE" not in load_lexicon(["encyclopedic"])


@pytest.mark.parametrize(
    "lexicon",
    [
        load_lexicon(["pocket"]),
        load_lexicon(["young", "collegiate"], ("QZXV", "CAT")),
        load_lexicon([], ("QZXV",)),
        load_lexicon(["encyclopedic"], family=True),
        load_lexicon(["collegiate"]).vocabulary(35),
        load_lexicon(["collegiate", "young"], ("QZXV",)).vocabulary(10, family=True),
    ],
)
def test_a_key_builds_its_lexicon_again(lexicon: Lexicon) -> None:
    again = lexicon_of(lexicon.key)
    assert again == lexicon
    assert hash(again) == hash(lexicon)
    assert again.key == lexicon.key
    assert again.words(range(2, 5)) == lexicon.words(range(2, 5))


def test_order_and_repeats_make_no_difference() -> None:
    one = load_lexicon(["young", "pocket", "young"], ("QZXV", "CAT"))
    other = load_lexicon(["pocket", "young"], ("CAT", "QZXV", "CAT"))
    assert one == other
    assert one.key == other.key
    assert len(one) == len(other)


def test_lexicons_of_other_words_differ() -> None:
    different = [
        load_lexicon(["pocket"]),
        load_lexicon(["young"]),
        load_lexicon(["pocket", "young"]),
        load_lexicon(["pocket"], ("QZXV",)),
        load_lexicon(["pocket"], family=True),
        load_lexicon(["pocket"]).vocabulary(20),
        own_lexicon(("CAT",)),
        own_lexicon(("DOG",)),
    ]
    assert len(set(different)) == len(different)
    assert len({repr(lexicon.key) for lexicon in different}) == len(different)
