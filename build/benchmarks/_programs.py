"""Programs watched from outside: the frames they show and the processor time they take."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

CELLS = (160, 90)
SAME_COLOUR = 24
SAME_PICTURE = 0.01


class Running(NamedTuple):
    """A program that runs: its process, and when it was started (seconds of `time.time`)."""

    pid: int
    since: float


@contextmanager
def running(command: Sequence[str], folder: str, *, save_frames: bool) -> Iterator[Running]:
    """Run a program without a screen in an empty home `folder`, and end it at the end.

    With `save_frames` SDL's dummy driver writes every frame into the folder.
    """
    env = {"HOME": folder, "TMPDIR": folder, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    if save_frames:
        env["SDL_VIDEO_DUMMY_SAVE_FRAMES"] = "1"
    since = time.time()
    program = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.DEVNULL)
    try:
        yield Running(program.pid, since)
        if program.poll() is not None:
            raise RuntimeError(f"{command} ended by itself with {program.returncode}")
    finally:
        program.terminate()
        program.wait(20)


def first_frame_ms(command: Sequence[str], seconds: float) -> float:
    """From the start of a program to the first frame that shows what it shows in the end."""
    with tempfile.TemporaryDirectory() as folder:
        with running(command, folder, save_frames=True) as program:
            time.sleep(seconds)
        frames = sorted(Path(folder).glob("SDL_window*.bmp"))
        settled = cells(frames[-1])
        if len({tuple(cell) for cell in settled}) < 2:
            raise RuntimeError(f"{command} shows an empty picture")
        shown = next(frame for frame in frames if same(cells(frame), settled))
        return (shown.stat().st_mtime - program.since) * 1000


def cells(frame: Path) -> list[tuple[int, int, int]]:
    """A frame as the colours of a coarse grid."""
    small = pygame.transform.smoothscale(pygame.image.load(frame), CELLS)
    return [tuple(small.get_at((x, y)))[:3] for y in range(CELLS[1]) for x in range(CELLS[0])]


def same(one: Sequence[Sequence[int]], other: Sequence[Sequence[int]]) -> bool:
    """Whether two grids show the same picture but for small changes."""
    pairs = zip(one, other, strict=True)
    differing = sum(
        max(abs(a - b) for a, b in zip(*pair, strict=True)) > SAME_COLOUR for pair in pairs
    )
    return differing <= SAME_PICTURE * len(one)


def processor_seconds(pid: int) -> float:
    """What a process and all that came from it have used. Needs /proc."""
    ticks = sum(_ticks(member) for member in family(pid))
    return ticks / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all that descend from it and still run."""
    parents = {int(path.name): _stat(int(path.name)) for path in Path("/proc").glob("[0-9]*")}
    members = [pid]
    for member in members:
        members += [one for one, stat in parents.items() if stat and int(stat[1]) == member]
    return members


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat behind the name: state, parent, …"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _ticks(pid: int) -> int:
    stat = _stat(pid)
    return int(stat[11]) + int(stat[12]) if stat else 0
