"""Small boards and tables for the tests of Word Winder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.contract import Event, Handicap, Lexicon, OptionValue, Seat, Setup
from game.engine import ScriptedChance
from game.lexicon.union import own_lexicon
from game.library import asset
from game.options import fresh_setup
from game.wordwinder.boards import read_faces
from game.wordwinder.moves import WinderMove
from game.wordwinder.opening import begun
from game.wordwinder.rules import WordWinder
from game.wordwinder.state import LaidWord, WinderState

GAME = WordWinder(read_faces(asset("faces", "faces.txt")))

SMALL = own_lexicon(["CAT", "CAR", "CARE", "AT", "STAR", "CROON", "DOG", "TS"])
"""The dictionary of the rule book's positions."""

NO_CHANCE = ScriptedChance(())


def people(
    sides: Sequence[int] = (0, 1), handicaps: Mapping[int, Handicap] | None = None
) -> tuple[Seat, ...]:
    """Persons in turn order, the side of each given."""
    return tuple(
        Seat(f"P{index}", side, side=side, handicap=(handicaps or {}).get(index))
        for index, side in enumerate(sides)
    )


def table(
    options: Mapping[str, OptionValue] | None = None,
    seats: Sequence[Seat] = (),
    lexicon: Lexicon = SMALL,
    shift: int = 0,
) -> Setup:
    """A setup; two persons if no seats are given."""
    return fresh_setup(GAME, options or {}, seats or people(), lexicon, shift)


def board(
    setup: Setup, rows: str, chips: str = "", starter: int = 0, begun_sides: Sequence[int] = ()
) -> WinderState:
    """A state on a board written as rows with `/` between, chips likewise.

    Every side whose chips lie, and those named, counts as having laid a word.
    """
    width = rows.index("/")
    position = begun(setup, rows.replace("/", ""), width, starter)
    laid = chips.replace("/", "") or position.chips
    sides = {int(mark) for mark in set(laid) - {"."}} | set(begun_sides)
    words = tuple(
        LaidWord(position.seats_of(side)[0], side, "LAID", (), ()) for side in sorted(sides)
    )
    return WinderState(replace(position, chips=laid, words=words))


def play(state: WinderState, *moves: tuple[int, WinderMove]) -> WinderState:
    """The state after some moves."""
    return told(state, *moves)[0]


def told(state: WinderState, *moves: tuple[int, WinderMove]) -> tuple[WinderState, list[Event]]:
    """The state after some moves, and all that happened."""
    events: list[Event] = []
    for actor, move in moves:
        state, happened = GAME.play(state, actor, move, 1000, NO_CHANCE)
        events.extend(happened)
    return state, events


def squares(width: int, *places: tuple[int, int]) -> tuple[int, ...]:
    """The path of (row, column) pairs."""
    return tuple(row * width + column for row, column in places)
