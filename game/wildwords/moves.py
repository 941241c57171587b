"""What can be done in WildWords, one class a kind. Source: rule book WildWords, A turn."""

from __future__ import annotations

from typing import ClassVar

from game.contract import AskHint, Frozen, Move, Resign, TimeUp
from game.wildwords.board import SIZE, square_of


class Placed(Frozen, frozen=True):
    """A tile, a letter or `*`, on a square; row and column from 0."""

    row: int
    column: int
    tile: str

    @property
    def on_board(self) -> bool:
        """Whether there is such a square."""
        return 0 <= self.row < SIZE and 0 <= self.column < SIZE

    @property
    def square(self) -> int:
        """The number of the square, which must be on the board."""
        return square_of(self.row, self.column)


class Trade(Move, frozen=True):
    """Puts the whole tray back into the pot and draws as many tiles; the turn goes on."""

    undoable: ClassVar[bool] = False


class Lay(Move, frozen=True):
    """Plays tiles from the tray; in any order."""

    placed: tuple[Placed, ...]


class Pass(Move, frozen=True):
    """Ends the turn without a play."""


class Believe(Move, frozen=True):
    """Lets the play pass."""


class Challenge(Move, frozen=True):
    """Demands that the play be spelled."""


class Vote(Move, frozen=True):
    """House rule box challenge: agrees with the challenger or disagrees."""

    agree: bool


class Spell(Move, frozen=True):
    """Spells the patterns of the challenged play in their order, each whole, in letters A-Z."""

    undoable: ClassVar[bool] = False

    words: tuple[str, ...]


class GiveUp(Move, frozen=True):
    """Takes the challenged play back without spelling it."""


class Judge(Move, frozen=True):
    """House rule honour: the challenger says whether what was spelled is good."""

    good: bool


class Hint(Move, frozen=True):
    """One honest play with a word for each of its patterns; nothing placed: none was found."""

    undoable: ClassVar[bool] = False

    placed: tuple[Placed, ...]
    words: tuple[str, ...]


WildMove = (
    Lay
    | Trade
    | Pass
    | Believe
    | Challenge
    | Vote
    | Spell
    | GiveUp
    | Judge
    | Hint
    | AskHint
    | Resign
    | TimeUp
)
"""All moves of the game, the referee's included."""
