"""House rule challenge, and the penalty of silent rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.contract import (
    REFEREE,
    Handicap,
    Outcome,
    Reason,
    Refusal,
    Resign,
    Seat,
    TimeUp,
)
from game.wordwinder.events import (
    Accepted,
    Asked,
    Challenged,
    Ended,
    LineMade,
    PenaltyCalled,
    PenaltyConfirmed,
    PenaltyVoid,
    SideOut,
    TurnBegan,
    TurnLost,
    TurnMissed,
    WordLaid,
    WordTakenBack,
)
from game.wordwinder.moves import Accept, CallPenalty, Challenge, ConfirmPenalty, Lay, Pass
from game.wordwinder.state import WinderState
from tests.game.wordwinder.tables import GAME, board, people, play, squares, table, told

ROWS = "CATX/XXXX/DOGX/XXXX"
CAT = Lay(squares(4, (0, 0), (0, 1), (0, 2)))
TAC = Lay(squares(4, (0, 2), (0, 1), (0, 0)))
DOG = Lay(squares(4, (2, 0), (2, 1), (2, 2)))
OPTIONS = {"starter_limit": None, "challenge": True}


def doubting(
    sides: Sequence[int] = (0, 1), rows: str = ROWS, chips: str = "", game: str = "sidewinder"
) -> WinderState:
    return board(table({**OPTIONS, "game": game}, people(sides)), rows, chips)


def open_to(state: WinderState, seat: int) -> tuple[str, ...]:
    return next((act.moves for act in GAME.acts(state) if act.actor == seat), ())


# --- challenge -------------------------------------------------------------------------


def test_any_letters_may_be_laid_and_the_other_side_is_asked() -> None:
    state, events = told(doubting(), (0, TAC))
    assert events == [WordLaid(0, 0, "TAC", TAC.path, TAC.path), Asked(1)]
    assert open_to(state, 1) == ("accept", "challenge", "resign")
    assert open_to(state, 0) == ("resign",)
    (run,) = next(act for act in GAME.acts(state) if act.actor == 1).clocks
    assert (run.kind, run.limit_ms) == ("answer", 10_000)


def test_a_wrong_word_goes_with_its_chips() -> None:
    state = play(doubting(rows="CATX/XXXO/DOGX/XXXX"), (0, CAT), (1, Accept()), (1, Pass()))
    wrong = Lay(squares(4, (0, 1), (0, 2), (0, 3)))
    after, events = told(state, (0, wrong), (1, Challenge()))
    assert events[2:] == [
        Challenged(1, "ATX", False),
        WordTakenBack(0, 0, "ATX", (3,)),
        TurnLost(0, "challenge"),
        TurnBegan(1, 4),
    ]
    assert after.position.chips == "000............."
    assert [word.word for word in after.position.words] == ["CAT"]
    assert after.position.turn.seat == 1


def test_a_wrong_challenge_costs_the_next_turn() -> None:
    after, events = told(doubting(), (0, CAT), (1, Challenge()))
    assert events[2:] == [Challenged(1, "CAT", True), TurnMissed(1), TurnBegan(0, 3)]
    assert after.position.turn.seat == 0
    later = play(after, (0, Pass()))
    assert later.position.turn.seat == 1


def test_of_two_turns_for_one_a_missed_one_is_one() -> None:
    setup = table(OPTIONS, people(handicaps={1: Handicap(turns=2)}))
    state = play(board(setup, ROWS), (0, CAT), (1, Challenge()))
    assert (state.position.turn.seat, state.position.turn.left) == (1, 1)
    assert play(state, (1, Pass())).position.turn.seat == 0


def test_sides_are_asked_in_order_from_the_left() -> None:
    state, events = told(doubting((0, 1, 2)), (0, CAT), (1, Accept()), (2, Accept()))
    assert events[1:] == [Asked(1), Accepted(1), Asked(2), Accepted(2), TurnBegan(1, 2)]
    assert state.position.asking is None


def test_no_answer_is_no_doubt() -> None:
    state = play(doubting((0, 1, 2)), (0, CAT), (REFEREE, TimeUp(1, "answer")))
    assert state.position.asking is not None
    assert state.position.asking.seat == 2
    assert play(state, (REFEREE, TimeUp(2, "answer"))).position.turn.seat == 1


def test_after_a_wrong_challenge_no_other_side_is_asked() -> None:
    state = play(doubting((0, 1, 2)), (0, CAT), (1, Challenge()))
    assert state.position.asking is None
    assert state.position.turn.seat == 2
    assert play(state, (2, Pass())).position.turn.seat == 0


def test_the_seat_of_a_team_that_comes_next_answers() -> None:
    state = play(doubting((0, 1, 0, 1)), (0, Pass()), (1, Pass()), (2, CAT))
    assert state.position.asking is not None
    assert state.position.asking.seat == 3


def test_a_winning_word_stands_only_when_the_time_is_over() -> None:
    state = doubting(chips="..../0.../0.../0...")
    laid, events = told(state, (0, TAC))
    assert laid.position.outcome is None
    assert not [event for event in events if isinstance(event, LineMade)]
    assert play(laid, (1, Accept())).position.outcome == Outcome((6, 0), 0, Reason.LINE)
    taken = play(laid, (1, Challenge()))
    assert taken.position.outcome is None
    assert taken.position.chips_on_board(0) == 3


def test_a_word_puts_a_side_out_only_when_it_stands() -> None:
    state = doubting(rows="ATSX/XXXX/CARE/XXXX", chips="00../..../..../1...", game="racewinder")
    laid, events = told(state, (0, Lay((1, 2))))
    assert not [event for event in events if isinstance(event, SideOut)]
    after, events = told(laid, (1, Accept()))
    assert SideOut(0) in events
    assert after.position.outcome == Outcome((3, 1), 1, Reason.LAST_SIDE)


def test_a_forgiving_seats_wrong_word_is_refused() -> None:
    setup = table(OPTIONS, people(handicaps={0: Handicap(forgiving=True)}))
    with pytest.raises(Refusal, match="winder_no_word"):
        GAME.check(board(setup, ROWS), 0, TAC)
    GAME.check(board(setup, ROWS), 0, CAT)


def test_who_resigns_while_his_word_is_doubted_loses_it_first() -> None:
    state = play(doubting((0, 1, 2), chips="..../0.../0.../0..."), (0, TAC))
    after, events = told(state, (0, Resign()))
    assert any(isinstance(event, WordTakenBack) for event in events)
    assert after.position.chips_on_board(0) == 3
    assert after.position.turn.seat == 1


def test_who_resigns_when_asked_lets_the_word_stand() -> None:
    state = play(doubting((0, 1, 2)), (0, CAT))
    after = play(state, (1, Resign()))
    assert after.position.asking is not None
    assert after.position.asking.seat == 2
    assert play(after, (2, Accept())).position.turn.seat == 2
    not_asked = play(state, (2, Resign()), (1, Accept()))
    assert not_asked.position.turn.seat == 1


def test_of_two_the_one_asked_resigns_and_the_word_stands() -> None:
    after, events = told(play(doubting(), (0, CAT)), (1, Resign()))
    assert after.position.outcome == Outcome((3, 0), 0, Reason.RESIGNED)
    assert isinstance(events[-1], Ended)


def test_a_taken_back_word_gives_the_starter_its_limit_again() -> None:
    setup = table({"challenge": True, "starter_limit": 3})
    state = play(board(setup, "CARE/XXXX/DOGX/XXXX"), (0, Lay((2, 1, 0))), (1, Challenge()))
    state = play(state, (1, Pass()))
    with pytest.raises(Refusal, match="winder_long"):
        GAME.check(state, 0, Lay((0, 1, 2, 3)))


# --- penalty ---------------------------------------------------------------------------


def silent(sides: Sequence[int] = (0, 1, 0, 1), computers: Sequence[int] = ()) -> WinderState:
    seats = [
        Seat(seat.name, seat.colour, "computer", "easy", seat.side) if n in computers else seat
        for n, seat in enumerate(people(sides))
    ]
    return board(table({"silent": True, "starter_limit": None}, seats), ROWS)


def test_a_confirmed_call_costs_the_running_turn() -> None:
    state, events = told(silent(), (1, CallPenalty()), (2, ConfirmPenalty()))
    assert events == [
        PenaltyCalled(1),
        PenaltyConfirmed(2),
        TurnLost(0, "penalty"),
        TurnBegan(1, 2),
    ]
    assert state.position.caller is None


def test_the_seat_to_move_may_confirm_and_a_third_side_too() -> None:
    state = play(silent((0, 1, 2, 0, 1, 2)), (1, CallPenalty()))
    for seat in (0, 3, 2, 5):
        assert play(state, (seat, ConfirmPenalty())).position.turn.seat == 1
    assert "confirm_penalty" not in open_to(state, 1)
    assert "confirm_penalty" not in open_to(state, 4)


def test_after_twenty_seconds_the_call_is_void_and_the_turn_goes_on() -> None:
    state = play(silent(), (1, CallPenalty()))
    referee = next(act for act in GAME.acts(state) if act.actor == REFEREE)
    (run,) = referee.clocks
    assert (run.kind, run.limit_ms) == ("answer", 20_000)
    after, events = told(state, (REFEREE, GAME.expired(state, run)))
    assert events == [PenaltyVoid()]
    assert after.position.turn == state.position.turn
    assert "call_penalty" not in open_to(after, 1)


def test_a_call_ends_with_the_turn() -> None:
    after, events = told(silent(), (1, CallPenalty()), (0, CAT))
    assert PenaltyVoid() in events
    assert after.position.caller is None
    assert "call_penalty" in open_to(after, 0)


def test_each_side_calls_once_a_turn_and_the_clock_is_a_new_one() -> None:
    state = play(silent((0, 1, 2, 0, 1, 2)), (1, CallPenalty()))
    first = GAME.acts(state)[-1].clocks
    state = play(state, (REFEREE, TimeUp(REFEREE, "answer")), (2, CallPenalty()))
    second = GAME.acts(state)[-1].clocks
    assert first != second
    assert open_to(state, 4) == ("confirm_penalty", "resign")
    assert open_to(state, 5) == ("resign",)


def test_computers_neither_call_nor_confirm_nor_are_they_accused() -> None:
    state = silent(computers=(1,))
    assert open_to(state, 1) == ()
    called = play(state, (3, CallPenalty()))
    assert open_to(called, 1) == ()
    assert "call_penalty" not in open_to(silent(computers=(2,)), 1)


def test_the_turns_clock_runs_on_while_a_call_waits() -> None:
    seats = people((0, 1, 0, 1))
    state = board(table({"silent": True, "clock": 30}, seats), ROWS)
    called = play(state, (1, CallPenalty()))
    assert GAME.acts(called)[0].clocks == GAME.acts(state)[0].clocks
