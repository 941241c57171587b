"""Typing without a keyboard: an entry over keys on the screen, for pad, touch and mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control, ControlState
from scenes.gui.entry import Entry
from scenes.input.actions import EDITING, KEYBOARD, Action, Verb
from scenes.screen import Screen
from scenes.theme import Accent
from scenes.typography import BUTTON, H2
from scenes.widgets.button import Button, draw_button
from scenes.widgets.keyboard import BACKSPACE, ENTER, LAYOUTS, draw_keyboard, keyboard_layout
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App

SPACE, CAPITALS, CANCEL = "space", "capitals", "cancel"
MARKS = "'-.!"
"""What has a key beside the letters, unless a dialog asks for other marks."""
_PAD = 24.0


class TypingDialog(Screen):
    """Asks for a text; `on_done` gets it after the dialog is gone. Going back gives it up."""

    opaque = False

    def __init__(
        self,
        app: App,
        title: str,
        most: int,
        on_done: Callable[[str], None],
        *,
        text: str = "",
        accent: Accent = "plum",
        marks: str = MARKS,
    ) -> None:
        super().__init__(app)
        self.title = title
        self.marks = marks
        self.accent: Accent = accent
        self.capitals = not text
        self._on_done = on_done
        self.entry = Entry(
            app, "entry", title, most, text=text, accent=accent,
            on_change=self._changed, on_done=self._done, on_call=self._to_keys,
        )  # fmt: skip
        self.box = Box(0, 0, 0, 0)
        self.keys: Mapping[str, Box] = {}
        self.extra: Mapping[str, Box] = {}

    def layout(self) -> None:
        """A sheet as wide as the keys need, in the lower part of the canvas."""
        canvas, p = self.app.canvas, self.app.painter
        head = max(64.0, p.line_height(H2) + 28)
        wide = min(canvas.w - 48, 860.0)
        high = min(canvas.h - 24, head + 56 + 24 + 236 + 64 + _PAD)
        self.box = Box((canvas.w - wide) / 2, (canvas.h - high) / 2, wide, high)
        x, room = self.box.x + _PAD, wide - 2 * _PAD
        entry = self.entry.place(Box(x, self.box.y + head, room, 56))
        top = self.box.y + head + 56 + 16
        keys_high = self.box.bottom - _PAD - 64 - top
        self.keys = keyboard_layout(Box(x, top, room, keys_high), LAYOUTS["qwerty"])
        self.extra = self._extra_boxes(Box(x, self.box.bottom - _PAD - 48, room, 48))
        controls = [entry, *self._key_controls(), *self._extra_controls()]
        self.set_controls(controls, first="A", default=ENTER)

    def take(self, action: Action) -> bool:
        """What edits goes into the entry wherever the ring is; going back gives up."""
        if action.verb in EDITING:
            return self.entry.act(action)
        if action.verb is Verb.BACK:
            self.app.manager.pop(self)
        elif action.verb in (Verb.PLAY, Verb.MENU):
            self._done(self.entry.text)
        elif action.verb is Verb.SHUFFLE:
            self._turn_capitals()
        return action.verb not in (Verb.FULLSCREEN, Verb.PAUSE, Verb.RESUME)

    def draw(self, surface: pygame.Surface) -> None:
        """Scrim, sheet, entry, keys."""
        del surface
        p = self.app.painter
        p.scrim()
        draw_dialog(p, self.box)
        middle = (self.box.y + self.entry.box.y) / 2 + 4
        room = self.box.w - 2 * _PAD
        p.text(self.title, self.box.x + _PAD, middle, H2, max_width=room, shrink=True)
        self.entry.draw(p, self.focus.state("entry"), active=True)
        states: dict[str, ControlState] = {name: self.focus.state(name) for name in self.keys}
        draw_keyboard(p, self.keys, None, self.accent, _("Done"), states=states)
        for name, box in self.extra.items():
            draw_button(p, box, self._face(name), self.focus.state(name))

    # --- keys

    def _key_controls(self) -> list[Control]:
        return [
            Control(name, box, name, self._pressing(name), group="keys")
            for name, box in self.keys.items()
        ]

    def _extra_controls(self) -> list[Control]:
        return [
            Control(name, box, self._face(name).label or name, self._pressing(name))
            for name, box in self.extra.items()
        ]

    def _extra_boxes(self, row: Box) -> dict[str, Box]:
        """Cancel at the left, then marks, capitals, and the space bar."""
        wide = max(130.0, self.app.painter.text_width(_("Cancel"), BUTTON) + 44)
        boxes = {CANCEL: Box(row.x, row.y, wide, row.h)}
        x = row.x + wide + 12
        pitch = min(64.0, (row.right - x - 120) / (len(self.marks) + 1))
        for name in (CAPITALS, *self.marks):
            boxes[name] = Box(x, row.y, pitch - 8, row.h)
            x += pitch
        boxes[SPACE] = Box(x, row.y, row.right - x, row.h)
        return boxes

    def _face(self, name: str) -> Button:
        if name == CANCEL:
            return Button(_("Cancel"))
        if name == SPACE:
            return Button(_("Space"))
        if name == CAPITALS:
            return Button("ABC" if self.capitals else "abc")
        return Button(name)

    def _pressing(self, name: str) -> Callable[[], None]:
        return lambda: self._press(name)

    def _press(self, name: str) -> None:
        if name == CANCEL:
            self.app.manager.pop(self)
        elif name == ENTER:
            self._done(self.entry.text)
        elif name == CAPITALS:
            self._turn_capitals()
        elif name == BACKSPACE:
            self.entry.act(Action(Verb.ERASE, KEYBOARD))
        else:
            character = " " if name == SPACE else name if self.capitals else name.lower()
            self.entry.act(Action(Verb.TEXT, KEYBOARD, text=character))

    def _changed(self, text: str) -> None:
        """After the first letter small ones, after a blank a capital again."""
        self.capitals = not text or text.endswith(" ")

    def _turn_capitals(self) -> None:
        self.capitals = not self.capitals
        self.redraw()

    def _to_keys(self) -> None:
        self.focus.move_to("A")

    def _done(self, text: str) -> None:
        self.app.manager.pop(self)
        self._on_done(text)
