"""The rows that are worked in: buttons, fields to type into, sliders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.language import gettext as _
from scenes.canvas import Box
from scenes.focus import Control, Focus, telling
from scenes.form.rows import (
    AIR,
    GAP,
    LABEL,
    Row,
    button_height,
    button_width,
    draw_label,
    label_height,
)
from scenes.gui.slider import Slider
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.theme import Accent
from scenes.typography import BODY, BOLD, SECOND
from scenes.widgets.button import LEAST, Button, draw_button
from scenes.widgets.fields import draw_field
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.switches import draw_slider, draw_small_button


@dataclass(frozen=True)
class ButtonRow(Row):
    """A label with a button beside it, or a button alone."""

    label: str
    button: str
    press: Callable[[], None]
    icon: Icon | None = None
    help: str = ""
    enabled: bool = True

    def height(self, p: Painter, width: float) -> float:
        """Label and button beside or under each other."""
        high = button_height(p) + 2 * AIR
        if self._below(p, width):
            return label_height(p, self.label, self.help, width) + AIR + high
        return max(high, self._label_height(p, width) + 2 * AIR)

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """The button."""
        at = self._button(p, box)
        return [Control(self.id, at, self.button, self.press, enabled=self.enabled)]

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Label and button."""
        at = self._button(p, box)
        below = self._below(p, box.w)
        wide = box.w if below else box.w - at.w - GAP
        high = box.h - at.h - AIR if below else box.h
        draw_label(p, self.label, self.help, Box(box.x, box.y, wide, high))
        draw_button(p, at, Button(self.button, self.icon, accent=accent), focus.state(self.id))

    def _label_height(self, p: Painter, width: float) -> float:
        return label_height(p, self.label, self.help, width - self._wide(p) - GAP)

    def _wide(self, p: Painter) -> float:
        return button_width(p, self.button, self.icon)

    def _below(self, p: Painter, width: float) -> bool:
        """Whether the button stands under its label, as there is too little room beside it."""
        return bool(self.label) and self._wide(p) > width * 0.5

    def _button(self, p: Painter, box: Box) -> Box:
        wide, high = min(self._wide(p), box.w), button_height(p)
        if self._below(p, box.w):
            return Box(box.x, box.bottom - AIR - high, wide, high)
        left = box.right - wide if self.label else box.x
        return Box(left, box.centre[1] - high / 2, wide, high)


@dataclass(frozen=True)
class FieldRow(Row):
    """A label over the face of a text field, which opens the sheet to type into."""

    label: str
    text: str
    placeholder: str
    press: Callable[[], None]
    trouble: str = ""
    """Why the text can't be used."""
    remove: Callable[[], None] | None = None

    def height(self, p: Painter, width: float) -> float:
        """Label, field, and what is wrong with the text."""
        return self._head(p, width) + self._field_height(p) + self._foot(p, width) + 2 * AIR

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """The field, and the cross beside it."""
        found = [Control(self.id, self._field(p, box), self.label, self.press)]
        if self.remove:
            cross, label = self._cross(p, box), _("Take it away")
            found.append(telling(Control(f"{self.id}.remove", cross, label, self.remove)))
        return found

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Label, field, cross; a text with trouble has an edge and says why."""
        del accent
        field, state = self._field(p, box), focus.state(self.id)
        if self.label:
            first = box.y + AIR + p.line_height(LABEL) / 2
            p.paragraph(self.label, box.x, first, box.w, LABEL)
        draw_field(p, field, self.text, placeholder=self.placeholder, state=state)
        if self.trouble:
            p.outline(*field, 14, "danger", 3)
            first = field.bottom + AIR + p.line_height(SECOND) / 2
            p.icon(Icon.ERROR, box.x + 12, first, 22, "danger")
            p.paragraph(self.trouble, box.x + 30, first, box.w - 30, SECOND, "danger")
        if self.remove:
            cross = self._cross(p, box)
            p.icon(Icon.CLOSE, *cross.centre, 22, "ink2")
            if focus.state(f"{self.id}.remove") == "focus":
                draw_focus_ring(p, *cross, 12, 2)

    def _head(self, p: Painter, width: float) -> float:
        return p.paragraph_height(self.label, width, LABEL) + AIR if self.label else 0.0

    def _foot(self, p: Painter, width: float) -> float:
        if not self.trouble:
            return 0.0
        return p.paragraph_height(self.trouble, width - 30, SECOND) + AIR

    def _field_height(self, p: Painter) -> float:
        return max(48.0, p.scaled(BODY.size) * 1.9)

    def _field(self, p: Painter, box: Box) -> Box:
        high = self._field_height(p)
        wide = box.w - (LEAST + 8 if self.remove else 0)
        return Box(box.x, box.y + AIR + self._head(p, box.w), wide, high)

    def _cross(self, p: Painter, box: Box) -> Box:
        field = self._field(p, box)
        return Box(box.right - LEAST, field.centre[1] - LEAST / 2, LEAST, LEAST)


@dataclass(frozen=True)
class SliderRow(Row):
    """A number from 0 to 100 on a slider, in steps of `STEP`; `trial` lets it be heard."""

    label: str
    value: int
    change: Callable[[int], None]
    help: str = ""
    trial: Callable[[], None] | None = None

    STEP = 5
    WIDTH = 280.0

    def height(self, p: Painter, width: float) -> float:
        """One line, or two where there is too little room."""
        high = label_height(p, self.label, self.help, self._label_width(p, width))
        return max(LEAST + 4, high + 2 * AIR) + (LEAST if self._below(p, width) else 0)

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """The slider, and the button to try it."""
        label = f"{self.label} {self.value}"
        slider = Slider(self.id, label, range(0, 101, self.STEP), self.value, self.change)
        found = [slider.place(self._slider(p, box))]
        if self.trial:
            found.append(Control(f"{self.id}.try", self._button(p, box), self.label, self.trial))
        return found

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Label, slider, number, button."""
        at = self._slider(p, box)
        high = box.h - (LEAST if self._below(p, box.w) else 0)
        label = Box(box.x, box.y, self._label_width(p, box.w), high)
        draw_label(p, self.label, self.help, label)
        draw_slider(p, at, self.value / 100, accent, focus.state(self.id))
        number = at.right + self._number(p)
        p.text(str(self.value), number, at.centre[1], BOLD, "ink", "right")
        if self.trial:
            state = focus.state(f"{self.id}.try")
            draw_small_button(p, self._button(p, box), Icon.VOLUME_UP, state)

    def _number(self, p: Painter) -> float:
        return p.text_width("100", BOLD) + 12

    def _beside(self, p: Painter) -> float:
        """What stands at the right of the slider."""
        return self._number(p) + (LEAST + 12 if self.trial else 0)

    def _below(self, p: Painter, width: float) -> bool:
        longest = max(p.text_width(word, LABEL) for word in self.label.split() or [""])
        return width - self.WIDTH - self._beside(p) - GAP < max(width * 0.3, longest)

    def _label_width(self, p: Painter, width: float) -> float:
        taken = 0 if self._below(p, width) else self.WIDTH + self._beside(p) + GAP
        return width - taken

    def _slider(self, p: Painter, box: Box) -> Box:
        beside = self._beside(p)
        if self._below(p, box.w):
            return Box(box.x, box.bottom - LEAST, box.w - beside, LEAST)
        return Box(box.right - beside - self.WIDTH, box.centre[1] - LEAST / 2, self.WIDTH, LEAST)

    def _button(self, p: Painter, box: Box) -> Box:
        middle = self._slider(p, box).centre[1]
        return Box(box.right - LEAST, middle - LEAST / 2, LEAST, LEAST)
