"""Where tiles may be laid. Source: rule book WildWords, A turn, Play."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Refusal
from game.wildwords.board import (
    CENTRE,
    EMPTY,
    EMPTY_BOARD,
    SIZE,
    column_of,
    is_beside_a_tile,
    row_of,
    without,
)
from game.wildwords.moves import Placed
from game.wildwords.scoring import Scored, along, scored


def check_lay(board: str, tray: str, placed: Sequence[Placed], limit: int | None = None) -> Scored:
    """What comes of a play of tiles from that tray; no pattern may be longer than `limit` tiles.

    Raises Refusal `wildwords_nothing_laid`, `…_off_board`, `…_square_twice`, `…_square_taken`,
    `…_tile_not_owned`, `…_not_in_line`, `…_gap`, `…_off_centre`, `…_one_tile`, `…_detached` or
    `…_pattern_long`.
    """
    _check_squares(board, placed)
    _check_owned(tray, placed)
    squares = sorted(one.square for one in placed)
    _check_line(board, squares)
    _check_contact(board, squares)
    play = scored(board, placed)
    _check_limit(play, limit)
    return play


def _check_squares(board: str, placed: Sequence[Placed]) -> None:
    if not placed:
        raise Refusal("wildwords_nothing_laid")
    for one in placed:
        if not one.on_board:
            raise Refusal("wildwords_off_board", tile=one.tile[:1])
    squares = [one.square for one in placed]
    if len(set(squares)) < len(squares):
        raise Refusal("wildwords_square_twice")
    for one in placed:
        if board[one.square] != EMPTY:
            raise Refusal("wildwords_square_taken", row=one.row + 1, column=one.column + 1)


def _check_owned(tray: str, placed: Sequence[Placed]) -> None:
    left = tray
    for one in placed:
        try:
            left = without(left, [one.tile])
        except ValueError:
            raise Refusal("wildwords_tile_not_owned", tile=one.tile[:1]) from None


def _check_line(board: str, squares: Sequence[int]) -> None:
    rows = {row_of(square) for square in squares}
    columns = {column_of(square) for square in squares}
    if len(rows) > 1 and len(columns) > 1:
        raise Refusal("wildwords_not_in_line")
    between = set(range(squares[0], squares[-1] + 1, along(squares))).difference(squares)
    if any(board[square] == EMPTY for square in between):
        raise Refusal("wildwords_gap")


def _check_contact(board: str, squares: Sequence[int]) -> None:
    if board == EMPTY_BOARD:
        if CENTRE not in squares:
            raise Refusal("wildwords_off_centre", row=SIZE // 2 + 1, column=SIZE // 2 + 1)
        if len(squares) < 2:
            raise Refusal("wildwords_one_tile")
    elif not any(is_beside_a_tile(board, square) for square in squares):
        raise Refusal("wildwords_detached")


def _check_limit(play: Scored, limit: int | None) -> None:
    for pattern in play.patterns:
        if limit is not None and len(pattern.text) > limit:
            raise Refusal("wildwords_pattern_long", pattern=pattern.text, most=limit)
