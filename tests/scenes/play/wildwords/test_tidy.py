"""Nothing is cut, nothing lies over anything, at every window, text size and length of words."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from scenes.input.actions import Verb
from tests.kit.audit import LOOKS, faults, longer_language
from tests.scenes.play.wildwords.kit import Table

LONG = ("FENDQUE", "STAIN*G", "OOAAIIR", "EEEEAAA")


@contextmanager
def spoken(longer):
    if longer:
        with longer_language():
            yield
    else:
        yield


class Looks:
    """Gathers what is untidy at each moment."""

    def __init__(self, table):
        self.table = table
        self.found = {}

    def at(self, moment):
        self.table.stage.app.toasts.clear()
        untidy = faults(self.table.stage.app)
        if untidy:
            self.found[moment] = untidy


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_two_at_a_table(tmp_path, look):
    size, percent, longer = look
    with spoken(longer):
        table = Table(tmp_path, size=size, settings={"text_percent": percent}).open()
        looks = Looks(table)
        looks.at("hand over")
        table.ready()
        looks.at("start")
        table.type("FEND", 7, 4)
        looks.at("laid")
        table.stage.act(Verb.CONFIRM)
        looks.at("question")
        table.stage.act(Verb.CONFIRM)
        table.stage.settle(1500)
        looks.at("over to the other")
        table.ready()
        looks.at("window")
        table.press("believe").type("STAIN*G", 2, 3, down=True)
        looks.at("long bubble")
        table.stage.act(Verb.CONFIRM, Verb.CONFIRM)
        table.stage.settle(1500)
        table.ready().press("challenge").ready()
        looks.at("spelling")
        table.stage.click("keys")
        looks.at("keys")
        table.stage.click("keys")
        for string in ("N", "I", "NG", "X"):
            table.stage.type(string)
            table.stage.act(Verb.CONFIRM)
        table.stage.settle(600)
        looks.at("verdict")
        table.press("go_on").ready()
        looks.at("after")
        if "pot" in table.stage.controls:
            table.stage.click("pot")
            looks.at("unseen")
            table.stage.click("pot")
        table.stage.act(Verb.LOOK_UP)
        looks.at("looking back")
        table.stage.act(Verb.BACK, Verb.BACK)
        looks.at("pause")
        assert not looks.found


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_four_at_a_table(tmp_path, look):
    size, percent, longer = look
    with spoken(longer):
        settings = {"text_percent": percent}
        table = Table(
            tmp_path, size=size, seats=4, trays=LONG, settings=settings, box_challenge=True
        )
        looks = Looks(table.open().ready())
        table.type("FEND", 7, 4)
        looks.at("laid")
        table.stage.act(Verb.CONFIRM, Verb.CONFIRM)
        table.stage.settle(1500)
        looks.at("window")
        table.press("challenge")
        looks.at("votes")
        table.press("doubt")
        looks.at("second vote")
        table.press("believe").ready().press("say")
        looks.at("verdict")
        table.press("go_on")
        looks.at("over to the next")
        table.ready()
        looks.at("next")
        assert not looks.found
