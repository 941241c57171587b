"""The rule book: a page about the table, and one for each game that has one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.language import gettext as _
from game.language import spelled
from game.library import ASSETS, asset
from scenes import catalogue
from scenes.catalogue import Request
from scenes.games import LOOKS, title_of
from scenes.icons import Icon
from scenes.lessons import LESSONS
from scenes.play import playable
from scenes.reading.contents import Entry, Onward
from scenes.reading.document import Block, parse
from scenes.reading.reader import Beside, Leaf, ReaderScreen
from scenes.theme import Accent

if TYPE_CHECKING:
    from scenes.app import App

LANGUAGE = "en"
TABLE = "table"


class RuleBook(ReaderScreen):
    """The rules in the player's language; `page` is a game's id, or the table's page."""

    def __init__(self, app: App, page: str | None = None) -> None:
        onward = Onward(_("Credits"), Icon.COPYRIGHT, self._open_credits)
        super().__init__(app, _("Rules"), leaves(), page, onward)

    def beside_title(self) -> Beside | None:
        """The first lesson of the game whose page is open."""
        game = self.leaf_id
        if game not in LESSONS or not playable(game):
            return None
        return Beside(_("Lesson"), Icon.SCHOOL, partial(self._open_lesson, game))

    def _open_lesson(self, game: str) -> None:
        self.app.manager.push(catalogue.make(f"{catalogue.LESSON}{game}", self.app))

    def _open_credits(self) -> None:
        self.app.manager.push(catalogue.make("credits", self.app))


def leaves() -> list[Leaf]:
    """The pages there are, in the order of the games."""
    written = [look for look in LOOKS if (ASSETS / "rules" / LANGUAGE / f"{look.id}.md").is_file()]
    games = [_leaf(look.id, title_of(look.id), look.accent, Icon.MENU_BOOK) for look in written]
    return [_leaf(TABLE, _("At the table"), "lake", Icon.GROUPS), *games]


def read_page(page: str) -> tuple[Block, ...]:
    """The blocks of a page."""
    return parse(spelled(asset("rules", LANGUAGE, f"{page}.md").decode("utf-8")))


def _leaf(page: str, title: str, accent: Accent, icon: Icon) -> Leaf:
    return Leaf(Entry(page, title, accent, icon), partial(read_page, page))


@catalogue.scene("rulebook")
def rulebook(app: App, request: Request) -> RuleBook:
    """The rule book, open at the game asked for."""
    return RuleBook(app, request.game)
