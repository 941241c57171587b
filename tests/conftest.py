"""What all tests share: hypothesis draws the same examples everywhere and keeps nothing."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("everywhere", derandomize=True, database=None, deadline=None)
settings.load_profile("everywhere")
