"""What counts of a seat that has left, and what of those who stay."""

from __future__ import annotations

from game.contract import Handicap, Reason, Resign
from game.engine import Match
from game.wildwords.board import EMPTY_BOARD
from game.wildwords.events import TurnBegan, TurnMissed
from game.wildwords.moves import Believe, Challenge, GiveUp, Move, Pass, Spell, Vote
from tests.game.wildwords.kit import GAME, at, kinds, match_of, setup_of, state_of

FEND = at("FEND", 7, 4)
TRAYS = ("FENDAEI", "STAINRG", "OXTREES", "LLMMPPR")


def begun(seats: int = 3, **options: bool) -> Match:
    return match_of(setup_of(seats, **options), trays=TRAYS[:seats])


def played(match: Match, *moves: tuple[int, Move]) -> Match:
    for seat, move in moves:
        match.play(seat, move, 0)
    return match


def passes(*seats: int) -> list[tuple[int, Move]]:
    return [(seat, Pass()) for seat in seats]


def is_over(match: Match) -> bool:
    return state_of(match).ended is not None


# --- passes -----------------------------------------------------------------------------


def test_passes_of_who_has_left_are_none_of_the_row() -> None:
    match = played(begun(), *passes(0, 1, 2), (0, Resign()))
    assert state_of(match).passes == 2
    played(match, *passes(1))
    assert not is_over(match)
    played(match, *passes(2))
    ended = state_of(match).ended
    assert ended is not None
    assert ended.reason is Reason.PASSES


def test_a_play_taken_back_goes_with_its_player() -> None:
    match = played(begun(), (0, FEND), (1, Challenge()), (0, GiveUp()), *passes(1, 2))
    assert state_of(match).passes == 3
    assert state_of(played(match, (0, Resign()))).passes == 2


def test_a_play_that_is_taken_back_by_leaving_is_no_pass() -> None:
    match = played(begun(), *passes(0, 1, 2), (0, FEND), (1, Challenge()), (0, Resign()))
    assert state_of(match).passes == 2


def test_passes_before_a_play_that_stayed_are_gone_already() -> None:
    stays = ((1, at("STAIN", 7, 4)), (2, Believe()), (0, Believe()))
    match = played(begun(), *passes(0), *stays, *passes(2, 0), (0, Resign()))
    assert state_of(match).passes == 1


def test_two_who_leave_take_only_their_own_passes_along() -> None:
    match = played(begun(4), *passes(0, 1, 2, 3, 0), (0, Resign()), (1, Resign()))
    assert state_of(match).passes == 2
    assert is_over(played(match, *passes(2, 3)))


def test_four_passes_of_the_two_who_are_left_end_it_and_only_they_get_points() -> None:
    match = match_of(setup_of(3), trays=("QZ", "AE", "X"))
    played(match, (0, Pass()), (1, Resign()), *passes(2, 0))
    assert not is_over(match)
    played(match, *passes(2))
    ended = state_of(match).ended
    assert ended is not None
    assert ended.scores == (7, 0, 17)


# --- challenges -------------------------------------------------------------------------


def test_a_vain_challenge_where_two_are_left_gives_the_player_another_turn() -> None:
    match = played(begun(), (2, Resign()), (0, FEND), (1, Challenge()))
    events = match.play(0, Spell(("FEND",)), 0)
    assert events[-1] == TurnBegan(0, 2, extra=True)
    state = state_of(match)
    assert (state.to_move, state.missed, state.scores) == (0, (0, 0, 0), (28, 0, 0))
    assert state_of(played(match, *passes(0))).to_move == 1


def test_a_challenger_who_has_left_owes_no_turn() -> None:
    match = played(begun(4), (0, FEND), (1, Challenge()), (1, Resign()))
    state = state_of(match)
    assert (state.to_move, state.missed, state.scores) == (2, (0,) * 4, (28, 0, 0, 0))


def test_a_challenger_who_resigns_after_votes_loses_with_his_side() -> None:
    match = begun(4, box_challenge=True)
    played(match, (0, FEND), (1, Challenge()), (2, Vote(True)))
    events = match.play(1, Resign(), 0)
    assert kinds(events)[:2] == ["SeatLeft", "ChallengeEnded"]
    state = state_of(match)
    assert state.scores == (28, -20, -20, 0)
    assert (state.to_move, state.missed) == (2, (0, 0, 0, 0))


def test_a_player_who_resigns_after_votes_has_been_caught() -> None:
    match = begun(4, box_challenge=True)
    played(match, (0, FEND), (1, Challenge()), (2, Vote(True)), (3, Vote(False)), (0, Resign()))
    assert state_of(match).scores == (0, 0, 0, -20)
    assert state_of(match).board == EMPTY_BOARD


def test_a_voter_who_has_left_still_pays_for_his_vote() -> None:
    match = begun(4, box_challenge=True)
    played(match, (0, FEND), (1, Challenge()), (2, Vote(True)), (2, Resign()), (3, Vote(False)))
    assert state_of(played(match, (0, Spell(("FEND",))))).scores == (28, -20, -20, 0)


# --- two turns for one ------------------------------------------------------------------


def test_a_first_seat_that_has_two_turns_begins_with_both() -> None:
    setup = setup_of(handicaps={0: Handicap(turns=2)})
    begins = (Match.begin(GAME, setup, str(seed)) for seed in range(20))
    match = next(match for match in begins if state_of(match).to_move == 0)
    assert state_of(played(match, *passes(0))).to_move == 0
    assert state_of(played(match, *passes(0))).to_move == 1


def test_two_missed_turns_are_both_of_the_two() -> None:
    match = match_of(setup_of(3, handicaps={2: Handicap(turns=2)}), trays=TRAYS[:3])
    played(match, (0, FEND), (1, Believe()), (2, Challenge()), (0, Spell(("FEND",))))
    played(match, (1, at("S", 7, 8)), (2, Challenge()))
    events = match.play(1, Spell(("FENDS",)), 0)
    assert [one for one in events if isinstance(one, TurnMissed)] == [TurnMissed(2)] * 2
    state = state_of(match)
    assert (state.to_move, state.missed) == (0, (0, 0, 0))
