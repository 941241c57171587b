"""Every scene tried by itself: seeded input from all devices, and nothing may fail."""

from __future__ import annotations

import json
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame

from scenes import catalogue
from scenes.app import App
from scenes.input import Action, Verb
from scenes.input.actions import pad
from scenes.input.ports import NoPorts
from scenes.preferences import TEXT_SIZES
from scenes.screen import Screen

SEED = 7
_KEYS = (
    pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_RETURN,
    pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_F1, pygame.K_F10,
)  # fmt: skip
_PAD = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT, Verb.CONFIRM, Verb.BACK, Verb.MENU, Verb.PLAY)
_WINDOWS = ((1280, 720), (960, 540), (1024, 768), (1680, 720))


def smoke(folder: Path | None, seconds: float, now: Callable[[], float] = time.monotonic) -> int:
    """Try all scenes for so many seconds of `now`, a new folder for data unless one is given.

    Writes a JSON line; the exit code is 1 if something failed, with the trace on stderr.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as spare:
        app = App(folder or Path(spare), ports=NoPorts(), strict=True)
        trial = Trial(app, Random(SEED), now)
        try:
            trial.run(seconds)
        except Exception:
            sys.stderr.write(f"failed in {trial.scene}\n{traceback.format_exc()}")
            return 1
        finally:
            app.close()
    sys.stdout.write(json.dumps({"scenes": len(trial.seen), "inputs": trial.inputs}) + "\n")
    return 0


class Trial:
    """One run of random input over all scenes in turn."""

    def __init__(self, app: App, random: Random, now: Callable[[], float]) -> None:
        self.inputs = 0
        self.scene = ""
        self.seen: set[str] = set()
        self._app = app
        self._random = random
        self._now = now
        self._ways: tuple[Callable[[], None], ...] = (
            self._click, self._click, self._click_anywhere, self._key, self._key,
            self._letters, self._pad, self._wheel,
        )  # fmt: skip
        self._rare: tuple[Callable[[], None], ...] = (self._window, self._look, self._away)

    def run(self, seconds: float) -> None:
        """Give every scene its share of the time, at least once."""
        names = catalogue.names()
        for name in names:
            self.scene = name
            self.seen.add(name)
            self._try(name, self._now() + seconds / len(names))

    def _try(self, name: str, until: float) -> None:
        app = self._app
        app.open(lambda app: catalogue.make(name, app))
        app.step()
        while self._now() < until:
            if app.manager.top is None or not app.running:
                app.running = True
                app.open(lambda app: catalogue.make(name, app))
            self._random.choice(self._rare if self._random.random() < 0.03 else self._ways)()
            self.inputs += 1
            app.step()
        app.manager.close()

    # --- what people do

    def _click(self) -> None:
        top = self._app.manager.top
        controls = top.focus.controls if isinstance(top, Screen) else ()
        if controls:
            x, y = self._random.choice(controls).box.centre
            self._press_at(self._app.canvas.rect(x, y, 0, 0).topleft)

    def _click_anywhere(self) -> None:
        wide, high = self._app.window.size
        self._press_at((self._random.randrange(wide), self._random.randrange(high)))

    def _press_at(self, at: tuple[int, int]) -> None:
        place = {"pos": at, "touch": False, "window": None}
        _post(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **place)
        _post(pygame.MOUSEBUTTONDOWN, button=1, **place)
        _post(pygame.MOUSEBUTTONUP, button=1, **place)

    def _key(self) -> None:
        key = self._random.choice(_KEYS)
        shift = pygame.KMOD_SHIFT if self._random.random() < 0.2 else 0
        _post(pygame.KEYDOWN, key=key, mod=shift, unicode="", scancode=0, window=None)
        _post(pygame.KEYUP, key=key, mod=shift, unicode="", scancode=0, window=None)

    def _letters(self) -> None:
        for letter in self._random.choices("abcdefghijklmnopqrstuvwxyz é1", k=3):
            _post(pygame.TEXTINPUT, text=letter, window=None)

    def _pad(self) -> None:
        self._app.act(Action(self._random.choice(_PAD), pad(0)))

    def _wheel(self) -> None:
        _post(pygame.MOUSEWHEEL, x=0, y=self._random.choice((-1, 1)), precise_y=0.0, window=None)

    def _window(self) -> None:
        self._app.window.resize(self._random.choice(_WINDOWS))

    def _look(self) -> None:
        self._app.change(
            brightness=self._random.choice(("light", "dark")),
            palette=self._random.choice(("normal", "colour_blind", "high_contrast")),
            text_percent=self._random.choice(TEXT_SIZES),
            reduced_motion=self._random.random() < 0.5,
        )

    def _away(self) -> None:
        _post(pygame.WINDOWFOCUSLOST, window=None)
        _post(pygame.WINDOWFOCUSGAINED, window=None)


def _post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.Event(kind, values))
