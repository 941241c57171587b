"""The first screen: four games, the match that waits, who sits at the table, and the way out."""

from scenes.title.scene import TitleScene

__all__ = ["TitleScene"]
