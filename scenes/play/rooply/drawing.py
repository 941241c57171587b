"""How the Rooply screen looks. Source: style sheet, 06."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rooply.board import BLACK, Square, is_letter
from scenes.motion import between, pulsed
from scenes.paint import Painter
from scenes.play.rooply.board import (
    draw_letter,
    draw_outline,
    draw_paper,
    draw_set_black,
    draw_square,
    draw_squares,
    side_names,
)
from scenes.play.rooply.bubble import draw_word_bubble
from scenes.play.rooply.dice import draw_tray
from scenes.play.rooply.meanings import draw_look_up
from scenes.play.rooply.others import draw_rest, draw_sheets
from scenes.play.rooply.panels import (
    draw_bank,
    draw_buttons,
    draw_dice_tray,
    draw_header,
    draw_own,
    draw_time,
)
from scenes.theme import Tint, faded
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.squares import draw_paper_cell, draw_yellow
from scenes.widgets.tile import TileState

if TYPE_CHECKING:
    from scenes.play.rooply.scene import RooplyScene


def draw(scene: RooplyScene) -> None:
    """The board, then the column beside it."""
    p = scene.app.painter
    _draw_ground(p, scene)
    _draw_board(p, scene)
    draw_header(p, scene)
    draw_dice_tray(p, scene)
    draw_time(p, scene)
    draw_bank(p, scene)
    draw_rest(p, scene)
    if scene.bar is not None:
        scene.bar.draw(p)
    else:
        draw_own(p, scene)
        draw_buttons(p, scene)
    told = scene.draft.typed or (scene.draft.extra and scene.draft.refusal is not None)
    if scene.may_write and told and scene.look_up.shown is None:
        draw_word_bubble(p, scene, scene.preview())
    draw_look_up(p, scene)


def _draw_ground(p: Painter, scene: RooplyScene) -> None:
    """The table, its panels, and all that has lain on the board for a while, as one picture."""
    at, board, lately = scene.places, scene.board_of(scene.large), _lately(scene)
    ground = ("rooply", at, scene.keys_open)

    def draw_bare(q: Painter) -> None:
        draw_paper(q, at)
        q.panel(*at.clock)
        q.panel(*at.bank)
        draw_tray(q, at.tray)
        draw_sheets(q, scene)

    def draw_still(q: Painter) -> None:
        q.backdrop(ground, draw_bare)
        draw_squares(q, at, board, lately)

    p.backdrop((*ground, board, lately), draw_still)


def _lately(scene: RooplyScene) -> frozenset[Square]:
    """The squares of the large board that were set last, or are being set."""
    return frozenset((*scene.setting(scene.large), *scene.fresh_of(scene.large)))


def _draw_board(p: Painter, scene: RooplyScene) -> None:
    seat = scene.large
    board, fresh = scene.board_of(seat), scene.fresh_of(seat)
    for square in sorted(_lately(scene)):
        share = scene.grown(seat, square)
        draw_square(p, scene.places, board, square, fresh=square in fresh, share=share)
    _draw_wave(p, scene)
    _draw_reachable(p, scene)
    if scene.may_write:
        _draw_trail(p, scene)
        _draw_draft(p, scene)
    _draw_faulty(p, scene)
    _draw_cursor(p, scene)


def _draw_wave(p: Painter, scene: RooplyScene) -> None:
    """Over a complete board: the squares that are raised now, on bare paper."""
    run = scene.timeline.run("flourish")
    if run is None:
        return
    at, board, fresh = scene.places, scene.board_of(scene.large), scene.fresh_of(scene.large)
    high = at.cell * 0.28
    raised_by = [pulsed(run.progress(n)) * high for n in range(2 * board.side - 1)]
    squares = [board.square(n) for n in range(len(board.cells))]
    lifted = [square for square in squares if raised_by[sum(square)] >= 0.5]
    for square in lifted:
        draw_paper_cell(p, *at.square(square)[:3])
    for square in lifted:
        lift = raised_by[sum(square)]
        draw_square(p, at, board, square, fresh=square in fresh, lift=lift)


def _draw_reachable(p: Painter, scene: RooplyScene) -> None:
    """The squares on which a word can write."""
    for square in scene.reachable() if scene.looking else ():
        box = scene.places.square(square).inset(1.5)
        p.rounded(*box, box.w * 0.1, (255, 178, 15, 62))
        x, y = box.centre
        p.circle(x, y, box.w * 0.055, "ghost_edge")


def _draw_trail(p: Painter, scene: RooplyScene) -> None:
    """The squares that a word as long as rolled will take from where it begins."""
    draft, board, throw = scene.draft, scene.board_of(scene.large), scene.throw
    if throw is None or (draft.hand != "word" and not draft.typed):
        return
    tint = faded(p.colour("ghost_edge"), 0.5)
    for square in draft.row(throw.length)[max(1, len(draft.typed)) :]:
        number = board.number(square)
        if number is None or board.cells[number] == BLACK:
            return
        if not is_letter(board.cells[number]):
            box = scene.places.square(square)
            p.outline(*box.inset(box.w * 0.16), box.w * 0.12, tint, 2, box.w * 0.16)


def _draw_draft(p: Painter, scene: RooplyScene) -> None:
    """What lies ready: yellow squares, the ghost word, black squares."""
    at, draft, board = scene.places, scene.draft, scene.board_of(scene.large)
    for yellow in draft.yellows:
        box = at.square(yellow.square)
        draw_yellow(p, box.x, box.y, box.w, side_names(yellow.bars))
        dash = None if draft.barring == yellow.square else box.w * 0.2
        p.outline(*box.inset(-2), box.w * 0.17, "ghost_edge", 3.5)
        p.outline(*box.inset(-2), box.w * 0.17, "focus", 3.5, dash)
    for square, letter in zip(draft.squares, draft.letters, strict=True):
        number = board.number(square)
        old = board.cells[number] if number is not None else ""
        if number is None or old == letter:
            continue
        box = at.square(square)
        wrong = old not in (".", "+")
        state = TileState.NO_WORD if wrong else TileState.GHOST
        inset = draft.yellow_at(square) is not None or old == "+"
        draw_letter(p, box, letter, state, lift=box.w * 0.04, yellow=inset)
    for square in draft.blacks:
        draw_set_black(p, at.square(square))
        draw_outline(p, at.square(square))
    for square in draft.ends:
        if square not in draft.closing:
            draw_outline(p, at.square(square).inset(5))


def _draw_faulty(p: Painter, scene: RooplyScene) -> None:
    """The run that is in the way has an edge; when the play is refused, it pulses twice."""
    run = scene.marks.run("refused")
    swell = pulsed(run.linear(), 2) if run is not None else 0.0
    grow = between(0, 4, swell)
    tint: Tint = "danger"
    for square in scene.faulty:
        box = scene.places.square(square).inset(1 - grow)
        p.outline(*box, box.w * 0.16, tint, 3.5)


def _draw_cursor(p: Painter, scene: RooplyScene) -> None:
    """Where the next word begins, or where the ring is on the board."""
    if not scene.may_write:
        return
    draft, at = scene.draft, scene.places
    focused = scene.focus.state("board") == "focus"
    if draft.hand == "word" and not draft.typed:
        box = at.square(draft.cursor).inset(1)
        draw_outline(p, box)
        if focused:
            draw_focus_ring(p, *box, box.w * 0.16, 1)
    elif focused and draft.hand != "word":
        box = at.square(scene.pointer).inset(1)
        draw_focus_ring(p, *box, box.w * 0.16, 1)
    elif focused:
        for square in (draft.squares[0],):
            box = at.square(square).inset(1)
            draw_focus_ring(p, *box, box.w * 0.16, 1)
