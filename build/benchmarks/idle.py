"""What the title screen takes of a processor while nobody touches anything."""

from __future__ import annotations

import sys
import tempfile
import time

from _figures import ROOT, tell
from _programs import processor_seconds, running

SETTLE_S = 4
WATCHED_S = 15
LIMIT_PERCENT = 3


def main() -> None:
    command = [sys.executable, str(ROOT / "main.py")]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(command, folder, save_frames=False) as program,
    ):
        time.sleep(SETTLE_S)
        before, since = processor_seconds(program.pid), time.monotonic()
        if not before:
            raise RuntimeError("the program has done nothing")
        time.sleep(WATCHED_S)
        used = processor_seconds(program.pid) - before
        share = 100 * used / (time.monotonic() - since)
    tell("idle title screen", share, "% of a core", LIMIT_PERCENT)


if __name__ == "__main__":
    main()
