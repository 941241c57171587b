"""What can be done in Word Winder, one class a kind. Source: rule book, A turn, Players."""

from __future__ import annotations

from typing import ClassVar

from game.contract import AskHint, Move, Resign, TimeUp


class Lay(Move, frozen=True):
    """Spells a word along a path of squares; chips cover those that are not covered yet."""

    path: tuple[int, ...]


class Pass(Move, frozen=True):
    """Ends the turn without a word."""


class TakeOver(Move, frozen=True):
    """Balanced start: takes the starter's word and colour; the starter's side plays on."""


class Challenge(Move, frozen=True):
    """House rule challenge: says that the word just laid is none."""


class Accept(Move, frozen=True):
    """House rule challenge: lets the word stand."""


class CallPenalty(Move, frozen=True):
    """Silent rules: says that a partner of the running turn pointed or spoke."""


class ConfirmPenalty(Move, frozen=True):
    """Silent rules: agrees that a partner did; the running turn is lost."""


class Hint(Move, frozen=True):
    """One word with its path; an empty path: none was found."""

    undoable: ClassVar[bool] = False

    path: tuple[int, ...]


WinderMove = (
    Lay
    | Pass
    | TakeOver
    | Challenge
    | Accept
    | CallPenalty
    | ConfirmPenalty
    | Hint
    | AskHint
    | Resign
    | TimeUp
)
"""All moves of the game, the referee's included."""
