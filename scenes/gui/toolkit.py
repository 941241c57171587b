"""pygame_gui, kept to what it is good at: the editing of a line of text.

Importing this module imports pygame_gui; nothing at the program's start does.
"""

from __future__ import annotations

import json
import string
from functools import cache
from pathlib import Path
from typing import Any, cast

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from game.library import ASSETS
from scenes.typography import Font

THEME: Path = ASSETS / "theme" / "wordcade.json"
_FONT: Path = ASSETS / "fonts" / Font.BODY.value
_NOBODYS = "\U000fffff"
"""A character no font draws."""
_LONGEST_PASTE = 2_000


class Toolkit:
    """The one pygame_gui manager of the program."""

    def __init__(self) -> None:
        theme: dict[str, Any] = json.loads(THEME.read_text(encoding="utf-8"))
        theme["text_entry_line"]["font"]["regular_path"] = str(_FONT)
        self.manager = UIManager((64, 64), theme_path=theme, enable_live_theme_updates=False)

    def line(self, most: int) -> Line:
        """A line of at most so many characters."""
        return Line(self.manager, most)


class Line(UITextEntryLine):
    """pygame_gui's editor of a line: text, cursor, selection and clipboard, without its face.

    `cursor` is the index of the character before which it stands, `selection` a range.
    """

    def __init__(self, manager: UIManager, most: int) -> None:
        super().__init__(pygame.Rect(0, 0, 640, 40), manager, visible=0)
        self.set_text_length_limit(most)
        self.is_focused = True

    @property
    def cursor(self) -> int:
        """Where the next character goes."""
        return int(self.edit_position)

    @property
    def selection(self) -> range:
        """What is selected; empty if nothing is."""
        start, end = sorted(cast("list[int]", self.select_range))
        return range(start, end)

    @property
    def content(self) -> str:
        """The text."""
        return self.get_text()

    def write(self, character: str) -> bool:
        """Type one character; False if there is no room or no glyph for it."""
        return can_be_shown(character) and self._process_entered_character(character)

    def key(self, key: int, *, ctrl: bool = False, shift: bool = False) -> None:
        """Press a key that edits or moves."""
        mod = (pygame.KMOD_CTRL if ctrl else 0) | (pygame.KMOD_SHIFT if shift else 0)
        self.process_event(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def put(self, text: str) -> None:
        """Have this text, the cursor at its end."""
        self.select_range = [0, 0]
        self.set_text(text[: self.length_limit] if text else None)

    def place_cursor(self, index: int, *, extend: bool = False) -> None:
        """Put the cursor before a character; with `extend` select up to there."""
        start = cast("list[int]", self.select_range)[0] if extend else index
        self.edit_position = index
        self.select_range = [start, index]

    def select_word(self, index: int) -> None:
        """Select the word around a character."""
        start, end = _word_around(self.content, index)
        self.edit_position = end
        self.select_range = [start, end]

    def focus(self) -> None:
        """Say nothing to the keyboard: the program repeats keys by itself."""
        self.is_focused = True

    def unfocus(self) -> None:
        """Keep the cursor; who has the focus is the program's own affair."""

    def _do_paste(self) -> None:
        """Paste as if typed, so that what doesn't fit or can't be shown is left out."""
        for character in " ".join(_clipboard().split())[:_LONGEST_PASTE]:
            self.write(character)

    def _post_text_event(self, arg0: object) -> None:
        """Post nothing: whoever edits asks for the text."""
        del arg0


@cache
def can_be_shown(character: str) -> bool:
    """Whether our font has a glyph for a character; pygame tells of none that is missing."""
    return character.isprintable() and _picture(character) != _picture(_NOBODYS)


def _picture(character: str) -> bytes:
    image = pygame.font.Font(_FONT, 18).render(character, True, (0, 0, 0))
    return pygame.image.tobytes(image, "RGBA")


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def _word_around(text: str, index: int) -> tuple[int, int]:
    breaks = string.whitespace + string.punctuation
    start = end = min(index, len(text))
    while start > 0 and text[start - 1] not in breaks:
        start -= 1
    while end < len(text) and text[end] not in breaks:
        end += 1
    return start, end
