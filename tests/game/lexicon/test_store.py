from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.lexicon.marks import SIZES, STRANGER, UNFIT, YOUNG, mark, size_in, valid_marks
from game.lexicon.store import WordStore, counted, pack

ALL = bytes([1]) * 256
words = st.text("ABCXYZ", min_size=1, max_size=8)
marked = st.dictionaries(words, st.sampled_from(valid_marks()), max_size=30)


def packed(marks: dict[str, int]) -> bytes:
    return pack(marks, {"all": counted(marks)}, {})


@given(marked, st.lists(words, max_size=10))
def test_what_is_packed_is_found_again(marks: dict[str, int], tried: list[str]) -> None:
    store = WordStore.unpack(packed(marks))
    assert {word: store.mark(word) for word in marks} == marks
    assert [store.mark(word) for word in tried] == [marks.get(word) for word in tried]
    assert store.words(ALL) == sorted(marks)
    assert store.count(ALL) == len(marks)
    assert store.header.whole["all"] == counted(marks)


@given(marked, st.sampled_from(valid_marks()))
def test_words_are_chosen_by_their_marks(marks: dict[str, int], wanted: int) -> None:
    table = bytes(byte == wanted for byte in range(256))
    store = WordStore.unpack(packed(marks))
    expected = sorted(word for word, byte in marks.items() if byte == wanted)
    assert store.words(table) == expected
    assert store.count(table) == len(expected)
    assert store.words(table, range(3, 5)) == [word for word in expected if len(word) in (3, 4)]


def test_the_same_words_give_the_same_bytes() -> None:
    assert packed({"AB": 1, "C": 2}) == packed({"C": 2, "AB": 1})


def test_a_mark_holds_size_unfit_and_young() -> None:
    for size in (*SIZES, STRANGER):
        for unfit in (False, True):
            for young in (False, True):
                byte = mark(size, unfit=unfit, young=young)
                assert byte in valid_marks()
                assert size_in(byte) == size
                assert bool(byte & UNFIT) == unfit
                assert bool(byte & YOUNG) == young


def test_an_unknown_size_has_no_mark() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        mark(15, unfit=False, young=False)


GOOD = packed({"CAT": 1, "DOG": 2, "OX": 0})
HEAD, BODY = GOOD.split(b"\n", 1)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        bytes(len(GOOD)),
        HEAD,
        BODY,
        GOOD[:-3],
        GOOD.replace(b'"format":1', b'"format":2'),
        GOOD.replace(b'"3":2', b'"3":3'),
        b"[]\n" + BODY,
        HEAD + b"\n" + BODY[:5] + bytes([BODY[5] ^ 255]) + BODY[6:],
    ],
)
def test_damaged_data_are_told(data: bytes) -> None:
    with pytest.raises(ValueError, match="words"):
        WordStore.unpack(data)
