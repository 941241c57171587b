"""The rules of Wordaway. Source: rules wordaway."""

from __future__ import annotations

from typing import ClassVar

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
)
from game.wordaway import computer, options, turns
from game.wordaway.phrases import checked_phrase, missing_letter, read_collection
from game.wordaway.remarks import remarks
from game.wordaway.state import (
    Agree,
    AnyEvent,
    AnyMove,
    Board,
    Hint,
    HintGiven,
    Play,
    Propose,
    Ready,
    Skip,
    Verdict,
    WordawayState,
    WordawayView,
)
from game.wordaway.turns import Loss
from game.wordaway.verdicts import Verdicts, read_verdicts
from game.wordaway.words import checked_word

OPENING_PAUSE_MS = 1500
"""The clock of a game's first turn waits so long, for the coin and the phrase to be seen."""


class Wordaway(Game[WordawayState, AnyMove, WordawayView]):
    """The game, with its collection of phrases and what is known of their first plays.

    Raises Refusal as `checked_phrase` does for a phrase that breaks the rule.
    """

    facts: ClassVar[Facts] = options.FACTS
    state_type = WordawayState
    view_type = WordawayView
    move_type = AnyMove
    event_type = AnyEvent
    analysis_type = Verdict

    def __init__(self, phrases: tuple[str, ...], verdicts: Verdicts | None = None) -> None:
        self.phrases = tuple(checked_phrase(phrase) for phrase in phrases)
        self._verdicts: Verdicts = verdicts or {}

    @classmethod
    def of_files(cls, phrases: bytes, verdicts: bytes) -> Wordaway:
        """The game with what lies in `assets/phrases`: `phrases.txt` and `verdicts.jsonl`.

        Raises ValueError if a file is damaged, Refusal for a phrase that breaks the rule.
        """
        return cls(read_collection(phrases), read_verdicts(verdicts))

    def start(self, setup: Setup, chance: Chance) -> tuple[WordawayState, tuple[Event, ...]]:
        """Two people agree on the length first; otherwise the first game begins.

        Raises Refusal for a typed phrase that breaks the rule.
        """
        return turns.new_match(setup, turns.openings(setup, self.phrases, chance))

    def acts(self, state: WordawayState) -> tuple[Act, ...]:
        """Who may propose, press ready or play; the clock runs in play only."""
        series = state.series
        if series.phase == "agree":
            moves = (Propose.tag(), Agree.tag()) if series.offers else (Propose.tag(),)
            return (Act(len(series.offers) % 2, moves, True),)
        if series.phase == "ready":
            waited_for = (seat for seat, ready in enumerate(series.ready) if not ready)
            return tuple(Act(seat, (Ready.tag(),), True) for seat in waited_for)
        return _acts_in_play(state) if series.phase == "play" else ()

    def check(self, state: WordawayState, actor: int, move: AnyMove) -> None:
        """Raises Refusal if `actor` may not make `move` now."""
        acts = self.acts(state)
        if not acts:
            raise Refusal("match_over")
        act = next((act for act in acts if act.actor == actor), None)
        if act is None:
            raise Refusal("not_your_move")
        if move.tag() not in act.moves:
            raise Refusal("not_open")
        if isinstance(move, Propose):
            _check_proposal(state, move.length)
        elif isinstance(move, Play):
            _check_play(state, actor, move.word)
        elif isinstance(move, Hint) and move.word is not None:
            checked_word(state.setup, _board(state), actor, move.word)
        elif isinstance(move, TimeUp) and move != self.expired(state, _clock(state)):
            raise Refusal("not_open")

    def play(
        self, state: WordawayState, actor: int, move: AnyMove, spent_ms: int, chance: Chance
    ) -> tuple[WordawayState, tuple[Event, ...]]:
        """The state after the move; `chance` is asked after the sixth offer only."""
        self.check(state, actor, move)
        if isinstance(move, Propose):
            return turns.proposed(state, actor, move.length, chance)
        if isinstance(move, Agree):
            return turns.agreed(state, state.series.offers[-1])
        if isinstance(move, Ready):
            return turns.pressed_ready(state, actor)
        return _played(state, move, spent_ms)

    def expired(self, state: WordawayState, clock: ClockRun) -> AnyMove:  # noqa: ARG002 - the contract's
        """The turn's time is up: the game is lost."""
        return TimeUp(clock.actor, clock.kind)

    def view(self, state: WordawayState, viewer: int) -> WordawayView:
        """All but the games to come, and hints for the seat that asked only."""
        board = state.series.board
        mine = board is not None and board.to_move == viewer
        return WordawayView(viewer, state.setup, state.series, state.hinted if mine else ())

    def show(self, event: Event, viewer: int) -> Event | None:
        """The event; of a hint others see only that it was given."""
        if isinstance(event, HintGiven) and event.seat != viewer:
            return HintGiven(event.seat, None, event.left)
        return event

    def preview(self, view: WordawayView, move: AnyMove, spent_ms: int) -> Preview:  # noqa: ARG002 - the contract's
        """How many letters a word has and whether they are in the pool; never more."""
        board = view.series.board
        if not isinstance(move, Play) or board is None or view.series.phase != "play":
            return Preview()
        return remarks(view.setup, board, view.viewer, move.word)

    def outcome(self, state: WordawayState) -> Outcome | None:
        """Games won by each seat; the reason is that of the last game."""
        series = state.series
        if series.phase != "over":
            return None
        last = series.games[-1]
        return Outcome(series.wins, last.winner, last.reason, self.results(state))

    def results(self, state: WordawayState) -> tuple[GameResult, ...]:
        """The games that are over."""
        return tuple(game.result for game in state.series.games)

    def choose(
        self, view: WordawayView, level: Level, chance: Chance, stopped: Stopped = never
    ) -> Chosen:
        """The computer's word, or its resignation where it has none."""
        return computer.choose(view, level, chance, self._verdicts, stopped)

    def hint(self, view: WordawayView, chance: Chance, stopped: Stopped = never) -> AnyMove:
        """One valid word, a winning one if the position is solved."""
        return computer.hint(view, chance, self._verdicts, stopped)

    def analyse(self, state: WordawayState, stopped: Stopped = never) -> Verdict:
        """Whether the seat to move can win, and how."""
        return computer.analyse(state, self._verdicts, stopped)


def _acts_in_play(state: WordawayState) -> tuple[Act, ...]:
    board = _board(state)
    seat = board.to_move
    moves = [Play.tag(), Resign.tag()]
    if board.skips[seat]:
        moves.append(Skip.tag())
    if board.hints[seat] is None or board.hints[seat]:
        moves += [AskHint.tag(), Hint.tag()]
    clock = _clock(state)
    owing = Act(seat, tuple(moves), True, (clock,))
    return (owing,) if clock.limit_ms is None else (owing, Act(REFEREE, (TimeUp.tag(),), False))


def _clock(state: WordawayState) -> ClockRun:
    board = _board(state)
    return ClockRun(
        board.to_move,
        "turn",
        board.turn,
        options.clock_ms(state.setup, board.to_move),
        state.series.used_ms,
        0 if board.turns else OPENING_PAUSE_MS,
    )


def _check_proposal(state: WordawayState, length: int) -> None:
    if not 1 <= length <= options.LONGEST_SERIES:
        raise Refusal("series_length", most=options.LONGEST_SERIES)
    if state.series.offers[-1:] == (length,):
        raise Refusal("same_offer", length=length)


def _check_play(state: WordawayState, seat: int, text: str) -> None:
    board = _board(state)
    word = checked_word(state.setup, board, seat, text)
    if not options.is_forgiving(state.setup, seat):
        return
    loss = _loss(state, word)
    if loss is not None and loss.reason is Reason.NOT_IN_POOL:
        raise Refusal("not_in_pool", word=word, letter=missing_letter(board.pool, word) or "")
    if loss is not None:
        raise Refusal("not_a_word", word=word)


def _played(state: WordawayState, move: AnyMove, spent_ms: int) -> turns.Step:
    board = _board(state)
    if isinstance(move, Resign):
        return turns.game_lost(state, board, Loss(Reason.RESIGNED))
    if isinstance(move, Skip):
        return turns.skipped(state, board, spent_ms)
    if isinstance(move, Hint):
        return turns.hint_given(state, board, move.word, spent_ms)
    if isinstance(move, Play):
        word = checked_word(state.setup, board, board.to_move, move.word)
        loss = _loss(state, word)
        if loss is None:
            return turns.word_played(state, board, word, spent_ms)
        return turns.game_lost(state, board, loss)
    if isinstance(move, TimeUp):
        return turns.game_lost(state, board, Loss(Reason.TIMEOUT))
    raise Refusal("not_open")


def _loss(state: WordawayState, word: str) -> Loss | None:
    """Why that word loses the game; None: it is legitimate and valid."""
    if missing_letter(_board(state).pool, word) is not None:
        return Loss(Reason.NOT_IN_POOL, word)
    return None if word in state.setup.lexicon else Loss(Reason.NOT_A_WORD, word)


def _board(state: WordawayState) -> Board:
    if state.series.board is None:
        raise Refusal("not_open")
    return state.series.board
