"""The rules of WildWords as the engine asks for them. Source: rule book WildWords."""

from __future__ import annotations

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
    Reason,
    Refusal,
    Resign,
    Setup,
    Stopped,
    TimeUp,
    never,
    shuffled,
    starter,
)
from game.wildwords import challenge, computer, timing
from game.wildwords.analysis import Insight, analysed
from game.wildwords.board import ALL_TILES, TRAY
from game.wildwords.events import Dealt, HintGiven, Passed, Traded, TurnBegan, WildEvent
from game.wildwords.facts import FACTS
from game.wildwords.hints import check_hint, check_hints_left, hint_for
from game.wildwords.laying import check_lay
from game.wildwords.leaving import leave
from game.wildwords.moves import (
    Believe,
    Challenge,
    GiveUp,
    Hint,
    Judge,
    Lay,
    Pass,
    Spell,
    Trade,
    Vote,
    WildMove,
)
from game.wildwords.pot import draw, put_back
from game.wildwords.previews import preview_of
from game.wildwords.state import (
    Stage,
    WildState,
    handicap_of,
    hints_left,
    is_practice,
    pattern_limit,
    with_item,
)
from game.wildwords.turns import count_pass, with_pass, with_tray
from game.wildwords.views import WildView, shown_to, view_of

_OPEN: dict[Stage, tuple[type[WildMove], ...]] = {
    "turn": (Lay, Trade, Pass),
    "window": (Believe, Challenge),
    "votes": (Vote,),
    "spelling": (Spell, GiveUp),
    "honour": (Judge,),
    "over": (),
}
"""The moves that a stage awaits."""


class WildWords(Game[WildState, WildMove, WildView]):
    """WildWords: lay patterns, bluff, challenge."""

    facts: ClassVar[Facts] = FACTS
    state_type = WildState
    view_type = WildView
    move_type = WildMove
    event_type = WildEvent
    analysis_type = Insight

    def start(self, setup: Setup, chance: Chance) -> tuple[WildState, tuple[Event, ...]]:
        """Mix the pot, let a coin or die choose the first seat, and deal from it round the table.

        Raises Refusal `wildwords_practice_alone` where practice is to be played with others.
        """
        if is_practice(setup) and any(seat.kind != "person" for seat in setup.seats):
            raise Refusal("wildwords_practice_alone")
        first = starter(setup, chance)
        pot = "".join(shuffled(chance, ALL_TILES))
        nobody = (0,) * len(setup.seats)
        scores = tuple(handicap_of(setup, seat).head_start for seat in range(len(nobody)))
        trays = ("",) * len(nobody)
        events: list[Event] = []
        for place in range(len(nobody)):
            seat = (first + place) % len(nobody)
            pot, tiles = draw(pot, TRAY)
            trays = with_tray(trays, seat, tiles)
            events.append(Dealt(seat, len(tiles), tiles))
        turns = handicap_of(setup, first).turns
        state = WildState(setup, pot, trays, scores, nobody, nobody, nobody, first, turns)
        return state, (*events, TurnBegan(first, state.turn))

    def acts(self, state: WildState) -> tuple[Act, ...]:
        """The seat that is awaited; everybody else may resign at any time."""
        if state.stage == "over":
            return ()
        runs = timing.clocks(state)
        acts = [Act(state.awaited, self._open_to_awaited(state), True, runs)]
        acts += [
            Act(seat, (Resign.tag(),), False) for seat in state.active if seat != state.awaited
        ]
        if any(run.expires for run in runs):
            acts.append(Act(REFEREE, (TimeUp.tag(),), False))
        return tuple(acts)

    def check(self, state: WildState, actor: int, move: WildMove) -> None:
        """Raises Refusal if the actor may not make the move now."""
        if state.stage == "over":
            raise Refusal("match_over")
        if isinstance(move, TimeUp):
            timing.check_time_up(state, actor, move)
        elif isinstance(move, Resign):
            if actor not in state.active:
                raise Refusal("not_your_move")
        elif actor != state.awaited:
            raise Refusal("not_your_move")
        elif move.tag() not in self._open_to_awaited(state):
            raise Refusal("not_open")
        else:
            _check_content(state, actor, move)

    def play(
        self, state: WildState, actor: int, move: WildMove, spent_ms: int, chance: Chance
    ) -> tuple[WildState, tuple[Event, ...]]:
        """The state after the move. Raises Refusal like `check`, and `wildwords_time_left`."""
        self.check(state, actor, move)
        if isinstance(move, TimeUp):
            timing.check_time_spent(state, move, spent_ms)
        seat = move.actor if isinstance(move, TimeUp) else actor
        events: list[Event] = []
        state = replace(state, used_ms=with_item(state.used_ms, seat, spent_ms))
        return _played(state, seat, move, chance, events), tuple(events)

    def expired(self, state: WildState, clock: ClockRun) -> WildMove:
        """The referee calls time."""
        del state
        return TimeUp(clock.actor, clock.kind)

    def view(self, state: WildState, viewer: int) -> WildView:
        """What a seat or WATCHER may see."""
        return view_of(state, viewer)

    def show(self, event: Event, viewer: int) -> Event | None:
        """What a seat or WATCHER may see of an event."""
        return shown_to(event, viewer)

    def preview(self, view: WildView, move: WildMove, spent_ms: int) -> Preview:
        """Patterns, score and remarks of a play, from what this viewer knows."""
        del spent_ms
        return preview_of(view, move)

    def outcome(self, state: WildState) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return state.ended

    def results(self, state: WildState) -> tuple[GameResult, ...]:
        """The one game of the match once it is over."""
        ended = state.ended
        return () if ended is None else (GameResult(ended.winner, ended.reason),)

    def choose(
        self, view: WildView, level: Level, chance: Chance, stopped: Stopped = never
    ) -> Chosen:
        """The computer's move."""
        return computer.choose(view, level, chance, stopped)

    def hint(self, view: WildView, chance: Chance, stopped: Stopped = never) -> WildMove:
        """One honest play for the seat whose view this is."""
        del chance
        return hint_for(view, stopped)

    def analyse(self, state: WildState, stopped: Stopped = never) -> Insight:
        """The best plays here, or what the patterns of a pending play can mean."""
        return analysed(state, stopped)

    def _open_to_awaited(self, state: WildState) -> tuple[str, ...]:
        kinds = [kind.tag() for kind in _OPEN[state.stage]]
        if state.stage == "turn" and _has_hints(state):
            kinds += [Hint.tag(), AskHint.tag()]
        return (*kinds, Resign.tag())


def _has_hints(state: WildState) -> bool:
    """Whether the seat to move gets hints at all, be they used up or not."""
    return hints_left(state.setup, state.to_move, 0) != 0


def _check_content(state: WildState, seat: int, move: WildMove) -> None:
    match move:
        case Lay(placed):
            limit = pattern_limit(state.setup, seat)
            check_lay(state.board, state.trays[seat], placed, limit)
        case Trade():
            _check_trade(state)
        case Spell(words):
            challenge.check_spelling(state.open_play.play.patterns, words)
        case Hint():
            check_hint(state, seat, move)
        case AskHint():
            check_hints_left(state, seat)
        case _:
            pass


def _check_trade(state: WildState) -> None:
    if state.traded:
        raise Refusal("wildwords_traded_already")
    if not state.pot:
        raise Refusal("wildwords_pot_empty")


def _played(
    state: WildState, seat: int, move: WildMove, chance: Chance, events: list[Event]
) -> WildState:
    match move:
        case Trade():
            return _traded(state, seat, chance, events)
        case Lay(placed):
            limit = pattern_limit(state.setup, seat)
            play = check_lay(state.board, state.trays[seat], placed, limit)
            return challenge.lay(state, placed, play, events)
        case Pass():
            events.append(Passed(seat, state.passes + 1))
            return count_pass(with_pass(state), events)
        case Hint():
            return _hinted(state, seat, move, events)
        case AskHint():
            return state
        case Resign():
            return leave(state, seat, Reason.RESIGNED, chance, events)
        case _:
            return _answered(state, seat, move, chance, events)


def _answered(
    state: WildState, seat: int, move: WildMove, chance: Chance, events: list[Event]
) -> WildState:
    """What comes of an answer in a challenge, or of none in time."""
    match move:
        case Believe():
            return challenge.believe(state, events)
        case Challenge():
            return challenge.challenge(state, events)
        case Vote(agree):
            return challenge.vote(state, agree, events)
        case Spell(words):
            return challenge.spell(state, words, events)
        case GiveUp():
            return challenge.decide(state, succeeded=True, events=events)
        case Judge(good):
            return challenge.decide(state, succeeded=not good, events=events)
        case TimeUp(clock="budget"):
            return leave(state, seat, Reason.TIMEOUT, chance, events)
        case _:
            return challenge.unanswered(state, events)


def _traded(state: WildState, seat: int, chance: Chance, events: list[Event]) -> WildState:
    """The whole tray goes back into the pot first, then as many tiles are drawn."""
    gave = state.trays[seat]
    pot, drew = draw(put_back(state.pot, gave, chance), len(gave))
    events.append(Traded(seat, len(gave), gave, drew))
    return replace(state, pot=pot, trays=with_tray(state.trays, seat, drew), traded=True)


def _hinted(state: WildState, seat: int, move: Hint, events: list[Event]) -> WildState:
    used = with_item(state.hints_used, seat, 1)
    left = hints_left(state.setup, seat, used[seat])
    events.append(HintGiven(seat, move.placed, move.words, left))
    return replace(state, hints_used=used)
