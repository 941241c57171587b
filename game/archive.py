"""The player's matches on disk: unfinished ones with their journals, finished ones as records.

Every unfinished match has a folder with two copies of itself: the journal, appended and synced
move by move, and a whole file written at pauses. Source: rules common, Saved by itself.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from filelock import FileLock, Timeout

from game.contract import Notice, Refusal
from game.engine import Match
from game.files import (
    DamagedError,
    Kept,
    NewerFormatError,
    append_line,
    load_kept,
    safe_name,
    set_aside,
    write_atomic,
)
from game.record import (
    FindLexicon,
    Header,
    Record,
    RecordedMove,
    begin_again,
    check_format,
    header_of,
    play_line,
    read_record,
    record_of,
    recorded,
    write_record,
)

WHOLE = "match.json"
JOURNAL = "journal.jsonl"


class Unfinished(NamedTuple):
    """A match that waits to be continued; `record` None: nothing of it could be read."""

    id: str
    record: Record | None
    saved_at: float
    notices: tuple[Notice, ...]


class Resumed(NamedTuple):
    """A match played up to where it was, its journal, and what the player should be told."""

    match: Match
    journal: Journal
    notices: tuple[Notice, ...]


class Journal:
    """The growing file of one match. Two programs never hold the same one.

    Raises Refusal `match_open_elsewhere` if another program has it.
    """

    def __init__(self, folder: Path, date: str) -> None:
        self.folder = folder
        self.date = date
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(folder / "lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout as error:
            raise Refusal("match_open_elsewhere") from error

    @property
    def id(self) -> str:
        """The name of the match in its archive."""
        return self.folder.name

    def start(self, match: Match) -> None:
        """Write the match down as it is now, journal and whole file. Raises OSError."""
        lines = [msgspec.json.encode(header_of(match, self.date))]
        lines += [msgspec.json.encode(recorded(entry)) for entry in match.entries]
        write_atomic(self.folder / JOURNAL, b"\n".join(lines) + b"\n")
        self.save_whole(match)

    def append(self, line: RecordedMove) -> None:
        """Add a move. Raises OSError, and the journal is as before then."""
        append_line(self.folder / JOURNAL, msgspec.json.encode(line))

    def undo(self) -> None:
        """Note that the last move was taken back. Raises OSError."""
        append_line(self.folder / JOURNAL, b'{"undo":1}')

    def save_whole(self, match: Match) -> None:
        """Write the second copy of the match. Raises OSError."""
        write_atomic(self.folder / WHOLE, write_record(record_of(match, self.date)))

    def close(self) -> None:
        """Let others have the match."""
        self._lock.release()


class Archive:
    """The folder with a player's matches."""

    def __init__(self, folder: Path) -> None:
        self.matches = folder / "matches"
        self.records = folder / "records"

    def new_journal(self, match: Match, date: str) -> Journal:
        """A journal for a match that begins, in a folder of its own. Raises OSError."""
        stem = safe_name(f"{date[:19].replace(':', '')}-{match.game.facts.id}")
        name, number = stem, 2
        while (self.matches / name).exists() or (self.records / f"{name}.json").exists():
            name, number = f"{stem}-{number}", number + 1
        journal = Journal(self.matches / name, date)
        journal.start(match)
        return journal

    def unfinished(self) -> list[Unfinished]:
        """All matches that can be continued, the latest saved first."""
        if not self.matches.is_dir():
            return []
        found = [self._look_at(folder) for folder in self.matches.iterdir() if folder.is_dir()]
        return sorted(found, key=lambda one: one.saved_at, reverse=True)

    def resume(self, id_: str, find_lexicon: FindLexicon) -> Resumed:
        """Take an unfinished match up again as far as it can be read and played.

        Raises Refusal `match_open_elsewhere`, `match_unreadable`, or why its setup is not playable.
        """
        journal = Journal(self.matches / id_, "")
        try:
            record, notices = _read_match(journal.folder, mend=True)
            if record is None:
                raise Refusal("match_unreadable")
            match, trouble = played_up_to_fault(record, find_lexicon)
            journal.date = record.header.date
            journal.start(match)
        except BaseException:
            journal.close()
            raise
        return Resumed(match, journal, (*notices, *trouble))

    def finish(self, journal: Journal, match: Match) -> Path:
        """Keep a match that is over as a record and clear its journal away. Raises OSError."""
        path = self.records / f"{journal.id}.json"
        write_atomic(path, write_record(record_of(match, journal.date)))
        journal.close()
        shutil.rmtree(journal.folder, ignore_errors=True)
        return path

    def discard(self, id_: str) -> None:
        """Throw an unfinished match away."""
        shutil.rmtree(self.matches / id_, ignore_errors=True)

    def finished(self) -> list[Path]:
        """The files of all records, the latest first."""
        return sorted(self.records.glob("*.json"), key=lambda path: path.name, reverse=True)

    def load(self, path: Path) -> Record:
        """Read a record. Raises Refusal `record_newer`, `record_damaged` or `record_missing`."""
        return load_record(path)

    def _look_at(self, folder: Path) -> Unfinished:
        record, notices = _read_match(folder, mend=False)
        times = [file.stat().st_mtime for file in folder.iterdir() if file.is_file()]
        return Unfinished(folder.name, record, max(times, default=0.0), notices)


def load_record(path: Path) -> Record:
    """Read a record file; it is never changed.

    Raises Refusal `record_newer`, `record_damaged` or `record_missing`.
    """
    try:
        return read_record(path.read_bytes())
    except NewerFormatError as error:
        raise Refusal("record_newer", file=path.name) from error
    except DamagedError as error:
        raise Refusal("record_damaged", file=path.name) from error
    except OSError as error:
        raise Refusal("record_missing", file=path.name) from error


def played_up_to_fault(
    record: Record, find_lexicon: FindLexicon
) -> tuple[Match, tuple[Notice, ...]]:
    """Play a record with its recorded chance as far as it is legal; the notice says where it broke.

    Raises Refusal if not even its setup can be played.
    """
    match = begin_again(record.header, find_lexicon)
    for number, line in enumerate(record.moves, 1):
        try:
            play_line(match, line, fresh_chance=False)
        except Refusal as refusal:
            return match, (Notice("match_cut", {"move": number}), _as_notice(refusal))
    return match, ()


def _as_notice(refusal: Refusal) -> Notice:
    return Notice(refusal.code, dict(refusal.params))


def _read_match(folder: Path, mend: bool) -> tuple[Record | None, tuple[Notice, ...]]:
    """The longer of the two copies; only with `mend`, under the lock, is damage set aside."""
    whole = load_kept(folder / WHOLE, read_record, mend)
    journal = _read_journal(folder / JOURNAL, mend)
    both = [record for record in (journal.value, whole.value) if record is not None]
    longer = max(both, key=lambda record: len(record.moves), default=None)
    return longer, (*whole.notices, *journal.notices)


def _read_journal(path: Path, mend: bool) -> Kept[Record]:
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError:
        return Kept(None)
    try:
        header = _read_header(lines[0])
    except NewerFormatError:
        return Kept(None, (Notice("file_newer", {"file": path.name}),))
    except DamagedError:
        return Kept(None, _told_damaged(path, mend))
    moves, sound = _read_moves(lines[1:])
    return Kept(Record(header, tuple(moves)), () if sound else _told_damaged(path, mend))


def _read_header(line: bytes) -> Header:
    try:
        raw: Any = msgspec.json.decode(line)
        check_format(raw)
        return msgspec.convert(raw, Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise DamagedError(str(error)) from error


def _read_moves(lines: list[bytes]) -> tuple[list[RecordedMove], bool]:
    moves: list[RecordedMove] = []
    for line in lines:
        if line == b'{"undo":1}' and moves:
            moves.pop()
        elif line:
            try:
                moves.append(msgspec.json.decode(line, type=RecordedMove))
            except (msgspec.MsgspecError, UnicodeDecodeError):
                return moves, False
    return moves, True


def _told_damaged(path: Path, mend: bool) -> tuple[Notice, ...]:
    aside = set_aside(path).name if mend else path.name
    return (Notice("file_damaged", {"file": path.name, "aside": aside}),)
