"""Whose device is whose: a person may have one of their own, all the others act for everyone.

A device of one's own acts in no other person's turn. A gamepad is known again by its model; where
that could be either of two, the persons are asked to press a button on theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, Device, pad
from scenes.input.pads import Pads

OwnKind = Literal["mouse", "touch", "keyboard", "pad"]

_FIXED: Mapping[str, Device] = {"mouse": MOUSE, "touch": TOUCH, "keyboard": KEYBOARD}
_PAD = "pad:"
_NOT_HERE = -1


class Owners:
    """The devices that persons have for themselves, by name.

    `kept` is what the settings say: `keyboard`, `mouse`, `touch`, or `pad:` with the model of a
    gamepad; `keep` is called with it whenever it changes.
    """

    def __init__(
        self, pads: Pads, kept: Mapping[str, str], keep: Callable[[dict[str, str]], None]
    ) -> None:
        self._pads = pads
        self._kept = dict(kept)
        self._keep = keep
        self._numbers: dict[str, int] = {}

    # --- what is so

    def of(self, name: str) -> Device | None:
        """A person's own device; None if they have none, and use what is for all."""
        kept = self._kept.get(name, "")
        if kept.startswith(_PAD):
            return pad(self._numbers.get(name, _NOT_HERE))
        return _FIXED.get(kept)

    def here(self, name: str) -> bool:
        """Whether a person's own device is there, or none is needed."""
        own = self.of(name)
        return own is None or own.kind != "pad" or own.number in self._pads.numbers

    def owner(self, device: Device, people: Sequence[str]) -> str | None:
        """Which of these people has the device for themselves."""
        return next((name for name in people if self.of(name) == device), None)

    def any_own(self, people: Sequence[str]) -> bool:
        """Whether one of these people has a device of their own."""
        return any(name in self._kept for name in people)

    def may_act(self, device: Device, awaited: Sequence[str], people: Sequence[str]) -> bool:
        """Whether a device may act while `awaited` of the `people` at this machine are to move.

        Where a person is left without any device, keyboard, mouse and touch act for them,
        whosever they are.
        """
        owner = self.owner(device, people)
        if owner is None or not awaited or owner in awaited:
            return True
        return device.kind != "pad" and any(self._left_without(n, people) for n in awaited)

    def _left_without(self, name: str, people: Sequence[str]) -> bool:
        if self.of(name) is not None and self.here(name):
            return False
        sure = (KEYBOARD, MOUSE, *(pad(n) for n in self._pads.numbers))
        return all(self.owner(device, people) for device in sure)

    # --- giving and taking

    def give(self, name: str, device: Device | None, people: Sequence[str]) -> None:
        """Let a person have a device that is here for themselves; None: what is for all."""
        for other in people:
            if device is not None and other != name and self.of(other) == device:
                self._drop(other)
        self._drop(name)
        if device is not None and device.kind == "pad":
            self._numbers[name] = device.number
            self._kept[name] = _PAD + self._pads.guid(device.number)
        elif device is not None:
            self._kept[name] = device.kind
        self._keep(dict(self._kept))

    def rename(self, old: str, new: str) -> None:
        """A person is called otherwise, and keeps the device."""
        if old == new or old not in self._kept:
            return
        self._kept[new] = self._kept.pop(old)
        if old in self._numbers:
            self._numbers[new] = self._numbers.pop(old)
        self._keep(dict(self._kept))

    def _drop(self, name: str) -> None:
        self._kept.pop(name, None)
        self._numbers.pop(name, None)

    # --- gamepads that come, or come back

    def recognise(self, people: Sequence[str]) -> tuple[str, ...]:
        """Give every person back the gamepad that can be no other; who has to be asked."""
        unsure: list[str] = []
        for name in self._waiting(people):
            guid = self._kept[name]
            rivals = [one for one in self._waiting(people) if self._kept[one] == guid]
            found = self._unowned(guid, people)
            if len(found) == 1 and len(rivals) == 1:
                self._settle(name, found[0])
            elif found:
                unsure.append(name)
        return tuple(unsure)

    def may_be(self, number: int, name: str, people: Sequence[str]) -> bool:
        """Whether that gamepad can be the one a person waits for."""
        return not self.here(name) and number in self._unowned(self._kept[name], people)

    def claim(self, number: int, name: str) -> None:
        """A person has said by a press that this gamepad is theirs."""
        self._settle(name, number)

    def forget_lost(self) -> None:
        """Wait for no lost gamepad by its number any more; by its model it is known again."""
        self._numbers = {n: at for n, at in self._numbers.items() if at in self._pads.numbers}
        self._pads.forget_lost()

    def _waiting(self, people: Sequence[str]) -> list[str]:
        return [n for n in people if self._kept.get(n, "").startswith(_PAD) and not self.here(n)]

    def _unowned(self, kept: str, people: Sequence[str]) -> list[int]:
        model = kept.removeprefix(_PAD)
        numbers = (n for n in self._pads.numbers if self._pads.guid(n) == model)
        return [n for n in numbers if self.owner(pad(n), people) is None]

    def _settle(self, name: str, number: int) -> None:
        """The gamepad takes its old number where it had one."""
        old = self._numbers.get(name, _NOT_HERE)
        self._numbers[name] = old if self._pads.claim(number, old) else number
