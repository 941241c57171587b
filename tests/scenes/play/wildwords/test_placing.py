"""The bubble goes where it hides least."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.wildwords.board import EMPTY, SIZE, put, square_of
from scenes.play.wildwords.placing import Size, best_spot, covered
from tests.scenes.play.wildwords.kit import at, board_with

PICTURE = board_with(
    at("FEND", 7, 4),
    at("STAIN*G", 2, 3, down=True),
    at("*OX", 2, 4, down=True),
    at("RAG", 8, 7, down=True),
    at("PL", 9, 5),
    at("*ET", 9, 8),
)
SKY = [square_of(row, 11) for row in (9, 10, 11)]


def test_in_the_picture_it_stands_left_of_the_last_tile_of_sky():
    found = best_spot([Size(5, 3)], SKY, PICTURE)
    assert found is not None
    spot, _size = found
    assert (spot.row, spot.column, spot.square, spot.tip) == (11, 6, square_of(11, 11), "right")


def test_it_hides_no_tile_where_there_is_a_place_that_hides_none():
    spot, size = best_spot([Size(5, 3), Size(6, 2)], SKY, PICTURE)
    assert all(PICTURE[square] == EMPTY for square in covered(spot, size))


def test_it_leaves_the_squares_free_on_which_the_play_may_go_on():
    play = [square_of(7, column) for column in (5, 6, 7)]
    spot, size = best_spot([Size(5, 3)], play)
    onward = {square_of(7, column) for column in (3, 4, 8, 9)}
    assert not onward & set(covered(spot, size))


def test_nothing_laid_has_no_place():
    assert best_spot([Size(5, 3)], []) is None


def test_what_is_too_large_has_no_place():
    assert best_spot([Size(15, 15)], SKY) is None


@given(
    st.sets(st.integers(0, SIZE * SIZE - 1), max_size=90),
    st.integers(0, SIZE - 1),
    st.integers(0, SIZE - 1),
    st.integers(1, 7),
    st.booleans(),
    st.integers(2, 7),
    st.integers(2, 7),
)
def test_it_never_covers_the_play_and_never_leaves_the_board(
    tiles, row, column, count, down, columns, rows
):
    step = SIZE if down else 1
    room = SIZE - (row if down else column)
    play = [row * SIZE + column + n * step for n in range(min(count, room))]
    board = put("." * SIZE * SIZE, [(square, "A") for square in tiles - set(play)])
    found = best_spot([Size(columns, rows)], play, board)
    if found is None:
        return
    spot, size = found
    below = list(covered(spot, size))
    assert not set(below) & set(play)
    assert 0 <= spot.row <= SIZE - size.rows
    assert 0 <= spot.column <= SIZE - size.columns
    beside = {square for here in below for square in (here + 1, here - 1, here + SIZE, here - SIZE)}
    assert spot.square in beside
