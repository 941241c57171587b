"""What a word means, in one line.

The packed form is a zlib stream of sorted lines, one a word that has something of its own:
`flake TAB n0a crystal of snow TAB v0form into flakes` gives for each part of speech a letter, a
rank from 0 (rare) to 9, and the text; `ran TAB >vrun` names what an irregular form comes from.
Rank `~` goes before all others. Regular forms are found by `game.lexicon.morphology`.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.contract import Frozen
from game.language import N_
from game.lexicon.morphology import Origin, origins

PARTS: Mapping[str, str] = {
    "n": N_("noun"),
    "v": N_("verb"),
    "a": N_("adjective"),
    "r": N_("adverb"),
    "d": N_("determiner"),
    "p": N_("pronoun"),
    "i": N_("preposition"),
    "c": N_("conjunction"),
    "e": N_("exclamation"),
}
"""The parts of speech by their letters, in the order that decides between equals."""

FIRST = "~"
"""The rank of a gloss that goes before all others of its word."""

_ORDER = tuple(PARTS)
_IRREGULAR = ">"


class Gloss(Frozen, frozen=True):
    """The dictionary form in small letters, the part of speech (to be translated), the meaning."""

    word: str
    part: str
    text: str


class Meaning(NamedTuple):
    """One gloss of a dictionary form."""

    rank: str
    text: str


class Entry(NamedTuple):
    """What is written of one word: meanings by part of speech, and what it is a form of."""

    meanings: Mapping[str, Meaning]
    irregular: tuple[Origin, ...] = ()


NOTHING = Entry({})

Entries = Callable[[str], Entry]
"""Finds the entry of a word in small letters, or NOTHING."""


class Glosses:
    """All glosses.

    Raises ValueError if the packed form is damaged.
    """

    def __init__(self, packed: bytes) -> None:
        try:
            self._text = zlib.decompress(packed)
        except zlib.error as error:
            raise ValueError(f"the glosses can't be unpacked: {error}") from error
        self._found = lru_cache(maxsize=256)(self._find)

    def of(self, word: str) -> Gloss | None:
        """The gloss of a word in capitals, or of what it is a form of."""
        return self._found(word)

    def _find(self, word: str) -> Gloss | None:
        small = word.lower() if word.isascii() else ""
        best = best_origin(small, self.entry)
        if best is None:
            return None
        meaning = self.entry(best.lemma).meanings[best.part]
        return Gloss(best.lemma, PARTS[best.part], meaning.text)

    def entry(self, word: str) -> Entry:
        """What is written of a word in small letters."""
        key = word.encode("ascii")
        start = self._text.rfind(b"\n", 0, bisect_left(range(len(self._text)), key, key=self._key))
        line = self._text[start + 1 : self._text.find(b"\n", start + 1)]
        return read_entry(line) if line.startswith(key + b"\t") else NOTHING

    def _key(self, place: int) -> bytes:
        """The word of the line that holds this place."""
        start = self._text.rfind(b"\n", 0, place) + 1
        return self._text[start : self._text.find(b"\t", start)]


def best_origin(word: str, entries: Entries) -> Origin | None:
    """The most common of what a word may be: itself, or what it is a form of."""
    found = list(_meant(word, entries))
    return max(found)[-1] if found else None


def pack_glosses(entries: Mapping[str, Entry]) -> bytes:
    """The packed form of entries by words in small letters."""
    lines = [write_entry(word, entries[word]) for word in sorted(entries)]
    return zlib.compress("".join(lines).encode("ascii"), 9)


def read_entry(line: bytes) -> Entry:
    """The entry of a line."""
    fields = line.decode("ascii").split("\t")[1:]
    return Entry(
        {f[0]: Meaning(f[1], f[2:]) for f in fields if not f.startswith(_IRREGULAR)},
        tuple(Origin(f[1], f[2:]) for f in fields if f.startswith(_IRREGULAR)),
    )


def write_entry(word: str, entry: Entry) -> str:
    """The line of an entry."""
    meanings = [f"{part}{rank}{text}" for part, (rank, text) in sorted(entry.meanings.items())]
    irregular = [f"{_IRREGULAR}{part}{lemma}" for part, lemma in entry.irregular]
    return "\t".join([word, *meanings, *irregular]) + "\n"


_Weight = tuple[int, int, Origin]


def _meant(word: str, entries: Entries) -> Iterator[_Weight]:
    """What the word may be, each with what makes it likely."""
    own = entries(word)
    for part, meaning in own.meanings.items():
        yield _weight(Origin(part, word), meaning, 1)
    for origin in {*own.irregular, *origins(word)} - {Origin(part, word) for part in own.meanings}:
        meanings = entries(origin.lemma).meanings
        if origin.part in meanings:
            yield _weight(origin, meanings[origin.part], 0)


def _weight(origin: Origin, meaning: Meaning, itself: int) -> _Weight:
    rank = 100 if meaning.rank == FIRST else int(meaning.rank) + itself
    return rank, -_ORDER.index(origin.part), origin


def rank_of(count: int) -> str:
    """The rank of a meaning that was met so often in tagged texts: 0 to 9."""
    return str(min(9, (count + 2).bit_length() - 2))
