"""What holds for every game of the registry, shown on matches of computers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from game import registry
from game.contract import (
    LEVELS,
    REFEREE,
    WATCHER,
    AnyGame,
    Handicap,
    Level,
    Resign,
    Seat,
)
from game.engine import Match, SeededChance, decode, encode
from game.library import lexicon_of, load_lexicon
from game.options import checked, fresh_setup
from game.record import read_record, record_of, replay, write_record
from game.wordaway.state import Agree, Propose

GAMES = sorted(registry.GAMES)
MOST_MOVES = 300


def test_there_are_games() -> None:
    assert GAMES


def match_of(id_: str, seed: str, level: Level = "easy", kid: bool = False) -> Match:
    game = registry.game(id_)
    count = max(2, game.facts.least_seats)
    seats = tuple(
        Seat(f"Seat {n}", n % 4, "computer", level, n, Handicap() if kid and not n else None)
        for n in range(count)
    )
    setup = fresh_setup(game, {}, seats, load_lexicon([game.facts.default_dictionary]))
    return Match.begin(game, setup, seed)


def play_on(match: Match, moves: int = MOST_MOVES) -> Iterator[None]:
    """Let the computers play; yields in every position before a move."""
    for number in range(moves):
        owing = next((act for act in match.acts() if act.owed and act.actor >= 0), None)
        if owing is None:
            return
        yield
        level = match.setup.seats[owing.actor].level or "easy"
        view = match.game.view(match.state, owing.actor)
        chance = SeededChance(f"{match.seed}/{number}", owing.actor)
        chosen = match.game.choose(view, level, chance)
        match.play(owing.actor, chosen.move, chosen.spent_ms)


@cache
def finished(id_: str) -> Match:
    """A match of easy computers, played out; not to be changed."""
    match = match_of(id_, "every game")
    for _ in play_on(match):
        pass
    return match


@pytest.mark.parametrize("id_", GAMES)
def test_facts_are_whole(id_: str) -> None:
    facts = registry.game(id_).facts
    assert facts.id == id_
    assert 1 <= facts.least_seats <= facts.most_seats
    assert facts.default_dictionary in facts.dictionaries
    assert len({option.key for option in facts.options}) == len(facts.options)
    for option in facts.options:
        assert checked(option, option.default) == option.default
        assert option.title
        assert option.help.endswith(".")


@pytest.mark.parametrize("id_", GAMES)
def test_a_match_comes_to_an_end(id_: str) -> None:
    match = finished(id_)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert len(outcome.scores) == len(match.setup.seats)
    assert outcome.winner is None or 0 <= outcome.winner < len(match.setup.seats)
    assert match.acts() == ()
    assert len(match.game.results(match.state)) >= 1


@pytest.mark.parametrize("id_", GAMES)
def test_a_record_replays_to_the_same_state(id_: str) -> None:
    record = read_record(write_record(record_of(finished(id_))))
    again = replay(record, lexicon_of)
    assert again.refusal is None
    assert again.match is not None
    assert again.match.state_hash() == finished(id_).state_hash()


@pytest.mark.parametrize("id_", GAMES)
def test_states_views_moves_and_events_read_back_as_written(id_: str) -> None:
    match = finished(id_)
    game, lexicon = match.game, match.setup.lexicon
    for state in match.states[:: max(1, len(match.states) // 12)]:
        assert encode(decode(game.state_type, encode(state), lexicon)) == encode(state)
        for viewer in (0, WATCHER):
            view = game.view(state, viewer)
            assert encode(decode(game.view_type, encode(view), lexicon)) == encode(view)
    for entry in match.entries:
        assert decode(game.move_type, encode(entry.move), lexicon) == entry.move
    for event in match.opening:
        assert decode(game.event_type, encode(event), lexicon) == event


@pytest.mark.parametrize("id_", GAMES)
def test_somebody_owes_a_move_until_the_end_and_nobody_twice(id_: str) -> None:
    match = match_of(id_, "owing")
    for _ in play_on(match, 40):
        acts = match.acts()
        assert any(act.owed for act in acts)
        assert len({act.actor for act in acts}) == len(acts)
        for act in acts:
            assert act.actor == REFEREE or 0 <= act.actor < len(match.setup.seats)


@pytest.mark.parametrize("id_", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_chooses_the_same_for_the_same_view_and_chance(id_: str, level: Level) -> None:
    match = match_of(id_, f"again {level}", level)
    for _ in play_on(match, 3):
        act = next(act for act in match.acts() if act.owed)
        view = match.game.view(match.state, act.actor)
        copy = decode(match.game.view_type, encode(view), match.setup.lexicon)
        first = match.game.choose(view, level, SeededChance("x", 1))
        assert match.game.choose(copy, level, SeededChance("x", 1)) == first


@pytest.mark.parametrize("id_", GAMES)
def test_another_seed_is_another_match(id_: str) -> None:
    game: AnyGame = registry.game(id_)
    states = {encode(match_of(id_, str(seed)).state) for seed in range(8)}
    assert len(states) > 1, game.facts.title


@pytest.mark.parametrize("id_", GAMES)
def test_a_person_may_resign_in_its_turn(id_: str) -> None:
    game = registry.game(id_)
    count = max(2, game.facts.least_seats)
    seats = tuple(Seat(f"Seat {n}", n, side=n) for n in range(count))
    setup = fresh_setup(game, {}, seats, load_lexicon([game.facts.default_dictionary]))
    match = Match.begin(game, setup, "resigning")
    act = next(act for act in match.acts() if act.owed)
    if "propose" in act.moves:
        match.play(act.actor, Propose(2), 0)
        match.play(1 - act.actor, Agree(), 0)
        act = next(act for act in match.acts() if act.owed)
    match.check(act.actor, Resign())
