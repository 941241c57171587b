"""Make `assets/words/words.bin`: every word with its SCOWL size and its marks.

Needs Debian's package `scowl`, and the project installed or on PYTHONPATH:

    python build/make_words.py [--scowl DIR] [--out FILE]
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Container, Iterable
from pathlib import Path

from inflections import forms

from game.lexicon.dictionaries import DICTIONARIES, Cut, accepted_by
from game.lexicon.marks import SIZES, STRANGER, mark
from game.lexicon.store import Count, counted, pack

HERE = Path(__file__).resolve().parent
LISTS = HERE / "words"
SCOWL = Path("/usr/share/dict/scowl")
OUT = HERE.parent / "assets" / "words" / "words.bin"

SPELLINGS = ("british", "canadian", "australian")
CATEGORIES = (
    "english",
    "american",
    "british_z",
    *SPELLINGS,
    *(f"variant_{rank}" for rank in (1, 2)),
    *(f"{spelling}_variant_{rank}" for spelling in SPELLINGS for rank in (1, 2)),
)
YOUNG_SIZE = 20


def lines(path: Path) -> list[str]:
    """The lines of a list without comments and blank lines."""
    text = path.read_text("utf-8")
    return [line for raw in text.splitlines() if (line := raw.partition("#")[0].strip())]


def scowl_sizes(folder: Path) -> dict[str, int]:
    """Each word a-z of two letters or more with the smallest size that lists it."""
    sizes: dict[str, int] = {}
    for size in SIZES:
        for category in CATEGORIES:
            path = folder / f"{category}-words.{size}"
            for word in path.read_text("latin-1").split() if path.exists() else ():
                if re.fullmatch("[a-z]{2,}", word):
                    sizes.setdefault(word, size)
    for word in lines(LISTS / "not-words.txt"):
        sizes.pop(word, None)
    return sizes


def unfit_words(known: Container[str]) -> set[str]:
    """The base words of our list with all forms that are known, but for the harmless ones."""
    bases: set[str] = set()
    harmless: set[str] = set()
    for line in lines(LISTS / "unfit.txt"):
        target = harmless if line.startswith("-") else bases
        target.update(line.removeprefix("-").split())
    made = {form for base in bases for form in forms(base) if form in known}
    if idle := harmless - made:
        raise SystemExit(f"unfit.txt calls words harmless that no rule makes: {sorted(idle)}")
    return bases | made - harmless


def young_words(sizes: dict[str, int], unfit: set[str]) -> set[str]:
    """The common words and our hand list, without unfit ones."""
    listed = {word for line in lines(LISTS / "young.txt") for word in line.split()}
    common = {word for word, size in sizes.items() if size <= YOUNG_SIZE}
    if wrong := sorted((listed - sizes.keys()) | (listed & common) | (listed & unfit)):
        raise SystemExit(f"young.txt has words that are unknown, unfit or in anyhow: {wrong}")
    return (common | listed) - unfit


def marked(sizes: dict[str, int], unfit: set[str], young: set[str]) -> dict[str, int]:
    """Each word in capitals with its mark; unfit words of no dictionary are strangers."""
    return {
        word.upper(): mark(sizes.get(word, STRANGER), unfit=word in unfit, young=word in young)
        for word in sizes.keys() | unfit
    }


def counts(marks: dict[str, int], *, family: bool) -> dict[str, Count]:
    """The count of each dictionary, without unfit words if `family`."""
    return {
        dictionary.id: counted(accepted_words(marks, Cut(dictionary.id), family=family))
        for dictionary in DICTIONARIES
    }


def accepted_words(marks: dict[str, int], cut: Cut, *, family: bool) -> Iterable[str]:
    """The words of a cut."""
    table = accepted_by((cut,), family=family)
    return (word for word, byte in marks.items() if table[byte])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--scowl", type=Path, default=SCOWL)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    sizes = scowl_sizes(arguments.scowl)
    unfit = unfit_words(sizes)
    marks = marked(sizes, unfit, young_words(sizes, unfit))
    whole, family = counts(marks, family=False), counts(marks, family=True)
    arguments.out.write_bytes(pack(marks, whole, family))
    for id_, count in whole.items():
        print(f"{id_}: {count.words} words, {count.words - family[id_].words} of them unfit")


if __name__ == "__main__":
    main()
