"""The edge between the words and the disk: reads what lies in `assets`.

What is read is kept for as long as the program runs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

from game.contract import Frozen, LexiconKey, Refusal
from game.language import gettext as _
from game.lexicon.dictionaries import DICTIONARIES, Cut, cut_of, in_order
from game.lexicon.glosses import Glosses
from game.lexicon.store import WordStore
from game.lexicon.union import UnionLexicon

ASSETS = Path(__file__).resolve().parent.parent / "assets"
"""The folder of all data files; it lies beside the code, in a packaged program too."""

ReadT = TypeVar("ReadT")

_OWN_WORD = re.compile(r"[A-Z]{2,45}")


class AssetError(Exception):
    """A data file of the program is missing or damaged; the text is a sentence for people."""


class DictionaryFacts(Frozen, frozen=True):
    """What a menu shows of a dictionary; title and help are still to be translated."""

    id: str
    title: str
    help: str
    words: int


def asset(*parts: str) -> bytes:
    """The bytes of a data file, named by its folders and its name below `assets`.

    Raises AssetError if it can't be read.
    """
    try:
        return ASSETS.joinpath(*parts).read_bytes()
    except OSError as error:
        text = _("The program's file {name} can't be read: {reason}. Please install it again.")
        raise AssetError(text.format(name="/".join(parts), reason=error.strerror)) from error


def load_lexicon(
    ids: Sequence[str], own: tuple[str, ...] = (), family: bool = False
) -> UnionLexicon:
    """The union of these dictionaries and an own list of words in capitals.

    Raises Refusal `unknown_dictionary`, `own_word`, or `no_dictionary` if there is neither
    a dictionary nor an own list; AssetError if the words can't be read.
    """
    cuts = in_order(tuple(cut_of(id_) for id_ in ids))
    for word in own:
        if not _OWN_WORD.fullmatch(word):
            raise Refusal("own_word", word=word[:60])
    if not cuts and not own:
        raise Refusal("no_dictionary")
    return _lexicon(cuts, tuple(sorted(set(own))), family)


def lexicon_of(key: LexiconKey) -> UnionLexicon:
    """The lexicon that a record or a message names.

    Raises Refusal `other_dictionary` if the words of a dictionary are not those of the key,
    and whatever `load_lexicon` raises.
    """
    lexicon = load_lexicon([ref.id for ref in key.dictionaries], key.own, key.family)
    ours = {ref.id: ref.sha256 for ref in lexicon.key.dictionaries}
    for ref in key.dictionaries:
        if ours[cut_of(ref.id).id] != ref.sha256:
            raise Refusal("other_dictionary", dictionary=ref.id)
    return lexicon


def dictionaries() -> tuple[DictionaryFacts, ...]:
    """The dictionaries that can be agreed on, with their word counts."""
    counts = _store().header.whole
    return tuple(DictionaryFacts(d.id, d.title, d.help, counts[d.id].words) for d in DICTIONARIES)


@cache
def glosses() -> Glosses:
    """What the words mean.

    Raises AssetError if the file can't be read.
    """
    return _read("glosses.bin", Glosses)


@lru_cache(maxsize=32)
def _lexicon(cuts: tuple[Cut, ...], own: tuple[str, ...], family: bool) -> UnionLexicon:
    return UnionLexicon(_store(), cuts, own, family)


@cache
def _store() -> WordStore:
    return _read("words.bin", WordStore.unpack)


def _read(name: str, unpack: Callable[[bytes], ReadT]) -> ReadT:
    try:
        return unpack(asset("words", name))
    except ValueError as error:
        text = _("The program's file {name} is damaged: {reason}. Please install it again.")
        raise AssetError(text.format(name=f"words/{name}", reason=error)) from error
