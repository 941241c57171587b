"""What setup screens offer, as the rule book has it."""

from __future__ import annotations

import pytest

from game.contract import Choice, OptionValue
from game.wildwords.facts import FACTS


def test_the_clock_has_5_to_90_minutes_or_none_and_30_at_first() -> None:
    clock = next(option for option in FACTS.options if option.key == "minutes")
    assert clock.default == 30
    assert isinstance(clock.domain, Choice)
    assert clock.domain.values == (None, *range(5, 91, 5))
    assert len(clock.domain.titles) == len(clock.domain.values)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("practice", False),
        ("bluffs", True),
        ("honour", False),
        ("box_challenge", False),
        ("flag_falls", False),
        ("overtime", False),
    ],
)
def test_house_rules_are_off_at_first(name: str, value: OptionValue) -> None:
    option = next(option for option in FACTS.options if option.key == name)
    assert option.default is value


def test_the_dictionary_is_the_collegiate_one_at_first() -> None:
    assert FACTS.default_dictionary == "collegiate"
    assert {"collegiate", "encyclopedic"} <= set(FACTS.dictionaries)


def test_two_to_four_may_play_and_help_is_offered_as_the_book_says() -> None:
    assert (FACTS.least_seats, FACTS.most_seats) == (2, 4)
    assert FACTS.handicaps.two_turns == "turns"
    assert FACTS.handicaps.others_limits == (4, 5, 6)
    assert FACTS.handicaps.most_head_start == 100
    assert FACTS.handicaps.forgiving
