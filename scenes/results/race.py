"""The story of a game that is played for points: the race of the scores, and the best word."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.language import gettext as _
from game.language import ngettext
from game.table import Table
from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.gui.scroll import ScrollPanel
from scenes.paint import Painter
from scenes.results.fitting import fitting
from scenes.results.meaning import (
    PAD,
    below_title,
    draw_meaning,
    meaning_of,
    title_line,
    title_style,
)
from scenes.results.places import Places
from scenes.results.story import Story
from scenes.theme import Accent
from scenes.typography import H3, HERO, SECOND
from scenes.widgets.chip import draw_chip
from scenes.widgets.plot import BestPlay, Series, draw_race
from scenes.widgets.spelling import draw_spelled_wild, spelled_width
from scenes.widgets.tile import WILD, TileFace, draw_tile

if TYPE_CHECKING:
    from scenes.app import App

SIDE = 64.0
_LABELS = 4
_PITCH = 40.0


@dataclass(frozen=True)
class BestWord:
    """The best play of a match.

    `play` counts the plays of its seat from 1. `tiles` are its tiles from the left, each a letter
    or the letters that a wild one stands for; `flag` is what is written at its point in the race,
    `remark` what made it so good.
    """

    seat: int
    play: int
    word: str
    tiles: tuple[str, ...]
    points: int
    flag: str
    remark: str = ""


@dataclass(frozen=True)
class PlayLine:
    """One play in the list of a wide canvas."""

    seat: int
    said: str
    points: str


class RaceStory(Story):
    """Scores from play to play, and the best word; a game says what they are."""

    def __init__(self, app: App, table: Table, accent: Accent, changed: Callable[[], None]) -> None:
        super().__init__(app, table, accent, changed)
        self.list_panel = ScrollPanel("plays", _("Plays"))
        self.series = self.race()
        self.best_word = self.best()
        self.lines = tuple(self.play_lines())

    # --- what a game says

    @abstractmethod
    def race(self) -> tuple[Series, ...]:
        """Each seat's scores: before the first play, then after each of its plays."""

    @abstractmethod
    def best(self) -> BestWord | None:
        """The best play; None if nothing was played."""

    @abstractmethod
    def play_lines(self) -> Sequence[PlayLine]:
        """All plays in their order."""

    def unit(self, count: int) -> str:
        """What the best word's number counts."""
        return ngettext("point", "points", count)

    @property
    def plays(self) -> int:
        """How many plays were made."""
        return len(self.lines)

    # --- the panels

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The list of plays."""
        return (self.list_panel,)

    def layout(self, places: Places) -> list[Control]:
        """Only a list that is longer than its place can be worked."""
        third = places.third
        if third is None:
            return []
        top = below_title(third, self.app.canvas.text_scale) - 6
        inside = Box(third.x + 12, top, third.w - 24, third.bottom - 12 - top)
        self.list_panel.place(inside, len(self.lines) * self._pitch)
        return [self.list_panel.control()] if self.list_panel.most > 0 else []

    @property
    def _pitch(self) -> float:
        return _PITCH * self.app.canvas.text_scale

    def draw(self, p: Painter, places: Places, focus: Focus, progress: float) -> None:
        """The race as far as it has come, the best word, the plays."""
        del focus
        self._draw_race(p, places.upper, progress)
        self._draw_best(p, places.lower)
        if places.third is not None:
            self._draw_list(p, places.third)

    def _draw_race(self, p: Painter, box: Box, progress: float, lower: float = 0) -> None:
        """The race in its panel, by so much lower than usual."""
        y, style = title_line(box, p.text_scale), title_style(p)
        p.text(_("The race"), box.x + PAD, y, style, max_width=box.w - 2 * PAD, shrink=True)
        best = self.best_word
        flag = BestPlay(best.seat, best.play, best.flag) if best is not None else None
        last = max(len(one.values) for one in self.series) - 1
        plot, labels = Box(box.x, box.y + lower, box.w, box.h - lower), _labels(last)
        draw_race(p, plot, self.series, labels, best=flag, accent=self.accent, progress=progress)

    def _draw_best(self, p: Painter, box: Box) -> None:
        y, style = title_line(box, p.text_scale), title_style(p)
        wide = p.text(_("Best word"), box.x + PAD, y, style, max_width=box.w / 2, shrink=True)
        best = self.best_word
        if best is None:
            return
        room = box.w - 2 * PAD - wide - 20
        said = fitting(p, self._places(best), p.type.capped(SECOND, 24), room)
        p.text(said.text, box.right - PAD, y, said.style, "ink2", "right", max_width=room)
        top = below_title(box, p.text_scale)
        side = min(SIDE, (box.bottom - top) * 0.42)
        left = self._draw_points(p, best, box.right - PAD, top + side / 2)
        self._draw_tiles(p, best, Box(box.x + PAD, top, left - box.x - PAD - 24, side))
        below = Box(box.x + PAD, top + side + 14, box.w - 2 * PAD, box.bottom - top - side - 26)
        draw_meaning(p, below, meaning_of([best.word]))

    def _places(self, best: BestWord) -> tuple[str, ...]:
        """Whose it was, which play, and what made it good; several ways, the longest first."""
        name = self.name(best.seat)
        play = _("{name} \u00b7 play {number}").format(name=name, number=best.play)
        return (f"{play} \u00b7 {best.remark}", play, name) if best.remark else (play, name)

    def _draw_points(self, p: Painter, best: BestWord, right: float, y: float) -> float:
        """The points, large; gives back where they begin."""
        word = self.unit(best.points)
        small = p.type.capped(SECOND, 24)
        wide = p.text(word, right, y + 11, small, "ink2", "right", max_width=160)
        hero, at = HERO.sized(56).on_board(), right - wide - 10
        points = str(best.points).replace("-", "\u2212")
        return at - p.text(points, at, y, hero, self.accent, "right")

    def _draw_tiles(self, p: Painter, best: BestWord, room: Box) -> None:
        """The word's tiles, smaller where there are many."""
        side = room.h
        while side > 24 and self._tiles_width(best, side) > room.w:
            side -= 1
        x = room.x
        for letters in best.tiles:
            if len(letters) > 1:
                x += draw_spelled_wild(p, x, room.y, side, letters) + side * 0.09
            else:
                face = TileFace(letters, self.values.get(letters))
                draw_tile(p, x, room.y, side, face)
                x += side * 1.09

    def _tiles_width(self, best: BestWord, side: float) -> float:
        wide = (spelled_width(side, t) if len(t) > 1 or t == WILD else side for t in best.tiles)
        return sum(wide) + side * 0.09 * (len(best.tiles) - 1)

    def _draw_list(self, p: Painter, box: Box) -> None:
        y, style = title_line(box, p.text_scale), title_style(p)
        p.text(_("Plays"), box.x + PAD, y, style, max_width=box.w - 2 * PAD, shrink=True)
        pitch, panel = self._pitch, self.list_panel
        right = panel.box.right - (24 if panel.most > 0 else 8)
        with panel.window(p) as top:
            for number, line in enumerate(self.lines):
                self._draw_line(p, line, panel.box.x, right, top + (number + 0.5) * pitch)

    def _draw_line(self, p: Painter, line: PlayLine, x: float, right: float, y: float) -> None:
        draw_chip(p, x + 24, y, 14, self.colour(line.seat))
        wide = p.text(line.points, right, y, SECOND, "ink2", "right")
        room = right - wide - 16 - (x + 46)
        p.text(line.said, x + 46, y, H3.sized(20), max_width=room, shrink=True)


def _labels(last: int) -> list[tuple[int, str]]:
    """Some plays to be named below the race, and its end."""
    step = max(1, -(-last // _LABELS))
    plays = range(1, last - step // 2, step)
    named = [(n, _("play {number}").format(number=n)) for n in plays]
    return [*named, (last, _("end"))]
