"""The buttons at the foot of the column."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scenes.icons import Icon


class Press(NamedTuple):
    """A button: what it shows and does."""

    id: str
    label: str
    icon: Icon | None
    act: Callable[[], None]
    enabled: bool = True
