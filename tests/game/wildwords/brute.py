"""A play generator too simple to be wrong: every arrangement of tiles on every row of squares.

It shares nothing with the rules or the generator but the layout and the values of the tiles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from game.wildwords.board import CENTRE, EMPTY, EMPTY_BOARD, LAYOUT, SIZE, SQUARES, VALUES
from game.wildwords.slots import Position

Found = dict[tuple[tuple[int, ...], str], int]
"""Scores by squares and tiles, with `?` on Turn-To-Wild squares."""

_NEIGHBOURS = ((0, 1), (0, -1), (1, 0), (-1, 0))


class Brute:
    """Finds plays among these words by trying everything."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self._is_word = lru_cache(maxsize=None)(self._search)

    def plays(self, position: Position) -> Found:
        """The score of every play."""
        found: Found = {}
        for squares in _windows(position):
            runs = _runs(position.board, squares)
            if position.limit is not None and max(map(len, runs)) > position.limit:
                continue
            for tiles in set(permutations(position.tray, len(squares))):
                pairs = list(zip(squares, tiles, strict=True))
                new = {s: "*" if LAYOUT[s] == "*" else tile for s, tile in pairs}
                texts = ["".join(new.get(s, position.board[s]) for s in run) for run in runs]
                if all(map(self._is_word, texts)):
                    name = "".join("?" if LAYOUT[s] == "*" else tile for s, tile in pairs)
                    found[squares, name] = plain_score(position.board, new)
        return found

    def _search(self, pattern: str) -> bool:
        return any(matches(pattern, word) for word in self.words)


def matches(pattern: str, word: str) -> bool:
    """Whether the word fits: after each symbol, how far may it have been read?"""
    read = {0}
    for symbol in pattern:
        if symbol == "*":
            read = set(range(min(read, default=len(word)) + 1, len(word) + 1))
        else:
            read = {place + 1 for place in read if word[place : place + 1] == symbol}
    return len(word) in read


def plain_score(board: str, new: dict[int, str]) -> int:
    """The score by the source's four steps; `new` are the symbols laid, by square."""
    total = 0
    for run in _runs(board, tuple(new)):
        letters, factor = 0, 1
        for square in run:
            kind = LAYOUT[square] if square in new else "."
            letters += VALUES[new.get(square, board[square])] * {"t": 3, "d": 2}.get(kind, 1)
            factor *= {"T": 3, "D": 2}.get(kind, 1)
        total += letters * factor
    total -= 20 * sum(LAYOUT[square] == "-" for square in new)
    return total + (40 if len(new) == 7 else 0)


def _windows(position: Position) -> Iterator[tuple[int, ...]]:
    """Every row of up to as many empty squares as there are tiles, tiles between them, touching."""
    seen: set[tuple[int, ...]] = set()
    for line in _lines():
        empty = [square for square in line if position.board[square] == EMPTY]
        for first in range(len(empty)):
            for last in range(first + 1, min(len(empty), first + len(position.tray)) + 1):
                squares = tuple(empty[first:last])
                gap = any(
                    position.board[s] == EMPTY and s not in squares
                    for s in line
                    if squares[0] < s < squares[-1]
                )
                if squares not in seen and not gap and _touches(position.board, squares):
                    seen.add(squares)
                    yield squares


def _touches(board: str, squares: tuple[int, ...]) -> bool:
    if board == EMPTY_BOARD:
        return CENTRE in squares and len(squares) > 1
    return any(
        0 <= row < SIZE and 0 <= column < SIZE and board[row * SIZE + column] != EMPTY
        for square in squares
        for down, right in _NEIGHBOURS
        for row, column in [(square // SIZE + down, square % SIZE + right)]
    )


def _lines() -> Iterator[list[int]]:
    for number in range(SIZE):
        yield [number * SIZE + other for other in range(SIZE)]
        yield [other * SIZE + number for other in range(SIZE)]


def _runs(board: str, new: tuple[int, ...]) -> list[list[int]]:
    """The runs of two or more tiles that hold a new one, each once."""
    taken = {square for square in range(SQUARES) if board[square] != EMPTY} | set(new)
    runs: list[list[int]] = []
    for line in _lines():
        run: list[int] = []
        for square in [*line, -1]:
            if square in taken:
                run.append(square)
                continue
            if len(run) > 1 and not set(run).isdisjoint(new):
                runs.append(run)
            run = []
    return runs
