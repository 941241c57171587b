"""How the Wordaway screen looks. Source: style sheet, 07."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.paint import Painter
from scenes.play.wordaway.board import draw_board
from scenes.play.wordaway.entry import draw_entry
from scenes.play.wordaway.plays import draw_plays
from scenes.play.wordaway.sheet import draw_sheet
from scenes.play.wordaway.sides import draw_clock_side, draw_header
from scenes.widgets.phrase import draw_strip
from scenes.widgets.pool import draw_cloth, draw_rail

if TYPE_CHECKING:
    from scenes.play.wordaway.scene import WordawayScene


def draw(scene: WordawayScene) -> None:
    """Everything: the still parts as one picture, then what can change."""
    p = scene.app.painter
    p.backdrop(("wordaway", scene.places), lambda q: _draw_ground(q, scene))
    draw_header(p, scene)
    draw_board(p, scene)
    draw_plays(p, scene)
    if scene.playing or scene.word is not None:
        draw_entry(p, scene)
    else:
        draw_sheet(p, scene)
    draw_clock_side(p, scene)
    if scene.bar is not None:
        scene.bar.draw(p)


def _draw_ground(p: Painter, scene: WordawayScene) -> None:
    at = scene.places
    draw_cloth(p, at.cloth)
    draw_strip(p, at.strip)
    draw_rail(p, at.rail)
    for box in (at.plays, at.entry, at.clock):
        p.panel(*box)
