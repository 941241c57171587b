"""What the Rooply screen says."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Preview, Reason
from game.language import gettext as _
from game.language import ngettext, sentence
from game.rooply.board import BLACK, Axis, Board, Square
from game.rooply.dice import Direction, Throw
from game.rooply.judge import EXCHANGE
from game.rooply.state import Sight, grade_of
from scenes.waiting import together

MINUS = "\u2212"


def level(sight: Sight) -> str:
    """The size of the board that is played on."""
    names = {"novice": _("Novice"), "intermediate": _("Intermediate"), "master": _("Master")}
    return names[str(sight.setup.options["level"])]


def header(sight: Sight, daily: bool) -> str:
    """Level and round."""
    said = _("Daily board") if daily else level(sight)
    return _("{level} \u00b7 round {number}").format(level=said, number=sight.round)


def to_go(count: int) -> tuple[str, ...]:
    """How many squares are still empty; the longest way first."""
    long = ngettext("{count} square to go", "{count} squares to go", count).format(count=count)
    return long, _("{count} to go").format(count=count)


def letters(count: int) -> str:
    """The label of the length die."""
    return ngettext("{count} letter", "{count} letters", count).format(count=count)


def written(have: int, least: int) -> str:
    """How far a word has come that is being written."""
    return ngettext("{have} of {count} letter", "{have} of {count} letters", least).format(
        have=have, count=least
    )


def in_place_of_dice(seconds: int | None) -> str:
    """What a wild card is for, and how long there is to choose."""
    if seconds is None:
        return _("It takes the place of the dice.")
    said = ngettext("Instead of the dice, which roll in {count} second.",
                    "Instead of the dice, which roll in {count} seconds.", seconds)  # fmt: skip
    return said.format(count=seconds)


def direction(way: Direction) -> str:
    """The label of the direction die."""
    said = {
        Direction.ACROSS: _("across"),
        Direction.DOWN: _("down"),
        Direction.DIAGONAL: _("diagonal"),
    }
    return said[way]


def blacks(count: int) -> str:
    """The label of the black die."""
    return _("{count} black").format(count=count)


def reading(axis: Axis, *, backwards: bool) -> str:
    """Which way the word is read that is being laid."""
    forwards = {
        Axis.ACROSS: _("left to right"),
        Axis.DOWN: _("downwards"),
        Axis.FALLING: _("down to the right"),
        Axis.RISING: _("up to the right"),
    }
    back = {
        Axis.ACROSS: _("right to left"),
        Axis.DOWN: _("upwards"),
        Axis.FALLING: _("up to the left"),
        Axis.RISING: _("down to the left"),
    }
    return (back if backwards else forwards)[axis]


def signed(points: int) -> str:
    """A score with its sign."""
    return str(points).replace("-", MINUS)


def buying() -> tuple[str, ...]:
    """What a yellow square costs; the longest way first."""
    return _("for {count} black").format(count=EXCHANGE), ""


def yellows(sight: Sight, seat: int) -> tuple[str, ...]:
    """How many yellow squares a seat has, of how many at most; the longest way first."""
    player = sight.players[seat]
    have, most = len(player.board.yellows) + player.bank, grade_of(sight.setup).yellows
    ways = (_("yellow {have} of {most}"), _("{have} of {most}"), "{have} / {most}")
    return tuple(way.format(have=have, most=most) for way in ways)


def parts(preview: Preview, word: int, shared: int, black: int) -> tuple[str, str]:
    """Of what the score of a word is made: two lines, the second of them may be empty."""
    seconds = (preview.score or 0) - word - shared + black
    first = ngettext("{seconds} s + {count} letter", "{seconds} s + {count} letters", word)
    more: list[str] = []
    if shared:
        more.append("+ " + _("{count} shared").format(count=shared))
    if black:
        more.append(f"{MINUS} " + blacks(black))
    return first.format(seconds=seconds, count=word), " ".join(more)


def against(preview: Preview) -> str:
    """Why a play can't be; empty where it can."""
    notices = preview.notices
    return sentence(notices[0].code, notices[0].params) if notices else ""


def thrown(throw: Throw) -> str:
    """A throw in a few words."""
    return ", ".join((letters(throw.length), direction(throw.direction), blacks(throw.blacks)))


def ending(sight: Sight, names: Sequence[str]) -> str:
    """How the match ended."""
    outcome = sight.outcome
    if outcome is None:
        return ""
    if outcome.winner is None:
        return _("The match is over.")
    name = names[outcome.winner]
    if outcome.reason == Reason.RESIGNED:
        return _resigned(sight, names, name)
    said = {
        Reason.COMPLETED: _("{name}'s board is complete."),
        Reason.STUCK: _("Nothing more can be placed: {name} has the highest score."),
    }
    reason = Reason.COMPLETED if len(names) == 1 else outcome.reason
    return said.get(reason, _("{name} has the highest score.")).format(name=name)


def _resigned(sight: Sight, names: Sequence[str], winner: str) -> str:
    gone = [name for name, player in zip(names, sight.players, strict=True) if player.resigned]
    if 1 < len(gone) == len(names) - 1:
        return _("The others resigned: {name} wins.").format(name=winner)
    return _("{names} resigned: {name} wins.").format(names=together(gone), name=winner)


def square(board: Board, at: Square) -> str:
    """What a black or a yellow square does; empty for any other."""
    number = board.number(at)
    if number is None:
        return ""
    if board.cells[number] == BLACK:
        return _("A black square: words end here.")
    if any(yellow.square == at for yellow in board.yellows):
        return _("A yellow square: closed on its barred sides, open on the others.")
    return ""
