"""Every sound that means something can be read, in a line that is in nobody's way."""

import pytest

from scenes.captions import CAPTIONS, MOST, OF_THE_HAND, SHOWN_MS, Captions, caption_box
from scenes.sound import CLOCK_SOUNDS, Sound
from tests.kit import audit
from tests.kit.screens import Buttons, Plain
from tests.kit.stage import Stage

MEANINGFUL = [sound for sound in Sound if sound not in OF_THE_HAND]


@pytest.fixture
def captioned(tmp_path):
    stage = Stage(tmp_path, captions=True)
    stage.show(Plain)
    yield stage
    stage.app.close()


def drawn(stage):
    """What the line at the foot says when it is drawn."""
    with audit.auditing(stage.app) as sheet:
        stage.app.captions.draw(stage.app.painter, stage.app.canvas)
    return [written.text for written in sheet.written], sheet


def test_every_sound_has_a_caption_or_is_one_s_own_hand():
    assert {*CAPTIONS, *OF_THE_HAND} == set(Sound)
    assert not {*CAPTIONS} & OF_THE_HAND
    assert not CLOCK_SOUNDS & OF_THE_HAND


def test_each_caption_says_something_else():
    texts = [CAPTIONS[sound](3) for sound in MEANINGFUL]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("sound", MEANINGFUL)
def test_a_sound_that_is_played_is_shown(captioned, sound):
    before = captioned.picture().copy()
    captioned.app.sounds.play(sound, 3)
    captioned.frame()
    assert drawn(captioned)[0] == [CAPTIONS[sound](3)]
    box, _text = caption_box(
        captioned.app.painter, captioned.app.canvas, captioned.app.captions.texts
    )
    rect = captioned.app.canvas.rect(*box)
    shown = captioned.app.window.surface
    assert (
        shown.subsurface(rect).copy().get_buffer().raw
        != before.subsurface(rect).copy().get_buffer().raw
    )


@pytest.mark.parametrize("sound", sorted(OF_THE_HAND))
def test_a_sound_of_the_hand_is_not_told(captioned, sound):
    captioned.app.sounds.play(sound)
    assert captioned.app.captions.texts == ()


@pytest.mark.parametrize("without", ["muted", "no device"])
def test_captions_do_not_need_the_sound(captioned, monkeypatch, without):
    if without == "muted":
        captioned.app.change(muted=True)
    else:
        monkeypatch.setattr(type(captioned.app.sounds), "silent", property(lambda _self: True))
    captioned.app.sounds.play(Sound.YOUR_TURN)
    assert captioned.app.captions.texts == ("Your turn",)


def test_captions_are_off_until_they_are_wanted_and_go_when_they_are_not(stage):
    stage.show(Plain)
    stage.app.sounds.play(Sound.YOUR_TURN)
    assert stage.app.captions.texts == ()
    stage.app.change(captions=True)
    stage.app.sounds.play(Sound.YOUR_TURN)
    assert stage.app.captions.texts == ("Your turn",)
    stage.app.change(captions=False)
    assert stage.app.captions.texts == ()


def test_a_caption_goes_after_a_while_and_the_screen_is_drawn_anew(captioned):
    captioned.app.sounds.play(Sound.TIME_OUT)
    captioned.settle(SHOWN_MS - 200)
    assert captioned.app.captions.texts == ("Time is up",)
    captioned.settle(400)
    assert captioned.app.captions.texts == ()
    assert drawn(captioned)[0] == []


def test_only_a_change_has_the_screen_drawn_anew():
    captions = Captions()
    assert not captions.update(16)
    captions.hear(Sound.WIN)
    assert captions.update(16)
    assert not captions.update(16)
    assert captions.update(SHOWN_MS)


def test_the_seconds_take_each_other_s_place():
    captions = Captions()
    for second in (3, 2, 1):
        captions.hear(Sound.LAST_SECONDS, second)
    assert captions.texts == ("1 second left",)


def test_several_sounds_stand_side_by_side_the_oldest_goes():
    captions = Captions()
    for sound in (Sound.DICE, Sound.CHIP, Sound.SCORE, Sound.YOUR_TURN):
        captions.hear(sound, 12)
    assert len(captions.texts) == MOST
    assert captions.texts == ("A chip falls", "12 points", "Your turn")


@pytest.mark.parametrize("look", [look for look in audit.LOOKS if look[1:] == (175, True)], ids=str)
def test_the_longest_line_is_whole_and_on_the_screen(tmp_path, look):
    with audit.looked_at(tmp_path, look, captions=True) as stage:
        stage.present(Buttons)
        for sound in (Sound.STRIKE, Sound.SCORE, Sound.CHALLENGE_UPHELD):
            stage.app.sounds.play(sound, 99)
        texts, sheet = drawn(stage)
        assert len(texts) == 1
        assert not sheet.cut
        window = stage.app.window.surface.get_rect()
        assert all(window.contains(written.rect) for written in sheet.written)


def test_a_move_of_a_match_is_told(tmp_path):
    from scenes.opening import trial

    stage = Stage(tmp_path, captions=True)
    told = []
    stage.show(lambda app: trial(app, "rooply"))
    for _ in range(120):
        stage.frame(100)
        told += stage.app.captions.texts
    assert {"Dice roll"} <= set(told)
    stage.app.close()
