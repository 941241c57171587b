"""Whether a play may stand on a board, and what it makes of it.

Source: rule book Rooply, A turn (2-4), What makes a position legal, The yellow square.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.contract import Lexicon, Refusal
from game.rooply.board import (
    ALL_SIDES,
    BLACK,
    CROSSING,
    DIAGONAL,
    EMPTY,
    Axis,
    Board,
    Square,
    Yellow,
    bars_of,
    is_letter,
    neighbour,
    open_ends,
    run_through,
    text_of,
    walled,
)
from game.rooply.dice import AXES, Direction, Throw
from game.rooply.moves import BlacksOnly, Place

EXCHANGE = 2
"""So many black squares buy one yellow square."""


class Terms(NamedTuple):
    """What a seat may do in a play.

    `most_new` is its limit by handicaps, `bank` holds its yellow squares, `cap` is the most it
    may have on board and bank together.
    """

    throw: Throw
    most_new: int
    bank: int
    cap: int


class Verdict(NamedTuple):
    """A play that may stand: its word, where it stands, and the board and bank after it."""

    word: str
    backwards: bool
    squares: tuple[int, ...]
    new: tuple[int, ...]
    board: Board
    bank: int


def judged(board: Board, play: Place, terms: Terms, lexicon: Lexicon) -> Verdict:
    """What comes of a word play.

    Raises Refusal with the first reason against it, in the order of a turn: direction, yellow
    squares, the word's squares, its length, its letters, the runs, black squares, closing.
    """
    _check_letters(play.letters)
    _check_direction(play.axis, terms.throw.direction)
    laid = board.with_yellows(_checked_yellows(board, play.yellows, terms.bank))
    squares = _squares(laid, play)
    new = tuple(square for square in squares if not is_letter(laid.cells[square]))
    _check_length(play.letters, len(new), terms)
    written = laid.written(dict(zip(squares, play.letters, strict=True)))
    _check_whole(written, squares, play)
    backwards = _read_backwards(play.letters, lexicon)
    _check_runs(written, new, play.axis, lexicon)
    blacks = checked_blacks(written, play.blacks, terms.throw.blacks, play.exchange)
    _check_cap(written, play, terms)
    _check_closing(written, squares, play.axis, blacks, terms.throw.blacks)
    word = play.letters[::-1] if backwards else play.letters
    bank = terms.bank - len(play.yellows) + play.exchange
    after = written.written(dict.fromkeys(blacks, BLACK))
    return Verdict(word, backwards, squares, new, after, bank)


def judged_blacks(board: Board, play: BlacksOnly, terms: Terms, blacks_before: bool) -> Board:
    """The board after a play of black squares only.

    Raises Refusal. `blacks_before`: the seat's last turn was such a play too.
    """
    if blacks_before:
        raise Refusal("blacks_twice")
    if play.exchange:
        raise Refusal("exchange_without_word")
    if not play.blacks:
        raise Refusal("blacks_none")
    blacks = checked_blacks(board, play.blacks, terms.throw.blacks, 0)
    return board.written(dict.fromkeys(blacks, BLACK))


def checked_blacks(
    board: Board, blacks: Iterable[Square], most: int, exchange: int
) -> tuple[int, ...]:
    """The numbers of the squares that take this play's black squares.

    Raises Refusal `black_square` if one is not empty or named twice, `blacks_many`,
    `exchange_negative`.
    """
    numbers: list[int] = []
    for square in blacks:
        number = board.number(square)
        if number is None or board.cells[number] != EMPTY or number in numbers:
            raise Refusal("black_square", row=square.row, column=square.column)
        numbers.append(number)
    if exchange < 0:
        raise Refusal("exchange_negative")
    used = len(numbers) + EXCHANGE * exchange
    if used > most:
        raise Refusal("blacks_many", used=used, most=most)
    return tuple(numbers)


def is_word(text: str, lexicon: Lexicon) -> bool:
    """Whether a run is a word, read in one of its two directions."""
    return text in lexicon or text[::-1] in lexicon


def _check_letters(letters: str) -> None:
    if not (letters.isascii() and letters.isalpha() and letters.isupper()):
        raise Refusal("word_letters")


_OTHER_DIRECTION = {
    Direction.ACROSS: "not_across",
    Direction.DOWN: "not_down",
    Direction.DIAGONAL: "not_diagonal",
}


def _check_direction(axis: Axis, direction: Direction) -> None:
    if axis not in AXES[direction]:
        raise Refusal(_OTHER_DIRECTION[direction])


def _checked_yellows(board: Board, yellows: tuple[Yellow, ...], bank: int) -> tuple[Yellow, ...]:
    if len(yellows) > bank:
        raise Refusal("yellow_bank", bank=bank)
    seen: set[int] = set()
    for yellow in yellows:
        number = board.number(yellow.square)
        if number is None or board.cells[number] != EMPTY or number in seen:
            raise Refusal("yellow_square", row=yellow.square.row, column=yellow.square.column)
        if not 0 < yellow.bars < ALL_SIDES:
            raise Refusal("yellow_bars")
        seen.add(number)
    return yellows


def _squares(board: Board, play: Place) -> tuple[int, ...]:
    """The squares of the word, each of which can take its letter."""
    squares: list[int] = []
    at = board.number(play.square)
    for letter in play.letters:
        if at is None:
            raise Refusal("off_board", word=play.letters)
        _check_square(board, play, at, letter)
        if squares and walled(bars_of(board), squares[-1], at, play.axis):
            raise Refusal("wall", word=play.letters, **_place(board, at))
        squares.append(at)
        at = neighbour(board.side, at, play.axis)
    return tuple(squares)


def _check_square(board: Board, play: Place, square: int, letter: str) -> None:
    cell = board.cells[square]
    if cell == BLACK:
        raise Refusal("over_black", word=play.letters, **_place(board, square))
    if is_letter(cell) and cell != letter:
        raise Refusal("letter_differs", word=play.letters, letter=cell, **_place(board, square))


def _place(board: Board, square: int) -> dict[str, int]:
    row, column = board.square(square)
    return {"row": row, "column": column}


def _check_length(letters: str, new: int, terms: Terms) -> None:
    if not new:
        raise Refusal("nothing_new", word=letters)
    if len(letters) < terms.throw.length:
        raise Refusal("too_short", word=letters, least=terms.throw.length)
    most = min(terms.throw.length, terms.most_new)
    if new > most:
        raise Refusal("new_many", word=letters, new=new, most=most)


def _check_whole(board: Board, squares: tuple[int, ...], play: Place) -> None:
    """The squares before and after the word hold no letter, unless a bar lies between."""
    if any(is_letter(board.cells[end.beyond]) for end in open_ends(board, squares, play.axis)):
        run = run_through(board, squares[0], play.axis)
        raise Refusal("not_whole", word=play.letters, **_marked(board, run, play.axis))


def _marked(board: Board, run: tuple[int, ...], axis: Axis) -> dict[str, str | int]:
    """What a screen needs to mark a run."""
    row, column = board.square(run[0])
    text = text_of(board, run)
    return {"run": text, "row": row, "column": column, "axis": axis.value, "length": len(run)}


def _read_backwards(letters: str, lexicon: Lexicon) -> bool:
    if letters in lexicon:
        return False
    if letters[::-1] in lexicon:
        return True
    raise Refusal("word_unknown", word=letters)


def _check_runs(board: Board, new: tuple[int, ...], axis: Axis, lexicon: Lexicon) -> None:
    """Every run that the new letters make across the word's own line is a word."""
    for crossing in CROSSING:
        for square in new:
            run = run_through(board, square, crossing)
            if crossing == axis or len(run) == 1:
                continue
            if not is_word(text_of(board, run), lexicon):
                raise Refusal("bad_run", **_marked(board, run, crossing))


def _check_cap(board: Board, play: Place, terms: Terms) -> None:
    after = len(board.yellows) + terms.bank - len(play.yellows) + play.exchange
    if play.exchange and after > terms.cap:
        raise Refusal("yellow_cap", most=terms.cap)


def _check_closing(
    board: Board, squares: tuple[int, ...], axis: Axis, blacks: tuple[int, ...], thrown: int
) -> None:
    """Of the ends still open, the black squares close as many as they can."""
    ends = [end.beyond for end in open_ends(board, squares, axis)]
    left = [end for end in ends if end not in blacks]
    closable = [end for end in ends if board.cells[end] == EMPTY]
    if axis in DIAGONAL and left:
        raise Refusal("diagonal_open", open=len(left))
    if left and not thrown:
        raise Refusal("open_without_blacks", open=len(left))
    lacking = min(len(closable), thrown) - (len(ends) - len(left))
    if lacking > 0:
        raise Refusal("not_closed", open=lacking)
