"""Which key and which pad button asks for what: data that a person may change.

Keys are named as SDL does, with modifiers before them (`shift+tab`, `ctrl+z`); pad buttons as
on SDL's standard controller (`a`, `leftshoulder`, `dpup` …).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

import msgspec

from game.contract import Refusal
from game.language import N_
from game.language import gettext as _
from scenes.input.actions import MOVES, Verb

Source = Literal["keys", "buttons"]
Table = dict[Verb, tuple[str, ...]]

KEYS: Mapping[Verb, tuple[str, ...]] = {
    Verb.UP: ("up",),
    Verb.DOWN: ("down",),
    Verb.LEFT: ("left",),
    Verb.RIGHT: ("right",),
    Verb.NEXT: ("tab",),
    Verb.PREVIOUS: ("shift+tab",),
    Verb.CONFIRM: ("return", "enter", "space"),
    Verb.BACK: ("escape",),
    Verb.MENU: ("f10", "pause"),
    Verb.PLAY: ("ctrl+return",),
    Verb.PASS: ("f9",),
    Verb.SHUFFLE: ("f5",),
    Verb.RECALL: ("f6",),
    Verb.HINT: ("f2",),
    Verb.UNDO: ("ctrl+z",),
    Verb.LOOK_UP: ("f3",),
    Verb.HELP: ("f1",),
    Verb.FULLSCREEN: ("f11", "alt+return"),
}

BUTTONS: Mapping[Verb, tuple[str, ...]] = {
    Verb.UP: ("dpup",),
    Verb.DOWN: ("dpdown",),
    Verb.LEFT: ("dpleft",),
    Verb.RIGHT: ("dpright",),
    Verb.NEXT: ("rightshoulder",),
    Verb.PREVIOUS: ("leftshoulder",),
    Verb.CONFIRM: ("a",),
    Verb.BACK: ("b",),
    Verb.MENU: ("start",),
    Verb.ERASE: ("x",),
    Verb.PLAY: ("righttrigger",),
    Verb.PASS: (),
    Verb.SHUFFLE: ("lefttrigger",),
    Verb.RECALL: ("y",),
    Verb.HINT: ("leftstick",),
    Verb.UNDO: (),
    Verb.LOOK_UP: ("rightstick",),
    Verb.HELP: ("back",),
    Verb.FULLSCREEN: (),
}

EDITING_KEYS: Mapping[str, Verb] = {
    "backspace": Verb.ERASE,
    "delete": Verb.DELETE,
    "home": Verb.HOME,
    "end": Verb.END,
    "ctrl+a": Verb.SELECT_ALL,
    "ctrl+x": Verb.CUT,
    "ctrl+c": Verb.COPY,
    "ctrl+v": Verb.PASTE,
}
"""What every text entry of the world does; not to be changed."""

NEEDED = MOVES | {Verb.CONFIRM, Verb.BACK}
"""What the program can't be used without: one key or button of these must stay."""

TITLES: Mapping[Verb, str] = {
    Verb.UP: N_("Up"),
    Verb.DOWN: N_("Down"),
    Verb.LEFT: N_("Left"),
    Verb.RIGHT: N_("Right"),
    Verb.NEXT: N_("Next"),
    Verb.PREVIOUS: N_("Previous"),
    Verb.CONFIRM: N_("Choose"),
    Verb.BACK: N_("Back"),
    Verb.MENU: N_("Menu"),
    Verb.ERASE: N_("Take a letter back"),
    Verb.PLAY: N_("Play"),
    Verb.PASS: N_("Pass"),
    Verb.SHUFFLE: N_("Shuffle"),
    Verb.RECALL: N_("Take all back"),
    Verb.HINT: N_("Hint"),
    Verb.UNDO: N_("Undo"),
    Verb.LOOK_UP: N_("Look a word up"),
    Verb.HELP: N_("Rules"),
    Verb.FULLSCREEN: N_("Fullscreen"),
}

_MODIFIERS = ("ctrl", "alt", "shift")
_LOOSE_KEYS = frozenset({"left ctrl", "right ctrl", "left shift", "right shift", "left alt"}) | {
    "right alt", "left meta", "right meta", "caps lock", "numlock", "alt gr", "unknown key",
}  # fmt: skip


class Bindings(msgspec.Struct, frozen=True):
    """The keys and pad buttons of each verb."""

    keys: Table = msgspec.field(default_factory=lambda: dict(KEYS))
    buttons: Table = msgspec.field(default_factory=lambda: dict(BUTTONS))

    def table(self, source: Source) -> Table:
        """The keys, or the buttons."""
        return self.keys if source == "keys" else self.buttons

    def verbs(self, source: Source) -> dict[str, Verb]:
        """The verb of each key or button."""
        return {name: verb for verb, names in self.table(source).items() for name in names}

    def bound(self, source: Source, verb: Verb, name: str) -> Bindings:
        """With one more key or button for a verb.

        Raises Refusal `key_taken`, `key_types` (it writes a letter) or `key_unusable`.
        """
        if source == "keys":
            _check_key(name)
        table = self.table(source)
        owner = self.verbs(source).get(name)
        if owner is not None and owner is not verb:
            raise Refusal("key_taken", key=name, action=_(TITLES[owner]))
        names = (*table.get(verb, ()), name) if owner is None else table[verb]
        return self._with(source, {**table, verb: names})

    def rebound(self, source: Source, verb: Verb, name: str) -> Bindings:
        """With this key or button for a verb instead of those it had. Raises like `bound`."""
        bare = self._with(source, {**self.table(source), verb: ()})
        return bare.bound(source, verb, name)

    def swapped(self, source: Source, verb: Verb, name: str) -> Bindings:
        """With a key or button of another verb for this one, and the other way round.

        Raises like `bound`, and Refusal `key_needed` where the other would be left without any
        and can't be.
        """
        owner = self.verbs(source).get(name)
        if owner is None or owner is verb:
            return self.rebound(source, verb, name)
        table = self.table(source)
        given = tuple(other for other in table[owner] if other != name) + table.get(verb, ())
        if not given and owner in NEEDED:
            raise Refusal("key_needed", action=_(TITLES[owner]))
        return self._with(source, {**table, verb: (name,), owner: given})

    def unbound(self, source: Source, verb: Verb, name: str) -> Bindings:
        """Without that key or button.

        Raises Refusal `key_needed` where the verb would be left without any and can't be.
        """
        left = tuple(other for other in self.table(source).get(verb, ()) if other != name)
        if not left and verb in NEEDED:
            raise Refusal("key_needed", action=_(TITLES[verb]))
        return self._with(source, {**self.table(source), verb: left})

    def conflicts(self, source: Source) -> dict[str, tuple[Verb, ...]]:
        """Keys or buttons that ask for more than one thing, with what they ask for."""
        owners: dict[str, list[Verb]] = {}
        for verb, names in self.table(source).items():
            for name in names:
                owners.setdefault(name, []).append(verb)
        return {name: tuple(verbs) for name, verbs in owners.items() if len(verbs) > 1}

    def mended(self) -> Bindings:
        """What of these bindings can be used; defaults where a needed verb would have none."""
        keys = _mended(self.keys, KEYS, _is_usable_key)
        return Bindings(keys, _mended(self.buttons, BUTTONS, bool))

    def _with(self, source: Source, table: Table) -> Bindings:
        return Bindings(table, self.buttons) if source == "keys" else Bindings(self.keys, table)


def chord(name: str, modifiers: Iterable[str] = ()) -> str:
    """A key with the modifiers held, as bindings write it."""
    held = set(modifiers)
    return "+".join([*(m for m in _MODIFIERS if m in held), name])


def is_loose(name: str) -> bool:
    """Whether a key means nothing by itself, as a modifier does."""
    return not name or name in _LOOSE_KEYS


def _check_key(name: str) -> None:
    *modifiers, key = name.split("+") if name != "+" else ["+"]
    if is_loose(key) or name in EDITING_KEYS:
        raise Refusal("key_unusable", key=name)
    if len(key) == 1 and not {"ctrl", "alt"} & set(modifiers):
        raise Refusal("key_types", key=name)


def _is_usable_key(name: str) -> bool:
    try:
        _check_key(name)
    except Refusal:
        return False
    return True


def _mended(
    table: Table, defaults: Mapping[Verb, tuple[str, ...]], usable: Callable[[str], bool]
) -> Table:
    taken: set[str] = set()
    mended: Table = {}
    for verb in defaults:
        names = [n for n in table.get(verb, defaults[verb]) if usable(n) and n not in taken]
        mended[verb] = tuple(dict.fromkeys(names))
        taken.update(names)
    lacking = [verb for verb in NEEDED if not mended.get(verb)]
    return dict(defaults) if lacking else mended
