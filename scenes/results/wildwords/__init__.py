"""What a match of WildWords tells afterwards."""

from scenes.results.wildwords.story import WildWordsStory

__all__ = ["WildWordsStory"]
