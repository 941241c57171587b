"""How a challenge was decided, and how spelled words lie on their patterns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.contract import REFEREE, Event, Reason
from game.table import Happened
from game.wildwords.board import WILD
from game.wildwords.events import ChallengeEnded, SeatLeft, Spelled
from game.wildwords.scoring import Pattern
from game.wildwords.state import Pending, handicap_of, is_box
from game.wildwords.views import WildView

Ending = Literal["spelled", "given_up", "time_up", "resigned"]
"""What the player did of whose play was doubted."""


@dataclass(frozen=True)
class Verdict:
    """What came of a challenge.

    `words` is what was spelled, if anything was; `good` says of each whether it is in the
    dictionary, and is empty where a person judged. `fined` seats lost 20 points. `misses`: the
    challenger will miss a turn, or has just missed it.
    """

    challenger: int
    player: int
    patterns: tuple[Pattern, ...]
    points: int
    succeeded: bool
    words: tuple[str, ...] = ()
    good: tuple[bool, ...] = ()
    fined: tuple[int, ...] = ()
    ending: Ending = "spelled"
    misses: bool = False


def verdict_of(
    event: ChallengeEnded, happened: Happened, pending: Pending, after: WildView
) -> Verdict:
    """What came of a challenge of the pending play; `after` is the view after the step."""
    spelled = next((one for one in happened.events if isinstance(one, Spelled)), None)
    words = spelled.words if spelled is not None else pending.words
    return Verdict(
        challenger=event.challenger,
        player=event.player,
        patterns=pending.play.patterns,
        points=pending.play.score,
        succeeded=event.succeeded,
        words=words,
        good=spelled.good if spelled is not None else (),
        fined=event.fined,
        ending=_ending(event.player, happened, spelled=bool(words)),
        misses=_misses(event, after),
    )


def _ending(player: int, happened: Happened, *, spelled: bool) -> Ending:
    if _resigned(player, happened.events):
        return "resigned"
    if spelled:
        return "spelled"
    return "time_up" if happened.actor == REFEREE else "given_up"


def _resigned(seat: int, events: Sequence[Event]) -> bool:
    return any(
        isinstance(one, SeatLeft) and one.seat == seat and one.reason is Reason.RESIGNED
        for one in events
    )


def _misses(event: ChallengeEnded, after: WildView) -> bool:
    """Whether a challenge in vain costs a turn; by then the turn may be missed already."""
    if event.succeeded or after.outcome is not None or event.challenger in after.out:
        return False
    spared = is_box(after.setup) or handicap_of(after.setup, event.challenger).forgiving
    return len(after.active) > 2 and not spared


def strings_in(pattern: str, word: str) -> tuple[str, ...] | None:
    """What each wild tile of the pattern stands for in the word; None if it doesn't fit."""
    parts = ("(.+?)" if symbol == WILD else re.escape(symbol) for symbol in pattern)
    found = re.fullmatch("".join(parts), word)
    return found.groups() if found is not None else None
