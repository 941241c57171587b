"""Texts by their letters, slots, and what a board still holds."""

from __future__ import annotations

import pytest

from game.lexicon.union import own_lexicon
from game.rooply.bars import barred_slots
from game.rooply.board import BOTTOM, LEFT, RIGHT, TOP, Square, Yellow
from game.rooply.dice import MASTER_DICE, PLAIN_DICE, Throw
from game.rooply.outlook import CLOSED_NEXT, COMPLETE, outlook, worth
from game.rooply.search import Search
from game.rooply.state import GRADES
from game.rooply.texts import ALL_LETTERS, Texts, letters_in, letters_of, texts_of
from tests.game.rooply.kit import ACROSS, FALLING, H, drawn, full_but, words

FEW = Texts(own_lexicon(["CAT", "CATS", "TEN", "NOON", "AT", "SO", "IT"]))


def listed(texts: Texts, length: int, bits: int) -> list[str]:
    return list(texts.listed(length, bits))


def test_texts_are_words_and_words_read_backwards() -> None:
    assert FEW.of_length(3) == ("CAT", "NET", "TAC", "TEN")
    assert FEW.of_length(4) == ("CATS", "NOON", "STAC")
    assert FEW.of_length(9) == ()


def test_texts_are_found_by_their_letters() -> None:
    a, t, n = (ord(letter) - 65 for letter in "ATN")
    assert listed(FEW, 3, FEW.with_letter(3, 1, a)) == ["CAT", "TAC"]
    assert listed(FEW, 3, FEW.with_any(3, 0, letters_of("NT"))) == ["NET", "TAC", "TEN"]
    both = FEW.with_letter(3, 0, t) & FEW.with_letter(3, 2, n)
    assert listed(FEW, 3, both) == ["TEN"]
    assert FEW.all_bits(9) == 0


def test_many_texts_are_listed_like_few() -> None:
    texts = texts_of(words())
    bits = texts.with_letter(5, 0, 16)
    expected = [text for text in texts.of_length(5) if text[0] == "Q"]
    assert bits.bit_count() > 24
    assert listed(texts, 5, bits) == expected
    assert [texts.nth(5, bits, n) for n in range(len(expected))] == expected


def test_letters_between_two_strings() -> None:
    assert [chr(65 + n) for n in letters_in(FEW.allowed("CAT", ""))] == ["S"]
    assert [chr(65 + n) for n in letters_in(FEW.allowed("", "T"))] == ["A", "I"]
    assert [chr(65 + n) for n in letters_in(FEW.allowed("T", ""))] == ["A", "I"]
    assert FEW.allowed("", "") == ALL_LETTERS
    assert FEW.allowed("QU", "Q") == 0


# --- slots -----------------------------------------------------------------------------


def test_a_slot_goes_on_to_the_last_letter() -> None:
    search = Search(drawn("...s.", ".....", ".....", ".....", "....."), FEW)
    firsts = [slot.squares for slot in search.slots(ACROSS, 3, 5) if slot.squares[-1] < 5]
    assert (0, 1, 2) not in firsts
    assert (0, 1, 2, 3) in firsts
    assert (4,) not in firsts


def test_a_slot_tells_what_could_close_its_ends() -> None:
    board = drawn(".......", yellows={(0, 0): TOP, (0, 6): LEFT})
    slots = {slot.squares: slot for slot in Search(board, FEW).slots(ACROSS, 3, 5)}
    assert (slots[1, 2, 3].open, slots[1, 2, 3].unclosable) == ((4,), 1)
    assert (slots[3, 4, 5].open, slots[3, 4, 5].unclosable) == ((2,), 0)
    assert (slots[0, 1, 2].open, slots[0, 1, 2].unclosable) == ((3,), 0)
    assert slots[1, 2, 3].closes_with(1)
    assert not slots[3, 4, 5].closes_with(0)


def test_a_diagonal_slot_needs_all_its_ends_closed() -> None:
    slots = {s.squares: s for s in Search(drawn("." * 9), FEW).slots(FALLING, 3, 9)}
    middle = slots[20, 30, 40]
    assert [middle.closes_with(blacks) for blacks in range(4)] == [False, False, True, True]
    blank = Search(drawn(".....", yellows={(0, 0): TOP}), FEW).slots(FALLING, 3, 9)
    assert not any(s.closes_with(3) for s in blank if s.squares == (6, 12, 18))


def test_crossing_letters_make_words_both_ways() -> None:
    search = Search(drawn("cat..", "....."), FEW)
    allowed = search.crossing_letters(ACROSS)
    assert [chr(65 + n) for n in letters_in(allowed[6])] == ["T"]
    assert [chr(65 + n) for n in letters_in(allowed[7])] == ["A", "I"]
    assert (allowed[5], allowed[8]) == (0, ALL_LETTERS)


def test_bars_keep_crossing_letters_off() -> None:
    board = drawn("cat..", ".....", yellows={(1, 0): TOP})
    assert Search(board, FEW).crossing_letters(ACROSS)[5] == ALL_LETTERS


def test_possible_throws_are_told_as_often_as_they_fall() -> None:
    board = full_but(9, *((0, column) for column in range(4)))
    search = Search(board, texts_of(words()))
    possible = search.possible_throws(PLAIN_DICE, 2, 9)
    assert possible.count(Throw(3, H, 2)) == 3
    assert possible.count(Throw(4, H, 2)) == 6
    assert len(possible) == 9
    assert search.possible_throws(MASTER_DICE, 1, 2) == []


def test_a_yellow_square_keeps_an_awkward_letter_off() -> None:
    board = full_but(9, *((0, n) for n in range(4))).written({9: "Q", 18: "X"})
    search, throw = Search(board, texts_of(words())), Throw(4, H, 1)
    assert search.count(throw, 9) == 0
    assert list(barred_slots(search, throw, 9, bank=0)) == []
    (found,) = barred_slots(search, throw, 9, bank=1)
    assert found.yellows == (Yellow(Square(0, 0), BOTTOM),)
    assert found.fillings == texts_of(words()).all_bits(4)


def test_two_awkward_letters_are_more_than_one_yellow_square_keeps_off() -> None:
    board = full_but(9, *((0, n) for n in range(4))).written({9: "Q", 18: "X", 11: "Q", 20: "X"})
    search = Search(board, texts_of(words()))
    assert list(barred_slots(search, Throw(4, H, 1), 9, bank=1)) == []


def test_a_letter_behind_the_word_is_barred_off_at_its_end() -> None:
    board = full_but(9, *((0, n) for n in range(3))).written({3: "Q"})
    search = Search(board, texts_of(words()))
    (found,) = barred_slots(search, Throw(3, H, 1), 9, bank=2)
    assert found.yellows == (Yellow(Square(0, 2), RIGHT),)
    assert found.slot.squares == (0, 1, 2)


# --- outlook ---------------------------------------------------------------------------


def test_what_a_board_still_holds() -> None:
    row = [(0, column) for column in range(4)]
    ahead = outlook(full_but(9, *row, (8, 8)), texts_of(words()), GRADES["novice"], 9)
    assert (ahead.empties, ahead.dead) == (5, 1)
    assert ahead.live == frozenset(range(4))
    assert sorted(ahead.fills) == [0] * 27 + [3] * 3 + [4] * 6
    assert ahead.share == pytest.approx(0.25)
    assert ahead.expected == pytest.approx(33 / 9)


def test_a_master_board_looks_along_its_diagonals() -> None:
    diagonal = full_but(13, *((n, n) for n in range(4)))
    ahead = outlook(diagonal, texts_of(words()), GRADES["master"], 13)
    assert (ahead.empties, len(ahead.live)) == (4, 4)


def test_a_complete_board_is_worth_most_then_one_that_is_closed_out_next() -> None:
    texts, grade = texts_of(words()), GRADES["novice"]

    def value(*empty: tuple[int, int]) -> float:
        return worth(full_but(9, *empty), texts, grade, 9)

    apart = [(row, 2 * n) for row in (0, 2) for n in range(4)]
    assert value() == COMPLETE
    assert value(*apart[:6]) == CLOSED_NEXT
    assert value(*apart[:7]) < value((0, 0), (0, 1), (0, 2)) < CLOSED_NEXT
