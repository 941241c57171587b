"""Frenzy: as many words as one can against the clock, on one to four tiles."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.contract import Chance, Frozen, Lexicon, Refusal
from game.wordwinder.puzzles import SmallBoard, small_board
from game.wordwinder.search import Path, all_finds, path_over, spelled

LEAST_LETTERS = 3
LIMIT_MS = 180_000
FEWEST_WORDS = 10
"""A board with fewer is shuffled again."""

TRIES = 20


class FoundWord(Frozen, frozen=True):
    """A word and the path it was found along."""

    word: str
    path: Path


class Frenzy(Frozen, frozen=True):
    """A running or finished Frenzy; `used_ms` is the time gone when the last word was tried."""

    board: SmallBoard
    lexicon: Lexicon
    limit_ms: int
    found: tuple[FoundWord, ...] = ()
    used_ms: int = 0

    @property
    def letters(self) -> int:
        """The letters of all words found; decides between two with as many words."""
        return sum(len(found.word) for found in self.found)

    @property
    def longest(self) -> str:
        """The first of the longest words found, "" if none is."""
        return max((found.word for found in self.found), key=len, default="")


def new_frenzy(
    faces: Sequence[str], lexicon: Lexicon, tiles: int, chance: Chance, limit_ms: int = LIMIT_MS
) -> Frenzy:
    """A board of one to four tiles with words enough.

    Raises Refusal `winder_no_puzzle` if the dictionary has too few words for one.
    """
    for _ in range(TRIES):
        frenzy = Frenzy(small_board(faces, tiles, chance), lexicon, limit_ms)
        if len(all_words(frenzy)) >= FEWEST_WORDS:
            return frenzy
    raise Refusal("winder_no_puzzle")


def found_along(frenzy: Frenzy, path: Path, used_ms: int) -> Frenzy:
    """The puzzle with one more word, found when `used_ms` were gone.

    Raises Refusal for a path that is none, a word too short, unknown or found before, and when
    time is over.
    """
    if used_ms >= frenzy.limit_ms:
        raise Refusal("winder_time_over")
    frenzy.board.check_path(path)
    if len(path) < LEAST_LETTERS:
        raise Refusal("winder_short", least=LEAST_LETTERS)
    word = spelled(frenzy.board.letters, path)
    if any(found.word == word for found in frenzy.found):
        raise Refusal("winder_found", word=word)
    if word not in frenzy.lexicon:
        raise Refusal("winder_no_word", word=word)
    found = (*frenzy.found, FoundWord(word, path))
    return replace(frenzy, found=found, used_ms=used_ms)


def found_typed(frenzy: Frenzy, word: str, used_ms: int) -> Frenzy:
    """The same for a typed word, along its first path. Raises Refusal, also `winder_no_path`."""
    return found_along(frenzy, frenzy.board.path_of(word), used_ms)


def all_words(frenzy: Frenzy) -> tuple[FoundWord, ...]:
    """Every word on the board for the end, long ones first; none unfit for children."""
    board, lexicon = frenzy.board, frenzy.lexicon
    first: dict[str, int] = {}
    for mask, word in all_finds(board.letters, board.width, lexicon):
        if len(word) >= LEAST_LETTERS and not lexicon.is_unfit(word):
            first.setdefault(word, mask)
    words = sorted(first, key=lambda word: (-len(word), word))
    return tuple(
        FoundWord(word, path_over(board.grid, board.letters, (first[word], word))) for word in words
    )
