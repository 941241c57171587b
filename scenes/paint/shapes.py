"""Anti-aliased shapes as premultiplied surfaces; everything here is in pixels.

Shapes with curves are drawn four times larger and smoothscaled down. Large rectangles and
shadows are put together from small corners, which is much faster than drawing them whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, hypot, radians, sin, sqrt

import pygame
from pygame import Surface

from scenes.theme import Colour

OVERSAMPLE = 4
ADD = pygame.BLEND_RGBA_ADD
Point = tuple[float, float]


def blank(width: int, height: int) -> Surface:
    """A transparent surface, at least one pixel large."""
    return Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def premultiplied(tint: Colour) -> Colour:
    """The colour with its alpha multiplied in, as premultiplied surfaces hold it."""
    red, green, blue, alpha = tint
    return (
        round(red * alpha / 255),
        round(green * alpha / 255),
        round(blue * alpha / 255),
        alpha,
    )


def veil(surface: Surface, alpha: int) -> Surface:
    """Make a premultiplied surface fainter in place (`alpha` 0-255) and give it back."""
    if alpha < 255:
        surface.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def smooth(
    width: int,
    height: int,
    tint: Colour,
    draw: Callable[[Surface, Colour], None],
    times: int = OVERSAMPLE,
) -> Surface:
    """What `draw` puts on a surface `times` larger, scaled down; its colour is opaque there."""
    large = blank(width * times, height * times)
    draw(large, (*tint[:3], 255))
    if times > 1:
        large = pygame.transform.smoothscale(large, (max(1, width), max(1, height)))
    return veil(large, tint[3])


def disc(radius: int, tint: Colour) -> Surface:
    """A filled circle, `2 * radius` pixels wide."""

    def draw(large: Surface, opaque: Colour) -> None:
        middle = radius * OVERSAMPLE
        pygame.draw.circle(large, opaque, (middle, middle), middle)

    return smooth(2 * radius, 2 * radius, tint, draw)


def rounded(width: int, height: int, radius: int, tint: Colour) -> Surface:
    """A filled rectangle with round corners."""
    surface = blank(width, height)
    surface.fill(premultiplied(tint))
    radius = min(radius, width // 2, height // 2)
    if radius > 0:
        _put_corners(surface, disc(radius, tint), radius)
    return surface


def _put_corners(surface: Surface, corners: Surface, size: int) -> None:
    """Replace the four corners of a surface with those of a smaller one."""
    right, low = surface.get_width() - size, surface.get_height() - size
    far_x, far_y = corners.get_width() - size, corners.get_height() - size
    for x, y, from_x, from_y in (
        (0, 0, 0, 0),
        (right, 0, far_x, 0),
        (0, low, 0, far_y),
        (right, low, far_x, far_y),
    ):
        piece = (from_x, from_y, size, size)
        surface.fill((0, 0, 0, 0), (x, y, size, size))
        surface.blit(corners, (x, y), piece, special_flags=ADD)


def shadow(width: int, height: int, radius: int, blur: int, tint: Colour) -> Surface:
    """A blurred rounded rectangle; the surface is `2 * blur` larger on every side."""
    reach = 2 * blur
    corner = max(1, radius) + 2 * reach
    small = min(width, 2 * corner), min(height, 2 * corner)
    patch = blank(small[0] + 2 * reach, small[1] + 2 * reach)
    patch.blit(rounded(*small, radius, tint), (reach, reach))
    patch = _blurred(patch, blur)
    return _stretched(patch, width + 2 * reach, height + 2 * reach)


def _blurred(image: Surface, radius: int) -> Surface:
    """A Gaussian blur; from five pixels on three box blurs of the same variance, far faster.

    From eight pixels on nothing is sharp enough to be lost at half the size.
    """
    if radius <= 0:
        return image
    if radius < 5:
        return pygame.transform.gaussian_blur(image, radius)
    if radius >= 8:
        size = (ceil(image.get_width() / 2), ceil(image.get_height() / 2))
        small = _blurred(pygame.transform.smoothscale(image, size), radius // 2)
        return pygame.transform.smoothscale(small, image.get_size())
    rest = 12 * 0.94 * radius**2
    for passes_left in (3, 2, 1):
        half = max(1, round((sqrt(rest / passes_left + 1) - 1) / 2))
        rest = max(0.0, rest - ((2 * half + 1) ** 2 - 1))
        image = pygame.transform.box_blur(image, half)
    return image


def _stretched(patch: Surface, width: int, height: int) -> Surface:
    """The patch made larger by repeating its middle row and column."""
    for axis, length in ((0, width), (1, height)):
        size = patch.get_size()
        if size[axis] < length:
            patch = _stretched_along(patch, axis, length)
    return patch


def _stretched_along(patch: Surface, axis: int, length: int) -> Surface:
    wide, high = patch.get_size()
    half = patch.get_size()[axis] // 2
    size = (length, high) if axis == 0 else (wide, length)
    result = blank(*size)
    rest = patch.get_size()[axis] - half
    if axis == 0:
        middle = pygame.transform.scale(patch.subsurface((half, 0, 1, high)), (length, high))
        result.blit(middle, (half, 0), (0, 0, length - half - rest, high), ADD)
        result.blit(patch, (0, 0), (0, 0, half, high), ADD)
        result.blit(patch, (length - rest, 0), (half, 0, rest, high), ADD)
    else:
        middle = pygame.transform.scale(patch.subsurface((0, half, wide, 1)), (wide, length))
        result.blit(middle, (0, half), (0, 0, wide, length - half - rest), ADD)
        result.blit(patch, (0, 0), (0, 0, wide, half), ADD)
        result.blit(patch, (0, length - rest), (0, half, wide, rest), ADD)
    return result


def draw_path(surface: Surface, tint: Colour, points: Sequence[Point], width: float) -> None:
    """Draw a line through the points with round joints and ends onto a large surface."""
    half = width / 2
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
        corners = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
        pygame.draw.polygon(surface, tint, corners)
    for point in points:
        pygame.draw.circle(surface, tint, point, half)


def arc_points(centre: Point, radius: float, start: float, end: float) -> list[Point]:
    """Points along an arc; degrees, 0 at the top, clockwise."""
    steps = max(2, int(abs(end - start) / 3))
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre[0] + radius * sin(a), centre[1] - radius * cos(a)) for a in angles]


def dashes(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """Cut a line through the points into dashes of length `on` with gaps of length `off`."""
    pieces: list[list[Point]] = []
    piece: list[Point] = [points[0]]
    drawing, left = True, on
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = hypot(x1 - x0, y1 - y0), 0.0
        angle = atan2(y1 - y0, x1 - x0)
        while length - done > left:
            done += left
            here = (x0 + cos(angle) * done, y0 + sin(angle) * done)
            if drawing:
                pieces.append([*piece, here])
            drawing = not drawing
            left = on if drawing else off
            piece = [here]
        left -= length - done
        piece.append((x1, y1))
    if drawing and len(piece) > 1:
        pieces.append(piece)
    return pieces


def outline(
    width: int, height: int, radius: float, stroke: float, tint: Colour, dash: float | None
) -> Surface:
    """The edge of a round-cornered rectangle, `stroke` thick; dashed if `dash` is a length."""
    corner = int(max(radius, stroke) + stroke) + 2
    small = min(width, 2 * corner), min(height, 2 * corner)

    def draw(large: Surface, opaque: Colour) -> None:
        thick, curve = round(stroke * OVERSAMPLE), round(radius * OVERSAMPLE)
        pygame.draw.rect(large, opaque, large.get_rect(), thick, curve)

    surface = _stretched(smooth(*small, tint, draw), width, height)
    if dash is not None:
        _cut_dashes(surface, stroke, dash)
    return surface


def _cut_dashes(surface: Surface, stroke: float, dash: float) -> None:
    """Cut gaps into the straight sides of an outline; an odd number of parts keeps the corners."""
    width, height = surface.get_size()
    thick = int(stroke + 1.999)
    for axis, length in ((0, width), (1, height)):
        parts = max(3, int(length / dash) | 1)
        for i in range(1, parts, 2):
            start, end = round(i * length / parts), round((i + 1) * length / parts)
            for far in (False, True):
                across = (height if axis == 0 else width) - thick if far else 0
                gap = (start, across, end - start, thick)
                surface.fill((0, 0, 0, 0), gap if axis == 0 else (gap[1], gap[0], gap[3], gap[2]))
