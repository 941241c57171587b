"""Saving a copy of a match in a place of one's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.contract import Refusal
from game.copies import LONGEST_PATH, copy_name, default_folder, path_of, save_copy
from game.language import gettext as _
from game.language import sentence
from game.record import Record
from scenes.canvas import Box
from scenes.focus import Control
from scenes.gui.entry import Entry
from scenes.gui.typing import TypingDialog
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.screen import Screen
from scenes.sound import Sound
from scenes.theme import Accent, Tint
from scenes.typography import BODY, BUTTON, H2
from scenes.widgets.button import Button, draw_button
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App

WIDTH = 820.0
_PAD, _GAP = 24.0, 16.0


class CopyDialog(Screen):
    """Asks where to; stays open with the reason where that can't be."""

    opaque = False

    def __init__(self, app: App, title: str, record: Record, accent: Accent) -> None:
        super().__init__(app)
        self.record = record
        self.accent: Accent = accent
        self.folder = default_folder()
        self.trouble = ""
        self.taken = ""
        """The path whose file is there already, and may be replaced by a second press."""
        suggested = str(self.folder / copy_name(title, record))
        self.entry = Entry(
            app, "path", _("File"), LONGEST_PATH, text=suggested, accent=accent,
            on_change=self._changed, on_done=lambda _text: self.save(), on_call=self._type,
        )  # fmt: skip
        self.box = Box(0, 0, 0, 0)
        self.buttons: dict[str, Box] = {}

    # --- layout

    def layout(self) -> None:
        """A sheet in the middle, as high as what is said on it."""
        canvas, p = self.app.canvas, self.app.painter
        width = min(WIDTH * min(1.3, p.text_scale), canvas.w - 2 * _PAD)
        room = width - 2 * _PAD
        title, text = p.paragraph_height(self._title(), room, H2), self._text_height(room)
        row = max(48.0, p.scaled(BUTTON.size) + 26)
        height = _PAD + title + text + 8 + 56 + _GAP + row + _PAD
        left, top = (canvas.w - width) / 2, max(8.0, (canvas.h - height) / 2)
        self.box = Box(left, top, width, height)
        field = Box(left + _PAD, top + _PAD + title + text + 8, room, 56)
        self.buttons = self._button_boxes(Box(field.x, field.bottom + _GAP, room, row))
        self.set_controls(
            [
                self.entry.place(field),
                Control("cancel", self.buttons["cancel"], _("Cancel"), self._close),
                Control("save", self.buttons["save"], self._save_label(), self.save),
            ],
            first="path",
            default="save",
        )

    def _button_boxes(self, row: Box) -> dict[str, Box]:
        p = self.app.painter
        icon = p.scaled(BUTTON.size) * 1.25 + 8
        save = max(130.0, p.text_width(self._save_label(), BUTTON) + icon + 44)
        cancel = max(130.0, p.text_width(_("Cancel"), BUTTON) + 44)
        return {
            "cancel": Box(row.x, row.y, cancel, row.h),
            "save": Box(row.right - save, row.y, save, row.h),
        }

    def _title(self) -> str:
        return _("Save a copy")

    def _text(self) -> str:
        return self.trouble or _("The whole match goes into one file, to keep or to give away.")

    def _text_height(self, width: float) -> float:
        return self.app.painter.paragraph_height(self._text(), width, BODY)

    def _save_label(self) -> str:
        return _("Replace it") if self.taken else _("Save")

    # --- acting

    def take(self, action: Action) -> bool:
        """Typed letters go into the entry wherever the ring is; going back gives up."""
        if action.verb in (Verb.TEXT, Verb.COMPOSE, Verb.ERASE) and action.text != " ":
            self.focus.move_to("path")
            return self.entry.act(action)
        if action.verb is Verb.BACK:
            self._close()
        return action.verb not in (Verb.FULLSCREEN, Verb.PAUSE, Verb.RESUME, Verb.TEXT)

    def save(self) -> None:
        """Write the file; a file that is there is replaced only by a second press."""
        try:
            path = path_of(self.entry.text, self.folder)
            save_copy(self.record, path, replace=self.taken == self.entry.text)
        except Refusal as refusal:
            self.taken = self.entry.text if refusal.code == "copy_exists" else ""
            self._say(sentence(refusal.code, refusal.params))
            return
        self._close()
        self.app.sounds.play(Sound.MENU_CONFIRM)
        self.app.toast(_("Saved: {file}").format(file=path.name), "good")

    def _say(self, trouble: str) -> None:
        self.trouble = trouble
        self.app.sounds.play(Sound.ILLEGAL)
        self.layout()

    def _changed(self, text: str) -> None:
        del text
        self.trouble, self.taken = "", ""
        self.layout()

    def _type(self) -> None:
        self.app.manager.push(
            TypingDialog(
                self.app,
                _("File"),
                LONGEST_PATH,
                self._typed,
                text=self.entry.text,
                accent=self.accent,
            )
        )

    def _typed(self, text: str) -> None:
        self.entry.text = text
        self._changed(text)

    def _close(self) -> None:
        self.app.manager.pop(self)

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Scrim, sheet, what is asked or wrong, the field, the buttons."""
        del surface
        p = self.app.painter
        p.scrim()
        draw_dialog(p, self.box)
        x, width = self.box.x + _PAD, self.box.w - 2 * _PAD
        y = self.box.y + _PAD
        p.paragraph(self._title(), x, y + p.line_height(H2) / 2, width, H2)
        y += p.paragraph_height(self._title(), width, H2)
        tint: Tint = "danger" if self.trouble else "ink2"
        p.paragraph(self._text(), x, y + p.line_height(BODY) / 2, width, BODY, tint)
        active = self.focus.current is not None and self.focus.current.id == "path"
        self.entry.draw(p, self.focus.state("path"), active=active)
        cancel, save = Button(_("Cancel")), self._save_label()
        draw_button(p, self.buttons["cancel"], cancel, self.focus.state("cancel"))
        face = Button(save, Icon.DOWNLOAD, "primary", self.accent)
        draw_button(p, self.buttons["save"], face, self.focus.state("save"))
