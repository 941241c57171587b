from __future__ import annotations

import pytest

from game.contract import (
    Choice,
    Flag,
    Handicap,
    Option,
    OptionValue,
    Refusal,
    Seat,
    Texts,
    Whole,
)
from game.library import load_lexicon
from game.options import checked, fresh_setup, read_option, spoken
from tests.kit.toy import Stones

CLOCK = Option("clock", "Clock", "", 30, Choice((15, 30, None), ("15 s", "30 s", "none")))
LENGTH = Option("length", "Length", "", 4, Whole(2, 6, 2))
FORGIVING = Option("forgiving", "Forgiving", "", False, Flag())
PHRASES = Option("phrases", "Phrases", "", (), Texts(2, 10))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (CLOCK, "15", 15),
        (CLOCK, "none", None),
        (LENGTH, "6", 6),
        (FORGIVING, "on", True),
        (FORGIVING, "no", False),
        (PHRASES, "a|b", ("a", "b")),
        (PHRASES, "", ()),
    ],
)
def test_options_are_read_from_text(option: Option, text: str, value: OptionValue) -> None:
    assert read_option(option, text) == value
    assert read_option(option, spoken(value)) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (CLOCK, "31"),
        (CLOCK, "on"),
        (CLOCK, ""),
        (LENGTH, "5"),
        (LENGTH, "8"),
        (LENGTH, "-2"),
        (LENGTH, "4.0"),
        (LENGTH, "٤"),
        (LENGTH, "9" * 5000),
        (FORGIVING, "1"),
        (PHRASES, "a|b|c"),
        (PHRASES, "x" * 11),
    ],
)
def test_other_values_are_refused_with_what_is_allowed(option: Option, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_option(option, text)
    assert refused.value.code == "option_value"
    assert refused.value.params["allowed"]


def test_a_flag_is_no_number_and_a_number_no_flag() -> None:
    with pytest.raises(Refusal):
        checked(LENGTH, True)
    with pytest.raises(Refusal):
        checked(Option("n", "", "", 1, Choice((0, 1), ("0", "1"))), True)


MAYA, BEN = Seat("Maya", 0, side=0), Seat("Ben", 1, side=1)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({"nonsense": 1}, (MAYA, BEN), "unknown_option"),
        ({"stones": 100}, (MAYA, BEN), "option_value"),
        ({}, (), "seats_count"),
        ({}, (MAYA, Seat("MAYA", 1, side=1)), "name_taken"),
        ({}, (MAYA, Seat("Maya ", 1, side=1)), "name_unclean"),
        ({}, (MAYA, Seat("Ma\u200bya", 1, side=1)), "name_unclean"),
        ({}, (MAYA, Seat("", 1, side=1)), "name_empty"),
        ({}, (MAYA, Seat("x" * 25, 1, side=1)), "name_long"),
        ({}, (MAYA, Seat("Otto", 1, "computer", None, 1)), "seat_level"),
        ({}, (MAYA, Seat("Otto", 1, "person", "easy", 1)), "seat_level"),
        ({}, (MAYA, Seat("Otto", 9, side=1)), "seat_side"),
        ({}, tuple(Seat(n, 0, handicap=Handicap()) for n in "ab"), "handicap_for_all"),
        ({}, (MAYA, Seat("Ana", 1, handicap=Handicap(others_limit=3))), "handicap_not_offered"),
        ({}, (MAYA, Seat("Ana", 1, handicap=Handicap(head_start=5))), "handicap_not_offered"),
        ({}, (MAYA, Seat("Ana", 1, handicap=Handicap(hints=-1))), "handicap_not_offered"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(
    options: dict[str, OptionValue], seats: tuple[Seat, ...], code: str
) -> None:
    with pytest.raises(Refusal) as refused:
        fresh_setup(Stones(), options, seats, load_lexicon(["pocket"]))
    assert refused.value.code == code


def test_a_setup_has_every_option() -> None:
    setup = fresh_setup(Stones(), {"stones": 5}, (MAYA, BEN), load_lexicon(["pocket"]))
    assert setup.options == {"stones": 5, "clock": True}
