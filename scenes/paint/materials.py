"""The table, wood and light, as surfaces in pixels."""

from __future__ import annotations

from math import ceil, sin
from random import Random

import pygame
from pygame import Surface

from scenes.paint import shapes
from scenes.theme import BLACK, WHITE, Colour, Theme, mix

POOL_STEPS = 44
POOL_SHRINK = 4
PLANKS = 5
GRAIN_LINES = 7
_GRAIN_DARK: Colour = (255, 214, 170, 255)
_PLANK_SHADE = (0, 5, 2, 6, 1)


def table(width: int, height: int, k: float, theme: Theme) -> Surface:
    """The table under the lamp, as large as the window; opaque."""
    surface = Surface((width, height), depth=32)
    pygame.transform.smoothscale(_pool_of_light(width, height, theme), (width, height), surface)
    random = Random(9)
    for plank in range(PLANKS):
        top, deep = height * plank / PLANKS, height / PLANKS
        if plank:
            _seam(surface, top, k, (0, 0, 0, 70) if theme.dark else (90, 58, 24, 34))
        if not theme.high_contrast:
            _table_grain(surface, top, deep, k, theme, random)
    return surface


def _grain_colour(theme: Theme) -> Colour:
    return _GRAIN_DARK if theme.dark else theme["shadow"]


def _pool_of_light(width: int, height: int, theme: Theme) -> Surface:
    """Ellipses from the table's colour to the lamp's, each about one level lighter, on planks.

    Small, to be scaled up: nothing in it is sharp.
    """
    wide, high = width / POOL_SHRINK, height / POOL_SHRINK
    pool = Surface((ceil(wide), ceil(high)), depth=32)
    pool.fill(theme["table"][:3])
    for step in range(POOL_STEPS):
        t = step / (POOL_STEPS - 1)
        rx, ry = wide * (0.78 - 0.5 * t), high * (0.92 - 0.6 * t)
        oval = (round(wide / 2 - rx), round(high * 0.42 - ry), round(2 * rx), round(2 * ry))
        pygame.draw.ellipse(pool, mix(theme["table"], theme["lit"], t**0.8)[:3], oval)
    for plank in range(PLANKS):
        _shade(pool, plank, _grain_colour(theme))
    return pool


def _shade(pool: Surface, plank: int, grain: Colour) -> None:
    """Set a plank a little off its neighbours."""
    width, height = pool.get_size()
    top, low = round(height * plank / PLANKS), round(height * (plank + 1) / PLANKS)
    layer = Surface((width, low - top), depth=32)
    layer.fill(grain[:3])
    layer.set_alpha(_PLANK_SHADE[plank])
    pool.blit(layer, (0, top))


def _seam(surface: Surface, top: float, k: float, tint: Colour) -> None:
    wide = max(1, round(1.4 * k))
    line = Surface((surface.get_width(), wide), pygame.SRCALPHA)
    line.fill(tint)
    surface.blit(line, (0, round(top - wide / 2)))


def _table_grain(
    surface: Surface, top: float, deep: float, k: float, theme: Theme, random: Random
) -> None:
    grain, alpha = _grain_colour(theme), 5 if theme.dark else 9
    width = surface.get_width()
    for line in range(GRAIN_LINES):
        y = top + deep * (line + 0.5 + random.uniform(-0.35, 0.35)) / GRAIN_LINES
        left, length = random.uniform(-0.2, 0.6) * width, random.uniform(0.35, 0.9) * width
        phase, thick = random.uniform(0, 6), random.uniform(1, 2.4) * k
        strength = random.choice((alpha, alpha + 5, alpha // 2 + 2))
        points = [(left + length * i / 30, y + 5 * k * sin(i * 0.22 + phase)) for i in range(31)]
        _wave(surface, points, thick, (*grain[:3], strength), times=1)


def _wave(
    surface: Surface, points: list[shapes.Point], thick: float, tint: Colour, times: int = 2
) -> None:
    """A faint line; drawn only twice as large, or no larger, for it is long and hardly seen."""
    left, top = int(points[0][0]), int(min(y for _, y in points) - thick)
    width = int(points[-1][0]) - left + 2
    height = int(max(y for _, y in points) + thick) - top + 2

    def draw(large: Surface, solid: Colour) -> None:
        path = [((x - left) * times, (y - top) * times) for x, y in points]
        shapes.draw_path(large, solid, path, thick * times)

    image = shapes.smooth(width, height, tint, draw, times)
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
