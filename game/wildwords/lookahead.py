"""What a play is worth beyond its score: the answer to it, and how the match may go on.

Trays that are not seen are drawn from the unseen tiles; the same draws serve every candidate,
so that luck does not decide between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.contract import Chance, Stopped, shuffled
from game.wildwords.board import (
    TRAY,
    WILD,
    put,
    symbol_on,
    value_of,
    without,
)
from game.wildwords.generator import Generator, Wanted
from game.wildwords.hand import Play, placed_of
from game.wildwords.moves import Placed
from game.wildwords.slots import Position
from game.wildwords.state import after, pattern_limit
from game.wildwords.turns import LAST_TILES_FACTOR, PASSES_EACH
from game.wildwords.views import WildView

WILD_WORTH = 16
"""What an asterisk kept in the tray is worth."""

_MOST_TURNS = 24
"""A roll-out is not followed further than this."""


class Deal(NamedTuple):
    """The trays and the pot as they may be; the trays are by seat, one's own among them."""

    trays: tuple[str, ...]
    pot: str


class Stand(NamedTuple):
    """A position in a roll-out."""

    board: str
    trays: tuple[str, ...]
    pot: str
    scores: tuple[int, ...]


class Prospects:
    """Looks ahead from a view with one generator."""

    def __init__(self, view: WildView, generator: Generator, stopped: Stopped) -> None:
        self.view = view
        self.generator = generator
        self.stopped = stopped
        self.seats = view.active
        self.limits = [pattern_limit(view.setup, seat) for seat in range(len(view.counts))]

    def deal(self, chance: Chance) -> Deal:
        """Trays and pot drawn from what is unseen."""
        rest = "".join(shuffled(chance, self.view.unseen))
        trays: list[str] = []
        for seat, count in enumerate(self.view.counts):
            if seat == self.view.viewer:
                trays.append(self.view.tray)
            else:
                trays.append(rest[:count])
                rest = rest[count:]
        return Deal(tuple(trays), rest[: self.view.pot])

    def worth_of_trade(self, chances: Sequence[str]) -> float:
        """What the best play with a new tray is worth, on average over these trays."""
        worths = [self._best_worth(tray) for tray in chances]
        return sum(worths) / len(worths)

    def new_tray(self, chance: Chance) -> str:
        """A tray as a trade may bring it: one's own tiles lie in the pot with the others."""
        tray, deal = self.view.tray, self.deal(chance)
        return "".join(shuffled(chance, deal.pot + tray))[: len(tray)]

    def answer_to(self, play: Play, deal: Deal) -> int:
        """What the next seat scores at best after the play."""
        others = after(self.view.viewer, self.seats, len(self.view.counts))
        board = board_after(self.view.board, placed_of(play, self.view.tray))
        found = self._best(board, others[0], deal.trays[others[0]])
        return found.score if found is not None else 0

    def roll_out(self, play: Play, deal: Deal) -> int:
        """By how much the seat is ahead at the end if all go on with their best plays."""
        me = self.view.viewer
        stand = Stand(self.view.board, deal.trays, deal.pot, self.view.scores)
        stand, over = _played(stand, me, play)
        seat, passes = me, 0
        for _ in range(_MOST_TURNS):
            if over or passes == PASSES_EACH * len(self.seats):
                break
            seat = after(seat, self.seats, len(self.view.counts))[0]
            found = self._best(stand.board, seat, stand.trays[seat])
            passes = passes + 1 if found is None else 0
            if found is not None:
                stand, over = _played(stand, seat, found)
        return self._lead(stand, seat if over else None)

    def _lead(self, stand: Stand, out: int | None) -> int:
        """How far the seat is ahead of the best other, with the points for tiles left."""
        values = [value_of(tray) for tray in stand.trays]
        everything = sum(values)
        scores = [
            score + (LAST_TILES_FACTOR * everything * (seat == out))
            if out is not None
            else score + everything - values[seat]
            for seat, score in enumerate(stand.scores)
        ]
        me = self.view.viewer
        return scores[me] - max(scores[seat] for seat in self.seats if seat != me)

    def _best(self, board: str, seat: int, tray: str) -> Play | None:
        position = Position(board, tray, self.limits[seat])
        return next(iter(self.generator.best(position, Wanted(), self.stopped).plays), None)

    def _best_worth(self, tray: str) -> int:
        position = Position(self.view.board, tray, self.view.pattern_limit)
        wanted = Wanted(wild_cost=WILD_WORTH)
        plays = self.generator.best(position, wanted, self.stopped).plays
        return worth(plays[0], tray) if plays else WILD_WORTH * tray.count(WILD)


def worth(play: Play, tray: str) -> int:
    """The score of a play and what the asterisks are worth that it leaves in the tray."""
    left = without(tray, [one.tile for one in placed_of(play, tray)])
    return play.score + WILD_WORTH * left.count(WILD)


def board_after(board: str, placed: Sequence[Placed]) -> str:
    """The board with these tiles on it."""
    return put(board, ((one.square, symbol_on(one.square, one.tile)) for one in placed))


def _played(stand: Stand, seat: int, play: Play) -> tuple[Stand, bool]:
    """The position after a play, and whether its player has no tile left to draw or lay."""
    placed = placed_of(play, stand.trays[seat])
    left = without(stand.trays[seat], [one.tile for one in placed])
    drawn = stand.pot[: TRAY - len(left)]
    tray = left + drawn
    trays = (*stand.trays[:seat], tray, *stand.trays[seat + 1 :])
    scores = tuple(score + play.score * (other == seat) for other, score in enumerate(stand.scores))
    board = board_after(stand.board, placed)
    return Stand(board, trays, stand.pot[len(drawn) :], scores), not tray
