"""What the challenge dialog says."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import LexiconKey
from game.language import gettext as _
from game.language import ngettext
from game.wildwords.scoring import Pattern
from scenes.play.wildwords.challenge.verdict import Verdict
from scenes.waiting import together


def stake(points: int) -> str:
    """What is at stake, and what is to be done."""
    said = ngettext("{points} point at stake.", "{points} points at stake.", abs(points))
    return said.format(points=points)


def pattern_label(pattern: Pattern) -> str:
    """How a pattern lies and what it scores."""
    said = (
        ngettext("Across \u00b7 {count} point", "Across \u00b7 {count} points", abs(pattern.score))
        if pattern.across
        else ngettext("Down \u00b7 {count} point", "Down \u00b7 {count} points", abs(pattern.score))
    )
    return said.format(count=pattern.score)


def dictionary_rule(key: LexiconKey) -> str:
    """Which words count."""
    names = {
        "pocket": _("the pocket dictionary"),
        "collegiate": _("the collegiate dictionary"),
        "encyclopedic": _("the encyclopedic dictionary"),
        "young": _("the young dictionary"),
    }
    ids = [ref.id for ref in key.dictionaries if ref.id in names]
    if len(ids) == 1 and not key.own:
        return _("Every word must be in {dictionary}.").format(dictionary=names[ids[0]])
    return _("Every word must be in the dictionaries you agreed on.")


def rule(key: LexiconKey, *, honour: bool, two_seats: bool, challenger: str) -> str:
    """What decides, and what comes of it."""
    judge = dictionary_rule(key)
    if honour:
        judge = _("{name} says whether it is good.").format(name=challenger)
    good = _("All good: you move again.") if two_seats else _("All good: your play stays.")
    bad = _("One bad: your tiles come back and you score nothing.")
    return f"{judge} {good} {bad}"


def verdict_title(verdict: Verdict, player: str, challenger: str) -> str:
    """Who was right."""
    if not verdict.succeeded:
        return _("{player} meant it. The play stays.").format(player=player)
    if not verdict.words:
        return _("{player} gives the play up.").format(player=player)
    return _("{challenger} was right to doubt.").format(challenger=challenger)


def verdict_text(
    verdict: Verdict, names: Sequence[str], following: int | None, *, misses: bool = False
) -> str:
    """What comes of it; `following` moves then, and the challenger may miss a turn."""
    player = names[verdict.player]
    if verdict.succeeded:
        said = _("The tiles go back to {player}, no points.")
    else:
        said = ngettext(
            "{player} scores {points} point.", "{player} scores {points} points.",
            abs(verdict.points),
        )  # fmt: skip
    parts = [said.format(player=player, points=verdict.points)]
    if verdict.fined:
        who = together([names[seat] for seat in verdict.fined])
        lose = ngettext("{names} loses 20.", "{names} lose 20.", len(verdict.fined))
        parts.append(lose.format(names=who))
    if misses:
        parts.append(_("{name} misses a turn.").format(name=names[verdict.challenger]))
    if following is not None:
        again = following == verdict.player
        moves = _("{name} moves again.") if again else _("{name} moves next.")
        parts.append(moves.format(name=names[following]))
    return " ".join(parts)


def to_go(count: int) -> str:
    """How many wild tiles of a pattern are still empty."""
    if count == 1:
        return _("one to go")
    return _("{count} to go").format(count=count)
