"""The keyboard: keys ask for verbs, text comes as text, so that every layout works."""

from __future__ import annotations

import pygame

from scenes.input.actions import KEYBOARD, MOVES, REPEATING, Action, Verb
from scenes.input.bindings import EDITING_KEYS, Bindings, chord, is_loose
from scenes.input.repeat import Repeater

_SELECTING = MOVES | {Verb.HOME, Verb.END}


class Keyboard:
    """Keys and typed text to actions. While an input method composes, keys belong to it."""

    def __init__(self, bindings: Bindings) -> None:
        self._verbs: dict[str, Verb] = {}
        self._composing = False
        self._swallowed: int | None = None
        self._held: set[int] = set()
        self._repeater = Repeater()
        self.use(bindings)

    def use(self, bindings: Bindings) -> None:
        """Ask by these keys from now on."""
        self._verbs = {**bindings.verbs("keys"), **EDITING_KEYS}

    def feed(self, event: pygame.Event, now_ms: int) -> list[Action]:
        """What the event asks for."""
        if event.type == pygame.TEXTEDITING:
            self._composing = bool(event.text)
            return [Action(Verb.COMPOSE, KEYBOARD, text=event.text)]
        if event.type == pygame.TEXTINPUT:
            return self._text(event.text)
        if event.type == pygame.KEYDOWN:
            return self._key(event, now_ms)
        if event.type == pygame.KEYUP:
            self._let_go(event.key)
        return []

    def swallow(self, key: int) -> None:
        """Take no notice of a key that is down now, nor of the text it writes."""
        self._held.add(key)
        self._swallowed = key

    def due(self, now_ms: int) -> list[Action]:
        """What a held key asks for now."""
        return self._repeater.due(now_ms)

    def release_all(self) -> None:
        """Forget what is held: the window has lost the keyboard."""
        self._held.clear()
        self._repeater.clear()
        self._composing = False
        self._swallowed = None

    def _text(self, text: str) -> list[Action]:
        if self._swallowed is not None:
            return []
        ended = [Action(Verb.COMPOSE, KEYBOARD)] if self._composing else []
        self._composing = False
        return ended + [self._typed(character) for character in text]

    def _let_go(self, key: int) -> None:
        self._held.discard(key)
        self._repeater.release(key)
        if key == self._swallowed:
            self._swallowed = None

    def _typed(self, character: str) -> Action:
        """A typed character; a space asks for what it is bound to where no text is wanted."""
        otherwise = self._verbs.get("space") if character == " " else None
        return Action(Verb.TEXT, KEYBOARD, text=character, otherwise=otherwise)

    def _key(self, event: pygame.Event, now_ms: int) -> list[Action]:
        if self._composing or event.key in self._held:
            return []
        self._swallowed = None
        self._held.add(event.key)
        action = self._asked(key_chord(event))
        if action is None:
            return []
        if action.verb in REPEATING:
            self._repeater.press(event.key, action, now_ms)
        return [action]

    def _asked(self, name: str) -> Action | None:
        if name == "space":
            return None
        verb = self._verbs.get(name)
        if verb is not None:
            return Action(verb, KEYBOARD)
        verb = self._verbs.get(name.replace("shift+", ""))
        return Action(verb, KEYBOARD, shift=True) if verb and verb in _SELECTING else None


def key_chord(event: pygame.Event) -> str:
    """The name of a pressed key with its modifiers; empty for a modifier alone."""
    name = pygame.key.name(event.key)
    if is_loose(name):
        return ""
    modifiers = {
        "ctrl": pygame.KMOD_CTRL | pygame.KMOD_META,
        "alt": pygame.KMOD_ALT,
        "shift": pygame.KMOD_SHIFT,
    }
    return chord(name, [m for m, mask in modifiers.items() if event.mod & mask])
