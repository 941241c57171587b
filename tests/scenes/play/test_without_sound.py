"""R71: without sound and without motion, what matters is seen by its form, not only its colour."""

from __future__ import annotations

import pygame
import pytest

from game.contract import Refusal, Seat
from game.language import sentence
from game.rooply.moves import Roll
from game.wildwords.moves import Believe, Pass
from game.wordwinder.moves import Pass as PassOn
from scenes.play import play_scene
from scenes.play.wildwords import players
from scenes.play.wordwinder import panels
from scenes.widgets.clock import dial
from tests.kit import audit
from tests.kit.stage import Stage

CLOCKS = {
    "wildwords": {"minutes": 5},
    "wordwinder": {"clock": 60},
    "rooply": {"seconds": 60},
    "wordaway": {"clock": 60},
}
THREE = ("wildwords", "wordwinder", "rooply")
STILL = {"muted": True, "reduced_motion": True, "clock_tenths": False}


class Forms(audit.AuditPainter):
    """Notes what is drawn and where, but no colours."""

    def put(self, key, make, left, top):
        self.sheet.forms.append((key[0], round(left), round(top)))

    def put_smooth(self, key, points, margin, tint, draw, times=4):
        self.sheet.forms.append((key[0], len(points), 0))

    def icon(self, icon, cx, cy, size, tint="ink"):
        self.sheet.forms.append((icon, round(cx), round(cy)))

    def _child(self, placed):
        child = Forms(self.surface, placed, self.theme, tools=self.tools)
        child.sheet = self.sheet
        return child


def forms(stage):
    """The kinds of shapes of the picture as it is now, texts left out."""
    app = stage.app
    kept = app.painter
    painter = Forms(app.window.surface, app.canvas, app.theme, tools=kept.tools)
    painter.sheet = audit.Sheet()
    painter.sheet.forms = []
    app.painter = painter
    try:
        app.manager.top.draw(app.window.surface)
    finally:
        app.painter = kept
    return sorted(str(form[0]) for form in painter.sheet.forms)


def raised(stage, monkeypatch):
    """Where panels stand that are raised for the seat to move."""
    boxes = []

    def note(_p, box, _accent):
        boxes.append(tuple(map(round, box)))

    with monkeypatch.context() as patched:
        for module in (players, panels):
            patched.setattr(module, "draw_raised_panel", note)
        stage.app.manager.top.draw(stage.app.window.surface)
    return boxes


def opened(stage, game, seats=2):
    """A table with a clock at which a person is to move."""
    people = tuple(Seat(name, n, side=n) for n, name in enumerate(("Maya", "Ben", "Ana")[:seats]))
    other = (*people[:-1], Seat("Otto", seats - 1, "computer", "easy", seats - 1))
    live = stage.app.tables.begin(game, CLOCKS[game], other, ["collegiate"])
    stage.show(lambda app: play_scene(app, live))
    for _ in range(300):
        scene = stage.app.manager.scenes[0]
        acts = [act for act in scene.table.acts() if act.actor == scene.seat]
        open_ = {move for act in acts for move in act.moves}
        if open_ & {"pass", "play", "roll"} and not scene.catching_up and stage.top is scene:
            return scene
        if "believe" in open_:
            scene.table.submit(scene.seat, Believe())
        stage.frame(100)
        for id_ in ("ready", "agree"):
            if stage.top is not scene and id_ in stage.controls:
                stage.click(id_)
    raise AssertionError("no person came to move")


def clock(stage):
    scene = stage.app.manager.scenes[0]
    return scene.table.clock(scene.seat)


def run_down(stage, left_ms):
    """Let the clock of the one to move run to so much."""
    scene = stage.app.manager.scenes[0]
    while clock(stage).remaining_ms > left_ms:
        stage.clock.pass_ms(min(900, clock(stage).remaining_ms - left_ms))
        scene.table.tick()
    stage.frame(16)


@pytest.mark.parametrize(
    ("game", "seats"), [*((game, 2) for game in CLOCKS), *((game, 3) for game in THREE)]
)
def test_low_time_changes_the_form_of_the_clock(tmp_path, game, seats):
    stage = Stage(tmp_path, **STILL)
    scene = opened(stage, game, seats)
    if game == "rooply":
        scene.table.submit(scene.seat, Roll())
        stage.settle(4_000)
    run_down(stage, 14_300)
    before = forms(stage)
    run_down(stage, 12_300)
    assert forms(stage) == before
    run_down(stage, 8_300)
    assert forms(stage) != before
    stage.app.close()


@pytest.mark.parametrize("game", CLOCKS)
def test_what_is_refused_is_said_without_sound(tmp_path, game):
    stage = Stage(tmp_path, **STILL)
    scene = opened(stage, game)
    scene.refuse(Refusal("not_your_move"))
    assert stage.app.toasts.texts[-1] == sentence("not_your_move")
    stage.frame(300)
    told = pygame.image.tobytes(stage.picture(), "RGB")
    stage.app.toasts.clear()
    assert pygame.image.tobytes(stage.picture(), "RGB") != told
    stage.app.close()


@pytest.mark.parametrize(("game", "passing"), [("wildwords", Pass()), ("wordwinder", PassOn())])
def test_whose_turn_it_is_is_seen_by_the_raised_panel(tmp_path, monkeypatch, game, passing):
    stage = Stage(tmp_path, **STILL)
    scene = opened(stage, game)
    mine = raised(stage, monkeypatch)
    scene.table.submit(scene.seat, passing)
    stage.frame(50)
    assert scene.seat is None
    assert len(raised(stage, monkeypatch)) == len(mine) == 1
    assert raised(stage, monkeypatch) != mine
    stage.app.close()


def test_whose_turn_it_is_is_said_where_no_panel_is_raised(tmp_path):
    stage = Stage(tmp_path, **STILL)
    opened(stage, "wordaway")
    assert "Maya, your play" in audit.texts(stage.app)
    stage.app.close()


def test_the_last_seconds_are_seen_in_every_digit_of_a_clock():
    assert dial(10_000, 60_000).last
    assert dial(1, 60_000).last
    assert not dial(10_001, 60_000).last
    assert not dial(0, 60_000).last
    assert not dial(-1, 60_000).last
