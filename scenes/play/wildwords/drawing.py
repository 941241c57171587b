"""How the WildWords screen looks. Source: style sheet, 03."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.motion import between
from scenes.paint import Painter
from scenes.play.wildwords import actions, board, bubble, players, sheet, texts, tray, unseen
from scenes.play.wildwords.flight import draw_pieces
from scenes.results.fitting import Fitted, fitting
from scenes.typography import BODY, H3
from scenes.widgets.button import Button, draw_button
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.surfaces import draw_tag

TITLE = H3.sized(25).on_board()

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene


def draw(p: Painter, scene: WildWordsScene) -> None:
    """Everything: the still parts as one picture, then what can change."""
    _draw_still(p, scene)
    _draw_header(p, scene)
    players.draw_players(p, scene)
    _draw_panel(p, scene)
    board.draw_board(p, scene)
    tray.draw_tray(p, scene)
    actions.draw_tools(p, scene)
    actions.draw_row(p, scene)
    if scene.bar is not None:
        scene.bar.draw(p)
    _draw_bubble(p, scene)
    draw_pieces(p, scene.telling.pieces, scene.timeline.run("fly"))
    tray.draw_held(p, scene)


def _draw_still(p: Painter, scene: WildWordsScene) -> None:
    """Wood and paper, and the tiles that lie on the board."""
    covered, at, tiles = scene.lid_on, scene.places, board.still_tiles(scene)
    ground = "wildwords", at, covered

    def draw_with_tiles(q: Painter) -> None:
        q.backdrop(ground, lambda under: _draw_ground(under, scene, covered))
        board.draw_still(q, at, tiles)

    p.backdrop((*ground, tiles), draw_with_tiles)


def _draw_ground(p: Painter, scene: WildWordsScene, covered: bool) -> None:
    at = scene.places
    board.draw_ground(p, at.board)
    tray.draw_ground(p, at, covered=covered)
    p.panel(*at.sheet)
    if at.unseen is not None:
        p.panel(*at.unseen)


def _draw_panel(p: Painter, scene: WildWordsScene) -> None:
    """Score sheet and unseen tiles, in one panel or in two."""
    at = scene.places
    if at.unseen is not None:
        unseen.draw_unseen(p, scene, at.unseen)
    if at.unseen is None and scene.unseen_shown:
        unseen.draw_unseen(p, scene, at.sheet)
    else:
        sheet.draw_sheet(p, scene)


# --- header ----------------------------------------------------------------------------


def _draw_header(p: Painter, scene: WildWordsScene) -> None:
    """Menu, title, and how many tiles the pot holds."""
    at = scene.places
    icon = Icon.MENU if scene.bar is None else Icon.ARROW_BACK
    draw_button(p, at.menu, Button("", icon), scene.focus.state("menu"))
    middle = at.header.y + 24
    until = min([act.box.x for act in actions.tools(scene)], default=scene.pot_box.x)
    room = until - 10 - at.header.x if until > at.header.x else at.header.w
    p.text(_("WildWords"), at.header.x, middle, TITLE, "pine", max_width=room, shrink=True)
    if not scene.table.saved:
        draw_tag(p, at.pot.right, middle, _("not saved"), Icon.ERROR, "danger", right=True)
        return
    _draw_pot(p, scene)


def pot_text(p: Painter, scene: WildWordsScene) -> Fitted:
    """How many tiles the pot holds, as long as there is room."""
    room = min(scene.places.pot.w, 260.0)
    ways = texts.pot_texts(scene.wild.pot)
    return fitting(p, ways, BODY.on_board(), room)


def pot_box(p: Painter, scene: WildWordsScene) -> Box:
    """What can be pressed to see which tiles are unseen."""
    at, said = scene.places, pot_text(p, scene)
    wide = max(44.0, p.text_width(said.text, said.style) + 16)
    return Box(at.pot.right - wide + 8, at.pot.y, wide, 48)


def _draw_pot(p: Painter, scene: WildWordsScene) -> None:
    at, box = scene.places, scene.pot_box
    state = scene.focus.state("pot")
    if state in ("hover", "pressed") or (scene.unseen_shown and at.unseen is None):
        p.rounded(*box, 12, "inset")
    said = pot_text(p, scene)
    p.text(said.text, at.pot.right, at.pot.centre[1], said.style, align="right")
    if state == "focus":
        draw_focus_ring(p, *box, 12, 1)


def _draw_bubble(p: Painter, scene: WildWordsScene) -> None:
    shown = scene.display.bubble(p)
    if shown is None:
        return
    run = scene.timeline.run("bubble")
    t = 1.0 if run is None else run.progress()
    fade = 1.0 if run is None else run.fade()
    bubble.draw(p, scene.places, shown, scale=between(0.9, 1.0, t), alpha=min(1.0, t) * fade)
