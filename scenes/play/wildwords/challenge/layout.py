"""Where everything of the challenge dialog stands. Source: style sheet, Layout, 04."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Box, Canvas

WIDTH, PITCH, CLOSE = 820.0, 126.0, 120.0
"""The dialog's width, and how far its rows stand apart, closer where there are keys."""
KEYS_HIGH = 232.0
_HEAD, _NOTE, _FOOT, _BUTTON = 126.0, 66.0, 100.0, 58.0
_PAD, _EDGE = 32.0, 12.0


@dataclass(frozen=True)
class Places:
    """The boxes of the dialog; without `note` there was no room for it."""

    box: Box
    title: Box
    rows: Box
    pitch: float
    note: Box | None
    left: Box
    beside: Box
    hint: Box
    right: Box
    ring: tuple[float, float, float]
    keys: Box


def places(canvas: Canvas, rows: int, *, keys: bool, noted: bool = True) -> Places:
    """The dialog for so many patterns; with `keys` it makes room for them below."""
    low = canvas.h - (KEYS_HIGH if keys else 0.0)
    note = _NOTE + 20.0 if noted and not keys else 12.0
    fixed = _HEAD + note + _FOOT - 20.0
    pitch = CLOSE if keys else PITCH
    seen = min(rows * pitch, low - 2 * _EDGE - fixed)
    wide, high = min(WIDTH, canvas.w - 2 * _PAD), fixed + seen
    box = Box((canvas.w - wide) / 2, max(_EDGE, (low - high) / 2), wide, high)
    inner = box.w - 2 * _PAD
    x, top = box.x + _PAD, box.y + _HEAD
    foot = box.bottom - 22 - _BUTTON
    left, right = Box(x, foot, 210, _BUTTON), Box(x + inner - 200, foot, 200, _BUTTON)
    beside = Box(left.right + 12, foot, _BUTTON, _BUTTON)
    return Places(
        box=box,
        title=Box(box.x + 102, box.y + 26, box.w - 102 - 130, 78),
        rows=Box(x, top, inner, seen),
        pitch=pitch,
        note=Box(x, top + seen, inner, _NOTE) if note > _NOTE else None,
        left=left,
        beside=beside,
        hint=Box(beside.right + 12, foot, right.x - beside.right - 32, _BUTTON),
        right=right,
        ring=(box.right - 68, box.y + 64, 42),
        keys=Box(box.x, canvas.h - KEYS_HIGH + 4, box.w, KEYS_HIGH - 20),
    )
