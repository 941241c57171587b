"""WildWords on the screen."""

from scenes.play.wildwords.scene import WildWordsScene

__all__ = ["WildWordsScene"]
