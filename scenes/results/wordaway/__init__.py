"""What a match of Wordaway tells afterwards."""

from scenes.results.wordaway.story import WordawayStory

__all__ = ["WordawayStory"]
