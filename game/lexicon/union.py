"""The lexicon of a table: a union of dictionaries and an own list, with the family cut."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from game.contract import DictionaryRef, Lexicon, LexiconKey
from game.lexicon.dictionaries import Cut, accepted_by, in_order
from game.lexicon.marks import STRANGER, UNFIT, size_in
from game.lexicon.store import FORMAT, Header, WordStore, counted

OWN_SIZE = 0
"""The size of the words of an own list: the players chose them, so everybody may use them."""


class UnionLexicon(Lexicon):
    """The words of the cuts of a store and of an own list.

    `own` are words in capitals. Two lexicons built alike are equal and have the same hash.
    """

    def __init__(
        self, store: WordStore, cuts: tuple[Cut, ...], own: Iterable[str] = (), family: bool = False
    ) -> None:
        self._store = store
        self._cuts = in_order(cuts)
        self._own = tuple(sorted(set(own)))
        self._family = family
        self._accepted = accepted_by(self._cuts, family=family)
        self._good_own = frozenset(w for w in self._own if not (family and self.is_unfit(w)))

    @property
    def key(self) -> LexiconKey:
        """What this lexicon was built from; cuts of a dictionary are named `id@size`."""
        return self._key

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        mark = self._store.mark(word)
        return (mark is not None and self._accepted[mark] == 1) or word in self._good_own

    def __len__(self) -> int:
        return self._length

    def words(self, lengths: range | None = None) -> tuple[str, ...]:
        """All words in alphabetical order; with `lengths`, those of such a length only."""
        stored = self._store.words(self._accepted, lengths)
        own = {w for w in self._good_own if lengths is None or len(w) in lengths}
        return tuple(sorted(own.union(stored))) if own else tuple(stored)

    def size_of(self, word: str) -> int:
        """The SCOWL size of a word: small is common; words of an own list are 0, strangers 100."""
        if word in self._good_own:
            return OWN_SIZE
        mark = self._store.mark(word)
        return size_in(mark) if mark is not None and self._accepted[mark] else STRANGER

    def is_unfit(self, word: str) -> bool:
        """Whether the word is marked as unfit for children, be it of this lexicon or not."""
        mark = self._store.mark(word)
        return mark is not None and bool(mark & UNFIT)

    def vocabulary(self, size: int, family: bool = False) -> UnionLexicon:
        """Only the words of at most that SCOWL size, without unfit ones if `family`."""
        cuts = tuple(cut.upto(size) for cut in self._cuts)
        return UnionLexicon(self._store, cuts, self._own, family or self._family)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnionLexicon) and self._identity == other._identity

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        names = "+".join([*(cut.id for cut in self._cuts), *(["own"] if self._own else [])])
        return f"UnionLexicon({names}{', family' if self._family else ''})"

    @property
    def _identity(self) -> tuple[Header, tuple[Cut, ...], tuple[str, ...], bool]:
        return (self._store.header, self._cuts, self._own, self._family)

    @cached_property
    def _key(self) -> LexiconKey:
        return LexiconKey(tuple(self._ref(cut) for cut in self._cuts), self._own, self._family)

    @cached_property
    def _hash(self) -> int:
        return hash((self._cuts, self._own, self._family))

    @cached_property
    def _length(self) -> int:
        mark_of, accepted = self._store.mark, self._accepted
        marks = (mark_of(word) for word in self._good_own)
        shared = sum(mark is not None and accepted[mark] == 1 for mark in marks)
        return self._store.count(accepted) + len(self._good_own) - shared

    def _ref(self, cut: Cut) -> DictionaryRef:
        header = self._store.header
        known = (header.family if self._family else header.whole).get(cut.id)
        return DictionaryRef(cut.id, known.sha256 if known else self._sha256(cut))

    def _sha256(self, cut: Cut) -> str:
        return counted(self._store.words(accepted_by((cut,), family=self._family))).sha256


def own_lexicon(words: Iterable[str]) -> UnionLexicon:
    """A lexicon of nothing but these words in capitals."""
    return UnionLexicon(WordStore(Header(FORMAT, {}, {}, {}), {}), (), words)
