from __future__ import annotations

import pytest

from game.contract import (
    REFEREE,
    ClockRun,
    Handicap,
    Outcome,
    Reason,
    Refusal,
    TimeUp,
)
from game.engine import Match
from game.table import Manner, Table
from game.wildwords.moves import Believe, Challenge, GiveUp, Pass, Spell, Vote
from tests.game.wildwords.kit import at, match_of, setup_of, state_of

FEND = at("FEND", 7, 4)
MINUTE = 60_000


def runs(match: Match) -> list[ClockRun]:
    return [run for act in match.acts() for run in act.clocks]


def test_the_budget_runs_in_ones_own_turn_while_one_decides_and_while_one_spells() -> None:
    match = match_of(setup_of(3, minutes=10), trays=("FENDAEI", "STAINRG", "OXTREES"))
    assert runs(match) == [ClockRun(0, "budget", 0, 10 * MINUTE, 0, expires=False)]
    match.play(0, FEND, 5_000)
    assert runs(match) == [ClockRun(1, "budget", 0, 10 * MINUTE, 0, expires=False)]
    match.play(1, Believe(), 2_000)
    match.play(2, Challenge(), 3_000)
    budget, answer = runs(match)
    assert budget == ClockRun(0, "budget", 0, 10 * MINUTE, 5_000, expires=False)
    assert (answer.kind, answer.limit_ms, answer.expires) == ("answer", MINUTE, True)
    match.play(0, Spell(("FEND",)), 7_000)
    assert state_of(match).used_ms == (12_000, 2_000, 3_000)


def test_without_a_clock_nothing_runs_on_one_machine() -> None:
    match = match_of(setup_of(minutes=None), trays=("FENDAEI", "STAINRG"))
    assert runs(match) == []
    match.play(0, FEND, 0)
    assert runs(match) == []
    match.play(1, Challenge(), 0)
    assert runs(match) == []


def test_without_a_clock_answers_over_a_network_have_60_seconds() -> None:
    setup = setup_of(3, minutes=None, kinds={2: "remote"}, box_challenge=True)
    match = match_of(setup, trays=("FENDAEI", "STAINRG", "OXTREES"))
    assert runs(match) == []
    match.play(0, FEND, 0)
    assert [run.limit_ms for run in runs(match)] == [MINUTE]
    match.play(REFEREE, TimeUp(1, "answer"), MINUTE)
    assert state_of(match).awaited == 2
    match.play(2, Challenge(), 0)
    match.play(REFEREE, TimeUp(1, "answer"), MINUTE)
    assert state_of(match).open_play.votes[0].agree is False
    match.play(REFEREE, TimeUp(0, "answer"), MINUTE)
    assert state_of(match).scores == (0, -20, 0)
    assert state_of(match).sheet[-1].kind == "taken_back"


def test_sixty_seconds_decide_a_spelling_though_the_budget_is_used_up() -> None:
    match = match_of(setup_of(minutes=5), trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 6 * MINUTE)
    match.play(1, Challenge(), 0)
    with pytest.raises(Refusal, match="wildwords_no_clock"):
        match.game.check(match.state, REFEREE, TimeUp(0, "budget"))
    with pytest.raises(Refusal, match="wildwords_time_left"):
        match.play(REFEREE, TimeUp(0, "answer"), MINUTE - 1)
    match.play(REFEREE, TimeUp(0, "answer"), MINUTE)
    assert state_of(match).scores == (0, 0)
    assert state_of(match).to_move == 1
    assert state_of(match).used_ms == (7 * MINUTE, 0)


def test_honour_not_answered_in_time_is_a_challenge_lost() -> None:
    setup = setup_of(minutes=None, kinds={1: "remote"}, honour=True)
    match = match_of(setup, trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    match.play(0, Spell(("FENT",)), 0)
    match.play(REFEREE, TimeUp(1, "answer"), MINUTE)
    assert state_of(match).scores == (28, 0)


@pytest.mark.parametrize(
    ("clock", "budget", "answer"),
    [("same", 5 * MINUTE, MINUTE), ("double", 10 * MINUTE, 2 * MINUTE), ("none", None, None)],
)
def test_a_kids_clock(clock: str, budget: int | None, answer: int | None) -> None:
    kid = Handicap(clock=clock)  # type: ignore[arg-type] - one of the three
    match = match_of(setup_of(minutes=5, handicaps={0: kid}), trays=("FENDAEI", "STAINRG"))
    assert [run.limit_ms for run in runs(match)] == ([] if budget is None else [budget])
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    assert [run.limit_ms for run in runs(match)] == [
        limit for limit in (budget, answer) if limit is not None
    ]


def test_a_kid_without_a_clock_has_a_limit_over_a_network() -> None:
    setup = setup_of(minutes=5, handicaps={0: Handicap(clock="none")}, kinds={1: "remote"})
    match = match_of(setup, trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    assert [run.limit_ms for run in runs(match)] == [MINUTE]


def test_a_kids_double_clock_doubles_every_answer_over_a_network() -> None:
    kid = Handicap(clock="double")
    setup = setup_of(3, minutes=None, handicaps={0: kid, 1: kid}, kinds={1: "remote"})
    match = match_of(setup, trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    assert [run.limit_ms for run in runs(match)] == [2 * MINUTE]
    match.play(1, Challenge(), 0)
    assert [run.limit_ms for run in runs(match)] == [2 * MINUTE]
    with pytest.raises(Refusal, match="wildwords_time_left"):
        match.play(REFEREE, TimeUp(0, "answer"), 2 * MINUTE - 1)


def test_where_the_flag_falls_time_up_is_a_match_lost() -> None:
    match = match_of(setup_of(minutes=5, flag_falls=True), trays=("FENDAEI", "STAINRG"))
    assert [run.expires for run in runs(match)] == [True]
    match.play(REFEREE, TimeUp(0, "budget"), 5 * MINUTE)
    assert state_of(match).ended == Outcome((0, 0), 1, Reason.TIMEOUT)


def test_a_flag_that_falls_while_spelling_loses_challenge_and_match() -> None:
    match = match_of(setup_of(minutes=5, flag_falls=True), trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 5 * MINUTE - 1)
    match.play(1, Challenge(), 0)
    match.play(REFEREE, TimeUp(0, "budget"), 1)
    assert state_of(match).ended == Outcome((0, 0), 1, Reason.TIMEOUT)


def test_with_three_seats_a_flag_that_falls_puts_one_seat_out() -> None:
    match = match_of(setup_of(3, minutes=5, flag_falls=True))
    match.play(REFEREE, TimeUp(0, "budget"), 5 * MINUTE)
    state = state_of(match)
    assert (state.out, state.ended, state.to_move) == ((0,), None, 1)


@pytest.mark.parametrize(
    ("used", "lost"),
    [(5 * MINUTE, 0), (5 * MINUTE + 1, 10), (6 * MINUTE, 10), (7 * MINUTE + 1, 30)],
)
def test_overtime_costs_ten_points_a_minute_begun(used: int, lost: int) -> None:
    match = match_of(setup_of(minutes=5, overtime=True), trays=("AE", "AE"))
    match.play(0, Pass(), used)
    for seat in (1, 0, 1):
        match.play(seat, Pass(), 0)
    assert state_of(match).ended == Outcome((2 - lost, 2), 1 if lost else None, Reason.PASSES)


def test_overtime_is_deducted_however_the_match_ends() -> None:
    match = match_of(setup_of(minutes=5, overtime=True), trays=("FEND", "AE"), pot="")
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 8 * MINUTE)
    match.play(0, GiveUp(), 0)
    match.play(1, Pass(), 0)
    match.play(0, FEND, 0)
    match.play(1, Believe(), 0)
    assert state_of(match).ended == Outcome((28 + 6, -30), 0, Reason.OUT_OF_TILES)


def test_time_up_must_be_called_by_the_referee_for_a_clock_that_runs() -> None:
    match = match_of(setup_of(minutes=5, flag_falls=True), trays=("FENDAEI", "STAINRG"))
    for actor, move, code in (
        (0, TimeUp(1, "budget"), "not_open"),
        (REFEREE, TimeUp(1, "budget"), "wildwords_no_clock"),
        (REFEREE, TimeUp(0, "answer"), "wildwords_no_clock"),
        (REFEREE, TimeUp(0, "turn"), "wildwords_no_clock"),
    ):
        with pytest.raises(Refusal, match=code):
            match.play(actor, move, 5 * MINUTE)


class Nobody:
    """Opponents that are never asked."""

    def ask(self, request: object) -> None:
        raise AssertionError(request)

    def answer(self) -> None:
        return None

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_at_a_table_the_clock_goes_below_zero_and_only_a_falling_flag_ends_it() -> None:
    for falls in (False, True):
        now = [0]
        match = match_of(setup_of(minutes=5, flag_falls=falls))
        table = Table(match, Nobody(), lambda now=now: now[0], manner=Manner())
        for _ in range(301):
            now[0] += 1_000
            table.tick()
        face = table.clock(0)
        if falls:
            outcome = table.outcome()
            assert outcome is not None
            assert (outcome.reason, outcome.winner) == (Reason.TIMEOUT, 1)
        else:
            assert face is not None
            assert face.remaining_ms == -1_000
            assert table.outcome() is None


def test_at_a_table_a_spelling_is_over_after_60_seconds() -> None:
    now = [0]
    match = match_of(setup_of(minutes=5), trays=("FENDAEI", "STAINRG"))
    table = Table(match, Nobody(), lambda: now[0], manner=Manner())
    table.submit(0, FEND)
    table.submit(1, Challenge())
    for _ in range(60):
        now[0] += 1_000
        table.tick()
    assert state_of(match).stage == "turn"
    assert state_of(match).sheet[-1].kind == "taken_back"
    assert state_of(match).used_ms == (MINUTE, 0)


def test_votes_run_on_the_voters_own_clock() -> None:
    setup = setup_of(3, minutes=5, box_challenge=True)
    match = match_of(setup, trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    assert [(run.actor, run.kind) for run in runs(match)] == [(2, "budget")]
    match.play(2, Vote(True), 4_000)
    assert state_of(match).used_ms == (0, 0, 4_000)
