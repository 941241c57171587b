"""A line to type in: a name, a phrase, an address."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.canvas import Box
from scenes.focus import Control, ControlState
from scenes.input.actions import Action, Verb
from scenes.paint import Painter
from scenes.theme import Accent
from scenes.typography import BODY, Style
from scenes.widgets.ring import draw_focus_ring

if TYPE_CHECKING:
    from scenes.app import App

DOUBLE_CLICK_MS = 400
_SIDE = 18.0

_KEYS: dict[Verb, tuple[int, bool]] = {
    Verb.ERASE: (pygame.K_BACKSPACE, False),
    Verb.DELETE: (pygame.K_DELETE, False),
    Verb.HOME: (pygame.K_HOME, False),
    Verb.END: (pygame.K_END, False),
    Verb.LEFT: (pygame.K_LEFT, False),
    Verb.RIGHT: (pygame.K_RIGHT, False),
    Verb.SELECT_ALL: (pygame.K_a, True),
    Verb.CUT: (pygame.K_x, True),
    Verb.COPY: (pygame.K_c, True),
    Verb.PASTE: (pygame.K_v, True),
}
"""The key that pygame_gui's editor expects for each verb, and whether with Ctrl."""


class Entry:
    """A text entry. Place it, put its `control` among the scene's, and draw it.

    `most` characters go in. `on_change` hears every new text, `on_done` Enter; `on_refused`
    hears a character for which there is no room or no glyph. `on_call` is called when a pad's
    confirm or a finger asks for it, who have no keys to type with: open a `TypingDialog` there.
    """

    def __init__(
        self,
        app: App,
        id_: str,
        label: str,
        most: int,
        *,
        text: str = "",
        placeholder: str = "",
        accent: Accent = "plum",
        on_change: Callable[[str], None] | None = None,
        on_done: Callable[[str], None] | None = None,
        on_refused: Callable[[str], None] | None = None,
        on_call: Callable[[], None] | None = None,
    ) -> None:
        self.id = id_
        self.box = Box(0, 0, 0, 0)
        self.placeholder = placeholder
        self.accent: Accent = accent
        self._app = app
        self._label = label
        self._on_change = on_change
        self._on_done = on_done
        self._on_refused = on_refused
        self._on_call = on_call
        self._composing = ""
        self._shift = 0.0
        self._pressed_ms = -DOUBLE_CLICK_MS
        self._line = app.toolkit.line(most)
        self._line.put(text)

    @property
    def text(self) -> str:
        """What stands in it; what is being composed doesn't."""
        return self._line.content

    @text.setter
    def text(self, text: str) -> None:
        self._line.put(text)

    def place(self, box: Box) -> Control:
        """Stand in `box` from now on; the control to set."""
        self.box = box
        return Control(self.id, box, self._label, kind="entry", on_action=self.act)

    def select_all(self) -> None:
        """Select the whole text, so that typing replaces it."""
        self._line.key(pygame.K_a, ctrl=True)

    def act(self, action: Action) -> bool:
        """Answer an action meant for it."""
        before = self.text
        taken = self._act(action)
        if self.text != before and self._on_change:
            self._on_change(self.text)
        return taken

    def draw(self, p: Painter, state: ControlState, *, active: bool = False) -> None:
        """Its face; `active` shows the cursor."""
        box = self.box
        edge = self.accent if active else "line"
        p.edged(*box, 14, "inset", edge, 3 if active else 1.5)
        style = self._style(p)
        middle = box.y + box.h / 2
        with p.clip(box.x + 6, box.y, box.w - 12, box.h):
            if self.text or self._composing:
                self._draw_text(p, middle, style, active=active)
            else:
                room = box.w - 2 * _SIDE
                p.text(self.placeholder, box.x + _SIDE, middle, style, "ink2", max_width=room)
                if active:
                    self._draw_cursor(p, box.x + _SIDE, middle)
        if state == "focus":
            draw_focus_ring(p, *box, 14)

    # --- acting

    def _act(self, action: Action) -> bool:
        if action.verb is Verb.TEXT:
            return self._type(action.text)
        if action.verb is Verb.COMPOSE:
            self._composing = action.text
            return True
        if action.by_pointer:
            return self._point(action)
        if action.verb is Verb.CONFIRM:
            return self._confirm(action)
        return self._edit(action)

    def _type(self, character: str) -> bool:
        if not self._line.write(character) and self._on_refused:
            self._on_refused(character)
        return True

    def _edit(self, action: Action) -> bool:
        """Arrows of a gamepad aren't for the cursor: they lead away."""
        if action.verb not in _KEYS or (
            action.device.kind == "pad" and action.verb in (Verb.LEFT, Verb.RIGHT)
        ):
            return False
        key, ctrl = _KEYS[action.verb]
        self._line.key(key, ctrl=ctrl, shift=action.shift)
        return True

    def _confirm(self, action: Action) -> bool:
        if action.device.kind == "pad" and self._on_call:
            self._on_call()
        elif self._on_done and not action.repeated:
            self._on_done(self.text)
        return True

    def _point(self, action: Action) -> bool:
        if action.device.kind == "touch" and self._on_call:
            if action.verb is Verb.RELEASE and self.box.holds(action.at):
                self._on_call()
            return True
        index = self._index_at(action.at[0])
        if action.verb is Verb.PRESS:
            self._press(index)
        elif action.verb is Verb.POINT and action.dragging:
            self._line.place_cursor(index, extend=True)
        return True

    def _press(self, index: int) -> None:
        now = self._app.now()
        if now - self._pressed_ms < DOUBLE_CLICK_MS:
            self._line.select_word(index)
        else:
            self._line.place_cursor(index)
        self._pressed_ms = now

    def _index_at(self, x: float) -> int:
        """The place between two characters that is nearest to `x`."""
        p, text = self._app.painter, self.text
        style, inside = self._style(p), x - self.box.x - _SIDE + self._shift
        return min(range(len(text) + 1), key=lambda i: abs(p.text_width(text[:i], style) - inside))

    # --- drawing

    def _style(self, p: Painter) -> Style:
        return p.type.capped(BODY, self.box.h * 0.6)

    def _draw_text(self, p: Painter, middle: float, style: Style, *, active: bool) -> None:
        at, text = self._line.cursor, self.text
        shown = text[:at] + self._composing + text[at:]
        head = p.text_width(text[:at] + self._composing, style)
        self._follow(head, p.text_width(shown, style))
        left = self.box.x + _SIDE - self._shift
        if active:
            self._draw_selection(p, left, middle, style)
        p.text(shown, left, middle, style)
        if self._composing:
            start = p.text_width(text[:at], style)
            p.fill(left + start, middle + p.scaled(style.size) * 0.6, head - start, 2, "ink")
        if active:
            self._draw_cursor(p, left + head, middle)

    def _follow(self, head: float, whole: float) -> None:
        """Shift the text so that the cursor is seen."""
        room = self.box.w - 2 * _SIDE
        self._shift = min(max(self._shift, head - room), head, max(0.0, whole - room))
        self._shift = max(self._shift, 0.0, head - room)

    def _draw_selection(self, p: Painter, left: float, middle: float, style: Style) -> None:
        chosen = self._line.selection
        if chosen and not self._composing:
            start = p.text_width(self.text[: chosen.start], style)
            end = p.text_width(self.text[: chosen.stop], style)
            high = p.scaled(style.size) * 1.5
            p.rounded(left + start, middle - high / 2, end - start, high, 4, "gold")

    def _draw_cursor(self, p: Painter, x: float, middle: float) -> None:
        high = min(self.box.h - 14, p.scaled(24))
        p.rounded(x, middle - high / 2, 2.5, high, 1, self.accent)
        pygame.key.set_text_input_rect(p.rect(x, middle - high / 2, 2.5, high))
