"""A program with nothing but a live table of the toy game, for trials that stop or kill it.

    python -m tests.kit.table_program FOLDER SEATS PACE

It goes on with the match that waits in FOLDER or begins one. SEATS is `computers` or `people`,
PACE `slow` or `quick`: how long a computer thinks. It writes a JSON line a tick.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from game import opponents, registry
from game.contract import Seat
from scenes.tables import LiveTable, Tables
from tests.kit.thinkers import Slow, serve_thinkers
from tests.kit.toy import Stones

TICK_S = 1 / 60


def serve_slowly(pipe: opponents.Pipe) -> None:
    """A worker that never comes to an end by itself."""
    registry.GAMES["stones"] = Slow()
    opponents.serve(pipe)


def now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def seats(kind: str) -> list[Seat]:
    if kind == "people":
        return [Seat("Maya", 0, side=0), Seat("Ben", 1, side=1)]
    return [
        Seat("Maya", 0, "computer", "hard", side=0),
        Seat("Ben", 1, "computer", "hard", side=1),
    ]


def sat_down(folder: Path, kind: str, worker: opponents.Worker) -> LiveTable:
    tables = Tables(folder, worker, now_ms, lambda: "2026-01-01T12:00:00+00:00")
    waiting = tables.waiting()
    if waiting:
        return tables.resume(waiting[0].id)
    return tables.begin("stones", {}, seats(kind), ["pocket"])


def main(folder: str, kind: str, pace: str) -> None:
    registry.GAMES["stones"] = Stones()
    worker = opponents.Worker(serve_slowly if pace == "slow" else serve_thinkers)
    table = sat_down(Path(folder), kind, worker).table
    while table.outcome() is None:
        table.tick()
        clocks = [table.clock(seat) for seat in range(2)]
        seen = {
            "thinking": table.thinking,
            "moves": len(table.match.entries),
            "remaining_ms": [clock and clock.remaining_ms for clock in clocks],
            "over": table.outcome() is not None,
        }
        sys.stdout.write(json.dumps(seen) + "\n")
        sys.stdout.flush()
        time.sleep(TICK_S)


if __name__ == "__main__":
    main(*sys.argv[1:])
