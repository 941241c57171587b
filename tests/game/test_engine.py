from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import REFEREE, Refusal, Setup, TimeUp
from game.engine import Match, ScriptedChance, SeededChance, decode, encode
from tests.kit.toy import Heap, Peek, Stones, Take


@given(st.text(), st.integers(0, 10_000), st.lists(st.integers(1, 1 << 32), max_size=20))
def test_a_seed_and_a_ply_always_draw_the_same(seed: str, ply: int, bounds: list[int]) -> None:
    seed = seed.encode("utf-8", "replace").decode()
    first, second = SeededChance(seed, ply), SeededChance(seed, ply)
    drawn = [first.below(bound) for bound in bounds]
    assert [second.below(bound) for bound in bounds] == drawn == first.drawn
    assert all(0 <= value < bound for value, bound in zip(drawn, bounds, strict=True))


def test_plies_and_seeds_draw_differently() -> None:
    draws = {
        (seed, ply): tuple(chance.below(1 << 32) for _ in range(4))
        for seed in "ab"
        for ply in range(50)
        for chance in [SeededChance(seed, ply)]
    }
    assert len(set(draws.values())) == len(draws)


def test_every_face_of_a_die_is_about_as_likely() -> None:
    chance = SeededChance("fair", 0)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_no_chance_below_an_impossible_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="no chance below"):
        SeededChance("x", 0).below(bound)


def test_scripted_chance_refuses_what_does_not_fit_or_is_missing() -> None:
    chance = ScriptedChance([2, 9])
    assert chance.below(3) == 2
    with pytest.raises(Refusal, match="chance_impossible"):
        chance.below(6)
    assert chance.left == 1
    with pytest.raises(Refusal, match="chance_missing"):
        ScriptedChance([]).below(2)


def test_a_refused_move_changes_nothing(match: Match) -> None:
    before = encode(match.state), match.state_hash(), len(match.entries)
    to_move = match.acts()[0].actor
    for actor, move, code in (
        (to_move, Take(4), "too_many_stones"),
        (1 - to_move, Take(1), "not_your_move"),
        (REFEREE, Take(1), "not_open"),
        (7, Take(1), "not_your_move"),
        (to_move, TimeUp(to_move, "turn"), "not_open"),
    ):
        with pytest.raises(Refusal) as refused:
            match.play(actor, move, 5)
        assert refused.value.code == code
    with pytest.raises(Refusal, match="negative_time"):
        match.play(to_move, Take(1), -1)
    assert (encode(match.state), match.state_hash(), len(match.entries)) == before


def test_nothing_can_be_played_after_the_end(match: Match) -> None:
    while match.acts():
        match.play(match.acts()[0].actor, Take(1), 0)
    with pytest.raises(Refusal, match="match_over"):
        match.play(0, Take(1), 0)


def test_a_move_taken_back_draws_the_same_again(match: Match) -> None:
    seat = match.acts()[0].actor
    match.play(seat, Peek(), 10)
    entry, after = match.entries[-1], match.state_hash()
    assert match.undo() == entry
    match.play(seat, Peek(), 10)
    assert (match.entries[-1], match.state_hash()) == (entry, after)


def test_what_is_open_follows_every_move_and_every_move_taken_back(match: Match) -> None:
    first = match.acts()
    assert match.acts() is first
    match.play(first[0].actor, Take(1), 0)
    assert match.acts() == match.game.acts(match.state) != first
    match.undo()
    assert match.acts() == first


def test_undo_at_the_start_is_refused(match: Match) -> None:
    with pytest.raises(Refusal, match="no_undo"):
        match.undo()


def test_recorded_chance_must_be_used_up(match: Match) -> None:
    seat = match.acts()[0].actor
    with pytest.raises(Refusal, match="chance_left_over"):
        match.play(seat, Peek(), 0, recorded=[1, 2])
    assert not match.entries


def test_a_state_reads_back_as_it_was_written(match: Match, two_people: Setup) -> None:
    again = decode(Heap, encode(match.state), two_people.lexicon)
    assert again == match.state
    assert encode(again) == encode(match.state)


def test_the_start_goes_round_with_the_shift(stones: Stones, two_people: Setup) -> None:
    turned = Setup(two_people.options, two_people.seats, two_people.lexicon, 1)
    for seed in map(str, range(20)):
        first = Match.begin(stones, two_people, seed).acts()[0].actor
        assert Match.begin(stones, turned, seed).acts()[0].actor == 1 - first
