"""How a match of Wordaway goes on: what each move makes of a state. Nothing is checked here.

Every function gives the state after and what happened. Source: rules wordaway.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.contract import Chance, Event, Reason, Setup, pick, starter
from game.wordaway import options
from game.wordaway.index import SHORTEST_PLAY
from game.wordaway.phrases import checked_phrase, letters_of, missing_letter, struck_out
from game.wordaway.state import (
    Board,
    FinishedGame,
    GameBegun,
    GameOver,
    HintGiven,
    LengthAgreed,
    LengthProposed,
    Opening,
    SeatReady,
    Series,
    SeriesOver,
    Turn,
    TurnSkipped,
    WordawayState,
    WordPlayed,
)

MOST_OFFERS = 6
"""After so many offers the last two are drawn by lot."""

Step = tuple[WordawayState, tuple[Event, ...]]


class Loss(NamedTuple):
    """Why the seat to move loses its game; `tried` is the word that lost it."""

    reason: Reason
    tried: str | None = None


def openings(setup: Setup, collection: tuple[str, ...], chance: Chance) -> tuple[Opening, ...]:
    """Phrase and coin of every game that the longest series can have.

    They are drawn at once, so that two matches of one seed have the same ones whatever is played
    in them. Raises Refusal as `checked_phrase` does.
    """
    own = tuple(checked_phrase(text) for text in options.phrases_of(setup))
    rest = [phrase for phrase in collection if phrase not in own]
    drawn: list[Opening] = []
    for number in range(options.MOST_GAMES):
        typed = number < len(own)
        phrase = own[number] if typed else pick(chance, rest)
        if not typed:
            rest.remove(phrase)
        drawn.append(Opening(phrase, starter(setup, chance), typed))
    return tuple(drawn)


def proposed(state: WordawayState, seat: int, length: int, chance: Chance) -> Step:
    """An offer; after the sixth the lot decides between the last two."""
    offers = (*state.series.offers, length)
    after = replace(state, series=replace(state.series, offers=offers))
    event = LengthProposed(seat, length)
    if len(offers) < MOST_OFFERS:
        return after, (event,)
    begun, events = agreed(after, pick(chance, offers[-2:]), by_lot=True)
    return begun, (event, *events)


def agreed(state: WordawayState, length: int, *, by_lot: bool = False) -> Step:
    """The series is settled and the first game begins."""
    settled = replace(state, series=replace(state.series, length=length))
    begun, events = game_begun(settled)
    return begun, (LengthAgreed(length, by_lot), *events)


def game_begun(state: WordawayState) -> Step:
    """The next game: its phrase is laid out and the coin falls."""
    opening, *to_come = state.to_come
    before, setup = state.series, state.setup
    board = Board(
        number=len(before.games) + 1,
        opening=opening,
        pool=letters_of(opening.phrase),
        to_move=opening.starter,
        turn=before.board.turn + 1 if before.board else 1,
        skips=(options.skips_of(setup, 0), options.skips_of(setup, 1)),
        hints=(options.hints_of(setup, 0), options.hints_of(setup, 1)),
    )
    series = replace(before, phase="play", board=board, ready=(False, False), used_ms=0)
    event = GameBegun(board.number, opening.phrase, opening.starter, opening.own)
    return WordawayState(setup, series, tuple(to_come)), (event,)


def pressed_ready(state: WordawayState, seat: int) -> Step:
    """A person is ready; the next game begins when all are."""
    first, second = state.series.ready
    ready = (first or seat == 0, second or seat == 1)
    after = replace(state, series=replace(state.series, ready=ready))
    if not all(ready):
        return after, (SeatReady(seat),)
    begun, events = game_begun(after)
    return begun, (SeatReady(seat), *events)


def word_played(state: WordawayState, board: Board, word: str, spent_ms: int) -> Step:
    """A good word leaves the pool; with fewer than three letters left the game is over."""
    first = not board.words
    taken = struck_out(board.opening.phrase if first else board.pool, word)
    gone = _struck(board, word)
    after = replace(board, pool=taken.pool, struck=tuple(sorted((*board.struck, *gone))))
    moved = _passed(state, after, Turn(board.to_move, word, spent_ms))
    event = WordPlayed(board.to_move, word, gone, taken.pool, taken.origins, first)
    if len(taken.pool) >= SHORTEST_PLAY:
        return moved, (event,)
    ended, events = game_lost(moved, _board(moved), Loss(Reason.NO_PLAY))
    return ended, (event, *events)


def skipped(state: WordawayState, board: Board, spent_ms: int) -> Step:
    """The seat to move uses a free skip."""
    seat = board.to_move
    first, second = board.skips
    after = replace(board, skips=(first - (seat == 0), second - (seat == 1)))
    return _passed(state, after, Turn(seat, None, spent_ms)), (TurnSkipped(seat),)


def hint_given(state: WordawayState, board: Board, word: str | None, spent_ms: int) -> Step:
    """The seat to move is told a word, and has one hint less; the clock has gone on."""
    seat = board.to_move
    left = board.hints[seat]
    left = None if left is None else left - 1
    hints = (left, board.hints[1]) if seat == 0 else (board.hints[0], left)
    used_ms = state.series.used_ms + spent_ms
    series = replace(state.series, board=replace(board, hints=hints), used_ms=used_ms)
    hinted = state.hinted if word is None else (*state.hinted, word)
    return replace(state, series=series, hinted=hinted), (HintGiven(seat, word, left),)


def game_lost(state: WordawayState, board: Board, loss: Loss) -> Step:
    """The seat to move has lost the game, and perhaps the match."""
    winner = 1 - board.to_move
    before = state.series
    wins = (before.wins[0] + (winner == 0), before.wins[1] + (winner == 1))
    game = FinishedGame(board.opening, board.turns, board.pool, winner, loss.reason, loss.tried)
    series = replace(before, wins=wins, games=(*before.games, game), used_ms=0)
    missing = missing_letter(board.pool, loss.tried or "")
    event = GameOver(board.number, winner, loss.reason, wins, loss.tried, missing)
    if wins[winner] == before.length:
        over = replace(state, series=replace(series, phase="over"), hinted=())
        return over, (event, SeriesOver(winner, wins))
    waiting, events = _waiting(replace(state, series=series, hinted=()))
    return waiting, (event, *events)


def _waiting(state: WordawayState) -> Step:
    """Between two games each person presses; computers are ready at once."""
    first, second = (seat.kind == "computer" for seat in state.setup.seats)
    if first and second:
        return game_begun(state)
    return replace(state, series=replace(state.series, phase="ready", ready=(first, second))), ()


def _passed(state: WordawayState, board: Board, turn: Turn) -> WordawayState:
    after = replace(
        board, to_move=1 - board.to_move, turn=board.turn + 1, turns=(*board.turns, turn)
    )
    return replace(state, series=replace(state.series, board=after, used_ms=0), hinted=())


def _struck(board: Board, word: str) -> tuple[int, ...]:
    """The places in the phrase of the leftmost letters of a word that are not struck yet."""
    left = "".join(
        " " if place in board.struck else letter
        for place, letter in enumerate(board.opening.phrase)
    )
    return struck_out(left, word).struck


def _board(state: WordawayState) -> Board:
    assert state.series.board is not None
    return state.series.board


def new_match(setup: Setup, to_come: tuple[Opening, ...]) -> Step:
    """The start: two people agree on the length first, otherwise the first game begins."""
    if options.is_agreed_at_the_table(setup):
        return WordawayState(setup, Series("agree", 0), to_come), ()
    return game_begun(WordawayState(setup, Series("play", options.series_of(setup)), to_come))
