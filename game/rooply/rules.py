"""Rooply as the arcade plays it: the game's side of the contract."""

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
    Refusal,
    Resign,
    Setup,
    Stopped,
    TimeUp,
    never,
)
from game.rooply import advice, computer, plays, turns
from game.rooply.dice import SHORTEST
from game.rooply.facts import FACTS
from game.rooply.moves import (
    AnyEvent,
    AnyMove,
    BlacksOnly,
    Hint,
    HintGiven,
    Pass,
    Place,
    Roll,
    TurnLost,
    WildCard,
    WildCardSpent,
)
from game.rooply.state import (
    SETTLING_MS,
    Advice,
    RooplyState,
    Sight,
    clock_ms,
    grade_of,
    hints_left,
    opening_ms,
)

Step = tuple[RooplyState, tuple[Event, ...]]


class Rooply(Game[RooplyState, AnyMove, Sight]):
    """The rules of Rooply, 1 to 4 seats with a board each."""

    facts: ClassVar[Facts] = FACTS
    state_type = RooplyState
    view_type = Sight
    move_type = AnyMove
    event_type = AnyEvent
    analysis_type = Advice

    def start(self, setup: Setup, chance: Chance) -> Step:
        """Empty boards. Raises Refusal `no_words` if no word of the table fits on a board."""
        if not setup.lexicon.words(range(SHORTEST, grade_of(setup).side + 1)):
            raise Refusal("no_words", least=SHORTEST, most=grade_of(setup).side)
        return turns.begun(setup, chance)

    def acts(self, state: RooplyState) -> tuple[Act, ...]:
        """The turn's moves for its seat; resigning is open to every seat that still plays."""
        if state.outcome is not None:
            return ()
        turn = state.turn
        others = (
            Act(seat, (Resign.tag(),), owed=False)
            for seat, player in enumerate(state.players)
            if seat != turn.seat and player.playing
        )
        mine = _placing(state) if turn.throw else _opening(state)
        return (*mine, *others)

    def check(self, state: RooplyState, actor: int, move: AnyMove) -> None:
        """Raises Refusal if the move breaks a rule; who may act is in `acts`."""
        if isinstance(move, Place):
            plays.word_played(state, move, 0)
        elif isinstance(move, BlacksOnly):
            plays.blacks_played(state, move)
        elif isinstance(move, WildCard):
            plays.wild_throw(state, move)
        elif isinstance(move, AskHint | Hint):
            _check_hint(state, actor, move)
        elif isinstance(move, TimeUp) and (move.actor, move.clock) != (state.turn.seat, "turn"):
            raise Refusal("not_open")

    def play(
        self, state: RooplyState, actor: int, move: AnyMove, spent_ms: int, chance: Chance
    ) -> Step:
        """The state after a move. Raises Refusal like `check`, and where time has run out."""
        match move:
            case Place() | BlacksOnly():
                return _placed(state, move, spent_ms)
            case Roll():
                return _rolled(state, actor, spent_ms, chance)
            case WildCard():
                return _wild_card(state, move, spent_ms)
            case Hint():
                return _hint(state, move, spent_ms)
            case Resign():
                return turns.resigned(state, actor)
            case Pass() | TimeUp():
                return _lost(state, move, spent_ms)
            case AskHint():
                raise Refusal("not_open")

    def expired(self, state: RooplyState, clock: ClockRun) -> AnyMove:
        """The referee rolls for who waits too long; later the turn is lost."""
        return TimeUp(clock.actor, clock.kind) if state.turn.throw else Roll()

    def view(self, state: RooplyState, viewer: int) -> Sight:
        """Everything, but no hint that another seat was given."""
        turn = state.turn
        if turn.seat != viewer:
            turn = replace(turn, hint=None)
        return Sight(
            viewer,
            state.setup,
            state.players,
            state.order,
            state.round,
            turn,
            state.outcome,
        )

    def show(self, event: Event, viewer: int) -> Event | None:
        """Everything, but no hint that another seat was given."""
        return None if isinstance(event, HintGiven) and event.seat != viewer else event

    def preview(self, view: Sight, move: AnyMove, spent_ms: int) -> Preview:
        """Word, runs and score of a play, or the reason against it."""
        return plays.previewed(view, view.viewer, move, spent_ms)

    def outcome(self, state: RooplyState) -> Outcome | None:
        """How the match ended."""
        return state.outcome

    def results(self, state: RooplyState) -> tuple[GameResult, ...]:
        """The one game of the match, once it is over."""
        ended = state.outcome
        return (GameResult(ended.winner, ended.reason),) if ended else ()

    def choose(self, view: Sight, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
        """The computer's move."""
        return computer.chosen(view, level, chance, stopped)

    def hint(self, view: Sight, chance: Chance, stopped: Stopped = never) -> AnyMove:
        """One word that fits, a common one."""
        return advice.hint(view, chance, stopped)

    def analyse(self, state: RooplyState, stopped: Stopped = never) -> Advice:
        """The best plays for the throw that lies."""
        return advice.analysed(state, stopped)


def _opening(state: RooplyState) -> tuple[Act, ...]:
    """Rolling or a wild card, before the referee rolls; the turn's clock runs already."""
    seat, serial = state.turn.seat, state.turn.serial
    clocks = (
        ClockRun(seat, "turn", 2 * serial, clock_ms(state.setup, seat)),
        ClockRun(seat, "answer", 2 * serial, opening_ms(state.setup, seat)),
    )
    moves = (Roll.tag(), WildCard.tag(), Resign.tag())
    return (Act(seat, moves, True, clocks), Act(REFEREE, (Roll.tag(),), False))


def _placing(state: RooplyState) -> tuple[Act, ...]:
    """A word, black squares only, or nothing. A roll has set the clock to full, a card has not."""
    turn = state.turn
    clock = ClockRun(
        turn.seat,
        "turn",
        2 * turn.serial + min(turn.throws, 1),
        clock_ms(state.setup, turn.seat),
        turn.used_ms,
        SETTLING_MS * turn.throws,
    )
    hinted = state.setup.seats[turn.seat].handicap is not None
    hints = (AskHint.tag(), Hint.tag()) if hinted else ()
    moves = (Place.tag(), BlacksOnly.tag(), Pass.tag(), Resign.tag(), *hints)
    return (Act(turn.seat, moves, True, (clock,)), Act(REFEREE, (TimeUp.tag(),), False))


def _check_run_out(limit_ms: int | None, used_ms: int) -> None:
    """The referee may step in only where a clock has run out."""
    if limit_ms is None or used_ms < limit_ms:
        raise Refusal("time_left")


def _check_hint(state: RooplyState, actor: int, move: AskHint | Hint) -> None:
    if hints_left(state.setup, state.players, actor) == 0:
        raise Refusal("no_hints_left")
    if isinstance(move, Hint) and move.play is not None:
        plays.word_played(state, move.play, 0)


def _hint(state: RooplyState, move: Hint, spent_ms: int) -> Step:
    used = plays.check_time(state, spent_ms)
    counts = move.play is not None
    player = replace(state.player, hints_used=state.player.hints_used + counts)
    turn = replace(state.turn, used_ms=used, hint=move.play)
    after = turns.with_player(replace(state, turn=turn), turn.seat, player)
    return after, (HintGiven(turn.seat, move.play),)


def _wild_card(state: RooplyState, move: WildCard, spent_ms: int) -> Step:
    used = plays.check_time(state, spent_ms)
    throw = plays.wild_throw(state, move)
    player = replace(state.player, wild_cards=state.player.wild_cards - 1)
    turn = replace(state.turn, throw=throw, throws=0, used_ms=used)
    after = turns.with_player(replace(state, turn=turn), turn.seat, player)
    return after, (WildCardSpent(turn.seat, throw),)


def _placed(state: RooplyState, move: Place | BlacksOnly, spent_ms: int) -> Step:
    plays.check_time(state, spent_ms)
    if isinstance(move, Place):
        word = plays.word_played(state, move, spent_ms)
        return _after(word.event, turns.turn_over(state, word.player, placed=True))
    blacks = plays.blacks_played(state, move)
    return _after(blacks.event, turns.turn_over(state, blacks.player, placed=True))


def _rolled(state: RooplyState, actor: int, spent_ms: int, chance: Chance) -> Step:
    if actor == REFEREE:
        _check_run_out(opening_ms(state.setup, state.turn.seat), spent_ms)
    after, event = turns.thrown(state, chance, by_referee=actor == REFEREE)
    return after, (event,)


def _lost(state: RooplyState, move: Pass | TimeUp, spent_ms: int) -> Step:
    by_clock = isinstance(move, TimeUp)
    if by_clock:
        limit = clock_ms(state.setup, state.turn.seat)
        _check_run_out(limit, state.turn.used_ms + spent_ms)
    else:
        plays.check_time(state, spent_ms)
    player = replace(state.player, blacks_before=False)
    event = TurnLost(state.turn.seat, by_clock)
    return _after(event, turns.turn_over(state, player, placed=False))


def _after(event: Event, step: Step) -> Step:
    after, events = step
    return after, (event, *events)
