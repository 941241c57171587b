"""Positions, moves and events of Wordaway."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.contract import (
    Analysis,
    AskHint,
    Event,
    Frozen,
    GameResult,
    Move,
    Reason,
    Resign,
    Setup,
    State,
    TimeUp,
    View,
)

Phase = Literal["agree", "ready", "play", "over"]


class Opening(Frozen, frozen=True):
    """What a game begins with: its phrase, who has the first play, whether players typed it."""

    phrase: str
    starter: int
    own: bool


class Turn(Frozen, frozen=True):
    """One turn that was played: a word, or None for a free skip."""

    seat: int
    word: str | None
    spent_ms: int


class FinishedGame(Frozen, frozen=True):
    """A game that is over.

    `pool` is what was left; `tried` the word that lost the game, if one did.
    """

    opening: Opening
    turns: tuple[Turn, ...]
    pool: str
    winner: int
    reason: Reason
    tried: str | None = None

    @property
    def result(self) -> GameResult:
        """Who won, and why."""
        return GameResult(self.winner, self.reason)


class Board(Frozen, frozen=True):
    """The game that is played, or was played last.

    `number` counts the games of the match from 1. `struck` are the places in the phrase whose
    letters are gone, `pool` the letters left in alphabetical order. `turn` counts the turns of
    the whole match. `skips` and `hints` are what is left to each seat; None hints: no limit.
    """

    number: int
    opening: Opening
    pool: str
    to_move: int
    turn: int
    skips: tuple[int, int]
    hints: tuple[int | None, int | None]
    struck: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The words played so far."""
        return tuple(turn.word for turn in self.turns if turn.word is not None)


class Series(Frozen, frozen=True):
    """The match as everybody at the table sees it.

    `length` is how many games must be won, 0 until that is agreed; `offers` are the lengths
    proposed in turn, the first by seat 0. `board` is None before the first game. `ready` says
    who waits for the next game. `used_ms` is the time of this turn that moves carry already.
    """

    phase: Phase
    length: int
    offers: tuple[int, ...] = ()
    wins: tuple[int, int] = (0, 0)
    games: tuple[FinishedGame, ...] = ()
    board: Board | None = None
    ready: tuple[bool, bool] = (False, False)
    used_ms: int = 0


class WordawayState(State, frozen=True):
    """A position. Secret are the openings still `to_come` and the hints of this turn."""

    setup: Setup
    series: Series
    to_come: tuple[Opening, ...]
    hinted: tuple[str, ...] = ()


class WordawayView(View, frozen=True):
    """What `viewer` sees; `hinted` only if they are that viewer's."""

    viewer: int
    setup: Setup
    series: Series
    hinted: tuple[str, ...] = ()


# --- moves ---------------------------------------------------------------------------


class Propose(Move, frozen=True):
    """Offers a series to so many won games."""

    undoable: ClassVar[bool] = False
    length: int


class Agree(Move, frozen=True):
    """Accepts the length offered last."""

    undoable: ClassVar[bool] = False


class Ready(Move, frozen=True):
    """Is ready for the next game."""

    undoable: ClassVar[bool] = False


class Play(Move, frozen=True):
    """Takes the letters of a word from the pool."""

    word: str


class Skip(Move, frozen=True):
    """Uses the free skip: the turn passes."""


class Hint(Move, frozen=True):
    """The answer to a hint that was asked for; None: none was found."""

    undoable: ClassVar[bool] = False
    word: str | None


AnyMove = Propose | Agree | Ready | Play | Skip | Hint | Resign | TimeUp | AskHint


# --- events --------------------------------------------------------------------------


class LengthProposed(Event, frozen=True):
    """A seat offers a series to `length` won games."""

    seat: int
    length: int


class LengthAgreed(Event, frozen=True):
    """The series goes to `length` won games; `by_lot` where no agreement was found."""

    length: int
    by_lot: bool


class SeatReady(Event, frozen=True):
    """A seat is ready for the next game."""

    seat: int


class GameBegun(Event, frozen=True):
    """The coin has fallen and the phrase is laid out."""

    number: int
    phrase: str
    starter: int
    own: bool


class WordPlayed(Event, frozen=True):
    """A good word has left the pool.

    `struck` are the places in the phrase whose letters go now. `pool` is what is left, in
    alphabetical order, and `origins` says for each of its letters where it stood before: in the
    phrase if this is the `first` word of the game, otherwise in the pool.
    """

    seat: int
    word: str
    struck: tuple[int, ...]
    pool: str
    origins: tuple[int, ...]
    first: bool


class TurnSkipped(Event, frozen=True):
    """A seat has used its free skip."""

    seat: int


class HintGiven(Event, frozen=True):
    """A seat was given a hint; only that seat sees the word. `left` None: no limit."""

    seat: int
    word: str | None
    left: int | None


class GameOver(Event, frozen=True):
    """A game is won.

    `word` is the word that lost it, `missing` its first letter that the pool has not, if any.
    """

    number: int
    winner: int
    reason: Reason
    wins: tuple[int, int]
    word: str | None = None
    missing: str | None = None


class SeriesOver(Event, frozen=True):
    """The match is won."""

    winner: int
    wins: tuple[int, int]


AnyEvent = (
    LengthProposed
    | LengthAgreed
    | SeatReady
    | GameBegun
    | WordPlayed
    | TurnSkipped
    | HintGiven
    | GameOver
    | SeriesOver
)


# --- looking back --------------------------------------------------------------------


class Verdict(Analysis, frozen=True):
    """What could be said of a position for the seat to move.

    `plays` counts the words that could be played. `won` None: not solved. `winning` are some
    words that win, `by_skip` says that the free skip does; `longest` is a longest word to play.
    """

    seat: int | None = None
    plays: int = 0
    won: bool | None = None
    winning: tuple[str, ...] = ()
    by_skip: bool = False
    longest: str | None = None
