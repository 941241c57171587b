"""What a move would bring, from what its seat knows: patterns, score, and remarks."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from game.contract import Line, Notice, Preview, Refusal
from game.wildwords.board import LETTER_FACTOR, LOSES_20, LOSS, TURNS_WILD, WILD, WORD_FACTOR
from game.wildwords.laying import check_lay
from game.wildwords.moves import Lay, Placed, WildMove
from game.wildwords.scoring import Name, Scored
from game.wildwords.state import handicap_of, is_practice
from game.wildwords.views import WildView
from game.wildwords.words import is_word

_FITS, _FITS_NOT = "wildwords_a_word_fits", "wildwords_no_word_fits"

VERDICTS = frozenset({_FITS, _FITS_NOT})
"""The codes of what the dictionary says of patterns; in practice it is said on request."""


def preview_of(view: WildView, move: WildMove) -> Preview:
    """Patterns and score of a play, or why it can't be made; nothing for other moves."""
    if not isinstance(move, Lay):
        return Preview()
    try:
        play = check_lay(view.board, view.tray, move.placed, view.pattern_limit)
    except Refusal as refusal:
        return Preview(notices=(Notice(refusal.code, dict(refusal.params)),))
    lines = tuple(Line(pattern.text, pattern.score) for pattern in play.patterns)
    notices = (*_squares(move.placed), *_names(play), *_verdicts(view, play))
    return Preview(lines, play.score, notices)


def _squares(placed: tuple[Placed, ...]) -> Iterator[Notice]:
    squares = [one.square for one in placed]
    turned = sum(TURNS_WILD[one.square] and one.tile != WILD for one in placed)
    if turned:
        yield Notice("wildwords_preview_wild", {"count": turned})
    letters = sum(LETTER_FACTOR[one.square] > 1 and one.tile != WILD for one in placed)
    if letters:
        yield Notice("wildwords_preview_letters", {"count": letters})
    words = prod(WORD_FACTOR[square] for square in squares)
    if words > 1:
        yield Notice("wildwords_preview_words", {"factor": words})
    lost = LOSS * sum(LOSES_20[square] for square in squares)
    if lost:
        yield Notice("wildwords_preview_lost", {"points": lost})


_NAME_CODES: dict[Name, str] = {
    "bomb": "wildwords_bomb",
    "touchdown": "wildwords_touchdown",
    "hipswop": "wildwords_hipswop",
}


def _names(play: Scored) -> Iterator[Notice]:
    for name in play.names:
        yield Notice(_NAME_CODES[name])


def _verdicts(view: WildView, play: Scored) -> Iterator[Notice]:
    """In practice the dictionary's word on each pattern; elsewhere a warning to the forgiven."""
    practice = is_practice(view.setup)
    if not practice and not handicap_of(view.setup, view.viewer).forgiving:
        return
    for text in dict.fromkeys(pattern.text for pattern in play.patterns):
        if not is_word(text, view.setup.lexicon):
            yield Notice(_FITS_NOT, {"pattern": text})
        elif practice:
            yield Notice(_FITS, {"pattern": text})
