"""Arguments that several commands share."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError


def count(text: str) -> int:
    """A whole number from 0. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)


def positive(text: str) -> int:
    """A whole number from 1. Raises ArgumentTypeError."""
    if not count(text):
        raise ArgumentTypeError("must be at least 1")
    return count(text)


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them. Raises ArgumentTypeError if one is empty."""
    parts = tuple(part.strip() for part in text.split(","))
    if not all(parts):
        raise ArgumentTypeError(f"{text!r} has an empty name")
    return parts


def add_dictionaries(parser: ArgumentParser, default: str | None) -> None:
    """One or several dictionaries, their union."""
    parser.add_argument(
        "--dictionary",
        metavar="D",
        type=names,
        default=(default,) if default else None,
        help="a dictionary, or several with commas between: a word is good if it is in any",
    )
