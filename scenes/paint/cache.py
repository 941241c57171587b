"""Surfaces kept by what they show, so that nothing is drawn twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

Key = tuple[Hashable, ...]


class SurfaceCache:
    """The surfaces used last, up to `limit` bytes of pixels in all.

    The one asked for last is always kept, even if it alone is larger than the limit.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self.made = 0
        self._surfaces: OrderedDict[Key, Surface] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Surface]) -> Surface:
        """The surface kept under `key`, made with `make` if there is none."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        return self._keep(key, make())

    def _keep(self, key: Key, surface: Surface) -> Surface:
        self.made += 1
        self._surfaces[key] = surface
        self.bytes += _size(surface)
        while self.bytes > self.limit and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self.bytes -= _size(oldest)
        return surface

    def clear(self) -> None:
        """Forget every surface."""
        self._surfaces.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: Key) -> bool:
        return key in self._surfaces


def _size(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
