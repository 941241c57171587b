import pygame
from hypothesis import given
from hypothesis import strategies as st

from scenes.paint.cache import SurfaceCache


def surface(side=10):
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_what_is_kept_is_made_once():
    cache = SurfaceCache(10_000)
    first = cache.get(("a",), surface)
    assert cache.get(("a",), surface) is first
    assert cache.made == 1


def test_the_one_used_longest_ago_goes_first():
    cache = SurfaceCache(2 * 400)
    for key in ("a", "b"):
        cache.get((key,), surface)
    cache.get(("a",), surface)
    cache.get(("c",), surface)
    assert ("a",) in cache
    assert ("b",) not in cache


def test_one_surface_larger_than_the_limit_is_kept_alone():
    cache = SurfaceCache(100)
    cache.get(("small",), lambda: surface(2))
    cache.get(("large",), lambda: surface(50))
    assert len(cache) == 1
    assert ("large",) in cache


def test_clearing_forgets_all():
    cache = SurfaceCache(10_000)
    cache.get(("a",), surface)
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(1, 30)), max_size=80))
def test_bytes_are_counted_and_never_exceed_the_limit_by_more_than_one(asked):
    cache = SurfaceCache(4_000)
    for name, side in asked:
        cache.get((name, side), lambda side=side: surface(side))
        assert cache.bytes <= 4_000 or len(cache) == 1
    assert cache.bytes >= 0
