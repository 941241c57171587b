"""A race whose plays can be listed in its place, and one of them be shown in full."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.language import gettext as _
from game.table import Table
from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.paint import Painter
from scenes.results.meaning import PAD, below_title, title_line, title_style
from scenes.results.places import Places
from scenes.results.race import RaceStory
from scenes.scroll import BAR_ROOM
from scenes.theme import Accent
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.switches import draw_segments

if TYPE_CHECKING:
    from scenes.app import App

SWITCH_HIGH = 44.0


class ListRow(NamedTuple):
    """A row of the list: what it is called, and what a press on it does."""

    id: str
    label: str
    chosen: bool
    pick: Callable[[], None]


class ListedRace(RaceStory):
    """The race of the scores, or all plays in its place; on a wide canvas both."""

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        self.listed = False
        """Whether the plays stand in the place of the race."""
        self.switch = Box(0, 0, 0, 0)
        self.rows: tuple[Box, ...] = ()
        super().__init__(app, table, accent, changed)

    # --- what a game says

    @property
    @abstractmethod
    def list_title(self) -> str:
        """What the list is called."""

    @abstractmethod
    def list_rows(self) -> Sequence[ListRow]:
        """The rows of the list."""

    @abstractmethod
    def draw_row(self, p: Painter, number: int, row: Box) -> None:
        """Draw what stands in a row."""

    @abstractmethod
    def draw_shown(self, p: Painter, box: Box) -> None:
        """Draw the play that is shown in full."""

    # --- the panels

    def layout(self, places: Places) -> list[Control]:
        """The list in the third column, or in the place of the race at the press of a switch."""
        box = places.third
        controls: list[Control] = []
        if box is None:
            box = places.upper
            self.switch = self._switch_box(box)
            controls += self._switch_controls()
        if places.third is None and not self.listed:
            self.rows = ()
            return controls
        scale = self.app.canvas.text_scale
        top = max(below_title(box, scale) - 6, self.switch.bottom + 6 if self.listed else 0)
        inside = Box(box.x + 12, top, box.w - 24, box.bottom - 12 - top)
        pitch = max(44.0, 40.0 * scale)
        rows = self.list_rows()
        self.list_panel.place(inside, len(rows) * pitch)
        self.rows = self._row_boxes(inside, len(rows), pitch)
        return controls + self._row_controls(rows)

    def _switch_box(self, box: Box) -> Box:
        wide = min(280.0 * self.app.canvas.text_scale, box.w * 0.56)
        return Box(box.right - 20 - wide, box.y + 12, wide, SWITCH_HIGH)

    def _switch_controls(self) -> list[Control]:
        half = self.switch.w / 2
        return [
            Control(
                id_,
                Box(self.switch.x + n * half, self.switch.y, half, self.switch.h),
                label,
                partial(self._turn, listed=bool(n)),
                group="switch",
                selected=self.listed == bool(n),
            )
            for n, (id_, label) in enumerate((("race", _("The race")), ("list", self.list_title)))
        ]

    def _turn(self, *, listed: bool) -> None:
        self.listed = listed
        self.changed()

    def _row_boxes(self, box: Box, count: int, pitch: float) -> tuple[Box, ...]:
        wide = box.w - (BAR_ROOM if self.list_panel.most > 0 else 0)
        top = box.y - self.list_panel.offset
        return tuple(Box(box.x, top + n * pitch, wide, pitch) for n in range(count))

    def _row_controls(self, rows: Sequence[ListRow]) -> list[Control]:
        return [
            Control(
                row.id,
                box,
                row.label,
                row.pick,
                group="plays",
                selected=row.chosen,
                clip=self.list_panel.box,
            )
            for row, box in zip(rows, self.rows, strict=True)
        ]

    # --- drawing

    def draw(self, p: Painter, places: Places, focus: Focus, progress: float) -> None:
        """The race or the plays, and one play in full."""
        if places.third is not None or not self.listed:
            lower = SWITCH_HIGH / 2 if places.third is None else 0
            self._draw_race(p, places.upper, progress, lower)
        if places.third is not None:
            self._draw_rows(p, places.third, focus)
        elif self.listed:
            self._draw_rows(p, places.upper, focus)
        if places.third is None:
            self._draw_switch(p, focus)
        self.draw_shown(p, places.lower)

    def _draw_switch(self, p: Painter, focus: Focus) -> None:
        """Between the race and the list of plays."""
        ringed = next(
            (n for n, id_ in enumerate(("race", "list")) if focus.state(id_) == "focus"), None
        )
        options = (_("The race"), self.list_title)
        draw_segments(p, self.switch, options, int(self.listed), self.accent, focus=ringed)

    def _draw_rows(self, p: Painter, box: Box, focus: Focus) -> None:
        """All plays, that which is shown on gold."""
        y, style = title_line(box, p.text_scale), title_style(p)
        room = (self.switch.x - 12 if self.listed else box.right - PAD) - box.x - PAD
        p.text(self.list_title, box.x + PAD, y, style, max_width=room, shrink=True)
        rows = self.list_rows()
        with self.list_panel.window(p):
            for number, (row, place) in enumerate(zip(rows, self.rows, strict=True)):
                _draw_ground(p, place, focus.state(row.id), chosen=row.chosen)
                self.draw_row(p, number, place)


def _draw_ground(p: Painter, row: Box, state: str, *, chosen: bool) -> None:
    inner = row.inset(1, 2)
    if chosen or state in ("hover", "pressed"):
        p.rounded(*inner, 12, p.theme.chosen if chosen else "inset")
    if state == "focus":
        draw_focus_ring(p, *inner.inset(5, 5), 8, 2)
