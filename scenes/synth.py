"""Waves of wood, clay, felt and bells, made from sines and noise.

A wave is a list of samples, about -1 to 1, `RATE` a second.
"""

from __future__ import annotations

import cmath
from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate, repeat
from math import cos, exp, pi
from operator import add, mul
from random import Random

RATE = 22_050
LOUDEST = 0.7
"""The peak of the loudest sound, so that several at once stay clean."""
HEARD_FOR = 8
"""Times its decay time, and a sine has sunk below a thousandth of its strength."""
Wave = list[float]
Partial = tuple[float, float, float]
"""Frequency as a multiple of the note's, strength, decay time in ms."""

PENTATONIC = (0, 2, 4, 7, 9)
MIDDLE_C = 261.63

MARIMBA: tuple[Partial, ...] = ((1, 1.0, 160), (3.93, 0.28, 45), (9.2, 0.07, 18))
WOOD: tuple[Partial, ...] = ((1, 1.0, 26), (2.42, 0.45, 14), (4.1, 0.25, 8))
BELL: tuple[Partial, ...] = ((1, 1.0, 420), (2.0, 0.45, 260), (3.01, 0.2, 150), (4.2, 0.1, 80))
GONG: tuple[Partial, ...] = ((1, 1.0, 620), (1.48, 0.7, 480), (2.1, 0.4, 320), (2.74, 0.3, 200))
SHIMMER: tuple[Partial, ...] = ((1, 0.7, 110), (1.26, 0.6, 110), (1.5, 0.6, 120), (2.0, 0.4, 90))


def note(step: int) -> float:
    """The frequency of a step of the pentatonic scale on middle C; 5 steps are an octave."""
    octave, degree = divmod(step, len(PENTATONIC))
    return MIDDLE_C * 2 ** (octave + PENTATONIC[degree] / 12)


def samples(ms: float) -> int:
    """How many samples last so long."""
    return max(1, round(RATE * ms / 1000))


def ring(frequency: float, partials: Sequence[Partial], ms: float) -> Wave:
    """Something struck: decaying sines; starts softly over a millisecond, ends in silence."""
    wave = [0.0] * samples(ms)
    for ratio, strength, decay in partials:
        _add_sine(wave, frequency * ratio, strength, decay)
    return _eased(wave, attack_ms=1)


def _add_sine(wave: Wave, frequency: float, strength: float, decay: float) -> None:
    """Add one decaying sine, a turning and shrinking complex number, while it can be heard."""
    if frequency > RATE * 0.45:
        return
    step = cmath.exp(complex(-1000 / (RATE * decay), 2 * pi * frequency / RATE))
    count = min(len(wave), samples(HEARD_FOR * decay))
    turning = accumulate(repeat(step, count - 1), mul, initial=complex(strength))
    wave[:count] = map(add, wave, [point.imag for point in turning])


def noise(ms: float, decay: float, low_pass: float, seed: int) -> Wave:
    """A burst of noise; `low_pass` (0-1) is how dull: 1 leaves it bright."""
    random = Random(seed)
    fall = exp(-1000 / (RATE * decay))
    levels = accumulate(range(samples(ms) - 1), lambda level, _: level * fall, initial=1.0)
    wave: Wave = []
    last = 0.0
    for level in levels:
        last += (random.uniform(-1, 1) - last) * low_pass
        wave.append(last * level)
    return _eased(wave, attack_ms=0.5)


def brightened(wave: Wave) -> Wave:
    """The wave without its low part: each sample less the one before."""
    return [b - a for a, b in zip([0.0, *wave], wave, strict=False)]


def swelling(wave: Wave, per_second: float, depth: float) -> Wave:
    """The wave with its strength going up and down."""
    turn = 2 * pi * per_second / RATE
    return [v * (1 - depth * 0.5 * (1 - cos(turn * i))) for i, v in enumerate(wave)]


def _eased(wave: Wave, attack_ms: float) -> Wave:
    """Without clicks at the start and the end."""
    rise, fall = samples(attack_ms), min(len(wave), samples(6))
    for i in range(min(rise, len(wave))):
        wave[i] *= i / rise
    for i in range(fall):
        wave[-1 - i] *= i / fall
    return wave


def mixed(parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Several waves in one: (start in ms, strength, wave) each."""
    placed = [(samples(start) if start else 0, strength, wave) for start, strength, wave in parts]
    track = [0.0] * max(start + len(wave) for start, _, wave in placed)
    for start, strength, wave in placed:
        end = start + len(wave)
        track[start:end] = map(add, track[start:end], [value * strength for value in wave])
    return track


def pcm(wave: Wave) -> bytes:
    """The wave as 16-bit mono samples; one that would be too loud is made quieter as a whole."""
    peak = max(map(abs, wave), default=0.0)
    scale = 32_767 * LOUDEST / max(1.0, peak)
    return array("h", [round(value * scale) for value in wave]).tobytes()
