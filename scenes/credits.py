"""Who and what the program owes: the credits, and every licence that must be shown."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.language import gettext as _
from game.library import ASSETS, asset
from scenes import catalogue
from scenes.catalogue import Request
from scenes.icons import Icon
from scenes.reading.contents import Entry
from scenes.reading.document import Block, parse, parse_plain
from scenes.reading.reader import Leaf, ReaderScreen

if TYPE_CHECKING:
    from scenes.app import App

CREDITS = "credits"
_FOLDERS = (("words", "licences"), ("fonts",))
_TITLES = {
    "SCOWL": "SCOWL, UKACD",
    "AtkinsonHyperlegibleNext-OFL": "Atkinson Hyperlegible Next",
    "Fredoka-OFL": "Fredoka",
    "MaterialSymbols-Apache-2.0": "Material Symbols",
    "OpenDyslexic-OFL": "OpenDyslexic",
}
_FIRST = ("SCOWL", "WordNet")


class CreditsScreen(ReaderScreen):
    """The credits first, then the licences as they were given."""

    def __init__(self, app: App, page: str | None = None) -> None:
        super().__init__(app, _("Credits"), leaves(), page)


def leaves() -> list[Leaf]:
    """The page of the credits and one for each licence text."""
    credits_ = Leaf(Entry(CREDITS, _("Credits"), "brick", Icon.FAVORITE), _read_credits)
    return [credits_, *(_licence(path) for path in licences())]


def licences() -> list[Path]:
    """All licence texts, those of the words first."""
    found = [path for parts in _FOLDERS for path in ASSETS.joinpath(*parts).glob("*.txt")]

    def rank(path: Path) -> tuple[int, int, str]:
        first = _FIRST.index(path.stem) if path.stem in _FIRST else len(_FIRST)
        return first, int(path.parent.name == "fonts"), path.stem.casefold()

    return sorted(found, key=rank)


def _licence(path: Path) -> Leaf:
    title = _TITLES.get(path.stem, path.stem)
    entry = Entry(path.stem, title, "lake", Icon.COPYRIGHT)
    return Leaf(entry, partial(_read_licence, path, title))


def _read_credits() -> tuple[Block, ...]:
    return parse(asset("CREDITS.md").decode("utf-8"))


def _read_licence(path: Path, title: str) -> tuple[Block, ...]:
    text = asset(*path.relative_to(ASSETS).parts).decode("utf-8", "replace")
    return parse_plain(title, text)


@catalogue.scene("credits")
def open_credits(app: App, request: Request) -> CreditsScreen:
    """The credits."""
    del request
    return CreditsScreen(app)
