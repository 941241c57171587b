"""The three dice. Source: rule book Rooply, A turn."""

from __future__ import annotations

from enum import StrEnum

from game.contract import Chance, Frozen, pick
from game.rooply.board import Axis

LENGTHS = (3, 4, 4, 5, 6, 7)
BLACKS = (1, 1, 2, 2, 3, 3)
MOST_BLACKS = 3
SHORTEST = 3
"""No word is shorter, neither by the dice nor by a wild card."""


class Direction(StrEnum):
    """What the second die shows: how the word lies."""

    ACROSS = "H"
    DOWN = "V"
    DIAGONAL = "D"


AXES = {
    Direction.ACROSS: (Axis.ACROSS,),
    Direction.DOWN: (Axis.DOWN,),
    Direction.DIAGONAL: (Axis.FALLING, Axis.RISING),
}
"""The axes along which a word of that direction may lie."""

H, V, D = Direction.ACROSS, Direction.DOWN, Direction.DIAGONAL


class Throw(Frozen, frozen=True):
    """What the dice show, or what a wild card asks for: length, direction, black squares."""

    length: int
    direction: Direction
    blacks: int


class Dice(Frozen, frozen=True):
    """The faces of the three dice of a level."""

    directions: tuple[Direction, ...]
    lengths: tuple[int, ...] = LENGTHS
    blacks: tuple[int, ...] = BLACKS

    def throw(self, chance: Chance) -> Throw:
        """Throw all three."""
        length, direction = pick(chance, self.lengths), pick(chance, self.directions)
        return Throw(length, direction, pick(chance, self.blacks))

    def throw_again(self, chance: Chance, blacks: int) -> Throw:
        """Throw length and direction; the blacks stay."""
        return Throw(pick(chance, self.lengths), pick(chance, self.directions), blacks)

    def throws(self, blacks: int) -> list[Throw]:
        """Every throw of length and direction with so many blacks, each as often as it falls."""
        return [Throw(n, way, blacks) for n in self.lengths for way in self.directions]


PLAIN_DICE = Dice((H, H, H, V, V, V))
MASTER_DICE = Dice((H, H, V, V, D, D))
