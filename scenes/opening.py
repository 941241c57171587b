"""Ways to a match: a table just set, one that waited, and the computer playing by itself."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from game.contract import Refusal
from game.language import gettext as _
from game.language import sentence
from game.library import AssetError, glosses
from scenes.draft import Draft
from scenes.games import with_last
from scenes.play import play_scene

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.manager import Scene
    from scenes.tables import LiveTable


def begin(app: App, draft: Draft) -> Scene | None:
    """The screen of a match begun as the draft says, which is remembered; None: it was told why."""
    app.change(
        tables=with_last(app.prefs, draft.facts.id, draft.remembered()),
        names=app.prefs.with_names(*(s.name for s in draft.seats if s.kind == "person")).names,
    )
    return _screen(app, lambda: app.tables.begin_with(draft.setup(), draft.facts.id))


def resume(app: App, match_id: str) -> Scene | None:
    """The screen of a match that waited; None: it was told why there is none."""
    return _screen(app, lambda: app.tables.resume(match_id))


def demonstration(app: App, game_id: str) -> Scene | None:
    """The computer playing this game by itself; nothing of it is remembered."""
    draft = Draft(game_id)
    for place, level in enumerate((1, 0)[: len(draft.seats)]):
        draft.set_kind(place, "computer")
        draft.change_level(place, level)
    return _screen(app, lambda: app.tables.begin_with(draft.setup(), game_id))


def trial(app: App, game_id: str) -> Scene:
    """A person against an easy computer; nothing of it is remembered."""
    draft = Draft(game_id)
    draft.set_kind(1, "computer")
    draft.set_level(1, "easy")
    opened = _screen(app, lambda: app.tables.begin_with(draft.setup(), game_id))
    assert opened is not None, game_id
    return opened


def _screen(app: App, open_table: Callable[[], LiveTable]) -> Scene | None:
    try:
        live = open_table()
    except Refusal as refusal:
        app.toast(sentence(refusal.code, refusal.params), "bad")
        return None
    scene = play_scene(app, live)
    if scene is None:
        live.close()
        app.toast(_("This game can\u2019t be played here yet."), "bad")
        return None
    app.opponents.start()
    if not glosses.cache_info().currsize:
        Thread(target=_unpack_glosses, name="glosses", daemon=True).start()
    return scene


def _unpack_glosses() -> None:
    """Have them ready for the first word; what is wrong with them is told where they're shown."""
    with suppress(AssetError):
        glosses()
