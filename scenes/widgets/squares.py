"""Squares of boards: WildWords' premium squares, Rooply's blacks and yellows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from scenes.canvas import Box
from scenes.paint import Painter
from scenes.theme import WHITE, Tint, colour, mix
from scenes.typography import LETTER

Premium = Literal["2W", "3W", "2L", "3L", "wild", "-20"]
SideName = Literal["north", "east", "south", "west"]


def draw_premium(p: Painter, x: float, y: float, cell: float, kind: Premium) -> None:
    """A premium square: square = word, disc = letter, diamond = turns wild, black = −20."""

    def draw(q: Painter) -> None:
        _PREMIUMS[kind](q, cell)

    p.sprite(("premium", kind), x, y, cell, cell, draw)


def draw_cell(p: Painter, x: float, y: float, cell: float) -> None:
    """An empty square of felt."""
    edge = cell * 0.035
    p.rounded(x + edge, y + edge, cell - 2 * edge, cell - 2 * edge, cell * 0.14, "cell")


def _block(p: Painter, cell: float, tint: Tint) -> None:
    edge = cell * 0.035
    p.rounded(edge, edge, cell - 2 * edge, cell - 2 * edge, cell * 0.14, tint)


def _label(p: Painter, cell: float, text: str, tint: Tint, size: float) -> None:
    p.text(text, cell / 2, cell / 2, LETTER.sized(cell * size), tint, "centre")


def _double_word(p: Painter, cell: float) -> None:
    _block(p, cell, "w2")
    _label(p, cell, "2W", "w2_text", 0.42)


def _triple_word(p: Painter, cell: float) -> None:
    _block(p, cell, "w3")
    line = mix(p.colour("w3"), p.colour("w2"), 0.75)
    inner = (cell * 0.1, cell * 0.1, cell * 0.8, cell * 0.8)
    p.outline(*inner, cell * 0.09, line, cell * 0.035)
    _label(p, cell, "3W", "w3_text", 0.42)


def _double_letter(p: Painter, cell: float) -> None:
    p.circle(cell / 2, cell / 2, cell * 0.42, "l2")
    _label(p, cell, "2L", "l2_text", 0.40)


def _triple_letter(p: Painter, cell: float) -> None:
    p.circle(cell / 2, cell / 2, cell * 0.445, "l3")
    line = mix(p.colour("l3"), p.colour("l2"), 0.75)
    p.ring(cell / 2, cell / 2, cell * 0.385, cell * 0.032, line)
    _label(p, cell, "3L", "l3_text", 0.40)


def _turn_wild(p: Painter, cell: float) -> None:
    middle, reach = cell / 2, cell * 0.46
    corners = [
        (middle, middle - reach),
        (middle + reach, middle),
        (middle, middle + reach),
        (middle - reach, middle),
    ]
    p.polygon(corners, "wild")
    p.star(middle, middle, cell * 0.185, cell * 0.08, "gold")


def _minus_twenty(p: Painter, cell: float) -> None:
    _block(p, cell, "m20")
    _label(p, cell, "−20", "m20_text", 0.37)


_PREMIUMS = {
    "2W": _double_word,
    "3W": _triple_word,
    "2L": _double_letter,
    "3L": _triple_letter,
    "wild": _turn_wild,
    "-20": _minus_twenty,
}


def draw_black(p: Painter, x: float, y: float, cell: float, *, alpha: float = 1.0) -> None:
    """A black square of Rooply: a lacquer block with a short glint."""

    def draw(q: Painter) -> None:
        edge, whole = cell * 0.03, cell * 0.94
        q.rounded(edge, edge, whole, whole, cell * 0.13, colour("14100E"))
        q.rounded(edge, edge, whole, whole - cell * 0.07, cell * 0.13, "black")
        glint = mix(q.colour("black"), WHITE, 0.16)
        high = max(q.pixel(), cell * 0.05)
        q.rounded(cell * 0.2, cell * 0.13, cell * 0.6, high, cell * 0.02, glint)

    p.sprite(("black square",), x, y, cell, cell, draw, alpha=alpha)


def draw_yellow(
    p: Painter,
    x: float,
    y: float,
    cell: float,
    barred: Sequence[SideName] = (),
    *,
    alpha: float = 1.0,
) -> None:
    """A yellow square of Rooply; a bar closes each barred side."""
    bars = tuple(sorted(set(barred)))

    def draw(q: Painter) -> None:
        edge, whole, thick = cell * 0.03, cell * 0.94, cell * 0.17
        low = mix(q.colour("yellow"), colour("7A4A00"), 0.45)
        q.rounded(edge, edge, whole, whole, cell * 0.13, low)
        q.rounded(edge, edge, whole, whole - cell * 0.07, cell * 0.13, "yellow")
        far = cell - edge - thick
        boxes = {
            "north": (edge, edge, whole, thick),
            "south": (edge, far, whole, thick),
            "west": (edge, edge, thick, whole),
            "east": (far, edge, thick, whole),
        }
        for side in bars:
            q.rounded(*boxes[side], cell * 0.06, "yellow_bar")

    p.sprite(("yellow square", bars), x, y, cell, cell, draw, alpha=alpha)


def draw_paper_cell(p: Painter, x: float, y: float, cell: float) -> None:
    """An empty square of Rooply's paper."""
    p.rounded(*p.apart(Box(x, y, cell, cell)), cell * 0.07, "paper")
