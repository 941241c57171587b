"""RaceWinder: first words that must stay possible, and sides without a legal play.

Source: rule book, RaceWinder. Both ask the dictionary, which means the words of the board.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.contract import Refusal
from game.wordwinder.search import Find, Path, all_finds, finds_of_length
from game.wordwinder.state import Position


def board_finds(position: Position) -> Iterator[Find]:
    """Every word of the table's dictionary on the board.

    Short ones come first, and once more among all: mostly one of them answers a question, and
    the search for the long ones, which takes a long moment, is never made.
    """
    board = (position.letters, position.width, position.setup.lexicon)
    yield from finds_of_length(*board, 2, 3)
    yield from finds_of_length(*board, 4, 4)
    yield from all_finds(*board)


def check_first_words(position: Position, seat: int, path: Path) -> None:
    """Raises Refusal if the play would leave a side that has not begun without any first word."""
    mover = position.side_of(seat)
    waiting = [s for s in position.active if s != mover and not position.has_begun(s)]
    if not waiting:
        return
    taken = position.grid.full & ~position.free | position.grid.mask(path)
    for side in waiting:
        if not has_first_word(position, side, taken):
            raise Refusal("winder_no_first_word")


def has_first_word(position: Position, side: int, taken: int) -> bool:
    """Whether a side without chips has a first word off the `taken` squares, within its limits."""
    top = position.grid.top
    least, most = _first_limits(position, side)
    return any(
        mask & top and not mask & taken and least <= len(word) <= most
        for mask, word in board_finds(position)
    )


def _first_limits(position: Position, side: int) -> tuple[int, int]:
    """The fewest and the most letters of a first word that any seat of the side may lay."""
    limits = [position.limits(seat) for seat in position.seats_of(side)]
    longest = len(position.letters)
    return min(least for least, _ in limits), max(most or longest for _, most in limits)


def has_play(position: Position, side: int) -> bool:
    """Whether the side has a legal play by the table's least length, limits and chips aside."""
    grid, own = position.grid, position.own(side)
    touched = grid.spread(own) if position.has_begun(side) else grid.top
    free = position.free
    barred = grid.full & ~free & ~own
    least = position.setup.options["least_letters"]
    assert isinstance(least, int)
    return any(
        mask & free and mask & touched and not mask & barred and len(word) >= least
        for mask, word in board_finds(position)
    )
