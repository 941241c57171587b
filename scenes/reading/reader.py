"""A screen to read on: pages listed at the left, the chosen one at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control
from scenes.form.rows import button_height
from scenes.games import LOOKS
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.reading.document import Block
from scenes.reading.setting import Page
from scenes.scroll import BAR_ROOM, ScrollingScreen
from scenes.theme import Accent
from scenes.typography import BODY, BOLD
from scenes.widgets.button import Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.header import BACK, BOTTOM, Header, draw_header
from scenes.widgets.pictures import draw_picture
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.surfaces import draw_row

if TYPE_CHECKING:
    from scenes.app import App

MARGIN, GAP = 32.0, 16.0
COLUMN = 860.0
"""Lines are no longer than this: longer ones are hard to read."""
_LIST_PAD, _ROW_GAP = 12.0, 8.0


class Leaf(NamedTuple):
    """A page as the list names it; `read` gives its blocks when it is first opened."""

    id: str
    title: str
    read: Callable[[], Sequence[Block]]
    accent: Accent = "lake"
    icon: Icon = Icon.MENU_BOOK


class Onward(NamedTuple):
    """A button under the list that leads to another screen."""

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
        self.onward = onward
        self.title = title
        self.leaves = tuple(leaves)
        known = {leaf.id for leaf in self.leaves}
        self.leaf_id = first if first in known else self.leaves[0].id
        self.list = ScrollPanel("list", title)
        self.panel = ScrollPanel("page", title)
        self.rows: dict[str, Box] = {}
        self._blocks: dict[str, Sequence[Block]] = {}
        self._page: tuple[tuple[object, ...], Page] | None = None

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The list and the page."""
        return self.list, self.panel

    @property
    def leaf(self) -> Leaf:
        """The page that is open."""
        return next(leaf for leaf in self.leaves if leaf.id == self.leaf_id)

    def turn_to(self, leaf_id: str) -> None:
        """Open a page at its top."""
        if leaf_id != self.leaf_id:
            self.leaf_id = leaf_id
            self.panel.scroll_to(0)
            self.layout()

    # --- layout

    def layout(self) -> None:
        """List and page side by side; the list grows with the text."""
        canvas, p = self.app.canvas, self.app.painter
        wide = min(288 * min(p.text_scale, 1.3), canvas.w * 0.32)
        high = canvas.h - BOTTOM - MARGIN
        self.list_box = Box(MARGIN, BOTTOM, wide, high)
        left = MARGIN + wide + GAP
        self.page_box = Box(left, BOTTOM, canvas.w - MARGIN - left, high)
        self._place_rows(p)
        self.panel.place(self.page_box.inset(4, 10), self.page.height + 2 * 26)
        self.set_controls(self._controls(), first=f"leaf.{self.leaf_id}")

    def _place_rows(self, p: Painter) -> None:
        inner = self.list_box.inset(_LIST_PAD)
        self._row_heights = [self._row_height(p, leaf, inner.w) for leaf in self.leaves]
        whole = sum(self._row_heights) + _ROW_GAP * (len(self.leaves) - 1)
        self.foot = self._foot(p)
        high = self.foot.y - inner.y - 12 if self.onward else inner.h
        self.list.place(
            Box(self.list_box.x + 4, inner.y - 6, self.list_box.w - 8, high + 12), whole + 12
        )
        width = inner.w - (BAR_ROOM if self.list.most else 0)
        y = inner.y - self.list.offset
        self.rows = {}
        for leaf, high in zip(self.leaves, self._row_heights, strict=True):
            self.rows[leaf.id] = Box(inner.x, y, width, high)
            y += high + _ROW_GAP

    def _foot(self, p: Painter) -> Box:
        high = button_height(p)
        inner = self.list_box.inset(_LIST_PAD + 4)
        return Box(inner.x, inner.bottom - high, inner.w, high)

    def _row_height(self, p: Painter, leaf: Leaf, width: float) -> float:
        return max(54.0, p.paragraph_height(leaf.title, width - 78 - BAR_ROOM, BOLD) + 18)

    @property
    def page(self) -> Page:
        """The open page as it is set now."""
        p = self.app.painter
        width = min(COLUMN * max(1.0, p.text_scale * 0.9), self.page_box.w - 2 * 40 - 8)
        key = (self.leaf_id, id(p), width)
        if self._page is None or self._page[0] != key:
            self._page = key, Page(p, self._read(self.leaf), width, self.leaf.accent)
        return self._page[1]

    def _read(self, leaf: Leaf) -> Sequence[Block]:
        if leaf.id not in self._blocks:
            self._blocks[leaf.id] = leaf.read()
        return self._blocks[leaf.id]

    def _controls(self) -> list[Control]:
        back = Control("back", BACK, _("Back"), lambda: self.app.manager.pop(self))
        rows = [
            Control(
                f"leaf.{leaf.id}",
                self.rows[leaf.id],
                leaf.title,
                partial(self.turn_to, leaf.id),
                kind="toggle",
                group="leaves",
                selected=leaf.id == self.leaf_id,
                clip=self.list.box,
            )
            for leaf in self.leaves
        ]
        page = replace(self.panel.control(), on_press=self._page_down)
        if self.onward is None:
            return [back, *rows, page]
        return [
            back,
            *rows,
            Control("onward", self.foot, self.onward.label, self.onward.press),
            page,
        ]

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
        head = Header(self.title, self.leaf.title, self.leaf.accent)
        draw_header(p, self.app.canvas, head, self.focus.state("back"))
        p.panel(*self.list_box)
        with self.list.window(p):
            for leaf in self.leaves:
                self._draw_row(p, leaf)
        if self.onward:
            face = Button(self.onward.label, self.onward.icon)
            draw_button(p, self.foot, face, self.focus.state("onward"))
        self._draw_picture(p)
        self._draw_page(p)

    def _draw_picture(self, p: Painter) -> None:
        """The board of the open page's game, or seat chips, where the list leaves room."""
        low = max((row.bottom for row in self.rows.values()), default=0.0) + 16
        high = (self.foot.y if self.onward else self.list_box.bottom) - 16 - low
        wide = self.list_box.w - 2 * _LIST_PAD - 8
        if high < 150 or self.list.most:
            return
        box = Box(
            self.list_box.x + _LIST_PAD + 4,
            low + high - min(high, wide * 0.78),
            wide,
            min(high, wide * 0.78),
        )
        look = next((look for look in LOOKS if look.id == self.leaf_id), None)
        if look is not None:
            draw_picture(p, box, look.id)
            return
        for seat in range(4):
            x, y = (
                box.x + wide * (0.3 + 0.4 * (seat % 2)),
                box.y + box.h * (0.27 + 0.46 * (seat // 2)),
            )
            draw_chip(p, x, y, min(wide * 0.15, box.h * 0.2), seat)

    def _draw_row(self, p: Painter, leaf: Leaf) -> None:
        box, id_ = self.rows[leaf.id], f"leaf.{leaf.id}"
        state, chosen = self.focus.state(id_), leaf.id == self.leaf_id
        if chosen or state in ("hover", "pressed"):
            draw_row(p, box, chosen=True)
        p.rounded(box.x + 12, box.centre[1] - 17, 34, 34, 10, leaf.accent)
        p.icon(leaf.icon, box.x + 29, box.centre[1], 22, "on")
        style = BOLD if chosen else BODY
        room = self.list_box.w - 2 * _LIST_PAD - 78 - BAR_ROOM
        high = p.paragraph_height(leaf.title, room, style)
        first = box.centre[1] - high / 2 + p.line_height(style) / 2
        p.paragraph(leaf.title, box.x + 60, first, room, style)
        if state == "focus":
            draw_focus_ring(p, *box, 14, 2)

    def _draw_page(self, p: Painter) -> None:
        p.panel(*self.page_box)
        page = self.page
        left = self.page_box.x + (self.page_box.w - 8 - page.width) / 2
        with self.panel.window(p) as top:
            page.draw(p, left, top + 26, self.panel.box)
        if self.focus.state("page") == "focus":
            draw_focus_ring(p, *self.page_box, 18, 1)
