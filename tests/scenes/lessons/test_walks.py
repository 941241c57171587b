"""Every lesson is taken from its first step to its last by mouse, by keys and by gamepad alone."""

from __future__ import annotations

import pygame
import pytest

from scenes.dialog import Dialog
from scenes.input.ports import NoPorts, SdlPorts
from scenes.lessons import LESSONS, lesson_scene
from tests.kit.devices import needs_virtual_pads
from tests.kit.hands import Keyboarder, Mouser, Padder
from tests.kit.learners import LEARNERS
from tests.kit.screens import Plain
from tests.kit.stage import Stage


@pytest.fixture(params=[Mouser, Keyboarder, Padder], ids=["mouse", "keys", "pad"])
def hands(request, tmp_path):
    """A person with one device, before the stage."""
    ports = NoPorts()
    if request.param is Padder:
        pygame.display.init()
        needs_virtual_pads()
        ports = SdlPorts()
    stage = Stage(tmp_path, ports=ports, reduced_motion=True, speed_percent=200)
    stage.show(Plain)
    hands = request.param(stage)
    yield hands
    if isinstance(hands, Padder):
        hands.unplug()
    stage.app.close()


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_taken_with_one_device_and_nothing_of_it_is_kept(game, hands, tmp_path):
    stage = hands.stage
    scene = stage.show(lambda app: lesson_scene(app, game))
    learner = LEARNERS[game](hands, scene)

    learner.learn()

    assert learner.steps == list(range(len(scene.lesson.steps)))
    made = [(one.actor, one.move) for one in scene.table.match.entries]
    assert made == [(one.seat, one.move) for one in scene.lesson.moves]
    assert isinstance(stage.top, Dialog)
    assert {answer.label for answer in stage.top.answers} >= {"Play now", "Another lesson", "Back"}
    stage.settle(400)
    hands.press("answer0")
    assert scene not in stage.app.manager.scenes
    assert all(path.name.startswith("settings.json") for path in tmp_path.iterdir())
    assert not stage.app.prefs.tables
