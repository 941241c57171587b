"""Make `assets/faces/faces.txt`: the 32 faces of the Word Winder board tiles.

Exactly 512 letters are shared out by their frequency in the Pocket dictionary and dealt at random;
then squares are swapped by annealing, so that the faces grow rich in common words. Needs
`assets/words`, and the project installed or on PYTHONPATH:

    python build/make_faces.py [--seed N] [--steps N] [--out FILE]
"""

from __future__ import annotations

import argparse
import math
import random
from collections import Counter
from functools import cache
from pathlib import Path

from game.lexicon.dawg import Dawg, build_dawg
from game.library import load_lexicon
from game.wordwinder.boards import FACES, SIDE
from game.wordwinder.grid import grid_of
from game.wordwinder.search import find_words, paths_of

OUT = Path(__file__).resolve().parent.parent / "assets" / "faces" / "faces.txt"
SEED = 20261130
STEPS = 20_000

SQUARES = SIDE * SIDE
COMMON = "pocket"
LEAST = 3
CAP = 400
"""A face with a score above this is rich enough; the others should grow instead."""

ENDINGS = ("ING", "ED", "ER")
HOT, COLD = 0.5, 0.01

GRID = grid_of(SIDE, SIDE)


@cache
def common_dawg() -> Dawg:
    """The automaton of the common words."""
    return build_dawg(load_lexicon([COMMON]).words())


def shares(count: int) -> str:
    """So many letters, shared out by largest remainders."""
    frequency = Counter("".join(load_lexicon([COMMON]).words()))
    total = frequency.total()
    exact = {letter: count * n / total for letter, n in frequency.items()}
    whole = {letter: int(share) for letter, share in exact.items()}
    rest = count - sum(whole.values())
    for letter in sorted(exact, key=lambda c: (whole[c] - exact[c], c))[:rest]:
        whole[letter] += 1
    return "".join(letter * whole[letter] for letter in sorted(whole))


def on_face(face: str, word: str) -> bool:
    """Whether there is a path of the word on the face."""
    return next(paths_of(GRID, face, word, GRID.full), None) is not None


def faults(face: str, longest: int) -> int:
    """How many of the rule book's demands a face misses; `longest` is its longest word."""
    return (
        (not any(on_face(face, ending) for ending in ENDINGS))
        + (not set(face) & set("AEIOU"))
        + (longest < SIDE)
        + ("Q" in face and not touches_u(face))
    )


def touches_u(face: str) -> bool:
    """Whether every Q of the face has a U beside it."""
    return all(
        any(face[n] == "U" for n in GRID.neighbours[square])
        for square, letter in enumerate(face)
        if letter == "Q"
    )


def worth(face: str) -> float:
    """What annealing makes grow: the logarithm of the score, less 4 for each fault."""
    words = {word for _, word in find_words(GRID, face, common_dawg())}
    score = sum(len(word) - 2 for word in words if len(word) >= LEAST)
    longest = max(map(len, words), default=0)
    return math.log(min(score, CAP) + 1) - 4 * faults(face, longest)


def annealed(letters: str, seed: int, steps: int) -> list[str]:
    """The letters dealt to faces at random and swapped until the faces are rich."""
    chance = random.Random(seed)
    squares = list(letters)
    chance.shuffle(squares)
    worths = [worth(face) for face in cut(squares)]
    for step in range(steps):
        heat = HOT * (COLD / HOT) ** (step / steps)
        try_swap(squares, worths, heat, chance)
        if step % 5000 == 0:
            print(step, round(sum(worths), 2), flush=True)
    return cut(squares)


def try_swap(squares: list[str], worths: list[float], heat: float, chance: random.Random) -> None:
    """Swap two squares of different faces if it pays, or if the heat allows it."""
    one, other = chance.sample(range(len(squares)), 2)
    touched = (one // SQUARES, other // SQUARES)
    if touched[0] == touched[1] or squares[one] == squares[other]:
        return
    squares[one], squares[other] = squares[other], squares[one]
    after = [worth("".join(squares[f * SQUARES : (f + 1) * SQUARES])) for f in touched]
    gain = sum(after) - sum(worths[f] for f in touched)
    if gain >= 0 or chance.random() < math.exp(gain / heat):
        worths[touched[0]], worths[touched[1]] = after
    else:
        squares[one], squares[other] = squares[other], squares[one]


def cut(squares: list[str]) -> list[str]:
    """The squares as faces."""
    return ["".join(squares[f * SQUARES : (f + 1) * SQUARES]) for f in range(FACES)]


def file_text(faces: list[str], seed: int, steps: int) -> str:
    """What the file holds."""
    head = (
        f"# The 32 faces of the 16 board tiles, two lines a tile.\n"
        f"# Made by build/make_faces.py with seed {seed} and {steps} steps.\n"
    )
    rows = (" ".join(face[n : n + SIDE] for n in range(0, SQUARES, SIDE)) for face in faces)
    return head + "".join(row + "\n" for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    faces = annealed(shares(FACES * SQUARES), asked.seed, asked.steps)
    missed = [face for face in faces if worth(face) < 0]
    if missed:
        raise SystemExit(f"these faces miss a demand: {missed}")
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(file_text(faces, asked.seed, asked.steps), "ascii")


if __name__ == "__main__":
    main()
