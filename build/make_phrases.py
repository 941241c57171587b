"""Make `assets/phrases/verdicts.jsonl`: which built-in phrases the first play can win, and how.

Needs the dictionaries in `assets/words`, and the project installed or on PYTHONPATH:

    nice python build/make_phrases.py [--positions N] [--out FILE]

Each phrase is written as soon as it is done and what the file knows already is kept, so the
script may be stopped and started again; only what changed with the dictionaries is solved anew.
With more `--positions` than before, `--again` tries what isn't solved.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.contract import Lexicon
from game.library import ASSETS, asset, dictionaries, load_lexicon
from game.wordaway.index import PLAY_LENGTHS, playable
from game.wordaway.phrases import letters_of, read_collection
from game.wordaway.solver import Exhausted, Position, Solver, Work
from game.wordaway.verdicts import Winning, digest, read_verdicts, write_verdicts

OUT = ASSETS / "phrases" / "verdicts.jsonl"
POSITIONS = 6_000_000
MOST_WINNING = 4
LEAST_MORE = 20_000


def lexicons() -> dict[str, Lexicon]:
    """Every built-in dictionary, whole and without unfit words."""
    return {
        f"{known.id}{' family' * family}": load_lexicon([known.id], family=family)
        for known in dictionaries()
        for family in (False, True)
    }


@cache
def short_words(lexicon: Lexicon) -> tuple[str, ...]:
    """All words that a play can be."""
    return lexicon.words(PLAY_LENGTHS)


def winning(pool: str, words: tuple[str, ...], lexicon: Lexicon, positions: int) -> Winning:
    """Some winning first plays, each by its commonest word.

    Once one is found, the others may take as many positions again.
    """
    work = Work(positions)
    solver = Solver(Position(pool, words, words), work)
    found: list[str] = []
    try:
        for play in solver.plays():
            if not solver.is_won_by(play):
                continue
            found.append(min(play.words, key=lambda word: (lexicon.size_of(word), word)))
            if len(found) == MOST_WINNING:
                break
            if len(found) == 1:
                work.limit = min(positions, work.done + max(work.done, LEAST_MORE))
    except Exhausted:
        return tuple(found) or None
    return tuple(found)


def verdicts_of(
    phrase: str, known: Mapping[str, Winning], cuts: Mapping[str, Lexicon], args: argparse.Namespace
) -> dict[str, Winning]:
    """The verdicts of one phrase for all lexicons, taken from `known` where they stand there."""
    pool = letters_of(phrase)
    found: dict[str, Winning] = {}
    for name, lexicon in cuts.items():
        words = tuple(playable(pool, short_words(lexicon)))
        key = digest(words)
        if key in found:
            continue
        if key in known and not (args.again and known[key] is None):
            found[key] = known[key]
            continue
        began = time.monotonic()
        found[key] = winning(pool, words, lexicon, args.positions)
        print(f"{phrase} | {name}: {found[key]} in {time.monotonic() - began:.1f} s", flush=True)
    return found


def write(path: Path, data: bytes) -> None:
    """Replace the file as a whole."""
    beside = path.with_suffix(".part")
    beside.write_bytes(data)
    beside.replace(path)


def main() -> None:
    """Solve what the file doesn't know and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    known = read_verdicts(args.out.read_bytes()) if args.out.exists() else {}
    cuts = lexicons()
    phrases = read_collection(asset("phrases", "phrases.txt"))
    done = {phrase: known.get(phrase, {}) for phrase in phrases}
    for phrase in phrases:
        done[phrase] = verdicts_of(phrase, done[phrase], cuts, args)
        write(args.out, write_verdicts(done))


if __name__ == "__main__":
    main()
