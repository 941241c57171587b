"""How Finder looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wordwinder.puzzles import drawing, texts
from scenes.typography import BODY, BOLD, HERO, SMALL, Style
from scenes.widgets.chip import draw_letter_chip
from scenes.widgets.plates import CHIP, draw_link
from scenes.widgets.ring import draw_focus_ring

if TYPE_CHECKING:
    from scenes.play.wordwinder.puzzles.finder import FinderScreen

_DOT = "\u00b7"


def row_height(p: Painter) -> float:
    """Two lines of a clue."""
    return 2 * p.line_height(_clue_style(p)) + 5


def draw(p: Painter, screen: FinderScreen) -> None:
    """Everything of the stage it is in."""
    drawing.draw_board(p, screen)
    drawing.draw_header(p, screen, _right(screen))
    if screen.stage == "ready":
        drawing.draw_ready(p, screen, _about(screen))
    else:
        if screen.letters and not screen.paused and screen.timeline.run("deal") is None:
            _draw_answers(p, screen)
        drawing.draw_path(p, screen, screen.trace.path)
        _draw_middle(p, screen)
        if not screen.paused:
            _draw_clues(p, screen)
    drawing.draw_buttons(p, screen)


def _right(screen: FinderScreen) -> str:
    if screen.stage == "ready" or screen.finder is None:
        return drawing.kind_of(screen)
    return f"{drawing.kind_of(screen)} {_DOT} {texts.time(screen.spent_ms)}"


def _about(screen: FinderScreen) -> tuple[str, ...]:
    return (
        _("Find the answers to 8 clues. They wind over the board, and each turns at least once."),
        _("Draw an answer in one go, press its letters one by one, or type it and press Enter."),
        drawing.waiting(screen),
    )


def _draw_answers(p: Painter, screen: FinderScreen) -> None:
    """The answers found under chips; the letters that were shown in a ring; the one chosen."""
    at = screen.places
    for number in range(len(screen.clues)):
        path = screen.seen_path(number)
        if screen.solved(number):
            points = [at.middle(square) for square in path]
            draw_link(p, points, at.cell, drawing.COLOUR)
    covered = {
        square
        for number in range(len(screen.clues))
        if screen.solved(number)
        for square in screen.seen_path(number)
    }
    for square in covered:
        letter = screen.letters[square]
        x, y = at.middle(square)
        draw_letter_chip(p, x, y, at.cell * CHIP, drawing.COLOUR, letter, at.cell * 0.50)
    chosen = screen.seen_path(screen.clue)
    if screen.stage == "over":
        drawing.draw_path(p, screen, chosen)
        return
    for square in () if screen.solved(screen.clue) else chosen:
        p.ring(*at.middle(square), at.cell * 0.44, at.cell * 0.07, "focus")


def _draw_middle(p: Painter, screen: FinderScreen) -> None:
    """The word that is traced; afterwards what was reached."""
    if screen.stage == "playing":
        drawing.draw_word(p, screen)
        return
    box, finder = screen.places.word, screen.finder
    assert finder is not None
    left = box.x + drawing.PAD
    found = str(len(finder.solved))
    x = left + p.text(found, left, box.centre[1], HERO.sized(56).on_board(), screen.accent) + 14
    lines = [_("of {count} answers").format(count=len(finder.clues))]
    if screen.result is not None:
        lines.append(texts.line(screen.result))
        lines.append(texts.place(screen.result, screen.records.results))
    pitch = box.h / (len(lines) + 1)
    for number, line in enumerate(lines, 1):
        style = p.type.capped(BOLD if number == 3 else BODY, pitch * 0.8)
        room = box.right - drawing.PAD - x
        p.text(line, x, box.y + pitch * number, style, "ink2", max_width=room, shrink=True)


def _draw_clues(p: Painter, screen: FinderScreen) -> None:
    with screen.panel.window(p):
        for number, row in enumerate(screen.rows):
            _draw_clue(p, screen, number, row)


def _draw_clue(p: Painter, screen: FinderScreen, number: int, row: Box) -> None:
    clue, state = screen.clues[number], screen.focus.state(f"clue{number}")
    inner = row.inset(1, 2)
    chosen = number == screen.clue
    if chosen or state in ("hover", "pressed"):
        p.rounded(*inner, 10, p.theme.chosen if chosen else "inset")
    x = row.x + 12
    if screen.solved(number):
        p.icon(Icon.CHECK_CIRCLE, x + 10, row.centre[1], 22, screen.accent)
    else:
        style = p.type.capped(BOLD, 22)
        p.text(str(number + 1), x + 10, row.centre[1], style, "ink2", "centre")
    left = x + 30
    answer = _answer(screen, number)
    style = p.type.capped(BOLD, 24)
    style = p.type.fitted(answer, style, row.w * 0.3)
    wide = p.text(answer, row.right - 12, row.centre[1], style, align="right")
    room = Box(left, row.y + 2, row.right - 12 - wide - 14 - left, row.h - 4)
    _draw_text(p, f"{clue.text} ({_(clue.part)})", room, solved=screen.solved(number))
    if state == "focus":
        draw_focus_ring(p, *inner.inset(3), 8, 2)


def _draw_text(p: Painter, text: str, room: Box, *, solved: bool) -> None:
    style = p.type.fitted_lines(text, _clue_style(p), room.w, room.h)
    high = p.paragraph_height(text, room.w, style)
    y = room.centre[1] - high / 2 + p.line_height(style) / 2
    p.paragraph(text, room.x, y, room.w, style, "ink2" if solved else "ink")


def _clue_style(p: Painter) -> Style:
    return p.type.capped(SMALL, 24)


def _answer(screen: FinderScreen, number: int) -> str:
    """The answer as far as it is known, a dot for each other letter, and how long it is."""
    clue = screen.clues[number]
    seen = len(screen.seen_path(number))
    known = clue.answer[:seen]
    if seen == len(clue.answer):
        return known
    return f"{known}{_DOT * (len(clue.answer) - seen)} ({len(clue.answer)})"
