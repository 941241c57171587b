"""What could have been played at a turn, and what the players did in a match.

Source: rule book and the wish for after a match: longest word, squares gained, the words that
would have won or blocked.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Analysis, Frozen
from game.wordwinder.ground import Ground
from game.wordwinder.search import Find, Path, path_over
from game.wordwinder.sight import ALL_SIZES, open_words, vocabulary_of
from game.wordwinder.state import Position
from game.wordwinder.turns import seat_next, sides_after, to_go
from game.wordwinder.views import refusal_of

MOST_SHOWN = 12


class Word(Frozen, frozen=True):
    """A word with a path on the board."""

    word: str
    path: Path


class Insight(Analysis, frozen=True):
    """What the seat to move could have done.

    `winning` are words that complete its line, `threats` words with which another side would
    win next, `blocking` words that stop them all; the most common ones, each word once. `to_go`
    are the fewest squares to a line, by side.
    """

    seat: int | None
    winning: tuple[Word, ...] = ()
    threats: tuple[Word, ...] = ()
    blocking: tuple[Word, ...] = ()
    to_go: tuple[int | None, ...] = ()


class Deeds(Frozen, frozen=True):
    """What a seat did in a match: words, squares gained, its longest word ("" if none)."""

    seat: int
    words: int
    squares: int
    longest: str


def analysed(position: Position) -> Insight:
    """The words that would win, those that threaten, and those that block."""
    if position.outcome is not None or position.asking is not None:
        return Insight(None)
    seat, ground = position.turn.seat, Ground(position)
    side = position.side_of(seat)
    finds = vocabulary_of(position, ALL_SIZES)
    mine = open_words(ground, seat, finds)
    threats = [
        find
        for other in sides_after(side, position.active, position.sides)
        for find in ground.winning(other, open_words(ground, seat_next(position, other), finds))
    ]
    blocking = [find for find in mine if all(find[0] & mask for mask, _ in threats)]
    return Insight(
        seat,
        _shown(position, ground.winning(side, mine), seat),
        _shown(position, threats, None),
        _shown(position, blocking, seat) if threats else (),
        tuple(to_go(position, one) for one in range(position.sides)),
    )


def _shown(position: Position, finds: Iterable[Find], seat: int | None) -> tuple[Word, ...]:
    """The most common of the words, each once, with a path that the seat may lay."""
    lexicon, shown = position.setup.lexicon, dict[str, Word]()
    first: dict[str, list[Find]] = {}
    for find in finds:
        first.setdefault(find[1], []).append(find)
    for word in sorted(first, key=lambda one: (lexicon.size_of(one), len(one), one)):
        paths = (path_over(position.grid, position.letters, find) for find in first[word])
        for path in paths:
            if seat is None or refusal_of(position, seat, path) is None:
                shown[word] = Word(word, path)
                break
        if len(shown) == MOST_SHOWN:
            break
    return tuple(shown.values())


def deeds(position: Position) -> tuple[Deeds, ...]:
    """What each seat did; of its longest words the first."""
    return tuple(_deeds(position, seat) for seat in range(len(position.setup.seats)))


def _deeds(position: Position, seat: int) -> Deeds:
    words = [word for word in position.words if word.seat == seat]
    longest = max((word.word for word in words), key=len, default="")
    return Deeds(seat, len(words), sum(len(word.covered) for word in words), longest)
