"""The games' cards on the title screen."""

from __future__ import annotations

from typing import NamedTuple

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter, Shadow
from scenes.theme import Accent, mix
from scenes.typography import BODY, BOLD, H2, LEAD, SECOND, Style
from scenes.widgets.button import Button, draw_button
from scenes.widgets.pictures import BoardName, draw_picture
from scenes.widgets.ring import draw_focus_ring

INSET = 12.0
RAISE = 6.0
"""How far the chosen card rises."""
REST_SHADOW = Shadow(5, 9, 0.24)
CHOSEN_SHADOW = Shadow(8, 14, 0.36)
TITLE = H2.sized(29)
LEAST_PICTURE = 176.0
"""Less of it would hide what the game is."""
_FOOT = 30.0
"""From the lower edge to the middle of the last line."""
_PLAY = (92.0, 40.0)


class GameCard(NamedTuple):
    """What a card says. `coming`: a word instead of the arrow for a game that isn't there yet.

    `few` says `players` in digits, for where that is too long; `more` is said on lying cards.
    """

    board: BoardName
    title: str
    sentence: str
    players: str
    accent: Accent
    play: str = ""
    """The label of the button on the chosen card."""
    coming: str = ""
    few: str = ""
    more: str = ""


class CardPlaces(NamedTuple):
    """Picture and lines of a card: heights are the middles of lines, `styles` of title and rest."""

    picture: Box
    left: float
    room: float
    title: float
    text: float
    foot: float
    styles: tuple[Style, Style]


def draw_card(
    p: Painter,
    box: Box,
    card: GameCard,
    *,
    chosen: bool = False,
    ring: bool = False,
    raised: float | None = None,
) -> None:
    """A card of 280 x 330, or lying (582 x 330) with its picture at the left.

    The `chosen` one shows its button and rises, as far as `raised` (0-1); `ring` draws the focus
    ring around it.
    """
    place = box.moved(0, -RAISE * (float(chosen) if raised is None else raised))
    w, h = box.w, box.h

    def draw(q: Painter) -> None:
        q.shadow(0, 0, w, h, 20, CHOSEN_SHADOW if chosen else REST_SHADOW)
        if q.theme.high_contrast:
            q.edged(0, 0, w, h, 20, "panel", "line", 1)
        else:
            q.rounded(0, 0, w, h, 20, "panel")
        _draw_words(q, Box(0, 0, w, h), card, chosen)

    p.sprite(("card", card, chosen), *place, draw, pad=38)
    draw_picture(p, card_places(p, place, card).picture, card.board)
    if card.coming:
        _draw_coming(p, card_places(p, place, card).picture, card.coming)
    if ring:
        draw_focus_ring(p, *place, 20, 3)


def card_places(p: Painter, box: Box, card: GameCard) -> CardPlaces:
    """Where picture and lines stand: the lines take what they need, the picture the rest."""
    return _lying(p, box, card) if box.w > box.h * 1.4 else _standing(p, box, card)


def _standing(p: Painter, box: Box, card: GameCard) -> CardPlaces:
    left, room = box.x + 20, box.w - 36
    title, body = p.type.fitted(card.title, TITLE, room, 22), BODY
    while True:
        words = _words_height(p, card, title, body, room)
        foot = box.bottom - max(_FOOT, p.scaled(SECOND.size))
        high = foot - 32 * _share(p, body) - words - box.y - INSET
        if high >= LEAST_PICTURE or p.scaled(body.size) <= 16:
            break
        body = body.sized(body.size * 0.95)
    picture = Box(box.x + INSET, box.y + INSET, box.w - 2 * INSET, max(LEAST_PICTURE, high))
    first = picture.bottom + 27 * _share(p, title, TITLE.size)
    below = 15 * _share(p, title, TITLE.size) + 16 * _share(p, body)
    return CardPlaces(picture, left, room, first, first + below, foot, (title, body))


def _share(p: Painter, style: Style, usual: float = BODY.size) -> float:
    """How much larger than usual a style is set."""
    return p.scaled(style.size) / usual


def _words_height(p: Painter, card: GameCard, title: Style, body: Style, room: float) -> float:
    """From the picture's lower edge to the middle of the sentence's last line."""
    lines = len(p.type.wrapped(card.sentence, body, room))
    return (
        42 * _share(p, title, TITLE.size) + 16 * _share(p, body) + (lines - 1) * p.line_height(body)
    )


def _lying(p: Painter, box: Box, card: GameCard) -> CardPlaces:
    picture = Box(box.x + INSET, box.y + INSET, box.w * 0.47, box.h - 2 * INSET)
    left, room = picture.right + 24, box.right - picture.right - 44
    title, body = p.type.fitted(card.title, TITLE.sized(34), room, 22), LEAD.sized(20)
    foot = box.bottom - max(_FOOT, p.scaled(SECOND.size))
    first = box.y + 24 + p.scaled(title.size) * 0.7
    text = first + p.scaled(title.size) * 0.55 + p.line_height(body) * 0.75
    while p.paragraph_height(card.sentence, room, body) > foot - 30 - text:
        body = body.sized(body.size * 0.95)
    return CardPlaces(picture, left, room, first, text, foot, (title, body))


def _draw_words(p: Painter, box: Box, card: GameCard, chosen: bool) -> None:
    at = card_places(p, box, card)
    title, body = at.styles
    p.text(card.title, at.left, at.title, title, card.accent, max_width=at.room, shrink=True)
    below = p.paragraph(card.sentence, at.left, at.text, at.room, body)
    free = at.foot - 34 - below
    if box.w > box.h * 1.4 and p.paragraph_height(card.more, at.room, BODY) <= free:
        p.paragraph(card.more, at.left, below + 8, at.room, BODY, "ink2")
    taken = _draw_corner(p, box, card, chosen, at.foot)
    _draw_players(p, card, at, at.room - taken)


def _draw_players(p: Painter, card: GameCard, at: CardPlaces, room: float) -> None:
    style = p.type.capped(SECOND, 26)
    size = p.scaled(style.size) * 22 / 17
    p.icon(Icon.GROUP, at.left + size / 2 - 1, at.foot, size, "ink2")
    words, room = at.left + size + 6, room - size - 10
    fits = p.text_width(card.players, p.type.fitted(card.players, style, room, 16)) <= room
    text = card.players if fits or not card.few else card.few
    p.text(text, words, at.foot, style, "ink2", max_width=room, shrink=True)


def _draw_corner(p: Painter, box: Box, card: GameCard, chosen: bool, foot: float) -> float:
    """A button or an arrow, pale for a game that isn't there yet; gives back its width."""
    right = box.right
    if chosen and card.play:
        wide, high = _PLAY
        style = p.type.capped(Style(TITLE.font, 19), high * 0.6)
        wide = min(box.w * 0.5, max(wide, p.text_width(card.play, style) + 34))
        button = Button(card.play, None, "primary", card.accent)
        draw_button(p, Box(right - 14 - wide, foot - 20, wide, high), button)
        return wide
    p.rounded(right - 54, foot - 20, 38, 38, 19, "inset")
    pale = mix(p.colour("ink2"), p.colour("inset"), 0.55)
    p.icon(Icon.ARROW_FORWARD, right - 35, foot - 1, 22, pale if card.coming else card.accent)
    return 44.0


def _draw_coming(p: Painter, picture: Box, word: str) -> None:
    """A slip of paper with the word, laid on the corner of the picture."""
    style = p.type.capped(BOLD.sized(16), 22)
    wide, high = p.text_width(word, style) + 28, 34.0
    x, y = picture.right - wide - 12, picture.y + 12
    p.shadow(x, y, wide, high, high / 2, Shadow(2, 4, 0.4))
    p.edged(x, y, wide, high, high / 2, "panel", "line", 1)
    p.text(word, x + wide / 2, y + high / 2, style, "ink", "centre")
