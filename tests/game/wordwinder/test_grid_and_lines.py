from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.wordwinder.grid import Grid, grid_of
from game.wordwinder.lines import Aim, aims, grown, joins, squares_to_go, winning_line

SIZES = [(1, 1), (4, 4), (8, 32), (12, 20), (16, 16), (5, 3)]

boards = st.tuples(st.integers(1, 9), st.integers(1, 9)).flatmap(
    lambda size: st.tuples(
        st.just(grid_of(*size)),
        st.text(".01", min_size=size[0] * size[1], max_size=size[0] * size[1]),
    )
)


def plain_neighbours(grid: Grid, square: int) -> set[int]:
    row, column = divmod(square, grid.width)
    return {
        r * grid.width + c
        for r in range(max(0, row - 1), min(grid.height, row + 2))
        for c in range(max(0, column - 1), min(grid.width, column + 2))
    } - {square}


def plain_flood(grid: Grid, seeds: set[int], own: set[int]) -> set[int]:
    reached, todo = set(seeds), list(seeds)
    while todo:
        for neighbour in plain_neighbours(grid, todo.pop()) & own - reached:
            reached.add(neighbour)
            todo.append(neighbour)
    return reached


def plain_joins(grid: Grid, chips: str, mark: str, *, down: bool) -> bool:
    own = {square for square, chip in enumerate(chips) if chip == mark}
    last = (grid.height if down else grid.width) - 1
    place = [square // grid.width if down else square % grid.width for square in range(grid.size)]
    reached = plain_flood(grid, {square for square in own if place[square] == 0}, own)
    return any(place[square] == last for square in reached)


def plain_squares_to_go(grid: Grid, chips: str, aim: Aim) -> int | None:
    """Cheapest-first search, a square at a time."""
    cost = {"0": 0, ".": 1}
    start, goal = set(grid.squares(aim.start)), set(grid.squares(aim.goal))
    best = {square: cost[chips[square]] for square in start if chips[square] != "1"}
    todo = set(best)
    while todo:
        square = min(todo, key=best.__getitem__)
        todo.remove(square)
        if square in goal:
            return best[square]
        for near in plain_neighbours(grid, square):
            if chips[near] != "1" and best[square] + cost[chips[near]] < best.get(near, 999):
                best[near] = best[square] + cost[chips[near]]
                todo.add(near)
    return None


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_neighbours_are_the_eight_around_and_none_beyond_an_edge(width: int, height: int) -> None:
    grid = Grid(width, height)
    for square in range(grid.size):
        assert set(grid.neighbours[square]) == plain_neighbours(grid, square)


@given(boards)
def test_a_mask_holds_exactly_the_marked_squares(board: tuple[Grid, str]) -> None:
    grid, chips = board
    squares = [square for square, chip in enumerate(chips) if chip == "0"]
    mask = grid.marked(chips, "0")
    assert mask == grid.mask(squares)
    assert grid.squares(mask) == squares


@given(boards)
def test_spreading_reaches_the_squares_and_their_neighbours(board: tuple[Grid, str]) -> None:
    grid, chips = board
    mask = grid.marked(chips, "0")
    squares = set(grid.squares(mask))
    around = squares.union(*(plain_neighbours(grid, square) for square in squares))
    assert set(grid.squares(grid.spread(mask))) == around


@given(boards)
def test_a_line_is_what_a_plain_flood_finds(board: tuple[Grid, str]) -> None:
    grid, chips = board
    own = grid.marked(chips, "0")
    across, down = aims(grid, racing=False)
    assert joins(grid, own, across) == plain_joins(grid, chips, "0", down=False)
    assert joins(grid, own, down) == plain_joins(grid, chips, "0", down=True)
    assert aims(grid, racing=True) == (down,)


@given(boards, st.data())
def test_growing_takes_all_that_hangs_together(
    board: tuple[Grid, str], data: st.DataObject
) -> None:
    grid, chips = board
    seeds = set(data.draw(st.lists(st.integers(0, grid.size - 1), max_size=3)))
    own = grid.marked(chips, "0")
    reached = plain_flood(grid, seeds, set(grid.squares(own)))
    assert set(grid.squares(grown(grid, grid.mask(seeds), own))) == reached


@given(boards)
def test_squares_to_go_is_the_cheapest_way(board: tuple[Grid, str]) -> None:
    grid, chips = board
    own, free = grid.marked(chips, "0"), grid.marked(chips, ".")
    for aim in aims(grid, racing=False):
        assert squares_to_go(grid, own, free, aim) == plain_squares_to_go(grid, chips, aim)


@given(boards)
def test_a_winning_line_runs_unbroken_over_own_squares(board: tuple[Grid, str]) -> None:
    grid, chips = board
    own = grid.marked(chips, "0")
    for aim in aims(grid, racing=False):
        line = winning_line(grid, own, aim)
        assert bool(line) == joins(grid, own, aim)
        if line:
            assert grid.bits[line[0]] & aim.start
            assert grid.bits[line[-1]] & aim.goal
        assert all(chips[square] == "0" for square in line)
        assert all(b in grid.neighbours[a] for a, b in pairwise(line))
        assert len(set(line)) == len(line)


def test_a_line_slips_between_chips_that_touch_by_corners_only() -> None:
    grid = grid_of(4, 4)
    across, down = aims(grid, racing=False)
    corners = "1.........1....."
    assert joins(grid, grid.marked("1....1....1....1", "1"), down)
    diagonal = grid.marked("1....1....1....1", ".")
    assert squares_to_go(grid, 0, diagonal, across) == 4
    assert squares_to_go(grid, 0, diagonal, down) == 4
    stairs = grid.marked("11...11...11...1", ".")
    assert squares_to_go(grid, 0, stairs, across) is None
    assert squares_to_go(grid, 0, stairs, down) is None
    assert squares_to_go(grid, 0, grid.marked(corners, "."), across) == 4
