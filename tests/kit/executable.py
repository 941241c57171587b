"""The one-file program: built if it is older than its sources, and run as a stranger would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "dist" / ("wordcade.exe" if os.name == "nt" else "wordcade")


def built() -> Path:
    """The program as its sources are now. Fails with what the build says."""
    if not BUILT.exists() or BUILT.stat().st_mtime < _newest_source():
        done = subprocess.run(
            [sys.executable, str(ROOT / "build" / "package.py")],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    return BUILT


def _newest_source() -> float:
    folders = ("assets", "game", "scenes")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    files += [ROOT / "main.py", ROOT / "pyproject.toml", ROOT / "build" / "wordcade.spec"]
    return max(path.stat().st_mtime for path in files if "__pycache__" not in path.parts)


def bare(folder: Path, **more: str) -> dict[str, str]:
    """An environment that holds nothing but a home and a folder for temporary files."""
    for name in ("home", "temporary"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    screen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    places = {"HOME": str(folder / "home"), "TMPDIR": str(folder / "temporary")}
    return {**places, **screen, **more}


def finished(
    program: Path, arguments: Sequence[str], env: Mapping[str, str], cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A run of the program that ends by itself."""
    return subprocess.run(
        [str(program), *arguments],
        cwd=cwd or Path(program.anchor),
        env=dict(env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
