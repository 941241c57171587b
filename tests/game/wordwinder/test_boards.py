from __future__ import annotations

import math
from collections import Counter
from functools import cache
from statistics import mean

import pytest

from game.contract import pick
from game.engine import SeededChance
from game.lexicon.dawg import Dawg, build_dawg
from game.library import asset, load_lexicon
from game.wordwinder.boards import (
    BROAD,
    LONG,
    SQUARE,
    GameId,
    Pattern,
    deal,
    face_orders,
    letters_of,
    pattern_of,
    possible_layouts,
    read_faces,
)
from game.wordwinder.grid import grid_of
from game.wordwinder.search import find_words, paths_of

FACES = read_faces(asset("faces", "faces.txt"))


@cache
def common() -> Dawg:
    return build_dawg(load_lexicon(["pocket"]).words())


def words_on(letters: str, width: int) -> set[str]:
    grid = grid_of(width, len(letters) // width)
    return {word for _, word in find_words(grid, letters, common())}


def test_there_are_32_different_faces_of_16_letters() -> None:
    assert len(set(FACES)) == 32
    assert all(len(face) == 16 and face.isalpha() and face.isupper() for face in FACES)


def test_letters_are_as_frequent_as_in_the_dictionary() -> None:
    wanted = Counter("".join(load_lexicon(["pocket"]).words()))
    ours = Counter("".join(FACES))
    for letter, count in wanted.items():
        assert abs(ours[letter] - 512 * count / wanted.total()) <= 1, letter


@pytest.mark.parametrize("face", FACES)
def test_every_face_meets_the_demands(face: str) -> None:
    grid = grid_of(4, 4)
    endings = [e for e in ("ING", "ED", "ER") if any(paths_of(grid, face, e, grid.full))]
    assert endings
    assert set(face) & set("AEIOU")
    assert any(len(word) >= 4 for word in words_on(face, 4))
    for square, letter in enumerate(face):
        if letter == "Q":
            assert "U" in {face[n] for n in grid.neighbours[square]}


def test_the_mean_square_board_holds_at_least_3000_common_words() -> None:
    counts = [
        len(words_on(letters_of(FACES, deal(SQUARE, SeededChance(str(n), 0)), SQUARE), 16))
        for n in range(10)
    ]
    assert mean(counts) >= 3000
    assert min(counts) >= 2700


@pytest.mark.parametrize(
    ("game", "sides", "pattern", "size"),
    [
        ("sidewinder", 2, SQUARE, (16, 16)),
        ("sidewinder", 3, SQUARE, (16, 16)),
        ("racewinder", 2, LONG, (8, 32)),
        ("racewinder", 3, BROAD, (12, 20)),
        ("giantwinder", 2, SQUARE, (16, 16)),
        ("giantwinder", 3, SQUARE, (16, 16)),
    ],
)
def test_each_game_has_its_pattern(
    game: GameId, sides: int, pattern: Pattern, size: tuple[int, int]
) -> None:
    assert pattern_of(game, sides) == pattern
    assert (pattern.width, pattern.height) == size


@pytest.mark.parametrize("pattern", [SQUARE, LONG, BROAD])
def test_a_deal_takes_each_tile_at_most_once_on_either_side(pattern: Pattern) -> None:
    seen: set[int] = set()
    for seed in range(60):
        layout = deal(pattern, SeededChance(str(seed), 0))
        assert len(layout) == pattern.tiles
        assert len({face // 2 for face in layout}) == pattern.tiles
        seen.update(layout)
    assert seen == set(range(32))


@pytest.mark.parametrize("pattern", [SQUARE, LONG, BROAD])
def test_tiles_lie_upright_in_their_places(pattern: Pattern) -> None:
    layout = deal(pattern, SeededChance("any", 0))
    letters = letters_of(FACES, layout, pattern)
    assert len(letters) == pattern.width * pattern.height
    chance = SeededChance("squares", 0)
    for _ in range(50):
        row, column = chance.below(pattern.height), chance.below(pattern.width)
        face = FACES[layout[row // 4 * pattern.across + column // 4]]
        assert letters[row * pattern.width + column] == face[row % 4 * 4 + column % 4]


def test_the_numbers_of_layouts() -> None:
    assert f"{face_orders():,}" == "263,130,836,933,693,530,167,218,012,160,000,000"
    assert face_orders() == math.prod(range(1, 33))
    assert possible_layouts() == math.prod(range(1, 17)) * 65536


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("A", "a", 1),
        lambda text: text.rsplit("\n", 2)[0],
        lambda text: text + "ABCD EFGH IJKL MNOP\n",
        lambda text: text[:-20] + text[-20:].replace(" ", ""),
        lambda text: text.replace("E", "é", 1),
    ],
)
def test_damaged_faces_are_noticed(spoil: object) -> None:
    assert callable(spoil)
    text = asset("faces", "faces.txt").decode()
    with pytest.raises(ValueError, match=r"faces|ascii"):
        read_faces(spoil(text).encode())


def test_the_deal_draws_from_chance_alone() -> None:
    again = [deal(LONG, SeededChance("same", 0)) for _ in range(2)]
    assert again[0] == again[1]
    assert pick(SeededChance("x", 0), again) == again[0]
