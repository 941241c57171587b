"""A match of WildWords looked at afterwards: what each play was, and what could have been played.

Positions are numbered as in `Table.analyses`. Source: rule book WildWords; issue, After a match.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, cast

from game.contract import Analysis, State
from game.engine import Match
from game.wildwords.analysis import Insight, Reading, Suggestion
from game.wildwords.moves import Lay
from game.wildwords.state import SheetLine, WildState
from scenes.play.wildwords.challenge.verdict import strings_in

Analyses = Mapping[int, Analysis]


class Made(NamedTuple):
    """A play that was made: where, its line of the score sheet, the how-manieth of its seat.

    `number` counts all plays from 1, `own` those of the seat; `row` is its line among the seat's.
    """

    number: int
    own: int
    row: int
    position: int
    line: SheetLine

    @property
    def seat(self) -> int:
        """Who made it."""
        return self.line.seat

    @property
    def stayed(self) -> bool:
        """Whether it counted."""
        return self.line.kind == "play"

    @property
    def pattern(self) -> str:
        """The pattern along the play."""
        return self.line.patterns[0].text


class Known(NamedTuple):
    """What is known of a play; `awaited`: something of it is still to be looked at.

    `readings` are empty where nobody could challenge it. `best` is the best honest play there
    was, and `proven` says that there was no better one.
    """

    readings: tuple[Reading, ...] = ()
    best: Suggestion | None = None
    proven: bool = False
    awaited: bool = False

    @property
    def bluff(self) -> bool:
        """Whether no word fits one of its patterns."""
        return any(not one.fits for one in self.readings)


def plays_of(match: Match) -> tuple[Made, ...]:
    """All plays of a match in their order, those taken back as well."""
    lines = _state(match.state).sheet
    rows = _rows(lines)
    found: list[Made] = []
    counts: dict[int, int] = {}
    for position, entry in enumerate(match.entries):
        if not isinstance(entry.move, Lay):
            continue
        turn = _state(match.states[position]).turn
        number = _line_of(lines, entry.actor, turn)
        if number is None:
            continue
        counts[entry.actor] = counts.get(entry.actor, 0) + 1
        own = counts[entry.actor]
        found.append(Made(len(found) + 1, own, rows[number], position, lines[number]))
    return tuple(found)


def _line_of(lines: Sequence[SheetLine], seat: int, turn: int) -> int | None:
    """The line of a seat's play in that turn."""
    numbers = (
        n
        for n, line in enumerate(lines)
        if (line.seat, line.turn) == (seat, turn) and line.kind in ("play", "taken_back")
    )
    return next(numbers, None)


def _rows(lines: Sequence[SheetLine]) -> list[int]:
    """For each line the how-manieth of its seat it is, from 1."""
    counts: dict[int, int] = {}
    found: list[int] = []
    for line in lines:
        counts[line.seat] = counts.get(line.seat, 0) + 1
        found.append(counts[line.seat])
    return found


def scores_of(match: Match, seat: int) -> tuple[int, ...]:
    """A seat's score before its first turn, and after each of its lines."""
    start = _state(match.states[0]).scores[seat]
    lines = _state(match.state).sheet
    return (start, *(line.total for line in lines if line.seat == seat))


def active_in(match: Match) -> tuple[int, ...]:
    """The seats that are in a match to its end."""
    return _state(match.state).active


def known(made: Made, analyses: Analyses, awaited: Collection[int]) -> Known:
    """What is known of a play so far."""
    here, after = analyses.get(made.position), analyses.get(made.position + 1)
    best = here.best[0] if isinstance(here, Insight) and here.best else None
    proven = isinstance(here, Insight) and here.proven
    readings = after.readings if isinstance(after, Insight) else ()
    waits = made.position in awaited or made.position + 1 in awaited
    return Known(readings, best, proven, waits)


def best_of(plays: Sequence[Made]) -> Made | None:
    """The play that brought most."""
    stayed = [made for made in plays if made.stayed]
    return max(stayed, key=lambda made: made.line.points, default=None)


def spelled(made: Made, facts: Known) -> str | None:
    """The word along the play: as it was spelled, or else the shortest known that fits."""
    if made.line.words and made.stayed:
        return made.line.words[0]
    readings = facts.readings
    if readings and readings[0].words:
        return min(readings[0].words, key=len)
    return None if "*" in made.pattern else made.pattern


def strings(made: Made, facts: Known) -> tuple[str, ...]:
    """What each wild tile of the pattern along the play stands for, empty where unknown."""
    word = spelled(made, facts)
    found = strings_in(made.pattern, word) if word is not None else None
    return found or ("",) * made.pattern.count("*")


class Deeds(NamedTuple):
    """What a seat did: bluffs that were believed, challenges won and lost."""

    bluffs: int
    won: int
    lost: int


def deeds_of(
    plays: Sequence[Made], seat: int, analyses: Analyses, awaited: Collection[int]
) -> Deeds:
    """What a seat did, as far as its plays have been looked at."""
    believed = [made for made in plays if made.stayed and made.line.challenger is None]
    bluffs = sum(made.seat == seat and known(made, analyses, awaited).bluff for made in believed)
    called = [made for made in plays if made.line.challenger == seat]
    won = sum(not made.stayed for made in called)
    return Deeds(bluffs, won, len(called) - won)


def _state(state: State) -> WildState:
    return cast(WildState, state)
