"""A table being set: seats, options and words before there is a match. Knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from game import registry
from game.contract import (
    LEVELS,
    Facts,
    Handicap,
    Level,
    OptionValue,
    Refusal,
    Seat,
    SeatKind,
    Setup,
)
from game.engine import Match
from game.language import gettext
from game.library import load_lexicon
from game.options import checked, fresh_setup
from game.seats import clean_name
from scenes.preferences import LastTable

PEOPLE = ("Maya", "Ben", "Ana", "Leo", "Ida", "Max")
COMPUTERS = ("Otto", "Ada", "Iris", "Rex")
COLOURS = 4


class HandicapRow(NamedTuple):
    """One line of the panel that sets a seat's help: a field of `Handicap` and its choices."""

    field: str
    title: str
    values: tuple[Any, ...]
    labels: tuple[str, ...]


class Draft:
    """A table that can be changed until it is begun. Every refused change leaves it as it was."""

    def __init__(self, game_id: str, last: LastTable | None = None) -> None:
        self.facts: Facts = registry.game(game_id).facts
        self.seats: list[Seat] = []
        self.options = {option.key: option.default for option in self.facts.options}
        self.dictionaries: tuple[str, ...] = (self.facts.default_dictionary,)
        self.own: tuple[str, ...] = ()
        self.own_list = ""
        self.family = False
        if last is not None:
            self._take_over(last)
        while len(self.seats) < max(2, self.facts.least_seats):
            self.add_seat("computer" if self.seats else "person")

    # --- seats -------------------------------------------------------------------------

    @property
    def may_add(self) -> bool:
        """Whether there is room for another seat."""
        return len(self.seats) < self.facts.most_seats

    @property
    def may_remove(self) -> bool:
        """Whether a seat can be taken away."""
        return len(self.seats) > self.facts.least_seats

    def add_seat(self, kind: SeatKind = "person") -> None:
        """Add a seat of a free colour with a free name. Raises Refusal `table_full`."""
        if not self.may_add:
            raise Refusal("table_full")
        place = len(self.seats)
        used = {seat.colour for seat in self.seats}
        colour = next((c for c in range(COLOURS) if c not in used), place % COLOURS)
        level: Level | None = "medium" if kind == "computer" else None
        self.seats.append(Seat(self._free_name(kind), colour, kind, level, place))

    def remove_seat(self, place: int) -> None:
        """Take a seat away. Raises Refusal `table_needs_seat`."""
        if not self.may_remove:
            raise Refusal("table_needs_seat")
        del self.seats[place]
        self.seats = [_with(seat, side=side) for side, seat in enumerate(self.seats)]

    def rename(self, place: int, text: str) -> None:
        """Give a seat a name. Raises Refusal `name_empty`, `name_long` or `name_taken`."""
        name = clean_name(text)
        others = [seat.name for n, seat in enumerate(self.seats) if n != place]
        if name.casefold() in (other.casefold() for other in others):
            raise Refusal("name_taken", name=name)
        self._change(place, name=name)

    def set_kind(self, place: int, kind: SeatKind) -> None:
        """Make a seat a person's or the computer's; it gets a fitting name and level."""
        seat = self.seats[place]
        if seat.kind == kind:
            return
        names = PEOPLE + COMPUTERS
        name = self._free_name(kind) if seat.name in names else seat.name
        level = "medium" if kind == "computer" else None
        kept = seat.handicap if kind != "computer" else None
        self._change(place, kind=kind, level=level, name=name, handicap=kept)

    def change_level(self, place: int, step: int) -> None:
        """Make a computer stronger or weaker by so many levels, as far as there are any."""
        level = self.seats[place].level
        if level is not None:
            index = min(max(LEVELS.index(level) + step, 0), len(LEVELS) - 1)
            self._change(place, level=LEVELS[index])

    def next_colour(self, place: int) -> None:
        """Give a seat the next colour; a seat that has it takes the old one."""
        old = self.seats[place].colour
        new = (old + 1) % COLOURS
        for other, seat in enumerate(self.seats):
            if seat.colour == new:
                self._change(other, colour=old)
        self._change(place, colour=new)

    def swap(self, first: int, second: int) -> None:
        """Let two seats change places; the order is that of the turns."""
        seats = self.seats
        seats[first], seats[second] = seats[second], seats[first]
        self.seats = [_with(seat, side=side) for side, seat in enumerate(seats)]

    # --- help --------------------------------------------------------------------------

    def toggle_help(self, place: int) -> None:
        """Give a seat the kids' help, or take it away. Raises Refusal `handicap_for_all`."""
        if self.seats[place].handicap is not None:
            self._change(place, handicap=None)
            return
        others = [seat for n, seat in enumerate(self.seats) if n != place]
        if others and all(seat.handicap is not None for seat in others):
            raise Refusal("handicap_for_all")
        self._change(place, handicap=self._usual_help())

    def set_help(self, place: int, field: str, value: Any) -> None:
        """Change one line of a seat's help."""
        handicap = self.seats[place].handicap or self._usual_help()
        self._change(place, handicap=msgspec.structs.replace(handicap, **{field: value}))

    def help_rows(self) -> tuple[HandicapRow, ...]:
        """What the help panel offers in this game (rules common, Kids' handicap mode)."""
        offered = self.facts.handicaps
        _ = gettext
        turns = (_("1 for 1"), _("2 for 1")) if offered.two_turns == "turns" else ("0", "1")
        title = _("Turns") if offered.two_turns == "turns" else _("Skips in a game")
        limits = (None, *sorted(offered.others_limits, reverse=True))
        words = tuple(_("any") if n is None else _("up to {n}").format(n=n) for n in limits)
        rows = [
            HandicapRow("turns", title, (1, 2), turns),
            HandicapRow("others_limit", _("Others\u2019 words"), limits, words),
            HandicapRow(
                "clock",
                _("Clock"),
                ("same", "double", "none"),
                (_("same"), _("\u00d7 2"), _("none")),
            ),
        ]
        if offered.forgiving:
            kinds = (_("count"), _("are forgiven"))
            rows.append(HandicapRow("forgiving", _("Mistakes"), (False, True), kinds))
        hints = ("0", "3", "5", "\u221e")
        rows.append(HandicapRow("hints", _("Hints in a game"), (0, 3, 5, None), hints))
        if offered.most_head_start:
            steps = tuple(offered.most_head_start * n // 4 for n in range(0, 5, 1))
            labels = tuple(str(step) for step in steps)
            rows.append(HandicapRow("head_start", _("Head start"), steps, labels))
        return tuple(rows)

    def help_sentence(self, place: int) -> str:
        """What a seat's help does, in one sentence said to the others."""
        seat = self.seats[place]
        if seat.handicap is None:
            return gettext("No help: {name} plays like everyone else.").format(name=seat.name)
        parts = [part(seat.handicap, self.facts) for part in _PARTS]
        told = [text.format(name=seat.name) for text in parts if text]
        if not told:
            told = [gettext("{name} plays like everyone else").format(name=seat.name)]
        return "; ".join(told) + "."

    # --- options and words -------------------------------------------------------------

    def set_option(self, key: str, value: OptionValue) -> None:
        """Change an option. Raises Refusal `unknown_option` or `option_value`."""
        self.options[key] = checked(self.facts.option(key), value)

    def toggle_dictionary(self, id_: str) -> None:
        """Agree on a dictionary or drop it; the last one stays if there is no own list."""
        if id_ not in self.dictionaries:
            self.dictionaries = (*self.dictionaries, id_)
        elif len(self.dictionaries) > 1 or self.own:
            self.dictionaries = tuple(one for one in self.dictionaries if one != id_)

    def setup(self, start_shift: int = 0) -> Setup:
        """The table as it is set. Raises Refusal where it can't be played."""
        lexicon = load_lexicon(self.dictionaries, self.own, self.family)
        game = registry.game(self.facts.id)
        return fresh_setup(game, self.options, self.seats, lexicon, start_shift)

    def trouble(self) -> Refusal | None:
        """Why the table can't be begun as it is; None if it can."""
        try:
            Match.begin(registry.game(self.facts.id), self.setup(), "trial")
        except Refusal as refusal:
            return refusal
        return None

    def remembered(self) -> LastTable:
        """The table as it is kept for the next time."""
        return LastTable(
            tuple(self.seats), self.options, self.dictionaries, self.own_list, self.family
        )

    # --- inside ------------------------------------------------------------------------

    def _take_over(self, last: LastTable) -> None:
        """What of a remembered table can still be played."""
        known = {option.key: option for option in self.facts.options}
        for key, value in last.options.items():
            if key in known and not _refused(checked, known[key], value):
                self.options[key] = value
        usable = tuple(id_ for id_ in last.dictionaries if id_ in self.facts.dictionaries)
        self.dictionaries = usable or self.dictionaries
        self.family = last.family
        self.own_list = last.own_list
        self.seats = [_with(seat, kind=_here(seat)) for seat in last.seats]
        if _refused(self.setup):
            self.seats = []

    def _usual_help(self) -> Handicap:
        offered = self.facts.handicaps
        limit = max(offered.others_limits, default=None)
        return Handicap(2, limit, "double", offered.forgiving, 3)

    def _free_name(self, kind: SeatKind) -> str:
        taken = {seat.name.casefold() for seat in self.seats}
        names = COMPUTERS if kind == "computer" else PEOPLE
        numbered = [f"{names[0]} {n}" for n in range(2, 99)]
        free: list[str] = [n for n in (*names, *numbered) if n.casefold() not in taken]
        return free[0]

    def _change(self, place: int, **changes: Any) -> None:
        self.seats[place] = _with(self.seats[place], **changes)


def _with(seat: Seat, **changes: Any) -> Seat:
    return msgspec.structs.replace(seat, **changes)


def _here(seat: Seat) -> SeatKind:
    return "person" if seat.kind == "remote" else seat.kind


def _refused(act: Callable[..., object], *arguments: object) -> bool:
    try:
        act(*arguments)
    except Refusal:
        return True
    return False


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
