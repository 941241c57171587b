"""Starting phrases: what may be one, the collection of the program, and how letters leave one.

Source: rules wordaway, Starting phrase.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.contract import Refusal

VOWELS = frozenset("AEIOU")
LEAST_VOWELS = 8
MOST_VOWELS = 12
MOST_CHARACTERS = 60
MOST_LETTERS = 40
MOST_OF_A_LETTER = 15

LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_ALLOWED = LETTERS | frozenset(" .,'!?-:;")
_CAPITALS = {ord(letter.lower()): letter for letter in LETTERS}


class Strike(NamedTuple):
    """Letters taken from a text: where they stood, what is left, and where each of it stood.

    `pool` is what is left in alphabetical order; `origins` has a place in the text for each of
    its letters.
    """

    struck: tuple[int, ...]
    pool: str
    origins: tuple[int, ...]


def capitals(text: str) -> str:
    """The text with a-z as capitals and all else as it is: no language changes it."""
    return text.translate(_CAPITALS)


def letters_of(phrase: str) -> str:
    """The letters of a phrase in capitals, in alphabetical order."""
    return "".join(sorted(letter for letter in phrase if letter in LETTERS))


def checked_phrase(text: str) -> str:
    """A typed phrase as it is played: in capitals, with single blanks.

    Raises Refusal `phrase_long`, `phrase_character`, `phrase_empty`, `phrase_letters`,
    `phrase_copies` or `phrase_vowels` with the count.
    """
    if len(text) > MOST_CHARACTERS:
        raise Refusal("phrase_long", most=MOST_CHARACTERS, count=len(text))
    phrase = " ".join(part for part in capitals(text).split(" ") if part)
    for character in phrase:
        if character not in _ALLOWED:
            raise Refusal("phrase_character", character=shown(character))
    _check_letters(Counter(letters_of(phrase)))
    return phrase


def _check_letters(counts: Counter[str]) -> None:
    if not counts:
        raise Refusal("phrase_empty")
    if counts.total() > MOST_LETTERS:
        raise Refusal("phrase_letters", most=MOST_LETTERS, count=counts.total())
    letter, copies = counts.most_common(1)[0]
    if copies > MOST_OF_A_LETTER:
        raise Refusal("phrase_copies", letter=letter, most=MOST_OF_A_LETTER, count=copies)
    vowels = sum(counts[vowel] for vowel in VOWELS)
    if not LEAST_VOWELS <= vowels <= MOST_VOWELS:
        raise Refusal("phrase_vowels", count=vowels, least=LEAST_VOWELS, most=MOST_VOWELS)


def shown(character: str) -> str:
    """A character as a sentence can show it: itself, or its number where it can't be seen."""
    return character if character.isprintable() else f"U+{ord(character):04X}"


def read_collection(data: bytes) -> tuple[str, ...]:
    """The phrases of a file: one a line; empty lines and lines that begin with # are skipped."""
    lines = (line.strip() for line in data.decode("ascii").splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))


def struck_out(text: str, word: str) -> Strike:
    """Take the letters of a word out of a phrase or a pool, the leftmost copies.

    Raises Refusal `not_in_pool` with the letter that is missing.
    """
    gone: list[int] = []
    for letter, copies in Counter(word).items():
        places = [place for place, found in enumerate(text) if found == letter]
        if len(places) < copies:
            raise Refusal("not_in_pool", word=word, letter=letter)
        gone += places[:copies]
    left = [p for p, found in enumerate(text) if found in LETTERS and p not in gone]
    origins = tuple(sorted(left, key=lambda place: (text[place], place)))
    return Strike(tuple(sorted(gone)), "".join(text[place] for place in origins), origins)


def missing_letter(pool: str, word: str) -> str | None:
    """The first letter of a word that the pool has not often enough."""
    left = Counter(pool)
    for letter in word:
        left[letter] -= 1
        if left[letter] < 0:
            return letter
    return None
