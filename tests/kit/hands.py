"""People who have one device and nothing else: keyboard, mouse, or a gamepad of SDL's own.

They look at the scene as a person does, to see where the ring is and what can be pressed, and act
by events alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame

from scenes import neighbours
from scenes.focus import Focus
from scenes.input.actions import Verb
from scenes.input.bindings import BUTTONS, KEYS
from scenes.widgets.keyboard import ENTER
from tests.kit.devices import ScriptedKeyboard, ScriptedMouse, ScriptedTouch, VirtualPad
from tests.kit.stage import Stage

_ARROWS = {"up": Verb.UP, "down": Verb.DOWN, "left": Verb.LEFT, "right": Verb.RIGHT}
_OWN_ARROWS = frozenset({"board", "list", "slider", "entry"})
_NAMED_KEYS = {
    "up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT,
    "tab": pygame.K_TAB, "return": pygame.K_RETURN, "escape": pygame.K_ESCAPE,
    "f5": pygame.K_F5, "f6": pygame.K_F6, "f9": pygame.K_F9, "f10": pygame.K_F10,
}  # fmt: skip


class Hands(ABC):
    """What somebody does with one device; every act takes one frame."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @abstractmethod
    def press(self, id_: str) -> None:
        """Press a control."""

    @abstractmethod
    def spell(self, word: str) -> None:
        """Enter letters where letters are asked for."""

    @abstractmethod
    def go_back(self) -> None:
        """Say that it should go back."""

    def close_keys(self) -> None:
        """Put the keys on the screen away, where they are open."""
        if ENTER in self.stage.controls:
            self.press(ENTER)

    @property
    def focus(self) -> Focus:
        return self.stage.screen.focus

    def frame(self, ms: int = 16) -> None:
        self.stage.frame(ms)


class Walker(Hands):
    """Somebody with a ring: walks to what is to be pressed."""

    @abstractmethod
    def ask(self, verb: Verb) -> None:
        """Ask for something by a key or a button."""

    def press(self, id_: str) -> None:
        self.walk(id_)
        self.ask(Verb.CONFIRM)

    def go_back(self) -> None:
        self.ask(Verb.BACK)

    def walk(self, id_: str) -> None:
        """Bring the ring to a control by arrows, past boards and lists by Next."""
        ring = self.stage.app.ring
        for steps in range(80):
            current = self.focus.current
            if ring.shown and current is not None and current.id == id_:
                return
            self.ask(self._way(id_) if steps < 40 else Verb.NEXT)
        raise AssertionError(f"{id_} can't be reached")

    def _way(self, target: str) -> Verb:
        focus = self.focus
        here = focus.current
        if here is None or here.kind in _OWN_ARROWS:
            return Verb.NEXT
        links = neighbours.links(focus._spots())
        first: dict[str, neighbours.Way] = {}
        queue = [here.id]
        while queue:
            id_ = queue.pop(0)
            control = focus._scope.controls[id_]
            if id_ != here.id and control.kind in _OWN_ARROWS:
                continue
            for way, there in links[id_].items():
                entered = focus._entry_of(control, focus._scope.controls[there]).id
                if entered not in first and entered != here.id:
                    first[entered] = first.get(id_, way)
                    queue.append(entered)
        return _ARROWS[first[target]] if target in first else Verb.NEXT

    def move(self, here: Callable[[], tuple[int, int]], there: tuple[int, int]) -> None:
        """Move a cursor of rows and columns by arrows."""
        for _ in range(60):
            row, column = here()
            if (row, column) == there:
                return
            if row != there[0]:
                self.ask(Verb.DOWN if row < there[0] else Verb.UP)
            else:
                self.ask(Verb.RIGHT if column < there[1] else Verb.LEFT)
        raise AssertionError(f"the cursor doesn't get to {there}")


class Keyboarder(Walker):
    """Keys and typed letters."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._keys = ScriptedKeyboard()

    def ask(self, verb: Verb) -> None:
        name = KEYS[verb][0]
        *modifiers, key = name.split("+")
        mod = pygame.KMOD_CTRL if "ctrl" in modifiers else 0
        mod |= pygame.KMOD_SHIFT if "shift" in modifiers else 0
        self._keys.press(_NAMED_KEYS[key], mod=mod)
        self.frame()

    def spell(self, word: str) -> None:
        for letter in word:
            self._keys.type(letter.lower())
            self.frame()


class Mouser(Hands):
    """A mouse, never a key."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._mouse = ScriptedMouse()

    def press(self, id_: str) -> None:
        control = self.stage.controls[id_]
        assert control.enabled, f"{id_} can't be pressed now"
        self.click(control.box.centre)

    def click(self, at: tuple[float, float]) -> None:
        self._mouse.click(*self.stage.app.canvas.rect(*at, 0, 0).topleft)
        self.frame()

    def spell(self, word: str) -> None:
        for letter in word:
            self.press(letter)

    def go_back(self) -> None:
        self.press("menu")


class Toucher(Mouser):
    """A finger; a mouse that nobody has follows each tap, as Windows makes it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._screen = ScriptedTouch(stage.app.window.size)

    def click(self, at: tuple[float, float]) -> None:
        self._screen.tap(*self.stage.app.canvas.rect(*at, 0, 0).topleft, echo="unmarked")
        self.frame()


class Padder(Walker):
    """A virtual gamepad: its buttons go the whole way through SDL."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        before = set(stage.app.input.pads.numbers)
        self.pad = VirtualPad()
        self.frame()
        (self.number,) = set(stage.app.input.pads.numbers) - before

    def ask(self, verb: Verb) -> None:
        name = BUTTONS[verb][0]
        if name.endswith("trigger"):
            self.pad.push(name, 1.0)
            self.pad.push(name, -1.0)
        else:
            self.pad.press(name)
        self.frame()

    def spell(self, word: str) -> None:
        for letter in word:
            self.press(letter)

    def unplug(self) -> None:
        self.pad.unplug()
        self.frame()
