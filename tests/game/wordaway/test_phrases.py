from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import Refusal
from game.language import SENTENCES, sentence
from game.library import asset
from game.wordaway.phrases import (
    capitals,
    checked_phrase,
    letters_of,
    missing_letter,
    read_collection,
    struck_out,
)

BUILT_IN = read_collection(asset("phrases", "phrases.txt"))
OF_THE_RULES = """\
FOUR SCORE AND SEVEN YEARS AGO
READ MY LIPS, NO MORE TAXES
LOS ANGELES, CALIFORNIA
THOU SHALT KEEP THE SABBATH
STICKS AND STONES CAN BREAK MY BONES
THROUGH THE GOOD OR LEAN YEARS
YOU DESERVE A BREAK TODAY
A FAILURE TO COMMUNICATE
THE RIGHT TO REMAIN SILENT
FRIENDS, ROMANS, AND COUNTRYMEN
MURDER ON THE ORIENT EXPRESS
PI TIMES THE RADIUS SQUARED
JEREMIAH WAS A BULLFROG
HERE TODAY AND GONE TOMORROW
THE VALLEY OF THE SHADOW OF DEATH
WILLIAM JEFFERSON CLINTON
PATE DE FOIS GRAS AUX TRUFFES
GENTLEMEN, START YOUR ENGINES
LUKE SKYWALKER AND HAN SOLO
ROGER MARIS AND MICKEY MANTLE
NOW I ASK YOU VERY CONFIDENTIALLY
"""


def code_of(text: str) -> str:
    with pytest.raises(Refusal) as refused:
        checked_phrase(text)
    refusal = refused.value
    assert refusal.code in SENTENCES
    assert len(sentence(refusal.code, refusal.params)) < 120
    return refusal.code


def test_the_collection_begins_with_the_phrases_of_the_rules() -> None:
    assert BUILT_IN[:21] == tuple(OF_THE_RULES.splitlines())


def test_the_collection_has_two_hundred_more_and_none_twice() -> None:
    assert len(BUILT_IN) >= 221
    assert len({letters_of(phrase) for phrase in BUILT_IN}) == len(BUILT_IN)


@pytest.mark.parametrize("phrase", BUILT_IN)
def test_every_phrase_of_the_collection_keeps_the_rule(phrase: str) -> None:
    assert checked_phrase(phrase) == phrase
    assert 8 <= sum(letter in "AEIOU" for letter in phrase) <= 12


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("A STITCH IN TIMES NNN", "phrase_vowels"),
        ("AEIOUAEIOUAEI B", "phrase_vowels"),
        ("AEIOUAE", "phrase_vowels"),
        ("", "phrase_empty"),
        ("  ,.'!?-:; ", "phrase_empty"),
        ("AEIOU AEIOU \N{WOLF FACE}", "phrase_character"),
        ("AEIOU AEIOU 7", "phrase_character"),
        ("AEIOU AEIOU É", "phrase_character"),
        ("AEIOU AEIOU \N{LATIN SMALL LETTER DOTLESS I}", "phrase_character"),
        ("AEIOU AEIOU\n", "phrase_character"),
        ("AEIOU AEIOU\x00", "phrase_character"),
        ("AEIOU AEIOU \u202e", "phrase_character"),
        ("A" * 10_000, "phrase_long"),
        ("A" * 61, "phrase_long"),
        ("AEIOUAEIOU" + "BCDFGHJKLMNPQRSTVWXYZ" + "BCDFGHJKLM", "phrase_letters"),
        ("AEIOUAEIOU" + "B" * 16, "phrase_copies"),
    ],
)
def test_a_typed_phrase_that_breaks_the_rule_is_refused_with_the_reason(
    text: str, code: str
) -> None:
    assert code_of(text) == code


@pytest.mark.parametrize("vowels", [7, 13])
def test_the_refusal_names_the_vowel_count(vowels: int) -> None:
    with pytest.raises(Refusal) as refused:
        checked_phrase("E" * vowels + " BCD")
    assert refused.value.params["count"] == vowels


@pytest.mark.parametrize("vowels", [8, 12])
def test_the_bounds_themselves_are_allowed(vowels: int) -> None:
    assert checked_phrase("E" * vowels)
    assert checked_phrase("AEIOUAEIOU" + "B" * 15 + "C" * 15)


def test_a_phrase_is_played_in_capitals_with_single_blanks() -> None:
    assert checked_phrase("  once upon  a time, there was ") == "ONCE UPON A TIME, THERE WAS"


def test_only_a_to_z_become_capitals() -> None:
    assert capitals("iris") == "IRIS"
    for stranger in ("\N{LATIN SMALL LETTER DOTLESS I}", "ſ", "ß", "ﬁ", "é"):
        assert capitals(stranger) == stranger


def test_letters_are_struck_from_the_left() -> None:
    taken = struck_out("A BAT, A CAT", "CAT")
    assert taken.struck == (0, 4, 9)
    assert taken.pool == "AAABT"
    assert taken.origins == (3, 7, 10, 2, 11)


def test_a_missing_letter_is_named() -> None:
    assert missing_letter("AELPP", "APPLE") is None
    assert missing_letter("AELP", "APPLE") == "P"
    assert missing_letter("AELPP", "PEPPY") == "P"
    with pytest.raises(Refusal, match="not_in_pool"):
        struck_out("AELP", "APPLE")


@given(st.sampled_from(BUILT_IN), st.data())
def test_letters_are_conserved_when_struck(phrase: str, data: st.DataObject) -> None:
    word = "".join(data.draw(st.permutations(letters_of(phrase)))[:5])
    taken = struck_out(phrase, word)
    assert Counter(taken.pool) + Counter(word) == Counter(letters_of(phrase))
    assert sorted(phrase[place] for place in taken.struck) == sorted(word)
    assert "".join(phrase[place] for place in taken.origins) == taken.pool
    assert list(taken.pool) == sorted(taken.pool)
    for place in taken.struck:
        assert not any(phrase[left] == phrase[place] for left in taken.origins if left < place), (
            "a copy further left was passed over"
        )


@given(st.text("AEIOUBCDé1 ,\n", max_size=70))
def test_any_text_is_a_phrase_that_stays_itself_or_refused_with_a_sentence(text: str) -> None:
    code = ""
    try:
        phrase = checked_phrase(text)
    except Refusal as refusal:
        code = refusal.code
    assert code in SENTENCES if code else checked_phrase(phrase) == phrase
