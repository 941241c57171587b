"""How games, plays and the turning point of Wordaway look on the results screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Focus
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.results.fitting import fitting
from scenes.results.meaning import (
    PAD,
    Meaning,
    below_title,
    draw_meaning,
    meaning_of,
    title_line,
    title_style,
)
from scenes.results.places import Places
from scenes.results.wordaway import texts
from scenes.results.wordaway.review import GameReview, Judged, Judgement, Made
from scenes.theme import Tint
from scenes.typography import BOLD, H3, SECOND, SMALL, Style
from scenes.widgets.chip import draw_chip
from scenes.widgets.prose import Passage, as_many_as_fit, draw_prose, fitted_prose
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.tile import TileState, draw_tile

if TYPE_CHECKING:
    from scenes.results.wordaway.story import WordawayStory

SIDE = 64.0
"""The tiles of the turn that is shown."""
WIDE_ROW = 560.0
"""A row of a game that is wider than this shows the phrase too."""
SMALL_SIDE = 44.0
"""The tiles of the play that would have won."""


def draw_upper(p: Painter, story: WordawayStory, places: Places, focus: Focus) -> None:
    """The heading of the games, and the games."""
    box = places.upper
    y = title_line(box, p.text_scale)
    games = story.areas.games
    if games is None:
        return
    head = title_style(p)
    p.text(_("The games"), box.x + PAD, y, head, max_width=games.w - 12, shrink=True)
    if story.areas.heading is not places.third:
        p.hairline(games.right + 6, games.y + 4, games.h - 8, upright=True)
    with story.games_panel.window(p):
        for review, row in zip(story.reviews, story.game_boxes, strict=True):
            _draw_game(p, story, review, row, focus)


def _draw_game(
    p: Painter, story: WordawayStory, review: GameReview, row: Box, focus: Focus
) -> None:
    id_ = f"game{review.number - 1}"
    chosen = review.number - 1 == story.chosen
    _draw_ground(p, row, chosen, focus.state(id_))
    h = row.h
    seat = review.game.winner
    draw_chip(p, row.x + 28, row.y + h / 2, min(16.0, h * 0.3), story.colour(seat))
    x, room = row.x + 54, row.w - 64
    if row.w > WIDE_ROW:
        phrase = fitting(
            p, (review.game.opening.phrase, ""), p.type.capped(SMALL, h * 0.4), row.w / 2
        )
        p.text(phrase.text, row.right - 16, row.y + h / 2, phrase.style, "ink2", "right")
        room -= row.w / 2
    number = texts.game_title(review)
    ways = (f"{number} \u00b7 {story.name(seat)}", number)
    title = fitting(p, ways, p.type.capped(BOLD, h * 0.4), room)
    p.text(title.text, x, row.y + h * 0.32, title.style, max_width=room)
    why = fitting(p, texts.why(review, story.names), p.type.capped(SMALL, h * 0.34), room)
    p.text(why.text, x, row.y + h * 0.7, why.style, "ink2", max_width=room)


def draw_plays(p: Painter, story: WordawayStory, focus: Focus) -> None:
    """The turns of the chosen game, each with its verdict."""
    head = story.areas.heading
    y = title_line(head, p.text_scale)
    title = texts.game_title(story.game) if len(story.reviews) > 1 else _("The game")
    style = title_style(p)
    wide = p.text(title, head.x + PAD, y, style, max_width=head.w - 2 * PAD, shrink=True)
    _draw_aside(p, story, Box(head.x + PAD + wide, y, head.w - 2 * PAD - wide, 0))
    shown = story.shown
    with story.plays_panel.window(p):
        for made, row in zip(story.game.turns, story.play_boxes, strict=True):
            _draw_ground(p, row, made == shown, focus.state(f"play{made.number}"))
            _draw_turn(p, story, made, row)


def _draw_aside(p: Painter, story: WordawayStory, room: Box) -> None:
    """Beside the heading the phrase, or a quiet sign while positions are looked at."""
    if story.looking:
        text, icon = _("still looking"), Icon.HOURGLASS_EMPTY
    elif story.table.trouble is not None:
        text, icon = _("not all was looked at"), Icon.WARNING
    else:
        text, icon = story.game.game.opening.phrase, None
    size = p.type.capped(SMALL, 24)
    gap = p.scaled(size.size) * 1.3 + 8 if icon else 0.0
    said = fitting(p, (text, ""), size, room.w - 28 - gap)
    wide = p.text(said.text, room.right, room.y, said.style, "ink2", "right")
    if icon is not None:
        high = p.scaled(said.style.size) * 1.25
        p.icon(icon, room.right - wide - high * 0.75, room.y, high, "ink2")


def _draw_ground(p: Painter, row: Box, chosen: bool, state: str) -> None:
    inner = row.inset(1, 2)
    if chosen or state in ("hover", "pressed"):
        p.rounded(*inner, 12, p.theme.chosen if chosen else "inset")
    if state == "focus":
        draw_focus_ring(p, *inner.inset(5, 5), 8, 2)


def _draw_turn(p: Painter, story: WordawayStory, made: Made, row: Box) -> None:
    y, h = row.y + row.h / 2, row.h
    draw_chip(p, row.x + 24, y, min(14.0, h * 0.32), story.colour(made.seat))
    said = texts.what(made, story.game)
    word = p.type.capped(H3.sized(21), h * 0.55)
    x = row.x + 46
    column = _column(p, story, word)
    if made.word:
        p.text(said, x, y, word, "danger" if made.lost else "ink", max_width=column)
    else:
        p.text(said, x, y, p.type.capped(SECOND, h * 0.5), "ink2", max_width=column, shrink=True)
    x += column + 24
    style = p.type.capped(SECOND, h * 0.48)
    remark = texts.remark(made, story.judged(made))
    p.icon(remark.icon, x, y, p.scaled(style.size) * 1.25, remark.tint)
    x += p.scaled(style.size) * 0.6 + 12
    fitted = fitting(p, remark.ways, style, row.right - 10 - x)
    p.text(fitted.text, x, y, fitted.style, "ink2", max_width=row.right - 10 - x)


def _column(p: Painter, story: WordawayStory, style: Style) -> float:
    """How wide the words stand: all of them under one another."""
    words = [made.word for made in story.game.turns if made.word]
    wordless = [texts.what(made, story.game) for made in story.game.turns if not made.word]
    narrow = [p.text_width(text, p.type.capped(SECOND, 20)) for text in wordless]
    return max([*(p.text_width(word, style) for word in words), *narrow], default=0.0)


# --- the turn that is shown ------------------------------------------------------------


def draw_lower(p: Painter, story: WordawayStory, box: Box) -> None:
    """One turn: its word on tiles, what would have won, and the meaning."""
    made = story.shown
    judged = story.judged(made)
    y = title_line(box, p.text_scale)
    head = title_style(p)
    title = _lower_title(story, made)
    wide = p.text(title, box.x + PAD, y, head, max_width=box.w / 2, shrink=True)
    name = story.name(made.seat)
    place = texts.place_of(made, story.game, len(story.reviews), name)
    if title == _play_title(made):
        place = place[1:] if len(story.reviews) == 1 else (texts.in_game(story.game, name), name)
    room = box.w - 2 * PAD - wide - 20
    said = fitting(p, place, p.type.capped(SECOND, 24), room)
    p.text(said.text, box.right - PAD, y, said.style, "ink2", "right", max_width=room)
    top = below_title(box, p.text_scale)
    side = min(SIDE, (box.bottom - top) * 0.42)
    aside = min(box.w * 0.42, 250.0)
    left = box.w - 2 * PAD - aside - 16
    _draw_word(p, story, made, Box(box.x + PAD, top, left, side))
    _draw_better(p, judged, Box(box.right - PAD - aside, top, aside, side))
    below = Box(box.x + PAD, top + side + 14, box.w - 2 * PAD, box.bottom - top - side - 26)
    draw_meaning(p, below, _meaning(made, judged))


def _lower_title(story: WordawayStory, made: Made) -> str:
    if made == story.turning_point:
        return _("Turning point")
    if story.picked:
        return _play_title(made)
    return _("The last word") if made.word else _("The end")


def _play_title(made: Made) -> str:
    return _("Play {number}").format(number=made.number)


def _draw_word(p: Painter, story: WordawayStory, made: Made, box: Box) -> None:
    if not made.word:
        _draw_wordless(p, story, made, box)
        return
    state = TileState.NO_WORD if made.lost else TileState.REST
    pitch = min(box.h + 6, box.w / max(5, len(made.word)))
    for place, letter in enumerate(made.word):
        draw_tile(p, box.x + place * pitch, box.y, pitch - 6, letter, state)


def _draw_wordless(p: Painter, story: WordawayStory, made: Made, box: Box) -> None:
    """A chip, what the seat did, and what it could have played."""
    draw_chip(p, box.x + 24, box.centre[1], 24, story.colour(made.seat))
    said = [Passage(texts.what(made, story.game), p.type.capped(H3.sized(26), box.h * 0.45))]
    left = texts.left_to_play(made, story.judged(made))
    if left:
        said.append(Passage(left, p.type.capped(SECOND, box.h * 0.36), "ink2"))
    room = Box(box.x + 62, box.y - 6, box.w - 62, box.h + 12)
    draw_prose(p, room, as_many_as_fit(p, said, room, 2), 2)


def _draw_better(p: Painter, judged: Judged, box: Box) -> None:
    """At the right what would have won, or what else is to be said."""
    kind = judged.judgement
    if kind in (Judgement.GIVEN_AWAY, Judgement.COULD_WIN) and judged.winning:
        caption = _("would have won") if kind is Judgement.GIVEN_AWAY else _("wins")
        _draw_winning(p, judged.winning[0], caption, box)
        return
    text, tint = _standing(judged)
    (said,) = fitted_prose(p, [Passage(text, p.type.capped(H3, 30), tint)], box)
    lines = p.paragraph_height(said.text, box.w, said.style)
    y = box.centre[1] - (lines - p.line_height(said.style)) / 2
    p.paragraph(said.text, box.x, y, box.w, said.style, tint, "right")


def _draw_winning(p: Painter, word: str, caption: str, box: Box) -> None:
    style = p.type.fitted(caption, p.type.capped(SECOND, 22), box.w)
    side = min(SMALL_SIDE, box.w / len(word) - 4, box.h - p.line_height(style) * 0.9)
    left = box.right - len(word) * (side + 4) + 4
    for place, letter in enumerate(word):
        draw_tile(p, left + place * (side + 4), box.y, side, letter)
    y = box.y + side + p.line_height(style) * 0.62
    p.text(caption, box.right, y, style, "ink2", "right", max_width=box.w)


def _standing(judged: Judged) -> tuple[str, Tint]:
    kind = judged.judgement
    if kind is Judgement.KEPT:
        return _("a winning play"), "pine"
    if kind is Judgement.LOST:
        return _("no play could win here"), "ink2"
    if kind is Judgement.AWAITED:
        return _("being looked at"), "ink2"
    if kind is Judgement.UNSOLVED:
        return _("not solved: too many plays"), "ink2"
    return _("a skip would have won"), "danger"


def _meaning(made: Made, judged: Judged) -> Meaning:
    """What was left to play after a wrong word; else what the word means."""
    if made.lost and made.word:
        return Meaning(text=texts.left_to_play(made, judged))
    return meaning_of([made.word, *judged.winning, judged.longest or ""])
