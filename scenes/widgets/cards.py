"""The games' cards on the title screen."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter, Shadow
from scenes.theme import Accent
from scenes.typography import BODY, BOLD, H2, SECOND
from scenes.widgets.button import Button, State, draw_button
from scenes.widgets.pictures import BoardName, draw_picture
from scenes.widgets.ring import draw_focus_ring

PICTURE_WIDTH, PICTURE_HEIGHT, INSET = 256.0, 198.0, 12.0
RAISE = 6.0
"""How far the chosen card rises."""
REST_SHADOW = Shadow(5, 9, 0.24)
CHOSEN_SHADOW = Shadow(8, 14, 0.36)


@dataclass(frozen=True)
class GameCard:
    """What a card says. `coming`: a word instead of the arrow for a game that isn't there yet."""

    board: BoardName
    title: str
    sentence: str
    players: str
    accent: Accent
    play: str = ""
    """The label of the button on the chosen card."""
    coming: str = ""


def draw_card(
    p: Painter, box: Box, card: GameCard, *, chosen: bool = False, ring: bool = False
) -> None:
    """A card of 280 x 330, or lying (582 x 330) with its picture at the left.

    The `chosen` one rises and shows its button; `ring` draws the focus ring around it.
    """
    place = box.moved(0, -RAISE) if chosen else box
    w, h = box.w, box.h

    def draw(q: Painter) -> None:
        q.shadow(0, 0, w, h, 20, CHOSEN_SHADOW if chosen else REST_SHADOW)
        if q.theme.high_contrast:
            q.edged(0, 0, w, h, 20, "panel", "line", 1)
        else:
            q.rounded(0, 0, w, h, 20, "panel")
        _draw_words(q, Box(0, 0, w, h), card, chosen)

    p.sprite(("card", card, chosen), *place, draw, pad=38)
    draw_picture(p, picture_box(place), card.board)
    if ring:
        draw_focus_ring(p, *place, 20, 3)


def _lies(box: Box) -> bool:
    return box.w > box.h * 1.4


def picture_box(box: Box) -> Box:
    """Where a card's board picture stands."""
    if _lies(box):
        return Box(box.x + INSET, box.y + INSET, box.w * 0.47, box.h - 2 * INSET)
    high = PICTURE_HEIGHT + box.h - 330
    return Box(box.x + INSET, box.y + INSET, box.w - 2 * INSET, high)


def _draw_words(p: Painter, box: Box, card: GameCard, chosen: bool) -> None:
    picture = picture_box(box)
    if _lies(box):
        left, room = picture.right + 24, box.right - picture.right - 44
        top = box.y + 64
    else:
        left, room, top = box.x + 20, box.w - 36, picture.bottom + 27
    p.text(card.title, left, top, H2.sized(29), card.accent, max_width=room, shrink=True)
    if _lies(box):
        p.paragraph(card.sentence, left, top + 42, room, BODY, max_lines=3)
    else:
        p.text(card.sentence, left, top + 31, BODY, max_width=room, shrink=True)
    foot = box.bottom - 30
    p.icon(Icon.GROUP, left + 10, foot, 22, "ink2")
    p.text(card.players, left + 28, foot, SECOND, "ink2", max_width=room - 110, shrink=True)
    _draw_corner(p, box, card, chosen)


def _draw_corner(p: Painter, box: Box, card: GameCard, chosen: bool) -> None:
    """The lower right corner: a button, an arrow, or the word for what is coming."""
    right, low = box.right, box.bottom
    if card.coming:
        wide = p.text_width(card.coming, BOLD.sized(16)) + 26
        p.rounded(right - wide - 16, low - 48, wide, 34, 17, "inset")
        middle = right - 16 - wide / 2
        p.text(card.coming, middle, low - 31, BOLD.sized(16), "ink2", "centre")
    elif chosen and card.play:
        face: State = "rest"
        button = Button(card.play, None, "primary", card.accent)
        draw_button(p, Box(right - 106, low - 50, 92, 40), button, face)
    else:
        p.rounded(right - 54, low - 50, 38, 38, 19, "inset")
        p.icon(Icon.ARROW_FORWARD, right - 35, low - 31, 22, card.accent)
