"""Make `assets/words/words.bin`: every word with its SCOWL size and marks.

Needs Debian's package `scowl`, and the project installed or on PYTHONPATH:

    python build/make_words.py [--scowl DIR] [--out FILE]
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from pathlib import Path

from game.lexicon.dictionaries import DICTIONARIES, Cut, accepted_by
from game.lexicon.marks import SIZES, STRANGER, mark
from game.lexicon.store import Count, counted, pack

HERE = Path(__file__).resolve().parent
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


def hand_list(name: str) -> list[str]:
    """The words of one of the project's own lists, without comments and blank lines."""
    lines = (HERE / "words" / name).read_text("utf-8").splitlines()
    return [word for line in lines for word in line.partition("#")[0].split()]


def scowl_sizes(folder: Path) -> dict[str, int]:
    """Each word a-z of two letters or more with the smallest size that lists it."""
    sizes: dict[str, int] = {}
    for size in SIZES:
        for category in CATEGORIES:
            path = folder / f"{category}-words.{size}"
            for word in path.read_text("latin-1").split() if path.exists() else ():
                if re.fullmatch("[a-z]{2,}", word):
                    sizes.setdefault(word, size)
    for word in hand_list("not-words.txt"):
        sizes.pop(word, None)
    return sizes


def marked(sizes: dict[str, int], unfit: Iterable[str], young: Iterable[str]) -> dict[str, int]:
    """Each word in capitals with its mark; unfit words of no dictionary are strangers."""
    bad, easy = set(unfit), set(young)
    if strangers := easy - sizes.keys():
        raise SystemExit(f"young.txt has words that no dictionary has: {sorted(strangers)}")
    marks: dict[str, int] = {}
    for word in sizes.keys() | bad:
        size = sizes.get(word, STRANGER)
        known = word not in bad and (size <= YOUNG_SIZE or word in easy)
        marks[word.upper()] = mark(size, unfit=word in bad, young=known)
    return marks


def counts(marks: dict[str, int], *, family: bool) -> dict[str, Count]:
    """The count of each dictionary, without unfit words if `family`."""
    tables = {d.id: accepted_by((Cut(d.id),), family=family) for d in DICTIONARIES}
    return {
        id_: counted(word for word, byte in marks.items() if table[byte])
        for id_, table in tables.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--scowl", type=Path, default=SCOWL)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    sizes = scowl_sizes(arguments.scowl)
    marks = marked(sizes, hand_list("unfit.txt"), hand_list("young.txt"))
    whole = counts(marks, family=False)
    arguments.out.write_bytes(pack(marks, whole, counts(marks, family=True)))
    for id_, count in whole.items():
        print(f"{id_}: {count.words} words")


if __name__ == "__main__":
    main()
