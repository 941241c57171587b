"""Time as a value: a clock is told how much time passed and says what is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.contract import Act, ClockKind, ClockRun, Frozen

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


class ClockRow:
    """The clocks that run at a table, fed from a monotonic source."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._seen_ms = now_ms()
        self._clocks: list[Clock] = []
        self.paused = False
        self.waited_ms = 0
        """How long the present state has stood."""

    def pass_time(self) -> None:
        """Charge the time since the last look, nothing while paused."""
        now = self._now_ms()
        passed = 0 if self.paused else step_ms(self._seen_ms, now)
        self._seen_ms = now
        self.waited_ms += passed
        self._clocks = [clock.advanced(passed) for clock in self._clocks]

    def set(self, acts: Sequence[Act], moved: int) -> None:
        """Let the clocks of a new state run; `moved` is the actor whose move carried his time."""
        before = {clock.key: clock for clock in self._clocks}
        self.waited_ms = 0
        self._clocks = []
        for run in _runs(acts):
            clock = before.get(Clock(run).key)
            if clock is None:
                self._clocks.append(Clock(run))
                continue
            told = clock.told() if run.actor == moved else clock
            self._clocks.append(Clock(run, told.elapsed_ms, told.told_ms))

    def set_back(self, acts: Sequence[Act], actor: int, spent_ms: int) -> None:
        """Let the clocks of a state run to which a move was taken back; its time stays used."""
        before = {clock.key: clock for clock in self._clocks}
        self.waited_ms = 0
        self._clocks = []
        for run in _runs(acts):
            fresh = Clock(run, run.delay_ms + spent_ms if run.actor == actor else 0)
            clock = before.get(fresh.key)
            spent = spent_ms if run.actor == actor else 0
            back = clock and Clock(run, clock.elapsed_ms, max(0, clock.told_ms - spent))
            self._clocks.append(back or fresh)

    @property
    def kept(self) -> tuple[Clock, ...]:
        """The clocks as they stand, for taking them up another time."""
        return tuple(self._clocks)

    def take_up(self, kept: Sequence[Clock]) -> None:
        """Let the clocks go on from where they stood when they were kept."""
        stood = {clock.key: clock for clock in kept}
        self._clocks = [
            Clock(clock.run, stood[clock.key].elapsed_ms, stood[clock.key].told_ms)
            if clock.key in stood
            else clock
            for clock in self._clocks
        ]

    @property
    def any(self) -> bool:
        """Whether a clock runs, with a limit or without."""
        return bool(self._clocks)

    def untold_ms(self, actor: int) -> int:
        """The time that the actor's next move will carry."""
        times = [clock.untold_ms for clock in self._clocks if clock.run.actor == actor]
        return max(0, *times) if times else 0

    def face(self, actor: int, kind: ClockKind | None = None) -> ClockFace | None:
        """What a screen shows of the actor's clock of that kind, or else of the first."""
        for clock in self._clocks:
            if clock.run.actor == actor and kind in (None, clock.run.kind):
                run = clock.run
                return ClockFace(run.kind, run.limit_ms, clock.remaining_ms, not self.paused)
        return None

    def run_out(self) -> list[Clock]:
        """The clocks for which the referee must act."""
        return [clock for clock in self._clocks if clock.is_up]


def _runs(acts: Sequence[Act]) -> list[ClockRun]:
    return [run for act in acts for run in act.clocks]
