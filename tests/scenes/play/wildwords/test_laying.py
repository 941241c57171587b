"""Laying tiles by drag, by pick and place, by typing; by mouse, touch, keys and pad."""

from __future__ import annotations

from random import Random

import pytest

from game.wildwords.board import square_of
from game.wildwords.moves import Lay
from scenes.dialog import Dialog
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, Action, Verb, pad
from scenes.play.pause import PauseMenu
from tests.kit.audit import texts
from tests.scenes.play.wildwords.kit import Table, at


@pytest.fixture
def maya(tmp_path):
    """Maya looks and is to move with FENDQUE; the board is empty."""
    return Table(tmp_path).open().ready()


def lying(table):
    return {(one.row, one.column): one.tile for one in table.laying.placed}


FEND = {(7, 4): "F", (7, 5): "E", (7, 6): "N", (7, 7): "D"}


# --- by pointer


@pytest.mark.parametrize("device", [MOUSE, TOUCH], ids=lambda device: device.kind)
def test_tiles_are_dragged_to_the_board(maya, device):
    for column, tile in enumerate("FEND", 4):
        way = [maya.slot(tile), (700, 400), maya.square(7, column)]
        maya.stage.drag(*way, device=device)
    assert lying(maya) == FEND
    assert maya.laying.carried is None


@pytest.mark.parametrize("device", [MOUSE, TOUCH], ids=lambda device: device.kind)
def test_tiles_are_picked_and_placed_by_clicks(maya, device):
    for column, tile in enumerate("FEND", 4):
        maya.stage.click(maya.slot(tile), device)
        assert maya.laying.carried is not None
        maya.stage.click(maya.square(7, column), device)
    assert lying(maya) == FEND


def test_a_click_on_a_tile_of_the_board_takes_it_up_again(maya):
    maya.type("FEND", 7, 4)
    maya.stage.click(maya.square(7, 7))
    assert maya.laying.carried is not None
    maya.stage.click(maya.square(7, 8))
    assert (7, 8) in lying(maya)


def test_a_click_on_a_hole_calls_its_tile_back(maya):
    maya.type("F", 7, 4)
    number = maya.laying.hand.squares[square_of(7, 4)]
    maya.stage.click(maya.scene.places.slot(number).centre)
    assert not lying(maya)


def test_a_right_click_calls_a_tile_back(maya):
    maya.type("FE", 7, 4)
    maya.stage.app.act(Action(Verb.LOOK_UP, MOUSE, maya.square(7, 4)))
    assert lying(maya) == {(7, 5): "E"}


def test_a_tile_dropped_beside_the_board_lies_in_the_tray(maya):
    maya.stage.drag(maya.slot("F"), (900, 300))
    assert not lying(maya)
    assert maya.laying.hand.find("F") is not None


def test_a_tile_dropped_on_another_goes_back_to_where_it_came_from(maya):
    maya.type("FE", 7, 4)
    maya.stage.drag(maya.square(7, 5), (420, 300), maya.square(7, 4))
    assert lying(maya) == {(7, 4): "F", (7, 5): "E"}


def test_a_finger_may_rest_on_a_tile_before_it_drags_it(maya):
    maya.stage.hold(maya.slot("F"), (700, 400), maya.square(7, 4))()
    assert lying(maya) == {(7, 4): "F"}
    maya.stage.hold(maya.square(7, 4), (420, 300), maya.square(7, 5))()
    assert lying(maya) == {(7, 5): "F"}


def test_tiles_are_put_in_order_by_dragging_in_the_tray(maya):
    first = maya.laying.hand.tiles[0]
    maya.stage.drag(maya.slot(first), (900, 560), maya.scene.places.slot(6).centre)
    assert maya.laying.hand.tiles[6] == first


def test_a_drag_that_ends_nowhere_leaves_seven_tiles_in_the_tray(maya):
    """R29: the button came up outside the window, or the focus was lost."""
    stage = maya.stage
    stage.app.act(Action(Verb.PRESS, MOUSE, maya.slot("F")))
    stage.app.act(Action(Verb.POINT, MOUSE, (600, 400), dragging=True))
    assert maya.laying.carried is not None
    stage.app.act(Action(Verb.CANCEL, MOUSE, (-50, 400)))
    stage.app.act(Action(Verb.POINT, MOUSE, (400, 400)))
    assert maya.laying.carried is None
    assert maya.laying.pointer is None
    assert sum(slot.free for slot in maya.laying.hand.slots) == 7


def test_losing_the_focus_drops_what_is_held_and_pauses(maya):
    stage = maya.stage
    stage.app.act(Action(Verb.PRESS, MOUSE, maya.slot("F")))
    stage.app.act(Action(Verb.POINT, MOUSE, (600, 400), dragging=True))
    stage.app.act(Action(Verb.PAUSE))
    stage.settle(300)
    assert isinstance(stage.top, PauseMenu)
    assert maya.laying.carried is None


def test_a_touch_picks_up_once(maya):
    """R28: the mouse made from a finger is no second click; the pointer sees to that."""
    maya.stage.tap(maya.slot("Q"))
    assert maya.laying.carried == maya.laying.hand.tiles.index("Q")


# --- by keys


def test_words_are_typed_along_the_cursor(maya):
    maya.type("FEND", 7, 4)
    assert lying(maya) == FEND


def test_typing_goes_over_tiles_that_lie(tmp_path):
    table = Table(tmp_path).open().ready().play("FEND", 7, 4).believe()
    table.type("STAIN*G", 2, 3, down=True)
    assert [one.row for one in table.laying.placed] == [2, 3, 4, 5, 6, 7, 8]
    table.laying.recall()
    table.type("ST", 7, 3)
    assert lying(table) == {(7, 3): "S", (7, 8): "T"}


def test_a_letter_that_is_not_there_is_told(maya):
    maya.type("X", 7, 4)
    assert not lying(maya)
    assert "No X" in " ".join(maya.stage.app.toasts.texts)


@pytest.mark.parametrize("typed", ["1", "é", "ı", " "])
def test_what_is_no_tile_lays_none(maya, typed):
    maya.type(typed, 7, 4)
    assert not lying(maya)


def test_a_star_lays_a_wild_tile(tmp_path):
    table = Table(tmp_path, trays=("FE*DQUE",)).open().ready()
    table.type("FE*D", 7, 4)
    assert lying(table)[(7, 6)] == "*"


def test_erasing_takes_the_last_tile_back_and_the_cursor_with_it(maya):
    maya.type("FEN", 7, 4)
    maya.stage.act(Verb.ERASE)
    assert lying(maya) == {(7, 4): "F", (7, 5): "E"}
    assert maya.laying.cursor.square == square_of(7, 6)


def test_enter_after_typing_asks_and_enter_again_plays(maya):
    maya.type("FEND", 7, 4)
    maya.stage.act(Verb.CONFIRM)
    assert maya.scene.question == "play"
    assert {"Yes, play 28", "No"} <= set(texts(maya.stage.app))
    maya.stage.act(Verb.CONFIRM)
    assert maya.state.pending is not None
    assert maya.state.pending.play.score == 28


def test_tiles_are_laid_and_played_by_arrows_alone(maya):
    stage = maya.stage
    maya.laying.cursor.square = square_of(7, 4)
    for tile in "FEND":
        stage.walk_to(f"tray{maya.laying.hand.find(tile)}")
        stage.act(Verb.CONFIRM)
        assert stage.ringed == "board"
        stage.act(Verb.CONFIRM)
    assert lying(maya) == FEND
    stage.walk_to("primary")
    stage.act(Verb.CONFIRM)
    assert stage.ringed == "yes"
    stage.act(Verb.CONFIRM)
    assert maya.state.pending is not None


def test_tiles_are_laid_and_played_by_a_gamepad_alone(maya):
    stage = maya.stage
    maya.laying.cursor.square = square_of(7, 4)
    for tile in "FEND":
        stage.walk_to(f"tray{maya.laying.hand.find(tile)}", device=pad(0))
        stage.pad(Verb.CONFIRM, Verb.CONFIRM)
    stage.pad(Verb.PLAY)
    assert maya.scene.question == "play"
    stage.pad(Verb.PLAY)
    assert maya.state.pending is not None


def test_arrows_walk_over_the_board_and_leave_it_at_its_edge(maya):
    stage = maya.stage
    stage.walk_to("board")
    maya.laying.cursor.square = square_of(7, 13)
    stage.act(Verb.RIGHT)
    assert maya.laying.cursor.square == square_of(7, 14)
    stage.act(Verb.RIGHT)
    assert stage.ringed != "board"


def test_back_drops_what_is_held_before_it_pauses(maya):
    stage = maya.stage
    stage.walk_to("tray0")
    stage.act(Verb.CONFIRM)
    assert maya.laying.carried == 0
    stage.act(Verb.BACK)
    assert maya.laying.carried is None
    assert stage.top is maya.scene
    stage.act(Verb.BACK)
    assert isinstance(stage.top, PauseMenu)


# --- what is shown of it


def test_the_bubble_says_patterns_points_and_what_special_squares_do(tmp_path):
    table = Table(tmp_path).open().ready().play("FEND", 7, 4).believe()
    table.type("STAIN*G", 2, 3, down=True)
    bubble = table.scene.display.bubble(table.stage.app.painter)
    assert bubble is not None
    assert bubble.talk.score == 37
    assert bubble.talk.lines == (("STAI***", 8), ("*FEND", 9))
    said = " ".join(note.text for note in bubble.talk.notes)
    assert all(word in said for word in ("wild", "\u00d7 2", "20", "bomb"))
    assert "Play 37" in texts(table.stage.app)


def test_a_play_that_cannot_be_says_why_and_has_no_button(maya):
    maya.type("FE", 0, 0)
    bubble = maya.scene.display.bubble(maya.stage.app.painter)
    assert bubble is not None
    assert bubble.talk.score is None
    assert "middle" in bubble.talk.notes[0].text
    assert not maya.stage.controls["primary"].enabled


def test_a_tile_on_turn_to_wild_shows_what_it_will_be(tmp_path):
    from scenes.play.wildwords.board import face_on

    assert face_on(square_of(6, 3), "*").turned
    table = Table(tmp_path).open().ready().play("FEND", 7, 4).believe()
    table.type("S", 6, 3)
    assert table.laying.hand.squares == {square_of(6, 3): table.laying.hand.tiles.index("S")}


def test_the_sheet_shows_the_line_to_come_and_who_would_lead(maya):
    maya.type("FEND", 7, 4)
    said = texts(maya.stage.app)
    assert "+28" in said
    assert any("With FEND" in text for text in said)


def test_what_is_previewed_is_what_the_play_then_gives(tmp_path):
    """R02 on the screen: whatever the order in which tiles are laid."""
    random = Random(2)
    table = Table(tmp_path, trays=("FE*DQUE", "STAIN*G")).open().ready()
    tiles = [(7, 4, "F"), (7, 5, "E"), (7, 6, "*"), (7, 7, "D"), (7, 3, "E")]
    for _ in range(12):
        random.shuffle(tiles)
        table.laying.recall()
        for row, column, tile in tiles:
            number = table.laying.hand.find(tile)
            table.laying.hand.put(number, square_of(row, column))
        table.scene.tiles_changed()
        preview = table.laying.preview
        play = table.table.game.play(
            table.state, table.state.to_move, Lay(table.laying.placed), 0, None
        )[0].pending.play
        assert preview.score == play.score
        assert [(line.text, line.score) for line in preview.lines] == [
            (pattern.text, pattern.score) for pattern in play.patterns
        ]


# --- buttons


def test_recall_shuffle_and_sort_never_lose_a_tile(maya):
    before = sorted(maya.laying.hand.tiles)
    maya.type("FEND", 7, 4)
    for press in ("shuffle", "recall", "sort", "shuffle"):
        maya.stage.click(press)
        assert sorted(maya.laying.hand.tiles) == before
    assert not lying(maya)
    maya.stage.click("sort")
    assert maya.laying.hand.tiles == "".join(before)


def test_a_trade_wants_a_yes_and_happens_once_in_a_turn(maya):
    before = maya.laying.hand.tiles
    maya.stage.click("trade")
    assert maya.scene.question == "trade"
    maya.stage.click("no")
    assert maya.laying.hand.tiles == before
    maya.press("trade", "yes")
    assert sorted(maya.laying.hand.tiles) == sorted(maya.state.trays[0])
    assert maya.state.traded
    assert not maya.stage.controls["trade"].enabled
    assert maya.scene.may_lay


def test_a_trade_calls_loose_tiles_back_first(maya):
    maya.type("FEND", 7, 4)
    maya.stage.click("trade")
    assert not lying(maya)


def test_passing_wants_a_yes(maya):
    maya.stage.click("pass")
    assert maya.state.passes == 0
    maya.stage.click("yes")
    assert maya.state.passes == 1


def test_two_presses_of_yes_are_one(maya):
    maya.type("FEND", 7, 4)
    maya.stage.click("primary")
    yes = maya.stage.controls["yes"].box.centre
    maya.stage.click(yes)
    maya.stage.click(yes)
    assert len(maya.table.match.entries) == 1


def test_the_question_can_be_switched_off(tmp_path):
    table = Table(tmp_path, settings={"confirm_plays": False}).open().ready()
    table.type("FEND", 7, 4)
    table.stage.click("primary")
    assert table.state.pending is not None


def test_changing_the_tiles_withdraws_the_question(maya):
    maya.type("FEND", 7, 4)
    maya.stage.click("primary")
    maya.stage.click(maya.square(7, 7))
    assert maya.scene.question is None


def test_tiles_laid_survive_pause_and_every_change_of_looks(maya):
    maya.type("FEND", 7, 4)
    maya.stage.act(Verb.BACK)
    app = maya.stage.app
    app._relook((960, 540))
    app.change(brightness="dark", text_percent=150)
    maya.stage.act(Verb.BACK)
    assert lying(maya) == FEND


def test_resigning_is_asked_about_once_from_the_pause_menu(maya):
    maya.stage.act(Verb.BACK)
    maya.stage.click("resign")
    maya.stage.settle(400)
    assert isinstance(maya.stage.top, Dialog)
    maya.stage.click("answer1")
    maya.stage.settle(400)
    assert maya.state.ended is not None
    assert maya.state.ended.winner == 1


# --- the other side of the table


def test_nothing_can_be_laid_out_of_turn(tmp_path):
    """The computer is to move and thinks: tiles may be ordered, not laid."""
    table = Table(tmp_path, computers={1: "easy"}, to_move=1).open()
    table.scene.app._worker.ask = lambda _request: None
    table.stage.drag(table.slot("F"), table.square(7, 7))
    assert not table.laying.placed
    assert table.laying.hand.find("F") is not None


def test_the_board_is_the_only_thing_that_a_view_needs(tmp_path):
    """A screen thrown away and made again shows the same."""
    table = Table(tmp_path).open().ready().play("FEND", 7, 4)
    again = type(table.scene)(table.stage.app, table.live)
    assert again.wild.board == table.scene.wild.board
    assert again.wild.tray == ""
    assert [one.tile for one in at("FEND", 7, 4)] == [
        again.wild.board[square_of(7, column)] for column in range(4, 8)
    ]


def test_keys_that_are_held_repeat_no_play(maya):
    maya.type("FEND", 7, 4)
    maya.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
    maya.stage.app.act(Action(Verb.CONFIRM, KEYBOARD, repeated=True))
    assert maya.state.pending is None
