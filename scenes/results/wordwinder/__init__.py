"""What a match of Word Winder tells afterwards."""

from scenes.results.wordwinder.story import WinderStory

__all__ = ["WinderStory"]
