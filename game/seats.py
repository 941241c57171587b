"""Seats: their names, their number, and what makes two of them different."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from game.contract import LEVELS, Facts, Handicap, Refusal, Seat

LONGEST_NAME = 24

_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(text: str) -> str:
    """A name as it is shown: without control and formatting characters, blanks folded.

    Raises Refusal `name_empty` or `name_long`.
    """
    folded = "".join(
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFC", text)
        if c.isspace() or unicodedata.category(c) not in _INVISIBLE
    )
    name = " ".join(folded.split())
    if not name:
        raise Refusal("name_empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name_long", most=LONGEST_NAME)
    return name


def same_name(name: str) -> str:
    """What two names have in common that nobody could tell apart when they are called out."""
    return unicodedata.normalize("NFKC", name).casefold()


def check_seats(facts: Facts, seats: Sequence[Seat]) -> None:
    """Raises Refusal `seats_count`, `seat_level`, `name_taken`, `handicap_for_all` and the like."""
    if not facts.least_seats <= len(seats) <= facts.most_seats:
        raise Refusal(
            "seats_count",
            game=facts.title,
            least=facts.least_seats,
            most=facts.most_seats,
            count=len(seats),
        )
    taken: set[str] = set()
    for seat in seats:
        _check_seat(facts, seat)
        key = same_name(seat.name)
        if key in taken:
            raise Refusal("name_taken", name=seat.name)
        taken.add(key)
    if len(seats) > 1 and all(seat.handicap is not None for seat in seats):
        raise Refusal("handicap_for_all")


def _check_seat(facts: Facts, seat: Seat) -> None:
    if clean_name(seat.name) != seat.name:
        raise Refusal("name_unclean", name=clean_name(seat.name))
    if (seat.kind == "computer") != (seat.level in LEVELS):
        raise Refusal("seat_level", name=seat.name)
    if not 0 <= seat.side < facts.most_seats or seat.colour not in range(4):
        raise Refusal("seat_side", name=seat.name)
    if seat.handicap is not None:
        _check_handicap(facts, seat.name, seat.handicap)


def _check_handicap(facts: Facts, name: str, handicap: Handicap) -> None:
    offered = facts.handicaps
    limits = (None, *offered.others_limits)
    hints = handicap.hints
    fits = (
        handicap.others_limit in limits
        and 0 <= handicap.head_start <= offered.most_head_start
        and (offered.forgiving or not handicap.forgiving)
        and (hints is None or 0 <= hints <= 99)
    )
    if not fits:
        raise Refusal("handicap_not_offered", game=facts.title, name=name)
