"""The rules of Word Winder as the engine asks for them. Source: rule book Word Winder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from game.contract import (
    REFEREE,
    Act,
    AskHint,
    Chance,
    Chosen,
    ClockRun,
    Event,
    Facts,
    Game,
    GameResult,
    Level,
    Outcome,
    Preview,
    Refusal,
    Resign,
    Setup,
    Stopped,
    TimeUp,
    never,
)
from game.wordwinder import asking, computer, opening, penalty
from game.wordwinder.acts import acts_of, awaited, owed_moves, referee_act
from game.wordwinder.analysis import Insight, analysed
from game.wordwinder.events import HintGiven, TookOver, WinderEvent, WordLaid
from game.wordwinder.facts import FACTS
from game.wordwinder.hints import hint_for
from game.wordwinder.leaving import press
from game.wordwinder.legality import check_lay, newly_covered
from game.wordwinder.moves import (
    Accept,
    CallPenalty,
    Challenge,
    ConfirmPenalty,
    Hint,
    Lay,
    Pass,
    TakeOver,
    WinderMove,
)
from game.wordwinder.search import spelled
from game.wordwinder.sides import hints_left, is_person
from game.wordwinder.state import Hinted, LaidWord, Position, WinderState
from game.wordwinder.timing import turn_clocks
from game.wordwinder.turns import lose_turn, settle, sides_after, take_pass, with_item
from game.wordwinder.views import WinderView, preview_of, shown_to, view_of, with_word


class WordWinder(Game[WinderState, WinderMove, WinderView]):
    """Word Winder: SideWinder, RaceWinder and GiantWinder, with the 32 faces of its tiles."""

    facts: ClassVar[Facts] = FACTS
    state_type = WinderState
    view_type = WinderView
    move_type = WinderMove
    event_type = WinderEvent
    analysis_type = Insight

    def __init__(self, faces: Sequence[str]) -> None:
        self.faces = tuple(faces)

    def start(self, setup: Setup, chance: Chance) -> tuple[WinderState, tuple[Event, ...]]:
        """Shuffle and lay the board, and roll the die for the start.

        Raises Refusal where sides, options and handicaps do not go together, or the board has
        no word for a seat.
        """
        position, events = opening.opened(setup, self.faces, chance)
        return WinderState(position), events

    def acts(self, state: WinderState) -> tuple[Act, ...]:
        """The seat to move or to answer, the referee, and what is open out of turn."""
        position = state.position
        return acts_of(position) if position.outcome is None else ()

    def check(self, state: WinderState, actor: int, move: WinderMove) -> None:
        """Raises Refusal if that actor may not make that move now."""
        position = state.position
        if position.outcome is not None:
            raise Refusal("match_over")
        if isinstance(move, TimeUp):
            _check_time_up(position, actor, move)
        elif actor not in range(len(position.setup.seats)):
            raise Refusal("not_your_move")
        elif isinstance(move, Resign):
            _check_resign(position, actor)
        elif isinstance(move, CallPenalty):
            penalty.check_call(position, actor)
        elif isinstance(move, ConfirmPenalty):
            penalty.check_confirm(position, actor)
        else:
            _check_in_turn(position, actor, move)

    def play(
        self,
        state: WinderState,
        actor: int,
        move: WinderMove,
        spent_ms: int,  # noqa: ARG002 - the contract's
        chance: Chance,  # noqa: ARG002 - the contract's
    ) -> tuple[WinderState, tuple[Event, ...]]:
        """The state after the move. Only the die at the start draws from chance."""
        self.check(state, actor, move)
        events: list[Event] = []
        if isinstance(move, Hint):
            return _with_hint(state, actor, move, events), tuple(events)
        position = _played(state.position, actor, move, events)
        same_turn = position.turn == state.position.turn
        return WinderState(position, state.hint if same_turn else None), tuple(events)

    def expired(self, state: WinderState, clock: ClockRun) -> WinderMove:  # noqa: ARG002 - the contract's
        """The turn passes, the answer is no, or the penalty call is void."""
        return TimeUp(clock.actor, clock.kind)

    def view(self, state: WinderState, viewer: int) -> WinderView:
        """What a seat or WATCHER sees: all but the others' hints."""
        return view_of(state, viewer)

    def show(self, event: Event, viewer: int) -> Event | None:
        """What a seat or WATCHER sees of an event."""
        return shown_to(event, viewer)

    def preview(
        self,
        view: WinderView,
        move: WinderMove,
        spent_ms: int,  # noqa: ARG002 - the contract's
    ) -> Preview:
        """The word of a path, finished or not, and what it would leave to go."""
        seated = view.viewer >= 0
        return preview_of(view, move) if seated and isinstance(move, Lay) else Preview()

    def outcome(self, state: WinderState) -> Outcome | None:
        """How the match ended; scores are chips on the board, by seat."""
        return state.position.outcome

    def results(self, state: WinderState) -> tuple[GameResult, ...]:
        """The match is one game."""
        outcome = state.position.outcome
        return (GameResult(outcome.winner, outcome.reason),) if outcome is not None else ()

    def choose(
        self, view: WinderView, level: Level, chance: Chance, stopped: Stopped = never
    ) -> Chosen:
        """The computer's move at that level."""
        return computer.choose(view, level, chance, stopped)

    def hint(
        self,
        view: WinderView,
        chance: Chance,  # noqa: ARG002 - the contract's
        stopped: Stopped = never,  # noqa: ARG002 - the contract's
    ) -> WinderMove:
        """One common word with its path."""
        return hint_for(view)

    def analyse(
        self,
        state: WinderState,
        stopped: Stopped = never,  # noqa: ARG002 - the contract's
    ) -> Insight:
        """The words that would have won or blocked here."""
        return analysed(state.position)


# --- what is refused -------------------------------------------------------------------


def _check_time_up(position: Position, actor: int, move: TimeUp) -> None:
    runs = [*turn_clocks(position), *referee_act(position).clocks]
    known = any(run.actor == move.actor and run.kind == move.clock for run in runs)
    if actor != REFEREE or not known:
        raise Refusal("not_open")


def _check_resign(position: Position, actor: int) -> None:
    there = position.side_of(actor) in position.active and actor not in position.pressed
    if not there or not is_person(position.setup.seats[actor]):
        raise Refusal("not_open")


def _check_in_turn(position: Position, actor: int, move: WinderMove) -> None:
    if actor != awaited(position):
        raise Refusal("not_your_move")
    if type(move) not in owed_moves(position, actor):
        raise Refusal("not_open")
    if isinstance(move, Lay):
        check_lay(position, actor, move.path)
    elif isinstance(move, AskHint | Hint):
        _check_hint(position, actor, move)


def _check_hint(position: Position, seat: int, move: AskHint | Hint) -> None:
    if hints_left(position.setup, seat, position.hints_used[seat]) == 0:
        raise Refusal("no_hints_left")
    if isinstance(move, Hint) and move.path:
        check_lay(position, seat, move.path)


# --- what is done ----------------------------------------------------------------------


def _played(position: Position, actor: int, move: WinderMove, events: list[Event]) -> Position:
    match move:
        case Lay():
            return _laid(position, actor, move, events)
        case Pass():
            return take_pass(position, events)
        case TakeOver():
            return _taken_over(position, actor, events)
        case TimeUp():
            return _time_up(position, move, events)
        case Resign():
            return press(position, actor, events)
        case _:
            return _answered(position, actor, move, events)


def _answered(position: Position, actor: int, move: WinderMove, events: list[Event]) -> Position:
    match move:
        case Challenge():
            return asking.challenge(position, events)
        case Accept():
            return asking.accept(position, events)
        case CallPenalty():
            return penalty.call(position, actor, events)
        case ConfirmPenalty():
            return penalty.confirm(position, actor, events)
        case _:
            return position


def _laid(position: Position, seat: int, move: Lay, events: list[Event]) -> Position:
    side, covered = position.side_of(seat), newly_covered(position, move.path)
    word = LaidWord(seat, side, spelled(position.letters, move.path), move.path, covered)
    events.append(WordLaid(seat, side, word.word, word.path, covered))
    none = (0,) * len(position.setup.seats)
    position = replace(
        with_word(position, side, move.path),
        words=(*position.words, word),
        passes=none,
        idle=none,
    )
    others = sides_after(side, position.active, position.sides)
    if position.setup.options["challenge"] is True and others:
        return asking.open_window(position, events)
    return settle(position, events)


def _taken_over(position: Position, seat: int, events: list[Event]) -> Position:
    events.append(TookOver(seat, position.side_of(seat)))
    return settle(opening.taken_over(position), events)


def _time_up(position: Position, move: TimeUp, events: list[Event]) -> Position:
    if move.actor == REFEREE:
        return penalty.let_lapse(position, events)
    if move.clock == "answer":
        return asking.accept(position, events)
    return lose_turn(position, "clock", events)


def _with_hint(state: WinderState, seat: int, move: Hint, events: list[Event]) -> WinderState:
    """A hint that found nothing costs none."""
    position = state.position
    used = position.hints_used[seat] + bool(move.path)
    position = replace(position, hints_used=with_item(position.hints_used, seat, used))
    word = spelled(position.letters, move.path)
    events.append(HintGiven(seat, word, move.path, hints_left(position.setup, seat, used)))
    return WinderState(position, Hinted(seat, move.path))
