"""The panels beside the winner of WildWords: the race, the plays, and one play in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from game.contract import Analysis
from game.language import gettext as _
from game.table import Table
from game.wildwords.board import VALUES
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.play.wildwords.bubble import points_text
from scenes.play.wildwords.texts import gain
from scenes.results.listed import ListedRace, ListRow
from scenes.results.race import BestWord, PlayLine
from scenes.results.wildwords import drawing, review, texts
from scenes.results.wildwords.review import Known, Made
from scenes.theme import Accent
from scenes.widgets.plot import Series

if TYPE_CHECKING:
    from scenes.app import App


class WildWordsStory(ListedRace):
    """Scores from turn to turn, all plays with what could have been, and one of them in full."""

    values = VALUES

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        self.made = review.plays_of(table.match)
        self._picked: Made | None = None
        self._seen = (-1, -1)
        super().__init__(app, table, accent, changed)

    # --- what is said

    def race(self) -> tuple[Series, ...]:
        """A line for each seat, all of one length."""
        match = self.table.match
        values = [review.scores_of(match, seat) for seat in range(len(self.names))]
        longest = max(len(one) for one in values)
        return tuple(
            Series(self.colour(seat), name, (*one, *(one[-1:] * (longest - len(one)))))
            for seat, (name, one) in enumerate(zip(self.names, values, strict=True))
        )

    def best(self) -> BestWord | None:
        """The play that brought most."""
        made = review.best_of(self.made)
        if made is None:
            return None
        points = made.line.points
        flag = f"{made.pattern}  {gain(points)}"
        tiles = tuple(made.pattern)
        return BestWord(made.seat, made.row, made.pattern, tiles, points, flag)

    def play_lines(self) -> Sequence[PlayLine]:
        """All plays in their order."""
        return [
            PlayLine(made.seat, made.pattern, points_text(made.line.points)) for made in self.made
        ]

    def margin(self) -> str:
        """By how much, or how else."""
        return texts.margin(self.outcome, review.active_in(self.table.match))

    def caption(self, seat: int) -> tuple[str, ...]:
        """Bluffs that were believed, challenges won, the best play."""
        own = [made for made in self.made if made.seat == seat]
        best = review.best_of(own)
        deeds = review.deeds_of(self.made, seat, self.analyses, self.table.awaited)
        return texts.caption(len(own), deeds, best.line.points if best is not None else None)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(seat.name for seat in self.table.setup.seats)

    @property
    def analyses(self) -> review.Analyses:
        """What is known of the positions so far."""
        found: review.Analyses = cast("dict[int, Analysis]", self.table.analyses)
        return found

    def known(self, made: Made) -> Known:
        """What is known of a play."""
        return review.known(made, self.analyses, self.table.awaited)

    def challenger_of(self, made: Made) -> str:
        """The name of whoever challenged a play; empty if nobody did."""
        challenger = made.line.challenger
        return self.names[challenger] if challenger is not None else ""

    @property
    def best_made(self) -> Made | None:
        """The play that brought most."""
        return review.best_of(self.made)

    @property
    def shown(self) -> Made | None:
        """The play of the lower panel: the one picked, or else the best."""
        return self._picked or self.best_made or next(iter(self.made), None)

    # --- the list

    @property
    def list_title(self) -> str:
        """What the list is called."""
        return _("The plays")

    def list_rows(self) -> Sequence[ListRow]:
        """All plays."""
        shown = self.shown
        return [
            ListRow(f"play{made.number}", made.pattern, made == shown, partial(self._pick, made))
            for made in self.made
        ]

    def _pick(self, made: Made) -> None:
        self._picked = None if self._picked == made else made
        self.changed()

    def update(self) -> bool:
        """Whether another position was looked at."""
        seen = (len(self.table.analyses), len(self.table.awaited))
        before, self._seen = self._seen, seen
        return seen != before

    def draw_row(self, p: Painter, number: int, row: Box) -> None:
        """Whose, what, how many points, and what is to be said of it."""
        drawing.draw_row(p, self, self.made[number], row)

    def draw_shown(self, p: Painter, box: Box) -> None:
        """One play in full."""
        drawing.draw_play(p, self, box)
