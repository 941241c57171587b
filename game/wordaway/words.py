"""Words to play: how one must be written, and which may be played by whom.

Source: rules wordaway, A play and House rules.
"""

from __future__ import annotations

from game.contract import Lexicon, Refusal, Setup
from game.wordaway import options
from game.wordaway.index import LONGEST_PLAY, PLAY_LENGTHS, SHORTEST_PLAY, playable
from game.wordaway.phrases import LETTERS, capitals
from game.wordaway.state import Board


def checked_word(setup: Setup, board: Board, seat: int, text: str) -> str:
    """A word as it is played, in capitals.

    Raises Refusal `word_empty`, `word_letters`, `word_length`, `word_limit` or `word_repeated`;
    whether it is in the pool and in the dictionary is not asked here.
    """
    word = capitals(text)
    if not word:
        raise Refusal("word_empty")
    if not LETTERS.issuperset(word):
        raise Refusal("word_letters")
    if len(word) not in PLAY_LENGTHS:
        raise Refusal("word_length", least=SHORTEST_PLAY, most=LONGEST_PLAY)
    most = options.longest_play(setup, seat)
    if len(word) > most:
        raise Refusal("word_limit", most=most)
    if options.forbids_repeats(setup) and word in board.words:
        raise Refusal("word_repeated", word=word)
    return word


def good_words(
    setup: Setup, board: Board, seat: int, lexicon: Lexicon | None = None
) -> tuple[str, ...]:
    """The words of the pool that this seat may spell now, in alphabetical order.

    `lexicon` narrows those of the table down.
    """
    lengths = range(SHORTEST_PLAY, options.longest_play(setup, seat) + 1)
    known = setup.lexicon if lexicon is None else lexicon
    found = playable(board.pool, known.words(lengths))
    if options.forbids_repeats(setup):
        played = frozenset(board.words)
        return tuple(word for word in found if word not in played)
    return tuple(found)
