"""A WildWords table for the benchmark of frames: a tile dragged over a full board."""

from __future__ import annotations

from math import cos, sin

import pygame
from _mouse import move_mouse

from game.contract import Refusal
from game.wildwords.generator import Wanted, generator_of
from game.wildwords.hand import placed_of
from game.wildwords.moves import Lay
from game.wildwords.slots import Position
from game.wildwords.views import WildView
from scenes.app import App
from scenes.draft import Draft
from scenes.opening import begin
from scenes.play.wildwords import WildWordsScene

PLAYS = 11
"""So many best plays fill the board and leave tiles in the tray."""
LIFTED_AT = 40
WAY = 250.0
"""How far the tile goes from the middle of the board, in units."""


class DraggedTile:
    """One person plays both seats; the first tile of the tray never rests."""

    def open(self, app: App) -> WildWordsScene:
        """The table with a full board."""
        draft = Draft("wildwords")
        draft.set_kind(1, "person")
        draft.set_option("practice", True)
        scene = begin(app, draft)
        if not isinstance(scene, WildWordsScene):
            raise RuntimeError("the table can't be opened")
        self._app, self._scene = app, scene
        for _ in range(PLAYS):
            self._play_best()
        return scene

    def _play_best(self) -> None:
        scene = self._scene
        seat = scene.seat
        view = scene.table.view(seat if seat is not None else 0)
        if seat is None or not isinstance(view, WildView):
            raise Refusal("match_over")
        position = Position(view.board, view.tray)
        (play,) = generator_of(view.setup.lexicon).best(position, Wanted()).plays
        scene.table.submit(seat, Lay(placed_of(play, view.tray)))

    def act(self, frame: int) -> None:
        """Lift the tile once everything has been shown, then move it in every frame."""
        at = self._scene.places
        if frame < LIFTED_AT - 10 or not self._scene.may_lay:
            return
        if frame == LIFTED_AT - 10:
            move_mouse(self._app, pygame.MOUSEBUTTONDOWN, at.slot(0).centre, button=1)
            move_mouse(self._app, pygame.MOUSEBUTTONUP, at.slot(0).centre, button=1)
        elif frame >= LIFTED_AT:
            (x, y), turn = at.felt.centre, frame / LIFTED_AT
            there = x + WAY * cos(turn), y + WAY * sin(1.3 * turn)
            move_mouse(self._app, pygame.MOUSEMOTION, there, rel=(1, 1), buttons=(0, 0, 0))
