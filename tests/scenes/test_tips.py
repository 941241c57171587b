"""Tips: what has no word on it says what it is, to the mouse and to the ring alike."""

from __future__ import annotations

import pytest

from scenes import catalogue
from scenes.canvas import Box
from scenes.catalogue import Request
from scenes.dialog import Dialog
from scenes.focus import Control, Tip
from scenes.icons import Icon
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, Action, Verb
from scenes.screen import Screen
from scenes.tips import WAIT_MS, Tips, draw_tip
from scenes.widgets.button import Button, draw_button
from tests.kit.stage import Stage

ICON, WORD = Box(100, 100, 48, 48), Box(300, 100, 160, 48)


class TwoButtons(Screen):
    """One button with an icon alone, one with a word."""

    def layout(self):
        self.set_controls(
            [
                Control("icon", ICON, "Order the tray", self.stay),
                Control("word", WORD, "Play", self.stay),
            ]
        )

    def stay(self):
        """Counted."""
        self.pressed += 1

    pressed = 0

    def draw(self, surface):
        self.app.painter.table()
        draw_button(self.app.painter, ICON, Button("", Icon.ABC), self.focus.state("icon"))
        draw_button(self.app.painter, WORD, Button("Play"), self.focus.state("word"))


def point(stage, box, device=MOUSE):
    stage.app.act(Action(Verb.POINT, device, box.centre))


def said(stage):
    shown = stage.app.tips.shown
    return shown.text if shown is not None else None


def test_an_icon_says_its_label_after_a_moment_and_a_word_says_nothing(stage) -> None:
    stage.show(TwoButtons)
    point(stage, ICON)
    stage.frame(16)
    stage.frame(200)
    assert said(stage) is None
    stage.settle(WAIT_MS)
    assert said(stage) == "Order the tray"
    point(stage, WORD)
    stage.settle(2 * WAIT_MS)

    assert said(stage) is None


def test_the_ring_is_told_the_same(stage) -> None:
    stage.show(TwoButtons)
    stage.walk_to("icon")
    stage.settle(WAIT_MS + 100)

    assert said(stage) == "Order the tray"
    stage.walk_to("word")
    stage.settle(WAIT_MS + 100)
    assert said(stage) is None


def test_a_press_ends_it_until_something_else_is_looked_at(stage) -> None:
    stage.show(TwoButtons)
    point(stage, ICON)
    stage.settle(WAIT_MS + 100)
    stage.click("icon")
    stage.settle(3 * WAIT_MS)
    assert said(stage) is None
    point(stage, WORD)
    stage.settle(100)
    point(stage, ICON)
    stage.settle(WAIT_MS + 100)

    assert said(stage) == "Order the tray"


def test_a_finger_leaves_no_tip_behind(stage) -> None:
    stage.show(TwoButtons)
    stage.tap("icon")
    stage.settle(2 * WAIT_MS)

    assert said(stage) is None


def test_nothing_is_said_of_what_lies_below_a_dialog(stage) -> None:
    stage.show(TwoButtons)
    point(stage, ICON)
    stage.settle(WAIT_MS + 100)
    stage.app.manager.push(Dialog(stage.app, "A question", "A text", []))
    stage.settle(2 * WAIT_MS)

    assert said(stage) is None


def test_a_finger_that_rests_on_an_icon_is_told_its_label_and_presses_nothing(stage) -> None:
    screen = stage.show(TwoButtons)
    up = stage.hold(ICON.centre)
    assert said(stage) == "Order the tray"
    up()
    stage.settle(400)
    assert screen.pressed == 0
    assert said(stage) == "Order the tray"
    stage.tap("word")
    assert screen.pressed == 1
    assert said(stage) is None


def test_a_finger_that_rests_where_nothing_is_to_be_told_presses_when_it_leaves(stage) -> None:
    screen = stage.show(TwoButtons)
    up = stage.hold(WORD.centre)
    assert said(stage) is None
    up()
    stage.settle(200)
    assert screen.pressed == 1


def test_a_short_press_of_a_finger_is_told_nothing(stage) -> None:
    screen = stage.show(TwoButtons)
    up = stage.hold(ICON.centre, ms=300)
    up()
    stage.settle(2 * WAIT_MS)
    assert said(stage) is None
    assert screen.pressed == 1


def test_no_time_is_spent_and_nothing_drawn_while_nothing_changes() -> None:
    tips = Tips()
    tip = Tip("Menu", ICON)

    assert [tips.update(tip, WAIT_MS) for _ in range(4)] == [False, True, False, False]
    tips.hush()
    assert tips.shown is None


SPECIAL = {
    (7, 7): "2W: words over it count twice.",
    (0, 0): "3W: words over it count three times.",
    (0, 4): "3L: the letter laid here counts three times.",
    (1, 1): "2L: the letter laid here counts twice.",
    (7, 3): "Who covers this square loses 20 points.",
    (6, 3): "Turn-To-Wild: a tile laid here becomes an asterisk for good.",
    (0, 1): None,
}


@pytest.mark.parametrize(("square", "text"), SPECIAL.items())
def test_special_squares_of_wildwords_say_what_they_do(stage, square, text) -> None:
    scene = stage.show(lambda app: catalogue.make("lesson:wildwords", app))
    number = square[0] * 15 + square[1]
    point(stage, scene.places.square(number))
    stage.settle(WAIT_MS + 200)
    assert said(stage) == text
    stage.app.act(Action(Verb.NEXT, KEYBOARD))
    scene.focus.move_to("board")
    scene.laying.cursor.square = number
    stage.settle(WAIT_MS + 200)

    assert said(stage) == text


def test_a_finger_that_rests_on_a_special_square_is_told_what_it_does(stage) -> None:
    scene = stage.show(lambda app: catalogue.make("lesson:wildwords", app))
    stage.hold(scene.places.square(4).centre)
    assert said(stage) == SPECIAL[0, 4]


@pytest.mark.parametrize("game", ["wildwords", "wordwinder", "rooply", "wordaway"])
def test_the_menu_of_a_table_and_the_parts_of_its_setup_say_what_they_are(stage, game) -> None:
    stage.show(lambda app: catalogue.make("setup", app, Request(game)))
    for id_, text in (("back", "Back"), ("seat0.chip", "Another colour and pattern")):
        point(stage, stage.controls[id_].box)
        stage.settle(WAIT_MS + 200)
        assert said(stage) == text
    stage.show(lambda app: catalogue.make(f"table:{game}", app))
    point(stage, stage.controls["menu"].box)
    stage.settle(WAIT_MS + 200)

    assert said(stage) == "Menu"


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("corner", [Box(0, 0, 48, 48), Box(1232, 672, 48, 48)])
def test_a_tip_stays_on_the_canvas(tmp_path, percent, corner) -> None:
    stage = Stage(tmp_path, (960, 540), text_percent=percent)
    text = SPECIAL[6, 3]
    assert text is not None
    box = draw_tip(stage.app.painter, stage.app.canvas, Tip(text, corner))

    assert box.x >= 0
    assert box.y >= 0
    assert box.right <= stage.app.canvas.w
    assert box.bottom <= stage.app.canvas.h
    assert box.bottom <= corner.y or box.y >= corner.bottom
    stage.app.close()


def test_a_touch_is_no_look(stage) -> None:
    stage.show(TwoButtons)
    point(stage, ICON, TOUCH)
    stage.settle(2 * WAIT_MS)

    assert said(stage) is None
