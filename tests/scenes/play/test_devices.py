"""Devices of one's own at a table: gamepads of SDL's own that come, go, and come back."""

from __future__ import annotations

import pygame
import pytest

from scenes.devices import PadQuestion
from scenes.dialog import Dialog
from scenes.focus import Control
from scenes.handover import HandOver
from scenes.icons import Icon
from scenes.input.actions import KEYBOARD, MOUSE, Action, Verb, pad
from scenes.input.ports import SdlPorts
from scenes.play.pause import PauseMenu
from scenes.sheet import Sheet
from tests.kit.audit import texts
from tests.kit.devices import ScriptedKeyboard, VirtualPad, needs_virtual_pads
from tests.scenes.play.conftest import Table
from tests.scenes.play.wildwords.kit import Table as WildWords

PEOPLE = ("Maya", "Ben")


class PadTable(Table):
    """Wordaway for two people, Maya to begin, with virtual gamepads plugged in."""

    def __init__(self, folder, models=()):
        super().__init__(folder, series=1, settings={"ports": SdlPorts()})
        self.open().agree(1)
        self.pads = []
        self.plug(*models)
        for name, number in zip(PEOPLE, range(len(models)), strict=False):
            self.own(name, number)

    @property
    def owners(self):
        return self.stage.app.owners

    @property
    def said(self):
        return " ".join(self.stage.app.toasts.texts)

    def plug(self, *models):
        """Plug in a pad of each model; the numbers they have got."""
        before = set(self.stage.app.input.pads.numbers)
        for model in models:
            self.pads.append(VirtualPad(model))
            self.stage.frame()
        return sorted(set(self.stage.app.input.pads.numbers) - before)

    def unplug(self, *which):
        for number in which:
            self.pads[number].unplug()
        self.stage.frame()

    def own(self, name, number):
        self.owners.give(name, pad(number), PEOPLE)

    def press(self, which, *buttons):
        for button in buttons:
            self.pads[which].press(button)
            self.stage.frame()

    def end(self):
        for one in self.pads:
            one.unplug()
        self.stage.app.close()


@pytest.fixture
def open_table(tmp_path):
    pygame.display.init()
    needs_virtual_pads()
    opened = []

    def make(*models):
        opened.append(PadTable(tmp_path, models))
        return opened[-1]

    yield make
    for table in opened:
        table.end()


def test_a_pad_does_nothing_in_anothers_turn_and_is_told_why(open_table):
    table = open_table(1, 1)
    assert table.scene.seat == 0
    table.stage.type("AS")
    ring = table.stage.ringed
    table.press(1, "x", "dpleft", "a")
    assert table.scene.typed == "AS"
    assert table.stage.ringed == ring
    assert "Maya\u2019s turn" in table.said
    table.press(0, "x")
    assert table.scene.typed == "A"


def test_everybody_may_open_the_menu_and_work_in_it(open_table):
    table = open_table(1, 1)
    table.press(1, "start")
    assert isinstance(table.stage.top, PauseMenu)
    table.stage.settle(400)
    table.press(1, "b")
    table.stage.settle(400)
    assert table.stage.top is table.scene


def test_a_mouse_of_ones_own_opens_the_menu_in_anothers_turn(open_table):
    table = open_table()
    table.owners.give("Ben", MOUSE, PEOPLE)
    table.stage.click("resign")
    assert table.stage.top is table.scene
    table.stage.click("menu")
    assert isinstance(table.stage.top, PauseMenu)
    table.stage.click("devices")
    assert isinstance(table.stage.top, Sheet)


def test_the_next_in_turn_goes_on_with_their_own_pad(open_table):
    table = open_table(1, 1)
    table.play("ASK")
    assert table.scene.seat == 1
    table.stage.type("YOU")
    table.press(0, "x")
    assert table.scene.typed == "YOU"
    table.press(1, "x")
    assert table.scene.typed == "YO"


def test_two_devices_in_one_frame_make_one_move(open_table):
    """The second press comes when the turn is another's already."""
    table = open_table(1, 1)
    table.stage.type("ASK")
    keys = ScriptedKeyboard()
    keys.press(pygame.K_RETURN)
    table.pads[0].press("a")
    table.pads[1].press("x")
    table.stage.frame()
    assert len(table.series.board.words) == 1
    table.stage.settle(3000)
    assert table.scene.seat == 1


def test_a_pad_pulled_out_in_the_middle_of_a_word_loses_nothing(open_table):
    table = open_table(1, 1)
    table.stage.type("AS")
    table.pads[0].set_button("dpleft", True)
    table.stage.frame()
    table.unplug(0)
    ring = table.stage.ringed
    table.stage.settle(2000)
    assert table.stage.ringed == ring, "nothing goes on by itself"
    assert table.scene.typed == "AS"
    assert "Maya\u2019s gamepad has gone" in table.said
    assert table.scene.chip_icon(0) is Icon.LINK_OFF
    assert table.scene.chip_icon(1) is None
    table.stage.type("K")
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(3000)
    assert table.series.board.words == ("ASK",)


def test_a_pad_that_comes_back_is_its_owners_again(open_table):
    table = open_table(1, 2)
    table.unplug(0)
    table.plug(1)
    assert table.stage.top is table.scene
    assert table.scene.chip_icon(0) is None
    table.stage.type("AS")
    table.press(2, "x")
    assert table.scene.typed == "A"


def test_two_models_that_come_back_in_the_other_order_keep_their_seats(open_table):
    """R27."""
    table = open_table(1, 2)
    table.unplug(0, 1)
    table.plug(2, 1)
    assert table.stage.top is table.scene
    table.stage.type("AS")
    table.press(2, "x")
    assert table.scene.typed == "AS"
    table.press(3, "x")
    assert table.scene.typed == "A"


def test_of_one_model_each_is_asked_to_press_a_button(open_table):
    """R27: the board is covered and the clocks stand still until it is known."""
    table = open_table(1, 1)
    table.stage.type("AS")
    table.unplug(0, 1)
    table.plug(1)
    question = table.stage.top
    assert isinstance(question, PadQuestion)
    assert question.opaque
    assert table.table.paused
    table.plug(1)
    assert table.stage.top is question
    assert "Maya, press a button" in texts(table.stage.app)
    table.press(3, "x")
    table.stage.settle(400)
    assert table.stage.top is table.scene, "the other one can only be Ben's"
    assert not table.table.paused
    table.press(2, "x")
    assert table.scene.typed == "AS"
    table.press(3, "x")
    assert table.scene.typed == "A"


def test_whoever_has_no_pad_any_more_says_so_and_the_keys_go_on(open_table):
    table = open_table(1, 1)
    table.unplug(0, 1)
    table.plug(1)
    table.stage.settle(400)
    table.stage.click("without")
    assert "Ben, press a button" in texts(table.stage.app)
    table.press(2, "a")
    table.stage.settle(400)
    assert table.stage.top is table.scene
    table.stage.type("AS")
    table.press(2, "x")
    assert table.scene.typed == "AS"
    table.stage.act(Verb.ERASE)
    assert table.scene.typed == "A"


def test_pads_that_have_gone_again_are_not_asked_for(open_table):
    table = open_table(1, 1)
    table.unplug(0, 1)
    table.plug(1)
    assert isinstance(table.stage.top, PadQuestion)
    table.unplug(2)
    table.stage.settle(400)
    assert table.stage.top is table.scene


@pytest.mark.parametrize("in_menu", [False, True], ids=["in a turn", "in the menu"])
def test_a_receiver_in_and_out_twenty_times(open_table, in_menu):
    """R65."""
    table = open_table(1)
    stage = table.stage
    if in_menu:
        stage.act(Verb.MENU)
    stage.act(Verb.DOWN)
    ring, top = stage.ringed, stage.top
    for n in range(20):
        table.unplug(n)
        assert table.scene.chip_icon(0) is Icon.LINK_OFF
        table.plug(1)
        pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))
        pygame.event.post(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=99_999))
        stage.frame()
    assert (stage.ringed, stage.top) == (ring, top)
    assert table.scene.chip_icon(0) is None
    assert len(stage.app.input.pads.numbers) == 1
    stage.act(Verb.UP)
    assert stage.ringed is not None


def test_a_press_begun_in_ones_own_turn_is_not_made_in_anothers(open_table):
    """The button is let go when the turn has passed: nothing is pressed for the other."""
    table = open_table()
    table.owners.give("Maya", MOUSE, PEOPLE)
    at = table.stage.controls["resign"].box.centre
    table.stage.app.act(Action(Verb.PRESS, MOUSE, at))
    table.play("ASK")
    table.stage.app.act(Action(Verb.RELEASE, MOUSE, at))
    table.stage.settle(300)
    assert not isinstance(table.stage.top, Dialog)
    assert table.stage.screen.focus._pressed is None


def test_in_the_pause_menu_devices_change_hands(open_table):
    table = open_table(1)
    stage = table.stage
    stage.act(Verb.MENU)
    stage.click("devices")
    assert isinstance(stage.top, Sheet)
    stage.click("device.1.1")
    assert table.owners.of("Ben") == KEYBOARD
    stage.click("device.1.4")
    assert isinstance(stage.top, PadQuestion)
    table.press(0, "b")
    stage.settle(400)
    assert isinstance(stage.top, Sheet)
    assert table.owners.of("Ben") == pad(0)
    assert table.owners.of("Maya") is None
    assert list(stage.app.prefs.devices) == ["Ben"]


def test_prompts_are_those_of_the_device_used_last(open_table):
    table = open_table(1)
    table.stage.type("A")
    table.stage.act(Verb.DOWN)
    keys = ScriptedKeyboard()
    keys.press(pygame.K_DOWN)
    table.stage.frame()
    assert "F10" in texts(table.stage.app)
    table.press(0, "dpleft")
    assert "Menu" in texts(table.stage.app)
    table.stage.app.input.device = MOUSE
    assert not {"F10", "Menu"} & set(texts(table.stage.app))


def test_no_prompt_follows_a_pad_that_may_not_act(open_table):
    table = open_table(1, 1)
    ScriptedKeyboard().press(pygame.K_DOWN)
    table.stage.frame()
    table.press(1, "dpleft")
    assert "F10" in texts(table.stage.app)


def test_a_table_says_what_its_people_play_with(open_table):
    """At the setup, and again where the same names sit down."""
    from scenes.setup import SetupScene

    table = open_table(1)
    setup = SetupScene(table.stage.app, "wordaway")
    table.stage.app.manager.push(setup)
    table.stage.settle(300)
    control = table.stage.controls["seat0.device"]
    assert isinstance(control, Control)
    assert "Gamepad 1" in texts(table.stage.app)
    table.unplug(0)
    assert "gamepad gone" in texts(table.stage.app)


def test_a_move_is_taken_back_from_the_menu_by_a_pad_that_is_not_to_move(tmp_path):
    """The row of buttons belongs to the device of the seat to move."""
    table = Table(tmp_path, kid=True, series=1).open()
    if "length1" in table.stage.controls:
        table.agree(1)
    table.stage.app.owners._kept = {"Maya": "mouse"}
    table.play("ASK")
    assert table.table.may_undo(0)
    before = len(table.series.board.words)
    table.stage.act(Verb.MENU)
    table.stage.click("undo")
    table.stage.settle(1500)
    assert len(table.series.board.words) == before - 1


def test_a_pad_pulled_out_with_a_tile_in_the_hand(tmp_path):
    """The tile is held still, and the keys lay it."""
    pygame.display.init()
    needs_virtual_pads()
    table = WildWords(tmp_path, computers={1: "easy"}, settings={"ports": SdlPorts()}).open()
    stage = table.stage
    one = VirtualPad()
    stage.frame()
    stage.app.owners.give("Maya", pad(0), ["Maya"])
    stage.act(Verb.DOWN, device=pad(0))
    stage.walk_to(f"tray{table.laying.hand.find('Q')}", device=pad(0))
    one.press("a")
    stage.frame()
    held = table.laying.carried
    assert held is not None
    one.unplug()
    stage.settle(400)
    assert table.laying.carried == held
    assert table.scene.chip_icon(0) is Icon.LINK_OFF
    stage.act(Verb.CONFIRM)
    assert [placed.tile for placed in table.laying.placed] == ["Q"]
    assert sum(slot.free for slot in table.laying.hand.slots) == 6
    stage.app.close()


def test_nobody_opens_anothers_tray_with_their_own_pad(tmp_path):
    """A hand-over is answered by the device of the one who is meant, or by what is for all."""
    pygame.display.init()
    needs_virtual_pads()
    table = WildWords(tmp_path, settings={"ports": SdlPorts()}).open()
    stage = table.stage
    pads = [VirtualPad(), VirtualPad()]
    stage.frame()
    for name, number in zip(PEOPLE, (0, 1), strict=True):
        stage.app.owners.give(name, pad(number), PEOPLE)
    assert isinstance(stage.top, HandOver)
    for button in ("dpup", "a", "a"):
        pads[1].press(button)
        stage.settle(300)
    assert isinstance(stage.top, HandOver)
    assert table.scene.holder is None
    pads[0].press("dpup")
    pads[0].press("a")
    stage.settle(1000)
    assert table.scene.holder == 0
    for one in pads:
        one.unplug()
    stage.app.close()
