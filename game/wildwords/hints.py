"""A hint: one honest play with its words. Source: rules common, Kids' handicap mode."""

from __future__ import annotations

from game.contract import Lexicon, Refusal, Stopped, never
from game.wildwords.challenge import is_good
from game.wildwords.generator import Wanted, generator_of
from game.wildwords.hand import placed_of
from game.wildwords.laying import check_lay
from game.wildwords.moves import Hint
from game.wildwords.scoring import scored
from game.wildwords.slots import Position
from game.wildwords.state import WildState, hints_left, pattern_limit
from game.wildwords.views import WildView
from game.wildwords.words import word_for

_COMMON_SIZES = (20, 35)
"""Hints come from the words of these SCOWL sizes as long as one of them can be laid."""

ALL_SIZES = 100


def hint_for(view: WildView, stopped: Stopped = never) -> Hint:
    """The best honest play that the commonest words allow."""
    family = view.setup.kids
    position = Position(view.board, view.tray, view.pattern_limit)
    for size in (*_COMMON_SIZES, ALL_SIZES):
        lexicon = view.setup.lexicon.vocabulary(size, family)
        plays = generator_of(lexicon).best(position, Wanted(), stopped).plays
        if plays:
            placed = placed_of(plays[0], view.tray)
            patterns = scored(view.board, placed).patterns
            words = (word_for(pattern.text, lexicon, family) for pattern in patterns)
            return Hint(placed, tuple(word for word in words if word is not None))
    return Hint((), ())


def check_hint(state: WildState, seat: int, move: Hint) -> None:
    """Raises Refusal `no_hints_left`, `wildwords_hint_wrong`, or whatever forbids the play."""
    check_hints_left(state, seat)
    if not move.placed and not move.words:
        return
    limit = pattern_limit(state.setup, seat)
    play = check_lay(state.board, state.trays[seat], move.placed, limit)
    if not _are_words([p.text for p in play.patterns], move.words, state.setup.lexicon):
        raise Refusal("wildwords_hint_wrong")


def check_hints_left(state: WildState, seat: int) -> None:
    """Raises Refusal `no_hints_left`."""
    if hints_left(state.setup, seat, state.hints_used[seat]) == 0:
        raise Refusal("no_hints_left")


def _are_words(patterns: list[str], words: tuple[str, ...], lexicon: Lexicon) -> bool:
    if len(patterns) != len(words):
        return False
    return all(is_good(*pair, lexicon) for pair in zip(patterns, words, strict=True))
