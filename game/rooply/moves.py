"""What is done in Rooply, and what happens: moves, events, and the parts that they share."""

from __future__ import annotations

from typing import ClassVar

from game.contract import AskHint, Event, Frozen, Move, Outcome, Resign, TimeUp
from game.rooply.board import Axis, Square, Yellow
from game.rooply.dice import Direction, Throw


class Roll(Move, frozen=True):
    """Throws the dice: the seat itself, or the referee when it waits too long."""


class WildCard(Move, frozen=True):
    """Spends a wild card instead of rolling, and says what the dice would show."""

    length: int
    direction: Direction
    blacks: int


class Place(Move, frozen=True):
    """Writes a word.

    `letters` stand from `square` on in the direction of the axis, as they are to be seen on the
    board; the word may be read either way. `yellows` are laid before, `blacks` after it, and
    `exchange` counts the yellow squares taken into the bank for two black squares each.
    """

    letters: str
    square: Square
    axis: Axis
    blacks: tuple[Square, ...] = ()
    yellows: tuple[Yellow, ...] = ()
    exchange: int = 0


class BlacksOnly(Move, frozen=True):
    """Places black squares and no word, so nothing can be exchanged."""

    blacks: tuple[Square, ...]
    exchange: int = 0


class Pass(Move, frozen=True):
    """Gives the turn up with its black squares, as if the clock had run out."""


class Hint(Move, frozen=True):
    """The answer to a hint asked for: a play that is legal now; None: no word fits."""

    undoable: ClassVar[bool] = False

    play: Place | None


AnyMove = Roll | WildCard | Place | BlacksOnly | Pass | Hint | AskHint | Resign | TimeUp


class TurnBegan(Event, frozen=True):
    """A seat has the turn; `extra` if it is its second in this round."""

    seat: int
    round: int
    extra: bool = False


class Thrown(Event, frozen=True):
    """The dice were thrown: all throws in their order, the last one counts."""

    seat: int
    throws: tuple[Throw, ...]
    by_referee: bool = False


class WildCardSpent(Event, frozen=True):
    """A wild card was spent instead of a roll."""

    seat: int
    throw: Throw


class Count(Frozen, frozen=True):
    """What a word play scores: rule book Rooply, Score."""

    seconds: int
    letters: int
    shared: int
    blacks: int

    @property
    def score(self) -> int:
        """The sum."""
        return self.seconds + self.letters + self.shared - self.blacks


class WordPlaced(Event, frozen=True):
    """A word was written; `new` are the squares that had no letter before."""

    seat: int
    word: str
    play: Place
    backwards: bool
    squares: tuple[Square, ...]
    new: tuple[Square, ...]
    count: Count
    score: int


class BlacksPlaced(Event, frozen=True):
    """Only black squares were placed."""

    seat: int
    squares: tuple[Square, ...]
    score: int


class TurnLost(Event, frozen=True):
    """A turn ended with nothing placed, by the clock or given up."""

    seat: int
    by_clock: bool


class ClosedOut(Event, frozen=True):
    """No throw had a word any more: the referee filled the last squares with black ones."""

    seat: int
    squares: tuple[Square, ...]
    score: int


class BoardCompleted(Event, frozen=True):
    """A board is full; the round is played out."""

    seat: int
    turns: int


class HintGiven(Event, frozen=True):
    """A seat was given a hint, shown to it alone; None: no word fits."""

    seat: int
    play: Place | None


class SeatResigned(Event, frozen=True):
    """A seat gave the match up."""

    seat: int


class MatchEnded(Event, frozen=True):
    """The match is over; `wild_cards` and `yellows` are what is left at each seat."""

    outcome: Outcome
    wild_cards: tuple[int, ...]
    yellows: tuple[int, ...]


AnyEvent = (
    TurnBegan
    | Thrown
    | WildCardSpent
    | WordPlaced
    | BlacksPlaced
    | TurnLost
    | ClosedOut
    | BoardCompleted
    | HintGiven
    | SeatResigned
    | MatchEnded
)
