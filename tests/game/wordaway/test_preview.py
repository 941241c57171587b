"""What is said of a word while it is typed: its letters and the pool, never the dictionary."""

from __future__ import annotations

import pytest

from game.contract import Handicap, Notice, Preview
from game.engine import Match, encode
from game.language import SENTENCES, sentence
from game.lexicon.union import own_lexicon
from game.wordaway.state import Play, Skip
from tests.game.wordaway.tables import GAME, begin, people, play, view_of


def notices(match: Match, text: str, seat: int = 0) -> list[tuple[str, dict[str, str | int]]]:
    preview = GAME.preview(view_of(match, seat), Play(text), 0)
    for notice in preview.notices:
        assert notice.code in SENTENCES
        assert sentence(notice.code, notice.params)
    return [(notice.code, notice.params) for notice in preview.notices]


def test_a_whole_word_has_its_letters_counted() -> None:
    preview = GAME.preview(view_of(begin()), Play("cry"), 0)
    assert [line.text for line in preview.lines] == ["CRY"]
    assert preview.notices == (Notice("letters_in_pool", {"count": 3}),)


def test_the_first_letter_that_is_missing_is_named() -> None:
    assert notices(begin(), "KIOSK") == [("letter_missing", {"letter": "K"})]


def test_a_word_too_short_or_too_long_is_told() -> None:
    length = {"least": 3, "most": 5}
    assert notices(begin(), "C") == [("letter_in_pool", {"count": 1}), ("word_length", length)]
    assert notices(begin(), "CLIENT")[1] == ("word_length", length)
    limited = begin(people(None, Handicap(others_limit=4)))
    assert notices(limited, "FLAKE")[1] == ("word_limit", {"most": 4})


def test_strange_characters_are_told_alone() -> None:
    assert notices(begin(), "s\N{LATIN SMALL LETTER DOTLESS I}n") == [("word_letters", {})]


def test_a_word_played_before_is_told_where_repeats_are_off() -> None:
    match = begin(phrases=("SIN SIN, AEIOUAE",), no_repeats=True)
    play(match, "SIN")
    assert notices(match, "SIN", 1)[1] == ("word_repeated", {"word": "SIN"})


def test_nothing_is_said_of_nothing_or_of_other_moves() -> None:
    view = view_of(begin())
    assert GAME.preview(view, Play(""), 0) == Preview()
    assert GAME.preview(view, Skip(), 0) == Preview()


def test_an_endless_word_is_not_given_back() -> None:
    assert len(encode(GAME.preview(view_of(begin()), Play("A" * 10_000), 0))) < 500


@pytest.mark.parametrize("word", ["CRY", "YRC", "KIOSK", "FLAKE", "ZZZZ"])
def test_the_dictionary_makes_no_difference(word: str) -> None:
    previews = {
        encode(GAME.preview(view_of(begin(lexicon=own_lexicon(words))), Play(word), 0))
        for words in (["CRY", "FLAKE"], ["YRC", "KIOSK"])
    }
    assert len(previews) == 1
