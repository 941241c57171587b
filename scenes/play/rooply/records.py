"""The best boards completed alone, kept in the player's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.contract import Setup
from game.engine import Match
from game.rooply.solo import SoloResult, best, daily_seed
from scenes.records import KeptResults

FILE = "rooply-solo.json"


class Records(KeptResults[SoloResult]):
    """The results of all boards that count; of each list only what stands in it."""

    def __init__(self, folder: Path) -> None:
        decoder = msgspec.json.Decoder(tuple[SoloResult, ...])
        super().__init__(folder / FILE, decoder, _worth_keeping)


def is_daily(match: Match, date: str) -> bool:
    """Whether a match that was begun then (ISO 8601) is on the board of its day."""
    level = str(match.setup.options["level"])
    return match.seed == daily_seed(date[:10], level)


def may_count(setup: Setup) -> bool:
    """Whether a match is played alone and without help."""
    alone = len(setup.seats) == 1 and setup.seats[0].kind == "person"
    return alone and setup.seats[0].handicap is None


def _worth_keeping(results: tuple[SoloResult, ...]) -> tuple[SoloResult, ...]:
    kept: set[SoloResult] = set()
    for level, seconds in {(result.level, result.seconds) for result in results}:
        kept.update(best(results, level, seconds, "turns"))
        kept.update(best(results, level, seconds, "score"))
    return tuple(result for result in results if result in kept)
