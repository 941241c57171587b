"""Whoever may not know something gets the same bytes whatever it is."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import WATCHER, Move, Refusal
from game.engine import Match, SeededChance, encode
from game.wildwords.board import TURNS_WILD, in_order, square_of
from game.wildwords.events import Dealt, Drew, HintGiven, Laid, Traded
from game.wildwords.moves import Believe, Challenge, GiveUp, Lay, Pass, Placed, Spell, Trade
from game.wildwords.state import FaceDown
from tests.game.wildwords.kit import GAME, at, board_with, match_of, setup_of, state_of
from tests.game.wildwords.positions import SMALL
from tests.game.wildwords.random_play import random_move
from tests.game.wildwords.secrets import hidden_elsewhere


def positions(seed: int, seats: int) -> list[Match]:
    """Matches stopped at every ply of one random match."""
    random = Random(seed)
    setup = setup_of(seats, lexicon=SMALL, minutes=None, box_challenge=seed % 2 == 1)
    match = Match.begin(GAME, setup, f"secrets {seed}")
    stopped: list[Match] = []
    for _ in range(30):
        if not match.acts():
            break
        other = Match.begin(GAME, setup, match.seed)
        other.states, other.entries = [match.state], list(match.entries)
        stopped.append(other)
        match.play(*random_move(match, random), 1000)
    return stopped


@pytest.mark.parametrize(("seed", "seats"), [(0, 2), (1, 3), (2, 4)])
def test_views_acts_events_previews_and_refusals_tell_nothing(seed: int, seats: int) -> None:
    random = Random(seed)
    compared = differing = 0
    for match in positions(seed, seats):
        state = state_of(match)
        actor, move = random_move(match, random)
        for viewer in (*range(seats), WATCHER):
            other = hidden_elsewhere(state, viewer, random)
            differing += encode(other) != encode(state)
            assert encode(GAME.view(other, viewer)) == encode(GAME.view(state, viewer))
            assert encode(GAME.acts(other)) == encode(GAME.acts(state))
            assert answers(other, viewer) == answers(state, viewer)
            if actor == viewer or not needs_tiles(move):
                assert shown(other, actor, move, viewer) == shown(state, actor, move, viewer)
                compared += 1
    assert differing > 40
    assert compared > 40


def needs_tiles(move: Move) -> bool:
    """Whether the move is one that only its own tray makes possible."""
    return isinstance(move, Lay)


def answers(state: object, viewer: int) -> list[bytes]:
    """What the viewer is told of moves it might try."""
    match = Match.begin(GAME, setup_of(2), "x")
    assert hasattr(state, "setup")
    match.states, match.setup = [state], state.setup
    tried: tuple[Move, ...] = (
        Pass(),
        Trade(),
        Believe(),
        Challenge(),
        GiveUp(),
        Spell(("A", "B")),
        Lay((Placed(7, 7, "E"), Placed(7, 8, "S"))),
        Lay((Placed(0, 0, "Q"),)),
        Lay((Placed(3, 3, "*"), Placed(3, 4, "*"))),
    )
    said: list[bytes] = []
    for move in tried:
        try:
            match.check(viewer, move)
            said.append(b"open")
        except Refusal as refusal:
            said.append(encode([refusal.code, dict(refusal.params)]))
        if viewer >= 0:
            said.append(encode(GAME.preview(GAME.view(match.state, viewer), move, 0)))
    return said


def shown(state: object, actor: int, move: Move, viewer: int) -> list[bytes]:
    """What the viewer is told of a move that an actor makes."""
    _, events = GAME.play(state, actor, move, 1000, SeededChance("same", 1))
    seen = (GAME.show(event, viewer) for event in events)
    kept = [event for event in seen if event is not None]
    if actor != viewer or not isinstance(move, Trade):
        # What the viewer itself draws comes from the pot, whose order is a secret until then.
        kept = [event for event in kept if not isinstance(event, Drew) or event.seat != viewer]
    else:
        kept = [event for event in kept if not isinstance(event, Traded)]
    return [encode(event) for event in kept]


def test_the_tiles_of_others_are_shown_to_nobody_else() -> None:
    assert GAME.show(Dealt(0, 7, "ABCDEFG"), 1) == Dealt(0, 7, None)
    assert GAME.show(Dealt(0, 7, "ABCDEFG"), WATCHER) == Dealt(0, 7, None)
    assert GAME.show(Dealt(0, 7, "ABCDEFG"), 0) == Dealt(0, 7, "ABCDEFG")
    assert GAME.show(Drew(0, 2, "AB"), 1) == Drew(0, 2, None)
    assert GAME.show(Traded(0, 2, "AB", "CD"), 1) == Traded(0, 2, None, None)
    hint = HintGiven(0, (Placed(7, 7, "A"),), ("AB",), 2)
    assert GAME.show(hint, 1) == HintGiven(0, None, None, 2)
    assert GAME.show(hint, 0) == hint


def test_a_tile_turned_face_down_is_seen_by_its_player_alone() -> None:
    board = board_with(at("FEND", 7, 4))
    match = match_of(setup_of(3), trays=("D*TAAAA", "AAA", "EEE"), board=board)
    laid = match.play(0, at("D*T", 6, 3, down=True), 0)[0]
    assert isinstance(laid, Laid)
    own, other = GAME.show(laid, 0), GAME.show(laid, 1)
    assert isinstance(own, Laid)
    assert isinstance(other, Laid)
    assert [one.tile for one in own.placed] == ["D", "*", "T"]
    assert [one.tile for one in other.placed] == ["*", "*", "*"]
    assert other.patterns == own.patterns
    for viewer in (1, 2, WATCHER):
        view = GAME.view(state_of(match), viewer)
        assert view.face_down == ()
        assert view.pending is not None
        assert [one.tile for one in view.pending.placed] == ["*", "*", "*"]
        assert view.board[square_of(6, 3)] == "*"
    mine = GAME.view(state_of(match), 0)
    assert [(one.square, one.tile) for one in mine.face_down] == [
        (square_of(6, 3), "D"),
        (square_of(8, 3), "T"),
    ]


def test_what_another_seat_turned_face_down_stays_unseen() -> None:
    board = board_with(at("FEND", 7, 4))
    match = match_of(setup_of(), trays=("D*T", "AAA"), board=board)
    match.play(0, at("D*T", 6, 3, down=True), 0)
    match.play(1, Believe(), 0)
    state = state_of(match)
    mine, others = GAME.view(state, 0), GAME.view(state, 1)
    hidden = in_order("".join(state.trays[1]) + state.pot)
    assert mine.unseen == hidden
    assert others.unseen == in_order(state.trays[0] + state.pot + "DT")
    assert all(TURNS_WILD[one.square] for one in state.face_down)


def test_everything_is_shown_when_the_match_is_over() -> None:
    board = board_with(at("FEND", 7, 4))
    match = match_of(setup_of(), trays=("DT*", "QZ"), board=board, pot="")
    match.play(0, at("D*T", 6, 3, down=True), 0)
    assert GAME.view(state_of(match), 1).final_trays == ()
    match.play(1, Believe(), 0)
    view = GAME.view(state_of(match), 1)
    assert view.awaited is None
    assert view.final_trays == ("", "QZ")
    assert view.face_down == (
        FaceDown(square_of(6, 3), "D", 0),
        FaceDown(square_of(8, 3), "T", 0),
    )
