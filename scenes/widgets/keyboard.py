"""The keyboard on the screen: keys like tiles, a dot for each copy of the letter left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenes.canvas import Box
from scenes.icons import Icon
from scenes.paint import Painter, Shadow
from scenes.theme import Accent, mix
from scenes.typography import BUTTON, LETTER, Font, Style
from scenes.widgets.button import Button, State, draw_button
from scenes.widgets.ring import draw_focus_ring

BACKSPACE, ENTER = "backspace", "enter"
LAYOUTS: Mapping[str, tuple[str, str, str]] = {
    "qwerty": ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"),
    "qwertz": ("QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"),
    "azerty": ("AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"),
    "abc": ("ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ"),
}

KEY_WIDTH, KEY_HEIGHT, GAP, WIDE_KEY = 57.0, 54.0, 7.0, 100.0
MOST_STRETCH = 4 / 3
_GREY = Style(Font.DISPLAY_MEDIUM, 24, 1.0, scales=False)
_DOTS_MOST = 6


def keyboard_layout(box: Box, rows: Sequence[str] = LAYOUTS["qwerty"]) -> dict[str, Box]:
    """Where each key stands in `box`: letters, `BACKSPACE` and `ENTER`.

    Keys are 57 x 54 with gaps of 7, larger or smaller so that all rows fit the box; where there
    is room below they are up to a third higher.
    """
    widths = [_row_width(len(row), last=i == len(rows) - 1) for i, row in enumerate(rows)]
    high = len(rows) * (KEY_HEIGHT + GAP) - GAP
    scale = min(box.w / max(widths), box.h / high)
    keys: dict[str, Box] = {}
    tall = min(box.h / high, scale * MOST_STRETCH)
    top = box.y + (box.h - high * tall) / 2
    for i, row in enumerate(rows):
        left = box.x + (box.w - widths[i] * scale) / 2
        names = [BACKSPACE, *row, ENTER] if i == len(rows) - 1 else list(row)
        for name in names:
            width = WIDE_KEY if name in (BACKSPACE, ENTER) else KEY_WIDTH
            keys[name] = Box(left, top, width * scale, KEY_HEIGHT * tall)
            left += (width + GAP) * scale
        top += (KEY_HEIGHT + GAP) * tall
    return keys


def _row_width(letters: int, *, last: bool) -> float:
    return letters * (KEY_WIDTH + GAP) - GAP + (2 * (WIDE_KEY + GAP) if last else 0.0)


def draw_keyboard(
    p: Painter,
    keys: Mapping[str, Box],
    copies: Mapping[str, int] | None,
    accent: Accent,
    enter: str,
    *,
    states: Mapping[str, State] | None = None,
) -> None:
    """All keys. `copies`: how often each letter is left, absent or 0 greys it; None: no dots.

    `enter` is the label of the Enter key; `states` of single keys, the rest are at rest.
    """
    of = states or {}
    x, y = min(box.x for box in keys.values()), min(box.y for box in keys.values())
    right = max(box.right for box in keys.values())
    low = max(box.bottom for box in keys.values())
    left = None if copies is None else tuple(copies.items())
    key = ("keyboard", tuple(keys.items()), left, accent, enter, tuple(of.items()))
    p.still(
        key,
        x,
        y,
        right - x,
        low - y,
        lambda q: _draw_keys(q, keys, copies, accent, enter, of),
        pad=14,
    )


def _draw_keys(
    p: Painter,
    keys: Mapping[str, Box],
    copies: Mapping[str, int] | None,
    accent: Accent,
    enter: str,
    of: Mapping[str, State],
) -> None:
    for name, box in keys.items():
        state = of.get(name, "rest")
        if name == BACKSPACE:
            draw_button(p, box, Button("", Icon.BACKSPACE), state)
        elif name == ENTER:
            draw_button(p, box, Button(enter, None, "primary", accent, BUTTON.sized(20)), state)
        else:
            _draw_key(p, box, name, None if copies is None else copies.get(name, 0), state)
    for name, box in keys.items():
        if of.get(name) == "focus" and name not in (BACKSPACE, ENTER):
            draw_focus_ring(p, *box, 10, 0)


def _draw_key(p: Painter, box: Box, letter: str, copies: int | None, state: State) -> None:
    w, h = box.w, box.h
    gone = copies == 0 or state == "off"

    def draw(q: Painter) -> None:
        if gone:
            _draw_gone(q, w, h, letter)
        else:
            _draw_live(q, w, h, letter, copies, state)

    p.sprite(("key", letter, copies, "rest" if state == "focus" else state), *box, draw, pad=14)


def _draw_gone(p: Painter, w: float, h: float, letter: str) -> None:
    p.rounded(0, 2, w, h - 4, 10, "inset")
    pale = mix(p.colour("ink2"), p.colour("inset"), 0.5)
    p.text(letter, w / 2, h / 2, _GREY.sized(h * 0.44), pale, "centre")


def _draw_live(
    p: Painter, w: float, h: float, letter: str, copies: int | None, state: State
) -> None:
    top = 2.0 if state == "pressed" else 0.0
    face = p.colour("tile")
    if state == "hover":
        face = mix(face, p.colour("gold"), 0.25)
    p.shadow(0, top, w, h - 4, 10, Shadow(4, 4, 0.22))
    p.rounded(0, 3, w, h - 3, 10, "tile_side")
    p.rounded(0, top, w, h - 4, 10, face)
    if p.theme.high_contrast:
        p.outline(0, 0, w, h, 10, "tile_ink", 1)
    dots = min(copies or 0, _DOTS_MOST)
    lift = 0.39 if dots else 0.46
    p.text(letter, w / 2, top + h * lift, LETTER.sized(h * 0.5), "tile_ink", "centre")
    pitch = min(8.0, (w - 14) / max(1, dots))
    for i in range(dots):
        p.circle(w / 2 + (i - (dots - 1) / 2) * pitch, top + h * 0.76, 2.6, "tile_val")
