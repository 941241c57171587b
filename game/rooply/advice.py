"""Hints during a match, and what the best plays were after it.

Source: rules common, Kids' handicap mode (hints).
"""

from __future__ import annotations

from heapq import nlargest
from itertools import islice
from typing import NamedTuple

from game.contract import Chance, Setup, Stopped, never, pick
from game.rooply.board import Board
from game.rooply.moves import Hint, Place, WordPlaced
from game.rooply.outlook import worth
from game.rooply.plays import Played, player_of, terms_of, word_played
from game.rooply.search import Placement, Search, Slot
from game.rooply.skills import ALL_SIZES, known_words
from game.rooply.state import Advice, RooplyState, Sight, Suggestion, grade_of, most_new
from game.rooply.texts import Texts, texts_of

HINT_SIZES = (20, 35, 50, ALL_SIZES)
"""A hint comes from the smallest of these vocabularies that has one."""

BEST = 5
LOOKED_AT = 60
"""An analysis looks at so many of the placements that write most, and tells the best."""


def hint(view: Sight, chance: Chance, stopped: Stopped = never) -> Hint:
    """A legal play with a common word; None in it where no word fits.

    Raises Refusal `not_open` where no dice lie.
    """
    terms, board = terms_of(view), player_of(view).board
    for size in HINT_SIZES:
        texts = texts_of(known_words(size, view.setup))
        found = list(Search(board, texts).filled_slots(terms.throw, terms.most_new))
        if found and not stopped():
            slot, fillings = pick(chance, found)
            number = chance.below(fillings.bit_count())
            text = texts.nth(len(slot.squares), fillings, number)
            return Hint(closed_play(board, Placement(slot, text), terms.throw.blacks))
    return Hint(None)


def read_word(setup: Setup, play: Place) -> tuple[str, bool]:
    """The word of a hint, and whether it is read backwards; of two words the commoner one."""
    ways = ((play.letters, False), (play.letters[::-1], True))
    for size in HINT_SIZES:
        known = known_words(size, setup)
        for word, backwards in ways:
            if word in known:
                return word, backwards
    return ways[0]


def analysed(state: RooplyState, stopped: Stopped = never) -> Advice:
    """The plays after which the fewest turns are to be expected, for the throw that lies."""
    seat, throw = state.turn.seat, state.turn.throw
    if throw is None or state.outcome is not None:
        return Advice(seat)
    texts = texts_of(known_words(ALL_SIZES, state.setup))
    search = Search(state.player.board, texts)
    found = list(search.filled_slots(throw, most_new(state.setup, seat)))
    count = sum(fillings.bit_count() for _, fillings in found)
    plays = (closed_play(state.player.board, p, throw.blacks) for p in _samples(found, texts))
    tried = [_tried(state, play, texts) for play in plays if not stopped()]
    best = nlargest(BEST, tried, key=lambda one: one.worth)
    return Advice(seat, count, tuple(_suggestion(state, one) for one in best))


def closed_play(board: Board, placement: Placement, blacks: int) -> Place:
    """A word with the black squares that it must have."""
    slot, text = placement
    closing = tuple(board.square(square) for square in slot.open[:blacks])
    return Place(text, board.square(slot.squares[0]), slot.axis, closing)


def _samples(found: list[tuple[Slot, int]], texts: Texts) -> list[Placement]:
    """Placements spread over the slots that write most letters."""
    found = sorted(found, key=lambda pair: len(pair[0].new), reverse=True)[:LOOKED_AT]
    each = -(-LOOKED_AT // max(1, len(found)))
    return [
        Placement(slot, text)
        for slot, fillings in found
        for text in _spread(slot, fillings, texts, each)
    ]


def _spread(slot: Slot, fillings: int, texts: Texts, count: int) -> list[str]:
    """Up to so many texts of a set, evenly over the alphabet."""
    step = max(1, fillings.bit_count() // count)
    listed = texts.listed(len(slot.squares), fillings)
    return list(islice(listed, 0, step * count, step))


class _Tried(NamedTuple):
    """A play, what it makes of the seat's board, and how near that is to its end."""

    worth: float
    play: Place
    played: Played[WordPlaced]


def _tried(state: RooplyState, play: Place, texts: Texts) -> _Tried:
    played = word_played(state, play, spent_ms=0)
    limit = most_new(state.setup, state.turn.seat)
    value = worth(played.player.board, texts, grade_of(state.setup), limit)
    return _Tried(value, play, played)


def _suggestion(state: RooplyState, tried: _Tried) -> Suggestion:
    event, before = tried.played.event, state.player.board
    filled = before.empties - tried.played.player.board.empties
    score = event.count.score - event.count.seconds
    return Suggestion(tried.play, event.word, score, filled)
