"""The table: one live match with its clocks, opponents and journal, the referee of all play.

Couch, computer, network host, replay and tests go through this one path. A scene asks the table
everything it wants to know and is told of everything that happens; it never asks the rules.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from game.clock import Clock, ClockFace, ClockRow
from game.contract import (
    REFEREE,
    Act,
    Analysis,
    AskHint,
    Event,
    Frozen,
    GameResult,
    Move,
    Notice,
    Outcome,
    Preview,
    Refusal,
    Setup,
    State,
    View,
)
from game.engine import Entry, Match
from game.opponents import Opponents
from game.record import RecordedMove, recorded
from game.thinking import Thinking, Thought

LOOK_HUMAN_MS = 900
"""A computer's move is not shown sooner than this after its turn began."""

UNDO_WAIT_MS = 3000
"""Where moves may be taken back, a computer next in turn waits this long."""


class Happened(Frozen, frozen=True):
    """One move and what it brought, as one viewer may see it.

    `move` is None for the start, and for a move whose content is not for this viewer.
    """

    number: int
    actor: int
    move: Move | None
    events: tuple[Event, ...]
    spent_ms: int = 0
    undone: bool = False


class Keeper(Protocol):
    """Where the moves of a table are written down; `game.archive.Journal` is one."""

    def append(self, line: RecordedMove) -> None:
        """Write a move down. Raises OSError."""
        ...

    def undo(self) -> None:
        """Write down that the last move was taken back. Raises OSError."""
        ...

    def save_whole(self, match: Match) -> None:
        """Write the second copy of the match. Raises OSError."""
        ...


class Manner(NamedTuple):
    """How a table behaves where the rules leave it free.

    `all_here` says that every seat is on this machine: play may be paused, a move taken back.
    With `human_pace` a computer's move is not made at once.
    """

    all_here: bool = True
    human_pace: bool = True


Listener = Callable[[Happened], None]


class Table:
    """A live match. `now_ms` is a monotonic source; `tick` is called once a frame."""

    def __init__(
        self,
        match: Match,
        opponents: Opponents,
        now_ms: Callable[[], int],
        keeper: Keeper | None = None,
        manner: Manner | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.manner = manner or Manner()
        self._clocks = ClockRow(now_ms)
        self._thinking = Thinking(match, opponents)
        self._thought: Thought | None = None
        self._ledger = _Ledger(keeper)
        self._listeners: list[tuple[int, Listener]] = []
        self._clocks.set(self.acts(), REFEREE)

    # --- asking ------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """How the match was set."""
        return self.match.setup

    @property
    def paused(self) -> bool:
        """Whether the clocks stand still."""
        return self._clocks.paused

    @property
    def thinking(self) -> int | None:
        """The computer's seat that is at work on its move, if any."""
        return self._thinking.choosing

    @property
    def trouble(self) -> Notice | None:
        """Why a computer's move, hint or analysis failed; play stands still until `retry`."""
        return self._thinking.trouble

    @property
    def analyses(self) -> Mapping[int, Analysis]:
        """What has been said of positions so far, by number: that of the state before that move.

        0 is the start.
        """
        return self._thinking.analyses

    @property
    def awaited(self) -> frozenset[int]:
        """The positions that are still to be looked at."""
        return self._thinking.awaited

    @property
    def saved(self) -> bool:
        """Whether every move so far is on the disk (true where nothing is kept)."""
        return not self._ledger.unsaved

    def acts(self) -> tuple[Act, ...]:
        """What is open to whom now."""
        return self.match.acts()

    def view(self, viewer: int) -> View:
        """What a seat or WATCHER may see now."""
        view: View = self.game.view(self.match.state, viewer)
        return view

    def preview(self, seat: int, move: Move) -> Preview:
        """What the move would bring, from what that seat knows."""
        return self.game.preview(self.view(seat), move, self._clocks.untold_ms(seat))

    def check(self, seat: int, move: Move) -> None:
        """Raises Refusal if the seat may not make that move now."""
        self.match.check(seat, move)

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.game.outcome(self.match.state)

    def results(self) -> tuple[GameResult, ...]:
        """The games of the match that are over."""
        return self.game.results(self.match.state)

    def clock(self, actor: int) -> ClockFace | None:
        """The clock of a seat that runs now, the first if there are two."""
        return self._clocks.face(actor)

    def answer_clock(self, actor: int) -> ClockFace | None:
        """The clock of an answer that a seat owes, where it runs beside another one."""
        return self._clocks.face(actor, "answer")

    def may_undo(self, seat: int) -> bool:
        """Whether that seat may take its last move back now.

        Source: rules common, Kids' handicap mode: until the next seat has acted, all on one
        machine; what chance decided, or what ended a game, cannot be undone.
        """
        if not (self.setup.kids and self.manner.all_here and self.match.entries):
            return False
        last, before = self.match.entries[-1], self.match.states[-2]
        own = last.actor == seat and self.setup.seats[seat].kind == "person"
        harmless = last.move.undoable and not last.chance
        return own and harmless and len(self.game.results(before)) == len(self.results())

    # --- doing -------------------------------------------------------------------------

    def listen(self, viewer: int, callback: Listener) -> Callable[[], None]:
        """Be told of everything that happens, as that viewer may see it; returns how to stop."""
        pair = (viewer, callback)
        self._listeners.append(pair)

        def stop() -> None:
            with contextlib.suppress(ValueError):
                self._listeners.remove(pair)

        return stop

    def opening(self, viewer: int) -> Happened:
        """What happened at the start, as that viewer may see it."""
        return Happened(0, REFEREE, None, self._shown(self.match.opening, viewer))

    def submit(self, seat: int, move: Move) -> None:
        """Make a move for a seat. Raises Refusal, and nothing has changed then."""
        self._clocks.pass_time()
        if self.paused:
            raise Refusal("table_paused")
        self._call_time()
        self.match.check(seat, move)
        if isinstance(move, AskHint):
            if self._thinking.busy:
                raise Refusal("hint_on_its_way")
            self._thinking.ask_hint(seat)
        else:
            self._play(seat, move, self._clocks.untold_ms(seat))

    def undo(self, seat: int) -> None:
        """Take the seat's last move back; its time stays used. Raises Refusal `no_undo`."""
        if not self.may_undo(seat):
            raise Refusal("no_undo")
        entry = self.match.undo()
        self._forget_thoughts()
        self._clocks.set_back(self.acts(), entry.actor, entry.spent_ms)
        self._ledger.undo()
        number = len(self.match.entries) + 1
        self._tell(Happened(number, entry.actor, entry.move, (), entry.spent_ms, True))

    def tick(self) -> None:
        """Let time pass: clocks run out, computers move, hints and analyses arrive."""
        self._clocks.pass_time()
        if self.paused:
            return
        thought = self._thinking.receive()
        if self.outcome() is not None:
            self._thinking.analyse_next()
            return
        if not self._call_time() and thought is not None:
            self._take_thought(thought)
        self._let_computer_move()
        if not self._clocks.any:
            self._thinking.analyse_next()

    def pause(self) -> None:
        """Stop the clocks. Raises Refusal `no_pause` where a seat is elsewhere."""
        if not self.manner.all_here:
            raise Refusal("no_pause")
        self._clocks.pass_time()
        self._clocks.paused = True
        self._ledger.save_whole(self.match)

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """The clocks that run, as they stand."""
        self._clocks.pass_time()
        return self._clocks.kept

    def take_up(self, clocks: Sequence[Clock]) -> None:
        """Go on with the time that was left when the match was left."""
        self._clocks.take_up(clocks)

    def resume(self) -> None:
        """Let the clocks go on where they stood."""
        self._clocks.pass_time()
        self._clocks.paused = False

    def analyse(self) -> None:
        """Begin to look at every position of the games that are over; `analyses` fills up.

        That goes on while no clock runs, and begins anew where a move broke it off.
        """
        over = len(self.results())
        ended = (n for n, state in enumerate(self.match.states) if self._over(state) == over)
        self._thinking.analyse(next(ended, 0) if over else 0)

    def _over(self, state: State) -> int:
        return len(self.game.results(state))

    def retry(self) -> None:
        """After trouble: let the computer try again."""
        self._thinking.trouble = None

    def stop_keeping(self) -> None:
        """Write nothing more down: the match is kept as a record now."""
        self._ledger = _Ledger(None)

    def close(self) -> None:
        """Leave the table; the match stays saved as it is."""
        self._forget_thoughts()
        self._listeners.clear()
        self._ledger.save_whole(self.match)

    # --- inside ------------------------------------------------------------------------

    def _play(self, actor: int, move: Move, spent_ms: int) -> None:
        events = self.match.play(actor, move, spent_ms)
        self._forget_thoughts()
        self._clocks.set(self.acts(), actor)
        self._ledger.add(self.match.entries[-1])
        self._tell(Happened(len(self.match.entries), actor, move, events, spent_ms))

    def _tell(self, happened: Happened) -> None:
        """Of hints, and in a game with secrets, the others are told by the events alone."""
        hint = happened.move is not None and happened.move.tag() == "hint"
        secret = self.game.facts.has_secrets or hint
        for viewer, callback in tuple(self._listeners):
            open_move = happened.actor == viewer or not secret
            callback(
                Happened(
                    happened.number,
                    happened.actor,
                    happened.move if open_move else None,
                    self._shown(happened.events, viewer),
                    happened.spent_ms,
                    happened.undone,
                )
            )

    def _shown(self, events: tuple[Event, ...], viewer: int) -> tuple[Event, ...]:
        seen = (self.game.show(event, viewer) for event in events)
        return tuple(event for event in seen if event is not None)

    def _call_time(self) -> bool:
        """Whether a clock has run out; a computer's never does: a slow machine isn't its fault."""
        for clock in self._clocks.run_out():
            if not self._is_computer(clock.run.actor):
                move: Move = self.game.expired(self.match.state, clock.run)
                self._play(REFEREE, move, clock.untold_ms)
                return True
        return False

    def _is_computer(self, seat: int) -> bool:
        return seat >= 0 and self.setup.seats[seat].kind == "computer"

    def _let_computer_move(self) -> None:
        if self._thinking.busy or self.trouble is not None:
            return
        if self._thought is not None:
            if self._clocks.waited_ms >= self._patience_ms():
                self._play_thought(self._thought, self._thought.spent_ms)
            return
        for act in self.acts():
            if act.owed and self._is_computer(act.actor):
                self._thinking.ask_move(act.actor)
                return

    def _take_thought(self, thought: Thought) -> None:
        if thought.task == "hint":
            self._play_thought(thought, self._clocks.untold_ms(thought.seat))
        else:
            self._thought = thought

    def _play_thought(self, thought: Thought, spent_ms: int) -> None:
        try:
            self._play(thought.seat, thought.move, spent_ms)
        except Refusal as refusal:
            self._forget_thoughts()
            self._thinking.trouble = Notice("computer_failed", {"detail": refusal.code})

    def _patience_ms(self) -> int:
        if not self.manner.human_pace:
            return 0
        last = self.match.entries[-1].actor if self.match.entries else REFEREE
        undoable = last >= 0 and self.may_undo(last)
        return UNDO_WAIT_MS if undoable else LOOK_HUMAN_MS

    def _forget_thoughts(self) -> None:
        self._thinking.forget()
        self._thought = None


class _Ledger:
    """Writes moves down before they are told; what a full disk refuses waits for the next time."""

    def __init__(self, keeper: Keeper | None) -> None:
        self._keeper = keeper
        self.unsaved: list[RecordedMove | None] = []
        """Lines not on the disk yet; None takes the line before it back."""

    def add(self, entry: Entry) -> None:
        self._put(recorded(entry))

    def undo(self) -> None:
        self._put(None)

    def save_whole(self, match: Match) -> None:
        if self._keeper is not None:
            self._write(self._keeper)
            with contextlib.suppress(OSError):
                self._keeper.save_whole(match)

    def _put(self, line: RecordedMove | None) -> None:
        if self._keeper is not None:
            self.unsaved.append(line)
            self._write(self._keeper)

    def _write(self, keeper: Keeper) -> None:
        with contextlib.suppress(OSError):
            while self.unsaved:
                line = self.unsaved[0]
                if line is None:
                    keeper.undo()
                else:
                    keeper.append(line)
                self.unsaved.pop(0)
