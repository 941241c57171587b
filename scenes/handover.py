"""From one person at this machine to the next: covers board and tray, and stops the clocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.prompting import draw_prompts
from scenes.screen import Screen
from scenes.typography import BODY, BUTTON, H1, PRIMARY, Style
from scenes.widgets.button import Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.logo import draw_logo
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.play.base import PlayScene

DEAF_MS = 500
"""For so long it takes no answer: a key pressed twice must not show a tray to the wrong person."""
WIDTH, CHIP = 560.0, 46.0
_PAD, _BUTTON, _SMALL = 36.0, 76.0, 52.0
_ANSWERS = frozenset({Verb.CONFIRM, Verb.PRESS, Verb.RELEASE, Verb.PLAY})


class HandOver(Screen):
    """Waits for a person to say that it is the right one, and shows nothing that is secret.

    `said` is public: what happened last. `on_ready` gets the seat after the screen is gone;
    `undo` takes the last move back, where the one before still may.
    """

    def __init__(
        self,
        app: App,
        play: PlayScene,
        seat: int,
        said: str,
        on_ready: Callable[[int], None],
        undo: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(app)
        self.play = play
        self.seat = seat
        self.said = said
        self.box = Box(0, 0, 0, 0)
        self.ready = Box(0, 0, 0, 0)
        self.menu = Box(0, 0, 0, 0)
        self.back: Box | None = None
        self._on_ready = on_ready
        self._undo = undo
        self._age_ms = 0

    # --- the scene

    def enter(self) -> None:
        """The clocks stand still where all are at this machine."""
        self._stop_clocks()
        super().enter()

    def uncovered(self) -> None:
        """The pause menu was over it: the clocks still wait for the next person."""
        self._stop_clocks()
        super().uncovered()

    def layout(self) -> None:
        """A sheet in the middle, as high as its texts."""
        canvas, p = self.app.canvas, self.app.painter
        wide = min(WIDTH * min(p.text_scale, 1.4), canvas.w - 48)
        room = wide - 2 * _PAD
        text = p.paragraph_height(self.said, room, BODY) if self.said else 0.0
        head = 2 * CHIP + 24 + p.line_height(self._title_style) + 10 + text + 26
        high = _PAD + head + _BUTTON + 14 + _SMALL + _PAD
        top = max(12.0, (canvas.h - high) / 2 + 30)
        self.box = Box((canvas.w - wide) / 2, min(top, canvas.h - high - 12), wide, high)
        x, y = self.box.x + _PAD, self.box.y + _PAD + head
        self.ready = Box(x, y, room, _BUTTON)
        low = y + _BUTTON + 14
        half = (room - 14) / 2
        self.menu = Box(x, low, half if self._undo else room, _SMALL)
        self.back = Box(x + half + 14, low, half, _SMALL) if self._undo else None
        controls = [
            Control("ready", self.ready, self._label, self._press),
            Control("menu", self.menu, _("Menu"), self.play.open_pause),
        ]
        if self.back is not None:
            controls.append(Control("undo", self.back, _("Take it back"), self._take_back))
        self.set_controls(controls, first="ready", default="ready")

    def handle(self, action: Action) -> bool:
        """Like every screen, once it has been there for a moment."""
        if self._age_ms < DEAF_MS and action.verb in _ANSWERS:
            return True
        return super().handle(action)

    def update(self, dt_ms: int) -> bool:
        """Grow older."""
        self._age_ms = min(DEAF_MS, self._age_ms + dt_ms)
        return super().update(dt_ms)

    def take(self, action: Action) -> bool:
        """Going back and the loss of the focus open the pause menu; nothing reaches the table."""
        if action.verb in (Verb.BACK, Verb.MENU):
            self.play.open_pause()
        elif action.verb is Verb.PLAY:
            self.focus.press("ready")
        return action.verb not in (Verb.FULLSCREEN, Verb.RESUME)

    def draw(self, surface: pygame.Surface) -> None:
        """The bare table with the sheet."""
        del surface
        p = self.app.painter
        p.table()
        if self.box.y > 130:
            draw_logo(p, self.app.canvas.w / 2, self.box.y / 2, 64)
        draw_dialog(p, self.box)
        cx, width = self.box.centre[0], self.box.w - 2 * _PAD
        y = self.box.y + _PAD + CHIP
        colour, helped = self.play.colour(self.seat), self.play.helped(self.seat)
        icon = self.play.chip_icon(self.seat)
        draw_chip(p, cx, y, CHIP, colour, icon=icon, helped=helped)
        style, line = self._title_style, p.line_height(self._title_style)
        y += CHIP + 24 + line / 2
        p.text(self._title, cx, y, style, "ink", "centre", max_width=width)
        y += line / 2 + 10 + p.line_height(BODY) / 2
        if self.said:
            p.paragraph(self.said, self.box.x + _PAD, y, width, BODY, "ink2", "centre")
        self._draw_buttons()

    # --- inside

    @property
    def _label(self) -> str:
        return _("I\u2019m {name}").format(name=self.play.name(self.seat))

    @property
    def _title(self) -> str:
        return _("Over to {name}").format(name=self.play.name(self.seat))

    @property
    def _title_style(self) -> Style:
        return self.app.painter.type.fitted(self._title, H1, WIDTH - 2 * _PAD)

    def _draw_buttons(self) -> None:
        p, accent = self.app.painter, self.play.accent
        ready = Button(self._label, Icon.VISIBILITY, "primary", accent, PRIMARY)
        draw_button(p, self.ready, ready, self.focus.state("ready"))
        menu = Button(_("Menu"), Icon.MENU, style=BUTTON)
        draw_button(p, self.menu, menu, self.focus.state("menu"))
        if self.back is not None:
            back = Button(_("Take it back"), Icon.UNDO, style=BUTTON)
            draw_button(p, self.back, back, self.focus.state("undo"))

        draw_prompts(self.app, self.focus, {"ready": Verb.PLAY, "menu": Verb.MENU})

    def _stop_clocks(self) -> None:
        table = self.play.table
        if table.manner.all_here and not table.paused:
            table.pause()

    def _press(self) -> None:
        self.app.manager.pop(self)
        self._on_ready(self.seat)

    def _take_back(self) -> None:
        self.app.manager.pop(self)
        if self._undo is not None:
            self._undo()
