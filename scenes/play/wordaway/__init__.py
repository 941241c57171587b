"""Wordaway on the screen."""

from scenes.play.wordaway.scene import WordawayScene

__all__ = ["WordawayScene"]
