"""The players: who they are, their scores, their clocks, and what they do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.motion import between
from scenes.paint import Painter
from scenes.play.wildwords import texts
from scenes.play.wildwords.bubble import points_text
from scenes.results.fitting import fitting
from scenes.theme import Tint
from scenes.typography import BOLD, H3, HERO, SECOND
from scenes.widgets.chip import draw_chip
from scenes.widgets.clock import Dial, dial, draw_clock, pulse
from scenes.widgets.surfaces import draw_raised_panel

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene

NARROW = 200.0
"""A panel narrower than this has no ring around its clock's digits."""
_RING = 43.0


def chip_box(panel: Box) -> Box:
    """Where a player's chip lies: tiles come from there and go there."""
    radius = 19.0 if panel.w >= NARROW else 14.0
    x, y = panel.x + 34, panel.y + 36
    if panel.w < NARROW:
        x, y = panel.x + 26, panel.y + 28
    return Box(x - radius, y - radius, 2 * radius, 2 * radius)


def draw_players(p: Painter, scene: WildWordsScene) -> None:
    """All panels; the one whose move is awaited is raised."""
    view = scene.view_of_seats
    for seat, box in enumerate(scene.places.players):
        active = view.awaited == seat
        if active:
            rise = scene.timeline.progress("turn")
            draw_raised_panel(p, box.moved(0, between(3, 0, rise)), "pine")
        else:
            p.panel(*box)
        if box.w >= NARROW:
            _draw_wide(p, scene, seat, box, active=active)
        else:
            _draw_narrow(p, scene, seat, box)


def _draw_wide(p: Painter, scene: WildWordsScene, seat: int, box: Box, *, active: bool) -> None:
    chip = chip_box(box)
    draw_chip(p, *chip.centre, chip.w / 2, scene.colour(seat))
    cx, cy = box.right - 58, box.y + box.h / 2 - 8
    timed = _draw_ring(p, scene, seat, (cx, cy))
    left, room = box.x + 62, (cx - _RING if timed else box.right) - 12 - box.x - 62
    name = p.type.capped(H3, 30)
    p.text(scene.name(seat), left, box.y + 36, name, max_width=room, shrink=True)
    score = p.type.capped(HERO, 50)
    points = points_text(scene.telling.score(seat))
    p.text(points, box.x + 22, box.y + 84, score, max_width=room + 40, shrink=True)
    here, watched = seat in scene.people, scene.bar is not None
    said = texts.status(scene.view_of_seats, seat, scene.names, here=here, watched=watched)
    style = p.type.capped(BOLD.sized(17) if active else SECOND, 22)
    tint: Tint = "pine" if active else "ink2"
    room = box.w - 38
    fitted = fitting(p, (said, ""), style, room)
    p.text(fitted.text, box.x + 22, box.bottom - 22, fitted.style, tint, max_width=room)


def _draw_narrow(p: Painter, scene: WildWordsScene, seat: int, box: Box) -> None:
    """Three or four at a table: chip and name, score, digits."""
    chip = chip_box(box)
    draw_chip(p, *chip.centre, chip.w / 2, scene.colour(seat))
    name = p.type.capped(H3.sized(19), 24)
    p.text(scene.name(seat), box.x + 46, box.y + 28, name, max_width=box.w - 56, shrink=True)
    middle = box.x + box.w / 2
    points, score = points_text(scene.telling.score(seat)), p.type.capped(HERO.sized(42), 46)
    p.text(points, middle, box.y + 74, score, "ink", "centre", max_width=box.w - 24, shrink=True)
    if seat in scene.view_of_seats.out:
        p.icon(Icon.LOGOUT, middle, box.bottom - 24, 24, "ink2")
        return
    face = _face(scene, seat)
    if face is None:
        return
    tint: Tint = "danger" if face.over else "ink"
    style = p.type.capped(H3.sized(20), 26)
    p.text(face.text, middle, box.bottom - 26, style, tint, "centre", max_width=box.w - 20)
    wide = box.w - 32
    p.rounded(box.x + 16, box.bottom - 12, wide, 4, 2, "line")
    if face.share > 0:
        line: Tint = "danger" if face.over else p.theme.seat_line(scene.colour(seat))
        p.rounded(box.x + 16, box.bottom - 12, max(4.0, wide * face.share), 4, 2, line)


def _face(scene: WildWordsScene, seat: int) -> Dial | None:
    """What the clock of a seat shows; None: it has none."""
    remaining, limit = scene.budget(seat)
    if remaining is None or limit is None:
        return None
    tenths = 10_000 if scene.app.prefs.clock_tenths else 0
    return dial(remaining, limit, tenths_below_ms=tenths)


def _draw_ring(p: Painter, scene: WildWordsScene, seat: int, at: tuple[float, float]) -> bool:
    face = _face(scene, seat)
    if face is None:
        return False
    remaining, _limit = scene.budget(seat)
    running = scene.view_of_seats.awaited == seat
    swell = 0.0
    if running and remaining is not None and not scene.app.prefs.reduced_motion:
        swell = pulse(remaining)
    line = p.theme.seat_line(scene.colour(seat))
    draw_clock(p, *at, _RING, face, line, size=23, swell=swell)
    return True
