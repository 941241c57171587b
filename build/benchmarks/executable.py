"""The packaged program: its size, and how soon it shows its title, beside a bare pygame-ce one.

Both are built in this run with the same means and started in turn, without a screen.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from _figures import ROOT, tell
from _programs import first_frame_ms

sys.path.insert(0, str(ROOT / "build"))
import package

RUNS = 7
SHOWN_FOR_S = 2.0
RATIO_LIMIT = 1.35

BARE = """
import pygame
pygame.init()
screen = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
screen.fill((46, 94, 170), (100, 100, 600, 300))
pygame.display.flip()
clock = pygame.time.Clock()
while not any(event.type == pygame.QUIT for event in pygame.event.get()):
    clock.tick(60)
"""


def bare_program(folder: Path) -> Path:
    """Build the smallest program with a window, as slim as ours."""
    script = folder / "bare.py"
    script.write_text(BARE)
    options = ["--onefile", "--strip", "--exclude-module=numpy", f"--specpath={folder}"]
    package.bundle(script, results=folder, work=folder / "work", options=options)
    return folder / package.PROGRAM.name.replace("wordcade", "bare")


def main() -> None:
    package.bundle(
        ROOT / "build" / "wordcade.spec",
        results=package.PROGRAM.parent,
        work=ROOT / "out" / "pyinstaller",
    )
    tell("executable", package.PROGRAM.stat().st_size / 1e6, "MB", package.MOST_BYTES / 1e6)
    with tempfile.TemporaryDirectory() as folder:
        bare = bare_program(Path(folder))
        tell("bare pygame-ce executable", bare.stat().st_size / 1e6, "MB")
        times: dict[Path, list[float]] = {package.PROGRAM: [], bare: []}
        for _ in range(RUNS):
            for program, taken in times.items():
                taken.append(first_frame_ms([str(program)], SHOWN_FOR_S))
    ours, theirs = (median(taken) for taken in times.values())
    tell(f"title shown, median of {RUNS} starts", ours, "ms")
    tell(f"bare program's first frame, median of {RUNS} starts", theirs, "ms")
    tell("title shown / bare first frame", ours / theirs, "times", RATIO_LIMIT)


if __name__ == "__main__":
    main()
