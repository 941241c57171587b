"""Trading, passing, two turns for one, and how a match ends."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from game.contract import Handicap, Outcome, Reason, Refusal, Resign
from game.engine import Match, ScriptedChance
from game.wildwords.board import ALL_TILES, EMPTY_BOARD, put
from game.wildwords.events import Ended, FinalPoints, TurnMissed
from game.wildwords.moves import Believe, Challenge, GiveUp, Pass, Spell, Trade, Vote
from game.wildwords.pot import draw, put_back
from tests.game.wildwords.kit import BOOK_WORDS, GAME, at, kinds, match_of, setup_of, state_of

FEND = at("FEND", 7, 4)


def ended(match: Match) -> Outcome:
    outcome = state_of(match).ended
    assert outcome is not None
    assert match.acts() == ()
    return outcome


def test_a_trade_puts_the_tiles_back_first_and_the_turn_goes_on() -> None:
    match = match_of(setup_of(), trays=("QQQ", "AAA"), pot="B")
    match.play(0, Trade(), 0, recorded=[1, 1, 1])
    state = state_of(match)
    assert state.trays[0] == "QQQ"
    assert state.pot == "B"
    assert (state.to_move, state.stage, state.traded) == (0, "turn", True)
    match.play(0, Pass(), 0)
    match.play(1, Trade(), 0, recorded=[0, 0, 0])
    assert Counter(state_of(match).trays[1]) == Counter("AAB")


def test_a_tile_put_back_leaves_every_order_possible() -> None:
    orders = {put_back("AB", "C", ScriptedChance([place])) for place in range(3)}
    assert orders == {"CAB", "ACB", "ABC"}
    assert draw("ABC", 2) == ("A", "BC")
    assert draw("A", 2) == ("", "A")


def test_a_trade_and_a_pass_are_one_pass() -> None:
    match = match_of(setup_of(), trays=("QZ", "AE"))
    for _ in range(4):
        match.play(state_of(match).to_move, Trade(), 0)
        match.play(state_of(match).to_move, Pass(), 0)
    assert ended(match).reason is Reason.PASSES


def test_a_play_that_stays_ends_the_row_of_passes() -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "STAINRG"))
    for seat in (0, 1):
        match.play(seat, Pass(), 0)
    match.play(0, FEND, 0)
    match.play(1, Believe(), 0)
    assert state_of(match).passes == 0


def test_a_play_taken_back_counts_as_a_pass() -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "STAINRG"))
    for seat in (0, 1, 0):
        match.play(seat, Pass(), 0)
    match.play(1, at("STAIN", 7, 4), 0)
    match.play(0, Challenge(), 0)
    match.play(1, GiveUp(), 0)
    outcome = ended(match)
    assert outcome.reason is Reason.PASSES
    assert outcome.scores == (9, 12)


def test_a_missed_turn_neither_counts_nor_breaks_the_row() -> None:
    match = match_of(setup_of(3), trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    match.play(1, Believe(), 0)
    match.play(2, Challenge(), 0)
    match.play(0, Spell(("FEND",)), 0)
    passes = 0
    while state_of(match).stage != "over":
        match.play(state_of(match).to_move, Pass(), 0)
        passes += 1
    assert passes == 6
    assert [line.kind for line in state_of(match).sheet].count("missed") == 1


def test_with_more_seats_the_tiles_of_each_count_for_every_other() -> None:
    match = match_of(setup_of(3), trays=("QZ", "AE", "X"))
    for seat in (0, 1, 2) * 2:
        match.play(seat, Pass(), 0)
    assert ended(match).scores == (2 + 7, 17 + 7, 17 + 2)
    assert ended(match).winner == 1


def test_equal_scores_are_a_draw() -> None:
    """R62."""
    match = match_of(setup_of(), trays=("AE", "AE"))
    for seat in (0, 1) * 2:
        events = match.play(seat, Pass(), 0)
    last = events[-1]
    assert isinstance(last, Ended)
    assert last.winner is None
    assert ended(match) == Outcome((2, 2), None, Reason.PASSES)
    assert GAME.results(state_of(match))[0].winner is None


# --- the last tile ----------------------------------------------------------------------


def last_play(seats: int, tray: str = "FEND", **options: bool) -> Match:
    others = ("QZ", "AE", "X")[: seats - 1]
    match = match_of(setup_of(seats, **options), trays=(tray, *others), pot="")
    match.play(0, at(tray, 7, 4), 0)
    return match


def test_the_last_tile_ends_the_match_once_nobody_challenges() -> None:
    match = last_play(2)
    assert state_of(match).ended is None
    events = match.play(1, Believe(), 0)
    assert kinds(events) == ["Believed", "PointsScored", "FinalPoints", "Ended"]
    assert events[2] == FinalPoints(0, 3 * 17, 0)
    assert ended(match) == Outcome((28 + 51, 0), 0, Reason.OUT_OF_TILES)


def test_four_seats_and_a_vain_challenge_of_the_last_play() -> None:
    """R06."""
    match = last_play(4)
    match.play(1, Challenge(), 0)
    match.play(0, Spell(("FEND",)), 0)
    outcome = ended(match)
    assert outcome.scores == (28 + 3 * (17 + 2 + 7), 0, 0, 0)
    for seat in range(4):
        for move in (Pass(), Challenge(), Resign()):
            with pytest.raises(Refusal, match="match_over"):
                match.play(seat, move, 0)


def test_a_box_challenge_of_the_last_play_still_costs_20() -> None:
    match = last_play(3, box_challenge=True)
    match.play(1, Challenge(), 0)
    match.play(2, Vote(False), 0)
    match.play(0, Spell(("FEND",)), 0)
    assert ended(match).scores == (28 + 3 * 19, -20, 0)


def test_a_bluff_with_the_last_tiles_can_be_challenged() -> None:
    """R61."""
    match = last_play(3, tray="FENT")
    assert state_of(match).stage == "window"
    match.play(1, Believe(), 0)
    assert state_of(match).ended is None
    match.play(2, Challenge(), 0)
    match.play(0, Spell(("FENT",)), 0)
    state = state_of(match)
    assert state.ended is None
    assert state.board == EMPTY_BOARD
    assert sorted(state.trays[0]) == sorted("FENT")
    assert state.scores == (0, 0, 0)
    assert (state.to_move, state.stage) == (1, "turn")
    match.play(1, Pass(), 0)


# --- two turns for one ------------------------------------------------------------------


def turn_order(match: Match, count: int) -> list[int]:
    order: list[int] = []
    for number in range(count):
        order.append(state_of(match).to_move)
        if number % 3 == 2:
            match.states[-1] = replace(state_of(match), passes=0)
        match.play(order[-1], Pass(), 0)
    return order


def test_a_kid_moves_twice_for_each_turn_of_the_others() -> None:
    kid = {1: Handicap(turns=2)}
    assert turn_order(match_of(setup_of(handicaps=kid)), 7) == [0, 1, 1, 0, 1, 1, 0]
    assert turn_order(match_of(setup_of(3, handicaps=kid), to_move=1), 6) == [1, 1, 2, 0, 1, 1]


def test_a_lost_turn_is_one_of_the_two() -> None:
    match = match_of(setup_of(handicaps={0: Handicap(turns=2)}), trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    match.play(0, GiveUp(), 0)
    assert (state_of(match).to_move, state_of(match).turns_left) == (0, 1)
    match.play(0, Pass(), 0)
    assert state_of(match).to_move == 1


def test_a_turn_won_by_a_vain_challenge_is_extra() -> None:
    match = match_of(setup_of(handicaps={0: Handicap(turns=2)}), trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    match.play(0, Spell(("FEND",)), 0)
    order: list[int] = []
    for _ in range(3):
        order.append(state_of(match).to_move)
        match.play(order[-1], Pass(), 0)
    assert order == [0, 0, 1]


def test_a_missed_turn_is_one_of_the_two() -> None:
    setup = setup_of(3, handicaps={2: Handicap(turns=2)})
    match = match_of(setup, trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    match.play(1, Believe(), 0)
    match.play(2, Challenge(), 0)
    match.play(0, Spell(("FEND",)), 0)
    events = match.play(1, Pass(), 0)
    assert [event for event in events if isinstance(event, TurnMissed)] == [TurnMissed(2)]
    assert (state_of(match).to_move, state_of(match).turns_left) == (2, 1)
    match.play(2, Pass(), 0)
    assert state_of(match).to_move == 0


def test_every_pass_of_a_kid_counts() -> None:
    match = match_of(setup_of(handicaps={0: Handicap(turns=2)}), trays=("QZ", "AE"))
    for seat in (0, 0, 1, 0):
        match.play(seat, Pass(), 0)
    assert ended(match).reason is Reason.PASSES


def test_a_head_start_is_on_the_sheet_from_the_start() -> None:
    match = match_of(setup_of(handicaps={1: Handicap(head_start=100)}))
    assert state_of(match).scores == (0, 100)


# --- resigning --------------------------------------------------------------------------


def test_with_two_seats_the_other_wins_whatever_the_score() -> None:
    match = match_of(setup_of(), trays=("FENDAEI", "STAINRG"))
    match.play(0, FEND, 0)
    match.play(1, Believe(), 0)
    match.play(0, Resign(), 0)
    assert ended(match) == Outcome((28, 0), 1, Reason.RESIGNED)


def test_with_more_seats_the_tiles_go_into_the_pot_and_the_turns_are_skipped() -> None:
    match = match_of(setup_of(3), trays=("FENDAEI", "STAINRG", "OXTREES"))
    pot = len(state_of(match).pot)
    match.play(1, Resign(), 0)
    state = state_of(match)
    assert len(state.pot) == pot + 7
    assert state.trays[1] == ""
    assert turn_order(match, 4) == [0, 2, 0, 2]
    with pytest.raises(Refusal, match="not_your_move"):
        match.play(1, Resign(), 0)


def test_who_resigned_is_no_winner_though_he_has_most_points() -> None:
    match = match_of(setup_of(3), trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    match.play(1, Believe(), 0)
    match.play(2, Believe(), 0)
    match.play(0, Resign(), 0)
    match.play(2, Resign(), 0)
    assert ended(match).winner == 1


def test_a_player_who_resigns_loses_his_challenge_first() -> None:
    match = match_of(setup_of(3), trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    events = match.play(0, Resign(), 0)
    assert kinds(events) == ["ChallengeEnded", "TakenBack", "SeatLeft", "TurnBegan"]
    state = state_of(match)
    assert (state.board, state.to_move, state.stage) == (EMPTY_BOARD, 1, "turn")


def test_a_challenger_who_resigns_loses_his_challenge() -> None:
    for seats in (2, 3):
        match = match_of(setup_of(seats), trays=("FENDAEI", "STAINRG", "OXTREES")[:seats])
        match.play(0, FEND, 0)
        match.play(1, Challenge(), 0)
        match.play(1, Resign(), 0)
        state = state_of(match)
        assert state.scores[0] == 28
        assert (state.ended is not None) == (seats == 2)
        if seats == 3:
            assert (state.to_move, state.stage) == (2, "turn")


def test_who_resigns_when_asked_lets_the_play_pass() -> None:
    match = match_of(setup_of(3), trays=("FENDAEI", "STAINRG", "OXTREES"))
    match.play(0, FEND, 0)
    match.play(1, Resign(), 0)
    assert (state_of(match).stage, state_of(match).awaited) == ("window", 2)
    match.play(2, Believe(), 0)
    assert state_of(match).scores == (28, 0, 0)


def test_a_voter_or_bystander_may_resign_meanwhile() -> None:
    trays = ("FENDAEI", "STAINRG", "OXTREES", "LLMMPPR")
    match = match_of(setup_of(4, box_challenge=True), trays=trays)
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    match.play(2, Resign(), 0)
    assert (state_of(match).stage, state_of(match).awaited) == ("votes", 3)
    match.play(3, Resign(), 0)
    assert (state_of(match).stage, state_of(match).awaited) == ("spelling", 0)
    match.play(0, Spell(("FEND",)), 0)
    assert state_of(match).scores == (28, -20, 0, 0)
    assert (state_of(match).to_move, state_of(match).ended) == (1, None)


def test_tiles_of_one_who_resigned_fill_the_tray_of_the_last_play() -> None:
    match = last_play(3)
    match.play(1, Resign(), 0)
    match.play(2, Believe(), 0)
    state = state_of(match)
    assert state.ended is None
    assert sorted(state.trays[0]) == ["Q", "Z"]


def test_no_tile_is_lost_from_start_to_end() -> None:
    match = Match.begin(GAME, setup_of(lexicon=BOOK_WORDS), "tiles")
    state = state_of(match)
    everything = "".join(state.trays) + state.pot + put(EMPTY_BOARD, []).replace(".", "")
    assert Counter(everything) == Counter(ALL_TILES)
