"""The plays of a match so far, for lists and for the results."""

from __future__ import annotations

from typing import NamedTuple, cast

from game.engine import Match
from game.rooply.moves import BlacksOnly, Place, WordPlaced
from game.rooply.plays import word_played
from game.rooply.state import RooplyState


class PlayMade(NamedTuple):
    """A turn that changed a board or a score; `word` is None for black squares alone."""

    entry: int
    seat: int
    word: WordPlaced | None
    blacks: int
    points: int
    score: int


def plays_of(match: Match) -> tuple[PlayMade, ...]:
    """All plays in their order; what the referee closes out isn't one."""
    made: list[PlayMade] = []
    for number, entry in enumerate(match.entries):
        state = cast(RooplyState, match.states[number])
        if isinstance(entry.move, Place):
            event = word_played(state, entry.move, entry.spent_ms).event
            made.append(PlayMade(number, event.seat, event, 0, event.count.score, event.score))
        elif isinstance(entry.move, BlacksOnly):
            count, seat = len(entry.move.blacks), state.turn.seat
            score = state.players[seat].score - count
            made.append(PlayMade(number, seat, None, count, -count, score))
    return tuple(made)
