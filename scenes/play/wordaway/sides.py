"""The header above the cloth, and the clock beside the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wordaway import texts
from scenes.typography import BODY, BOLD, BUTTON, H3, HERO, SECOND
from scenes.widgets.button import Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.clock import dial, draw_clock, pulse
from scenes.widgets.surfaces import draw_tag

if TYPE_CHECKING:
    from scenes.play.wordaway.scene import WordawayScene

NAME_SIZE = 20.0
BETWEEN_SEATS = 40.0


def draw_header(p: Painter, scene: WordawayScene) -> None:
    """Menu, title, games won, and which game it is."""
    at = scene.places
    icon = Icon.MENU if scene.bar is None else Icon.ARROW_BACK
    draw_button(p, at.menu, Button("", icon), scene.focus.state("menu"))
    middle = at.header.y + 24
    p.text(_("Wordaway"), at.header.x, middle, H3.sized(25).on_board(), scene.accent)
    right = texts.series_line(scene.series)
    if not scene.table.saved:
        draw_tag(p, at.header.right, middle, _("not saved"), Icon.ERROR, "danger", right=True)
    elif right:
        p.text(right, at.header.right, middle, BODY.on_board(), align="right")
    _draw_standing(p, scene, middle)


def _draw_standing(p: Painter, scene: WordawayScene, y: float) -> None:
    """Chips, names and games won, in the middle of the header."""
    style = BOLD.sized(NAME_SIZE).on_board()
    names = [p.type.shortened(name, style, 150) for name in scene.names]
    widths = [28 + p.text_width(name, style) + 36 for name in names]
    x = (scene.app.canvas.w - sum(widths) - BETWEEN_SEATS) / 2 + 18
    for seat, (name, width) in enumerate(zip(names, widths, strict=True)):
        icon, helped = scene.chip_icon(seat), scene.helped(seat)
        draw_chip(p, x, y, 18, scene.colour(seat), icon=icon, helped=helped)
        p.text(name, x + 28, y, style)
        wins = str(scene.series.wins[seat])
        p.text(wins, x + width - 24, y, H3.sized(24).on_board())
        x += width + BETWEEN_SEATS


def draw_clock_side(p: Painter, scene: WordawayScene) -> None:
    """Whose play it is, the clock, and what else that seat may do."""
    mover = scene.mover
    if scene.bar is not None and (scene.playing or not scene.series.games):
        _draw_last_turn(p, scene)
        return
    if mover is None:
        _draw_winner(p, scene)
        return
    if scene.series.phase == "ready":
        _draw_wins(p, scene)
        return
    seat = mover.actor
    _draw_whose(p, scene, seat)
    _draw_dial(p, scene, seat)
    actions = scene.actions()
    for action, place in zip(actions, scene.places.actions, strict=False):
        face = Button(action.label, action.icon, "second", scene.accent, BUTTON.sized(18))
        draw_button(p, place, face, scene.focus.state(action.id))


def _draw_whose(p: Painter, scene: WordawayScene, seat: int) -> None:
    box = scene.places.clock
    here = seat in scene.people
    said = _("{name}, your play") if here else _("{name} plays")
    if not scene.playing or scene.bar is not None:
        said = "{name}"
    draw_chip(p, box.x + 36, box.y + 34, 16, scene.colour(seat), helped=scene.helped(seat))
    text = said.format(name=scene.name(seat))
    p.text(text, box.x + 62, box.y + 34, H3.sized(20), max_width=box.w - 78, shrink=True)


def _draw_wins(p: Painter, scene: WordawayScene) -> None:
    """Between games: how many each has won, and how many it takes."""
    box, series = scene.places.clock, scene.series
    title = _("First to {wins}").format(wins=series.length)
    p.text(title, box.x + 20, box.y + 34, H3.sized(20), max_width=box.w - 40, shrink=True)
    high = min(96.0, (box.h - 76) / 2)
    for seat, name in enumerate(scene.names):
        y = box.y + 62 + high * (seat + 0.5)
        draw_chip(p, box.x + 44, y, 24, scene.colour(seat))
        p.text(str(series.wins[seat]), box.right - 28, y, HERO.on_board(), align="right")
        p.text(name, box.x + 80, y, BOLD, max_width=box.w - 150, shrink=True)


def _draw_last_turn(p: Painter, scene: WordawayScene) -> None:
    """Where a match is watched again: who played last and how long that took, or who begins."""
    board = scene.series.board
    if board is None:
        _draw_rest(p, scene, Icon.HANDSHAKE, "")
        return
    if not board.turns:
        _draw_whose(p, scene, board.to_move)
        _draw_rest(p, scene, Icon.HOURGLASS_EMPTY, "")
        return
    turn = board.turns[-1]
    _draw_whose(p, scene, turn.seat)
    spent = _("{seconds} s").format(seconds=f"{turn.spent_ms / 1000:.1f}")
    _draw_rest(p, scene, Icon.TIMER, spent)


def _draw_dial(p: Painter, scene: WordawayScene, seat: int) -> None:
    cx, cy, radius = scene.places.ring
    face = scene.table.clock(seat)
    if not scene.playing or face is None:
        _draw_rest(p, scene, Icon.HOURGLASS_EMPTY, "")
        return
    if face.remaining_ms is None or face.limit_ms is None:
        _draw_rest(p, scene, Icon.TIMER_OFF, _("no clock"))
        return
    tenths = 10_000 if scene.app.prefs.clock_tenths else 0
    left = max(0, face.remaining_ms)
    line = p.theme.seat_line(scene.colour(seat))
    swell = 0.0 if scene.app.prefs.reduced_motion else pulse(left)
    shown = dial(left, face.limit_ms, tenths_below_ms=tenths)
    draw_clock(p, cx, cy, radius, shown, line, size=radius * 0.68, width=radius * 0.17, swell=swell)


def _draw_rest(p: Painter, scene: WordawayScene, icon: Icon, text: str) -> None:
    cx, cy, radius = scene.places.ring
    p.ring(cx, cy, radius, radius * 0.17, "line")
    p.icon(icon, cx, cy - (8 if text else 0), radius * 0.55, "ink2")
    p.text(text, cx, cy + radius * 0.38, SECOND.on_board(), "ink2", "centre")


def _draw_winner(p: Painter, scene: WordawayScene) -> None:
    """When the match is over: the chip of the one who won it."""
    cx, cy, radius = scene.places.ring
    if scene.series.games:
        winner = scene.series.games[-1].winner
        draw_chip(
            p, cx, cy, radius * 0.8, scene.colour(winner), icon=Icon.TROPHY, tint=scene.accent
        )
