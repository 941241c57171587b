"""The best results of the puzzles, kept in the player's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.wordwinder.solo import PuzzleResult, worth_keeping
from scenes.records import KeptResults

FILE = "wordwinder-puzzles.json"


class Records(KeptResults[PuzzleResult]):
    """The results of all puzzles that count."""

    def __init__(self, folder: Path) -> None:
        decoder = msgspec.json.Decoder(tuple[PuzzleResult, ...])
        super().__init__(folder / FILE, decoder, worth_keeping)
