"""Lines of chips from edge to edge: whether there is one, and how far one is.

Chips touch by sides and by corners, and two lines may cross on a diagonal (rule book, SideWinder,
RaceWinder). `own` are the squares of a side, `free` those without a chip; both are masks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.wordwinder.grid import Grid


class Aim(NamedTuple):
    """What a line has to join: masks of the edge where it starts and the edge it goes to."""

    start: int
    goal: int


def aims(grid: Grid, *, racing: bool) -> tuple[Aim, ...]:
    """The edges that a line may join: top and bottom, in SideWinder left and right too."""
    down = Aim(grid.top, grid.bottom)
    return (down,) if racing else (Aim(grid.left, grid.right), down)


def grown(grid: Grid, seeds: int, own: int) -> int:
    """The own squares that hang together with any of the `seeds`, these included."""
    stride, before, mask = grid.stride, 0, seeds
    while mask != before:
        before = mask
        wide = mask | mask << 1 | mask >> 1
        mask |= (wide | wide << stride | wide >> stride) & own
    return mask


def joins(grid: Grid, own: int, aim: Aim) -> bool:
    """Whether the own squares have an unbroken line from start to goal."""
    return bool(grown(grid, own & aim.start, own) & aim.goal)


def squares_to_go(grid: Grid, own: int, free: int, aim: Aim) -> int | None:
    """The fewest free squares that complete a line; None: no line can be had any more."""
    reached = grown(grid, own & aim.start, own)
    if reached & aim.goal:
        return 0
    fresh = (grid.spread(reached) | aim.start) & free
    steps = 1
    while fresh:
        reached = grown(grid, reached | fresh, own)
        if reached & aim.goal:
            return steps
        fresh = grid.spread(reached) & free & ~reached
        steps += 1
    return None


def nearest(distances: Iterable[int | None]) -> int | None:
    """The smallest of some distances; None if all are None."""
    return min((d for d in distances if d is not None), default=None)


def winning_line(grid: Grid, own: int, aim: Aim) -> tuple[int, ...]:
    """A shortest unbroken line of own squares from start to goal; empty if there is none."""
    layers = [own & aim.start]
    reached = layers[0]
    while layers[-1] and not layers[-1] & aim.goal:
        layers.append(grid.spread(layers[-1]) & own & ~reached)
        reached |= layers[-1]
    return _traced_back(grid, layers, layers[-1] & aim.goal)


def _traced_back(grid: Grid, layers: list[int], ends: int) -> tuple[int, ...]:
    line: list[int] = []
    while layers and ends:
        square = ends & -ends
        line.append(square)
        layers.pop()
        ends = grid.spread(square) & layers[-1] if layers else 0
    return tuple(grid.squares(bit)[0] for bit in reversed(line))
