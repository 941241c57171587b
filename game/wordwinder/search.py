"""Words on a board: all of them at once, and all paths of one.

The letters never change, so a board is searched once a match; each turn only sifts what is
still open. Different paths over the same squares are the same play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.contract import Lexicon
from game.lexicon.dawg import Dawg, build_dawg
from game.wordwinder.grid import Grid, grid_of

_A = ord("A")


class Find(NamedTuple):
    """A word and the mask of the squares it can be wound over, in one order at least."""

    mask: int
    word: str


Path = tuple[int, ...]
"""The squares of a word, in order."""


@lru_cache(maxsize=4)
def dawg_of(lexicon: Lexicon) -> Dawg:
    """The automaton of a lexicon's words."""
    return build_dawg(lexicon.words())


@lru_cache(maxsize=8)
def all_finds(letters: str, width: int, lexicon: Lexicon) -> tuple[Find, ...]:
    """Every word of the lexicon on a board of `letters`, once for each set of squares."""
    return tuple(find_words(grid_of(width, len(letters) // width), letters, dawg_of(lexicon)))


def find_words(grid: Grid, letters: str, dawg: Dawg) -> list[Find]:
    """Every word of the automaton on the board, in an order that only letters and words decide."""
    found: dict[Find, None] = {}
    final = dawg.final
    children = [dawg.by_letter[ord(letter) - _A].get for letter in letters]
    around = [
        tuple((grid.bits[n], children[n], letters[n], n) for n in near) for near in grid.neighbours
    ]

    def walk(square: int, node: int, used: int, begun: str) -> None:
        for bit, child_of, letter, neighbour in around[square]:
            if used & bit:
                continue
            child = child_of(node)
            if child is None:
                continue
            word, mask = begun + letter, used | bit
            if child in final:
                found[Find(mask, word)] = None
            walk(neighbour, child, mask, word)

    for square, child_of in enumerate(children):
        node = child_of(dawg.root)
        if node is not None:
            walk(square, node, grid.bits[square], letters[square])
    return list(found)


def paths_of(grid: Grid, letters: str, word: str, within: int) -> Iterator[Path]:
    """All paths of a word over the squares of the mask `within`, in order of their squares."""
    open_ = _open_squares(grid, letters, word, within)

    def walk(path: Path, used: int, near: int) -> Iterator[Path]:
        if len(path) == len(word):
            yield path
            return
        for square in grid.squares(open_[len(path)] & near & ~used):
            bit = grid.bits[square]
            yield from walk((*path, square), used | bit, grid.spread(bit))

    return walk((), 0, grid.full) if word else iter(())


def _open_squares(grid: Grid, letters: str, word: str, within: int) -> list[int]:
    """For each letter of the word the squares from which the rest can be walked on."""
    masks = {
        letter: within
        & grid.mask(square for square, other in enumerate(letters) if other == letter)
        for letter in set(word)
    }
    onward, open_ = grid.full, list[int]()
    for letter in reversed(word):
        open_.append(masks[letter] & onward)
        onward = grid.spread(open_[-1])
    return open_[::-1]


def path_over(grid: Grid, letters: str, find: Find) -> Path:
    """The first path of a find. Raises ValueError if the board does not have it."""
    path = next(paths_of(grid, letters, find.word, find.mask), None)
    if path is None:
        raise ValueError(f"{find.word} is not on these squares")
    return path


def spelled(letters: str, path: Path) -> str:
    """The word along a path."""
    return "".join(letters[square] for square in path)
