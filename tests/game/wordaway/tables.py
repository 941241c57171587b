"""Matches of Wordaway for the trials: who sits there, which phrase lies there, who begins."""

from __future__ import annotations

from typing import Any

from game.contract import Handicap, Level, Lexicon, OptionValue, Refusal, Seat, Setup
from game.engine import Match
from game.lexicon.union import own_lexicon
from game.options import fresh_setup
from game.wordaway.rules import Wordaway
from game.wordaway.state import Agree, Board, Play, Propose, Ready, WordawayState, WordawayView

EXAMPLE = "NOW I ASK YOU VERY CONFIDENTIALLY"
COLLECTION = (
    "FOUR SCORE AND SEVEN YEARS AGO",
    "READ MY LIPS, NO MORE TAXES",
    "LOS ANGELES, CALIFORNIA",
    "THOU SHALT KEEP THE SABBATH",
    "YOU DESERVE A BREAK TODAY",
    "A FAILURE TO COMMUNICATE",
    "THE RIGHT TO REMAIN SILENT",
    "PI TIMES THE RADIUS SQUARED",
    EXAMPLE,
)
GAME = Wordaway(COLLECTION)
_FEW = """
    FLAKE CRY WADE SIN NOON TOIL IVY ASK YOU VERY NOW KIN KILN LINE FINE COIN LACY FLAY
"""
FEW_WORDS = own_lexicon(_FEW.split())


def people(*handicaps: Handicap | None) -> tuple[Seat, Seat]:
    """Two people, the first of them with the first handicap."""
    first, second = (*handicaps, None, None)[:2]
    return Seat("Maya", 0, handicap=first), Seat("Ben", 1, side=1, handicap=second)


def with_computer(level: Level = "easy", handicap: Handicap | None = None) -> tuple[Seat, Seat]:
    """A person and the computer."""
    return Seat("Maya", 0, handicap=handicap), Seat("Otto", 1, "computer", level, 1)


def computers(first: Level = "easy", second: Level = "easy") -> tuple[Seat, Seat]:
    """Two computers."""
    return Seat("Ida", 0, "computer", first), Seat("Otto", 1, "computer", second, 1)


def setup_of(
    seats: tuple[Seat, Seat] | None = None,
    lexicon: Lexicon = FEW_WORDS,
    start_shift: int = 0,
    **options: OptionValue,
) -> Setup:
    """A checked setup; a person and the computer if no seats are named."""
    return fresh_setup(GAME, options, seats or with_computer(), lexicon, start_shift)


def begin(
    seats: tuple[Seat, Seat] | None = None,
    lexicon: Lexicon = FEW_WORDS,
    first: int = 0,
    seed: str = "seed",
    **options: OptionValue,
) -> Match:
    """A match in its first game, which seat `first` begins; series 1 unless `series` is given.

    The first phrase is the example's if none is given. Two people agree on the length at once.
    """
    chosen: dict[str, Any] = {"series": 1, "phrases": (EXAMPLE,), **options}
    for shift in (0, 1):
        match = Match.begin(GAME, setup_of(seats, lexicon, shift, **chosen), seed)
        if series_of(match).phase == "agree":
            match.play(0, Propose(chosen["series"]), 0)
            match.play(1, Agree(), 0)
        if board_of(match).to_move == first:
            return match
    raise AssertionError("the shift does not turn the coin round")


def state_of(match: Match) -> WordawayState:
    assert isinstance(match.state, WordawayState)
    return match.state


def series_of(match: Match) -> Any:
    return state_of(match).series


def board_of(match: Match) -> Board:
    board = state_of(match).series.board
    assert board is not None
    return board


def view_of(match: Match, viewer: int | None = None) -> WordawayView:
    """What a seat sees, the one to move if none is named."""
    return GAME.view(state_of(match), board_of(match).to_move if viewer is None else viewer)


def play(match: Match, *words: str) -> None:
    """The seats play these words in turn."""
    for word in words:
        match.play(board_of(match).to_move, Play(word), 1000)


def refused(match: Match, actor: int, move: Any) -> str:
    """The code with which a move is refused; nothing may have changed."""
    before = match.state_hash()
    try:
        match.play(actor, move, 0)
    except Refusal as refusal:
        assert match.state_hash() == before
        return refusal.code
    raise AssertionError(f"{move} was not refused")


def go_on(match: Match) -> None:
    """Everybody presses ready."""
    for act in match.acts():
        match.play(act.actor, Ready(), 0)
