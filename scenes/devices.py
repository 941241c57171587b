"""Who plays with what: the sheet to choose on, the question whose a gamepad is, what is said of it.

Source: rules common, Seats, couch play: each person may have an own device.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control
from scenes.form import ChoiceRow, Row, TextRow
from scenes.icons import Icon
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, Action, Device, Verb, pad
from scenes.input.owners import Owners
from scenes.screen import Screen
from scenes.sheet import Sheet
from scenes.theme import Accent
from scenes.typography import BODY, BUTTON, H2
from scenes.widgets.button import Button, draw_button
from scenes.widgets.logo import draw_logo
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App

_CHOICES: tuple[Device | None, ...] = (None, KEYBOARD, MOUSE, TOUCH)
_SHEET = 860.0
_WIDE, _PAD, _CHIP, _HIGH = 560.0, 36.0, 56.0, 64.0
_ICONS = {
    "keyboard": Icon.KEYBOARD,
    "mouse": Icon.MOUSE,
    "touch": Icon.TOUCH_APP,
    "pad": Icon.SPORTS_ESPORTS,
}


def device_name(device: Device | None) -> str:
    """A device as people call it; None: whatever is for all."""
    if device is None:
        return _("any device")
    if device.kind == "pad":
        return _("Gamepad {n}").format(n=device.number + 1) if device.number >= 0 else _("Gamepad")
    names = {"keyboard": _("keyboard"), "mouse": _("mouse"), "touch": _("touch")}
    return names.get(device.kind, "")


def device_said(owners: Owners, name: str) -> str:
    """What a person plays with, or that it isn't here."""
    return device_name(owners.of(name)) if owners.here(name) else _("gamepad gone")


def device_icon(owners: Owners, name: str) -> Icon | None:
    """What stands for a person's own device; None where they have none."""
    own = owners.of(name)
    if own is None:
        return None
    return _ICONS[own.kind] if owners.here(name) else Icon.LINK_OFF


def devices_sheet(
    app: App, people: Sequence[str], accent: Accent, changed: Callable[[], None] | None = None
) -> Sheet:
    """A sheet on which every one of these people gets a device for themselves, or shares."""

    def rows() -> Sequence[Row]:
        note = _("A device of one\u2019s own acts in no other\u2019s turn; the others act for all.")
        return [TextRow("note", note), *(_row(app, name, people, refresh) for name in people)]

    def refresh() -> None:
        if changed is not None:
            changed()
        sheet.layout()

    sheet = DevicesSheet(app, _("Who plays with what?"), rows, accent, width=_SHEET)
    return sheet


class DevicesSheet(Sheet):
    """The sheet; it looks again when a gamepad comes or goes."""

    def pad_changed(self, action: Action) -> bool:
        """A gamepad has another word in its row now."""
        del action
        self.layout()
        return False


def _row(app: App, name: str, people: Sequence[str], changed: Callable[[], None]) -> ChoiceRow:
    own = app.owners.of(name)
    gamepad = device_said(app.owners, name) if own and own.kind == "pad" else _("Gamepad")
    words = (_("Any"), _("Keyboard"), _("Mouse"), _("Touch"), gamepad)
    chosen = _CHOICES.index(own) if own in _CHOICES else len(_CHOICES)

    def give(device: Device | None) -> None:
        app.owners.give(name, device, people)
        changed()

    def choose(index: int) -> None:
        if index < len(_CHOICES):
            give(_CHOICES[index])
        else:
            app.manager.push(PadQuestion(app, name, lambda number: give(pad(number))))

    return ChoiceRow(f"device.{people.index(name)}", name, words, chosen, choose)


class PadQuestion(Screen):
    """Asks a person to press a button on their gamepad; `taken` gets its number.

    It covers everything, as a clock may stand still. `fits` says which gamepads are meant.
    """

    def __init__(
        self,
        app: App,
        name: str,
        taken: Callable[[int], None],
        fits: Callable[[int], bool] | None = None,
        leave: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(app)
        self.name = name
        self.box = self.button = Box(0, 0, 0, 0)
        self._taken = taken
        self._fits = fits
        self._leave = leave

    def admits(self, action: Action) -> bool:
        """Everybody may answer: who is whose isn't known."""
        del action
        return True

    def pad_changed(self, action: Action) -> bool:
        """The gamepads that are meant may all have gone again."""
        del action
        if self._fits is not None and not any(map(self._fits, self.app.input.pads.numbers)):
            self._go()
        return False

    def layout(self) -> None:
        """A sheet in the middle, as high as its texts."""
        canvas, p = self.app.canvas, self.app.painter
        wide = min(_WIDE * min(p.text_scale, 1.4), canvas.w - 48)
        room = wide - 2 * _PAD
        texts = p.paragraph_height(self._title, room, H2) + 12
        texts += p.paragraph_height(self._text, room, BODY)
        high = _PAD + _CHIP + 20 + texts + 24 + _HIGH + _PAD
        top = max(12.0, min((canvas.h - high) / 2 + 30, canvas.h - high - 12))
        self.box = Box((canvas.w - wide) / 2, top, wide, high)
        low = self.box.bottom - _PAD - _HIGH
        self.button = Box(self.box.x + _PAD, low, room, _HIGH)
        self.set_controls([Control("without", self.button, self._label, self._go)])

    def handle(self, action: Action) -> bool:
        """Any button of a gamepad that is meant answers."""
        pressed = action.device.kind == "pad" and action.verb is not Verb.WHEEL
        if not pressed:
            return super().handle(action)
        number = action.device.number
        if not action.repeated and (self._fits is None or self._fits(number)):
            self.app.manager.pop(self)
            self._taken(number)
        return True

    def take(self, action: Action) -> bool:
        """Going back goes on without; nothing reaches what lies below."""
        if action.verb is Verb.BACK:
            self._go()
        return action.verb not in (Verb.FULLSCREEN, Verb.RESUME)

    def draw(self, surface: pygame.Surface) -> None:
        """The bare table with the sheet."""
        del surface
        p = self.app.painter
        p.table()
        if self.box.y > 130:
            draw_logo(p, self.app.canvas.w / 2, self.box.y / 2, 64)
        draw_dialog(p, self.box)
        x, room, cx = self.box.x + _PAD, self.box.w - 2 * _PAD, self.box.centre[0]
        y = self.box.y + _PAD
        p.icon(Icon.SPORTS_ESPORTS, cx, y + _CHIP / 2, _CHIP, "ink2")
        y += _CHIP + 20 + p.line_height(H2) / 2
        p.paragraph(self._title, x, y, room, H2, "ink", "centre")
        y += p.paragraph_height(self._title, room, H2) - p.line_height(H2) / 2 + 12
        p.paragraph(self._text, x, y + p.line_height(BODY) / 2, room, BODY, "ink2", "centre")
        face = Button(self._label, Icon.CLOSE, style=BUTTON)
        draw_button(p, self.button, face, self.focus.state("without"))

    @property
    def _title(self) -> str:
        return _("{name}, press a button").format(name=self.name)

    @property
    def _text(self) -> str:
        if self._fits is None:
            return _("Any button of the gamepad that is to be yours.")
        return _("More than one gamepad looks like yours. Press any button on the right one.")

    @property
    def _label(self) -> str:
        return _("Never mind") if self._fits is None else _("Not here: go on without it")

    def _go(self) -> None:
        self.app.manager.pop(self)
        if self._leave is not None:
            self._leave()


class PadAsker:
    """Asks, one person after the other, whose gamepad is which, as long as that is unsure."""

    def __init__(self, app: App, people: Sequence[str], before: Callable[[], None]) -> None:
        self._app = app
        self._people = tuple(people)
        self._before = before
        self._without: set[str] = set()

    def ask(self, *, anew: bool = False) -> bool:
        """Give back what is sure, ask for the rest; whether anybody is being asked.

        `anew`: also who said before that their gamepad isn't here.
        """
        if anew:
            self._without.clear()
        unsure = self._app.owners.recognise(self._people)
        waiting = [name for name in unsure if name not in self._without]
        if not waiting or isinstance(self._app.manager.top, PadQuestion):
            return bool(waiting)
        name, owners = waiting[0], self._app.owners
        self._before()
        question = PadQuestion(
            self._app,
            name,
            partial(self._claimed, name),
            lambda number: owners.may_be(number, name, self._people),
            partial(self._skipped, name),
        )
        self._app.manager.push(question)
        return True

    def _claimed(self, name: str, number: int) -> None:
        self._app.owners.claim(number, name)
        self.ask()

    def _skipped(self, name: str) -> None:
        self._without.add(name)
        self.ask()
