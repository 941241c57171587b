"""Opponents that take long, fail or end their process, and a worker that knows them."""

from __future__ import annotations

import os
import time

from game import opponents, registry
from game.contract import Chance, Chosen, Level, Stopped, never
from tests.kit.toy import Sight, Stones, Take


class Slow(Stones):
    """Thinks until it is stopped."""

    def choose(self, view: Sight, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
        while not stopped():
            time.sleep(0.001)
        return Chosen(Take(1), 0)


class Busy(Stones):
    """Computes at full load until it is stopped."""

    def choose(self, view: Sight, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
        while not stopped():
            pass
        return Chosen(Take(1), 0)


class Failing(Stones):
    """Has a fault in its choice."""

    def choose(self, view: Sight, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
        raise ZeroDivisionError("no stones left to divide")


class Fatal(Stones):
    """Takes the whole process down."""

    def choose(self, view: Sight, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
        os._exit(7)


THINKERS = {"stones": Stones, "slow": Slow, "busy": Busy, "failing": Failing, "fatal": Fatal}


def serve_thinkers(pipe: opponents.Pipe) -> None:
    """What the worker of a test runs."""
    registry.GAMES.update({name: game() for name, game in THINKERS.items()})
    opponents.serve(pipe)
