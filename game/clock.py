"""Time as a value: a clock is told how much time passed and says what is left."""

from __future__ import annotations

from game.contract import ClockKind, ClockRun, Frozen

MOST_PER_STEP_MS = 1000
"""More than this between two steps is a sleep of the machine, not time at the table."""


class Clock(Frozen, frozen=True):
    """One running clock and the time since its state came about, in milliseconds.

    `told_ms` is the part of `elapsed_ms` that moves already carry.
    """

    run: ClockRun
    elapsed_ms: int = 0
    told_ms: int = 0

    @property
    def key(self) -> tuple[int, ClockKind, int]:
        """What makes it the same clock after a move in between."""
        return (self.run.actor, self.run.kind, self.run.serial)

    def advanced(self, ms: int) -> Clock:
        """The clock `ms` later."""
        return Clock(self.run, self.elapsed_ms + ms, self.told_ms)

    @property
    def running_ms(self) -> int:
        """How long it has run, without the time before it starts."""
        return max(0, self.elapsed_ms - self.run.delay_ms)

    @property
    def untold_ms(self) -> int:
        """The part of its running that no move carries yet."""
        return self.running_ms - self.told_ms

    @property
    def remaining_ms(self) -> int | None:
        """What is left; negative after a clock that does not expire; None without a limit."""
        if self.run.limit_ms is None:
            return None
        return self.run.limit_ms - self.run.used_ms - self.untold_ms

    @property
    def is_up(self) -> bool:
        """Whether the referee must act."""
        remaining = self.remaining_ms
        return self.run.expires and remaining is not None and remaining <= 0

    def told(self) -> Clock:
        """The same clock once a move has carried its time."""
        return Clock(self.run, self.elapsed_ms, self.running_ms)


def step_ms(before_ms: int, now_ms: int) -> int:
    """The time to charge between two looks at a monotonic source."""
    return min(max(0, now_ms - before_ms), MOST_PER_STEP_MS)


class ClockFace(Frozen, frozen=True):
    """What a screen shows of a clock; `remaining_ms` None: no limit."""

    kind: ClockKind
    limit_ms: int | None
    remaining_ms: int | None
    running: bool
