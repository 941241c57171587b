"""Cards to choose from: one of several, or a rule of the table that opens a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BOLD, H3, SECOND
from scenes.widgets.button import State
from scenes.widgets.prose import Passage, as_many_as_fit, draw_prose, fits_line, fitted_prose
from scenes.widgets.ring import draw_focus_ring


@dataclass(frozen=True)
class Choice:
    """A card that is one of several: an icon, a title and a caption below it."""

    title: str
    caption: str = ""
    icon: Icon | None = None
    chosen: bool = False


Said = tuple[Passage, ...]


def draw_choice(
    p: Painter,
    box: Box,
    choice: Choice,
    accent: Accent,
    state: State = "rest",
    said: Said | None = None,
) -> None:
    """A card to choose: title and caption, an icon at the left; chosen: gold, accent edge.

    `said` is what `alike` makes of it, where it stands among others.
    """
    x, y, _w, h = box
    ground: Tint = p.theme.chosen if choice.chosen or state in ("hover", "pressed") else "inset"
    edge: Tint = accent if choice.chosen else "line"
    p.edged(*box, 14, ground, edge, 3 if choice.chosen else 1.2)
    if choice.icon:
        p.icon(choice.icon, x + 34, y + h / 2, 32, accent)
    draw_prose(p, _words(box, choice), said or _said(p, box, choice))
    if state == "focus":
        draw_focus_ring(p, *box, 14)


def without_icons_if_tight(
    p: Painter, boxes: Sequence[Box], choices: Sequence[Choice]
) -> list[Choice]:
    """The same cards, all without their icons if beside one a title would be broken."""
    tight = any(
        not fits_line(p, word, BOLD.sized(17), _words(box, choice).w)
        for box, choice in zip(boxes, choices, strict=True)
        for word in choice.title.split()
    )
    return [replace(choice, icon=None) for choice in choices] if tight else list(choices)


def alike(p: Painter, boxes: Sequence[Box], choices: Sequence[Choice]) -> list[Said]:
    """Titles and captions of cards side by side, all in the sizes of the longest."""
    said = [_said(p, box, choice) for box, choice in zip(boxes, choices, strict=True)]
    lines = min((len(one) for one in said), default=0)
    sizes = [min(one[n].style.size for one in said) for n in range(lines)]
    return [
        tuple(
            part._replace(style=part.style.sized(size))
            for part, size in zip(one, sizes, strict=False)
        )
        for one in said
    ]


def _said(p: Painter, box: Box, choice: Choice) -> Said:
    inner = _words(box, choice)
    title, caption = Passage(choice.title, BOLD.sized(17)), Passage(choice.caption, SECOND, "ink2")
    return fitted_prose(p, as_many_as_fit(p, [title, caption], inner), inner)


def _words(box: Box, choice: Choice) -> Box:
    """Where the words of a card stand."""
    left = box.x + (62 if choice.icon else 18)
    return Box(left, box.y + 4, box.right - left - 10, box.h - 8)


@dataclass(frozen=True)
class Rule:
    """A rule of the table as a card: icon and name, what is set, what it means."""

    name: str
    value: str
    detail: str
    icon: Icon


def draw_rule_card(p: Painter, box: Box, rule: Rule, accent: Accent, state: State = "rest") -> None:
    """A card of 184 x 104 that opens a choice."""
    x, y, w, h = box
    ground: Tint = p.theme.chosen if state in ("hover", "pressed") else "inset"
    p.edged(*box, 14, ground, "line", 1.2)
    p.icon(rule.icon, x + 26, y + h * 0.21, 24, accent)
    small = p.type.capped(SECOND, h * 0.21)
    if fits_line(p, rule.name, small, w - 84):
        p.text(rule.name, x + 46, y + h * 0.21, small, "ink2", max_width=w - 84, shrink=True)
    p.icon(Icon.EXPAND_MORE, x + w - 22, y + h * 0.21, 24)
    inner = Box(x + 16, y + h * 0.346, w - 26, h * 0.615)
    value, detail = Passage(rule.value, H3.sized(21)), Passage(rule.detail, SECOND, "ink2")
    draw_prose(p, inner, as_many_as_fit(p, [value, detail], inner))
    if state == "focus":
        draw_focus_ring(p, *box, 14)
