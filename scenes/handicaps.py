"""The kids' help of a seat: what it offers in a game, and what it does in one sentence.

Source: rules common, Kids' handicap mode.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.contract import Facts, Handicap, Seat
from game.language import gettext

NO_HELP = Handicap(turns=1, others_limit=None, clock="same", forgiving=False, hints=0)
"""What a seat without help has of each line of the help panel."""


class HandicapRow(NamedTuple):
    """One line of the panel that sets a seat's help: a field of `Handicap` and its choices."""

    field: str
    title: str
    values: tuple[Any, ...]
    labels: tuple[str, ...]


def usual_handicap(facts: Facts) -> Handicap:
    """The help a seat gets at first: of everything a good measure."""
    limit = max(facts.handicaps.others_limits, default=None)
    return Handicap(2, limit, "double", facts.handicaps.forgiving, 3)


def handicap_rows(facts: Facts) -> tuple[HandicapRow, ...]:
    """The lines of the help panel in a game, those that every game has first."""
    _, offered = gettext, facts.handicaps
    clocks = (_("same"), _("\u00d7 2"), _("none"))
    rows = [_turns_row(facts)]
    if offered.forgiving:
        kinds = (_("count"), _("forgiven"))
        rows.append(HandicapRow("forgiving", _("Mistakes"), (False, True), kinds))
    rows += [
        _limits_row(facts),
        HandicapRow("clock", _("Clock"), ("same", "double", "none"), clocks),
        HandicapRow("hints", _("Hints in a game"), (0, 3, 5, None), ("0", "3", "5", "\u221e")),
    ]
    if offered.most_head_start:
        steps = tuple(offered.most_head_start * n // 4 for n in range(5))
        labels = tuple(str(step) for step in steps)
        rows.append(HandicapRow("head_start", _("Head start"), steps, labels))
    return tuple(rows)


def handicap_sentence(seat: Seat, facts: Facts) -> str:
    """What a seat's help does, in one sentence said to the others."""
    if seat.handicap is None:
        return gettext("No help: {name} plays like everyone else.").format(name=seat.name)
    parts = [part(seat.handicap, facts) for part in _PARTS]
    told = [text.format(name=seat.name) for text in parts if text]
    if not told:
        told = [gettext("{name} plays like everyone else").format(name=seat.name)]
    return "; ".join(told) + "."


def _turns_row(facts: Facts) -> HandicapRow:
    _ = gettext
    if facts.handicaps.two_turns == "turns":
        return HandicapRow("turns", _("Turns"), (1, 2), (_("1 for 1"), _("2 for 1")))
    return HandicapRow("turns", _("Skips"), (1, 2), ("0", "1"))


def _limits_row(facts: Facts) -> HandicapRow:
    _ = gettext
    limits = (None, *sorted(facts.handicaps.others_limits, reverse=True))
    words = tuple(_("any") if n is None else _("up to {n}").format(n=n) for n in limits)
    return HandicapRow("others_limit", _("Others\u2019 words"), limits, words)


def _turns(handicap: Handicap, facts: Facts) -> str:
    if handicap.turns == 1:
        return ""
    if facts.handicaps.two_turns == "skip":
        return gettext("{name} may skip once in each game")
    return gettext("{name} moves twice for each of your turns")


def _limit(handicap: Handicap, _: Facts) -> str:
    if handicap.others_limit is None:
        return ""
    return gettext("you may spell at most {limit} letters").replace(
        "{limit}", str(handicap.others_limit)
    )


def _clock(handicap: Handicap, _: Facts) -> str:
    if handicap.clock == "same":
        return ""
    if handicap.clock == "double":
        return gettext("{name} has twice the time")
    return gettext("{name} plays without a clock")


def _forgiving(handicap: Handicap, _: Facts) -> str:
    return gettext("wrong words are forgiven") if handicap.forgiving else ""


def _hints(handicap: Handicap, _: Facts) -> str:
    if handicap.hints == 0:
        return ""
    if handicap.hints is None:
        return gettext("hints without end")
    return gettext("{hints} hints in a game").replace("{hints}", str(handicap.hints))


def _head_start(handicap: Handicap, _: Facts) -> str:
    if not handicap.head_start:
        return ""
    return gettext("{points} points ahead").replace("{points}", str(handicap.head_start))


_PARTS: Sequence[Callable[[Handicap, Facts], str]] = (
    _turns,
    _limit,
    _clock,
    _forgiving,
    _hints,
    _head_start,
)
