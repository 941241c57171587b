"""All words of all dictionaries in one compact, immutable store that needs no building.

The packed form is one line of JSON (`Header`), a line feed, and a zlib stream. The stream holds
for each word length, from short to long, the sorted words without anything between them and
then one mark a word. Looking a word up is a binary search in the words of its length, and a
dictionary is a choice of marks.
"""

from __future__ import annotations

import hashlib
import zlib
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from itertools import compress
from typing import NamedTuple

import msgspec

from game.contract import Frozen

FORMAT = 1

Accepted = bytes
"""256 bytes: 1 where a mark belongs to the words meant, 0 elsewhere."""


class Count(Frozen, frozen=True):
    """How many words a dictionary has, and their sha256."""

    words: int
    sha256: str


class Header(Frozen, frozen=True):
    """What stands before the words: words by length, and each dictionary with and without unfit."""

    format: int
    lengths: dict[int, int]
    whole: dict[str, Count]
    family: dict[str, Count]


class Block(NamedTuple):
    """The words of one length, end to end, and their marks."""

    length: int
    letters: str
    marks: bytes

    def word(self, place: int) -> str:
        """The word at that place of the alphabetical order."""
        return self.letters[place * self.length : (place + 1) * self.length]

    def place(self, word: str) -> int | None:
        """Where a word of this length stands; None: nowhere."""
        found = bisect_left(range(len(self.marks)), word, key=self.word)
        return found if found < len(self.marks) and self.word(found) == word else None

    def chosen(self, accepted: Accepted) -> Iterator[str]:
        """The words whose marks are accepted, in alphabetical order."""
        starts = range(0, len(self.letters), self.length)
        for start in compress(starts, self.marks.translate(accepted)):
            yield self.letters[start : start + self.length]


class WordStore:
    """The words with their marks. Immutable."""

    def __init__(self, header: Header, blocks: Mapping[int, Block]) -> None:
        self.header = header
        self._blocks = dict(blocks)

    @classmethod
    def unpack(cls, data: bytes) -> WordStore:
        """The store of a packed form.

        Raises ValueError if the data are damaged or of another format.
        """
        line, _, packed = data.partition(b"\n")
        header = _header(line)
        try:
            stream = zlib.decompress(packed)
        except zlib.error as error:
            raise ValueError(f"the words can't be unpacked: {error}") from error
        return cls(header, _blocks(header, stream))

    def mark(self, word: str) -> int | None:
        """The mark of a word in capitals; None: it isn't stored."""
        block = self._blocks.get(len(word))
        place = block.place(word) if block else None
        return block.marks[place] if block and place is not None else None

    def count(self, accepted: Accepted) -> int:
        """How many words have accepted marks."""
        return sum(block.marks.translate(accepted).count(1) for block in self._blocks.values())

    def words(self, accepted: Accepted, lengths: range | None = None) -> list[str]:
        """The words with accepted marks, and of such a length, in alphabetical order."""
        found: list[str] = []
        for length, block in self._blocks.items():
            if lengths is None or length in lengths:
                found.extend(block.chosen(accepted))
        found.sort()
        return found


def pack(
    marks: Mapping[str, int], whole: Mapping[str, Count], family: Mapping[str, Count]
) -> bytes:
    """The packed form of words in capitals with their marks; the same bytes for the same words."""
    by_length: dict[int, list[str]] = {}
    for word in sorted(marks):
        by_length.setdefault(len(word), []).append(word)
    lengths = {length: len(by_length[length]) for length in sorted(by_length)}
    stream = b"".join(
        "".join(by_length[length]).encode("ascii") + bytes(marks[w] for w in by_length[length])
        for length in lengths
    )
    header = Header(FORMAT, lengths, dict(whole), dict(family))
    return msgspec.json.encode(header) + b"\n" + zlib.compress(stream, 9)


def counted(words: Iterable[str]) -> Count:
    """How many words these are and their sha256: one a line, in alphabetical order."""
    lines = [word + "\n" for word in sorted(words)]
    return Count(len(lines), hashlib.sha256("".join(lines).encode("ascii")).hexdigest())


def _header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise ValueError(f"the words' header can't be read: {error}") from error
    if header.format != FORMAT:
        raise ValueError(f"the words are of format {header.format}, not {FORMAT}")
    return header


def _blocks(header: Header, stream: bytes) -> dict[int, Block]:
    if len(stream) != sum((length + 1) * count for length, count in header.lengths.items()):
        raise ValueError("the words don't have the length that their header says")
    blocks: dict[int, Block] = {}
    start = 0
    for length, count in header.lengths.items():
        middle = start + length * count
        letters = stream[start:middle].decode("ascii")
        start = middle + count
        blocks[length] = Block(length, letters, stream[middle:start])
    return blocks
