from __future__ import annotations

import pytest

from game.library import ASSETS
from scenes.canvas import Canvas
from scenes.credits import licences
from scenes.paint import Painter
from scenes.reading.document import (
    Bullets,
    Heading,
    Note,
    Paragraph,
    Phrase,
    Plain,
    Table,
    Tiles,
    parse,
    parse_plain,
    struck_places,
    title_of,
)
from scenes.reading.setting import Page
from scenes.theme import THEMES
from tests.kit.pictures import new_surface

TEXT = """# A game

Words that
run on, with `code`.

- one
* two

| Play | Leaves |
|------|:-----:|
| CAT | DOG |

> a notice
>
> of two parts

{tiles ABC}
{phrase NOW I | IN}

## Second
"""


def test_every_kind_of_block_is_read():
    assert parse(TEXT) == (
        Heading(1, "A game"),
        Paragraph("Words that run on, with code."),
        Bullets(("one", "two")),
        Table((("Play", "Leaves"), ("CAT", "DOG"))),
        Note(("a notice", "of two parts")),
        Tiles("ABC"),
        Phrase("NOW I", frozenset({0, 4})),
        Heading(2, "Second"),
    )
    assert title_of(parse(TEXT)) == "A game"
    assert title_of(()) == ""


def test_the_leftmost_copy_of_each_letter_is_struck():
    text = "NOW I ASK YOU VERY CONFIDENTIALLY"
    struck = struck_places(text, "FLAKE")
    assert sorted(text[i] for i in struck) == sorted("FLAKE")
    assert all(text.index(text[i]) == i for i in struck)
    assert struck_places("AA", "AAA") == {0, 1}


def test_an_unknown_directive_is_a_fault():
    with pytest.raises(ValueError, match="bars"):
        parse("{bars 3}")


def test_a_plain_text_keeps_short_lines_and_joins_long_ones():
    long = "x" * 60
    assert parse_plain("Licence", f"{long}\n{long}\n\n  a\n  b\r\n") == (
        Heading(1, "Licence"),
        Paragraph(f"{long} {long}"),
        Plain(("a", "b")),
    )


@pytest.mark.parametrize("path", sorted((ASSETS / "rules").glob("*/*.md")), ids=lambda p: p.stem)
def test_every_page_of_rules_can_be_read_and_has_a_title(path):
    blocks = parse(path.read_text(encoding="utf-8"))
    assert isinstance(blocks[0], Heading)
    assert len(blocks) > 5


def painter(scale=1.0, size=(1280, 720)):
    return Painter(new_surface(size), Canvas(*size, scale), THEMES["light"])


@pytest.mark.parametrize("width", [300.0, 820.0])
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_blocks_stand_under_one_another_and_within_their_width(width, scale):
    p = painter(scale)
    page = Page(p, parse(TEXT), width, "plum")
    assert all(
        one.y + one.high <= other.y for one, other in zip(page.sets, page.sets[1:], strict=False)
    )
    assert page.height == pytest.approx(page.sets[-1].y + page.sets[-1].high)


def test_larger_words_make_a_longer_page():
    usual, large = (Page(painter(scale), parse(TEXT), 800, "plum") for scale in (1.0, 1.75))
    assert large.height > usual.height


def test_every_licence_text_is_listed_those_of_the_words_first():
    names = [path.name for path in licences()]
    assert names[0] == "SCOWL.txt"
    assert len(names) == len(set(names)) >= 9
    assert {path.suffix for path in licences()} == {".txt"}
