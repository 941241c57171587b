from __future__ import annotations

import pytest

from game.contract import Refusal
from game.seats import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana  Lu ", "Ana Lu"),
        ("Bob \U0001f43a", "Bob \U0001f43a"),
        ("\u202eevil\u202c", "evil"),
        ("A\u200dna", "Ana"),
        ("e\u0301va", "\u00e9va"),
        ("x\ty\nz", "x y z"),
    ],
)
def test_names_are_shown_without_what_cannot_be_seen(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "   ", "\u00a0\u00a0", "\u200b", "\u202e"])
def test_a_name_of_nothing_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="name_empty"):
        clean_name(typed)


def test_a_long_name_is_refused() -> None:
    assert clean_name("W" * LONGEST_NAME)
    with pytest.raises(Refusal, match="name_long"):
        clean_name("W" * 300)
