"""Rows laid out under one another, two beside each other where both are short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.form.rows import Row
from scenes.gui.scroll import ScrollPanel
from scenes.paint import Painter
from scenes.scroll import BAR_ROOM
from scenes.theme import Accent

BESIDE = 24.0
"""Between two rows on one line."""
EDGE = 10.0


class Placed(NamedTuple):
    """A row and where it stands on the canvas."""

    row: Row
    box: Box


class Form:
    """Rows in a view that scrolls when they need more room."""

    def __init__(self, id_: str, label: str, gap: float = 0.0) -> None:
        self.panel = ScrollPanel(id_, label)
        self.placed: tuple[Placed, ...] = ()
        self._gap = gap

    def place(self, p: Painter, view: Box, rows: Sequence[Row]) -> None:
        """Lay the rows out in `view`; rings and the scroll bar may stand `EDGE` outside."""
        lines = _lines(p, rows, view.w)
        high = self._height(p, lines, view.w)
        width = view.w
        if high > view.h + 0.5:
            width -= BAR_ROOM - EDGE
            lines = _lines(p, rows, width)
            high = self._height(p, lines, width)
        self.panel.place(Box(view.x - EDGE, view.y, view.w + 2 * EDGE, view.h), high)
        self.placed = tuple(self._stand(p, lines, view.x, width))

    def height(self, p: Painter, rows: Sequence[Row], width: float) -> float:
        """How high these rows would stand."""
        return self._height(p, _lines(p, rows, width), width)

    def controls(self, p: Painter) -> list[Control]:
        """What can be pressed, seen now or after scrolling."""
        clip = self.panel.box
        found = [control for row, box in self.placed for control in row.controls(p, box)]
        return [replace(control, clip=clip) for control in found]

    def draw(self, p: Painter, accent: Accent, focus: Focus) -> None:
        """Draw the rows that are in view, and the bar."""
        view = self.panel.box
        with self.panel.window(p):
            for row, box in self.placed:
                if box.bottom > view.y and box.y < view.bottom:
                    row.draw(p, box, accent, focus)

    def _height(self, p: Painter, lines: Sequence[tuple[Row, ...]], width: float) -> float:
        highs = [_line_height(p, line, width) for line in lines]
        return sum(highs) + self._gap * max(0, len(highs) - 1)

    def _stand(
        self, p: Painter, lines: Sequence[tuple[Row, ...]], x: float, width: float
    ) -> Iterator[Placed]:
        y = self.panel.box.y - self.panel.offset
        for line in lines:
            high = _line_height(p, line, width)
            wide = _wide(line, width)
            for i, row in enumerate(line):
                yield Placed(row, Box(x + i * (wide + BESIDE), y, wide, high))
            y += high + self._gap


def _wide(line: Sequence[Row], width: float) -> float:
    return (width - BESIDE * (len(line) - 1)) / len(line)


def _line_height(p: Painter, line: Sequence[Row], width: float) -> float:
    return max(row.height(p, _wide(line, width)) for row in line)


def _lines(p: Painter, rows: Sequence[Row], width: float) -> list[tuple[Row, ...]]:
    """Neighbours that are content with half a line share one."""
    half = (width - BESIDE) / 2
    lines: list[tuple[Row, ...]] = []
    waiting: Row | None = None
    for row in rows:
        narrow = row.narrow(p)
        if narrow is not None and narrow <= half and waiting is not None:
            lines[-1] = (waiting, row)
            waiting = None
            continue
        lines.append((row,))
        waiting = row if narrow is not None and narrow <= half else None
    return lines
