"""The panel beside the seats: a person's help line by line, or the computer's level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.contract import LEVELS, Level
from game.language import gettext as _
from scenes.canvas import Box
from scenes.draft import Draft
from scenes.focus import Control, Focus
from scenes.form import ChoiceRow, Form, Row
from scenes.handicaps import HandicapRow, preset_of, presets
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.setup.seats import level_name
from scenes.theme import Accent
from scenes.typography import BOLD, H3
from scenes.widgets.chip import draw_chip
from scenes.widgets.choices import Choice, alike, draw_choice
from scenes.widgets.prose import FLOOR
from scenes.widgets.surfaces import draw_note

SetHelp = Callable[[str, Any], None]
SetLevel = Callable[[Level], None]
UsePreset = Callable[[str], None]
_HEAD = 58.0
_LARGE = 1.25


@dataclass(frozen=True)
class LevelsRow(Row):
    """The four levels as cards, two beside each other."""

    level: Level
    choose: SetLevel

    GAP = 10.0

    def height(self, p: Painter, width: float) -> float:
        """Two rows of cards."""
        del width
        return 2 * self._high(p) + self.GAP

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """A card a level."""
        del p
        return [
            Control(
                f"{self.id}.{level}",
                card,
                level_name(level),
                partial(self.choose, level),
                kind="toggle",
                group=self.id,
                selected=level == self.level,
            )
            for level, card in zip(LEVELS, self._cards(box), strict=True)
        ]

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """The cards, the chosen one in gold."""
        faces = [Choice(level_name(n), level_sense(n), chosen=n == self.level) for n in LEVELS]
        cards = self._cards(box)
        words = alike(p, cards, faces)
        for level, card, face, said in zip(LEVELS, cards, faces, words, strict=True):
            draw_choice(p, card, face, accent, focus.state(f"{self.id}.{level}"), said)

    def _high(self, p: Painter) -> float:
        return 84.0 if p.text_scale < 1.2 else 96.0

    def _cards(self, box: Box) -> list[Box]:
        wide, high = (box.w - self.GAP) / 2, (box.h - self.GAP) / 2
        return [
            Box(box.x + i % 2 * (wide + self.GAP), box.y + i // 2 * (high + self.GAP), wide, high)
            for i in range(4)
        ]


class HelpPanel:
    """What the chosen seat has, and the sentence that says what it does."""

    def __init__(self) -> None:
        self.form = Form("help", "", most_gap=18)
        self.head: tuple[ChoiceRow, Box] | None = None
        """The presets where they have room beside the title; else they are the first row."""
        self.told = True
        """Whether the sentence is said: with large text not of a seat without help."""
        self.box = self.sentence = Box(0, 0, 0, 0)

    def place(
        self,
        p: Painter,
        box: Box,
        sentence: Box,
        draft: Draft,
        place: int,
        set_help: SetHelp,
        set_level: SetLevel,
        use_preset: UsePreset,
    ) -> None:
        """Lay out the rows of this seat."""
        self.box = box
        small = BOLD.sized(FLOOR / p.text_scale)
        said = p.paragraph_height(sentence_of(draft, place), sentence.w - 80, small)
        taller = max(sentence.h * (min(p.text_scale, 1.6) - 1), said + 4 - sentence.h)
        self.sentence = Box(sentence.x, sentence.y - taller, sentence.w, sentence.h + taller)
        self.told = p.text_scale < _LARGE or not _is_plain(draft, place)
        low = self.sentence.y - 4 if self.told else box.bottom - 12
        view = Box(box.x + 24, box.y + _HEAD, box.w - 48, low - box.y - _HEAD)
        lines = rows(draft, place, set_help, set_level)
        self.head = None
        if draft.seats[place].level is None:
            beside = preset_row(draft, place, use_preset, named=False)
            self.head = self._beside(p, draft, place, beside)
            if self.head is None:
                lines = [preset_row(draft, place, use_preset, named=True), *lines]
        self.form.place(p, view, lines)

    def controls(self, p: Painter) -> list[Control]:
        """The presets, then the lines."""
        head = [] if self.head is None else self.head[0].controls(p, self.head[1])
        return [*head, *self.form.controls(p)]

    def _beside(
        self, p: Painter, draft: Draft, place: int, row: ChoiceRow
    ) -> tuple[ChoiceRow, Box] | None:
        """Where the presets stand at the right of the title, if both have room."""
        wide = row.width(p)
        title = p.text_width(title_of(draft, place), p.type.capped(H3, 32))
        if 68 + title + 16 + wide + 24 > self.box.w:
            return None
        return row, Box(self.box.right - 24 - wide, self.box.y + 8, wide, _HEAD - 12)

    def draw(self, p: Painter, draft: Draft, place: int, accent: Accent, focus: Focus) -> None:
        """Panel, head, rows, sentence."""
        seat = draft.seats[place]
        x, y, w, _h = self.box
        p.panel(*self.box)
        draw_chip(p, x + 40, y + 34, 17, seat.colour)
        computer = seat.kind == "computer"
        style = p.type.capped(H3, 32)
        room = w - 68 - 24
        if self.head is not None:
            row, box = self.head
            room = box.x - 16 - x - 68
            row.draw(p, box, accent, focus)
        p.text(title_of(draft, place), x + 68, y + 34, style, max_width=room + 1, shrink=True)
        self.form.draw(p, accent, focus)
        if self.told:
            icon = Icon.SMART_TOY if computer else Icon.LIGHTBULB
            draw_note(p, self.sentence, sentence_of(draft, place), icon, accent)


def rows(draft: Draft, place: int, set_help: SetHelp, set_level: SetLevel) -> Sequence[Row]:
    """The rows of the panel for a seat."""
    level = draft.seats[place].level
    if level is not None:
        return [LevelsRow("level", level, set_level)]
    return [_help_row(row, draft, place, set_help) for row in draft.help_rows()]


def sentence_of(draft: Draft, place: int) -> str:
    """What is said of a seat to the others."""
    seat = draft.seats[place]
    if seat.level is not None:
        return _("{name} sees no more than a person in that seat would.").format(name=seat.name)
    return draft.help_sentence(place)


def _is_plain(draft: Draft, place: int) -> bool:
    """Whether a person sits there who plays like everyone else."""
    seat = draft.seats[place]
    return seat.level is None and seat.handicap is None


def title_of(draft: Draft, place: int) -> str:
    """Whose panel it is."""
    seat = draft.seats[place]
    title = _("{name}, the computer") if seat.kind == "computer" else _("Help for {name}")
    return title.format(name=seat.name)


def preset_row(draft: Draft, place: int, use: UsePreset, *, named: bool) -> ChoiceRow:
    """The presets; `named`: under a label, with what is there if it is none of them."""
    known = presets(draft.facts)
    now = preset_of(draft.seats[place].handicap, draft.facts)
    at = -1 if now is None else known.index(now)
    titles = tuple(preset.title for preset in known)
    if not named:
        return ChoiceRow("preset", "", titles, at, lambda index: use(known[index].id))
    first = _("own") if draft.seats[place].handicap is not None and now is None else _("none")

    def choose(index: int) -> None:
        if index:
            use(known[index - 1].id)
        elif now is not None:
            use(now.id)

    return ChoiceRow("preset", _("For"), (first, *titles), at + 1, choose)


def level_sense(level: Level) -> str:
    """What to expect of a level."""
    return {
        "easy": _("likes common words"),
        "medium": _("a fair partner"),
        "hard": _("misses little"),
        "expert": _("plays all it can"),
    }[level]


def _help_row(row: HandicapRow, draft: Draft, place: int, set_help: SetHelp) -> ChoiceRow:
    value = getattr(draft.help_of(place), row.field)
    known = row.values.index(value) if value in row.values else 0

    def choose(index: int) -> None:
        set_help(row.field, row.values[index])

    return ChoiceRow(f"help.{row.field}", row.title, row.labels, known, choose, pairs=True)
