"""The expert's turn: look-ahead over sampled trays, roll-outs near the end, now and then a bluff.

Source: rule book WildWords, The computer player. How much it looks at is fixed, so that it
plays alike on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.contract import Chance, Lexicon, Stopped
from game.wildwords.bluffing import bluff_for
from game.wildwords.board import TRAY
from game.wildwords.generator import ANY_NUMBER, Generator, Wanted, generator_of
from game.wildwords.hand import Play, placed_of
from game.wildwords.lookahead import WILD_WORTH, Prospects, worth
from game.wildwords.moves import Lay, Pass, Trade, WildMove
from game.wildwords.slots import Position
from game.wildwords.views import WildView

ROLL_OUT_POT = 14
"""With so few tiles in the pot matches are played out instead."""

_CANDIDATES = 5
_WITHIN = 30
"""Plays worth less than the best by more than this are not looked at."""

_ANSWERS = 3
_ROLL_OUTS = 3
_NEW_TRAYS = 4

_GOOD_ENOUGH = 90
"""From this worth on no trade is thought of."""

_TRADE_MARGIN = 6
"""A new tray must promise more than the old one by this."""


def expert_turn(view: WildView, lexicon: Lexicon, chance: Chance, stopped: Stopped) -> WildMove:
    """The move that promises most."""
    generator = generator_of(lexicon)
    plays = _candidates(view, generator, stopped)
    prospects = Prospects(view, generator, stopped)
    if view.may_trade and _should_trade(prospects, plays, chance):
        return Trade()
    if not plays:
        return Pass()
    best = _most_promising(prospects, plays, chance)
    bluff = bluff_for(view, best.score, chance, stopped)
    return Lay(placed_of(bluff or best, view.tray))


def _candidates(view: WildView, generator: Generator, stopped: Stopped) -> Sequence[Play]:
    """The plays of most worth; near the end also the best of each number of tiles."""
    position = Position(view.board, view.tray, view.pattern_limit)
    late = view.pot <= ROLL_OUT_POT
    cost = 0 if late else WILD_WORTH
    plays = generator.best(position, Wanted(_CANDIDATES, ANY_NUMBER, cost), stopped).plays
    if not late:
        best = worth(plays[0], view.tray) if plays else 0
        return [play for play in plays if worth(play, view.tray) >= best - _WITHIN]
    by_size = (
        generator.best(position, Wanted(1, range(size, size + 1)), stopped).plays
        for size in range(1, TRAY + 1)
    )
    return list(dict.fromkeys([*plays, *(play for found in by_size for play in found)]))


def _should_trade(prospects: Prospects, plays: Sequence[Play], chance: Chance) -> bool:
    """Whether a new tray promises more than the best play of the old one."""
    if not plays:
        return True
    own = worth(plays[0], prospects.view.tray)
    if own >= _GOOD_ENOUGH:
        return False
    trays = [prospects.new_tray(chance) for _ in range(_NEW_TRAYS)]
    return prospects.worth_of_trade(trays) > own + _TRADE_MARGIN


def _most_promising(prospects: Prospects, plays: Sequence[Play], chance: Chance) -> Play:
    """The play of the highest value on average over sampled deals."""
    if len(plays) == 1:
        return plays[0]
    late = prospects.view.pot <= ROLL_OUT_POT
    deals = [prospects.deal(chance) for _ in range(_ROLL_OUTS if late else _ANSWERS)]

    def rolled_out(play: Play) -> int:
        return sum(prospects.roll_out(play, deal) for deal in deals)

    def answered(play: Play) -> int:
        answers = sum(prospects.answer_to(play, deal) for deal in deals)
        return worth(play, prospects.view.tray) * len(deals) - answers

    return _best_by(rolled_out if late else answered, plays, prospects.stopped)


def _best_by(value: Callable[[Play], int], plays: Sequence[Play], stopped: Stopped) -> Play:
    """The play of the highest value among those there was time for; the first one at worst."""
    best, most = plays[0], None
    for play in plays:
        if stopped():
            break
        this = value(play)
        if most is None or this > most:
            best, most = play, this
    return best
