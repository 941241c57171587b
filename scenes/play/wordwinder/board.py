"""How a board of letters looks: its plates, as they lie and as they are dealt, and a trace."""

from __future__ import annotations

from functools import partial

from scenes.canvas import Box
from scenes.motion import Run
from scenes.paint import Painter
from scenes.play.wordwinder.layout import BoardPlaces
from scenes.widgets.plates import draw_plate, draw_plate_letter, draw_trace
from scenes.widgets.ring import draw_focus_ring

SIDE = 4
"""Letters along each side of a plate."""


def draw_plates(p: Painter, at: BoardPlaces, letters: str) -> None:
    """All plates with their letters; without any, their backs."""
    for number in range(at.width * at.height // SIDE**2):
        corner = _corner(at, number)
        _draw_plate_at(p, at, letters, number, (corner.x, corner.y))


def draw_dealing(p: Painter, at: BoardPlaces, letters: str, run: Run) -> None:
    """Plates turned up one after the other."""
    side = at.cell * SIDE
    for number in range(at.width * at.height // SIDE**2):
        if not run.begun(number):
            continue
        corner = _corner(at, number)
        p.sprite(
            ("face", number, letters, at.sideways),
            corner.x,
            corner.y,
            side,
            side,
            partial(_draw_plate_at, at=at, letters=letters, number=number, origin=(0, 0)),
            scale=(max(0.05, run.progress(number)), 1.0),
        )


def draw_traced(
    p: Painter, at: BoardPlaces, letters: str, path: tuple[int, ...], colour: int
) -> None:
    """The ribbon of a word with its letters, and a ring at its head."""
    if not path:
        return
    points = [at.middle(square) for square in path]
    draw_trace(p, points, at.cell, colour)
    for square, middle in zip(path, points, strict=True):
        draw_plate_letter(p, middle, at.cell, letters[square], traced=True)
    p.ring(*points[-1], at.cell * 0.42, 2.5, "plate_ink")


def draw_cursor(p: Painter, at: BoardPlaces, square: int) -> None:
    """Where keys and pads are on the board."""
    draw_focus_ring(p, *at.square(square).inset(2), at.cell * 0.2, 0)


def _corner(at: BoardPlaces, number: int) -> Box:
    """The square of a plate that lies at the left and above on the screen."""
    return at.square(_first(at, number))


def _first(at: BoardPlaces, number: int) -> int:
    row, column = divmod(number, at.width // SIDE)
    return row * SIDE * at.width + column * SIDE


def _draw_plate_at(
    p: Painter, at: BoardPlaces, letters: str, number: int, origin: tuple[float, float]
) -> None:
    """A plate with its corner at `origin`."""
    row, column = divmod(number, at.width // SIDE)
    first, corner = _first(at, number), _corner(at, number)
    draw_plate(p, *origin, at.cell, "plate2" if (row + column) % 2 == 0 else "plate")
    for step in range(SIDE**2) if letters else ():
        square = first + step // SIDE * at.width + step % SIDE
        x, y = at.middle(square)
        middle = (x - corner.x + origin[0], y - corner.y + origin[1])
        draw_plate_letter(p, middle, at.cell, letters[square])
