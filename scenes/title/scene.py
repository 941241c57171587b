"""The title screen itself.

It is the first picture of the program: it imports no pygame_gui, no rules and no words, and
looks for matches that wait only after it has been seen.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.contract import Seat
from game.language import gettext as _
from scenes import catalogue
from scenes.canvas import Box
from scenes.catalogue import Request
from scenes.focus import Control
from scenes.games import LOOKS, accent_of, card_of, first_card_of, last_game, title_of
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.motion import TURN_PASS, Timeline
from scenes.play import playable
from scenes.screen import Screen
from scenes.title.drawing import (
    Guest,
    Strip,
    TableRow,
    draw_backdrop,
    draw_strip,
    draw_table_row,
    strip_buttons,
)
from scenes.title.places import title_places
from scenes.widgets.button import Button, draw_button
from scenes.widgets.cards import GameCard, draw_card

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.manager import Scene
    from scenes.waiting import Waiting

MINUTE_MS = 60_000
_LOOK_AT = 2
"""In this frame matches that wait are looked for; the first shows the cards."""


class _Way(NamedTuple):
    """A button at the lower right."""

    id: str
    label: str
    icon: Icon
    press: Callable[[], None]


class TitleScene(Screen):
    """Four games as cards; pressing one sets its table."""

    is_menu = True

    def __init__(self, app: App, request: Request | None = None) -> None:
        super().__init__(app)
        self.request = request or Request()
        self.waiting: tuple[Waiting, ...] = ()
        self.places = title_places(app.canvas, strip=False)
        self.cards: tuple[GameCard, ...] = ()
        self.buttons: dict[str, Box] = {}
        self.timeline = Timeline(app.now, app.pace)
        self._up = self._down = ""
        self._frames = 0
        self._seen = False
        """Whether the first picture is there, so that rules may be imported."""
        self._since_ms = 0
        self._ways: tuple[_Way, ...] = ()

    # --- layout

    def enter(self) -> None:
        """Show the cards; go on to what the program was started for."""
        super().enter()
        if self.request.game is not None:
            self._follow(self.request)

    def uncovered(self) -> None:
        """A match may have been left or finished meanwhile."""
        self._seen = True
        self.timeline.pace = self.app.pace
        self._look_for_matches()
        super().uncovered()

    def layout(self) -> None:
        """Place cards, strip and row."""
        p = self.app.painter
        self.cards = tuple((card_of if self._seen else first_card_of)(look) for look in LOOKS)
        self.places = title_places(self.app.canvas, strip=bool(self.waiting))
        self._ways = self._ways_out()
        labels = [(way.id, way.label, way.icon) for way in self._ways]
        self.row = TableRow.place(p, self.places.row, self._guests(), labels)
        self.buttons = dict(self.row.buttons)
        if self.waiting:
            self.buttons |= strip_buttons(p, self.places.strip, self._strip())
        self.set_controls(self._controls(), first=self._first_card())

    def _controls(self) -> list[Control]:
        presses: dict[str, Callable[[], None]] = {way.id: way.press for way in self._ways}
        presses |= {"continue": self._continue, "all": self._open_matches, "add": self._add}
        labels = {way.id: way.label for way in self._ways}
        labels |= {"continue": _("Continue"), "all": _("All matches"), "add": _("Set the table")}
        cards = [
            Control(f"card.{look.id}", box, card.title, partial(self._open_game, look.id))
            for look, box, card in zip(LOOKS, self.places.cards, self.cards, strict=True)
        ]
        rest = [Control(id_, box, labels[id_], presses[id_]) for id_, box in self.buttons.items()]
        return cards + rest

    def _ways_out(self) -> tuple[_Way, ...]:
        """The buttons of the lower row, from the right."""
        ways = [
            _Way("quit", _("Quit"), Icon.LOGOUT, self.app.quit),
            _Way("rules", _("Rules"), Icon.MENU_BOOK, partial(self._push, "rulebook")),
            _Way("settings", _("Settings"), Icon.SETTINGS, partial(self._push, "settings")),
        ]
        if _holds(self.app.data_dir / "records", "*.json") or len(self.waiting) > 1:
            ways.append(_Way("matches", _("Matches"), Icon.HISTORY, self._open_matches))
        return tuple(ways)

    def _guests(self) -> tuple[Guest, ...]:
        """Who sat at the last table."""
        last = last_game(self.app.prefs)
        seats: tuple[Seat, ...] = self.app.prefs.tables[last].seats if last else ()
        return tuple(Guest(seat.colour, seat.name) for seat in seats)

    def _first_card(self) -> str:
        """The game played last, or else the first that can be played."""
        last = last_game(self.app.prefs)
        ready = [card.board for card in self.cards if not card.coming]
        chosen = last if last in ready else next(iter(ready), LOOKS[0].id)
        return f"card.{chosen}"

    # --- matches that wait

    def update(self, dt_ms: int) -> bool:
        """Look for matches once the first picture is there; keep their age up to date."""
        self._frames += 1
        self._raise_the_chosen()
        if self._frames == _LOOK_AT:
            self._seen = True
            self._look_for_matches()
            self.layout()
            if not self.app.ring.shown:
                self.focus.move_to(self._first_card())
        self._since_ms += dt_ms
        if self.waiting and self._since_ms >= MINUTE_MS:
            self._since_ms = 0
            self.layout()
        return super().update(dt_ms)

    def _look_for_matches(self) -> None:
        if not _holds(self.app.data_dir / "matches", "*"):
            self.waiting = ()
            return
        from scenes.waiting import waiting

        self.waiting = tuple(waiting(self.app.data_dir))

    def _strip(self) -> Strip:
        from scenes.waiting import saved_ago, what_it_is

        match = self.waiting[0]
        name = title_of(match.game)
        return Strip(
            _("Continue {game}").format(game=name) if match.game else _("A match that waits"),
            what_it_is(match),
            saved_ago(time.time() - match.saved_at),
            tuple(seat.colour for seat in match.seats[:4]),
            _("Continue") if match.game else "",
            _("All matches") if len(self.waiting) > 1 or not match.game else "",
            accent_of(match.game),
        )

    # --- what is pressed

    def take(self, action: Action) -> bool:
        """The rule book's key; going back from here leads nowhere."""
        if action.verb is Verb.HELP:
            self._push("rulebook")
            return True
        return action.verb is Verb.BACK

    def _open_game(self, game_id: str) -> None:
        if playable(game_id):
            self._push("setup", game_id)
        else:
            text = _("{game} is coming. It isn\u2019t on the table yet.")
            self.app.toast(text.format(game=title_of(game_id)))

    def _add(self) -> None:
        self._open_game(self._first_card().removeprefix("card."))

    def _open_matches(self) -> None:
        self._push("matches")

    def _push(self, name: str, game: str | None = None) -> None:
        self.app.manager.push(catalogue.make(name, self.app, Request(game)))

    def _continue(self) -> None:
        from scenes.opening import resume

        self._show(resume(self.app, self.waiting[0].id))

    def _follow(self, request: Request) -> None:
        """On to what the program was started for."""
        if request.game is None or not playable(request.game):
            return
        if request.demo:
            from scenes.opening import demonstration

            self._show(demonstration(self.app, request.game))
        else:
            self._push("setup", request.game)

    def _show(self, scene: Scene | None) -> None:
        if scene is not None:
            self.app.manager.push(scene)

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Table, cards, strip, row."""
        del surface
        p, places = self.app.painter, self.places
        draw_backdrop(p, places, self.app.canvas)
        chosen = self._chosen()
        cards = list(zip(LOOKS, places.cards, self.cards, strict=True))
        for look, box, card in sorted(cards, key=lambda each: each[0].id == chosen):
            ring = self.focus.state(f"card.{look.id}") == "focus"
            raised = self._raised(look.id)
            draw_card(p, box, card, chosen=look.id == chosen, ring=ring, raised=raised)
        if self.waiting:
            draw_strip(p, places.strip, self._strip(), self.buttons, self.focus)
        self._draw_row()

    def _raise_the_chosen(self) -> None:
        """Let the card rise that is looked at now, and the one before sink."""
        chosen = self._chosen()
        if chosen != self._up:
            self._up, self._down = chosen, self._up
            if self._seen:
                self.timeline.start("rise", TURN_PASS)
        if self.timeline.update():
            self.redraw()

    def _raised(self, game_id: str) -> float:
        """How far a card stands above the others, 0-1."""
        share = self.timeline.progress("rise")
        return share if game_id == self._up else 1 - share if game_id == self._down else 0.0

    def _chosen(self) -> str:
        """The game whose card is raised: under the pointer, or where the ring is."""
        looked_at = self.focus.hover or self.focus.current
        if looked_at is None or not looked_at.id.startswith("card."):
            looked_at = self.focus.current
        id_ = looked_at.id if looked_at else ""
        return id_.removeprefix("card.") if id_.startswith("card.") else ""

    def _draw_row(self) -> None:
        draw_table_row(self.app.painter, self.row, self.focus)
        for way in self._ways:
            face = Button(way.label, way.icon, style=self.row.style)
            draw_button(self.app.painter, self.buttons[way.id], face, self.focus.state(way.id))


def _holds(folder: Path, pattern: str) -> bool:
    """Whether there is anything of that name, found out cheaply."""
    try:
        return next(folder.glob(pattern), None) is not None
    except OSError:
        return False


@catalogue.scene("title")
def title(app: App, request: Request) -> TitleScene:
    """The first screen, or on from it to the table of a game."""
    return TitleScene(app, request)
