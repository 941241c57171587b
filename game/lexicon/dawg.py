"""The smallest acyclic automaton of a set of words (a DAWG), built in one pass.

Daciuk, Mihov, Watson and Watson, "Incremental construction of minimal acyclic finite-state
automata", 2000, for sorted words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

ALPHABET = 26
_A = ord("A")

_ENDS = -1
"""Stands first in the signature of a node that ends a word; then letter, child, letter, child."""


@dataclass(frozen=True, slots=True)
class Dawg:
    """Nodes are numbers; every child has a smaller number than its parents.

    `by_letter` gives for each letter from 0 the child of every node that has one, `children`
    the children of each node, `final` the nodes that end a word.
    """

    root: int
    by_letter: tuple[dict[int, int], ...]
    children: tuple[tuple[int, ...], ...]
    final: frozenset[int]

    def __contains__(self, word: object) -> bool:
        """Whether the word is accepted."""
        node = self.root
        for letter in str(word):
            place = ord(letter) - _A
            if not 0 <= place < ALPHABET or node not in self.by_letter[place]:
                return False
            node = self.by_letter[place][node]
        return node in self.final


class _Builder:
    """Keeps the nodes along the word last read open; all others are numbered and shared."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, ...], int] = {}
        self.path: list[list[int]] = [[]]
        self.last = ""

    def add(self, word: str) -> None:
        if word <= self.last:
            raise ValueError(f"{word} comes after {self.last}: words must be sorted, each once")
        self.close(_common(word, self.last))
        self.path.extend([] for _ in range(len(word) - len(self.path) + 1))
        self.path[-1].append(_ENDS)
        self.last = word

    def close(self, depth: int) -> None:
        """Number the open nodes below `depth`."""
        for letter in reversed(self.last[depth:]):
            child = self.number(self.path.pop())
            self.path[-1] += (ord(letter) - _A, child)

    def number(self, signature: list[int]) -> int:
        return self.numbers.setdefault(tuple(signature), len(self.numbers))

    def finish(self) -> Dawg:
        self.close(0)
        root = self.number(self.path[0])
        by_letter: tuple[dict[int, int], ...] = tuple({} for _ in range(ALPHABET))
        children: list[tuple[int, ...]] = []
        final: set[int] = set()
        for (*signature,), node in self.numbers.items():
            if signature[:1] == [_ENDS]:
                final.add(node)
            edges = signature[len(signature) % 2 :]
            for letter, child in zip(edges[::2], edges[1::2], strict=True):
                by_letter[letter][node] = child
            children.append(tuple(set(edges[1::2])))
        return Dawg(root, by_letter, tuple(children), frozenset(final))


def build_dawg(words: Iterable[str]) -> Dawg:
    """The automaton that accepts exactly these words in capitals, given in alphabetical order.

    Raises ValueError if they are not sorted or one comes twice.
    """
    builder = _Builder()
    for word in words:
        builder.add(word)
    return builder.finish()


def _common(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))
