"""List the words that match a pattern; * stands for one or more letters."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import islice

from game.command_line.arguments import add_dictionaries, count
from game.command_line.output import emit
from game.contract import Lexicon, Refusal
from game.library import load_lexicon


def add_arguments(parser: ArgumentParser) -> None:
    """Patterns, dictionaries and a limit."""
    parser.add_argument("patterns", metavar="PATTERN", nargs="+")
    add_dictionaries(parser, default="collegiate")
    parser.add_argument(
        "--limit", metavar="N", type=count, default=100, help="most words a pattern; 0: all"
    )


def run(asked: Namespace) -> int:
    """Write a line for each word, pattern by pattern."""
    patterns = [compiled(text) for text in asked.patterns]
    lexicon = load_lexicon(asked.dictionary)
    for pattern in patterns:
        for word in islice(matching(pattern, lexicon), asked.limit or None):
            emit({"word": word})
    return 0


def compiled(text: str) -> re.Pattern[str]:
    """The pattern as a regular expression. Raises Refusal `bad_pattern`."""
    if not re.fullmatch(r"[A-Za-z*]+", text):
        raise Refusal("bad_pattern", pattern=text)
    return re.compile(text.upper().replace("*", "[A-Z]+"))


def matching(pattern: re.Pattern[str], lexicon: Lexicon) -> Iterator[str]:
    """The words of the lexicon that match, in alphabetical order."""
    return (word for word in lexicon.words() if pattern.fullmatch(word))
