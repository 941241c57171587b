"""A fault of ours: noted in a log file beside the player's data, which stays small."""

from __future__ import annotations

import contextlib
import sys
from datetime import datetime
from pathlib import Path

LOG_FILE = "wordcade.log"
MOST_BYTES = 200_000


def note_fault(folder: Path, error: BaseException) -> None:
    """Write the fault with its trace to the log and to stderr; a full disk is no second fault."""
    import traceback

    trace = "".join(traceback.format_exception(error))
    note(folder, trace)
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(trace)


def note(folder: Path, text: str) -> None:
    """Write a dated text to the log; the older half of a long log goes."""
    path = folder / LOG_FILE
    entry = f"{datetime.now().astimezone().isoformat(timespec='seconds')} {text.rstrip()}\n"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > MOST_BYTES:
            path.write_bytes(path.read_bytes()[-MOST_BYTES // 2 :])
        with path.open("a", encoding="utf-8") as log:
            log.write(entry)
