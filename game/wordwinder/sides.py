"""Sides, teams and what a setup means for each seat.

Source: rule book, Players and Handicaps from the source; rules common, Kids' handicap mode.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from game.contract import Handicap, Refusal, Seat, Setup
from game.language import N_
from game.wordwinder.boards import GameId
from game.wordwinder.facts import BOX_CHIPS, USUAL

MOST_SIDES = 3
MOST_PARTNERS = 5
RACE_LEAST_LETTERS = 4
"""The largest least length that RaceWinder may have."""

_NO_HANDICAP = Handicap(hints=0)

_TEAM_SIZES = ((1, 1), (1, 1, 1), (2, 2), (2, 2, 2))
"""How many seats the sides of SideWinder and RaceWinder may have."""


class StarterLimit(NamedTuple):
    """The longest first word of the starter (None: no limit), and why, still to be translated."""

    letters: int | None
    why: str


def game_of(setup: Setup) -> GameId:
    """Which of the three games is played."""
    return cast("GameId", setup.options["game"])


def is_race(setup: Setup) -> bool:
    """Whether the aim is RaceWinder's."""
    return setup.options["game"] == "racewinder"


def handicap_of(setup: Setup, seat: int) -> Handicap:
    """The seat's handicap; one that changes nothing and gives no hints if it has none."""
    return setup.seats[seat].handicap or _NO_HANDICAP


def turns_of(setup: Setup, seat: int) -> int:
    """How many turns the seat has each time its turn comes."""
    return handicap_of(setup, seat).turns


def teams(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """The seats of each side, in turn order."""
    sides = range(max(seat.side for seat in setup.seats) + 1)
    return tuple(
        tuple(index for index, seat in enumerate(setup.seats) if seat.side == side)
        for side in sides
    )


def table_order(setup: Setup) -> tuple[int, ...]:
    """The seats as they sit: A1, B1, A2, B2 and so on."""
    sides = teams(setup)
    longest = max(map(len, sides))
    return tuple(side[n] for n in range(longest) for side in sides if n < len(side))


def is_person(seat: Seat) -> bool:
    """Whether somebody sits there, here or over a network."""
    return seat.kind != "computer"


# --- what the options come to ----------------------------------------------------------


def chips_each(setup: Setup) -> int | None:
    """How many chips a side has; None: no limit.

    As usual: the box's 70, but no limit in RaceWinder with two sides and with a handicap.
    """
    chips = setup.options["chips"]
    if chips != USUAL:
        return cast("int | None", chips)
    unlimited = setup.kids or (is_race(setup) and len(teams(setup)) == 2)
    return None if unlimited else BOX_CHIPS


def starter_limit(setup: Setup) -> StarterLimit:
    """How long the starter's first word may be, with the sentence that says why.

    As usual: at most 5 letters in SideWinder with two sides, 3 in RaceWinder between two seats at
    level expert, 4 elsewhere.
    """
    chosen = setup.options["starter_limit"]
    if chosen is None:
        return StarterLimit(None, N_("As in the box: no limit, so starting is an advantage."))
    if chosen != USUAL:
        return StarterLimit(cast("int", chosen), N_("Agreed on at this table."))
    return _usual_limit(setup)


def _usual_limit(setup: Setup) -> StarterLimit:
    if game_of(setup) == "sidewinder" and len(teams(setup)) == 2:
        why = N_("With at most 5 letters to begin with, both sides win about as often.")
        return StarterLimit(5, why)
    experts = len(setup.seats) == 2 and all(seat.level == "expert" for seat in setup.seats)
    if is_race(setup) and experts:
        return StarterLimit(3, N_("Two experts race evenly only if the first word is short."))
    return StarterLimit(4, N_("A long first word would decide too much, so it is kept short."))


def least_letters(setup: Setup, seat: int) -> int:
    """The fewest letters of the seat's words."""
    least = cast("int", setup.options["least_letters"])
    adults = setup.options["adults_least"]
    grown_up = setup.seats[seat].handicap is None
    return max(least, adults) if grown_up and isinstance(adults, int) else least


def others_limit(setup: Setup, seat: int) -> int | None:
    """The most letters of the seat's words that the others' handicaps allow.

    A limit binds seats without a handicap; None: no limit.
    """
    if setup.seats[seat].handicap is not None:
        return None
    limits = (handicap_of(setup, other).others_limit for other in range(len(setup.seats)))
    return min((limit for limit in limits if limit is not None), default=None)


def hints_left(setup: Setup, seat: int, used: int) -> int | None:
    """How many hints the seat may still ask for; None: no limit."""
    hints = handicap_of(setup, seat).hints
    return None if hints is None else max(0, hints - used)


# --- whether it can be played ----------------------------------------------------------


def check_setup(setup: Setup) -> None:
    """Raises Refusal where sides, options or handicaps do not go together."""
    sizes = tuple(map(len, teams(setup)))
    if game_of(setup) == "giantwinder":
        _check_giant(sizes)
    elif sizes not in _TEAM_SIZES:
        raise Refusal("winder_sides")
    colours = {setup.seats[side[0]].colour for side in teams(setup)}
    if len(colours) < len(sizes):
        raise Refusal("winder_colours")
    _check_options(setup, len(sizes))


def _check_giant(sizes: tuple[int, ...]) -> None:
    whole = all(1 <= size <= MOST_PARTNERS for size in sizes)
    if not whole or not 2 <= len(sizes) <= MOST_SIDES:
        raise Refusal("winder_giant_sides", sides=MOST_SIDES, partners=MOST_PARTNERS)


def _check_options(setup: Setup, sides: int) -> None:
    if setup.options["balanced_start"] is True and sides != 2:
        raise Refusal("winder_balanced_sides")
    if is_race(setup) and cast("int", setup.options["least_letters"]) > RACE_LEAST_LETTERS:
        raise Refusal("winder_race_least", most=RACE_LEAST_LETTERS)
    if setup.options["adults_least"] is not None and game_of(setup) != "sidewinder":
        raise Refusal("winder_sport_only_side")
