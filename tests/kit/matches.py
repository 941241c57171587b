"""Matches of Wordaway in a player's folder: some that wait, some that were played."""

from __future__ import annotations

from game.contract import REFEREE, Resign, Seat, TimeUp
from game.opponents import InProcess
from game.wordaway.state import Agree, Propose
from scenes.tables import LiveTable, Tables

PHRASE = "NOW I ASK YOU VERY CONFIDENTIALLY"
MAYA = Seat("Maya", 0)
OTTO = Seat("Otto", 1, "computer", "medium", 1)
BEN = Seat("Ben", 1, side=1)


def begin(folder, *seats: Seat, date: str = "2026-11-30T10:00:00", **options) -> LiveTable:
    """A match that has just begun; nobody has to agree on anything."""
    tables = Tables(folder, InProcess(), lambda: 0, lambda: date)
    chosen = {"series": 1, "phrases": (PHRASE,), **options}
    return tables.begin("wordaway", chosen, seats or (MAYA, OTTO), ["pocket"])


def left_waiting(folder, *seats: Seat, **more) -> str:
    """A match that waits; gives back its id."""
    live = begin(folder, *seats, **more)
    live.close()
    return sorted((folder / "matches").iterdir())[-1].name


def finished(folder, *seats: Seat, **more) -> LiveTable:
    """A match whose first mover gave it up at once, kept as a record."""
    live = begin(folder, *seats, **more)
    _agree(live)
    owing = _owing(live)
    if live.table.setup.seats[owing].kind == "computer":
        live.table.match.play(REFEREE, TimeUp(owing, "turn"), 30_000)
    else:
        live.table.submit(owing, Resign())
    live.close()
    return live


def _agree(live: LiveTable) -> None:
    """Two people agree on the length that was set."""
    while any(Propose.tag() in act.moves for act in live.table.acts()):
        seat = _owing(live)
        agrees = any(Agree.tag() in act.moves for act in live.table.acts() if act.actor == seat)
        live.table.submit(seat, Agree() if agrees else Propose(1))


def _owing(live: LiveTable) -> int:
    return next(act.actor for act in live.table.acts() if act.owed)
