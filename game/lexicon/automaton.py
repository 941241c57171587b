"""The automaton of patterns tells whether any word of a lexicon matches `P*SIB*IES`.

A pattern is letters and `*`, which stands for one or more letters. The automaton reads it symbol
by symbol over the DAWG of the words and is determinised as far as it is asked. A state is a set
of DAWG nodes and whether a star is *pending*: its letters are read, but the last of them may
reach any node below. Which nodes these are is never worked out: when a letter follows, `Below`
knows where it leads to from below each node, and a pending state accepts as soon as it is not
empty.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import chain

from game.contract import Lexicon
from game.lexicon.below import Below
from game.lexicon.dawg import ALPHABET, Dawg, build_dawg

STAR = ALPHABET
"""The symbol of `*`; letters are 0 to 25."""

SYMBOLS = ALPHABET + 1

DEAD = 0
"""The state from which no word can be reached."""

START = 1
"""The state before the first symbol."""

UNKNOWN = -1
"""What stands in a row where a step has not been taken yet."""

_STATE_BYTES, _NODE_BYTES = 600, 8
"""What a state takes, nearly, and what each of its nodes adds."""

_SYMBOL_OF = bytes.maketrans(
    bytes(range(ord("A"), ord("Z") + 1)) + b"*", bytes(range(ALPHABET)) + bytes([STAR])
)


def symbols(pattern: str) -> bytes:
    """The symbols of a pattern in capitals, one a byte."""
    return pattern.encode("ascii").translate(_SYMBOL_OF)


class PatternAutomaton:
    """States are small numbers, `rows[state][symbol]` the next one or UNKNOWN.

    A loop in a hurry may read `rows` and call `step` only where it finds UNKNOWN, and `ending`
    in place of a last step, which need not make a state. States stay good until `trim` drops
    them.
    """

    def __init__(self, dawg: Dawg) -> None:
        self._dawg = dawg
        self._leaves = {n for n, children in enumerate(dawg.children) if not children}
        self._last = _last_symbols(dawg)
        self._below = Below(dawg)
        self._forget()

    def step(self, state: int, symbol: int) -> int:
        """The state after one more symbol."""
        target = self.rows[state][symbol]
        return target if target != UNKNOWN else self._step(state, symbol)

    def run(self, state: int, sequence: Iterable[int]) -> int:
        """The state after several more symbols."""
        rows = self.rows
        for symbol in sequence:
            target = rows[state][symbol]
            state = target if target != UNKNOWN else self._step(state, symbol)
        return state

    def accepts(self, state: int) -> bool:
        """Whether what led to this state is matched by a word."""
        return self.accepting[state]

    def ending(self, state: int) -> int:
        """The mask of the symbols that lead from here to a state that accepts."""
        mask = self._endings[state]
        if mask == UNKNOWN:
            last = self._last[self._pending[state]]
            mask = _all_of(set(map(last.__getitem__, self._nodes[state])))
            self._endings[state] = mask
        return mask

    def matches(self, pattern: str) -> bool:
        """Whether any word matches the pattern, in capitals."""
        read = symbols(pattern)
        return bool(read) and self.ending(self.run(START, read[:-1])) >> read[-1] & 1 == 1

    @property
    def held(self) -> int:
        """How many bytes the states take, and what is known of the nodes below others."""
        return self._held + self._below.held

    def trim(self, most: int) -> bool:
        """Forget all states if more than `most` bytes are held; tells whether it did.

        What is known of the nodes below others is good for all states: it is kept if it can be.
        """
        if self.held <= most:
            return False
        self._forget()
        if self.held > most:
            self._below.forget()
        return True

    def _forget(self) -> None:
        self.rows: list[list[int]] = []
        self.accepting: list[bool] = []
        self._held = 0
        self._endings: list[int] = []
        self._nodes: list[tuple[int, ...]] = []
        self._pending: list[bool] = []
        self._states: dict[int, int] = {}
        self._state((), pending=False)
        self._state((self._dawg.root,), pending=False)

    def _state(self, nodes: Collection[int], *, pending: bool) -> int:
        """The number of that state; all empty ones are DEAD."""
        whole, pending = frozenset(nodes), pending and bool(nodes)
        key = hash((whole, pending))
        known = self._states.get(key)
        if known is not None and self._is(known, whole, pending=pending):
            return known
        return self._new_state(key, whole, pending=pending)

    def _is(self, state: int, nodes: frozenset[int], *, pending: bool) -> bool:
        return self._pending[state] == pending and nodes == frozenset(self._nodes[state])

    def _new_state(self, key: int, nodes: frozenset[int], *, pending: bool) -> int:
        state = self._states[key] = len(self.rows)
        self.rows.append([UNKNOWN if nodes else DEAD] * SYMBOLS)
        self.accepting.append(bool(nodes) if pending else not self._dawg.final.isdisjoint(nodes))
        self._endings.append(UNKNOWN)
        self._nodes.append(tuple(nodes))
        self._pending.append(pending)
        self._held += _STATE_BYTES + _NODE_BYTES * len(nodes)
        return state

    def _step(self, state: int, symbol: int) -> int:
        if symbol == STAR:
            target = self._state(self._after_star(state), pending=True)
        else:
            nodes = self._after_letter(state, symbol)
            target = self._state(nodes, pending=False) if nodes else DEAD
        self.rows[state][symbol] = target
        return target

    def _after_star(self, state: int) -> set[int]:
        nodes = set(self._nodes[state])
        if self._pending[state]:
            nodes = self._children(nodes)
        return nodes - self._leaves

    def _after_letter(self, state: int, letter: int) -> set[int]:
        if not self._pending[state]:
            edges = self._dawg.by_letter[letter]
            there = filter(edges.__contains__, self._nodes[state])
            return set(map(edges.__getitem__, there))
        targets = self._below.targets(letter)
        return set[int]().union(*map(targets.__getitem__, self._nodes[state]))

    def _children(self, nodes: Iterable[int]) -> set[int]:
        return set(chain.from_iterable(map(self._dawg.children.__getitem__, nodes)))


def _all_of(masks: Iterable[int]) -> int:
    """The mask of all symbols that are in any of these."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _last_symbols(dawg: Dawg) -> tuple[list[int], list[int]]:
    """For each node the mask of symbols that end a word right behind it, and after more letters."""
    at_once = [(1 << STAR) * bool(children) for children in dawg.children]
    for letter, edges in enumerate(dawg.by_letter):
        for node, child in edges.items():
            if child in dawg.final:
                at_once[node] |= 1 << letter
    later: list[int] = []
    for children in dawg.children:
        later.append(_all_of(at_once[child] | later[child] for child in children))
    return at_once, later


@lru_cache(maxsize=2)
def automaton_of(lexicon: Lexicon) -> PatternAutomaton:
    """The automaton of a lexicon; the last two are kept. Takes some tenths of a second."""
    return PatternAutomaton(build_dawg(lexicon.words()))
