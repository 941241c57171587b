"""A match of Rooply as it stands: boards, banks, whose turn it is; and what a seat sees of it."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Analysis, Frozen, Handicap, Outcome, Setup, State, View
from game.rooply.board import Board
from game.rooply.dice import MASTER_DICE, PLAIN_DICE, Dice, Throw
from game.rooply.moves import Place

WILD_CARDS = 2
OPENING_MS = 10_000
"""Who neither rolls nor spends a wild card for so long has the dice thrown by the referee."""

SETTLING_MS = 1_000
"""The clock waits so long for each throw."""

WORTH_OF_WILD_CARD = 10


class Grade(NamedTuple):
    """A level of the game: rule book Rooply, Aim; `closing_out` is the most empty squares."""

    side: int
    yellows: int
    closing_out: int
    dice: Dice


GRADES = {
    "novice": Grade(9, 7, 6, PLAIN_DICE),
    "intermediate": Grade(11, 10, 7, PLAIN_DICE),
    "master": Grade(13, 14, 9, MASTER_DICE),
}


class Player(Frozen, frozen=True):
    """What belongs to one seat. `blacks_before`: its last turn was black squares only."""

    board: Board
    score: int = 0
    bank: int = 0
    wild_cards: int = WILD_CARDS
    blacks_before: bool = False
    turns: int = 0
    hints_used: int = 0
    resigned: bool = False

    @property
    def playing(self) -> bool:
        """Whether the seat still has turns."""
        return not (self.resigned or self.board.full)


class Turn(Frozen, frozen=True):
    """The turn that is going on.

    `serial` counts all turns of the match, `extra` is the second of two for one. `throw` is None
    until the dice are thrown or a wild card is spent; `throws` is how often they were thrown.
    `used_ms` is the time that moves of this turn took on the clock that runs now.
    """

    seat: int
    serial: int
    extra: bool = False
    throw: Throw | None = None
    throws: int = 0
    used_ms: int = 0
    hint: Place | None = None


class RooplyState(State, frozen=True):
    """A whole position. `order` are the seats as they follow each other in a round.

    `active` says whether anything was placed in this round, `idle_rounds` counts the whole
    rounds before it in which nothing was.
    """

    setup: Setup
    players: tuple[Player, ...]
    order: tuple[int, ...]
    round: int
    turn: Turn
    active: bool = False
    idle_rounds: int = 0
    outcome: Outcome | None = None

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.turn.seat]


class Sight(View, frozen=True):
    """What a viewer sees: everything but the hints that others were given."""

    viewer: int
    setup: Setup
    players: tuple[Player, ...]
    order: tuple[int, ...]
    round: int
    turn: Turn
    outcome: Outcome | None


class Suggestion(Frozen, frozen=True):
    """A play that could be made: its word, what it scores without the seconds, what it fills."""

    play: Place
    word: str
    score: int
    filled: int


class Advice(Analysis, frozen=True):
    """What could be said of a position.

    `placements` counts the places and words for the throw. `best` are the plays that leave the
    fewest turns to go, best first; both are empty where no dice lie.
    """

    seat: int
    placements: int = 0
    best: tuple[Suggestion, ...] = ()


def grade_of(setup: Setup) -> Grade:
    """The level that the table agreed on."""
    return GRADES[str(setup.options["level"])]


def table_clock_ms(setup: Setup) -> int:
    """The time for a turn without a handicap."""
    return 1000 * _whole(setup, "seconds")


def clock_ms(setup: Setup, seat: int) -> int | None:
    """The time that a seat has for a turn; None: no limit."""
    return _stretched(setup, seat, table_clock_ms(setup))


def opening_ms(setup: Setup, seat: int) -> int | None:
    """How long a seat may wait before the referee rolls; None: for ever."""
    return _stretched(setup, seat, OPENING_MS)


def seconds_left(setup: Setup, seat: int, used_ms: int) -> int:
    """The whole seconds that a word play scores.

    A doubled clock counts every two seconds as one. A seat without a clock always has half of
    the table's time left.
    """
    whole = table_clock_ms(setup)
    limit = clock_ms(setup, seat)
    if limit is None:
        return whole // 2000
    return max(0, limit - used_ms) * whole // limit // 1000


def most_new(setup: Setup, seat: int) -> int:
    """How many letters the seat may write in a play at most, as the others' handicaps say."""
    limits = [
        other.handicap.others_limit
        for index, other in enumerate(setup.seats)
        if index != seat and other.handicap is not None and other.handicap.others_limit is not None
    ]
    return min(limits, default=grade_of(setup).side)


def hints_left(setup: Setup, players: tuple[Player, ...], seat: int) -> int | None:
    """How many hints a seat may still ask for; None: any number."""
    handicap = setup.seats[seat].handicap
    if handicap is None:
        return 0
    return None if handicap.hints is None else max(0, handicap.hints - players[seat].hints_used)


def turns_in_a_round(setup: Setup, seat: int) -> int:
    """How many turns a seat has each time its turn comes."""
    return _handicap(setup, seat).turns


def head_start(setup: Setup, seat: int) -> int:
    """The points a seat begins with."""
    return _handicap(setup, seat).head_start


def _handicap(setup: Setup, seat: int) -> Handicap:
    return setup.seats[seat].handicap or Handicap()


def _stretched(setup: Setup, seat: int, ms: int) -> int | None:
    return {"same": ms, "double": 2 * ms, "none": None}[_handicap(setup, seat).clock]


def _whole(setup: Setup, key: str) -> int:
    value = setup.options[key]
    assert isinstance(value, int)
    return value
