"""The challenge quiz: a finished board of patterns, and the question which plays are bluffs."""

from scenes.quiz.scene import QuizScreen

__all__ = ["QuizScreen"]
