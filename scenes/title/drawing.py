"""What stands on the title screen beside the cards: logo, strip and the row below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.language import gettext as _
from scenes.canvas import Box, Canvas
from scenes.focus import Focus
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent
from scenes.title.places import TitlePlaces
from scenes.typography import BODY, BOLD, BUTTON, H3, LEAD, SECOND, Style
from scenes.widgets.button import LEAST, Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.die import draw_die
from scenes.widgets.logo import draw_logo
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.tile import draw_tile

ROW_BUTTON = BUTTON.sized(18)
CHIP = 17.0
_BUTTON_GAP = 12.0


def draw_backdrop(p: Painter, places: TitlePlaces, canvas: Canvas) -> None:
    """The table with logo, tagline and the pieces that lie about."""
    p.backdrop(
        ("title", places.logo, _("Four word games, one table.")),
        lambda q: _pieces(q, places, canvas),
    )


def _pieces(p: Painter, places: TitlePlaces, canvas: Canvas) -> None:
    x, y, side = places.logo
    draw_logo(p, x, y, side)
    if places.tagline is not None:
        p.text(_("Four word games, one table."), x, places.tagline, LEAD, "ink", "centre")
    margin, small = places.row.x, side / 76
    right = canvas.w - margin
    draw_tile(p, margin + 34, y - 34, 56 * small, "*", turn=14)
    draw_chip(p, margin + 62 + 74 * small, y + 32 * small, 24 * small, 0)
    die = 52 * small
    draw_die(p, right - 136, y + 32 * small, die, "direction", "across", 10)
    draw_tile(p, right - 62 - 28 * small, y - 6 - 28 * small, 56 * small, "Y", turn=-12)


class Strip(NamedTuple):
    """The match that waits: its line, how it stands, its age, chips, and labels of buttons."""

    title: str
    text: str
    age: str
    chips: tuple[int, ...]
    go_on: str
    all: str
    accent: Accent


def strip_buttons(p: Painter, box: Box, strip: Strip) -> dict[str, Box]:
    """Where the strip's buttons stand, from the right."""
    high = box.h - 26
    right, boxes = box.right - 16, dict[str, Box]()
    for id_, label, least in (("continue", strip.go_on, 154.0), ("all", strip.all, 120.0)):
        if label:
            wide = max(least, p.text_width(label, p.type.capped(BUTTON, high * 0.62)) + 40)
            boxes[id_] = Box(right - wide, box.y + 13, wide, high)
            right -= wide + 12
    return boxes


def draw_strip(
    p: Painter, box: Box, strip: Strip, buttons: Mapping[str, Box], focus: Focus
) -> None:
    """A panel across the table."""
    p.panel(*box, 16)
    middle = box.centre[1]
    for i, seat in enumerate(strip.chips):
        draw_chip(p, box.x + 38 + 30 * i, middle, 21, seat)
    left = box.x + 38 + 30 * max(0, len(strip.chips) - 1) + 30
    shown = [buttons[id_] for id_ in ("continue", "all") if id_ in buttons]
    right = min((b.x for b in shown), default=box.right) - 20
    title, text = p.type.capped(H3, box.h * 0.36), p.type.capped(BODY, box.h * 0.29)
    age = p.type.capped(SECOND, box.h * 0.28)
    aged = p.text_width(strip.age, age)
    if right - aged - 30 - left < p.text_width(strip.text, text.sized(text.size * 0.8)):
        aged = 0.0
    else:
        p.text(strip.age, right, middle + 1, age, "ink2", "right")
    room = right - left - (aged + 30 if aged else 0)
    p.text(strip.title, left, box.y + box.h * 0.35, title, max_width=room, shrink=True)
    p.text(strip.text, left, box.y + box.h * 0.71, text, "ink2", max_width=room, shrink=True)
    faces = {
        "continue": Button(
            strip.go_on, kind="primary", accent=strip.accent, style=BUTTON.sized(20)
        ),
        "all": Button(strip.all),
    }
    for id_ in ("continue", "all"):
        if id_ in buttons:
            draw_button(p, buttons[id_], faces[id_], focus.state(id_))


class Guest(NamedTuple):
    """Somebody at the table."""

    seat: int
    name: str


class Sitting(NamedTuple):
    """Where a guest's chip and name stand; no name where there is no room."""

    guest: Guest
    x: float
    named: bool


@dataclass(frozen=True)
class TableRow:
    """The lower row: who is at the table at the left, buttons at the right."""

    box: Box
    label: str
    guests: tuple[Sitting, ...]
    add: Box
    buttons: Mapping[str, Box]
    style: Style

    @classmethod
    def place(
        cls, p: Painter, box: Box, guests: Sequence[Guest], ways: Sequence[tuple[str, str, Icon]]
    ) -> TableRow:
        """Buttons get their room first; then chips, names, and the label, as far as it goes."""
        style = p.type.capped(ROW_BUTTON, box.h * 0.62)
        buttons = _row_buttons(p, box, ways, style)
        right = min((b.x for b in buttons.values()), default=box.right) - 20
        label = _("At the table") if guests else _("Who plays?")
        sitting, x, shown = _as_much_as_fits(
            p, Box(box.x, box.y, right - box.x, box.h), guests, label
        )
        add = Box(x, box.centre[1] - LEAST / 2, LEAST, LEAST)
        return cls(box, label if shown else "", sitting, add, {**buttons, "add": add}, style)


def _row_buttons(
    p: Painter, box: Box, ways: Sequence[tuple[str, str, Icon]], style: Style
) -> dict[str, Box]:
    right, boxes = box.right, dict[str, Box]()
    for id_, label, _icon in ways:
        wide = p.text_width(label, style) + p.scaled(style.size) * 1.25 + 8 + 38
        boxes[id_] = Box(right - wide, box.y, wide, box.h)
        right -= wide + _BUTTON_GAP
    return boxes


def _as_much_as_fits(
    p: Painter, box: Box, guests: Sequence[Guest], label: str
) -> tuple[tuple[Sitting, ...], float, bool]:
    """Guests with label and names, or without one of them, or four chips; whether with label."""
    for named, labelled in ((True, True), (True, False), (False, True)):
        sitting, x = guest_places(p, box.x, guests, label if labelled else "", named=named)
        if x + LEAST <= box.right:
            return sitting, x, labelled
    sitting, x = guest_places(p, box.x, guests[:4], "", named=False)
    return sitting, x, False


def guest_places(
    p: Painter, x: float, guests: Sequence[Guest], label: str, *, named: bool
) -> tuple[tuple[Sitting, ...], float]:
    """Where the guests stand after the label, and where the row goes on after them."""
    if label:
        x += p.text_width(label, BODY) + 18
    places: list[Sitting] = []
    for guest in guests:
        places.append(Sitting(guest, x, named))
        x += 2 * CHIP + (9 + p.text_width(guest.name, BOLD) + 22 if named else 10)
    return tuple(places), x - (4 if guests else 0)


def draw_table_row(p: Painter, row: TableRow, focus: Focus) -> None:
    """Label, guests, and the place to add one."""
    middle = row.box.centre[1]
    if row.label:
        p.text(row.label, row.box.x, middle, BODY)
    for guest, x, named in row.guests:
        draw_chip(p, x + CHIP, middle, CHIP, guest.seat)
        if named:
            p.text(guest.name, x + 2 * CHIP + 9, middle, BOLD)
    cx, cy = row.add.centre
    state = focus.state("add")
    warm = state in ("hover", "pressed")
    p.edged(cx - 18, cy - 18, 36, 36, 18, p.theme.chosen if warm else "panel", "line", 1.5)
    p.icon(Icon.ADD, cx, cy, 22)
    if state == "focus":
        draw_focus_ring(p, cx - 18, cy - 18, 36, 36, 18, 2)
