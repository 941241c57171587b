"""The panels beside the winner of Wordaway: games, plays with their verdicts, the turning point."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from game.contract import Analysis
from game.language import gettext as _
from game.table import Table
from game.wordaway.state import WordawayState
from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.gui.scroll import ScrollPanel
from scenes.paint import Painter
from scenes.results.places import Places
from scenes.results.story import Story
from scenes.results.wordaway import drawing, review, texts
from scenes.results.wordaway.layout import Areas, areas, game_pitch, play_pitch
from scenes.results.wordaway.review import GameReview, Judged, Made
from scenes.theme import Accent

if TYPE_CHECKING:
    from scenes.app import App


class WordawayStory(Story):
    """A series of Wordaway afterwards; one game of it is chosen, and one of its turns shown."""

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        super().__init__(app, table, accent, changed)
        self.reviews = review.games_of(table.match)
        self.chosen = len(self.reviews) - 1
        self.games_panel = ScrollPanel("games", _("Games"))
        self.plays_panel = ScrollPanel("plays", _("Plays"))
        self.areas: Areas = areas(app.canvas, None, len(self.reviews))
        self.game_boxes: list[Box] = []
        self.play_boxes: list[Box] = []
        self._picked: Made | None = None
        self._brought: Made | None = None
        self._seen: tuple[int, int] = (-1, -1)

    # --- what is said

    @property
    def plays(self) -> int:
        """How many good words were played."""
        return sum(review.plays_of(self.reviews, seat)[0] for seat in (0, 1))

    def margin(self) -> str:
        """By how many games."""
        wins = cast(WordawayState, self.table.match.state).series.wins
        return texts.margin(wins, self.reviews[-1].game.winner)

    def caption(self, seat: int) -> tuple[str, ...]:
        """Words played, and wins found of those there were."""
        plays, spent_ms = review.plays_of(self.reviews, seat)
        found, chances = review.chances(self.reviews, seat, self.analyses)
        settled = not self.table.awaited
        return texts.seat_caption(plays, spent_ms, found, chances, settled)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of both seats."""
        return tuple(seat.name for seat in self.table.setup.seats)

    @property
    def analyses(self) -> review.Analyses:
        """What is known of the positions so far."""
        found: review.Analyses = cast("dict[int, Analysis]", self.table.analyses)
        return found

    @property
    def game(self) -> GameReview:
        """The game that is chosen."""
        return self.reviews[self.chosen]

    @property
    def looking(self) -> bool:
        """Whether positions of the chosen game are still to be looked at."""
        return not review.settled(self.game, self.table.awaited)

    def judged(self, made: Made) -> Judged:
        """What is known of a turn."""
        return review.judge(made, self.analyses, self.table.awaited)

    @property
    def turning_point(self) -> Made | None:
        """The turn that decided the chosen game, once all its positions were looked at."""
        return None if self.looking else review.turning_point(self.game, self.analyses)

    @property
    def shown(self) -> Made:
        """The turn of the lower panel: the one picked, else the turning point, else the last."""
        if self._picked in self.game.turns and self._picked is not None:
            return self._picked
        words = [made for made in self.game.turns if made.word]
        return self.turning_point or (words or self.game.turns)[-1]

    @property
    def picked(self) -> bool:
        """Whether a turn was picked by hand."""
        return self._picked is not None and self._picked in self.game.turns

    # --- the panels

    @property
    def panels(self) -> tuple[ScrollPanel, ...]:
        """Games and plays."""
        return (self.games_panel, self.plays_panel)

    def layout(self, places: Places) -> list[Control]:
        """Games at the left of the upper panel, plays at its right or in the third column."""
        scale = self.app.canvas.text_scale
        self.areas = areas(self.app.canvas, places, len(self.reviews))
        games = self.reviews if self.areas.games is not None else ()
        if self.areas.games is not None:
            pitch = game_pitch(scale)
            self.games_panel.place(self.areas.games, len(games) * pitch)
            self.game_boxes = _rows(self.games_panel, len(games), pitch)
        self._place_plays(play_pitch(scale))
        return [*self._game_controls(), *self._play_controls()]

    def _place_plays(self, pitch: float) -> None:
        """The turns; one that comes to be shown is brought into view, once."""
        count = len(self.game.turns)
        self.plays_panel.place(self.areas.plays, count * pitch)
        self.play_boxes = _rows(self.plays_panel, count, pitch)
        shown = self.shown
        if shown != self._brought:
            self._brought = shown
            if self.plays_panel.show(self.play_boxes[self.game.turns.index(shown)]):
                self.play_boxes = _rows(self.plays_panel, count, pitch)

    def _game_controls(self) -> list[Control]:
        if self.areas.games is None:
            return []
        return [
            Control(
                f"game{n}",
                box,
                texts.game_title(self.reviews[n]),
                partial(self._choose, n),
                group="games",
                selected=n == self.chosen,
                clip=self.games_panel.box,
            )
            for n, box in enumerate(self.game_boxes)
        ]

    def _play_controls(self) -> list[Control]:
        return [
            Control(
                f"play{made.number}",
                box,
                texts.what(made, self.game),
                partial(self._pick, made),
                group="plays",
                selected=made == self.shown,
                clip=self.plays_panel.box,
            )
            for made, box in zip(self.game.turns, self.play_boxes, strict=True)
        ]

    def _choose(self, number: int) -> None:
        self.chosen, self._picked = number, None
        self.plays_panel.scroll_to(0)
        self.changed()

    def _pick(self, made: Made) -> None:
        self._picked = None if self._picked == made else made
        self.changed()

    def update(self) -> bool:
        """Whether another position was looked at."""
        seen = (len(self.table.analyses), len(self.table.awaited))
        before, self._seen = self._seen, seen
        return seen != before

    def draw(self, p: Painter, places: Places, focus: Focus, progress: float) -> None:
        """Games, plays, and the turn that is shown."""
        del progress
        drawing.draw_upper(p, self, places, focus)
        drawing.draw_plays(p, self, focus)
        drawing.draw_lower(p, self, places.lower)


def _rows(panel: ScrollPanel, count: int, pitch: float) -> list[Box]:
    """So many rows of a panel, where they lie now, beside its bar if it has one."""
    wide = panel.inner_width if panel.most > 0 else panel.box.w
    top = panel.box.y - panel.offset
    return [Box(panel.box.x, top + n * pitch, wide, pitch) for n in range(count)]
