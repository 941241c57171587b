"""Matches watched again on the game's own playing screen, from a file or from the results."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from game.contract import Analysis, Refusal
from game.language import gettext as _
from game.language import sentence
from game.library import lexicon_of
from game.record import Record
from game.replaying import Reopened, ReplayTable, reopen, reopen_file
from scenes.dialog import Answer, Dialog
from scenes.play import play_scene
from scenes.tables import LiveTable

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.manager import Scene


def replay_file(app: App, path: Path) -> Scene:
    """The screen for a kept record, or why it can't be watched."""
    try:
        return _on_table(app, reopen_file(path, lexicon_of))
    except Refusal as refusal:
        return _explained(app, refusal)


def watch_again(app: App, record: Record, analyses: Mapping[int, Analysis] | None = None) -> Scene:
    """The screen for a record at hand, with what is known of its positions."""
    try:
        return _on_table(app, reopen(record, lexicon_of), analyses)
    except Refusal as refusal:
        return _explained(app, refusal)


def _on_table(
    app: App, reopened: Reopened, analyses: Mapping[int, Analysis] | None = None
) -> Scene:
    table = ReplayTable(reopened.match, app.now, analyses)
    live = LiveTable(table, app.tables.archive, None, reopened.notices)
    live.date = reopened.date
    scene = play_scene(app, live)
    if scene is None:
        raise Refusal("unknown_game", game=table.game.facts.title)
    return scene


def _explained(app: App, refusal: Refusal) -> Scene:
    text = sentence(refusal.code, refusal.params)
    return Dialog(app, _("This match can\u2019t be watched"), text, [Answer(_("Go back"))])
