"""The pages of keys and pad buttons: each can be changed, added, taken away, and put back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.contract import Refusal
from game.language import gettext as _
from game.language import sentence
from scenes.canvas import Box
from scenes.dialog import Answer, Dialog
from scenes.focus import Control, Focus
from scenes.form import ButtonRow, Row, TextRow
from scenes.form.rows import AIR, GAP, LABEL, draw_label
from scenes.icons import Icon
from scenes.input.actions import Verb
from scenes.input.bindings import BUTTONS, KEYS, TITLES, Bindings, Source
from scenes.input.prompts import Glyph, button_glyph, family, key_glyph
from scenes.paint import Painter
from scenes.theme import Accent, Tint
from scenes.typography import BOLD
from scenes.widgets.button import LEAST
from scenes.widgets.ring import draw_focus_ring
from scenes.widgets.switches import draw_small_button

if TYPE_CHECKING:
    from scenes.app import App

ADD = ""
"""What stands for the name of a key still to be added."""
_CAP_GAP, _LINE = 8.0, 52.0


class Cap(NamedTuple):
    """A key or button of a row; `asked` while its successor is waited for."""

    name: str
    label: str
    icon: Icon | None = None
    asked: bool = False


@dataclass(frozen=True)
class KeysRow(Row):
    """What a verb is asked for with: its keys, and a place to add one."""

    label: str
    caps: tuple[Cap, ...]
    press: Callable[[str], None]

    def height(self, p: Painter, width: float) -> float:
        """As many lines as the keys take."""
        lines = max((line for line, _box in self._boxes(p, width)), default=0) + 1
        return max(
            lines * self._line(p), p.paragraph_height(self.label, width * 0.36, LABEL) + 2 * AIR
        )

    def controls(self, p: Painter, box: Box) -> list[Control]:
        """Each key, and the place to add one."""
        names = [*(cap.name for cap in self.caps), ADD]
        return [
            Control(
                f"{self.id}.{name or 'add'}",
                at.moved(box.x, box.y),
                f"{self.label} {name}",
                partial(self.press, name),
                group=self.id,
            )
            for name, (_n, at) in zip(names, self._boxes(p, box.w), strict=True)
        ]

    def draw(self, p: Painter, box: Box, accent: Accent, focus: Focus) -> None:
        """Label, keys, a plus."""
        draw_label(p, self.label, "", Box(box.x, box.y, box.w * 0.36, box.h))
        boxes = [at.moved(box.x, box.y) for _n, at in self._boxes(p, box.w)]
        for cap, at in zip(self.caps, boxes, strict=False):
            draw_cap(p, at, cap, accent)
            if focus.state(f"{self.id}.{cap.name}") == "focus":
                draw_focus_ring(p, *at.inset(0, 3), 9, 2)
        draw_small_button(p, boxes[-1], Icon.ADD, focus.state(f"{self.id}.add"))

    def _line(self, p: Painter) -> float:
        return max(_LINE, p.scaled(BOLD.size) * 1.5 + 14)

    def _boxes(self, p: Painter, width: float) -> list[tuple[int, Box]]:
        """Line and place of each key, from the row's corner, and of the plus."""
        left, high = width * 0.36 + GAP, self._line(p)
        x, line = left, 0
        found: list[tuple[int, Box]] = []
        for wide in (*(cap_width(p, cap) for cap in self.caps), LEAST):
            if x + wide > width and x > left:
                x, line = left, line + 1
            tall = high - 8
            found.append((line, Box(x, line * high + 4, min(wide, width - left), tall)))
            x += wide + _CAP_GAP
        return found


def cap_width(p: Painter, cap: Cap) -> float:
    """How wide a key cap stands around its label."""
    return 52.0 if cap.icon is not None else max(52.0, p.text_width(cap.label, BOLD) + 30)


def draw_cap(p: Painter, box: Box, cap: Cap, accent: Accent) -> None:
    """A key cap; gold while its successor is waited for."""
    face = box.inset(0, 3)
    p.rounded(face.x, face.y + 3, face.w, face.h - 3, 9, p.theme.edge)
    ground: Tint = p.theme.chosen if cap.asked else "panel"
    edge: Tint = accent if cap.asked else p.theme.edge
    p.edged(face.x, face.y, face.w, face.h - 3, 9, ground, edge, 3 if cap.asked else 1.5)
    cx, cy = face.centre
    if cap.icon is not None:
        p.icon(cap.icon, cx, cy - 1.5, p.scaled(24))
    else:
        p.text(cap.label, cx, cy - 1.5, BOLD, "ink", "centre", max_width=face.w - 12, shrink=True)


class KeyPages:
    """Rows of keys or buttons, and what happens when one is pressed."""

    def __init__(self, app: App, changed: Callable[[], None]) -> None:
        self._app = app
        self._changed = changed
        self._asked: tuple[Source, Verb, str] | None = None

    def rows(self, source: Source) -> Sequence[Row]:
        """A row for each verb, and the way back to how it was at first."""
        if source == "keys":
            note = _("Press a key here to change it or take it away.")
        else:
            note = _("Press a button here to change it or take it away.")
        leave = _("While a new one is waited for, Escape leaves everything as it is.")
        restore = ButtonRow(
            f"{source}.restore",
            "",
            _("As at first"),
            partial(self._ask_to_restore, source),
            Icon.RESTART_ALT,
            enabled=self._bindings.table(source) != Bindings().table(source),
        )
        verbs = KEYS if source == "keys" else BUTTONS
        return [
            TextRow(f"{source}.note", f"{note} {leave}"),
            *(self._row(source, verb) for verb in verbs),
            restore,
        ]

    @property
    def _bindings(self) -> Bindings:
        return self._app.prefs.bindings

    def _row(self, source: Source, verb: Verb) -> KeysRow:
        names = self._bindings.table(source).get(verb, ())
        caps = [
            Cap(name, self._asking(source), asked=True)
            if self._asked == (source, verb, name)
            else Cap(name, self._label(source, name), self._glyph(source, name).icon)
            for name in names
        ]
        if self._asked == (source, verb, ADD):
            caps.append(Cap("new", self._asking(source), asked=True))
        press = partial(self._press, source, verb)
        return KeysRow(f"{source}.{verb}", _(TITLES[verb]), tuple(caps), press)

    def _asking(self, source: Source) -> str:
        return _("press a key") if source == "keys" else _("press a button")

    def _press(self, source: Source, verb: Verb, name: str) -> None:
        if name == ADD:
            self._listen(source, verb, ADD)
            return
        label = self._label(source, name)
        self._app.manager.push(
            Dialog(
                self._app,
                f"{_(TITLES[verb])}: {label}",
                _("Change it, or take it away?"),
                [
                    Answer(_("Leave it")),
                    Answer(_("Take away"), partial(self._take_away, source, verb, name)),
                    Answer(_("Change"), partial(self._listen, source, verb, name), primary=True),
                ],
                "lake",
            )
        )

    def _listen(self, source: Source, verb: Verb, name: str) -> None:
        """Wait for the key that is to come in the place of `name`."""
        self._asked = source, verb, name
        self._changed()
        self._app.input.listen(source, partial(self._hear, source, verb, name))

    def _hear(self, source: Source, verb: Verb, old: str, new: str | None) -> None:
        self._asked = None
        if new is not None and new != old:
            self._bind(source, verb, old, new)
        self._changed()

    def _bind(self, source: Source, verb: Verb, old: str, new: str) -> None:
        owner = self._bindings.verbs(source).get(new)
        if owner is not None and owner is not verb:
            self._ask_to_swap(source, verb, new, owner)
            return
        self._try(source, lambda: self._with(source, verb, old, new))

    def _with(self, source: Source, verb: Verb, old: str, new: str) -> Bindings:
        added = self._bindings.bound(source, verb, new)
        return added.unbound(source, verb, old) if old else added

    def _ask_to_swap(self, source: Source, verb: Verb, new: str, owner: Verb) -> None:
        label = self._label(source, new)
        self._app.manager.push(
            Dialog(
                self._app,
                _("{key} is taken").format(key=label),
                _("It is used for {owner}. Let {owner} and {verb} change keys?").format(
                    owner=_(TITLES[owner]), verb=_(TITLES[verb])
                ),
                [
                    Answer(_("Leave it")),
                    Answer(_("Change"), partial(self._swap, source, verb, new), primary=True),
                ],
                "lake",
            )
        )

    def _swap(self, source: Source, verb: Verb, new: str) -> None:
        self._try(source, lambda: self._bindings.swapped(source, verb, new))

    def _take_away(self, source: Source, verb: Verb, name: str) -> None:
        self._try(source, lambda: self._bindings.unbound(source, verb, name))

    def _ask_to_restore(self, source: Source) -> None:
        text = _("Every key asks again for what it did at first.")
        self._app.manager.push(
            Dialog(
                self._app,
                _("As at first?"),
                text
                if source == "keys"
                else _("Every button asks again for what it did at first."),
                [
                    Answer(_("Leave it")),
                    Answer(_("As at first"), partial(self._restore, source), primary=True),
                ],
                "lake",
            )
        )

    def _restore(self, source: Source) -> None:
        fresh, now = Bindings(), self._bindings
        restored = {
            "keys": Bindings(fresh.keys, now.buttons),
            "buttons": Bindings(now.keys, fresh.buttons),
        }
        self._try(source, lambda: restored[source])

    def _try(self, source: Source, change: Callable[[], Bindings]) -> None:
        """Use other bindings, or say why they can't be."""
        try:
            self._app.change(bindings=change())
        except Refusal as refusal:
            told = {**refusal.params}
            if "key" in told:
                told["key"] = self._label(source, str(told["key"]))
            self._app.toast(sentence(refusal.code, told), "bad")
        self._changed()

    def _label(self, source: Source, name: str) -> str:
        """A key or button as people read it."""
        right = (source, name) == ("keys", "enter")
        return _("Enter, right") if right else self._glyph(source, name).text

    def _glyph(self, source: Source, name: str) -> Glyph:
        """A key or button as it is printed, on the first gamepad that is here."""
        if source == "keys":
            return key_glyph(name)
        pads = self._app.input.pads
        return button_glyph(name, family("".join(map(pads.name, pads.numbers[:1]))))
