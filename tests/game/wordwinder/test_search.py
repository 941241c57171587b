from __future__ import annotations

import random

import pytest

from game.lexicon.dawg import build_dawg
from game.lexicon.union import own_lexicon
from game.wordwinder.grid import Grid, grid_of
from game.wordwinder.search import all_finds, find_words, path_over, paths_of, spelled

TEXT = """
AT TA TAT TEAT SEAT SEATS TEASE EASE SEE SEES TREE TREES STREET REST TERSE ARE ERA EAR
TEAR RATE RATES STARE TEASER ASSESS TESTS SET SETT SETTEE ATE EAT TEA AREAS
"""
WORDS = sorted(TEXT.split())


def plain_paths(grid: Grid, letters: str, word: str) -> set[tuple[int, ...]]:
    """Every path of a word, by trying each square after each, looked up by row and column."""

    def near(one: int, other: int) -> bool:
        rows, columns = (
            one // grid.width - other // grid.width,
            one % grid.width - other % grid.width,
        )
        return max(abs(rows), abs(columns)) == 1

    paths: list[tuple[int, ...]] = [()]
    for letter in word:
        paths = [
            (*path, square)
            for path in paths
            for square in range(grid.size)
            if letters[square] == letter
            and square not in path
            and (not path or near(path[-1], square))
        ]
    return set(paths)


def random_letters(seed: int, count: int) -> str:
    return "".join(random.Random(seed).choices("SEATR", k=count))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("width", "height"), [(4, 4), (3, 5)])
def test_the_search_finds_what_looking_for_each_word_finds(
    seed: int, width: int, height: int
) -> None:
    grid = grid_of(width, height)
    letters = random_letters(seed, grid.size)
    found = find_words(grid, letters, build_dawg(WORDS))
    expected = {
        (grid.mask(path), word) for word in WORDS for path in plain_paths(grid, letters, word)
    }
    assert set(found) == expected
    assert len(found) == len(expected)
    assert found


@pytest.mark.parametrize("seed", range(8))
def test_all_paths_of_a_word_are_found_once_each(seed: int) -> None:
    grid = grid_of(4, 4)
    letters = random_letters(seed, grid.size)
    for word in WORDS:
        paths = list(paths_of(grid, letters, word, grid.full))
        assert set(paths) == plain_paths(grid, letters, word)
        assert len(set(paths)) == len(paths)


def test_paths_keep_within_the_squares_that_are_open() -> None:
    grid = grid_of(3, 1)
    assert list(paths_of(grid, "TAT", "AT", grid.full)) == [(1, 0), (1, 2)]
    assert list(paths_of(grid, "TAT", "AT", grid.mask([1, 2]))) == [(1, 2)]
    assert list(paths_of(grid, "TAT", "", grid.full)) == []
    assert list(paths_of(grid, "TAT", "TATA", grid.full)) == []


def test_a_word_without_a_path_is_seen_at_once_on_a_board_of_one_letter() -> None:
    grid = grid_of(16, 16)
    assert next(paths_of(grid, "E" * 256, "E" * 40 + "T", grid.full), None) is None


def test_every_find_has_a_path_that_spells_it() -> None:
    lexicon = own_lexicon(WORDS)
    letters = random_letters(3, 64)
    grid = grid_of(8, 8)
    for find in all_finds(letters, 8, lexicon):
        path = path_over(grid, letters, find)
        assert (grid.mask(path), spelled(letters, path)) == find
    with pytest.raises(ValueError, match="is not on these squares"):
        path_over(grid, letters, (3, "ZOO"))


def test_a_board_is_searched_once() -> None:
    lexicon = own_lexicon(WORDS)
    letters = random_letters(1, 64)
    assert all_finds(letters, 8, lexicon) is all_finds(letters, 8, own_lexicon(WORDS))
