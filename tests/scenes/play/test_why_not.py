"""Why the last try was refused can be read in peace, after its message is gone."""

from __future__ import annotations

import pytest

from scenes.dialog import Dialog
from scenes.input.actions import KEYBOARD, Action, Verb, pad
from scenes.play.pause import PauseMenu
from scenes.rulebook import RuleBook
from tests.scenes.play.conftest import SHORT, Table

WHY = "A play has 3 to 5 letters."


@pytest.fixture
def table(tmp_path):
    table = Table(tmp_path / "data", phrase=SHORT, computer="easy").open()
    yield table
    table.stage.app.close()


def refuse(table):
    """Two letters are no play; the message comes and goes."""
    table.stage.type("AN")
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(5_000)
    assert not table.stage.app.toasts.texts


@pytest.mark.parametrize("device", [KEYBOARD, pad(0)])
def test_the_key_for_help_says_it_and_leads_on_to_the_rules(table, device) -> None:
    refuse(table)
    scene = table.stage.top
    table.stage.app.act(Action(Verb.HELP, device))

    assert isinstance(table.stage.top, Dialog)
    assert table.stage.top.text == WHY
    table.stage.top.answer(1)
    assert isinstance(table.stage.top, RuleBook)
    assert scene.table.paused
    table.stage.act(Verb.BACK, device=device)
    assert table.stage.top is scene
    assert not scene.table.paused


def test_the_pause_menu_has_it_for_a_mouse(table) -> None:
    refuse(table)
    table.stage.click("menu")
    assert isinstance(table.stage.top, PauseMenu)
    table.stage.click("rules")

    assert isinstance(table.stage.top, Dialog)
    assert table.stage.top.text == WHY


def test_after_the_next_play_there_is_nothing_to_explain(table) -> None:
    refuse(table)
    table.stage.act(Verb.ERASE, Verb.ERASE)
    table.stage.type("ATE")
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(4_000)
    assert not table.stage.top.why_not
    table.stage.app.act(Action(Verb.HELP, KEYBOARD))

    assert isinstance(table.stage.top, RuleBook)
