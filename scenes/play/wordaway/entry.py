"""Typing a play: the letters so far, what is said of them, and the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.paint import Painter
from scenes.play.wordaway import motion
from scenes.play.wordaway.layout import LETTERS, letter_box
from scenes.typography import BODY
from scenes.widgets.button import State
from scenes.widgets.keyboard import draw_keyboard
from scenes.widgets.tile import draw_tile

if TYPE_CHECKING:
    from scenes.play.wordaway.scene import WordawayScene


def draw_entry(p: Painter, scene: WordawayScene) -> None:
    """The field with the letters typed so far, and the keyboard."""
    at = scene.places
    mine = scene.may_type
    p.edged(*at.field, 14, "inset", scene.accent if mine else "line", 3 if mine else 1.5)
    shown = scene.typed if mine else _being_typed(scene)
    for number, letter in enumerate(shown):
        box = letter_box(at.field, number)
        draw_tile(p, box.x, box.y, box.w, letter)
    _draw_blanks(p, scene, len(shown), mine)
    _draw_remark(p, scene, mine)
    if scene.bar is not None:
        return
    board = scene.series.board
    letters = board.pool if board is not None else ""
    copies = motion.copies_left(letters, scene.typed)
    states: dict[str, State] = {}
    if mine:
        states = {name: scene.focus.state(name) for name in scene.keys}
    draw_keyboard(p, scene.keys, copies, scene.accent, _("Enter"), states=states)


def _draw_blanks(p: Painter, scene: WordawayScene, typed: int, mine: bool) -> None:
    """The cursor, and a line for each letter that may follow."""
    field = scene.places.field
    if mine and typed < LETTERS:
        box = letter_box(field, typed)
        p.rounded(box.x + 6, box.y + 8, 3.5, 36, 2, scene.accent)
    for number in range(typed, LETTERS):
        box = letter_box(field, number)
        p.rounded(box.x + 24, box.y + 48, 44, 3, 1.5, "line")


def _draw_remark(p: Painter, scene: WordawayScene, mine: bool) -> None:
    field = scene.places.field
    left = letter_box(field, LETTERS).x + 24
    room = field.right - 16 - left
    text = scene.remark
    if not mine and not text:
        text = _waiting(scene)
    style = p.type.capped(BODY, 22)
    high = p.paragraph_height(text, room, style) if text else 0
    y = field.y + field.h / 2 - high / 2 + p.line_height(style) / 2
    p.paragraph(text, left, y, room, style, "ink2", "right", max_lines=3)


def _waiting(scene: WordawayScene) -> str:
    mover = scene.mover
    if scene.word is not None or mover is None or not scene.playing:
        return ""
    if mover.actor in scene.people:
        return ""
    return _("{name} is thinking").format(name=scene.name(mover.actor))


def _being_typed(scene: WordawayScene) -> str:
    """The letters of a computer's word that have appeared so far."""
    run, word = scene.timeline.run("typing"), scene.word
    if word is None or run is None:
        return ""
    return word.word[: sum(run.begun(n) for n in range(len(word.word)))]
