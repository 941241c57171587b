"""Gamepads: up to four, plugged in and out at any time, each with a number that stays its own.

A pad that comes back gets its old number if it can be no other; where two of one model were
lost it gets a number of its own until `claim` says which of them it is, so that it can never
act for another's seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.input.actions import MOVES, REPEATING, Action, Verb, pad
from scenes.input.bindings import Bindings
from scenes.input.ports import NoPorts, Port, Ports
from scenes.input.repeat import Repeater

MOST = 4
PUSHED, LET_GO = 0.55, 0.40
"""A stick points once it is pushed this far, until it comes back nearer than the second."""
_SCROLL_MS = 90

_BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick",
    "leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
_PLAIN_BUTTONS = (
    "a", "b", "x", "y", "leftshoulder", "rightshoulder", "back", "start",
    "leftstick", "rightstick",
)  # fmt: skip
_STICK: Mapping[int, str] = {0: "leftx", 1: "lefty", 3: "righty", 4: "lefttrigger"} | {
    5: "righttrigger"
}
PAD_EVENTS = frozenset(
    {pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.JOYAXISMOTION, pygame.JOYHATMOTION}
    | {pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.CONTROLLERAXISMOTION}
    | {pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP}
)
_HAT: Mapping[tuple[int, int], str] = {
    (0, 1): "dpup",
    (0, -1): "dpdown",
    (-1, 0): "dpleft",
    (1, 0): "dpright",
}


@dataclass
class _Pad:
    port: Port
    number: int
    repeater: Repeater = field(default_factory=Repeater)
    scroller: Repeater = field(default_factory=lambda: Repeater(_SCROLL_MS, _SCROLL_MS))
    axes: dict[str, float] = field(default_factory=dict[str, float])
    stick: Verb | None = None
    hat: str | None = None
    pulled: set[str] = field(default_factory=set[str])


class Pads:
    """Gamepad events to actions."""

    def __init__(self, bindings: Bindings, ports: Ports | None = None) -> None:
        self._verbs: dict[str, Verb] = {}
        self._ports: Ports = ports or NoPorts()
        self._pads: dict[int, _Pad] = {}
        self._lost: dict[int, str] = {}
        self.use(bindings)

    def use(self, bindings: Bindings) -> None:
        """Ask by these buttons from now on."""
        self._verbs = bindings.verbs("buttons")

    def name_buttons(self) -> None:
        """Ask for nothing but tell each pressed button by its name, until the next `use`."""
        self._verbs = {}

    def plug_into(self, ports: Ports) -> None:
        """Open gamepads through `ports` from now on."""
        self._ports = ports

    def close(self) -> None:
        """Let all gamepads go."""
        self._pads.clear()
        self._ports.close()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The pads that are there."""
        return tuple(sorted(p.number for p in self._pads.values()))

    @property
    def lost(self) -> tuple[int, ...]:
        """The pads that were there and have gone."""
        return tuple(sorted(self._lost))

    def name(self, number: int) -> str:
        """What the maker calls a pad; empty if it isn't there."""
        return next((p.port.name for p in self._pads.values() if p.number == number), "")

    def guid(self, number: int) -> str:
        """Which model a pad is, two of one model have the same; empty if it isn't there."""
        return next((p.port.guid for p in self._pads.values() if p.number == number), "")

    def claim(self, number: int, lost: int) -> bool:
        """Say that the pad of this number is that lost one; False if either isn't so."""
        found = next((p for p in self._pads.values() if p.number == number), None)
        if found is None or lost not in self._lost:
            return False
        del self._lost[lost]
        found.number = lost
        return True

    def forget_lost(self) -> None:
        """Wait for no lost pad any more, as between matches."""
        self._lost.clear()

    def feed(self, event: pygame.Event, now_ms: int) -> list[Action]:
        """What the event asks for; events of pads that aren't known ask for nothing."""
        if event.type == pygame.JOYDEVICEADDED:
            return self._added(event.device_index)
        found = self._pads.get(getattr(event, "instance_id", -1))
        if found is None:
            return []
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._removed(found)
        return self._moved(found, event, now_ms)

    def due(self, now_ms: int) -> list[Action]:
        """What held buttons and sticks ask for now."""
        return [
            action
            for found in self._pads.values()
            for action in found.repeater.due(now_ms) + found.scroller.due(now_ms)
        ]

    def release_all(self) -> None:
        """Repeat nothing any more: the window has lost the focus."""
        for found in self._pads.values():
            found.repeater.clear()
            found.scroller.clear()
            found.stick = None

    # --- coming and going

    def _added(self, index: int) -> list[Action]:
        port = self._ports.open(index)
        if port is None or port.instance in self._pads or len(self._pads) >= MOST:
            return []
        number, sure = self._number_for(port.guid)
        self._pads[port.instance] = _Pad(port, number)
        return [Action(Verb.PAD_ADDED, pad(number), text=port.name, sure=sure)]

    def _number_for(self, guid: str) -> tuple[int, bool]:
        same = [number for number, lost in self._lost.items() if lost == guid]
        if len(same) == 1:
            del self._lost[same[0]]
            return same[0], True
        taken = {*self._lost, *self.numbers}
        return next(n for n in range(len(taken) + 1) if n not in taken), not same

    def _removed(self, found: _Pad) -> list[Action]:
        del self._pads[found.port.instance]
        self._lost[found.number] = found.port.guid
        return [Action(Verb.PAD_REMOVED, pad(found.number), text=found.port.name)]

    # --- buttons and sticks

    def _moved(self, found: _Pad, event: pygame.Event, now_ms: int) -> list[Action]:
        if found.port.mapped:
            return self._moved_mapped(found, event, now_ms)
        return self._moved_plain(found, event, now_ms)

    def _moved_mapped(self, found: _Pad, event: pygame.Event, now_ms: int) -> list[Action]:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            return self._button(found, _named(_BUTTONS, event.button), down, now_ms)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(found, _STICK.get(event.axis, ""), event.value / 32768, now_ms)
        return []

    def _moved_plain(self, found: _Pad, event: pygame.Event, now_ms: int) -> list[Action]:
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            down = event.type == pygame.JOYBUTTONDOWN
            return self._button(found, _named(_PLAIN_BUTTONS, event.button), down, now_ms)
        if event.type == pygame.JOYHATMOTION:
            return self._hat(found, _HAT.get(tuple(event.value)), now_ms)
        if event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._axis(found, _STICK[event.axis], event.value, now_ms)
        return []

    def _hat(self, found: _Pad, name: str | None, now_ms: int) -> list[Action]:
        before, found.hat = found.hat, name
        if name == before:
            return []
        let_go = self._button(found, before, False, now_ms) if before else []
        return let_go + (self._button(found, name, True, now_ms) if name else [])

    def _button(self, found: _Pad, name: str, down: bool, now_ms: int) -> list[Action]:
        if not down:
            found.repeater.release(name)
            return []
        verb = self._verbs.get(name)
        if verb is None:
            return [Action(Verb.OTHER, pad(found.number), text=name)]
        return [self._pressed(found, name, verb, now_ms)]

    def _pressed(self, found: _Pad, source: str, verb: Verb, now_ms: int) -> Action:
        action = Action(verb, pad(found.number))
        if verb in REPEATING:
            found.repeater.press(source, action, now_ms)
        return action

    def _axis(self, found: _Pad, axis: str, value: float, now_ms: int) -> list[Action]:
        found.axes[axis] = value
        if axis in ("lefttrigger", "righttrigger"):
            return self._trigger(found, axis, value, now_ms)
        if axis == "righty":
            self._scroll(found, value, now_ms)
            return []
        return self._stick(found, now_ms) if axis in ("leftx", "lefty") else []

    def _trigger(self, found: _Pad, name: str, value: float, now_ms: int) -> list[Action]:
        if name in found.pulled:
            if value < LET_GO:
                found.pulled.discard(name)
                return self._button(found, name, False, now_ms)
        elif value > PUSHED:
            found.pulled.add(name)
            return self._button(found, name, True, now_ms)
        return []

    def _stick(self, found: _Pad, now_ms: int) -> list[Action]:
        verb = _pointed(found.axes.get("leftx", 0.0), found.axes.get("lefty", 0.0), found.stick)
        if verb is found.stick:
            return []
        found.repeater.release("stick")
        found.stick = verb
        return [self._pressed(found, "stick", verb, now_ms)] if verb else []

    def _scroll(self, found: _Pad, value: float, now_ms: int) -> None:
        found.scroller.clear()
        if abs(value) > LET_GO:
            wheel = Action(Verb.WHEEL, pad(found.number), amount=-value)
            found.scroller.press("scroll", wheel, now_ms - _SCROLL_MS)


def _named(names: Sequence[str], button: int) -> str:
    return names[button] if 0 <= button < len(names) else f"button {button}"


def _pointed(x: float, y: float, before: Verb | None) -> Verb | None:
    """Where a stick points; it must come back some way before it points nowhere or elsewhere."""
    far = max(abs(x), abs(y))
    if far < (LET_GO if before in MOVES else PUSHED):
        return None
    if abs(x) > abs(y):
        verb = Verb.RIGHT if x > 0 else Verb.LEFT
    else:
        verb = Verb.DOWN if y > 0 else Verb.UP
    return verb if before is None or far >= PUSHED else before
