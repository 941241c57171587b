"""What a lesson is made of: a table set for it, the moves that are made, and the steps told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.contract import Move, OptionValue, State
from game.language import N_
from scenes.canvas import Box

LEARNER, OTHER = 0, 1
"""The seats of a lesson: who learns, and the scripted opponent."""

Shown = Callable[[Any], Sequence[Box]]
"""What a step points at on a playing screen, which is that of its game."""

Done = Callable[[Any], bool]
"""Whether a step's task is done, as its playing screen stands."""


def nothing(scene: object) -> Sequence[Box]:
    """Point at nothing."""
    del scene
    return ()


@dataclass(frozen=True)
class Scripted:
    """A move of the lesson: whose, which, and what chance gives for it."""

    seat: int
    move: Move
    chance: tuple[int, ...] = ()


@dataclass(frozen=True)
class Step:
    """One thing to learn.

    `says` is what to do next and why. A step with `moves` waits for so many moves of the lesson,
    the learner's and the other's; one with a task waits until it is `done`; one that is `refused`
    waits until the engine refuses a move with one of these codes. Any other is only read. What
    is not a move of the lesson can be done for the learner: by `do`, or by trying the move `tries`.
    `hint` is said when something else is done, `meanwhile` while the other is to move, `then`
    while the outcome is looked at.
    """

    says: str
    shows: Shown = nothing
    moves: int = 0
    done: Done | None = None
    do: Callable[[Any], None] | None = None
    refused: tuple[str, ...] = ()
    tries: Move | None = None
    hint: str = ""
    meanwhile: str = N_("Now watch {name}.")
    then: str = ""

    @property
    def is_task(self) -> bool:
        """Whether something is to be done in it, not only read."""
        return bool(self.moves or self.done or self.refused)


@dataclass(frozen=True)
class Lesson:
    """The first lesson of a game: how its table is set, its moves in order, its steps.

    `position` makes the first state of the lesson from the one a match begins with; `later` says
    after how many moves the lesson passes over a part of the match, and what comes of the state.
    """

    game: str
    steps: tuple[Step, ...]
    moves: tuple[Scripted, ...]
    seed: str = "lesson"
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])
    forgiving: bool = False
    position: Callable[[Any], State] | None = None
    later: Mapping[int, Callable[[Any], State]] = field(
        default_factory=dict[int, Callable[[Any], State]]
    )

    def made_before(self, step: int) -> int:
        """How many moves were made before that step."""
        return sum(one.moves for one in self.steps[:step])
