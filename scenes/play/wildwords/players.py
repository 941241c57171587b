"""The players: who they are, their scores, their clocks, and what they do now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

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
from scenes.widgets.clock import Dial, dial, draw_clock, draw_digits, pulse
from scenes.widgets.surfaces import draw_raised_panel

if TYPE_CHECKING:
    from scenes.play.wildwords.scene import WildWordsScene

NARROW = 200.0
"""A panel narrower than this has no ring around its clock's digits."""
_RING = 43.0
_SHARES = 360
"""What is left of the time is shown in so many steps."""


def chip_box(panel: Box) -> Box:
    """Where a player's chip lies: tiles come from there and go there."""
    radius = 19.0 if panel.w >= NARROW else 14.0
    x, y = panel.x + 34, panel.y + 36
    if panel.w < NARROW:
        x, y = panel.x + 26, panel.y + 28
    return Box(x - radius, y - radius, 2 * radius, 2 * radius)


class Shown(NamedTuple):
    """All that a player's panel shows; its picture is kept under it."""

    name: str
    colour: int
    points: str
    said: str
    active: bool
    out: bool
    face: Dial | None
    swell: float
    icon: Icon | None
    helped: bool


def draw_players(p: Painter, scene: WildWordsScene) -> None:
    """All panels; the one whose move is awaited is raised."""
    for seat, box in enumerate(scene.places.players):
        shown = _shown(scene, seat)
        if shown.active:
            rise = scene.timeline.progress("turn")
            draw_raised_panel(p, box.moved(0, between(3, 0, rise)), "pine")
        else:
            p.panel(*box)
        _draw_shown(p, shown, box)


def _draw_shown(p: Painter, shown: Shown, box: Box) -> None:
    inside = Box(0, 0, box.w, box.h)
    draw = _draw_wide if box.w >= NARROW else _draw_narrow
    p.sprite(("wildwords player", shown), *box, lambda q: draw(q, shown, inside))


def _shown(scene: WildWordsScene, seat: int) -> Shown:
    view = scene.view_of_seats
    here, watched = seat in scene.people, scene.bar is not None
    return Shown(
        name=scene.name(seat),
        colour=scene.colour(seat),
        points=points_text(scene.telling.score(seat)),
        said=texts.status(view, seat, scene.names, here=here, watched=watched),
        active=view.awaited == seat,
        out=seat in view.out,
        face=_face(scene, seat),
        swell=_swell(scene, seat),
        icon=scene.chip_icon(seat),
        helped=scene.helped(seat),
    )


def _draw_wide(p: Painter, shown: Shown, box: Box) -> None:
    chip = chip_box(box)
    _draw_chip(p, shown, chip)
    cx, cy = box.right - 58, box.y + box.h / 2 - 8
    if shown.face is not None:
        line = p.theme.seat_line(shown.colour)
        draw_clock(p, cx, cy, _RING, shown.face, line, size=23, swell=shown.swell)
    left, room = box.x + 62, (box.right if shown.face is None else cx - _RING) - 12 - box.x - 62
    name = p.type.capped(H3, 30)
    p.text(shown.name, left, box.y + 36, name, max_width=room, shrink=True)
    score = p.type.capped(HERO, 50)
    p.text(shown.points, box.x + 22, box.y + 84, score, max_width=room + 40, shrink=True)
    style = p.type.capped(BOLD.sized(17) if shown.active else SECOND, 22)
    tint: Tint = "pine" if shown.active else "ink2"
    room = box.w - 38
    fitted = fitting(p, (shown.said, ""), style, room)
    p.text(fitted.text, box.x + 22, box.bottom - 22, fitted.style, tint, max_width=room)


def _draw_chip(p: Painter, shown: Shown, box: Box) -> None:
    radius, icon = box.w / 2, shown.icon
    draw_chip(p, *box.centre, radius, shown.colour, icon=icon, helped=shown.helped)


def _draw_narrow(p: Painter, shown: Shown, box: Box) -> None:
    """Three or four at a table: chip and name, score, digits."""
    chip = chip_box(box)
    _draw_chip(p, shown, chip)
    name = p.type.capped(H3.sized(19), 24)
    p.text(shown.name, box.x + 46, box.y + 28, name, max_width=box.w - 56, shrink=True)
    middle, score = box.x + box.w / 2, p.type.capped(HERO.sized(42), 46)
    room = box.w - 24
    p.text(shown.points, middle, box.y + 74, score, "ink", "centre", max_width=room, shrink=True)
    if shown.out:
        p.icon(Icon.LOGOUT, middle, box.bottom - 24, 24, "ink2")
    elif shown.face is not None:
        _draw_digits(p, shown.face, p.theme.seat_line(shown.colour), box)


def _draw_digits(p: Painter, face: Dial, line: Tint, box: Box) -> None:
    """The clock without its ring: digits, and a line that grows shorter."""
    middle, style = box.x + box.w / 2, p.type.capped(H3.sized(20), 26)
    draw_digits(p, face, middle, box.bottom - 27, style, "centre", box.w - 20)
    wide = box.w - 32
    p.rounded(box.x + 16, box.bottom - 12, wide, 4, 2, "line")
    if face.share > 0:
        long = max(4.0, wide * face.share)
        p.rounded(box.x + 16, box.bottom - 12, long, 4, 2, "danger" if face.over else line)


def _face(scene: WildWordsScene, seat: int) -> Dial | None:
    """What the clock of a seat shows; None: it has none."""
    remaining, limit = scene.budget(seat)
    if remaining is None or limit is None:
        return None
    tenths = 10_000 if scene.app.prefs.clock_tenths else 0
    face = dial(remaining, limit, tenths_below_ms=tenths)
    return replace(face, share=round(face.share * _SHARES) / _SHARES)


def _swell(scene: WildWordsScene, seat: int) -> float:
    """How far the ring of the running clock swells just now."""
    remaining, _limit = scene.budget(seat)
    still = scene.app.prefs.reduced_motion or scene.view_of_seats.awaited != seat
    return 0.0 if remaining is None or still else round(pulse(remaining) * 4) / 4
