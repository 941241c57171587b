"""The tray with the tiles of the one who looks, or with its lid on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.wildwords.board import TRAY
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.play.wildwords.board import face_of
from scenes.play.wildwords.layout import Places
from scenes.widgets.felt import draw_tray_lid, draw_wooden_tray
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.tile import RADIUS, TileFace, TileState, draw_tile

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene


def trough(at: Places) -> Box:
    """What the tiles lie in."""
    first, last = at.slot(0), at.slot(TRAY - 1)
    return Box(first.x - 12, first.y - 4, last.right - first.x + 24, first.h + 8)


def draw_ground(p: Painter, at: Places, *, covered: bool) -> None:
    """The wood; covered, its lid is on."""
    draw_wooden_tray(p, at.tray, trough(at))
    if covered:
        draw_tray_lid(p, trough(at))


def draw_tray(p: Painter, scene: WildWordsScene) -> None:
    """The tiles, the holes of those that lie on the board, and the one that is held."""
    if scene.lid_on:
        return
    for number in range(TRAY):
        _draw_slot(p, scene, number)


def _draw_slot(p: Painter, scene: WildWordsScene, number: int) -> None:
    laying, box = scene.laying, scene.places.slot(number)
    slot = laying.hand.slots[number]
    away = number in scene.telling.moving_slots
    state = scene.focus.state(f"tray{number}")
    if away:
        draw_tile(p, box.x, box.y, box.w, TileFace(""), TileState.SLOT)
    elif slot.tile and (slot.square is not None or laying.carried == number):
        draw_tile(p, box.x, box.y, box.w, face_of(slot.tile), TileState.SLOT)
    elif slot.tile:
        lift = 5.0 if state == "hover" else 0.0
        draw_tile(p, box.x, box.y, box.w, face_of(slot.tile), lift=lift)
    if state == "focus":
        draw_focus_ring(p, *box, box.w * RADIUS, 2)


def draw_held(p: Painter, scene: WildWordsScene) -> None:
    """The tile that is held: under the pointer, over the cursor, or raised in the tray."""
    laying = scene.laying
    if laying.carried is None or scene.lid_on:
        return
    face = face_of(laying.hand.slots[laying.carried].tile)
    at = scene.places
    if laying.pointer is not None:
        side = at.cell * 1.06
        x, y = laying.pointer[0] - side / 2, laying.pointer[1] - side * 0.6
        draw_tile(p, x, y, side, face, TileState.LIFTED)
        return
    ringed = scene.focus.state("board") == "focus" and laying.may_lay
    box = at.on_square(laying.cursor.square) if ringed else at.slot(laying.carried)
    draw_tile(p, box.x, box.y, box.w, face, TileState.LIFTED, lift=box.w * 0.3)
