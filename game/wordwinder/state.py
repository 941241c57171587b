"""A position of Word Winder: board, chips, words, and whose turn it is."""

from __future__ import annotations

from game.contract import Frozen, Outcome, Setup, State
from game.wordwinder.grid import Grid, grid_of
from game.wordwinder.sides import (
    chips_each,
    is_race,
    least_letters,
    others_limit,
    starter_limit,
    teams,
)

FREE = "."
"""The mark of a square without a chip; a side's chips are marked with its number."""


class LaidWord(Frozen, frozen=True):
    """A word on the board; `covered` are the squares of its path that it was the first to cover."""

    seat: int
    side: int
    word: str
    path: tuple[int, ...]
    covered: tuple[int, ...]


class Turn(Frozen, frozen=True):
    """Whose turn it is; `left` counts the seat's turns in a row, this one included."""

    seat: int
    left: int
    serial: int


class Asking(Frozen, frozen=True):
    """The challenge to the last word: the seat asked now, and the sides still to be asked."""

    seat: int
    sides: tuple[int, ...]


class Position(Frozen, frozen=True):
    """All that is public of a match.

    `layout` are the faces of the tiles, `letters` and `chips` one character a square, row by row.
    `colours` and `partners` go by side: the colour of its chips, and which of its seats comes
    next. `misses`, `passes`, `idle` and `hints_used` go by seat: turns still to be missed, passes
    in a row, turns without a word in a row, and hints. `out`, `resigned` and `walled` name
    sides. `caller` is the seat whose penalty call waits, `called` the sides that called one in
    this turn. `line` is the winning line.
    """

    setup: Setup
    layout: tuple[int, ...]
    width: int
    letters: str
    chips: str
    colours: tuple[int, ...]
    turn: Turn
    partners: tuple[int, ...]
    starter: int
    misses: tuple[int, ...]
    passes: tuple[int, ...]
    idle: tuple[int, ...]
    hints_used: tuple[int, ...]
    words: tuple[LaidWord, ...] = ()
    took_over: bool = False
    out: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()
    pressed: tuple[int, ...] = ()
    walled: tuple[int, ...] = ()
    asking: Asking | None = None
    caller: int | None = None
    called: tuple[int, ...] = ()
    line: tuple[int, ...] = ()
    outcome: Outcome | None = None

    @property
    def grid(self) -> Grid:
        """The geometry of the board."""
        return grid_of(self.width, len(self.letters) // self.width)

    @property
    def sides(self) -> int:
        """How many sides play."""
        return len(self.colours)

    @property
    def active(self) -> tuple[int, ...]:
        """The sides still in the match."""
        gone = {*self.out, *self.resigned}
        return tuple(side for side in range(self.sides) if side not in gone)

    @property
    def side_to_move(self) -> int:
        """The side of the seat whose turn it is."""
        return self.side_of(self.turn.seat)

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return self.setup.seats[seat].side

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side, in turn order."""
        return teams(self.setup)[side]

    def own(self, side: int) -> int:
        """The mask of a side's chips."""
        return self.grid.marked(self.chips, str(side))

    @property
    def free(self) -> int:
        """The mask of the squares without a chip."""
        return self.grid.marked(self.chips, FREE)

    def chips_on_board(self, side: int) -> int:
        """How many chips of the side lie."""
        return self.chips.count(str(side))

    def chips_left(self, side: int) -> int | None:
        """How many chips the side may still lay; None: no limit."""
        chips = chips_each(self.setup)
        return None if chips is None else chips - self.chips_on_board(side)

    def has_begun(self, side: int) -> bool:
        """Whether the side has laid a word that stands."""
        return any(word.side == side for word in self.words)

    def limits(self, seat: int) -> tuple[int, int | None]:
        """The fewest and the most letters of the seat's next word; None: no limit."""
        limits = [others_limit(self.setup, seat)]
        side = self.side_of(seat)
        if side == self.side_of(self.starter) and not (self.took_over or self.has_begun(side)):
            limits.append(starter_limit(self.setup).letters)
        most = min((limit for limit in limits if limit is not None), default=None)
        return least_letters(self.setup, seat), most

    @property
    def racing(self) -> bool:
        """Whether the aim is RaceWinder's."""
        return is_race(self.setup)


class Hinted(Frozen, frozen=True):
    """The hint that a seat got in this turn."""

    seat: int
    path: tuple[int, ...]


class WinderState(State, frozen=True):
    """A position, and the hint that only one seat may see."""

    position: Position
    hint: Hinted | None = None
