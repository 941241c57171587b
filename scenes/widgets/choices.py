"""Cards to choose from: one of several, or a rule of the table that opens a choice."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BOLD, H3, SECOND
from scenes.widgets.button import State
from scenes.widgets.ring import draw_focus_ring


@dataclass(frozen=True)
class Choice:
    """A card that is one of several: an icon, a title and a caption below it."""

    title: str
    caption: str = ""
    icon: Icon | None = None
    chosen: bool = False


def draw_choice(
    p: Painter, box: Box, choice: Choice, accent: Accent, state: State = "rest"
) -> None:
    """A card to choose: title and caption, an icon at the left; chosen: gold, accent edge."""
    x, y, w, h = box
    ground: Tint = p.theme.chosen if choice.chosen or state in ("hover", "pressed") else "inset"
    edge: Tint = accent if choice.chosen else "line"
    p.edged(*box, 14, ground, edge, 3 if choice.chosen else 1.2)
    left = x + 18
    if choice.icon:
        p.icon(choice.icon, x + 34, y + h / 2, 32, accent)
        left = x + 62
    room = x + w - left - 10
    middle = y + h / 2
    off = h * 0.17 if choice.caption else 0
    title, caption = (p.type.capped(style, h * 0.29) for style in (BOLD.sized(17), SECOND))
    p.text(choice.title, left, middle - off, title, max_width=room, shrink=True)
    if choice.caption:
        p.text(choice.caption, left, middle + off, caption, "ink2", max_width=room, shrink=True)
    if state == "focus":
        draw_focus_ring(p, *box, 14)


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
    small, large = p.type.capped(SECOND, h * 0.21), p.type.capped(H3.sized(21), h * 0.29)
    p.text(rule.name, x + 46, y + h * 0.21, small, "ink2", max_width=w - 84, shrink=True)
    p.icon(Icon.EXPAND_MORE, x + w - 22, y + h * 0.21, 24)
    p.text(rule.value, x + 16, y + h * 0.52, large, max_width=w - 26, shrink=True)
    p.text(rule.detail, x + 16, y + h * 0.79, small, "ink2", max_width=w - 26, shrink=True)
    if state == "focus":
        draw_focus_ring(p, *box, 14)
