"""The play generator: all plays of a position, or the best of them, each honest and exact.

A tile on a Turn-To-Wild square is the same to the board whichever it is, so plays that differ
only there are one: such a tile is written `?`, any tile that the play leaves over.

The best plays are found by branch and bound over *slots*, a start and a number of new squares:
with the squares' weights and the tiles' values both in falling order, the sum of their products
is the most that any way to fill the slot can score.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappush, heapreplace
from operator import mul
from typing import NamedTuple

from game.contract import Lexicon, Stopped, never
from game.lexicon.automaton import DEAD, START, UNKNOWN, automaton_of
from game.wildwords.board import TRAY, WILD
from game.wildwords.hand import ANY, Hand, Play
from game.wildwords.slots import Automaton, Crossings, Position, Start, starts

ANY_NUMBER = range(1, TRAY + 1)

MOST_HELD = 112 * 2**20
"""Bytes that the states of all automata together may keep from one move to the next."""

MOST_HELD_FOR_ALL = 2 * MOST_HELD

MOST_GENERATORS = 4

_CHECK_EVERY = 256
"""So many tiles are tried between two looks at whether to stop."""

_QUICK = 2
"""Slots of so few squares are searched first, so that a play is in hand early."""


class Best(NamedTuple):
    """The best plays, best first; `proven` says that there are no better ones."""

    plays: tuple[Play, ...]
    proven: bool


class Wanted(NamedTuple):
    """Which plays are asked for.

    Of at most `most` plays of a number of tiles in `tiles`, those of the highest score less
    `wild_cost` for each asterisk that leaves the tray.
    """

    most: int = 1
    tiles: range = ANY_NUMBER
    wild_cost: int = 0


class Generator:
    """Finds plays over one automaton of words. Trays have at most seven tiles."""

    def __init__(self, automaton: Automaton) -> None:
        self.automaton = automaton
        self._crossings = Crossings(automaton)

    def best(
        self, position: Position, wanted: Wanted | None = None, stopped: Stopped = never
    ) -> Best:
        """The best plays; if `stopped` before the end, the best ones found so far."""
        self.automaton.trim(MOST_HELD)
        search = _BestSearch(self.automaton, position, wanted or Wanted(), stopped)
        return search.run(starts(position, self._crossings))

    def all(self, position: Position) -> list[Play]:
        """Every play, in no particular order."""
        self.automaton.trim(MOST_HELD_FOR_ALL)
        hand = Hand(position.tray)
        found: list[Play] = []
        for start in starts(position, self._crossings):
            _fill_start(self.automaton, hand, start, found)
        return found


class _Shelf:
    """The generators in use, the one asked for last at the end; together they stay in bounds."""

    def __init__(self) -> None:
        self._kept: dict[Lexicon, Generator] = {}

    def take(self, lexicon: Lexicon) -> Generator:
        """The generator of a lexicon, made if it isn't there."""
        generator = self._kept.pop(lexicon, None)
        if generator is None:
            generator = Generator(automaton_of(lexicon))
        self._kept[lexicon] = generator
        if len(self._kept) > MOST_GENERATORS:
            self._kept.pop(next(iter(self._kept))).automaton.trim(0)
        self._make_room()
        return generator

    def _make_room(self) -> None:
        """Let those forget that were not used for longest."""
        held = sum(generator.automaton.held for generator in self._kept.values())
        for generator in self._kept.values():
            if held <= MOST_HELD:
                return
            held -= generator.automaton.held
            generator.automaton.trim(0)


_shelf = _Shelf()


def generator_of(lexicon: Lexicon) -> Generator:
    """The generator of a lexicon; the last ones are kept. Takes some tenths of a second to make."""
    return _shelf.take(lexicon)


def _fill_start(automaton: Automaton, hand: Hand, start: Start, found: list[Play]) -> None:
    """Add all plays from a start to `found`, depth first."""
    rows, step, run, accepting = automaton.rows, automaton.step, automaton.run, automaton.accepting
    squares, before, runs, masks, letter, cross, ends = start
    ending = automaton.ending
    last = len(squares) - 1
    choices = hand.choices_on(start)

    def fill(depth: int, state: int, part: int, text: str, along: int, across: int) -> None:
        row, allowed, behind, end = rows[state], masks[depth], runs[depth], ends[depth]
        leaf = depth == last and not behind
        if leaf:
            allowed &= ending(state)
        for symbol, name, value, rest in choices[depth][part]:
            if not allowed >> symbol & 1:
                continue
            main, side = along + value * letter[depth], across + value * cross[depth]
            target = START if leaf else row[symbol]
            if target == UNKNOWN:
                target = step(state, symbol)
            if behind:
                target = run(target, behind)
            if target == DEAD:
                continue
            if end is not None and (leaf or accepting[target]):
                score = end.constant + end.factor * main + side
                found.append(Play(score, squares[: depth + 1], text + name))
            if depth < last:
                fill(depth + 1, target, rest, text + name, main, side)

    fill(0, run(START, before), hand.whole, "", 0, 0)


class _Halted(Exception):
    """Raised inside a search that was told to stop."""


class _Slot(NamedTuple):
    """A start with a number of new squares, and the most a play in it can score."""

    bound: int
    size: int
    start: Start
    weights: tuple[int, ...]
    constant: int


class _BestSearch:
    """Branch and bound over the slots of a position."""

    def __init__(
        self, automaton: Automaton, position: Position, wanted: Wanted, stopped: Stopped
    ) -> None:
        self.automaton = automaton
        self.hand = Hand(position.tray)
        self.wanted = wanted
        self.stopped = stopped
        self.tried = 0
        self.found: list[tuple[int, int, Play]] = []
        """A heap of worth, minus the order of finding, and play; the worst of them on top."""
        self.floor = -(1 << 30)
        """What a play must be worth more than."""

    def run(self, all_starts: Iterable[Start]) -> Best:
        """Search slot after slot, the most promising first, until no other can hold a better."""
        try:
            left = self._after_first(self._slots_left(all_starts))
            for slot in sorted(left, key=lambda slot: -slot.bound):
                if slot.bound <= self.floor:
                    break
                self._look_up()
                self._search(slot)
        except _Halted:
            return Best(self._plays(), proven=False)
        return Best(self._plays(), proven=True)

    def _slots_left(self, all_starts: Iterable[Start]) -> list[_Slot]:
        """All slots but those small ones that are searched at once until there is a play."""
        left: list[_Slot] = []
        for start in all_starts:
            self._look_up()
            for slot in self._slots(start):
                if self.found or slot.size > _QUICK:
                    left.append(slot)
                else:
                    self._search(slot)
        return left

    def _after_first(self, slots: list[_Slot]) -> list[_Slot]:
        """The slots left once those of few squares have been searched for a first play."""
        smallest_last = sorted(slots, key=lambda slot: -slot.size)
        while smallest_last and not self.found:
            self._look_up()
            self._search(smallest_last.pop())
        return smallest_last

    def _plays(self) -> tuple[Play, ...]:
        ranked = sorted(self.found, key=lambda one: (-one[0], -one[2].score, one[2][1:]))
        return tuple(play for _, _, play in ranked)

    def _slots(self, start: Start) -> Iterator[_Slot]:
        values = self.hand.values[self.hand.whole]
        for size, end in enumerate(start.ends, 1):
            if end is not None and size in self.wanted.tiles:
                pairs = zip(start.letter[:size], start.cross, strict=False)
                weights = tuple(letter * end.factor + cross for letter, cross in pairs)
                most = sum(map(mul, sorted(weights, reverse=True), values))
                yield _Slot(end.constant + most, size, start, weights, end.constant)

    def _look_up(self) -> None:
        if self.stopped():
            raise _Halted

    def _found(self, play: Play, left: int) -> None:
        """Keep a play if it is worth more than the worst of those kept."""
        worth = play.score
        if self.wanted.wild_cost:
            worth -= self.wanted.wild_cost * self._wilds_spent(play, left)
        if worth <= self.floor:
            return
        self.tried += 1
        item = (worth, -self.tried, play)
        if len(self.found) < self.wanted.most:
            heappush(self.found, item)
        else:
            heapreplace(self.found, item)
        if len(self.found) == self.wanted.most:
            self.floor = self.found[0][0]

    def _wilds_spent(self, play: Play, left: int) -> int:
        """How many asterisks leave the tray; other tiles are turned face down first."""
        rest = self.hand.tiles_in(left)
        letters = len(rest) - rest.count(WILD)
        return play.tiles.count(WILD) + max(0, play.tiles.count(ANY) - letters)

    def _search(self, slot: _Slot) -> None:
        """Fill the squares of a slot from the left, tiles of high value first."""
        automaton, start, last = self.automaton, slot.start, slot.size - 1
        rows, step, run = automaton.rows, automaton.step, automaton.run
        accepting, ending = automaton.accepting, automaton.ending
        squares, weights, runs, masks = start.squares, slot.weights, start.runs, start.masks
        choices = self.hand.choices_on(start)
        bounds = [_Bounds(weights[depth + 1 :], self.hand) for depth in range(slot.size)]

        def fill(depth: int, state: int, part: int, text: str, score: int) -> None:
            self._count()
            weight, allowed, behind, bound = (
                weights[depth],
                masks[depth],
                runs[depth],
                bounds[depth],
            )
            leaf = depth == last and not behind
            if leaf:
                allowed &= ending(state)
            for symbol, name, value, rest in choices[depth][part]:
                total = score + value * weight
                if not allowed >> symbol & 1 or total + bound[rest] <= self.floor:
                    continue
                if leaf:
                    self._found(Play(total, squares[: slot.size], text + name), rest)
                    continue
                target = rows[state][symbol]
                if target == UNKNOWN:
                    target = step(state, symbol)
                if behind:
                    target = run(target, behind)
                if depth < last and target != DEAD:
                    fill(depth + 1, target, rest, text + name, total)
                elif depth == last and accepting[target]:
                    self._found(Play(total, squares[: slot.size], text + name), rest)

        fill(0, run(START, start.before), self.hand.whole, "", slot.constant)

    def _count(self) -> None:
        self.tried += 1
        if self.tried % _CHECK_EVERY == 0:
            self._look_up()


class _Bounds(dict[int, int]):
    """The most that the squares not yet filled can add, by the part of the tray that is left."""

    def __init__(self, weights: Sequence[int], hand: Hand) -> None:
        super().__init__()
        self._weights = sorted(weights, reverse=True)
        self._values = hand.values

    def __missing__(self, part: int) -> int:
        most = self[part] = sum(map(mul, self._weights, self._values[part]))
        return most
