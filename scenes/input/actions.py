"""What a device asks for: one `Action`, whatever the device.

Scenes never see a key, a button or a finger; they see a verb, where it was pointed at in
units, what was typed, and which device it came from.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple

DeviceKind = Literal["mouse", "touch", "keyboard", "pad", "system"]


class Verb(StrEnum):
    """What is asked for."""

    # the focus
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    BACK = "back"
    MENU = "menu"
    # the pointer; a press is always followed by one release or one cancel
    POINT = "point"
    PRESS = "press"
    RELEASE = "release"
    CANCEL = "cancel"
    WHEEL = "wheel"
    # text; COMPOSE shows what an input method has not yet written and never counts as text
    TEXT = "text"
    COMPOSE = "compose"
    ERASE = "erase"
    DELETE = "delete"
    HOME = "home"
    END = "end"
    SELECT_ALL = "select_all"
    CUT = "cut"
    COPY = "copy"
    PASTE = "paste"
    # games
    PLAY = "play"
    PASS = "pass"
    SHUFFLE = "shuffle"
    RECALL = "recall"
    HINT = "hint"
    UNDO = "undo"
    LOOK_UP = "look_up"
    # the program
    HELP = "help"
    FULLSCREEN = "fullscreen"
    PAUSE = "pause"
    RESUME = "resume"
    PAD_ADDED = "pad_added"
    PAD_REMOVED = "pad_removed"
    OTHER = "other"


MOVES = frozenset({Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT})
ORDERS = frozenset({Verb.NEXT, Verb.PREVIOUS})
POINTER = frozenset({Verb.POINT, Verb.PRESS, Verb.RELEASE, Verb.CANCEL, Verb.WHEEL})
EDITING = frozenset(
    {Verb.TEXT, Verb.COMPOSE, Verb.ERASE, Verb.DELETE, Verb.HOME, Verb.END}
    | {Verb.SELECT_ALL, Verb.CUT, Verb.COPY, Verb.PASTE}
)
REPEATING = MOVES | ORDERS | {Verb.ERASE, Verb.DELETE}


class Device(NamedTuple):
    """A device; `number` tells gamepads apart and stays the same when a pad comes back."""

    kind: DeviceKind
    number: int = 0


MOUSE = Device("mouse")
TOUCH = Device("touch")
KEYBOARD = Device("keyboard")
SYSTEM = Device("system")


def pad(number: int) -> Device:
    """The gamepad of that number, from 0."""
    return Device("pad", number)


class Action(NamedTuple):
    """One thing asked for.

    `at` is the pointer in units; `dragging` says that it is held down. `text` is what was typed
    or composed. `amount` is the way of a wheel in steps, up is positive. `repeated` marks what
    a held key or stick adds by itself; `shift` extends a selection. `sure` is False for a pad
    that may be either of two that were lost. `otherwise` is asked for if nobody took this action.
    """

    verb: Verb
    device: Device = SYSTEM
    at: tuple[float, float] = (0.0, 0.0)
    text: str = ""
    amount: float = 0.0
    dragging: bool = False
    repeated: bool = False
    shift: bool = False
    sure: bool = True
    otherwise: Verb | None = None

    @property
    def letter(self) -> str | None:
        """The typed letter as a capital A-Z; None for everything else, dotless i included."""
        if self.verb is Verb.TEXT and len(self.text) == 1 and self.text.isascii():
            return self.text.upper() if self.text.isalpha() else None
        return None

    @property
    def by_pointer(self) -> bool:
        """Whether a mouse or a finger did it."""
        return self.device.kind in ("mouse", "touch")

    @property
    def by_keys(self) -> bool:
        """Whether a keyboard or a gamepad did it."""
        return self.device.kind in ("keyboard", "pad")
