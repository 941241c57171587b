"""The bubble beside a play: what it scores and by what, laid where it hides least."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from game.contract import Notice, Preview
from game.language import gettext as _
from game.language import ngettext, sentence
from game.wildwords.board import EMPTY_BOARD, SIZE
from game.wildwords.scoring import Pattern
from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.play.wildwords.layout import Places
from scenes.play.wildwords.placing import Size, Spot, best_spot
from scenes.theme import Tint
from scenes.typography import BODY, HERO, SMALL, Style
from scenes.widgets.surfaces import draw_bubble
from scenes.widgets.tile import draw_word

_TILE, _GAP, _PAD, _TIP = 20.0, 2.0, 16.0, 12.0
_HEAD, _LINE, _FOOT = 1.36, 0.72, 0.16
"""Where the lines begin, how far they stand apart, what is left below; in squares."""
_NARROW, _WIDE = 5, 8
"""How many squares wide it is, if there is room."""
_LEAST_TILE = 9.0

_ICONS: dict[str, tuple[Icon, Tint]] = {
    "wildwords_preview_wild": (Icon.VISIBILITY_OFF, "ink2"),
    "wildwords_preview_letters": (Icon.ADD, "ink2"),
    "wildwords_preview_words": (Icon.CLOSE, "ink2"),
    "wildwords_preview_lost": (Icon.REMOVE, "danger"),
    "wildwords_bomb": (Icon.CELEBRATION, "pine"),
    "wildwords_touchdown": (Icon.BOLT, "pine"),
    "wildwords_hipswop": (Icon.STAR, "pine"),
    "wildwords_no_word_fits": (Icon.CANCEL, "danger"),
    "wildwords_a_word_fits": (Icon.CHECK_CIRCLE, "pine"),
}


@dataclass(frozen=True)
class Note:
    """A sentence with its sign."""

    text: str
    icon: Icon = Icon.INFO
    tint: Tint = "ink2"


@dataclass(frozen=True)
class Talk:
    """What a bubble says: points (None: it can't be played), patterns with theirs, notes."""

    score: int | None
    lines: tuple[tuple[str, int], ...] = ()
    notes: tuple[Note, ...] = ()


def talk_of(preview: Preview) -> Talk:
    """What is said of a play that isn't made yet."""
    lines = tuple((line.text, line.score or 0) for line in preview.lines)
    return Talk(preview.score, lines, tuple(note_of(notice) for notice in preview.notices))


def talk_about(patterns: Sequence[Pattern], points: int, notes: Sequence[Note] = ()) -> Talk:
    """What is said of a play that was made."""
    return Talk(points, tuple((one.text, one.score) for one in patterns), tuple(notes))


def note_of(notice: Notice) -> Note:
    """The sentence of a notice."""
    icon, tint = _ICONS.get(notice.code, (Icon.INFO, "ink2"))
    return Note(sentence(notice.code, notice.params), icon, tint)


def points_text(points: int) -> str:
    """A number of points as it stands alone."""
    return str(points).replace("-", "\u2212")


@dataclass(frozen=True)
class Bubble:
    """A bubble at its place."""

    talk: Talk
    box: Box
    spot: Spot
    tip: tuple[float, float]


def bubble_for(
    p: Painter, at: Places, talk: Talk, squares: Sequence[int], board: str = EMPTY_BOARD
) -> Bubble | None:
    """The bubble beside these squares; None where there is no room for it."""
    sizes = [Size(n, _rows(p, at, talk, n)) for n in range(_NARROW, _WIDE + 1)]
    wider = [Size(n, _rows(p, at, talk, n)) for n in range(_WIDE + 1, SIZE)]
    found = best_spot(sizes, squares, board) or best_spot(wider, squares, board)
    return None if found is None else _placed(at, talk, *found)


def _rows(p: Painter, at: Places, talk: Talk, columns: int) -> int:
    return ceil(_height(p, at, talk, columns) / at.cell - 0.05)


def _placed(at: Places, talk: Talk, spot: Spot, size: Size) -> Bubble:
    """Six units short of the square it speaks of, with its tip twice as far."""
    unit, felt, cell = _unit(at), at.felt, at.cell
    x, y = felt.x + spot.column * cell, felt.y + spot.row * cell
    box = Box(x, y, size.columns * cell, size.rows * cell)
    short, (cx, cy) = 6 * unit, at.square(spot.square).centre
    reach = _TIP * unit
    if spot.tip == "right":
        box = box._replace(w=box.w - short)
        return Bubble(talk, box, spot, (box.right + reach, cy))
    if spot.tip == "left":
        box = box._replace(x=box.x + short, w=box.w - short)
        return Bubble(talk, box, spot, (box.x - reach, cy))
    if spot.tip == "below":
        box = box._replace(h=box.h - short)
        return Bubble(talk, box, spot, (cx, box.bottom + reach))
    box = box._replace(y=box.y + short, h=box.h - short)
    return Bubble(talk, box, spot, (cx, box.y - reach))


def _unit(at: Places) -> float:
    """What a unit of the reference board is on this one."""
    return at.cell / 44


def _height(p: Painter, at: Places, talk: Talk, columns: int) -> float:
    cell, unit = at.cell, _unit(at)
    high = _FOOT * cell + 6 * unit
    if talk.score is not None:
        high += (_HEAD + _LINE * len(talk.lines)) * cell
    else:
        high += 0.3 * cell
    room = columns * cell - (2 * _PAD + 6) * unit
    return high + sum(_note_height(p, note, room, unit) for note in talk.notes)


def _note_height(p: Painter, note: Note, room: float, unit: float) -> float:
    style = _note_style(p, unit)
    return p.paragraph_height(note.text, room - _indent(p, style), style) + 5 * unit


def _note_style(p: Painter, unit: float) -> Style:
    return p.type.capped(SMALL, 24 * unit)


def _indent(p: Painter, style: Style) -> float:
    return p.scaled(style.size) * 1.45


def draw(p: Painter, at: Places, bubble: Bubble, *, scale: float = 1.0, alpha: float = 1.0) -> None:
    """The bubble; `scale` and `alpha` while it comes in."""
    box, unit = bubble.box, _unit(at)
    tip = (bubble.tip[0] - box.x, bubble.tip[1] - box.y)

    def paint(q: Painter) -> None:
        draw_bubble(q, Box(0, 0, box.w, box.h), tip, bubble.spot.tip)
        _draw_talk(q, bubble.talk, Box(0, 0, box.w, box.h), at.cell, unit)

    p.sprite(
        ("play bubble", bubble.talk, tip, bubble.spot.tip),
        *box,
        paint,
        pad=28,
        scale=scale,
        alpha=alpha,
    )


def _draw_talk(p: Painter, talk: Talk, box: Box, cell: float, unit: float) -> None:
    y = 0.3 * cell
    if talk.score is not None:
        _draw_score(p, talk.score, box, cell, unit)
        for number, (text, score) in enumerate(talk.lines):
            _draw_line(p, text, score, box, (_HEAD + number * _LINE) * cell, unit)
        y = (_HEAD + len(talk.lines) * _LINE) * cell
    style = _note_style(p, unit)
    indent, line = _indent(p, style), p.line_height(style)
    for note in talk.notes:
        left, room = box.x + _PAD * unit, box.w - 2 * _PAD * unit - indent
        p.icon(note.icon, left + indent * 0.38, y + line / 2, p.scaled(style.size) * 1.2, note.tint)
        ink: Tint = "ink" if note.tint == "ink2" else note.tint
        y = p.paragraph(note.text, left + indent, y + line / 2, room, style, ink)
        y += 5 * unit - line / 2


def _draw_score(p: Painter, score: int, box: Box, cell: float, unit: float) -> None:
    x, style = box.x + _PAD * unit, HERO.sized(42 * unit).on_board()
    wide = p.text(points_text(score), x, 0.70 * cell, style, "pine" if score >= 0 else "danger")
    said = ngettext("point", "points", abs(score))
    left, room = x + wide + 9 * unit, box.w - 2 * _PAD * unit - wide - 9 * unit
    small = p.type.capped(BODY.sized(18 * unit), 26 * unit)
    p.text(said, left, 0.82 * cell, small, max_width=room, shrink=True)


def _draw_line(p: Painter, text: str, score: int, box: Box, y: float, unit: float) -> None:
    right = box.right - _PAD * unit
    style = HERO.sized(19 * unit).on_board()
    wide = p.text(points_text(score), right, y + 10 * unit, style, "ink", "right")
    room = box.w - 2 * _PAD * unit - wide - 12 * unit
    pitch = min((_TILE + _GAP) * unit, room / len(text))
    side = max(_LEAST_TILE * unit, pitch * _TILE / (_TILE + _GAP))
    draw_word(p, box.x + _PAD * unit, y + (20 * unit - side) / 2, side, text, pitch - side)


def name_note(name: str) -> Note:
    """The name of what happened: the bomb, touchdown, hipswop."""
    return note_of(Notice(f"wildwords_{name}"))


def turned_note(count: int) -> Note:
    """How many tiles a play turns face down."""
    return note_of(Notice("wildwords_preview_wild", {"count": count}))


def owner_note(name: str) -> Note:
    """Whose play it is."""
    return Note(_("{name}\u2019s play").format(name=name), Icon.PERSON)
