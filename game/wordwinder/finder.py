"""Finder: clues as in a crossword, with answers that wind over the board.

The clues are glosses of the dictionary; an answer is a common word that its gloss does not
give away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from game.contract import Chance, Frozen, Lexicon, Refusal, shuffled
from game.lexicon.glosses import Gloss, Glosses
from game.wordwinder.puzzles import SmallBoard, small_board
from game.wordwinder.search import Find, Path, paths_of, spelled
from game.wordwinder.sight import known_finds

TILES = 4
CLUES = 8
LENGTHS = range(4, 10)
LONG = 6
"""Half of the answers have so many letters."""

COMMON = 35
"""Answers are words up to this SCOWL size."""

LONGEST_CLUE = 90
STEM = 4
"""A clue with a word that begins with so many letters of the answer gives it away."""

TRIES = 20


class Clue(Frozen, frozen=True):
    """A clue with its answer; `part` is the part of speech, still to be translated."""

    text: str
    part: str
    answer: str
    path: Path


class Finder(Frozen, frozen=True):
    """A Finder and how far it is solved.

    `solved` are the clues answered, by number from 0, `helped` the letters shown of each answer.
    """

    board: SmallBoard
    clues: tuple[Clue, ...]
    solved: tuple[int, ...] = ()
    helped: tuple[int, ...] = (0,) * CLUES

    @property
    def over(self) -> bool:
        """Whether every clue is answered."""
        return len(self.solved) == len(self.clues)


def new_finder(faces: Sequence[str], lexicon: Lexicon, glosses: Glosses, chance: Chance) -> Finder:
    """A board with eight clues whose answers wind over it.

    Raises Refusal `winder_no_puzzle` if the dictionary has too few words for one.
    """
    for _ in range(TRIES):
        board = small_board(faces, TILES, chance)
        clues = _clues(board, lexicon, glosses, chance)
        if len(clues) == CLUES:
            return Finder(board, clues)
    raise Refusal("winder_no_puzzle")


def answered(finder: Finder, path: Path) -> Finder:
    """The puzzle with the clue answered that the path spells.

    Raises Refusal for a path that is none, and for a word that answers no open clue.
    """
    finder.board.check_path(path)
    word = spelled(finder.board.letters, path)
    for number, clue in enumerate(finder.clues):
        if clue.answer == word and number not in finder.solved:
            clues = (*finder.clues[:number], replace(clue, path=path), *finder.clues[number + 1 :])
            return replace(finder, clues=clues, solved=(*finder.solved, number))
    raise Refusal("winder_no_answer", word=word)


def answered_typed(finder: Finder, word: str) -> Finder:
    """The same for a typed word. Raises Refusal, also `winder_no_path`."""
    path = next((clue.path for clue in finder.clues if clue.answer == word), None)
    return answered(finder, path or finder.board.path_of(word))


def helped(finder: Finder, number: int) -> Finder:
    """The puzzle with one more letter of an answer shown: its squares are `path[:helped]`.

    Raises Refusal `winder_no_help` for a clue that is answered or shown whole.
    """
    clue = finder.clues[number]
    if number in finder.solved or finder.helped[number] == len(clue.answer):
        raise Refusal("winder_no_help")
    shown = finder.helped[number] + 1
    return replace(finder, helped=(*finder.helped[:number], shown, *finder.helped[number + 1 :]))


# --- choosing the clues ----------------------------------------------------------------


def _clues(
    board: SmallBoard, lexicon: Lexicon, glosses: Glosses, chance: Chance
) -> tuple[Clue, ...]:
    """Up to eight clues, half of them with long answers; each answer has new squares."""
    clues: list[Clue] = []
    finds = shuffled(chance, known_finds(board.letters, board.width, lexicon, COMMON, True))
    long = (find for find in finds if len(find[1]) >= LONG)
    _add_clues(clues, CLUES // 2, long, board, glosses)
    _add_clues(clues, CLUES, finds, board, glosses)
    return tuple(clues)


def _add_clues(
    clues: list[Clue], most: int, finds: Iterable[Find], board: SmallBoard, glosses: Glosses
) -> None:
    used = board.grid.mask(square for clue in clues for square in clue.path)
    for mask, word in finds:
        if len(clues) == most:
            return
        fresh = (mask & ~used).bit_count() * 2 >= len(word)
        if len(word) not in LENGTHS or not fresh or _alike(word, clues):
            continue
        if clue := _clue(board, (mask, word), glosses):
            clues.append(clue)
            used |= mask


def _alike(word: str, clues: Sequence[Clue]) -> bool:
    return any(word[:STEM] == clue.answer[:STEM] for clue in clues)


def _clue(board: SmallBoard, find: Find, glosses: Glosses) -> Clue | None:
    word = find[1]
    gloss, path = glosses.of(word), winding_path(board, find)
    if gloss is None or path is None or not tells(gloss, word):
        return None
    return Clue(gloss.text, gloss.part, word, path)


def tells(gloss: Gloss, word: str) -> bool:
    """Whether a gloss is a clue: short, of the word itself, and without its stem."""
    stem = word[:STEM].lower()
    given_away = any(part.startswith(stem) for part in re.findall("[a-z]+", gloss.text.lower()))
    own = gloss.word == word.lower()
    return own and len(gloss.text) <= LONGEST_CLUE and not given_away


def winding_path(board: SmallBoard, find: Find) -> Path | None:
    """A path of the find that turns at least once; None if it runs straight."""
    mask, word = find
    paths = paths_of(board.grid, board.letters, word, mask)
    return next((path for path in paths if turns(path)), None)


def turns(path: Path) -> bool:
    """Whether a path changes its direction."""
    steps = {after - before for before, after in pairwise(path)}
    return len(steps) > 1
