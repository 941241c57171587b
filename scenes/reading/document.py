"""The little language of the rule book: blocks of text, tables, notes, tiles and phrases.

`#` and `##` head, `- ` and `* ` list, `| a | b |` is a row of a table (the first its head), `> `
a note, `{tiles WORD}` a row of tiles, `{phrase TEXT | WORD}` a phrase with the letters of a word
struck out from the left. Everything else is a paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple


class Heading(NamedTuple):
    """A title; level 1 heads the page."""

    level: int
    text: str


class Paragraph(NamedTuple):
    """Running text."""

    text: str


class Plain(NamedTuple):
    """Text whose lines are kept as they are, such as a licence's list."""

    lines: tuple[str, ...]


class Bullets(NamedTuple):
    """A list."""

    items: tuple[str, ...]


class Table(NamedTuple):
    """Rows of cells; the first row heads the columns."""

    rows: tuple[tuple[str, ...], ...]


class Note(NamedTuple):
    """What is set apart: a remark, or a notice that must be shown."""

    paragraphs: tuple[str, ...]


class Tiles(NamedTuple):
    """Letters as tiles."""

    letters: str


class Phrase(NamedTuple):
    """A phrase on its strip; `struck` are the places of the letters that are gone."""

    text: str
    struck: frozenset[int]


Block = Heading | Paragraph | Plain | Bullets | Table | Note | Tiles | Phrase

_HEADING = re.compile(r"(#{1,3}) +(.+)")
_BULLET = re.compile(r"[-*] +(.+)")
_DIRECTIVE = re.compile(r"\{(\w+) +([^{}]+)\}")


def parse(text: str) -> tuple[Block, ...]:
    """The blocks of a text. Raises ValueError for a `{directive}` that isn't one."""
    blocks: list[Block] = []
    for kind, lines in _runs(text.splitlines()):
        blocks.extend(_READERS[kind](lines))
    return tuple(blocks)


def parse_plain(title: str, text: str) -> tuple[Block, ...]:
    """A text of no language, such as a licence, under a title: paragraphs as they stand."""
    return (Heading(1, title), *_plain_blocks(text))


def title_of(blocks: Iterable[Block]) -> str:
    """The text of the first heading."""
    return next((block.text for block in blocks if isinstance(block, Heading)), "")


def struck_places(text: str, word: str) -> frozenset[int]:
    """Where the leftmost copy of each letter of `word` stands in `text`."""
    places: set[int] = set()
    for letter in word:
        free = (i for i, other in enumerate(text) if other == letter and i not in places)
        place = next(free, None)
        if place is not None:
            places.add(place)
    return frozenset(places)


def _runs(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Lines of one kind that follow one another."""
    for kind, run in groupby(lines, key=_kind):
        if kind != "blank":
            yield kind, list(run)


def _kind(line: str) -> str:
    if not line.strip():
        return "blank"
    if _HEADING.fullmatch(line):
        return "heading"
    if _BULLET.fullmatch(line):
        return "bullet"
    if _DIRECTIVE.fullmatch(line.strip()):
        return "directive"
    return {"|": "table", ">": "note"}.get(line[0], "text")


def _read_headings(lines: list[str]) -> list[Block]:
    found = [match for line in lines if (match := _HEADING.fullmatch(line))]
    return [Heading(len(match[1]), _bare(match[2])) for match in found]


def _read_text(lines: list[str]) -> list[Block]:
    return [Paragraph(_bare(" ".join(line.strip() for line in lines)))]


def _read_bullets(lines: list[str]) -> list[Block]:
    found = [match for line in lines if (match := _BULLET.fullmatch(line))]
    return [Bullets(tuple(_bare(match[1]) for match in found))]


def _read_table(lines: list[str]) -> list[Block]:
    rows = [
        tuple(_bare(cell.strip()) for cell in line.strip().strip("|").split("|")) for line in lines
    ]
    return [Table(tuple(row for row in rows if not all(re.fullmatch(r":?-+:?", c) for c in row)))]


def _read_note(lines: list[str]) -> list[Block]:
    bare = [line.removeprefix(">").strip() for line in lines]
    parts = [list(run) for blank, run in groupby(bare, key=lambda line: not line) if not blank]
    return [Note(tuple(_bare(" ".join(part)) for part in parts))]


def _read_directives(lines: list[str]) -> list[Block]:
    return [_directive(line.strip()) for line in lines]


def _directive(line: str) -> Block:
    found = _DIRECTIVE.fullmatch(line)
    name, content = (found[1], found[2].strip()) if found else ("", "")
    if name == "tiles":
        return Tiles(content)
    if name == "phrase":
        text, _, word = (part.strip() for part in content.partition("|"))
        return Phrase(text, struck_places(text, word))
    raise ValueError(f"not a directive: {line}")


def _plain_blocks(text: str) -> list[Block]:
    paragraphs = re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n").strip("\n"))
    return [_plain_block(paragraph.split("\n")) for paragraph in paragraphs if paragraph.strip()]


def _plain_block(lines: list[str]) -> Block:
    """Full lines run on as one paragraph; short ones stand as they are."""
    bare = tuple(line.strip() for line in lines)
    if all(len(line) > 45 for line in bare[:-1]):
        return Paragraph(" ".join(bare))
    return Plain(bare)


def _bare(text: str) -> str:
    return text.replace("`", "")


_READERS = {
    "heading": _read_headings,
    "text": _read_text,
    "bullet": _read_bullets,
    "table": _read_table,
    "note": _read_note,
    "directive": _read_directives,
}
