"""Word Winder on the screen."""

from scenes.play.wordwinder.scene import WordWinderScene

__all__ = ["WordWinderScene"]
