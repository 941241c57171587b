"""The clock among a game's options, and how it is set for those who want slower ones or none."""

from __future__ import annotations

from collections.abc import Mapping

from game.contract import Choice, Facts, Option, OptionValue
from scenes.preferences import Clocks

CLOCK_KEYS = frozenset({"clock", "minutes", "seconds"})


def clock_option(facts: Facts) -> Option | None:
    """The option that sets the clock of a table, if the game has one."""
    usual = (option for option in facts.options if not option.house_rule)
    return next((option for option in usual if option.key in CLOCK_KEYS), None)


def eased(
    facts: Facts, options: Mapping[str, OptionValue], wanted: Clocks
) -> dict[str, OptionValue]:
    """The options with a clock as slow as `wanted`, as far as the game has one.

    A clock that is slow enough already stays; `slower` is twice the game's own.
    """
    option = clock_option(facts)
    if option is None or not isinstance(option.domain, Choice) or wanted == "usual":
        return dict(options)
    value = _slow_enough(option, option.domain.values, options[option.key], wanted)
    return {**options, option.key: value}


def _slow_enough(
    option: Option, values: tuple[OptionValue, ...], now: OptionValue, wanted: Clocks
) -> OptionValue:
    if now is None or (wanted == "none" and None in values):
        return None
    times = sorted(value for value in values if isinstance(value, int))
    usual = option.default if isinstance(option.default, int) else times[0]
    least = next((time for time in times if time >= 2 * usual), times[-1])
    return max(least, now) if isinstance(now, int) else least
