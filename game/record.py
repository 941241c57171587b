"""Records: a match on disk, from which it can be played again move by move.

A record holds the setup, the seed and every move with its time and chance; the state is never
stored. `replay` plays it again and compares (design: Records).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from game import registry
from game.contract import (
    Frozen,
    Lexicon,
    LexiconKey,
    Move,
    OptionValue,
    Outcome,
    Refusal,
    Seat,
)
from game.engine import GENERATOR, Entry, Match
from game.files import DamagedError, NewerFormatError
from game.options import fresh_setup

FORMAT = 1

FindLexicon = Callable[[LexiconKey], Lexicon]


class RecordedMove(Frozen, frozen=True):
    """One line of a record: actor, move as plain data, time used, what chance gave."""

    actor: int
    move: dict[str, Any]
    ms: int
    chance: tuple[int, ...] = ()


class Header(Frozen, frozen=True):
    """All of a record but its moves: enough to start the match again.

    `date` is the start in ISO 8601, UTC; it orders lists and judges nothing.
    """

    format: int
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    lexicon: LexiconKey
    start_shift: int
    seed: str
    generator: str
    opening_chance: tuple[int, ...]
    date: str = ""


class Record(Frozen, frozen=True):
    """A match as it is kept. `final_hash` and `outcome` are there when it was played to its end."""

    header: Header
    moves: tuple[RecordedMove, ...]
    final_hash: str | None = None
    outcome: Outcome | None = None


class Replayed(NamedTuple):
    """A match played again from its record; `refusal` and `at` say where it broke, if it did.

    `at` counts moves from 1; 0 is the start.
    """

    match: Match | None
    refusal: Refusal | None = None
    at: int = 0


def header_of(match: Match, date: str = "") -> Header:
    """The header of a match's record."""
    facts = match.game.facts
    return Header(
        FORMAT,
        facts.id,
        facts.rules_version,
        match.setup.options,
        match.setup.seats,
        match.setup.lexicon.key,
        match.setup.start_shift,
        match.seed,
        GENERATOR,
        match.opening_chance,
        date,
    )


def recorded(entry: Entry) -> RecordedMove:
    """The line of a record for one entry of a match."""
    move: dict[str, Any] = msgspec.to_builtins(entry.move)
    return RecordedMove(entry.actor, move, entry.spent_ms, entry.chance)


def record_of(match: Match, date: str = "") -> Record:
    """The whole record of a match, finished or not."""
    outcome = match.game.outcome(match.state)
    return Record(
        header_of(match, date),
        tuple(recorded(entry) for entry in match.entries),
        match.state_hash() if outcome is not None else None,
        outcome,
    )


def write_record(record: Record) -> bytes:
    """The record as the bytes of its file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """The record in a file's bytes.

    Raises NewerFormatError for one that a newer version wrote, DamagedError for anything else.
    """
    try:
        raw = msgspec.json.decode(data)
        return msgspec.convert(_migrated(raw), Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedError(str(error)) from error


def check_format(header: object) -> None:
    """Raises NewerFormatError or DamagedError unless this version can read such a header."""
    number: Any = header.get("format") if isinstance(header, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - any JSON
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise DamagedError("no format number")
    if number > FORMAT:
        raise NewerFormatError(f"format {number}")
    game: Any = header.get("game") if isinstance(header, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - any JSON
    if isinstance(game, str) and game not in registry.GAMES:
        raise NewerFormatError(f"unknown game {game}")


def _migrated(raw: Any) -> Any:
    if not isinstance(raw, dict):
        raise DamagedError("not a record")
    check_format(raw.get("header"))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType] - any JSON
    return raw  # pyright: ignore[reportUnknownVariableType] - any JSON, checked by msgspec next


def begin_again(header: Header, find_lexicon: FindLexicon) -> Match:
    """Start the match of a header.

    Raises Refusal, among them `rules_changed` and `other_dictionary`.
    """
    game = registry.game(header.game)
    if header.rules_version != game.facts.rules_version:
        raise Refusal(
            "rules_changed", recorded=header.rules_version, known=game.facts.rules_version
        )
    if header.generator != GENERATOR:
        raise Refusal("unknown_generator", name=header.generator)
    lexicon = find_lexicon(header.lexicon)
    setup = fresh_setup(game, header.options, header.seats, lexicon, header.start_shift)
    match = Match.begin(game, setup, header.seed)
    if match.opening_chance != header.opening_chance:
        raise Refusal("chance_differs")
    return match


def move_of(line: RecordedMove, move_type: Any) -> Move:
    """The move that a line of a record holds. Raises Refusal `move_unreadable`."""
    try:
        move: Move = msgspec.convert(line.move, move_type)
    except msgspec.ValidationError as error:
        raise Refusal("move_unreadable", detail=str(error)) from error
    return move


def play_line(match: Match, line: RecordedMove, fresh_chance: bool) -> None:
    """Play one recorded move; `fresh_chance` draws from the seed again and compares.

    Raises Refusal, and the match is as before then.
    """
    move = move_of(line, match.game.move_type)
    match.play(line.actor, move, line.ms, None if fresh_chance else line.chance)
    if match.entries[-1].chance != line.chance:
        match.undo()
        raise Refusal("chance_differs")


def replay(record: Record, find_lexicon: FindLexicon) -> Replayed:
    """Play a record again and judge it: every move legal, chance as the seed gives it, same end."""
    try:
        match = begin_again(record.header, find_lexicon)
    except Refusal as refusal:
        return Replayed(None, refusal, 0)
    for number, line in enumerate(record.moves, 1):
        try:
            play_line(match, line, fresh_chance=True)
        except Refusal as refusal:
            return Replayed(match, refusal, number)
    end = len(record.moves)
    if record.final_hash is not None and record.final_hash != match.state_hash():
        return Replayed(match, Refusal("final_state_differs"), end)
    if record.outcome != match.game.outcome(match.state):
        return Replayed(match, Refusal("outcome_differs"), end)
    return Replayed(match)
