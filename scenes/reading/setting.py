"""How blocks of text are set: each as high as it needs at a width, drawn where it is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.reading.document import (
    Block,
    Bullets,
    Heading,
    Note,
    Paragraph,
    Phrase,
    Plain,
    Table,
    Tiles,
)
from scenes.theme import Accent, Tint
from scenes.typography import BODY, BOLD, H2, H3, LEAD, Style
from scenes.widgets.phrase import WHOLE, Mark, draw_phrase, draw_strip, phrase_glyphs
from scenes.widgets.tile import draw_tile

TEXT = Style(BODY.font, BODY.size, 1.45)
HEADINGS = (H2.sized(34), H3.sized(24), LEAD)
TILE, TILE_GAP = 44.0, 5.0
STRIP_HIGH, STRIP_WIDE = 92.0, 860.0
_BETWEEN = 14.0
_ABOVE_HEADING = 18.0
_INDENT = 26.0


class Line(NamedTuple):
    """One line of text in a block: its place from the block's corner, style and colour."""

    x: float
    y: float
    text: str
    style: Style
    tint: Tint = "ink"


class Set(NamedTuple):
    """A block as it is set: where it begins on the page, how high it is, what draws it."""

    y: float
    high: float
    draw: Callable[[Painter, float, float], None]


class Page:
    """Blocks set at a width, by one painter; lines are broken once and kept."""

    def __init__(self, p: Painter, blocks: Sequence[Block], width: float, accent: Accent) -> None:
        self.width = width
        self.sets: list[Set] = []
        self.height = 0.0
        for n, block in enumerate(blocks):
            if n:
                self.height += _BETWEEN
                self.height += _ABOVE_HEADING if isinstance(block, Heading) else 0
            high, draw = _SETTERS[type(block)](p, block, width, accent)
            self.sets.append(Set(self.height, high, draw))
            self.height += high

    def draw(self, p: Painter, x: float, top: float, view: Box) -> None:
        """Draw what is seen in `view` of a page that begins at (`x`, `top`)."""
        for set_ in self.sets:
            y = top + set_.y
            if y + set_.high > view.y and y < view.bottom:
                set_.draw(p, x, y)


Setting = tuple[float, Callable[[Painter, float, float], None]]


def _lines(
    p: Painter, text: str, width: float, style: Style, x: float, y: float, tint: Tint
) -> tuple[list[Line], float]:
    """Broken lines from (`x`, `y`) down, and where they end."""
    high = p.line_height(style)
    lines = [
        Line(x, y + (n + 0.5) * high, line, style, tint)
        for n, line in enumerate(p.type.wrapped(text, style, width))
    ]
    return lines, y + len(lines) * high


def _writing(lines: Sequence[Line]) -> Callable[[Painter, float, float], None]:
    def draw(p: Painter, x: float, y: float) -> None:
        for line in lines:
            p.text(line.text, x + line.x, y + line.y, line.style, line.tint)

    return draw


def _set_heading(p: Painter, block: Heading, width: float, accent: Accent) -> Setting:
    style = HEADINGS[min(block.level, len(HEADINGS)) - 1]
    tint: Tint = accent if block.level == 1 else "ink"
    lines, high = _lines(p, block.text, width, style, 0, 0, tint)
    return high, _writing(lines)


def _set_paragraph(p: Painter, block: Paragraph, width: float, accent: Accent) -> Setting:
    del accent
    lines, high = _lines(p, block.text, width, TEXT, 0, 0, "ink")
    return high, _writing(lines)


def _set_plain(p: Painter, block: Plain, width: float, accent: Accent) -> Setting:
    del accent
    lines, high = _lines(p, "\n".join(block.lines), width, TEXT, 0, 0, "ink")
    return high, _writing(lines)


def _set_bullets(p: Painter, block: Bullets, width: float, accent: Accent) -> Setting:
    lines: list[Line] = []
    dots: list[float] = []
    y = 0.0
    for item in block.items:
        dots.append(y + p.line_height(TEXT) / 2)
        more, y = _lines(p, item, width - _INDENT, TEXT, _INDENT, y, "ink")
        lines += more
        y += 5
    write = _writing(lines)

    def draw(p: Painter, x: float, top: float) -> None:
        for dot in dots:
            p.circle(x + 9, top + dot, 3.6, accent)
        write(p, x, top)

    return y - 5, draw


def _set_note(p: Painter, block: Note, width: float, accent: Accent) -> Setting:
    lines: list[Line] = []
    y = 12.0
    for paragraph in block.paragraphs:
        more, y = _lines(p, paragraph, width - 52, TEXT, 30, y, "ink")
        lines += more
        y += 8
    write, high = _writing(lines), y + 4

    def draw(p: Painter, x: float, top: float) -> None:
        p.rounded(x, top, width, high, 12, p.theme.chosen)
        p.rounded(x, top, 8, high, 4, accent)
        write(p, x, top)

    return high, draw


def _set_table(p: Painter, block: Table, width: float, accent: Accent) -> Setting:
    columns = _column_widths(p, block, width)
    lines: list[Line] = []
    rules: list[float] = []
    y = 0.0
    for n, row in enumerate(block.rows):
        style = BOLD if n == 0 else TEXT
        x, low = 0.0, y
        for cell, wide in zip(row, columns, strict=False):
            tint: Tint = "ink2" if n == 0 else "ink"
            look = _cell_style(cell, style)
            more, end = _lines(p, cell, wide - 20, look, x, y + 5, tint)
            lines += more
            low, x = max(low, end + 5), x + wide
        y = low
        rules.append(y)
    write = _writing(lines)

    def draw(p: Painter, x: float, top: float) -> None:
        for n, rule in enumerate(rules):
            p.fill(x, top + rule - 1, width, 2 if n == 0 else 1, accent if n == 0 else "line")
        write(p, x, top)

    return y, draw


def _cell_style(cell: str, style: Style) -> Style:
    """A played word stands out."""
    return LEAD.sized(19) if cell.isalpha() and cell.isupper() else style


def _column_widths(p: Painter, block: Table, width: float) -> list[float]:
    """As wide as their texts want; together as wide as there is room, the widest giving way."""
    count = max(len(row) for row in block.rows)
    wanted = [
        max(p.text_width(row[n], LEAD.sized(19)) + 28 for row in block.rows if n < len(row))
        for n in range(count)
    ]
    over = sum(wanted) - width
    if over > 0:
        fair = width / count
        wide = sum(w - fair for w in wanted if w > fair)
        wanted = [w - (w - fair) * over / wide if w > fair else w for w in wanted]
    else:
        wanted[-1] -= over
    return wanted


def _set_tiles(p: Painter, block: Tiles, width: float, accent: Accent) -> Setting:
    del accent, p
    count = len(block.letters)
    pitch = min(TILE + TILE_GAP, (width + TILE_GAP) / max(1, count))
    side = pitch * TILE / (TILE + TILE_GAP)

    def draw(p: Painter, x: float, y: float) -> None:
        for n, letter in enumerate(block.letters):
            if letter != " ":
                draw_tile(p, x + n * pitch, y + 4, side, letter)

    return side + 14, draw


def _set_phrase(p: Painter, block: Phrase, width: float, accent: Accent) -> Setting:
    del accent, p
    marks = [Mark(struck=1.0) if n in block.struck else WHOLE for n in range(len(block.text))]
    wide = min(width, STRIP_WIDE)

    def draw(p: Painter, x: float, y: float) -> None:
        box = Box(x, y + 4, wide, STRIP_HIGH)
        draw_strip(p, box)
        draw_phrase(p, phrase_glyphs(p.text_width, box, block.text), marks)

    return STRIP_HIGH + 14, draw


Setter = Callable[[Painter, Block, float, Accent], Setting]

_SETTERS: dict[type[Block], Setter] = {
    Heading: cast(Setter, _set_heading),
    Paragraph: cast(Setter, _set_paragraph),
    Plain: cast(Setter, _set_plain),
    Bullets: cast(Setter, _set_bullets),
    Note: cast(Setter, _set_note),
    Table: cast(Setter, _set_table),
    Tiles: cast(Setter, _set_tiles),
    Phrase: cast(Setter, _set_phrase),
}
