"""Matches that wait to be continued: what they are, whose move it is, when they were saved.

Nothing is played again to know whose move it is: a small note beside the journal says it, as long
as it is about the last move there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.archive import Archive, Unfinished
from game.clock import Clock
from game.contract import Notice, Seat
from game.files import write_atomic
from game.language import gettext as _
from game.language import ngettext, sentence

if TYPE_CHECKING:
    from game.table import Table

NOTE = "note.json"
MINUTE, HOUR, DAY = 60, 3_600, 86_400


class Note(msgspec.Struct, frozen=True):
    """Who owes a move after so many moves, how many games each seat has won, and the clocks."""

    moves: int
    owing: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    clocks: tuple[Clock, ...] = ()


class Waiting(NamedTuple):
    """A match that can be taken up again; `game` is empty if nothing of it could be read."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    moves: int
    last: int | None
    """The seat that moved last."""
    note: Note | None
    saved_at: float
    notices: tuple[Notice, ...]


def keep_note(folder: Path, table: Table) -> None:
    """Write beside a journal what the first screen says of its match, and where clocks stand."""
    owing = tuple(act.actor for act in table.acts() if act.owed and act.actor >= 0)
    winners = [result.winner for result in table.results()]
    won: tuple[int, ...] = tuple(winners.count(seat) for seat in range(len(table.setup.seats)))
    note = Note(len(table.match.entries), owing, won, table.clocks)
    with contextlib.suppress(OSError):
        write_atomic(folder / NOTE, msgspec.json.encode(note))


def waiting(folder: Path) -> list[Waiting]:
    """The matches that wait in the player's folder, the latest first; none if it can't be read."""
    archive = Archive(folder)
    with contextlib.suppress(OSError):
        return [_read(archive, match) for match in archive.unfinished()]
    return []


def whose_move(match: Waiting) -> str:
    """Who is to move, or what is known instead, in a sentence."""
    note = match.note
    if note is not None and note.owing:
        names = [match.seats[seat].name for seat in note.owing if seat < len(match.seats)]
        return _("{name} to move.").format(name=_(" and ").join(names))
    if match.last is not None:
        return _("{name} moved last.").format(name=match.seats[match.last].name)
    return _("Not yet begun.")


def what_it_is(match: Waiting) -> str:
    """Who plays, how it stands, and whose move it is."""
    if not match.game:
        told = [sentence(notice.code, notice.params) for notice in match.notices]
        return " ".join(told) or _("Nothing of this match can be read any more.")
    names = [seat.name for seat in match.seats]
    if match.note is not None and any(match.note.won):
        score = [f"{name} {won}" for name, won in zip(names, match.note.won, strict=False)]
        return f"{' : '.join(score)}. {whose_move(match)}"
    return f"{together(names)}. {whose_move(match)}"


def together(names: Sequence[str]) -> str:
    """Names one after the other, as in a sentence."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def saved_ago(seconds: float) -> str:
    """When something was saved, so many seconds ago; a date in the future is now."""
    if seconds < MINUTE:
        return _("saved just now")
    if seconds < HOUR:
        count = int(seconds // MINUTE)
        text = ngettext("saved {count} minute ago", "saved {count} minutes ago", count)
    elif seconds < DAY:
        count = int(seconds // HOUR)
        text = ngettext("saved {count} hour ago", "saved {count} hours ago", count)
    else:
        count = int(seconds // DAY)
        text = ngettext("saved {count} day ago", "saved {count} days ago", count)
    return text.format(count=count)


def _read(archive: Archive, match: Unfinished) -> Waiting:
    record = match.record
    if record is None:
        return Waiting(match.id, "", (), 0, None, None, match.saved_at, match.notices)
    moves = len(record.moves)
    seats = record.header.seats
    actors = [line.actor for line in record.moves if 0 <= line.actor < len(seats)]
    note = read_note(archive.matches / match.id, moves)
    last = actors[-1] if actors else None
    game = record.header.game
    return Waiting(match.id, game, seats, moves, last, note, match.saved_at, match.notices)


def read_note(folder: Path, moves: int) -> Note | None:
    """The note beside a journal, if it is about the match after so many moves."""
    try:
        note = msgspec.json.decode((folder / NOTE).read_bytes(), type=Note)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return note if note.moves == moves else None
