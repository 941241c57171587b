"""Options of a match: their values checked, read from text, and filled with defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.contract import (
    AnyGame,
    Choice,
    Flag,
    Lexicon,
    Option,
    OptionValue,
    Refusal,
    Seat,
    Setup,
    Texts,
    Whole,
)
from game.seats import check_seats

_WORDS: dict[str, OptionValue] = {
    "none": None,
    "on": True,
    "true": True,
    "yes": True,
    "off": False,
    "false": False,
    "no": False,
}


def fresh_setup(
    game: AnyGame,
    options: Mapping[str, OptionValue],
    seats: Sequence[Seat],
    lexicon: Lexicon,
    start_shift: int = 0,
) -> Setup:
    """A setup with every option of the game, checked.

    Raises Refusal `unknown_option`, `option_value`, or what `check_seats` raises.
    """
    for key in options:
        game.facts.option(key)
    values = {
        option.key: checked(option, options.get(option.key, option.default))
        for option in game.facts.options
    }
    check_seats(game.facts, seats)
    return Setup(values, tuple(seats), lexicon, start_shift)


def checked(option: Option, value: OptionValue) -> OptionValue:
    """The value if the option may have it. Raises Refusal `option_value`."""
    if not _fits(option, value):
        raise Refusal(
            "option_value", option=option.key, value=spoken(value), allowed=allowed(option)
        )
    return value


def _fits(option: Option, value: OptionValue) -> bool:
    domain = option.domain
    if isinstance(domain, Flag):
        return isinstance(value, bool)
    if isinstance(domain, Choice):
        return any(value == one and type(value) is type(one) for one in domain.values)
    if isinstance(domain, Whole):
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and value in range(domain.least, domain.most + 1, domain.step)
    return _are_texts(domain, value)


def _are_texts(domain: Texts, value: OptionValue) -> bool:
    if not isinstance(value, tuple) or len(value) > domain.most:
        return False
    return all(len(text) <= domain.length for text in value)


def allowed(option: Option) -> str:
    """What the option may be, in words."""
    domain = option.domain
    if isinstance(domain, Flag):
        return "on, off"
    if isinstance(domain, Choice):
        return ", ".join(spoken(value) for value in domain.values)
    if isinstance(domain, Whole):
        return f"{domain.least} - {domain.most}"
    return f"at most {domain.most} texts of {domain.length} characters"


def spoken(value: OptionValue) -> str:
    """A value as it is typed on the command line."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return "|".join(value) if isinstance(value, tuple) else str(value)


def read_option(option: Option, text: str) -> OptionValue:
    """The value that `text` means for this option. Raises Refusal `option_value`."""
    if isinstance(option.domain, Texts):
        return checked(option, tuple(part for part in text.split("|") if part))
    if isinstance(option.domain, Choice) and text in option.domain.values:
        return text
    if text.lower() in _WORDS:
        return checked(option, _WORDS[text.lower()])
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12:
        return checked(option, int(text))
    return checked(option, text)
