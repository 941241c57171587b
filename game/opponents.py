"""Who thinks for the computer's seats: one worker process that starts once, or this process.

A table asks with a `Request` and polls for the `Answer`; it never waits. Only the request
asked last is answered. The worker ends with the program that started it, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Literal, Protocol

import msgspec

from game import registry
from game.contract import AnyGame, Frozen, Level, Lexicon, LexiconKey, Refusal, Stopped, never
from game.engine import SeededChance, decode, encode
from game.library import lexicon_of

Task = Literal["choose", "hint", "analyse"]

WORKER_ENDED = "worker_ended"
"""`Answer.failed` where the worker process itself is gone; the next request starts another."""


class Request(Frozen, frozen=True):
    """One question about one position.

    `position` is an encoded view for `choose` and `hint`, an encoded state for `analyse`.
    `seed` is the computer's own chance, never the match's; `limit_ms` is the outer limit of
    the thinking, counted from the moment the question is taken up.
    """

    number: int
    task: Task
    game: str
    position: bytes
    lexicon: LexiconKey
    level: Level | None
    seed: str
    limit_ms: int


class Answer(Frozen, frozen=True):
    """What came of the request of that number: an encoded move or analysis.

    `spent_ms` is the modelled time of a chosen move, 0 otherwise. `failed` says in one line
    what went wrong; `result` is empty then.
    """

    number: int
    result: bytes = b""
    spent_ms: int = 0
    failed: str | None = None


class Opponents(Protocol):
    """What a table asks for moves, hints and analyses."""

    def ask(self, request: Request) -> None:
        """Take up this request; whatever was asked before is forgotten."""
        ...

    def answer(self) -> Answer | None:
        """The answer to the request asked last, once, as soon as it is there; never waits."""
        ...

    def cancel(self) -> None:
        """Forget what is being asked."""
        ...

    def close(self) -> None:
        """Stop thinking for good."""
        ...


class Pipe(Protocol):
    """What this module needs of either end of a pipe, on every system."""

    def send_bytes(self, buf: bytes, /) -> None:
        """Send one message. Raises OSError if the other end is closed."""
        ...

    def recv_bytes(self) -> bytes:
        """Wait for one message. Raises EOFError or OSError if none can come any more."""
        ...

    def poll(self) -> bool:
        """Whether a message is there. Raises OSError."""
        ...

    def close(self) -> None:
        """Close this end."""
        ...


class InProcess:
    """Computes at once and takes no notice of time, so the same request has the same answer."""

    def __init__(self) -> None:
        self._answer: Answer | None = None

    def ask(self, request: Request) -> None:
        """Compute the answer now."""
        self._answer = compute(request)

    def answer(self) -> Answer | None:
        """The answer to the last request, once."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Forget the answer that lies ready."""
        self._answer = None

    def close(self) -> None:
        """Forget the answer that lies ready."""
        self._answer = None


class Worker:
    """One spawned process that thinks beside the frame loop; `serving` is what runs in it."""

    def __init__(self, serving: Callable[[Pipe], None] | None = None) -> None:
        self._serving = serving or serve
        self._context = get_context("spawn")
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._asked: int | None = None

    @property
    def pid(self) -> int | None:
        """The process id, None where none runs."""
        process = self._process
        return process.pid if process is not None and process.is_alive() else None

    def start(self) -> None:
        """Start the process if none runs, so that it is up when the first question comes."""
        if self.pid is not None:
            return
        self._drop()
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(
            target=self._serving, args=(theirs,), name="wordcade-opponents", daemon=True
        )
        self._process.start()
        theirs.close()

    def ask(self, request: Request) -> None:
        """Send the request to the worker, which drops what it was thinking about."""
        self.start()
        self._asked = request.number
        self._send(msgspec.msgpack.encode(request))

    def answer(self) -> Answer | None:
        """The worker's answer if it has come; a worker that died answers with `failed`."""
        if self._asked is None:
            return None
        try:
            answer = self._received()
        except (EOFError, OSError):
            self._drop()
            answer = Answer(self._asked, failed=WORKER_ENDED)
        if answer is not None:
            self._asked = None
        return answer

    def cancel(self) -> None:
        """Tell the worker to drop what it is thinking about."""
        if self._asked is not None:
            self._asked = None
            self._send(b"")

    def close(self) -> None:
        """End the worker and wait until it is gone."""
        self._asked = None
        self._drop()

    def _send(self, message: bytes) -> None:
        # A worker that is gone shows when its answer is looked for.
        try:
            if self._pipe is not None:
                self._pipe.send_bytes(message)
        except OSError:
            pass

    def _received(self) -> Answer | None:
        """The answer to the last request; older ones that were under way are dropped."""
        if self._pipe is None:
            raise EOFError
        while self._pipe.poll():
            answer = msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Answer)
            if answer.number == self._asked:
                return answer
        return None

    def _drop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.join(1.0)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
        self._pipe = self._process = None


# --- thinking --------------------------------------------------------------------------


def compute(request: Request, stopped: Stopped = never) -> Answer:
    """The answer to a request. Whatever goes wrong in it stands in `failed`."""
    try:
        game = registry.game(request.game)
        lexicon = lexicon_of(request.lexicon)
        result, spent_ms = _TASKS[request.task](game, request, lexicon, stopped)
        return Answer(request.number, result, spent_ms)
    except Refusal as refusal:
        return Answer(request.number, failed=refusal.code)
    except Exception as error:
        return Answer(request.number, failed=f"{type(error).__name__}: {error}")


def _choose(
    game: AnyGame, request: Request, lexicon: Lexicon, stopped: Stopped
) -> tuple[bytes, int]:
    view = decode(game.view_type, request.position, lexicon)
    chosen = game.choose(view, request.level or "medium", _chance(request), stopped)
    return encode(chosen.move), chosen.spent_ms


def _hint(game: AnyGame, request: Request, lexicon: Lexicon, stopped: Stopped) -> tuple[bytes, int]:
    view = decode(game.view_type, request.position, lexicon)
    return encode(game.hint(view, _chance(request), stopped)), 0


def _analyse(
    game: AnyGame, request: Request, lexicon: Lexicon, stopped: Stopped
) -> tuple[bytes, int]:
    state = decode(game.state_type, request.position, lexicon)
    return encode(game.analyse(state, stopped)), 0


_TASKS = {"choose": _choose, "hint": _hint, "analyse": _analyse}


def _chance(request: Request) -> SeededChance:
    return SeededChance(request.seed, 0)


# --- the worker process ----------------------------------------------------------------


def serve(pipe: Pipe) -> None:
    """What the worker process does until the program's end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _step_back()
    inbox = _Inbox(pipe)
    while True:
        request = inbox.wait()
        answer = compute(request, inbox.stopped(request))
        if inbox.wants(request):
            inbox.reply(answer)


def _step_back() -> None:
    """Let the frame loop go first when both want the processor."""
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x4000
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        os.nice(5)


class _Inbox:
    """The latest request; a thread of its own listens, so that thinking can be broken off."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._news = threading.Condition()
        self._latest: Request | None = None
        self._taken = True
        self._since = 0.0
        threading.Thread(target=self._listen, daemon=True).start()

    def wait(self) -> Request:
        """The request asked last, as soon as there is one not yet taken up."""
        with self._news:
            while self._taken or self._latest is None:
                self._news.wait()
            self._taken = True
            return self._latest

    def wants(self, request: Request) -> bool:
        """Whether it still is the request asked last."""
        return self._latest is request

    def stopped(self, request: Request) -> Stopped:
        """True from the moment the request is outdated or its limit has passed."""
        deadline = self._since + request.limit_ms / 1000
        return lambda: self._latest is not request or time.monotonic() > deadline

    def reply(self, answer: Answer) -> None:
        """Send the answer; the program may have gone meanwhile."""
        try:
            self._pipe.send_bytes(msgspec.msgpack.encode(answer))
        except OSError:
            os._exit(0)

    def _listen(self) -> None:
        try:
            while True:
                self._hear(self._pipe.recv_bytes())
        except (EOFError, OSError):
            os._exit(0)

    def _hear(self, message: bytes) -> None:
        request = msgspec.msgpack.decode(message, type=Request) if message else None
        with self._news:
            self._latest, self._taken = request, request is None
            self._since = time.monotonic()
            self._news.notify()
