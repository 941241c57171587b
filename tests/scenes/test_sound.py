import gc
import weakref
from itertools import pairwise

import pygame
import pytest

from scenes import sound, synth
from scenes.sound import Sound, Sounds, wave_of

LONGEST_MS = {
    Sound.TILE_LIFT: 30,
    Sound.WILD_TURNED: 200,
    Sound.STRIKE: 130,
    Sound.DICE: 750,
    Sound.LAST_SECONDS: 60,
}


@pytest.fixture
def heard():
    sounds = Sounds()
    yield sounds
    sounds.close()


def length_ms(wave):
    return 1000 * len(wave) / synth.RATE


@pytest.mark.parametrize("shown", list(Sound))
def test_every_sound_can_be_heard_and_none_is_clipped(shown):
    wave = wave_of(shown, 3)
    assert max(map(abs, wave)) > 0.2
    samples = memoryview(synth.pcm(wave)).cast("h")
    assert max(map(abs, samples)) <= 32_767 * synth.LOUDEST + 1


@pytest.mark.parametrize("shown", list(Sound))
def test_every_sound_starts_and_ends_in_silence(shown):
    wave = wave_of(shown)
    assert abs(wave[0]) < 0.05
    assert abs(wave[-1]) < 0.01


@pytest.mark.parametrize("shown", list(Sound))
def test_every_sound_is_short(shown):
    assert length_ms(wave_of(shown)) <= LONGEST_MS.get(shown, 1800) + 1


@pytest.mark.parametrize("shown", list(Sound))
def test_a_sound_is_the_same_every_time(shown):
    assert wave_of(shown, 5) == wave_of(shown, 5)


def test_a_score_has_one_more_note_for_every_20_points():
    lengths = [len(wave_of(Sound.SCORE, points)) for points in (0, 19, 20, 40, 500)]
    assert lengths[0] == lengths[1] < lengths[2] < lengths[3] < lengths[4]


def crossings(wave):
    return sum(a < 0 <= b for a, b in pairwise(wave)) / length_ms(wave)


def test_longer_words_sound_lower():
    assert crossings(wave_of(Sound.TILE_DOWN, 3)) > crossings(wave_of(Sound.TILE_DOWN, 9))


def test_letters_rise_with_the_alphabet():
    pitches = [crossings(synth.ring(synth.note(5 + i), synth.WOOD, 70)) for i in (0, 5, 10)]
    assert pitches == sorted(pitches)
    assert wave_of(Sound.LETTER_LANDS, 0) != wave_of(Sound.LETTER_LANDS, 25)
    assert wave_of(Sound.LETTER_LANDS, 99) == wave_of(Sound.LETTER_LANDS, 25)


def test_notes_are_a_pentatonic_scale_on_c():
    assert synth.note(0) == pytest.approx(261.63)
    assert synth.note(5) == pytest.approx(523.26)
    assert synth.note(3) / synth.note(0) == pytest.approx(2 ** (7 / 12))


def test_loss_is_the_phrase_of_a_win_played_slower():
    assert len(wave_of(Sound.LOSS)) > 1.2 * len(wave_of(Sound.WIN))


def test_a_sound_is_made_when_first_played_and_kept(heard, monkeypatch):
    made = []
    real = sound.wave_of
    monkeypatch.setattr(sound, "wave_of", lambda *args: made.append(args) or real(*args))
    heard.play(Sound.CHIP)
    heard.play(Sound.CHIP)
    assert made == [(Sound.CHIP, 0)]


def test_steps_that_sound_alike_are_kept_once(heard, monkeypatch):
    made = []
    real = sound.wave_of
    monkeypatch.setattr(sound, "wave_of", lambda *args: made.append(args) or real(*args))
    for second in range(10, 0, -1):
        heard.play(Sound.LAST_SECONDS, second)
    for points in (21, 25, 38):
        heard.play(Sound.SCORE, points)
    assert sorted(made) == [(Sound.LAST_SECONDS, 0), (Sound.LAST_SECONDS, 1), (Sound.SCORE, 20)]


def test_nothing_is_made_before_it_is_needed():
    assert Sounds()._made == {}


def test_the_two_volumes_are_apart(heard, monkeypatch):
    volumes = []

    class Recorder:
        def __init__(self, buffer):
            assert buffer

        def set_volume(self, volume):
            volumes.append(volume)

        def play(self):
            volumes.append("played")

    monkeypatch.setattr(pygame.mixer, "Sound", Recorder)
    heard.effects, heard.clock = 0.5, 0.0
    heard.play(Sound.CHIP)
    heard.play(Sound.LAST_SECONDS)
    assert volumes == [0.5, "played"]
    heard.effects, heard.clock = 0.0, 0.25
    heard.play(Sound.LAST_SECONDS)
    heard.play(Sound.CHIP)
    assert volumes == [0.5, "played", 0.25, "played"]


def test_without_a_device_all_is_silent_and_nothing_raises(monkeypatch):
    def no_device(*_args, **_kwargs):
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sounds = Sounds()
    for shown in Sound:
        sounds.play(shown)
    assert sounds.silent
    assert not sounds.prepare()
    sounds.close()


def test_a_build_without_a_mixer_is_silent(monkeypatch):
    def no_mixer(*_args, **_kwargs):
        raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame.mixer, "init", no_mixer)
    assert Sounds().silent


def test_a_device_that_goes_away_makes_it_silent(heard, monkeypatch):
    def gone(*_args, **_kwargs):
        raise pygame.error("mixer not initialized")

    assert not heard.silent
    monkeypatch.setattr(pygame.mixer, "Sound", gone)
    heard.play(Sound.CHIP)
    assert heard.silent


def test_sounds_can_be_prepared_one_by_one(heard):
    prepared = 0
    while heard.prepare():
        prepared += 1
    assert prepared == len(Sound)


def test_no_sound_is_freed_while_the_device_may_still_read_it():
    sounds = Sounds()
    sounds.play(Sound.WIN)
    heard = weakref.ref(sounds._made[Sound.WIN, 0])
    del sounds
    gc.collect()
    pygame.mixer.stop()
    assert heard() is not None
    again = Sounds()
    assert not again.silent
    again.close()
    assert heard() is None


def test_the_device_is_closed_with_nothing_playing_and_the_sounds_still_there(heard, monkeypatch):
    heard.play(Sound.WIN)
    playing = weakref.ref(heard._made[Sound.WIN, 0])
    assert pygame.mixer.get_busy()
    seen = []
    real = pygame.mixer.quit
    monkeypatch.setattr(
        pygame.mixer,
        "quit",
        lambda: seen.append((pygame.mixer.get_busy(), playing() is None)) or real(),
    )
    heard.close()
    assert seen == [(False, False)]
    assert playing() is None
