"""What a screen can show a player who looks for a word: where one fits, and what closes it."""

from __future__ import annotations

from collections.abc import Iterator

from game.contract import Setup
from game.rooply.board import EMPTY, Board, Square, neighbour, open_ends
from game.rooply.moves import Place
from game.rooply.outlook import outlook
from game.rooply.plays import Position, player_of
from game.rooply.search import Search
from game.rooply.state import grade_of, most_new
from game.rooply.texts import texts_of


def reachable(position: Position) -> frozenset[Square]:
    """The squares on which a word of the dictionary can write, for the seat that has the turn.

    With the dice on the table for what they show, before that for anything they may show.
    """
    board, setup = player_of(position).board, position.setup
    limit, texts = most_new(setup, position.turn.seat), texts_of(setup.lexicon)
    throw = position.turn.throw
    if throw is None:
        live = outlook(board, texts, grade_of(setup), limit).live
    else:
        slots = Search(board, texts).filled_slots(throw, limit)
        live = frozenset(square for slot, _ in slots for square in slot.new)
    return frozenset(map(board.square, live))


def closable_ends(position: Position, play: Place) -> tuple[Square, ...]:
    """The empty squares beyond the ends of a word that a black square could close.

    None where the word runs off the board. Nothing else of the play is judged.
    """
    board = player_of(position).board
    at, squares = board.number(play.square), list[int]()
    for _ in play.letters:
        if at is None:
            return ()
        squares.append(at)
        at = neighbour(board.side, at, play.axis)
    laid = board.with_yellows(y for y in play.yellows if _is_empty(board, y.square))
    ends = open_ends(laid, squares, play.axis) if squares else []
    return tuple(laid.square(end.beyond) for end in ends if laid.cells[end.beyond] == EMPTY)


def preparations(setup: Setup) -> Iterator[None]:
    """Build what throws and plays are judged with, a little at each step.

    Without it the first roll of a match takes longer than a frame.
    """
    texts = texts_of(setup.lexicon)
    for length in range(2, grade_of(setup).side + 1):
        texts.of_length(length)
        yield
        for place in range(length):
            texts.with_letter(length, place, 0)
            yield


def _is_empty(board: Board, square: Square) -> bool:
    number = board.number(square)
    return number is not None and board.cells[number] == EMPTY
