"""All matches: those that wait, to go on with or throw away, and those played, to watch again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.contract import Refusal
from game.language import gettext as _
from game.language import sentence
from game.library import lexicon_of
from game.record import record_of
from game.replaying import reopen_file
from scenes import catalogue
from scenes.canvas import Box
from scenes.catalogue import Request
from scenes.dialog import Answer, Dialog
from scenes.focus import Control
from scenes.form import Form, Row, TextRow
from scenes.games import accent_of, title_of
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.match_rows import Deed, MatchRow
from scenes.play import playable, replay_scene, replayable
from scenes.played import Played, played, score_of, spoken_date
from scenes.reading.contents import Contents, Entry
from scenes.scroll import ScrollingScreen
from scenes.typography import LEAD
from scenes.waiting import Waiting, saved_ago, together, waiting, what_it_is
from scenes.widgets.header import BACK, Header, draw_header
from scenes.widgets.name_rail import draw_name_rail

if TYPE_CHECKING:
    from scenes.app import App

WAITING, PLAYED = "waiting", "played"
_SIDE, _TOP = 24.0, 16.0


class MatchesScreen(ScrollingScreen):
    """Two lists: what waits, and what was played."""

    def __init__(self, app: App, page: str | None = None) -> None:
        super().__init__(app)
        self.waiting: tuple[Waiting, ...] = ()
        self.played: tuple[Played, ...] = ()
        self._look()
        self.page = page or (WAITING if self.waiting or not self.played else PLAYED)
        self.contents = Contents(_entries())
        self.form = Form("matches", _("Matches"))
        self.box = Box(0, 0, 0, 0)

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The list of pages and the list of matches."""
        return self.contents.panel, self.form.panel

    def uncovered(self) -> None:
        """A match may have gone on or ended meanwhile."""
        self._look()
        super().uncovered()

    def turn_to(self, page: str) -> None:
        """Show the other list."""
        if page != self.page:
            self.page = page
            self.form.panel.scroll_to(0)
            self.layout()

    def layout(self) -> None:
        """Pages at the left, matches at the right."""
        p = self.app.painter
        self.contents.entries = _entries()
        self.box = self.contents.place(p, self.app.canvas)
        self.form.place(p, self.box.inset(_SIDE, _TOP), self._rows())
        back = Control("back", BACK, _("Back"), lambda: self.app.manager.pop(self))
        lines = self.contents.controls(self.page, self.turn_to)
        rows = self.form.controls(p, zone=2)
        first = rows[0].id if rows else f"leaf.{self.page}"
        self.set_controls([back, *lines, *rows], first)

    def reveal(self, control: Control) -> None:
        """A list opens as soon as the ring is on its name."""
        super().reveal(control)
        if control.id.startswith("leaf."):
            self.turn_to(control.id.removeprefix("leaf."))

    def draw(self, surface: pygame.Surface) -> None:
        """Head, pages, matches."""
        del surface
        p = self.app.painter
        p.table()
        entry = next(entry for entry in self.contents.entries if entry.id == self.page)
        head = Header(_("Matches"), entry.title, entry.accent)
        draw_header(p, self.app.canvas, head, self.focus.state("back"))
        self.contents.draw(p, self.page, self.focus)
        p.panel(*self.box)
        self.form.draw(p, entry.accent, self.focus)
        if not self.form.panel.most:
            low = max((box.bottom for _row, box in self.form.placed), default=self.box.y)
            draw_name_rail(p, self.box, low, _("Matches"))

    # --- rows

    def _look(self) -> None:
        self.waiting = tuple(waiting(self.app.data_dir))
        self.played = tuple(played(self.app.data_dir))

    def _rows(self) -> Sequence[Row]:
        if self.page == WAITING:
            rows: list[Row] = [self._waiting_row(match) for match in self.waiting]
            return rows or [TextRow("none", _("No match waits to be continued."), LEAD, "ink2")]
        rows = [self._played_row(match) for match in self.played]
        return rows or [
            TextRow("none", _("No match has been played to its end yet."), LEAD, "ink2")
        ]

    def _waiting_row(self, match: Waiting) -> MatchRow:
        deeds: list[Deed] = []
        if playable(match.game):
            go_on = partial(self._continue, match)
            first = match is self.waiting[0]
            deeds.append(Deed("continue", _("Continue"), Icon.PLAY_ARROW, go_on, primary=first))
        discard = partial(self._ask_to_discard, match)
        deeds.append(Deed("discard", "", Icon.DELETE, discard))
        return MatchRow(
            f"match.{match.id}",
            title_of(match.game) if match.game else _("A damaged match"),
            what_it_is(match),
            saved_ago(time.time() - match.saved_at),
            tuple(seat.colour for seat in match.seats),
            accent_of(match.game),
            tuple(deeds),
        )

    def _played_row(self, match: Played) -> MatchRow:
        deeds: list[Deed] = []
        record = match.record
        if record is None:
            return MatchRow(f"record.{match.path.stem}", match.path.name, match.trouble)
        if replayable() and playable(record.header.game):
            watch = partial(self._watch, match)
            deeds.append(Deed("watch", _("Watch"), Icon.VISIBILITY, watch))
        deeds.append(Deed("export", "", Icon.DOWNLOAD, partial(self._export, match)))
        return MatchRow(
            f"record.{match.path.stem}",
            title_of(record.header.game),
            score_of(record),
            spoken_date(record.header.date),
            tuple(seat.colour for seat in record.header.seats),
            accent_of(record.header.game),
            tuple(deeds),
        )

    # --- what is pressed

    def _continue(self, match: Waiting) -> None:
        from scenes.opening import resume

        scene = resume(self.app, match.id)
        if scene is not None:
            self.app.manager.push(scene)

    def _ask_to_discard(self, match: Waiting) -> None:
        names = together([seat.name for seat in match.seats])
        text = _("The match of {names} can\u2019t be brought back.").format(names=names)
        self.app.manager.push(
            Dialog(
                self.app,
                _("Throw this match away?"),
                text if names else _("It can\u2019t be brought back."),
                [
                    Answer(_("Keep it")),
                    Answer(_("Throw away"), partial(self._discard, match), primary=True),
                ],
            )
        )

    def _discard(self, match: Waiting) -> None:
        self.app.tables.archive.discard(match.id)
        self._look()
        self.layout()

    def _watch(self, match: Played) -> None:
        scene = replay_scene(self.app, match.path)
        if scene is not None:
            self.app.manager.push(scene)

    def _export(self, match: Played) -> None:
        """A copy of what was played by the rules; where a record breaks them is said."""
        from scenes.results.copying import CopyDialog

        try:
            reopened = reopen_file(match.path, lexicon_of)
        except Refusal as refusal:
            self.app.toast(sentence(refusal.code, refusal.params), "bad")
            return
        for notice in reopened.notices:
            self.app.tell(notice)
        record = record_of(reopened.match, reopened.date)
        game = record.header.game
        self.app.manager.push(CopyDialog(self.app, title_of(game), record, accent_of(game)))


def _entries() -> tuple[Entry, ...]:
    return (
        Entry(WAITING, _("To be continued"), "lake", Icon.HOURGLASS_EMPTY),
        Entry(PLAYED, _("Played"), "brick", Icon.TROPHY),
    )


@catalogue.scene("matches")
def matches(app: App, request: Request) -> MatchesScreen:
    """All matches."""
    del request
    return MatchesScreen(app)
