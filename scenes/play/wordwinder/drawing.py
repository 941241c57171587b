"""How the Word Winder screen looks. Source: style sheet, 05."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.motion import tumbled
from scenes.paint import Painter
from scenes.play.wordwinder.board import draw_cursor, draw_dealing, draw_plates, draw_traced
from scenes.play.wordwinder.panels import (
    draw_buttons,
    draw_header,
    draw_laid,
    draw_order,
    draw_sides,
    draw_word,
)
from scenes.typography import H2
from scenes.widgets.chip import draw_letter_chip
from scenes.widgets.die import draw_die
from scenes.widgets.plates import (
    CHIP,
    draw_link,
    draw_slab,
    draw_winning_line,
)

if TYPE_CHECKING:
    from scenes.play.wordwinder.scene import WordWinderScene


def draw(scene: WordWinderScene) -> None:
    """The board, then the column beside it."""
    p = scene.app.painter
    key = ("wordwinder", scene.places, scene.position.letters)
    dealing = scene.timeline.run("deal")
    if dealing is None:
        p.backdrop(key, lambda q: _draw_ground(q, scene))
    else:
        p.backdrop(("wordwinder dealing", scene.places), lambda q: _draw_slab(q, scene))
        draw_dealing(p, scene.places, scene.position.letters, dealing)
    if dealing is None:
        _draw_chips(p, scene)
        _draw_traced(p, scene)
        _draw_line(p, scene)
    _draw_die(p, scene)
    draw_header(p, scene)
    draw_sides(p, scene)
    draw_order(p, scene)
    draw_word(p, scene)
    draw_laid(p, scene)
    if scene.bar is not None:
        scene.bar.draw(p)
    else:
        draw_buttons(p, scene)


def _draw_slab(p: Painter, scene: WordWinderScene) -> None:
    draw_slab(p, scene.places.board)
    for box in (scene.places.order, scene.places.word, scene.places.laid):
        p.panel(*box)


def _draw_ground(p: Painter, scene: WordWinderScene) -> None:
    _draw_slab(p, scene)
    draw_plates(p, scene.places, scene.position.letters)
    if scene.position.racing:
        _draw_edges(p, scene)


def _draw_edges(p: Painter, scene: WordWinderScene) -> None:
    """RaceWinder: a bar of gold where the race starts, a dashed one where it ends."""
    board, sideways = scene.places.board, scene.places.sideways
    if sideways:
        x0, x1, y, high = board.x + 3, board.right - 7, board.y + 14, board.h - 28
        p.rounded(x0, y, 4, high, 2, "gold")
        p.dashed_line([(x1 + 2, y), (x1 + 2, y + high)], 4, "gold")
        return
    y0, y1, x, wide = board.y + 3, board.bottom - 7, board.x + 14, board.w - 28
    p.rounded(x, y0, wide, 4, 2, "gold")
    p.dashed_line([(x, y1 + 2), (x + wide, y1 + 2)], 4, "gold")


def _draw_chips(p: Painter, scene: WordWinderScene) -> None:
    """Links below, then the chips; those of the last word fall one after the other."""
    at, position = scene.places, scene.position
    fresh = scene.fresh
    waiting = scene.timeline.run("tracing") is not None
    run = scene.timeline.run("drop")
    for word in position.words:
        if fresh is not None and word.path == fresh.path and word.seat == fresh.seat:
            continue
        colour = position.colours[word.side]
        draw_link(p, [at.middle(square) for square in word.path], at.cell, colour)
    falling = list(fresh.covered) if fresh is not None else []
    for square, mark in enumerate(position.chips):
        if mark == ".":
            continue
        share = 1.0
        if square in falling:
            place = falling.index(square)
            if waiting or (run is not None and not run.begun(place)):
                continue
            share = run.progress(place) if run is not None else 1.0
        _draw_chip(p, scene, square, position.colours[int(mark)], share)


def _draw_chip(p: Painter, scene: WordWinderScene, square: int, colour: int, share: float) -> None:
    at = scene.places
    x, y = at.middle(square)
    letter = scene.position.letters[square]
    draw_letter_chip(
        p, x, y - (1 - share) * at.cell * 0.8, at.cell * CHIP, colour, letter, at.cell * 0.50
    )


def _draw_traced(p: Painter, scene: WordWinderScene) -> None:
    at, position = scene.places, scene.position
    path, seat = _shown_path(scene)
    side = position.side_of(seat) if seat is not None else position.side_to_move
    draw_traced(p, at, position.letters, path, position.colours[side])
    if scene.focus.state("board") == "focus":
        draw_cursor(p, at, scene.trace.cursor)


def _shown_path(scene: WordWinderScene) -> tuple[tuple[int, ...], int | None]:
    """What is being traced: by the person here, or by a computer whose word was just laid."""
    fresh, run = scene.fresh, scene.timeline.run("tracing")
    if fresh is not None and run is not None:
        seen = sum(run.begun(number) for number in range(len(fresh.path)))
        return fresh.path[:seen], fresh.seat
    return scene.trace.path, scene.seat


def _draw_line(p: Painter, scene: WordWinderScene) -> None:
    line = scene.position.line
    run = scene.timeline.run("line")
    share = run.progress() if run is not None else 1.0
    if not line or (run is not None and share <= 0):
        return
    at = scene.places
    draw_winning_line(p, [at.middle(square) for square in line], at.cell, share)
    for square in line[: max(1, round(len(line) * share))]:
        mark = scene.position.chips[square]
        if mark != ".":
            _draw_chip(p, scene, square, scene.position.colours[int(mark)], 1.0)


def _draw_die(p: Painter, scene: WordWinderScene) -> None:
    """The die for the start, over the board until it has come to rest."""
    run = scene.timeline.run("die")
    if run is None or scene.die is None:
        return
    t = run.progress()
    value, starter = scene.die
    x, y = scene.places.board.centre
    p.circle(x, y, 96, "panel")
    p.circle(x, y, 92, "inset")
    face = value if t > 0.6 else (value + round(t * 20)) % 6 + 1
    draw_die(p, x, y - 18, 72, "length", face, tumbled(t, 6))
    name = _("{name} begins").format(name=scene.name(starter)) if t >= 0.95 else ""
    p.text(name, x, y + 48, H2.sized(20).on_board(), "ink", "centre", max_width=170, shrink=True)
