"""What a seat does in its turn: judged, counted, and carried out on what belongs to it."""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from game.contract import Line, Notice, Preview, Refusal, Setup
from game.rooply.board import CROSSING, run_through, text_of
from game.rooply.dice import MOST_BLACKS, SHORTEST, Throw
from game.rooply.judge import Terms, Verdict, judged, judged_blacks
from game.rooply.moves import AnyMove, BlacksOnly, BlacksPlaced, Count, Place, WildCard, WordPlaced
from game.rooply.state import (
    Player,
    Turn,
    clock_ms,
    grade_of,
    most_new,
    seconds_left,
)


class Position(Protocol):
    """What states and views have in common: enough to judge what is done in the turn."""

    @property
    def setup(self) -> Setup:
        """How the match was set."""
        ...

    @property
    def players(self) -> tuple[Player, ...]:
        """What belongs to each seat."""
        ...

    @property
    def turn(self) -> Turn:
        """The turn that is going on."""
        ...


PlacedT = TypeVar("PlacedT", WordPlaced, BlacksPlaced)


class Played(NamedTuple, Generic[PlacedT]):
    """What belongs to a seat after its play, and what happened."""

    player: Player
    event: PlacedT


def player_of(position: Position) -> Player:
    """Whose turn it is."""
    return position.players[position.turn.seat]


def terms_of(position: Position) -> Terms:
    """What the seat whose turn it is may do. Raises Refusal `not_open` before the dice lie."""
    throw, setup = position.turn.throw, position.setup
    if throw is None:
        raise Refusal("not_open")
    limit = most_new(setup, position.turn.seat)
    return Terms(throw, limit, player_of(position).bank, grade_of(setup).yellows)


def wild_throw(position: Position, card: WildCard) -> Throw:
    """What a wild card asks for.

    Raises Refusal `wild_none`, `wild_length`, `wild_direction`, `wild_blacks`. Source: rule book
    Rooply, A turn (1).
    """
    grade = grade_of(position.setup)
    if not player_of(position).wild_cards:
        raise Refusal("wild_none")
    if not SHORTEST <= card.length <= grade.side:
        raise Refusal("wild_length", least=SHORTEST, most=grade.side)
    if card.direction not in grade.dice.directions:
        raise Refusal("wild_direction")
    if not 0 <= card.blacks <= MOST_BLACKS:
        raise Refusal("wild_blacks", most=MOST_BLACKS)
    return Throw(card.length, card.direction, card.blacks)


def check_time(position: Position, spent_ms: int) -> int:
    """The time used on the clock that runs, with that of the present move.

    Raises Refusal `time_over` where the clock has run out before it.
    """
    used = position.turn.used_ms + spent_ms
    limit = clock_ms(position.setup, position.turn.seat)
    if limit is not None and used >= limit:
        raise Refusal("time_over")
    return used


def word_played(position: Position, play: Place, spent_ms: int) -> Played[WordPlaced]:
    """Carry out a word play. Raises Refusal like `judged`."""
    player, seat = player_of(position), position.turn.seat
    verdict = judged(player.board, play, terms_of(position), position.setup.lexicon)
    count = _count(position, play, verdict, spent_ms)
    after = replace(
        player,
        board=verdict.board,
        bank=verdict.bank,
        score=player.score + count.score,
        blacks_before=False,
    )
    square = verdict.board.square
    return Played(
        after,
        WordPlaced(
            seat,
            verdict.word,
            play,
            verdict.backwards,
            tuple(map(square, verdict.squares)),
            tuple(map(square, verdict.new)),
            count,
            after.score,
        ),
    )


def blacks_played(position: Position, play: BlacksOnly) -> Played[BlacksPlaced]:
    """Carry out a play of black squares only. Raises Refusal like `judged_blacks`."""
    player = player_of(position)
    board = judged_blacks(player.board, play, terms_of(position), player.blacks_before)
    score = player.score - len(play.blacks)
    after = replace(player, board=board, score=score, blacks_before=True)
    return Played(after, BlacksPlaced(position.turn.seat, play.blacks, score))


def previewed(position: Position, seat: int, move: AnyMove, spent_ms: int) -> Preview:
    """What a move of a seat would bring, or the reason against it."""
    try:
        if seat != position.turn.seat:
            raise Refusal("not_your_move")
        if isinstance(move, Place):
            return _word_preview(position, move, spent_ms)
        if isinstance(move, BlacksOnly):
            return Preview(score=-len(blacks_played(position, move).event.squares))
        if isinstance(move, WildCard):
            wild_throw(position, move)
    except Refusal as refusal:
        return Preview(notices=(Notice(refusal.code, dict(refusal.params)),))
    return Preview()


def _word_preview(position: Position, play: Place, spent_ms: int) -> Preview:
    player = player_of(position)
    verdict = judged(player.board, play, terms_of(position), position.setup.lexicon)
    count = _count(position, play, verdict, spent_ms)
    runs = (Line(text) for text in _crossing_runs(verdict, play))
    return Preview((Line(verdict.word, count.score), *runs), count.score)


def _crossing_runs(verdict: Verdict, play: Place) -> list[str]:
    """The runs that the new letters make across the word."""
    board = verdict.board
    runs = [
        run_through(board, square, axis)
        for axis in CROSSING
        if axis != play.axis
        for square in verdict.new
    ]
    return [text_of(board, run) for run in runs if len(run) > 1]


def _count(position: Position, play: Place, verdict: Verdict, spent_ms: int) -> Count:
    used = position.turn.used_ms + spent_ms
    return Count(
        seconds_left(position.setup, position.turn.seat, used),
        len(verdict.squares),
        len(verdict.squares) - len(verdict.new),
        len(play.blacks),
    )
