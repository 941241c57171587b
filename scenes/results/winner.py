"""The panel of the winner: the name on tiles, chip, title, and a row for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.contract import Outcome, Seat
from game.language import gettext as _
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.motion import Timeline
from scenes.paint import Painter
from scenes.results.fitting import fitting
from scenes.results.places import Places
from scenes.theme import Accent
from scenes.typography import H1, H3, HERO, SECOND
from scenes.waiting import together
from scenes.widgets.chip import draw_chip
from scenes.widgets.confetti import Piece, draw_confetti, scatter
from scenes.widgets.tile import TileFace, draw_tile

LONGEST_ROW = 9
"""A name of more letters stands in two rows, if it has a blank."""
LARGEST = 88.0
ARCH, LEAN = 16.0, 9.0
SEED = 11
DROP = 36.0
"""A tile of the name falls from so many units above its place, and a little beyond it."""
ROW, ROW_GAP = 70.0, 10.0
LYING = 300.0
"""A stage lower than this has its chip beside the title."""
_TALLEST = 352.0


class Stage(NamedTuple):
    """How winner's tiles, chip and texts stand in their part of the panel, in units."""

    middle: float
    largest: float
    chip: tuple[float, float] | None
    """Height and radius; None: beside the title."""
    title: tuple[float, float]
    """Height and the most it may measure."""
    margin: tuple[float, float]


def stage_of(stage: Box) -> Stage:
    """Below each other where there is room; a lying panel has the chip beside the title."""
    y, h = stage.y, stage.h
    if h < LYING:
        return Stage(
            y + h * 0.32, h * 0.33, None, (y + h * 0.68, h * 0.22), (y + h * 0.87, h * 0.14)
        )
    more = (h - _TALLEST) * 0.5
    return Stage(
        y + 118 + more * 0.6,
        LARGEST,
        (y + 214 + more, 34),
        (y + 285 + more, 54),
        (y + 329 + more, 30),
    )


class NameTile(NamedTuple):
    """One letter of a name: its middle, its side, how it leans in degrees."""

    letter: str
    cx: float
    cy: float
    side: float
    lean: float


@dataclass(frozen=True)
class SeatLine:
    """One row: seat, name, a line about it, and its score."""

    colour: int
    name: str
    caption: Sequence[str]
    score: str
    won: bool


def winners(outcome: Outcome, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats of the side that won; none after a draw."""
    if outcome.winner is None:
        return ()
    side = seats[outcome.winner].side
    return tuple(number for number, seat in enumerate(seats) if seat.side == side)


def title_of(outcome: Outcome, seats: Sequence[Seat]) -> str:
    """Who won, in a sentence; nobody can draw alone."""
    won = [seats[number].name for number in winners(outcome, seats)]
    if not won:
        return _("Not completed") if len(seats) == 1 else _("A draw")
    said = _("{name} wins") if len(won) == 1 else _("{name} win")
    return said.format(name=together(won))


def on_tiles(outcome: Outcome, seats: Sequence[Seat]) -> str:
    """What the tiles spell: the name of who won or played alone, or that it is a draw."""
    won = winners(outcome, seats)
    if len(seats) == 1:
        return seats[0].name
    return seats[won[0]].name if won else _("Draw")


def name_tiles(text: str, stage: Box) -> tuple[NameTile, ...]:
    """The letters of a name on a flat arch in the upper part of the stage."""
    rows = _name_rows(text.upper())
    at = stage_of(stage)
    room = min(stage.w - 122, 520.0)
    longest = max(len(row) for row in rows)
    largest = at.largest / (1 if len(rows) == 1 else 1.6)
    side = min(largest, room / longest)
    gap = 9.0 if side > 40 else side * 0.12
    tiles: list[NameTile] = []
    for number, row in enumerate(rows):
        middle = at.middle + (number - (len(rows) - 1) / 2) * (side + gap + 6)
        tiles += _row_tiles(row, stage.centre[0], middle, side, gap)
    return tuple(tiles)


def _row_tiles(row: str, cx: float, cy: float, side: float, gap: float) -> list[NameTile]:
    off = (len(row) - 1) / 2
    bend = min(1.0, side / 60)
    tiles: list[NameTile] = []
    for place, letter in enumerate(row):
        t = (place - off) / max(1.0, off)
        if letter != " ":
            x = cx + (place - off) * (side + gap)
            tiles.append(NameTile(letter, x, cy + ARCH * bend * t * t, side, -LEAN * bend * t))
    return tiles


def _name_rows(name: str) -> list[str]:
    """One row, or two broken at the blank nearest to the middle."""
    blanks = [place for place, letter in enumerate(name) if letter == " "]
    if len(name) <= LONGEST_ROW or not blanks:
        return [name]
    cut = min(blanks, key=lambda place: abs(place - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]


def confetti_of(winner: Box, stage: Box) -> tuple[Piece, ...]:
    """Confetti around the tiles, none where something is to be read."""
    at = stage_of(stage)
    low = at.title[0] - at.title[1] / 2 - 22
    box = Box(stage.x + 12, winner.y + 8, stage.w - 24, low - winner.y - 8)
    keep_out = [Box(stage.centre[0] - 66, at.chip[0] - 60, 132, stage.h)] if at.chip else []
    return tuple(scatter(SEED, box, keep_out))


class WinnerPanel:
    """Draws the panel; the tiles appear with the screen's run `name`."""

    def __init__(
        self, outcome: Outcome, seats: Sequence[Seat], values: Mapping[str, int], accent: Accent
    ) -> None:
        self.title = title_of(outcome, seats)
        self.text = on_tiles(outcome, seats)
        self.chips = tuple(
            seats[number].colour for number in (winners(outcome, seats) or range(len(seats)))
        )[:4]
        self.drawn = outcome.winner is None
        self.tiles: tuple[NameTile, ...] = ()
        self.pieces: tuple[Piece, ...] = ()
        self._values = values
        self._accent: Accent = accent

    def layout(self, at: Places, *, confetti: bool) -> None:
        """Place tiles and confetti."""
        self.tiles = name_tiles(self.text, at.stage)
        self.pieces = confetti_of(at.winner, at.stage) if confetti else ()

    def draw(self, p: Painter, at: Places, margin: str, timeline: Timeline, fallen: float) -> None:
        """Confetti (`fallen` so far, 0-1), tiles, chip, title and by how much."""
        stage = at.stage
        with p.clip(*at.winner.inset(2)):
            draw_confetti(p, self.pieces, at.winner.y, fallen)
        for number, tile in enumerate(self.tiles):
            self._draw_tile(p, tile, timeline.progress("name", number))
        placed = stage_of(stage)
        cx, room = stage.centre[0], stage.w - 40
        self._draw_title(p, placed, cx, room)
        style = p.type.capped(SECOND.sized(22), placed.margin[1])
        text = (margin, cx, placed.margin[0])
        p.text(*text, style, "ink2", "centre", max_width=room, shrink=True)

    def _draw_title(self, p: Painter, placed: Stage, cx: float, room: float) -> None:
        y, most = placed.title
        beside = placed.chip is None
        if beside:
            room -= self._chips_width(most * 0.6) + 14
        style = p.type.fitted(self.title, p.type.capped(H1, most), room)
        if not beside:
            height, radius = placed.chip or (0.0, 0.0)
            self._draw_chips(p, cx - self._chips_width(radius) / 2, height, radius)
            p.text(self.title, cx, y, style, "ink", "centre", max_width=room)
            return
        radius = most * 0.6
        chips = self._chips_width(radius)
        left = cx - (chips + 14 + min(room, p.text_width(self.title, style))) / 2
        self._draw_chips(p, left, y, radius)
        p.text(self.title, left + chips + 14, y, style, max_width=room)

    def _draw_tile(self, p: Painter, tile: NameTile, t: float) -> None:
        if t <= 0:
            return
        face = TileFace(tile.letter, self._values.get(tile.letter))
        x, y = tile.cx - tile.side / 2, tile.cy - tile.side / 2 - (1 - t) * DROP
        draw_tile(p, x, y, tile.side, face, turn=tile.lean, alpha=min(1.0, 2 * t))

    def _chips_width(self, r: float) -> float:
        return 2 * r + r * 1.5 * (len(self.chips) - 1)

    def _draw_chips(self, p: Painter, left: float, cy: float, r: float) -> None:
        """One chip with the trophy, or several without it; `left` is the edge of the first."""
        trophy = Icon.TROPHY if len(self.chips) == 1 and not self.drawn else None
        for number, colour in enumerate(self.chips):
            cx = left + r + number * r * 1.5
            draw_chip(p, cx, cy, r, colour, icon=trophy, tint=self._accent)


def row_pitch(box: Box, seats: int) -> float:
    """From one seat's row to the next: lower for more seats, but not below 50 units."""
    return max(50.0, min(ROW + ROW_GAP, (box.h + ROW_GAP) / max(1, seats)))


def seat_boxes(box: Box, seats: int, offset: float = 0.0) -> list[Box]:
    """The rows in `box`, in its middle if they leave room."""
    pitch = row_pitch(box, seats)
    whole = pitch * seats - ROW_GAP
    top = box.y + max(0.0, (box.h - whole) / 2) - offset
    return [Box(box.x, top + n * pitch, box.w, pitch - ROW_GAP) for n in range(seats)]


def draw_seat_line(p: Painter, box: Box, line: SeatLine) -> None:
    """A seat's row: chip, name, caption, score."""
    x, y, w, h = box
    p.rounded(*box, 14, p.theme.chosen if line.won else "inset")
    draw_chip(p, x + 40, y + h / 2, min(22.0, h * 0.36), line.colour)
    score = p.type.capped(HERO.sized(38), h * 0.62)
    wide = p.text(line.score, x + w - 20, y + h / 2, score, "ink", "right")
    room = w - 78 - 20 - wide - 16
    said = fitting(p, line.caption, p.type.capped(SECOND, h * 0.31), room)
    alone = h < 56 or not said.text
    name = p.type.capped(H3, h * (0.5 if alone else 0.4))
    middle = y + h * (0.5 if alone else 0.35)
    p.text(line.name, x + 78, middle, name, max_width=room, shrink=True)
    if not alone:
        p.text(said.text, x + 78, y + h * 0.71, said.style, "ink2", max_width=room)
