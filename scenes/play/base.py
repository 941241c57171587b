"""What all playing screens share: the table's time, what happened in its order, pause and end."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from game.clock import ClockFace
from game.contract import WATCHER, Act, Move, Refusal, Resign, View
from game.language import gettext as _
from game.language import sentence
from game.replaying import ReplayTable
from game.table import Happened
from scenes.devices import PadAsker, device_name
from scenes.dialog import Answer, Dialog
from scenes.handicaps import handicap_sentence
from scenes.icons import Icon
from scenes.input.actions import Action, Verb
from scenes.motion import Pace, Timeline
from scenes.play.watching import Chapter, ReplayBar
from scenes.prompting import draw_prompts
from scenes.screen import Screen
from scenes.sound import Sound
from scenes.theme import Accent

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.tables import LiveTable

END_PAUSE_MS = 1400
"""How long the last position is looked at before the results come."""

LAST_SECONDS_MS = 10_000

_MEANT = frozenset({Verb.PRESS, Verb.CONFIRM, Verb.PLAY, Verb.PASS, Verb.TEXT})
"""What is told to a device that may not act."""


class Step(NamedTuple):
    """What happened, and how the table looks after it to the one who looks."""

    happened: Happened
    view: View


class Aside(NamedTuple):
    """Something a seat may do out of its turn."""

    id: str
    seat: int
    label: str
    icon: Icon
    act: Callable[[], None]


class PlayScene(Screen):
    """A live table on the screen.

    A subclass draws from `self.view`, which follows the table one step at a time: `show` begins
    the motion of a step, and the next step waits until the timeline is still.
    """

    accent: ClassVar[Accent]
    prompts: ClassVar[Mapping[str, Verb]] = {
        "menu": Verb.MENU,
        "primary": Verb.PLAY,
        "lay": Verb.PLAY,
        "pass": Verb.PASS,
        "skip": Verb.PASS,
        "shuffle": Verb.SHUFFLE,
        "recall": Verb.RECALL,
        "clear": Verb.RECALL,
        "hint": Verb.HINT,
        "undo": Verb.UNDO,
    }
    """Controls that have a key or a button of their own, and what it asks for."""

    def __init__(self, app: App, live: LiveTable) -> None:
        super().__init__(app)
        self.live = live
        self.table = live.table
        self.timeline = Timeline(app.now, app.pace)
        self.bar: ReplayBar | None = None
        """What a match is watched again with; None where it is played."""
        if isinstance(self.table, ReplayTable):
            self.bar = ReplayBar(self, self.table, live.notices)
        self.people = tuple(
            n
            for n, seat in enumerate(self.table.setup.seats)
            if seat.kind == "person" and self.bar is None
        )
        self.viewer = self._next_viewer()
        self.view: View = self.table.view(self.viewer)
        self._steps: deque[Step] = deque()
        self._stops: list[Callable[[], None]] = []
        self._still_ms = 0
        self._clock_shown: tuple[int, int] | None = None
        self._asked_for_trouble = False
        self._handed_over = False
        self.why_not = ""
        """Why the last try was refused, until something happens at the table."""
        self._asker = PadAsker(app, self._people_names, self._stop_clocks)

    # --- what a subclass fills in

    def show(self, step: Step, before: View) -> None:
        """Begin the motion and the sound of what happened; `self.view` is already the new one."""

    def end(self) -> Screen | None:
        """The screen that follows when the match is over."""
        return None

    def chapters(self) -> tuple[Chapter, ...]:
        """The parts of a match watched again that one can go to; `self.table` is there already."""
        return ()

    def timelines(self) -> tuple[Timeline, ...]:
        """All that moves here."""
        return (self.timeline,)

    def listening(self) -> set[int]:
        """The viewers whose eyes may be looked through: the people here, or a watcher."""
        return {*self.people, WATCHER}

    def asides(self) -> tuple[Aside, ...]:
        """What people may do who are not to move; the pause menu has it for their own devices."""
        return tuple(
            Aside("undo", seat, _("Undo"), Icon.UNDO, partial(self._undo_of, seat))
            for seat in self.people
            if self.table.may_undo(seat)
        )

    @property
    def resigner(self) -> int | None:
        """Who resigns from the pause menu; None where there is another button for it."""
        return None

    # --- what a subclass uses

    @property
    def mover(self) -> Act | None:
        """The first seat that owes a move."""
        owing = (act for act in self.table.acts() if act.owed and act.actor >= 0)
        return next(owing, None)

    @property
    def seat(self) -> int | None:
        """The person here whose move it is; None while the computer or nobody is to move."""
        act = self.mover
        return act.actor if act is not None and act.actor in self.people else None

    def open_to(self, seat: int, move: type[Move]) -> bool:
        """Whether that kind of move is open to the seat now."""
        return any(act.actor == seat and move.tag() in act.moves for act in self.table.acts())

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.table.setup.seats[seat].name

    def colour(self, seat: int) -> int:
        """The colour and pattern of a seat."""
        return self.table.setup.seats[seat].colour

    def submit(self, seat: int, move: Move) -> bool:
        """Make a move; what is refused is said, with a sound, and False comes back."""
        try:
            self.table.submit(seat, move)
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Say why something can't be."""
        self.app.sounds.play(Sound.ILLEGAL)
        self.why_not = sentence(refusal.code, refusal.params)
        self.app.toast(self.why_not, "bad")

    def open_help(self) -> None:
        """Why the last try was refused, to be read in peace; or else the rule book."""
        if not self.why_not:
            self.open_rules()
            return
        self.app.manager.push(
            Dialog(
                self.app,
                _("Why was this refused?"),
                self.why_not,
                [Answer(_("Go on")), Answer(_("Rules"), self.open_rules, Icon.MENU_BOOK)],
                self.accent,
            )
        )

    def open_rules(self) -> None:
        """The rule book over the board; the clocks stand still where all are at this machine."""
        from scenes.rulebook import RuleBook

        if self.bar is None:
            self._stop_clocks()
        self.app.manager.push(RuleBook(self.app, self.table.game.facts.id))

    def ask_to_resign(self, seat: int) -> None:
        """Ask once whether the seat gives up."""
        name = self.name(seat)
        self.app.manager.push(
            Dialog(
                self.app,
                _("Resign, {name}?").format(name=name),
                self.resign_text(seat),
                [
                    Answer(_("Play on")),
                    Answer(_("Resign"), lambda: self._resign(seat), primary=True),
                ],
                self.accent,
            )
        )

    def resign_text(self, seat: int) -> str:
        """What a resignation of the seat means."""
        del seat
        return _("The match is over then.")

    @property
    def pace(self) -> Pace:
        """How fast things move here."""
        return self.app.pace if self.bar is None else self.bar.pace

    def show_position(self) -> None:
        """Show the table as it is now, without the motion of how it came there."""
        self._steps.clear()
        self.timeline.skip()
        self.view = self.table.view(self.viewer)
        self.layout()

    @property
    def catching_up(self) -> bool:
        """Whether something that happened is still being shown."""
        return bool(self._steps) or self.timeline.moving

    # --- the scene

    def enter(self) -> None:
        """Sit down: listen to the table and show its start."""
        for viewer in self.listening():
            self._stops.append(self.table.listen(viewer, partial(self._hear, viewer)))
        super().enter()
        for notice in self.live.notices if self.bar is None else ():
            self.app.tell(notice)
        if not self.table.match.entries:
            self.show(Step(self.table.opening(self.viewer), self.view), self.view)
        self._asker.ask()

    def leave(self) -> None:
        """Stop listening; an unfinished match waits on the disk."""
        for stop in self._stops:
            stop()
        if not self._handed_over:
            self.live.close()

    def take(self, action: Action) -> bool:
        """Escape, the menu button and the loss of the focus open the pause menu."""
        if action.verb in (Verb.BACK, Verb.MENU, Verb.PAUSE):
            self.open_pause()
            return True
        if action.verb is Verb.HELP:
            self.open_help()
            return True
        if action.verb in (Verb.PRESS, Verb.CONFIRM) and self.timeline.moving:
            self.timeline.skip()
            self.layout()
        return False

    def draw_prompts(self) -> None:
        """The keys or buttons of the device used last, on what they press."""
        if self.bar is None and self.focus.awake:
            draw_prompts(self.app, self.focus, self.prompts)

    # --- whose device

    def admits(self, action: Action) -> bool:
        """A device of one's own acts in no other person's turn, but opens the menu always."""
        owners, names = self.app.owners, self._people_names
        if not owners.any_own(names) or self._on_menu(action):
            return True
        owing = {act.actor for act in self.table.acts() if act.owed}
        awaited = [self.name(seat) for seat in self.people if seat in owing]
        return owners.may_act(action.device, awaited, names)

    def _on_menu(self, action: Action) -> bool:
        """Whether a pointer is on the button of the menu."""
        top = self.app.manager.top
        shown = top.focus.controls if action.by_pointer and isinstance(top, Screen) else ()
        return any(control.id == "menu" and control.holds(action.at) for control in shown)

    def turned_away(self, action: Action) -> None:
        """Say whose turn it is, unless a press only came too late."""
        owner = self.app.owners.owner(action.device, self._people_names)
        seat = self.seat
        if owner is None or seat is None or self.catching_up or action.verb not in _MEANT:
            return
        said = _("It is {name}\u2019s turn; this is {owner}\u2019s: {device}").format(
            name=self.name(seat), owner=owner, device=device_name(action.device)
        )
        self.app.toast(said)

    def pad_changed(self, action: Action) -> bool:
        """A gamepad that comes back finds its seat; one that goes is told on its seat."""
        self.redraw()
        owner = self.app.owners.owner(action.device, self._people_names)
        if action.verb is Verb.PAD_ADDED:
            self._asker.ask(anew=True)
            return True
        if owner is None:
            return False
        gone = _("{name}\u2019s gamepad has gone. Other devices go on for them.")
        self.app.toast(gone.format(name=owner), "info")
        return True

    def helped(self, *seats: int) -> bool:
        """Whether one of these seats has the kids' help: its chip says so."""
        return any(self.table.setup.seats[seat].handicap is not None for seat in seats)

    def help_sentences(self) -> tuple[str, ...]:
        """What the kids' help of each seat does."""
        setup, facts = self.table.setup, self.table.game.facts
        helped = (seat for seat in setup.seats if seat.handicap is not None)
        return tuple(handicap_sentence(seat, facts, setup.options) for seat in helped)

    def chip_icon(self, *seats: int) -> Icon | None:
        """What the chip of these seats bears: whether the gamepad of one of them has gone."""
        here = (self.name(seat) for seat in seats if seat in self.people)
        return None if all(map(self.app.owners.here, here)) else Icon.LINK_OFF

    @property
    def _people_names(self) -> tuple[str, ...]:
        return tuple(self.name(seat) for seat in self.people)

    def _stop_clocks(self) -> None:
        if self.table.manner.all_here and not self.table.paused:
            self.table.pause()

    # --- actions

    def handle(self, action: Action) -> bool:
        """Like every screen; a pause that nothing on top has taken is ours."""
        if action.verb is Verb.PAUSE and self.app.manager.top is not self:
            return False
        if self.bar is not None and self.bar.take(action):
            return True
        return super().handle(action)

    def open_pause(self) -> None:
        """Cover the board; the clocks stand still where all are at this machine."""
        if self.bar is not None:
            self.leave_table()
            return
        from scenes.play.pause import PauseMenu

        self._stop_clocks()
        self.app.manager.push(PauseMenu(self.app, self))

    def uncovered(self) -> None:
        """Go on where it stood, at the speed that is set now."""
        for timeline in self.timelines():
            timeline.pace = self.pace
        if self.table.paused:
            self.table.resume()
        super().uncovered()

    def update(self, dt_ms: int) -> bool:
        """Let the table's time pass and show what happened, one step after the other."""
        self.viewer = self._next_viewer()
        self.table.tick()
        if self.timeline.update():
            self.redraw()
        self._next_step()
        if self.bar is not None:
            self.bar.update(dt_ms)
        else:
            self._watch_clock()
            self._watch_trouble()
            self._watch_end(dt_ms)
        return super().update(dt_ms)

    # --- inside

    def _hear(self, viewer: int, happened: Happened) -> None:
        if viewer == self.viewer:
            self._steps.append(Step(happened, self.table.view(viewer)))

    def _next_viewer(self) -> int:
        """Who looks: the person to move, else the one who moved last, else a watcher."""
        seat = self.seat
        if seat is not None:
            return seat
        moved = [entry.actor for entry in self.table.match.entries if entry.actor in self.people]
        return moved[-1] if moved else (self.people[0] if self.people else WATCHER)

    def _next_step(self) -> None:
        while self._steps and not self.timeline.moving:
            step = self._steps.popleft()
            before, self.view, self.why_not = self.view, step.view, ""
            self.show(step, before)
            self.layout()

    def _watch_clock(self) -> None:
        """Draw anew when the digits or the ring change; tick in the last seconds."""
        seat = self.mover.actor if self.mover else None
        face = self.table.clock(seat) if seat is not None else None
        if seat is None or face is None or face.remaining_ms is None or not face.running:
            self._clock_shown = None
            return
        shown = (seat, -(-face.remaining_ms // 100))
        if shown == self._clock_shown:
            return
        second = -(-face.remaining_ms // 1000)
        before = self._clock_shown
        new_second = before is None or before[0] != seat or -(-before[1] // 10) != second
        self._clock_shown = shown
        last = 0 < face.remaining_ms <= LAST_SECONDS_MS
        if new_second or last or _is_quick(face):
            self.redraw()
        if new_second and seat in self.people and 0 < face.remaining_ms <= LAST_SECONDS_MS:
            self.app.sounds.play(Sound.LAST_SECONDS, second)

    def _watch_trouble(self) -> None:
        trouble = self.table.trouble
        if trouble is None or self._asked_for_trouble:
            return
        self._asked_for_trouble = True
        self.app.manager.push(
            Dialog(
                self.app,
                _("The computer is stuck"),
                sentence(trouble.code, trouble.params),
                [
                    Answer(_("Try again"), self._try_again),
                    Answer(_("Leave"), self.leave_table),
                ],
                self.accent,
            )
        )

    def _try_again(self) -> None:
        self._asked_for_trouble = False
        self.table.retry()

    def leave_table(self) -> None:
        """Go back to where the table was opened from."""
        self.app.manager.pop(self)

    def _undo_of(self, seat: int) -> None:
        self.timeline.skip()
        self.table.undo(seat)
        self.redraw()

    def _resign(self, seat: int) -> None:
        self.submit(seat, Resign())

    def _watch_end(self, dt_ms: int) -> None:
        if self.table.outcome() is None or self.catching_up or self._handed_over:
            self._still_ms = 0
            return
        if self._still_ms == 0:
            self.live.keep_if_over()
        self._still_ms += max(1, dt_ms)
        following = self.end() if self._still_ms >= END_PAUSE_MS else None
        if following is not None and self.app.manager.top is self:
            self._handed_over = True
            self.app.manager.replace(following)


def _is_quick(face: ClockFace) -> bool:
    """Whether the ring moves by more than a degree in a second."""
    return face.limit_ms is not None and face.limit_ms < 360_000
