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

BESIDE = 16.0
"""Between two rows on one line."""
EDGE = 10.0


class Placed(NamedTuple):
    """A row and where it stands on the canvas."""

    row: Row
    box: Box


class Form:
    """Rows in a view that scrolls when they need more room."""

    def __init__(self, id_: str, label: str, most_gap: float = 0.0) -> None:
        self.panel = ScrollPanel(id_, label)
        self.placed: tuple[Placed, ...] = ()
        self._most_gap = most_gap
        """Rows stand as far apart as there is room, up to this."""

    def place(self, p: Painter, view: Box, rows: Sequence[Row]) -> None:
        """Lay the rows out in `view`; rings and the scroll bar may stand `EDGE` outside."""
        lines, width = self._fitting(p, view, rows)
        high = _height(p, lines, width)
        free = max(0.0, view.h - high) / max(1, len(lines))
        gap = min(self._most_gap, free)
        self.panel.place(Box(view.x - EDGE, view.y, view.w + 2 * EDGE, view.h), high)
        self.placed = tuple(self._stand(p, lines, Box(view.x, view.y, width, view.h), gap))

    def _fitting(
        self, p: Painter, view: Box, rows: Sequence[Row]
    ) -> tuple[list[tuple[Row, ...]], float]:
        """Every row on a line of its own; else short ones side by side; else beside the bar."""
        apart: list[tuple[Row, ...]] = [(row,) for row in rows]
        paired = _paired(p, rows, view.w)
        for lines in (apart, paired):
            if _height(p, lines, view.w) <= view.h + 0.5:
                return lines, view.w
        width = view.w - (BAR_ROOM - EDGE)
        return _paired(p, rows, width), width

    def height(self, p: Painter, rows: Sequence[Row], width: float) -> float:
        """How high these rows would stand, each on a line of its own."""
        return sum(row.height(p, width) for row in rows)

    def controls(self, p: Painter, zone: int = 0) -> list[Control]:
        """What can be pressed, seen now or after scrolling."""
        clip = self.panel.box
        found = [control for row, box in self.placed for control in row.controls(p, box)]
        return [replace(control, clip=clip, zone=zone) for control in found]

    def draw(self, p: Painter, accent: Accent, focus: Focus) -> None:
        """Draw the rows that are in view, and the bar."""
        view = self.panel.box
        with self.panel.window(p):
            for row, box in self.placed:
                if box.bottom > view.y and box.y < view.bottom:
                    row.draw(p, box, accent, focus)

    def _stand(
        self, p: Painter, lines: Sequence[tuple[Row, ...]], view: Box, gap: float
    ) -> Iterator[Placed]:
        y = view.y - self.panel.offset + gap / 2
        for line in lines:
            high = _line_height(p, line, view.w)
            wide = _wide(line, view.w)
            for i, row in enumerate(line):
                yield Placed(row, Box(view.x + i * (wide + BESIDE), y, wide, high))
            y += high + gap


def _height(p: Painter, lines: Sequence[tuple[Row, ...]], width: float) -> float:
    return sum(_line_height(p, line, width) for line in lines)


def _wide(line: Sequence[Row], width: float) -> float:
    return (width - BESIDE * (len(line) - 1)) / len(line)


def _line_height(p: Painter, line: Sequence[Row], width: float) -> float:
    return max(row.height(p, _wide(line, width)) for row in line)


def _paired(p: Painter, rows: Sequence[Row], width: float) -> list[tuple[Row, ...]]:
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
