"""Where a play may lie and what its squares do: the geometry of the play generator.

A *start* is a square in a line before which nothing lies. From it a play covers the next empty
squares, one after the other; tiles that lie between them belong to its word. Where its word may
end with the k-th new square, its score is linear in the values of the new tiles:
`constant + factor * sum(letter[i] * value[i]) + sum(cross[i] * value[i])`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from game.lexicon.automaton import DEAD, STAR, START, symbols
from game.wildwords.board import (
    BOMB_BONUS,
    CENTRE,
    EMPTY,
    EMPTY_BOARD,
    LETTER_FACTOR,
    LOSES_20,
    LOSS,
    SIZE,
    TILES,
    TRAY,
    TURNS_WILD,
    WORD_FACTOR,
    run_through,
    value_of,
)

EVERY = (1 << len(TILES)) - 1
"""The mask of a square that any symbol may go on."""

WILD_ONLY = 1 << STAR

_MOST_CROSSINGS = 100_000


class Position(NamedTuple):
    """What a generator is asked about; no pattern may be longer than `limit` tiles."""

    board: str
    tray: str
    limit: int | None = None


class End(NamedTuple):
    """The part of a score that no new tile changes, and the factor of the word along the play."""

    constant: int
    factor: int


class Start(NamedTuple):
    """The new squares from a start on, and for each what lies behind it and what it does.

    `before` are the symbols in front of the first new square, `runs` those behind each; `masks`
    say which symbols the crossing runs allow; `ends` is None where no play may end.
    """

    squares: tuple[int, ...]
    before: bytes
    runs: tuple[bytes, ...]
    masks: tuple[int, ...]
    letter: tuple[int, ...]
    cross: tuple[int, ...]
    ends: tuple[End | None, ...]


class Crossing(NamedTuple):
    """What the run across a line means for an empty square of the line."""

    mask: int
    value: int
    exists: bool


_NO_CROSSING = Crossing(EVERY, 0, False)


class Automaton(Protocol):
    """What reads patterns symbol by symbol from START on; DEAD leads nowhere.

    `rows` are the steps by state and symbol, UNKNOWN where one has not been taken. States are
    good until `trim` forgets them.
    """

    rows: list[list[int]]
    accepting: list[bool]

    @property
    def held(self) -> int:
        """How many bytes are kept for later."""
        ...

    def step(self, state: int, symbol: int) -> int:
        """The state after one more symbol."""
        ...

    def run(self, state: int, sequence: Iterable[int]) -> int:
        """The state after several more symbols."""
        ...

    def ending(self, state: int) -> int:
        """The mask of the symbols that lead from here to a state that accepts."""
        ...

    def trim(self, most: int) -> bool:
        """Forget all states if they hold more than that."""
        ...


class Crossings:
    """Which symbols fit between two runs of tiles, as far as they were asked for."""

    def __init__(self, automaton: Automaton) -> None:
        self._automaton = automaton
        self._known: dict[tuple[str, str], list[int]] = {}

    def mask(self, before: str, behind: str, wanted: int) -> int:
        """Of the wanted symbols those with which the three together match a word."""
        if len(self._known) > _MOST_CROSSINGS:
            self._known.clear()
        known = self._known.setdefault((before, behind), [0, 0])
        missing = wanted & ~known[0]
        if missing:
            known[0] |= missing
            known[1] |= self._tried(before, behind, missing)
        return known[1] & wanted

    def _tried(self, before: str, behind: str, missing: int) -> int:
        automaton, rest = self._automaton, symbols(behind)
        state = automaton.run(START, symbols(before))
        if state == DEAD:
            return 0
        if not rest:
            return automaton.ending(state) & missing
        mask = 0
        for symbol in range(STAR + 1):
            if missing >> symbol & 1:
                end = automaton.run(automaton.step(state, symbol), rest)
                mask |= automaton.accepting[end] << symbol
        return mask


def starts(position: Position, crossings: Crossings) -> Iterator[Start]:
    """All starts of a position from which at least one play may lie."""
    tray_mask = 0
    for symbol in symbols(position.tray):
        tray_mask |= 1 << symbol
    for step in (1, SIZE):
        for line in _lines(position.board, step):
            crossing = [_crossing(position, crossings, s, step, tray_mask) for s in line]
            if _is_live(position.board, line, crossing):
                yield from _starts_in(position, line, crossing)


def _lines(board: str, step: int) -> Iterator[range]:
    """The lines of one direction; on the empty board only that of the centre."""
    across = step == 1
    numbers = range(SIZE) if board != EMPTY_BOARD else (SIZE // 2,)
    for number in numbers:
        first = number * SIZE if across else number
        yield range(first, first + SIZE * step, step)


def _is_live(board: str, line: range, crossing: Sequence[Crossing]) -> bool:
    """Whether a play in this line can touch anything."""
    return board == EMPTY_BOARD or any(
        board[square] != EMPTY or cross.exists for square, cross in zip(line, crossing, strict=True)
    )


def _crossing(
    position: Position, crossings: Crossings, square: int, step: int, tray_mask: int
) -> Crossing:
    board = position.board
    if board[square] != EMPTY:
        return _NO_CROSSING
    run = run_through(board, square, SIZE if step == 1 else 1)
    if len(run) == 1:
        return _NO_CROSSING
    text = "".join(board[other] for other in run)
    before, _, behind = text.partition(EMPTY)
    if position.limit is not None and len(run) > position.limit:
        return Crossing(0, 0, True)
    wanted = WILD_ONLY if TURNS_WILD[square] else tray_mask
    return Crossing(crossings.mask(before, behind, wanted), value_of(before + behind), True)


def _starts_in(position: Position, line: range, crossing: Sequence[Crossing]) -> Iterator[Start]:
    board = position.board
    for place, square in enumerate(line):
        if place and board[square - line.step] != EMPTY:
            continue
        start = _Walk(position, line, crossing, place).start()
        if start is not None:
            yield start


class _Walk:
    """Goes along a line from one start and writes down what each new square brings."""

    def __init__(
        self, position: Position, line: range, crossing: Sequence[Crossing], place: int
    ) -> None:
        self.board = position.board
        self.opening = position.board == EMPTY_BOARD
        self.most = min(TRAY, len(position.tray))
        self.limit = SIZE if position.limit is None else position.limit
        self.line = line
        self.crossing = crossing
        self.first = self.place = place
        self.value = 0
        self.factor = 1
        self.apart = 0
        """What the crossing runs and the Lose-20 squares bring without the new tiles."""
        self.touches = False

    def start(self) -> Start | None:
        """What lies before this start; None if no play may begin here."""
        before = self._run()
        squares: list[int] = []
        rows: list[tuple[bytes, int, int, int, End | None]] = []
        while self.place < SIZE and len(squares) < self.most:
            square, cross = self.line[self.place], self.crossing[self.place]
            mask = cross.mask & WILD_ONLY if TURNS_WILD[square] else cross.mask
            if not mask:
                break
            squares.append(square)
            letter, crossed = self._cover(square, cross)
            self.place += 1
            run = self._run()
            rows.append((run, mask, letter, crossed, self._end(squares, cross)))
        while rows and rows[-1][4] is None:
            rows.pop()
        if not rows:
            return None
        runs, masks, letters, crosses, ends = zip(*rows, strict=True)
        return Start(tuple(squares[: len(rows)]), before, runs, masks, letters, crosses, ends)

    def _run(self) -> bytes:
        """Step over the tiles that lie here."""
        begin = self.place
        while self.place < SIZE and self.board[self.line[self.place]] != EMPTY:
            self.place += 1
        tiles = "".join(self.board[square] for square in self.line[begin : self.place])
        self.touches = self.touches or bool(tiles)
        self.value += value_of(tiles)
        return symbols(tiles)

    def _cover(self, square: int, cross: Crossing) -> tuple[int, int]:
        """Put a tile here: how often its value counts along the play and across it."""
        factor = WORD_FACTOR[square]
        self.factor *= factor
        self.apart += cross.value * factor - LOSS * LOSES_20[square]
        self.touches = self.touches or cross.exists or (self.opening and square == CENTRE)
        letter = 0 if TURNS_WILD[square] else LETTER_FACTOR[square]
        return letter, letter * factor * cross.exists

    def _end(self, squares: Sequence[int], cross: Crossing) -> End | None:
        """What a play that ends with the last of these squares scores without its tiles.

        A single tile between two runs is a play of the line across only.
        """
        length = self.place - self.first
        down_too = len(squares) == 1 and self.line.step == SIZE and cross.exists
        if not self.touches or not 2 <= length <= self.limit or down_too:
            return None
        bonus = BOMB_BONUS * (len(squares) == TRAY)
        return End(self.value * self.factor + self.apart + bonus, self.factor)
