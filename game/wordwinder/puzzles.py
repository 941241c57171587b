"""What the one-player puzzles share: small boards, and paths tried on them.

Source: rule book, More that players of the app had. A puzzle is a value; its chance comes from a
seed, which for the puzzle of a day is the day itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from game.contract import Chance, Frozen, Refusal
from game.wordwinder.boards import Pattern, deal, letters_of
from game.wordwinder.grid import Grid, grid_of
from game.wordwinder.search import Path, paths_of

PuzzleId = Literal["frenzy", "finder"]

PATTERNS = {1: Pattern(1, 1), 2: Pattern(2, 1), 3: Pattern(3, 1), 4: Pattern(2, 2)}
"""The patterns of one to four tiles."""

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


class SmallBoard(Frozen, frozen=True):
    """The board of a puzzle: the faces that lie and their letters, row by row."""

    layout: tuple[int, ...]
    width: int
    letters: str

    @property
    def grid(self) -> Grid:
        """The geometry of the board."""
        return grid_of(self.width, len(self.letters) // self.width)

    def check_path(self, path: Path) -> None:
        """Raises Refusal where the path leaves the board, repeats or jumps."""
        if any(not 0 <= square < self.grid.size for square in path):
            raise Refusal("winder_off_board")
        if len(set(path)) < len(path):
            raise Refusal("winder_repeats")
        if any(after not in self.grid.neighbours[before] for before, after in pairwise(path)):
            raise Refusal("winder_jumps")

    def path_of(self, word: str) -> Path:
        """The first path of a typed word. Raises Refusal `winder_no_path`."""
        path = next(paths_of(self.grid, self.letters, word, self.grid.full), None)
        if path is None:
            raise Refusal("winder_no_path", word=word)
        return path


def small_board(faces: Sequence[str], tiles: int, chance: Chance) -> SmallBoard:
    """One to four tiles, shuffled."""
    pattern = PATTERNS[tiles]
    layout = deal(pattern, chance)
    return SmallBoard(layout, pattern.width, letters_of(faces, layout, pattern))


def daily_seed(puzzle: PuzzleId, day: str) -> str:
    """The seed of a day's puzzle, the same everywhere; `day` as in 2026-11-30.

    Raises ValueError for anything else.
    """
    if not _DAY.fullmatch(day):
        raise ValueError(f"{day!r} is not a day such as 2026-11-30")
    return f"wordwinder-{puzzle}-{day}"
