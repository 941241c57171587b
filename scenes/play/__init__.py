"""The playing screens of the games, and of what is watched again, by name.

Each is imported only when a match of its game is opened, so that the first screen waits for
none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.manager import Scene
    from scenes.tables import LiveTable

PlayMaker = Callable[["App", "LiveTable"], "Scene"]
ReplayMaker = Callable[["App", Path], "Scene"]

SCREENS: Mapping[str, tuple[str, str]] = {
    "wildwords": ("scenes.play.wildwords", "WildWordsScene"),
    "wordwinder": ("scenes.play.wordwinder", "WordWinderScene"),
    "rooply": ("scenes.play.rooply", "RooplyScene"),
    "wordaway": ("scenes.play.wordaway", "WordawayScene"),
}
"""Game to the module of its screen and the name in it: a class or function of (app, live)."""

REPLAY = ("scenes.replay", "replay_file")
"""What shows a finished match again: a class or function of (app, path of its record)."""

_made: dict[str, PlayMaker] = {}


def offer(game_id: str, maker: PlayMaker) -> None:
    """Have `maker` show the matches of a game, whatever `SCREENS` says."""
    _made[game_id] = maker


def has_screen(game_id: str) -> bool:
    """Whether there is a screen to play the game on; the rules aren't looked at."""
    return game_id in _made or _exists(SCREENS.get(game_id))


def playable(game_id: str) -> bool:
    """Whether the game has rules and a screen to play it on."""
    from game import registry

    return game_id in registry.GAMES and has_screen(game_id)


def play_scene(app: App, live: LiveTable) -> Scene | None:
    """The screen on which this table is played; None if its game has none."""
    game_id = live.table.game.facts.id
    if not playable(game_id):
        return None
    maker = _made.get(game_id) or cast(PlayMaker, _found(SCREENS[game_id]))
    return maker(app, live)


def replayable() -> bool:
    """Whether there is a screen to watch finished matches again."""
    return _exists(REPLAY)


def replay_scene(app: App, record: Path) -> Scene | None:
    """The screen that shows a finished match again; None while there is none."""
    return cast(ReplayMaker, _found(REPLAY))(app, record) if replayable() else None


def _exists(place: tuple[str, str] | None) -> bool:
    return place is not None and find_spec(place[0]) is not None


def _found(place: tuple[str, str]) -> object:
    return getattr(import_module(place[0]), place[1])
