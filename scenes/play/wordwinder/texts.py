"""What the Word Winder screen says."""

from __future__ import annotations

from game.contract import Preview, Reason
from game.language import gettext as _
from game.language import ngettext, sentence
from game.wordwinder.state import Position
from game.wordwinder.views import WinderView
from scenes.widgets.chip import pattern_name

TITLES = {"sidewinder": "SideWinder", "racewinder": "RaceWinder", "giantwinder": "GiantWinder"}


def title(position: Position) -> str:
    """Which of the three games is played."""
    return TITLES[str(position.setup.options["game"])]


def side_name(position: Position, side: int) -> str:
    """A side's name: its player's, or the pattern of a team's chips."""
    seats = position.seats_of(side)
    if len(seats) == 1:
        return position.setup.seats[seats[0]].name
    return _(pattern_name(position.colours[side]))


def standing(view: WinderView, side: int) -> str:
    """How far a side has come."""
    position, left = view.position, view.to_go[side]
    if side in position.out:
        return _("out")
    if side in position.resigned:
        return _("resigned")
    if left is None or side in position.walled:
        return _("walled off")
    return ngettext("{count} square to go", "{count} squares to go", left).format(count=left)


def short_standing(view: WinderView, side: int) -> str:
    """How far a side has come, where there is little room."""
    left = view.to_go[side]
    if left is None or side in view.position.out or side in view.position.resigned:
        return standing(view, side)
    return _("{count} to go").format(count=left)


def chips(position: Position, side: int) -> str:
    """How many chips a side has on the board."""
    count = position.chips_on_board(side)
    return ngettext("{count} chip", "{count} chips", count).format(count=count)


def chips_left(left: int | None) -> str:
    """How many chips may still be laid; nothing without a limit."""
    if left is None:
        return ""
    return ngettext("{count} chip left", "{count} chips left", left).format(count=left)


def remark(preview: Preview) -> str:
    """What is said of the word being traced: what is against it, or what it brings."""
    if not preview.notices:
        return ""
    codes = {notice.code: notice for notice in preview.notices}
    for code in ("winder_good", "winder_not_yet"):
        if code in codes and len(preview.notices) == 2:
            return sentence(code, codes[code].params)
    last = preview.notices[-1]
    return sentence(last.code, last.params)


def begin(view: WinderView, seat: int) -> str:
    """What a person reads before the first letter."""
    least, most = view.limits[seat]
    if most is None:
        return _("Draw a word of {least} letters or more.").format(least=least)
    if most == least:
        return _("Draw a word of {least} letters.").format(least=least)
    return _("Draw a word of {least} to {most} letters.").format(least=least, most=most)


def ending(position: Position) -> str:
    """How the match ended."""
    outcome = position.outcome
    if outcome is None:
        return ""
    if outcome.winner is None:
        return _("A draw: equal chips on the board.")
    winner = side_name(position, position.side_of(outcome.winner))
    said = {
        Reason.LINE: _("{winner} has the line."),
        Reason.LAST_SIDE: _("{winner} is the last side that can play."),
        Reason.RESIGNED: _("The others resigned: {winner} wins."),
    }
    return said.get(outcome.reason, _("{winner} has the most chips.")).format(winner=winner)
