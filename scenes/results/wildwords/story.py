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
from scenes.focus import Control, Focus
from scenes.paint import Painter
from scenes.results.meaning import below_title
from scenes.results.places import Places
from scenes.results.race import BestWord, PlayLine, RaceStory
from scenes.results.wildwords import drawing, review, texts
from scenes.results.wildwords.review import Known, Made
from scenes.scroll import BAR_ROOM
from scenes.theme import Accent
from scenes.widgets.plot import Series

if TYPE_CHECKING:
    from scenes.app import App

SWITCH_HIGH = 44.0


class WildWordsStory(RaceStory):
    """Scores from turn to turn, all plays with what could have been, and one of them in full."""

    values = VALUES

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        self.made = review.plays_of(table.match)
        self.listed = False
        """Whether the plays stand in the place of the race."""
        self.switch = Box(0, 0, 0, 0)
        self.rows: tuple[Box, ...] = ()
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
        flag = f"{made.pattern}  +{points}"
        tiles = tuple(made.pattern)
        return BestWord(made.seat, made.row, made.pattern, tiles, points, flag)

    def play_lines(self) -> Sequence[PlayLine]:
        """All plays in their order."""
        return [PlayLine(made.seat, made.pattern, str(made.line.points)) for made in self.made]

    def margin(self) -> str:
        """By how much, or how else."""
        return texts.margin(self.outcome, self.names)

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

    # --- the panels

    def layout(self, places: Places) -> list[Control]:
        """The list in the third column, or in the place of the race at the press of a switch."""
        box = places.third
        controls: list[Control] = []
        if box is None:
            box = places.upper
            self.switch = self._switch_box(box)
            controls += self._switch_controls()
        if places.third is None and not self.listed:
            self.rows = ()
            return controls
        scale = self.app.canvas.text_scale
        top = max(below_title(box, scale) - 6, self.switch.bottom + 6 if self.listed else 0)
        inside = Box(box.x + 12, top, box.w - 24, box.bottom - 12 - top)
        pitch = drawing.pitch(scale)
        self.list_panel.place(inside, len(self.made) * pitch)
        self.rows = self._row_boxes(inside, pitch)
        return controls + self._row_controls()

    def _switch_box(self, box: Box) -> Box:
        wide = min(280.0 * self.app.canvas.text_scale, box.w * 0.56)
        return Box(box.right - 20 - wide, box.y + 12, wide, SWITCH_HIGH)

    def _switch_controls(self) -> list[Control]:
        half = self.switch.w / 2
        return [
            Control(
                id_,
                Box(self.switch.x + n * half, self.switch.y, half, self.switch.h),
                label,
                partial(self._turn, listed=bool(n)),
                group="switch",
                selected=self.listed == bool(n),
            )
            for n, (id_, label) in enumerate((("race", _("The race")), ("list", _("The plays"))))
        ]

    def _turn(self, *, listed: bool) -> None:
        self.listed = listed
        self.changed()

    def _row_boxes(self, box: Box, pitch: float) -> tuple[Box, ...]:
        wide = box.w - (BAR_ROOM if self.list_panel.most > 0 else 0)
        top = box.y - self.list_panel.offset
        return tuple(Box(box.x, top + n * pitch, wide, pitch) for n in range(len(self.made)))

    def _row_controls(self) -> list[Control]:
        return [
            Control(
                f"play{made.number}",
                row,
                made.pattern,
                partial(self._pick, made),
                group="plays",
                selected=made == self.shown,
                clip=self.list_panel.box,
            )
            for made, row in zip(self.made, self.rows, strict=True)
        ]

    def _pick(self, made: Made) -> None:
        self._picked = None if self._picked == made else made
        self.changed()

    def update(self) -> bool:
        """Whether another position was looked at."""
        seen = (len(self.table.analyses), len(self.table.awaited))
        before, self._seen = self._seen, seen
        return seen != before

    def draw(self, p: Painter, places: Places, focus: Focus, progress: float) -> None:
        """The race or the plays, and one play in full."""
        if places.third is not None:
            self._draw_race(p, places.upper, progress)
            drawing.draw_list(p, self, places.third, focus)
        elif self.listed:
            drawing.draw_list(p, self, places.upper, focus)
        else:
            self._draw_race(p, places.upper, progress)
        if places.third is None:
            drawing.draw_switch(p, self, focus)
        drawing.draw_play(p, self, places.lower)
