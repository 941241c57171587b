"""Work beside the frames."""

from __future__ import annotations

import time
from threading import Event

from game.contract import Refusal
from scenes.background import Background


def wait_for(there) -> None:
    until = time.monotonic() + 20
    while not there() and time.monotonic() < until:
        time.sleep(0.005)
    assert there()


def test_what_is_made_is_there_when_it_is_ready() -> None:
    gate = Event()
    making = Background("trial", lambda _: gate.wait(20))
    assert making.made is None
    gate.set()
    wait_for(lambda: making.made)


def test_why_it_cannot_be_made_is_kept() -> None:
    def make(_stopped):
        raise Refusal("winder_no_puzzle")

    making = Background("trial", make)
    wait_for(lambda: making.refusal)
    assert making.refusal.code == "winder_no_puzzle"
    assert making.made is None


def test_what_nobody_waits_for_is_thrown_away() -> None:
    gate, seen, done = Event(), [], Event()

    def make(stopped):
        gate.wait(20)
        seen.append(stopped())
        return "late"

    late = Background("trial", make)
    late.stop()
    gate.set()
    Background("trial", lambda _: done.set())
    wait_for(done.is_set)
    assert late.made is None
    assert False not in seen
