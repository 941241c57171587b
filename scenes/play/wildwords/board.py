"""The board of WildWords with its tiles: those that lie, those put down for a look, marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.wildwords.board import EMPTY, LAYOUT, SIZE, TURNS_WILD, VALUES, WILD, symbol_on
from scenes.canvas import Box
from scenes.motion import flipped
from scenes.paint import Painter
from scenes.play.wildwords.layout import Places
from scenes.theme import WHITE, Tint, mix
from scenes.widgets.felt import draw_felt_board
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.squares import Premium
from scenes.widgets.tile import TileFace, TileState, draw_tile

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene

_PREMIUMS: dict[str, Premium] = {
    "T": "3W",
    "D": "2W",
    "t": "3L",
    "d": "2L",
    "*": "wild",
    "-": "-20",
}
_GHOST_LIFT = 0.05


def face_on(square: int, symbol: str) -> TileFace:
    """How a tile looks on a square."""
    if symbol == WILD:
        return TileFace(WILD, turned=TURNS_WILD[square])
    return TileFace(symbol, VALUES[symbol])


def face_of(tile: str) -> TileFace:
    """How a tile looks off the board."""
    return TileFace(tile) if tile == WILD else TileFace(tile, VALUES[tile])


def draw_ground(p: Painter, box: Box) -> None:
    """Frame, felt, squares."""
    kinds: list[Premium | None] = [_PREMIUMS.get(kind) for kind in LAYOUT]
    draw_felt_board(p, box, [kinds[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)])


def still_tiles(scene: WildWordsScene) -> tuple[tuple[int, str], ...]:
    """Squares with the symbols that just lie there; not those on their way or being turned."""
    away = scene.telling.moving_squares | scene.telling.faces.keys()
    lying = enumerate(scene.lying)
    return tuple(
        (square, symbol) for square, symbol in lying if symbol != EMPTY and square not in away
    )


def draw_still(p: Painter, at: Places, tiles: Sequence[tuple[int, str]]) -> None:
    """The tiles that just lie there."""
    with p.clip(*at.felt):
        for square, symbol in tiles:
            box = at.on_square(square)
            draw_tile(p, box.x, box.y, box.w, face_on(square, symbol))


def draw_board(p: Painter, scene: WildWordsScene) -> None:
    """The tiles that are turned, the marks of plays, what is laid for a look, and the cursor."""
    at = scene.places
    with p.clip(*at.felt):
        _draw_turning(p, scene)
        _draw_marks(p, scene)
        _draw_target(p, scene)
        for square, number in scene.laying.hand.squares.items():
            _draw_ghost(p, scene, square, scene.laying.hand.slots[number].tile)
        _draw_cursor(p, scene)


def _draw_turning(p: Painter, scene: WildWordsScene) -> None:
    away = scene.telling.moving_squares
    for square, before in scene.telling.faces.items():
        symbol = scene.lying[square]
        if symbol == EMPTY or square in away:
            continue
        run = scene.timeline.run(("flip", square))
        wide, other = (1.0, False) if run is None else flipped(run.progress())
        box = scene.places.on_square(square)
        face = face_on(square, symbol) if other else before
        draw_tile(p, box.x, box.y, box.w, face, scale=(wide, 1.0))


def _draw_marks(p: Painter, scene: WildWordsScene) -> None:
    """The last play, or the one that is looked at, has a golden edge."""
    for square, strength in scene.display.marked.items():
        draw_mark(p, scene.places.on_square(square), strength)


def draw_mark(p: Painter, box: Box, strength: float = 1.0) -> None:
    """The golden edge of a tile in `box`."""
    side = box.w
    key = ("play mark",)
    p.sprite(key, *box, lambda q: _edge(q, side), pad=side * 0.2, alpha=strength)


def _edge(p: Painter, side: float) -> None:
    edges: tuple[tuple[float, Tint, float], ...] = (
        (0.012, "ghost_edge", 0.06),
        (0.02, "focus", 0.076),
    )
    for out, tint, width in edges:
        grow = side * out
        whole, radius = side + 2 * grow, side * 0.17 + grow
        p.outline(-grow, -grow, whole, whole, radius, tint, side * width)


def _draw_ghost(p: Painter, scene: WildWordsScene, square: int, tile: str) -> None:
    """A tile put down for a look; on Turn-To-Wild it shows what it will be."""
    if scene.laying.carried_from == square or square in scene.telling.moving_squares:
        return
    box = scene.places.on_square(square)
    lift = box.w * _GHOST_LIFT
    face = face_on(square, symbol_on(square, tile))
    run = scene.timeline.run(("put", square))
    if run is None or not TURNS_WILD[square] or tile == WILD:
        scale = 1.0 if run is None else 1.12 - 0.12 * run.progress()
        draw_tile(p, box.x, box.y, box.w, face, TileState.GHOST, lift=lift, scale=scale)
        return
    wide, turned = flipped(run.progress())
    shown = face if turned else face_of(tile)
    draw_tile(p, box.x, box.y, box.w, shown, TileState.GHOST, lift=lift, scale=(wide, 1.0))


def _draw_target(p: Painter, scene: WildWordsScene) -> None:
    """The square a carried tile would be put on."""
    square = scene.laying.target
    if square is None:
        return
    box = scene.places.square(square)
    side = box.w
    p.outline(*box.inset(side * 0.03), side * 0.16, "focus", side * 0.08)


def _draw_cursor(p: Painter, scene: WildWordsScene) -> None:
    """The square that keys point at; an arrow tells which way a typed word runs."""
    ringed = scene.focus.state("board") == "focus"
    if not ringed and not scene.laying.writing:
        return
    cursor = scene.laying.cursor
    box = scene.places.square(cursor.square)
    if scene.laying.may_lay and scene.laying.carried is None:
        _draw_arrow(p, scene, box)
    if ringed:
        draw_focus_ring(p, *box.inset(box.w * 0.06), box.w * 0.15, 1)
    else:
        p.outline(*box.inset(box.w * 0.04), box.w * 0.16, "gold", box.w * 0.07)


def _draw_arrow(p: Painter, scene: WildWordsScene, box: Box) -> None:
    taken = scene.view_board[scene.laying.cursor.square] != EMPTY
    if taken or scene.laying.cursor.square in scene.laying.hand.squares:
        return
    cx, cy, side = *box.centre, box.w
    p.rounded(*box.inset(side * 0.06), side * 0.14, mix(p.colour("cell"), WHITE, 0.16))
    long, wide = side * 0.24, side * 0.2
    if scene.laying.cursor.across:
        points = [(cx - long * 0.7, cy - wide), (cx + long, cy), (cx - long * 0.7, cy + wide)]
    else:
        points = [(cx - wide, cy - long * 0.7), (cx, cy + long), (cx + wide, cy - long * 0.7)]
    p.polygon(points, "gold")
