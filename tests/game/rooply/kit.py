"""Boards drawn as text, plays on them, and matches in a given position."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from game.contract import Handicap, Lexicon, Move, OptionValue, Refusal, Seat
from game.engine import Match
from game.language import SENTENCES, sentence
from game.library import load_lexicon
from game.options import fresh_setup
from game.rooply.board import BLACK, BLANK, Axis, Board, Square, Yellow, empty_board
from game.rooply.dice import Direction, Throw
from game.rooply.judge import Terms, Verdict, judged
from game.rooply.moves import Place
from game.rooply.plays import terms_of
from game.rooply.rules import Rooply
from game.rooply.search import Search
from game.rooply.state import Player, RooplyState
from game.rooply.texts import texts_of
from game.rooply.turns import with_player

GAME = Rooply()
H, V, D = Direction.ACROSS, Direction.DOWN, Direction.DIAGONAL
ACROSS, DOWN, FALLING, RISING = Axis.ACROSS, Axis.DOWN, Axis.FALLING, Axis.RISING


@cache
def words() -> Lexicon:
    return load_lexicon(["collegiate"])


def drawn(*rows: str, yellows: dict[tuple[int, int], int] | None = None) -> Board:
    """A square board; rows may be left out at the bottom. `yellows` are bars by square."""
    side = max(len(rows[0]), len(rows))
    cells = "".join(row.upper().ljust(side, ".") for row in rows).ljust(side * side, ".")
    board = Board(side, cells)
    bars = {Square(*place): bar for place, bar in sorted((yellows or {}).items())}
    blank = {board.number(square): BLANK for square in bars}
    kept = {n: c for n, c in blank.items() if n is not None and cells[n] == "."}
    laid = tuple(Yellow(square, bar) for square, bar in bars.items())
    return replace(board.written(kept), yellows=laid)


def rows_of(board: Board) -> list[str]:
    return [board.cells[start : start + board.side] for start in range(0, 169, board.side)][
        : board.side
    ]


def squares(*places: tuple[int, int]) -> tuple[Square, ...]:
    return tuple(Square(row, column) for row, column in places)


def put(
    letters: str,
    row: int,
    column: int,
    axis: Axis = ACROSS,
    *blacks: tuple[int, int],
    yellows: dict[tuple[int, int], int] | None = None,
    exchange: int = 0,
) -> Place:
    laid = tuple(Yellow(Square(*place), bars) for place, bars in (yellows or {}).items())
    return Place(letters, Square(row, column), axis, squares(*blacks), laid, exchange)


def terms(
    length: int,
    direction: Direction = H,
    blacks: int = 1,
    bank: int = 0,
    cap: int = 7,
    most_new: int = 13,
) -> Terms:
    return Terms(Throw(length, direction, blacks), most_new, bank, cap)


def verdict(board: Board, play: Place, under: Terms) -> Verdict:
    return judged(board, play, under, words())


def code(board: Board, play: Place, under: Terms) -> str:
    """The code of the refusal, which has a sentence, or `legal`."""
    try:
        verdict(board, play, under)
    except Refusal as refusal:
        return told(refusal)
    return "legal"


def told(refusal: Refusal) -> str:
    """The code of a refusal; shows that its sentence can be said."""
    assert refusal.code in SENTENCES
    assert "{" not in sentence(refusal.code, refusal.params)
    return refusal.code


def match(
    *handicaps: Handicap | None,
    level: str = "novice",
    kind: str = "person",
    seed: str = "seed",
    lexicon: Lexicon | None = None,
    **options: OptionValue,
) -> Match:
    """A match with a seat for each handicap (None: a seat without), seat 0 to move first."""
    seats = tuple(_seat(number, kind, handicap) for number, handicap in enumerate(handicaps))
    for shift in range(len(seats)):
        chosen = {"level": level, **options}
        setup = fresh_setup(GAME, chosen, seats, lexicon or words(), start_shift=shift)
        begun = Match.begin(GAME, setup, seed)
        if state_of(begun).turn.seat == 0:
            return begun
    raise AssertionError("seat 0 never begins")


def _seat(number: int, kind: str, handicap: Handicap | None) -> Seat:
    if kind == "computer":
        return Seat(f"Seat {number}", number, "computer", "hard", number, handicap)
    return Seat(f"Seat {number}", number, side=number, handicap=handicap)


def state_of(match: Match) -> RooplyState:
    state = match.state
    assert isinstance(state, RooplyState)
    return state


def set_state(match: Match, **changes: object) -> None:
    """Put the match into another position."""
    match.states[-1] = replace(state_of(match), **changes)


def set_player(match: Match, seat: int, **changes: object) -> None:
    state = state_of(match)
    match.states[-1] = with_player(state, seat, replace(state.players[seat], **changes))


def lay(match: Match, throw: Throw, throws: int = 1) -> None:
    """Let dice lie as wished."""
    set_state(match, turn=replace(state_of(match).turn, throw=throw, throws=throws))


def player(match: Match, seat: int = 0) -> Player:
    return state_of(match).players[seat]


def refusal(match: Match, actor: int, move: Move, spent_ms: int = 0) -> str:
    """The code with which a move is refused; shows that nothing changed."""
    before = match.state_hash()
    try:
        match.play(actor, move, spent_ms)
    except Refusal as refused:
        assert match.state_hash() == before
        return told(refused)
    raise AssertionError("the move was let pass")


def some_play(match: Match, chance: Random) -> Place | None:
    """A legal play for the dice that lie, with its closing blacks; None: there is no word."""
    state = state_of(match)
    under = terms_of(state)
    board, texts = state.player.board, texts_of(state.setup.lexicon)
    found = list(Search(board, texts).filled_slots(under.throw, under.most_new))
    if not found:
        return None
    slot, fillings = chance.choice(found)
    text = texts.nth(len(slot.squares), fillings, chance.randrange(fillings.bit_count()))
    closing = chance.sample(slot.open, min(len(slot.open), under.throw.blacks))
    blacks = tuple(board.square(number) for number in closing)
    return Place(text, board.square(slot.squares[0]), slot.axis, blacks)


def full_but(side: int, *empty: tuple[int, int]) -> Board:
    """A board of black squares with these left empty."""
    board = empty_board(side)
    free = {row * side + column for row, column in empty}
    return board.written({n: BLACK for n in range(side * side) if n not in free})
