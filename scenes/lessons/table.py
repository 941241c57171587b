"""The table of a lesson: a real one, whose other seat, chance and clocks are scripted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game import registry
from game.contract import Event, Handicap, Move, Refusal, Seat, Setup
from game.engine import Match, encode
from game.library import load_lexicon
from game.opponents import Answer, Request
from game.options import fresh_setup
from game.table import Manner, Table
from scenes.draft import COMPUTERS, PEOPLE
from scenes.lessons.script import LEARNER, Lesson
from scenes.tables import LiveTable

if TYPE_CHECKING:
    from scenes.app import App

THINKING_MS = 1100
"""How long the scripted seat seems to think."""


class LessonMatch(Match):
    """A match from the lesson's position, in which chance gives what the lesson says."""

    def __init__(self, lesson: Lesson, setup: Setup) -> None:
        super().__init__(registry.game(lesson.game), setup, lesson.seed)
        self._lesson = lesson
        if lesson.position is not None:
            self.states = [lesson.position(self.state)]

    def play(
        self, actor: int, move: Move, spent_ms: int, recorded: Sequence[int] | None = None
    ) -> tuple[Event, ...]:
        """Apply a move; the chance of a scripted one is scripted, and so is what is passed over."""
        number = len(self.entries)
        scripted = self._lesson.moves[number : number + 1]
        if recorded is None and scripted and scripted[0].chance:
            recorded = scripted[0].chance
        events = super().play(actor, move, spent_ms, recorded)
        jump = self._lesson.later.get(number + 1)
        if jump is not None:
            self.states[-1] = jump(self.state)
        return events


class ScriptedSeat:
    """Opponents that make the lesson's next move, after a while."""

    def __init__(self, match: Match, lesson: Lesson, now_ms: Callable[[], int]) -> None:
        self._match = match
        self._lesson = lesson
        self._now_ms = now_ms
        self._asked: tuple[int, int] | None = None
        self.holds: Callable[[], bool] = _never
        """Whether the lesson lets it wait."""

    def ask(self, request: Request) -> None:
        """Begin to think about a move; nothing else is thought about in a lesson."""
        if request.task == "choose":
            self._asked = request.number, self._now_ms() + THINKING_MS

    def answer(self) -> Answer | None:
        """The scripted move once its time has come."""
        if self._asked is None:
            return None
        if self.holds():
            self._asked = self._asked[0], self._now_ms() + THINKING_MS
        if self._now_ms() < self._asked[1]:
            return None
        number, self._asked = self._asked[0], None
        made = len(self._match.entries)
        if made >= len(self._lesson.moves):
            return None
        return Answer(number, encode(self._lesson.moves[made].move))

    def hurry(self) -> None:
        """Think no longer."""
        if self._asked is not None:
            self._asked = self._asked[0], self._now_ms()

    def cancel(self) -> None:
        """Forget what was asked."""
        self._asked = None

    def close(self) -> None:
        """Forget what was asked."""
        self._asked = None


class LessonTable(Table):
    """Takes the learner's moves only as `allows` lets them pass, and tells `on_refused` why not.

    Its clocks never move.
    """

    def __init__(self, match: Match, opponents: ScriptedSeat) -> None:
        super().__init__(match, opponents, lambda: 0, manner=Manner(human_pace=False))
        self.script = opponents
        self.allows: Callable[[int, Move], bool] = _anything
        self.on_refused: Callable[[Refusal], None] = _forget

    def submit(self, seat: int, move: Move) -> None:
        """Make a move. Raises Refusal, the engine's own first, else `not_in_lesson`."""
        try:
            self.check(seat, move)
            if not self.allows(seat, move):
                raise Refusal("not_in_lesson")
            super().submit(seat, move)
        except Refusal as refusal:
            self.on_refused(refusal)
            raise

    def may_undo(self, seat: int) -> bool:
        """The card leads back."""
        del seat
        return False

    def analyse(self) -> None:
        """A lesson is not looked back at."""


def lesson_table(app: App, lesson: Lesson, made: int) -> LiveTable:
    """The table of a lesson after so many of its moves; nothing of it is kept."""
    match = LessonMatch(lesson, _setup(app, lesson))
    for scripted in lesson.moves[:made]:
        match.play(scripted.seat, scripted.move, 0)
    table = LessonTable(match, ScriptedSeat(match, lesson, app.now))
    return LiveTable(table, app.tables.archive, None)


def _setup(app: App, lesson: Lesson) -> Setup:
    game = registry.game(lesson.game)
    known = [name for name in app.prefs.names if name not in COMPUTERS]
    help_ = Handicap(forgiving=True, hints=0) if lesson.forgiving else None
    seats = (
        Seat(next(iter(known), PEOPLE[0]), LEARNER, handicap=help_),
        Seat(COMPUTERS[0], 1, "computer", "easy", 1),
    )
    lexicon = load_lexicon((game.facts.default_dictionary,))
    return fresh_setup(game, lesson.options, seats, lexicon)


def _anything(seat: int, move: Move) -> bool:
    del seat, move
    return True


def _never() -> bool:
    return False


def _forget(refusal: Refusal) -> None:
    del refusal
