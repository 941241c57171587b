"""The quiz itself: mark the plays you would challenge, then see which were bluffs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.contract import Refusal
from game.language import gettext as _
from game.language import sentence
from game.wildwords.quiz import LEAST_MARKED, Quiz, QuizMark, QuizPlay, marked
from scenes import catalogue
from scenes.background import Making
from scenes.canvas import Box
from scenes.catalogue import Request
from scenes.focus import Control
from scenes.games import usual_dictionaries
from scenes.gui.scroll import ScrollPanel
from scenes.input.actions import Action, Verb
from scenes.quiz import drawing
from scenes.quiz.layout import ROW, Places, places
from scenes.quiz.making import begin_making
from scenes.scroll import BAR_ROOM, ScrollingScreen
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.app import App

Make = Callable[[], Making[Quiz]]
GAME = "wildwords"


class QuizScreen(ScrollingScreen):
    """A board of plays, some of them bluffs; `make` begins to make another one."""

    def __init__(self, app: App, make: Make | None = None) -> None:
        super().__init__(app)
        self._make = make or partial(begin_making, usual_dictionaries(app.prefs, GAME))
        self.making = self._make()
        self.quiz: Quiz | None = None
        self.marks: set[int] = set()
        self.result: QuizMark | None = None
        self.shown: int | None = None
        """The number of the play that is shown on the board."""
        self.panel = ScrollPanel("plays", _("Plays"))
        self.places: Places = places(app.canvas)
        self.rows: tuple[Box, ...] = ()

    # --- what is there

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The list of plays."""
        return (self.panel,)

    @property
    def plays(self) -> tuple[QuizPlay, ...]:
        """The plays on the board; none while it is being made."""
        return self.quiz.plays if self.quiz is not None else ()

    @property
    def play(self) -> QuizPlay | None:
        """The play that is shown."""
        return next((one for one in self.plays if one.number == self.shown), None)

    @property
    def enough(self) -> bool:
        """Whether so many are marked that the answers may be seen."""
        return len(self.marks) >= LEAST_MARKED

    # --- the scene

    def layout(self) -> None:
        """Place everything; what can be pressed."""
        self.places = at = places(self.app.canvas)
        pitch = ROW * max(1.0, min(self.app.canvas.text_scale, 1.4))
        lines = -(-len(self.plays) // at.columns)
        self.panel.place(at.rows, lines * pitch)
        self.rows = self._row_boxes(at.rows, pitch, max(1, lines))
        pop: Callable[[], None] = partial(self.app.manager.pop, self)
        controls = [
            Control("back", at.back, _("Back"), pop),
            Control("board", at.board.felt, _("Board"), kind="board", on_action=self._on_board),
            *self._row_controls(),
            Control("again", at.again, _("Another quiz"), self.begin_anew),
        ]
        ready = self.quiz is not None and self.result is None and self.enough
        answers = Control("answers", at.answers, _("Answers"), self.show_answers, enabled=ready)
        first = "play1" if self.plays else "back"
        self.set_controls([*controls, answers], first=first, default="answers")

    def _row_boxes(self, box: Box, pitch: float, lines: int) -> tuple[Box, ...]:
        """Column by column."""
        whole = box.w - (BAR_ROOM if self.panel.most > 0 else 0.0)
        wide, top = whole / self.places.columns, box.y - self.panel.offset
        return tuple(
            Box(box.x + n // lines * wide, top + n % lines * pitch, wide, pitch)
            for n in range(len(self.plays))
        )

    def _row_controls(self) -> list[Control]:
        return [
            Control(
                f"play{play.number}",
                row,
                play.patterns[0].text,
                partial(self.press, play.number),
                kind="toggle",
                group="plays",
                clip=self.panel.box,
            )
            for play, row in zip(self.plays, self.rows, strict=True)
        ]

    def reveal(self, control: Control) -> None:
        """The ring on a play shows it on the board."""
        super().reveal(control)
        if control.id.startswith("play"):
            self.shown = int(control.id.removeprefix("play"))
            self.redraw()

    def take(self, action: Action) -> bool:
        """The rule book has its key."""
        if action.verb is Verb.HELP:
            self.app.manager.push(catalogue.make("rulebook", self.app, Request(GAME)))
            return True
        return super().take(action)

    def leave(self) -> None:
        """Nobody waits for a quiz any more."""
        self.making.stop()

    def update(self, dt_ms: int) -> bool:
        """Show the quiz as soon as it is made."""
        if self.quiz is None and self.making.made is not None:
            self.quiz = self.making.made
            self.layout()
        return super().update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Board, plays, one of them in full, buttons."""
        del surface
        drawing.draw(self.app.painter, self)

    # --- doing

    def press(self, number: int) -> None:
        """Mark a play or take the mark back; once the answers are there only show it."""
        self.shown = number
        if self.result is None:
            self.marks ^= {number}
            self.app.sounds.play(Sound.CHIP)
        self.layout()

    def _on_board(self, action: Action) -> bool:
        """A press on a tile shows the plays that cover it, one after the other."""
        if not action.by_pointer or action.verb is Verb.WHEEL:
            return False
        square = self.places.board.square_at(action.at)
        if action.verb is Verb.RELEASE and square is not None:
            over = [one.number for one in self.plays if square in _covered(one)]
            later = [number for number in over if self.shown is None or number > self.shown]
            self.shown = next(iter([*later, *over]), None)
            self.redraw()
        return True

    def show_answers(self) -> None:
        """Say which marks were right."""
        if self.quiz is None or self.result is not None:
            return
        try:
            self.result = marked(self.quiz, self.marks)
        except Refusal as refusal:
            self.app.sounds.play(Sound.ILLEGAL)
            self.app.toast(sentence(refusal.code, refusal.params), "bad")
            return
        good = self.result.points > 0
        self.app.sounds.play(Sound.WIN if good else Sound.LOSS)
        if self.shown is None:
            self.shown = next(iter(self.quiz.bluffs), None)
        self.layout()

    def begin_anew(self) -> None:
        """Another board."""
        self.making.stop()
        self.making = self._make()
        self.quiz = self.result = self.shown = None
        self.marks = set()
        self.panel.scroll_to(0)
        self.layout()


def _covered(play: QuizPlay) -> set[int]:
    return {square for pattern in play.patterns for square in pattern.squares}


@catalogue.scene("quiz")
def quiz(app: App, request: Request) -> QuizScreen:
    """A new quiz."""
    del request
    return QuizScreen(app)
