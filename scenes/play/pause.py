"""The pause menu: it covers the board, and the clocks stand still."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.language import gettext as _
from scenes.canvas import Box
from scenes.devices import devices_sheet
from scenes.dialog import Answer, Dialog
from scenes.focus import Control
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.prompting import draw_prompts
from scenes.screen import Screen
from scenes.typography import BODY, H2
from scenes.widgets.button import Button, draw_button
from scenes.widgets.logo import draw_logo
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.play.base import Aside, PlayScene

WIDTH, HIGH, GAP, PAD = 420.0, 56.0, 12.0, 32.0
MOST_ASIDES = 2


class Item(NamedTuple):
    """One line of the menu."""

    id: str
    label: str
    icon: Icon
    act: Callable[[], None]


class PauseMenu(Screen):
    """Over a table that stands still: go on, read the rules, change settings, leave."""

    def __init__(self, app: App, play: PlayScene) -> None:
        super().__init__(app)
        self.play = play
        help_ = Item("help", _("Kids\u2019 help"), Icon.CHILD_CARE, self._help)
        devices = Item("devices", _("Devices"), Icon.SPORTS_ESPORTS, self._devices)
        resign = Item("resign", _("Resign"), Icon.FLAG, self._resign)
        self.items = (
            Item("go_on", _("Go on"), Icon.PLAY_ARROW, self.go_on),
            *self._asides(),
            self._help_item(),
            *((help_,) if play.table.setup.kids else ()),
            Item("settings", _("Settings"), Icon.SETTINGS, self._settings),
            *((devices,) if play.people else ()),
            *((resign,) if play.resigner is not None else ()),
            Item("leave", _("Leave the table"), Icon.LOGOUT, self._ask_to_leave),
        )
        self.box = Box(0, 0, 0, 0)
        self.places: dict[str, Box] = {}

    def layout(self) -> None:
        """A sheet in the middle of the table."""
        canvas, scale = self.app.canvas, self.app.canvas.text_scale
        width = min(WIDTH * min(scale, 1.4), canvas.w - 48)
        note = self.app.painter.paragraph_height(self._note(), width - 2 * PAD, BODY)
        head = 44 * scale + note + 20
        high = HIGH if scale <= 1.3 else HIGH * scale / 1.3
        count = len(self.items)
        high = min(high, (canvas.h - 24 - 2 * PAD - head + GAP) / count - GAP)
        buttons = count * (high + GAP) - GAP
        height = PAD + head + buttons + PAD
        top = max(12.0, (canvas.h - height) / 2 + 40)
        top = min(top, canvas.h - height - 12)
        self.box = Box((canvas.w - width) / 2, top, width, height)
        first = top + PAD + head
        self.places = {
            item.id: Box(self.box.x + PAD, first + n * (high + GAP), width - 2 * PAD, high)
            for n, item in enumerate(self.items)
        }
        self.set_controls(
            [Control(item.id, self.places[item.id], item.label, item.act) for item in self.items],
            first="go_on",
            default="go_on",
        )

    def take(self, action: Action) -> bool:
        """Escape and the menu button go on with the match."""
        if action.verb in (Verb.BACK, Verb.MENU):
            self.go_on()
            return True
        return action.verb is Verb.PAUSE

    def admits(self, action: Action) -> bool:
        """The menu is everybody's, and so is what is opened from it."""
        del action
        return True

    def go_on(self) -> None:
        """Back to the table."""
        self.app.manager.pop(self)

    def draw(self, surface: pygame.Surface) -> None:
        """The bare table with the sheet: nothing of the match can be seen."""
        del surface
        p = self.app.painter
        p.table()
        if self.box.y > 130:
            draw_logo(p, self.app.canvas.w / 2, self.box.y / 2, 64)
        draw_dialog(p, self.box)
        x, width = self.box.x + PAD, self.box.w - 2 * PAD
        y = self.box.y + PAD + 14 * p.text_scale
        p.text(_("Paused"), x, y, H2, self.play.accent, max_width=width, shrink=True)
        p.paragraph(self._note(), x, y + 34 * p.text_scale, width, BODY, "ink2")
        for item in self.items:
            face = Button(item.label, item.icon)
            if item.id == "go_on":
                face = Button(item.label, item.icon, "primary", self.play.accent)
            draw_button(p, self.places[item.id], face, self.focus.state(item.id))
        draw_prompts(self.app, self.focus, {"go_on": Verb.BACK})

    def _note(self) -> str:
        if self.play.table.paused:
            return _("The clocks stand still. Every move is saved.")
        return _("Someone is elsewhere, so the clocks run on. Every move is saved.")

    def _asides(self) -> list[Item]:
        """What can't be pressed on the board by a device that isn't of the seat to move."""
        play = self.play
        if not self.app.owners.any_own([play.name(seat) for seat in play.people]):
            return []
        label = _("{name}: {act}")
        return [
            Item(a.id, label.format(name=play.name(a.seat), act=a.label), a.icon, self._doing(a))
            for a in play.asides()[:MOST_ASIDES]
        ]

    def _doing(self, aside: Aside) -> Callable[[], None]:
        def act() -> None:
            self.app.manager.pop(self)
            aside.act()

        return act

    def _help_item(self) -> Item:
        """The rules, with why the last try was refused before them if one was."""
        if self.play.why_not:
            return Item("rules", _("Why was this refused?"), Icon.HELP, self.play.open_help)
        return Item("rules", _("Rules"), Icon.MENU_BOOK, self.play.open_rules)

    def _help(self) -> None:
        """What the help at this table does, as the setup said it."""
        said = "\n".join(self.play.help_sentences())
        answers = [Answer(_("Good"), primary=True)]
        title, accent = _("Kids\u2019 help"), self.play.accent
        self.app.manager.push(Dialog(self.app, title, said, answers, accent))

    def _settings(self) -> None:
        from scenes.settings import SettingsScreen

        self.app.manager.push(SettingsScreen(self.app))

    def _devices(self) -> None:
        people = [self.play.name(seat) for seat in self.play.people]
        self.app.manager.push(devices_sheet(self.app, people, self.play.accent))

    def _resign(self) -> None:
        """Back to the table first: a resignation is a move, and asked about there."""
        seat = self.play.resigner
        self.app.manager.pop(self)
        if seat is not None:
            self.play.ask_to_resign(seat)

    def _ask_to_leave(self) -> None:
        self.app.manager.push(
            Dialog(
                self.app,
                _("Leave the table?"),
                _("The match is saved. You can go on with it from the first screen."),
                [Answer(_("Stay")), Answer(_("Leave"), self._leave, primary=True)],
                self.play.accent,
            )
        )

    def _leave(self) -> None:
        self.app.manager.pop(self)
        self.play.leave_table()
