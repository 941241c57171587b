"""Setups: sides, teams, what the options come to, and what cannot be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.contract import Handicap, Lexicon, OptionValue, Refusal, Seat
from game.engine import ScriptedChance, SeededChance
from game.language import SENTENCES, gettext
from game.lexicon.union import own_lexicon
from game.library import load_lexicon
from game.wordwinder.events import Dealt, DieRolled, TurnBegan
from game.wordwinder.opening import starter_of
from game.wordwinder.sides import chips_each, starter_limit, table_order, teams
from tests.game.wordwinder.tables import GAME, board, people, table

POCKET = load_lexicon(["pocket"])
RACE = {"game": "racewinder"}
GIANT = {"game": "giantwinder"}
TWO, THREE = (0, 1), (0, 1, 2)
PAIRS, TRIOS = (0, 1, 0, 1), (0, 1, 2, 0, 1, 2)


def code_at_start(
    options: Mapping[str, OptionValue], seats: Sequence[Seat], lexicon: Lexicon = POCKET
) -> str | None:
    setup = table(options, seats, lexicon)
    try:
        GAME.start(setup, SeededChance("1", 0))
    except Refusal as refusal:
        return refusal.code if refusal.code in SENTENCES else f"no sentence: {refusal.code}"
    return None


@pytest.mark.parametrize("game", ["sidewinder", "racewinder"])
@pytest.mark.parametrize("sides", [TWO, THREE, PAIRS, TRIOS])
def test_two_or_three_alone_or_teams_of_two(game: str, sides: Sequence[int]) -> None:
    assert code_at_start({"game": game}, people(sides)) is None


@pytest.mark.parametrize(
    "sides",
    [(0, 0), (0, 1, 0), (0, 1, 2, 3), (0, 0, 0, 1), (0, 1, 0, 1, 0), (0, 1, 0, 1, 0, 1), (0, 2)],
)
def test_other_tables_are_refused(sides: Sequence[int]) -> None:
    seats = [Seat(f"P{index}", side % 4, side=side) for index, side in enumerate(sides)]
    assert code_at_start({}, seats) == "winder_sides"


@pytest.mark.parametrize(
    ("sides", "code"),
    [
        (TWO, None),
        ((0, 1) * 5, None),
        ((0, 1, 2) * 5, None),
        ((0, 1, 0, 1, 0), None),
        ((0, 1) * 6, "winder_giant_sides"),
        ((0, 1, 2, 3), "winder_giant_sides"),
        ((0, 0, 0), "winder_giant_sides"),
    ],
)
def test_giantwinder_takes_two_or_three_teams_of_up_to_five(
    sides: Sequence[int], code: str | None
) -> None:
    assert code_at_start(GIANT, people(sides)) == code


def test_sides_have_colours_of_their_own() -> None:
    seats = (Seat("Ann", 2, side=0), Seat("Bob", 2, side=1))
    assert code_at_start({}, seats) == "winder_colours"


@pytest.mark.parametrize(
    ("options", "sides", "code"),
    [
        ({"balanced_start": True}, TWO, None),
        ({"balanced_start": True}, THREE, "winder_balanced_sides"),
        ({**RACE, "least_letters": 4}, TWO, None),
        ({**RACE, "least_letters": 5}, TWO, "winder_race_least"),
        ({"least_letters": 6, "starter_limit": None}, TWO, None),
        ({**RACE, "adults_least": 3}, TWO, "winder_sport_only_side"),
        ({**GIANT, "adults_least": 3}, TWO, "winder_sport_only_side"),
        ({"least_letters": 6}, TWO, "winder_no_words"),
        ({"least_letters": 5, "starter_limit": 4}, TWO, "winder_no_words"),
    ],
)
def test_options_that_do_not_go_together(
    options: Mapping[str, OptionValue], sides: Sequence[int], code: str | None
) -> None:
    assert code_at_start(options, people(sides)) == code


def test_limits_that_leave_no_word_are_refused() -> None:
    seats = people(handicaps={1: Handicap(others_limit=4)})
    assert code_at_start({"least_letters": 5, "starter_limit": None}, seats) == "winder_no_words"
    long_words = own_lexicon(["ELEPHANTINE"])
    assert code_at_start({"starter_limit": None}, people(), long_words) == "winder_no_words"
    assert code_at_start(RACE, people(), own_lexicon(["QZ"])) == "winder_no_words"


# --- what the options come to ----------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "sides", "chips"),
    [
        ({}, TWO, 70),
        ({}, THREE, 70),
        (RACE, TWO, None),
        (RACE, PAIRS, None),
        (RACE, THREE, 70),
        (GIANT, PAIRS, 70),
        ({"chips": None}, TWO, None),
        ({**RACE, "chips": 70}, TWO, 70),
    ],
)
def test_the_usual_number_of_chips(
    options: Mapping[str, OptionValue], sides: Sequence[int], chips: int | None
) -> None:
    assert chips_each(table(options, people(sides))) == chips


def test_a_handicap_means_chips_without_limit() -> None:
    assert chips_each(table({}, people(handicaps={0: Handicap()}))) is None


@pytest.mark.parametrize(
    ("options", "sides", "letters"),
    [
        ({}, TWO, 5),
        ({}, PAIRS, 5),
        ({}, THREE, 4),
        (RACE, TWO, 4),
        (RACE, THREE, 4),
        (GIANT, TWO, 4),
        ({"starter_limit": None}, TWO, None),
        ({"starter_limit": 6}, THREE, 6),
    ],
)
def test_the_usual_limit_of_the_starters_first_word(
    options: Mapping[str, OptionValue], sides: Sequence[int], letters: int | None
) -> None:
    limit = starter_limit(table(options, people(sides)))
    assert limit.letters == letters
    assert gettext(limit.why).endswith(".")


def test_two_experts_race_with_three_letters_to_begin_with() -> None:
    experts = [Seat(f"P{n}", n, "computer", "expert", n) for n in range(3)]
    assert starter_limit(table(RACE, experts[:2])).letters == 3
    assert starter_limit(table(RACE, experts)).letters == 4
    assert starter_limit(table({}, experts[:2])).letters == 5
    hard = Seat("Hard", 1, "computer", "hard", 1)
    assert starter_limit(table(RACE, (experts[0], hard))).letters == 4


def test_the_others_limit_binds_seats_without_a_handicap() -> None:
    seats = people((0, 1, 2), {0: Handicap(others_limit=5), 1: Handicap(others_limit=4)})
    state = board(table({"starter_limit": None}, seats), "CATX/XXXX")
    assert GAME.view(state, 0).limits == ((2, None), (2, None), (2, 4))


# --- the start -------------------------------------------------------------------------


def test_seats_sit_in_turn() -> None:
    setup = table(GIANT, people((0, 0, 1, 1, 0)))
    assert teams(setup) == ((0, 1, 4), (2, 3))
    assert table_order(setup) == (0, 2, 1, 3, 4)


@pytest.mark.parametrize("sides", [TWO, THREE, PAIRS, TRIOS])
def test_the_die_gives_each_side_the_same_chance(sides: Sequence[int]) -> None:
    setup = table({}, people(sides))
    count = len(set(sides))
    starters = [starter_of(setup, value) for value in range(1, 7)]
    assert sorted(starters) == sorted(list(range(count)) * (6 // count))


def test_over_rematches_the_start_goes_round_the_table() -> None:
    seats = people(PAIRS)
    starters = [starter_of(table({}, seats, shift=shift), 1) for shift in range(5)]
    assert starters == [0, 1, 2, 3, 0]


def test_board_and_die_come_from_chance_and_are_told() -> None:
    chance = SeededChance("seed", 0)
    state, events = GAME.start(table({}, people(), POCKET), chance)
    dealt, rolled, turn = events
    assert isinstance(dealt, Dealt)
    assert isinstance(rolled, DieRolled)
    assert turn == TurnBegan(rolled.starter, 1)
    assert state.position.layout == dealt.layout
    assert state.position.turn.seat == rolled.starter == (rolled.value - 1) % 2
    again, _ = GAME.start(table({}, people(), POCKET), ScriptedChance(chance.drawn))
    assert again == state
