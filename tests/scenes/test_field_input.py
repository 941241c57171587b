"""What players' devices have done to other programs, done here by real events."""

from __future__ import annotations

import pygame
import pytest

from scenes.dialog import Dialog
from scenes.gui.typing import TypingDialog
from scenes.input.actions import Verb
from scenes.input.bindings import BUTTONS, NEEDED, Bindings
from scenes.input.ports import SdlPorts
from scenes.play.pause import PauseMenu
from scenes.preferences import PreferenceFile
from scenes.settings import SettingsScreen
from scenes.setup import SetupScene
from tests.kit.devices import ScriptedKeyboard, ScriptedMouse, ScriptedTouch, VirtualPad
from tests.kit.devices import needs_virtual_pads as needs_pads
from tests.kit.stage import Stage
from tests.scenes.play.conftest import Table as WordawayTable
from tests.scenes.play.rooply.conftest import Table as RooplyTable
from tests.scenes.play.wildwords.kit import Table as WildWordsTable

ECHOES = ("none", "marked", "unmarked")


def pixels(stage, at):
    return stage.app.canvas.rect(*at, 0, 0).topleft


def tap(stage, at, echo):
    ScriptedTouch(stage.app.window.size).tap(*pixels(stage, at), echo=echo)
    stage.frame()


def post(kind):
    pygame.event.post(pygame.Event(kind, window=None))


# --- R28: a tap is one press, whatever mouse the system makes from it


@pytest.mark.parametrize("echo", ECHOES)
def test_a_key_of_the_on_screen_keyboard_is_tapped_once(tmp_path, echo) -> None:
    table = WordawayTable(tmp_path, series=1).open().agree(1)
    tap(table.stage, table.stage.controls["A"].box.centre, echo)
    assert table.scene.typed == "A"
    tap(table.stage, table.stage.controls["S"].box.centre, echo)
    assert table.scene.typed == "AS"


@pytest.mark.parametrize("echo", ECHOES)
def test_the_keys_of_rooply_are_tapped_once(tmp_path, echo) -> None:
    table = RooplyTable(tmp_path).rolled(3, "H", 3)
    tap(table.stage, table.stage.controls["primary"].box.centre, echo)
    tap(table.stage, table.stage.controls["C"].box.centre, echo)
    assert table.scene.draft.typed == "C"


@pytest.mark.parametrize("echo", ECHOES)
def test_a_tapped_tile_is_picked_up_and_not_put_down_again(tmp_path, echo) -> None:
    table = WildWordsTable(tmp_path).open().ready()
    tap(table.stage, table.slot("Q"), echo)
    assert table.laying.carried == table.laying.hand.tiles.index("Q")
    tap(table.stage, table.square(7, 7), echo)
    assert [one.tile for one in table.laying.placed] == ["Q"]


# --- R29: the end of a drag never came


@pytest.mark.parametrize("away", [(), (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)])
def test_a_tile_dragged_out_of_the_window_lies_in_the_tray(tmp_path, away) -> None:
    table = WildWordsTable(tmp_path).open().ready()
    stage, mouse = table.stage, ScriptedMouse()
    mouse.move(*pixels(stage, table.slot("Q")))
    mouse.down(*pixels(stage, table.slot("Q")))
    mouse.move(*pixels(stage, (600, 400)))
    stage.frame()
    assert table.laying.carried is not None
    post(pygame.WINDOWLEAVE)
    mouse.let_go_outside()
    for kind in away:
        post(kind)
    stage.settle(300)
    if isinstance(stage.top, PauseMenu):
        stage.act(Verb.BACK)
    mouse.move(*pixels(stage, (400, 400)))
    stage.frame()
    mouse.move(*pixels(stage, table.square(7, 7)))
    stage.settle(300)
    assert (table.laying.carried, table.laying.placed) == (None, ())
    assert table.laying.pointer is None
    assert sum(slot.free for slot in table.laying.hand.slots) == 7


def test_a_word_dragged_out_of_the_window_stays_on_the_board(tmp_path) -> None:
    table = RooplyTable(tmp_path).rolled(3, "H", 3)
    stage, mouse = table.stage, ScriptedMouse()
    stage.type("cat")
    before = table.state
    here = table.scene.draft.squares[1]
    mouse.move(*pixels(stage, table.square(*here)))
    mouse.down(*pixels(stage, table.square(*here)))
    mouse.move(*pixels(stage, table.square(1, 3)))
    stage.frame()
    dropped = table.scene.draft.squares
    post(pygame.WINDOWLEAVE)
    mouse.let_go_outside()
    mouse.move(*pixels(stage, table.square(7, 7)))
    stage.frame()
    assert table.scene.draft.squares == dropped
    assert table.state == before


# --- R31: an input method composes


def test_a_name_that_is_composed_is_not_sent_by_the_enter_that_chooses_it(tmp_path) -> None:
    stage = Stage(tmp_path)
    stage.show(lambda app: SetupScene(app, "wordaway"))
    stage.click("seat0.name")
    dialog = stage.top
    assert isinstance(dialog, TypingDialog)
    keys = ScriptedKeyboard()
    keys.press(pygame.K_a, mod=pygame.KMOD_CTRL)
    keys.press(pygame.K_BACKSPACE)
    keys.compose("zoe")
    keys.press(pygame.K_RETURN)
    keys.write("Zo\u00eb")
    stage.settle(300)
    assert stage.top is dialog
    keys.press(pygame.K_RETURN)
    stage.settle(300)
    assert stage.screen.draft.seats[0].name == "Zo\u00eb"
    stage.app.close()


# --- R32: binding keys and buttons anew


@pytest.fixture
def pads(tmp_path):
    """The settings on the page of the keys, with a virtual gamepad."""
    pygame.display.init()
    needs_pads()
    stage = Stage(tmp_path / "data", ports=SdlPorts())
    stage.show(SettingsScreen)
    stage.pad_of_sdl = VirtualPad()
    stage.frame()
    yield stage
    stage.pad_of_sdl.unplug()
    stage.app.close()


def listen(stage, page, control):
    stage.click(f"leaf.{page}")
    stage.screen.focus.press(control)
    assert stage.app.input.listening
    stage.frame()


def test_button_b_while_a_key_is_asked_for_keeps_everything(pads) -> None:
    listen(pads, "keys", "keys.back.add")
    pads.pad_of_sdl.press("b")
    pads.settle(300)
    assert not pads.app.input.listening
    assert pads.app.prefs.bindings == Bindings()
    pads.pad_of_sdl.press("b")
    pads.settle(300)
    assert not pads.app.manager.scenes


def test_a_button_is_bound_by_pressing_it_and_acts_at_once(pads) -> None:
    listen(pads, "buttons", "buttons.undo.add")
    pads.pad_of_sdl.press("guide")
    pads.settle(300)
    assert pads.app.prefs.bindings.buttons[Verb.UNDO] == ("guide",)
    assert pads.app.input.bindings.buttons[Verb.UNDO] == ("guide",)


def test_a_pad_pulled_out_while_its_button_is_asked_for(pads) -> None:
    listen(pads, "buttons", "buttons.back.add")
    pads.pad_of_sdl.unplug()
    pads.frame()
    ScriptedKeyboard().press(pygame.K_ESCAPE)
    pads.settle(300)
    assert not pads.app.input.listening
    ScriptedKeyboard().press(pygame.K_ESCAPE)
    pads.settle(300)
    assert not pads.app.manager.scenes
    assert pads.app.prefs.bindings == Bindings()


def test_the_window_closed_while_a_key_is_asked_for(pads) -> None:
    listen(pads, "keys", "keys.back.add")
    post(pygame.QUIT)
    pads.frame()
    assert not pads.app.running
    pads.app.close()
    kept, _ = PreferenceFile(pads.app.data_dir).load()
    assert kept.bindings == Bindings()


def test_everything_bound_to_one_button_leaves_a_pad_that_works(pads) -> None:
    """Each is asked about; what can't be done without keeps a button of its own."""
    refused = 0
    for verb in (Verb.PASS, *BUTTONS):
        listen(pads, "buttons", f"buttons.{verb}.add")
        pads.pad_of_sdl.press("a")
        pads.settle(300)
        if isinstance(pads.top, Dialog):
            pads.click("answer1")
        refused += any("needs at least one" in text for text in pads.app.toasts.texts)
    assert refused
    bindings = pads.app.prefs.bindings
    assert all(bindings.buttons[verb] for verb in NEEDED)
    assert bindings.conflicts("buttons") == {}
    pads.screen.focus.press("buttons.restore")
    pads.settle(300)
    pads.click("answer1")
    assert pads.app.prefs.bindings == Bindings()
