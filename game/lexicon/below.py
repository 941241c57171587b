"""What lies below the nodes of a DAWG, for patterns in which a letter follows a star."""

from __future__ import annotations

from game.lexicon.dawg import ALPHABET, Dawg

_POINTER_BYTES, _TUPLE_BYTES = 8, 48


class Below:
    """For each letter and node: where that letter leads to from the nodes below.

    A letter is worked out when it is first asked for, which takes some hundredths of a second for
    a large dictionary. `held` says how many bytes all this takes, nearly.
    """

    def __init__(self, dawg: Dawg) -> None:
        self._dawg = dawg
        self._letters = _letters_below(dawg)
        self.forget()

    def targets(self, letter: int) -> list[tuple[int, ...]]:
        """For each node the targets of that letter's edges of all nodes below it."""
        known = self._targets[letter]
        if known is None:
            known = self._targets[letter] = self._find(letter)
        return known

    def forget(self) -> None:
        """Give back what was worked out."""
        self.held = 0
        self._targets: list[list[tuple[int, ...]] | None] = [None] * ALPHABET

    def _find(self, letter: int) -> list[tuple[int, ...]]:
        """The targets, from the leaves upwards; nodes with the same ones often share them."""
        children, edges = self._dawg.children, self._dawg.by_letter[letter]
        below: list[tuple[int, ...]] = [()] * len(children)
        onward = below.copy()
        for node, target in edges.items():
            onward[node] = (target,)
        made, items = 0, len(children)
        for node in [n for n, letters in enumerate(self._letters) if letters >> letter & 1]:
            parts = [part for child in children[node] if (part := onward[child])]
            found = parts[0]
            if len(parts) > 1:
                found = tuple(set[int]().union(*parts))
                made, items = made + 1, items + len(found)
            below[node] = found
            onward[node] += found
        self.held += _TUPLE_BYTES * made + _POINTER_BYTES * items
        return below


def _letters_below(dawg: Dawg) -> list[int]:
    """For each node the mask of the letters on edges of nodes below it."""
    edges = [0] * len(dawg.children)
    for letter, targets in enumerate(dawg.by_letter):
        for node in targets:
            edges[node] |= 1 << letter
    below: list[int] = []
    for children in dawg.children:
        mask = 0
        for child in children:
            mask |= edges[child] | below[child]
        below.append(mask)
    return below
