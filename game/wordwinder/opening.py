"""How a match begins: the board, the die, and the balanced start.

Source: rule book, The boards and Players.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.contract import Chance, Event, Refusal, Setup
from game.wordwinder.boards import deal, letters_of, pattern_of
from game.wordwinder.events import Dealt, DieRolled, TurnBegan
from game.wordwinder.race import has_first_word
from game.wordwinder.search import paths_of
from game.wordwinder.sides import check_setup, game_of, table_order, teams, turns_of
from game.wordwinder.state import FREE, Position, Turn

DIE = 6

_SWAP = str.maketrans("01", "10")


def opened(
    setup: Setup, faces: Sequence[str], chance: Chance
) -> tuple[Position, tuple[Event, ...]]:
    """A fresh board and the seat that the die chose to start.

    Raises Refusal where the setup cannot be played.
    """
    check_setup(setup)
    pattern = pattern_of(game_of(setup), len(teams(setup)))
    layout = deal(pattern, chance)
    value = chance.below(DIE) + 1
    first = starter_of(setup, value)
    position = begun(setup, letters_of(faces, layout, pattern), pattern.width, first)
    check_words(position)
    serial = position.turn.serial
    events = (Dealt(layout), DieRolled(value, first), TurnBegan(first, serial))
    return replace(position, layout=layout), events


def starter_of(setup: Setup, value: int) -> int:
    """The seat that a die's value chooses, turned round the table by the setup's shift."""
    order = table_order(setup)
    place = (value - 1) % len(teams(setup)) + setup.start_shift
    return order[place % len(order)]


def begun(setup: Setup, letters: str, width: int, starter: int) -> Position:
    """The first position on a board of those letters."""
    seats, sides = len(setup.seats), teams(setup)
    return Position(
        setup=setup,
        layout=(),
        width=width,
        letters=letters,
        chips=FREE * len(letters),
        colours=tuple(setup.seats[side[0]].colour for side in sides),
        turn=Turn(starter, turns_of(setup, starter), 1),
        partners=_first_partners(setup, starter),
        starter=starter,
        misses=(0,) * seats,
        passes=(0,) * seats,
        idle=(0,) * seats,
        hints_used=(0,) * seats,
    )


def _first_partners(setup: Setup, starter: int) -> tuple[int, ...]:
    """For each side which of its seats comes first, going round from the starter."""
    order = table_order(setup)
    place = order.index(starter)
    around = order[place:] + order[:place]
    return tuple(side.index(next(seat for seat in around if seat in side)) for side in teams(setup))


def check_words(position: Position) -> None:
    """Raises Refusal `winder_no_words` if limits and board leave a seat without a first word."""
    seats = position.setup.seats
    for seat, one in enumerate(seats):
        if not _has_word(position, seat):
            raise Refusal("winder_no_words", name=one.name)
    if position.racing:
        for side in position.active:
            if not has_first_word(position, side, 0):
                raise Refusal("winder_no_words", name=seats[position.seats_of(side)[0]].name)


def _has_word(position: Position, seat: int) -> bool:
    """Whether any word on the board keeps the seat's limits; short ones are looked for first."""
    grid, (least, most) = position.grid, position.limits(seat)
    words = position.setup.lexicon.words
    return any(
        next(paths_of(grid, position.letters, word, grid.full), None)
        for length in range(least, (most or grid.size) + 1)
        for word in words(range(length, length + 1))
    )


# --- balanced start --------------------------------------------------------------------


def may_take_over(position: Position) -> bool:
    """Whether the seat to move may take the starter's word over: the second side's first turn."""
    starts = turns_of(position.setup, position.starter)
    return (
        position.setup.options["balanced_start"] is True
        and not position.took_over
        and position.turn.serial == starts + 1
        and position.has_begun(position.side_of(position.starter))
    )


def taken_over(position: Position) -> Position:
    """Words, chips and colours of the two sides have changed hands."""
    return replace(
        position,
        chips=position.chips.translate(_SWAP),
        colours=position.colours[::-1],
        words=tuple(replace(word, side=1 - word.side) for word in position.words),
        took_over=True,
    )
