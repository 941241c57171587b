"""What a game tells of a finished match beside the winner; each game has its own story."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, cast

from game.contract import Outcome
from game.language import gettext as _
from game.language import ngettext
from game.table import Table
from scenes.focus import Control, Focus
from scenes.paint import Painter
from scenes.results.places import Places
from scenes.theme import Accent

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.gui.scroll import ScrollPanel

MINUTE_MS = 60_000

_DICTIONARIES: Mapping[str, Callable[[], str]] = {
    "pocket": lambda: _("pocket dictionary"),
    "collegiate": lambda: _("collegiate dictionary"),
    "encyclopedic": lambda: _("encyclopedic dictionary"),
    "young": lambda: _("young dictionary"),
}


class Story(ABC):
    """The panels beside the winner, for one finished match.

    `layout` is called whenever anything may stand elsewhere, also after scrolling; `changed` is
    to be called when something new is to be shown.
    """

    values: ClassVar[Mapping[str, int]] = {}
    """What letters are worth, for the tiles of the winner's name."""

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        self.app = app
        self.table = table
        self.accent: Accent = accent
        self.changed = changed

    # --- what a game says

    @property
    @abstractmethod
    def plays(self) -> int:
        """How many plays were made in the match."""

    @abstractmethod
    def margin(self) -> str:
        """By how much it was won, below who won."""

    @abstractmethod
    def caption(self, seat: int) -> Sequence[str]:
        """What is said of a seat below its name: several ways to say it, the longest first."""

    @property
    def begins(self) -> int | None:
        """Who begins a rematch, where no coin or die decides that."""
        return None

    # --- the panels

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The parts that scroll."""
        return ()

    @abstractmethod
    def layout(self, places: Places) -> list[Control]:
        """Place everything; what can be pressed."""

    def update(self) -> bool:
        """Whether there is something new to be shown since the last time."""
        return False

    @abstractmethod
    def draw(self, p: Painter, places: Places, focus: Focus, progress: float) -> None:
        """Draw what stands on the panels; `progress` (0-1) is how far a plot has come."""

    # --- what all stories use

    @property
    def outcome(self) -> Outcome:
        """How the match ended."""
        outcome = self.table.outcome()
        assert outcome is not None
        return outcome

    def score(self, seat: int) -> str:
        """What stands behind a seat's name."""
        return str(self.outcome.scores[seat]).replace("-", "\u2212")

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.table.setup.seats[seat].name

    def colour(self, seat: int) -> int:
        """The colour and pattern of a seat."""
        return self.table.setup.seats[seat].colour

    def facts(self) -> str:
        """How long it took, how many plays it had, and with which words."""
        spent = sum(entry.spent_ms for entry in self.table.match.entries)
        played = ngettext("{count} play", "{count} plays", self.plays).format(count=self.plays)
        return " \u00b7 ".join([time_text(spent), played, *self._words()])

    def _words(self) -> list[str]:
        key = self.table.setup.lexicon.key
        said = [_DICTIONARIES[ref.id]() for ref in key.dictionaries if ref.id in _DICTIONARIES]
        said = said if len(said) < 3 else [_("{count} dictionaries").format(count=len(said))]
        return [*said, _("own words")] if key.own else said


def time_text(ms: int) -> str:
    """A time of play in whole minutes, or in seconds where it was less than one."""
    if ms < MINUTE_MS:
        return _("{count} s").format(count=round(ms / 1000))
    return _("{count} min").format(count=round(ms / MINUTE_MS))


StoryMaker = Callable[["App", Table, Accent, Callable[[], None]], Story]

STORIES: Mapping[str, tuple[str, str]] = {
    "rooply": ("scenes.results.rooply", "RooplyStory"),
    "wildwords": ("scenes.results.wildwords", "WildWordsStory"),
    "wordaway": ("scenes.results.wordaway", "WordawayStory"),
    "wordwinder": ("scenes.results.wordwinder", "WinderStory"),
}
"""Game to the module of its story and the name in it."""

_offered: dict[str, StoryMaker] = {}


def offer(game_id: str, maker: StoryMaker) -> None:
    """Have `maker` tell the matches of a game, whatever `STORIES` says."""
    _offered[game_id] = maker


def story_of(game_id: str) -> StoryMaker:
    """What tells the matches of a game. Raises KeyError if nothing does."""
    if game_id in _offered:
        return _offered[game_id]
    module, name = STORIES[game_id]
    return cast(StoryMaker, getattr(import_module(module), name))
