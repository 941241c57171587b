"""A live table in a process of its own that is stopped, killed and started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="stops processes by signals of POSIX"),
]

Seen = dict[str, Any]


class Program:
    """One run of `tests.kit.table_program`."""

    def __init__(self, folder: Path, seats: str, pace: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kit.table_program", str(folder), seats, pace],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )

    def see(self, wanted: Callable[[Seen], object]) -> Seen:
        """The first thing it tells that is as wanted. Fails if it ends before."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            seen: Seen = json.loads(line)
            if wanted(seen):
                return seen
        raise AssertionError(f"ended with {self._process.wait()}")

    def signal(self, which: signal.Signals) -> None:
        self._process.send_signal(which)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


Start = Callable[[str, str], Program]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    running: list[Program] = []

    def program(seats: str, pace: str) -> Program:
        running.append(Program(tmp_path, seats, pace))
        return running[-1]

    yield program
    for one in running:
        one.kill()


def test_a_computer_that_was_killed_in_thought_moves_after_the_match_is_resumed(
    start: Start,
) -> None:
    killed = start("computers", "slow")
    killed.see(lambda seen: seen["thinking"] is not None)
    killed.kill()
    again = start("computers", "quick")
    assert again.see(lambda seen: seen["moves"] > 0)["moves"] == 1
    assert again.see(lambda seen: seen["over"])["over"]


def test_moves_made_before_a_kill_are_there_afterwards(start: Start) -> None:
    killed = start("computers", "quick")
    killed.see(lambda seen: seen["moves"] == 2)
    killed.kill()
    again = start("computers", "slow")
    assert again.see(lambda _: True)["moves"] >= 2


def test_a_program_that_was_stopped_longer_than_the_clock_charges_at_most_a_second(
    start: Start,
) -> None:
    program = start("people", "quick")
    before = program.see(lambda seen: any(seen["remaining_ms"]))
    program.signal(signal.SIGSTOP)
    time.sleep(12)
    program.signal(signal.SIGCONT)
    told = time.monotonic()
    program.see(lambda _: time.monotonic() > told + 0.3)
    after = program.see(lambda seen: any(seen["remaining_ms"]))
    assert not after["over"]
    (left,) = [ms for ms in after["remaining_ms"] if ms is not None]
    (had,) = [ms for ms in before["remaining_ms"] if ms is not None]
    running = (time.monotonic() - told) * 1000
    assert had - left <= 1000 + running + 200
