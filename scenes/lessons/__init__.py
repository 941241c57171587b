"""First lessons: two or three minutes with each game, on its own screen and a real table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, cast

from game.language import N_

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.lessons.scene import LessonScene

LESSONS: Mapping[str, tuple[str, str]] = {
    "wildwords": ("scenes.lessons.wildwords", "WildWordsLesson"),
    "wordwinder": ("scenes.lessons.wordwinder", "WordWinderLesson"),
    "rooply": ("scenes.lessons.rooply", "RooplyLesson"),
    "wordaway": ("scenes.lessons.wordaway", "WordawayLesson"),
}
"""Game to the module of its lesson and the name of its screen there."""

OFFER, SHORT_OFFER = N_("First time? Play the lesson"), N_("First lesson")


def lesson_scene(app: App, game: str, at: int = 0) -> LessonScene:
    """The lesson of a game from one of its steps on; it is not offered again."""
    seen = mark(game)
    if seen not in app.prefs.seen:
        app.change(seen=(*app.prefs.seen, seen))
    module, name = LESSONS[game]
    return cast("LessonScene", getattr(import_module(module), name)(app, at))


def offered(app: App, game: str) -> bool:
    """Whether to offer the lesson: before the first match, until it was opened once."""
    return game in LESSONS and game not in app.prefs.tables and mark(game) not in app.prefs.seen


def mark(game: str) -> str:
    """What settings remember of a lesson that was opened."""
    return f"lesson:{game}"
