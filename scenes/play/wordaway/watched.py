"""What the Wordaway screen says of a match that is watched again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.contract import State
from game.language import gettext as _
from game.replaying import ReplayTable
from game.table import Table
from game.wordaway.state import Series, Verdict, WordawayState
from scenes.play.watching import Chapter


def chapters(table: Table) -> tuple[Chapter, ...]:
    """The games, each from where its phrase is laid out."""
    found: list[Chapter] = []
    states = table.whole.states if isinstance(table, ReplayTable) else []
    for position, state in enumerate(states):
        board = _series(state).board
        if board is not None and board.number > len(found):
            title = _("Game {number}").format(number=board.number)
            found.append(Chapter(position, title))
    return tuple(found)


def remark(table: ReplayTable, names: Sequence[str]) -> str:
    """Who is to play, and what is known of the position."""
    series = _series(table.match.state)
    if series.phase != "play" or series.board is None:
        return ""
    to_play = _("{name} to play.").format(name=names[series.board.to_move])
    verdict = table.analyses.get(table.position)
    known = _verdict(verdict) if isinstance(verdict, Verdict) else ""
    return f"{to_play} {known}".strip()


def _verdict(verdict: Verdict) -> str:
    if verdict.won is None:
        return _("Not solved.")
    if not verdict.won:
        return _("No play wins.")
    if verdict.winning:
        return _("{word} wins.").format(word=verdict.winning[0])
    return _("A skip wins.") if verdict.by_skip else ""


def _series(state: State) -> Series:
    return cast(WordawayState, state).series
