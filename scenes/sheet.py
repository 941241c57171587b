"""A sheet of paper over the scene with rows to set things by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control
from scenes.form import Form, Row
from scenes.form.rows import button_height, button_width
from scenes.gui.scroll import ScrollPanel
from scenes.input.actions import Action, Verb
from scenes.paint import Painter
from scenes.scroll import ScrollingScreen
from scenes.theme import Accent
from scenes.typography import BUTTON, H2
from scenes.widgets.button import Button, draw_button
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App

WIDTH = 640.0
_PAD, _SIDE, _GAP = 24.0, 24.0, 16.0


class Sheet(ScrollingScreen):
    """A title, rows made anew by `rows` whenever something changes, and a button that ends it.

    Going back ends it too: everything is in force as soon as it is set.
    """

    opaque = False

    def __init__(
        self,
        app: App,
        title: str,
        rows: Callable[[], Sequence[Row]],
        accent: Accent,
        *,
        first: str | None = None,
        width: float = WIDTH,
    ) -> None:
        super().__init__(app)
        self.title = title
        self.accent: Accent = accent
        self.form = Form("rows", title)
        self.box = self.button = Box(0, 0, 0, 0)
        self._rows = rows
        self._first = first
        self._width = width
        self._highs: tuple[Painter, dict[str, float]] | None = None

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The rows scroll when there are many."""
        return (self.form.panel,)

    def layout(self) -> None:
        """As high as the rows need, as far as the canvas goes, in its middle."""
        canvas, p = self.app.canvas, self.app.painter
        rows = self._rows()
        wide = min(self._width * min(p.text_scale, 1.5), canvas.w - 2 * _SIDE)
        inner = wide - 2 * _PAD
        head = p.paragraph_height(self.title, inner, H2) + 12
        foot = button_height(p)
        around = 2 * _PAD + head + _GAP + foot
        wanted = around + self.form.height(p, rows, inner)
        high = min(wanted, canvas.h - 2 * _SIDE)
        self.box = Box((canvas.w - wide) / 2, (canvas.h - high) / 2, wide, high)
        view = Box(self.box.x + _PAD, self.box.y + _PAD + head, inner, high - around)
        self.form.place(p, view, rows)
        if self._show_what_is_new():
            self.form.place(p, view, rows)
        done = button_width(p, _("Done"), None, BUTTON)
        done = max(130.0, done)
        low = self.box.bottom - _PAD - foot
        self.button = Box(self.box.right - _PAD - done, low, done, foot)
        controls = self.form.controls(p)
        first = self._first or next((c.id for c in controls if c.selected), None)
        self.set_controls([*controls, Control("done", self.button, _("Done"), self.close)], first)

    def _show_what_is_new(self) -> bool:
        """Scroll to rows that have come or grown, such as a reason; whether that moved any."""
        highs = {row.id: box.h for row, box in self.form.placed}
        before, self._highs = self._highs, (self.app.painter, highs)
        if before is None or before[0] is not self.app.painter:
            return False
        old = before[1]
        new = [box for row, box in self.form.placed if box.h > old.get(row.id, 0.0) + 1]
        return bool(new) and self.form.panel.show(new[-1])

    def close(self) -> None:
        """Take the sheet away."""
        self.app.manager.pop(self)

    def take(self, action: Action) -> bool:
        """Going back closes it, and so does a press beside it; nothing reaches what lies below."""
        beside = action.verb is Verb.PRESS and not self.box.holds(action.at)
        if action.verb is Verb.BACK or beside:
            self.close()
        return action.verb not in (Verb.FULLSCREEN, Verb.PAUSE, Verb.RESUME)

    def draw(self, surface: pygame.Surface) -> None:
        """Scrim, sheet, title, rows, button."""
        del surface
        p = self.app.painter
        p.scrim()
        draw_dialog(p, self.box)
        x, width = self.box.x + _PAD, self.box.w - 2 * _PAD
        p.paragraph(self.title, x, self.box.y + _PAD + p.line_height(H2) / 2, width, H2)
        self.form.draw(p, self.accent, self.focus)
        face = Button(_("Done"), kind="primary", accent=self.accent)
        draw_button(p, self.button, face, self.focus.state("done"))
