"""What can be done when a lesson is over, or is left: play, take another one, go back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes import catalogue
from scenes.catalogue import Request
from scenes.dialog import Answer, Dialog
from scenes.games import LOOKS, title_of
from scenes.icons import Icon

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.lessons.scene import LessonScene


def finished(app: App, scene: LessonScene) -> Dialog:
    """The lesson has been gone through."""
    title = title_of(scene.lesson.game)
    return Dialog(
        app,
        _("You know {game} now").format(game=title),
        _("The rule book has the rest, and more examples."),
        [
            Answer(_("Back"), scene.leave_table, Icon.ARROW_BACK),
            Answer(_("Once more"), scene.begin_anew, Icon.REPLAY),
            *_others(app, scene),
        ],
        scene.accent,
    )


def leaving(app: App, scene: LessonScene) -> Dialog:
    """The lesson is left in its middle."""
    return Dialog(
        app,
        _("Leave the lesson?"),
        _("It waits in the setup of the game and in the rule book."),
        [
            Answer(_("Go on")),
            Answer(_("Leave"), scene.leave_table, Icon.LOGOUT),
            *_others(app, scene),
        ],
        scene.accent,
    )


def _others(app: App, scene: LessonScene) -> tuple[Answer, Answer]:
    return (
        Answer(_("Another lesson"), partial(_choose, app, scene), Icon.SCHOOL),
        Answer(_("Play now"), partial(_play, app, scene), Icon.PLAY_ARROW, primary=True),
    )


def _choose(app: App, scene: LessonScene) -> None:
    """Which of the other lessons."""
    from scenes.lessons import lesson_scene

    def go(game: str) -> None:
        app.manager.pop_to(scene)
        app.manager.replace(lesson_scene(app, game))

    others = [look.id for look in LOOKS if look.id != scene.lesson.game]
    app.manager.push(
        Dialog(
            app,
            _("Which lesson?"),
            _("Each takes two or three minutes."),
            [Answer(_("Go on")), *(Answer(title_of(id_), partial(go, id_)) for id_ in others)],
            scene.accent,
        )
    )


def _play(app: App, scene: LessonScene) -> None:
    """The setup of the game: the one the lesson was opened from, or another."""
    from scenes.setup.scene import SetupScene

    game = scene.lesson.game
    app.manager.pop_to(scene)
    below = app.manager.scenes[:-1]
    if below and isinstance(below[-1], SetupScene) and below[-1].draft.facts.id == game:
        scene.leave_table()
    else:
        app.manager.replace(catalogue.make("setup", app, Request(game)))
