from __future__ import annotations

import random

import pytest

from game.library import load_lexicon
from game.wordaway.index import PLAY_LENGTHS, playable
from game.wordaway.phrases import letters_of
from game.wordaway.solver import Exhausted, Position, Solver, Work
from tests.game.wordaway import naive
from tests.game.wordaway.tables import COLLECTION

_WORDS = """
    ACE ACT ANT ANTE ART ATE CAN CAR CARE CART CAT EAR EARN EAT ETA NEAR NEAT NET RAN RANT RAT
    RATE REACT TAN TAR TARE TEA TEAR TEN TRACE TRAE ACRE RACE CATER CANE RANCE
"""
WORDS = tuple(_WORDS.split())


def solver(position: Position, limit: int = 100_000) -> Solver:
    return Solver(position, Work(limit))


def winning(position: Position) -> set[str]:
    known = solver(position)
    return {word for play in known.plays() if known.is_won_by(play) for word in play.words}


def random_position(number: int) -> Position:
    """A small position; every third has unequal words, skips, or words that may not repeat."""
    dice = random.Random(number)
    pool = "".join(dice.choice("AACCEENRRTT") for _ in range(dice.randint(3, 9)))
    words = tuple(sorted(dice.sample(WORDS, dice.randint(4, 14))))
    mine = words if number % 3 else tuple(word for word in words if len(word) < 5)
    skips = (dice.randint(0, 1), dice.randint(0, 1)) if number % 4 == 1 else (0, 0)
    played = tuple(dice.sample(words, 2)) if number % 5 == 2 else None
    return Position(pool, mine, words, skips, played)


@pytest.mark.parametrize("start", range(0, 300, 50))
def test_it_finds_what_brute_force_finds(start: int) -> None:
    for number in range(start, start + 50):
        position = random_position(number)
        known = solver(position)
        won = any(known.is_won_by(play) for play in known.plays()) or known.is_won_by_skip()
        assert winning(position) == naive.winning_words(position), position
        assert won == naive.wins(position), position


def test_the_small_positions_are_of_both_kinds() -> None:
    results = [naive.wins(random_position(number)) for number in range(300)]
    assert 60 < sum(results) < 290


def test_plays_are_listed_with_the_number_of_their_replies_fewest_first() -> None:
    plays = solver(Position("AACRT", WORDS, WORDS)).plays()
    assert [play.replies for play in plays] == sorted(play.replies for play in plays)
    by_words = {play.words: play for play in plays}
    assert by_words[("CART",)].replies == 0
    assert set(by_words) == {("ACT", "CAT"), ("ART", "RAT", "TAR"), ("CAR",), ("CART",)}


def test_a_pool_that_holds_no_word_is_lost() -> None:
    known = solver(Position("VVX", WORDS, WORDS))
    assert known.plays() == ()
    assert not known.is_won_by_skip()


def test_a_skip_wins_where_only_the_other_player_is_out_of_words() -> None:
    position = Position("TEACH", (), ("ETA",), (1, 0))
    assert not solver(position).is_won_by_skip()
    assert solver(Position("XYZQ", (), (), (1, 0))).is_won_by_skip()


def test_winning_replies_are_counted() -> None:
    position = Position("AACCEERRTT", WORDS, WORDS)
    known = solver(position)
    for play in known.plays():
        after = Position(naive.without(position.pool, play.words[0]) or "", WORDS, WORDS)
        assert known.winning_replies(play) == count_of_plays(after, naive.winning_words(after))


def count_of_plays(position: Position, words: set[str]) -> int:
    return sum(not words.isdisjoint(play.words) for play in solver(position).plays())


def test_what_is_looked_at_is_always_the_same() -> None:
    counts: set[int] = set()
    for _ in range(2):
        work = Work(100_000)
        assert everything(Solver(LARGE, work))
        counts.add(work.done)
    assert len(counts) == 1


def test_the_positions_allowed_are_a_limit() -> None:
    work = Work(5)
    with pytest.raises(Exhausted):
        everything(Solver(LARGE, work))
    assert work.done == 5


def test_it_stops_when_told_to() -> None:
    with pytest.raises(Exhausted):
        everything(Solver(LARGE, Work(100_000, stopped=lambda: True)))


LARGE = Position("AACCEENNRRTT", WORDS, WORDS)


def everything(known: Solver) -> list[bool]:
    return [known.is_won_by(play) for play in known.plays()]


EXAMPLE = {
    "IIILNNNOOOSTUVYY": "SIN",
    "IILNNOOOTUVYY": "NOON",
    "IILOTUVYY": "TOIL",
    "IUVYY": "IVY",
}


@pytest.mark.parametrize("pool", [pool for pool in EXAMPLE if len(pool) <= 13])
def test_the_end_of_the_example_is_judged_as_by_brute_force(pool: str) -> None:
    words = tuple(playable(pool, load_lexicon(["pocket"]).words(PLAY_LENGTHS)))
    position = Position(pool, words, words)
    assert EXAMPLE[pool] in words
    assert winning(position) == naive.winning_words(position)


def test_of_the_last_plays_of_the_example_only_the_very_last_is_good() -> None:
    words = load_lexicon(["pocket"]).words(PLAY_LENGTHS)
    won = {pool: word in winning(Position(pool, words, words)) for pool, word in EXAMPLE.items()}
    assert won == {pool: pool == "IUVYY" for pool in EXAMPLE}


@pytest.mark.parametrize("phrase", COLLECTION[:3])
def test_another_order_of_the_words_finds_the_same(phrase: str) -> None:
    pool = letters_of(phrase)[::2]
    words = playable(pool, load_lexicon(["pocket"]).words(PLAY_LENGTHS))
    there = winning(Position(pool, tuple(words), tuple(words)))
    back = winning(Position(pool[::-1], tuple(words[::-1]), tuple(words[::-1])))
    assert there == back
