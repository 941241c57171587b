"""The results of Rooply."""

from scenes.results.rooply.story import RooplyStory

__all__ = ["RooplyStory"]
