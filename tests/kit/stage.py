"""The program on a stage: no screen, no sound, time that a test lets pass, a worker at hand.

A test shows a scene, does what people do, and looks at what is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pygame

from game import language
from game.opponents import InProcess
from scenes.app import App
from scenes.focus import Control
from scenes.input.actions import KEYBOARD, MOUSE, TOUCH, Action, Device, Verb, pad
from scenes.input.ports import NoPorts
from scenes.manager import Scene
from scenes.preferences import PreferenceFile, Preferences, WindowPlace
from scenes.screen import Screen
from tests.kit.clock import FakeClock
from tests.kit.devices import ScriptedTouch

FRAME_MS = 16


class AtHand(InProcess):
    """A worker that needs no process; `started` tells that somebody wanted one."""

    def __init__(self) -> None:
        super().__init__()
        self.started = False

    def start(self) -> None:
        self.started = True


class Stage:
    """The app with what a test needs to drive it."""

    def __init__(self, folder, size=(1280, 720), *, ports=None, **settings) -> None:
        window = WindowPlace(width=size[0], height=size[1], screens=((4096, 2304),))
        PreferenceFile(folder).save(Preferences(window=window, **settings))
        self.clock = FakeClock()
        self.app = App(folder, now_ms=self.clock, ports=ports or NoPorts(), strict=True)
        self.worker = AtHand()
        self.app._worker = self.worker
        self.app.window.resize(size)
        pygame.event.get()
        self.app._relook(size)

    # --- scenes

    @property
    def top(self) -> Scene:
        assert self.app.manager.top is not None
        return self.app.manager.top

    @property
    def screen(self) -> Screen:
        assert isinstance(self.top, Screen)
        return self.top

    def show(self, make: Callable[[App], Scene]) -> Scene:
        """Open this scene as the first one, and let it settle."""
        self.app.open(make)
        self.settle()
        return self.top

    def present(self, make: Callable[[App], Scene]) -> Scene:
        """Open this scene without drawing it: for its layout alone."""
        self.app.open(make)
        for _ in range(3):
            self.app.manager.update(FRAME_MS)
        return self.top

    def frame(self, ms: int = FRAME_MS) -> None:
        self.clock.pass_ms(ms)
        self.app.step()

    def settle(self, ms: int = 1_500) -> None:
        """Let everything that moves come to its end."""
        for _ in range(0, ms, 100):
            self.frame(100)

    # --- what is there

    @property
    def controls(self) -> dict[str, Control]:
        return {control.id: control for control in self.screen.focus.controls}

    @property
    def ringed(self) -> str | None:
        current = self.screen.focus.current
        return current.id if current and self.app.ring.shown else None

    def picture(self) -> pygame.Surface:
        self.app.redraw()
        self.frame(0)
        return self.app.window.surface

    # --- what people do

    def act(self, *verbs: Verb, device: Device = KEYBOARD) -> None:
        """Ask for things by keys, or by the device given."""
        for verb in verbs:
            self.app.act(Action(verb, device))
            self.settle(400)

    def pad(self, *verbs: Verb) -> None:
        self.act(*verbs, device=pad(0))

    def type(self, text: str) -> None:
        for character in text:
            otherwise = Verb.CONFIRM if character == " " else None
            self.app.act(Action(Verb.TEXT, KEYBOARD, text=character, otherwise=otherwise))
        self.settle(200)

    def click(self, where: str | tuple[float, float], device: Device = MOUSE) -> None:
        """Press and let go in the middle of a control, or at a place in units."""
        at = self.controls[where].box.centre if isinstance(where, str) else where
        if device is not TOUCH:
            self.app.act(Action(Verb.POINT, device, at))
        self.app.act(Action(Verb.PRESS, device, at))
        self.app.act(Action(Verb.RELEASE, device, at))
        self.settle(400)

    def tap(self, where: str | tuple[float, float]) -> None:
        self.click(where, TOUCH)

    def drag(self, *places: tuple[float, float], device: Device = TOUCH) -> None:
        self.app.act(Action(Verb.PRESS, device, places[0]))
        for place in places[1:]:
            self.app.act(Action(Verb.POINT, device, place, dragging=True))
        self.app.act(Action(Verb.RELEASE, device, places[-1]))
        self.settle(300)

    def hold(
        self, at: tuple[float, float], *onward: tuple[float, float], ms: int = 800
    ) -> Callable[[], None]:
        """A finger comes down, stays and then goes on to those places; call it to lift it."""
        finger = ScriptedTouch(self.app.window.size)
        first, *rest = [self.app.canvas.rect(*place, 0, 0).topleft for place in (at, *onward)]
        finger.down(*first)
        self.settle(ms)
        for pixel in rest:
            finger.move(*pixel)
            self.frame()
        return partial(self._lift, finger, (rest or [first])[-1])

    def _lift(self, finger: ScriptedTouch, pixel: tuple[int, int]) -> None:
        finger.up(*pixel)
        self.settle(400)

    def wheel(self, at: tuple[float, float], amount: float) -> None:
        self.app.act(Action(Verb.WHEEL, MOUSE, at, amount=amount))
        self.settle(300)

    def walk_to(self, wanted: str, *, device: Device = KEYBOARD) -> None:
        """Bring the ring to a control by Next alone, as a person without a mouse would."""
        for _ in range(200):
            if self.ringed == wanted:
                return
            self.act(Verb.NEXT, device=device)
        raise AssertionError(f"{wanted} can't be reached by keys")


@contextmanager
def longer_language() -> Iterator[None]:
    """Speak the pseudo-language, 40 % longer than English."""
    language.use(language.PseudoLanguage())
    try:
        yield
    finally:
        language.use(language.NO_TRANSLATION)
