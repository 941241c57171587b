"""Matches watched again on the game's own playing screen, from a file or from the results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.contract import Notice, Refusal
from game.language import gettext as _
from game.language import sentence
from game.library import lexicon_of
from game.replaying import ReplayTable, reopen_file
from scenes.dialog import Answer, Dialog
from scenes.play import play_scene
from scenes.tables import LiveTable

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.manager import Scene


def replay_file(app: App, path: Path) -> Scene:
    """The screen for a kept record, or why it can't be watched."""
    try:
        match, notices, date = reopen_file(path, lexicon_of)
        return _on_table(app, ReplayTable(match, app.opponents, app.now), date, notices)
    except Refusal as refusal:
        return _explained(app, refusal)


def watch_again(app: App, live: LiveTable) -> Scene:
    """The screen for the finished match of a table, which goes on looking at its positions."""
    table = ReplayTable(live.table.match, app.opponents, app.now, live.table)
    return _on_table(app, table, live.date)


def _on_table(app: App, table: ReplayTable, date: str, notices: tuple[Notice, ...] = ()) -> Scene:
    live = LiveTable(table, app.tables.archive, None, notices)
    live.date = date
    scene = play_scene(app, live)
    if scene is None:
        raise Refusal("unknown_game", game=table.game.facts.title)
    return scene


def _explained(app: App, refusal: Refusal) -> Scene:
    text = sentence(refusal.code, refusal.params)
    return Dialog(app, _("This match can\u2019t be watched"), text, [Answer(_("Go back"))])
