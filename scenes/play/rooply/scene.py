"""The Rooply screen: throwing dice, laying a word with its squares, following what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

import pygame

from game.clock import ClockFace
from game.contract import Notice, Preview, Refusal, Resign, View
from game.language import gettext as _
from game.language import sentence
from game.replaying import ReplayTable
from game.rooply.aids import preparations, reachable
from game.rooply.board import Board, Square
from game.rooply.dice import Throw
from game.rooply.moves import Place, Roll
from game.rooply.solo import solo_result
from game.rooply.state import RooplyState, Sight, grade_of
from scenes.focus import Control
from scenes.input.actions import Action, Verb
from scenes.motion import Motion, Timeline, between, linear
from scenes.play.base import PlayScene, Step
from scenes.play.rooply import drawing
from scenes.play.rooply.actions import Press, Table
from scenes.play.rooply.dice import Rolling
from scenes.play.rooply.hands import Hands
from scenes.play.rooply.history import PlayMade, plays_of
from scenes.play.rooply.laying import Draft, squares_told
from scenes.play.rooply.layout import Places, places
from scenes.play.rooply.meanings import LookUp
from scenes.play.rooply.others import key_boxes
from scenes.play.rooply.panels import title_width, yellow_boxes
from scenes.play.rooply.records import Records, is_daily, may_count
from scenes.play.rooply.telling import tell
from scenes.play.watching import Chapter
from scenes.sound import Sound
from scenes.theme import Accent
from scenes.widgets.surfaces import toast_beside

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.canvas import Box
    from scenes.screen import Screen
    from scenes.tables import LiveTable

REFUSED = Motion(500, linear)
_DONE = frozenset({Verb.PRESS, Verb.CONFIRM, Verb.BACK, Verb.TEXT, Verb.PLAY, Verb.RECALL})
"""What closes a meaning that is shown."""


class RooplyScene(PlayScene):
    """A match of Rooply, played or watched."""

    accent: ClassVar[Accent] = "brick"

    def __init__(self, app: App, live: LiveTable) -> None:
        super().__init__(app, live)
        self.large = self._first_large()
        """The seat whose board is large."""
        self.throws: tuple[Throw, ...] = ()
        """The throws that are being shown one after the other, and which of them it is."""
        self.throw_shown = 0
        self.fresh: dict[int, tuple[Square, ...]] = {}
        """The squares that each seat set last."""
        self.scores: dict[int, int] = {}
        """Scores before the play that is being shown."""
        self.refused = False
        """Whether the play that lies ready has been refused as it is."""
        self.marks = Timeline(app.now, app.pace)
        """What moves while a person goes on playing."""
        self.looking = False
        self.keys_open = False
        self.keys: dict[str, Box] = {}
        self.pointer = Square(0, 0)
        """Where keys and pads are on the board with squares in hand."""
        self.records = Records(app.data_dir) if may_count(self.table.setup) else None
        self.daily = is_daily(self.table.match, live.date)
        self._moment: tuple[int, bool, bool] | None = None
        self._preparing = preparations(self.table.setup)
        self._setting: dict[int, tuple[Square, ...]] = {}
        self._reachable: tuple[object, frozenset[Square]] = (None, frozenset())
        self._plays: tuple[int, tuple[PlayMade, ...]] = (-1, ())
        self.draft = Draft(self._drafted)
        self.places: Places = self._places(2)
        self.actions = Table(self)
        self.hands = Hands(self)
        self.look_up = LookUp(self)
        side = grade_of(self.sight.setup).side
        self.draft.cursor = Square(side // 2, 1)
        self.begin_draft()

    # --- what is seen -------------------------------------------------------------------

    @property
    def sight(self) -> Sight:
        """The match as it is shown now; it may lag behind the table while things move."""
        return cast(Sight, self.view)

    @property
    def may_roll(self) -> bool:
        """Whether a person here is to roll."""
        seat = self.seat
        return seat is not None and not self.catching_up and self.open_to(seat, Roll)

    @property
    def may_write(self) -> bool:
        """Whether a person here is to lay a word."""
        seat = self.seat
        return seat is not None and not self.catching_up and self.open_to(seat, Place)

    @property
    def others(self) -> tuple[int, ...]:
        """The seats whose boards are small, in the order of turns from the large one."""
        order = self.sight.order
        at = order.index(self.large)
        return (*order[at + 1 :], *order[:at])

    @property
    def throw(self) -> Throw | None:
        """What the dice show."""
        if self.throws:
            return self.throws[self.throw_shown]
        if self.sight.outcome is not None:
            return None
        return self.sight.turn.throw

    @property
    def rolling(self) -> Rolling | None:
        """The throw on its way; thrown again, the black die lies still."""
        run = self.timeline.run("dice")
        if run is None:
            return None
        return Rolling((True, True, self.throw_shown == 0), run.linear())

    @property
    def rolls_in(self) -> int | None:
        """In how many seconds the referee rolls."""
        face = self.table.answer_clock(self.sight.turn.seat)
        if face is None or face.remaining_ms is None:
            return None
        return max(0, -(-face.remaining_ms // 1000))

    @property
    def clock_face(self) -> ClockFace | None:
        """The clock of the turn."""
        mover = self.mover
        return self.table.clock(mover.actor) if mover is not None else None

    def board_of(self, seat: int) -> Board:
        """The board of a seat as it is shown."""
        return self.sight.players[seat].board

    def hidden(self, seat: int) -> tuple[Square, ...]:
        """The squares that are still to be set on a board."""
        return tuple(s for s in self.setting(seat) if self.grown(seat, s) < 0.5)

    def setting(self, seat: int) -> tuple[Square, ...]:
        """The squares of a board that are being set one after the other."""
        return self._setting.get(seat, ())

    def fresh_of(self, seat: int) -> tuple[Square, ...]:
        """The squares that were set last on a board."""
        return self.fresh.get(seat, ())

    def grown(self, seat: int, square: Square) -> float:
        """How far a square has come that is being set, 0-1."""
        squares = self.setting(seat)
        if square not in squares:
            return 1.0
        run = self.timeline.run("closing") or self.timeline.run("laying")
        piece = squares.index(square)
        if run is None:
            return 1.0
        return run.progress(piece) if run.begun(piece) else 0.0

    def set_out(self, seat: int, squares: tuple[Square, ...]) -> None:
        """Have squares set one after the other."""
        self._setting[seat] = (*self.setting(seat), *squares)

    def all_set(self) -> None:
        """Everything lies where it belongs."""
        self._setting.clear()
        self.scores.clear()
        self.redraw()

    def score_shown(self, seat: int) -> int:
        """A seat's score, on its way up while a play is shown."""
        score = self.sight.players[seat].score
        before = self.scores.get(seat, score)
        return round(between(before, score, self.timeline.progress("score")))

    def plays(self) -> tuple[PlayMade, ...]:
        """The plays so far, as far as they have been shown."""
        match = self.table.match
        count = len(match.entries)
        if self._plays[0] != count:
            self._plays = (count, plays_of(match))
        return self._plays[1]

    def preview(self) -> Preview:
        """What the play that lies ready would bring."""
        seat = self.seat
        if seat is None:
            return Preview()
        if (refusal := self.draft.refusal) is not None:
            return Preview(notices=(Notice(refusal.code, dict(refusal.params)),))
        return self.table.preview(seat, self.draft.play)

    @property
    def faulty(self) -> tuple[Square, ...]:
        """The run or the square that keeps the play that lies ready from being made."""
        notices = self.preview().notices if self.may_write and not self.draft.empty else ()
        return squares_told(notices[0].params) if notices else ()

    def reachable(self) -> frozenset[Square]:
        """The squares on which a word can write."""
        turn = self.sight.turn
        key = (turn.seat, self.board_of(turn.seat), turn.throw)
        if self._reachable[0] != key:
            self._reachable = (key, reachable(self.sight))
        return self._reachable[1]

    @property
    def resigner(self) -> int | None:
        """The person who resigns from the pause menu: the one to move, else any who may."""
        able = [seat for seat in self.people if self.open_to(seat, Resign)]
        return self.seat if self.seat in able else next(iter(able), None)

    def small(self) -> tuple[Press, ...]:
        """The buttons left of the main one."""
        return self.actions.small()

    def primary(self) -> Press | None:
        """The main button."""
        return self.actions.primary()

    # --- layout -------------------------------------------------------------------------

    def _places(self, small: int) -> Places:
        side = self.board_of(self.large).side
        others, watched = len(self.sight.players) - 1, self.bar is not None
        return places(self.app.canvas, side, others, small, watched=watched)

    def bank_boxes(self) -> dict[str, Box]:
        """What can be pressed in the bank."""
        left, right = self.places.halves
        first, second = yellow_boxes(left)
        boxes = {"cards": right.inset(6, 8)}
        if self.draft.may_exchange:
            return {**boxes, "yellow": first, "exchange": second}
        whole = first._replace(w=second.right - first.x)
        return {**boxes, "yellow": whole, "exchange": second}

    def layout(self) -> None:
        """Boxes for this canvas, and the controls that the moment has."""
        small = self.small() if self.bar is None else ()
        self.places = at = self._places(max(2, len(small)))
        title = at.header.x + title_width(self.app.painter)
        self.toast_at = toast_beside(title + 16, at.header.right, at.header.centre[1])
        if self.bar is not None:
            controls = [Control("menu", at.menu, _("Back"), self.leave_table)]
            self.set_controls(controls + self.bar.place(at.bar))
            return
        self.keys = {}
        if self.keys_open:
            self.keys = key_boxes(at.rest)
        main = self.primary()
        default = main.id if main is not None and main.enabled else None
        self.set_controls(
            self.actions.controls(small, main),
            first="board" if self.may_write else "primary",
            default=default,
        )

    # --- doing --------------------------------------------------------------------------

    def handle(self, action: Action) -> bool:
        """Like every table; a meaning that is shown goes with whatever is done next."""
        if self.look_up.shown is not None and action.verb in _DONE:
            self.look_up.close()
            if action.verb is Verb.BACK:
                return True
        return super().handle(action)

    def rest(self, at: tuple[float, float]) -> bool:
        """What a square is for, or what the word on it means."""
        square = self.places.square_at(at)
        told = super().rest(at) or self.look_up.shown is not None
        return told or (square is not None and self.look_up.at(square))

    def take(self, action: Action) -> bool:
        """Typed letters and the game's own keys."""
        return self.hands.take(action) or super().take(action)

    def begin_draft(self) -> None:
        """Nothing lies ready: a new turn, or new dice."""
        self.looking = self.keys_open = False
        self.refused = False
        self.draft.begin(self.sight)

    def submit_draft(self) -> None:
        """Make the play that lies ready."""
        self.timeline.skip()
        seat = self.seat
        if seat is None or not self.may_write:
            return
        try:
            if (refusal := self.draft.refusal) is not None:
                raise refusal
            self.table.submit(seat, self.draft.play)
        except Refusal as refusal:
            self.refused = True
            self.marks.start("refused", REFUSED)
            self.why_not = sentence(refusal.code, refusal.params)
            if self.draft.typed:
                self.app.sounds.play(Sound.ILLEGAL)
            else:
                self.refuse(refusal)
        self.layout()

    def _drafted(self) -> None:
        self.refused = False
        if hasattr(self, "look_up"):
            self.look_up.close()
            self.layout()

    def resign_text(self, seat: int) -> str:
        """What a resignation means."""
        del seat
        alone = len(self.sight.players) == 1
        return _("The board stays as it is.") if alone else _("The others play on, or win.")

    # --- following the table ------------------------------------------------------------

    def show(self, step: Step, before: View) -> None:
        """Begin the motion of what happened."""
        del before
        if self.bar is not None or not self.people:
            self._enlarge(self._watched(step))
        if step.happened.undone:
            self.fresh.clear()
            self.begin_draft()
            return
        for event in step.happened.events:
            tell(self, event)

    def show_position(self) -> None:
        """The table as it is now."""
        self.throws, self.fresh = (), {}
        self.all_set()
        self.large = self._first_large()
        super().show_position()
        self.draft.begin(self.sight)

    def chapters(self) -> tuple[Chapter, ...]:
        """The rounds."""
        table = self.table
        states = table.whole.states if isinstance(table, ReplayTable) else []
        found: list[Chapter] = []
        for position, one in enumerate(states):
            number = cast(RooplyState, one).round
            if number > len(found):
                found.append(Chapter(position, _("Round {number}").format(number=number)))
        return tuple(found)

    def update(self, dt_ms: int) -> bool:
        """Follow the table; when everything has come to rest, lay out anew."""
        was_busy = self.catching_up
        if self.marks.update():
            self.redraw()
        result = super().update(dt_ms)
        if not self.catching_up:
            next(self._preparing, None)
            seat = self.seat
            if seat is not None and seat != self.large:
                self._enlarge(seat)
                self.begin_draft()
            if was_busy:
                self.layout()
            self._guide_ring()
        return result or super().update(0)

    def _guide_ring(self) -> None:
        """Where a person is to roll or to write anew, the ring waits for it there."""
        roll, write = self.may_roll, self.may_write
        moment = (self.sight.turn.serial, roll, write)
        if moment == self._moment or not (roll or write):
            return
        self._moment = moment
        self.focus.move_to("board" if write else "primary")
        self.redraw()

    def keep_record(self) -> None:
        """Remember a board that was completed alone."""
        if self.records is None or self.bar is not None:
            return
        state = cast(RooplyState, self.table.match.state)
        result = solo_result(state, self.live.date, self.daily)
        if result is not None:
            self.records.add(result)

    def _first_large(self) -> int:
        seat = self.seat
        if seat is not None:
            return seat
        return self.viewer if self.viewer in self.people else self.sight.turn.seat

    def _enlarge(self, seat: int) -> None:
        if seat != self.large:
            self.large = seat
            self.look_up.close()

    def _watched(self, step: Step) -> int:
        """Whose board a watcher looks at: of whom something is told."""
        for event in step.happened.events:
            seat = getattr(event, "seat", None)
            if isinstance(seat, int):
                return seat
        return self.large

    # --- drawing and the end ------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The whole screen."""
        del surface
        drawing.draw(self)
        self.draw_prompts()

    def timelines(self) -> tuple[Timeline, ...]:
        """What happens, and the marks beside it."""
        return self.timeline, self.marks

    def end(self) -> Screen | None:
        """The results of the match."""
        from scenes.results import ResultsScreen

        return ResultsScreen(self.app, self.live)
