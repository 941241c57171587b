"""A seat with the kids' help is known in every game, and what the help does can be read."""

from __future__ import annotations

import pytest

from game.contract import Handicap, Seat
from scenes.dialog import Dialog
from scenes.icons import Icon
from scenes.input.actions import Verb
from scenes.play import play_scene
from scenes.play.pause import PauseMenu
from tests.kit import audit
from tests.kit.stage import Stage

GAMES = ("wildwords", "wordwinder", "rooply", "wordaway")
HELP = Handicap(2, 4, "double", hints=3)


class Faces(audit.AuditPainter):
    """Notes where a child's face is drawn."""

    def icon(self, icon, cx, cy, size, tint="ink"):
        if icon is Icon.CHILD_CARE:
            self.sheet.faces.append(self.at(cx, cy))

    def _child(self, placed):
        child = Faces(self.surface, placed, self.theme, tools=self.tools)
        child.sheet = self.sheet
        return child


def faces(stage):
    app = stage.app
    kept = app.painter
    painter = Faces(app.window.surface, app.canvas, app.theme, tools=kept.tools)
    painter.sheet = audit.Sheet()
    painter.sheet.faces = []
    app.painter = painter
    try:
        app.manager.scenes[0].draw(app.window.surface)
    finally:
        app.painter = kept
    return painter.sheet.faces


def opened(folder, game, kid, look=((1280, 720), 100, False), seats=2):
    size, percent, _longer = look
    stage = Stage(folder, size, text_percent=percent)
    names = ("Maya", "Ben", "Ana", "Leo")[:seats]
    sides = seats // 2 if game == "wordwinder" and seats > 3 else seats
    people = [Seat(name, n % sides, side=n % sides) for n, name in enumerate(names)]
    people[kid] = Seat(names[kid], kid % sides, side=kid % sides, handicap=HELP)
    live = stage.app.tables.begin(game, {}, people, ["collegiate"])
    stage.present(lambda app: play_scene(app, live))
    for _ in range(3):
        stage.app.manager.scenes[0].update(100)
    return stage


@pytest.mark.parametrize("kid", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_the_chip_of_the_seat_bears_a_child_s_face(tmp_path, game, kid):
    stage = opened(tmp_path, game, kid)
    assert len(faces(stage)) in (1, 2)
    stage.app.close()


@pytest.mark.parametrize("game", ["wildwords", "rooply"])
def test_of_four_seats_just_the_one_is_marked(tmp_path, game):
    stage = opened(tmp_path, game, 2, seats=4)
    assert len(faces(stage)) == 1
    stage.app.close()


def test_in_a_team_the_partner_is_marked_that_has_the_help(tmp_path):
    stage = opened(tmp_path, "wordwinder", 2, seats=4)
    assert len(faces(stage)) == 1
    stage.app.close()


@pytest.mark.parametrize("game", GAMES)
def test_without_help_no_chip_bears_one(tmp_path, game):
    stage = Stage(tmp_path)
    people = [Seat("Maya", 0), Seat("Ben", 1, side=1)]
    live = stage.app.tables.begin(game, {}, people, ["collegiate"])
    stage.present(lambda app: play_scene(app, live))
    assert faces(stage) == []
    assert stage.app.manager.scenes[0].help_sentences() == ()
    stage.app.close()


@pytest.mark.parametrize("look", [((1280, 720), 100, False), ((960, 540), 175, False)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_help_does_is_read_from_the_menu(tmp_path, game, look):
    stage = opened(tmp_path, game, 1, look)
    scene = stage.app.manager.scenes[0]
    scene.open_pause()
    stage.settle(400)
    assert isinstance(stage.top, PauseMenu)
    assert not audit.faults(stage.app)
    stage.click("help")
    assert isinstance(stage.top, Dialog)
    assert stage.top.text == "\n".join(scene.help_sentences())
    assert "Ben" in stage.top.text
    assert not audit.faults(stage.app)
    stage.act(Verb.BACK)
    assert isinstance(stage.top, PauseMenu)
    stage.app.close()
