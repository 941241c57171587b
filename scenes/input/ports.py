"""Where gamepads are plugged in: SDL's controllers, and plain joysticks for what SDL can't map."""

from __future__ import annotations

from typing import Protocol

import pygame


class Port(Protocol):
    """An opened gamepad. It stays open for as long as this is kept."""

    @property
    def instance(self) -> int:
        """The number that its events carry."""
        ...

    @property
    def guid(self) -> str:
        """Which model it is; two of one model have the same."""
        ...

    @property
    def name(self) -> str:
        """What its maker calls it."""
        ...

    @property
    def mapped(self) -> bool:
        """Whether SDL knows its buttons, so that it sends controller events."""
        ...


class Ports(Protocol):
    """The way to open a gamepad when it was added."""

    def open(self, index: int) -> Port | None:
        """The gamepad at that device index; None if it has gone already."""
        ...

    def close(self) -> None:
        """Open none any more."""
        ...


class _OpenPort:
    def __init__(self, joystick: pygame.joystick.JoystickType, handle: object, mapped: bool):
        self._handle = handle
        self.instance = joystick.get_instance_id()
        self.guid = joystick.get_guid()
        self.name = joystick.get_name()
        self.mapped = mapped


class SdlPorts:
    """The gamepads of this machine. Making one starts SDL's joystick parts."""

    def __init__(self) -> None:
        from pygame._sdl2 import controller

        pygame.joystick.init()
        controller.init()
        self._controller = controller

    def open(self, index: int) -> Port | None:
        """The gamepad at that device index; None if it has gone already."""
        try:
            if self._controller.is_controller(index):
                pad = self._controller.Controller(index)
                return _OpenPort(pad.as_joystick(), pad, mapped=True)
            joystick = pygame.joystick.Joystick(index)
        except pygame.error:
            return None
        return _OpenPort(joystick, joystick, mapped=False)

    def close(self) -> None:
        """End SDL's joystick parts, both of them: one alone would come back deaf."""
        self._controller.quit()
        pygame.joystick.quit()


class NoPorts:
    """A machine without gamepads."""

    def open(self, index: int) -> Port | None:
        """Nothing."""
        del index
        return None

    def close(self) -> None:
        """Nothing."""
