from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from game import registry
from game.contract import Seat
from scenes import catalogue, play
from scenes.canvas import Canvas
from scenes.catalogue import Request
from scenes.games import LOOKS, last_game, with_last
from scenes.input.actions import MOUSE, Action, Verb
from scenes.manager import Scene
from scenes.matches import MatchesScreen
from scenes.preferences import LastTable, Preferences
from scenes.rulebook import RuleBook
from scenes.settings import SettingsScreen
from scenes.setup import SetupScene
from scenes.sound import Sound
from scenes.title import TitleScene
from scenes.title.places import title_places
from tests.kit import audit, matches
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage

TABLE = LastTable((Seat("Maya", 0), Seat("Ben", 1, side=1), Seat("Ana", 2, side=2)))


class Playing(Scene):
    """Stands in for a playing screen."""


@pytest.fixture(autouse=True)
def only_wordaway(monkeypatch):
    """Whatever games there are: here one can be played and three are coming."""
    monkeypatch.setattr(play, "SCREENS", {})
    monkeypatch.setitem(play._made, "wordaway", lambda _app, _live: Playing())


def title(app, request=None):
    return catalogue.make("title", app, request)


@pytest.fixture
def shown(stage):
    stage.show(title)
    return stage


def near(box, wanted):
    return all(abs(have - want) <= 4 for have, want in zip(box, wanted, strict=True))


# --- where things stand


def test_everything_stands_where_the_style_sheet_says():
    at = title_places(Canvas(), strip=True)
    assert near(at.logo, (640, 80, 76))
    assert at.tagline is not None
    assert abs(at.tagline - 161) <= 4
    for i, card in enumerate(at.cards):
        assert near(card, (50 + 300 * i, 190, 280, 330))
    assert near(at.strip, (50, 542, 1180, 72))
    assert abs(at.row.centre[1] - 664) <= 4
    assert at.row.h == 48


def test_at_four_to_three_the_cards_lie_in_two_rows():
    at = title_places(Canvas(1280, 960), strip=False)
    assert [(round(card.w), round(card.x)) for card in at.cards] == [(582, 50), (582, 648)] * 2
    assert all(abs(card.h - 330) <= 4 for card in at.cards)


def test_at_twenty_one_to_nine_the_cards_are_wider():
    at = title_places(Canvas(1680, 720), strip=True)
    assert [card.w for card in at.cards] == [360] * 4


def test_the_chosen_card_is_raised_by_six_units(shown):
    raised = next(card for card in LOOKS if shown.screen._chosen() == card.id)
    assert raised.id == "wordaway"


def test_a_card_rises_as_the_pointer_comes_and_the_last_one_sinks(shown):
    at = shown.controls["card.rooply"].box.centre
    shown.app.act(Action(Verb.POINT, MOUSE, at))
    shown.frame(16)
    shown.frame(60)
    rising, sinking = (shown.screen._raised(id_) for id_ in ("rooply", "wordaway"))
    assert 0 < rising < 1
    assert rising + sinking == pytest.approx(1)
    shown.settle()
    assert shown.screen._raised("rooply") == 1
    assert shown.screen._raised("wordaway") == 0


def test_with_less_motion_a_card_is_up_at_once(tmp_path):
    stage = Stage(tmp_path, reduced_motion=True)
    stage.show(title)
    stage.app.act(Action(Verb.POINT, MOUSE, stage.controls["card.rooply"].box.centre))
    stage.frame(16)
    assert stage.screen._raised("rooply") == 1


# --- games


def test_games_that_are_not_there_yet_are_coming_and_say_so(shown):
    words = audit.texts(shown.app)
    assert words.count("coming") == 3
    shown.click("card.rooply")
    assert isinstance(shown.top, TitleScene)
    assert shown.app.toasts.texts == ("Rooply is coming. It isn\u2019t on the table yet.",)


def test_a_screen_whose_rules_are_not_there_is_coming_all_the_same(stage, monkeypatch):
    monkeypatch.setitem(play._made, "wildwords", lambda _app, _live: Playing())
    monkeypatch.delitem(registry.GAMES, "wildwords", raising=False)
    stage.show(title)
    assert audit.texts(stage.app).count("coming") == 3
    assert stage.screen.focus.current.id == "card.wordaway"


def test_a_game_says_of_itself_what_its_facts_say(shown):
    words = audit.texts(shown.app)
    assert "Wordaway" in words
    assert "2 players" in words


@pytest.mark.parametrize("device", ["mouse", "touch", "keyboard", "pad"])
def test_every_device_sets_the_table_of_a_game(shown, device):
    if device == "mouse":
        shown.click("card.wordaway")
    elif device == "touch":
        shown.tap("card.wordaway")
    elif device == "keyboard":
        shown.walk_to("card.wordaway")
        shown.act(Verb.CONFIRM)
    else:
        shown.pad(Verb.RIGHT)
        shown.pad(Verb.CONFIRM)
    assert isinstance(shown.top, SetupScene)
    shown.act(Verb.BACK)
    assert isinstance(shown.top, TitleScene)
    assert shown.screen.focus.current.id == "card.wordaway"


def test_a_game_named_at_the_start_is_set_at_once_and_the_title_lies_below(stage):
    stage.show(lambda app: title(app, Request("wordaway")))
    assert isinstance(stage.top, SetupScene)
    stage.act(Verb.BACK)
    assert isinstance(stage.top, TitleScene)


def test_a_demonstration_has_only_computers(stage):
    seen = []
    play._made["wordaway"] = lambda _app, live: seen.append(live) or Playing()
    stage.show(lambda app: title(app, Request("wordaway", demo=True)))
    assert isinstance(stage.top, Playing)
    assert {seat.kind for seat in seen[0].table.setup.seats} == {"computer"}
    assert stage.app.prefs.tables == {}


def test_moving_and_choosing_are_heard(shown, monkeypatch):
    heard = []
    monkeypatch.setattr(shown.app.sounds, "play", lambda what, _step=0: heard.append(what))
    shown.act(Verb.RIGHT, Verb.LEFT)
    shown.click("settings")
    assert heard == [Sound.MENU_MOVE, Sound.MENU_CONFIRM]


# --- the lower row


def test_the_ways_out_of_the_title(shown):
    for id_, kind in (("settings", SettingsScreen), ("rules", RuleBook)):
        shown.click(id_)
        assert isinstance(shown.top, kind)
        shown.act(Verb.BACK)
        assert isinstance(shown.top, TitleScene)
    assert "matches" not in shown.controls
    shown.click("quit")
    assert not shown.app.running


def test_the_key_for_help_opens_the_rules(shown):
    shown.act(Verb.HELP)
    assert isinstance(shown.top, RuleBook)


def test_going_back_does_not_leave_the_program(shown):
    shown.act(Verb.BACK)
    assert isinstance(shown.top, TitleScene)
    assert shown.app.running


def test_who_sat_at_the_last_table_is_named(tmp_path):
    stage = Stage(tmp_path, tables={"wordaway": TABLE})
    stage.show(title)
    words = audit.texts(stage.app)
    assert {"At the table", "Maya", "Ben", "Ana"} <= set(words)
    stage.click("add")
    assert isinstance(stage.top, SetupScene)


def test_the_table_set_last_comes_last():
    prefs = Preferences(tables={"wordaway": TABLE, "rooply": TABLE})
    assert last_game(prefs) == "rooply"
    assert list(with_last(prefs, "wordaway", TABLE)) == ["rooply", "wordaway"]
    assert last_game(Preferences()) is None


# --- the match that waits


def test_without_a_match_there_is_no_strip(shown):
    assert "continue" not in shown.controls


def test_the_match_that_waits_says_what_it_is_and_goes_on(tmp_path):
    matches.left_waiting(tmp_path, matches.MAYA, matches.BEN)
    stage = Stage(tmp_path)
    stage.show(title)
    words = audit.texts(stage.app)
    assert "Continue Wordaway" in words
    assert any("Maya and Ben." in word and "to move." in word for word in words)
    assert "saved just now" in words
    assert "all" not in stage.controls
    stage.click("continue")
    assert isinstance(stage.top, Playing)
    assert stage.worker.started


def test_of_several_matches_the_latest_is_offered_and_all_are_listed(tmp_path):
    first = matches.left_waiting(tmp_path, matches.MAYA, matches.OTTO)
    matches.left_waiting(tmp_path, Seat("Leo", 2), matches.OTTO, date="2026-11-30T11:00:00")
    old = time.time() - 7_200
    for file in (tmp_path / "matches" / first).iterdir():
        os.utime(file, (old, old))
    stage = Stage(tmp_path)
    stage.show(title)
    assert any("Leo" in word for word in audit.texts(stage.app))
    stage.click("all")
    assert isinstance(stage.top, MatchesScreen)


def test_a_match_left_meanwhile_waits_when_the_title_comes_back(shown):
    shown.click("settings")
    matches.left_waiting(shown.app.data_dir, matches.MAYA, matches.BEN)
    shown.act(Verb.BACK)
    assert "continue" in shown.controls


def test_a_match_open_elsewhere_is_told_and_the_title_stays(tmp_path):
    live = matches.begin(tmp_path)
    stage = Stage(tmp_path)
    stage.show(title)
    stage.click("continue")
    assert isinstance(stage.top, TitleScene)
    assert "open in another copy" in stage.app.toasts.texts[0]
    live.close()


def test_a_damaged_match_can_only_be_looked_at_in_the_list(tmp_path):
    id_ = matches.left_waiting(tmp_path)
    for file in (tmp_path / "matches" / id_).iterdir():
        file.write_bytes(b"\0" * 100)
    stage = Stage(tmp_path)
    stage.show(title)
    assert "continue" not in stage.controls
    stage.click("all")
    assert isinstance(stage.top, MatchesScreen)


# --- the first picture, and quiet


def test_the_first_picture_needs_no_toolkit_no_network_no_rules_and_no_words():
    program = """
import os, sys, tempfile
from pathlib import Path
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from scenes import catalogue
from scenes.app import App
app = App(Path(tempfile.mkdtemp()))
app.open(lambda app: catalogue.make("title", app))
app.step()
heavy = {"pygame_gui", "socket", "asyncio", "scenes.setup", "scenes.tables", "game.opponents"}
heavy |= {"game.registry", "game.library", "game.archive"}
print(sorted(heavy & set(sys.modules)))
app.close()
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_title_that_nobody_touches_is_not_drawn_again(shown, monkeypatch):
    drawn = []
    monkeypatch.setattr(TitleScene, "draw", lambda _self, _surface: drawn.append(1))
    for _ in range(120):
        shown.frame()
    assert not drawn


# --- looks


@pytest.mark.parametrize("look", audit.LOOKS, ids=str)
@pytest.mark.parametrize("waits", [False, True])
def test_nothing_is_cut_or_in_the_way(tmp_path, look, waits):
    if waits:
        matches.left_waiting(tmp_path, matches.MAYA, Seat("Bartholomew of Elsewhere", 3, side=1))
        matches.left_waiting(tmp_path, date="2026-11-30T09:00:00")
    with audit.looked_at(tmp_path, look, tables={"wordaway": TABLE}) as stage:
        stage.present(title)
        audit.assert_tidy(stage.app)


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture(tmp_path, brightness):
    matches.left_waiting(tmp_path, matches.MAYA, matches.BEN, phrases=(matches.PHRASE,))
    stage = Stage(tmp_path, tables={"wordaway": TABLE}, brightness=brightness)
    stage.show(title)
    stage.screen.waiting = tuple(
        match._replace(note=None, last=0) for match in stage.screen.waiting
    )
    stage.act(Verb.NEXT)
    assert_picture(stage.picture(), f"title-{brightness}")
