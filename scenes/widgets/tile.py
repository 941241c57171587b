"""The tile: the one letter piece of all four games, the logo, the keyboard and the lists."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from scenes.paint import Painter, Shadow
from scenes.theme import WHITE, Tint, mix
from scenes.typography import LETTER, VALUE

WILD = "*"
"""The letter of a wild tile: night blue, a gold star between two dots."""

SIDE = 0.085
RADIUS = 0.17
LIFT = 0.18
"""How far a lifted tile rises, as a share of its side."""


class TileState(Enum):
    """How a tile lies."""

    REST = "rest"
    LIFTED = "lifted"
    GHOST = "ghost"
    """Put down for a look, not yet played."""
    NEW = "new"
    """Just laid."""
    NO_WORD = "no word"
    SLOT = "slot"
    """The hole a tile has left, with its pale letter."""
    FLAT = "flat"
    """At rest without a shadow, for tiles in a list."""


class TileFace(NamedTuple):
    """What a tile shows. `letter` may be empty; `turned` marks a tile turned to wild.

    `face` and `ink` recolour it for the logo and for confetti.
    """

    letter: str
    value: int | None = None
    turned: bool = False
    face: Tint | None = None
    ink: Tint | None = None


def draw_tile(
    p: Painter,
    x: float,
    y: float,
    side: float,
    face: TileFace | str,
    state: TileState = TileState.REST,
    *,
    lift: float | None = None,
    turn: float = 0,
    scale: float | tuple[float, float] = 1.0,
    alpha: float = 1.0,
) -> None:
    """A tile with its corner at (`x`, `y`).

    `lift` raises it by so many units (a lifted tile: 0.18 of its side); `turn` in degrees and
    `scale` act about its middle.
    """
    shown = TileFace(face) if isinstance(face, str) else face
    if lift is None:
        lift = side * LIFT if state is TileState.LIFTED else 0.0
    lift = round(lift * p.k) / p.k
    p.sprite(
        ("tile", shown, state, lift),
        x,
        y - lift,
        side,
        side,
        lambda q: _draw(q, side, shown, state, lift),
        pad=side * 0.2 + lift * 2.2,
        turn=turn,
        scale=scale,
        alpha=alpha,
    )


def draw_word(
    p: Painter, x: float, y: float, side: float, pattern: str, gap: float = 2, flat: bool = False
) -> float:
    """A word of small tiles from (`x`, `y`), `*` for wild ones; gives back its width."""
    state = TileState.FLAT if flat else TileState.REST
    for i, letter in enumerate(pattern):
        draw_tile(p, x + i * (side + gap), y, side, letter, state)
    return len(pattern) * (side + gap) - gap


def _draw(p: Painter, side: float, face: TileFace, state: TileState, lift: float) -> None:
    if state is TileState.SLOT:
        _draw_slot(p, side, face)
        return
    if state is not TileState.FLAT:
        _draw_shadow(p, side, lift)
    _draw_body(p, side, face)
    if face.letter == WILD:
        draw_wild_star(p, 0, 0, side, turned=face.turned)
    else:
        _draw_letter(p, side, face)
    _draw_edge(p, side, state)


def _draw_shadow(p: Painter, side: float, lift: float) -> None:
    dark = 0.55 if p.theme.dark else 0.42
    cast = Shadow(side * 0.07 + lift, max(1.0, side * 0.06 + lift * 0.6), 0.34 if lift else dark)
    p.shadow(side * 0.02, side * 0.06, side * 0.96, side * 0.94, side * RADIUS, cast)


def _draw_body(p: Painter, side: float, face: TileFace) -> None:
    wild = face.letter == WILD
    top = p.colour(face.face or ("wild" if wild else "tile"))
    low = p.colour("wild_side" if wild else "tile_side")
    if face.face is not None:
        low = mix(top, (0, 0, 0, 255), 0.35)
    thick, radius, light = side * SIDE, side * RADIUS, max(p.pixel(), side * 0.028)
    p.rounded(0, thick, side, side - thick, radius, low)
    p.rounded(0, 0, side, side - thick, radius, mix(top, WHITE, 0.22 if wild else 0.45))
    p.rounded(light / 2, light, side - light, side - thick - light, radius - light / 2, top)
    if p.theme.high_contrast:
        p.outline(0, 0, side, side, radius, "tile_ink", 1)


def draw_wild_star(p: Painter, x: float, y: float, side: float, *, turned: bool = False) -> None:
    """The gold star between two dots of a wild tile; `turned` adds the inner line."""
    middle = y + side * (1 - SIDE) / 2
    p.star(x + side / 2, middle, side * 0.235, side * 0.105, "gold")
    for across in (-0.37, 0.37):
        p.circle(x + side * (0.5 + across), middle, side * 0.042, "gold")
    if turned:
        line = mix(p.colour("wild"), p.colour("gold"), 0.55)
        inner = (x + side * 0.09, y + side * 0.09, side * 0.82, side * 0.735)
        p.outline(*inner, side * 0.1, line, max(p.pixel(), side * 0.035))


def _draw_letter(p: Painter, side: float, face: TileFace) -> None:
    valued = face.value is not None
    middle = side * (0.435 if valued else 0.5)
    height = side * (1 - SIDE) / 2 - (side * 0.02 if valued else 0)
    ink = face.ink or "tile_ink"
    p.text(face.letter, middle, height, LETTER.sized(side * 0.70), ink, "centre")
    if valued:
        value = VALUE.sized(side * 0.29)
        p.text(str(face.value), side * 0.90, side * 0.745, value, face.ink or "tile_val", "right")


def _draw_edge(p: Painter, side: float, state: TileState) -> None:
    radius = side * RADIUS
    if state in (TileState.GHOST, TileState.NEW):
        _outside(p, side, 0.012, radius, "ghost_edge", 0.06)
        dash = side * 0.2 if state is TileState.GHOST else None
        _outside(p, side, 0.02, radius, "focus", 0.076, dash)
    elif state is TileState.NO_WORD:
        _outside(p, side, 0.04, radius, "danger", 0.075)


def _outside(
    p: Painter,
    side: float,
    out: float,
    radius: float,
    tint: Tint,
    width: float,
    dash: float | None = None,
) -> None:
    grow = side * out
    whole = side + 2 * grow
    p.outline(-grow, -grow, whole, whole, radius + grow, tint, side * width, dash)


def _draw_slot(p: Painter, side: float, face: TileFace) -> None:
    wood = p.colour("rail_d")
    p.rounded(0, 0, side, side, side * RADIUS, mix(wood, (0, 0, 0, 255), 0.12))
    pale = mix(wood, p.colour("tile"), 0.30)
    if face.letter == WILD:
        p.star(side / 2, side * 0.47, side * 0.2, side * 0.085, pale)
    else:
        p.text(face.letter, side / 2, side * 0.47, LETTER.sized(side * 0.66), pale, "centre")
