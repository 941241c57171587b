"""Positions of WildWords as trials need them, and the moves in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.contract import Event, Handicap, Lexicon, OptionValue, Seat, Setup
from game.engine import Match
from game.lexicon.union import own_lexicon
from game.options import fresh_setup
from game.wildwords.board import ALL_TILES, EMPTY, EMPTY_BOARD, SIZE, put, square_of, symbol_on
from game.wildwords.moves import Lay, Placed
from game.wildwords.rules import WildWords
from game.wildwords.state import WildState

GAME = WildWords()

BOOK_WORDS = own_lexicon(("FEND", "FENDS", "DEFEND", "STAINING"))
"""The dictionary of the rule book's worked positions."""

NAMES = ("Maya", "Ben", "Ana", "Tom")


def setup_of(
    count: int = 2,
    lexicon: Lexicon = BOOK_WORDS,
    handicaps: Mapping[int, Handicap] | None = None,
    kinds: Mapping[int, str] | None = None,
    **options: OptionValue,
) -> Setup:
    """A setup of that many persons; `kinds` makes some of them remote or computers."""
    seats: list[Seat] = []
    for index in range(count):
        kind: Any = (kinds or {}).get(index, "person")
        level = "expert" if kind == "computer" else None
        handicap = (handicaps or {}).get(index)
        seats.append(Seat(NAMES[index], index, kind, level, index, handicap))
    return fresh_setup(GAME, options, seats, lexicon)


def match_of(
    setup: Setup,
    trays: Sequence[str] = (),
    pot: str | None = None,
    board: str = EMPTY_BOARD,
    to_move: int = 0,
) -> Match:
    """A match in that position; the pot holds whatever else there is unless it is given."""
    match = Match.begin(GAME, setup, "trial")
    state = match.state
    assert isinstance(state, WildState)
    hands = tuple(trays) or state.trays
    rest = list(ALL_TILES)
    for tile in "".join(hands) + board.replace(EMPTY, ""):
        if tile in rest:
            rest.remove(tile)
    turns = setup.seats[to_move].handicap.turns if setup.seats[to_move].handicap else 1
    match.states = [
        replace(
            state,
            trays=hands,
            pot="".join(rest) if pot is None else pot,
            board=board,
            to_move=to_move,
            turns_left=turns,
        )
    ]
    return match


def state_of(match: Match) -> WildState:
    """The position now."""
    assert isinstance(match.state, WildState)
    return match.state


def at(text: str, row: int, column: int, down: bool = False, board: str = EMPTY_BOARD) -> Lay:
    """Lay those of the tiles, from a square on, whose squares are empty; `.` skips a square."""
    placed: list[Placed] = []
    for place, tile in enumerate(text):
        r, c = (row + place, column) if down else (row, column + place)
        if tile != "." and board[square_of(r, c)] == EMPTY:
            placed.append(Placed(r, c, tile))
    return Lay(tuple(placed))


def board_with(*lays: Lay, board: str = EMPTY_BOARD) -> str:
    """A board on which these plays lie."""
    for lay in lays:
        board = put(board, ((one.square, symbol_on(one.square, one.tile)) for one in lay.placed))
    return board


def rows(board: str) -> list[str]:
    """The board as 15 lines."""
    return [board[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in events]
