"""How the turns of Word Winder look on the results screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.language import gettext as _
from game.language import ngettext
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.results.fitting import fitting
from scenes.results.meaning import PAD, below_title, meaning_of, title_line, title_style
from scenes.results.wordwinder.review import Known, Turn
from scenes.theme import Tint
from scenes.typography import BODY, BOLD, SECOND, SMALL
from scenes.widgets.chip import draw_chip
from scenes.widgets.prose import Passage, as_many_as_fit, draw_prose, fitted_prose, prose_height
from scenes.widgets.tile import draw_word

if TYPE_CHECKING:
    from scenes.results.wordwinder.story import WinderStory

_SIDE = 44.0


class Sign(NamedTuple):
    """A verdict in several ways, the longest first, with its sign."""

    ways: tuple[str, ...]
    icon: Icon
    tint: Tint


def draw_row(p: Painter, story: WinderStory, turn: Turn, row: Box) -> None:
    """A turn in the list: whose, which word, how many squares, and what would have been better."""
    y, h = row.centre[1], row.h
    draw_chip(p, row.x + 24, y, min(14.0, h * 0.32), story.colour_of(turn.seat))
    word = Box(row.x + 46, row.y, row.w * 0.34, h)
    _draw_played(p, turn, word)
    style = p.type.capped(BOLD, h * 0.5)
    right = word.right + max(44.0, p.text_width("+00", style) + 8)
    gained = f"+{turn.gained}" if turn.word and not turn.back else ""
    p.text(gained, right, y, style, "ink", "right")
    said = sign(turn, story.known(turn))
    if said is None:
        return
    small = p.type.capped(SECOND, h * 0.46)
    size = p.scaled(small.size) * 1.25
    x = right + 14
    p.icon(said.icon, x + size / 2, y, size, said.tint)
    room = row.right - 8 - x - size - 8
    fitted = fitting(p, (*said.ways, ""), small, room)
    p.text(fitted.text, x + size + 8, y, fitted.style, "ink2", max_width=room)


def _draw_played(p: Painter, turn: Turn, room: Box) -> None:
    if not turn.word:
        style = p.type.capped(SMALL, room.h * 0.46)
        p.text(_("no word"), room.x, room.centre[1], style, "ink2", max_width=room.w, shrink=True)
        return
    side = min(22.0, (room.w + 2) / len(turn.word) - 2)
    draw_word(p, room.x, room.centre[1] - side / 2, side, turn.word, 2)


def sign(turn: Turn, facts: Known) -> Sign | None:
    """What is said of a turn in its row; None for nothing."""
    if turn.won:
        return Sign((_("the winning word"), _("won")), Icon.TROPHY, "lake")
    if facts.awaited:
        return Sign((_("being looked at"), ""), Icon.HOURGLASS_EMPTY, "ink2")
    if facts.winning:
        word, count = facts.winning[0], len(facts.winning)
        more = ngettext("{word} would have won", "{word} and others would have won", count)
        short = _("{word} wins").format(word=word)
        return Sign((more.format(word=word), short, word), Icon.LIGHTBULB, "danger")
    if facts.blocking:
        word, count = facts.blocking[0], len(facts.blocking)
        more = ngettext("{word} would have blocked", "{word} and others would have blocked", count)
        short = _("{word} blocks").format(word=word)
        return Sign((more.format(word=word), short, word), Icon.BLOCK, "danger")
    if facts.stopped:
        return Sign((_("stopped a win"), _("blocked")), Icon.CHECK_CIRCLE, "lake")
    if turn.back:
        return Sign((_("taken back"),), Icon.UNDO, "ink2")
    return None


def draw_turn(p: Painter, story: WinderStory, turn: Turn, box: Box) -> None:
    """A turn in full: all the words that would have won or blocked."""
    y, style = title_line(box, p.text_scale), title_style(p)
    title = _("Turn {number}").format(number=turn.number)
    wide = p.text(title, box.x + PAD, y, style, max_width=box.w / 2, shrink=True)
    room = box.w - 2 * PAD - wide - 20
    said = fitting(p, (story.name(turn.seat), ""), p.type.capped(SECOND, 24), room)
    p.text(said.text, box.right - PAD, y, said.style, "ink2", "right", max_width=room)
    top = below_title(box, p.text_scale)
    facts = story.known(turn)
    word = turn.word or next(iter((*facts.winning, *facts.blocking)), "")
    if word:
        side = min(_SIDE, (box.w - 2 * PAD + 4) / len(word) - 4, (box.bottom - top) * 0.3)
        draw_word(p, box.x + PAD, top, side, word, 4)
        top += side + 10
    below = Box(box.x + PAD, top, box.w - 2 * PAD, box.bottom - 12 - top)
    passages = as_many_as_fit(p, _passages(p, turn, facts, word), below, 6)
    high = prose_height(p, fitted_prose(p, passages, below, 6), below.w, 6)
    draw_prose(p, below._replace(h=min(below.h, high)), passages, 6)


def _passages(p: Painter, turn: Turn, facts: Known, word: str) -> list[Passage]:
    """What would have won or blocked, or what the word did; what the word above means."""
    style = p.type.capped(BODY.sized(20), 30)
    said: list[Passage] = []
    if facts.winning:
        text = _("Would have won: {words}").format(words=", ".join(facts.winning))
        said.append(Passage(text, style))
    if facts.blocking:
        text = _("Would have blocked: {words}").format(words=", ".join(facts.blocking))
        said.append(Passage(text, style))
    if turn.won:
        said.append(Passage(_("With this word the line was complete."), style))
    elif facts.stopped:
        said.append(Passage(_("Without this word the next side could have won."), style))
    elif facts.awaited:
        said.append(Passage(_("This turn is still being looked at."), style, "ink2"))
    elif not said:
        said.append(Passage(_("No word could win, and no win had to be stopped."), style, "ink2"))
    meaning = meaning_of([word])
    if meaning.word:
        text = f"{meaning.word}: {meaning.text}"
        said.append(Passage(text, p.type.capped(SECOND, 28), "ink2"))
    return said
