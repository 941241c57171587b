"""Check records by playing them again."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.archive import load_record
from game.command_line.output import complain, emit
from game.contract import Refusal
from game.engine import Match
from game.library import lexicon_of
from game.record import Record, replay


def add_arguments(parser: ArgumentParser) -> None:
    """Which files."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)


def run(asked: Namespace) -> int:
    """Write a line for each record that holds; say of each other one at which move it breaks."""
    checked = [check(file) for file in asked.files]
    return 0 if all(checked) else 1


def check(file: Path) -> bool:
    """Whether the record in `file` holds; writes its line or its trouble."""
    record = read(file)
    if record is None:
        return False
    replayed = replay(record, lexicon_of)
    if replayed.refusal is not None or replayed.match is None:
        complain_at(file, replayed.at, replayed.refusal or Refusal("match_unreadable"))
        return False
    emit(_line(file, replayed.match))
    return True


def read(file: Path) -> Record | None:
    """The record in `file`; None where there is none, and the reason has been written."""
    try:
        return load_record(file)
    except Refusal as refusal:
        at = whole_moves(file) if refusal.code == "record_damaged" else None
        complain(refusal, *((file, f"move {at + 1}") if at is not None else (file,)))
        return None


def complain_at(file: Path, move: int, refusal: Refusal) -> None:
    """Write what is wrong with a record, and at which move; 0 is its start."""
    complain(refusal, file, f"move {move}" if move else "start")


def whole_moves(file: Path) -> int | None:
    """How many moves of a record that was cut are still whole; None if none can be told."""
    text = file.read_bytes().decode(errors="replace")
    _, mark, rest = text.partition('"moves": [')
    if not mark:
        return None
    decoder, count = json.JSONDecoder(), 0
    while True:
        rest = rest.lstrip(" \n\r\t,")
        try:
            _, end = decoder.raw_decode(rest)
        except (ValueError, RecursionError):
            return count
        rest, count = rest[end:], count + 1


def _line(file: Path, match: Match) -> dict[str, object]:
    outcome = match.game.outcome(match.state)
    return {
        "file": str(file),
        "game": match.game.facts.id,
        "moves": len(match.entries),
        "scores": outcome.scores if outcome else None,
        "winner": outcome.winner if outcome else None,
        "reason": outcome.reason if outcome else None,
        "hash": match.state_hash(),
    }
