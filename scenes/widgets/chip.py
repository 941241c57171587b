"""Seat chips: a colour and a pattern, so that a seat is known without its colour."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, radians, sin

import pygame
from pygame import Surface

from game.language import N_
from scenes.icons import Icon
from scenes.paint import Painter, Shadow
from scenes.paint.shapes import OVERSAMPLE, Point, blank
from scenes.theme import BLACK, WHITE, Colour, Tint, colour, mix
from scenes.typography import LETTER

PATTERNS = (N_("Stripes"), N_("Dots"), N_("Rings"), N_("Lattice"))
"""What seats are called by, in the order of their colours."""

BEARING = 0.635
"""The ivory disc of a chip that bears a letter, as a share of its radius."""
_IVORY = colour("FFF3DC")
_BADGE, _BADGE_AT, _LEAST_BADGE = 0.46, 0.64, 8.5


def pattern_name(seat: int) -> str:
    """The message id of a seat's pattern; seats count from 0."""
    return PATTERNS[seat % len(PATTERNS)]


def draw_chip(
    p: Painter,
    cx: float,
    cy: float,
    r: float,
    seat: int,
    *,
    icon: Icon | None = None,
    tint: Tint = "ink",
    helped: bool = False,
    turn: float = 0,
    scale: float = 1.0,
    alpha: float = 1.0,
) -> None:
    """A seat's chip of radius `r`; `icon` stands on a disc of paper in its middle.

    `helped` puts a child's face at its lower edge: the seat has the kids' help.
    """

    def draw(q: Painter) -> None:
        q.shadow(0, 0, 2 * r, 2 * r, r, Shadow(r * 0.12, max(1.0, r * 0.12), 0.35))
        _put_disc(q, "chip", r, q.theme.seat(seat), _PATTERNS[seat % 4], rim=(0.30, 0.15))
        if icon:
            q.circle(r, r, r * 0.65, "panel")
            q.icon(icon, r, r, r * 0.88, tint)
        if helped:
            at, small = r * (1 + _BADGE_AT), max(_LEAST_BADGE, r * _BADGE)
            q.circle(at, at, small, "ink")
            q.circle(at, at, small - max(1.0, q.stroke(1.2)), "panel")
            q.icon(Icon.CHILD_CARE, at, at, small * 1.7)

    key = ("chip", seat % 4, icon, tint, helped)
    pad = r * 0.4 + 2
    p.sprite(key, cx - r, cy - r, 2 * r, 2 * r, draw, pad=pad, turn=turn, scale=scale, alpha=alpha)


def draw_letter_chip(
    p: Painter,
    cx: float,
    cy: float,
    r: float,
    seat: int,
    letter: str,
    size: float,
    *,
    scale: float = 1.0,
    alpha: float = 1.0,
) -> None:
    """A chip laid on a letter: the pattern on its rim, the letter of `size` on ivory."""

    def draw(q: Painter) -> None:
        q.shadow(0, 0, 2 * r, 2 * r, r, Shadow(r * 0.1, max(1.0, r * 0.1), 0.3))
        face = mix(q.theme.seat(seat), BLACK, 0.06)
        _put_disc(q, "letter chip", r, face, _RIMS[seat % 4], rim=(0.35, 0.06), opacity=225)
        q.circle(r, r, r * BEARING, "tile")
        q.text(letter, r, r, LETTER.sized(size), "tile_ink", "centre")

    key = ("letter chip", seat % 4, letter, size)
    pad = r * 0.4 + 2
    p.sprite(key, cx - r, cy - r, 2 * r, 2 * r, draw, pad=pad, scale=scale, alpha=alpha)


Decorate = Callable[[Surface, float, Colour], None]
"""Draws a pattern onto a square surface of radius `r` pixels in the seat's colour."""


def _put_disc(
    p: Painter,
    kind: str,
    r: float,
    face: Colour,
    decorate: Decorate,
    *,
    rim: tuple[float, float],
    opacity: int = 255,
) -> None:
    """A disc with a pattern; `rim` is how dark its edge is and how wide, as a share of `r`."""
    radius = p.px(r)

    def make() -> Surface:
        middle = radius * OVERSAMPLE
        large = blank(2 * middle, 2 * middle)
        large.fill(face)
        decorate(large, middle, face)
        edge = mix(face, BLACK, rim[0])
        pygame.draw.circle(large, edge, (middle, middle), middle, round(middle * rim[1]))
        mask = blank(2 * middle, 2 * middle)
        pygame.draw.circle(mask, (opacity,) * 4, (middle, middle), middle - 1)
        large.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))

    p.put((kind, "disc", radius, face, decorate), make, *map(round, p.at(0, 0)))


def _stripes(surface: Surface, r: float, face: Colour) -> None:
    light = mix(face, WHITE, 0.42)
    for i in range(-4, 5):
        middle = r + i * r * 0.60
        ends = (middle - 2 * r, 3 * r), (middle + 2 * r, -r)
        pygame.draw.line(surface, light, *ends, round(r * 0.20))


def _dots(surface: Surface, r: float, face: Colour) -> None:
    light = mix(face, WHITE, 0.42)
    around = [(r + 0.60 * r * cos(i * pi / 3), r + 0.60 * r * sin(i * pi / 3)) for i in range(6)]
    for point in [(r, r), *around]:
        pygame.draw.circle(surface, light, point, r * 0.17)


def _rings(surface: Surface, r: float, face: Colour) -> None:
    light = mix(face, WHITE, 0.42)
    for radius in (0.78, 0.42):
        pygame.draw.circle(surface, light, (r, r), r * radius, round(r * 0.17))


def _lattice(surface: Surface, r: float, face: Colour) -> None:
    light, wide = mix(face, WHITE, 0.42), round(r * 0.17)
    for side in (-0.30, 0.30):
        middle = r + side * r
        pygame.draw.line(surface, light, (middle, 0), (middle, 2 * r), wide)
        pygame.draw.line(surface, light, (0, middle), (2 * r, middle), wide)


def _polar(r: float, degrees: float, share: float) -> Point:
    return r + r * share * sin(radians(degrees)), r - r * share * cos(radians(degrees))


def _notched_rim(surface: Surface, r: float, face: Colour) -> None:
    light = mix(face, _IVORY, 0.80)
    for start in range(0, 360, 60):
        corners = ((-9, 0.60), (9, 0.60), (21, 1.02), (3, 1.02))
        pygame.draw.polygon(surface, light, [_polar(r, start + a, share) for a, share in corners])


def _dotted_rim(surface: Surface, r: float, face: Colour) -> None:
    for i in range(9):
        pygame.draw.circle(surface, mix(face, _IVORY, 0.80), _polar(r, i * 40, 0.81), r * 0.086)


def _ringed_rim(surface: Surface, r: float, face: Colour) -> None:
    pygame.draw.circle(surface, mix(face, _IVORY, 0.80), (r, r), r * 0.86, round(r * 0.08))


def _barred_rim(surface: Surface, r: float, face: Colour) -> None:
    for quarter in range(0, 360, 90):
        for beside in (-11, 11):
            ends = _polar(r, quarter + beside, 0.60), _polar(r, quarter + beside, 1.05)
            pygame.draw.line(surface, mix(face, _IVORY, 0.80), *ends, round(r * 0.10))


_PATTERNS: tuple[Decorate, ...] = (_stripes, _dots, _rings, _lattice)
_RIMS: tuple[Decorate, ...] = (_notched_rim, _dotted_rim, _ringed_rim, _barred_rim)
