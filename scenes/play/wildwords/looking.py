"""Looking back at plays: from the score sheet, from a tile, or one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from game.wildwords.board import EMPTY
from game.wildwords.state import SheetLine
from scenes.gui.scroll import ScrollPanel
from scenes.input.actions import Action, Verb
from scenes.motion import BUBBLE_IN
from scenes.play.wildwords import sheet

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene


class Looking:
    """Which line of the score sheet is shown on the board, and how one is chosen."""

    def __init__(self, scene: WildWordsScene) -> None:
        self._scene = scene
        self._pressed = False
        self.panel = ScrollPanel("sheet", _("Score sheet"))
        self.number: int | None = None
        """The line that is looked at."""

    @property
    def line(self) -> SheetLine | None:
        """The line that is looked at, if it is a play."""
        lines = self._scene.sheet_lines
        if self.number is None or self.number >= len(lines):
            return None
        return lines[self.number] if lines[self.number].squares else None

    def at(self, number: int | None) -> None:
        """Show a line on the board, or none."""
        if number == self.number:
            return
        self.number = number
        if number is not None:
            self._scene.timeline.start("bubble", BUBBLE_IN)
        self._scene.layout()

    def at_square(self, square: int) -> None:
        """Show the play that laid the tile of a square; the same again shows none."""
        lines = enumerate(self._scene.sheet_lines)
        found = [n for n, line in lines if line.kind == "play" and square in line.squares]
        number = found[-1] if found and self._scene.view_board[square] != EMPTY else None
        self.at(None if number == self.number else number)

    def back(self) -> None:
        """Show the play before the one shown, from the last to the first, then none."""
        plays = [n for n, line in enumerate(self._scene.sheet_lines) if line.squares]
        before = [n for n in plays if self.number is None or n < self.number]
        self.at(before[-1] if before else None)

    def act(self, action: Action) -> bool:
        """What the sheet answers: arrows choose a line, a press does; wheel and drag scroll."""
        if action.by_keys and action.verb in (Verb.UP, Verb.DOWN):
            return self._step(-1 if action.verb is Verb.UP else 1)
        if not action.by_pointer:
            return False
        self._point(action)
        self._scene.layout()
        return True

    def _point(self, action: Action) -> None:
        before = self.panel.offset
        self.panel.act(action)
        if action.verb is Verb.PRESS:
            self._pressed = True
        elif self.panel.offset != before:
            self._pressed = False
        elif action.verb is Verb.RELEASE and self._pressed:
            cells = sheet.cells(self._scene)
            hit = [c.number for c in cells if sheet.cell_box(self._scene, c).holds(action.at)]
            self.at(hit[0] if hit and hit[0] != self.number else None)

    def _step(self, step: int) -> bool:
        count = len(self._scene.sheet_lines)
        here = (count if step < 0 else -1) if self.number is None else self.number
        if not 0 <= here + step < count:
            self.at(None)
            return False
        self.at(here + step)
        cell = next(c for c in sheet.cells(self._scene) if c.number == self.number)
        self.panel.show(sheet.cell_box(self._scene, cell))
        self._scene.layout()
        return True
