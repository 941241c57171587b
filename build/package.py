"""Make the one-file program for the system this runs on, and start it as a check.

    python3 build/package.py

The result is `dist/wordcade` (`wordcade.exe` on Windows); work files go to `out/`.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / ("wordcade.exe" if os.name == "nt" else "wordcade")
MOST_BYTES = 24_000_000
SMOKE_SECONDS = 5
# The same sources give the same bytes.
REPRODUCIBLE = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": "1700000000"}


class PackagingError(Exception):
    """A sentence for the person who builds."""


def missing() -> list[str]:
    """What this machine lacks for a build, as things to install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins = [*project["dependencies"], *project["optional-dependencies"]["build"]]
    lacks = [pin for pin in pins if not _installed(*pin.split("=="))]
    if lacks:
        lacks.append("they come with python3 -m pip install -e '.[build]'")
    if sys.platform.startswith("linux"):
        lacks += [f"{tool} (binutils)" for tool in ("objdump", "strip") if not shutil.which(tool)]
    return lacks


def _installed(name: str, version: str) -> bool:
    try:
        return importlib.metadata.version(name) == version
    except importlib.metadata.PackageNotFoundError:
        return False


def bundle(target: Path, *, results: Path, work: Path, options: Sequence[str] = ()) -> None:
    """Run PyInstaller on a spec or script. Raises PackagingError with the end of its output."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    folders = [f"--distpath={results}", f"--workpath={work}", *options]
    done = subprocess.run(
        [*command, *folders, str(target)],
        cwd=ROOT,
        env={**os.environ, **REPRODUCIBLE, "PYINSTALLER_CONFIG_DIR": str(work / "cache")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise PackagingError(f"PyInstaller failed:\n{done.stderr[-4000:]}")


@contextmanager
def bare_environment() -> Iterator[dict[str, str]]:
    """Nothing but an empty home and no screen: what a stranger's machine guarantees."""
    with tempfile.TemporaryDirectory() as home:
        bare = {"HOME": home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        if os.name == "nt":
            bare |= {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP") if key in os.environ}
        yield bare


def started(
    arguments: Sequence[str], env: Mapping[str, str], *, seconds: float, program: Path = PROGRAM
) -> subprocess.CompletedProcess[str]:
    """Run the built program to its end. Raises PackagingError if it fails or does not end."""
    try:
        done = subprocess.run(
            [str(program), *arguments],
            cwd=program.anchor,
            env=dict(env),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PackagingError(f"{arguments} did not end within {seconds} s") from None
    if done.returncode:
        raise PackagingError(f"{arguments} ended with {done.returncode}:\n{done.stderr[-4000:]}")
    return done


def check() -> None:
    """Start the built program as a stranger would. Raises PackagingError."""
    size = PROGRAM.stat().st_size
    if size > MOST_BYTES:
        raise PackagingError(f"{size:,} bytes; at most {MOST_BYTES:,} are allowed")
    with bare_environment() as env:
        print(started(["--version"], env, seconds=30).stdout.strip())
        tried = started(["--smoke", str(SMOKE_SECONDS)], env, seconds=60 + SMOKE_SECONDS)
        summary = json.loads(tried.stdout.splitlines()[-1])
        if not summary["scenes"]:
            raise PackagingError("--smoke tried no scene")
        print(f"{summary['scenes']} scenes tried with {summary['inputs']} inputs")


def main() -> int:
    """Build, check, and say what came of it; 1 if something is wrong."""
    try:
        if lacks := missing():
            raise PackagingError("Missing here: " + "; ".join(lacks))
        bundle(
            ROOT / "build" / "wordcade.spec",
            results=ROOT / "dist",
            work=ROOT / "out" / "pyinstaller",
        )
        print(f"{PROGRAM.relative_to(ROOT)}: {PROGRAM.stat().st_size:,} bytes")
        check()
    except PackagingError as error:
        print(error, file=sys.stderr)
        return 1
    print("It starts and plays with an empty environment and home.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
