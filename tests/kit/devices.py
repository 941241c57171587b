"""Devices that do what a test says: keyboard, mouse and touch by events, gamepads by SDL itself.

Each event goes to `send`, by default into pygame's queue.
"""

import ctypes
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

Send = Callable[[pygame.Event], object]


def post(event: pygame.Event) -> None:
    pygame.event.post(event)


class Recorder(list[pygame.Event]):
    """Keeps events instead of posting them."""

    def __call__(self, event: pygame.Event) -> None:
        self.append(event)


class ScriptedKeyboard:
    def __init__(self, send: Send = post) -> None:
        self._send = send

    def down(self, key: int, mod: int = 0) -> None:
        self._send(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def up(self, key: int, mod: int = 0) -> None:
        self._send(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def press(self, *keys: int, mod: int = 0) -> None:
        """One key after the other, each let go before the next."""
        for key in keys:
            self.down(key, mod)
            self.up(key, mod)

    def type(self, text: str) -> None:
        """Text as a keyboard of any layout writes it: key down, text, key up."""
        for character in text:
            key = ord(character.lower()) if character.isascii() else pygame.K_UNKNOWN
            self.down(key)
            self.write(character)
            self.up(key)

    def write(self, text: str) -> None:
        """Text without a key, as from an input method."""
        self._send(pygame.Event(pygame.TEXTINPUT, text=text))

    def compose(self, text: str) -> None:
        """What an input method shows and hasn't written yet."""
        self._send(pygame.Event(pygame.TEXTEDITING, text=text, start=len(text), length=0))


class ScriptedMouse:
    """A mouse; places are pixels."""

    def __init__(self, send: Send = post) -> None:
        self._send = send
        self._down = False

    def move(self, x: float, y: float, *, touch: bool = False) -> None:
        buttons = (int(self._down), 0, 0)
        self._event(pygame.MOUSEMOTION, x, y, touch, rel=(0, 0), buttons=buttons)

    def down(self, x: float, y: float, button: int = 1, *, touch: bool = False) -> None:
        self._down = button == 1 or self._down
        self._event(pygame.MOUSEBUTTONDOWN, x, y, touch, button=button)

    def up(self, x: float, y: float, button: int = 1, *, touch: bool = False) -> None:
        self._down = button != 1 and self._down
        self._event(pygame.MOUSEBUTTONUP, x, y, touch, button=button)

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self.down(x, y)
        self.up(x, y)

    def drag(self, *places: tuple[float, float]) -> None:
        """Press at the first place, over the others, let go at the last."""
        self.move(*places[0])
        self.down(*places[0])
        for place in places[1:]:
            self.move(*place)
        self.up(*places[-1])

    def let_go_outside(self) -> None:
        """The button comes up where the window doesn't see it."""
        self._down = False

    def wheel(self, y: int) -> None:
        self._send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y)))

    def _event(self, kind: int, x: float, y: float, touch: bool, **more: object) -> None:
        self._send(pygame.Event(kind, pos=(round(x), round(y)), touch=touch, **more))


class ScriptedTouch:
    """A touch screen over a window of `size`; places are pixels."""

    def __init__(self, size: tuple[int, int], send: Send = post) -> None:
        self._size = size
        self._send = send

    def down(self, x: float, y: float, finger: int = 0) -> None:
        self._event(pygame.FINGERDOWN, x, y, finger)

    def move(self, x: float, y: float, finger: int = 0) -> None:
        self._event(pygame.FINGERMOTION, x, y, finger)

    def up(self, x: float, y: float, finger: int = 0) -> None:
        self._event(pygame.FINGERUP, x, y, finger)

    def tap(self, x: float, y: float, *, echo: str = "none") -> None:
        """A tap; `echo` is the mouse made from it: none, marked (SDL), unmarked (Windows)."""
        mouse = ScriptedMouse(self._send)
        if echo == "marked":
            mouse.move(x, y, touch=True)
            mouse.down(x, y, touch=True)
        self.down(x, y)
        self.up(x, y)
        if echo == "marked":
            mouse.up(x, y, touch=True)
        if echo == "unmarked":
            mouse.click(x, y)

    def _event(self, kind: int, x: float, y: float, finger: int) -> None:
        wide, high = self._size
        self._send(
            pygame.Event(kind, touch_id=1, finger_id=finger, x=x / wide, y=y / high, dx=0.0, dy=0.0)
        )


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((f"unused{n}", ctypes.c_void_p) for n in range(7)),
    )


class VirtualPad:
    """A gamepad of SDL's own making: real events, plugged in and out by a test."""

    BUTTONS = (
        "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick",
        "leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright",
    )  # fmt: skip
    AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")

    def __init__(self, model: int = 0) -> None:
        """Pads of one `model` can't be told apart by what SDL says of them."""
        self._sdl = _sdl()
        described = _Description(1, 1, 6, 15, 0, 0x1209, model, name=b"Virtual pad")
        self.index: int = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(described))
        assert self.index >= 0
        self._instance: int = self._sdl.SDL_JoystickGetDeviceInstanceID(self.index)

    def set_button(self, name: str, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(
            self._joystick(), self.BUTTONS.index(name), int(down)
        )

    def press(self, name: str) -> None:
        """Down and up again; SDL makes one event of each only if it is asked between."""
        self.set_button(name, True)
        self._sdl.SDL_JoystickUpdate()
        self.set_button(name, False)
        self._sdl.SDL_JoystickUpdate()

    def push(self, axis: str, value: float) -> None:
        """An axis from -1 to 1; a trigger rests at -1."""
        self._sdl.SDL_JoystickSetVirtualAxis(
            self._joystick(), self.AXES.index(axis), round(value * 32767)
        )
        self._sdl.SDL_JoystickUpdate()

    def unplug(self) -> None:
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self._instance:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return

    def _joystick(self) -> ctypes.c_void_p:
        found = self._sdl.SDL_JoystickFromInstanceID(self._instance)
        assert found, "nobody has opened this pad"
        return ctypes.c_void_p(found)


def needs_virtual_pads() -> None:
    """Skip a test where pygame's own SDL can't be reached."""
    if _sdl_path() is None:
        pytest.skip("needs pygame's SDL in /proc/self/maps")


def _sdl_path() -> str | None:
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    return next((line.split()[-1] for line in lines if "libSDL2-2" in line), None)


def _sdl() -> ctypes.CDLL:
    path = _sdl_path()
    assert path is not None
    sdl = ctypes.CDLL(path)
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    sdl.SDL_JoystickFromInstanceID.argtypes = [ctypes.c_int32]
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return sdl
