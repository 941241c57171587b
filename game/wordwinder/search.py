"""Words on a board: all of them at once, and all paths of one.

The letters never change, so a board is searched once a match; each turn only sifts what is
still open. Different paths over the same squares are the same play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.contract import Lexicon
from game.lexicon.dawg import Dawg, build_dawg
from game.wordwinder.grid import Grid, grid_of

_A = ord("A")


Find = tuple[int, str]
"""The mask of some squares, and a word that can be wound over them, in one order at least."""

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


@lru_cache(maxsize=8)
def finds_of_length(
    letters: str, width: int, lexicon: Lexicon, least: int, most: int
) -> tuple[Find, ...]:
    """Of the words that `all_finds` gives those of so many letters.

    The automaton of the whole lexicon isn't needed, so that short words take no time to speak of.
    """
    dawg = build_dawg(lexicon.words(range(least, most + 1)))
    return tuple(find_words(grid_of(width, len(letters) // width), letters, dawg))


def find_words(grid: Grid, letters: str, dawg: Dawg) -> list[Find]:
    """Every word of the automaton on the board, in an order that only letters and words decide."""
    found: dict[Find, None] = {}
    final = dawg.final
    step = {letter: dawg.by_letter[ord(letter) - _A].get for letter in set(letters)}
    near = [
        tuple((letter, step[letter], places) for letter, places in around.items())
        for around in _neighbours_by_letter(grid, letters)
    ]

    def walk(square: int, node: int, used: int, begun: str) -> None:
        for letter, child_of, places in near[square]:
            child = child_of(node)
            if child is None:
                continue
            word, ends = begun + letter, child in final
            for bit, neighbour in places:
                if not used & bit:
                    if ends:
                        found[used | bit, word] = None
                    walk(neighbour, child, used | bit, word)

    for square, letter in enumerate(letters):
        node = step[letter](dawg.root)
        if node is not None:
            walk(square, node, grid.bits[square], letter)
    return list(found)


def _neighbours_by_letter(grid: Grid, letters: str) -> list[dict[str, list[tuple[int, int]]]]:
    """For each square the bits and numbers of its neighbours, by their letter."""
    grouped: list[dict[str, list[tuple[int, int]]]] = []
    for neighbours in grid.neighbours:
        around: dict[str, list[tuple[int, int]]] = {}
        for square in neighbours:
            around.setdefault(letters[square], []).append((grid.bits[square], square))
        grouped.append(around)
    return grouped


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
    mask, word = find
    path = next(paths_of(grid, letters, word, mask), None)
    if path is None:
        raise ValueError(f"{word} is not on these squares")
    return path


def spelled(letters: str, path: Path) -> str:
    """The word along a path."""
    return "".join(letters[square] for square in path)
