"""Finder: clues as in a crossword, with answers that wind over the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.contract import Refusal
from game.language import N_, sentence
from game.language import gettext as _
from game.wordwinder.finder import TILES, Clue, Finder, answered, helped
from game.wordwinder.puzzles import SmallBoard
from game.wordwinder.search import Path
from game.wordwinder.solo import PuzzleResult, finder_result
from scenes import catalogue
from scenes.canvas import Box
from scenes.catalogue import Request
from scenes.focus import Control
from scenes.gui.scroll import ScrollPanel
from scenes.icons import Icon
from scenes.play.wordwinder.presses import Press
from scenes.play.wordwinder.puzzles import finder_drawing
from scenes.play.wordwinder.puzzles.base import Begin, Choice, PuzzleScreen
from scenes.play.wordwinder.puzzles.making import begin_finder
from scenes.scroll import BAR_ROOM
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.app import App


class FinderScreen(PuzzleScreen[Finder]):
    """Eight clues, of which one is chosen: that whose letters may be shown."""

    puzzle = "finder"
    title = N_("Finder")
    has_facts = False
    limit_ms = None

    def __init__(self, app: App, begin: Begin[Finder] = begin_finder) -> None:
        self.finder: Finder | None = None
        self.clue: int = 0
        """The clue that is chosen."""
        self.panel = ScrollPanel("clues", _("Clues"))
        self.rows: tuple[Box, ...] = ()
        super().__init__(app, begin)

    # --- what is there

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Today's, or any other."""
        return (Choice(_("Daily"), TILES, True), Choice(_("Another one"), TILES))

    @property
    def board(self) -> SmallBoard | None:
        """The board, once the puzzle is made."""
        return self.made.board if self.made is not None else None

    @property
    def clues(self) -> tuple[Clue, ...]:
        """The clues, once they may be seen."""
        return self.finder.clues if self.finder is not None else ()

    @property
    def panels(self) -> Sequence[ScrollPanel]:
        """The clues."""
        return (self.panel,)

    def solved(self, number: int) -> bool:
        """Whether a clue is answered."""
        return self.finder is not None and number in self.finder.solved

    def seen_path(self, number: int) -> Path:
        """The squares of an answer that may be seen."""
        if self.finder is None:
            return ()
        path = self.clues[number].path
        whole = self.solved(number) or self.stage == "over"
        return path if whole else path[: self.finder.helped[number]]

    # --- buttons and rows

    def small(self) -> tuple[Press, ...]:
        """Clear, type, show a letter, give up; nothing before the start and after the end."""
        finder = self.finder
        if self.stage != "playing" or finder is None:
            return ()
        begun = bool(self.trace.path or self.trace.typed)
        more = not self.solved(self.clue)
        more = more and finder.helped[self.clue] < len(finder.clues[self.clue].answer)
        return (
            Press("clear", _("Clear"), Icon.UNDO, self.trace.clear, begun),
            Press("type", _("Type it"), Icon.KEYBOARD, self.hand.ask_word),
            Press("hint", _("Letter"), Icon.LIGHTBULB, self.show_letter, more),
            Press("give_up", _("Give up"), Icon.FLAG, self._ask_to_give_up),
        )

    def primary(self) -> Press:
        """Start, answer, another one."""
        if self.stage == "ready":
            ready = self.made is not None
            return Press("start", _("Start"), Icon.PLAY_ARROW, self.start, ready)
        if self.stage == "over":
            return Press("anew", _("Another one"), Icon.REFRESH, self.begin_anew, self.settled)
        return Press("answer", _("Answer"), Icon.CHECK, self.try_word, bool(self.word))

    @property
    def first_after(self) -> str:
        """The ring goes to the clue whose answer is shown."""
        return f"clue{self.clue}"

    def row_controls(self) -> list[Control]:
        """The clues, to be chosen."""
        box = self.places.rows.inset(12, 8)
        self._place_rows(box, box.w)
        if self.panel.most > 0:
            self._place_rows(box, box.w - BAR_ROOM)
        if self.paused:
            return []
        return [
            Control(
                f"clue{n}",
                row,
                self.clues[n].text,
                partial(self.choose_clue, n),
                kind="toggle",
                group="clues",
                selected=n == self.clue,
                tab_stop=n == self.clue,
                clip=self.panel.box,
            )
            for n, row in enumerate(self.rows)
        ]

    def _place_rows(self, box: Box, width: float) -> None:
        """Row by row, each as high as its text wants, all together at least as high as the box."""
        heights = finder_drawing.row_heights(self.app.painter, self, width)
        spare = max(0.0, box.h - sum(heights)) / max(1, len(heights))
        self.panel.place(box, sum(heights) + spare * len(heights))
        rows: list[Box] = []
        top = box.y - self.panel.offset
        for high in heights:
            rows.append(Box(box.x, top, width, high + spare))
            top += high + spare
        self.rows = tuple(rows)

    def reveal(self, control: Control) -> None:
        """The ring on a clue chooses it."""
        super().reveal(control)
        if control.id.startswith("clue"):
            self.choose_clue(int(control.id.removeprefix("clue")))

    # --- doing

    def choose_clue(self, number: int) -> None:
        """Of this clue letters may be shown; afterwards its answer is."""
        if number != self.clue:
            self.clue = number
            self.layout()

    def start(self) -> None:
        """Turn the board up; time is counted."""
        self.finder, self.clue = self.made, 0
        self.panel.scroll_to(0)
        super().start()

    def take_word(self, path: Path) -> None:
        """Answer whichever clue the word answers. Raises Refusal."""
        assert self.finder is not None
        self.finder = answered(self.finder, path)
        number = self.finder.solved[-1]
        self.app.sounds.play(Sound.SCORE, 20)
        self.trace.clear()
        self.remark = _("{word}: right").format(word=self.finder.clues[number].answer)
        if self.finder.over:
            self.app.sounds.play(Sound.WIN)
            self.finish()
        elif number == self.clue:
            self.clue = next(n for n in range(len(self.clues)) if not self.solved(n))

    def show_letter(self) -> None:
        """Show one more letter of the chosen clue's answer."""
        if self.finder is None:
            return
        try:
            self.finder = helped(self.finder, self.clue)
        except Refusal as refusal:
            self.app.sounds.play(Sound.ILLEGAL)
            self.remark = sentence(refusal.code, refusal.params)
        else:
            self.app.sounds.play(Sound.TILE_DOWN)
        self.layout()

    def outcome(self) -> PuzzleResult | None:
        """Time, and the letters that were shown."""
        finder, wanted, spent = self.finder, self.wanted, self.spent_ms
        if finder is None:
            return None
        today = self.app.tables.today
        return finder_result(finder, wanted.kind, spent, today, bool(wanted.day))

    def _ask_to_give_up(self) -> None:
        said = _("All answers are shown then, and the result does not count.")
        self.ask_to_end(_("Give up?"), said, _("Show the answers"))

    def draw(self, surface: pygame.Surface) -> None:
        """Board and column."""
        del surface
        finder_drawing.draw(self.app.painter, self)
        self.draw_prompts()


@catalogue.scene("finder")
def finder(app: App, request: Request) -> FinderScreen:
    """A new Finder."""
    del request
    return FinderScreen(app)
