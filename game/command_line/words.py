"""List the words that match a pattern; * stands for one or more letters."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from game.command_line.arguments import add_dictionaries, count
from game.command_line.output import emit
from game.lexicon.patterns import matches, parse_pattern
from game.library import load_lexicon


def add_arguments(parser: ArgumentParser) -> None:
    """Patterns, dictionaries and a limit."""
    parser.add_argument("patterns", metavar="PATTERN", nargs="+")
    add_dictionaries(parser, default="collegiate")
    parser.add_argument(
        "--limit", metavar="N", type=count, default=100, help="most words a pattern; 0: all"
    )


def run(asked: Namespace) -> int:
    """Write a line for each word, pattern by pattern; nothing if one of them is refused."""
    patterns = [parse_pattern(text) for text in asked.patterns]
    lexicon = load_lexicon(asked.dictionary)
    for pattern in patterns:
        for word in matches(pattern, lexicon, asked.limit):
            emit({"word": word})
    return 0
