"""The results screen itself: winner and story, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.archive import load_record
from game.contract import Refusal
from game.language import gettext as _
from game.language import sentence
from game.record import Record, record_of
from scenes import catalogue
from scenes.dialog import Answer, Dialog
from scenes.focus import Control
from scenes.games import accent_of, title_of
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.motion import CONFETTI, NAME_TILE, PLOT_DRAW, Timeline
from scenes.paint import Painter
from scenes.results.places import Places, places
from scenes.results.story import story_of
from scenes.results.winner import (
    SeatLine,
    WinnerPanel,
    draw_seat_line,
    row_pitch,
    seat_boxes,
    winners,
)
from scenes.scroll import BAR_ROOM, ScrollingScreen
from scenes.theme import Accent
from scenes.typography import BODY, BUTTON, H3, PRIMARY
from scenes.widgets.button import Button, draw_button

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.tables import LiveTable


class Way(NamedTuple):
    """A button of the lower row."""

    id: str
    label: str
    icon: Icon
    press: Callable[[], None]


class ResultsScreen(ScrollingScreen):
    """How a match ended. Its table is looked at on until the screen is left."""

    def __init__(self, app: App, live: LiveTable) -> None:
        super().__init__(app)
        self.live = live
        self.table = live.table
        self.game_id = self.table.game.facts.id
        self.accent: Accent = accent_of(self.game_id)
        self.story = story_of(self.game_id)(app, self.table, self.accent, self.layout)
        self.timeline = Timeline(app.now, app.pace)
        self.seats = ScrollPanel("seats", _("Seats"))
        self.ways: tuple[Way, ...] = ()
        self.places: Places = places(app.canvas)
        outcome, seats = self.story.outcome, self.table.setup.seats
        self.panel = WinnerPanel(outcome, seats, self.story.values, self.accent)
        self._asked_again = False
        self._gone = False

    @property
    def panels(self) -> tuple[ScrollPanel, ...]:
        """The seats, and what scrolls in the story."""
        return (self.seats, *self.story.panels)

    @property
    def joyful(self) -> bool:
        """Whether confetti falls: somebody won, and not against all the people here."""
        seats = self.table.setup.seats
        won = winners(self.story.outcome, seats)
        people = [number for number, seat in enumerate(seats) if seat.kind != "computer"]
        return bool(won) and (not people or any(number in people for number in won))

    # --- the scene

    def enter(self) -> None:
        """Show who won, and have the positions looked at meanwhile."""
        super().enter()
        self.table.analyse()
        self.timeline.start("name", NAME_TILE, len(self.panel.tiles), then=self._go_on)

    def _go_on(self) -> None:
        self.timeline.start("plot", PLOT_DRAW)
        if self.panel.pieces:
            self.timeline.start("confetti", CONFETTI)

    def leave(self) -> None:
        """Leave the table for good."""
        if not self._gone:
            self.live.close()

    def layout(self) -> None:
        """Place everything for this canvas."""
        self.ways = self._ways()
        self.places = at = places(self.app.canvas, [self._width(way) for way in self.ways])
        self.panel.layout(at, confetti=self.joyful)
        count = len(self.table.setup.seats)
        self.seats.place(at.seats, row_pitch(at.seats, count) * count - 10)
        controls = [Control("menu", at.menu, _("Menu"), self._open_menu)]
        if self.seats.most > 0:
            controls.append(self.seats.control())
        controls += self.story.layout(at)
        controls += [
            Control(way.id, box, way.label, way.press)
            for way, box in zip(self.ways, at.buttons, strict=True)
        ]
        self.set_controls(controls, first="rematch", default="rematch")

    def take(self, action: Action) -> bool:
        """Going back goes home; the menu's key opens the menu; a press ends what moves."""
        if action.verb is Verb.BACK:
            self._home()
            return True
        if action.verb is Verb.MENU:
            self._open_menu()
            return True
        return False

    def handle(self, action: Action) -> bool:
        """Any press brings what moves to its end."""
        if action.verb in (Verb.PRESS, Verb.CONFIRM) and self.timeline.moving:
            self.timeline.skip()
            self.redraw()
        return super().handle(action)

    def uncovered(self) -> None:
        """Settings may have changed meanwhile."""
        self.timeline.pace = self.app.pace
        super().uncovered()

    def update(self, dt_ms: int) -> bool:
        """Let the worker look at the positions, and show what it has found."""
        if not self._gone:
            self._look_on()
        if self.timeline.update():
            self.redraw()
        return super().update(dt_ms)

    def _look_on(self) -> None:
        """Let the worker look at the positions; what it failed at is asked once more."""
        self.table.tick()
        if self.table.trouble is not None and not self._asked_again and not self.table.awaited:
            self._asked_again = True
            self.table.retry()
            self.table.analyse()
        if self.story.update():
            self.layout()

    # --- where to go from here

    def _ways(self) -> tuple[Way, ...]:
        begins = self.story.begins
        again = _("Rematch")
        if begins is not None:
            again = _("Rematch, {name} begins").format(name=self.story.name(begins))
        return (
            Way("home", _("Home"), Icon.HOME, self._home),
            Way("watch", _("Watch it again"), Icon.REPLAY, self._watch),
            Way("copy", _("Save a copy"), Icon.DOWNLOAD, self._copy),
            Way("rematch", again, Icon.REPLAY, self._rematch),
        )

    def _width(self, way: Way) -> float:
        p = self.app.painter
        style = p.type.capped(PRIMARY if way.id == "rematch" else BUTTON.sized(22), 40)
        return p.text_width(way.label, style) + p.scaled(style.size) * 1.25 + 52

    def _home(self) -> None:
        self.app.manager.pop(self)

    def _watch(self) -> None:
        from scenes.replay import watch_again

        self.app.manager.push(watch_again(self.app, self.live))

    def _copy(self) -> None:
        from scenes.results.copying import CopyDialog

        title = title_of(self.game_id)
        self.app.manager.push(CopyDialog(self.app, title, self.record(), self.accent))

    def record(self) -> Record:
        """The record of the match: as it is kept, or else as the table has it."""
        if self.live.record is not None:
            try:
                return load_record(self.live.record)
            except Refusal as refusal:
                self.app.toast(sentence(refusal.code, refusal.params), "bad")
        return record_of(self.table.match, self.live.date)

    def _rematch(self) -> None:
        from scenes.play import play_scene

        try:
            again = self.app.tables.rematch(self.live)
        except Refusal as refusal:
            self.app.toast(sentence(refusal.code, refusal.params), "bad")
            return
        scene = play_scene(self.app, again)
        if scene is None:
            again.close()
            return
        self._gone = True
        self.live.close()
        self.app.opponents.start()
        self.app.manager.replace(scene)

    def _open_menu(self) -> None:
        kept = _("The match is over, and kept among your matches.")
        self.app.manager.push(
            Dialog(
                self.app,
                title_of(self.game_id),
                kept if self.live.record is not None else _("The match is over."),
                [
                    Answer(_("Go back")),
                    Answer(_("Rules"), partial(self._open, "rulebook")),
                    Answer(_("Settings"), partial(self._open, "settings")),
                ],
                self.accent,
            )
        )

    def _open(self, scene: str) -> None:
        request = catalogue.Request(self.game_id)
        self.app.manager.push(catalogue.make(scene, self.app, request))

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The panels as one picture, then what stands on them."""
        del surface
        p, at = self.app.painter, self.places
        p.backdrop(("results", at), lambda q: _draw_ground(q, at))
        self._draw_header(p)
        self.panel.draw(p, at, self.story.margin(), self.timeline, self._after_name("confetti"))
        self._draw_seats(p)
        self.story.draw(p, at, self.focus, self._after_name("plot"))
        for way, box in zip(self.ways, at.buttons, strict=True):
            draw_button(p, box, self._face(way), self.focus.state(way.id))

    def _after_name(self, run: str) -> float:
        """How far a run is that waits for the name."""
        return 0.0 if self.timeline.run("name") else self.timeline.progress(run)

    def _face(self, way: Way) -> Button:
        if way.id == "rematch":
            return Button(way.label, way.icon, "primary", self.accent, PRIMARY)
        return Button(way.label, way.icon, style=BUTTON.sized(22))

    def _draw_header(self, p: Painter) -> None:
        at = self.places
        draw_button(p, at.menu, Button("", Icon.MENU), self.focus.state("menu"))
        middle = at.header.y + 24
        title = title_of(self.game_id)
        wide = p.text(title, at.header.x, middle, H3.sized(25).on_board(), self.accent)
        room = at.header.w - wide - 32
        facts, style = self.story.facts(), BODY.on_board()
        p.text(facts, at.header.right, middle, style, "ink", "right", max_width=room, shrink=True)

    def _draw_seats(self, p: Painter) -> None:
        box, count = self.places.seats, len(self.table.setup.seats)
        won = winners(self.story.outcome, self.table.setup.seats)
        with self.seats.window(p):
            for seat, row in enumerate(seat_boxes(box, count, self.seats.offset)):
                line = SeatLine(
                    self.story.colour(seat),
                    self.story.name(seat),
                    self.story.caption(seat),
                    self.story.score(seat),
                    seat in won,
                )
                wide = row.w - (BAR_ROOM if self.seats.most > 0 else 0)
                draw_seat_line(p, row._replace(w=wide), line)


def _draw_ground(p: Painter, at: Places) -> None:
    for box in (at.winner, at.upper, at.lower, at.third):
        if box is not None:
            p.panel(*box, 22)
