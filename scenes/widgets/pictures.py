"""Small pictures of the four boards, for cards and menus: windows onto a game being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from scenes.canvas import Box
from scenes.paint import Painter, shapes
from scenes.paint.ground import Spot
from scenes.paint.shapes import Point
from scenes.theme import Token, colour, mix
from scenes.typography import LETTER
from scenes.widgets.chip import draw_letter_chip
from scenes.widgets.die import draw_die
from scenes.widgets.phrase import Glyph, draw_strike
from scenes.widgets.plates import CHIP, draw_link, draw_plate, draw_plate_letter, draw_trace
from scenes.widgets.squares import (
    Premium,
    SideName,
    draw_black,
    draw_cell,
    draw_paper_cell,
    draw_premium,
    draw_yellow,
)
from scenes.widgets.tile import TileFace, draw_tile

BoardName = Literal["wildwords", "wordwinder", "rooply", "wordaway"]
WIDTH, HEIGHT = 256.0, 198.0
RADIUS = 12.0
_FRAMES: dict[BoardName, Token] = {
    "wildwords": "frame",
    "wordwinder": "slab",
    "rooply": "lacq",
    "wordaway": "cloth2",
}


def draw_picture(p: Painter, box: Box, board: BoardName) -> None:
    """A board's picture in `box`, with round corners and framed in the board's material.

    Made for 256 x 198 units; a larger picture shows larger squares and, where one side is
    longer than that, more of the board.
    """
    w, h = box.w, box.h
    scale = max(1.0, min(w / WIDTH, h / HEIGHT))

    def draw(q: Painter) -> None:
        larger = Painter(q.surface, Spot(q.k * scale, q.origin), q.theme, tools=q.tools)
        _DRAWINGS[board](larger, w / scale, h / scale)
        mask = shapes.rounded(*q.rect(0, 0, w, h).size, q.px(RADIUS), (255, 255, 255, 255))
        q.surface.blit(mask, q.rect(0, 0, w, h), special_flags=pygame.BLEND_RGBA_MULT)
        q.outline(0, 0, w, h, RADIUS, _FRAMES[board], 6)

    p.sprite(("picture", board), *box, draw)


# WildWords: rows 5-12 and columns 2-9 of a board, seen from its row 5.93 and column 2.93.
_WILD_PREMIUMS = (
    "...t...t",
    "d*..d.d.",
    ".-d..D..",
    "d*..d.d.",
    "...t...t",
    "..D..d..",
    ".D..*-*.",
    "*...d.d.",
)
_WILD_LETTERS = (
    ".I......",
    ".#......",
    ".*FEND..",
    ".#...R..",
    "...PLA*E",
    ".....G..",
    "........",
    "........",
)
_VALUES = {"F": 5, "E": 1, "I": 1, "N": 1, "D": 2, "R": 1, "P": 3, "L": 2, "A": 1, "G": 3}
_PREMIUMS: dict[str, Premium] = {"d": "2L", "t": "3L", "D": "2W", "*": "wild", "-": "-20"}


def _draw_wildwords(p: Painter, w: float, h: float) -> None:
    cell = 47.0
    p.fill(0, 0, w, h, "felt")
    places = [
        (row, column, (column - 0.93) * cell, (row - 0.93) * cell)
        for row in range(8)
        for column in range(8)
        if (row - 0.93) * cell < h and (column - 0.93) * cell < w
    ]
    for row, column, x, y in places:
        draw_cell(p, x, y, cell)
        kind = _PREMIUMS.get(_WILD_PREMIUMS[row][column])
        if kind:
            draw_premium(p, x, y, cell, kind)
    p.frame_shadow(6, 6, w - 12, h - 12)
    for row, column, x, y in places:
        letter = _WILD_LETTERS[row][column]
        if letter != ".":
            turned = letter == "#"
            face = TileFace("*" if turned else letter, _VALUES.get(letter), turned)
            draw_tile(p, x + cell * 0.03, y + cell * 0.01, cell * 0.94, face)


# Word Winder: rows 8-15 and columns 8-15 of a board, seen from its column 8.05, the lowest row
# at the lower edge of the picture.
_WINDER_LETTERS = (
    "RPLTVNTW",
    "TGRIIENE",
    "LBOOAHGN",
    "RARMLEEE",
    "ATECRTTE",
    "OANOSAFA",
    "EPCDORTT",
    "ROFAEHTH",
)
_WINDER_PATHS: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (
    (0, ((5, -1), (4, 0), (3, 0), (2, 1), (2, 2), (3, 2))),
    (1, ((0, 4), (1, 3), (2, 3), (3, 4), (3, 5), (4, 5))),
)
_WINDER_CHIPS: dict[tuple[int, int], int] = {
    place: seat for seat, path in _WINDER_PATHS for place in path
}
_WINDER_TRACE = ((3, 3), (4, 2), (5, 1), (5, 2), (6, 3), (7, 4), (6, 5))


def _draw_wordwinder(p: Painter, w: float, h: float) -> None:
    cell = 38.5
    first = 8.12 - h / cell
    p.fill(0, 0, w, h, "slab")

    def middle(row: int, column: int) -> Point:
        return (column + 0.45) * cell, (row + 0.5 - first) * cell

    for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)):
        tone: Token = "plate2" if i == j else "plate"
        draw_plate(p, (4 * j - 0.05) * cell, (4 * i - first) * cell, cell, tone)
    for seat, path in _WINDER_PATHS:
        draw_link(p, [middle(*place) for place in path], cell, seat)
    draw_trace(p, [middle(*place) for place in _WINDER_TRACE], cell, 0)
    for row, letters in enumerate(_WINDER_LETTERS):
        for column, letter in enumerate(letters):
            x, y = middle(row, column)
            if x < w + cell / 2 and y > -cell / 2:
                place = (row, column)
                if place in _WINDER_CHIPS:
                    radius, seat = cell * CHIP, _WINDER_CHIPS[place]
                    draw_letter_chip(p, x, y, radius, seat, letter, cell * 0.50)
                else:
                    draw_plate_letter(p, (x, y), cell, letter, traced=place in _WINDER_TRACE)


# Rooply: rows 0-6 and columns 0-7 of a paper, seen from its row 0.12 and column 0.45.
_ROOPLY = (".#.Y.#", "#TOADY", "#E.N..", ".A.T..", ".#.#..", "......", ".....#")
_ROOPLY_BARS: dict[tuple[int, int], tuple[SideName, ...]] = {(0, 3): ("south",), (1, 5): ("west",)}


def _draw_rooply(p: Painter, w: float, h: float) -> None:
    cell = 47.5
    p.fill(0, 0, w, h, "rule")
    for row in range(7):
        for column in range(9):
            x, y = (column - 0.45) * cell, (row - 0.12) * cell
            if x < w and y < h:
                draw_paper_cell(p, x, y, cell)
    for row, line in enumerate(_ROOPLY):
        for column, mark in enumerate(line):
            x, y = (column - 0.45) * cell, (row - 0.12) * cell
            if mark == "#":
                draw_black(p, x, y, cell)
            elif mark == "Y":
                draw_yellow(p, x, y, cell, _ROOPLY_BARS[row, column])
            elif mark != ".":
                draw_tile(p, x + cell * 0.035, y + cell * 0.02, cell * 0.93, mark)
    draw_die(p, w - 63, h - 84, 46, "length", 4, 8)
    draw_die(p, w - 30, h - 38, 46, "direction", "down", -9)


def _draw_wordaway(p: Painter, w: float, h: float) -> None:
    p.fill(0, 0, w, h, "cloth")
    p.fill(0, 30, w, 66, (0, 0, 0, 50))
    p.fill(0, 26, w, 66, "strip")
    left = (w - WIDTH) / 2
    x, size = left + 17, 41.0
    for i, letter in enumerate("ASK YOU"):
        wide = 8.0 if letter == " " else p.text_width(letter, LETTER.sized(size))
        glyph = Glyph(i, letter, x, 59, wide, size)
        struck = i in (0, 2)
        ink = mix(p.colour("strip"), colour("7A6A58"), 0.62) if struck else p.colour("tile_ink")
        p.text(letter, x, 59, LETTER.sized(size), ink)
        if struck:
            draw_strike(p, glyph)
        x += wide + 8
    p.fill(0, h - 30, w, 40, "rail_d")
    p.fill(0, h - 34, w, 12, "rail")
    for i, letter in enumerate("ACDE"):
        draw_tile(p, left + 18 + i * 48, h - 75, 44, letter)
    draw_tile(p, left + 196, h - 104, 44, "I", turn=-15)


_DRAWINGS: dict[BoardName, Callable[[Painter, float, float], None]] = {
    "wildwords": _draw_wildwords,
    "wordwinder": _draw_wordwinder,
    "rooply": _draw_rooply,
    "wordaway": _draw_wordaway,
}
