"""Prompts on the buttons: of the device used last, simple where it can be, and in nobody's way."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from scenes import catalogue
from scenes.input.actions import KEYBOARD, MOUSE, Verb, pad
from scenes.input.bindings import Bindings
from tests.kit.audit import LOOKS, faults, longer_language, texts
from tests.kit.stage import Stage
from tests.scenes.play.wildwords.kit import Table


@pytest.fixture
def handed(tmp_path):
    """A hand-over screen."""
    table = Table(tmp_path).open()
    yield table.stage
    table.stage.app.close()


def said(stage, device):
    stage.app.input.device = device
    return set(texts(stage.app))


def test_each_device_has_its_own(handed) -> None:
    assert {"Enter", "F10"} <= said(handed, KEYBOARD)
    assert {"RT", "Menu"} <= said(handed, pad(0))
    assert not {"Enter", "F10", "RT"} & said(handed, MOUSE)


def test_enter_is_said_where_enter_does_it(handed) -> None:
    handed.act(Verb.DOWN, Verb.DOWN)
    assert handed.ringed == "menu"
    assert "Ctrl+Enter" in said(handed, KEYBOARD)
    handed.act(Verb.UP)
    assert handed.ringed == "ready"
    assert "Enter" in said(handed, KEYBOARD)


def test_a_key_that_was_changed_is_said_at_once(handed) -> None:
    handed.app.change(bindings=Bindings().rebound("keys", Verb.MENU, "f4"))
    assert "F4" in said(handed, KEYBOARD)
    handed.app.change(bindings=Bindings().rebound("buttons", Verb.MENU, "guide"))
    assert "guide" in said(handed, pad(0))


@pytest.mark.parametrize("device", [KEYBOARD, pad(0)], ids=["keys", "pad"])
@pytest.mark.parametrize("game", ["wildwords", "wordwinder", "rooply", "wordaway"])
@pytest.mark.parametrize("look", LOOKS[1::11], ids=str)
def test_they_cut_nothing_and_cover_no_text(tmp_path, game, device, look) -> None:
    size, percent, longer = look
    with longer_language() if longer else nullcontext():
        stage = Stage(tmp_path, size, text_percent=percent)
        stage.show(lambda app: catalogue.make(f"table:{game}", app))
        before = set(faults(stage.app))
        stage.app.input.device = device
        new = set(faults(stage.app)) - before
        assert [fault for fault in new if "sticks out" not in fault] == []
        stage.app.close()
