"""How the plays of WildWords look on the results screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from game.language import ngettext
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.play.wildwords.bubble import points_text
from scenes.play.wildwords.challenge.rows import draw_parts, parts_of
from scenes.results.fitting import fitting
from scenes.results.meaning import PAD, below_title, meaning_of, title_line, title_style
from scenes.results.wildwords import review, texts
from scenes.results.wildwords.review import Known, Made
from scenes.typography import BODY, BOLD, H3, HERO, SECOND
from scenes.widgets.chip import draw_chip
from scenes.widgets.prose import Passage, as_many_as_fit, draw_prose
from scenes.widgets.tile import draw_word

if TYPE_CHECKING:
    from scenes.results.wildwords.story import WildWordsStory

SIDE = 64.0


def draw_row(p: Painter, story: WildWordsStory, made: Made, row: Box) -> None:
    """A play in the list: whose, what, how many points, and what is to be said of it."""
    y, h = row.y + row.h / 2, row.h
    draw_chip(p, row.x + 24, y, min(14.0, h * 0.32), story.colour(made.seat))
    facts = story.known(made)
    roomy = row.w > 520
    word = Box(row.x + 46, row.y, row.w * (0.42 if roomy else 0.46), h)
    _draw_pattern(p, made.pattern, word)
    style = p.type.capped(BOLD, h * 0.5)
    points = points_text(made.line.points)
    right = word.right + max(44.0, p.text_width("000", style) + 8)
    p.text(points, right, y, style, "ink", "right")
    said = texts.sign(made, facts, story.challenger_of(made))
    small = p.type.capped(SECOND, h * 0.46)
    x = right + 14
    size = p.scaled(small.size) * 1.25
    p.icon(said.icon, x + size / 2, y, size, said.tint)
    room = row.right - 8 - x - size - 8
    fitted = fitting(p, (*said.ways, ""), small, room)
    p.text(fitted.text, x + size + 8, y, fitted.style, "ink2", max_width=room)


def _draw_pattern(p: Painter, pattern: str, room: Box) -> None:
    side = min(22.0, (room.w + 2) / len(pattern) - 2)
    draw_word(p, room.x, room.centre[1] - side / 2, side, pattern, 2)


# --- the play in full ------------------------------------------------------------------


def draw_play(p: Painter, story: WildWordsStory, box: Box) -> None:
    """Its tiles with what the wild ones stand for, its points, what fits and what was better."""
    made = story.shown
    y, style = title_line(box, p.text_scale), title_style(p)
    if made is None:
        p.text(_("No play was made"), box.x + PAD, y, style, max_width=box.w - 2 * PAD, shrink=True)
        return
    title = texts.play_title(made, story.best_made)
    wide = p.text(title, box.x + PAD, y, style, max_width=box.w / 2, shrink=True)
    room = box.w - 2 * PAD - wide - 20
    ways = (*texts.place_of(made, story.name(made.seat)), "")
    said = fitting(p, ways, p.type.capped(SECOND, 24), room)
    p.text(said.text, box.right - PAD, y, said.style, "ink2", "right", max_width=room)
    top = below_title(box, p.text_scale)
    side = min(SIDE, (box.bottom - top) * 0.42)
    facts = story.known(made)
    left = _draw_points(p, made, box.right - PAD, top + side / 2)
    strings = review.strings(made, facts)
    parts = parts_of(
        made.pattern, strings, box.x + PAD, top + side / 2, left - box.x - PAD - 24, tile=side
    )
    draw_parts(p, parts, bad=facts.bluff and not facts.readings[0].fits)
    below = Box(box.x + PAD, top + side + 12, box.w - 2 * PAD, box.bottom - top - side - 24)
    passages = _passages(p, made, facts)
    draw_prose(p, below, as_many_as_fit(p, passages, below, 3), 3)


def _draw_points(p: Painter, made: Made, right: float, y: float) -> float:
    """The points, large; gives back where they begin."""
    points = made.line.points
    small = p.type.capped(SECOND, 24)
    wide = p.text(ngettext("point", "points", abs(points)), right, y + 11, small, "ink2", "right")
    hero, at = HERO.sized(56).on_board(), right - wide - 10
    return at - p.text(points_text(points), at, y, hero, "pine" if made.stayed else "ink2", "right")


def _passages(p: Painter, made: Made, facts: Known) -> list[Passage]:
    """What its patterns can mean, the best play there was, what its word means."""
    style = p.type.capped(BODY, 28)
    said = [
        Passage(
            texts.reading(one.pattern, one.words, fits=one.fits),
            style,
            "ink" if one.fits else "danger",
        )
        for one in facts.readings
    ]
    if facts.best is not None and facts.best.score > made.line.points:
        text = texts.better(facts.best, proven=facts.proven)
        said.insert(1, Passage(text, style, "ink2"))
    meaning = meaning_of([review.spelled(made, facts) or ""])
    if meaning.word:
        said.append(Passage(f"{meaning.word}: {meaning.text}", p.type.capped(SECOND, 28), "ink2"))
    return said or [Passage(_("Nothing is known of it yet."), H3.sized(19), "ink2")]
