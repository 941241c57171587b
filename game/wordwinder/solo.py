"""The best results of the one-player puzzles.

Source: rule book, More that players of the app had: as many words as one can in Frenzy. What
decides between equals, and what makes a good Finder, is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Frozen
from game.wordwinder.finder import Finder
from game.wordwinder.frenzy import Frenzy
from game.wordwinder.puzzles import PuzzleId

PLACES = 10
"""So many results of a kind are kept."""

DAILY_TILES = 2
"""The Frenzy of a day lies on so many tiles."""

DAILY_DICTIONARY = "collegiate"
"""The puzzles of a day are the same for everybody, and so are their words."""


class Kind(Frozen, frozen=True):
    """Results are compared with those of one kind: which puzzle, how large, with which words."""

    puzzle: PuzzleId
    tiles: int
    dictionaries: tuple[str, ...]


class PuzzleResult(Frozen, frozen=True):
    """A puzzle played to its end; `date` is in ISO 8601, `daily`: that of the day.

    `words` and `letters` are those found, `shown` the letters of answers that were shown.
    """

    kind: Kind
    words: int
    letters: int
    shown: int
    seconds: int
    date: str
    daily: bool = False


def frenzy_result(frenzy: Frenzy, kind: Kind, date: str, daily: bool) -> PuzzleResult | None:
    """The result of a Frenzy whose time is over; None if nothing was found."""
    words = len(frenzy.found)
    if not words:
        return None
    seconds = frenzy.limit_ms // 1000
    return PuzzleResult(kind, words, frenzy.letters, 0, seconds, date, daily)


def finder_result(
    finder: Finder, kind: Kind, spent_ms: int, date: str, daily: bool
) -> PuzzleResult | None:
    """The result of a Finder after `spent_ms`; None unless every clue is answered."""
    if not finder.over:
        return None
    letters = sum(len(clue.answer) for clue in finder.clues)
    shown = sum(finder.helped)
    return PuzzleResult(kind, len(finder.clues), letters, shown, spent_ms // 1000, date, daily)


def best(results: Iterable[PuzzleResult], kind: Kind) -> tuple[PuzzleResult, ...]:
    """The best results of a kind.

    Frenzy: most words, then most letters. Finder: fewest letters shown, then the shortest time.
    Of equals the older comes first.
    """
    alike = [result for result in results if result.kind == kind]
    if kind.puzzle == "frenzy":
        alike.sort(key=lambda r: (-r.words, -r.letters, r.date))
    else:
        alike.sort(key=lambda r: (r.shown, r.seconds, r.date))
    return tuple(alike[:PLACES])


def of_day(results: Iterable[PuzzleResult], puzzle: PuzzleId, day: str) -> PuzzleResult | None:
    """The result of the puzzle of a day such as 2026-11-30; only the first one counts."""
    found = (r for r in results if r.daily and r.kind.puzzle == puzzle and r.date[:10] == day)
    return min(found, key=lambda r: r.date, default=None)


def worth_keeping(results: tuple[PuzzleResult, ...]) -> tuple[PuzzleResult, ...]:
    """What stands in the lists, and the latest puzzles of a day, so that each counts once."""
    kept: set[PuzzleResult] = set()
    for kind in {result.kind for result in results}:
        kept.update(best(results, kind))
        daily = [result for result in results if result.kind == kind and result.daily]
        kept.update(sorted(daily, key=lambda r: r.date)[-1:])
    return tuple(result for result in results if result in kept)
