"""How the challenge dialog looks. Source: style sheet, 04."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from game.language import gettext as _
from game.library import glosses
from game.wildwords.state import Pending, awaited_in, is_honour, stage_of
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.motion import shaken
from scenes.paint import Painter
from scenes.play.wildwords.challenge import texts
from scenes.play.wildwords.challenge.rows import Part, draw_parts
from scenes.play.wildwords.challenge.verdict import Verdict
from scenes.play.wildwords.texts import votes
from scenes.theme import Tint
from scenes.typography import BODY, BOLD, BUTTON, H2, PRIMARY, SECOND
from scenes.widgets.button import Button, State, draw_button
from scenes.widgets.chip import draw_chip
from scenes.widgets.clock import dial, draw_clock, pulse
from scenes.widgets.keyboard import draw_keyboard
from scenes.widgets.surfaces import draw_dialog

if TYPE_CHECKING:
    from scenes.play.wildwords.challenge.screen import ChallengeScreen

_LABEL_ABOVE = 46.0
_PILL = 38.0


class Head(NamedTuple):
    """Whose chip stands before the title, the title, and what stands below it."""

    seat: int
    title: str
    text: str


def draw(p: Painter, screen: ChallengeScreen) -> None:
    """Scrim, sheet, head, rows, note, buttons, keys."""
    p.scrim()
    draw_dialog(p, screen.places.box)
    _draw_head(p, screen)
    _draw_ring(p, screen)
    with screen.panel.window(p):
        for number in range(len(screen.rows)):
            _draw_row(p, screen, number)
    _draw_note(p, screen)
    _draw_buttons(p, screen)
    if screen.keys:
        _draw_keys(p, screen)


# --- head ------------------------------------------------------------------------------


def _draw_head(p: Painter, screen: ChallengeScreen) -> None:
    at, head = screen.places, _head(screen)
    box = at.title
    draw_chip(p, at.box.x + 58, at.box.y + 58, 26, screen.play.colour(head.seat))
    room = box.w if _has_ring(screen) else at.box.right - 32 - box.x
    title = p.type.fitted(head.title, p.type.capped(H2, 34), room)
    lines = len(p.type.wrapped(head.title, title, room))
    line = p.line_height(title)
    y = at.box.y + (46 if lines == 1 else 34)
    p.paragraph(head.title, box.x, y, room, title)
    below = y + line * (lines - 1) + 32
    style = p.type.fitted_lines(head.text, p.type.capped(BODY, 22), room, box.bottom - below + 8)
    p.paragraph(head.text, box.x, below, room, style, "ink2")
    p.hairline(at.box.x + 32, at.box.y + 120, at.box.w - 64)


def _head(screen: ChallengeScreen) -> Head:
    verdict, play = screen.verdict, screen.play
    if verdict is not None:
        player, challenger = play.name(verdict.player), play.name(verdict.challenger)
        seat = verdict.challenger if verdict.succeeded else verdict.player
        title = texts.verdict_title(verdict, player, challenger)
        text = texts.verdict_text(verdict, _names(screen), play.wild.awaited)
        return Head(seat, title, text)
    pending = screen.pending
    if pending is None or pending.challenger is None:
        return Head(0, "", "")
    stake = texts.stake(pending.play.score)
    if screen.phase == "spelling" and screen.spelling.wilds:
        stake = f"{stake} {_('Write what each wild tile stands for.')}"
    return Head(pending.challenger, _title(screen, pending, pending.challenger), stake)


def _title(screen: ChallengeScreen, pending: Pending, challenger: int) -> str:
    play, name = screen.play, screen.play.name(awaited_in(pending))
    said = {
        "votes": _("{challenger} doubts it. What do you say, {name}?"),
        "spelling": _("{challenger} doubts it. Spell it out, {name}."),
        "honour": _("{name}, is it good?"),
    }
    waiting = {
        "votes": _("{challenger} doubts it. What does {name} say?"),
        "spelling": _("{challenger} doubts it. {name} spells it out."),
        "honour": _("{name} judges it."),
    }
    which = waiting if screen.phase == "waiting" else said
    title = which.get(stage_of(pending), "")
    return title.format(challenger=play.name(challenger), name=name)


def _names(screen: ChallengeScreen) -> tuple[str, ...]:
    return tuple(seat.name for seat in screen.play.table.setup.seats)


def _has_ring(screen: ChallengeScreen) -> bool:
    return screen.verdict is None and screen.play.answer_clock is not None


def _draw_ring(p: Painter, screen: ChallengeScreen) -> None:
    face = screen.play.answer_clock
    if screen.verdict is not None or face is None:
        return
    if face.remaining_ms is None or face.limit_ms is None:
        return
    x, y, radius = screen.places.ring
    left = max(0, face.remaining_ms)
    prefs = screen.app.prefs
    shown = dial(left, face.limit_ms, tenths_below_ms=10_000 if prefs.clock_tenths else 0)
    swell = 0.0 if prefs.reduced_motion else pulse(left)
    draw_clock(p, x, y, radius, shown, "pine", size=30, swell=swell)


# --- rows ------------------------------------------------------------------------------


def _draw_row(p: Painter, screen: ChallengeScreen, number: int) -> None:
    middle, rows = screen.row_middle(number), screen.places.rows
    label = texts.pattern_label(screen.patterns[number])
    style = p.type.capped(BOLD, 24)
    p.text(label, rows.x + 4, middle - _LABEL_ABOVE, style, "ink2", max_width=rows.w - 8)
    active = screen.active
    index = active.nth if active is not None and active.row == number else None
    parts = screen.rows[number]
    run = screen.timeline.run("shake")
    if run is not None:
        shift = shaken(run.linear())
        parts = tuple(_shifted(part, shift) for part in parts)
    draw_parts(p, parts, active=index, bad=_is_bad(screen, number))
    _draw_tag(p, screen, number, rows.x + screen.row_width - 4)


def _shifted(part: Part, shift: float) -> Part:
    return replace(part, box=part.box.moved(shift, 0))


def _is_bad(screen: ChallengeScreen, number: int) -> bool:
    verdict = screen.verdict
    if verdict is None or not verdict.words:
        return False
    if verdict.good:
        return not verdict.good[number]
    return verdict.succeeded


class Tag(NamedTuple):
    """What is said of a row, with its sign."""

    text: str
    icon: Icon
    tint: Tint = "ink2"


def _tag(screen: ChallengeScreen, number: int) -> Tag | None:
    verdict = screen.verdict
    if verdict is not None:
        if not verdict.words or not verdict.good:
            return None
        if verdict.good[number]:
            return Tag(_("a word"), Icon.CHECK_CIRCLE, "pine")
        fits = screen.unfit(number) is None
        return Tag(_("no word") if fits else _("doesn\u2019t fit"), Icon.CANCEL, "danger")
    if screen.phase != "spelling":
        return None
    left = screen.spelling.open(number)
    if left:
        return Tag(texts.to_go(left), Icon.EDIT)
    wild = bool(screen.spelling.strings[number])
    return Tag(_("it fits") if wild else _("as it lies"), Icon.CHECK, "pine")


def _draw_tag(p: Painter, screen: ChallengeScreen, number: int, right: float) -> None:
    tag = _tag(screen, number)
    if tag is None:
        return
    style = p.type.fitted(tag.text, p.type.capped(BOLD, 21), 116)
    wide = p.text_width(tag.text, style) + 50
    x, y = right - wide, screen.row_middle(number)
    p.rounded(x, y - _PILL / 2, wide, _PILL, _PILL / 2, "inset")
    p.icon(tag.icon, x + 22, y, 22, tag.tint)
    p.text(tag.text, x + 38, y, style, tag.tint, max_width=wide - 46)


# --- foot ------------------------------------------------------------------------------


def _draw_note(p: Painter, screen: ChallengeScreen) -> None:
    box = screen.places.note
    text = _note(screen)
    if box is None or not text:
        return
    p.rounded(*box, 14, "inset")
    learned = screen.verdict is not None and bool(_meaning(screen.verdict))
    p.icon(Icon.MENU_BOOK if learned else Icon.GAVEL, box.x + 30, box.centre[1], 28, "ink2")
    room = Box(box.x + 58, box.y + 4, box.w - 74, box.h - 8)
    style = p.type.fitted_lines(text, SECOND, room.w, room.h)
    high = p.paragraph_height(text, room.w, style)
    y = room.centre[1] - (high - p.line_height(style)) / 2
    p.paragraph(text, room.x, y, room.w, style)


def _note(screen: ChallengeScreen) -> str:
    view, verdict, pending = screen.play.wild, screen.verdict, screen.pending
    if verdict is not None:
        judge = "" if is_honour(view.setup) else texts.dictionary_rule(view.setup.lexicon.key)
        return _meaning(verdict) or judge
    if pending is None or pending.challenger is None:
        return ""
    names = _names(screen)
    if pending.votes:
        return " ".join((votes(pending.votes, names), *texts.sides(view.setup)))
    return texts.rule(pending, view, names, spells=screen.phase == "spelling")


def _meaning(verdict: Verdict) -> str:
    """What the first good word means."""
    pairs = zip(verdict.words, verdict.good, strict=False)
    found = (glosses().of(word) for word, good in pairs if good)
    gloss = next((one for one in found if one is not None), None)
    return f"{gloss.word}: {gloss.text}" if gloss is not None else ""


def _draw_buttons(p: Painter, screen: ChallengeScreen) -> None:
    at, answers = screen.places, screen.answers()
    boxes = (at.left, at.right)[-len(answers) :] if answers else ()
    for answer, box in zip(answers, boxes, strict=True):
        face = Button(answer.label, answer.icon, style=BUTTON)
        if box == at.right:
            face = Button(answer.label, answer.icon, "primary", "pine", PRIMARY.sized(24))
        draw_button(p, box, face, screen.focus.state(answer.id))
    if not screen.writes:
        return
    draw_button(p, at.beside, Button("", Icon.KEYBOARD), screen.focus.state("keys"))
    hint = _("Enter: say it") if screen.spelling.complete else _("Enter: next wild tile")
    style = p.type.fitted(hint, p.type.capped(SECOND, 20), at.hint.w)
    if p.text_width(hint, style) <= at.hint.w:
        p.text(hint, at.hint.right, at.hint.centre[1] - 2, style, "ink2", "right")


def _draw_keys(p: Painter, screen: ChallengeScreen) -> None:
    keys, at = screen.keys, screen.places.keys
    p.rounded(at.x - 16, at.y - 14, at.w + 32, at.h + 60, 24, "panel")
    label = _("Say it") if screen.spelling.complete else _("Next")
    states: dict[str, State] = {name: screen.focus.state(f"key.{name}") for name in keys}
    draw_keyboard(p, keys, None, "pine", label, states=states)
