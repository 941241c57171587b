"""Squares, bars, lines and runs."""

from __future__ import annotations

import pytest

from game.rooply.board import (
    BLANK,
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Axis,
    Square,
    Yellow,
    all_runs,
    bars_of,
    empty_board,
    lines_of,
    neighbour,
    open_ends,
    run_through,
    text_of,
    walled,
)
from tests.game.rooply.kit import ACROSS, DOWN, FALLING, RISING, drawn


def test_squares_are_counted_from_0_row_by_row() -> None:
    board = empty_board(9)
    assert board.number(Square(2, 3)) == 21
    assert board.square(21) == (2, 3)
    assert [board.number(Square(*out)) for out in ((-1, 0), (0, 9), (9, 0), (0, -1))] == [None] * 4


@pytest.mark.parametrize(("axis", "after"), [(ACROSS, 13), (DOWN, 21), (FALLING, 22), (RISING, 4)])
def test_neighbours_along_each_axis(axis: Axis, after: int) -> None:
    assert neighbour(9, 12, axis) == after
    assert neighbour(9, after, axis, -1) == 12


def test_there_is_nothing_beyond_the_edge() -> None:
    assert neighbour(9, 8, ACROSS) is None
    assert neighbour(9, 8, RISING) is None
    assert neighbour(9, 9, ACROSS, -1) is None
    assert neighbour(9, 80, DOWN) is None


@pytest.mark.parametrize("axis", list(Axis))
def test_the_lines_of_an_axis_hold_every_square_once(axis: Axis) -> None:
    lines = lines_of(13, axis)
    assert sorted(square for line in lines for square in line.squares) == list(range(169))
    assert len(lines) == (13 if axis in (ACROSS, DOWN) else 25)


def test_yellow_squares_lie_in_order_and_keep_their_letters() -> None:
    board = empty_board(9).with_yellows([Yellow(Square(1, 0), TOP), Yellow(Square(0, 1), LEFT)])
    assert [yellow.square for yellow in board.yellows] == [(0, 1), (1, 0)]
    assert board.cells[1] == board.cells[9] == BLANK
    written = board.written({1: "A"})
    assert (written.cells[1], written.yellows) == ("A", board.yellows)
    assert bars_of(written)[1] == LEFT


def test_a_board_is_full_when_nothing_is_empty() -> None:
    board = drawn("ab#", "###", "##.", yellows={(2, 2): TOP})
    assert (board.full, board.empties) == (True, 0)
    assert not drawn("ab#", "###", "##.").full


@pytest.mark.parametrize(
    ("axis", "places"),
    [
        (ACROSS, [((0, 0), RIGHT), ((0, 1), LEFT)]),
        (DOWN, [((0, 0), BOTTOM), ((1, 0), TOP)]),
        (FALLING, [((0, 0), RIGHT | BOTTOM), ((1, 1), LEFT | TOP)]),
        (RISING, [((1, 0), RIGHT | TOP), ((0, 1), LEFT | BOTTOM)]),
    ],
)
def test_a_bar_on_either_side_is_a_wall(
    axis: Axis, places: list[tuple[tuple[int, int], int]]
) -> None:
    first, second = (row * 3 + column for (row, column), _ in places)
    for place, bars in places:
        board = drawn("...", yellows={place: bars})
        assert walled(bars_of(board), first, second, axis)
        other = drawn("...", yellows={place: 15 - bars})
        assert not walled(bars_of(other), first, second, axis)


@pytest.mark.parametrize("axis", [FALLING, RISING])
def test_one_barred_side_is_no_wall_at_a_corner(axis: Axis) -> None:
    for bars in (RIGHT, BOTTOM, TOP, LEFT):
        board = drawn("...", yellows={(1, 1): bars})
        before = neighbour(3, 4, axis, -1)
        assert before is not None
        assert not walled(bars_of(board), before, 4, axis)


def test_a_run_ends_at_black_squares_blanks_and_bars() -> None:
    board = drawn("abcde", yellows={(0, 2): RIGHT})
    assert text_of(board, run_through(board, 0, ACROSS)) == "ABC"
    assert text_of(board, run_through(board, 4, ACROSS)) == "DE"
    assert run_through(board, 0, DOWN) == (0,)


def test_all_runs_are_found_once() -> None:
    board = drawn("cat#.", "a....", "t.is.", ".....", "....x")
    found = [(axis, text_of(board, run)) for axis, run in all_runs(board)]
    assert sorted(found) == [(ACROSS, "CAT"), (ACROSS, "IS"), (DOWN, "CAT")]


def test_ends_are_open_unless_edge_black_or_bar_closes_them() -> None:
    board = drawn("ab...", "#cd#.", ".ef..", yellows={(2, 0): RIGHT})

    def beyond(row: int) -> list[int]:
        first = row * 5 + (0 if row == 0 else 1)
        return [end.beyond for end in open_ends(board, (first, first + 1), ACROSS)]

    assert [beyond(row) for row in range(3)] == [[2], [], [13]]
