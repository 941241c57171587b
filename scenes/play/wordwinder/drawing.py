"""How the Word Winder screen looks. Source: style sheet, 05."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
    dealing = scene.timeline.run("deal")
    if dealing is None:
        _draw_ground(p, scene)
        _draw_falling(p, scene)
        _draw_traced(p, scene)
        _draw_line(p, scene)
    else:
        p.backdrop(("wordwinder dealing", scene.places), lambda q: _draw_slab(q, scene))
        draw_dealing(p, scene.places, scene.position.letters, dealing)
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


class _Lying(NamedTuple):
    """What has lain on the board for a while, with the colours of the sides."""

    links: tuple[tuple[tuple[int, ...], int], ...]
    chips: tuple[tuple[int, int], ...]


def _draw_ground(p: Painter, scene: WordWinderScene) -> None:
    """The table with its panels, the board and what lies on it, as one picture."""
    bare, lying = ("wordwinder", scene.places, scene.position.letters), _lying(scene)

    def draw_still(q: Painter) -> None:
        q.backdrop(bare, lambda r: _draw_bare(r, scene))
        _draw_lying(q, scene, lying)

    p.backdrop((*bare, lying), draw_still)


def _draw_bare(p: Painter, scene: WordWinderScene) -> None:
    _draw_slab(p, scene)
    draw_plates(p, scene.places, scene.position.letters)
    if scene.position.racing:
        _draw_edges(p, scene)


def _lying(scene: WordWinderScene) -> _Lying:
    """All but the word that is just being laid."""
    position, fresh = scene.position, scene.fresh
    falling = fresh.covered if fresh is not None else ()
    laid = (
        word
        for word in position.words
        if fresh is None or (word.path, word.seat) != (fresh.path, fresh.seat)
    )
    return _Lying(
        tuple((word.path, position.colours[word.side]) for word in laid),
        tuple(
            (square, position.colours[int(mark)])
            for square, mark in enumerate(position.chips)
            if mark != "." and square not in falling
        ),
    )


def _draw_lying(p: Painter, scene: WordWinderScene, lying: _Lying) -> None:
    """Links below, then the chips."""
    at = scene.places
    for path, colour in lying.links:
        draw_link(p, [at.middle(square) for square in path], at.cell, colour)
    for square, colour in lying.chips:
        _draw_chip(p, scene, square, colour, 1.0)


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


def _draw_falling(p: Painter, scene: WordWinderScene) -> None:
    """The chips of the last word fall one after the other."""
    position, fresh = scene.position, scene.fresh
    if fresh is None or scene.timeline.run("tracing") is not None:
        return
    run = scene.timeline.run("drop")
    for place, square in enumerate(fresh.covered):
        mark = position.chips[square]
        if mark != "." and (run is None or run.begun(place)):
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
