"""What a row is, and the plain ones: headings, texts, notes, switches, things to pick."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BODY, BOLD, BUTTON, H3, SECOND, Style
from scenes.widgets.button import LEAST
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.surfaces import draw_note
from scenes.widgets.switches import draw_switch

LABEL = BODY
GAP = 20.0
"""Between a label and what stands beside it."""
AIR = 6.0
"""Above and below the text of a row."""


@dataclass(frozen=True)
class Row(ABC):
    """One row. `id` is the beginning of its controls' ids."""

    id: str

    @abstractmethod
    def height(self, p: Painter, width: float) -> float:
        """How high it stands at this width."""

    @abstractmethod
    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Draw it; `focus` knows the state of its controls."""

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """What can be pressed in it."""
        del p, box
        return []

    def narrow(self, p: Painter) -> float | None:
        """The least width it is content with beside another row; None: it wants its own line."""
        del p
        return None


def label_height(p: Painter, label: str, help_: str, width: float) -> float:
    """How high a label with its caption stands."""
    high = p.paragraph_height(label, width, LABEL)
    return high + (p.paragraph_height(help_, width, SECOND) if help_ else 0.0)


def draw_label(
    p: Painter, label: str, help_: str, box: Box, style: Style = LABEL, tint: Tint = "ink"
) -> None:
    """A label and its caption under it, in the middle of a box's height."""
    top = box.centre[1] - label_height(p, label, help_, box.w) / 2
    under = p.paragraph(label, box.x, top + p.line_height(style) / 2, box.w, style, tint)
    if help_:
        first = under - p.line_height(style) / 2 + p.line_height(SECOND) / 2
        p.paragraph(help_, box.x, first, box.w, SECOND, "ink2")


@dataclass(frozen=True)
class HeadingRow(Row):
    """A title over the rows that follow."""

    text: str
    tint: Tint = "ink"

    ABOVE = 14.0

    def height(self, p: Painter, width: float) -> float:
        """As many lines as the title takes, with room above."""
        return self.ABOVE + p.paragraph_height(self.text, width, H3) + AIR

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Write the title."""
        del accent, focus
        first = box.y + self.ABOVE + p.line_height(H3) / 2
        p.paragraph(self.text, box.x, first, box.w, H3, self.tint)


@dataclass(frozen=True)
class TextRow(Row):
    """A paragraph to be read."""

    text: str
    style: Style = SECOND
    tint: Tint = "ink2"

    def height(self, p: Painter, width: float) -> float:
        """As many lines as the text takes."""
        return p.paragraph_height(self.text, width, self.style) + 2 * AIR

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Write the text."""
        del accent, focus
        first = box.y + AIR + p.line_height(self.style) / 2
        p.paragraph(self.text, box.x, first, box.w, self.style, self.tint)


@dataclass(frozen=True)
class NoteRow(Row):
    """A sentence on a ground of gold, with an icon."""

    text: str
    icon: Icon = Icon.INFO
    tint: Tint = "ink"

    def height(self, p: Painter, width: float) -> float:
        """The sentence and its ground."""
        return max(LEAST, p.paragraph_height(self.text, width - 80, BOLD) + 16) + 2 * AIR

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """The sentence on its ground."""
        del accent, focus
        draw_note(p, box.inset(0, AIR), self.text, self.icon, self.tint)


@dataclass(frozen=True)
class SwitchRow(Row):
    """Something that is on or off; the whole row is pressed."""

    label: str
    on: bool
    toggle: Callable[[], None]
    help: str = ""

    def height(self, p: Painter, width: float) -> float:
        """Label and caption beside the switch."""
        return max(LEAST, label_height(p, self.label, self.help, width - 64 - GAP) + 2 * AIR)

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """The whole row."""
        del p
        return [Control(self.id, box, self.label, self.toggle, kind="toggle")]

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Label, caption, switch."""
        wide = box.w - 64 - GAP
        draw_label(p, self.label, self.help, Box(box.x, box.y, wide, box.h))
        switch = Box(box.right - 64, box.y, 64, box.h)
        draw_switch(p, switch, self.on, accent, focus.state(self.id))


@dataclass(frozen=True)
class PickRow(Row):
    """One of several things to pick, with what it means; `several`: more than one may be."""

    label: str
    picked: bool
    pick: Callable[[], None]
    help: str = ""
    several: bool = False

    def height(self, p: Painter, width: float) -> float:
        """Label and caption beside the mark."""
        return max(LEAST + 8, label_height(p, self.label, self.help, width - 76) + 2 * AIR + 12)

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """The whole card."""
        del p
        face = box.inset(0, 4)
        return [Control(self.id, face, self.label, self.pick, kind="toggle", selected=self.picked)]

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """A card, gold when picked, its mark at the right."""
        face, state = box.inset(0, 4), focus.state(self.id)
        warm = self.picked or state in ("hover", "pressed")
        edge: Tint = accent if self.picked else "line"
        p.edged(*face, 14, p.theme.chosen if warm else "inset", edge, 3 if self.picked else 1.2)
        style = BOLD if self.picked else BODY
        draw_label(p, self.label, self.help, Box(face.x + 18, face.y, face.w - 76, face.h), style)
        self._draw_mark(p, (face.right - 32, face.centre[1]), accent)
        if state == "focus":
            draw_focus_ring(p, *face, 14, 2)

    def _draw_mark(self, p: Painter, at: tuple[float, float], accent: Accent) -> None:
        x, y = at
        r = 6.0 if self.several else 14.0
        if self.picked:
            p.rounded(x - 14, y - 14, 28, 28, r + 2 if self.several else 14, accent)
            p.icon(Icon.CHECK, x, y, 24, "on")
        else:
            p.edged(x - 14, y - 14, 28, 28, r + 2 if self.several else 14, "panel", "ink2", 1.5)


def button_width(p: Painter, label: str, icon: Icon | None = None, style: Style = BUTTON) -> float:
    """How wide a button stands around its label."""
    room = p.scaled(style.size) * 1.25 + 8 if icon else 0.0
    return max(LEAST, p.text_width(label, style) + room + 44)


def button_height(p: Painter, style: Style = BUTTON) -> float:
    """How high a button stands around a label of this style."""
    return max(48.0, p.scaled(style.size) / 0.62 + 6)
