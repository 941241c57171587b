"""What is said of a finished match of WildWords."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.contract import Outcome, Reason
from game.language import gettext as _
from game.language import ngettext
from game.wildwords.analysis import Suggestion
from scenes.icons import Icon
from scenes.play.wildwords.bubble import points_text
from scenes.results.wildwords.review import Deeds, Known, Made
from scenes.theme import Tint

_NAMES = {
    "bomb": lambda: _("the bomb"),
    "touchdown": lambda: _("touchdown"),
    "hipswop": lambda: _("hipswop"),
}


class Sign(NamedTuple):
    """A short verdict in several ways, the longest first, with its sign."""

    ways: tuple[str, ...]
    icon: Icon
    tint: Tint


def margin(outcome: Outcome, active: Sequence[int]) -> str:
    """By how much it was won, or how else it ended; `active` seats are in it to the end."""
    if outcome.winner is None:
        points = max(outcome.scores[seat] for seat in active)
        said = ngettext("with {points} point each", "with {points} points each", abs(points))
        return said.format(points=points_text(points))
    if outcome.reason is Reason.RESIGNED:
        several = len(outcome.scores) > 2
        return _("as the others resigned") if several else _("by resignation")
    if outcome.reason is Reason.TIMEOUT:
        return _("on time")
    others = [outcome.scores[seat] for seat in active if seat != outcome.winner]
    points = outcome.scores[outcome.winner] - max(others)
    return ngettext("by {count} point", "by {count} points", points).format(count=points)


def caption(plays: int, deeds: Deeds, best: int | None) -> tuple[str, ...]:
    """What is said of a seat, several ways, the longest first."""
    said: list[str] = []
    if deeds.bluffs:
        bluffs = ngettext("{count} bluff believed", "{count} bluffs believed", deeds.bluffs)
        said.append(bluffs.format(count=deeds.bluffs))
    if deeds.won:
        won = ngettext("{count} challenge won", "{count} challenges won", deeds.won)
        said.append(won.format(count=deeds.won))
    if best is not None:
        said.append(_("best play {points}").format(points=points_text(best)))
    played = ngettext("{count} play", "{count} plays", plays).format(count=plays)
    said.append(played)
    return tuple(dict.fromkeys((" \u00b7 ".join(said[:2]), said[0], played)))


def play_title(made: Made, best: Made | None) -> str:
    """The heading of the play that is shown."""
    if made == best:
        return _("Best play")
    return _("Play {number}").format(number=made.number)


def place_of(made: Made, name: str) -> tuple[str, ...]:
    """Whose play, which one, and what it is called; several ways, the longest first."""
    play = _("{name} \u00b7 play {number}").format(name=name, number=made.own)
    called = [_NAMES[one]() for one in made.line.names]
    if called:
        return f"{play} \u00b7 {', '.join(called)}", play, name
    return play, name


def sign(made: Made, facts: Known, challenger: str) -> Sign:
    """What is said of a play in its row."""
    if not made.stayed:
        return Sign(_back(challenger), Icon.UNDO, "ink2")
    if facts.bluff:
        bluff = _("a bluff, believed") if made.line.challenger is None else _("a bluff")
        return Sign((bluff, _("bluff")), Icon.VISIBILITY_OFF, "danger")
    if made.line.challenger is not None:
        doubted = _("doubted by {name}").format(name=challenger)
        return Sign((doubted, _("doubted")), Icon.GAVEL, "pine")
    if facts.awaited:
        return Sign((_("being looked at"), ""), Icon.HOURGLASS_EMPTY, "ink2")
    best = facts.best
    if best is not None and best.score > made.line.points:
        points = points_text(best.score)
        better = _("best: {points}").format(points=points)
        return Sign((better, points), Icon.LIGHTBULB, "ink2")
    return Sign((_("the best there was"), _("best")) if best else ("",), Icon.CHECK_CIRCLE, "pine")


def _back(challenger: str) -> tuple[str, ...]:
    if not challenger:
        return (_("taken back"),)
    return _("caught by {name}").format(name=challenger), _("taken back")


def reading(pattern: str, words: Sequence[str], *, fits: bool) -> str:
    """What a pattern can mean."""
    if not fits:
        return _("{pattern}: no word fits").format(pattern=pattern)
    if not words or "*" not in pattern:
        return _("{pattern}: a word").format(pattern=pattern)
    return f"{pattern}: {', '.join(words)}"


def better(best: Suggestion, *, proven: bool) -> str:
    """The best play that there was."""
    word = best.words[0] if best.words else ""
    said = _("Best there: {pattern} for {points}") if proven else _("Found: {pattern} for {points}")
    text = said.format(pattern=best.patterns[0], points=points_text(best.score))
    return f"{text} ({word})" if word and word != best.patterns[0] else text
