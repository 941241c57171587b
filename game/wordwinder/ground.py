"""How the sides of a position stand: their open words, and how far each is from its line.

Everything is a mask, so that hundreds of words can be weighed in a turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.wordwinder.lines import Aim, aims, grown, squares_to_go
from game.wordwinder.search import Find
from game.wordwinder.state import Position

FAR = 99
"""The distance of a side that cannot have a line any more."""


class Reach(NamedTuple):
    """A word that touches both masks completes the line of an aim."""

    near: int
    far: int


class Ground:
    """A position as masks, for weighing words."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.grid = position.grid
        self.own = tuple(position.own(side) for side in range(position.sides))
        self.free = position.free
        self._aims = aims(self.grid, racing=position.racing)

    def aims_of(self, own: int) -> tuple[Aim, ...]:
        """What a side with these squares has to join; in RaceWinder it grows from them."""
        if self.position.racing and own:
            return tuple(Aim(own, aim.goal) for aim in self._aims)
        return self._aims

    def live(self, side: int, finds: Iterable[Find]) -> list[Find]:
        """The words that the side may still lay, limits and chips aside."""
        own, free = self.own[side], self.free
        barred = self.grid.full & ~free & ~own
        live = [find for find in finds if not find[0] & barred]
        if self.position.racing:
            near = self._near(own)
            live = [find for find in live if find[0] & near]
        return [find for find in live if find[0] & free] if own else live

    def _near(self, own: int) -> int:
        """RaceWinder: where a word of a side with these squares must touch."""
        return self.grid.spread(own) if own else self.grid.top

    def reaches(self, own: int) -> list[Reach]:
        """For each aim what a single word must touch to complete a line."""
        spread, grid = self.grid.spread, self.grid
        return [
            Reach(
                spread(grown(grid, aim.start & own, own)) | aim.start & ~own,
                spread(grown(grid, aim.goal & own, own)) | aim.goal & ~own,
            )
            for aim in self.aims_of(own)
        ]

    def winning(self, side: int, live: Iterable[Find]) -> list[Find]:
        """Of the words that the side may lay those that complete a line."""
        reaches = self.reaches(self.own[side])
        return [find for find in live if any(find[0] & r.near and find[0] & r.far for r in reaches)]

    def finishing(self, own: int, masks: Iterable[int]) -> list[int]:
        """Of some masks those that would complete a line of these squares."""
        reaches = self.reaches(own)
        return [mask for mask in masks if any(mask & r.near and mask & r.far for r in reaches)]

    def squares(self, own: int, free: int) -> int:
        """The fewest free squares that complete a line, FAR if none can."""
        found = (squares_to_go(self.grid, own, free, aim) for aim in self.aims_of(own))
        return min((d for d in found if d is not None), default=FAR)

    def words(self, own: int, masks: list[int]) -> int:
        """The fewest words, of those masks, that complete a line, FAR if none can."""
        return min(self._words(own, masks, aim) for aim in self.aims_of(own))

    def _words(self, own: int, masks: list[int], aim: Aim) -> int:
        grid = self.grid
        reached = grown(grid, aim.start & own, own)
        near = grid.spread(reached) | aim.start
        count = 0
        while not reached & aim.goal:
            hit, rest = 0, list[int]()
            for mask in masks:
                if mask & near:
                    hit |= mask
                else:
                    rest.append(mask)
            if not hit & ~reached:
                return FAR
            reached = grown(grid, reached | hit, own)
            near, masks = grid.spread(reached), rest
            count += 1
        return count


def least_needs(masks: Iterable[int], free: int) -> list[int]:
    """The free squares that the words need, without those that hold another's whole need.

    Whoever takes a square of each of these takes one of every word.
    """
    least: list[int] = []
    for need in sorted({mask & free for mask in masks}, key=int.bit_count):
        if not any(need & other == other for other in least):
            least.append(need)
    return least
