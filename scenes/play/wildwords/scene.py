"""The WildWords screen: laying, doubting, and following what happens on the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

import pygame

from game.clock import ClockFace
from game.contract import WATCHER, AskHint, Resign, View
from game.language import gettext as _
from game.replaying import ReplayTable
from game.wildwords.moves import Believe, Challenge, Lay, Placed
from game.wildwords.state import SheetLine, hints_left, is_practice
from game.wildwords.views import WildView
from scenes.canvas import Box
from scenes.focus import Control, Tip, telling
from scenes.handover import DEAF_MS, HandOver
from scenes.input.actions import Action, Verb
from scenes.motion import BUBBLE_IN, Timeline
from scenes.play.base import Aside, PlayScene, Step
from scenes.play.watching import Chapter
from scenes.play.wildwords import actions, drawing, sheet, texts, watched
from scenes.play.wildwords.actions import Question
from scenes.play.wildwords.challenge.screen import ChallengeScreen
from scenes.play.wildwords.challenge.verdict import Verdict
from scenes.play.wildwords.display import Display
from scenes.play.wildwords.laying import Laying
from scenes.play.wildwords.layout import Places, places
from scenes.play.wildwords.looking import Looking
from scenes.play.wildwords.players import chip_box
from scenes.play.wildwords.telling import Telling
from scenes.sound import Sound
from scenes.theme import Accent
from scenes.widgets.surfaces import toast_beside

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.screen import Screen
    from scenes.tables import LiveTable


class WildWordsScene(PlayScene):
    """A match of WildWords, played or watched."""

    accent: ClassVar[Accent] = "pine"
    holder: int | None = None
    """The person who may see the tray now, where several are at this machine."""

    def __init__(self, app: App, live: LiveTable) -> None:
        super().__init__(app, live)
        self.laying = Laying(self)
        self.telling = Telling(self)
        self.display = Display(self)
        self.looking = Looking(self)
        self.sheet = self.looking.panel
        self.question: Question | None = None
        self.unseen_shown = False
        self._asked_ms = 0
        self.challenge: ChallengeScreen | None = None
        self.places: Places = places(app.canvas, len(self.names))
        self.pot_box = Box(0, 0, 0, 0)
        self.laying.follow(self.wild)

    # --- what is seen -------------------------------------------------------------------

    @property
    def wild(self) -> WildView:
        """The match as it is shown now; it may lag behind the table while things move."""
        return cast(WildView, self.view)

    @property
    def view_of_seats(self) -> WildView:
        """Like `wild`, but while a verdict is read as it was before."""
        before = self.telling.before
        return before if self.telling.held and before is not None else self.wild

    @property
    def view_board(self) -> str:
        """What lies on the board."""
        return self.wild.board

    @property
    def lying(self) -> str:
        """What is seen to lie there."""
        return self.view_of_seats.board

    @property
    def sheet_lines(self) -> tuple[SheetLine, ...]:
        """The score sheet as it is shown."""
        return self.view_of_seats.sheet

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(seat.name for seat in self.table.setup.seats)

    @property
    def lid_on(self) -> bool:
        """Whether nobody may see a tray now: while a play is spelled all look on."""
        changing = self.wild.viewer != self.viewer or self.challenge is not None
        return self.wild.viewer < 0 or (self.secret and changing)

    @property
    def secret(self) -> bool:
        """Whether several people at this machine have trays to hide from each other."""
        return len(self.people) > 1 and not is_practice(self.table.setup)

    @property
    def awaited_here(self) -> int | None:
        """The person here whose word is awaited."""
        return self.seat

    def may_see(self, seat: int) -> bool:
        """Whether that person is the one who looks."""
        return not self.secret or self.holder == seat

    @property
    def may_lay(self) -> bool:
        """Whether the one who looks may put tiles on the board."""
        mine = self.seat == self.viewer == self.wild.viewer and self.wild.stage == "turn"
        return mine and not self._steps and not self.telling.busy and self.bar is None

    @property
    def may_answer(self) -> bool:
        """Whether a person here is asked whether to challenge."""
        asked = self.seat is not None and self.wild.stage == "window"
        return asked and not self._steps and not self.telling.busy and self.bar is None

    @property
    def catching_up(self) -> bool:
        """Whether something that happened is still being shown, or a verdict read."""
        return super().catching_up or self.telling.busy

    @property
    def answer_clock(self) -> ClockFace | None:
        """The clock of the answer that is awaited, beside the budget."""
        mover = self.mover
        return None if mover is None else self.table.answer_clock(mover.actor)

    def budget(self, seat: int) -> tuple[int | None, int | None]:
        """What a seat has left of its time, and how much it had, in milliseconds."""
        view = self.wild
        limit = view.budgets_ms[seat]
        if limit is None:
            return None, None
        face = self.table.clock(seat) if view.awaited == seat else None
        if face is not None and face.kind == "budget" and not self.telling.held:
            return face.remaining_ms, limit
        return limit - view.used_ms[seat], limit

    def chip_of(self, seat: int) -> Box:
        """Where tiles of a seat come from and go to."""
        return chip_box(self.places.players[seat])

    # --- who looks ----------------------------------------------------------------------

    def _next_viewer(self) -> int:
        if isinstance(self.table, ReplayTable):
            return watched.looked_on_with(self.table)
        if self.secret:
            return WATCHER if self.holder is None else self.holder
        return super()._next_viewer()

    def listening(self) -> set[int]:
        """In a match watched again every seat's eyes are lent."""
        if self.bar is None:
            return super().listening()
        return {*range(len(self.names)), WATCHER}

    def _look_as(self, holder: int | None) -> None:
        self.holder = holder
        self.viewer = self._next_viewer()
        self.show_position()

    def _wants_tray(self) -> bool:
        """Whether what is awaited is for one person's eyes; a fair spelling needs one, too."""
        two = len(self.wild.active) == 2
        return self.wild.stage in ("turn", "spelling") or (self.wild.stage == "window" and two)

    def _hand_over(self) -> None:
        """Let the next person see the tray, and nobody before that."""
        seat = self.seat
        if not self.secret or seat is None or seat == self.holder:
            return
        if not self._wants_tray():
            if self.holder is not None:
                self._look_as(None)
            return
        undoer = self.undoer
        undo = partial(self._undo_for, undoer) if undoer is not None else None
        said = texts.handed_over(self.wild, self.names, seat)
        self._look_as(None)
        self.app.manager.push(HandOver(self.app, self, seat, said, self._take_over, undo))

    def _take_over(self, seat: int) -> None:
        self._look_as(seat)

    def show_position(self) -> None:
        """Show the table as it is now, for the one who looks."""
        super().show_position()
        self.telling.stop()
        self.laying.follow(self.wild)
        self.question = self.looking.number = None
        self.layout()

    # --- layout -------------------------------------------------------------------------

    def layout(self) -> None:
        """Boxes for this canvas, and the controls that the moment has."""
        p = self.app.painter
        self.places = at = places(self.app.canvas, len(self.names), watched=self.bar is not None)
        title = at.header.x + p.text_width(_("WildWords"), drawing.TITLE)
        self.toast_at = toast_beside(title + 16, at.pot.right, at.header.y + 24)
        self.pot_box = drawing.pot_box(p, self)
        area = sheet.rows_box(at.sheet, p.text_scale)
        at_end = self.sheet.offset >= self.sheet.most - 1
        self.sheet.place(area, sheet.height(self))
        if at_end:
            self.sheet.scroll_to(self.sheet.most)
        self.set_controls(self._controls(), first=self._first(), default=self._default())

    def _controls(self) -> list[Control]:
        at = self.places
        controls = [
            Control("menu", at.menu, _("Menu"), self.open_pause),
            Control(
                "board",
                at.felt,
                _("Board"),
                kind="board",
                on_action=self.laying.on_board,
                tip=self._square_tip,
            ),
        ]
        if at.unseen is None:
            controls.append(Control("pot", self.pot_box, _("Unseen tiles"), self.turn_panel))
        if at.unseen is not None or not self.unseen_shown:
            controls += self._sheet_controls()
        if not self.lid_on:
            controls += self._tray_controls()
        pressed = [
            Control(act.id, act.box, act.label, act.press, enabled=act.enabled)
            for act in (*actions.tools(self), *actions.row(self))
        ]
        controls += [telling(one) if one.id in ("sort", "judge") else one for one in pressed]
        return controls + (self.bar.place(at.bar) if self.bar is not None else [])

    def _sheet_controls(self) -> list[Control]:
        box, panel = self.places.sheet, self.sheet.box
        return [
            Control(
                "history",
                sheet.history_box(box),
                _("Show the last play"),
                self.looking.back,
                enabled=bool(self.sheet_lines),
            ),
            Control("sheet", panel, _("Score sheet"), kind="list", on_action=self.looking.act),
        ]

    def _tray_controls(self) -> list[Control]:
        return [
            Control(
                f"tray{number}",
                self.places.slot(number),
                slot.tile or _("Empty place"),
                group="tray",
                on_action=self.laying.on_slot(number),
            )
            for number, slot in enumerate(self.laying.hand.slots)
        ]

    def _first(self) -> str:
        if self.bar is not None:
            return "replay.at"
        return "believe" if self.may_answer else "tray0" if self.may_lay else "menu"

    def _default(self) -> str | None:
        if self.bar is not None:
            return "replay.play"
        if self.question is not None:
            return "yes"
        return "believe" if self.may_answer else "primary"

    def _square_tip(self) -> Tip | None:
        """What a special square does that nothing lies on."""
        at = self.focus.pointer
        square = self.laying.cursor.square
        if not self.app.ring.shown:
            found = self.places.square_at(at) if at is not None else None
            if found is None:
                return None
            square = found
        free = square not in self.laying.taken and self.laying.carried is None
        said = texts.square(square) if free else ""
        return Tip(said, self.places.square(square)) if said else None

    def reveal(self, control: Control) -> None:
        """A ring on the board shows the cursor."""
        del control
        self.redraw()

    def tiles_changed(self) -> None:
        """Other tiles lie on the board for a look, or another one is held."""
        self.question = self.looking.number = None
        if not self.laying.placed:
            self.display.hint = ()
        if len(self.laying.placed) == 1:
            self.timeline.start("bubble", BUBBLE_IN)
        self.layout()

    # --- doing --------------------------------------------------------------------------

    def take(self, action: Action) -> bool:
        """Typed letters and the game's own keys; going back drops what is held first."""
        if action.verb is Verb.BACK and self._go_back():
            return True
        if action.verb is Verb.TEXT and action.text.strip():
            self.laying.type("*" if action.text in "*?" else action.letter)
            return True
        presses = {
            Verb.PLAY: ("primary", "yes", "believe"),
            Verb.PASS: ("pass",),
            Verb.SHUFFLE: ("shuffle",),
            Verb.RECALL: ("recall",),
            Verb.HINT: ("hint",),
            Verb.UNDO: ("undo",),
        }
        if action.verb in presses:
            return any(self.focus.press(id_) for id_ in presses[action.verb])
        if action.verb is Verb.ERASE:
            self.laying.erase()
        elif action.verb is Verb.LOOK_UP:
            self.looking.back()
        else:
            return super().take(action)
        return True

    def handle(self, action: Action) -> bool:
        """Like every table; a mouse that moves carries a picked tile along."""
        if action.verb is Verb.POINT and self.laying.hover(action):
            self.focus.handle(action)
            return True
        if action.verb is Verb.PAUSE:
            self.laying.drop_nothing()
        return super().handle(action)

    def turn_panel(self) -> None:
        """Show the unseen tiles in place of the score sheet, or the other way round."""
        self.unseen_shown = not self.unseen_shown
        self.layout()

    def _go_back(self) -> bool:
        if self.laying.carried is not None:
            self.laying.drop_nothing()
        elif self.question is not None:
            self.say_nothing()
        elif self.looking.number is not None:
            self.looking.at(None)
        else:
            return False
        return True

    def say_no(self, text: str) -> None:
        """Say why something can't be laid."""
        self.app.sounds.play(Sound.ILLEGAL)
        self.why_not = text
        self.app.toast(text, "bad")

    def ask(self, question: Question) -> None:
        """Ask in place for a yes, unless that is switched off."""
        self.timeline.skip()
        if question == "trade":
            self.laying.recall()
            self.timeline.skip()
        self.laying.drop_nothing()
        self.question = question
        if self.app.prefs.confirm_plays:
            self.layout()
            self.focus.move_to("yes")
        else:
            self.say_yes()

    def say_nothing(self) -> None:
        """Answer a question with no."""
        question, self.question = self.question, None
        self.layout()
        self.focus.move_to("primary" if question in ("play", None) else question)

    def say_yes(self) -> None:
        """Make the move that was asked about."""
        question, self.question = self.question, None
        seat = self.seat
        if question is None or seat is None or not self.may_lay:
            self.layout()
            return
        lay = Lay(self.laying.placed)
        if self.submit(seat, lay if question == "play" else actions.move_of(question)()):
            self.laying.writing = False
        self.layout()

    def answer(self, move: Believe | Challenge) -> None:
        """Answer the challenge window."""
        seat = self.seat
        if seat is not None and self.may_answer and self._asked_ms >= DEAF_MS:
            self.submit(seat, move)

    def ask_hint(self) -> None:
        """Ask for a play that could be made."""
        if self.seat is not None and self.submit(self.seat, AskHint()):
            self.app.toast(_("Looking for a play"))

    def show_hint(self, placed: tuple[Placed, ...], words: tuple[str, ...]) -> None:
        """Put the play of a hint on the board for a look."""
        if not placed:
            self.app.toast(_("No play was found."))
            return
        self.laying.lay_out(placed)
        self.display.hint = words
        self.layout()

    @property
    def gets_hints(self) -> bool:
        """Whether the one who looks gets hints at all."""
        return self.viewer >= 0 and hints_left(self.table.setup, self.viewer, 0) != 0

    @property
    def undoer(self) -> int | None:
        """The person who may take the last move back, and looks or sits at the open table."""
        shown = (seat for seat in self.people if self.holder is None or self.may_see(seat))
        return next((seat for seat in shown if self.table.may_undo(seat)), None)

    def asides(self) -> tuple[Aside, ...]:
        """Only what is for the one who looks: after a hand-over it is too late."""
        return tuple(aside for aside in super().asides() if self.may_see(aside.seat))

    def undo(self) -> None:
        """Take the last move back."""
        seat = self.undoer
        if seat is not None:
            self._undo_for(seat)

    def _undo_for(self, seat: int) -> None:
        self.timeline.skip()
        self.table.undo(seat)
        self.redraw()

    @property
    def resigner(self) -> int | None:
        """Who would resign from the pause menu: who looks, at an open table who is awaited."""
        looks = self.viewer if self.viewer in self.people else self.awaited_here
        return looks if looks is not None and self.open_to(looks, Resign) else None

    def resign_text(self, seat: int) -> str:
        """Two seats: the other wins; more: they play on."""
        others = [n for n in self.wild.active if n != seat]
        if len(others) == 1:
            return _("{name} wins then.").format(name=self.name(others[0]))
        return _("Your tiles go back into the pot, and the others play on.")

    def leave_table(self) -> None:
        """Leave from under whatever lies over the board."""
        self.app.manager.pop_to(self)
        super().leave_table()

    # --- following the table ------------------------------------------------------------

    def show(self, step: Step, before: View) -> None:
        """Begin to tell what happened."""
        self.question = self.looking.number = None
        if step.happened.undone:
            self.telling.stop()
            self.laying.follow(self.wild)
            return
        self.telling.begin(step, cast(WildView, before))

    def told(self) -> None:
        """Everything of a step was told."""
        if not self.may_lay:
            self.laying.forget()
        self.layout()
        if self.challenge is not None:
            self.challenge.layout()

    def _next_step(self) -> None:
        if not self.telling.busy:
            super()._next_step()

    def update(self, dt_ms: int) -> bool:
        """Follow the table; hand over and open the challenge when everything was told."""
        busy = self.catching_up
        asked = self.may_answer and self.app.manager.top is self
        self._asked_ms = self._asked_ms + dt_ms if asked else 0
        changed = super().update(dt_ms)
        if self.display.update():
            self.redraw()
        if not self.catching_up:
            self._settle()
        if busy and not self.catching_up:
            self.layout()
        return super().update(0) or changed if self._dirty else changed

    def _settle(self) -> None:
        if self.wild.viewer != self.viewer:
            self.show_position()
        if self.app.manager.top not in (self, self.challenge) or self.bar is not None:
            return
        if self.table.outcome() is None:
            self._hand_over()
        open_now = self.wild.stage in ("votes", "spelling", "honour")
        if open_now and self.challenge is None and self.app.manager.top is self:
            self._open_challenge(None)

    # --- the challenge ------------------------------------------------------------------

    def _open_challenge(self, verdict: Verdict | None) -> None:
        self.challenge = ChallengeScreen(self.app, self, verdict)
        self.app.manager.push(self.challenge)

    def show_verdict(self, verdict: Verdict) -> None:
        """Show how a challenge was decided; the table waits until it was read, if it can."""
        if self.people and self.table.manner.all_here and not self.table.paused:
            self.table.pause()
        if self.challenge is not None:
            self.challenge.show_verdict(verdict)
        else:
            self._open_challenge(verdict)

    def challenge_closed(self) -> None:
        """The dialog has gone: what happened is told on."""
        self.challenge = None
        if self.telling.held:
            self.telling.go_on()

    # --- drawing and the end ------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The whole screen."""
        del surface
        drawing.draw(self.app.painter, self)
        self.draw_prompts()

    def chapters(self) -> tuple[Chapter, ...]:
        """The turns of a match that is watched again."""
        return watched.chapters(self.table)

    def timelines(self) -> tuple[Timeline, ...]:
        """What happens, and the mark on the play just made."""
        return self.timeline, self.display.glow

    def end(self) -> Screen | None:
        """The results."""
        from scenes.results import ResultsScreen

        return ResultsScreen(self.app, self.live)
