"""Random legal moves, honest plays and bluffs among them."""

from __future__ import annotations

from random import Random

from game.contract import REFEREE, Move, Refusal, Resign, TimeUp
from game.engine import Match
from game.wildwords.board import EMPTY, EMPTY_BOARD, SIZE, square_of
from game.wildwords.generator import Wanted
from game.wildwords.hand import placed_of
from game.wildwords.laying import check_lay
from game.wildwords.moves import (
    Believe,
    Challenge,
    GiveUp,
    Judge,
    Lay,
    Pass,
    Placed,
    Spell,
    Trade,
    Vote,
)
from game.wildwords.slots import Position
from game.wildwords.state import WildState, pattern_limit
from game.wildwords.words import word_for
from tests.game.wildwords.positions import small_generator


def random_move(match: Match, random: Random, resigning: bool = False) -> tuple[int, Move]:
    """An actor and a move that is open to it."""
    state = match.state
    assert isinstance(state, WildState)
    if resigning and random.random() < 0.03:
        return random.choice(state.active), Resign()
    up = [run for act in match.acts() for run in act.clocks if run.expires]
    if up and random.random() < 0.05:
        return REFEREE, TimeUp(up[0].actor, up[0].kind)
    return state.awaited, _move_in(state, random)


def _move_in(state: WildState, random: Random) -> Move:
    match state.stage:
        case "turn":
            return _turn(state, random)
        case "window":
            return Challenge() if random.random() < 0.3 else Believe()
        case "votes":
            return Vote(random.random() < 0.5)
        case "honour":
            return Judge(random.random() < 0.5)
        case _:
            return _spelling(state, random)


def _turn(state: WildState, random: Random) -> Move:
    kind = random.random()
    if kind < 0.1 and not state.traded and state.pot:
        return Trade()
    if kind < 0.2:
        return Pass()
    lay = bluff(state, random) if kind < 0.4 else honest(state, random)
    return Pass() if lay is None else lay


def honest(state: WildState, random: Random) -> Lay | None:
    """One of the best plays of the small dictionary."""
    seat = state.to_move
    position = Position(state.board, state.trays[seat], pattern_limit(state.setup, seat))
    plays = small_generator().best(position, Wanted(8)).plays
    return Lay(placed_of(random.choice(plays), position.tray)) if plays else None


def bluff(state: WildState, random: Random) -> Lay | None:
    """Some tiles in some line that may lie there."""
    seat = state.to_move
    limit = pattern_limit(state.setup, seat)
    for _ in range(40):
        tray = random.sample(state.trays[seat], len(state.trays[seat]))
        tiles = tray[: random.randint(1, max(1, len(tray)))]
        placed = _in_line(state.board, tiles, random)
        try:
            check_lay(state.board, state.trays[seat], placed, limit)
        except Refusal:
            continue
        return Lay(placed)
    return None


def _in_line(board: str, tiles: list[str], random: Random) -> tuple[Placed, ...]:
    down, line = random.random() < 0.5, random.randrange(SIZE)
    place = random.randrange(SIZE)
    if board == EMPTY_BOARD:
        line, place = SIZE // 2, SIZE // 2 - random.randrange(len(tiles))
    placed: list[Placed] = []
    while len(placed) < len(tiles) and 0 <= place < SIZE:
        row, column = (place, line) if down else (line, place)
        if board[square_of(row, column)] == EMPTY:
            placed.append(Placed(row, column, tiles[len(placed)]))
        place += 1
    return tuple(placed)


def _spelling(state: WildState, random: Random) -> Move:
    if random.random() < 0.1:
        return GiveUp()
    patterns = [pattern.text for pattern in state.open_play.play.patterns]
    words = [word_for(text, state.setup.lexicon) or text.replace("*", "Q") for text in patterns]
    if random.random() < 0.2:
        words[0] = "Z" * len(words[0])
    return Spell(tuple(words))
