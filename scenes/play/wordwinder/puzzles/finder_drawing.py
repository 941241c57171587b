"""How Finder looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wordwinder.puzzles import drawing, texts
from scenes.typography import BODY, BOLD, HERO, SMALL, Style
from scenes.widgets.button import LEAST
from scenes.widgets.chip import draw_letter_chip
from scenes.widgets.plates import CHIP, draw_link
from scenes.widgets.ring import draw_focus_ring

if TYPE_CHECKING:
    from scenes.play.wordwinder.puzzles.finder import FinderScreen

_DOT = "\u00b7"
_LEFT, _RIGHT = 42.0, 26.0
"""What stands beside the text of a clue and its answer."""


def row_heights(p: Painter, screen: FinderScreen, width: float) -> list[float]:
    """How high the rows of the clues must be for their texts, at rows of this width."""
    heights: list[float] = []
    for number in range(len(screen.clues)):
        room = width - _LEFT - _RIGHT - _answer_width(p, screen, number, width)
        text = p.paragraph_height(_text(screen, number), room, _clue_style(p))
        heights.append(max(LEAST + 2, text + 5))
    return heights


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
    state = screen.focus.state(f"clue{number}")
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
    style = _answer_style(p, screen, number, row.w)
    p.text(_answer(screen, number), row.right - 12, row.centre[1], style, align="right")
    wide = _answer_width(p, screen, number, row.w)
    room = Box(row.x + _LEFT, row.y, row.w - _LEFT - _RIGHT - wide, row.h)
    _draw_text(p, _text(screen, number), room, solved=screen.solved(number))
    if state == "focus":
        draw_focus_ring(p, *inner.inset(3), 8, 2)


def _draw_text(p: Painter, text: str, room: Box, *, solved: bool) -> None:
    style = _clue_style(p)
    high = p.paragraph_height(text, room.w, style)
    y = room.centre[1] - high / 2 + p.line_height(style) / 2
    p.paragraph(text, room.x, y, room.w, style, "ink2" if solved else "ink")


def _clue_style(p: Painter) -> Style:
    return p.type.capped(SMALL, 24)


def _text(screen: FinderScreen, number: int) -> str:
    clue = screen.clues[number]
    return f"{clue.text} ({_(clue.part)})"


def _answer_style(p: Painter, screen: FinderScreen, number: int, width: float) -> Style:
    """The same before and after, so that nothing moves when a clue is answered."""
    longest = max(_ways(screen, number), key=lambda way: p.text_width(way, BOLD))
    return p.type.fitted(longest, p.type.capped(BOLD, 24), width * 0.3)


def _answer_width(p: Painter, screen: FinderScreen, number: int, width: float) -> float:
    style = _answer_style(p, screen, number, width)
    return max(p.text_width(way, style) for way in _ways(screen, number))


def _ways(screen: FinderScreen, number: int) -> tuple[str, str]:
    """The answer as it is, and hidden."""
    answer = screen.clues[number].answer
    return answer, f"{_DOT * len(answer)} ({len(answer)})"


def _answer(screen: FinderScreen, number: int) -> str:
    """The answer as far as it is known, a dot for each other letter, and how long it is."""
    clue = screen.clues[number]
    seen = len(screen.seen_path(number))
    known = clue.answer[:seen]
    if seen == len(clue.answer):
        return known
    return f"{known}{_DOT * (len(clue.answer) - seen)} ({len(clue.answer)})"
