"""Frenzy and Finder, and their puzzles of the day."""

from __future__ import annotations

import pytest

from game.contract import Refusal
from game.engine import SeededChance, decode, encode
from game.language import SENTENCES
from game.lexicon.glosses import Gloss
from game.lexicon.union import own_lexicon
from game.library import glosses, load_lexicon
from game.wordwinder import finder as finders
from game.wordwinder import frenzy as frenzies
from game.wordwinder.finder import (
    Finder,
    answered,
    answered_typed,
    helped,
    new_finder,
    tells,
    turns,
)
from game.wordwinder.frenzy import Frenzy, all_words, found_along, found_typed, new_frenzy
from game.wordwinder.puzzles import PATTERNS, SmallBoard, daily_seed, small_board
from game.wordwinder.search import spelled
from tests.game.wordwinder.tables import GAME

COLLEGIATE = load_lexicon(["collegiate"])


def fresh_frenzy(tiles: int = 1, seed: str = "1") -> Frenzy:
    return new_frenzy(GAME.faces, COLLEGIATE, tiles, SeededChance(seed, 0))


@pytest.fixture(scope="module")
def finder() -> Finder:
    return new_finder(GAME.faces, COLLEGIATE, glosses(), SeededChance("1", 0))


def code(act: object, *arguments: object) -> str:
    assert callable(act)
    with pytest.raises(Refusal) as refused:
        act(*arguments)
    assert refused.value.code in SENTENCES
    return refused.value.code


# --- boards and days -------------------------------------------------------------------


@pytest.mark.parametrize("tiles", [1, 2, 3, 4])
def test_a_small_board_has_that_many_different_tiles(tiles: int) -> None:
    board = small_board(GAME.faces, tiles, SeededChance("x", 0))
    assert len({face // 2 for face in board.layout}) == tiles == PATTERNS[tiles].tiles
    assert len(board.letters) == 16 * tiles
    assert board.grid.size == 16 * tiles


def test_a_day_has_the_same_puzzle_everywhere_and_each_day_another() -> None:
    days = [daily_seed("frenzy", day) for day in ("2026-11-30", "2026-11-30", "2026-12-01")]
    boards = [fresh_frenzy(2, seed).board for seed in days]
    assert boards[0] == boards[1] != boards[2]
    assert daily_seed("finder", "2026-11-30") != days[0]
    for wrong in ("", "30.11.2026", "2026-11-30\n", "today"):
        with pytest.raises(ValueError, match="is not a day"):
            daily_seed("frenzy", wrong)


# --- Frenzy ----------------------------------------------------------------------------


@pytest.mark.parametrize("tiles", [1, 2, 3, 4])
def test_every_word_that_is_shown_at_the_end_can_be_found(tiles: int) -> None:
    frenzy = fresh_frenzy(tiles)
    words = all_words(frenzy)
    assert len(words) >= frenzies.FEWEST_WORDS
    for number, word in enumerate(words[:40]):
        frenzy = found_along(frenzy, word.path, number * 1000)
    assert len(frenzy.found) == min(40, len(words))
    assert frenzy.letters == sum(len(word.word) for word in frenzy.found)
    assert frenzy.longest == words[0].word
    assert not any(COLLEGIATE.is_unfit(word.word) for word in words)


def test_what_frenzy_refuses() -> None:
    frenzy = fresh_frenzy()
    first = all_words(frenzy)[0]
    once = found_along(frenzy, first.path, 5000)
    assert (once.used_ms, once.found) == (5000, (first,))
    assert code(found_along, once, first.path, 6000) == "winder_found"
    assert code(found_along, once, first.path[:2], 6000) == "winder_short"
    assert code(found_along, once, (0, 3, 1), 6000) == "winder_jumps"
    assert code(found_along, once, (0, 1, 0), 6000) == "winder_repeats"
    assert code(found_along, once, (0, 1, 16), 6000) == "winder_off_board"
    assert code(found_along, frenzy, first.path, frenzy.limit_ms) == "winder_time_over"
    assert code(found_typed, frenzy, "ZZZ", 1) == "winder_no_path"
    assert found_typed(frenzy, first.word, 7).found[0].word == first.word


def test_letters_that_are_no_word_are_refused() -> None:
    frenzy = Frenzy(SmallBoard((), 4, "CATXXXXXXXXXXXXX"), own_lexicon(["CAT"]), 1000)
    assert code(found_along, frenzy, (2, 1, 0), 0) == "winder_no_word"
    assert [word.word for word in all_words(frenzy)] == ["CAT"]


def test_a_dictionary_with_too_few_words_makes_no_puzzle() -> None:
    few = own_lexicon(["CAT"])
    chance = SeededChance("1", 0)
    assert code(new_frenzy, GAME.faces, few, 1, chance) == "winder_no_puzzle"
    assert code(new_finder, GAME.faces, few, glosses(), chance) == "winder_no_puzzle"


# --- Finder ----------------------------------------------------------------------------


def test_answers_wind_over_the_board_and_their_clues_do_not_give_them_away(
    finder: Finder,
) -> None:
    assert len(finder.clues) == finders.CLUES
    assert len({clue.answer[:4] for clue in finder.clues}) == finders.CLUES
    for clue in finder.clues:
        assert spelled(finder.board.letters, clue.path) == clue.answer
        assert turns(clue.path)
        assert len(clue.answer) in finders.LENGTHS
        assert clue.answer.lower() not in clue.text.lower()
        assert COLLEGIATE.size_of(clue.answer) <= finders.COMMON
        assert not COLLEGIATE.is_unfit(clue.answer)


def test_a_finder_is_solved_by_paths_and_typed_words(finder: Finder) -> None:
    solving = finder
    for number, clue in enumerate(finder.clues):
        assert not solving.over
        if number % 2:
            solving = answered(solving, clue.path)
        else:
            solving = answered_typed(solving, clue.answer)
        assert solving.solved[-1] == number
    assert solving.over
    assert code(answered_typed, solving, finder.clues[0].answer) == "winder_no_answer"


def test_what_finder_refuses(finder: Finder) -> None:
    assert code(answered, finder, (0, 1)) == "winder_no_answer"
    assert code(answered, finder, (0, 2)) == "winder_jumps"
    assert code(answered_typed, finder, "ZZZZ") == "winder_no_path"


def test_an_answer_is_shown_letter_by_letter(finder: Finder) -> None:
    shown = finder
    for count in range(1, len(finder.clues[2].answer) + 1):
        shown = helped(shown, 2)
        assert shown.helped[2] == count
    assert code(helped, shown, 2) == "winder_no_help"
    assert code(helped, answered_typed(finder, finder.clues[0].answer), 0) == "winder_no_help"


def test_puzzles_read_back_as_they_were_written(finder: Finder) -> None:
    assert decode(Finder, encode(finder)) == finder
    frenzy = found_typed(fresh_frenzy(), all_words(fresh_frenzy())[0].word, 1)
    assert decode(Frenzy, encode(frenzy), COLLEGIATE) == frenzy


@pytest.mark.parametrize(
    ("text", "word", "good"),
    [
        ("a small wild cat", "LYNX", True),
        ("a house to live in", "HOUSEBOAT", False),
        ("move fast by using one's feet", "RUNNING", False),
        ("x" * 91, "LYNX", False),
    ],
)
def test_what_is_a_clue(text: str, word: str, good: bool) -> None:
    own = word.lower() if word != "RUNNING" else "run"
    assert tells(Gloss(own, "noun", text), word) is good
