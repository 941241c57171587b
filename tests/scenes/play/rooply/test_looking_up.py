"""A word that lies on the board is looked up, by every device."""

from __future__ import annotations

from game.rooply.board import Square
from scenes.input.actions import MOUSE, Action, Verb
from tests.kit.audit import texts
from tests.scenes.play.rooply.conftest import Table


def test_the_mouse_looks_a_word_up_and_then_the_one_that_crosses_it(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, rows=("TEN######", "A########", "C########"))
    point = Action(Verb.LOOK_UP, MOUSE, table.square(0, 0))
    table.stage.app.act(point)
    assert table.scene.look_up.shown.word == "TEN"
    assert table.scene.look_up.shown.squares == ((0, 0), (0, 1), (0, 2))
    assert "ten" in texts(table.stage.app)
    table.stage.app.act(point)
    assert table.scene.look_up.shown.word == "CAT"
    table.stage.act(Verb.BACK)
    assert table.scene.look_up.shown is None
    assert table.stage.top is table.scene


def test_the_keys_look_up_the_word_they_are_on_or_show_where_one_fits(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, rows=("CAT######",))
    table.scene.draft.move_to(Square(0, 1))
    table.stage.act(Verb.LOOK_UP)
    assert table.scene.look_up.shown.word == "CAT"
    assert not table.scene.looking
    table.scene.draft.move_to(Square(4, 1))
    assert table.scene.look_up.shown is None
    table.stage.act(Verb.LOOK_UP)
    assert table.scene.looking


def test_a_letter_touched_again_is_looked_up(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, rows=("TEN######", "A########", "C########"))
    found = []
    for _ in range(3):
        table.stage.tap(table.square(0, 0))
        shown = table.scene.look_up.shown
        found.append(shown and shown.word)
    assert found == [None, "TEN", "CAT"]
    table.stage.tap(table.square(5, 5))
    assert table.scene.look_up.shown is None


def test_a_finger_that_rests_on_a_word_is_told_what_it_means(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, rows=("TEN######", "A########", "C########"))
    found = []
    for _ in range(2):
        lift = table.stage.hold(table.square(0, 2))
        found.append(table.scene.look_up.shown.word)
        lift()
        assert table.scene.look_up.shown is not None
    assert found == ["TEN", "TEN"]
    table.stage.hold(table.square(5, 5))
    assert table.scene.look_up.shown is None


def test_a_word_can_be_dragged_by_a_finger_that_rested_first(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1)
    table.stage.type("cat")
    first = table.scene.draft.squares[0]
    table.stage.hold(table.square(*first), table.square(first.row + 2, first.column))()
    assert table.scene.draft.squares[0] == (first.row + 2, first.column)


def test_a_slanting_word_is_looked_up_too(tmp_path) -> None:
    table = Table(tmp_path, level="master").rolled(3, "D", 3)
    table.stage.type("cat")
    table.scene.draft.move_to(Square(4, 4))
    table.stage.act(Verb.CONFIRM)
    table.stage.app.act(Action(Verb.LOOK_UP, MOUSE, table.square(5, 5)))
    assert table.scene.look_up.shown.word == "CAT"
    assert Square(6, 6) in table.scene.look_up.shown.squares


def test_a_word_without_a_meaning_says_so(tmp_path) -> None:
    table = Table(tmp_path).rolled(3, "H", 1, rows=("XQ#######",))
    table.stage.app.act(Action(Verb.LOOK_UP, MOUSE, table.square(0, 0)))
    assert "No meaning is at hand." in texts(table.stage.app)
