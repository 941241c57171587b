"""Compare what was drawn with a picture kept in `tests/pictures`.

`WORDCADE_RECORD=1` writes the pictures anew instead; look at them before they are committed.
"""

import os
from pathlib import Path

import pygame
from pixelmatch import pixelmatch

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "tests" / "pictures"
OUT = ROOT / "out" / "pictures"

ALLOWED_PIXELS = 60
"""How many pixels may look different: another processor's rounding, never a shape."""
THRESHOLD = 0.08


def new_surface(size=(1280, 720)):
    """A surface like a window's, without a window."""
    return pygame.Surface(size, depth=32)


def assert_picture(surface, name, allowed=ALLOWED_PIXELS):
    """Fail unless the surface looks like `tests/pictures/<name>.png`.

    On failure the actual picture and the difference lie in `out/pictures`.
    """
    kept = KEPT / f"{name}.png"
    if os.environ.get("WORDCADE_RECORD") == "1":
        KEPT.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, kept)
        return
    if not kept.exists():
        _write(surface, f"{name}-actual")
        raise AssertionError(f"no picture {kept.name} yet; record it with WORDCADE_RECORD=1")
    expected = pygame.image.load(kept)
    if expected.get_size() != surface.get_size():
        _write(surface, f"{name}-actual")
        raise AssertionError(f"{name}: {surface.get_size()}, kept is {expected.get_size()}")
    different, difference = compare(surface, expected)
    if different > allowed:
        _write(surface, f"{name}-actual")
        _write(difference, f"{name}-difference")
        raise AssertionError(f"{name}: {different} pixels differ, see {OUT}")


def compare(actual, expected):
    """How many pixels look different, and a picture of them (None if there are none).

    Only the rectangle in which any pixel differs is looked at closely.
    """
    area = _differing_area(actual, expected)
    if area is None:
        return 0, None
    first, second = _bytes(actual, area), _bytes(expected, area)
    drawn = bytearray(len(first))
    count = pixelmatch(first, second, area.w, area.h, drawn, threshold=THRESHOLD)
    return count, pygame.image.frombytes(bytes(drawn), area.size, "RGBA")


def _differing_area(actual, expected):
    """The smallest rectangle that holds all differences, or None."""
    if pygame.image.tobytes(actual, "RGB") == pygame.image.tobytes(expected, "RGB"):
        return None
    flat = actual.convert(32, 0), expected.convert(32, 0)
    same = pygame.mask.from_threshold(flat[0], (0, 0, 0), (1, 1, 1, 255), flat[1])
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else None


def _bytes(surface, area):
    return pygame.image.tobytes(surface.subsurface(area), "RGBA")


def _write(surface, name):
    OUT.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, OUT / f"{name}.png")
