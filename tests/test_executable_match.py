"""The one-file program in the middle of a match: its processes, and how it ends."""

from __future__ import annotations

import importlib.util
import json
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.archive import Archive, load_record
from game.library import lexicon_of
from game.record import replay
from tests.kit.executable import bare, built
from tests.kit.processes import NEEDS_PROC, arguments, family, has_proc, is_gone, until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        importlib.util.find_spec("PyInstaller") is None,
        reason="PyInstaller comes with the extra 'build'",
    ),
    pytest.mark.skipif(not has_proc(), reason=NEEDS_PROC),
]


class Running:
    """The program showing a match of computers, in a folder of its own."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.temporary = folder / "temporary"
        self._process = subprocess.Popen(
            [str(program), "--demo", "wordaway", "--data-dir", str(self.data)],
            cwd=program.anchor,
            env=bare(folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.pid = self._process.pid

    @property
    def family(self) -> list[int]:
        return family(self.pid)

    @property
    def workers(self) -> list[int]:
        return [one for one in self.family if "--multiprocessing-fork" in arguments(one)]

    @property
    def player(self) -> int:
        """The process with the window: the first child of the one that unpacked it."""
        return self.family[1]

    @property
    def moves(self) -> int:
        lines = [line for path in self.journals for line in path.read_bytes().splitlines()]
        return max(0, len(lines) - 1)

    @property
    def journals(self) -> list[Path]:
        return list(self.data.glob("matches/*/journal.jsonl"))

    @property
    def records(self) -> list[Path]:
        return list(self.data.glob("records/*.json"))

    def reach(self, moves: int) -> None:
        assert until(lambda: self.moves >= moves and self.workers, 60), "no match went on"

    def ended_within(self, seconds: float) -> int | None:
        return self._process.wait(seconds)

    def stop(self) -> None:
        for one in self.family:
            if not is_gone(one):
                subprocess.run(["kill", "-9", str(one)], check=False)
        self._process.wait(10)


@pytest.fixture(scope="session")
def program() -> Path:
    return built()


@pytest.fixture
def start(program: Path, tmp_path: Path) -> Iterator[Callable[[], Running]]:
    running: list[Running] = []

    def begun() -> Running:
        running.append(Running(program, tmp_path))
        return running[-1]

    yield begun
    for one in running:
        one.stop()


def test_there_is_one_program_and_one_worker_that_heeds_no_arguments(
    start: Callable[[], Running],
) -> None:
    running = start()
    running.reach(3)
    lines = [arguments(one) for one in running.family]
    shown = [line for line in lines if "--demo" in line]
    assert len(shown) == 2, "the part that unpacks and the program itself"
    assert len(running.workers) == 1
    worker = running.workers
    running.reach(6)
    assert running.workers == worker


@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(start: Callable[[], Running], which: signal.Signals) -> None:
    running = start()
    running.reach(3)
    (worker,), moves = running.workers, running.moves
    subprocess.run(["kill", f"-{which.value}", str(running.pid)], check=True)
    running.ended_within(10)
    assert until(lambda: is_gone(worker), 2)
    assert not list(running.temporary.iterdir())
    assert_whole(running, moves)


def test_a_killed_program_takes_its_worker_along(start: Callable[[], Running]) -> None:
    running = start()
    running.reach(3)
    (worker,), moves, player = running.workers, running.moves, running.player
    subprocess.run(["kill", "-9", str(player)], check=True)
    assert until(lambda: is_gone(player) and is_gone(worker), 5)
    running.ended_within(10)
    assert_whole(running, moves)
    again = start()
    again.reach(moves)


def assert_whole(running: Running, moves: int) -> None:
    """The match waits on the disk with at least so many moves, and every one can be played."""
    (journal,) = running.journals
    lines = [json.loads(line) for line in journal.read_bytes().splitlines()]
    assert len(lines) - 1 >= moves
    (waiting,) = Archive(running.data).unfinished()
    resumed = Archive(running.data).resume(waiting.id, lexicon_of)
    resumed.journal.close()
    assert len(resumed.match.entries) == len(lines) - 1
    assert not resumed.notices


def test_a_match_is_played_to_its_end_and_its_record_holds(start: Callable[[], Running]) -> None:
    running = start()
    (path,) = until(lambda: running.records, 180)
    replayed = replay(load_record(path), lexicon_of)
    assert replayed.refusal is None
    assert replayed.match is not None
    outcome = replayed.match.game.outcome(replayed.match.state)
    assert outcome is not None
    assert max(outcome.scores) == 2
    time.sleep(1)
    assert not is_gone(running.pid)
