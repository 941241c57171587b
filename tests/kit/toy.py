"""A tiny game for trials of the engine: take 1-3 stones; who takes the last one wins.

Every seat holds a secret die; the fourth seat to be dealt nothing, the watcher sees no die.
"""

from __future__ import annotations

from typing import ClassVar

from game.contract import (
    Act,
    Analysis,
    AskHint,
    Chance,
    Chosen,
    ClockRun,
    Event,
    Facts,
    Flag,
    Game,
    GameResult,
    Handicaps,
    Level,
    Line,
    Move,
    Option,
    Outcome,
    Preview,
    Reason,
    Refusal,
    Resign,
    Setup,
    State,
    Stopped,
    TimeUp,
    View,
    Whole,
    never,
    starter,
)


class Take(Move, frozen=True):
    stones: int


class Peek(Move, frozen=True):
    """Rolls one's own die again: a move with chance."""


class Hint(Move, frozen=True):
    undoable: ClassVar[bool] = False
    stones: int


AnyMove = Take | Peek | Hint | Resign | TimeUp | AskHint


class Heap(State, frozen=True):
    setup: Setup
    stones: int
    to_move: int
    dice: tuple[int, ...]
    turn: int = 1
    used_ms: int = 0
    ended: Outcome | None = None


class Sight(View, frozen=True):
    stones: int
    to_move: int
    my_die: int | None


class Taken(Event, frozen=True):
    seat: int
    stones: int


class Rolled(Event, frozen=True):
    seat: int
    die: int


class Remark(Analysis, frozen=True):
    winning: bool


class Stones(Game[Heap, AnyMove, Sight]):
    facts: ClassVar[Facts] = Facts(
        id="stones",
        title="Stones",
        tagline="Take the last one.",
        rules_version=1,
        least_seats=1,
        most_seats=4,
        options=(
            Option("stones", "Stones", "How many lie there.", 10, Whole(1, 99)),
            Option("clock", "Clock", "Ten seconds a turn.", True, Flag()),
        ),
        dictionaries=("pocket",),
        default_dictionary="pocket",
        has_secrets=True,
        handicaps=Handicaps("turns", (4, 5, 6), 0, True),
    )
    state_type = Heap
    view_type = Sight
    move_type = AnyMove
    event_type = Taken | Rolled
    analysis_type = Remark

    def start(self, setup: Setup, chance: Chance) -> tuple[Heap, tuple[Event, ...]]:
        first = starter(setup, chance)
        dice = tuple(chance.below(6) for _ in setup.seats)
        stones = setup.options["stones"]
        assert isinstance(stones, int)
        heap = Heap(setup, stones, first, dice)
        return heap, tuple(Rolled(seat, die) for seat, die in enumerate(dice))

    def acts(self, state: Heap) -> tuple[Act, ...]:
        if state.ended is not None:
            return ()
        limit = 10_000 if state.setup.options["clock"] else None
        run = ClockRun(state.to_move, "turn", state.turn, limit, state.used_ms)
        moves = ("take", "peek", "hint", "ask_hint", "resign")
        others = (s for s in range(len(state.setup.seats)) if s != state.to_move)
        return (
            Act(state.to_move, moves, True, (run,)),
            Act(-1, ("time_up",), False),
            *(Act(seat, ("resign",), False) for seat in others),
        )

    def check(self, state: Heap, actor: int, move: AnyMove) -> None:
        if isinstance(move, Take) and not 1 <= move.stones <= min(3, state.stones):
            raise Refusal("too_many_stones", stones=move.stones)

    def play(
        self, state: Heap, actor: int, move: AnyMove, spent_ms: int, chance: Chance
    ) -> tuple[Heap, tuple[Event, ...]]:
        self.check(state, actor, move)
        if isinstance(move, Resign | TimeUp):
            loser = actor if isinstance(move, Resign) else move.actor
            reason = Reason.RESIGNED if isinstance(move, Resign) else Reason.TIMEOUT
            return self._ended(state, 1 - loser, reason), ()
        if isinstance(move, Peek):
            die = chance.below(6)
            dice = tuple(die if seat == actor else old for seat, old in enumerate(state.dice))
            used = state.used_ms + spent_ms
            return self._with(state, dice=dice, used_ms=used), (Rolled(actor, die),)
        if isinstance(move, Take):
            left = state.stones - move.stones
            after = self._with(
                state,
                stones=left,
                to_move=(state.to_move + 1) % len(state.setup.seats),
                turn=state.turn + 1,
                used_ms=0,
            )
            if left == 0:
                after = self._ended(after, actor, Reason.NO_PLAY)
            return after, (Taken(actor, move.stones),)
        return self._with(state, used_ms=state.used_ms + spent_ms), ()

    @staticmethod
    def _with(state: Heap, **changes: object) -> Heap:
        fields = {name: getattr(state, name) for name in state.__struct_fields__}
        return Heap(**{**fields, **changes})

    def _ended(self, state: Heap, winner: int, reason: Reason) -> Heap:
        scores = tuple(int(seat == winner) for seat in range(len(state.setup.seats)))
        return self._with(state, ended=Outcome(scores, winner, reason))

    def expired(self, state: Heap, clock: ClockRun) -> AnyMove:
        return TimeUp(clock.actor, clock.kind)

    def view(self, state: Heap, viewer: int) -> Sight:
        die = state.dice[viewer] if viewer >= 0 else None
        return Sight(state.stones, state.to_move, die)

    def show(self, event: Event, viewer: int) -> Event | None:
        return None if isinstance(event, Rolled) and event.seat != viewer else event

    def preview(self, view: Sight, move: AnyMove, spent_ms: int) -> Preview:
        return Preview((Line(str(spent_ms)),))

    def outcome(self, state: Heap) -> Outcome | None:
        return state.ended

    def results(self, state: Heap) -> tuple[GameResult, ...]:
        return (GameResult(state.ended.winner, state.ended.reason),) if state.ended else ()

    def choose(self, view: Sight, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
        return Chosen(Take(view.stones % 4 or 1), 1500)

    def hint(self, view: Sight, chance: Chance, stopped: Stopped = never) -> AnyMove:
        return Hint(view.stones % 4 or 1)

    def analyse(self, state: Heap, stopped: Stopped = never) -> Remark:
        return Remark(state.stones % 4 != 0)
