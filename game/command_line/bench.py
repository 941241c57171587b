"""Measure the program: every script of build/benchmarks, each in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.command_line.output import complain, emit
from game.contract import Refusal

ROOT = Path(__file__).parent.parent.parent
SCRIPTS = ROOT / "build" / "benchmarks"


class Measurement(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a benchmark; `limit` None: told without a bound."""

    figure: str
    value: float
    unit: str
    limit: float | None
    ok: bool


def add_arguments(parser: ArgumentParser) -> None:
    """Which benchmarks, if not all."""
    parser.add_argument("names", metavar="NAME", nargs="*", help="; ".join(available()))


def run(asked: Namespace) -> int:
    """Pass on the lines of the scripts; 1 if a figure is over its limit or a script failed."""
    chosen = asked.names or available()
    for name in chosen:
        if name not in available():
            raise Refusal("unknown_benchmark", name=name, known=", ".join(available()))
    if not chosen:
        raise Refusal("no_benchmarks")
    well = [_measure(name) for name in chosen]
    return 0 if all(well) else 1


def available() -> list[str]:
    """The names of all benchmarks; none where the program was installed without its sources."""
    return sorted(path.stem for path in SCRIPTS.glob("[a-z]*.py"))


def _measure(name: str) -> bool:
    """Run one script; whether it ended well with at least one figure, and all within bounds."""
    command = [sys.executable, str(SCRIPTS / f"{name}.py")]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    ) as process:
        figures = list(_passed_on(name, process))
    if process.returncode or not figures:
        complain(Refusal("benchmark_failed", name=name))
        return False
    return all(figures)


def _passed_on(name: str, process: subprocess.Popen[bytes]) -> Iterator[bool]:
    for line in process.stdout or ():
        try:
            measurement = msgspec.json.decode(line, type=Measurement)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            complain(line.decode(errors="replace").rstrip(), name)
            yield False
        else:
            emit(measurement)
            sys.stdout.flush()
            yield measurement.ok
