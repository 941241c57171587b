"""From person to person: no frame ever shows a tray to another than its owner."""

from __future__ import annotations

import pygame
import pytest

from game.contract import Handicap, Resign
from scenes.handover import HandOver
from scenes.input.actions import KEYBOARD, Action, Verb
from scenes.play.pause import PauseMenu
from scenes.play.wildwords.challenge.screen import ChallengeScreen
from tests.kit.audit import sheet_of, texts
from tests.scenes.play.wildwords.kit import KID, Table

THREE = ("FENDQUE", "STAIN*G", "OOAAIIR")


class Watchman:
    """Looks at every frame for tiles in the tray that whoever looks may not see."""

    def __init__(self, table):
        self.table = table
        self.frames = 0
        self.trays_seen = set()
        stage = table.stage
        step = stage.app.step

        def watched_step():
            step()
            self.look()

        stage.app.step = watched_step

    def look(self):
        app = self.table.stage.app
        self.frames += 1
        if isinstance(app.manager.top, HandOver | PauseMenu):
            letters = [one for one in sheet_of(app).written if len(one.text) == 1]
            assert all(one.turned for one in letters), "more than the logo's letters"
            return
        if not app.manager.scenes:
            return
        if app.manager.scenes[0] is not app.manager.top:
            assert self.table.scene.lid_on or not self.table.scene.secret
            return
        scene = self.table.scene
        area = app.canvas.rect(*scene.places.tray)
        written = [w for w in sheet_of(app).written if area.contains(w.rect) and w.text.isalpha()]
        letters = {one.text for one in written}
        holder = scene.holder
        if holder is None:
            assert not letters
            return
        known = [self.table.state.trays[holder], *self._before(holder)]
        assert any(letters <= set(tray) for tray in known), (holder, letters, known)
        if letters:
            self.trays_seen.add(holder)

    def _before(self, seat):
        states = self.table.table.match.states[-3:]
        return [state.trays[seat] for state in states] + [
            state.trays[seat] + "".join(one.tile for one in state.pending.placed)
            for state in states
            if state.pending is not None and state.pending.player == seat
        ]


@pytest.fixture
def two(tmp_path):
    table = Table(tmp_path)
    table.watchman = Watchman(table)
    return table.open()


def test_nobody_sees_anothers_tray_through_a_match_of_two(two):
    two.ready().play("FEND", 7, 4).ready().press("believe")
    two.play("STAIN*G", 2, 3, down=True).ready().press("challenge").ready()
    for string in ("N", "I", "NG", "X"):
        two.stage.type(string)
        two.stage.act(Verb.CONFIRM)
    two.stage.settle(500)
    two.press("go_on").ready()
    two.press("trade", "yes").press("pass", "yes").ready()
    two.press("pass", "yes").ready()
    assert two.watchman.trays_seen == {0, 1}
    assert two.watchman.frames > 150


def test_nobody_sees_anothers_tray_with_three(tmp_path):
    table = Table(tmp_path, seats=3, trays=THREE)
    watchman = Watchman(table)
    table.open().ready().play("FEND", 7, 4).press("believe", "believe").ready()
    table.play("STAIN*G", 2, 3, down=True).press("challenge").ready()
    table.press("give_up", "give_up").press("go_on").ready()
    assert table.scene.holder == 2
    assert watchman.trays_seen == {0, 1, 2}


@pytest.fixture
def three(tmp_path):
    """Three people, the first of them a kid who has just played FEND."""
    trays = ("FENDQUE", "STAIN*G", "OOAAIIR")
    table = Table(tmp_path, seats=3, trays=trays, kids={0: KID})
    return table.open().ready().play("FEND", 7, 4)


def test_a_kid_takes_its_play_back_while_the_table_is_open(three):
    assert three.scene.holder is None
    three.press("undo")
    assert three.state.pending is None
    assert isinstance(three.stage.top, HandOver)
    three.ready()
    assert three.scene.holder == 0


def test_who_is_asked_at_an_open_table_can_resign(three):
    three.stage.act(Verb.BACK)
    three.stage.click("resign")
    assert {"Resign, Ben?"} <= set(texts(three.stage.app))
    three.press("answer1")
    assert three.state.out == (1,)


def test_the_clock_stands_still_while_it_is_up(two):
    assert isinstance(two.stage.top, HandOver)
    before = two.table.clock(0).remaining_ms
    two.stage.settle(20_000)
    assert two.table.clock(0).remaining_ms == before
    two.ready().stage.settle(2000)
    assert two.table.clock(0).remaining_ms < before


def test_it_says_who_is_meant_and_only_what_all_may_know(two):
    said = texts(two.stage.app)
    assert {"Over to Maya", "I\u2019m Maya"} <= set(said)
    two.ready().play("FEND", 7, 4)
    said = " ".join(texts(two.stage.app))
    assert "Maya plays FEND for 28" in said


def test_a_missed_turn_hides_nothing_of_what_happened_before(tmp_path):
    table = Table(tmp_path, seats=3, trays=THREE).open().ready().play("FEND", 7, 4)
    table.press("challenge").ready()
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(500)
    table.press("go_on").stage.settle(3000)
    assert table.state.sheet[-1].kind == "missed"
    assert table.stage.top.said == "Maya has played FEND for 28."


@pytest.mark.parametrize(
    ("resigns", "said"), [(True, "Maya has resigned."), (False, "Maya\u2019s time is up.")]
)
def test_who_has_left_is_named(tmp_path, resigns, said):
    table = Table(tmp_path, seats=3, trays=THREE, minutes=5, flag_falls=True).open().ready()
    if resigns:
        table.table.submit(0, Resign())
    table.stage.settle(3000 if resigns else 302_000)
    assert table.state.out == (0,)
    assert isinstance(table.stage.top, HandOver)
    assert table.stage.top.said == said


def test_a_tile_turned_face_down_is_never_named(two):
    two.ready().play("FEND", 7, 4).ready().press("believe")
    two.play("STAIN*G", 2, 3, down=True)
    said = " ".join(texts(two.stage.app))
    assert "STAI***" in said
    assert "STAIN" not in said


def test_a_pause_over_it_leaves_the_clock_standing(two):
    stage = two.stage
    stage.act(Verb.BACK)
    assert isinstance(stage.top, PauseMenu)
    stage.act(Verb.BACK)
    assert isinstance(stage.top, HandOver)
    assert two.table.paused


def test_losing_the_focus_changes_nothing(two):
    two.stage.app.act(Action(Verb.PAUSE))
    assert isinstance(two.stage.top, HandOver)
    assert two.table.paused


def test_leaving_from_it_leaves_the_table(two):
    stage = two.stage
    stage.click("menu")
    stage.settle(300)
    stage.click("leave")
    stage.settle(300)
    stage.click("answer1")
    stage.settle(300)
    assert not stage.app.manager.scenes


def test_one_person_against_the_computer_hands_nothing_over(tmp_path):
    table = Table(tmp_path, computers={1: "easy"}).open()
    assert table.stage.top is table.scene
    table.play("FEND", 7, 4).watch(8000)
    assert not isinstance(table.stage.top, HandOver)
    assert not table.scene.lid_on


def test_a_second_turn_of_ones_own_needs_no_hand_over(tmp_path):
    kid = Handicap(2, None, "same", False, 0, 0)
    table = Table(tmp_path, kids={0: kid}).open().ready()
    table.press("pass", "yes")
    assert table.stage.top is table.scene
    assert table.scene.may_lay


def test_the_tray_is_shut_while_a_play_is_spelled(two):
    two.ready().play("FEND", 7, 4).ready().press("challenge").ready()
    assert isinstance(two.stage.top, ChallengeScreen)
    assert two.scene.lid_on


def test_a_key_pressed_too_often_does_not_show_the_next_tray(two):
    two.ready().type("FEND", 7, 4)
    for _ in range(8):
        two.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
        two.stage.frame(100)
    assert isinstance(two.stage.top, HandOver)
    assert two.scene.holder is None


def test_no_pixel_before_the_next_person_is_ready_depends_on_their_tray(tmp_path):
    """Two matches that differ in what Ben holds and in nothing else: frame by frame the same."""

    def frames(folder, held):
        pot = "".join(sorted(set("STAIN*GQZXJKVW")))
        table = Table(folder, trays=("FENDQUE", held), pot=pot, size=(960, 540), minutes=None)
        table.open().ready().type("FEND", 7, 4)
        seen = []
        step = table.stage.app.step

        def watched_step():
            step()
            seen.append(pygame.image.tobytes(table.stage.app.window.surface, "RGB"))

        table.stage.app.step = watched_step
        table.stage.act(Verb.CONFIRM, Verb.CONFIRM)
        while table.scene.holder == 0 or len(seen) < 20:
            table.stage.frame(50)
        table.stage.settle(1500)
        assert isinstance(table.stage.top, HandOver)
        before = len(seen)
        table.ready()
        table.stage.app.close()
        return seen[:before], seen[before:]

    one, other = frames(tmp_path / "one", "STAINGS"), frames(tmp_path / "other", "QZXJKVW")
    assert len(one[0]) == len(other[0]) > 20
    assert one[0] == other[0]
    assert one[1][-1] != other[1][-1], "the trays do differ on the screen"
