from __future__ import annotations

from game.wildwords.board import (
    ALL_TILES,
    CENTRE,
    COUNTS,
    EMPTY_BOARD,
    LAYOUT,
    SIZE,
    SQUARES,
    VALUES,
    put,
    run_through,
    square_of,
    unseen,
)
from tests.game.wildwords.kit import rows


def test_the_layout_has_the_eight_symmetries_of_the_square() -> None:
    lines = rows(LAYOUT)
    assert lines == lines[::-1]
    assert lines == [line[::-1] for line in lines]
    assert lines == ["".join(column) for column in zip(*lines, strict=True)]


def test_the_layout_has_the_squares_of_the_book() -> None:
    counts = {kind: LAYOUT.count(kind) for kind in "TDtd*-"}
    assert counts == {"T": 4, "D": 13, "t": 12, "d": 20, "*": 20, "-": 4}
    for (row, column), kind in {
        (7, 7): "D",
        (3, 3): "D",
        (4, 4): "D",
        (7, 4): "d",
        (7, 3): "-",
        (6, 3): "*",
    }.items():
        assert LAYOUT[square_of(row, column)] == kind
    assert len(LAYOUT) == SQUARES == SIZE * SIZE
    assert LAYOUT[CENTRE] == "D"


def test_half_an_edge_holds_a_touchdown() -> None:
    assert [LAYOUT[square_of(0, column)] for column in (0, 4, 7)] == ["T", "t", "D"]


def test_the_tiles_of_the_example_have_its_values() -> None:
    example = {"A": 1, "D": 2, "E": 1, "F": 5, "I": 1, "N": 1, "O": 2, "S": 1, "T": 1, "X": 7}
    assert {tile: VALUES[tile] for tile in example} == example
    assert VALUES["*"] == 0
    assert sum(COUNTS.values()) == len(ALL_TILES) == 94


def test_a_run_ends_at_empty_squares_and_at_the_edge() -> None:
    board = put(EMPTY_BOARD, ((square_of(0, c), "A") for c in (0, 1, 2, 4)))
    assert list(run_through(board, square_of(0, 1), 1)) == [0, 1, 2]
    assert list(run_through(board, square_of(0, 3), 1)) == [0, 1, 2, 3, 4]
    assert list(run_through(board, square_of(0, 1), SIZE)) == [1]
    edge = put(EMPTY_BOARD, ((square_of(r, 14), "A") for r in (13, 14)))
    assert list(run_through(edge, square_of(14, 14), SIZE)) == [square_of(13, 14), 224]
    assert list(run_through(edge, square_of(14, 14), 1)) == [224]
    assert list(run_through(put(edge, [(square_of(14, 0), "B")]), 210, 1)) == [210]


def test_tiles_not_seen_are_all_others() -> None:
    assert unseen("") == ALL_TILES
    assert unseen(ALL_TILES) == ""
    assert unseen("Q**") == ALL_TILES.replace("Q", "").replace("**", "", 1)
