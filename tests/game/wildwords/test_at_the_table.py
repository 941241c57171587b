"""WildWords at a table: hints, moves taken back, what the others are told."""

from __future__ import annotations

import pytest

from game import registry
from game.contract import WATCHER, AskHint, Handicap, Refusal
from game.engine import Match
from game.library import load_lexicon
from game.opponents import InProcess
from game.table import Happened, Manner, Table
from game.wildwords.events import HintGiven, Laid
from game.wildwords.moves import Believe, Challenge, Hint, Lay, Pass, Placed, Spell, Trade
from tests.game.wildwords.kit import at, match_of, setup_of, state_of

POCKET = load_lexicon(["pocket"])
FEND = at("FEND", 7, 4)


def table_of(match: Match) -> Table:
    match.game = registry.game("wildwords")
    return Table(match, InProcess(), lambda: 0, manner=Manner(human_pace=False))


def heard(table: Table, viewer: int) -> list[Happened]:
    told: list[Happened] = []
    table.listen(viewer, told.append)
    return told


def test_a_hint_is_found_and_told_to_its_seat_alone() -> None:
    setup = setup_of(lexicon=POCKET, handicaps={0: Handicap(hints=1)})
    table = table_of(match_of(setup, trays=("STAINED", "AAAAAAA")))
    own, other = heard(table, 0), heard(table, 1)
    table.submit(0, AskHint())
    table.tick()
    hint, seen = own[-1].events[0], other[-1].events[0]
    assert isinstance(own[-1].move, Hint)
    assert isinstance(hint, HintGiven)
    assert hint.placed
    assert hint.left == 0
    assert other[-1].move is None
    assert isinstance(seen, HintGiven)
    assert (seen.placed, seen.words) == (None, None)
    with pytest.raises(Refusal, match="no_hints_left"):
        table.submit(0, AskHint())


def test_the_others_are_told_of_a_play_by_its_events_alone() -> None:
    table = table_of(match_of(setup_of(), trays=("FENDAEI", "STAINRG")))
    told = [heard(table, viewer) for viewer in (0, 1, WATCHER)]
    table.submit(0, FEND)
    assert told[0][0].move == FEND
    for happened in (told[1][0], told[2][0]):
        assert happened.move is None
        assert isinstance(happened.events[0], Laid)


def test_beside_a_kid_a_play_is_taken_back_until_it_is_answered() -> None:
    table = table_of(match_of(setup_of(handicaps={0: Handicap()}), trays=("FENDAEI", "STAINRG")))
    before = table.match.state_hash()
    table.submit(0, FEND)
    assert table.may_undo(0)
    table.undo(0)
    assert table.match.state_hash() == before
    table.submit(0, FEND)
    table.submit(1, Believe())
    assert not table.may_undo(0)


def test_a_trade_and_a_spelling_are_never_taken_back() -> None:
    setup = setup_of(handicaps={0: Handicap()})
    table = table_of(match_of(setup, trays=("FENDAEI", "STAINRG")))
    table.submit(0, Trade())
    assert not table.may_undo(0)
    table = table_of(match_of(setup, trays=("FENDAEI", "STAINRG")))
    table.submit(0, FEND)
    table.submit(1, Challenge())
    assert table.may_undo(1)
    table.submit(0, Spell(("FENT",)))
    assert not table.may_undo(0)


def test_without_a_kid_nothing_is_taken_back() -> None:
    table = table_of(match_of(setup_of(), trays=("FENDAEI", "STAINRG")))
    table.submit(0, FEND)
    assert not table.may_undo(0)


def test_a_computer_answers_trades_and_plays_at_the_table() -> None:
    setup = setup_of(lexicon=POCKET, kinds={1: "computer"})
    table = table_of(match_of(setup, trays=("STAINED", "RETAINS")))
    table.submit(0, Pass())
    for _ in range(6):
        table.tick()
        if state_of(table.match).stage == "window":
            break
    assert table.trouble is None
    assert (state_of(table.match).stage, state_of(table.match).awaited) == ("window", 0)
    table.submit(0, Believe())
    assert state_of(table.match).scores[1] > 0


def test_a_play_of_another_seats_tiles_is_refused() -> None:
    table = table_of(match_of(setup_of(), trays=("FENDAEI", "STAINRG")))
    for seat, lay, code in (
        (1, at("STAIN", 7, 4), "not_your_move"),
        (0, at("STAIN", 7, 4), "wildwords_tile_not_owned"),
        (0, Lay((Placed(7, 7, "F"), Placed(7, 7, "E"))), "wildwords_square_twice"),
    ):
        with pytest.raises(Refusal, match=code):
            table.submit(seat, lay)
    assert table.match.entries == []
