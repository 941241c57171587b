"""A table being set: seats, options and words before there is a match. Knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import registry
from game.contract import (
    LEVELS,
    Facts,
    Handicap,
    Level,
    Lexicon,
    OptionValue,
    Refusal,
    Seat,
    SeatKind,
    Setup,
)
from game.engine import Match
from game.lexicon.own_list import MOST_BYTES, OwnList, read_own_list
from game.library import load_lexicon
from game.options import checked, fresh_setup
from game.seats import clean_name, same_name
from scenes.clocks import eased
from scenes.handicaps import (
    NO_HELP,
    HandicapRow,
    handicap_rows,
    handicap_sentence,
    presets,
    usual_handicap,
)
from scenes.preferences import Clocks, LastTable

PEOPLE = ("Maya", "Ben", "Ana", "Leo", "Ida", "Max")
COMPUTERS = ("Otto", "Ada", "Iris", "Rex")
COLOURS = 4


class Draft:
    """A table that can be changed until it is begun. Every refused change leaves it as it was."""

    def __init__(
        self,
        game_id: str,
        last: LastTable | None = None,
        *,
        family: bool = False,
        clocks: Clocks = "usual",
        names: Sequence[str] = (),
    ) -> None:
        self.facts: Facts = registry.game(game_id).facts
        self._known = tuple(names)
        """Who played before, the latest first: a new person's seat is called so."""
        self.seats: list[Seat] = []
        self.options = {option.key: option.default for option in self.facts.options}
        self.dictionaries: tuple[str, ...] = (self.facts.default_dictionary,)
        self.own_list = ""
        """The path of the players' own list, as typed."""
        self.own_found: OwnList | None = None
        self.own_trouble: Refusal | None = None
        """Why the own list of the last table can't be used now."""
        self.family = family
        if last is not None:
            self._take_over(last)
        self.family = self.family or family
        self.options = eased(self.facts, self.options, clocks)
        wanted = self.facts.least_seats if self.seats else max(2, self.facts.least_seats)
        while len(self.seats) < wanted:
            self.add_seat("computer" if self.seats else "person")

    @property
    def own(self) -> tuple[str, ...]:
        """The words of the players' own list."""
        return self.own_found.words if self.own_found else ()

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
        self._form_sides()

    def remove_seat(self, place: int) -> None:
        """Take a seat away. Raises Refusal `table_needs_seat`."""
        if not self.may_remove:
            raise Refusal("table_needs_seat")
        del self.seats[place]
        self._form_sides()

    def rename(self, place: int, text: str) -> None:
        """Give a seat a name. Raises Refusal `name_empty`, `name_long` or `name_taken`."""
        name = clean_name(text)
        others = [same_name(seat.name) for n, seat in enumerate(self.seats) if n != place]
        if same_name(name) in others:
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

    def set_level(self, place: int, level: Level) -> None:
        """Give a computer a level; a person has none."""
        if self.seats[place].kind == "computer":
            self._change(place, level=level)

    def next_colour(self, place: int) -> None:
        """Give a seat and its partners the next colour; who has it takes the old one."""
        old = self.seats[place].colour
        new = (old + 1) % COLOURS
        side = self.seats[place].side
        for other, seat in enumerate(self.seats):
            if seat.side == side:
                self._change(other, colour=new)
            elif seat.colour == new:
                self._change(other, colour=old)

    def swap(self, first: int, second: int) -> None:
        """Let two seats change places; the order is that of the turns."""
        seats = self.seats
        seats[first], seats[second] = seats[second], seats[first]
        self._form_sides()

    # --- help --------------------------------------------------------------------------

    def toggle_help(self, place: int) -> None:
        """Give a seat the kids' help, or take it away. Raises Refusal `handicap_for_all`."""
        if self.seats[place].handicap is not None:
            self._change(place, handicap=None)
            return
        self._check_help(place)
        self._change(place, handicap=usual_handicap(self.facts))

    def set_help(self, place: int, field: str, value: Any) -> None:
        """Change one line of a seat's help, which it gets by that if it had none.

        Raises Refusal `handicap_for_all`.
        """
        before = self.seats[place].handicap or NO_HELP
        after = msgspec.structs.replace(before, **{field: value})
        if after != NO_HELP:
            self._check_help(place)
        self._change(place, handicap=None if after == NO_HELP else after)

    def use_preset(self, place: int, preset: str) -> None:
        """Give a seat a preset of help, or take it away if it has just that.

        Raises Refusal `handicap_for_all`.
        """
        wanted = next(one.handicap for one in presets(self.facts) if one.id == preset)
        if self.seats[place].handicap == wanted:
            self._change(place, handicap=None)
            return
        self._check_help(place)
        self._change(place, handicap=wanted)

    def help_of(self, place: int) -> Handicap:
        """What a seat has of each line of the help panel."""
        return self.seats[place].handicap or NO_HELP

    def _check_help(self, place: int) -> None:
        others = [seat for n, seat in enumerate(self.seats) if n != place]
        if others and all(seat.handicap is not None for seat in others):
            raise Refusal("handicap_for_all")

    def help_rows(self) -> tuple[HandicapRow, ...]:
        """What the help panel offers in this game."""
        return handicap_rows(self.facts)

    def help_sentence(self, place: int) -> str:
        """What a seat's help does, in one sentence said to the others."""
        return handicap_sentence(self.seats[place], self.facts, self.options)

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

    def use_own_list(self, path: str) -> OwnList:
        """Agree on the words of a file; the report names the lines that were skipped.

        Raises Refusal `file_unreadable`, or what `read_own_list` raises.
        """
        file = Path(path.strip().strip("\"'")).expanduser()
        self.own_found = read_own_list(_bytes_of(file))
        self.own_list, self.own_trouble = str(file), None
        return self.own_found

    def drop_own_list(self) -> None:
        """Play without an own list."""
        self.own_list, self.own_found, self.own_trouble = "", None, None
        self.dictionaries = self.dictionaries or (self.facts.default_dictionary,)

    def text_trouble(self, key: str, text: str) -> Refusal | None:
        """Why a text can't stand in a list of texts such as typed phrases; None if it can."""
        try:
            options = {**self.options, key: checked(self.facts.option(key), (text,))}
            game = registry.game(self.facts.id)
            Match.begin(game, fresh_setup(game, options, self.seats, self._lexicon()), "trial")
        except Refusal as refusal:
            return refusal
        return None

    def setup(self, start_shift: int = 0) -> Setup:
        """The table as it is set. Raises Refusal where it can't be played."""
        game = registry.game(self.facts.id)
        return fresh_setup(game, self.options, self.seats, self._lexicon(), start_shift)

    def words(self) -> int:
        """How many words are good at this table."""
        return len(self._lexicon())

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

    def _lexicon(self) -> Lexicon:
        return load_lexicon(self.dictionaries, self.own, self.family)

    # --- inside ------------------------------------------------------------------------

    def _form_sides(self) -> None:
        """Seat the sides alternately; partners have the colour of the first of them.

        Sides that were given one colour by a change of their number get free ones.
        """
        count = len(self.seats)
        sides = self.facts.teams.get(count, count)
        colours: list[int] = []
        for seat in self.seats[:sides]:
            free = next((c for c in range(COLOURS) if c not in colours), seat.colour)
            colours.append(free if seat.colour in colours else seat.colour)
        self.seats = [
            _with(seat, side=place % sides, colour=colours[place % sides])
            for place, seat in enumerate(self.seats)
        ]

    def _take_over(self, last: LastTable) -> None:
        """What of a remembered table can still be played."""
        known = {option.key: option for option in self.facts.options}
        for key, value in last.options.items():
            if key in known and not _refused(checked, known[key], value):
                self.options[key] = value
        usable = tuple(id_ for id_ in last.dictionaries if id_ in self.facts.dictionaries)
        self.family = last.family
        if last.own_list:
            self._take_own_list(last.own_list)
        self.dictionaries = usable if usable or self.own else self.dictionaries
        self.seats = [_with(seat, kind=_here(seat)) for seat in last.seats]
        if _refused(self.setup):
            self.seats = []

    def _take_own_list(self, path: str) -> None:
        try:
            self.use_own_list(path)
        except Refusal as refusal:
            self.own_list, self.own_trouble = path, refusal

    def _free_name(self, kind: SeatKind) -> str:
        taken = {same_name(seat.name) for seat in self.seats}
        names = COMPUTERS if kind == "computer" else (*self._known, *PEOPLE)
        numbered = [f"{names[0]} {n}" for n in range(2, 99)]
        free: list[str] = [n for n in (*names, *numbered) if same_name(n) not in taken]
        return free[0]

    def _change(self, place: int, **changes: Any) -> None:
        self.seats[place] = _with(self.seats[place], **changes)


def _with(seat: Seat, **changes: Any) -> Seat:
    return msgspec.structs.replace(seat, **changes)


def _here(seat: Seat) -> SeatKind:
    return "person" if seat.kind == "remote" else seat.kind


def _bytes_of(file: Path) -> bytes:
    """The file's bytes, no more than a list may have and one. Raises Refusal `file_unreadable`."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Refusal("file_unreadable", file=file.name or str(file)) from error


def _refused(act: Callable[..., object], *arguments: object) -> bool:
    try:
        act(*arguments)
    except Refusal:
        return True
    return False
