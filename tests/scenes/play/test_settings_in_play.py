"""What is set in the middle of a match is in force when the match goes on."""

from __future__ import annotations

import pytest

from game.contract import Seat
from scenes.motion import Pace, Timeline
from scenes.play import play_scene

GAMES = ("wildwords", "wordwinder", "rooply", "wordaway")


def timelines(thing, seen=None):
    """Every timeline that a scene and its parts hold."""
    seen = set() if seen is None else seen
    found = []
    for value in vars(thing).values():
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, Timeline):
            found.append(value)
        elif type(value).__module__.startswith("scenes.play."):
            found += timelines(value, seen) if hasattr(value, "__dict__") else []
    return found


@pytest.mark.parametrize("game", GAMES)
def test_speed_and_motion_change_without_a_new_start(stage, game):
    people = (Seat("Maya", 0), Seat("Ben", 1, side=1))
    live = stage.app.tables.begin(game, {}, people, ["collegiate"])
    scene = stage.present(lambda app: play_scene(app, live))
    moving = timelines(scene)
    assert moving
    assert {id(one) for one in moving} == {id(one) for one in scene.timelines()}
    scene.open_pause()
    stage.app.change(reduced_motion=True, speed_percent=200)
    stage.app.manager.pop()
    assert [one.pace for one in moving] == [Pace(2.0, reduced=True)] * len(moving)
    scene.open_pause()
    stage.app.change(reduced_motion=False, speed_percent=100)
    stage.app.manager.pop()
    assert [one.pace for one in moving] == [Pace(1.0)] * len(moving)
