"""Which control lies next in a direction, so that arrows reach every control from every other.

Ahead and in line is best, then ahead and aside; at the end of a line it goes on at the line's
other end, else in reading order. Where that would leave a control out of reach, links are
mended, at the worst to plain reading order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from scenes.canvas import Box

Way = Literal["up", "down", "left", "right"]
WAYS: tuple[Way, ...] = ("up", "down", "left", "right")
OPPOSITE: Mapping[Way, Way] = {"up": "down", "down": "up", "left": "right", "right": "left"}
Links = dict[str, dict[Way, str]]

_ASIDE = 2.5
"""How much dearer a unit aside is than a unit ahead."""
_OUT_OF_LINE = 60.0
"""What not being in line at all costs besides, in units."""
_STEEPEST = 1.5
"""More aside than this many times ahead doesn't count as that direction."""
_OTHER_GROUP = 60.0
"""What leaving a group costs, in units."""


class Spot(NamedTuple):
    """A place the focus can be: where it is, and what group it belongs to."""

    id: str
    box: Box
    group: str = ""


def reading_order(spots: Sequence[Spot]) -> list[Spot]:
    """Line by line, left to right; what overlaps by half its height stands in one line."""
    rest = sorted(spots, key=lambda spot: (spot.box.y, spot.box.x))
    ordered: list[Spot] = []
    while rest:
        first = rest[0]
        line = [spot for spot in rest if _same_line(first.box, spot.box)]
        ordered += sorted(line, key=lambda spot: (spot.box.x, spot.box.y))
        taken = {spot.id for spot in line}
        rest = [spot for spot in rest if spot.id not in taken]
    return ordered


def links(spots: Sequence[Spot]) -> Links:
    """For every spot the one that follows in each direction; every spot is in reach."""
    order = reading_order(spots)
    found: Links = {spot.id: _links_of(spot, order) for spot in order}
    for _ in order:
        lost = _out_of_reach(found, order)
        if not lost:
            return found
        _mend(found, order, lost)
    return found if not _out_of_reach(found, order) else _in_reading_order(found, order)


def nearest(box: Box, spots: Sequence[Spot]) -> Spot | None:
    """The spot whose middle is nearest to the middle of `box`."""
    return min(spots, key=lambda spot: _distance(box, spot.box), default=None)


def _same_line(first: Box, other: Box) -> bool:
    overlap = min(first.bottom, other.bottom) - max(first.y, other.y)
    return overlap >= min(first.h, other.h) / 2


def _links_of(spot: Spot, order: list[Spot]) -> dict[Way, str]:
    return {way: _next(spot, way, order).id for way in WAYS}


def _next(spot: Spot, way: Way, order: list[Spot]) -> Spot:
    ahead = [(cost, other) for other in order if (cost := _cost(spot, other, way)) is not None]
    if ahead:
        return min(ahead, key=lambda pair: pair[0])[1]
    return _farthest_behind(spot, way, order) or _in_order(spot, way, order)


def _farthest_behind(spot: Spot, way: Way, order: list[Spot]) -> Spot | None:
    behind = [
        (_turned(spot.box, way).x - _turned(other.box, way).x, other)
        for other in order
        if other is not spot and _overlap(_turned(spot.box, way), _turned(other.box, way)) > 0
    ]
    behind = [pair for pair in behind if pair[0] > 0]
    return max(behind, key=lambda pair: pair[0])[1] if behind else None


def _in_order(spot: Spot, way: Way, order: list[Spot]) -> Spot:
    step = 1 if way in ("right", "down") else -1
    return order[(order.index(spot) + step) % len(order)]


def _turned(box: Box, way: Way) -> Box:
    """The box in a frame where `way` is the direction of growing x."""
    if way == "right":
        return box
    if way == "left":
        return Box(-box.right, box.y, box.w, box.h)
    if way == "down":
        return Box(box.y, box.x, box.h, box.w)
    return Box(-box.bottom, box.x, box.h, box.w)


def _overlap(first: Box, other: Box) -> float:
    """By how much two boxes of a turned frame share their line; below 0: the gap between."""
    return min(first.bottom, other.bottom) - max(first.y, other.y)


def _cost(spot: Spot, other: Spot, way: Way) -> float | None:
    if other is spot:
        return None
    here, there = _turned(spot.box, way), _turned(other.box, way)
    ahead = there.centre[0] - here.centre[0]
    if ahead <= 0 or there.right <= here.right:
        return None
    aside = max(0.0, -_overlap(here, there))
    gap = max(0.0, there.x - here.right)
    if aside > _STEEPEST * ahead:
        return None
    shift = abs(there.centre[1] - here.centre[1])
    extra = _OUT_OF_LINE if aside else 0.0
    if spot.group and spot.group != other.group:
        extra += _OTHER_GROUP
    return gap + _ASIDE * aside + 0.2 * shift + 0.05 * ahead + extra


def _distance(first: Box, other: Box) -> float:
    return math.dist(first.centre, other.centre)


def _reached(found: Links, start: str) -> set[str]:
    seen, waiting = {start}, [start]
    while waiting:
        for target in found[waiting.pop()].values():
            if target not in seen:
                seen.add(target)
                waiting.append(target)
    return seen


def _out_of_reach(found: Links, order: list[Spot]) -> list[Spot]:
    """What the first spot can't reach, or else what can't reach the first spot."""
    if not order:
        return []
    seen = _reached(found, order[0].id)
    lost = [spot for spot in order if spot.id not in seen]
    return lost or [spot for spot in order if order[0].id not in _reached(found, spot.id)]


def _mend(found: Links, order: list[Spot], lost: list[Spot]) -> None:
    """Join the lost spot nearest to the others with its neighbour, there and back."""
    names = {spot.id for spot in lost}
    rest = [spot for spot in order if spot.id not in names]
    pairs = [(_distance(a.box, b.box), a, b) for a in lost for b in rest]
    _, stray, neighbour = min(pairs, key=lambda pair: pair[0])
    way = _way(neighbour.box, stray.box)
    found[neighbour.id][way] = stray.id
    found[stray.id][OPPOSITE[way]] = neighbour.id


def _way(start: Box, end: Box) -> Way:
    dx, dy = end.centre[0] - start.centre[0], end.centre[1] - start.centre[1]
    if abs(dx) >= abs(dy):
        return "right" if dx >= 0 else "left"
    return "down" if dy >= 0 else "up"


def _in_reading_order(found: Links, order: list[Spot]) -> Links:
    for spot in order:
        found[spot.id]["right"] = _in_order(spot, "right", order).id
        found[spot.id]["left"] = _in_order(spot, "left", order).id
    return found
