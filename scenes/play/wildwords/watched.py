"""A match of WildWords that is watched again: its turns, and who is looked on with."""

from __future__ import annotations

from typing import cast

from game.contract import WATCHER
from game.language import gettext as _
from game.replaying import ReplayTable
from game.table import Table
from game.wildwords.state import WildState
from scenes.play.watching import Chapter


def chapters(table: Table) -> tuple[Chapter, ...]:
    """The turns, each from where it begins."""
    found: list[Chapter] = []
    turn = 0
    for position, one in enumerate(table.whole.states if isinstance(table, ReplayTable) else []):
        state = cast(WildState, one)
        if state.turn > turn and state.ended is None:
            turn = state.turn
            name = state.setup.seats[state.to_move].name
            said = _("Turn {number}, {name}")
            found.append(Chapter(position, said.format(number=turn, name=name)))
    return tuple(found)


def looked_on_with(table: ReplayTable) -> int:
    """The seat whose tray is shown: the one that moves next, at the end the one that did last."""
    entries = table.whole.entries
    after = [entry.actor for entry in entries[table.position :] if entry.actor >= 0]
    before = [entry.actor for entry in entries[: table.position] if entry.actor >= 0]
    return after[0] if after else (before[-1] if before else WATCHER)
