"""Options of a game as setup shows them: which is its mode, which its clock, and their values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.contract import Choice, Facts, Flag, Option, OptionValue, Texts, Whole
from game.language import gettext as _
from game.language import ngettext
from game.options import spoken
from scenes.clocks import CLOCK_KEYS, clock_option

MOST_MODES = 4


class Said(NamedTuple):
    """A value in words: what it is, and what that means."""

    title: str
    caption: str = ""


class Sorted(NamedTuple):
    """The options of a game by where they are set."""

    mode: Option | None
    clock: Option | None
    texts: tuple[Option, ...]
    plain: tuple[Option, ...]
    house: tuple[Option, ...]


def sorted_options(facts: Facts) -> Sorted:
    """Each option of the game in exactly one place."""
    usual = [option for option in facts.options if not option.house_rule]
    clock = clock_option(facts)
    mode = next((option for option in usual if option is not clock and _is_mode(option)), None)
    rest = [option for option in usual if option not in (clock, mode)]
    return Sorted(
        mode,
        clock,
        tuple(option for option in rest if isinstance(option.domain, Texts)),
        tuple(option for option in rest if not isinstance(option.domain, Texts)),
        tuple(option for option in facts.options if option.house_rule),
    )


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """All values an option may have; of texts there are none to list."""
    domain = option.domain
    if isinstance(domain, Choice):
        return domain.values
    if isinstance(domain, Whole):
        return tuple(range(domain.least, domain.most + 1, domain.step))
    return (False, True) if isinstance(domain, Flag) else ()


def said(game_id: str, option: Option, value: OptionValue) -> Said:
    """A value of an option in words."""
    own = _OWN.get((game_id, option.key))
    if own is not None:
        return own(value)
    return Said(_title(option, value))


def _title(option: Option, value: OptionValue) -> str:
    domain = option.domain
    if isinstance(domain, Choice) and value in domain.values:
        title = _(domain.titles[domain.values.index(value)])
        return _with_unit(option, int(title)) if title.isdigit() else title
    if isinstance(domain, Flag):
        return _("on") if value else _("off")
    return spoken(value)


def _with_unit(option: Option, count: int) -> str:
    if option.key == "minutes":
        return ngettext("{n} minute", "{n} minutes", count).format(n=count)
    if option.key in CLOCK_KEYS:
        return ngettext("{n} second", "{n} seconds", count).format(n=count)
    return str(count)


def _is_mode(option: Option) -> bool:
    if isinstance(option.domain, Choice | Whole):
        return 2 <= len(values_of(option)) <= MOST_MODES
    return False


def _series(value: OptionValue) -> Said:
    wins = value if isinstance(value, int) else 1
    if wins == 1:
        return Said(_("First to 1"), _("one game"))
    games = _("{least} to {most} games").format(least=wins, most=2 * wins - 1)
    return Said(_("First to {n}").format(n=wins), games)


def _winder(value: OptionValue) -> Said:
    return {
        "sidewinder": Said("SideWinder", _("side to side")),
        "racewinder": Said("RaceWinder", _("top down")),
    }.get(str(value), Said("GiantWinder", _("big teams")))


def _rooply_board(value: OptionValue) -> Said:
    return {
        "novice": Said(_("Novice"), _("9 squares a side")),
        "intermediate": Said(_("Intermediate"), _("11 squares a side")),
    }.get(str(value), Said(_("Master"), _("13 squares a side")))


_OWN: Mapping[tuple[str, str], Callable[[OptionValue], Said]] = {
    ("wordaway", "series"): _series,
    ("wordwinder", "game"): _winder,
    ("rooply", "level"): _rooply_board,
}
