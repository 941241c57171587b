"""What happens in a match of Word Winder, for those who watch."""

from __future__ import annotations

from typing import Literal

from game.contract import Event, Reason

Loss = Literal["clock", "penalty", "challenge"]
"""What a turn was lost by."""


class Dealt(Event, frozen=True):
    """The board was laid: the faces in their places, row by row; empty for a board by hand."""

    layout: tuple[int, ...]


class DieRolled(Event, frozen=True):
    """The die that decides who starts, 1 to 6, and the seat that it chose."""

    value: int
    starter: int


class TurnBegan(Event, frozen=True):
    """A seat is to move; `serial` counts all turns of the match from 1."""

    seat: int
    serial: int


class WordLaid(Event, frozen=True):
    """A word was spelled; `covered` are the squares of its path that got a chip."""

    seat: int
    side: int
    word: str
    path: tuple[int, ...]
    covered: tuple[int, ...]


class WordTakenBack(Event, frozen=True):
    """The word just laid is gone, and so are its chips."""

    seat: int
    side: int
    word: str
    covered: tuple[int, ...]


class TookOver(Event, frozen=True):
    """A side took the starter's word and colour over."""

    seat: int
    side: int


class Passed(Event, frozen=True):
    """A seat passed."""

    seat: int


class TurnLost(Event, frozen=True):
    """A seat's turn is over without a word."""

    seat: int
    loss: Loss


class TurnMissed(Event, frozen=True):
    """A seat misses a turn for a challenge in vain."""

    seat: int


class Asked(Event, frozen=True):
    """A seat is asked whether it challenges the word."""

    seat: int


class Accepted(Event, frozen=True):
    """A seat lets the word stand, or did not answer."""

    seat: int


class Challenged(Event, frozen=True):
    """A seat challenged the word, and the referee looked it up."""

    seat: int
    word: str
    good: bool


class PenaltyCalled(Event, frozen=True):
    """A seat says that a partner of the seat to move pointed or spoke."""

    seat: int


class PenaltyConfirmed(Event, frozen=True):
    """A seat agrees."""

    seat: int


class PenaltyVoid(Event, frozen=True):
    """Nobody agreed in time, or the turn ended before."""


class SideWalledOff(Event, frozen=True):
    """A side cannot have its line any more; it may play on."""

    side: int


class SideOut(Event, frozen=True):
    """RaceWinder: a side has no legal play left and is out for good."""

    side: int


class ResignPressed(Event, frozen=True):
    """A seat wants to resign; its side does when all its persons have pressed."""

    seat: int


class SideResigned(Event, frozen=True):
    """A side gave up."""

    side: int


class HintGiven(Event, frozen=True):
    """A seat got a hint, which only it sees. `left` None: no limit."""

    seat: int
    word: str | None
    path: tuple[int, ...] | None
    left: int | None


class LineMade(Event, frozen=True):
    """A side has its line: the squares of a shortest one, from edge to edge."""

    side: int
    line: tuple[int, ...]


class Ended(Event, frozen=True):
    """The match is over; `winner` is the first seat of the winning side, None: a draw."""

    scores: tuple[int, ...]
    winner: int | None
    reason: Reason


WinderEvent = (
    Dealt
    | DieRolled
    | TurnBegan
    | WordLaid
    | WordTakenBack
    | TookOver
    | Passed
    | TurnLost
    | TurnMissed
    | Asked
    | Accepted
    | Challenged
    | PenaltyCalled
    | PenaltyConfirmed
    | PenaltyVoid
    | SideWalledOff
    | SideOut
    | ResignPressed
    | SideResigned
    | HintGiven
    | LineMade
    | Ended
)
