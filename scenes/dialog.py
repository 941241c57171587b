"""Dialogs: a question on a sheet before the scene, the safe answer at the left and focused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.canvas import Box
from scenes.focus import Control
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.screen import Screen
from scenes.theme import Accent
from scenes.typography import BODY, BUTTON, H2
from scenes.widgets.button import Button, draw_button
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App

NARROW, WIDE = 448.0, 820.0
_PAD, _GAP, _HIGH = 24.0, 16.0, 48.0


@dataclass(frozen=True)
class Answer:
    """One button of a dialog; the dialog is gone before `on_press` is called."""

    label: str
    on_press: Callable[[], None] | None = None
    icon: Icon | None = None
    primary: bool = False


class Dialog(Screen):
    """A title, a text, and answers: the first is the safe one, which going back means too."""

    opaque = False
    is_menu = True

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        answers: Sequence[Answer],
        accent: Accent = "brick",
    ) -> None:
        super().__init__(app)
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.accent: Accent = accent
        self.box = Box(0, 0, 0, 0)
        self.buttons: tuple[Box, ...] = ()

    def layout(self) -> None:
        """As high as title, text and buttons need, in the middle."""
        canvas = self.app.canvas
        width = self._width()
        self.buttons = self._button_boxes(width)
        text_high = self.app.painter.paragraph_height(self.text, width - 2 * _PAD, BODY)
        head = self._title_height(width)
        foot = self.buttons[-1].bottom - self.buttons[0].y if self.buttons else 0
        height = _PAD + head + 8 + text_high + _GAP + foot + _PAD
        left, top = (canvas.w - width) / 2, max(8.0, (canvas.h - height) / 2)
        self.box = Box(left, top, width, height)
        shift = top + height - _PAD - foot - (self.buttons[0].y if self.buttons else 0)
        self.buttons = tuple(box.moved(left, shift) for box in self.buttons)
        self.set_controls(
            [
                Control(f"answer{i}", box, answer.label, self._pressing(i))
                for i, (box, answer) in enumerate(zip(self.buttons, self.answers, strict=True))
            ],
            first="answer0",
        )

    def take(self, action: Action) -> bool:
        """Going back is the safe answer; nothing reaches what lies below."""
        if action.verb is Verb.BACK:
            self.answer(0)
        return action.verb not in (Verb.FULLSCREEN, Verb.PAUSE, Verb.RESUME)

    def answer(self, index: int) -> None:
        """Give an answer as if its button had been pressed."""
        self.app.manager.pop(self)
        on_press = self.answers[index].on_press if self.answers else None
        if on_press:
            on_press()

    def draw(self, surface: pygame.Surface) -> None:
        """The scrim, the sheet, what stands on it."""
        del surface
        p = self.app.painter
        p.scrim()
        draw_dialog(p, self.box)
        x, width = self.box.x + _PAD, self.box.w - 2 * _PAD
        half = p.line_height(H2) / 2
        p.paragraph(self.title, x, self.box.y + _PAD + half, width, H2)
        top = self.box.y + _PAD + self._title_height(self.box.w) + 8
        p.paragraph(self.text, x, top + p.line_height(BODY) / 2, width, BODY)
        for i, (box, answer) in enumerate(zip(self.buttons, self.answers, strict=True)):
            face = Button(answer.label, answer.icon, accent=self.accent)
            if answer.primary:
                face = face._replace(kind="primary")
            draw_button(p, box, face, self.focus.state(f"answer{i}"))

    def _pressing(self, index: int) -> Callable[[], None]:
        return lambda: self.answer(index)

    def _width(self) -> float:
        """Wider for larger text, and for long texts."""
        p = self.app.painter
        longest = max([0.0, *(p.text_width(word, H2) for word in self.title.split())])
        wanted = NARROW * p.text_scale if len(self.text) < 160 else WIDE
        return min(max(wanted, longest + 2 * _PAD), self.app.canvas.w - 2 * _PAD)

    def _title_height(self, width: float) -> float:
        return self.app.painter.paragraph_height(self.title, width - 2 * _PAD, H2)

    def _button_boxes(self, width: float) -> tuple[Box, ...]:
        """Safe answer at the left and the others at the right, or all in one column."""
        room = width - 2 * _PAD
        high = max(_HIGH, self.app.painter.scaled(BUTTON.size) + 26)
        wide = [max(130.0, self._label_width(answer)) for answer in self.answers]
        if sum(wide) + _GAP * (len(wide) - 1) > room:
            return tuple(Box(_PAD, i * (high + 12), room, high) for i in range(len(self.answers)))
        boxes: list[Box] = []
        right = width - _PAD
        for w in reversed(wide[1:]):
            boxes.insert(0, Box(right - w, 0, w, high))
            right -= w + _GAP
        return (Box(_PAD, 0, wide[0], high), *boxes) if wide else ()

    def _label_width(self, answer: Answer) -> float:
        p = self.app.painter
        icon = p.scaled(BUTTON.size) * 1.25 + 8 if answer.icon else 0.0
        return p.text_width(answer.label, BUTTON) + icon + 44
