"""The screen on which a table is set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Level, OptionValue, Refusal, SeatKind
from game.language import gettext as _
from game.language import ngettext, sentence
from scenes import catalogue
from scenes.canvas import Box
from scenes.catalogue import Request
from scenes.devices import devices_sheet
from scenes.draft import Draft
from scenes.focus import Control
from scenes.form import Row
from scenes.games import LOOKS, last_game, look_of
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.lessons import OFFER, SHORT_OFFER, offered
from scenes.play import playable
from scenes.screen import Screen
from scenes.scroll import ScrollingScreen
from scenes.setup import topics
from scenes.setup.asides import GAP, Aside, aside_boxes, aside_face, asides_of
from scenes.setup.help import HelpPanel
from scenes.setup.modes import draw_modes, mode_controls
from scenes.setup.places import SetupPlaces, card_boxes, setup_places
from scenes.setup.seats import SeatsPanel
from scenes.setup.sheets import WordsSheet, texts_sheets
from scenes.setup.topics import Topic
from scenes.setup.values import said, sorted_options
from scenes.sheet import Sheet
from scenes.typography import BODY, BUTTON, START
from scenes.widgets.button import Button, draw_button
from scenes.widgets.choices import draw_rule_card
from scenes.widgets.header import BACK, Header, draw_header
from scenes.widgets.prose import Passage, draw_prose
from scenes.widgets.seats import SeatPart

if TYPE_CHECKING:
    from scenes.app import App

LONGEST_NAME = 24
OFFER_HIGH = 56.0


class SetupScene(ScrollingScreen):
    """Seats, help, rules and words of a match, and the button that begins it."""

    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        prefs = app.prefs
        self.draft = Draft(
            game_id,
            prefs.tables.get(game_id),
            family=prefs.family_words,
            clocks=prefs.clocks,
            names=prefs.names,
        )
        self.look = look_of(game_id)
        self.chosen = 0
        self.seats = SeatsPanel(app.owners)
        self.help = HelpPanel()
        self.places: SetupPlaces = setup_places(app.canvas)
        self.trouble: Refusal | None = None
        self.topics: tuple[tuple[Topic, Box], ...] = ()
        self.rules = Box(0, 0, 0, 0)
        self.asides: tuple[tuple[Aside, Box], ...] = ()
        self.offer: Box | None = None
        """The button that offers the first lesson, while it is offered."""

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The seats, and the lines of help."""
        return self.seats.panel, self.help.form.panel

    # --- layout

    def enter(self) -> None:
        """Have the computer's process ready by the time the match begins."""
        self.app.opponents.start()
        self.app.owners.forget_lost()
        self.app.owners.recognise(self._people)
        super().enter()
        if self.draft.own_trouble:
            self._tell(self.draft.own_trouble)

    def layout(self) -> None:
        """Place every panel and set all that can be pressed."""
        p, draft = self.app.painter, self.draft
        self.chosen = min(self.chosen, len(draft.seats) - 1)
        self.trouble = draft.trouble()
        self.places = setup_places(self.app.canvas)
        self.seats.place(self.places.seats, draft)
        boxes = self.places.help, self.places.sentence
        use = self._use_preset
        self.help.place(p, *boxes, draft, self.chosen, self._set_help, self._set_level, use)
        cards = topics.topics(draft, self.places.slots)
        self.topics = tuple(zip(cards, card_boxes(self.places, len(cards)), strict=True))
        self.rules = self._rules_box()
        asides = asides_of(draft.facts.id)
        places = aside_boxes(p, asides, self.rules.x - GAP)
        self.asides = tuple(zip(asides, places, strict=True))
        self.offer = self._offer_box()
        self.set_controls(self._controls(), first="start", default="start")

    def _controls(self) -> list[Control]:
        """What can be pressed, panel by panel."""
        pop: Callable[[], None] = partial(self.app.manager.pop, self)
        start = Control("start", self.places.start, _("Start"), self._start)
        start.enabled = self.trouble is None
        cards = [
            Control(f"topic.{topic.id}", box, topic.rule.name, partial(self._open, topic.id))
            for topic, box in self.topics
        ]
        panels = (
            [
                Control("back", BACK, _("Back"), pop),
                *self._aside_controls(),
                Control("rules", self.rules, _("Rules"), self._open_rules),
            ],
            self.seats.controls(self.draft, self),
            self.help.controls(self.app.painter),
            cards,
            mode_controls(self.places.mode, self.draft, self.set_option),
            [*self._offer_controls(), start],
        )
        return [replace(control, zone=n) for n, panel in enumerate(panels) for control in panel]

    def _aside_controls(self) -> list[Control]:
        return [
            Control(aside.id, box, _(aside.label), partial(self._open_aside, aside.scene))
            for aside, box in self.asides
        ]

    def _open_aside(self, scene: str) -> None:
        self.app.manager.push(catalogue.make(scene, self.app, Request(self.draft.facts.id)))

    def _offer_box(self) -> Box | None:
        """In the lower half of the summary, before the first match of a game."""
        if self.trouble is not None or not offered(self.app, self.draft.facts.id):
            return None
        box = self.places.summary
        return Box(box.x, box.bottom - OFFER_HIGH, box.w, OFFER_HIGH)

    def _offer_controls(self) -> list[Control]:
        if self.offer is None:
            return []
        open_ = partial(self._open_aside, f"{catalogue.LESSON}{self.draft.facts.id}")
        return [Control("offer", self.offer, _(OFFER), open_)]

    def _rules_box(self) -> Box:
        """The button to the rule book, left of the mark."""
        p = self.app.painter
        style = p.type.capped(BUTTON, 28)
        wide = p.text_width(_("Rules"), style) + p.scaled(style.size) * 1.25 + 8 + 36
        right = self.app.canvas.w - 32 - 216
        return Box(right - wide, 24, wide, 48)

    def reveal(self, control: Control) -> None:
        """The help panel follows the ring from seat to seat."""
        super().reveal(control)
        place, _dot, part = control.id.partition(".")
        if part and place.startswith("seat"):
            self._choose(int(place.removeprefix("seat")))

    def take(self, action: Action) -> bool:
        """A press on a row chooses its seat; the rule book has its key."""
        if action.verb is Verb.PRESS and (place := self.seats.seat_at(action.at)) is not None:
            self._choose(place)
            return True
        if action.verb is Verb.HELP:
            self._open_rules()
            return True
        return super().take(action)

    # --- what is pressed

    @property
    def _people(self) -> list[str]:
        return [seat.name for seat in self.draft.seats if seat.kind == "person"]

    def pad_changed(self, action: Action) -> bool:
        """The rows say what is here."""
        del action
        self.app.owners.recognise(self._people)
        self.layout()
        return False

    def _ask_device(self) -> None:
        people, accent = self._people, self.look.accent
        self.app.manager.push(devices_sheet(self.app, people, accent, self.layout))

    def press_seat(self, place: int, part: SeatPart) -> None:
        """Change what was pressed of a seat."""
        self.chosen = place
        draft, seat = self.draft, self.draft.seats[place]
        other: SeatKind = "person" if seat.kind == "computer" else "computer"
        acts: dict[SeatPart, Callable[[], None]] = {
            "chip": partial(draft.next_colour, place),
            "name": partial(self._ask_name, place),
            "kind": partial(draft.set_kind, place, other),
            "device": self._ask_device,
            "help": partial(draft.toggle_help, place),
            "less": partial(draft.change_level, place, -1),
            "more": partial(draft.change_level, place, 1),
            "remove": partial(draft.remove_seat, place),
        }
        self._try(acts[part])

    def add_seat(self) -> None:
        """Add a person."""
        self._try(self.draft.add_seat)
        self.chosen = len(self.draft.seats) - 1
        self._changed()

    def set_option(self, key: str, value: OptionValue) -> None:
        """Agree on an option."""
        self._try(partial(self.draft.set_option, key, value))

    def _set_help(self, field: str, value: Any) -> None:
        self._try(partial(self.draft.set_help, self.chosen, field, value))

    def _use_preset(self, preset: str) -> None:
        self._try(partial(self.draft.use_preset, self.chosen, preset))

    def _set_level(self, level: Level) -> None:
        self._try(partial(self.draft.set_level, self.chosen, level))

    def _choose(self, place: int) -> None:
        if place != self.chosen and place < len(self.draft.seats):
            self.chosen = place
            self.layout()

    def _ask_name(self, place: int) -> None:
        from scenes.gui.typing import TypingDialog

        self.app.manager.push(
            TypingDialog(
                self.app,
                _("What is the name?"),
                LONGEST_NAME,
                lambda text: self._try(partial(self._rename, place, text)),
                text=self.draft.seats[place].name,
                accent=self.look.accent,
            )
        )

    def _rename(self, place: int, text: str) -> None:
        """The person keeps the device."""
        before = self.draft.seats[place].name
        self.draft.rename(place, text)
        self.app.owners.rename(before, self.draft.seats[place].name)

    def _open(self, topic: str) -> None:
        """The sheet of a rule card."""
        draft, accent = self.draft, self.look.accent
        texts = texts_sheets(self.app, draft, accent, self.set_option)
        words = WordsSheet(self.app, draft, accent, self._changed)

        def texts_rows() -> Sequence[Row]:
            return [row for sheet in texts for row in sheet.rows()]

        def rule_rows() -> Sequence[Row]:
            own = () if self._texts_apart else texts_rows()
            return [*topics.rule_rows(draft, self.set_option), *own]

        sheets: dict[str, tuple[str, Callable[[], Sequence[Row]]]] = {
            topics.CLOCK: (_("Clock"), partial(topics.clock_rows, draft, self._pick)),
            topics.WORDS: (_("Dictionary"), words.rows),
            topics.TEXTS: (_("Phrases"), texts_rows),
            topics.RULES: (_("Rules of the table"), rule_rows),
        }
        title, rows = sheets[topic]
        self.app.manager.push(Sheet(self.app, title, rows, accent))

    @property
    def _texts_apart(self) -> bool:
        return any(topic.id == topics.TEXTS for topic, _box in self.topics)

    def _pick(self, key: str, value: OptionValue) -> None:
        """Agree on an option and close the sheet it was picked on."""
        self.set_option(key, value)
        top = self.app.manager.top
        if isinstance(top, Sheet):
            top.close()

    def _open_rules(self) -> None:
        request = Request(self.draft.facts.id)
        self.app.manager.push(catalogue.make("rulebook", self.app, request))

    def _start(self) -> None:
        from scenes.opening import begin

        scene = begin(self.app, self.draft)
        if scene is not None:
            self.app.manager.replace(scene)

    def _try(self, change: Callable[[], object]) -> None:
        """Make a change, or say why it can't be."""
        try:
            change()
        except Refusal as refusal:
            self._tell(refusal)
        self._changed()

    def _tell(self, refusal: Refusal) -> None:
        self.app.toast(sentence(refusal.code, refusal.params), "bad")

    def _changed(self) -> None:
        """Lay out anew what is seen: this screen, and the sheet over it."""
        self.layout()
        top = self.app.manager.top
        if isinstance(top, Screen) and top is not self:
            top.layout()

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Head, panels, start."""
        del surface
        p, accent, focus = self.app.painter, self.look.accent, self.focus
        p.table()
        head = Header(_("Set the table"), self._subtitle(), accent)
        until = min([self.rules.x, *(box.x for _aside, box in self.asides)])
        draw_header(p, self.app.canvas, head, focus.state("back"), until)
        for aside, box in self.asides:
            draw_button(p, box, aside_face(p, aside, box), focus.state(aside.id))
        face = Button(_("Rules"), Icon.MENU_BOOK, style=p.type.capped(BUTTON, 28))
        draw_button(p, self.rules, face, focus.state("rules"))
        self.seats.draw(p, self.draft, self.look, self.chosen, focus)
        self.help.draw(p, self.draft, self.chosen, accent, focus)
        p.panel(*self.places.rules)
        for topic, box in self.topics:
            draw_rule_card(p, box, topic.rule, accent, focus.state(f"topic.{topic.id}"))
        draw_modes(p, self.places.mode, self.draft, accent, focus)
        self._draw_summary()
        begin = Button(_("Start"), Icon.PLAY_ARROW, "primary", accent, START)
        draw_button(p, self.places.start, begin, focus.state("start"))

    def _draw_summary(self) -> None:
        p, box = self.app.painter, self.places.summary
        if self.offer is None:
            draw_prose(p, box, self._summary())
            return
        draw_prose(p, box._replace(h=self.offer.y - 6 - box.y), self._summary()[:1])
        style = p.type.capped(BUTTON.sized(16), 24)
        long = p.text_width(_(OFFER), style) + p.scaled(style.size) * 1.25 + 24 > self.offer.w
        face = Button(_(SHORT_OFFER) if long else _(OFFER), Icon.SCHOOL, style=style)
        draw_button(p, self.offer, face, self.focus.state("offer"))

    def _subtitle(self) -> str:
        facts, mode = self.draft.facts, sorted_options(self.draft.facts).mode
        if mode is None:
            return _(facts.title)
        value = said(facts.id, mode, self.draft.options[mode.key]).title
        return f"{_(facts.title)} \u00b7 {value}"

    def _summary(self) -> list[Passage]:
        """Who plays, and who begins; or why the match can't begin."""
        count = len(self.draft.seats)
        seats = ngettext("{n} seat", "{n} seats", count).format(n=count)
        people = sum(seat.kind == "person" for seat in self.draft.seats)
        who = ngettext("{n} person", "{n} people", people).format(n=people)
        first = Passage(f"{seats} \u00b7 {who}" if people < count else seats)
        if self.trouble is not None:
            why = sentence(self.trouble.code, self.trouble.params)
            return [first, Passage(why, BODY, "danger")]
        return [first, Passage(_("Chance decides who begins."), BODY, "ink2")]


def first_playable(app: App) -> str:
    """The game set last, or the first that can be played."""
    last = last_game(app.prefs)
    ready = [look.id for look in LOOKS if playable(look.id)]
    return last if last in ready else next(iter(ready), LOOKS[-1].id)


@catalogue.scene("setup")
def setup(app: App, request: Request) -> SetupScene:
    """The table of the game asked for."""
    return SetupScene(app, request.game or first_playable(app))
