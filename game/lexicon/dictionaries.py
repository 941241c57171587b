"""The four dictionaries as cuts of the word store, and cuts of these for smaller vocabularies.

Source: rules common, Dictionaries.
"""

from __future__ import annotations

from game.contract import Frozen, Refusal
from game.language import N_
from game.lexicon.marks import SIZES, STRANGER, UNFIT, YOUNG, size_in, valid_marks
from game.lexicon.store import Accepted


class Dictionary(Frozen, frozen=True):
    """What can be said of a dictionary: `size` is the largest SCOWL size in it.

    The young know words of a hand list too, of whatever size.
    """

    id: str
    title: str
    help: str
    size: int


DICTIONARIES = (
    Dictionary("pocket", N_("Pocket"), N_("Common words with their plurals and verb forms."), 35),
    Dictionary("collegiate", N_("Collegiate"), N_("What an educated reader knows or meets."), 70),
    Dictionary("encyclopedic", N_("Encyclopedic"), N_("Rare, old and learned words too."), 80),
    Dictionary("young", N_("Young"), N_("Everyday words that a child knows."), SIZES[-1]),
)
"""In the order in which menus and keys name them."""

DICTIONARY_IDS = tuple(dictionary.id for dictionary in DICTIONARIES)


class Cut(Frozen, frozen=True):
    """One dictionary, or of it the words up to a SCOWL size."""

    dictionary: str
    limit: int | None = None

    @property
    def id(self) -> str:
        """How keys name this cut: `collegiate`, or `collegiate@35`."""
        return self.dictionary if self.limit is None else f"{self.dictionary}@{self.limit}"

    def upto(self, size: int) -> Cut:
        """Of this cut the words of at most that size."""
        most = dictionary(self.dictionary).size if self.limit is None else self.limit
        return self if size >= most else Cut(self.dictionary, size)

    def holds(self, mark: int) -> bool:
        """Whether a word with that mark belongs to the cut."""
        within = self.limit is None or size_in(mark) <= self.limit
        return within and _in_dictionary(dictionary(self.dictionary), mark)


def dictionary(id_: str) -> Dictionary:
    """The dictionary of that id.

    Raises Refusal `unknown_dictionary`.
    """
    for candidate in DICTIONARIES:
        if candidate.id == id_:
            return candidate
    raise Refusal("unknown_dictionary", dictionary=id_)


def cut_of(id_: str) -> Cut:
    """The cut that keys name so.

    Raises Refusal `unknown_dictionary`.
    """
    name, at, limit = id_.partition("@")
    if at and not (limit.isascii() and limit.isdigit() and len(limit) <= 3):
        raise Refusal("unknown_dictionary", dictionary=id_)
    whole = Cut(dictionary(name).id)
    return whole.upto(int(limit)) if at else whole


def in_order(cuts: tuple[Cut, ...]) -> tuple[Cut, ...]:
    """The cuts without repeats, in the dictionaries' order."""
    return tuple(
        sorted(
            set(cuts),
            key=lambda cut: (DICTIONARY_IDS.index(cut.dictionary), cut.limit or STRANGER),
        )
    )


def accepted_by(cuts: tuple[Cut, ...], *, family: bool) -> Accepted:
    """The table of the marks that any of the cuts holds, without unfit ones if `family`."""
    table = bytearray(256)
    for mark in valid_marks():
        fit = not (family and mark & UNFIT)
        table[mark] = fit and any(cut.holds(mark) for cut in cuts)
    return bytes(table)


def _in_dictionary(dictionary: Dictionary, mark: int) -> bool:
    return bool(mark & YOUNG) if dictionary.id == "young" else size_in(mark) <= dictionary.size
