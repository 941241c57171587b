"""What a wild card is to stand for: length, direction, black squares, on three dice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.language import gettext as _
from game.rooply.dice import MOST_BLACKS, SHORTEST, Direction, Throw
from game.rooply.moves import WildCard
from game.rooply.state import Sight, grade_of
from scenes.canvas import Box
from scenes.focus import Control
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.paint import Painter
from scenes.play.rooply import texts
from scenes.play.rooply.dice import TRAY_INK, draw_dice, draw_tray
from scenes.screen import Screen
from scenes.typography import BODY, BOLD, BUTTON, H2
from scenes.widgets.button import Button, draw_button
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App

WIDTH, HIGH = 560.0, 484.0
_PAD = 28.0


class WildChooser(Screen):
    """Three dice turned by hand; `on_done` gets the move after the screen is gone.

    `rolls_in` tells in how many seconds the referee rolls, if there is a clock. Once a card can't
    be spent any more (`is_open`), as when the dice have been thrown, the screen goes by itself.
    """

    opaque = False

    def __init__(
        self,
        app: App,
        sight: Sight,
        on_done: Callable[[WildCard], None],
        is_open: Callable[[], bool],
        rolls_in: Callable[[], int | None],
    ) -> None:
        super().__init__(app)
        self._is_open, self._rolls_in = is_open, rolls_in
        self._seconds = rolls_in()
        grade = grade_of(sight.setup)
        self.longest = grade.side
        self.ways: tuple[Direction, ...] = tuple(dict.fromkeys(grade.dice.directions))
        self.card = WildCard(min(5, grade.side), self.ways[0], 2)
        self._on_done = on_done
        self.box = Box(0, 0, 0, 0)
        self.dice: tuple[Box, Box, Box] = (self.box, self.box, self.box)
        self.boxes: dict[str, Box] = {}

    def layout(self) -> None:
        """A sheet in the middle, with more and less above and below each die."""
        canvas, scale = self.app.canvas, min(1.3, self.app.canvas.text_scale)
        wide = min(canvas.w - 48, WIDTH * scale)
        high = min(canvas.h - 24, HIGH + 70 * (scale - 1))
        self.box = Box((canvas.w - wide) / 2, (canvas.h - high) / 2, wide, high)
        foot = self.box.bottom - _PAD - 56
        tray = Box(self.box.x + _PAD, foot - 24 - 252, wide - 2 * _PAD, 252)
        third = tray.w / 3
        columns = [Box(tray.x + n * third, tray.y, third, tray.h) for n in range(3)]
        first, second, last = (Box(c.x, c.y + 52, c.w, 148) for c in columns)
        self.dice = (first, second, last)
        self.boxes = {}
        for name, column in zip(("length", "way", "blacks"), columns, strict=True):
            x = column.centre[0] - 32
            self.boxes[f"{name}.more"] = Box(x, column.y, 64, 48)
            self.boxes[f"{name}.less"] = Box(x, column.bottom - 48, 64, 48)
        half = (wide - 2 * _PAD - 16) / 2
        self.boxes["cancel"] = Box(self.box.x + _PAD, foot, half, 56)
        self.boxes["spend"] = Box(self.box.x + _PAD + half + 16, foot, half, 56)
        self.set_controls(
            [Control(name, box, self._label(name), self._act(name), self._able(name))
             for name, box in self.boxes.items()],
            first="length.more",
            default="spend",
        )  # fmt: skip

    def update(self, dt_ms: int) -> bool:
        """Count down; go when it is too late for a card."""
        if not self._is_open():
            self.app.manager.pop(self)
            return True
        seconds = self._rolls_in()
        if seconds != self._seconds:
            self._seconds = seconds
            self.redraw()
        return super().update(dt_ms)

    def take(self, action: Action) -> bool:
        """Going back keeps the card."""
        if action.verb is Verb.BACK:
            self.app.manager.pop(self)
        elif action.verb is Verb.PLAY:
            self._spend()
        return action.verb not in (Verb.FULLSCREEN, Verb.PAUSE, Verb.RESUME)

    # --- turning the dice

    def turn(self, name: str, step: int) -> None:
        """One die to its next or last face."""
        card = self.card
        if name == "length":
            length = min(max(card.length + step, SHORTEST), self.longest)
            self.card = WildCard(length, card.direction, card.blacks)
        elif name == "way":
            at = (self.ways.index(card.direction) + step) % len(self.ways)
            self.card = WildCard(card.length, self.ways[at], card.blacks)
        else:
            blacks = min(max(card.blacks + step, 0), MOST_BLACKS)
            self.card = WildCard(card.length, card.direction, blacks)
        self.layout()

    def _act(self, name: str) -> Callable[[], None]:
        if name == "cancel":
            return partial(self.app.manager.pop, self)
        if name == "spend":
            return self._spend
        die, way = name.split(".")
        return partial(self.turn, die, 1 if way == "more" else -1)

    def _able(self, name: str) -> bool:
        able = {
            "length.more": self.card.length < self.longest,
            "length.less": self.card.length > SHORTEST,
            "blacks.more": self.card.blacks < MOST_BLACKS,
            "blacks.less": self.card.blacks > 0,
        }
        return able.get(name, True)

    def _label(self, name: str) -> str:
        return {"cancel": _("Keep it"), "spend": _("Spend it")}.get(name, name)

    def _spend(self) -> None:
        self.app.manager.pop(self)
        self._on_done(self.card)

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Scrim, sheet, dice, buttons."""
        del surface
        p = self.app.painter
        p.scrim()
        draw_dialog(p, self.box)
        x, room = self.box.x + _PAD, self.box.w - 2 * _PAD
        title, small = p.type.capped(H2, 40), p.type.capped(BODY, 26)
        p.text(_("Spend a wild card"), x, self.box.y + 40, title, "brick", max_width=room,
               shrink=True)  # fmt: skip
        said = texts.in_place_of_dice(self._seconds)
        p.text(said, x, self.box.y + 74, small, "ink2", max_width=room, shrink=True)
        self._draw_tray(p)
        for name, box in self.boxes.items():
            draw_button(p, box, self._face(name), self.focus.state(name))

    def _draw_tray(self, p: Painter) -> None:
        first, last = self.dice[0], self.dice[2]
        tray = Box(first.x, first.y, last.right - first.x, first.h)
        draw_tray(p, tray)
        throw = Throw(self.card.length, self.card.direction, self.card.blacks)
        draw_dice(p, self.dice, throw, None, 78)
        labels = (
            texts.letters(throw.length),
            texts.direction(throw.direction),
            texts.blacks(throw.blacks),
        )
        style = p.type.capped(BOLD, 24)
        for box, label in zip(self.dice, labels, strict=True):
            p.text(label, box.centre[0], box.bottom - 24, style, TRAY_INK, "centre",
                   max_width=box.w - 8, shrink=True)  # fmt: skip

    def _face(self, name: str) -> Button:
        if name == "cancel":
            return Button(self._label(name), style=BUTTON.sized(22))
        if name == "spend":
            return Button(self._label(name), Icon.STAR, "primary", "brick", BUTTON.sized(22))
        return Button("", Icon.EXPAND_LESS if name.endswith("more") else Icon.EXPAND_MORE)
