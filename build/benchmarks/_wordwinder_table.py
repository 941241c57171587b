"""A Word Winder table for the benchmark of frames: a word drawn over a board with many chips."""

from __future__ import annotations

import pygame
from _mouse import move_mouse

from game.wordwinder.hints import hint_for
from game.wordwinder.moves import Lay
from game.wordwinder.views import WinderView
from scenes.app import App
from scenes.draft import Draft
from scenes.opening import begin
from scenes.play.wordwinder import WordWinderScene

WORDS = 6
LEAST_TO_GO = 10
"""So many words lie on the board, of two sides in turn; fewer where a side comes so near."""
PRESSED_AT = 40
FRAMES_A_SQUARE = 2


class DrawnWord:
    """One person plays both sides; a word is drawn along a row, back, and along it again."""

    def open(self, app: App) -> WordWinderScene:
        """The table with words laid."""
        draft = Draft("wordwinder")
        for seat in range(2):
            draft.set_kind(seat, "person")
        scene = begin(app, draft)
        if not isinstance(scene, WordWinderScene):
            raise RuntimeError("the table can't be opened")
        self._app, self._scene = app, scene
        while len(self._view().position.words) < WORDS and min(self._to_go()) > LEAST_TO_GO:
            self._lay()
        scene.show_position()
        return scene

    def _view(self) -> WinderView:
        view = self._scene.table.view(0)
        if not isinstance(view, WinderView):
            raise TypeError(view)
        return view

    def _to_go(self) -> list[int]:
        return [squares for squares in self._view().to_go if squares is not None]

    def _lay(self) -> None:
        """The word that a hint shows."""
        table = self._scene.table
        (seat,) = {act.actor for act in table.acts() if act.owed}
        view = table.view(seat)
        if not isinstance(view, WinderView):
            raise TypeError(view)
        table.submit(seat, Lay(hint_for(view).path))

    def act(self, frame: int) -> None:
        """Press in the third row and go along it and back, in every frame a little further."""
        if frame < PRESSED_AT:
            return
        width = self._scene.places.width
        step = (frame - PRESSED_AT) / FRAMES_A_SQUARE % (2 * width - 2)
        along = step if step < width - 1 else 2 * width - 2 - step
        start, end = (self._scene.places.middle(2 * width + n) for n in (0, width - 1))
        share = along / (width - 1)
        there = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        if frame == PRESSED_AT:
            move_mouse(self._app, pygame.MOUSEBUTTONDOWN, there, button=1)
        move_mouse(self._app, pygame.MOUSEMOTION, there, rel=(1, 1), buttons=(1, 0, 0))
