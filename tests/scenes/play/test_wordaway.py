from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.contract import Reason
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.input.actions import KEYBOARD, Action, Verb, pad
from scenes.play.pause import PauseMenu
from scenes.play.wordaway import motion
from scenes.play.wordaway.board import verdict_boxes
from scenes.play.wordaway.layout import places
from scenes.widgets.keyboard import ENTER
from scenes.widgets.pool import pool_layout
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.pictures import assert_picture
from tests.scenes.play.conftest import PHRASE, SHORT, Table

EXAMPLE = ("FLAKE", "CRY", "WADE", "SIN", "NOON", "TOIL", "IVY")

SHEET = {
    "menu": (24, 20, 48, 48),
    "cloth": (24, 84, 1232, 312),
    "strip": (56, 114, 1168, 84),
    "plays": (24, 412, 252, 288),
    "entry": (292, 412, 696, 288),
    "clock": (1004, 412, 252, 288),
}


@pytest.mark.parametrize("name", SHEET)
def test_everything_stands_where_the_style_sheet_says(name: str) -> None:
    box = getattr(places(Canvas(), 1), name)
    assert all(abs(have - want) <= 4 for have, want in zip(box, SHEET[name], strict=True))


def test_the_ring_and_the_rail_stand_where_the_style_sheet_says() -> None:
    at = places(Canvas(), 1)
    x, y, radius = at.ring
    assert (abs(x - 1130) <= 4, abs(y - 554) <= 4, abs(radius - 76) <= 4) == (True, True, True)
    assert abs(at.rail.y - 352) <= 4


def test_taller_canvases_give_the_cloth_420() -> None:
    at = places(Canvas(1280, 960), 1)
    assert abs(at.cloth.h - 420) <= 4
    assert abs(at.entry.h - 420) <= 4


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("moment", ["agree", "offer", "play", "typed", "over", "pause", "kid"])
def test_nothing_is_cut_or_in_the_way(tmp_path, look, moment) -> None:
    from tests.kit.audit import longer_language

    size, percent, longer = look
    settings = {"text_percent": percent}

    def show() -> None:
        table = Table(tmp_path, size=size, kid=moment == "kid", settings=settings, series=2)
        table.open()
        reach(table, moment)
        assert_tidy(table.stage.app)

    if longer:
        with longer_language():
            show()
    else:
        show()


def reach(table: Table, moment: str) -> None:
    if moment == "agree":
        return
    table.stage.click("length2")
    table.stage.settle(400)
    if moment == "offer":
        return
    table.stage.click("agree")
    table.stage.settle(2500)
    if moment == "typed":
        table.play("FLAKE")
        table.play("CRY")
        table.stage.type("ZAZAX")
    elif moment == "over":
        table.play("FLAKE")
        table.play("QUIZ")
    elif moment == "pause":
        table.stage.act(Verb.BACK)


def test_the_example_of_the_source_is_played_by_keys(people: Table) -> None:
    for word in EXAMPLE:
        people.play(word)
    game = people.series.games[0]
    assert (game.pool, game.reason) == ("UY", Reason.NO_PLAY)


def test_a_word_is_typed_by_the_mouse_alone(people: Table) -> None:
    for letter in "FLAKE":
        people.stage.click(letter)
    people.stage.click(ENTER)
    people.stage.settle(3000)
    assert people.series.board.words == ("FLAKE",)


def test_a_word_is_typed_by_touch_alone(people: Table) -> None:
    for letter in "CRY":
        people.stage.tap(letter)
    assert people.scene.typed == "CRY"
    people.stage.tap(ENTER)
    people.stage.settle(3000)
    assert people.series.board.words == ("CRY",)


def test_a_word_is_typed_by_a_gamepad_alone(people: Table) -> None:
    for letter in ("C", "R", "Y", ENTER):
        people.stage.walk_to(letter, device=pad(0))
        people.stage.pad(Verb.CONFIRM)
    people.stage.settle(3000)
    assert people.series.board.words == ("CRY",)


def test_greyed_keys_only_inform(people: Table) -> None:
    people.stage.click("Q")
    assert people.scene.typed == "Q"


@pytest.mark.parametrize("typed", ["\u00e9", "\u0131", "1", "\u00df", "\U0001f43a"])
def test_what_is_no_letter_is_not_typed_and_why_is_said(people: Table, typed: str) -> None:
    """R11: a dotless i is no I."""
    people.stage.type(typed)
    assert people.scene.typed == ""
    assert "Only letters from A to Z" in texts(people.stage.app)


def test_no_more_than_five_letters_are_typed(people: Table) -> None:
    people.stage.type("CONFID")
    assert people.scene.typed == "CONFI"
    people.stage.act(Verb.ERASE)
    assert people.scene.typed == "CONF"


@pytest.mark.parametrize("typed", ["", "NO"])
def test_enter_on_too_little_is_refused_and_keeps_what_is_typed(people: Table, typed: str) -> None:
    people.stage.type(typed)
    people.stage.act(Verb.CONFIRM)
    assert people.scene.typed == typed
    assert people.stage.app.toasts.texts
    assert people.table.match.entries[-1].move.tag() == "agree"


def test_a_composing_text_is_no_play(people: Table) -> None:
    """R31."""
    people.stage.app.act(Action(Verb.COMPOSE, KEYBOARD, text="cry"))
    assert people.scene.typed == ""


def test_letters_typed_stay_through_pause_and_resize(people: Table) -> None:
    people.stage.type("CR")
    people.stage.act(Verb.BACK)
    assert isinstance(people.stage.top, PauseMenu)
    people.stage.app._relook((960, 540))
    people.stage.act(Verb.BACK)
    assert people.scene.typed == "CR"


def test_a_pause_keeps_the_clock_through_every_change_of_looks(people: Table) -> None:
    """R64."""
    people.stage.act(Verb.BACK)
    before = people.table.clock(people.mover).remaining_ms
    app = people.stage.app
    app._relook((1920, 1080))
    app.change(brightness="dark", text_percent=150)
    people.stage.settle(5000)
    assert people.table.paused
    assert people.table.clock(people.mover).remaining_ms == before
    people.stage.act(Verb.BACK)
    assert not people.table.paused
    assert before - people.table.clock(people.mover).remaining_ms < 700


def test_a_lost_focus_pauses_and_covers_the_board(people: Table) -> None:
    people.stage.app.act(Action(Verb.PAUSE))
    people.stage.settle(300)
    assert isinstance(people.stage.top, PauseMenu)
    assert people.table.paused
    assert PHRASE[0:3] not in texts(people.stage.app)
    people.stage.app.act(Action(Verb.PAUSE))
    assert len(people.stage.app.manager.scenes) == 2


def test_time_runs_out_and_typing_after_it_changes_nothing(people: Table) -> None:
    loser = people.mover
    people.stage.type("CRY")
    people.stage.settle(33_000)
    assert people.series.games[0].reason is Reason.TIMEOUT
    assert people.series.games[0].winner == 1 - loser


def test_resign_asks_once_and_two_presses_are_one(people: Table) -> None:
    stage = people.stage
    stage.click("resign")
    assert isinstance(stage.top, Dialog)
    stage.act(Verb.BACK)
    assert people.series.phase == "play"
    stage.settle(500)
    stage.click("resign")
    yes = stage.controls["answer1"].box.centre
    stage.click(yes)
    stage.click(yes)
    stage.settle(800)
    assert people.series.games[0].reason is Reason.RESIGNED
    assert len(people.series.games) == 1


def test_a_wrong_word_loses_and_the_screen_says_which_of_the_two_it_failed(people: Table) -> None:
    people.stage.type("QUIZ")
    people.stage.act(Verb.CONFIRM)
    people.stage.settle(700)
    said = " ".join(texts(people.stage.app))
    assert "QUIZ" in said
    assert "no Q" in said


def test_an_unknown_word_is_called_so(people: Table) -> None:
    people.stage.type("YUVD")
    people.stage.act(Verb.CONFIRM)
    people.stage.settle(700)
    assert "dictionary" in " ".join(texts(people.stage.app))


def test_the_computer_answers_and_its_letters_leave(against: Table) -> None:
    against.play("FLAKE")
    against.stage.settle(4000)
    words = against.series.board.words
    assert words[0] == "FLAKE"
    assert len(words) == 2
    assert against.scene.seat == 0


def test_enter_pressed_too_early_after_a_game_leaves_the_ring_for_the_next_one(people) -> None:
    people.stage.type("QUIZ")
    for _ in range(3):
        people.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
        people.stage.frame(30)
    people.stage.settle(3000)
    assert people.stage.ringed in ("ready0", "ready1")


def test_between_games_the_turning_point_is_shown(tmp_path) -> None:
    table = Table(tmp_path, phrase=SHORT).open().agree()
    table.play("PIE")
    table.play("ZZZ")
    table.stage.settle(4000)
    said = " ".join(texts(table.stage.app))
    assert "turning point" in said
    assert table.scene.review().turns[0].word == "PIE"


def test_time_is_told_by_form_and_not_by_sound_alone(people: Table) -> None:
    """R71: tenths appear and the ring pulses in the last seconds; reduced motion keeps tenths."""
    people.stage.settle(21_500)
    assert any("." in text and text.replace(".", "").isdigit() for text in texts(people.stage.app))


def test_the_list_of_plays_can_be_scrolled(people: Table) -> None:
    for word in EXAMPLE[:6]:
        people.play(word)
    assert people.scene.rows > people.scene.rows_seen
    people.stage.wheel(people.scene.places.plays.centre, 3)
    assert people.scene.scroll > 0
    people.stage.act(Verb.LOOK_UP)
    assert people.scene.gloss_word == "NOON"


def test_every_letter_of_the_pool_comes_from_its_place(people: Table) -> None:
    events: list[object] = []
    people.table.listen(-2, lambda happened: events.extend(happened.events))
    people.play("FLAKE")
    people.play("CRY")
    first, second = events
    for piece in motion.staying(first):
        assert PHRASE[piece.before] == piece.letter
    gone = motion.leaving(second, first.pool)
    assert Counter(piece.letter for piece in gone) == Counter("CRY")
    places_left = {piece.before for piece in motion.staying(second)}
    assert places_left.isdisjoint(piece.before for piece in gone)


def test_leaving_saves_and_coming_back_shows_the_same(people: Table) -> None:
    people.play("FLAKE")
    people.play("CRY")
    before = people.table.match.state_hash()
    stage = people.stage
    stage.act(Verb.BACK)
    stage.settle(500)
    stage.click("leave")
    stage.settle(500)
    stage.click("answer1")
    waiting = stage.app.tables.waiting()
    again = stage.app.tables.resume(waiting[0].id)
    assert again.table.match.state_hash() == before
    again.close()


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_a_play_being_typed(tmp_path, brightness) -> None:
    table = Table(tmp_path, settings={"brightness": brightness}, clock=None).open().agree()
    table.play("FLAKE")
    table.stage.type("CRY")
    assert_picture(table.stage.picture(), f"wordaway-{brightness}")


def test_the_picture_of_letters_in_flight(tmp_path) -> None:
    table = Table(tmp_path, clock=None).open().agree()
    table.stage.type("FLAKE")
    table.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
    table.stage.frame(16)
    while table.scene.timeline.run("fly") is None:
        table.stage.frame(16)
    for _ in range(30):
        table.stage.frame(16)
    assert_picture(table.stage.picture(), "wordaway-flight")


@pytest.mark.parametrize("pool", [0, 1, 23, 24, 40])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1680, 720)])
def test_the_tiles_of_a_lost_word_touch_neither_strip_nor_pool(pool: int, size) -> None:
    at = places(Canvas(*size), 1)
    lost = [pygame.FRect(*box) for box in verdict_boxes(at, pool, 5)]
    others = [pygame.FRect(*box) for box in (at.strip, *pool_layout(at.rail, pool).tiles)]
    assert all(box.w >= 28 for box in lost)
    assert not any(box.collideobjects(others) for box in lost)
