"""The daily board and the lists of best solo results."""

from __future__ import annotations

from random import Random

from game.contract import Handicap
from game.engine import Match
from game.rooply.dice import Throw
from game.rooply.moves import BlacksOnly, Pass, Roll, Thrown, WildCard
from game.rooply.solo import PLACES, SoloResult, best, daily_seed, solo_result
from tests.game.rooply.kit import H, full_but, lay, match, set_player, some_play, squares, state_of


def throws_of(date: str, chance: Random) -> list[Throw]:
    """The first throws of the turns of a daily board, played anyhow."""
    going = match(None, seed=daily_seed(date, "novice"))
    found: list[Throw] = []
    for turn in range(10):
        (event,) = going.play(0, Roll(), 0)
        assert isinstance(event, Thrown)
        found.append(event.throws[0])
        passes = turn % 2 and chance.random() < 0.5
        going.play(0, Pass() if passes else some_play(going, chance) or Pass(), 0)
    return found


def test_a_day_has_the_same_dice_for_everybody() -> None:
    first = throws_of("2026-03-01", Random(1))
    assert first == throws_of("2026-03-01", Random(2))
    assert first != throws_of("2026-03-02", Random(1))


def test_a_wild_card_does_not_shift_the_dice() -> None:
    rolled, spent = (match(None, seed=daily_seed("2026-03-01", "novice")) for _ in range(2))
    rolled.play(0, Roll(), 0)
    spent.play(0, WildCard(3, H, 1), 0)
    for going in (rolled, spent):
        going.play(0, BlacksOnly(squares((0, 0))), 0)
    (one,), (other,) = rolled.play(0, Roll(), 0), spent.play(0, Roll(), 0)
    assert isinstance(one, Thrown)
    assert isinstance(other, Thrown)
    assert one.throws[0] == other.throws[0]


def test_levels_have_boards_of_their_own() -> None:
    assert daily_seed("2026-03-01", "novice") != daily_seed("2026-03-01", "master")


def completed(*handicaps: Handicap | None) -> Match:
    going = match(*handicaps, seconds=30)
    set_player(going, 0, board=full_but(9, (0, 0)), score=300, turns=15)
    lay(going, Throw(3, H, 1))
    going.play(0, BlacksOnly(squares((0, 0))), 0)
    return going


def test_a_completed_solo_board_is_a_result() -> None:
    result = solo_result(state_of(completed(None)), "2026-03-01", daily=True)
    assert result == SoloResult("novice", 30, 16, 300 - 1 + 20, "2026-03-01", True)


def test_only_a_board_completed_alone_and_without_help_is_a_result() -> None:
    assert solo_result(state_of(match(None)), "2026-03-01") is None
    assert solo_result(state_of(completed(None, None)), "2026-03-01") is None
    assert solo_result(state_of(completed(Handicap())), "2026-03-01") is None
    stuck = match(None)
    for _ in range(2):
        lay(stuck, Throw(3, H, 1))
        stuck.play(0, Pass(), 0)
    assert state_of(stuck).outcome is not None
    assert solo_result(state_of(stuck), "2026-03-01") is None


def result(turns: int, score: int, date: str = "2026-03-01", level: str = "novice") -> SoloResult:
    return SoloResult(level, 60, turns, score, date)


def test_there_are_two_lists_for_each_level_and_clock() -> None:
    quick, rich, other = result(14, 500), result(18, 700), result(9, 900, level="master")
    results = [rich, other, quick]
    assert best(results, "novice", 60, "turns") == (quick, rich)
    assert best(results, "novice", 60, "score") == (rich, quick)
    assert best(results, "master", 60, "turns") == (other,)
    assert best(results, "novice", 30, "turns") == ()


def test_equals_are_ordered_by_the_other_merit_then_by_date() -> None:
    late, early, richer = result(14, 500, "2026-03-02"), result(14, 500), result(14, 501)
    assert best([late, early, richer], "novice", 60, "turns") == (richer, early, late)
    fewer = result(13, 500)
    assert best([early, fewer], "novice", 60, "score") == (fewer, early)


def test_a_list_has_its_length() -> None:
    results = [result(n, 100) for n in range(20)]
    assert [one.turns for one in best(results, "novice", 60, "turns")] == list(range(PLACES))
