"""Make `assets/words/glosses.bin`: what the words of the dictionaries mean, in one line each.

Needs Debian's package `wordnet-base`, `assets/words/words.bin`, and the project installed or on
PYTHONPATH:

    python build/make_glosses.py [--wordnet DIR] [--out FILE]
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from game.lexicon.glosses import (
    FIRST,
    NOTHING,
    PARTS,
    Entry,
    Meaning,
    best_origin,
    pack_glosses,
    rank_of,
)
from game.lexicon.morphology import Origin
from game.library import load_lexicon

HERE = Path(__file__).resolve().parent
WORDNET = Path("/usr/share/wordnet")
OUT = HERE.parent / "assets" / "words" / "glosses.bin"

FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
TYPES = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
LONGEST = 140
COARSE = re.compile(r"\(?(ethnic slur|offensive|obscene|vulgar|slang)\b")
EXAMPLE = re.compile(r'[;:,]\s*(?:e\.g\.,?\s*)?"')


class Synset(NamedTuple):
    """One meaning with all who have it; `instance` is a single person, place or event."""

    words: tuple[str, ...]
    instance: bool
    text: str


def rows(path: Path) -> Iterator[list[str]]:
    """The fields of each line of a WordNet file but its licence."""
    with path.open(encoding="ascii") as file:
        for line in file:
            if not line.startswith("  "):
                yield line.split()


def senses(folder: Path, part: str) -> dict[str, list[int]]:
    """Where the senses of each lemma a-z are written; those met most in tagged texts first."""
    found: dict[str, list[int]] = {}
    for lemma, _, count, *rest in rows(folder / f"index.{FILES[part]}"):
        if re.fullmatch("[a-z]{2,}", lemma):
            found[lemma] = [int(offset) for offset in rest[-int(count) :]]
    return found


def tag_counts(folder: Path) -> Counter[tuple[str, str]]:
    """How often each part of speech and lemma was met in tagged texts."""
    counts: Counter[tuple[str, str]] = Counter()
    for key, _, count in rows(folder / "cntlist.rev"):
        lemma, _, rest = key.partition("%")
        counts[TYPES[rest[0]], lemma] += int(count)
    return counts


def synset(data: bytes, offset: int) -> Synset:
    """The synset that is written there."""
    line = data[offset : data.index(b"\n", offset)].decode("ascii")
    head, _, gloss = line.partition(" | ")
    fields = head.split()
    end = 4 + 2 * int(fields[3], 16)
    words = tuple(word.partition("(")[0] for word in fields[4:end:2])
    return Synset(words, "@i" in fields[end:], definition(gloss))


def definition(gloss: str) -> str:
    """The definitions of a gloss without its examples, as many as fit in one line."""
    parts = [part.strip() for part in EXAMPLE.split(gloss)[0].split(";")]
    text = parts[0]
    for part in parts[1:]:
        if len(text) + len(part) + 2 <= LONGEST and not part.startswith('"'):
            text += "; " + part
    return " ".join(text.split()).rstrip(" ,:;")


def text_of(lemma: str, synsets: list[Synset], unfit: frozenset[str]) -> str:
    """The first sense worth showing, or an empty text if all are names.

    Names and instances are passed over, and so are coarse senses if there is another.
    """
    good = [s.text for s in synsets if lemma in s.words and not s.instance]
    clean = [text for text in good if not COARSE.match(text) and unfit.isdisjoint(text.split())]
    return next(iter(clean or good), "")


def meanings_of(
    folder: Path, part: str, counts: Mapping[tuple[str, str], int], unfit: frozenset[str]
) -> Iterator[tuple[str, Meaning]]:
    """Each lemma of a part of speech with what it means."""
    data = (folder / f"data.{FILES[part]}").read_bytes()
    for lemma, offsets in senses(folder, part).items():
        text = text_of(lemma, [synset(data, offset) for offset in offsets], unfit)
        if text:
            yield lemma, Meaning(rank_of(counts.get((part, lemma), 0)), text)


def irregular(folder: Path) -> dict[str, set[Origin]]:
    """What each irregular form comes from."""
    found: dict[str, set[Origin]] = {}
    for part, name in FILES.items():
        for form, *lemmas in rows(folder / f"{name}.exc"):
            found.setdefault(form, set()).update(Origin(part, lemma) for lemma in lemmas)
    return found


def wordnet(folder: Path, unfit: frozenset[str]) -> dict[str, Entry]:
    """All entries that WordNet gives."""
    counts = tag_counts(folder)
    meanings: dict[str, dict[str, Meaning]] = {}
    for part in FILES:
        for lemma, found in meanings_of(folder, part, counts, unfit):
            meanings.setdefault(lemma, {})[part] = found
    forms = irregular(folder)
    return {
        word: Entry(meanings.get(word, {}), tuple(sorted(forms.get(word, set()))))
        for word in meanings.keys() | forms.keys()
    }


def function_words() -> dict[str, Entry]:
    """The entries of our own."""
    letters = {name: letter for letter, name in PARTS.items()}
    found: dict[str, Entry] = {}
    for line in (HERE / "words" / "function_words.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            head, _, text = line.partition(": ")
            word, part = head.split()
            if word in found:
                raise SystemExit(f"function_words.txt has {word} twice")
            found[word] = Entry({letters[part]: Meaning(FIRST, text)})
    return found


def needed(entries: dict[str, Entry], words: list[str]) -> dict[str, Entry]:
    """Of the entries what a look-up of these words shows or passes through."""
    kept: dict[str, Entry] = {}
    for word in words:
        origin = best_origin(word, lambda key: entries.get(key, NOTHING))
        if origin is None:
            continue
        old = kept.get(origin.lemma, NOTHING)
        shown = {origin.part: entries[origin.lemma].meanings[origin.part]}
        kept[origin.lemma] = old._replace(meanings={**old.meanings, **shown})
        if origin in entries.get(word, NOTHING).irregular:
            own = kept.get(word, NOTHING)
            kept[word] = own._replace(irregular=(origin,))
    return kept


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--wordnet", type=Path, default=WORDNET)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    lexicon = load_lexicon(["encyclopedic"])
    words = [word.lower() for word in lexicon.words()]
    unfit = frozenset(word for word in words if lexicon.is_unfit(word.upper()))
    entries = wordnet(arguments.wordnet, unfit)
    for word, entry in function_words().items():
        old = entries.get(word, NOTHING)
        entries[word] = old._replace(meanings={**old.meanings, **entry.meanings})
    kept = needed(entries, words)
    packed = pack_glosses(kept)
    arguments.out.write_bytes(packed)
    print(f"{len(kept)} entries, {len(packed)} bytes")


if __name__ == "__main__":
    main()
