"""What can be said of a word while it is typed: its letters and the pool, never the dictionary."""

from __future__ import annotations

from game.contract import Line, Notice, Preview, Refusal, Setup
from game.wordaway.phrases import LETTERS, MOST_LETTERS, capitals, missing_letter
from game.wordaway.state import Board
from game.wordaway.words import checked_word


def remarks(setup: Setup, board: Board, seat: int, text: str) -> Preview:
    """The word in capitals, and what stands against it, letters first."""
    word = capitals(text)
    if not word:
        return Preview()
    lines = (Line(word),) if len(word) <= MOST_LETTERS else ()
    return Preview(lines, None, tuple(_notices(setup, board, seat, word)))


def _notices(setup: Setup, board: Board, seat: int, word: str) -> list[Notice]:
    notices = [_letters(board, word)] if LETTERS.issuperset(word) else []
    try:
        checked_word(setup, board, seat, word)
    except Refusal as refusal:
        notices.append(Notice(refusal.code, dict(refusal.params)))
    return notices


def _letters(board: Board, word: str) -> Notice:
    missing = missing_letter(board.pool, word)
    if missing is not None:
        return Notice("letter_missing", {"letter": missing})
    return Notice("letters_in_pool" if len(word) > 1 else "letter_in_pool", {"count": len(word)})
