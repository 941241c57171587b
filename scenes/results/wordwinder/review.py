"""A match of Word Winder looked at afterwards: at each turn what would have won or blocked.

Positions are numbered as in `Table.analyses`. Source: issue, After a match.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple, cast

from game.contract import Analysis, Move, State, TimeUp
from game.engine import Match
from game.wordwinder.analysis import Insight, Word
from game.wordwinder.moves import ConfirmPenalty, Lay, Pass, TakeOver
from game.wordwinder.search import spelled
from game.wordwinder.state import Position, WinderState

Analyses = Mapping[int, Analysis]

_TURNS = (Lay, Pass, TakeOver, TimeUp, ConfirmPenalty)
"""The moves that can end a turn."""


class Turn(NamedTuple):
    """What a seat did in a turn: its word, empty if it laid none, and how many squares it gained.

    `number` counts the turns from 1; `position` is that before the move. `won`: the word made
    the line. `back`: it was taken back after a challenge.
    """

    number: int
    position: int
    seat: int
    word: str
    gained: int
    won: bool
    back: bool


class Known(NamedTuple):
    """What is known of a turn: words that would have won, and words that would have blocked.

    Both are empty where the word that was laid did it; `stopped` says that it blocked.
    """

    winning: tuple[str, ...] = ()
    blocking: tuple[str, ...] = ()
    stopped: bool = False
    awaited: bool = False


def turns_of(match: Match) -> tuple[Turn, ...]:
    """All turns of a match in their order."""
    turns: list[Turn] = []
    for number, entry in enumerate(match.entries):
        before, after = _position(match.states[number]), _position(match.states[number + 1])
        if isinstance(entry.move, _TURNS) and _ends_turn(before, after, entry.move):
            turns.append(_turn(len(turns) + 1, number, entry.move, before, after, match))
    return tuple(turns)


def _ends_turn(before: Position, after: Position, move: Move) -> bool:
    """Answers to a challenge, and penalties that lapse, are no turns."""
    if before.asking is not None or before.outcome is not None:
        return False
    return isinstance(move, Lay) or after.turn != before.turn or after.outcome is not None


def _turn(
    number: int, position: int, move: Move, before: Position, after: Position, match: Match
) -> Turn:
    seat = before.turn.seat
    if not isinstance(move, Lay):
        return Turn(number, position, seat, "", 0, False, False)
    end, laid = _position(match.state), (seat, move.path)
    stayed = [(one.seat, one.path) for one in end.words]
    won = bool(end.line) and stayed[-1] == laid
    gained = len(after.words[-1].covered)
    word = spelled(before.letters, move.path)
    return Turn(number, position, seat, word, gained, won, laid not in stayed)


def known(turn: Turn, analyses: Analyses, awaited: Collection[int]) -> Known:
    """What is known of a turn so far."""
    here, after = analyses.get(turn.position), analyses.get(turn.position + 1)
    if not isinstance(here, Insight):
        return Known(awaited=turn.position in awaited)
    if turn.won:
        return Known()
    stopped = bool(here.threats) and _stopped(turn, here, after)
    blocking = () if stopped else _words(here.blocking)
    return Known(_words(here.winning), blocking, stopped)


def _stopped(turn: Turn, here: Insight, after: Analysis | None) -> bool:
    """Whether the word laid was one of those that block, or left the next side without a win."""
    if not turn.word:
        return False
    if turn.word in _words(here.blocking):
        return True
    return isinstance(after, Insight) and after.seat is not None and not after.winning


def _words(words: tuple[Word, ...]) -> tuple[str, ...]:
    return tuple(one.word for one in words)


def missed(turns: Collection[Turn], seat: int, analyses: Analyses) -> tuple[str, bool] | None:
    """The first word with which a seat would have won, or else blocked; and whether it had won."""
    found = [known(turn, analyses, ()) for turn in turns if turn.seat == seat]
    won = next((one.winning[0] for one in found if one.winning), None)
    if won is not None:
        return won, True
    blocked = next((one.blocking[0] for one in found if one.blocking), None)
    return (blocked, False) if blocked is not None else None


def _position(state: State) -> Position:
    return cast(WinderState, state).position
