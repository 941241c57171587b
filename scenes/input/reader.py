"""All devices together: one stream of actions, and which device was used last."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.canvas import Canvas
from scenes.input.actions import MOUSE, SYSTEM, Action, Device, Verb
from scenes.input.bindings import Bindings, Source
from scenes.input.keyboard import Keyboard, key_chord
from scenes.input.pads import PAD_EVENTS, Pads
from scenes.input.pointer import Pointer
from scenes.input.ports import Ports

Heard = Callable[[str | None], None]
"""Gets the key or button that was pressed; None: the person went another way."""

_AWAY = frozenset({pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
_BACK = frozenset({pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED})
_TYPED = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING})


class Input:
    """Events to actions.

    `device` is the device used last, which prompts show the keys of.
    """

    def __init__(self, bindings: Bindings | None = None, ports: Ports | None = None) -> None:
        self.device: Device = MOUSE
        self._bindings = bindings or Bindings()
        self._keyboard = Keyboard(self._bindings)
        self._pointer = Pointer()
        self.pads = Pads(self._bindings, ports)
        self._away = False
        self._listening: tuple[Source, Heard] | None = None

    @property
    def bindings(self) -> Bindings:
        """The keys and buttons in use."""
        return self._bindings

    def use(self, bindings: Bindings) -> None:
        """Ask by these keys and buttons from now on."""
        self._bindings = bindings
        self._keyboard.use(bindings)
        if not self._listening:
            self.pads.use(bindings)

    def listen(self, source: Source, heard: Heard) -> None:
        """Give the next key or pad button to `heard` instead of acting on it.

        Escape, a device of the other kind, a press of the pointer, leaving the window and
        `stop_listening` end it with None.
        """
        self.stop_listening()
        self._listening = (source, heard)
        self.pads.name_buttons()

    def stop_listening(self) -> None:
        """Listen no longer; whoever was listening hears None."""
        if self._listening:
            _, heard = self._listening
            self._end_listening()
            heard(None)

    @property
    def listening(self) -> bool:
        """Whether the next key or button goes to a listener."""
        return self._listening is not None

    def read(self, event: pygame.Event, canvas: Canvas, now_ms: int) -> list[Action]:
        """What an event asks for; `canvas` is the one its places were meant in."""
        left = self._hear(event, now_ms) if self._listening else None
        actions = self._read(event, canvas, now_ms) if left is None else left
        for action in actions:
            self._note(action)
        return actions

    def due(self, now_ms: int) -> list[Action]:
        """What held keys, buttons and sticks and a resting finger ask for now."""
        return self._keyboard.due(now_ms) + self.pads.due(now_ms) + self._pointer.due(now_ms)

    def let_go(self) -> list[Action]:
        """End a press without a release: what is pressed has been answered otherwise."""
        return self._pointer.cancel()

    def _read(self, event: pygame.Event, canvas: Canvas, now_ms: int) -> list[Action]:
        if event.type in _AWAY:
            return self._go_away()
        if event.type in _BACK:
            back, self._away = self._away, False
            return [Action(Verb.RESUME)] if back else []
        if event.type in _TYPED:
            return self._keyboard.feed(event, now_ms)
        return self._pointer.feed(event, canvas, now_ms) or self.pads.feed(event, now_ms)

    def _go_away(self) -> list[Action]:
        self._keyboard.release_all()
        self.pads.release_all()
        self.stop_listening()
        first, self._away = not self._away, True
        return self._pointer.cancel() + ([Action(Verb.PAUSE)] if first else [])

    def _note(self, action: Action) -> None:
        coming = action.verb in (Verb.PAD_ADDED, Verb.PAD_REMOVED, Verb.POINT, Verb.CANCEL)
        if action.device != SYSTEM and not coming:
            self.device = action.device

    # --- listening for a new key

    def _hear(self, event: pygame.Event, now_ms: int) -> list[Action] | None:
        """What is left of an event when a listener has had it; None: it isn't the listener's."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN):
            self.stop_listening()
            return None
        if event.type in _TYPED:
            self._hear_key(event)
            return []
        if event.type in PAD_EVENTS:
            return [a for a in self.pads.feed(event, now_ms) if not self._hear_button(a)]
        return None

    def _hear_key(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN and (name := key_chord(event)):
            self._keyboard.swallow(event.key)
            self._heard("keys", None if name == "escape" else name)

    def _hear_button(self, action: Action) -> bool:
        if action.verb is Verb.OTHER:
            self._heard("buttons", action.text)
        return action.verb not in (Verb.PAD_ADDED, Verb.PAD_REMOVED)

    def _heard(self, source: Source, name: str | None) -> None:
        """A name from the other kind of device is an answer too: never mind."""
        if self._listening:
            wanted, heard = self._listening
            self._end_listening()
            heard(name if source == wanted else None)

    def _end_listening(self) -> None:
        self._listening = None
        self.pads.use(self._bindings)
