from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import Refusal
from game.language import SENTENCES
from game.lexicon.own_list import MOST_BYTES, OwnList, read_own_list

MARK = b"\xef\xbb\xbf"


def test_a_byte_order_mark_belongs_to_no_word() -> None:
    assert read_own_list(MARK + b"qzxv\nvxzq\n") == OwnList(("QZXV", "VXZQ"))
    assert read_own_list(MARK + b"qz-v\nvxzq\n") == OwnList(("VXZQ",), ((1, "qz-v"),))


@pytest.mark.parametrize("data", [b"", MARK, b"\n\r\n \t\n", b"a\n1\n--\n"])
def test_a_list_without_words_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        read_own_list(data)
    assert refused.value.code == "own_list_empty"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("last", ["", "end"])
def test_every_line_end_gives_the_same_words_and_numbers(end: str, last: str) -> None:
    lines = ["cat", "two words", "", "dog \t", "x", "  owl"]
    data = end.join(lines).encode() + (end.encode() if last else b"")
    assert read_own_list(data) == OwnList(("CAT", "DOG", "OWL"), ((2, "two words"), (5, "x")))


def test_mixed_line_ends_count_as_one_line_each() -> None:
    data = b"cat\r\n1\rdog\n\r2\n\n\r\n3"
    assert read_own_list(data) == OwnList(("CAT", "DOG"), ((2, "1"), (5, "2"), (8, "3")))


def test_a_word_that_comes_twice_is_one_word_and_no_fault() -> None:
    assert read_own_list(b"cat\nCAT \ncat\nCat\n") == OwnList(("CAT",))


def test_case_is_ignored_for_ascii_letters_only() -> None:
    data = "Paris\nısı\nİris\niris\nſun\n\u212aelvin\n".encode()
    found = read_own_list(data)
    assert found.words == ("IRIS", "PARIS")
    assert found.skipped == ((2, "ısı"), (3, "İris"), (5, "ſun"), (6, "\u212aelvin"))


@pytest.mark.parametrize("line", ["a", "a" * 46, "it's", "co-op", "café", "a1", "é" * 3, "\x0cab"])
def test_what_is_no_word_of_2_to_45_letters_is_told_and_skipped(line: str) -> None:
    assert read_own_list(f"cat\n{line}\n".encode()) == OwnList(("CAT",), ((2, line),))


def test_words_of_2_and_of_45_letters_are_taken() -> None:
    assert read_own_list(b"ab\n" + b"x" * 45).words == ("AB", "X" * 45)


def test_a_byte_of_another_encoding_spoils_its_line_only() -> None:
    found = read_own_list(b"cat\ndog\ncaf\xe9\nowl\n")
    assert found.words == ("CAT", "DOG", "OWL")
    assert [number for number, _ in found.skipped] == [3]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_other_encodings_that_show_are_refused(encoding: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_own_list("cat\ndog\n".encode(encoding))
    assert refused.value.code == "own_list_encoding"


def test_a_file_that_is_too_big_is_refused() -> None:
    assert read_own_list(b"cat\n" * (MOST_BYTES // 4)).words == ("CAT",)
    with pytest.raises(Refusal) as refused:
        read_own_list(b"cat\n" * (MOST_BYTES // 4) + b"x")
    assert refused.value.code == "own_list_big"


def test_long_lines_are_told_by_their_beginning() -> None:
    assert read_own_list(b"cat\n" + b"-" * 1000).skipped == ((2, "-" * 60),)


@given(st.binary(max_size=200))
def test_any_bytes_whatever_give_words_or_a_refusal(data: bytes) -> None:
    try:
        words = read_own_list(data).words
    except Refusal:
        return
    assert words
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in words)


def test_every_refusal_has_its_sentence() -> None:
    assert {"own_list_encoding", "own_list_big", "own_list_empty"} <= SENTENCES.keys()
