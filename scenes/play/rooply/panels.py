"""The column beside the Rooply board: dice, clock, bank, the others, own score and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.language import gettext as _
from game.rooply.board import STEPS
from game.rooply.dice import Throw
from game.rooply.state import WORTH_OF_WILD_CARD
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter, Shadow
from scenes.play.rooply import texts
from scenes.play.rooply.board import draw_outline
from scenes.play.rooply.dice import TRAY_INK, draw_dice, settled
from scenes.results.fitting import fitting
from scenes.theme import Tint
from scenes.typography import BODY, BOLD, H3, HERO, LETTER, PRIMARY, SECOND, STACKED
from scenes.widgets.button import Button, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.clock import Dial, dial, draw_clock, pulse
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.squares import draw_paper_cell, draw_yellow
from scenes.widgets.surfaces import draw_tag

if TYPE_CHECKING:
    from scenes.play.rooply.actions import Press
    from scenes.play.rooply.scene import RooplyScene

TITLE = H3.sized(25).on_board()
YELLOW = 46.0
CARD_WIDE, CARD_HIGH = 42.0, 62.0
_CARD_SHADOW = Shadow(3, 4, 0.35)


def title_width(p: Painter) -> float:
    """How wide the title is that `draw_header` writes."""
    return p.text_width("Rooply", TITLE)


def draw_header(p: Painter, scene: RooplyScene) -> None:
    """Menu, title, level and round."""
    at = scene.places
    icon = Icon.MENU if scene.bar is None else Icon.ARROW_BACK
    draw_button(p, at.menu, Button("", icon), scene.focus.state("menu"))
    y = at.header.y + 24
    wide = p.text("Rooply", at.header.x, y, TITLE, scene.accent)
    if not scene.table.saved:
        draw_tag(p, at.header.right, y, _("not saved"), Icon.ERROR, "danger", right=True)
        return
    said, room = texts.header(scene.sight, scene.daily), at.header.w - wide - 24
    empty = scene.board_of(scene.large).empties
    ways = [f"{said} \u00b7 {rest}" for rest in texts.to_go(empty)] if empty else []
    way = fitting(p, (*ways, said), BODY.on_board(), room)
    p.text(way.text, at.header.right, y, way.style, align="right", max_width=room, shrink=True)


# --- dice --------------------------------------------------------------------------------


def draw_dice_tray(p: Painter, scene: RooplyScene) -> None:
    """What was thrown, or whose throw it is."""
    at = scene.places
    throw = scene.throw
    side = min(80.0, at.dice[0].w * 0.8)
    if throw is None:
        _draw_waiting(p, scene)
        return
    for name, box in zip(("length", "way", "blacks_die"), at.dice, strict=True):
        _draw_touched(p, scene, name, box)
    with p.clip(*at.tray.inset(8)):
        draw_dice(p, at.dice, throw, scene.rolling, side)
    if settled(scene.rolling):
        _draw_labels(p, scene, throw)


def _draw_waiting(p: Painter, scene: RooplyScene) -> None:
    """Before a throw: who is to throw, and when the dice roll by themselves."""
    at, seat = scene.places.tray, scene.sight.turn.seat
    room = at.w - 48
    if scene.sight.outcome is not None:
        said = texts.ending(scene.sight, [s.name for s in scene.table.setup.seats])
        style = p.type.fitted_lines(said, H3.sized(22), room, at.h - 50)
        high = p.paragraph_height(said, room, style) - p.line_height(style)
        p.paragraph(said, at.x + 24, at.centre[1] - high / 2, room, style, TRAY_INK)
        return
    ours = scene.may_roll
    name = scene.name(seat)
    first = _("{name}, roll the dice") if ours else _("{name} is to roll")
    style = p.type.capped(H3.sized(24), 34)
    first = first.format(name=name)
    p.icon(Icon.CASINO, at.centre[0], at.y + 48, 44, TRAY_INK)
    p.text(first, at.centre[0], at.y + 94, style, TRAY_INK, "centre", max_width=room, shrink=True)
    seconds = scene.rolls_in
    if ours and seconds is not None:
        ways = (
            _("They roll by themselves in {count} s").format(count=seconds),
            _("{count} s").format(count=seconds),
        )
        way = fitting(p, ways, p.type.capped(SECOND, 24), room)
        p.text(way.text, at.centre[0], at.y + 126, way.style, TRAY_INK, "centre")


def _draw_touched(p: Painter, scene: RooplyScene, name: str, box: Box) -> None:
    """A die that is looked at, or whose squares are in hand."""
    state = scene.focus.state(name)
    on = (name == "blacks_die" and scene.draft.hand == "black") or (
        name == "length" and scene.looking
    )
    if on or state in ("hover", "pressed"):
        p.rounded(*box, 12, (255, 206, 92, 70 if on else 36))
    if state == "focus":
        draw_focus_ring(p, *box, 12, 0)


def _draw_labels(p: Painter, scene: RooplyScene, throw: Throw) -> None:
    labels = [texts.letters(throw.length), texts.direction(throw.direction)]
    left = scene.draft.blacks_left if scene.may_write else throw.blacks
    labels.append(texts.blacks(left))
    for number, (box, label) in enumerate(zip(scene.places.dice, labels, strict=True)):
        x, y = box.centre[0], scene.places.tray.y + 135
        arrow = number == 1 and bool(scene.draft.typed)
        room = box.w - (28 if arrow else 4)
        style = p.type.fitted(label, p.type.capped(BOLD, 24), room)
        shift = -12.0 if arrow else 0.0
        wide = min(room, p.text_width(label, style))
        if wide < room:
            p.text(label, x + shift, y, style, TRAY_INK, "centre")
        else:
            style = p.type.fitted_lines(label, p.type.capped(BOLD, 22), room, 40)
            high = p.paragraph_height(label, room, style) - p.line_height(style)
            start = x + shift - room / 2
            p.paragraph(label, start, y - high / 2, room, style, TRAY_INK, "centre")
        if arrow:
            _draw_arrow(p, scene, x + shift + wide / 2 + 16, y)


def _draw_arrow(p: Painter, scene: RooplyScene, x: float, y: float) -> None:
    """Which way the word is read."""
    down, right = STEPS[scene.draft.axis]
    if scene.draft.backwards:
        down, right = -down, -right
    dx, dy = right * 8.0, down * 8.0
    tip = (x + dx, y + dy)
    p.line([(x - dx, y - dy), tip], 3.4, "gold")
    for turn in (1, -1):
        bx, by = -dx * 0.7 - turn * dy * 0.7, -dy * 0.7 + turn * dx * 0.7
        p.line([tip, (tip[0] + bx, tip[1] + by)], 3.4, "gold")


# --- the clock ---------------------------------------------------------------------------


def draw_time(p: Painter, scene: RooplyScene) -> None:
    """The seconds that become points."""
    box = scene.places.clock
    if scene.bar is not None:
        _draw_watched(p, scene, box)
        return
    face = scene.clock_face
    x, y = box.centre[0], box.y + 68
    shown, swell = Dial("\u2013", 0.0), 0.0
    if face is not None and face.remaining_ms is None:
        shown = Dial(_("no limit"), 1.0)
    elif face is not None and face.limit_ms:
        left = max(0, face.remaining_ms or 0)
        tenths = 10_000 if scene.app.prefs.clock_tenths else 0
        shown = dial(left, face.limit_ms, tenths_below_ms=tenths)
        swell = pulse(left) if not scene.pace.reduced else 0.0
    elif scene.sight.outcome is not None:
        shown = Dial("", 0.0)
    tint: Tint = "danger" if swell or _is_last(scene) else scene.accent
    draw_clock(p, x, y, 54, shown, tint, size=44, width=9, swell=swell)
    ways = (_("seconds = points"), _("points"))
    said = fitting(p, ways, p.type.capped(SECOND, 21), box.w - 20)
    p.text(said.text, x, box.y + 143, said.style, "ink2", "centre", max_width=box.w - 12)


def _draw_watched(p: Painter, scene: RooplyScene, box: Box) -> None:
    """Where a match is watched again: whose board is large, instead of the clock."""
    x, seat, room = box.centre[0], scene.large, box.w - 24
    draw_chip(p, x, box.y + 40, 20, scene.colour(seat))
    score = texts.signed(scene.score_shown(seat))
    p.text(score, x, box.y + 88, HERO.sized(34).on_board(), "ink", "centre", max_width=room)
    name = p.type.capped(SECOND, 24)
    p.text(scene.name(seat), x, box.y + 128, name, "ink2", "centre", max_width=room, shrink=True)


def _is_last(scene: RooplyScene) -> bool:
    face = scene.clock_face
    return face is not None and face.remaining_ms is not None and face.remaining_ms <= 10_000


# --- bank and wild cards -----------------------------------------------------------------


def yellow_boxes(half: Box) -> tuple[Box, Box]:
    """Two places for yellow squares at the right of the bank."""
    y = half.y + 25
    right = half.right - 14
    return (
        Box(right - 2 * YELLOW - 4, y, YELLOW, YELLOW),
        Box(right - YELLOW, y, YELLOW, YELLOW),
    )


def card_boxes(half: Box) -> tuple[Box, Box]:
    """Two places for wild cards at the right of their half."""
    y = half.y + 16
    right = half.right - 18
    return (
        Box(right - 2 * CARD_WIDE - 8, y, CARD_WIDE, CARD_HIGH),
        Box(right - CARD_WIDE, y, CARD_WIDE, CARD_HIGH),
    )


class _Bank(NamedTuple):
    """All that the bank's picture depends on: halves, what may be done, what there is, rings."""

    halves: tuple[Box, Box]
    buying: bool
    exchange: bool
    in_hand: bool
    yellows: int
    cards: int
    caption: tuple[str, ...]
    rings: tuple[Box, ...]


def _bank(scene: RooplyScene) -> _Bank:
    sight, seat, draft = scene.sight, scene.large, scene.draft
    player = sight.players[seat]
    have = player.bank - (len(draft.yellows) if scene.may_write else 0)
    buying = scene.may_write and draft.may_exchange
    boxes = scene.bank_boxes()
    ringed = (name for name in ("yellow", "exchange", "cards") if name in boxes)
    return _Bank(
        scene.places.halves,
        buying,
        draft.exchange,
        draft.hand == "yellow" and have > 0,
        have,
        player.wild_cards,
        texts.buying() if buying else texts.yellows(sight, seat),
        tuple(boxes[name] for name in ringed if scene.focus.state(name) == "focus"),
    )


def draw_bank(p: Painter, scene: RooplyScene) -> None:
    """Yellow squares in the bank with the cap, and wild cards."""
    bank = _bank(scene)
    p.still(("bank", bank), *scene.places.bank, lambda q: _draw_bank(q, bank), pad=6)


def _draw_bank(p: Painter, bank: _Bank) -> None:
    left, right = bank.halves
    p.fill(right.x, right.y + 16, 1.5, right.h - 32, "line")
    slots = yellow_boxes(left)
    _draw_caption(p, left.x + 20, left.y, slots[0].x - 28 - left.x, _("Bank"), bank.caption)
    _draw_yellows(p, bank, slots)
    cards = card_boxes(right)
    points = _("{count} points each").format(count=WORTH_OF_WILD_CARD)
    said = (_("instead of a roll"), points, "")
    _draw_caption(p, right.x + 18, right.y, cards[0].x - 26 - right.x, _("Wild cards"), said)
    for number, box in enumerate(cards):
        _draw_card(p, box, full=number < bank.cards)
    for box in bank.rings:
        draw_focus_ring(p, *box, 8, 2)


def _draw_caption(
    p: Painter, x: float, y: float, room: float, title: str, ways: tuple[str, ...]
) -> None:
    style = p.type.fitted(title, p.type.capped(H3.sized(20), 26), room)
    p.text(title, x, y + 30, style, max_width=room)
    said = fitting(p, ways, p.type.capped(SECOND, 22), room)
    if said.text:
        p.text(said.text, x, y + 62, said.style, "ink2", max_width=room, shrink=True)


def _draw_yellows(p: Painter, bank: _Bank, slots: tuple[Box, Box]) -> None:
    """Those in the bank, and the one that two black squares could buy."""
    have = bank.yellows
    stacked = have > (1 if bank.buying else 2)
    for number, box in enumerate(slots):
        draw_paper_cell(p, box.x, box.y, box.w)
        if bank.buying and number == 1:
            if bank.exchange:
                draw_yellow(p, box.x, box.y, box.w)
            else:
                p.text("+1", *box.centre, LETTER.sized(22), "tile_val", "centre")
            draw_outline(p, box)
        elif have > number and not (number and stacked):
            draw_yellow(p, box.x, box.y, box.w)
    if stacked:
        p.text(f"\u00d7{have}", *slots[0].centre, LETTER.sized(22), "yellow_bar", "centre")
    if bank.in_hand:
        draw_outline(p, slots[0], dashed=False)


def _draw_card(p: Painter, box: Box, *, full: bool) -> None:
    """A wild card, or the place of one that is spent."""
    x, y, w, h = box
    if not full:
        p.outline(x + 1, y + 1, w - 2, h - 2, 8, "line", 1.5, 6)
        return
    p.shadow(x, y, w, h, 8, _CARD_SHADOW)
    p.rounded(x, y, w, h, 8, "tile")
    p.rounded(x + 4, y + 4, w - 8, h - 8, 5, "wild")
    p.star(x + w / 2, y + h / 2, 11, 4.6, "gold")


# --- own score and buttons ---------------------------------------------------------------


def draw_own(p: Painter, scene: RooplyScene) -> None:
    """The score of the seat whose board is large."""
    box, seat = scene.places.own, scene.large
    radius = 20.0 if box.w > 110 else 15.0
    at = box.x + radius + 6, box.y + 32
    icon, helped = scene.chip_icon(seat), scene.helped(seat)
    draw_chip(p, *at, radius, scene.colour(seat), icon=icon, helped=helped)
    x = box.x + 2 * radius + 18 if radius > 16 else box.x + 2 * radius + 12
    room = box.right - x - 2
    score = HERO.sized(30).on_board()
    said = texts.signed(scene.score_shown(seat))
    p.text(said, x, box.y + 22, score, max_width=room, shrink=True)
    name = p.type.capped(SECOND, 20)
    p.text(scene.name(seat), x, box.y + 51, name, "ink2", max_width=room, shrink=True)


def draw_buttons(p: Painter, scene: RooplyScene) -> None:
    """The small buttons, and the main one at the right."""
    for press, box in zip(scene.small(), scene.places.small, strict=False):
        draw_button(p, box, _small_face(p, press, box), scene.focus.state(press.id))
    main = scene.primary()
    if main is not None:
        look = p.type.fitted(main.label, PRIMARY, scene.places.primary.w - 60)
        face = Button(main.label, main.icon, "primary", scene.accent, look)
        draw_button(p, scene.places.primary, face, scene.focus.state(main.id))


def _small_face(p: Painter, press: Press, box: Box) -> Button:
    """Icon and label, or the icon alone where the label has no room."""
    style, room = p.type.capped(STACKED, box.h * 0.34), box.w - 7
    said = fitting(p, (press.label, press.short, ""), style, room)
    if not said.text:
        return Button("", press.icon)
    return Button(said.text, press.icon, "stack")
