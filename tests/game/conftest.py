"""What the tests of the engine share: a toy game in the registry, and matches of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import registry
from game.contract import Seat, Setup
from game.engine import Match
from game.library import load_lexicon
from game.options import fresh_setup
from tests.kit.toy import Stones


@pytest.fixture
def stones() -> Iterator[Stones]:
    game = Stones()
    registry.GAMES["stones"] = game
    yield game
    del registry.GAMES["stones"]


@pytest.fixture
def two_people(stones: Stones) -> Setup:
    seats = (Seat("Maya", 0, side=0), Seat("Ben", 1, side=1))
    return fresh_setup(stones, {}, seats, load_lexicon(["pocket"]))


@pytest.fixture
def match(stones: Stones, two_people: Setup) -> Match:
    return Match.begin(stones, two_people, "seed")
