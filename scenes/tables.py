"""The program's live tables: begun, taken up again, kept, and finished.

This is where setup, words, opponents and the player's archive meet; scenes get a `LiveTable`.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from game import registry
from game.archive import Archive, Journal, Unfinished
from game.contract import Notice, OptionValue, Seat, Setup
from game.engine import Match
from game.library import lexicon_of, load_lexicon
from game.opponents import Opponents
from game.options import fresh_setup
from game.table import Table
from scenes.waiting import keep_note, read_note


def _fresh_seed() -> str:
    return secrets.token_hex(16)


class LiveTable:
    """A table with its journal; `notices` is what the player should be told when it opens."""

    def __init__(
        self,
        table: Table,
        archive: Archive,
        journal: Journal | None,
        notices: tuple[Notice, ...] = (),
    ) -> None:
        self.table = table
        self.notices = notices
        self.record: Path | None = None
        """The file of the finished match, once it is kept."""
        self.date = journal.date if journal is not None else ""
        """When the match was begun, as its record says; empty where nothing is kept."""
        self._archive = archive
        self._journal = journal

    def keep_if_over(self) -> None:
        """Make a record of a match that has ended; on a full disk it stays in its journal."""
        if self._journal is None or self.table.outcome() is None:
            return
        with contextlib.suppress(OSError):
            self.record = self._archive.finish(self._journal, self.table.match)
            self._journal = None
            self.table.stop_keeping()

    def discard(self) -> None:
        """Leave the table and keep nothing of it."""
        self.table.stop_keeping()
        self.table.close()
        if self._journal is not None:
            self._journal.close()
            self._archive.discard(self._journal.id)
            self._journal = None

    def close(self) -> None:
        """Leave the table. An unfinished match waits on the disk."""
        self.keep_if_over()
        self.table.close()
        if self._journal is not None:
            keep_note(self._journal.folder, self.table)
            self._journal.close()
            self._journal = None


class Tables:
    """Begins matches and takes them up again for one program with its folder and its worker."""

    def __init__(
        self,
        folder: Path,
        opponents: Opponents,
        now_ms: Callable[[], int],
        today: Callable[[], str],
    ) -> None:
        self.archive = Archive(folder)
        self._opponents = opponents
        self._now_ms = now_ms
        self._today = today

    def begin(
        self,
        game: str,
        options: Mapping[str, OptionValue],
        seats: Sequence[Seat],
        dictionaries: Sequence[str],
        own: tuple[str, ...] = (),
        family: bool = False,
        start_shift: int = 0,
    ) -> LiveTable:
        """Set a new match. Raises Refusal where it can't be played."""
        lexicon = load_lexicon(dictionaries, own, family)
        setup = fresh_setup(registry.game(game), options, seats, lexicon, start_shift)
        return self.begin_with(setup, game)

    @property
    def today(self) -> str:
        """The present time in ISO 8601."""
        return self._today()

    def begin_with(self, setup: Setup, game: str, seed: str = "") -> LiveTable:
        """Set a match with a checked setup. Raises Refusal where it can't be played.

        Without a `seed` chance is different in every match.
        """
        return self._begun(Match.begin(registry.game(game), setup, seed or _fresh_seed()))

    def rematch(self, live: LiveTable) -> LiveTable:
        """The same table once more; the start goes round by one seat."""
        return self._begun(live.table.match.again(_fresh_seed()))

    def _begun(self, match: Match) -> LiveTable:
        journal, notices = self._new_journal(match)
        return self._live(match, journal, notices)

    def waiting(self) -> list[Unfinished]:
        """Unfinished matches, the latest first."""
        with contextlib.suppress(OSError):
            return self.archive.unfinished()
        return []

    def resume(self, id_: str) -> LiveTable:
        """Take an unfinished match up. Raises Refusal where it can't be."""
        resumed = self.archive.resume(id_, lexicon_of)
        live = self._live(resumed.match, resumed.journal, resumed.notices)
        note = read_note(resumed.journal.folder, len(resumed.match.entries))
        if note is not None:
            live.table.take_up(note.clocks)
        return live

    def close(self) -> None:
        """End the worker. Live tables are closed by who opened them."""
        self._opponents.close()

    def _new_journal(self, match: Match) -> tuple[Journal | None, tuple[Notice, ...]]:
        try:
            return self.archive.new_journal(match, self._today()), ()
        except OSError as error:
            return None, (Notice("match_not_kept", {"detail": error.strerror or str(error)}),)

    def _live(
        self, match: Match, journal: Journal | None, notices: tuple[Notice, ...]
    ) -> LiveTable:
        table = Table(match, self._opponents, self._now_ms, journal)
        return LiveTable(table, self.archive, journal, notices)
