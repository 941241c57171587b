"""What a table has the opponents think about: moves, hints, and looks back at a finished match."""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

import msgspec

from game.contract import Analysis, Move, Notice
from game.engine import Match, decode, encode
from game.opponents import Answer, Opponents, Request, Task

ANSWER_LIMIT_MS = 20_000
"""The outer limit of a computer's thinking; its strength is set by work, not by this."""


_numbers = itertools.count(1)
"""Never the same twice in a program: tables share one worker, and an answer may come late."""


class Thought(NamedTuple):
    """A move that was found for a seat, and the modelled time it took."""

    task: Task
    seat: int
    move: Move
    spent_ms: int


class Thinking:
    """Asks the opponents one thing at a time and takes only the answer to what was asked last."""

    def __init__(self, match: Match, opponents: Opponents) -> None:
        self.trouble: Notice | None = None
        self.analyses: dict[int, Analysis] = {}
        self._match = match
        self._opponents = opponents
        self._asked: Request | None = None
        self._about = 0
        self._to_analyse: list[int] = []

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    @property
    def choosing(self) -> int | None:
        """The seat whose move is being thought of."""
        asked = self._asked
        return self._about if asked is not None and asked.task == "choose" else None

    @property
    def awaited(self) -> frozenset[int]:
        """The positions that are being looked at, or will be."""
        asked = self._asked
        now = [self._about] if asked is not None and asked.task == "analyse" else []
        return frozenset((*self._to_analyse, *now))

    def ask_move(self, seat: int) -> None:
        """Have the seat's move found."""
        self._ask("choose", seat, encode(self._view(seat)))

    def ask_hint(self, seat: int) -> None:
        """Have a hint found for the seat."""
        self._ask("hint", seat, encode(self._view(seat)))

    def analyse(self, until: int) -> None:
        """Look at every position before that number, one after the other."""
        known = self.analyses.keys() | self.awaited
        self._to_analyse += [n for n in range(until) if n not in known]

    def analyse_next(self) -> None:
        """Take up the next position to be looked at, if nothing else is going on."""
        if not self.busy and self._to_analyse:
            number = self._to_analyse.pop(0)
            self._ask("analyse", number, encode(self._match.states[number]))

    def forget(self) -> None:
        """Drop what is being asked."""
        if self._asked is not None:
            self._opponents.cancel()
        self._asked = None

    def receive(self) -> Thought | None:
        """The move that has been found, if one has; analyses are put away, failures kept."""
        asked = self._asked
        answer = self._opponents.answer() if asked is not None else None
        if asked is None or answer is None or answer.number != asked.number:
            return None
        self._asked = None
        found = None if answer.failed is not None else self._decoded(asked.task, answer)
        if found is None:
            detail = answer.failed or "its answer can't be read"
            self.trouble = Notice("computer_failed", {"detail": detail})
        elif asked.task == "analyse":
            self.analyses[self._about] = found
        else:
            return Thought(asked.task, self._about, found, answer.spent_ms)
        return None

    def _decoded(self, task: Task, answer: Answer) -> Any:
        """The move or analysis in an answer; None if it is neither."""
        game = self._match.game
        kind: Any = game.analysis_type if task == "analyse" else game.move_type
        try:
            return decode(kind, answer.result, self._match.setup.lexicon)
        except msgspec.MsgspecError:
            return None

    def _view(self, seat: int) -> object:
        return self._match.game.view(self._match.state, seat)

    def _ask(self, task: Task, about: int, position: bytes) -> None:
        self._about = about
        match = self._match
        self._asked = Request(
            next(_numbers),
            task,
            match.game.facts.id,
            position,
            match.setup.lexicon.key,
            match.setup.seats[about].level if task == "choose" else None,
            f"{match.seed}/{task}/{about}/{len(match.entries)}",
            ANSWER_LIMIT_MS,
        )
        self._opponents.ask(self._asked)
