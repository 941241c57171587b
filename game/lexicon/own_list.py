"""Reads a player's own word list.

Source: rules common, Dictionaries.
"""

from __future__ import annotations

import re

from game.contract import Frozen, Refusal

LEAST, MOST = 2, 45
"""How many letters a word may have."""

MOST_BYTES = 4_000_000

_MARK = b"\xef\xbb\xbf"
_WORD = re.compile(rf"[A-Za-z]{{{LEAST},{MOST}}}")
_LINE_END = re.compile(rb"\r\n|\r|\n")
_SHOWN = 60


class OwnList(Frozen, frozen=True):
    """The words in capitals, sorted, each once; and the lines skipped: number from 1, text."""

    words: tuple[str, ...]
    skipped: tuple[tuple[int, str], ...] = ()


def read_own_list(data: bytes) -> OwnList:
    """The words of a text file in UTF-8, one a line.

    Case and blanks around a word are ignored, and so are blank lines. Lines that are no words
    are skipped and told, the first 60 characters of each.

    Raises Refusal `own_list_encoding` for other encodings that give themselves away,
    `own_list_big`, and `own_list_empty` if there is not one word.
    """
    if len(data) > MOST_BYTES:
        raise Refusal("own_list_big", most=MOST_BYTES // 1_000_000)
    if b"\0" in data or data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Refusal("own_list_encoding")
    words: set[str] = set()
    skipped: list[tuple[int, str]] = []
    for number, line in enumerate(_LINE_END.split(data.removeprefix(_MARK)), start=1):
        text = line.decode("utf-8", "replace").strip(" \t")
        if _WORD.fullmatch(text):
            words.add(text.upper())
        elif text:
            skipped.append((number, text[:_SHOWN]))
    if not words:
        raise Refusal("own_list_empty")
    return OwnList(tuple(sorted(words)), tuple(skipped))
