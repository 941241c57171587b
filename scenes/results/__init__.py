"""The results of a match: who won, how it went, and what could have been."""

from scenes.results.screen import ResultsScreen

__all__ = ["ResultsScreen"]
