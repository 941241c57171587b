"""Every sound of the program: dry, wooden, short, synthesised when first needed.

Without a sound device everything stays silent; nothing here ever raises for want of one.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from functools import partial

import pygame

from scenes import synth
from scenes.synth import BELL, GONG, MARIMBA, SHIMMER, WOOD, Wave, brightened, mixed, noise, note
from scenes.synth import ring as struck

CHANNELS = 12
BUFFER = 512


class Sound(StrEnum):
    """What can be heard. Some take a `step`, said beside them."""

    TILE_LIFT = "tile_lift"
    TILE_DOWN = "tile_down"
    """step: letters of the word; longer words sound lower."""
    SHUFFLE = "shuffle"
    ILLEGAL = "illegal"
    SCORE = "score"
    """step: points; one more note for every 20."""
    WILD_TURNED = "wild_turned"
    CHALLENGE_CALLED = "challenge_called"
    CHALLENGE_UPHELD = "challenge_upheld"
    CHALLENGE_FAILED = "challenge_failed"
    CHIP = "chip"
    LINE_COMPLETE = "line_complete"
    DICE = "dice"
    BLACK_SQUARE = "black_square"
    STRIKE = "strike"
    LETTER_LANDS = "letter_lands"
    """step: the letter's place in the alphabet, from 0."""
    YOUR_TURN = "your_turn"
    LAST_SECONDS = "last_seconds"
    """step: the second; ticks and tocks take turns."""
    TIME_OUT = "time_out"
    WIN = "win"
    LOSS = "loss"
    MENU_MOVE = "menu_move"
    MENU_CONFIRM = "menu_confirm"


CLOCK_SOUNDS = frozenset({Sound.LAST_SECONDS})
"""Sounds that follow the clock's volume; all others follow that of the effects."""


def _tick(pitch: float, strength: float = 1.0) -> Wave:
    return mixed([(0, 0.5 * strength, noise(30, 5, 0.5, 3)), (0, 0.5 * strength, _wood(pitch, 30))])


def _wood(pitch: float, ms: float) -> Wave:
    return struck(pitch, WOOD, ms)


def _marimba(steps: list[int], apart: float, ms: float = 420) -> Wave:
    return mixed((i * apart, 0.6, struck(note(s), MARIMBA, ms)) for i, s in enumerate(steps))


def _tile_lift(_: int) -> Wave:
    return _tick(1700, 0.55)


def _tile_down(letters: int) -> Wave:
    pitch = 560 * 2 ** (-letters / 12)
    return mixed([(0, 0.9, _wood(pitch, 110)), (0, 0.25, noise(40, 7, 0.3, 5))])


def _shuffle(_: int) -> Wave:
    pitches = (1500, 1250, 1700, 1350, 1600)
    return mixed((i * 52, 0.6, _tick(pitch)) for i, pitch in enumerate(pitches))


def _illegal(_: int) -> Wave:
    felt = noise(120, 30, 0.06, 7)
    return mixed([(0, 2.4, felt), (0, 0.7, struck(92, ((1, 1.0, 45),), 120))])


def _score(points: int) -> Wave:
    notes = min(8, 2 + max(0, points) // 20)
    return _marimba([5 + i for i in range(notes)], 85)


def _wild_turned(_: int) -> Wave:
    return synth.swelling(struck(note(15), SHIMMER, 200), 38, 0.5)


def _challenge_called(_: int) -> Wave:
    return _marimba([4, 6], 190)


def _challenge_upheld(_: int) -> Wave:
    return _marimba([7, 5], 170)


def _challenge_failed(_: int) -> Wave:
    return _marimba([3, 5], 170)


def _chip(_: int) -> Wave:
    click = brightened(noise(26, 5, 0.9, 11))
    clay = struck(1150, ((1, 0.8, 14), (2.7, 0.5, 9)), 60)
    return mixed([(0, 0.35, click), (0, 0.7, clay), (24, 0.2, clay)])


def _line_complete(_: int) -> Wave:
    return _marimba([5, 6, 7, 8, 9, 10], 70)


def _dice(_: int) -> Wave:
    rattle = [(i * 42 + (i % 3) * 9, 0.35, _tick(900 + 170 * (i % 4))) for i in range(11)]
    knocks = [(500 + i * 75, 0.8 - 0.15 * i, _wood(430 - 30 * i, 90)) for i in range(3)]
    return mixed([*rattle, *knocks])


def _black_square(_: int) -> Wave:
    return mixed([(0, 1.0, _wood(170, 190)), (0, 1.4, noise(90, 18, 0.1, 13))])


def _strike(_: int) -> Wave:
    return synth.swelling(brightened(noise(130, 90, 0.55, 17)), 34, 0.7)


def _letter_lands(place: int) -> Wave:
    pitch = note(5 + round(min(25, max(0, place)) * 10 / 25))
    return mixed([(0, 0.55, _wood(pitch, 70)), (0, 0.2, noise(18, 4, 0.5, 19))])


def _your_turn(_: int) -> Wave:
    return struck(note(5), BELL, 1100)


def _last_seconds(second: int) -> Wave:
    pitch = 760 if second % 2 else 620
    return mixed([(0, 0.5, _wood(pitch, 45)), (0, 0.3, noise(20, 4, 0.2, 23))])


def _time_out(_: int) -> Wave:
    return struck(98, GONG, 1700)


def _win(_: int) -> Wave:
    return _marimba([5, 7, 8, 9, 10], 135, 620)


def _loss(_: int) -> Wave:
    return _marimba([5, 7, 8, 9, 7], 215, 700)


def _menu_move(_: int) -> Wave:
    return _tick(1250, 0.4)


def _menu_confirm(_: int) -> Wave:
    return mixed([(0, 0.6, _wood(480, 90))])


_RECIPES: dict[Sound, Callable[[int], Wave]] = {
    Sound.TILE_LIFT: _tile_lift,
    Sound.TILE_DOWN: _tile_down,
    Sound.SHUFFLE: _shuffle,
    Sound.ILLEGAL: _illegal,
    Sound.SCORE: _score,
    Sound.WILD_TURNED: _wild_turned,
    Sound.CHALLENGE_CALLED: _challenge_called,
    Sound.CHALLENGE_UPHELD: _challenge_upheld,
    Sound.CHALLENGE_FAILED: _challenge_failed,
    Sound.CHIP: _chip,
    Sound.LINE_COMPLETE: _line_complete,
    Sound.DICE: _dice,
    Sound.BLACK_SQUARE: _black_square,
    Sound.STRIKE: _strike,
    Sound.LETTER_LANDS: _letter_lands,
    Sound.YOUR_TURN: _your_turn,
    Sound.LAST_SECONDS: _last_seconds,
    Sound.TIME_OUT: _time_out,
    Sound.WIN: _win,
    Sound.LOSS: _loss,
    Sound.MENU_MOVE: _menu_move,
    Sound.MENU_CONFIRM: _menu_confirm,
}
_STEPPED: dict[Sound, Callable[[int], int]] = {
    Sound.TILE_DOWN: partial(min, 15),
    Sound.SCORE: lambda points: min(6, max(0, points) // 20) * 20,
    Sound.LETTER_LANDS: lambda place: min(25, max(0, place)),
    Sound.LAST_SECONDS: lambda second: second % 2,
}


def wave_of(sound: Sound, step: int = 0) -> Wave:
    """The samples of a sound, as `scenes.synth` makes them."""
    return _RECIPES[sound](step)


class Sounds:
    """Plays sounds; `effects` and `clock` are volumes 0-1, apart from each other.

    The device is opened and a sound is made when first needed.
    """

    def __init__(self, effects: float = 0.8, clock: float = 0.6) -> None:
        self.effects = effects
        self.clock = clock
        self.on_play: Callable[[Sound, int], None] | None = None
        """Told of every sound, heard or not."""
        self._ready: bool | None = None
        self._made: dict[tuple[Sound, int], pygame.mixer.Sound] = {}

    @property
    def silent(self) -> bool:
        """Whether there is no device to be heard on, found out by trying."""
        if self._ready is None:
            self._ready = _open_device()
        return not self._ready

    def play(self, sound: Sound, step: int = 0) -> None:
        """Let a sound be heard; `step` as said at the sound."""
        if self.on_play is not None:
            self.on_play(sound, step)
        volume = self.clock if sound in CLOCK_SOUNDS else self.effects
        if volume <= 0 or self.silent:
            return
        try:
            made = self._make(sound, step)
            made.set_volume(min(1.0, volume))
            made.play()
        except pygame.error:
            self._ready = False

    def prepare(self) -> bool:
        """Make one plain sound that isn't made yet, in an idle moment; whether there was one."""
        if self.silent:
            return False
        missing = next((sound for sound in Sound if (sound, 0) not in self._made), None)
        if missing is None:
            return False
        try:
            self._make(missing, 0)
        except pygame.error:
            self._ready = False
        return not self.silent

    def close(self) -> None:
        """Give the device back."""
        if self._ready is not None:
            _close_device()
        self._made.clear()
        self._ready = None

    def _make(self, sound: Sound, step: int) -> pygame.mixer.Sound:
        stepped = _STEPPED.get(sound)
        kind = stepped(step) if stepped else 0
        key = (sound, kind)
        if key not in self._made:
            self._made[key] = pygame.mixer.Sound(buffer=synth.pcm(wave_of(sound, kind)))
            _device_reads.append(self._made[key])
        return self._made[key]


_device_reads: list[pygame.mixer.Sound] = []
"""Every sound made since the device was opened. A sound that ends while nobody else holds it is
freed by the mixer's own thread, which then reads on in it: so none goes before the device does."""


def _open_device() -> bool:
    """Open the sound device; whether there is one. A build without a mixer has none."""
    try:
        pygame.mixer.init(synth.RATE, -16, 1, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
    except (pygame.error, NotImplementedError):
        return False
    return True


def _close_device() -> None:
    """Stop what plays, close the device if there is one, and only then let the sounds go."""
    with suppress(pygame.error, NotImplementedError):
        if pygame.mixer.get_init():
            pygame.mixer.stop()
            pygame.mixer.quit()
    _device_reads.clear()
