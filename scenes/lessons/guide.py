"""Leads through a lesson: which step it is, whether it is done, and where to go from it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from game.contract import Move, Refusal
from game.language import gettext as _
from game.language import sentence
from scenes.lessons.script import LEARNER, OTHER, Lesson, Step
from scenes.lessons.table import LessonTable

if TYPE_CHECKING:
    from scenes.play.base import PlayScene


class Guide:
    """Where a learner is in a lesson that is played on `scene`.

    It lets the table take only the lesson's own moves, says why another was refused, and goes on
    when a step is done and everything has come to rest.
    """

    def __init__(self, scene: PlayScene, lesson: Lesson, at: int) -> None:
        self.lesson = lesson
        self.at = at
        self.refusal: Refusal | None = None
        """What was refused last in this step."""
        self._scene = scene
        self._table = cast(LessonTable, scene.table)
        self._table.allows = self._allows
        self._table.on_refused = self._refused
        self._table.script.holds = lambda: not self._more_moves

    # --- what is told

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.at]

    @property
    def says(self) -> str:
        """What is to be done now, and why."""
        other = self._scene.name(OTHER)
        if self.watching and self.lesson.moves[self._made_before].seat == LEARNER:
            return _(self.step.meanwhile).format(name=other)
        if self.step.then and not self._more_moves:
            return _(self.step.then).format(name=other)
        return _(self.step.says).format(name=other)

    @property
    def why_not(self) -> str:
        """Why the last try was refused, and what helps; empty if none was."""
        if self.refusal is None:
            return ""
        if self.refusal.code == "not_in_lesson" and self.step.hint:
            return _(self.step.hint)
        return sentence(self.refusal.code, self.refusal.params)

    @property
    def waits(self) -> bool:
        """Whether the learner is to do something on the board, not only to read on."""
        return self.step.is_task

    @property
    def owed(self) -> Move | None:
        """The move of the lesson that the learner is to make next, if it is the learner's turn."""
        made = len(self._table.match.entries)
        scripted = self.lesson.moves[made : made + 1]
        if not scripted or scripted[0].seat != LEARNER or not self._more_moves:
            return None
        return scripted[0].move

    @property
    def watching(self) -> bool:
        """Whether the step waits for a move of the other."""
        return bool(self.step.moves) and self.owed is None and self._more_moves

    @property
    def last(self) -> bool:
        """Whether there is no step after this one."""
        return self.at + 1 == len(self.lesson.steps)

    # --- going on

    @property
    def done(self) -> bool:
        """Whether what the step waits for has happened, and has been seen."""
        step, scene = self.step, self._scene
        if not step.is_task or scene.catching_up:
            return False
        if step.moves:
            return not self._more_moves
        if step.refused:
            return self.refusal is not None and self.refusal.code in step.refused
        return step.done is not None and step.done(cast(Any, scene))

    def go_on(self) -> None:
        """To the next step."""
        kept = self.refusal if self.step.refused else None
        self.at += 1
        self.refusal = kept

    def hurry(self) -> None:
        """Have the other move at once."""
        self._table.script.hurry()

    @property
    def can_show(self) -> bool:
        """Whether the lesson can do what the step waits for."""
        step = self.step
        return self.owed is not None or step.do is not None or step.tries is not None

    def show_me(self) -> bool:
        """Do what the step waits for; False where there is nothing that can be done."""
        move = self.owed or self.step.tries
        if move is not None:
            self.refusal = None
            with suppress(Refusal):
                self._table.submit(LEARNER, move)
        elif self.step.do is not None:
            self.step.do(cast(Any, self._scene))
        return self.can_show or move is not None

    # --- inside

    @property
    def _made_before(self) -> int:
        return self.lesson.made_before(self.at)

    @property
    def _more_moves(self) -> bool:
        """Whether the step waits for more moves at the table than were made."""
        return len(self._table.match.entries) < self.lesson.made_before(self.at + 1)

    def _allows(self, seat: int, move: Move) -> bool:
        allowed = seat == LEARNER and self.owed is not None and _same(move, self.owed)
        if allowed:
            self.refusal = None
        return allowed

    def _refused(self, refusal: Refusal) -> None:
        self.refusal = refusal


def _same(made: Move, wanted: Move) -> bool:
    """Whether two moves are the same, whatever the order of their parts."""
    if type(made) is not type(wanted):
        return False
    return all(
        _in_order(getattr(made, name)) == _in_order(getattr(wanted, name))
        for name in type(made).__struct_fields__
    )


def _in_order(value: object) -> object:
    """Parts that name their own place may stand in any order; a path of numbers may not."""
    if type(value) is not tuple:
        return value
    parts = cast(tuple[object, ...], value)
    if any(isinstance(part, int) for part in parts):
        return parts
    return sorted(parts, key=repr)
