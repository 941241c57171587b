"""The clock of a puzzle: it runs down to a limit, or counts the time that is used."""

from __future__ import annotations

from collections.abc import Callable

from game.clock import ClockRow
from game.contract import REFEREE, Act, ClockRun
from scenes.play.base import LAST_SECONDS_MS

_SOLVER = 0
"""The only seat."""


class PuzzleClock:
    """Stands until `start`; `limit_ms` None has no end."""

    def __init__(self, now_ms: Callable[[], int], limit_ms: int | None) -> None:
        self._now_ms = now_ms
        self._limit_ms = limit_ms
        self._row = ClockRow(now_ms)
        self._second = 0

    @property
    def paused(self) -> bool:
        """Whether it stands still."""
        return self._row.paused

    @property
    def spent_ms(self) -> int:
        """The time since the start, without pauses."""
        return self._row.untold_ms(_SOLVER)

    @property
    def left_ms(self) -> int:
        """What is left of the limit."""
        return max(0, (self._limit_ms or 0) - self.spent_ms)

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self._limit_ms is not None and self.left_ms == 0

    @property
    def last_seconds(self) -> bool:
        """Whether little is left."""
        return self._limit_ms is not None and self.left_ms <= LAST_SECONDS_MS

    @property
    def second(self) -> int:
        """The whole second that is shown."""
        if self._limit_ms is None:
            return self.spent_ms // 1000
        return -(-self.left_ms // 1000)

    def start(self) -> None:
        """Run from the beginning."""
        self._row = ClockRow(self._now_ms)
        run = ClockRun(_SOLVER, "turn", 1, self._limit_ms)
        self._row.set((Act(_SOLVER, (), True, (run,)),), REFEREE)

    def stand(self) -> None:
        """Stand still."""
        self._row.pass_time()
        self._row.paused = True

    def go_on(self) -> None:
        """Run on from where it stood."""
        self._row.pass_time()
        self._row.paused = False

    def tick(self) -> bool:
        """Let time pass; whether another second is shown than at the last tick."""
        self._row.pass_time()
        before, self._second = self._second, self.second
        return before != self._second
