"""The settings: pages listed at the left, their rows at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.language import gettext as _
from scenes import catalogue
from scenes.canvas import Box
from scenes.catalogue import Request
from scenes.focus import Control
from scenes.form import Form, Row
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.reading.contents import Contents, Entry
from scenes.scroll import ScrollingScreen
from scenes.settings.keys import KeyPages
from scenes.settings.pages import Pages
from scenes.widgets.header import BACK, Header, draw_header
from scenes.widgets.name_rail import draw_name_rail

if TYPE_CHECKING:
    from scenes.app import App

_SIDE, _TOP = 32.0, 20.0
WIDEST = 900.0
"""Rows are no wider than this: label and value belong together."""


class SettingsScreen(ScrollingScreen):
    """Everything that can be set, in force at once and kept."""

    def __init__(self, app: App, page: str = "look") -> None:
        super().__init__(app)
        self.page = page
        self.contents = Contents(_entries())
        self.form = Form("rows", _("Settings"), most_gap=14)
        self.box = Box(0, 0, 0, 0)
        pages, keys = Pages(app, self.layout), KeyPages(app, self.layout)
        self._rows: dict[str, Callable[[], Sequence[Row]]] = {
            "look": pages.look,
            "motion": pages.motion,
            "sound": pages.sound,
            "words": pages.words,
            "keys": lambda: keys.rows("keys"),
            "buttons": lambda: keys.rows("buttons"),
            "program": pages.program,
        }

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The list and the rows."""
        return self.contents.panel, self.form.panel

    @property
    def entry(self) -> Entry:
        """The page that is open."""
        return next(entry for entry in self.contents.entries if entry.id == self.page)

    def turn_to(self, page: str) -> None:
        """Open a page."""
        if page != self.page:
            self.page = page
            self.form.panel.scroll_to(0)
            self.layout()

    def layout(self) -> None:
        """The list at the left, the rows of the open page at the right."""
        p = self.app.painter
        self.contents.entries = _entries()
        self.box = self.contents.place(p, self.app.canvas)
        wide = min(self.box.w - 2 * _SIDE, WIDEST * p.text_scale)
        view = Box(self.box.centre[0] - wide / 2, self.box.y + _TOP, wide, self.box.h - 2 * _TOP)
        self.form.place(p, view, self._rows[self.page]())
        back = Control("back", BACK, _("Back"), lambda: self.app.manager.pop(self))
        lines = self.contents.controls(self.page, self.turn_to)
        rows = self.form.controls(p, zone=2)
        self.set_controls([back, *lines, *rows], first=f"leaf.{self.page}")

    def reveal(self, control: Control) -> None:
        """A page opens as soon as the ring is on its name."""
        super().reveal(control)
        if control.id.startswith("leaf."):
            self.turn_to(control.id.removeprefix("leaf."))

    def draw(self, surface: pygame.Surface) -> None:
        """Head, list, rows."""
        del surface
        p, entry = self.app.painter, self.entry
        p.table()
        head = Header(_("Settings"), entry.title, entry.accent)
        draw_header(p, self.app.canvas, head, self.focus.state("back"))
        self.contents.draw(p, self.page, self.focus)
        p.panel(*self.box)
        self.form.draw(p, entry.accent, self.focus)
        if not self.form.panel.most:
            low = max((box.bottom for _row, box in self.form.placed), default=self.box.y)
            draw_name_rail(p, self.box, low, max(entry.title.split(), key=len))


def _entries() -> tuple[Entry, ...]:
    return (
        Entry("look", _("Look"), "plum", Icon.PALETTE),
        Entry("motion", _("Motion and clock"), "lake", Icon.ANIMATION),
        Entry("sound", _("Sound"), "brick", Icon.VOLUME_UP),
        Entry("words", _("Words"), "pine", Icon.SPELLCHECK),
        Entry("keys", _("Keys"), "lake", Icon.KEYBOARD),
        Entry("buttons", _("Gamepad"), "lake", Icon.SPORTS_ESPORTS),
        Entry("program", _("The program"), "brick", Icon.INFO),
    )


@catalogue.scene("settings")
def settings(app: App, request: Request) -> SettingsScreen:
    """The settings."""
    del request
    return SettingsScreen(app)
