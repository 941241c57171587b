"""The computer's levels: legal moves, wins taken, wins stopped, and matches to their end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.contract import LEVELS, Handicap, Level, OptionValue, Outcome, Reason, Seat
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.record import read_record, record_of, replay, write_record
from game.wordwinder.computer import MANNERS, takes_over
from game.wordwinder.ground import FAR, Ground, least_needs
from game.wordwinder.moves import Accept, Challenge, Lay, Pass, TakeOver
from game.wordwinder.search import spelled
from game.wordwinder.state import WinderState
from tests.game.wordwinder.tables import GAME, board, people, play, table

POCKET = load_lexicon(["pocket"])
FREE = {"starter_limit": None}
PAIRS, TRIOS = (0, 1, 0, 1), (0, 1, 2, 0, 1, 2)


def computers(sides: Sequence[int], levels: Sequence[Level]) -> tuple[Seat, ...]:
    return tuple(
        Seat(f"C{n}", side, "computer", level, side)
        for n, (side, level) in enumerate(zip(sides, levels, strict=True))
    )


def chosen(state: WinderState, level: Level, seed: str = "1", seat: int | None = None) -> object:
    seat = state.position.turn.seat if seat is None else seat
    return GAME.choose(GAME.view(state, seat), level, SeededChance(seed, 0)).move


def played_out(match: Match) -> Outcome:
    """The match played by its computers to the end."""
    for _ in range(400):
        outcome = GAME.outcome(match.state)
        if outcome is not None:
            return outcome
        act = next(act for act in match.acts() if act.owed)
        level = match.setup.seats[act.actor].level
        assert level is not None
        chance = SeededChance(f"{match.seed}/{len(match.entries)}", 0)
        move, spent = GAME.choose(GAME.view(match.state, act.actor), level, chance)
        match.play(act.actor, move, spent)
    raise AssertionError("no end")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_wins_at_once_when_a_common_word_does(level: Level) -> None:
    state = board(table(FREE, lexicon=POCKET), "HXXX/XOXX/XXUX/XXXR")
    for seed in "abc":
        move = chosen(state, level, seed)
        assert isinstance(move, Lay)
        assert spelled(state.position.letters, move.path) == "HOUR"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_hard_and_expert_stop_an_immediate_win(level: Level) -> None:
    letters = "CARXXXXX/XXXDXXXX/XXXOXXXX/XXXGXXXX/XXXTXXXX/XXXSXXXX"
    chips = "......../...1..../...1..../...1..../...1..../........"
    state = board(table(FREE, lexicon=POCKET), letters, chips)
    for seed in "abc":
        move = chosen(state, level, seed)
        assert isinstance(move, Lay)
        after = play(state, (0, move))
        reply = chosen(after, "expert", seed, 1)
        assert isinstance(reply, Lay | Pass)
        if isinstance(reply, Lay):
            assert play(after, (1, reply)).position.outcome is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_chance_give_the_same_move(level: Level) -> None:
    match = Match.begin(GAME, table({}, lexicon=POCKET), "same")
    view = GAME.view(match.state, match.acts()[0].actor)
    first, again = (GAME.choose(view, level, SeededChance("x", 0)) for _ in range(2))
    assert first == again
    assert first != GAME.choose(view, level, SeededChance("y", 0))


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_word_the_computer_passes(level: Level) -> None:
    state = board(table(FREE), "XXXX/XXXX/XXXX/CATX")
    full = replace(state, position=replace(state.position, chips="." * 12 + "111."))
    assert isinstance(chosen(full, level), Pass)


@pytest.mark.parametrize("level", LEVELS)
def test_its_time_is_less_than_the_clock(level: Level) -> None:
    state = board(table({"clock": 30}, lexicon=POCKET), "CATX/XXXX/XXXX/XXXX")
    for seed in map(str, range(20)):
        chance = SeededChance(seed, 0)
        spent = GAME.choose(GAME.view(state, 0), level, chance).spent_ms
        assert 2000 < spent <= 18_000


def test_with_a_child_at_the_table_it_spells_no_unfit_word() -> None:
    unfit = [word for word in POCKET.words(range(3, 6)) if POCKET.is_unfit(word)]
    word = unfit[0]
    rows = f"{word}/" + "/".join(["Q" * len(word)] * (len(word) - 1))
    kids = board(table(FREE, people(handicaps={1: Handicap()}), POCKET), rows)
    grown_up = board(table(FREE, lexicon=POCKET), rows)
    for seed in "abcd":
        move = chosen(grown_up, "expert", seed)
        assert isinstance(move, Lay)
        assert spelled(rows.replace("/", ""), move.path) == word
        other = chosen(kids, "expert", seed)
        assert not (isinstance(other, Lay) and len(other.path) == len(word))


@pytest.mark.parametrize("level", LEVELS)
def test_it_doubts_only_what_is_no_word(level: Level) -> None:
    options = {**FREE, "challenge": True}
    state = play(board(table(options), "CATX/XXXX/XXXX/XXXX"), (0, Lay((0, 1, 2))))
    wrong = play(board(table(options), "CATX/XXXX/XXXX/XXXX"), (0, Lay((2, 1, 0))))
    answers = {type(chosen(wrong, level, str(seed), 1)) for seed in range(40)}
    assert {type(chosen(state, level, str(seed), 1)) for seed in range(40)} == {Accept}
    assert answers == ({Challenge} if MANNERS[level].doubts == 100 else {Accept, Challenge})


def test_a_strong_first_word_is_taken_over_and_a_modest_one_is_laid() -> None:
    options = {**FREE, "balanced_start": True}
    setup = table(options, lexicon=POCKET)
    rows = "/".join(["STREAMSX", *["XXXXXXXX"] * 7])
    strong = play(board(setup, rows), (0, Lay((0, 1, 2, 3, 4, 5))))
    assert takes_over(strong.position)
    assert isinstance(chosen(strong, "hard"), TakeOver)
    weak = play(board(setup, rows), (0, Lay((4, 5))))
    assert not takes_over(weak.position)
    assert not isinstance(chosen(weak, "hard"), TakeOver)
    opening = chosen(board(setup, rows), "expert")
    assert isinstance(opening, Lay)
    assert len(opening.path) < 6


@pytest.mark.parametrize(
    ("options", "sides", "levels"),
    [
        ({}, (0, 1), ("medium", "easy")),
        ({"challenge": True, "balanced_start": True}, (0, 1), ("hard", "medium")),
        ({}, (0, 1, 2), ("easy", "medium", "hard")),
        ({}, PAIRS, ("easy", "hard", "medium", "easy")),
        ({"game": "racewinder"}, (0, 1), ("hard", "medium")),
        ({"game": "racewinder", "challenge": True}, (0, 1, 2), ("medium",) * 3),
        ({"game": "racewinder"}, PAIRS, ("easy",) * 4),
        ({"game": "racewinder"}, TRIOS, ("easy", "medium", "hard") * 2),
        ({}, TRIOS, ("medium",) * 6),
        ({"game": "giantwinder"}, (0, 1) * 5, ("easy",) * 10),
        ({"game": "giantwinder"}, (0, 1, 2, 0, 1), ("medium",) * 5),
    ],
)
def test_matches_of_computers_come_to_their_end_and_replay(
    options: Mapping[str, OptionValue], sides: Sequence[int], levels: Sequence[Level]
) -> None:
    setup = table(options, computers(sides, levels), POCKET)
    match = Match.begin(GAME, setup, "end")
    outcome = played_out(match)
    assert outcome.reason in {Reason.LINE, Reason.LAST_SIDE, Reason.PASSES}
    replayed = replay(read_record(write_record(record_of(match))), lambda _: POCKET)
    assert replayed.refusal is None


def test_a_match_of_experts_comes_to_its_end() -> None:
    setup = table({"game": "racewinder"}, computers((0, 1), ("expert", "expert")), POCKET)
    assert played_out(Match.begin(GAME, setup, "experts")).reason is Reason.LINE


def test_distances_agree_with_words_that_win() -> None:
    state = board(table(FREE), "SXXX/XTXX/XXAX/XXXR")
    ground = Ground(state.position)
    finds = [(ground.grid.mask((0, 5, 10, 15)), "STAR"), (ground.grid.mask((5, 0)), "TS")]
    assert ground.winning(0, finds) == finds[:1]
    assert ground.words(0, [mask for mask, _ in finds]) == 1
    assert ground.words(0, [mask for mask, _ in finds[1:]]) == FAR


@given(st.lists(st.integers(1, 63), max_size=12), st.integers(0, 63), st.integers(0, 63))
def test_the_least_needs_are_met_by_what_meets_all(masks: list[int], free: int, taken: int) -> None:
    needing = [mask for mask in masks if mask & free]
    least = least_needs(needing, free)
    assert all(taken & need for need in least) == all(taken & mask & free for mask in needing)
    assert len(least) <= len(needing)
