"""The best boards completed alone, kept in the player's folder."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from game.contract import Notice, Setup
from game.engine import Match
from game.files import DamagedError, NewerFormatError, load_kept, write_atomic
from game.rooply.solo import SoloResult, best, daily_seed

FORMAT = 1
FILE = "rooply-solo.json"


class _Kept(msgspec.Struct, frozen=True):
    format: int
    results: tuple[SoloResult, ...] = ()


class Records:
    """The results of all boards that count; what can't be read stays as it is on the disk."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        kept = load_kept(self._path, _read)
        self.results: tuple[SoloResult, ...] = kept.value or ()
        self.notices: tuple[Notice, ...] = kept.notices
        self._leave_alone = any(notice.code == "file_newer" for notice in kept.notices)

    def add(self, result: SoloResult) -> None:
        """Keep a result, once; of each list only what stands in it. A full disk keeps nothing."""
        if result in self.results:
            return
        self.results = _worth_keeping((*self.results, result))
        if self._leave_alone:
            return
        with contextlib.suppress(OSError):
            data = msgspec.json.encode(_Kept(FORMAT, self.results))
            write_atomic(self._path, msgspec.json.format(data, indent=1))


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


def _read(data: bytes) -> tuple[SoloResult, ...]:
    try:
        kept = msgspec.json.decode(data, type=_Kept)
    except msgspec.DecodeError as error:
        raise DamagedError(str(error)) from error
    if kept.format > FORMAT:
        raise NewerFormatError(str(kept.format))
    return kept.results
