"""Hints: one common word with its path. Source: rules common, Kids' handicap mode."""

from __future__ import annotations

from game.wordwinder.ground import Ground
from game.wordwinder.moves import Hint
from game.wordwinder.search import Find, path_over
from game.wordwinder.sight import known_finds, open_words
from game.wordwinder.state import Position
from game.wordwinder.views import WinderView, refusal_of

SIZES = (20, 35, 100)
"""The most common words are tried first."""

EASY_LENGTH = 6
"""Longer words are not given where shorter ones do as well."""


def hint_for(view: WinderView) -> Hint:
    """A word that serves the seat well, without unfit words; an empty path: there is none."""
    position, seat = view.position, view.viewer
    for size in SIZES:
        for find in _ranked(position, seat, size):
            path = path_over(position.grid, position.letters, find)
            if refusal_of(position, seat, path) is None:
                return Hint(path)
    return Hint(())


def _ranked(position: Position, seat: int, size: int) -> list[Find]:
    """The words up to a size, those that bring the side nearest to its line first."""
    ground, side = Ground(position), position.side_of(seat)
    lexicon = position.setup.lexicon
    known = known_finds(position.letters, position.width, lexicon, size, True)
    words = open_words(ground, seat, known)
    own, free = ground.own[side], ground.free

    def merit(find: Find) -> tuple[int, bool, str, int]:
        mask, word = find
        return ground.squares(own | mask, free & ~mask), len(word) > EASY_LENGTH, word, mask

    return sorted(words, key=merit)
