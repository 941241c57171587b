"""The texts that may stand on a board: words forwards and backwards, found by single letters.

For each length the texts have a fixed order, and a set of texts is one whole number with a bit a
text. The texts that have a letter at a place are such a number, so that all texts that fit a row
of squares are found by a few `&`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import compress, islice

from game.contract import Lexicon

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALL_LETTERS = (1 << 26) - 1
"""A set of letters is a number with bit 0 for A; this one holds all."""

_A = ord("A")
_IS_LETTER = tuple(
    bytes(ord("1") if byte == _A + letter else ord("0") for byte in range(256))
    for letter in range(26)
)
_DIGITS = bytes(byte == ord("1") for byte in range(256))
_MOST_KEPT = 4000
"""So many sets of texts for sets of letters are kept, about 10 MB."""

_FEW = 24
"""Up to so many texts are picked out bit by bit."""


class Texts:
    """All texts of a lexicon. Immutable but for what it keeps ready."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._texts: dict[int, tuple[str, ...]] = {}
        self._columns: dict[tuple[int, int], bytes] = {}
        self._with_letter: dict[tuple[int, int, int], int] = {}
        self._with_any: dict[tuple[int, int, int], int] = {}
        self._allowed: dict[tuple[str, str], int] = {}

    def of_length(self, length: int) -> tuple[str, ...]:
        """The texts of that length in alphabetical order."""
        if length not in self._texts:
            words = self._lexicon.words(range(length, length + 1))
            both = {*words, *(word[::-1] for word in words)}
            self._texts[length] = tuple(sorted(both))
        return self._texts[length]

    def all_bits(self, length: int) -> int:
        """The set of all texts of that length."""
        return (1 << len(self.of_length(length))) - 1

    def with_letter(self, length: int, place: int, letter: int) -> int:
        """The texts of that length that have the letter (0 for A) at the place."""
        key = (length, place, letter)
        if key not in self._with_letter:
            digits = self._column(length, place).translate(_IS_LETTER[letter])
            self._with_letter[key] = int(digits or b"0", 2)
        return self._with_letter[key]

    def with_any(self, length: int, place: int, letters: int) -> int:
        """The texts of that length that have one of a set of letters at the place."""
        key = (length, place, letters)
        if key not in self._with_any:
            if len(self._with_any) >= _MOST_KEPT:
                self._with_any.clear()
            found = 0
            for letter in letters_in(letters):
                found |= self.with_letter(length, place, letter)
            self._with_any[key] = found
        return self._with_any[key]

    def allowed(self, before: str, after: str) -> int:
        """The letters that make a text between two strings; all if both are empty."""
        key = (before, after)
        if key not in self._allowed:
            self._allowed[key] = self._between(before, after)
        return self._allowed[key]

    def listed(self, length: int, bits: int) -> Iterator[str]:
        """The texts of a set, in alphabetical order."""
        texts = self.of_length(length)
        if bits.bit_count() <= _FEW:
            for place in _places(bits, len(texts)):
                yield texts[place]
        else:
            digits = f"{bits:0{len(texts)}b}".encode().translate(_DIGITS)
            yield from compress(texts, digits)

    def nth(self, length: int, bits: int, number: int) -> str:
        """The text of that number, from 0, of a set that has so many."""
        return next(islice(self.listed(length, bits), number, None))

    def _between(self, before: str, after: str) -> int:
        length, place = len(before) + 1 + len(after), len(before)
        if length == 1:
            return ALL_LETTERS
        fits = self.all_bits(length)
        for at, letter in [*enumerate(before), *enumerate(after, place + 1)]:
            fits &= self.with_letter(length, at, ord(letter) - _A)
        if not fits:
            return 0
        return letters_of(text[place] for text in self.listed(length, fits))

    def _column(self, length: int, place: int) -> bytes:
        """The letter at that place of every text."""
        key = (length, place)
        if key not in self._columns:
            column = "".join(text[place] for text in self.of_length(length))
            self._columns[key] = column.encode("ascii")
        return self._columns[key]


@lru_cache(maxsize=12)
def texts_of(lexicon: Lexicon) -> Texts:
    """The texts of a lexicon, built once and filled as they are asked for."""
    return Texts(lexicon)


def letters_of(letters: Iterable[str]) -> int:
    """The set of these letters."""
    found = 0
    for letter in letters:
        found |= 1 << (ord(letter) - _A)
    return found


def letters_in(letters: int) -> Iterator[int]:
    """The letters of a set, 0 for A."""
    return (letter for letter in range(26) if letters >> letter & 1)


def _places(bits: int, count: int) -> list[int]:
    """Where the bits of a set stand in the order of the texts; the first text has the top bit."""
    places: list[int] = []
    while bits:
        top = bits.bit_length()
        places.append(count - top)
        bits ^= 1 << (top - 1)
    return places
