"""The words all games speak: what a game is, what it is played with, and what it answers.

Nothing of ours is imported here. Everything that is kept or sent is a frozen struct of
msgspec, so records, network and disk share one form. Times are whole milliseconds, words
are capital letters A-Z, seats are counted from 0.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

REFEREE = -1
"""The actor that deals, rolls and calls time."""

WATCHER = -2
"""A viewer who holds no seat and sees what is public."""

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "expert")

SeatKind = Literal["person", "computer", "remote"]
ClockKind = Literal["budget", "turn", "answer"]
OptionValue = None | bool | int | str | tuple[str, ...]
Params = Mapping[str, str | int]

Stopped = Callable[[], bool]
"""Tells a long computation that it must come to its end now."""


def never() -> bool:
    """A `Stopped` that lets a computation run to its end."""
    return False


class Reason(StrEnum):
    """Why a game or a match ended: a closed list."""

    COMPLETED = "completed"
    LINE = "line"
    BLOCKED = "blocked"
    OUT_OF_TILES = "out_of_tiles"
    PASSES = "passes"
    NO_PLAY = "no_play"
    NOT_A_WORD = "not_a_word"
    TIMEOUT = "timeout"
    RESIGNED = "resigned"
    NOT_IN_POOL = "not_in_pool"
    LAST_SIDE = "last_side"
    SCORE = "score"
    STUCK = "stuck"
    GIVEN_UP = "given_up"


class Refusal(Exception):
    """Something was asked that the rules, a file or a table do not allow; nothing changed.

    `code` names the reason for programs, `params` fill the sentence that
    `game.language.sentence` makes of it for people.
    """

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {dict(self.params)!r})"


class Frozen(msgspec.Struct, frozen=True):
    """A value of the contract: immutable, comparable, ready to be written down."""


# --- words ---------------------------------------------------------------------------


class DictionaryRef(Frozen, frozen=True):
    """Which dictionary, and the sha256 of its words, so that a record knows its own."""

    id: str
    sha256: str


class LexiconKey(Frozen, frozen=True):
    """All that is needed to build a lexicon again: built-in cuts, an own list, the family cut."""

    dictionaries: tuple[DictionaryRef, ...]
    own: tuple[str, ...] = ()
    family: bool = False


class Lexicon(ABC):
    """The words agreed on at a table: the union of one or several dictionaries.

    Immutable. Source: rules common, Dictionaries.
    """

    @property
    @abstractmethod
    def key(self) -> LexiconKey:
        """What this lexicon was built from."""

    @abstractmethod
    def __contains__(self, word: object) -> bool:
        """Whether `word` (capitals) is good at this table."""

    @abstractmethod
    def __len__(self) -> int:
        """How many different words there are."""

    @abstractmethod
    def words(self, lengths: range | None = None) -> tuple[str, ...]:
        """All words in alphabetical order; with `lengths`, those of such a length only."""

    @abstractmethod
    def size_of(self, word: str) -> int:
        """The SCOWL size of a word: small is common; words of an own list are 0, strangers 100."""

    @abstractmethod
    def is_unfit(self, word: str) -> bool:
        """Whether the word is marked as unfit for children."""

    @abstractmethod
    def vocabulary(self, size: int, family: bool = False) -> Lexicon:
        """Only the words of at most that SCOWL size, without unfit ones if `family`."""


# --- the table -----------------------------------------------------------------------


class Handicap(Frozen, frozen=True):
    """What makes it easier for one seat: rules common, Kids' handicap mode.

    `turns` 2 gives two turns for one (in Wordaway one free skip a game); `others_limit` is the
    longest word the other seats may write; `hints` counts a game's hints, None is no limit.
    """

    turns: Literal[1, 2] = 1
    others_limit: int | None = None
    clock: Literal["same", "double", "none"] = "same"
    forgiving: bool = False
    hints: int | None = 3
    head_start: int = 0


class Seat(Frozen, frozen=True):
    """A place at the table; `colour` 0-3 is also the pattern, seats of one `side` are a team."""

    name: str
    colour: int
    kind: SeatKind = "person"
    level: Level | None = None
    side: int = 0
    handicap: Handicap | None = None


class Setup(Frozen, frozen=True):
    """How a match is set: options by key, seats in turn order, and the agreed lexicon.

    `start_shift` turns the coin or die for the start round the table by so many seats.
    """

    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    lexicon: Lexicon
    start_shift: int = 0

    @property
    def kids(self) -> bool:
        """Whether a kids' seat is at the table."""
        return any(seat.handicap is not None for seat in self.seats)


class Choice(Frozen, frozen=True):
    """An option that is one of several values, with their titles."""

    values: tuple[OptionValue, ...]
    titles: tuple[str, ...]


class Whole(Frozen, frozen=True):
    """An option that is a whole number from `least` to `most`."""

    least: int
    most: int
    step: int = 1


class Flag(Frozen, frozen=True):
    """An option that is on or off."""


class Texts(Frozen, frozen=True):
    """An option that is a list of at most `most` texts of at most `length` characters."""

    most: int
    length: int


class Option(Frozen, frozen=True):
    """One thing that can be agreed on before a match; `help` says it in one line."""

    key: str
    title: str
    help: str
    default: OptionValue
    domain: Choice | Whole | Flag | Texts
    house_rule: bool = False


class Handicaps(Frozen, frozen=True):
    """Which handicaps a game offers, as the table in rules common says."""

    two_turns: Literal["turns", "skip"]
    others_limits: tuple[int, ...]
    most_head_start: int
    forgiving: bool


class Facts(Frozen, frozen=True):
    """What menus, setup screens, help and tests need to know of a game.

    `teams` says by number of seats how many sides they usually form, seated alternately; a number
    that is not there plays each seat for itself.
    """

    id: str
    title: str
    tagline: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    dictionaries: tuple[str, ...]
    default_dictionary: str
    has_secrets: bool
    handicaps: Handicaps
    teams: dict[int, int] = msgspec.field(default_factory=dict[int, int])

    def option(self, key: str) -> Option:
        """The option of that key.

        Raises Refusal `unknown_option`.
        """
        for option in self.options:
            if option.key == key:
                return option
        raise Refusal("unknown_option", option=key)


# --- play ----------------------------------------------------------------------------


def _tag(name: str) -> str:
    parts = ("_" + c.lower() if c.isupper() else c for c in name)
    return "".join(parts).lstrip("_")


class State(msgspec.Struct, frozen=True):
    """A whole position of one game, secrets included; every game has its own."""


class View(msgspec.Struct, frozen=True):
    """What one viewer may see of a state: built by adding, never by deleting."""


class Move(msgspec.Struct, frozen=True, tag=_tag, tag_field="kind"):
    """What an actor does; one class a kind.

    `undoable` says whether it may be taken back where a table allows that at all.
    """

    undoable: ClassVar[bool] = True

    @classmethod
    def tag(cls) -> str:
        """The name of this kind of move, as it stands in records and in `Act.moves`."""
        return _tag(cls.__name__)


class Event(msgspec.Struct, frozen=True, tag=_tag, tag_field="kind"):
    """What happened, for those who watch; scenes make motion and sound of it."""


class Resign(Move, frozen=True):
    """Gives the game up."""

    undoable: ClassVar[bool] = False


class TimeUp(Move, frozen=True):
    """The referee's word that a clock has run out."""

    undoable: ClassVar[bool] = False
    actor: int
    clock: ClockKind


class AskHint(Move, frozen=True):
    """Asks for a hint. The table has the worker find it and plays the game's own hint move."""

    undoable: ClassVar[bool] = False


class ClockRun(Frozen, frozen=True):
    """One running clock.

    It starts `delay_ms` after the state came about with `used_ms` already gone, and as long as
    (actor, kind, serial) stays the same it is the same clock, whatever moves come between.
    `limit_ms` None has no end; `expires` False goes on below zero.
    """

    actor: int
    kind: ClockKind
    serial: int
    limit_ms: int | None
    used_ms: int = 0
    delay_ms: int = 0
    expires: bool = True


class Act(Frozen, frozen=True):
    """What is open to one actor now: tags of moves, whether one is owed, and the running clocks."""

    actor: int
    moves: tuple[str, ...]
    owed: bool
    clocks: tuple[ClockRun, ...] = ()


class Notice(Frozen, frozen=True):
    """A remark on a play not yet confirmed; a code and its params, like a Refusal."""

    code: str
    params: dict[str, str | int] = msgspec.field(default_factory=dict[str, str | int])


class Line(Frozen, frozen=True):
    """One word or pattern of a preview with what it scores, if the game scores words."""

    text: str
    score: int | None = None


class Preview(Frozen, frozen=True):
    """What a move would be: its words, its score, and remarks; the host's `check` decides."""

    lines: tuple[Line, ...] = ()
    score: int | None = None
    notices: tuple[Notice, ...] = ()


class GameResult(Frozen, frozen=True):
    """How one game of a match ended: the winning seat (None: a draw) and why."""

    winner: int | None
    reason: Reason


class Outcome(Frozen, frozen=True):
    """How a match ended. `scores` by seat; `winner` is the first seat of the winning side."""

    scores: tuple[int, ...]
    winner: int | None
    reason: Reason
    games: tuple[GameResult, ...] = ()


class Analysis(msgspec.Struct, frozen=True, tag=_tag, tag_field="kind"):
    """What can be said of one position afterwards; every game has its own."""


class Chosen(NamedTuple):
    """A computer's move and the modelled time it took, in milliseconds."""

    move: Move
    spent_ms: int


class Chance(Protocol):
    """Where draws, dice and coins come from; what it gives is recorded with the move."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each as likely."""
        ...


ItemT = TypeVar("ItemT")


def pick(chance: Chance, items: Sequence[ItemT]) -> ItemT:
    """One of the items, each as likely."""
    return items[chance.below(len(items))]


def shuffled(chance: Chance, items: Iterable[ItemT]) -> tuple[ItemT, ...]:
    """The items in an order drawn by chance."""
    rest = list(items)
    for last in range(len(rest) - 1, 0, -1):
        other = chance.below(last + 1)
        rest[last], rest[other] = rest[other], rest[last]
    return tuple(rest)


def starter(setup: Setup, chance: Chance) -> int:
    """The seat that a coin or die chooses to begin, turned round by the setup's shift."""
    seats = len(setup.seats)
    return (chance.below(seats) + setup.start_shift) % seats


StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[StateT, MoveT, ViewT]):
    """The rules of one game. All methods are pure: no clock, file, global chance or printing."""

    facts: ClassVar[Facts]
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    move_type: ClassVar[Any]
    """The union of all moves of the game, the referee's included, as msgspec decodes it."""
    event_type: ClassVar[Any]
    analysis_type: ClassVar[type[Any]]

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> tuple[StateT, tuple[Event, ...]]:
        """The first state of a match and what happened in it.

        Raises Refusal where the setup cannot be played.
        """

    @abstractmethod
    def acts(self, state: StateT) -> tuple[Act, ...]:
        """For each actor what is open to it; empty when the match is over."""

    @abstractmethod
    def check(self, state: StateT, actor: int, move: MoveT) -> None:
        """Raises Refusal if `actor` may not make `move` now."""

    @abstractmethod
    def play(
        self, state: StateT, actor: int, move: MoveT, spent_ms: int, chance: Chance
    ) -> tuple[StateT, tuple[Event, ...]]:
        """The state after a move that `check` lets pass; `spent_ms` is the actor's time for it.

        Raises Refusal like `check`.
        """

    @abstractmethod
    def expired(self, state: StateT, clock: ClockRun) -> MoveT:
        """What the referee does when that clock has run out."""

    @abstractmethod
    def view(self, state: StateT, viewer: int) -> ViewT:
        """What a seat or WATCHER may see."""

    @abstractmethod
    def show(self, event: Event, viewer: int) -> Event | None:
        """What a seat or WATCHER may see of an event; None: nothing."""

    @abstractmethod
    def preview(self, view: ViewT, move: MoveT, spent_ms: int) -> Preview:
        """What the move would bring, from what this viewer knows."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the match ended; None while it goes on."""

    @abstractmethod
    def results(self, state: StateT) -> tuple[GameResult, ...]:
        """The games of the match that are over; one game a match: at most one."""

    @abstractmethod
    def choose(self, view: ViewT, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
        """The computer's move from what its seat sees; the same for the same view and chance."""

    @abstractmethod
    def hint(self, view: ViewT, chance: Chance, stopped: Stopped = never) -> MoveT:
        """The game's hint move, with its answer, for the seat whose view this is."""

    @abstractmethod
    def analyse(self, state: StateT, stopped: Stopped = never) -> Analysis:
        """What the best play was here, for after the match."""


AnyGame = Game[Any, Any, Any]
