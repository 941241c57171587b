"""What happens in a match of WildWords, for those who watch."""

from __future__ import annotations

from game.contract import Event, Reason
from game.wildwords.moves import Placed
from game.wildwords.scoring import Name, Pattern


class Dealt(Event, frozen=True):
    """A seat got its first tiles, which only it sees."""

    seat: int
    count: int
    tiles: str | None


class TurnBegan(Event, frozen=True):
    """A seat is to move. `extra`: its opponent challenged in vain."""

    seat: int
    turn: int
    extra: bool = False


class Traded(Event, frozen=True):
    """A seat traded its whole tray; only it sees which tiles."""

    seat: int
    count: int
    gave: str | None
    drew: str | None


class Laid(Event, frozen=True):
    """A seat laid tiles: what shows of them, what they score if the play stays.

    On a Turn-To-Wild square only the player sees which tile it was; others see `*`.
    """

    seat: int
    placed: tuple[Placed, ...]
    patterns: tuple[Pattern, ...]
    score: int
    names: tuple[Name, ...]


class Passed(Event, frozen=True):
    """A seat passed; so many turns in a row brought nothing."""

    seat: int
    in_a_row: int


class Asked(Event, frozen=True):
    """A seat is asked whether it challenges."""

    seat: int


class Believed(Event, frozen=True):
    """A seat lets the play pass."""

    seat: int


class Challenged(Event, frozen=True):
    """A seat challenges the play."""

    seat: int
    player: int


class Voted(Event, frozen=True):
    """A seat agreed with the challenger or not."""

    seat: int
    agree: bool


class Spelled(Event, frozen=True):
    """What the patterns were said to be; `good` is empty where the challenger judges."""

    seat: int
    words: tuple[str, ...]
    good: tuple[bool, ...]


class ChallengeEnded(Event, frozen=True):
    """Whether the challenge succeeded, and which seats lost 20 points."""

    challenger: int
    player: int
    succeeded: bool
    fined: tuple[int, ...] = ()


class TakenBack(Event, frozen=True):
    """A play came off the board, back into the player's tray."""

    seat: int
    squares: tuple[int, ...]


class PointsScored(Event, frozen=True):
    """A play counts now."""

    seat: int
    points: int
    total: int
    names: tuple[Name, ...]


class Drew(Event, frozen=True):
    """A seat filled its tray; only it sees with what."""

    seat: int
    count: int
    tiles: str | None


class TurnMissed(Event, frozen=True):
    """A seat misses a turn for a challenge in vain."""

    seat: int


class HintGiven(Event, frozen=True):
    """A seat got a hint, which only it sees. `left` None: no limit."""

    seat: int
    placed: tuple[Placed, ...] | None
    words: tuple[str, ...] | None
    left: int | None


class SeatLeft(Event, frozen=True):
    """A seat resigned or its time is up; so many tiles went back into the pot."""

    seat: int
    reason: Reason
    tiles: int


class FinalPoints(Event, frozen=True):
    """What a seat gets at the end for tiles left in trays, and loses for overtime."""

    seat: int
    bonus: int
    overtime: int


class Ended(Event, frozen=True):
    """The match is over; `winner` None: a draw."""

    scores: tuple[int, ...]
    winner: int | None
    reason: Reason


WildEvent = (
    Dealt
    | TurnBegan
    | Traded
    | Laid
    | Passed
    | Asked
    | Believed
    | Challenged
    | Voted
    | Spelled
    | ChallengeEnded
    | TakenBack
    | PointsScored
    | Drew
    | TurnMissed
    | HintGiven
    | SeatLeft
    | FinalPoints
    | Ended
)
