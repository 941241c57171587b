"""A match: setup, seed and moves make the state. Nothing else knows how a move is applied."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from game.contract import (
    REFEREE,
    Act,
    AnyGame,
    Event,
    Frozen,
    Lexicon,
    Move,
    Refusal,
    Setup,
    State,
)

GENERATOR = "blake2b-1"
"""The name of the way `SeededChance` draws, as records keep it."""

ValueT = TypeVar("ValueT")


class Entry(Frozen, frozen=True):
    """One move of a match: who, what, in which time, and what chance gave for it."""

    actor: int
    move: Move
    spent_ms: int
    chance: tuple[int, ...] = ()


class SeededChance:
    """Chance drawn from a seed, afresh for every ply, so that a move taken back draws the same."""

    def __init__(self, seed: str, ply: int) -> None:
        self._start = f"{seed}/{ply}/".encode()
        self._count = 0
        self.drawn: list[int] = []

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each exactly as likely."""
        if not 0 < bound <= 1 << 32:
            raise ValueError(f"no chance below {bound}")
        fair = (1 << 64) - (1 << 64) % bound
        number = self._next()
        while number >= fair:
            number = self._next()
        self.drawn.append(number % bound)
        return self.drawn[-1]

    def _next(self) -> int:
        self._count += 1
        digest = hashlib.blake2b(self._start + str(self._count).encode(), digest_size=8)
        return int.from_bytes(digest.digest(), "big")


class ScriptedChance:
    """Chance that gives what is written: for going on from a record, and for tests."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = tuple(values)
        self.drawn: list[int] = []

    def below(self, bound: int) -> int:
        """The next written number.

        Raises Refusal `chance_missing` if none is left, `chance_impossible` if it does not fit.
        """
        if len(self.drawn) == len(self._values):
            raise Refusal("chance_missing")
        value = self._values[len(self.drawn)]
        if not 0 <= value < bound:
            raise Refusal("chance_impossible", value=value, bound=bound)
        self.drawn.append(value)
        return value

    @property
    def left(self) -> int:
        """How many written numbers have not been drawn."""
        return len(self._values) - len(self.drawn)


class Match:
    """A match from its first state on, with every state it went through."""

    def __init__(self, game: AnyGame, setup: Setup, seed: str) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self._chance = SeededChance(seed, 0)
        first, self.opening = game.start(setup, self._chance)
        self.states: list[State] = [first]
        self.entries: list[Entry] = []
        self._acts: tuple[State, tuple[Act, ...]] | None = None

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, seed: str) -> Match:
        """Start a match. Raises Refusal where the setup cannot be played."""
        return cls(game, setup, seed)

    @property
    def first_seat(self) -> int:
        """The seat whose move was awaited first."""
        acts = self.game.acts(self.states[0])
        return next(act.actor for act in acts if act.owed and act.actor >= 0)

    def again(self, seed: str) -> Match:
        """The same table once more, begun by the next seat round it, whatever is thrown now.

        Source: rule books WildWords and Word Winder, "over rematches the start goes round". Where
        a match does not open with the one who begins (Wordaway's coin falls in every game), the
        same seat opens it again.
        """
        seats = len(self.setup.seats)
        shifts = [replace(self.setup, start_shift=shift) for shift in range(seats)]
        turned = shifts[(self.setup.start_shift + 1) % seats]
        wanted = Match(self.game, turned, self.seed).first_seat
        thrown = (Match(self.game, setup, seed) for setup in shifts)
        return next(match for match in thrown if match.first_seat == wanted)

    @property
    def state(self) -> State:
        """The position now."""
        return self.states[-1]

    @property
    def opening_chance(self) -> tuple[int, ...]:
        """What chance gave at the start."""
        return tuple(self._chance.drawn)

    def acts(self) -> tuple[Act, ...]:
        """What is open to whom now; found once a state, as screens ask many times a frame."""
        if self._acts is None or self._acts[0] is not self.state:
            self._acts = (self.state, self.game.acts(self.state))
        return self._acts[1]

    def act_of(self, actor: int) -> Act | None:
        """What is open to one actor now."""
        return next((act for act in self.acts() if act.actor == actor), None)

    def check(self, actor: int, move: Move) -> None:
        """Raises Refusal if the move is not open to the actor or breaks a rule."""
        if self.game.outcome(self.state) is not None:
            raise Refusal("match_over")
        act = self.act_of(actor)
        if act is None:
            raise Refusal("not_your_move")
        if move.tag() not in act.moves:
            raise Refusal("not_open" if act.owed or actor == REFEREE else "not_your_move")
        self.game.check(self.state, actor, move)

    def play(
        self,
        actor: int,
        move: Move,
        spent_ms: int,
        recorded: Sequence[int] | None = None,
    ) -> tuple[Event, ...]:
        """Apply a move and return what happened.

        With `recorded`, chance gives those numbers and must give them all. Raises Refusal, and
        nothing has changed then.
        """
        if spent_ms < 0:
            raise Refusal("negative_time")
        self.check(actor, move)
        ply = len(self.entries) + 1
        chance = SeededChance(self.seed, ply) if recorded is None else ScriptedChance(recorded)
        state, events = self.game.play(self.state, actor, move, spent_ms, chance)
        if isinstance(chance, ScriptedChance) and chance.left:
            raise Refusal("chance_left_over")
        self.states.append(state)
        self.entries.append(Entry(actor, move, spent_ms, tuple(chance.drawn)))
        return events

    def undo(self) -> Entry:
        """Take the last move back and return it. Raises Refusal `no_undo`."""
        if not self.entries:
            raise Refusal("no_undo")
        self.states.pop()
        return self.entries.pop()

    def state_hash(self) -> str:
        """A short digest that two equal states share."""
        return hashlib.blake2b(encode(self.state), digest_size=16).hexdigest()


def _write_hook(value: Any) -> Any:
    if isinstance(value, Lexicon):
        return "lexicon"
    raise NotImplementedError(f"{type(value).__name__} cannot be written down")


_encoder = msgspec.json.Encoder(enc_hook=_write_hook, order="deterministic")


def encode(value: object) -> bytes:
    """The value as JSON; equal values give equal bytes. A lexicon inside is only marked."""
    return _encoder.encode(value)


def decode(type_: type[ValueT], data: bytes, lexicon: Lexicon | None = None) -> ValueT:
    """What `encode` wrote, with `lexicon` put back where one was marked.

    Raises msgspec.MsgspecError if the bytes are not such a value.
    """

    def read_hook(wanted: type[Any], _: Any) -> Any:
        if wanted is Lexicon and lexicon is not None:
            return lexicon
        raise NotImplementedError(f"{wanted.__name__} cannot be read")

    return msgspec.json.decode(data, type=type_, dec_hook=read_hook)
