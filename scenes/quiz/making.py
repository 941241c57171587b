"""A quiz made in the background, so that no frame waits for it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from threading import Event, Lock, Thread
from typing import Protocol

from game.engine import SeededChance
from game.library import load_lexicon
from game.wildwords.quiz import Quiz, make_quiz

_ONE_AT_A_TIME = Lock()


class Making(Protocol):
    """A quiz that is being made."""

    @property
    def quiz(self) -> Quiz | None:
        """The quiz, once it is ready."""
        ...

    def stop(self) -> None:
        """Nobody waits for it any more."""
        ...


class Background:
    """Makes a quiz on a thread of its own, from words and a seed."""

    def __init__(self, dictionaries: Sequence[str], seed: str | None = None) -> None:
        self.quiz: Quiz | None = None
        self._dictionaries = tuple(dictionaries)
        self._seed = seed or secrets.token_hex(8)
        self._stopped = Event()
        Thread(target=self._make, name="quiz", daemon=True).start()

    def stop(self) -> None:
        """Come to an end soon; nothing is made then."""
        self._stopped.set()

    def _make(self) -> None:
        with _ONE_AT_A_TIME:
            if not self._stopped.is_set():
                self._work()

    def _work(self) -> None:
        lexicon = load_lexicon(self._dictionaries)
        quiz = make_quiz(lexicon, SeededChance(self._seed, 0), stopped=self._stopped.is_set)
        if not self._stopped.is_set():
            self.quiz = quiz
