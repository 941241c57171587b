"""The race: each seat's score from play to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import ceil, floor, log10

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.paint.shapes import Point
from scenes.theme import Accent
from scenes.typography import BOLD, SMALL
from scenes.widgets.chip import draw_chip

LABEL_GAP = 40.0
"""The least distance of two names beside the plot."""
FLAG = 34.0
"""How high a flag is."""
_DASHES: tuple[tuple[float, float] | None, ...] = (None, (10, 10), (20, 9), (3, 9))


@dataclass(frozen=True)
class Series:
    """One seat's line: its value before the first play, then after each."""

    seat: int
    name: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class BestPlay:
    """A flag at a point of a line: the play's number (1: the first) and what is written."""

    series: int
    play: int
    text: str


def ticks(low: int, high: int, most: int = 4) -> tuple[int, ...]:
    """Round values for the lines of the scale, from at most `low` to at least `high`."""
    span = max(1, high - low)
    raw = span / (most - 1)
    power = 10 ** floor(log10(raw)) if raw >= 1 else 1
    step = int(next((m * power for m in (1, 2, 5, 10) if m * power >= raw), 10 * power))
    first, last = floor(low / step), ceil(high / step)
    return tuple(step * i for i in range(first, last + 1))


@dataclass(frozen=True)
class Scale:
    """The plot's area and what its edges mean."""

    area: Box
    plays: int
    values: tuple[int, ...]

    def point(self, play: int, value: int) -> Point:
        """Where a value after a play stands, in units."""
        low, high = self.values[0], self.values[-1]
        share = (value - low) / max(1, high - low)
        x = self.area.x + self.area.w * play / max(1, self.plays)
        return x, self.area.bottom - self.area.h * share


def race_scale(box: Box, series: Sequence[Series]) -> Scale:
    """The scale for a panel's box: room for numbers at the left, names at the right."""
    values = [value for one in series for value in one.values] or [0]
    plays = max((len(one.values) - 1 for one in series), default=1)
    area = Box(box.x + 64, box.y + 62, box.w - 192, box.h - 112)
    return Scale(area, plays, ticks(min(0, *values), max(1, *values)))


def name_heights(wanted: Sequence[float], low: float, high: float) -> list[float]:
    """Heights near the wanted ones, `LABEL_GAP` apart if there is room, between low and high."""
    gap = min(LABEL_GAP, (high - low) / max(1, len(wanted) - 1)) if len(wanted) > 1 else 0.0
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed = list(wanted)
    floor_ = low
    for i in order:
        placed[i] = max(placed[i], floor_)
        floor_ = placed[i] + gap
    ceiling = high
    for i in reversed(order):
        placed[i] = min(placed[i], ceiling)
        ceiling = placed[i] - gap
    return placed


def draw_race(
    p: Painter,
    box: Box,
    series: Sequence[Series],
    labels: Sequence[tuple[int, str]],
    *,
    best: BestPlay | None = None,
    accent: Accent = "pine",
    progress: float = 1.0,
) -> None:
    """The lines in a panel's `box`, drawn as far as `progress` (0-1) from the left.

    `labels` name some plays below. Names and the flag appear when the lines are whole.
    """
    scale = race_scale(box, series)
    _draw_grid(p, scale, labels)
    area = scale.area
    with p.clip(area.x - 8, area.y - 12, 8 + area.w * progress + 8 * progress, area.h + 24):
        for one in reversed(series):
            _draw_series(p, scale, one)
    if progress >= 1:
        _draw_names(p, scale, series)
        if best is not None:
            _draw_flag(p, scale, series, best, accent)


def _draw_grid(p: Painter, scale: Scale, labels: Sequence[tuple[int, str]]) -> None:
    area, small = scale.area, p.type.capped(SMALL, 22)
    for value in scale.values:
        y = scale.point(0, value)[1]
        p.hairline(area.x, y, area.w)
        p.text(str(value).replace("-", "−"), area.x - 12, y, small, "ink2", "right")
    for play, text in labels:
        x = scale.point(play, scale.values[0])[0]
        p.text(text, x, area.bottom + 24, small, "ink2", "centre", max_width=110, shrink=True)


def _draw_series(p: Painter, scale: Scale, series: Series) -> None:
    tint = p.theme.seat_line(series.seat)
    points = [scale.point(i, value) for i, value in enumerate(series.values)]
    dash = _DASHES[series.seat % 4]
    if len(points) > 1 and dash is None:
        p.line(points, 5, tint)
    elif len(points) > 1 and dash is not None:
        p.dashed_line(points, 4.5, tint, *dash)
    for x, y in points[1:]:
        if series.seat % 2 == 0:
            p.rounded(x - 5.5, y - 5.5, 11, 11, 2.5, "panel")
            p.rounded(x - 4, y - 4, 8, 8, 2, tint)
        else:
            p.circle(x, y, 6.5, "panel")
            p.circle(x, y, 5, tint)


def _draw_names(p: Painter, scale: Scale, series: Sequence[Series]) -> None:
    ends = [scale.point(len(one.values) - 1, one.values[-1]) for one in series]
    area = scale.area
    heights = name_heights([y for _, y in ends], area.y - 4, area.bottom)
    for one, y in zip(series, heights, strict=True):
        p_x = area.right + 32
        draw_chip(p, p_x, y, 11, one.seat)
        p.text(one.name, p_x + 18, y, BOLD, max_width=72, shrink=True)


def flag_box(scale: Scale, series: Sequence[Series], best: BestPlay, wide: float) -> Box:
    """Where the flag at a play stands: within the plot, beside the point, where it hides least."""
    x, y = scale.point(best.play, series[best.series].values[best.play])
    area = scale.area
    last = area.right - wide
    lefts = [left for left in (x + 14, x - 14 - wide) if area.x <= left <= last]
    near = (y + 22, y - 22 - FLAG, y + 50, y - 50 - FLAG)
    tops = [top for top in near if area.y - 10 <= top <= area.bottom - FLAG]
    corners = product(tops or [y + 22], lefts or [max(area.x, last)])
    boxes = [Box(left, top, wide, FLAG) for top, left in corners]
    return min(boxes, key=lambda box: sum(_hides(box, scale, one) for one in series))


def _hides(box: Box, scale: Scale, series: Series) -> int:
    """How much of a line lies under a box, in tenths of a play."""
    hidden = 0
    for play, (before, after) in enumerate(pairwise(series.values)):
        (x0, y0), (x1, y1) = scale.point(play, before), scale.point(play + 1, after)
        points = ((x0 + (x1 - x0) * i / 10, y0 + (y1 - y0) * i / 10) for i in range(1, 11))
        hidden += sum(box.holds(point) for point in points)
    return hidden


def _draw_flag(
    p: Painter, scale: Scale, series: Sequence[Series], best: BestPlay, accent: Accent
) -> None:
    x, y = scale.point(best.play, series[best.series].values[best.play])
    style = BOLD.sized(17)
    box = flag_box(scale, series, best, p.text_width(best.text, style) + 32)
    right, below = box.x >= x, box.y >= y
    root = box.x + 8 if right else box.right - 30
    foot = (box.y + 4, box.y + 2) if below else (box.bottom - 4, box.bottom - 2)
    p.rounded(box.x, box.y, box.w, box.h, 10, accent)
    tip = x + (4 if right else -4), y + (7 if below else -7)
    p.polygon([(root, foot[0]), (root + 22, foot[1]), tip], accent)
    p.text(best.text, *box.centre, style, "on", "centre")
