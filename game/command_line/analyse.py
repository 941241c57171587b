"""Show for each position of a record what the best play was."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from game.command_line.arguments import positive
from game.command_line.output import emit
from game.command_line.replay import complain_at, read
from game.contract import Refusal
from game.engine import Match
from game.library import lexicon_of
from game.record import replay


def add_arguments(parser: ArgumentParser) -> None:
    """Which file, and which move if not all."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--move", metavar="N", type=positive, help="only the position before move N, from 1"
    )


def run(asked: Namespace) -> int:
    """Write a line for each position asked for, up to the move where the record breaks."""
    record = read(asked.file)
    if record is None:
        return 1
    match, refusal, at = replay(record, lexicon_of)
    if match is not None:
        for number in _asked_for(match, asked.move):
            emit(_line(match, number))
    if refusal is not None:
        complain_at(asked.file, at, refusal)
    return 0 if refusal is None else 1


def _asked_for(match: Match, move: int | None) -> Sequence[int]:
    """The numbers of moves, from 1. Raises Refusal `no_such_move`."""
    moves = range(1, len(match.entries) + 1)
    if move is None:
        return moves
    if move not in moves:
        raise Refusal("no_such_move", move=move, count=len(moves))
    return (move,)


def _line(match: Match, number: int) -> dict[str, object]:
    entry = match.entries[number - 1]
    return {
        "move": number,
        "actor": entry.actor,
        "played": entry.move,
        "analysis": match.game.analyse(match.states[number - 1]),
    }
