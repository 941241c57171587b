"""Finished matches watched again: a record opened as far as it holds, and a table that only shows.

A record that is cut, forged or breaks a rule is played up to its fault, and the notices say
where that is and why.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.archive import load_record
from game.contract import Act, Analysis, Move, Notice, Refusal
from game.engine import Match
from game.files import DamagedError, NewerFormatError
from game.opponents import Opponents
from game.record import (
    FindLexicon,
    Header,
    Record,
    RecordedMove,
    check_format,
    replay,
)
from game.table import Happened, Manner, Table
from game.thinking import Thinking


class Reopened(NamedTuple):
    """A match played again from its record; the notices say where and why it broke, if it did.

    `date` is when the match began, as the record says.
    """

    match: Match
    notices: tuple[Notice, ...] = ()
    date: str = ""


def reopen(record: Record, find_lexicon: FindLexicon) -> Reopened:
    """Play a record up to its end or its first fault; chance is drawn anew and compared.

    Raises Refusal if not even its start can be played.
    """
    match, refusal, at = replay(record, find_lexicon)
    if match is None:
        raise refusal or Refusal("match_unreadable")
    notices: tuple[Notice, ...] = ()
    if refusal is not None:
        notices = (Notice(refusal.code, dict(refusal.params)),)
    if len(match.entries) < len(record.moves):
        notices = (Notice("replay_cut", {"move": at}), *notices)
    return Reopened(match, notices, record.header.date)


def reopen_file(path: Path, find_lexicon: FindLexicon) -> Reopened:
    """`reopen` for a file, which is never changed; of a damaged one as much as can be read.

    Raises Refusal `record_newer`, `record_damaged`, `record_missing`, or as `reopen` does.
    """
    try:
        return reopen(load_record(path), find_lexicon)
    except Refusal as refusal:
        if refusal.code != "record_damaged":
            raise
        record = _salvaged_file(path)
        if record is None:
            raise
    match, notices, date = reopen(record, find_lexicon)
    told = Notice("record_salvaged", {"file": path.name, "moves": len(record.moves)})
    return Reopened(match, (told, *notices), date)


def salvaged(data: bytes) -> Record | None:
    """The start of a record in damaged bytes: its header, and the moves before the damage.

    None: not even the header can be read. Raises NewerFormatError for a newer format.
    """
    text = data.decode("utf-8", "replace")
    try:
        raw, at = _value_after(text, '"header"', 0)
        check_format(raw)
        header = msgspec.convert(raw, Header)
    except (ValueError, DamagedError, RecursionError):
        return None
    return Record(header, tuple(_salvaged_moves(text, at)))


class ReplayTable(Table):
    """A table at which a match is watched again: nobody moves, it is stepped through.

    `whole` is the match; `match` is the part of it up to the position that is shown. What is known
    of its positions comes from the table `beside`, at which it was played, or else is found by
    the opponents.
    """

    def __init__(
        self,
        whole: Match,
        opponents: Opponents,
        now_ms: Callable[[], int],
        beside: Table | None = None,
    ) -> None:
        self.whole = whole
        self._beside = beside
        self._looking = Thinking(whole, opponents)
        super().__init__(_beginning(whole), opponents, now_ms, manner=Manner(human_pace=False))

    @property
    def position(self) -> int:
        """How many moves have been shown."""
        return len(self.match.entries)

    @property
    def last(self) -> int:
        """The position at the end of the match."""
        return len(self.whole.entries)

    @property
    def analyses(self) -> Mapping[int, Analysis]:
        """What is known of the positions by number, also of those not shown yet."""
        return self._looking.analyses if self._beside is None else self._beside.analyses

    @property
    def awaited(self) -> frozenset[int]:
        """The positions that are still to be looked at."""
        return self._looking.awaited if self._beside is None else self._beside.awaited

    def forward(self) -> bool:
        """Play the next move before those who listen; False at the end."""
        if self.position == self.last:
            return False
        entry = self.whole.entries[self.position]
        events = self.match.play(entry.actor, entry.move, entry.spent_ms, entry.chance)
        self._tell(Happened(self.position, entry.actor, entry.move, events, entry.spent_ms))
        return True

    def jump(self, position: int) -> bool:
        """Go to the position after so many moves; nobody is told. Whether that was a change."""
        wanted = max(0, min(self.last, position))
        if wanted == self.position:
            return False
        self.match.states[:] = self.whole.states[: wanted + 1]
        self.match.entries[:] = self.whole.entries[:wanted]
        return True

    def acts(self) -> tuple[Act, ...]:
        """Nothing is open to anybody."""
        return ()

    def clock(self, actor: int) -> None:
        """No clock runs."""
        del actor

    def check(self, seat: int, move: Move) -> None:
        """Raises Refusal `only_watched`."""
        del seat, move
        raise Refusal("only_watched")

    def submit(self, seat: int, move: Move) -> None:
        """Raises Refusal `only_watched`."""
        self.check(seat, move)

    def may_undo(self, seat: int) -> bool:
        """Never."""
        del seat
        return False

    def tick(self) -> None:
        """Let what the opponents have found arrive; nothing else changes with time."""
        if self._beside is None:
            self._looking.receive()
            self._looking.analyse_next()

    def analyse(self) -> None:
        """Begin to look at every position, unless another table does."""
        if self._beside is None:
            self._looking.analyse(len(self.whole.states))

    def close(self) -> None:
        """Leave; nothing is looked for any more."""
        if self._beside is None:
            self._looking.forget()
        super().close()


def _beginning(whole: Match) -> Match:
    """The same match before its first move."""
    return Match.begin(whole.game, whole.setup, whole.seed)


def _salvaged_file(path: Path) -> Record | None:
    try:
        return salvaged(path.read_bytes())
    except NewerFormatError as error:
        raise Refusal("record_newer", file=path.name) from error
    except OSError as error:
        raise Refusal("record_missing", file=path.name) from error


def _value_after(text: str, name: str, start: int) -> tuple[Any, int]:
    """The value that stands behind a name, and where it ends. Raises ValueError."""
    at = text.index(name, start) + len(name)
    at = text.index(":", at) + 1
    return json.JSONDecoder().raw_decode(text, at + _blanks(text, at))


def _salvaged_moves(text: str, start: int) -> Iterator[RecordedMove]:
    decoder = json.JSONDecoder()
    try:
        at = text.index("[", text.index('"moves"', start)) + 1
        while True:
            raw, at = decoder.raw_decode(text, at + _blanks(text, at))
            yield msgspec.convert(raw, RecordedMove)
    except (ValueError, RecursionError):
        return


def _blanks(text: str, at: int) -> int:
    """How many blanks and commas stand there."""
    rest = text[at : at + 80]
    return len(rest) - len(rest.lstrip(" \t\r\n,"))
