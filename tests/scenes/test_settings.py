from __future__ import annotations

import msgspec
import pygame
import pytest

from scenes import catalogue
from scenes.credits import CreditsScreen
from scenes.dialog import Dialog
from scenes.input.actions import TOUCH, Verb, pad
from scenes.input.bindings import Bindings
from scenes.preferences import SETTINGS, PreferenceFile, Preferences, Volumes
from scenes.settings import SettingsScreen
from scenes.sound import Sound
from scenes.title import TitleScene
from tests.kit import audit
from tests.kit.devices import ScriptedKeyboard, ScriptedMouse
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage

PAGES = ("look", "motion", "sound", "words", "keys", "buttons", "program")


@pytest.fixture
def settings(stage):
    stage.show(lambda app: catalogue.make("title", app))
    stage.app.manager.push(SettingsScreen(stage.app))
    stage.settle()
    return stage


@pytest.fixture
def keys(settings):
    settings.click("leaf.keys")
    return settings


def kept(stage):
    """The settings as a new start would find them."""
    return PreferenceFile(stage.app.data_dir).load()[0]


def press_key(stage, key, mod=0):
    ScriptedKeyboard().press(key, mod=mod)
    stage.settle(300)


# --- pages


def test_pages_open_by_pointer_and_by_the_ring(settings):
    settings.click("leaf.sound")
    assert settings.screen.page == "sound"
    settings.walk_to("leaf.sound")
    settings.act(Verb.DOWN)
    assert settings.screen.page == "words"


@pytest.mark.parametrize("leave", ["escape", "pad", "mouse", "touch"])
def test_the_way_back_works_by_every_device_at_the_largest_text(settings, leave):
    settings.app.change(text_percent=175)
    settings.settle()
    if leave in ("mouse", "touch"):
        (settings.click if leave == "mouse" else settings.tap)("back")
    else:
        (settings.act if leave == "escape" else settings.pad)(Verb.BACK)
    assert isinstance(settings.top, TitleScene)


def test_the_text_size_is_found_again_by_keys_alone_at_the_largest_text(settings):
    settings.app.change(text_percent=175)
    settings.settle()
    id_ = next(id_ for id_ in settings.controls if id_.startswith("text_percent.less"))
    settings.walk_to(id_)
    settings.act(Verb.CONFIRM)
    assert settings.app.prefs.text_percent == 150


# --- what is set is in force at once, and kept


@pytest.mark.parametrize(
    ("page", "control", "name", "value"),
    [
        ("look", "brightness.1", "brightness", "dark"),
        ("look", "palette.1", "palette", "colour_blind"),
        ("look", "palette.2", "palette", "high_contrast"),
        ("look", "text_percent.2", "text_percent", 130),
        ("look", "easy_reading", "easy_reading", True),
        ("motion", "reduced_motion", "reduced_motion", True),
        ("motion", "speed_percent.4", "speed_percent", 200),
        ("motion", "clock_tenths", "clock_tenths", False),
        ("motion", "clocks.1", "clocks", "slower"),
        ("sound", "muted", "muted", True),
        ("sound", "captions", "captions", True),
        ("words", "spelling.1", "spelling", "american"),
        ("words", "family_words", "family_words", True),
    ],
)
def test_a_setting_is_in_force_at_once_and_kept(settings, page, control, name, value):
    settings.click(f"leaf.{page}")
    settings.click(control)
    assert getattr(settings.app.prefs, name) == value
    assert getattr(kept(settings), name) == value
    settings.app.change(spelling="british")


def test_the_look_changes_before_the_eyes(settings):
    settings.click("brightness.1")
    assert settings.app.theme.name == "dark"
    settings.click("palette.2")
    assert settings.app.theme.name == "high_contrast"
    assert not settings.controls["brightness.1"].enabled
    settings.click("palette.0")
    settings.click("text_percent.4")
    assert settings.app.canvas.text_scale == 1.75


def test_american_spelling_is_read_at_once(settings):
    settings.click("leaf.words")
    settings.click("spelling.1")
    settings.click("leaf.look")
    assert "Colors" in audit.texts(settings.app)
    settings.app.change(spelling="british")
    assert "Colours" in audit.texts(settings.app)


def test_fullscreen_is_switched(settings, monkeypatch):
    calls = []
    monkeypatch.setattr(settings.app.window, "toggle_fullscreen", lambda: calls.append(1))
    settings.click("fullscreen")
    assert calls == [1]


def test_every_setting_is_put_back_after_a_question(settings):
    changed = {
        "brightness": "dark",
        "palette": "colour_blind",
        "text_percent": 130,
        "easy_reading": True,
        "reduced_motion": True,
        "speed_percent": 50,
        "volumes": Volumes(10, 20),
        "muted": True,
        "captions": True,
        "clock_tenths": False,
        "clocks": "none",
        "spelling": "american",
        "family_words": True,
        "confirm_plays": False,
    }
    fields = {field.name for field in msgspec.structs.fields(Preferences)}
    assert {*changed} == {*SETTINGS}
    assert fields - {*SETTINGS} <= {"window", "bindings", "tables", "names", "seen", "devices"}
    settings.click("leaf.program")
    assert not settings.controls["restore"].enabled
    settings.app.change(**changed, names=("Zoe",))
    settings.click("leaf.program")
    settings.click("restore")
    settings.act(Verb.BACK)
    assert settings.app.prefs.text_percent == 130
    settings.click("restore")
    settings.click("answer1")
    fresh = Preferences()
    for prefs in (settings.app.prefs, kept(settings)):
        assert all(getattr(prefs, name) == getattr(fresh, name) for name in changed)
        assert prefs.names == ("Zoe",)
    assert settings.app.theme.name == "light"
    assert settings.app.canvas.text_scale == 1.0
    assert not settings.controls["restore"].enabled


# --- sound


@pytest.fixture
def sound(settings):
    settings.click("leaf.sound")
    return settings


def test_volumes_are_apart_and_moved_by_keys_pad_and_pointer(sound):
    sound.walk_to("effects")
    sound.act(Verb.LEFT, Verb.LEFT)
    assert sound.app.prefs.volumes.effects == 70
    sound.pad(Verb.RIGHT)
    assert sound.app.prefs.volumes.effects == 75
    box = sound.controls["clock"].box
    sound.click((box.right - 14, box.centre[1]))
    assert sound.app.prefs.volumes.clock == 100
    sound.drag(box.centre, (box.x + 60, box.centre[1]), (box.x + 14, box.centre[1]), device=TOUCH)
    assert sound.app.prefs.volumes.clock == 0
    assert sound.app.prefs.volumes.effects == 75


def test_a_sound_can_be_tried_for_each_volume(sound, monkeypatch):
    heard = []
    monkeypatch.setattr(sound.app.sounds, "play", lambda what, _step=0: heard.append(what))
    sound.click("effects.try")
    sound.click("clock.try")
    tried = [what for what in heard if what is not Sound.MENU_CONFIRM]
    assert tried == [Sound.SCORE, Sound.LAST_SECONDS]


def test_without_a_device_for_sound_that_is_said(settings, monkeypatch):
    monkeypatch.setattr(type(settings.app.sounds), "silent", property(lambda _self: True))
    settings.click("leaf.sound")
    assert any("There is no sound device." in text for text in audit.texts(settings.app))
    settings.click("captions")
    assert settings.app.prefs.captions


# --- keys


def test_every_key_and_button_in_use_is_shown(keys):
    shown = {id_ for id_ in keys.controls if id_.startswith("keys.")}
    for verb, names in Bindings().keys.items():
        assert {f"keys.{verb}.{name}" for name in names} <= shown
    keys.click("leaf.buttons")
    shown = {id_ for id_ in keys.controls if id_.startswith("buttons.")}
    for verb, names in Bindings().buttons.items():
        assert {f"buttons.{verb}.{name}" for name in names} <= shown


def add(stage, control):
    stage.screen.focus.press(control)
    assert stage.app.input.listening


def test_a_key_is_added_and_in_force_at_once(keys):
    add(keys, "keys.hint.add")
    press_key(keys, pygame.K_F8)
    assert keys.app.prefs.bindings.keys[Verb.HINT] == ("f2", "f8")
    assert kept(keys).bindings.keys[Verb.HINT] == ("f2", "f8")
    assert keys.app.input.bindings.keys[Verb.HINT] == ("f2", "f8")


def test_a_key_is_changed(keys):
    keys.screen.focus.press("keys.hint.f2")
    keys.settle(400)
    assert isinstance(keys.top, Dialog)
    keys.click("answer2")
    press_key(keys, pygame.K_F7)
    assert keys.app.prefs.bindings.keys[Verb.HINT] == ("f7",)


def test_a_key_is_taken_away_but_never_the_last_that_is_needed(keys):
    keys.screen.focus.press("keys.hint.f2")
    keys.settle(400)
    keys.click("answer1")
    assert keys.app.prefs.bindings.keys[Verb.HINT] == ()
    keys.screen.focus.press("keys.back.escape")
    keys.settle(400)
    keys.click("answer1")
    assert keys.app.prefs.bindings.keys[Verb.BACK] == ("escape",)
    assert "needs at least one" in keys.app.toasts.texts[-1]


def test_a_key_that_is_taken_is_told_and_can_be_exchanged(keys):
    add(keys, "keys.hint.add")
    press_key(keys, pygame.K_F9)
    assert isinstance(keys.top, Dialog)
    assert "Pass" in keys.top.text
    keys.act(Verb.BACK)
    assert keys.app.prefs.bindings == Bindings()
    add(keys, "keys.hint.add")
    press_key(keys, pygame.K_F9)
    keys.click("answer1")
    table = keys.app.prefs.bindings.keys
    assert (table[Verb.HINT], table[Verb.PASS]) == (("f9",), ("f2",))
    assert keys.app.prefs.bindings.conflicts("keys") == {}


def test_a_key_that_writes_is_refused(keys):
    add(keys, "keys.hint.add")
    press_key(keys, pygame.K_a)
    assert keys.app.prefs.bindings == Bindings()
    assert "writes a letter" in keys.app.toasts.texts[-1]


@pytest.mark.parametrize("way", ["escape", "mouse", "pad", "page", "close"])
def test_leaving_while_a_key_is_asked_for_keeps_the_old_one_and_the_way_out(keys, way):
    add(keys, "keys.back.add")
    if way == "escape":
        press_key(keys, pygame.K_ESCAPE)
    elif way == "mouse":
        at = keys.app.canvas.rect(*keys.controls["leaf.look"].box).center
        ScriptedMouse().click(*at)
        keys.settle(300)
    elif way == "pad":
        keys.app.input.stop_listening()
    elif way == "page":
        keys.screen.turn_to("look")
        keys.app.input.stop_listening()
    else:
        keys.app.manager.pop()
        keys.settle(300)
    assert not keys.app.input.listening
    assert keys.app.prefs.bindings == Bindings()
    if isinstance(keys.top, SettingsScreen):
        press_key(keys, pygame.K_ESCAPE)
    assert isinstance(keys.top, TitleScene)


def test_all_keys_are_put_back_after_a_question(keys):
    assert not keys.controls["keys.restore"].enabled
    add(keys, "keys.hint.add")
    press_key(keys, pygame.K_F8)
    keys.walk_to("keys.restore")
    keys.act(Verb.CONFIRM)
    keys.act(Verb.BACK)
    assert keys.app.prefs.bindings != Bindings()
    assert keys.ringed == "keys.restore"
    keys.act(Verb.CONFIRM)
    keys.click("answer1")
    assert keys.app.prefs.bindings == Bindings()


def test_pad_buttons_are_changed_too(settings):
    settings.click("leaf.buttons")
    add(settings, "buttons.pass.add")
    settings.app.input._heard("buttons", "paddle1")
    settings.settle(300)
    assert settings.app.prefs.bindings.buttons[Verb.PASS] == ("paddle1",)
    assert settings.app.prefs.bindings.keys == Bindings().keys


def test_the_ring_brings_hidden_rows_into_view(keys):
    keys.walk_to("keys.fullscreen.f11", device=pad(0))
    control = keys.controls["keys.fullscreen.f11"]
    assert control.clip is not None
    assert control.clip.holds(control.box.centre)


# --- the program


def test_where_things_are_kept_and_what_is_owed_is_said(settings):
    settings.click("leaf.program")
    words = " ".join(audit.texts(settings.app))
    assert str(settings.app.data_dir.name) in words
    settings.click("credits")
    assert isinstance(settings.top, CreditsScreen)


# --- looks


@pytest.mark.parametrize("look", audit.LOOKS, ids=str)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_in_the_way(tmp_path, look, page):
    with audit.looked_at(tmp_path, look) as stage:
        stage.present(lambda app: SettingsScreen(app, page))
        audit.assert_tidy(stage.app)


@pytest.mark.parametrize(("page", "brightness"), [("look", "light"), ("keys", "dark")])
def test_the_picture(tmp_path, page, brightness):
    stage = Stage(tmp_path, brightness=brightness)
    stage.show(lambda app: SettingsScreen(app, page))
    assert_picture(stage.picture(), f"settings-{page}-{brightness}")
