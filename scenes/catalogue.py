"""The scenes of the program by name, each imported only when it is opened.

A module of a scene says `@scene("title")` over the function or class that makes it from the
app and a `Request`; here stands in which module each lies. So the start imports one screen,
and `--smoke` can open every one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.manager import Scene


class Request(NamedTuple):
    """What a scene is opened for: a game, or a demonstration of one."""

    game: str | None = None
    demo: bool = False


Maker = Callable[["App", Request], "Scene"]

MODULES: Mapping[str, str] = {
    "title": "scenes.title.scene",
    "setup": "scenes.setup.scene",
    "settings": "scenes.settings.scene",
    "matches": "scenes.matches",
    "rulebook": "scenes.rulebook",
    "quiz": "scenes.quiz.scene",
    "frenzy": "scenes.play.wordwinder.puzzles.frenzy",
    "finder": "scenes.play.wordwinder.puzzles.finder",
    "credits": "scenes.credits",
}
"""Name of a scene to its module."""

TABLE = "table:"
"""Before the id of a game: its playing screen, with a person and an easy computer."""
LESSON = "lesson:"
"""Before the id of a game: its first lesson."""

_makers: dict[str, Maker] = {}


def scene(name: str) -> Callable[[Maker], Maker]:
    """Register what makes the scene of that name."""

    def register(maker: Maker) -> Maker:
        _makers[name] = maker
        return maker

    return register


def names() -> tuple[str, ...]:
    """All scenes there are; of playing screens and lessons those whose game can be played."""
    from scenes.lessons import LESSONS
    from scenes.play import SCREENS, playable

    tables = (f"{TABLE}{game}" for game in SCREENS if playable(game))
    lessons = (f"{LESSON}{game}" for game in LESSONS if playable(game))
    return tuple(dict.fromkeys((*MODULES, *_makers, *tables, *lessons)))


def make(name: str, app: App, request: Request | None = None) -> Scene:
    """The scene of that name. Raises KeyError if there is none."""
    if name.startswith(TABLE):
        from scenes.opening import trial

        return trial(app, name.removeprefix(TABLE))
    if name.startswith(LESSON):
        from scenes.lessons import lesson_scene

        return lesson_scene(app, name.removeprefix(LESSON))
    if name not in _makers:
        import_module(MODULES[name])
    return _makers[name](app, request or Request())
