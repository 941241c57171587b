"""The screen beside the mock-ups 03 and 04."""

from __future__ import annotations

import pytest

from scenes.input.actions import Verb
from tests.kit.pictures import assert_picture
from tests.scenes.play.wildwords.kit import Table, book


def laid(folder, **settings):
    """Ben has laid SKY for a look, as in picture 03."""
    table = book(folder, minutes=None, settings=settings)
    table.deal("QU*ESKY").type("SKY", 9, 11, down=True)
    table.laying.writing = False
    table.stage.app.toasts.clear()
    table.stage.settle(2500)
    return table


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_a_play_being_laid(tmp_path, brightness):
    table = laid(tmp_path, brightness=brightness)
    assert table.state.scores == (82, 47)
    assert_picture(table.stage.picture(), f"wildwords-{brightness}")


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_a_spelling(tmp_path, brightness):
    settings = {"brightness": brightness}
    table = Table(tmp_path, minutes=None, settings=settings).open().ready().play("FEND", 7, 4)
    table.believe().play("STAIN*G", 2, 3, down=True).ready().press("challenge").ready()
    for string in ("N", "IN"):
        table.stage.type(string)
        table.stage.act(Verb.CONFIRM)
    table.stage.app.toasts.clear()
    table.stage.settle(300)
    assert_picture(table.stage.picture(), f"wildwords-spelling-{brightness}")


def test_idle_screens_draw_nothing(tmp_path):
    """Without a clock nothing changes, so nothing is drawn."""
    table = laid(tmp_path)
    shown = []
    draw = table.scene.draw
    table.scene.draw = lambda surface: (shown.append(1), draw(surface))
    table.stage.settle(3000)
    assert not shown
