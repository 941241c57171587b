"""Finished matches as a list shows them: who played, how it ended, when."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.archive import Archive
from game.contract import Refusal
from game.language import N_, sentence
from game.language import gettext as _
from game.record import Record
from scenes.waiting import together

_MONTHS = (
    N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"),
    N_("July"), N_("August"), N_("September"), N_("October"), N_("November"), N_("December"),
)  # fmt: skip


class Played(NamedTuple):
    """A kept record; None if it can't be read, and `trouble` says why."""

    path: Path
    record: Record | None
    trouble: str = ""


def played(folder: Path) -> list[Played]:
    """The records in the player's folder, the latest first."""
    archive = Archive(folder)
    found = [_load(archive, path) for path in archive.finished()]
    return sorted(found, key=_when, reverse=True)


def score_of(record: Record) -> str:
    """Who played with what score, and who won."""
    names = [seat.name for seat in record.header.seats]
    outcome = record.outcome
    if outcome is None:
        return _("{names}. The end wasn\u2019t kept.").format(names=together(names))
    points = (str(score).replace("-", "\u2212") for score in outcome.scores)
    score = " : ".join(f"{name} {score}" for name, score in zip(names, points, strict=False))
    if outcome.winner is None and len(names) == 1:
        return _("{score}. Not completed.").format(score=score)
    if outcome.winner is None:
        return _("{score}. A draw.").format(score=score)
    return _("{score}. {name} won.").format(score=score, name=names[outcome.winner])


def spoken_date(date: str) -> str:
    """A date of a record as people say it; empty if it is none."""
    try:
        when = datetime.fromisoformat(date)
    except ValueError:
        return ""
    month = _(_MONTHS[when.month - 1])
    return _("{day} {month} {year}").format(day=when.day, month=month, year=when.year)


def _load(archive: Archive, path: Path) -> Played:
    try:
        return Played(path, archive.load(path))
    except Refusal as refusal:
        return Played(path, None, sentence(refusal.code, refusal.params))


def _when(match: Played) -> str:
    """By the date inside; what can't be read comes last."""
    return match.record.header.date if match.record else ""
