"""The dialog of a challenge: votes, spelling with the fixed letters in place, the verdict."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from game.contract import Move
from game.language import gettext as _
from game.wildwords.moves import GiveUp, Judge, Spell, Vote
from scenes.canvas import Box
from scenes.focus import Control
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.motion import CHALLENGE_LOST, Timeline
from scenes.play.base import LAST_SECONDS_MS
from scenes.play.wildwords.challenge import drawing
from scenes.play.wildwords.challenge.layout import Places, places
from scenes.play.wildwords.challenge.rows import Part, parts_of
from scenes.play.wildwords.challenge.spelling import Spelling, Wild
from scenes.play.wildwords.challenge.verdict import Verdict, strings_in
from scenes.scroll import BAR_ROOM, ScrollingScreen
from scenes.sound import Sound
from scenes.widgets.keyboard import BACKSPACE, ENTER, keyboard_layout

if TYPE_CHECKING:
    from game.wildwords.scoring import Pattern
    from game.wildwords.state import Pending
    from scenes.app import App
    from scenes.play.wildwords.scene import WildWordsScene

Phase = Literal["votes", "spelling", "waiting", "honour", "verdict"]
READ_MS = 2600
"""How long a verdict stands where nobody is there to press a button."""
_TAG_ROOM = 170.0


class Answer(NamedTuple):
    """A button of the dialog."""

    id: str
    label: str
    icon: Icon | None
    press: Callable[[], None]
    enabled: bool = True


class ChallengeScreen(ScrollingScreen):
    """Over the board from the challenge to its verdict."""

    opaque = False

    def __init__(self, app: App, play: WildWordsScene, verdict: Verdict | None = None) -> None:
        super().__init__(app)
        self.play = play
        self.verdict = verdict
        self.spelling = Spelling([pattern.text for pattern in self.patterns])
        self.timeline = Timeline(app.now, app.pace)
        self.keys_shown = False
        self.keys: dict[str, Box] = {}
        self.panel = ScrollPanel("patterns", _("Patterns"))
        self.places: Places = places(app.canvas, len(self.patterns), keys=False)
        self.rows: tuple[tuple[Part, ...], ...] = ()
        self._sure = False
        self._read_ms = 0.0
        self._tenth: int | None = None

    # --- what is shown ------------------------------------------------------------------

    @property
    def panels(self) -> tuple[ScrollPanel, ...]:
        """The rows, where there are many."""
        return (self.panel,)

    @property
    def pending(self) -> Pending | None:
        """The challenged play, until it was told how the challenge was decided."""
        now, before = self.play.wild.pending, self.play.telling.before
        return before.pending if now is None and before is not None else now

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """The patterns in question."""
        if self.verdict is not None:
            return self.verdict.patterns
        return self.pending.play.patterns if self.pending is not None else ()

    @property
    def phase(self) -> Phase:
        """What the dialog is for now."""
        stage, seat = self.play.wild.stage, self.play.awaited_here
        if self.verdict is not None:
            return "verdict"
        if stage == "votes" and seat is not None:
            return "votes"
        if stage == "spelling" and seat is not None and self.play.may_see(seat):
            return "spelling"
        return "honour" if stage == "honour" and seat is not None else "waiting"

    @property
    def active(self) -> Wild | None:
        """The wild tile that is being written."""
        return self.spelling.active if self.phase == "spelling" else None

    def strings(self, row: int) -> tuple[str, ...]:
        """What the wild tiles of a pattern stand for, as far as it is known here."""
        words = self.verdict.words if self.verdict is not None else self._spelled
        if not words:
            return tuple(self.spelling.strings[row])
        found = strings_in(self.patterns[row].text, words[row])
        return found or ("",) * self.patterns[row].text.count("*")

    def unfit(self, row: int) -> str | None:
        """What was spelled for a pattern that it doesn't fit."""
        words = self.verdict.words if self.verdict is not None else self._spelled
        fits = not words or strings_in(self.patterns[row].text, words[row]) is not None
        return None if fits else words[row]

    @property
    def _spelled(self) -> tuple[str, ...]:
        return self.pending.words if self.pending is not None else ()

    @property
    def writes(self) -> bool:
        """Whether there are wild tiles to write letters for."""
        return self.phase == "spelling" and bool(self.spelling.wilds)

    def answers(self) -> tuple[Answer, ...]:
        """The buttons: what gives way at the left, what goes on at the right."""
        phase = self.phase
        if phase == "spelling":
            give = _("Yes, give it up") if self._sure else _("Give up the play")
            return (
                Answer("give_up", give, None, self._give_up),
                Answer("say", _("Say it"), Icon.CHECK, self.say, self.spelling.complete),
            )
        if phase == "votes":
            return (
                Answer("doubt", _("I doubt it, too"), None, partial(self._do, Vote(True))),
                Answer("believe", _("I believe it"), Icon.CHECK, partial(self._do, Vote(False))),
            )
        if phase == "honour":
            return (
                Answer("bad", _("It isn\u2019t good"), None, partial(self._do, Judge(False))),
                Answer("good", _("It is good"), Icon.CHECK, partial(self._do, Judge(True))),
            )
        if phase == "verdict":
            return (Answer("go_on", _("Go on"), Icon.ARROW_FORWARD, self.close),)
        return ()

    # --- the scene ----------------------------------------------------------------------

    def layout(self) -> None:
        """Place everything; what can be pressed."""
        phase = self.phase
        self.keys_shown = self.keys_shown and self.writes
        self.places = at = places(self.app.canvas, len(self.patterns), keys=self.keys_shown)
        self.panel.place(at.rows, len(self.patterns) * at.pitch)
        self.rows = tuple(self._row(number) for number in range(len(self.patterns)))
        self.keys = keyboard_layout(at.keys) if self.keys_shown else {}
        answers = self.answers()
        controls = [*self._wild_controls(), *self._answer_controls(answers)]
        if self.writes:
            controls.append(Control("keys", at.beside, _("Keys"), self._toggle_keys))
            controls += self._key_controls()
        elif self.panel.most > 0:
            controls.append(self.panel.control())
        last = answers[-1].id if answers else None
        default = "enter" if phase == "spelling" else last
        if phase == "spelling":
            controls.append(self._hidden_enter())
        self.set_controls(controls, first=self._first(last), default=default)

    def _first(self, last: str | None) -> str | None:
        active = self.active
        return _id_of(active) if active is not None else last

    def _hidden_enter(self) -> Control:
        """What Enter does while no ring is seen; it has no place of its own."""
        return Control("enter", Box(-9, -9, 0, 0), "", self.enter_pressed, kind="text")

    def _row(self, number: int) -> tuple[Part, ...]:
        room = self.row_width - 8 - _TAG_ROOM
        active = self.active
        index = active.nth if active is not None and active.row == number else None
        x, middle = self.places.rows.x + 4, self.row_middle(number)
        word = self.unfit(number)
        if word is not None:
            return parts_of(word, (), x, middle, room)
        return parts_of(self.patterns[number].text, self.strings(number), x, middle, room, index)

    @property
    def row_width(self) -> float:
        """How wide the rows are, beside the bar if there is one."""
        return self.places.rows.w - (BAR_ROOM if self.panel.most > 0 else 0.0)

    def row_middle(self, number: int) -> float:
        """The height at which the tiles of a pattern stand."""
        return self.places.rows.y - self.panel.offset + number * self.places.pitch + 70

    def _wild_controls(self) -> list[Control]:
        if self.phase != "spelling":
            return []
        return [
            Control(
                _id_of(wild),
                part.box,
                _("Wild tile"),
                partial(self._press_wild, wild),
                kind="entry",
                group="wilds",
                selected=wild == self.spelling.active,
                clip=self.panel.box,
                on_action=partial(self._in_wild, wild),
            )
            for wild, part in self._wild_parts()
        ]

    def _wild_parts(self) -> list[tuple[Wild, Part]]:
        return [
            (Wild(number, part.wild), part)
            for number, row in enumerate(self.rows)
            for part in row
            if part.wild is not None
        ]

    def _answer_controls(self, answers: tuple[Answer, ...]) -> list[Control]:
        boxes = (self.places.left, self.places.right)[-len(answers) :] if answers else ()
        return [
            Control(answer.id, box, answer.label, answer.press, enabled=answer.enabled)
            for answer, box in zip(answers, boxes, strict=True)
        ]

    def _key_controls(self) -> list[Control]:
        acts = {BACKSPACE: self._erase, ENTER: self.enter_pressed}
        return [
            Control(
                f"key.{name}",
                box,
                name,
                acts.get(name) or partial(self._type, name),
                group="keys",
            )
            for name, box in self.keys.items()
        ]

    def reveal(self, control: Control) -> None:
        """The ring on a wild tile writes there; with keys below it only passes by."""
        super().reveal(control)
        if self.keys_shown:
            return
        found = next((w for w, _p in self._wild_parts() if _id_of(w) == control.id), None)
        if found is not None and found != self.spelling.active:
            self.spelling.go_to(found)
            self.layout()

    def take(self, action: Action) -> bool:
        """Typed letters; going back pauses, as one can't go back from a challenge."""
        if action.device.kind in ("pad", "touch") and self.writes:
            self._show_keys(shown=True)
        if action.verb in (Verb.BACK, Verb.MENU, Verb.PAUSE):
            self.play.open_pause()
        elif action.verb is Verb.TEXT and action.text.strip():
            self._type(action.letter)
        elif action.verb is Verb.ERASE:
            self._erase()
        elif action.verb is Verb.PLAY:
            self.enter_pressed()
        return action.verb not in (Verb.FULLSCREEN, Verb.RESUME)

    def uncovered(self) -> None:
        """Time runs on, unless a verdict is being read."""
        self.timeline.pace = self.play.pace
        if self.verdict is None and self.play.table.paused:
            self.play.table.resume()
        super().uncovered()

    def update(self, dt_ms: int) -> bool:
        """Follow the table; close a verdict that nobody is there to close."""
        if self.timeline.update():
            self.redraw()
        if self.verdict is not None and not self.play.people:
            self._read_ms += dt_ms * self.play.pace.speed
            if self._read_ms >= READ_MS:
                self.close()
        self._watch_clock()
        return super().update(dt_ms)

    def _watch_clock(self) -> None:
        """Draw anew when the ring's digits change; tick in the last seconds."""
        face = self.play.answer_clock if self.verdict is None else None
        left = face.remaining_ms if face is not None else None
        tenth = None if left is None else -(-left // 100)
        if tenth == self._tenth:
            return
        before, self._tenth = self._tenth, tenth
        self.redraw()
        if before is None or tenth is None or not 0 < tenth <= LAST_SECONDS_MS // 100:
            return
        if -(-tenth // 10) != -(-before // 10) and self.phase == "spelling":
            self.app.sounds.play(Sound.LAST_SECONDS, -(-tenth // 10))

    def leave(self) -> None:
        """The table goes on."""
        self.play.challenge_closed()

    def draw(self, surface: pygame.Surface) -> None:
        """Scrim, sheet, rows, buttons."""
        del surface
        drawing.draw(self.app.painter, self)

    # --- doing --------------------------------------------------------------------------

    def show_verdict(self, verdict: Verdict) -> None:
        """The challenge is decided; tables with nobody elsewhere wait until it was read."""
        self.verdict = verdict
        if not verdict.succeeded:
            self.timeline.start("shake", CHALLENGE_LOST)
        self.panel.scroll_to(0)
        self.layout()

    def close(self) -> None:
        """Go back to the board."""
        self.app.manager.pop(self)

    def say(self) -> None:
        """Spell the play."""
        if self.spelling.complete:
            self._do(Spell(self.spelling.words))

    def enter_pressed(self) -> None:
        """On to the next wild tile that is empty; when there is none, spell."""
        if self.spelling.complete:
            self.say()
            return
        self.spelling.next()
        self._follow_active()

    def _do(self, move: Move) -> None:
        seat = self.play.awaited_here
        if seat is not None and self.play.submit(seat, move):
            self.layout()

    def _give_up(self) -> None:
        if self._sure:
            self._do(GiveUp())
        self._sure = not self._sure
        self.layout()

    def _press_wild(self, wild: Wild) -> None:
        if self.spelling.active == wild and self.app.ring.shown:
            self.enter_pressed()
            return
        self.spelling.go_to(wild)
        self.layout()

    def _in_wild(self, wild: Wild, action: Action) -> bool:
        """A finger on a wild tile brings the keys up."""
        if action.verb is Verb.PRESS:
            self.spelling.go_to(wild)
            if action.device.kind == "touch":
                self.keys_shown = True
            self.layout()
        return False

    def _type(self, letter: str | None) -> None:
        if self.phase != "spelling":
            return
        self._sure = False
        if letter is None or not self.spelling.type(letter):
            self.app.sounds.play(Sound.ILLEGAL)
            return
        self.app.sounds.play(Sound.TILE_LIFT)
        self.layout()

    def _erase(self) -> None:
        self.spelling.erase()
        self._follow_active()

    def _follow_active(self) -> None:
        """The ring goes along, unless it is on the keys."""
        self.layout()
        current = self.focus.current
        if self.spelling.active is not None and not (current and current.group == "keys"):
            self.focus.move_to(_id_of(self.spelling.active))

    def _toggle_keys(self) -> None:
        self._show_keys(shown=not self.keys_shown)

    def _show_keys(self, *, shown: bool) -> None:
        if self.keys_shown != shown:
            self.keys_shown = shown
            self.layout()
            if shown:
                self.focus.move_to("key.A")


def _id_of(wild: Wild) -> str:
    return f"wild{wild.row}.{wild.nth}"
