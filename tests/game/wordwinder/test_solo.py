"""The best results of the puzzles."""

from __future__ import annotations

from game.engine import SeededChance
from game.library import glosses, load_lexicon
from game.wordwinder.finder import answered_typed, helped, new_finder
from game.wordwinder.frenzy import all_words, found_along, new_frenzy
from game.wordwinder.solo import (
    Kind,
    PuzzleResult,
    best,
    finder_result,
    frenzy_result,
    of_day,
    worth_keeping,
)
from tests.game.wordwinder.tables import GAME

FRENZY = Kind("frenzy", 2, ("collegiate",))
FINDER = Kind("finder", 4, ("collegiate",))


def frenzied(words: int, letters: int, date: str = "2026-03-01", daily: bool = False):
    return PuzzleResult(FRENZY, words, letters, 0, 180, date, daily)


def test_frenzy_goes_by_words_then_letters_then_age() -> None:
    a, b, c, d = frenzied(9, 30), frenzied(10, 31), frenzied(10, 40), frenzied(10, 40, "2026-02-01")
    other = PuzzleResult(Kind("frenzy", 1, ("collegiate",)), 99, 400, 0, 180, "2026-03-01")
    assert best([a, b, other, c, d], FRENZY) == (d, c, b, a)


def test_finder_goes_by_letters_shown_then_time() -> None:
    slow, quick, helped_ = (
        PuzzleResult(FINDER, 8, 40, shown, seconds, "2026-03-01")
        for shown, seconds in ((0, 900), (0, 400), (1, 60))
    )
    assert best([helped_, slow, quick], FINDER) == (quick, slow, helped_)


def test_only_ten_and_the_latest_of_a_day_are_kept() -> None:
    many = tuple(frenzied(number, 100) for number in range(20, 40))
    old, late = (frenzied(1, 3, f"2026-03-0{day}T10:00:00", True) for day in (2, 3))
    kept = worth_keeping((*many, old, late))
    assert {result.words for result in kept} == {*range(30, 40), 1}
    assert late in kept
    assert old not in kept


def test_of_a_day_the_first_result_counts() -> None:
    first = frenzied(5, 20, "2026-03-02T08:00:00+01:00", True)
    again = frenzied(50, 200, "2026-03-02T09:00:00+01:00", True)
    free = frenzied(60, 300, "2026-03-02T07:00:00+01:00")
    assert of_day([again, first, free], "frenzy", "2026-03-02") == first
    assert of_day([again, first], "frenzy", "2026-03-03") is None
    assert of_day([again, first], "finder", "2026-03-02") is None


def test_a_frenzy_without_a_word_is_no_result() -> None:
    lexicon = load_lexicon(["pocket"])
    frenzy = new_frenzy(GAME.faces, lexicon, 2, SeededChance("1", 0))
    assert frenzy_result(frenzy, FRENZY, "2026-03-01", False) is None
    word = all_words(frenzy)[0]
    result = frenzy_result(found_along(frenzy, word.path, 9), FRENZY, "2026-03-01", True)
    assert result == PuzzleResult(FRENZY, 1, len(word.word), 0, 180, "2026-03-01", True)


def test_a_finder_counts_only_when_all_is_answered() -> None:
    finder = new_finder(GAME.faces, load_lexicon(["pocket"]), glosses(), SeededChance("1", 0))
    finder = helped(helped(finder, 2), 2)
    for clue in finder.clues:
        assert finder_result(finder, FINDER, 61_999, "2026-03-01", False) is None
        finder = answered_typed(finder, clue.answer)
    result = finder_result(finder, FINDER, 61_999, "2026-03-01", False)
    assert result is not None
    assert (result.words, result.shown, result.seconds) == (8, 2, 61)
