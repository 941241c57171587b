"""The opponents in this process, and the worker process through its real pipe."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import registry
from game.contract import DictionaryRef, Level, LexiconKey
from game.engine import Match, encode
from game.opponents import WORKER_ENDED, Answer, InProcess, Request, Task, Worker, compute
from tests.kit.processes import NEEDS_PROC, has_proc, is_gone, until
from tests.kit.thinkers import Failing, serve_thinkers
from tests.kit.toy import Hint, Remark, Take

ROOT = Path(__file__).parent.parent.parent


def request_of(
    match: Match,
    number: int = 1,
    task: Task = "choose",
    game: str = "stones",
    limit_ms: int = 9_000,
) -> Request:
    position = match.state if task == "analyse" else match.game.view(match.state, 0)
    level: Level = "hard"
    key = match.setup.lexicon.key
    return Request(number, task, game, encode(position), key, level, "own chance", limit_ms)


# --- in this process -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("task", "result", "spent_ms"),
    [("choose", Take(2), 1500), ("hint", Hint(2), 0), ("analyse", Remark(True), 0)],
)
def test_every_task_is_answered_with_its_result(
    match: Match, task: Task, result: object, spent_ms: int
) -> None:
    answer = compute(request_of(match, 5, task))
    assert answer == Answer(5, encode(result), spent_ms)


def test_an_answer_is_given_once(match: Match) -> None:
    opponents = InProcess()
    assert opponents.answer() is None
    opponents.ask(request_of(match, 3))
    answer = opponents.answer()
    assert answer is not None
    assert answer.number == 3
    assert opponents.answer() is None


def test_what_was_cancelled_is_not_answered(match: Match) -> None:
    opponents = InProcess()
    opponents.ask(request_of(match))
    opponents.cancel()
    assert opponents.answer() is None


def test_an_unknown_game_is_a_failed_answer(match: Match) -> None:
    assert compute(request_of(match, game="chess")).failed == "unknown_game"


def test_another_dictionary_is_a_failed_answer(match: Match) -> None:
    request = request_of(match)
    other = LexiconKey((DictionaryRef("pocket", "0" * 64),))
    changed = Request(1, "choose", request.game, request.position, other, "hard", "", 100)
    assert compute(changed).failed == "other_dictionary"


@pytest.mark.parametrize("position", [b"", b"{", b"[]", b"\x00" * 20, b'{"stones":"ten"}'])
def test_a_position_that_cannot_be_read_is_a_failed_answer(match: Match, position: bytes) -> None:
    key = match.setup.lexicon.key
    answer = compute(Request(1, "choose", "stones", position, key, "hard", "", 100))
    assert answer.failed
    assert answer.result == b""


def test_a_fault_in_choosing_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, match: Match
) -> None:
    monkeypatch.setitem(registry.GAMES, "stones", Failing())
    answer = compute(request_of(match))
    assert answer.failed == "ZeroDivisionError: no stones left to divide"


# --- the worker process ----------------------------------------------------------------


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(serve_thinkers)
    yield worker
    worker.close()


def wait_for(worker: Worker, seconds: float = 20) -> Answer:
    answer = until(worker.answer, seconds)
    assert answer is not None
    return answer


@pytest.mark.slow
@pytest.mark.parametrize("task", ["choose", "hint", "analyse"])
def test_the_worker_answers_what_this_process_would(
    worker: Worker, match: Match, task: Task
) -> None:
    request = request_of(match, 8, task)
    worker.ask(request)
    assert wait_for(worker) == compute(request)
    assert worker.answer() is None


@pytest.mark.slow
def test_the_worker_starts_once(worker: Worker, match: Match) -> None:
    worker.start()
    pid = worker.pid
    for number in range(5):
        worker.ask(request_of(match, number))
        assert wait_for(worker).number == number
    assert worker.pid == pid


@pytest.mark.slow
@pytest.mark.parametrize("game", ["slow", "busy"])
def test_only_the_request_asked_last_is_answered(worker: Worker, match: Match, game: str) -> None:
    worker.ask(request_of(match, 1, game=game, limit_ms=600_000))
    worker.ask(request_of(match, 2, game=game, limit_ms=600_000))
    worker.ask(request_of(match, 3))
    assert wait_for(worker).number == 3
    assert worker.answer() is None


@pytest.mark.slow
def test_an_answer_that_was_under_way_when_it_was_cancelled_never_comes(
    worker: Worker, match: Match
) -> None:
    worker.ask(request_of(match, 1))
    assert until(lambda: worker._pipe is not None and worker._pipe.poll(), 20)
    worker.cancel()
    assert worker.answer() is None
    worker.ask(request_of(match, 2))
    assert wait_for(worker).number == 2


@pytest.mark.slow
def test_a_cancelled_thought_ends_and_the_worker_goes_on(worker: Worker, match: Match) -> None:
    worker.ask(request_of(match, 1, game="busy", limit_ms=600_000))
    worker.cancel()
    worker.ask(request_of(match, 2))
    assert wait_for(worker).number == 2


@pytest.mark.slow
def test_thinking_ends_at_its_limit(worker: Worker, match: Match) -> None:
    worker.ask(request_of(match, 1, game="slow", limit_ms=300))
    assert wait_for(worker) == Answer(1, encode(Take(1)))


@pytest.mark.slow
def test_a_fault_is_answered_and_the_worker_lives_on(worker: Worker, match: Match) -> None:
    worker.ask(request_of(match, 1, game="failing"))
    pid = worker.pid
    assert wait_for(worker).failed == "ZeroDivisionError: no stones left to divide"
    worker.ask(request_of(match, 2))
    assert wait_for(worker).failed is None
    assert worker.pid == pid


@pytest.mark.slow
def test_a_worker_that_died_is_told_and_started_anew(worker: Worker, match: Match) -> None:
    worker.ask(request_of(match, 1, game="fatal"))
    assert wait_for(worker) == Answer(1, failed=WORKER_ENDED)
    assert worker.pid is None
    worker.ask(request_of(match, 2))
    assert wait_for(worker).number == 2


@pytest.mark.slow
def test_a_worker_that_was_killed_while_idle_is_started_anew(worker: Worker, match: Match) -> None:
    worker.start()
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert until(lambda: is_gone(pid), 5)
    worker.ask(request_of(match))
    assert wait_for(worker).failed is None


@pytest.mark.slow
def test_closing_ends_the_worker_even_in_thought(match: Match) -> None:
    worker = Worker(serve_thinkers)
    worker.ask(request_of(match, 1, game="busy", limit_ms=600_000))
    pid = worker.pid
    assert pid is not None
    worker.close()
    assert is_gone(pid)
    worker.close()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="priorities are read with a call of POSIX")
def test_the_worker_lets_the_program_go_first(worker: Worker, match: Match) -> None:
    worker.ask(request_of(match))
    wait_for(worker)
    assert worker.pid is not None
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(mine + 5, 19)


@pytest.mark.slow
def test_an_interrupt_from_the_keyboard_is_left_to_the_program(
    worker: Worker, match: Match
) -> None:
    worker.ask(request_of(match, 1))
    wait_for(worker)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    worker.ask(request_of(match, 2))
    assert wait_for(worker).number == 2
    assert worker.pid == pid


PARENT = """
import sys, time
from game.contract import DictionaryRef, LexiconKey
from game.library import load_lexicon
from game.opponents import Request, Worker
from tests.kit.processes import NEEDS_PROC, has_proc, is_gone, until
from tests.kit.thinkers import serve_thinkers

if __name__ == "__main__":
    worker = Worker(serve_thinkers)
    key = load_lexicon(["pocket"]).key
    position = b'{"stones":10,"to_move":0,"my_die":null}'
    worker.ask(Request(1, "choose", sys.argv[1], position, key, "hard", "", 600_000))
    if sys.argv[1] == "stones":
        while worker.answer() is None:
            time.sleep(0.005)
    print(worker.pid, flush=True)
    time.sleep(600)
"""


@pytest.fixture
def parent(tmp_path: Path) -> Iterator[Callable[[str], subprocess.Popen[str]]]:
    """Starts a program of its own that has a worker; the arguments after the game are noise."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    running: list[subprocess.Popen[str]] = []

    def start(game: str) -> subprocess.Popen[str]:
        program = subprocess.Popen(
            [sys.executable, str(script), game, "--version", "--demo", "wordaway", "--nonsense"],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        running.append(program)
        return program

    yield start
    for program in running:
        program.kill()
        program.wait()
        if program.stdout is not None:
            program.stdout.close()


@pytest.mark.slow
@pytest.mark.skipif(not has_proc(), reason=NEEDS_PROC)
@pytest.mark.parametrize("game", ["stones", "busy", "slow"])
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_worker_goes_when_its_program_is_killed(
    parent: Callable[[str], subprocess.Popen[str]], game: str, how: signal.Signals
) -> None:
    program = parent(game)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    assert not is_gone(pid)
    program.send_signal(how)
    program.wait()
    assert until(lambda: is_gone(pid), 5)
