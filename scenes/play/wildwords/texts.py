"""What the WildWords screen says."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import gettext as _
from game.language import ngettext
from game.wildwords.board import LETTER_FACTOR, LOSES_20, TURNS_WILD, WORD_FACTOR
from game.wildwords.state import Ballot, SheetLine, with_item
from game.wildwords.views import WildView
from scenes.play.wildwords.bubble import points_text
from scenes.waiting import together


def pot_texts(count: int) -> tuple[str, ...]:
    """How many tiles are left in the pot, the longest way first."""
    said = ngettext("{count} tile in the pot", "{count} tiles in the pot", count)
    short = _("{count} in the pot")
    return tuple(way.format(count=count) for way in (said, short, "{count}"))


def status(
    view: WildView, seat: int, names: Sequence[str], *, here: bool, watched: bool = False
) -> str:
    """What a seat does now; `here`: a person at this machine; `watched`: all was long ago."""
    if seat in view.out:
        return _("has left")
    if view.awaited is None:
        return _("at the end")
    if seat == view.awaited:
        to_move = watched and view.stage == "turn"
        return _("to move") if to_move else _awaited(view, here=here)
    pending = view.pending
    if pending is not None and pending.challenger == seat:
        return _("doubts the play")
    if view.missed[seat]:
        return _("misses a turn")
    return _("waiting for {name}").format(name=names[view.awaited])


def _awaited(view: WildView, *, here: bool) -> str:
    texts = {
        "turn": (_("Your move"), _("thinking")),
        "window": (_("Do you doubt it?"), _("looks at the play")),
        "votes": (_("Do you doubt it, too?"), _("looks at the play")),
        "spelling": (_("spelling"), _("spelling")),
        "honour": (_("judging"), _("judging")),
    }
    mine, other = texts[view.stage]
    return mine if here else other


def lead(view: WildView, names: Sequence[str]) -> str:
    """Who leads of those still in the match, and by how much."""
    first, margin = _ahead(view, view.scores)
    if len(view.active) == 1:
        return _("{name} wins.").format(name=names[first[0]])
    if len(first) > 1:
        return _("{names} are level.").format(names=together([names[seat] for seat in first]))
    return _("{name} leads by {points}.").format(name=names[first[0]], points=margin)


def lead_with(view: WildView, names: Sequence[str], seat: int, points: int, word: str) -> str:
    """Who leads now, and who would after the play."""
    now = lead(view, names)
    leaders, _margin = _ahead(view, view.scores)
    first, margin = _ahead(view, with_item(view.scores, seat, points))
    if len(first) > 1:
        return f"{now} " + _("With {word}: level.").format(word=word)
    same = _("With {word}: by {points}.")
    other = _("With {word}: {name}, by {points}.")
    said = (same if leaders == first else other).format(
        word=word, name=names[first[0]], points=margin
    )
    return f"{now} {said}"


def _ahead(view: WildView, scores: Sequence[int]) -> tuple[list[int], int]:
    """Those still in the match who have most, and how far the next one is behind."""
    best = max(scores[seat] for seat in view.active)
    first = [seat for seat in view.active if scores[seat] == best]
    behind = [scores[seat] for seat in view.active if seat not in first]
    return first, best - max(behind, default=best)


def asked(view: WildView, names: Sequence[str], word: str, points: int) -> str:
    """The question of the challenge window."""
    if view.awaited is None:
        return ""
    said = _("{word} for {points}. Do you doubt it, {name}?")
    return said.format(word=word, points=points_text(points), name=names[view.awaited])


def waits(view: WildView, names: Sequence[str], word: str, points: int) -> str:
    """What is said while another is asked."""
    if view.awaited is None:
        return ""
    said = _("{word} for {points}. {name} may doubt it.")
    return said.format(word=word, points=points_text(points), name=names[view.awaited])


def handed_over(view: WildView, names: Sequence[str], seat: int) -> str:
    """What the next person is told before the tray is shown: only what all may know."""
    pending = view.pending
    if pending is None:
        return _last(view.sheet, names) or _("{name} has the first move.").format(name=names[seat])
    player, word = names[pending.player], pending.play.patterns[0].text
    if view.stage == "spelling" and pending.challenger is not None:
        return _("{name} doubts {word}. Spell it out.").format(
            name=names[pending.challenger], word=word
        )
    said = _("{name} plays {word} for {points}. Do you believe it?")
    return said.format(name=player, word=word, points=points_text(pending.play.score))


def _last(lines: Sequence[SheetLine], names: Sequence[str]) -> str:
    """The last thing that somebody did; fines and missed turns only come of it."""
    told = {
        "play": _("{name} has played {word} for {points}."),
        "taken_back": _("{name} has taken {word} back."),
        "pass": _("{name} has passed."),
        "resigned": _("{name} has resigned."),
        "timeout": _("{name}\u2019s time is up."),
    }
    line = next((line for line in reversed(lines) if line.kind in told), None)
    if line is None:
        return ""
    word = line.patterns[0].text if line.patterns else ""
    points = points_text(line.points)
    return told[line.kind].format(name=names[line.seat], word=word, points=points)


def votes(ballots: Sequence[Ballot], names: Sequence[str]) -> str:
    """Who has voted how so far."""
    said = [
        (_("{name} doubts it, too.") if ballot.agree else _("{name} believes it.")).format(
            name=names[ballot.seat]
        )
        for ballot in ballots
    ]
    return " ".join(said)


def line_text(line: SheetLine) -> str:
    """A line of the score sheet that has no word."""
    texts = {
        "pass": _("pass"),
        "missed": _("missed"),
        "penalty": _("wrong side"),
        "resigned": _("resigned"),
        "timeout": _("time up"),
        "bonus": _("tiles left"),
        "overtime": _("overtime"),
    }
    return texts.get(line.kind, "")


def gain(points: int) -> str:
    """What a line brought."""
    return f"+{points}" if points >= 0 else points_text(points)


def unseen_title(count: int) -> str:
    """The title of the tiles that the one who looks doesn't see."""
    return ngettext("{count} tile unseen", "{count} tiles unseen", count).format(count=count)


def square(number: int) -> str:
    """What a special square of the board does; empty for any other."""
    if TURNS_WILD[number]:
        return _("Turn-To-Wild: a tile laid here becomes an asterisk for good.")
    if LOSES_20[number]:
        return _("Who covers this square loses 20 points.")
    words = {2: _("2W: words over it count twice."), 3: _("3W: words over it count three times.")}
    letters = {
        2: _("2L: the letter laid here counts twice."),
        3: _("3L: the letter laid here counts three times."),
    }
    return words.get(WORD_FACTOR[number], "") or letters.get(LETTER_FACTOR[number], "")
