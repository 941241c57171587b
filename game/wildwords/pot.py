"""The pot: tiles in an order that nobody knows, drawn from the end."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Chance
from game.wildwords.board import in_order


class Drawn(NamedTuple):
    """The pot after a draw, and what was drawn."""

    pot: str
    tiles: str


def draw(pot: str, count: int) -> Drawn:
    """Take `count` tiles out of the pot, or as many as there are."""
    rest = max(0, len(pot) - count)
    return Drawn(pot[:rest], in_order(pot[rest:]))


def put_back(pot: str, tiles: str, chance: Chance) -> str:
    """The pot with these tiles in it again, each at a place that chance gives.

    A tile put anywhere into an order drawn by chance leaves every order as likely.
    """
    for tile in tiles:
        place = chance.below(len(pot) + 1)
        pot = pot[:place] + tile + pot[place:]
    return pot
