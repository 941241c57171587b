"""The results of Rooply: who won, by how much or why, also alone and after resignations."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.contract import Outcome, Reason, Resign, Seat
from game.record import record_of
from game.rooply.board import Square
from game.rooply.dice import Direction, Throw
from game.rooply.moves import BlacksOnly, Pass, Roll
from scenes.play.rooply.texts import ending
from scenes.played import score_of
from scenes.results import ResultsScreen
from scenes.results.winner import on_tiles, title_of
from tests.game.rooply.kit import full_but
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.scenes.play.rooply.conftest import Table
from tests.scenes.results.conftest import speaking


class Match(Table):
    """A table whose match is brought to its end."""

    def give(self, seat, **changes):
        """Change what belongs to a seat."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **changes)
        self.table.match.states[-1] = replace(self.state, players=tuple(players))

    def resign(self, *seats):
        for seat in seats:
            self.table.submit(seat, Resign())

    def pass_by(self, turns=1):
        for _ in range(turns):
            seat = self.state.turn.seat
            self.table.submit(seat, Roll())
            self.table.submit(seat, Pass())

    def complete(self):
        """Who has the turn fills the one square that is left."""
        seat = self.state.turn.seat
        self.give(seat, board=full_but(9, (0, 0)))
        turn = replace(self.state.turn, throw=Throw(3, Direction.ACROSS, 1), throws=1)
        self.table.match.states[-1] = replace(self.state, turn=turn)
        self.table._clocks.set(self.table.acts(), 0)
        self.table.submit(seat, BlacksOnly((Square(0, 0),)))

    def told(self):
        """What the results say."""
        assert self.table.outcome() is not None
        self.stage.show(lambda app: ResultsScreen(app, self.live))
        self.stage.settle(4000)
        return texts(self.stage.app)

    def ending(self):
        """How the table itself says that it ended."""
        return ending(self.table.view(0), [seat.name for seat in self.table.setup.seats])


def test_who_resigned_is_left_out_of_the_margin(tmp_path) -> None:
    match = Match(tmp_path, seats=3, score_race=True)
    for seat, score in enumerate((900, 50, 10)):
        match.give(seat, score=score)
    match.resign(0)
    match.complete()
    match.pass_by()
    first, second = sorted(match.table.outcome().scores[1:], reverse=True)
    assert f"by {first - second} points" in match.told()


def test_the_margin_is_that_to_the_next(tmp_path) -> None:
    match = Match(tmp_path, seats=3)
    for seat, score in enumerate((10, 90, 49)):
        match.give(seat, score=score)
    match.pass_by(6)
    assert match.ending() == "Nothing more can be placed: Ben has the highest score."
    assert "by 41 points" in match.told()


def test_of_equals_the_points_are_told(tmp_path) -> None:
    match = Match(tmp_path, seats=3)
    for seat, score in enumerate((900, 30, 30)):
        match.give(seat, score=score)
    match.resign(0)
    match.pass_by(4)
    said = match.told()
    assert "A draw" in said
    assert "with 50 points each" in said


def test_of_equals_who_complete_both_their_points_are_told(tmp_path) -> None:
    match = Match(tmp_path, seats=3)
    match.give(match.state.order[2], score=500)
    match.complete()
    match.complete()
    match.pass_by()
    assert "with 19 points each" in match.told()


def test_a_complete_board_wins_whatever_the_scores(tmp_path) -> None:
    match = Match(tmp_path, seats=2)
    match.give(1, score=500)
    match.complete()
    match.pass_by()
    assert {"Maya wins", "with a complete board"} <= set(match.told())


def test_where_others_are_left_who_resigned_is_named(tmp_path) -> None:
    match = Match(tmp_path, seats=3, computer="hard")
    match.give(2, score=5)
    match.resign(0)
    assert match.ending() == "Maya resigned: Ana wins."
    assert {"Ana wins", "as Maya resigned"} <= set(match.told())


def test_a_draw_of_those_who_are_left_names_who_resigned(tmp_path) -> None:
    match = Match(tmp_path, seats=3, computer="hard")
    match.resign(0)
    assert {"A draw", "as Maya resigned"} <= set(match.told())


def test_the_only_other_one_is_named(tmp_path) -> None:
    match = Match(tmp_path, seats=2)
    match.resign(1)
    assert match.ending() == "Ben resigned: Maya wins."
    assert {"Maya wins", "as Ben resigned"} <= set(match.told())


def test_all_the_others_are_the_others(tmp_path) -> None:
    match = Match(tmp_path, seats=3)
    match.resign(1, 2)
    assert match.ending() == "The others resigned: Maya wins."
    assert "as the others resigned" in match.told()


@pytest.mark.parametrize("given_up", [True, False])
def test_alone_there_is_no_draw(tmp_path, given_up) -> None:
    match = Match(tmp_path)
    match.resign(0) if given_up else match.pass_by(2)
    assert score_of(record_of(match.table.match)) == "Maya 20. Not completed."
    said = match.told()
    reason = "as Maya resigned" if given_up else "as nothing was placed for two rounds"
    assert {"Not completed", reason} <= set(said)
    assert not any("draw" in text.lower() for text in said)


@pytest.mark.parametrize("look", LOOKS[3::4], ids=str)
@pytest.mark.parametrize("given_up", [True, False])
def test_a_board_not_completed_is_tidy(tmp_path, look, given_up) -> None:
    size, percent, longer = look
    with speaking(longer):
        match = Match(tmp_path, size=size, settings={"text_percent": percent})
        match.resign(0) if given_up else match.pass_by(2)
        match.told()
        assert_tidy(match.stage.app)


def test_alone_the_tiles_spell_the_name_whether_completed_or_not() -> None:
    alone = (Seat("Maya", 0),)
    open_ = Outcome((5,), None, Reason.STUCK)
    assert (title_of(open_, alone), on_tiles(open_, alone)) == ("Not completed", "Maya")
    whole = Outcome((5,), 0, Reason.COMPLETED)
    assert (title_of(whole, alone), on_tiles(whole, alone)) == ("Maya wins", "Maya")


@pytest.mark.parametrize("race", [True, False])
def test_alone_the_board_is_complete_in_a_score_race_too(tmp_path, race) -> None:
    match = Match(tmp_path, score_race=race)
    match.complete()
    assert match.ending() == "Maya's board is complete."
