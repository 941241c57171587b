"""The play generator against brute force: the same plays, none lost, none false, same scores."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random

import pytest

from game.lexicon.automaton import PatternAutomaton
from game.lexicon.dawg import build_dawg
from game.lexicon.union import own_lexicon
from game.wildwords import generator
from game.wildwords.board import ALL_TILES, EMPTY, EMPTY_BOARD, LAYOUT, put, square_of, symbol_on
from game.wildwords.generator import Best, Generator, Wanted, generator_of
from game.wildwords.hand import ANY, Hand, Play, placed_of
from game.wildwords.laying import check_lay
from game.wildwords.moves import Placed
from game.wildwords.scoring import scored
from game.wildwords.slots import Position
from tests.game.wildwords.brute import Brute, Found, matches, plain_score
from tests.game.wildwords.kit import BOOK_WORDS, at, board_with
from tests.game.wildwords.positions import SMALL, hash_of, small_generator, walks, with_placed

WORDS = tuple(sorted(sorted(SMALL.words(), key=hash_of)[:220]))
BRUTE = Brute(WORDS)
GENERATOR = Generator(PatternAutomaton(build_dawg(WORDS)))


def board_of(random: Random, plays: int, falsified: int) -> str:
    """A board after that many honest plays; then some of its tiles are exchanged for others."""
    board = EMPTY_BOARD
    for _ in range(plays):
        tray = "".join(random.sample(ALL_TILES, 7))
        found = GENERATOR.best(Position(board, tray), Wanted(10)).plays
        if found:
            board = with_placed(board, placed_of(random.choice(found), tray))
    taken = [square for square, symbol in enumerate(board) if symbol != EMPTY]
    for square in random.sample(taken, min(falsified, len(taken))):
        board = put(board, [(square, random.choice("QXVJ*"))])
    return board


def position_of(seed: int) -> Position:
    """A position with 0-7 plays, 0-3 false tiles, a tray of 3-5 tiles with 0-3 asterisks."""
    random = Random(f"position {seed}")
    board = board_of(random, plays=seed % 8, falsified=seed % 4 if seed % 2 else 0)
    stars = seed % 4
    letters = [tile for tile in ALL_TILES if tile != "*"]
    size = 3 + seed % 2 + (seed % 20 == 7)
    tray = "*" * min(stars, size) + "".join(random.sample(letters, max(0, size - stars)))
    return Position(board, tray, limit=5 if seed % 9 == 8 else None)


def as_found(plays: list[Play]) -> Found:
    found = {(play.squares, play.tiles): play.score for play in plays}
    assert len(found) == len(plays)
    return found


@cache
def expected_in(seed: int) -> Found:
    return BRUTE.plays(position_of(seed))


@pytest.mark.parametrize("seed", range(52))
def test_it_finds_what_brute_force_finds(seed: int) -> None:
    position = position_of(seed)
    expected = expected_in(seed)
    assert as_found(GENERATOR.all(position)) == expected
    scores = sorted(expected.values(), reverse=True)
    for most in (1, 20):
        best = GENERATOR.best(position, Wanted(most))
        assert best.proven
        assert [play.score for play in best.plays] == scores[:most]
        assert as_found(list(best.plays)).items() <= expected.items()


def test_the_positions_try_what_is_hard() -> None:
    positions = [position_of(seed) for seed in range(52)]
    plays = [expected_in(seed) for seed in range(52)]
    assert any(position.board == EMPTY_BOARD for position in positions)
    assert sum(len(found) for found in plays) > 1_000
    assert any(ANY in tiles for found in plays for _, tiles in found)
    kinds = {LAYOUT[square] for found in plays for squares, _ in found for square in squares}
    assert kinds == set("TDtd*-.")
    assert {position.tray.count("*") for position in positions} == {0, 1, 2, 3}


@pytest.mark.parametrize("tray", ["EEEEEE*", "*******", "EEEESSS", "TTTTTEE"])
def test_seven_tiles_and_the_bonus(tray: str) -> None:
    board = board_with(at("S", 7, 7), at("E", 7, 8))
    for limit in (None, 6):
        position = Position(board, tray, limit)
        expected = BRUTE.plays(position)
        assert as_found(GENERATOR.all(position)) == expected
        best = GENERATOR.best(position, Wanted(20))
        top = sorted(expected.values(), reverse=True)[:20]
        assert [play.score for play in best.plays] == top


def test_scores_are_those_of_the_four_steps() -> None:
    tried = 0
    for position, plays in walks("steps", count=30):
        for play in plays:
            placed = placed_of(play, position.tray)
            symbols = {one.square: symbol_on(one.square, one.tile) for one in placed}
            checked = check_lay(position.board, position.tray, placed)
            assert checked.score == play.score == plain_score(position.board, symbols)
            tried += 1
    assert tried > 500


def test_every_play_is_honest() -> None:
    words = SMALL.words()
    for position, plays in walks("honest", count=6):
        for play in plays[:5]:
            patterns = scored(position.board, placed_of(play, position.tray)).patterns
            assert all(any(matches(p.text, word) for word in words) for p in patterns)


def test_the_plays_of_the_source_are_found() -> None:
    finder = Generator(PatternAutomaton(build_dawg(BOOK_WORDS.words())))
    first = finder.best(Position(EMPTY_BOARD, "FENDAEI"), Wanted(200))
    across = tuple(square_of(7, column) for column in (4, 5, 6, 7))
    assert Play(28, across, "FEND") in first.plays
    board = board_with(at("FEND", 7, 4))
    second = finder.all(Position(board, "STAIN*G"))
    down = tuple(square_of(row, 3) for row in range(2, 9))
    assert Play(37, down, "STAI?*?") in second


def test_the_number_of_tiles_can_be_asked_for() -> None:
    for position, _ in walks("sizes", count=6):
        every = small_generator().all(position)
        for tiles in (range(1, 7), range(7, 8), range(2, 3)):
            scores = sorted((p.score for p in every if len(p.squares) in tiles), reverse=True)
            best = small_generator().best(position, Wanted(5, tiles))
            assert [play.score for play in best.plays] == scores[:5]


def test_asterisks_can_be_given_a_price() -> None:
    position = next(p for p, _ in walks("price", count=9) if "*" in p.tray)
    finder = small_generator()

    def worth(play: Play) -> int:
        placed = placed_of(play, position.tray)
        return play.score - 16 * sum(one.tile == "*" for one in placed)

    every = sorted(map(worth, finder.all(position)), reverse=True)
    best = finder.best(position, Wanted(10, wild_cost=16)).plays
    assert [worth(play) for play in best] == every[:10]


def test_a_search_cut_short_gives_a_legal_play_and_says_so() -> None:
    position, plays = next(pair for pair in walks("short", count=4) if pair[1])
    for looks in (1, 2, 5, 40):
        left = count(looks, -1)
        best = small_generator().best(position, Wanted(20), lambda left=left: next(left) <= 0)
        assert isinstance(best, Best)
        assert best.proven is False or looks == 40
        for play in best.plays:
            check_lay(position.board, position.tray, placed_of(play, position.tray))
    assert small_generator().best(position, Wanted(20), lambda: True) == Best((), False)
    assert small_generator().best(position, Wanted(20)).plays == plays


def test_a_play_is_in_hand_after_few_looks() -> None:
    for position, plays in walks("early", count=20):
        left = count(60, -1)
        best = small_generator().best(position, Wanted(20), lambda left=left: next(left) <= 0)
        assert bool(best.plays) == bool(plays)


def test_nothing_is_found_without_tiles_or_words() -> None:
    nothing = Generator(PatternAutomaton(build_dawg(())))
    board = board_with(at("FEND", 7, 4))
    assert nothing.best(Position(board, "ABC*")) == Best((), True)
    assert nothing.all(Position(board, "ABC*")) == []
    assert GENERATOR.best(Position(board, "")) == Best((), True)
    assert GENERATOR.best(Position("E" * 225, "ABC*")) == Best((), True)


def test_a_forgotten_automaton_finds_the_same() -> None:
    for position, plays in walks("forgotten", count=5):
        finder = Generator(PatternAutomaton(build_dawg(SMALL.words())))
        assert finder.best(position, Wanted(20)).plays == plays
        finder.automaton.trim(0)
        assert finder.best(position, Wanted(20)).plays == plays


def test_a_hand_names_each_different_tile_once() -> None:
    hand = Hand("EQE*")
    assert hand.tiles == "QEE*"
    assert [choice.name for choice in hand.choices[hand.whole]] == ["Q", "E", "*"]
    assert hand.values[hand.whole] == (9, 1, 1, 0)
    assert [choice.name for choice in hand.wild[0b0101]] == [ANY]


def test_the_tiles_left_over_turn_wild_the_asterisk_last() -> None:
    wild, plain = square_of(7, 8), square_of(7, 9)
    play = Play(0, (wild, plain), "?E")
    tiles = [one.tile for one in placed_of(play, "E*Q")]
    assert tiles == ["Q", "E"]
    assert [one.tile for one in placed_of(play, "E*")] == ["*", "E"]
    assert placed_of(play, "E*")[0] == Placed(7, 8, "*")


def test_generators_kept_make_room_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicons = [own_lexicon(SMALL.words()[start::7]) for start in range(6)]
    position = Position(board_with(at("FEND", 7, 4)), "AEINS*T")
    first = generator_of(lexicons[0])
    plays = first.best(position, Wanted(3))
    held = first.automaton.held
    assert generator_of(lexicons[0]) is first
    monkeypatch.setattr(generator, "MOST_HELD", held)
    for lexicon in lexicons[1:3]:
        generator_of(lexicon).best(position, Wanted(3))
    generator_of(lexicons[2])
    assert first.automaton.held < held
    assert first.best(position, Wanted(3)) == plays
    for lexicon in lexicons[3:]:
        generator_of(lexicon)
    assert generator_of(lexicons[0]) is not first
