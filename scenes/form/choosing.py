"""A row with one of several values: segments where there is room, a stepper where there isn't."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from scenes.canvas import Box
from scenes.focus import Control, Focus
from scenes.form.rows import AIR, LABEL, Row, draw_label, label_height
from scenes.paint import Painter
from scenes.theme import Accent
from scenes.typography import BOLD
from scenes.widgets.button import LEAST
from scenes.widgets.switches import (
    draw_segments,
    draw_stepper,
    segment_boxes,
    stepper_boxes,
    touchable,
)

SEGMENTS_HIGH = 36.0
GAP = 12.0
"""Between the label and the values."""
_USUAL = {2: 240.0, 3: 300.0, 4: 300.0}
_MOST_SEGMENTS = 6
_VALUE = BOLD.sized(17)

Shape = Literal["segments", "stepper"]


@dataclass(frozen=True)
class ChoiceRow(Row):
    """A label and its values, one of them chosen."""

    label: str
    values: tuple[str, ...]
    chosen: int
    choose: Callable[[int], None]
    help: str = ""
    enabled: bool = True
    pairs: bool = False
    """Whether it may stand beside another row when both are short."""

    def narrow(self, p: Painter) -> float | None:
        """Label and segments side by side, if it may have a neighbour."""
        if not self.pairs or self.help:
            return None
        return p.text_width(self.label, LABEL) + GAP + self._least_segments(p)

    def width(self, p: Painter) -> float:
        """What the values side by side are content with."""
        return self._least_segments(p)

    def height(self, p: Painter, width: float) -> float:
        """One line, or the values under their label."""
        high = max(LEAST, self._control_height(p))
        if self._below(p, width):
            return label_height(p, self.label, self.help, width) + AIR + high
        beside = width - self._control_width(p, width) - GAP
        return max(high, label_height(p, self.label, self.help, beside) + 2 * AIR)

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """One for each segment, or the two of a stepper."""
        at = self._control_box(p, box)
        return self._segments(at) if self._shape(p, box.w) == "segments" else self._stepper(at)

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Label and values."""
        at = self._control_box(p, box)
        if self._below(p, box.w):
            label = Box(box.x, box.y, box.w, at.y - box.y - AIR / 2)
        else:
            label = Box(box.x, box.y, at.x - box.x - GAP + 1, box.h)
        draw_label(p, self.label, self.help, label)
        if self._shape(p, box.w) == "segments":
            self._draw_segments(p, at, accent, focus)
        else:
            self._draw_stepper(p, at, focus)

    # --- what stands at the right

    def _shape(self, p: Painter, width: float) -> Shape:
        """Segments, unless even the whole line is too short for them."""
        share = 0.72 if self.label else 1.0
        if len(self.values) > _MOST_SEGMENTS or self._least_segments(p) > width * share + 0.5:
            return "stepper"
        return "segments"

    def _least_segments(self, p: Painter) -> float:
        widest = max(p.text_width(value, _VALUE) for value in self.values)
        return len(self.values) * max(LEAST, widest + 20)

    def _stepper_width(self, p: Painter) -> float:
        widest = max(p.text_width(value, BOLD) for value in self.values)
        return 2 * max(LEAST, self._control_height(p)) + max(90.0, widest + 20)

    def _control_width(self, p: Painter, width: float) -> float:
        if self._shape(p, width) == "stepper":
            return min(width, self._stepper_width(p))
        least = self._least_segments(p)
        label = p.text_width(self.label, LABEL)
        usual = max(least, _USUAL.get(len(self.values), 0.0))
        return usual if label + GAP + usual <= width else least

    def _control_height(self, p: Painter) -> float:
        return max(SEGMENTS_HIGH, p.scaled(17) / 0.7 + 6)

    def _below(self, p: Painter, width: float) -> bool:
        """Whether the values stand under their label: the label would have to be broken twice."""
        room = width - self._control_width(p, width) - GAP
        longest = max(p.text_width(word, LABEL) for word in self.label.split() or [""])
        return room < longest or room < min(120.0, p.text_width(self.label, LABEL))

    def _control_box(self, p: Painter, box: Box) -> Box:
        wide, high = self._control_width(p, box.w), self._control_height(p)
        if self._shape(p, box.w) == "stepper":
            high = max(LEAST, high)
        if self._below(p, box.w):
            middle = box.bottom - max(LEAST, high) / 2
            return Box(box.x, middle - high / 2, min(wide, box.w), high)
        return Box(box.right - wide, box.centre[1] - high / 2, wide, high)

    # --- segments

    def _segments(self, at: Box) -> list[Control]:
        return [
            Control(
                f"{self.id}.{i}",
                touchable(part),
                f"{self.label}: {self.values[i]}",
                self._choosing(i),
                enabled=self.enabled,
                kind="toggle",
                group=self.id,
                selected=i == self.chosen,
            )
            for i, part in enumerate(segment_boxes(at, len(self.values)))
        ]

    def _draw_segments(self, p: Painter, at: Box, accent: Accent, focus: Focus) -> None:
        ids = [f"{self.id}.{i}" for i in range(len(self.values))]
        ringed = [i for i, id_ in enumerate(ids) if focus.state(id_) == "focus"]
        at_ = ringed[0] if ringed else None
        chosen, on = self.chosen, self.enabled
        draw_segments(p, at, self.values, chosen, accent, focus=at_, enabled=on)

    # --- stepper

    def _stepper(self, at: Box) -> list[Control]:
        parts = stepper_boxes(at)
        last = len(self.values) - 1
        return [
            Control(
                f"{self.id}.{name}",
                touchable(box),
                self.label,
                self._choosing(self.chosen + step),
                enabled=self.enabled and 0 <= self.chosen + step <= last,
                group=self.id,
            )
            for name, box, step in (("less", parts.less, -1), ("more", parts.more, 1))
        ]

    def _draw_stepper(self, p: Painter, at: Box, focus: Focus) -> None:
        draw_stepper(
            p,
            at,
            self.values[self.chosen],
            at_least=self.chosen == 0,
            at_most=self.chosen == len(self.values) - 1,
            less=focus.state(f"{self.id}.less"),
            more=focus.state(f"{self.id}.more"),
        )

    def _choosing(self, index: int) -> Callable[[], None]:
        return lambda: self.choose(index)
