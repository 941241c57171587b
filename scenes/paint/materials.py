"""The table, wood and light, as surfaces in pixels."""

from __future__ import annotations

from math import sin
from random import Random

import pygame
from pygame import Surface

from scenes.paint import shapes
from scenes.theme import BLACK, WHITE, Colour, Theme, mix

POOL_STEPS = 44
PLANKS = 5
GRAIN_LINES = 7
_GRAIN_DARK: Colour = (255, 214, 170, 255)
_PLANK_SHADE = (0, 5, 2, 6, 1)


def table(width: int, height: int, k: float, theme: Theme) -> Surface:
    """The table under the lamp, as large as the window; opaque."""
    surface = Surface((width, height), depth=32)
    random = Random(9)
    for plank in range(PLANKS):
        top, low = round(height * plank / PLANKS), round(height * (plank + 1) / PLANKS)
        surface.set_clip((0, top, width, low - top))
        _pool_of_light(surface, theme, _PLANK_SHADE[plank] / 255)
        surface.set_clip(None)
    for plank in range(PLANKS):
        _plank(surface, plank, k, theme, random)
    return surface


def _grain_colour(theme: Theme) -> Colour:
    return _GRAIN_DARK if theme.dark else theme["shadow"]


def _pool_of_light(surface: Surface, theme: Theme, shade: float) -> None:
    """Ellipses from the table's colour to the lamp's, each about one level lighter."""
    width, height = surface.get_size()
    grain = _grain_colour(theme)
    surface.fill(mix(theme["table"], grain, shade)[:3])
    for step in range(POOL_STEPS):
        t = step / (POOL_STEPS - 1)
        rx, ry = width * (0.78 - 0.5 * t), height * (0.92 - 0.6 * t)
        oval = (round(width / 2 - rx), round(height * 0.42 - ry), round(2 * rx), round(2 * ry))
        tint = mix(mix(theme["table"], theme["lit"], t**0.8), grain, shade)
        pygame.draw.ellipse(surface, tint[:3], oval)


def _plank(surface: Surface, plank: int, k: float, theme: Theme, random: Random) -> None:
    top, deep = surface.get_height() * plank / PLANKS, surface.get_height() / PLANKS
    if plank:
        _seam(surface, top, k, (0, 0, 0, 70) if theme.dark else (90, 58, 24, 34))
    if not theme.high_contrast:
        _table_grain(surface, top, deep, k, theme, _grain_colour(theme), random)


def _seam(surface: Surface, top: float, k: float, tint: Colour) -> None:
    wide = max(1, round(1.4 * k))
    line = Surface((surface.get_width(), wide), pygame.SRCALPHA)
    line.fill(tint)
    surface.blit(line, (0, round(top - wide / 2)))


def _table_grain(
    surface: Surface, top: float, deep: float, k: float, theme: Theme, grain: Colour, random: Random
) -> None:
    alpha = 5 if theme.dark else 9
    width = surface.get_width()
    for line in range(GRAIN_LINES):
        y = top + deep * (line + 0.5 + random.uniform(-0.35, 0.35)) / GRAIN_LINES
        left, length = random.uniform(-0.2, 0.6) * width, random.uniform(0.35, 0.9) * width
        phase, thick = random.uniform(0, 6), random.uniform(1, 2.4) * k
        strength = random.choice((alpha, alpha + 5, alpha // 2 + 2))
        points = [(left + length * i / 30, y + 5 * k * sin(i * 0.22 + phase)) for i in range(31)]
        _wave(surface, points, thick, (*grain[:3], strength))


def _wave(surface: Surface, points: list[shapes.Point], thick: float, tint: Colour) -> None:
    """A faint line; drawn twice as large, for it is long and hardly seen."""
    left, top = int(points[0][0]), int(min(y for _, y in points) - thick)
    width = int(points[-1][0]) - left + 2
    height = int(max(y for _, y in points) + thick) - top + 2

    def draw(large: Surface, solid: Colour) -> None:
        path = [((x - left) * 2, (y - top) * 2) for x, y in points]
        shapes.draw_path(large, solid, path, thick * 2)

    image = shapes.smooth(width, height, tint, draw, times=2)
    surface.blit(image, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def wood(
    width: int, height: int, radius: int, k: float, tint: Colour, grain: tuple[int, int, int] | None
) -> Surface:
    """A round-cornered piece of wood; `grain` is (seed, number of lines, alpha of a line)."""
    surface = shapes.rounded(width, height, radius, tint)
    if grain is None:
        return surface
    seed, lines, alpha = grain
    random = Random(seed)
    inside = pygame.Rect(round(radius * 0.3), 2, width - round(radius * 0.6), height - 4)
    surface.set_clip(inside)
    for line in range(lines):
        y = height * (line + 0.5 + random.uniform(-0.3, 0.3)) / lines
        phase = random.uniform(0, 6)
        bend = [sin(j * 0.45 + phase) * 0.012 + sin(j * 0.17 + phase) * 0.02 for j in range(25)]
        points = [(width * j / 24, y + height * bend[j]) for j in range(25)]
        shade = mix(tint, BLACK if random.random() < 0.6 else WHITE, 0.9)
        strength = alpha if random.random() < 0.6 else alpha // 2
        _wave(surface, points, random.uniform(1, 2.2) * k, (*shade[:3], strength))
    surface.set_clip(None)
    return surface


def frame_shadow(width: int, height: int, depth: int, alpha: int) -> Surface:
    """The shadow a frame throws onto the board from above and from the left."""
    surface = shapes.blank(width, height)
    for i in range(depth):
        strength = round(alpha * (1 - i / depth) ** 2)
        for rect, shade in (((0, i, width, 1), strength), ((i, 0, 1, height), strength // 2)):
            line = Surface(rect[2:], pygame.SRCALPHA)
            line.fill((0, 0, 0, shade))
            surface.blit(line, rect[:2], special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface
