"""A seat's tiles in the order it likes, some of them put on the board for a look."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from game.wildwords.board import EMPTY, TILES, TRAY, column_of, row_of
from game.wildwords.moves import Placed


@dataclass
class Slot:
    """A place in the tray: its tile (empty: none), and the square it lies on for now."""

    tile: str = ""
    square: int | None = None

    @property
    def free(self) -> bool:
        """Whether its tile lies in the tray."""
        return bool(self.tile) and self.square is None


class Hand:
    """Seven places. Nothing here is a move: the table hears of it when the play is made."""

    def __init__(self) -> None:
        self.slots = [Slot() for _ in range(TRAY)]

    @property
    def tiles(self) -> str:
        """All tiles in their order."""
        return "".join(slot.tile for slot in self.slots)

    @property
    def placed(self) -> tuple[Placed, ...]:
        """What lies on the board for now, in the order of the squares."""
        lying = [slot for slot in self.slots if slot.square is not None]
        lying.sort(key=lambda slot: slot.square or 0)
        return tuple(
            Placed(row_of(slot.square), column_of(slot.square), slot.tile)
            for slot in lying
            if slot.square is not None
        )

    @property
    def squares(self) -> dict[int, int]:
        """The squares on which tiles lie for now, and the places they came from."""
        return {
            slot.square: number for number, slot in enumerate(self.slots) if slot.square is not None
        }

    def follow(self, tray: str, board: str) -> tuple[int, ...]:
        """Hold these tiles from now on; what stays keeps its place. The places of new tiles.

        Tiles that lie in the tray stay rather than equal ones on the board; those on squares
        that are taken now come back.
        """
        left = Counter(tray)
        for slot in sorted(self.slots, key=lambda slot: slot.square is not None):
            if slot.tile and left[slot.tile]:
                left[slot.tile] -= 1
            else:
                slot.tile, slot.square = "", None
            if slot.square is not None and board[slot.square] != EMPTY:
                slot.square = None
        return self._fill(list(left.elements()))

    def _fill(self, tiles: list[str]) -> tuple[int, ...]:
        new: list[int] = []
        for number, slot in enumerate(self.slots):
            if tiles and not slot.tile:
                slot.tile = tiles.pop(0)
                new.append(number)
        return tuple(new)

    def put(self, number: int, square: int) -> None:
        """Lay the tile of a place on an empty square."""
        self.slots[number].square = square

    def take_back(self, number: int) -> None:
        """Lay a tile back into the tray."""
        self.slots[number].square = None

    def recall(self) -> tuple[int, ...]:
        """Lay all tiles back; the places of those that lay on the board."""
        lying = tuple(self.squares.values())
        for slot in self.slots:
            slot.square = None
        return lying

    def find(self, tile: str) -> int | None:
        """The first place whose tile is this one and lies in the tray."""
        numbers = (n for n, slot in enumerate(self.slots) if slot.free and slot.tile == tile)
        return next(numbers, None)

    def move(self, number: int, to: int) -> None:
        """Move a place's tile to another place; those in between move up."""
        self.slots.insert(to, self.slots.pop(number))

    def shuffle(self, random: Random) -> None:
        """Mix what lies in the tray, into another order if there is one."""
        free = [number for number, slot in enumerate(self.slots) if slot.free]
        before = [self.slots[number].tile for number in free]
        after = before[:]
        for _ in range(20):
            random.shuffle(after)
            if after != before:
                break
        self._arrange(free, after)

    def sort(self) -> None:
        """Order what lies in the tray from A to Z, asterisks last, and close its gaps."""
        self.slots.sort(key=lambda slot: (not slot.tile, TILES.find(slot.tile or "*")))

    def _arrange(self, numbers: list[int], tiles: list[str]) -> None:
        for number, tile in zip(numbers, tiles, strict=True):
            self.slots[number].tile = tile
