"""Work on a thread of its own, so that no frame waits for it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Generic, Protocol, TypeVar

from game.contract import Refusal, Stopped

MadeT_co = TypeVar("MadeT_co", covariant=True)
MadeT = TypeVar("MadeT")

_ONE_AT_A_TIME = Lock()


class Making(Protocol[MadeT_co]):
    """Something that is being made."""

    @property
    def made(self) -> MadeT_co | None:
        """The thing, once it is ready."""
        ...

    @property
    def refusal(self) -> Refusal | None:
        """Why it can't be made, once that is known."""
        ...

    def stop(self) -> None:
        """Nobody waits for it any more."""
        ...


class Background(Generic[MadeT]):
    """Makes a thing with `make`, which gets a function that tells whether to come to an end."""

    def __init__(self, name: str, make: Callable[[Stopped], MadeT]) -> None:
        self.made: MadeT | None = None
        self.refusal: Refusal | None = None
        self._make = make
        self._stopped = Event()
        Thread(target=self._run, name=name, daemon=True).start()

    def stop(self) -> None:
        """Come to an end soon; what is made then is thrown away."""
        self._stopped.set()

    def _run(self) -> None:
        with _ONE_AT_A_TIME:
            if self._stopped.is_set():
                return
            try:
                made = self._make(self._stopped.is_set)
            except Refusal as refusal:
                self.refusal = refusal
            else:
                self.made = None if self._stopped.is_set() else made
