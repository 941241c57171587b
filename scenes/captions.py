"""Captions: what is heard, said in a small line at the foot of the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.language import gettext as _
from game.language import ngettext
from scenes.canvas import Box, Canvas
from scenes.icons import Icon
from scenes.paint import Painter
from scenes.sound import Sound
from scenes.typography import SMALL

SHOWN_MS = 2_500
MOST = 3
"""So many sounds are told of at once; an older one goes."""
OF_THE_HAND = frozenset({Sound.TILE_LIFT, Sound.LETTER_LANDS, Sound.MENU_MOVE, Sound.MENU_CONFIRM})
"""Sounds of what one is doing oneself or sees moving: they tell nothing, and have no caption."""
_HIGH, _MOST_HIGH, _PAD = 20.0, 30.0, 12.0


def _points(points: int) -> str:
    if points < 1:
        return _("Points are counted")
    return ngettext("{n} point", "{n} points", points).format(n=points)


def _seconds(second: int) -> str:
    return ngettext("{n} second left", "{n} seconds left", second).format(n=second)


def _always(say: Callable[[], str]) -> Callable[[int], str]:
    return lambda _step: say()


CAPTIONS: Mapping[Sound, Callable[[int], str]] = {
    Sound.TILE_DOWN: _always(lambda: _("Tiles are laid")),
    Sound.SHUFFLE: _always(lambda: _("Tiles are shuffled")),
    Sound.ILLEGAL: _always(lambda: _("Refused")),
    Sound.SCORE: _points,
    Sound.WILD_TURNED: _always(lambda: _("Something turns wild")),
    Sound.CHALLENGE_CALLED: _always(lambda: _("A challenge")),
    Sound.CHALLENGE_UPHELD: _always(lambda: _("The challenge succeeds")),
    Sound.CHALLENGE_FAILED: _always(lambda: _("The challenge fails")),
    Sound.CHIP: _always(lambda: _("A chip falls")),
    Sound.LINE_COMPLETE: _always(lambda: _("Complete")),
    Sound.DICE: _always(lambda: _("Dice roll")),
    Sound.BLACK_SQUARE: _always(lambda: _("A square is set")),
    Sound.STRIKE: _always(lambda: _("Letters are struck out")),
    Sound.YOUR_TURN: _always(lambda: _("Your turn")),
    Sound.LAST_SECONDS: _seconds,
    Sound.TIME_OUT: _always(lambda: _("Time is up")),
    Sound.WIN: _always(lambda: _("Won")),
    Sound.LOSS: _always(lambda: _("Lost")),
}
"""What each sound that means something tells, from its step."""


@dataclass
class _Heard:
    text: str
    age_ms: int = 0


class Captions:
    """The sounds of the last moments in words, the latest at the right."""

    def __init__(self) -> None:
        self._heard: dict[Sound, _Heard] = {}
        self._changed = False

    @property
    def texts(self) -> tuple[str, ...]:
        """What can be read now, the oldest first."""
        return tuple(heard.text for heard in self._heard.values())

    def hear(self, sound: Sound, step: int = 0) -> None:
        """Tell of a sound; the same again takes the place of what was told before."""
        if sound not in CAPTIONS:
            return
        self._heard.pop(sound, None)
        while len(self._heard) >= MOST:
            del self._heard[next(iter(self._heard))]
        self._heard[sound] = _Heard(CAPTIONS[sound](step))
        self._changed = True

    def clear(self) -> None:
        """Tell of none."""
        self._changed = self._changed or bool(self._heard)
        self._heard.clear()

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether the line looks different now."""
        for heard in self._heard.values():
            heard.age_ms += dt_ms
        left = {sound: heard for sound, heard in self._heard.items() if heard.age_ms < SHOWN_MS}
        changed = self._changed or len(left) != len(self._heard)
        self._heard, self._changed = left, False
        return changed

    def draw(self, p: Painter, canvas: Canvas) -> None:
        """One line on paper in the middle of the foot, where no scene has anything to read."""
        if not self._heard:
            return
        box, text = caption_box(p, canvas, self.texts)
        style = p.type.capped(SMALL, box.h * 0.76)
        p.edged(*box, box.h / 2, "panel", "ink2", 1.2)
        size = box.h * 0.8
        p.icon(Icon.VOLUME_UP, box.x + _PAD + size / 2, box.centre[1], size, "ink2")
        left = box.x + _PAD + size + 6
        p.text(text, left, box.centre[1], style, max_width=box.right - _PAD - left, shrink=True)


def caption_box(p: Painter, canvas: Canvas, texts: tuple[str, ...]) -> tuple[Box, str]:
    """Where the line stands, and the latest of the texts that have room in it."""
    high = min(_MOST_HIGH, _HIGH * p.text_scale)
    style = p.type.capped(SMALL, high * 0.76)
    around = 2 * _PAD + high * 0.8 + 6
    most = canvas.w - 48 - around
    told = list(texts)
    while len(told) > 1 and p.text_width(_joined(told), style) > most:
        del told[0]
    text = _joined(told)
    wide = min(most, p.text_width(text, style) + 1) + around
    return Box((canvas.w - wide) / 2, canvas.h - high, wide, high), text


def _joined(texts: list[str]) -> str:
    return " \u00b7 ".join(texts)
