"""The patterns of a play and its score. Source: rule book WildWords, Score of a play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Literal

from game.contract import Frozen
from game.wildwords.board import (
    BOMB_BONUS,
    DOUBLE_WORD,
    LAYOUT,
    LETTER_FACTOR,
    LOSES_20,
    LOSS,
    SIZE,
    TRAY,
    TRIPLE_WORD,
    VALUES,
    WORD_FACTOR,
    column_of,
    put,
    row_of,
    run_through,
    symbol_on,
)
from game.wildwords.moves import Placed

Name = Literal["bomb", "touchdown", "hipswop"]

HIPSWOP_TILES = 3
HIPSWOP_POINTS = 40


class Pattern(Frozen, frozen=True):
    """A run of two or more tiles that a play made: its symbols, where it begins, what it scores."""

    text: str
    row: int
    column: int
    across: bool
    score: int

    @property
    def squares(self) -> range:
        """The squares it lies on."""
        first = self.row * SIZE + self.column
        step = 1 if self.across else SIZE
        return range(first, first + len(self.text) * step, step)


class Scored(Frozen, frozen=True):
    """What a play is: its patterns, the one along the play first, its score and its names.

    `adjustment` is the part of the score that is no pattern's: Lose-20 squares and the bomb.
    """

    patterns: tuple[Pattern, ...]
    adjustment: int
    score: int
    names: tuple[Name, ...]


def scored(board: str, placed: Sequence[Placed]) -> Scored:
    """What comes of laying these tiles, at least one, on a board where they may lie."""
    tiles = sorted(placed, key=lambda one: one.square)
    after = put(board, ((one.square, symbol_on(one.square, one.tile)) for one in tiles))
    new = [one.square for one in tiles]
    patterns = tuple(_pattern(after, run, new) for run in _runs(after, new))
    adjustment = -LOSS * sum(LOSES_20[square] for square in new)
    adjustment += BOMB_BONUS * (len(new) == TRAY)
    score = sum(pattern.score for pattern in patterns) + adjustment
    return Scored(patterns, adjustment, score, _names(new, score))


def along(squares: Sequence[int]) -> int:
    """The step from square to square of a play in ascending order: 1 across, SIZE down.

    A single tile lies across.
    """
    return SIZE if len(squares) > 1 and column_of(squares[0]) == column_of(squares[-1]) else 1


def _runs(board: str, new: Sequence[int]) -> list[range]:
    step = along(new)
    across = step == 1
    runs = [run_through(board, new[0], step)]
    runs += [run_through(board, square, SIZE if across else 1) for square in new]
    return [run for run in runs if len(run) > 1]


def _pattern(board: str, run: range, new: Iterable[int]) -> Pattern:
    text = "".join(board[square] for square in run)
    fresh = set(new).intersection(run)
    letters = sum(
        VALUES[board[square]] * (LETTER_FACTOR[square] if square in fresh else 1) for square in run
    )
    factor = prod(WORD_FACTOR[square] for square in fresh)
    return Pattern(text, row_of(run[0]), column_of(run[0]), run.step == 1, letters * factor)


def _names(new: Sequence[int], score: int) -> tuple[Name, ...]:
    """The bomb, touchdown, hipswop. Source: rule book WildWords, Terms to use."""
    kinds = {LAYOUT[square] for square in new}
    holds: tuple[tuple[Name, bool], ...] = (
        ("bomb", len(new) == TRAY),
        ("touchdown", {TRIPLE_WORD, DOUBLE_WORD} <= kinds),
        ("hipswop", len(new) <= HIPSWOP_TILES and score >= HIPSWOP_POINTS),
    )
    return tuple(name for name, true in holds if true)
