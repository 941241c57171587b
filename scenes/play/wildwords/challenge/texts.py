"""What the challenge dialog says."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import LexiconKey, Setup
from game.language import gettext as _
from game.language import ngettext
from game.wildwords.scoring import Pattern
from game.wildwords.state import Pending, handicap_of, is_box, is_honour
from game.wildwords.views import WildView
from scenes.play.wildwords.bubble import points_text
from scenes.play.wildwords.challenge.verdict import Ending, Verdict
from scenes.waiting import together


def stake(points: int) -> str:
    """What is at stake, and what is to be done."""
    said = ngettext("{points} point at stake.", "{points} points at stake.", abs(points))
    return said.format(points=points_text(points))


def pattern_label(pattern: Pattern) -> str:
    """How a pattern lies and what it scores."""
    said = (
        ngettext("Across \u00b7 {count} point", "Across \u00b7 {count} points", abs(pattern.score))
        if pattern.across
        else ngettext("Down \u00b7 {count} point", "Down \u00b7 {count} points", abs(pattern.score))
    )
    return said.format(count=points_text(pattern.score))


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


def rule(pending: Pending, view: WildView, names: Sequence[str], *, spells: bool) -> str:
    """What decides, and what comes of it; the player reads it while it `spells`."""
    setup = view.setup
    judge = dictionary_rule(setup.lexicon.key)
    if is_honour(setup) and pending.challenger is not None:
        judge = _("{name} says whether it is good.").format(name=names[pending.challenger])
    good, bad = _to_the_player(pending, view) if spells else _to_others(pending, view, names)
    return " ".join((judge, good, bad, *sides(setup)))


def _to_the_player(pending: Pending, view: WildView) -> tuple[str, str]:
    again = moves_again(pending, view)
    good = _("All good: you move again.") if again else _("All good: your play stays.")
    return good, _("One bad: your tiles come back and you score nothing.")


def _to_others(pending: Pending, view: WildView, names: Sequence[str]) -> tuple[str, str]:
    again = moves_again(pending, view)
    good = _("All good: {name} moves again.") if again else _("All good: the play stays.")
    bad = _("One bad: the tiles go back to {name}, no points.")
    name = names[pending.player]
    return good.format(name=name), bad.format(name=name)


def moves_again(pending: Pending, view: WildView) -> bool:
    """Whether a challenge in vain gives the player another turn."""
    challenger = pending.challenger
    if challenger is None or is_box(view.setup) or len(view.active) != 2:
        return False
    last = not view.counts[pending.player] and not view.pot
    return not last and not handicap_of(view.setup, challenger).forgiving


def sides(setup: Setup) -> tuple[str, ...]:
    """What a box challenge costs."""
    return (_("Whoever takes the wrong side loses 20."),) if is_box(setup) else ()


def verdict_title(verdict: Verdict, player: str, challenger: str) -> str:
    """Who was right."""
    if not verdict.succeeded:
        return _("{player} meant it. The play stays.").format(player=player)
    said: dict[Ending, str] = {
        "spelled": _("{challenger} was right to doubt.").format(challenger=challenger),
        "given_up": _("{player} gives the play up.").format(player=player),
        "time_up": _("{name}\u2019s time is up.").format(name=player),
        "resigned": _("{name} has resigned.").format(name=player),
    }
    return said[verdict.ending]


def verdict_text(verdict: Verdict, names: Sequence[str], following: int | None) -> str:
    """What comes of it; `following` moves then."""
    player = names[verdict.player]
    if verdict.succeeded:
        said = _("The tiles go back to {player}, no points.")
    else:
        said = ngettext(
            "{player} scores {points} point.", "{player} scores {points} points.",
            abs(verdict.points),
        )  # fmt: skip
    parts = [said.format(player=player, points=points_text(verdict.points))]
    if verdict.fined:
        who = together([names[seat] for seat in verdict.fined])
        lose = ngettext("{names} loses 20.", "{names} lose 20.", len(verdict.fined))
        parts.append(lose.format(names=who))
    if verdict.misses:
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
