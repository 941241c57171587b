"""How turns follow each other: rounds, two turns for one, closing out, and the end.

Source: rule book Rooply, A turn, Complete, End; rules common, Two turns for one.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.contract import Chance, Event, Outcome, Reason, Setup, pick, starter
from game.rooply.board import BLACK, EMPTY, Board, empty_board
from game.rooply.dice import MOST_BLACKS, Throw
from game.rooply.moves import BoardCompleted, ClosedOut, MatchEnded, SeatResigned, Thrown, TurnBegan
from game.rooply.search import Search
from game.rooply.state import (
    WORTH_OF_WILD_CARD,
    Player,
    RooplyState,
    Turn,
    grade_of,
    head_start,
    most_new,
    turns_in_a_round,
)
from game.rooply.texts import texts_of

MOST_THROWS = 4
"""So often the dice are thrown in a turn at most; nobody wants to watch them for a minute."""

IDLE_ROUNDS = 2
"""After so many whole rounds in which nobody placed anything the match is stuck."""


def begun(setup: Setup, chance: Chance) -> tuple[RooplyState, tuple[Event, ...]]:
    """The first state: empty boards, and the seat that chance chose to begin."""
    first, seats = starter(setup, chance), len(setup.seats)
    order = tuple((first + step) % seats for step in range(seats))
    board = empty_board(grade_of(setup).side)
    players = tuple(Player(board, head_start(setup, seat)) for seat in range(seats))
    state = RooplyState(setup, players, order, round=1, turn=Turn(first, serial=1))
    return state, (TurnBegan(first, 1),)


def with_player(state: RooplyState, seat: int, player: Player) -> RooplyState:
    """The state with one seat's belongings changed."""
    players = tuple(player if at == seat else old for at, old in enumerate(state.players))
    return replace(state, players=players)


def thrown(state: RooplyState, chance: Chance, by_referee: bool) -> tuple[RooplyState, Thrown]:
    """The state with the dice thrown, again until a throw has a word.

    Source: rule book Rooply, Throw again. If no throw has one, the first stands.
    """
    throws = _throws(state, chance)
    turn = replace(state.turn, throw=throws[-1], throws=len(throws), used_ms=0)
    event = Thrown(turn.seat, tuple(throws), by_referee)
    return replace(state, turn=turn), event


def _throws(state: RooplyState, chance: Chance) -> list[Throw]:
    """The last throw allowed falls as the dice would fall if they were thrown on and on."""
    dice, limit = grade_of(state.setup).dice, most_new(state.setup, state.turn.seat)
    search = _search(state)
    throws = [dice.throw(chance)]
    if search.any_for(throws[0], limit):
        return throws
    possible = search.possible_throws(dice, throws[0].blacks, limit)
    while possible and throws[-1] not in possible:
        last = len(throws) + 1 == MOST_THROWS
        again = pick(chance, possible) if last else dice.throw_again(chance, throws[0].blacks)
        throws.append(again)
    return throws


def turn_over(
    state: RooplyState, player: Player, placed: bool
) -> tuple[RooplyState, tuple[Event, ...]]:
    """The state after a turn that left its seat with `player`; `placed`: anything on the board.

    Boards that can be closed out then are, and the match may end.
    """
    state = _counted(state, player, placed)
    return _gone_on(state, _completion(state))


def _gone_on(state: RooplyState, events: list[Event]) -> tuple[RooplyState, tuple[Event, ...]]:
    """The state in which somebody has a move to make, or the end."""
    while state.outcome is None:
        state = _next_turn(state)
        if state.outcome is not None:
            break
        turn = state.turn
        events.append(TurnBegan(turn.seat, state.round, turn.extra))
        if not _closes_out(state):
            break
        state, closing = _closed_out(state)
        events += [closing, *_completion(state)]
    return state, (*events, *_ending(state))


def resigned(state: RooplyState, seat: int) -> tuple[RooplyState, tuple[Event, ...]]:
    """The state after a seat gave up. Its board stays as it is and takes no more turns.

    The match ends when one seat is left, or none that a person holds.
    """
    state = with_player(state, seat, replace(state.players[seat], resigned=True))
    event = SeatResigned(seat)
    if _given_up(state):
        state = _ended(state, Reason.RESIGNED)
        return state, (event, *_ending(state))
    if seat != state.turn.seat:
        return state, (event,)
    return _gone_on(state, [event])


def final_scores(players: Iterable[Player]) -> tuple[int, ...]:
    """The scores with what is left: rule book Rooply, Score, At the end."""
    return tuple(p.score + WORTH_OF_WILD_CARD * p.wild_cards - p.bank for p in players)


def _search(state: RooplyState) -> Search:
    return Search(state.player.board, texts_of(state.setup.lexicon))


def _counted(state: RooplyState, player: Player, placed: bool) -> RooplyState:
    player = replace(player, turns=player.turns + 1)
    state = with_player(state, state.turn.seat, player)
    return replace(state, active=state.active or placed)


def _completion(state: RooplyState) -> list[Event]:
    """The event of a board that the turn just over has made full."""
    player = state.player
    return [BoardCompleted(state.turn.seat, player.turns)] if player.board.full else []


def _next_turn(state: RooplyState) -> RooplyState:
    """The turn that follows, in the next round if this one is over; or the end."""
    turn = state.turn
    again = turns_in_a_round(state.setup, turn.seat) > 1 and not turn.extra
    if again and state.player.playing:
        return replace(state, turn=Turn(turn.seat, turn.serial + 1, extra=True))
    after = state.order[state.order.index(turn.seat) + 1 :]
    if (seat := _first_playing(state, after)) is None:
        state = _round_over(state)
        seat = _first_playing(state, state.order)
    if seat is None or state.outcome is not None:
        return state
    return replace(state, turn=Turn(seat, turn.serial + 1))


def _first_playing(state: RooplyState, seats: Iterable[int]) -> int | None:
    return next((seat for seat in seats if state.players[seat].playing), None)


def _round_over(state: RooplyState) -> RooplyState:
    """The state in the next round, or ended if a board is complete or nothing happens any more."""
    if any(player.board.full for player in state.players):
        race = state.setup.options["score_race"]
        return _ended(state, Reason.SCORE if race else Reason.COMPLETED)
    idle = 0 if state.active else state.idle_rounds + 1
    if idle == IDLE_ROUNDS:
        return _ended(state, Reason.STUCK)
    return replace(state, round=state.round + 1, active=False, idle_rounds=idle)


def _closes_out(state: RooplyState) -> bool:
    """Whether the board is nearly full and no throw of the dice has a word.

    Source: rule book Rooply, Closing out. With more black squares more diagonal words can be
    closed, so three decide for all.
    """
    grade, limit = grade_of(state.setup), most_new(state.setup, state.turn.seat)
    if state.player.board.empties > grade.closing_out:
        return False
    return not _search(state).possible_throws(grade.dice, MOST_BLACKS, limit)


def _closed_out(state: RooplyState) -> tuple[RooplyState, ClosedOut]:
    player, seat = state.player, state.turn.seat
    board = player.board
    empty = [square for square, cell in enumerate(board.cells) if cell == EMPTY]
    player = replace(
        player, board=_blackened(board, empty), score=player.score - len(empty), blacks_before=False
    )
    squares = tuple(board.square(square) for square in empty)
    return _counted(state, player, placed=True), ClosedOut(seat, squares, -len(empty))


def _blackened(board: Board, squares: Iterable[int]) -> Board:
    return board.written(dict.fromkeys(squares, BLACK))


def _given_up(state: RooplyState) -> bool:
    """Whether nobody is left to play against, or no person to play for."""
    left = [seat for seat, player in enumerate(state.players) if not player.resigned]
    persons = [seat for seat in left if state.setup.seats[seat].kind != "computer"]
    return len(left) <= 1 or not persons


def _ended(state: RooplyState, reason: Reason) -> RooplyState:
    scores = final_scores(state.players)
    winner = _best(scores, _candidates(state, reason))
    return replace(state, outcome=Outcome(scores, winner, reason))


def _candidates(state: RooplyState, reason: Reason) -> list[int]:
    """The seats among which the highest score wins; a single seat wins by completing alone."""
    seats = range(len(state.players))
    if reason == Reason.COMPLETED or len(seats) == 1:
        return [seat for seat in seats if state.players[seat].board.full]
    return [seat for seat in seats if not state.players[seat].resigned]


def _best(scores: tuple[int, ...], seats: list[int]) -> int | None:
    highest = max((scores[seat] for seat in seats), default=0)
    best = [seat for seat in seats if scores[seat] == highest]
    return best[0] if len(best) == 1 else None


def _ending(state: RooplyState) -> tuple[Event, ...]:
    if state.outcome is None:
        return ()
    wild_cards = tuple(player.wild_cards for player in state.players)
    return (MatchEnded(state.outcome, wild_cards, tuple(p.bank for p in state.players)),)
