"""Motion that tells what happened: durations, easings and a timeline in injected time.

Nothing here draws or reads a clock. A scene starts runs on its `Timeline`, asks them how far
they are while drawing, and may skip all at a press. Reduced motion: positions jump, what
appears fades in within 80 ms.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import cos, exp, pi, sin
from typing import NamedTuple, cast

import pytweening  # pyright: ignore[reportMissingTypeStubs] - the package has none

from scenes.paint.shapes import Point

Easing = Callable[[float], float]

linear = cast(Easing, pytweening.linear)
out_cubic = cast(Easing, pytweening.easeOutCubic)
in_out_cubic = cast(Easing, pytweening.easeInOutCubic)
out_quart = cast(Easing, pytweening.easeOutQuart)
in_out_sine = cast(Easing, pytweening.easeInOutSine)


def out_back(t: float) -> float:
    """Past the end by a little and back."""
    return cast(float, pytweening.easeOutBack(t, 1.2))


def small_bounce(t: float) -> float:
    """Falls in within the first 55 % of the time, then bounces once, 12 % high."""
    if t < 0.55:
        return (t / 0.55) ** 2
    bounce = (t - 0.55) / 0.45
    return 1 - 0.12 * 4 * bounce * (1 - bounce)


class Motion(NamedTuple):
    """How long something moves, how, and how much later each further piece begins."""

    ms: int
    ease: Easing = linear
    stagger: int = 0


TILE_LIFT = Motion(120, out_cubic)
TILE_DOWN = Motion(140, out_back)
TILE_TRAVEL = Motion(180, in_out_cubic, 60)
"""Tray to board, recall, the computer's tiles; on a low arc."""
SCORE_COUNT = Motion(250, out_cubic)
BUBBLE_IN = Motion(140, out_cubic)
TURN_WILD = Motion(220, in_out_sine)
SCRIM_IN = Motion(160, out_cubic)
DIALOG_IN = Motion(200, out_cubic)
CHALLENGE_WON = Motion(220, in_out_cubic)
CHALLENGE_LOST = Motion(240, linear)
CHIP_DROP = Motion(150, small_bounce, 45)
DICE_ROLL = Motion(700, out_quart)
SQUARE_SET = Motion(140, out_cubic)
RUN_PULSE = Motion(250, out_cubic)
"""One of the two pulses that mark a dead run."""
STRIKE = Motion(120, linear)
LETTER_FLY = Motion(250, linear, 30)
"""From the phrase to the pool, on an arc of gravity."""
TURN_PASS = Motion(180, out_cubic)
NAME_TILE = Motion(90, out_back, 90)
PLOT_DRAW = Motion(600, linear)
CONFETTI = Motion(900, linear)
TOAST_IN = Motion(140, out_cubic)

FADE_MS = 80
"""How long something fades in when motion is reduced."""


class Pace(NamedTuple):
    """The player's settings: `speed` (above 0) divides every duration.

    With `reduced` positions jump and things fade in.
    """

    speed: float = 1.0
    reduced: bool = False


class Run:
    """A motion that has begun: `count` pieces, each starting `stagger` after the one before."""

    def __init__(
        self, motion: Motion, started: float, now: Callable[[], float], pace: Pace, count: int = 1
    ) -> None:
        self.motion = motion
        self.count = max(1, count)
        self._started = started
        self._now = now
        self._pace = pace
        self._skipped = False

    @property
    def total_ms(self) -> float:
        """From the first piece's start to the last one's end."""
        if self._pace.reduced:
            return FADE_MS
        whole = self.motion.ms + self.motion.stagger * (self.count - 1)
        return whole / self._pace.speed

    @property
    def done(self) -> bool:
        """Whether every piece has come to its end."""
        return self._skipped or self._elapsed() >= self.total_ms

    def linear(self, piece: int = 0) -> float:
        """How far a piece is, 0-1, without easing; with reduced motion always 1."""
        if self._skipped or self._pace.reduced:
            return 1.0
        since = self._elapsed() * self._pace.speed - self.motion.stagger * piece
        return min(1.0, max(0.0, since / self.motion.ms))

    def progress(self, piece: int = 0) -> float:
        """How far a piece is, eased: 0 at its start, 1 at its end, maybe beyond in between."""
        t = self.linear(piece)
        return t if t in (0.0, 1.0) else self.motion.ease(t)

    def begun(self, piece: int = 0) -> bool:
        """Whether a piece moves already, or has moved."""
        if self._skipped or self._pace.reduced:
            return True
        return self._elapsed() * self._pace.speed >= self.motion.stagger * piece

    def fade(self) -> float:
        """The strength (0-1) with which to draw it: below 1 only while reduced motion fades in."""
        if self._skipped or not self._pace.reduced:
            return 1.0
        return min(1.0, max(0.0, self._elapsed() / FADE_MS))

    def skip(self) -> None:
        """Go to the end at once."""
        self._skipped = True

    def _elapsed(self) -> float:
        return self._now() - self._started


class Timeline:
    """The runs of a scene, by name; `now` gives milliseconds of any steady clock."""

    def __init__(self, now: Callable[[], float], pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self._now = now
        self._runs: dict[Hashable, Run] = {}
        self._endings: dict[Hashable, Callable[[], None]] = {}

    def start(
        self,
        name: Hashable,
        motion: Motion,
        count: int = 1,
        *,
        delay: float = 0,
        then: Callable[[], None] | None = None,
    ) -> Run:
        """Begin a run in `delay` ms (speed applies); one of the same name ends first.

        `then` is called once, by `update` or `skip`, when it has ended.
        """
        self._end(name)
        wait = 0 if self.pace.reduced else delay / self.pace.speed
        run = Run(motion, self._now() + wait, self._now, self.pace, count)
        self._runs[name] = run
        if then is not None:
            self._endings[name] = then
        return run

    def progress(self, name: Hashable, piece: int = 0) -> float:
        """How far a run is, eased; 1 if there is none of that name: it lies where it belongs."""
        run = self._runs.get(name)
        return 1.0 if run is None else run.progress(piece)

    def run(self, name: Hashable) -> Run | None:
        """The run of that name, if it hasn't ended."""
        return self._runs.get(name)

    @property
    def moving(self) -> bool:
        """Whether anything moves, so that the scene must be drawn again."""
        return bool(self._runs)

    def update(self) -> bool:
        """End the runs that are done; whether anything moved since the last time."""
        moved = self.moving
        for name in [name for name, run in self._runs.items() if run.done]:
            self._end(name)
        return moved

    def skip(self) -> None:
        """Bring everything to its end, also what an ending starts (to a depth of 100)."""
        for _ in range(100):
            for name in list(self._runs):
                self._end(name)

    def _end(self, name: Hashable) -> None:
        run = self._runs.pop(name, None)
        then = self._endings.pop(name, None)
        if run is not None:
            run.skip()
        if then is not None:
            then()


def between(start: float, end: float, t: float) -> float:
    """The value at `t` (0-1) on the way."""
    return start + (end - start) * t


def on_arc(start: Point, end: Point, t: float, height: float = 24) -> Point:
    """A point on a low arc: `height` units above the straight way in its middle."""
    x, y = between(start[0], end[0], t), between(start[1], end[1], t)
    return x, y - height * 4 * t * (1 - t)


def thrown(start: Point, end: Point, t: float) -> Point:
    """A point on an arc of gravity from above: even across, faster and faster down."""
    return between(start[0], end[0], t), between(start[1], end[1], t**1.25)


def trail(start: Point, end: Point, t: float, dots: int = 9, step: float = 0.05) -> list[Point]:
    """The places behind something thrown, the newest first, no further back than its start."""
    return [thrown(start, end, t - step * i) for i in range(1, dots + 1) if t - step * i > 0]


def shaken(t: float, reach: float = 6, times: int = 3) -> float:
    """How far something shaken stands aside: a damped sine of `times` swings."""
    return reach * sin(2 * pi * times * t) * exp(-2.2 * t) * (1 - t)


def flipped(t: float) -> tuple[float, bool]:
    """A flip: how wide the tile looks (0-1), and whether the other face is seen."""
    return max(0.03, abs(cos(pi * t))), t >= 0.5


def tumbled(t: float, rest: float, turns: float = 2.0) -> float:
    """The angle of a rolling die that comes to rest at `rest` degrees."""
    return rest + 360 * turns * (1 - t)


def pulsed(t: float, times: int = 1) -> float:
    """A swelling, 0-1 and back, `times` times."""
    return abs(sin(pi * times * t))
