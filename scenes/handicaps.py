"""The kids' help of a seat: what it offers in a game, and what it does in one sentence.

Source: rules common, Kids' handicap mode.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from game.contract import Facts, Handicap, OptionValue, Seat
from game.language import N_, gettext
from scenes.clocks import clock_option

NO_HELP = Handicap(turns=1, others_limit=None, clock="same", forgiving=False, hints=0)
"""What a seat without help has of each line of the help panel."""


class HandicapRow(NamedTuple):
    """One line of the panel that sets a seat's help: a field of `Handicap` and its choices."""

    field: str
    title: str
    values: tuple[Any, ...]
    labels: tuple[str, ...]


class Preset(NamedTuple):
    """A measure of help with a name."""

    id: str
    title: str
    handicap: Handicap


def presets(facts: Facts) -> tuple[Preset, ...]:
    """Help by age, the most first, and for those who are new to the game.

    Two turns for one are worth more than any limit, and both together most (rule book of
    Word Winder, Handicaps from the source).
    """
    _, offered = gettext, facts.handicaps
    kind, most = offered.forgiving, offered.most_head_start
    return (
        Preset(
            "small",
            _("age 6\u20138"),
            Handicap(2, _limit_near(facts, 4), "none", kind, 5, most // 2),
        ),
        Preset("school", _("age 9\u201311"), Handicap(2, _limit_near(facts, 6), "double", kind, 3)),
        Preset("beginner", _("beginner"), Handicap(1, _limit_near(facts, 5), "double", kind, 3)),
    )


def usual_handicap(facts: Facts) -> Handicap:
    """The help a seat gets at first: that of the middle age."""
    return presets(facts)[1].handicap


def preset_of(handicap: Handicap | None, facts: Facts) -> Preset | None:
    """Which preset this is; None: none, or a measure of one's own."""
    return next((preset for preset in presets(facts) if preset.handicap == handicap), None)


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


def handicap_sentence(
    seat: Seat, facts: Facts, options: Mapping[str, OptionValue] | None = None
) -> str:
    """What a seat's help does, in one sentence said to the others.

    With the options of the table, nothing is said of its clock where it has none.
    """
    if seat.handicap is None:
        return gettext("No help: {name} plays like everyone else.").format(name=seat.name)
    clock = clock_option(facts)
    handicap = seat.handicap
    if options is not None and clock is not None and options[clock.key] is None:
        handicap = msgspec.structs.replace(handicap, clock="same")
    parts = [part(handicap, facts) for part in _PARTS]
    told = [text.format(name=seat.name) for text in parts if text]
    if not told:
        told = [gettext("{name} plays like everyone else").format(name=seat.name)]
    return "; ".join(told) + "."


def _limit_near(facts: Facts, letters: int) -> int | None:
    """The longest limit offered of at most so many letters, or the shortest there is."""
    limits = sorted(facts.handicaps.others_limits)
    return max((n for n in limits if n <= letters), default=min(limits, default=None))


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


def _limit(handicap: Handicap, facts: Facts) -> str:
    if handicap.others_limit is None:
        return ""
    text = gettext(_LIMITED.get(facts.id, N_("you may spell at most {limit} letters")))
    return text.replace("{limit}", str(handicap.others_limit))


def _clock(handicap: Handicap, _: Facts) -> str:
    if handicap.clock == "same":
        return ""
    if handicap.clock == "double":
        return gettext("{name} has twice the time")
    return gettext("{name} plays without a clock")


def _forgiving(handicap: Handicap, facts: Facts) -> str:
    if not handicap.forgiving:
        return ""
    return gettext(_FORGIVEN.get(facts.id, N_("wrong words are forgiven")))


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


_LIMITED = {
    "wildwords": N_("your patterns may have at most {limit} tiles"),
    "rooply": N_("you may write at most {limit} new letters"),
}
_FORGIVEN = {
    "wildwords": N_("{name} is warned of plays that no word fits, and doubts for nothing"),
}
"""Where it isn't the length of a word, or the word itself, that the help is about."""

_PARTS: Sequence[Callable[[Handicap, Facts], str]] = (
    _turns,
    _limit,
    _clock,
    _forgiving,
    _hints,
    _head_start,
)
