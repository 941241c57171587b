"""A seat at the table as a row: who sits there, with what, and what helps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BOLD, H3, SECOND
from scenes.widgets.button import LEAST, State, draw_label
from scenes.widgets.chip import draw_chip
from scenes.widgets.prose import fits_line
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.surfaces import draw_row
from scenes.widgets.switches import draw_level_bars, draw_small_button, stepper_boxes

SeatPart = Literal["row", "chip", "name", "kind", "device", "help", "less", "more", "remove"]


@dataclass(frozen=True)
class SeatRow:
    """What a row shows.

    `help` is the label of its help switch and `helped` whether it is on; `level` (which, of how
    many) puts a stepper in its place. `device` stands for what a person plays with. `removable`:
    a cross at the end.
    """

    seat: int
    name: str
    caption: str
    icon: Icon
    kind: str
    detail: str
    help: str = ""
    helped: bool = False
    level: tuple[int, int] | None = None
    device: Icon | None = None
    removable: bool = True
    chosen: bool = False


def seat_parts(box: Box, row: SeatRow) -> dict[SeatPart, Box]:
    """What can be pressed in a row, each at least 44 units high and wide."""
    x, y, w, h = box
    middle, tall = y + h / 2, max(LEAST, h - 16)
    parts: dict[SeatPart, Box] = {
        "row": box,
        "chip": Box(x + 8, middle - tall / 2, 76, tall),
        "name": Box(x + 88, middle - tall / 2, 112, tall),
        "kind": Box(x + 204, middle - tall / 2, w - 208 - _aside(row) - _device(row), tall),
    }
    if row.device is not None:
        right = x + w - _aside(row) - 4
        parts["device"] = Box(right - LEAST, middle - LEAST / 2, LEAST, LEAST)
    aside = Box(x + w - _aside(row), middle - LEAST / 2, 142, LEAST)
    if row.level is not None:
        stepper = stepper_boxes(aside)
        parts["less"], parts["more"] = stepper.less, stepper.more
    elif row.help:
        parts["help"] = aside
    if row.removable:
        parts["remove"] = Box(x + w - LEAST, middle - LEAST / 2, LEAST, LEAST)
    return parts


def _aside(row: SeatRow) -> float:
    """How far from the right edge help and level begin; the cross gives its room to them."""
    return 188.0 if row.removable else 158.0


def _device(row: SeatRow) -> float:
    return 0.0 if row.device is None else LEAST + 2.0


def draw_seat_row(
    p: Painter,
    box: Box,
    row: SeatRow,
    accent: Accent,
    *,
    focus: SeatPart | None = None,
    hover: SeatPart | None = None,
) -> None:
    """A row of 86 (or 62) units; `focus` and `hover` name one of its parts."""
    x, y, w, h = box
    parts = seat_parts(box, row)
    draw_row(p, box, chosen=row.chosen or hover == "row")
    draw_chip(p, x + 46, y + h / 2, min(30.0, h * 0.35), row.seat)
    _draw_names(p, box, row)
    states: dict[SeatPart, State] = {}
    if hover is not None:
        states[hover] = "hover"
    if "help" in parts:
        _draw_help(p, parts["help"], row, accent)
    if row.level is not None:
        _draw_level(p, parts, row.level, accent, states)
    if row.device is not None:
        draw_small_button(p, parts["device"], row.device, states.get("device", "rest"))
    if row.removable:
        p.icon(Icon.CLOSE, x + w - 22, y + h / 2, 20, "ink" if hover == "remove" else "ink2")
    if focus is not None:
        _draw_focus(p, parts[focus], focus)


def _draw_names(p: Painter, box: Box, row: SeatRow) -> None:
    x, y, w, h = box
    upper, lower = y + h * 0.36, y + h * 0.69
    name, kind = p.type.capped(H3.sized(24), h * 0.36), p.type.capped(BOLD, h * 0.29)
    small = p.type.capped(SECOND, h * 0.25)
    p.text(row.name, x + 92, upper, name, max_width=100, shrink=True)
    if fits_line(p, row.caption, small, 100):
        p.text(row.caption, x + 92, lower, small, "ink2", max_width=100, shrink=True)
    p.icon(row.icon, x + 210, y + h / 2, 32)
    room = w - 236 - (_aside(row) + 4 if row.help or row.level is not None else 52) - _device(row)
    if fits_line(p, row.kind, kind, room):
        p.text(row.kind, x + 236, upper, kind, max_width=room, shrink=True)
    if fits_line(p, row.detail, small, room):
        p.text(row.detail, x + 236, lower, small, "ink2", max_width=room, shrink=True)


def _draw_help(p: Painter, box: Box, row: SeatRow, accent: Accent) -> None:
    pill = box.inset(0, 3)
    if row.helped:
        p.rounded(*pill, pill.h / 2, accent)
    else:
        p.edged(*pill, pill.h / 2, "panel", "line", 1.5)
    ink: Tint = "on" if row.helped else "ink"
    style = BOLD.sized(17) if row.helped else SECOND
    icon = Icon.CHECK if row.helped else Icon.ADD
    room = pill.w - 16 - p.scaled(p.type.capped(style, pill.h * 0.62).size) * 1.25 - 8
    if fits_line(p, row.help, style, room):
        draw_label(p, pill, row.help, icon, style, ink)
    else:
        p.icon(icon, pill.centre[0] - 16, pill.centre[1], 24, ink)
        p.icon(Icon.CHILD_CARE, pill.centre[0] + 16, pill.centre[1], 28, ink)


def _draw_level(
    p: Painter,
    parts: dict[SeatPart, Box],
    level: tuple[int, int],
    accent: Accent,
    states: dict[SeatPart, State],
) -> None:
    at, count = level
    less, more = parts["less"], parts["more"]
    draw_small_button(p, less, Icon.CHEVRON_LEFT, "off" if at == 0 else states.get("less", "rest"))
    last = at == count - 1
    draw_small_button(p, more, Icon.CHEVRON_RIGHT, "off" if last else states.get("more", "rest"))
    draw_level_bars(p, (less.right + more.x) / 2, less.y + 35, at, count, accent)


def _draw_focus(p: Painter, box: Box, part: SeatPart) -> None:
    radius = {"row": 14.0, "help": box.h / 2 - 3}.get(part, 12.0)
    shown = box.inset(0, 3) if part == "help" else box
    draw_focus_ring(p, *shown, radius, 2)


def draw_add_seat(p: Painter, box: Box, label: str, state: State = "rest") -> None:
    """The dashed place where a seat can be added."""
    if state in ("hover", "pressed"):
        p.rounded(*box.inset(1), 14, p.theme.chosen)
    p.outline(*box.inset(1), 14, "ink2", 1.5, dash=8)
    draw_label(p, box, label, Icon.ADD, H3.sized(20), "ink")
    if state == "focus":
        draw_focus_ring(p, *box, 14, 2)
