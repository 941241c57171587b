"""How Frenzy looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from game.wordwinder.frenzy import LIMIT_MS
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wordwinder.puzzles import drawing, texts
from scenes.results.fitting import fitting
from scenes.theme import Tint
from scenes.typography import BODY, BOLD, HERO
from scenes.widgets.clock import LAST_MS, dial, draw_clock, pulse
from scenes.widgets.ring import draw_focus_ring

if TYPE_CHECKING:
    from scenes.play.wordwinder.puzzles.frenzy import FrenzyScreen


def draw(p: Painter, screen: FrenzyScreen) -> None:
    """Everything of the stage it is in."""
    drawing.draw_board(p, screen)
    drawing.draw_header(p, screen, drawing.kind_of(screen))
    if screen.stage == "ready":
        drawing.draw_ready(p, screen, _about(screen))
    else:
        shown = screen.shown
        path = screen.trace.path if screen.stage == "playing" else shown.path if shown else ()
        drawing.draw_path(p, screen, path)
        _draw_facts(p, screen)
        _draw_middle(p, screen)
        if not screen.paused:
            _draw_list(p, screen)
    drawing.draw_buttons(p, screen)


def _about(screen: FrenzyScreen) -> tuple[str, ...]:
    return (
        _("Wind as many words as you can in 3 minutes, each of 3 letters or more."),
        _("Draw a word in one go, press its letters one by one, or type it and press Enter."),
        drawing.waiting(screen),
    )


def _draw_facts(p: Painter, screen: FrenzyScreen) -> None:
    """The clock, and how many words there are; afterwards what was reached."""
    box = screen.places.facts
    assert box is not None
    left = box.x + drawing.PAD
    if screen.stage == "playing":
        r = box.h / 2 - 14
        face = dial(screen.clock.left_ms, LIMIT_MS)
        last = screen.clock.left_ms <= LAST_MS
        tint: Tint = "danger" if last else p.theme.seat_line(drawing.COLOUR)
        draw_clock(p, left + r, box.centre[1], r, face, tint, swell=pulse(screen.clock.left_ms))
        left += 2 * r + 24
    words = len(screen.found)
    x = left + p.text(str(words), left, box.centre[1], HERO.sized(56).on_board(), screen.accent)
    room = Box(x + 14, box.y, box.right - drawing.PAD - x - 14, box.h)
    _draw_counts(p, screen, room)


def _draw_counts(p: Painter, screen: FrenzyScreen, room: Box) -> None:
    """Beside the number of words: of how many, how many letters, which place."""
    letters = sum(len(one.word) for one in screen.found)
    lines = [texts.words_alone(len(screen.found)), texts.letters(letters)]
    if screen.stage == "over":
        lines[0] = _("of {count} words").format(count=len(screen.all_words))
        lines.append(_standing(screen))
    pitch = room.h / (len(lines) + 1)
    for number, line in enumerate(lines):
        style = p.type.capped(BOLD if number == 2 else BODY, pitch * 0.8)
        y = room.y + pitch * (number + 1)
        tint: Tint = screen.accent if number == 2 else "ink2"
        p.text(line, room.x, y, style, tint, max_width=room.w, shrink=True)


def _standing(screen: FrenzyScreen) -> str:
    """Which of one's results it is."""
    result = screen.result
    if result is None:
        return ""
    return texts.place(result, screen.records.results)


def _draw_middle(p: Painter, screen: FrenzyScreen) -> None:
    """The word that is traced; afterwards the one that is looked at."""
    if screen.stage == "playing":
        drawing.draw_word(p, screen)
        return
    box, word = screen.places.word, screen.list.word
    if word:
        drawing.draw_meaning_of(p, box, word)
        return
    said = _("A press on a word shows where it lay, and what it means.")
    inner = box.inset(drawing.PAD, 10)
    style = p.type.fitted_lines(said, BODY, inner.w, inner.h)
    high = p.paragraph_height(said, inner.w, style)
    y = box.centre[1] - high / 2 + p.line_height(style) / 2
    p.paragraph(said, inner.x, y, inner.w, style, "ink2")


def _draw_list(p: Painter, screen: FrenzyScreen) -> None:
    """The words found; afterwards all of them, those found with a tick."""
    words = screen.list
    over = screen.stage == "over"
    title = _("All the words there were") if over else _("Words found")
    drawing.draw_list_title(p, screen, title)
    found = {one.word for one in screen.found}
    with words.panel.window(p):
        for number in words.seen():
            _draw_word(p, screen, number, ticked=over and words.words[number] in found)
    if screen.focus.state(words.panel.id) == "focus":
        draw_focus_ring(p, *words.panel.box, 10, 2)


def _draw_word(p: Painter, screen: FrenzyScreen, number: int, *, ticked: bool) -> None:
    words = screen.list
    box, word = words.box(number), words.words[number]
    if number == words.chosen:
        p.rounded(*box.inset(1, 2), 10, p.theme.chosen)
    high = box.h * 0.8
    over = screen.stage == "over"
    x = box.x + 8
    if over:
        if ticked:
            p.icon(Icon.CHECK, x + 10, box.centre[1], 20, screen.accent)
        x += 26
    style = p.type.capped(BOLD if ticked or not over else BODY, high)
    fitted = fitting(p, (word,), style, box.right - 4 - x)
    tint: Tint = "ink" if ticked or not over else "ink2"
    p.text(fitted.text, x, box.centre[1], fitted.style, tint, max_width=box.right - 4 - x)
