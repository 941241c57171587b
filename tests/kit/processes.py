"""Looking at processes from outside, and waiting for what happens in them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

ResultT = TypeVar("ResultT")

NEEDS_PROC = "looks for processes in /proc"


def has_proc() -> bool:
    return Path("/proc/self/stat").exists()


def until(look: Callable[[], ResultT], seconds: float) -> ResultT:
    """What `look` gives as soon as that counts as true, or after so many seconds."""
    end = time.monotonic() + seconds
    while not (found := look()) and time.monotonic() < end:
        time.sleep(0.005)
    return found


def is_gone(pid: int) -> bool:
    """Whether no such process runs; one that is dead and only not yet reaped is gone."""
    stat = _stat(pid)
    return not stat or stat[0] == "Z"


def family(pid: int) -> list[int]:
    """A process and all that descend from it and still run, the eldest first."""
    members = [pid]
    for member in members:
        members += [one for one in _all() if _parent(one) == member and not is_gone(one)]
    return [member for member in members if not is_gone(member)]


def arguments(pid: int) -> list[str]:
    """The command line of a process."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().split("\0")[:-1]
    except OSError:
        return []


def _all() -> Iterator[int]:
    return (int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit())


def _parent(pid: int) -> int | None:
    stat = _stat(pid)
    return int(stat[1]) if stat else None


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat behind the name: state, parent, …"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
