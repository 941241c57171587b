"""How the challenge quiz looks: the table of WildWords, with a list to mark in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import gettext as _
from game.language import ngettext
from game.wildwords.board import EMPTY
from game.wildwords.quiz import QuizPlay
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wildwords.board import draw_ground, draw_mark, face_on
from scenes.play.wildwords.bubble import points_text
from scenes.results.fitting import fitting
from scenes.theme import Tint
from scenes.typography import BODY, BOLD, BUTTON, H3, HERO, PRIMARY, SECOND
from scenes.widgets.button import Button, draw_button
from scenes.widgets.prose import Passage, as_many_as_fit, draw_prose
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.tile import draw_tile, draw_word

if TYPE_CHECKING:
    from scenes.quiz.scene import QuizScreen

_PAD = 22.0


def draw(p: Painter, screen: QuizScreen) -> None:
    """Everything: the still parts as one picture, then what can change."""
    at = screen.places
    p.backdrop(("quiz", at), lambda q: _draw_ground(q, screen))
    _draw_header(p, screen)
    _draw_board(p, screen)
    _draw_head(p, screen)
    with screen.panel.window(p):
        for play, row in zip(screen.plays, screen.rows, strict=True):
            _draw_row(p, screen, play, row)
    _draw_detail(p, screen)
    _draw_buttons(p, screen)


def _draw_ground(p: Painter, screen: QuizScreen) -> None:
    at = screen.places
    draw_ground(p, at.board.board)
    p.panel(*at.plays)
    p.panel(*at.detail)
    if at.about is not None:
        p.panel(*at.about)
        _draw_about(p, at.about)


def _draw_header(p: Painter, screen: QuizScreen) -> None:
    """The way back, the title, and what a mark earns or has earned."""
    at = screen.places
    draw_button(p, at.back, Button("", Icon.ARROW_BACK), screen.focus.state("back"))
    style, x, y = H3.sized(25).on_board(), at.header.x, at.header.y + 24
    wide = p.text(_("Challenge quiz"), x, y, style, "pine", max_width=at.header.w, shrink=True)
    right = screen.places.plays.right
    room = right - (x + wide + 20 if right > x else screen.places.plays.x)
    said = fitting(p, _earnings(screen), BODY.on_board(), room)
    p.text(said.text, right, y, said.style, "ink", "right", max_width=room)


def _earnings(screen: QuizScreen) -> tuple[str, ...]:
    result = screen.result
    if result is None:
        return _("+1 for each bluff, \u22121 for others"), ""
    said = _("{right} found, {wrong} wrong, {missed} missed")
    counts = (len(result.right), len(result.wrong), len(result.missed))
    return said.format(right=counts[0], wrong=counts[1], missed=counts[2]), ""


def _draw_board(p: Painter, screen: QuizScreen) -> None:
    """The tiles; the play that is shown has a golden edge."""
    at = screen.places.board
    board = screen.quiz.board if screen.quiz is not None else ""
    with p.clip(*at.felt):
        for square, symbol in enumerate(board):
            if symbol != EMPTY:
                box = at.on_square(square)
                draw_tile(p, box.x, box.y, box.w, face_on(square, symbol))
        for square in screen.play.squares if screen.play is not None else ():
            draw_mark(p, at.on_square(square))
    if screen.focus.state("board") == "focus":
        draw_focus_ring(p, *at.felt, 5, -4)


# --- the list --------------------------------------------------------------------------


def _draw_head(p: Painter, screen: QuizScreen) -> None:
    """What is asked; afterwards what it has earned."""
    box, room = screen.places.plays, screen.places.plays.w - 2 * _PAD
    style = p.type.fitted(_title(screen), p.type.capped(H3.sized(22), 28), room)
    p.text(_title(screen), box.x + _PAD, box.y + 28, style, max_width=room)
    p.hairline(box.x + 18, box.y + 50, box.w - 36)


def _title(screen: QuizScreen) -> str:
    result = screen.result
    if screen.quiz is None:
        return _("A match is being played for you")
    if result is None:
        return _("Which plays are bluffs?")
    points = ngettext("{points} point", "{points} points", abs(result.points))
    return f"{_(result.title)} \u00b7 {points.format(points=points_text(result.points))}"


def _draw_row(p: Painter, screen: QuizScreen, play: QuizPlay, row: Box) -> None:
    state = screen.focus.state(f"play{play.number}")
    inner = row.inset(2, 2)
    if play.number == screen.shown or state in ("hover", "pressed"):
        p.rounded(*inner, 10, p.theme.chosen if play.number == screen.shown else "inset")
    y = row.centre[1]
    style = p.type.capped(BOLD.sized(17), 22)
    number = p.text(str(play.number), row.x + 34, y, style, "ink2", "right")
    left = row.x + max(44.0, number + 20)
    right = _draw_sign(p, screen, play, row)
    text = play.patterns[0].text
    side = min(22.0, (right - 8 - left + 2) / len(text) - 2)
    draw_word(p, left, y - side / 2, side, text, 2)
    if state == "focus":
        draw_focus_ring(p, *inner.inset(3), 8, 2)


def _draw_sign(p: Painter, screen: QuizScreen, play: QuizPlay, row: Box) -> float:
    """At the end of a row a mark, afterwards whether it was right; gives back where it begins."""
    marked = play.number in screen.marks
    y, x = row.centre[1], row.right - 24
    if screen.result is not None:
        icon, tint = _verdict(play, marked=marked)
        if icon is not None:
            p.icon(icon, x, y, 26, tint)
        return x - 16
    box = Box(x - 13, y - 13, 26, 26)
    if marked:
        p.rounded(*box, 8, "pine")
        p.icon(Icon.GAVEL, x, y, 20, "on")
    else:
        p.edged(*box, 8, "panel", "ink2", 1.5)
    return box.x - 4


def _verdict(play: QuizPlay, *, marked: bool) -> tuple[Icon | None, Tint]:
    if marked:
        return (Icon.CANCEL, "danger") if play.honest else (Icon.CHECK_CIRCLE, "pine")
    return (None, "ink") if play.honest else (Icon.VISIBILITY_OFF, "ink2")


# --- one play in full ------------------------------------------------------------------


def _draw_detail(p: Painter, screen: QuizScreen) -> None:
    box, play = screen.places.detail, screen.play
    if play is None:
        _draw_hint(p, screen, box)
        return
    style = p.type.capped(H3.sized(20), 26)
    y = box.y + 26
    title = _("Play {number}").format(number=play.number)
    wide = p.text(title, box.x + _PAD, y, style, max_width=box.w * 0.5, shrink=True)
    said = ngettext("{points} point", "{points} points", abs(play.score))
    said = said.format(points=points_text(play.score))
    room = box.w - 2 * _PAD - wide - 16
    fitted = fitting(p, (said, points_text(play.score)), p.type.capped(SECOND, 22), room)
    p.text(fitted.text, box.right - _PAD, y, fitted.style, "ink2", "right", max_width=room)
    below = Box(box.x + _PAD, box.y + 42, box.w - 2 * _PAD, box.h - 50)
    passages = _passages(p, screen, play)
    draw_prose(p, below, as_many_as_fit(p, passages, below, 3), 3)


def _passages(p: Painter, screen: QuizScreen, play: QuizPlay) -> list[Passage]:
    """Its patterns; once the answers are there, the words that fit."""
    style = p.type.capped(BODY, 28)
    if screen.result is None:
        patterns = "   ".join(pattern.text for pattern in play.patterns)
        return [Passage(patterns, p.type.capped(HERO.sized(24), 34))]
    found: list[Passage] = []
    for one in play.readings:
        if not one.fits:
            text = _("{pattern}: no word fits").format(pattern=one.pattern)
            found.append(Passage(text, style, "danger"))
        elif one.words and "*" in one.pattern:
            found.append(Passage(f"{one.pattern}: {', '.join(one.words)}", style))
        else:
            found.append(Passage(_("{pattern}: a word").format(pattern=one.pattern), style))
    return found


def _draw_hint(p: Painter, screen: QuizScreen, box: Box) -> None:
    text = _("Mark at least 3 plays. A press on a tile shows the play it belongs to.")
    if screen.quiz is None:
        text = ""
    room = Box(box.x + _PAD, box.y + 8, box.w - 2 * _PAD, box.h - 16)
    draw_prose(p, room, as_many_as_fit(p, [Passage(text, BODY, "ink2")], room), 0)


def _draw_about(p: Painter, box: Box) -> None:
    title = p.type.capped(H3.sized(20), 26)
    p.text(_("What to do"), box.x + _PAD, box.y + 28, title, max_width=box.w - 2 * _PAD)
    said = (
        _("Two computers have played this match. A word fits each pattern of an honest play."),
        _("For a bluff no word does. Mark the plays that you would challenge, at least 3."),
    )
    room = Box(box.x + _PAD, box.y + 46, box.w - 2 * _PAD, box.h - 60)
    passages = [Passage(text, BODY, "ink2") for text in said]
    draw_prose(p, room, as_many_as_fit(p, passages, room, 10), 10)


def _draw_buttons(p: Painter, screen: QuizScreen) -> None:
    at = screen.places
    again = Button(_("Another quiz"), Icon.REFRESH, style=BUTTON.sized(20))
    draw_button(p, at.again, again, screen.focus.state("again"))
    count = len(screen.marks)
    label = _("Answers")
    if screen.result is None and count:
        label = ngettext("Answers ({count} marked)", "Answers ({count} marked)", count)
    face = Button(label.format(count=count), Icon.CHECK, "primary", "pine", PRIMARY.sized(24))
    draw_button(p, at.answers, face, screen.focus.state("answers"))
