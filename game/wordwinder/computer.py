"""The computer player: four levels of sight. Source: rule book, The computer player.

Every level wins at once when a word it knows does. From medium on it may look at the others'
lines: it stops an immediate win when it sees how, and weighs both sides' distances. Expert also
counts the words that each side still needs, and the words that would stop its win of next turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from game.contract import Chance, Chosen, Level, Move, Refusal, Stopped, never
from game.wordwinder.boards import GameId
from game.wordwinder.ground import Ground, least_needs
from game.wordwinder.legality import check_placing
from game.wordwinder.moves import Accept, Challenge, Lay, Pass, TakeOver
from game.wordwinder.opening import may_take_over
from game.wordwinder.search import Find, path_over
from game.wordwinder.sides import game_of
from game.wordwinder.sight import ALL_SIZES, open_words, seen, vocabulary_of
from game.wordwinder.state import Position
from game.wordwinder.timing import turn_ms
from game.wordwinder.turns import seat_next, sides_after
from game.wordwinder.views import WinderView


class Manner(NamedTuple):
    """How a level plays.

    It knows words up to SCOWL `size` and sees `permille` of the plays with them, `least` to
    `most` of them. In `guards` percent of its turns it looks at the others' lines. For the best
    `counted` plays it counts words to go. It notices `doubts` percent of wrong words, and takes
    about `pace_ms` for a turn.
    """

    size: int
    permille: int
    least: int
    most: int
    guards: int
    studied: int
    doubts: int
    pace_ms: int


MANNERS: dict[Level, Manner] = {
    "easy": Manner(35, 12, 35, 200, 0, 0, 25, 9000),
    "medium": Manner(50, 30, 70, 400, 30, 0, 60, 8000),
    "hard": Manner(60, 60, 130, 700, 100, 0, 100, 7000),
    "expert": Manner(ALL_SIZES, 200, 300, 1200, 100, 30, 100, 6000),
}

WORD = 3
"""A word more or less to go weighs as much as so many squares."""

NEXT_TURN = 2
HARD_TO_STOP = 8
CERTAIN = 100
"""What a win of the next turn is worth: by itself, at most the more the fewer words would stop
it, and if none does.
"""

MANY_STOPS = 60
"""More words that would stop a win are not counted."""

BLOCKERS = 150
"""Of the words that stop a win no more than these are weighed."""

TAKES_OVER: dict[GameId, int] = {"sidewinder": 6, "giantwinder": 6, "racewinder": 4}
"""Balanced start: a first word that brings so many squares is worth taking over."""


class Weighed(NamedTuple):
    """A word and how good the position after it is."""

    score: float
    find: Find


def choose(view: WinderView, level: Level, chance: Chance, stopped: Stopped = never) -> Chosen:
    """The computer's move from what its seat sees, and the time it is said to have taken."""
    manner, position = MANNERS[level], view.position
    spent = _spent_ms(position, view.viewer, manner, chance)
    if position.asking is not None:
        return Chosen(_answer(position, manner, chance), spent // 4)
    if may_take_over(position) and takes_over(position):
        return Chosen(TakeOver(), spent)
    return Chosen(_Player(position, view.viewer, manner, chance, stopped).move(), spent)


def _spent_ms(position: Position, seat: int, manner: Manner, chance: Chance) -> int:
    """A thinking time around the level's pace, less than two thirds of the clock."""
    spent = manner.pace_ms // 2 + chance.below(manner.pace_ms)
    limit = turn_ms(position.setup, seat)
    return spent if limit is None else min(spent, limit * 3 // 5)


def _answer(position: Position, manner: Manner, chance: Chance) -> Move:
    """Doubts only what is no word, if it notices."""
    wrong = position.words[-1].word not in position.setup.lexicon
    return Challenge() if wrong and chance.below(100) < manner.doubts else Accept()


def takes_over(position: Position) -> bool:
    """Whether the starter's words brought so much that the second side wants them."""
    ground, side = Ground(position), position.side_of(position.starter)
    before = ground.squares(0, ground.grid.full)
    after = ground.squares(ground.own[side], ground.free)
    return before - after >= TAKES_OVER[game_of(position.setup)]


class _Player:
    """One turn of a computer's seat."""

    def __init__(
        self, position: Position, seat: int, manner: Manner, chance: Chance, stopped: Stopped
    ) -> None:
        self.position = position
        self.seat = seat
        self.side = position.side_of(seat)
        self.others = sides_after(self.side, position.active, position.sides)
        self.manner = manner
        self.chance = chance
        self.stopped = stopped
        self.ground = Ground(position)
        self.known = open_words(self.ground, seat, vocabulary_of(position, manner.size))

    def move(self) -> Move:
        """A word that may be laid, or a pass where none is known."""
        guards = self.chance.below(100) < self.manner.guards
        for find in self._ranked(guards=guards):
            if lay := self._lay(find):
                return lay
        return self._any_word()

    def _any_word(self) -> Move:
        """The first known word that may be laid; RaceWinder's first words are rarely all barred."""
        lays = (self._lay(find) for find in self.known)
        return next((lay for lay in lays if lay is not None), Pass())

    def _lay(self, find: Find) -> Lay | None:
        path = path_over(self.ground.grid, self.position.letters, find)
        try:
            check_placing(self.position, self.seat, path)
        except Refusal:
            return None
        return Lay(path)

    def _ranked(self, *, guards: bool) -> list[Find]:
        """The words to try, the best first."""
        if wins := self.ground.winning(self.side, self.known):
            return seen(wins, len(wins), self.chance)
        candidates = self._blockers() if guards else []
        candidates = candidates or self._seen()
        weighed = [self._weigh(find, guards=guards) for find in candidates if not self.stopped()]
        weighed.sort(key=lambda one: -one.score)
        if self.manner.studied and weighed:
            weighed = self._studied(weighed)
        return [one.find for one in weighed] or candidates

    def _seen(self) -> list[Find]:
        manner, known = self.manner, self._modest(self.known)
        share = len(known) * manner.permille // 1000
        return seen(known, min(max(share, manner.least), manner.most), self.chance)

    def _modest(self, known: list[Find]) -> list[Find]:
        """Balanced start: a first word that is not worth taking over, if there is one."""
        position = self.position
        if position.setup.options["balanced_start"] is not True or position.words:
            return known
        most = TAKES_OVER[game_of(position.setup)]
        return [find for find in known if len(find[1]) < most] or known

    def _blockers(self) -> list[Find]:
        """The known words that stop every win of the next turn, or as many as can be stopped."""
        winning = [mask for side in self.others for mask in self._threats(side)]
        threats = least_needs(winning, self.ground.free)
        if not threats:
            return []
        fewest, blockers = len(threats), list[Find]()
        for find in self.known:
            left = _left(threats, find[0], fewest)
            if left < fewest:
                fewest, blockers = left, []
            if left == fewest < len(threats):
                blockers.append(find)
        return seen(blockers, BLOCKERS, self.chance)

    def _threats(self, side: int) -> list[int]:
        """The words with which another side would win at once, whatever words this seat knows."""
        finds = vocabulary_of(self.position, ALL_SIZES)
        words = open_words(self.ground, seat_next(self.position, side), finds)
        return [mask for mask, _ in self.ground.winning(side, words)]

    def _weigh(self, find: Find, *, guards: bool) -> Weighed:
        """How near this side would be to its line, and how far the leader of the others."""
        ground, mask = self.ground, find[0]
        free = ground.free & ~mask
        score = -ground.squares(ground.own[self.side] | mask, free)
        if guards and self.others:
            score += min(ground.squares(ground.own[side], free) for side in self.others)
        return Weighed(score, find)

    def _studied(self, weighed: list[Weighed]) -> list[Weighed]:
        """The best plays again, with the words that this side and the leader would still need."""
        mine = [mask for mask, _ in self.known]
        theirs = {other: self._masks(other) for other in self.others}
        leader = min(self.others, key=self._distance, default=None)
        best: list[Weighed] = []
        for score, find in weighed[: self.manner.studied]:
            if self.stopped():
                break
            if leader is not None:
                left = _not_met(find[0], theirs[leader])
                score += WORD * self.ground.words(self.ground.own[leader], left)
            others = (_not_met(find[0], masks) for masks in theirs.values())
            best.append(Weighed(score + self._worth(find[0], mine, others), find))
        best.sort(key=lambda one: -one.score)
        return best or weighed

    def _masks(self, side: int) -> list[int]:
        """The words open to another side, whatever words this seat knows."""
        finds = vocabulary_of(self.position, ALL_SIZES)
        return [mask for mask, _ in self.ground.live(side, finds)]

    def _distance(self, side: int) -> int:
        return self.ground.squares(self.ground.own[side], self.ground.free)

    def _worth(self, mask: int, mine: list[int], others: Iterable[list[int]]) -> float:
        """What this side's words to go make of a play; the `others` may lay what it leaves."""
        own = self.ground.own[self.side] | mask
        wins = self.ground.finishing(own, mine)
        if wins:
            return _next_turn(least_needs(wins, self.ground.free & ~mask), others) - WORD
        return -WORD * self.ground.words(own, mine)


def _not_met(mask: int, masks: list[int]) -> list[int]:
    """The masks that have no square of `mask`."""
    return [one for one in masks if not one & mask]


def _next_turn(needs: list[int], others: Iterable[list[int]]) -> float:
    """What it is worth to win next turn with any of these needs, if the others let it."""
    stops = 0
    for mask in chain.from_iterable(others):
        if all(mask & need for need in needs):
            stops += 1
            if stops == MANY_STOPS:
                break
    return NEXT_TURN + (HARD_TO_STOP / (1 + stops) ** 0.5 if stops else CERTAIN)


def _left(threats: list[int], mask: int, most: int) -> int:
    """How many threats a word does not stop; counting ends beyond `most`."""
    left = 0
    for threat in threats:
        if not threat & mask:
            left += 1
            if left > most:
                break
    return left
