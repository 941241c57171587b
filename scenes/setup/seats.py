"""The column of seats: who sits there, their colours, levels and help, one more or one less."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

from game.contract import LEVELS, Level, Seat
from game.language import N_
from game.language import gettext as _
from scenes.canvas import Box
from scenes.devices import device_icon, device_said
from scenes.draft import Draft
from scenes.focus import Control, Focus, telling
from scenes.games import players
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.input.owners import Owners
from scenes.paint import Painter
from scenes.scroll import BAR_ROOM
from scenes.setup.places import (
    LOW_ROW_HIGH,
    LOW_ROW_PITCH,
    ROOMY_SEATS,
    ROW_HIGH,
    ROW_PITCH,
)
from scenes.theme import Accent
from scenes.typography import H3, LEAD, SECOND
from scenes.widgets.chip import pattern_name
from scenes.widgets.pictures import draw_picture
from scenes.widgets.prose import Passage, draw_prose, prose_height
from scenes.widgets.seats import SeatPart, SeatRow, draw_add_seat, draw_seat_row, seat_parts

if TYPE_CHECKING:
    from scenes.games import GameLook

PARTS: tuple[SeatPart, ...] = ("chip", "name", "kind", "device", "help", "less", "more", "remove")
_TIPS: Mapping[SeatPart, str] = {
    "chip": N_("Another colour and pattern"),
    "device": N_("Which device this person plays with"),
    "less": N_("Weaker"),
    "more": N_("Stronger"),
    "remove": N_("Take the seat away"),
}
"""What the parts without a word on them are for."""
_PAD, _HEAD = 16.0, 56.0
_LEAST_BANNER = 120.0
_UPRIGHT = 300.0
"""From this room on the words of the banner stand under its picture."""


class SeatActions(Protocol):
    """What the setup does when a part of a seat is pressed."""

    def press_seat(self, place: int, part: SeatPart) -> None:
        """A part of a seat was pressed."""

    def add_seat(self) -> None:
        """One more seat is wanted."""


class SeatsPanel:
    """The panel with its rows, which scroll when there are many."""

    def __init__(self, owners: Owners) -> None:
        self.owners = owners
        self.panel = ScrollPanel("seats", "")
        self.box = Box(0, 0, 0, 0)
        self.rows: tuple[Box, ...] = ()
        self.add: Box | None = None

    def place(self, box: Box, draft: Draft) -> None:
        """Lay a row out for each seat, and one to add another."""
        self.box = box
        high, pitch = _row_size(draft)
        count = len(draft.seats) + draft.may_add
        view = Box(box.x + 6, box.y + _HEAD - 8, box.w - 12, box.h - _HEAD - 8)
        self.panel.place(view, count * pitch - (pitch - high) + 18)
        width = box.w - 2 * _PAD - (BAR_ROOM if self.panel.most else 0)
        top = box.y + _HEAD - self.panel.offset
        places = [Box(box.x + _PAD, top + n * pitch, width, high) for n in range(count)]
        self.rows = tuple(places[: len(draft.seats)])
        self.add = places[-1] if draft.may_add else None

    def controls(self, draft: Draft, actions: SeatActions) -> list[Control]:
        """The parts of each row, and the place to add one."""
        found: list[Control] = []
        for place, box in enumerate(self.rows):
            row = seat_row(draft, place, self.owners, chosen=False)
            parts = seat_parts(box, row)
            found += [
                self._control(place, part, parts[part], draft.seats[place], actions)
                for part in PARTS
                if part in parts
            ]
        if self.add is not None:
            add, label = self.add, _("Add a seat")
            found.append(Control("add", add, label, actions.add_seat, clip=self.panel.box))
        return found

    def _control(
        self, place: int, part: SeatPart, box: Box, seat: Seat, actions: SeatActions
    ) -> Control:
        press: Callable[[], None] = partial(actions.press_seat, place, part)
        level = LEVELS.index(seat.level) if seat.level else 0
        at_end = (part == "less" and level == 0) or (part == "more" and level == len(LEVELS) - 1)
        id_, label = f"seat{place}.{part}", f"{seat.name}: {part}"
        control = Control(id_, box, label, press, enabled=not at_end, clip=self.panel.box)
        return telling(control, _(_TIPS[part])) if part in _TIPS else control

    def seat_at(self, at: tuple[float, float]) -> int | None:
        """The seat whose row is at a point."""
        if not self.panel.box.holds(at):
            return None
        return next((n for n, row in enumerate(self.rows) if row.holds(at)), None)

    def draw(self, p: Painter, draft: Draft, look: GameLook, chosen: int, focus: Focus) -> None:
        """Panel, head, rows; the game's picture where the rows leave room."""
        p.panel(*self.box)
        x, y, w, _h = self.box
        style = p.type.capped(H3, 34)
        p.text(_("Seats"), x + 24, y + 30, style)
        bounds = players(draft.facts.least_seats, draft.facts.most_seats)
        room = w - 72 - p.text_width(_("Seats"), style)
        small = p.type.capped(SECOND, 26)
        p.text(bounds, x + w - 24, y + 30, small, "ink2", "right", max_width=room, shrink=True)
        with self.panel.window(p):
            for place, box in enumerate(self.rows):
                self._draw_row(p, box, draft, place, look.accent, focus, chosen=place == chosen)
            if self.add is not None:
                draw_add_seat(p, self.add, _("Add a seat"), focus.state("add"))
        self._draw_banner(p, draft, look)

    def _draw_row(
        self,
        p: Painter,
        box: Box,
        draft: Draft,
        place: int,
        accent: Accent,
        focus: Focus,
        *,
        chosen: bool,
    ) -> None:
        ringed = warm = None
        for part in PARTS:
            state = focus.state(f"seat{place}.{part}")
            ringed = part if state == "focus" else ringed
            warm = part if state in ("hover", "pressed") else warm
        row = seat_row(draft, place, self.owners, chosen=chosen)
        draw_seat_row(p, box, row, accent, focus=ringed, hover=warm)

    def _draw_banner(self, p: Painter, draft: Draft, look: GameLook) -> None:
        low = (self.add or self.rows[-1]).bottom + 16
        free = self.box.bottom - _PAD - low
        if free < _LEAST_BANNER or self.panel.most:
            return
        title = Passage(_(draft.facts.title), H3.sized(26), look.accent)
        words = [title, Passage(_(draft.facts.tagline), LEAD)]
        room = Box(self.box.x + _PAD, low, self.box.w - 2 * _PAD, free)
        if free > _UPRIGHT:
            below = prose_height(p, words, room.w - 16) + 28
            draw_picture(p, Box(room.x, low, room.w, free - below), look.id)
            draw_prose(p, Box(room.x + 8, room.bottom - below + 12, room.w - 16, below - 16), words)
        else:
            high = min(free, 198.0)
            top, wide = room.bottom - high, min(256.0, room.w * 0.46)
            draw_picture(p, Box(room.x, top, wide, high), look.id)
            draw_prose(p, Box(room.x + wide + 24, top, room.w - wide - 32, high), words)


def seat_row(draft: Draft, place: int, owners: Owners, *, chosen: bool) -> SeatRow:
    """What the row of a seat shows."""
    seat = draft.seats[place]
    computer = seat.kind == "computer"
    kid = seat.handicap is not None
    icon = Icon.SMART_TOY if computer else Icon.CHILD_CARE if kid else Icon.PERSON
    person = _("Kid") if kid else _("Person")
    level = (LEVELS.index(seat.level), len(LEVELS)) if seat.level else None
    return SeatRow(
        seat.colour,
        seat.name,
        _(pattern_name(seat.colour)),
        icon,
        _("Computer") if computer else person,
        level_name(seat.level) if seat.level else device_said(owners, seat.name),
        help="" if computer else _("Kids\u2019 help"),
        helped=kid,
        level=level,
        device=None if computer else device_icon(owners, seat.name) or Icon.MONITOR,
        removable=draft.may_remove,
        chosen=chosen,
    )


def level_name(level: Level) -> str:
    """What a level is called."""
    return {
        "easy": _("Easy"),
        "medium": _("Medium"),
        "hard": _("Hard"),
        "expert": _("Expert"),
    }[level]


def _row_size(draft: Draft) -> tuple[float, float]:
    """Height and pitch of the rows: low ones when there are many."""
    if len(draft.seats) + draft.may_add > ROOMY_SEATS:
        return LOW_ROW_HIGH, LOW_ROW_PITCH
    return ROW_HIGH, ROW_PITCH
