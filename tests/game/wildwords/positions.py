"""Positions of seeded matches over a small dictionary, quick enough for many trials."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from game.lexicon.automaton import PatternAutomaton
from game.lexicon.dawg import build_dawg
from game.lexicon.union import UnionLexicon, own_lexicon
from game.library import load_lexicon
from game.wildwords.board import ALL_TILES, EMPTY_BOARD, TRAY, put, symbol_on, without
from game.wildwords.generator import Generator, Wanted
from game.wildwords.hand import Play, placed_of
from game.wildwords.moves import Placed
from game.wildwords.slots import Position

SMALL_WORDS = 2_000


def _small() -> UnionLexicon:
    """Some thousand words of all lengths, the commonest first."""
    pocket = load_lexicon(["pocket"])
    words = sorted(pocket.words(), key=lambda word: (pocket.size_of(word), hash_of(word)))
    return own_lexicon(words[:SMALL_WORDS])


def hash_of(word: str) -> int:
    """A number that scatters words and is the same in every run."""
    number = 0
    for letter in word:
        number = (number * 131 + ord(letter)) % 1_000_003
    return number


SMALL = _small()


@cache
def small_generator() -> Generator:
    """The generator over the small dictionary."""
    return Generator(PatternAutomaton(build_dawg(SMALL.words())))


def walks(seed: str, count: int, among: int = 20) -> Iterator[tuple[Position, tuple[Play, ...]]]:
    """So many positions of seeded matches, each with its best plays; one of them is then played."""
    random = Random(seed)
    board, pot = EMPTY_BOARD, _pot(random)
    for _ in range(count):
        position, plays = _look(board, pot, among)
        while not plays or len(pot) < 2 * TRAY:
            board, pot = EMPTY_BOARD, _pot(random)
            position, plays = _look(board, pot, among)
        yield position, plays
        placed = placed_of(random.choice(plays), position.tray)
        board = with_placed(board, placed)
        pot = [*without(position.tray, [one.tile for one in placed]), *pot[TRAY:]]


def _look(board: str, pot: list[str], among: int) -> tuple[Position, tuple[Play, ...]]:
    position = Position(board, "".join(pot[:TRAY]))
    return position, small_generator().best(position, Wanted(among)).plays


def with_placed(board: str, placed: tuple[Placed, ...]) -> str:
    """The board after a play."""
    return put(board, ((one.square, symbol_on(one.square, one.tile)) for one in placed))


def _pot(random: Random) -> list[str]:
    return random.sample(ALL_TILES, len(ALL_TILES))
