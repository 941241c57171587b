"""A game's own playing screen with a lesson on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.contract import Refusal
from scenes.canvas import Box
from scenes.focus import Control
from scenes.input.actions import Action, Verb
from scenes.lessons import ending
from scenes.lessons.card import NEXT, Card, draw_marks
from scenes.lessons.guide import Guide
from scenes.lessons.script import Lesson
from scenes.lessons.table import lesson_table
from scenes.play.base import PlayScene
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.app import App


class LessonScene(PlayScene):
    """To be mixed into the playing screen of a game, before it: a card leads through the lesson.

    A subclass says where the card stands, so that it covers nothing that the step needs.
    """

    lesson: ClassVar[Lesson]
    card: Card | None = None

    def __init__(self, app: App, at: int = 0) -> None:
        lesson = self.lesson
        super().__init__(app, lesson_table(app, lesson, lesson.made_before(at)))
        self.guide = Guide(self, lesson, at)
        self.card = self.new_card()
        self._ring_first: str | None = None
        self._told: tuple[int, str] = (at, "")

    def new_card(self) -> Card:
        """A card that leads through this lesson."""
        return Card(
            self.guide,
            self.accent,
            back=self.step_back,
            skip=self.ask_to_leave,
            on=self.step_on,
        )

    def card_box(self) -> Box:
        """Where the card stands now."""
        raise NotImplementedError

    @property
    def on_top(self) -> bool:
        """Whether the learner sees the lesson, and no question about it."""
        return self.app.manager.top is self

    # --- the scene

    def set_controls(
        self, controls: Sequence[Control], first: str | None = None, default: str | None = None
    ) -> None:
        """The screen's own controls that the card leaves free, and the card's."""
        if self.card is None:
            super().set_controls(controls, first, default)
            return
        box = self.card_box()
        own = [control for control in controls if not _covers(box, control.box)]
        reading = not self.guide.waits
        self._ring_first = NEXT if reading else first
        super().set_controls(
            [*own, *self.card.controls(box)], self._ring_first, NEXT if reading else default
        )

    def enter(self) -> None:
        """Begin the step."""
        super().enter()
        self._catch_up()
        self._begin_step()

    def take(self, action: Action) -> bool:
        """The key for a play leads on where there is only something to read; nothing pauses."""
        if action.verb is Verb.PLAY and not self.guide.waits:
            self.step_on()
            return True
        return action.verb is Verb.PAUSE or super().take(action)

    def update(self, dt_ms: int) -> bool:
        """Go on when the step is done."""
        if self.on_top and self.guide.done:
            self._to_next()
        told = (self.guide.at, self.guide.why_not)
        if told != self._told:
            self._told = told
            self.redraw()
        return super().update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """The game's screen, the marks on it, the card."""
        super().draw(surface)
        p = self.app.painter
        if not self.catching_up:
            draw_marks(p, tuple(self.guide.step.shows(self)), self.accent)
        if self.card is not None:
            self.card.draw(p, self.focus)

    def refuse(self, refusal: Refusal) -> None:
        """The card says why."""
        self.guide.refusal = refusal
        self.app.sounds.play(Sound.ILLEGAL)
        self.redraw()

    def open_pause(self) -> None:
        """A lesson has no pause: nothing runs. It can be left."""
        self.ask_to_leave()

    def open_help(self) -> None:
        """The card says why something was refused; the rule book is there all the same."""
        self.open_rules()

    def _watch_end(self, dt_ms: int) -> None:
        """The lesson says when it is over."""
        del dt_ms

    # --- from step to step

    def step_on(self) -> None:
        """Show what is to be done, have the other move at once, or go on to the next step."""
        self.timeline.skip()
        if self.guide.watching:
            self.guide.hurry()
        elif self.guide.waits and self.guide.show_me():
            self.layout()
        else:
            self._to_next()

    def step_back(self) -> None:
        """To the step before, on a table that stands as it stood then."""
        if self.guide.at > 0:
            self._open(type(self), self.guide.at - 1)

    def ask_to_leave(self) -> None:
        """Ask what to do instead."""
        self.app.manager.push(ending.leaving(self.app, self))

    def begin_anew(self) -> None:
        """The lesson from its first step."""
        self._open(type(self), 0)

    def _open(self, make: Callable[[App, int], LessonScene], at: int) -> None:
        self.app.manager.pop_to(self)
        self.app.manager.replace(make(self.app, at))

    def _to_next(self) -> None:
        if self.guide.last:
            self.app.manager.push(ending.finished(self.app, self))
            return
        self.guide.go_on()
        self._begin_step()

    def _catch_up(self) -> None:
        """Lay ready again what was laid ready in earlier steps and is not a move yet."""
        steps, at = self.lesson.steps, self.guide.at
        begun = max((n + 1 for n in range(at) if steps[n].moves), default=0)
        for step in steps[begun:at]:
            if step.do is not None:
                step.do(self)
        self.timeline.skip()

    def tidy(self) -> None:
        """Put away what was tried in the step before."""

    def _begin_step(self) -> None:
        self.tidy()
        self.layout()
        if self._ring_first is not None:
            self.focus.move_to(self._ring_first)


def _covers(card: Box, box: Box) -> bool:
    """Whether the card lies over a control."""
    across = min(card.right, box.right) - max(card.x, box.x)
    down = min(card.bottom, box.bottom) - max(card.y, box.y)
    return across > 1 and down > 1
