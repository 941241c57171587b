"""A screen to read on: pages listed at the left, the chosen one at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.reading.contents import Contents, Entry, Onward
from scenes.reading.document import Block
from scenes.reading.setting import Page
from scenes.scroll import ScrollingScreen
from scenes.typography import BUTTON
from scenes.widgets.button import Button, draw_button
from scenes.widgets.header import BACK, MARK, Header, draw_header
from scenes.widgets.logo import wordmark_width
from scenes.widgets.ring import draw_focus_ring

if TYPE_CHECKING:
    from scenes.app import App

COLUMN = 860.0
"""Lines are no longer than this: longer ones are hard to read."""
_TOP, _SIDE = 26.0, 40.0


class Leaf(NamedTuple):
    """A page: its line in the list, and what gives its blocks when it is first opened."""

    entry: Entry
    read: Callable[[], Sequence[Block]]


class Beside(NamedTuple):
    """A button in the head that leads to something else about the open page."""

    label: str
    icon: Icon
    press: Callable[[], None]


class ReaderScreen(ScrollingScreen):
    """Pages to be read by wheel, dragging, keys, gamepad and touch."""

    def __init__(
        self,
        app: App,
        title: str,
        leaves: Sequence[Leaf],
        first: str | None,
        onward: Onward | None = None,
    ) -> None:
        super().__init__(app)
        self.title = title
        self.leaves = {leaf.entry.id: leaf for leaf in leaves}
        self.leaf_id = first if first in self.leaves else next(iter(self.leaves))
        self.contents = Contents([leaf.entry for leaf in leaves], onward)
        self.panel = ScrollPanel("page", title)
        self.page_box = Box(0, 0, 0, 0)
        self.beside: tuple[Beside, Box] | None = None
        self._blocks: dict[str, Sequence[Block]] = {}
        self._page: tuple[tuple[object, ...], Page] | None = None

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The list and the page."""
        return self.contents.panel, self.panel

    @property
    def entry(self) -> Entry:
        """The page that is open, as the list names it."""
        return self.leaves[self.leaf_id].entry

    def beside_title(self) -> Beside | None:
        """What the head leads to from the open page; None: nothing."""
        return None

    def turn_to(self, leaf_id: str) -> None:
        """Open a page at its top."""
        if leaf_id != self.leaf_id:
            self.leaf_id = leaf_id
            self.panel.scroll_to(0)
            self.layout()

    # --- layout

    def layout(self) -> None:
        """List and page side by side."""
        self.page_box = self.contents.place(self.app.painter, self.app.canvas)
        self.panel.place(self.page_box.inset(4, 10), self.page.height + 2 * _TOP)
        back = Control("back", BACK, _("Back"), lambda: self.app.manager.pop(self))
        lines = self.contents.controls(self.leaf_id, self.turn_to)
        page = replace(self.panel.control(), on_press=self._page_down, zone=2)
        controls = [back, *self._beside_controls(), *lines, page]
        self.set_controls(controls, first=f"leaf.{self.leaf_id}")

    def _beside_controls(self) -> list[Control]:
        """The button in the head, which ends where the mark begins."""
        beside, p = self.beside_title(), self.app.painter
        if beside is None:
            self.beside = None
            return []
        style = p.type.capped(BUTTON, 28)
        wide = p.text_width(beside.label, style) + p.scaled(style.size) * 1.25 + 44
        right = self.app.canvas.w - 32 - wordmark_width(p, MARK) - 16
        self.beside = beside, Box(right - wide, BACK.y, wide, BACK.h)
        return [Control("beside", self.beside[1], beside.label, beside.press)]

    @property
    def page(self) -> Page:
        """The open page as it is set now."""
        p = self.app.painter
        widest = COLUMN * max(1.0, p.text_scale * 0.9)
        width = min(widest, self.page_box.w - 2 * _SIDE - 8)
        key = (self.leaf_id, id(p), width)
        if self._page is None or self._page[0] != key:
            self._page = key, Page(p, self._read(), width, self.entry.accent)
        return self._page[1]

    def _read(self) -> Sequence[Block]:
        if self.leaf_id not in self._blocks:
            self._blocks[self.leaf_id] = self.leaves[self.leaf_id].read()
        return self._blocks[self.leaf_id]

    def reveal(self, control: Control) -> None:
        """A page opens as soon as the ring is on its name."""
        super().reveal(control)
        if control.id.startswith("leaf."):
            self.turn_to(control.id.removeprefix("leaf."))

    def _page_down(self) -> None:
        """On by a page with what is pressed to confirm, but not with the pointer."""
        if self.app.ring.shown:
            self.panel.scroll_to(self.panel.offset + self.panel.box.h * 0.85)

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Head, list, page."""
        del surface
        p = self.app.painter
        p.table()
        head = Header(self.title, self.entry.title, self.entry.accent)
        until = self.beside[1].x if self.beside is not None else None
        draw_header(p, self.app.canvas, head, self.focus.state("back"), until)
        if self.beside is not None:
            beside, box = self.beside
            face = Button(beside.label, beside.icon, style=p.type.capped(BUTTON, 28))
            draw_button(p, box, face, self.focus.state("beside"))
        self.contents.draw(p, self.leaf_id, self.focus)
        self._draw_page(p)

    def _draw_page(self, p: Painter) -> None:
        p.panel(*self.page_box)
        page = self.page
        left = self.page_box.x + (self.page_box.w - 8 - page.width) / 2
        with self.panel.window(p) as top:
            page.draw(p, left, top + _TOP, self.panel.box)
        if self.focus.state("page") == "focus":
            draw_focus_ring(p, *self.page_box, 18, 1)
