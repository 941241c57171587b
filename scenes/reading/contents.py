"""The list at the left of a screen: what can be opened, and a button or a picture below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from scenes.canvas import Box, Canvas
from scenes.focus import Control, Focus
from scenes.form.rows import button_height
from scenes.games import LOOKS
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.scroll import BAR_ROOM
from scenes.theme import Accent
from scenes.typography import BODY, BOLD
from scenes.widgets.button import Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.header import BOTTOM
from scenes.widgets.pictures import draw_picture
from scenes.widgets.prose import fit_words
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.surfaces import draw_row

MARGIN, GAP = 32.0, 16.0
_PAD, _ROW_GAP = 12.0, 8.0
_BESIDE_TITLE = 78.0
_LEAST_PICTURE = 150.0


class Entry(NamedTuple):
    """A line of the list."""

    id: str
    title: str
    accent: Accent = "lake"
    icon: Icon = Icon.MENU_BOOK


class Onward(NamedTuple):
    """A button under the list that leads to another screen."""

    label: str
    icon: Icon
    press: Callable[[], None]


class Contents:
    """A list of which one line is open; it grows with the text and scrolls when it is long."""

    def __init__(self, entries: Sequence[Entry], onward: Onward | None = None) -> None:
        self.entries = tuple(entries)
        self.onward = onward
        self.panel = ScrollPanel("list", "")
        self.box = self.foot = Box(0, 0, 0, 0)
        self.rows: dict[str, Box] = {}

    def place(self, p: Painter, canvas: Canvas) -> Box:
        """Lay the list out; gives back what is left beside it."""
        wide = min(288 * min(p.text_scale, 1.3), canvas.w * 0.32)
        high = canvas.h - BOTTOM - MARGIN
        self.box = Box(MARGIN, BOTTOM, wide, high)
        inner = self.box.inset(_PAD)
        foot = button_height(p)
        self.foot = Box(inner.x + 4, inner.bottom - 4 - foot, inner.w - 8, foot)
        room = self.foot.y - inner.y - 12 if self.onward else inner.h
        highs = [self._row_height(p, entry) for entry in self.entries]
        whole = sum(highs) + _ROW_GAP * (len(highs) - 1)
        self.panel.place(Box(self.box.x + 4, inner.y - 6, wide - 8, room + 12), whole + 12)
        self._place_rows(inner, highs)
        left = MARGIN + wide + GAP
        return Box(left, BOTTOM, canvas.w - MARGIN - left, high)

    def _place_rows(self, inner: Box, highs: Sequence[float]) -> None:
        width = inner.w - (BAR_ROOM if self.panel.most else 0)
        y = inner.y - self.panel.offset
        self.rows = {}
        for entry, high in zip(self.entries, highs, strict=True):
            self.rows[entry.id] = Box(inner.x, y, width, high)
            y += high + _ROW_GAP

    def controls(self, current: str, open_: Callable[[str], None]) -> list[Control]:
        """The lines, and the button below them."""
        rows = [
            Control(
                f"leaf.{entry.id}",
                self.rows[entry.id],
                entry.title,
                partial(open_, entry.id),
                kind="toggle",
                group="leaves",
                selected=entry.id == current,
                zone=1,
                tab_stop=entry.id == current,
                clip=self.panel.box,
            )
            for entry in self.entries
        ]
        if self.onward is None:
            return rows
        onward = Control("onward", self.foot, self.onward.label, self.onward.press, zone=1)
        return [*rows, onward]

    def draw(self, p: Painter, current: str, focus: Focus) -> None:
        """Panel, lines, picture, button."""
        p.panel(*self.box)
        with self.panel.window(p):
            for entry in self.entries:
                self._draw_row(p, entry, focus, chosen=entry.id == current)
        if self.onward:
            face = Button(self.onward.label, self.onward.icon)
            draw_button(p, self.foot, face, focus.state("onward"))
        self._draw_picture(p, current)

    def _draw_row(self, p: Painter, entry: Entry, focus: Focus, *, chosen: bool) -> None:
        box, state = self.rows[entry.id], focus.state(f"leaf.{entry.id}")
        if chosen or state in ("hover", "pressed"):
            draw_row(p, box, chosen=True)
        p.rounded(box.x + 12, box.centre[1] - 17, 34, 34, 10, entry.accent)
        p.icon(entry.icon, box.x + 29, box.centre[1], 22, "on")
        room = self._title_room()
        style = fit_words(p, entry.title, BOLD if chosen else BODY, room)
        high = p.paragraph_height(entry.title, room, style)
        first = box.centre[1] - high / 2 + p.line_height(style) / 2
        p.paragraph(entry.title, box.x + 60, first, room, style)
        if state == "focus":
            draw_focus_ring(p, *box, 14, 2)

    def _draw_picture(self, p: Painter, current: str) -> None:
        """The board of the open line's game, or seat chips, where the list leaves room."""
        low = max((row.bottom for row in self.rows.values()), default=0.0) + 16
        free = (self.foot.y if self.onward else self.box.bottom) - 16 - low
        if free < _LEAST_PICTURE or self.panel.most:
            return
        wide = self.box.w - 2 * _PAD - 8
        high = min(free, wide * 0.78)
        box = Box(self.box.x + _PAD + 4, low + free - high, wide, high)
        look = next((look for look in LOOKS if look.id == current), None)
        if look is not None:
            draw_picture(p, box, look.id)
            return
        for seat in range(4):
            x, y = (
                box.x + wide * (0.3 + 0.4 * (seat % 2)),
                box.y + high * (0.27 + 0.46 * (seat // 2)),
            )
            draw_chip(p, x, y, min(wide * 0.15, high * 0.2), seat)

    def _title_room(self) -> float:
        return self.box.w - 2 * _PAD - _BESIDE_TITLE - BAR_ROOM

    def _row_height(self, p: Painter, entry: Entry) -> float:
        room = self._title_room()
        style = fit_words(p, entry.title, BOLD, room)
        return max(54.0, p.paragraph_height(entry.title, room, style) + 18)
