"""The whole position of a match of WildWords, secrets included."""

from __future__ import annotations

from typing import Literal

from game.contract import Frozen, Handicap, Outcome, Setup, State
from game.wildwords.board import EMPTY_BOARD
from game.wildwords.moves import Placed
from game.wildwords.scoring import Name, Pattern, Scored

Stage = Literal["turn", "window", "votes", "spelling", "honour", "over"]
"""Whose word is awaited: the seat to move, the seat asked, a voter, the player, the challenger."""

LineKind = Literal[
    "play", "taken_back", "pass", "missed", "penalty", "resigned", "timeout", "bonus", "overtime"
]

_NO_HANDICAP = Handicap(hints=0)


class FaceDown(Frozen, frozen=True):
    """A tile that a Turn-To-Wild square turned face down, and the seat that knows it."""

    square: int
    tile: str
    seat: int


class Ballot(Frozen, frozen=True):
    """How a seat voted on a challenge."""

    seat: int
    agree: bool


class Pending(Frozen, frozen=True):
    """A play on the board that does not count yet.

    `asked` are the seats still to be asked, `to_vote` those still to vote, the next one first.
    """

    player: int
    placed: tuple[Placed, ...]
    play: Scored
    asked: tuple[int, ...]
    challenger: int | None = None
    to_vote: tuple[int, ...] = ()
    votes: tuple[Ballot, ...] = ()
    words: tuple[str, ...] = ()


class SheetLine(Frozen, frozen=True, omit_defaults=True):
    """A line of the score sheet: what became of a turn, or what else changed a score.

    `points` is what counted, `total` the seat's score after it. `turn` counts turns from 1.
    `words` is what was spelled, if it came to that.
    """

    seat: int
    turn: int
    kind: LineKind
    points: int
    total: int
    patterns: tuple[Pattern, ...] = ()
    squares: tuple[int, ...] = ()
    names: tuple[Name, ...] = ()
    traded: bool = False
    challenger: int | None = None
    words: tuple[str, ...] = ()


class WildState(State, frozen=True):
    """A position.

    The pot is drawn from its end. `turns_left` counts the turns of the seat to move before the
    next seat's, this one included; `missed` the turns that each seat still misses; `passes` the
    passes in a row; `out` the seats that resigned or whose time is up; `used_ms` each seat's
    time up to here.
    """

    setup: Setup
    pot: str
    trays: tuple[str, ...]
    scores: tuple[int, ...]
    missed: tuple[int, ...]
    used_ms: tuple[int, ...]
    hints_used: tuple[int, ...]
    to_move: int
    turns_left: int
    board: str = EMPTY_BOARD
    face_down: tuple[FaceDown, ...] = ()
    turn: int = 1
    traded: bool = False
    passes: int = 0
    out: tuple[int, ...] = ()
    pending: Pending | None = None
    sheet: tuple[SheetLine, ...] = ()
    ended: Outcome | None = None

    @property
    def stage(self) -> Stage:
        """What the match waits for."""
        if self.ended is not None:
            return "over"
        return "turn" if self.pending is None else stage_of(self.pending)

    @property
    def awaited(self) -> int:
        """The seat that owes a move; the match must not be over."""
        return self.to_move if self.pending is None else awaited_in(self.pending)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that are still in the match."""
        return tuple(seat for seat in range(len(self.trays)) if seat not in self.out)

    @property
    def open_play(self) -> Pending:
        """The play that is pending. Raises ValueError if there is none."""
        if self.pending is None:
            raise ValueError("no play is pending")
        return self.pending


def stage_of(pending: Pending) -> Stage:
    """What a pending play waits for."""
    if pending.challenger is None:
        return "window"
    if pending.to_vote:
        return "votes"
    return "honour" if pending.words else "spelling"


def awaited_in(pending: Pending) -> int:
    """The seat that a pending play waits for."""
    stage = stage_of(pending)
    if stage == "window":
        return pending.asked[0]
    if stage == "votes":
        return pending.to_vote[0]
    if stage == "honour" and pending.challenger is not None:
        return pending.challenger
    return pending.player


def handicap_of(setup: Setup, seat: int) -> Handicap:
    """The seat's handicap; one that changes nothing and gives no hints if it has none."""
    return setup.seats[seat].handicap or _NO_HANDICAP


def pattern_limit(setup: Setup, seat: int) -> int | None:
    """How many tiles the seat's patterns may have: what the handicaps of the others say."""
    limits = [
        limit
        for other in range(len(setup.seats))
        if other != seat and (limit := handicap_of(setup, other).others_limit) is not None
    ]
    return min(limits, default=None)


def is_practice(setup: Setup) -> bool:
    """Whether one person plays every seat."""
    return setup.options["practice"] is True


def is_box(setup: Setup) -> bool:
    """Whether a challenge is put to the vote: only with more than two seats."""
    return setup.options["box_challenge"] is True and len(setup.seats) > 2


def is_honour(setup: Setup) -> bool:
    """Whether the challenger judges the spelling."""
    return setup.options["honour"] is True


def hints_left(setup: Setup, seat: int, used: int) -> int | None:
    """How many hints the seat may still ask for; None: no limit, as in practice."""
    hints = handicap_of(setup, seat).hints
    if is_practice(setup) or hints is None:
        return None
    return max(0, hints - used)


def after(seat: int, seats: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Those of `seats` other than `seat`, in turn order from its left, at a table of `count`."""
    around = ((seat + step) % count for step in range(1, count))
    return tuple(other for other in around if other in seats)


def with_item(items: tuple[int, ...], index: int, change: int) -> tuple[int, ...]:
    """The numbers with `change` added to one of them."""
    return tuple(value + change * (place == index) for place, value in enumerate(items))
