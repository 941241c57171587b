"""What a person lays ready: the word, its closing squares, more black and yellow ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from game.contract import Params, Refusal
from game.rooply.aids import closable_ends
from game.rooply.board import (
    ALL_SIDES,
    BOTTOM,
    EMPTY,
    LEFT,
    RIGHT,
    STEPS,
    TOP,
    Axis,
    Board,
    Square,
    Yellow,
    is_letter,
)
from game.rooply.dice import AXES, Throw
from game.rooply.moves import BlacksOnly, Place
from game.rooply.state import Sight

Hand = Literal["word", "black", "yellow"]
"""What a press on the board does."""

SIDES = (TOP, RIGHT, BOTTOM, LEFT)


class Draft:
    """A play that isn't made yet; it judges nothing."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.typed = ""
        self.cursor = Square(0, 0)
        """Where the word begins, and where keys and pads are on the board."""
        self.axis = Axis.ACROSS
        self.backwards = False
        self.hand: Hand = "word"
        self.extra: tuple[Square, ...] = ()
        """Black squares beside those that close the word."""
        self.yellows: tuple[Yellow, ...] = ()
        self.exchange = False
        self.barring: Square | None = None
        """The yellow square whose sides keys and pads are barring now."""
        self.closing: tuple[Square, ...] = ()
        self.ends: tuple[Square, ...] = ()
        """The squares that could close the word; `closing` are those that do."""
        self._other_end = False
        self._sight: Sight | None = None
        self._changed = changed

    # --- what lies ready

    @property
    def empty(self) -> bool:
        """Whether nothing lies ready."""
        return not (self.typed or self.extra or self.yellows)

    @property
    def letters(self) -> str:
        """The word as it is to be seen on the board."""
        return self.typed[::-1] if self.backwards else self.typed

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the word, as far as they are on the board."""
        return self.row(len(self.typed))

    def row(self, length: int) -> tuple[Square, ...]:
        """So many squares from where the word begins, also beyond the edge."""
        down, right = STEPS[self.axis]
        row, column = self.cursor
        return tuple(Square(row + down * n, column + right * n) for n in range(length))

    @property
    def blacks(self) -> tuple[Square, ...]:
        """All black squares of the play."""
        return (*self.closing, *self.extra)

    @property
    def blacks_left(self) -> int:
        """How many black squares are neither placed nor exchanged."""
        throw = self._throw
        used = len(self.blacks) + 2 * self.exchange
        return max(0, throw.blacks - used) if throw is not None else 0

    @property
    def yellows_left(self) -> int:
        """How many yellow squares are still in the bank."""
        return self._bank - len(self.yellows)

    @property
    def word_play(self) -> Place:
        """The play with its word."""
        yellows, exchange = self.yellows, int(self.exchange)
        return Place(self.letters, self.cursor, self.axis, self.blacks, yellows, exchange)

    @property
    def play(self) -> Place | BlacksOnly:
        """What would be submitted."""
        return self.word_play if self.typed else BlacksOnly(self.extra)

    @property
    def refusal(self) -> Refusal | None:
        """What keeps this from being a play at all: yellow squares without a word."""
        return Refusal("yellow_alone") if self.yellows and not self.typed else None

    @property
    def new(self) -> int:
        """How many letters would be written anew."""
        board = self._board
        return sum(not is_letter(_cell(board, square)) for square in self.squares)

    def yellow_at(self, square: Square) -> Yellow | None:
        """The yellow square that lies ready there."""
        return next((yellow for yellow in self.yellows if yellow.square == square), None)

    # --- doing

    def begin(self, sight: Sight) -> None:
        """A new turn, or new dice."""
        self._sight = sight
        throw = sight.turn.throw
        self.typed, self.extra, self.yellows = "", (), ()
        self.exchange, self.barring, self.hand = False, None, "word"
        self.backwards = self._other_end = False
        self.axis = AXES[throw.direction][0] if throw is not None else Axis.ACROSS
        side = self._board.side
        if max(self.cursor) >= side:
            self.cursor = Square(side // 2, side // 2)
        self._settle()

    def clear(self) -> None:
        """Take everything back."""
        if self._sight is not None:
            self.begin(self._sight)

    def type(self, letter: str) -> None:
        """One more letter, where there is room for it."""
        self.hand, self.barring = "word", None
        if len(self.typed) < self._board.side:
            self.typed += letter
            self._settle()

    def erase(self) -> None:
        """One letter fewer."""
        self.typed = self.typed[:-1]
        self._settle()

    def show(self, play: Place, *, backwards: bool = False) -> None:
        """Lay a play ready, as a hint does; `backwards`: its word is read so."""
        self.typed = play.letters[::-1] if backwards else play.letters
        self.cursor, self.axis, self.backwards = play.square, play.axis, backwards
        self.yellows, self.extra = play.yellows, ()
        self.hand = "word"
        self._settle()

    def move_to(self, square: Square) -> bool:
        """Have the word begin at a square, or as near to it as the board allows."""
        before = self.cursor
        self.cursor = self._within(square)
        self._settle()
        return self.cursor != before

    def moved(self, down: int, right: int) -> bool:
        """Move word or cursor by so many squares; False at the edge."""
        return self.move_to(Square(self.cursor.row + down, self.cursor.column + right))

    def flip(self) -> None:
        """The other way of reading, and on the master board then the other diagonal."""
        throw = self._throw
        if throw is None:
            return
        axes = AXES[throw.direction]
        if self.backwards and len(axes) > 1:
            self.axis = axes[1 - axes.index(self.axis)]
        self.backwards = not self.backwards
        self.move_to(self.cursor)

    def take(self, hand: Hand) -> None:
        """Take black squares, yellow squares or the word in hand; again: the word."""
        self.hand = "word" if self.hand == hand else hand
        self.barring = None
        self._changed()

    def swap_end(self) -> None:
        """With one black square for two open ends: close the other one."""
        self._other_end = not self._other_end
        self._settle()

    def toggle_black(self, square: Square) -> bool:
        """Set a black square or take it up; False if there is none left or no room."""
        if square in self.extra:
            self.extra = tuple(other for other in self.extra if other != square)
        elif square in self.ends:
            if len(self.ends) <= len(self.closing):
                return False
            self.swap_end()
        elif not self.blacks_left or not self._free(square):
            return False
        else:
            self.extra = (*self.extra, square)
        self._settle()
        return True

    def set_yellow(self, square: Square, bars: int) -> bool:
        """Lay a yellow square with these bars; False if the bank is empty or there is no room."""
        if self.yellows_left <= 0 or not self._free(square, word=False):
            return False
        self.yellows = (*self.yellows, Yellow(square, bars))
        self._settle()
        return True

    def toggle_bar(self, square: Square, side: int) -> None:
        """Bar a side of a yellow square that lies ready, or open it."""
        self.yellows = tuple(
            Yellow(square, yellow.bars ^ side) if yellow.square == square else yellow
            for yellow in self.yellows
        )
        self._settle()

    def take_yellow(self, square: Square) -> None:
        """Take a yellow square back into the bank."""
        self.yellows = tuple(yellow for yellow in self.yellows if yellow.square != square)
        self.barring = None
        self._settle()

    def toggle_exchange(self) -> None:
        """Exchange two black squares for a yellow one, or not."""
        self.exchange = not self.exchange
        self._settle()

    @property
    def may_exchange(self) -> bool:
        """Whether two black squares are left for a yellow one."""
        throw = self._throw
        return bool(self.typed) and throw is not None and throw.blacks - len(self.closing) >= 2

    # --- inside

    @property
    def _throw(self) -> Throw | None:
        return self._sight.turn.throw if self._sight is not None else None

    @property
    def _board(self) -> Board:
        assert self._sight is not None
        return self._sight.players[self._sight.turn.seat].board

    @property
    def _bank(self) -> int:
        assert self._sight is not None
        return self._sight.players[self._sight.turn.seat].bank

    def _free(self, square: Square, *, word: bool = True) -> bool:
        """Whether a square is empty and nothing lies ready on it; the word counts if `word`."""
        taken = {*self.extra, *(yellow.square for yellow in self.yellows)}
        if word:
            taken.update(self.squares, self.closing)
        return _cell(self._board, square) == EMPTY and square not in taken

    def _within(self, square: Square) -> Square:
        """The nearest square from which the whole word is on the board."""
        side = self._board.side
        last = max(0, len(self.typed) - 1)
        down, right = STEPS[self.axis]
        lows = (last if down < 0 else 0, 0)
        highs = (side - 1 - (last if down > 0 else 0), side - 1 - (last if right > 0 else 0))
        row = min(max(square.row, lows[0]), highs[0])
        return Square(row, min(max(square.column, lows[1]), highs[1]))

    def _settle(self) -> None:
        """Choose the closing squares anew, and drop what has no room any more."""
        self.cursor = self._within(self.cursor)
        throw, self.ends, self.closing = self._throw, (), ()
        if throw is not None and self.typed:
            sight = self._sight
            assert sight is not None
            self.ends = closable_ends(sight, self.word_play)
            ends = self.ends[::-1] if self._other_end else self.ends
            self.closing = ends[: throw.blacks]
        if not self.may_exchange:
            self.exchange = False
        self._drop_extra(throw)
        self._changed()

    def _drop_extra(self, throw: Throw | None) -> None:
        taken = {*self.squares, *self.closing, *(yellow.square for yellow in self.yellows)}
        kept = [square for square in self.extra if square not in taken]
        most = throw.blacks - len(self.closing) - 2 * self.exchange if throw is not None else 0
        self.extra = tuple(kept[: max(0, most)])


def side_at(box: tuple[float, float, float, float], point: tuple[float, float]) -> int | None:
    """The side of a square that a point lies near to; None in its middle."""
    x, y = (point[0] - box[0]) / box[2] - 0.5, (point[1] - box[1]) / box[3] - 0.5
    if max(abs(x), abs(y)) < 0.2:
        return None
    if abs(x) > abs(y):
        return RIGHT if x > 0 else LEFT
    return BOTTOM if y > 0 else TOP


def squares_told(params: Params) -> tuple[Square, ...]:
    """The run or the square that the parameters of a refusal speak of; none in many cases."""
    if "row" not in params:
        return ()
    row, column = int(params["row"]), int(params["column"])
    down, right = STEPS[Axis(str(params["axis"]))] if "axis" in params else (0, 0)
    count = int(params.get("length", 1))
    return tuple(Square(row + n * down, column + n * right) for n in range(count))


def good_bars(bars: int) -> bool:
    """Whether one, two or three sides are barred."""
    return 0 < bars < ALL_SIDES


def _cell(board: Board, square: Square) -> str:
    number = board.number(square)
    return board.cells[number] if number is not None else ""
