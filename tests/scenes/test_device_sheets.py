"""The sheets about devices: nothing cut or in the way, and who is asked at the start of a match."""

from __future__ import annotations

from contextlib import nullcontext

import pygame
import pytest

from game.contract import Handicap, Seat
from scenes.devices import PadQuestion, devices_sheet
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, Verb, pad
from scenes.input.ports import SdlPorts
from scenes.play.pause import PauseMenu
from scenes.play.wordaway import WordawayScene
from scenes.preferences import LastTable
from scenes.setup import SetupScene
from tests.kit.audit import LOOKS, faults, longer_language, texts
from tests.kit.devices import VirtualPad, needs_virtual_pads
from tests.kit.screens import Plain
from tests.kit.stage import Stage
from tests.scenes.play.conftest import Table

PEOPLE = ("Maya", "Benjamin", "Ana", "Leo", "Ida", "Max")
SEVERAL = LOOKS[1::5]


def looked(folder, look):
    size, percent, _longer = look
    return Stage(folder, size, text_percent=percent)


@pytest.mark.parametrize("look", SEVERAL, ids=str)
def test_the_sheets_are_tidy(tmp_path, look) -> None:
    with longer_language() if look[2] else nullcontext():
        stage = looked(tmp_path, look)
        stage.show(lambda app: PadQuestion(app, "Benjamin", print, lambda _number: True))
        assert faults(stage.app) == []
        for name, device in zip(PEOPLE, (KEYBOARD, MOUSE, TOUCH, pad(0)), strict=False):
            stage.app.owners.give(name, device, PEOPLE)
        stage.app.manager.push(devices_sheet(stage.app, PEOPLE, "pine"))
        stage.settle(300)
        assert faults(stage.app) == []
        stage.app.close()


@pytest.mark.parametrize("look", SEVERAL, ids=str)
def test_the_pause_menu_with_all_it_can_have_is_tidy(tmp_path, look) -> None:
    size, percent, longer = look
    with longer_language() if longer else nullcontext():
        table = Table(tmp_path, kid=True, series=1, size=size, settings={"text_percent": percent})
        table.open()
        table.agree(1)
        table.play("ASK")
        table.stage.app.owners.give("Ben", KEYBOARD, ["Maya", "Ben"])
        table.stage.act(Verb.MENU)
        assert isinstance(table.stage.top, PauseMenu)
        assert {"undo", "help", "devices"} <= {item.id for item in table.stage.top.items}
        assert faults(table.stage.app) == []
        table.stage.app.close()


def test_a_table_says_at_every_size_what_its_people_play_with(tmp_path) -> None:
    seats = tuple(Seat(name, n % 4, side=n % 2) for n, name in enumerate(PEOPLE[:4]))
    kid = Handicap(2, 4, "double", True, 3)
    seats = (Seat("Maya", 0, handicap=kid), *seats[1:])
    stage = Stage(tmp_path, tables={"wildwords": LastTable(seats, {}, ("pocket",))})
    for name, device in zip(PEOPLE, (None, KEYBOARD, MOUSE, TOUCH), strict=False):
        stage.app.owners.give(name, device, PEOPLE)
    stage.show(lambda app: SetupScene(app, "wildwords"))
    assert {"any device", "keyboard", "mouse", "touch"} <= set(texts(stage.app))
    stage.app.close()


def test_two_pads_of_one_model_are_asked_for_when_a_match_begins(tmp_path) -> None:
    """R27, from one day to the next: the settings know only the model."""
    pygame.display.init()
    needs_virtual_pads()
    table = Table(tmp_path, series=1, settings={"ports": SdlPorts()})
    stage = table.stage
    stage.show(Plain)
    pads = [VirtualPad(), VirtualPad()]
    stage.frame()
    model = stage.app.input.pads.guid(0)
    stage.app.owners._kept = dict.fromkeys(("Maya", "Ben"), f"pad:{model}")
    stage.app.manager.push(WordawayScene(stage.app, table.live))
    stage.settle(300)
    assert isinstance(stage.top, PadQuestion)
    pads[1].press("y")
    stage.settle(300)
    assert isinstance(stage.top, WordawayScene)
    assert stage.app.owners.of("Maya") == pad(1)
    assert stage.app.owners.of("Ben") == pad(0)
    for one in pads:
        one.unplug()
    stage.app.close()
