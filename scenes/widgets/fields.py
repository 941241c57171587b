"""Text fields and drop-down lists: their faces, and the rows of an open list."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BODY, BOLD
from scenes.widgets.button import LEAST, State
from scenes.widgets.ring import draw_focus_ring


def draw_field(
    p: Painter,
    box: Box,
    text: str = "",
    *,
    placeholder: str = "",
    cursor: int | None = None,
    accent: Accent | None = None,
    state: State = "rest",
) -> None:
    """The face of a text field; `accent` marks the one being typed into.

    `cursor` is the index of the letter before which it stands, None for none.
    """
    p.edged(*box, 14, "inset", accent or "line", 3 if accent else 1.5)
    tint: Tint = "ink" if text and state != "off" else "ink2"
    x, y = box.x + 18, box.y + box.h / 2
    style = p.type.capped(BODY, box.h * 0.6)
    with p.clip(box.x + 6, box.y, box.w - 12, box.h):
        p.text(text or placeholder, x, y, style, tint, max_width=box.w - 36)
    if cursor is not None:
        at = x + p.text_width(text[:cursor], style)
        high = min(box.h - 16, p.scaled(24))
        p.rounded(at + 1, y - high / 2, 2.5, high, 1, accent or "ink")
    if state == "focus":
        draw_focus_ring(p, *box, 14)


def draw_dropdown(
    p: Painter, box: Box, text: str, *, opened: bool = False, state: State = "rest"
) -> None:
    """The face of a drop-down list: the chosen text and a chevron."""
    face: Tint = p.theme.chosen if state in ("hover", "pressed") else "panel"
    p.edged(*box, 14, "inset" if state == "off" else face, "line", 1.5)
    tint: Tint = "ink2" if state == "off" else "ink"
    middle = box.y + box.h / 2
    style = p.type.capped(BODY, box.h * 0.6)
    p.text(text, box.x + 18, middle, style, tint, max_width=box.w - 64, shrink=True)
    p.icon(Icon.EXPAND_LESS if opened else Icon.EXPAND_MORE, box.right - 26, middle, 24, tint)
    if state == "focus":
        draw_focus_ring(p, *box, 14)


def option_boxes(box: Box, count: int, high: float = LEAST) -> tuple[Box, ...]:
    """The rows of an open drop-down list under `box`."""
    top = box.bottom + 6
    return tuple(Box(box.x + 6, top + 6 + i * high, box.w - 12, high) for i in range(count))


def draw_options(
    p: Painter, rows: Sequence[Box], texts: Sequence[str], chosen: int, at: int | None = None
) -> None:
    """An open list: the chosen row has a tick, row `at` is under the pointer or the ring."""
    if not rows:
        return
    first, last = rows[0], rows[-1]
    p.panel(first.x - 6, first.y - 6, first.w + 12, last.bottom - first.y + 12, 14)
    for i, (row, text) in enumerate(zip(rows, texts, strict=True)):
        if i == at:
            p.rounded(*row, 10, p.theme.chosen)
        middle = row.y + row.h / 2
        style = p.type.capped(BOLD if i == chosen else BODY, row.h * 0.62)
        p.text(text, row.x + 14, middle, style, "ink", max_width=row.w - 56, shrink=True)
        if i == chosen:
            p.icon(Icon.CHECK, row.right - 22, middle, 22, "ink")
