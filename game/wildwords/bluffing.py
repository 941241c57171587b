"""Bluffs: plays whose patterns look like English though no word fits one of them.

Source: rule book WildWords, The computer player, and More that players asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.contract import Chance, Lexicon, Stopped, never
from game.lexicon.automaton import DEAD, STAR, symbols
from game.wildwords.board import WILD
from game.wildwords.generator import Generator, Wanted
from game.wildwords.hand import Play, placed_of
from game.wildwords.levels import happens
from game.wildwords.scoring import scored
from game.wildwords.slots import Position
from game.wildwords.views import WildView
from game.wildwords.words import bluffs

_ONE_IN_EIGHT = 125
_APART = 7
"""So many plays lie between two bluffs."""

LEAST_GAIN = 15

_LOOKED_AT = 30
_COMMON_SIZE = 50
_OFTEN = 12
"""Three letters in a row look like English when so many common words have them."""

_EDGE = STAR + 1
"""Stands for the beginning and the end of a word."""

_CONTEXTS = _EDGE + 1


class Trigrams:
    """An automaton of patterns in which all fixed letters that follow each other look like words.

    A state is the last two symbols; a wild tile goes with everything.
    """

    held = 0

    def __init__(self, words: Iterable[str]) -> None:
        counts = Counter[tuple[int, int, int]]()
        for word in words:
            read = (_EDGE, *symbols(word), _EDGE)
            counts.update(zip(read, read[1:], read[2:], strict=False))
        often = {trigram for trigram, count in counts.items() if count >= _OFTEN}
        self._numbers: dict[tuple[int, int], int] = {}
        self._contexts: list[tuple[int, int]] = [(STAR, STAR), (_EDGE, _EDGE)]
        self._contexts += [(a, b) for a in range(_CONTEXTS) for b in range(STAR + 1)]
        for number, context in enumerate(self._contexts[2:], 2):
            self._numbers[context] = number
        self.accepting = [state != DEAD and self._may_end(state, often) for state in self._all]
        self.rows = [[self._next(state, s, often) for s in range(STAR + 1)] for state in self._all]
        self._endings = [sum(self.accepting[t] << s for s, t in enumerate(r)) for r in self.rows]

    @property
    def _all(self) -> range:
        return range(len(self._contexts))

    def step(self, state: int, symbol: int) -> int:
        """The state after one more symbol."""
        return self.rows[state][symbol]

    def run(self, state: int, sequence: Iterable[int]) -> int:
        """The state after several more symbols."""
        for symbol in sequence:
            state = self.rows[state][symbol]
        return state

    def ending(self, state: int) -> int:
        """The mask of the symbols that lead from here to a state that accepts."""
        return self._endings[state]

    def trim(self, most: int) -> bool:
        """Nothing can be forgotten: there are few states."""
        del most
        return False

    def _next(self, state: int, symbol: int, often: set[tuple[int, int, int]]) -> int:
        if state == DEAD:
            return DEAD
        first, second = self._contexts[state]
        known = STAR not in (first, second, symbol) and (first, second) != (_EDGE, _EDGE)
        if known and (first, second, symbol) not in often:
            return DEAD
        return self._numbers[second, symbol]

    def _may_end(self, state: int, often: set[tuple[int, int, int]]) -> bool:
        first, second = self._contexts[state]
        return STAR in (first, second) or (first, second, _EDGE) in often


@lru_cache(maxsize=2)
def english_of(lexicon: Lexicon) -> Generator:
    """A generator of plays that look like the common words of a lexicon."""
    return Generator(Trigrams(lexicon.vocabulary(_COMMON_SIZE).words()))


def bluff_for(view: WildView, honest: int, chance: Chance, stopped: Stopped) -> Play | None:
    """A bluff that gains enough over the best honest score, if this is a turn for one."""
    if not happens(chance, _ONE_IN_EIGHT) or not _dares(view):
        return None
    position = Position(view.board, view.tray, view.pattern_limit)
    found = best_bluffs(position, view.setup.lexicon, _LOOKED_AT, stopped)
    return next((play for play in found if play.score >= honest + LEAST_GAIN), None)


def best_bluffs(
    position: Position, lexicon: Lexicon, among: int, stopped: Stopped = never
) -> Sequence[Play]:
    """Of the best plays that look like English those that are none, best first.

    A pattern that no word fits always holds a wild tile: a plain non-word fools nobody.
    """
    plays = english_of(lexicon).best(position, Wanted(among), stopped).plays
    return [
        play
        for play in plays
        if (false := _false_patterns(position, play, lexicon)) and all(WILD in p for p in false)
    ]


def is_bluff(position: Position, play: Play, lexicon: Lexicon) -> bool:
    """Whether no word fits one of the patterns that the play makes."""
    return bool(_false_patterns(position, play, lexicon))


def _false_patterns(position: Position, play: Play, lexicon: Lexicon) -> tuple[str, ...]:
    patterns = scored(position.board, placed_of(play, position.tray)).patterns
    return bluffs((pattern.text for pattern in patterns), lexicon)


def _dares(view: WildView) -> bool:
    """Bluffing is allowed, there is a pot, it was never caught, and its last plays were honest."""
    if view.setup.options["bluffs"] is not True or not view.pot:
        return False
    own = [line for line in view.sheet if line.seat == view.viewer and line.patterns]
    if any(line.kind == "taken_back" for line in own):
        return False
    recent = (pattern.text for line in own[-_APART:] for pattern in line.patterns)
    return not bluffs(recent, view.setup.lexicon)
