"""What a word means, at the foot of a panel; and where a panel's title stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.language import gettext as _
from game.library import glosses
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.typography import BODY, BOLD, H3, SECOND, Style
from scenes.widgets.prose import Passage, fitted_prose

PAD = 24.0
TITLE = 30.0
"""The most that a panel's title measures, whatever the text size."""


class Meaning(NamedTuple):
    """A word in its dictionary form, its part of speech, and a text; the first two may be empty."""

    word: str = ""
    part: str = ""
    text: str = ""


def meaning_of(words: Iterable[str]) -> Meaning:
    """What the first of the words means that has a gloss; all is empty if none has."""
    found = next((g for g in map(glosses().of, filter(None, words)) if g is not None), None)
    return Meaning(found.word, _(found.part), found.text) if found is not None else Meaning()


def title_line(box: Box, text_scale: float) -> float:
    """The height at which a panel's title stands."""
    return box.y + 14 + 18 * min(text_scale, TITLE / H3.size)


def below_title(box: Box, text_scale: float) -> float:
    """The height at which a panel's contents may begin."""
    return title_line(box, text_scale) + 12 + 18 * min(text_scale, TITLE / H3.size)


def title_style(p: Painter) -> Style:
    """The style of a panel's title."""
    return p.type.capped(H3, TITLE)


def draw_meaning(p: Painter, box: Box, meaning: Meaning) -> None:
    """The word with its part of speech, the text below it."""
    top = box.y
    if meaning.word:
        head = p.type.capped(BOLD.sized(22), min(34.0, box.h * 0.42))
        y = top + p.line_height(head) / 2
        wide = p.text(meaning.word, box.x, y, head, max_width=box.w * 0.6)
        small = p.type.capped(SECOND, head.size * p.text_scale * 0.85)
        p.text(meaning.part, box.x + wide + 12, y + 1, small, "ink2", max_width=box.w - wide - 12)
        top += p.line_height(head)
    room = Box(box.x, top, box.w, box.bottom - top)
    (said,) = fitted_prose(p, [Passage(meaning.text, BODY.sized(20))], room)
    p.paragraph(said.text, room.x, top + p.line_height(said.style) / 2, room.w, said.style)
