"""What the puzzles say."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import gettext as _
from game.language import ngettext
from game.wordwinder.solo import PuzzleResult, best


def tiles(count: int) -> str:
    """How many tiles a board has."""
    return ngettext("{count} tile", "{count} tiles", count).format(count=count)


def words(count: int) -> str:
    """How many words were found."""
    return ngettext("{count} word", "{count} words", count).format(count=count)


def words_alone(count: int) -> str:
    """What a number of words counts, without the number."""
    return ngettext("word", "words", count)


def letters(count: int) -> str:
    """How many letters they have."""
    return ngettext("{count} letter", "{count} letters", count).format(count=count)


def shown(count: int) -> str:
    """How many letters of answers were shown."""
    if not count:
        return _("no letter shown")
    return ngettext("{count} letter shown", "{count} letters shown", count).format(count=count)


def time(ms: int) -> str:
    """A time that was used, in minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def line(result: PuzzleResult) -> str:
    """A result in a list of the best."""
    if result.kind.puzzle == "frenzy":
        return f"{words(result.words)} \u00b7 {letters(result.letters)}"
    return f"{time(result.seconds * 1000)} \u00b7 {shown(result.shown)}"


def place(result: PuzzleResult, results: Sequence[PuzzleResult]) -> str:
    """Which of one's results it is, if it is among the best."""
    listed = best(results, result.kind)
    if result not in listed:
        return ""
    number = listed.index(result) + 1
    if number == 1:
        return _("Your best")
    return _("Number {place} of yours").format(place=number)
