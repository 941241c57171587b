"""What both puzzles look like: board, header, the word, what can be chosen, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.language import gettext as _
from game.language import ngettext
from game.wordwinder.solo import best
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wordwinder.board import draw_cursor, draw_dealing, draw_plates, draw_traced
from scenes.play.wordwinder.panels import draw_press, draw_tiles
from scenes.play.wordwinder.puzzles import texts
from scenes.play.wordwinder.puzzles.base import PuzzleScreen
from scenes.played import spoken_date
from scenes.results.fitting import fitting
from scenes.results.meaning import draw_meaning, meaning_of
from scenes.typography import BODY, BOLD, H3, LEAD, SECOND
from scenes.widgets.button import Button, draw_button
from scenes.widgets.plates import draw_slab
from scenes.widgets.prose import Passage, as_many_as_fit, draw_prose
from scenes.widgets.switches import draw_segments

PAD = 20.0
COLOUR = 1
"""A trace has the edge of these chips: the lake's."""

Puzzle = PuzzleScreen[Any]


def draw_board(p: Painter, screen: Puzzle) -> None:
    """The plates with their letters, or their backs while nothing is to be seen."""
    at = screen.places
    letters = "" if screen.paused else screen.letters
    dealing = screen.timeline.run("deal") if letters else None
    p.backdrop(
        ("puzzle", screen.puzzle, at, screen.stage, letters if dealing is None else None),
        lambda q: _draw_ground(q, screen, letters if dealing is None else None),
    )
    if dealing is not None:
        draw_dealing(p, at, letters, dealing)


def _draw_ground(p: Painter, screen: Puzzle, letters: str | None) -> None:
    at = screen.places
    draw_slab(p, at.board)
    if letters is not None:
        draw_plates(p, at, letters)
    boxes = (at.whole,) if screen.stage == "ready" else (at.facts, at.word, at.rows)
    for box in boxes:
        if box is not None:
            p.panel(*box)


def draw_path(p: Painter, screen: Puzzle, path: tuple[int, ...]) -> None:
    """The word that is traced, or one that is looked at."""
    if screen.paused or not screen.letters or screen.timeline.run("deal") is not None:
        return
    draw_traced(p, screen.places, screen.letters, path, COLOUR)
    if screen.focus.state("board") == "focus":
        draw_cursor(p, screen.places, screen.trace.cursor)


def draw_header(p: Painter, screen: Puzzle, right: str = "") -> None:
    """The way back, the title, and what is said at the right."""
    at = screen.places
    icon = Icon.MENU if screen.stage == "playing" else Icon.ARROW_BACK
    draw_button(p, at.back, Button("", icon), screen.focus.state("back"))
    y = at.header.y + 24
    title = H3.sized(25).on_board()
    wide = p.text(_(screen.title), at.header.x, y, title, screen.accent)
    room = at.header.w - wide - 24
    said = fitting(p, (right, ""), BODY.on_board(), room)
    p.text(said.text, at.header.right, y, said.style, "ink", "right", max_width=room)


def kind_of(screen: Puzzle) -> str:
    """Which of the puzzles it is: that of a day, or so many tiles."""
    chosen = screen.chosen
    return spoken_date(screen.today) if chosen.daily else texts.tiles(chosen.tiles)


def draw_ready(p: Painter, screen: Puzzle, said: Sequence[str]) -> None:
    """Before the start: the choice, what it is about, and the best so far."""
    at = screen.places
    _draw_choices(p, screen)
    inner = Box(at.choices.x, at.choices.bottom + 20, at.choices.w, 0)
    inner = inner._replace(h=at.whole.bottom - 16 - inner.y)
    title = min(64.0, inner.h * 0.15)
    draw_tiles(p, _(screen.title).upper(), inner._replace(h=title))
    pitch = min(34.0 * p.text_scale, 42.0)
    high = inner.h * 0.4
    about = Box(inner.x, inner.y + title + 8, inner.w, inner.h - title - high - 16)
    passages = [Passage(text, LEAD) for text in ([screen.remark] if screen.remark else said)]
    draw_prose(p, about, as_many_as_fit(p, passages, about, 8), 8)
    _draw_best(p, Box(inner.x, inner.bottom - high, inner.w, high), _best_lines(screen), pitch)


def _draw_choices(p: Painter, screen: Puzzle) -> None:
    options = [choice.label for choice in screen.choices]
    ids = [f"choice{n}" for n in range(len(options))]
    ringed = next((n for n, id_ in enumerate(ids) if screen.focus.state(id_) == "focus"), None)
    box = screen.places.choices
    draw_segments(p, box, options, screen.choice, screen.accent, focus=ringed)


def _best_lines(screen: Puzzle) -> list[str]:
    if screen.chosen.daily:
        done = screen.done_today
        return [texts.line(done)] if done is not None else []
    return [texts.line(result) for result in best(screen.records.results, screen.wanted.kind)]


def _draw_best(p: Painter, box: Box, lines: Sequence[str], pitch: float) -> None:
    """A title and as many lines as fit."""
    style, small = p.type.capped(H3.sized(20), 28), p.type.capped(BODY, 26)
    p.hairline(box.x, box.y, box.w)
    y = box.y + 6 + pitch / 2
    p.text(_("Your best"), box.x, y, style, max_width=box.w, shrink=True)
    if not lines:
        said = _("None yet: this will be the first.")
        p.text(said, box.x, y + pitch, small, "ink2", max_width=box.w, shrink=True)
    for number, line in enumerate(lines[: int((box.h - 6) / pitch) - 1], 1):
        y += pitch
        p.text(f"{number}", box.x + 22, y, p.type.capped(BOLD, 26), "ink2", "right")
        p.text(line, box.x + 38, y, small, max_width=box.w - 38, shrink=True)


def draw_word(p: Painter, screen: Puzzle) -> None:
    """The word as it grows, and what came of the last one."""
    box = screen.places.word
    if screen.paused:
        return
    style = p.type.capped(BODY, 22)
    y = box.y + 26
    wide = p.text(_("Your word"), box.x + PAD, y, style, "ink2", max_width=box.w * 0.4, shrink=True)
    trouble = screen.trouble
    room = box.w - 3 * PAD - wide
    fitted = p.type.fitted_lines(trouble, style, room, 44)
    p.paragraph(trouble, box.right - PAD - room, y, room, fitted, align="right", max_lines=2)
    if screen.word:
        draw_tiles(p, screen.word, Box(box.x + PAD, box.y + 46, box.w - 2 * PAD, box.h - 56))


def draw_meaning_of(p: Painter, box: Box, word: str) -> None:
    """Afterwards: the word that is looked at, and what it means."""
    meaning = meaning_of([word])
    inner = box.inset(PAD, 12)
    if not meaning.word:
        style = p.type.capped(BOLD.sized(22), 34)
        p.text(word, inner.x, box.centre[1], style, max_width=inner.w, shrink=True)
        return
    draw_meaning(p, inner, meaning)


def draw_list_title(p: Painter, screen: Puzzle, title: str, right: str = "") -> None:
    """The title of the list below the word."""
    box = screen.places.rows
    y = box.y + 24 * min(p.text_scale, 1.3)
    style = p.type.capped(H3.sized(20), 28)
    wide = p.text(title, box.x + PAD, y, style, max_width=box.w * 0.6, shrink=True)
    room = box.w - 2 * PAD - wide - 16
    said = fitting(p, (right, ""), p.type.capped(SECOND, 24), room)
    p.text(said.text, box.right - PAD, y, said.style, "ink2", "right", max_width=room)


def draw_buttons(p: Painter, screen: Puzzle) -> None:
    """The small buttons, and the main one."""
    for press, box in zip(screen.small(), screen.places.small, strict=True):
        draw_press(p, press, box, screen.accent, screen.focus.state(press.id))
    main = screen.primary()
    draw_press(
        p, main, screen.places.primary, screen.accent, screen.focus.state(main.id), main=True
    )


def waiting(screen: Puzzle) -> str:
    """While the puzzle is being made."""
    return "" if screen.made is not None or screen.remark else _("The tiles are being laid.")


def counted(found: int, there: int) -> str:
    """How many of the words were found."""
    said = ngettext("{found} of {count} word", "{found} of {count} words", there)
    return said.format(found=found, count=there)
