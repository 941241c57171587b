"""The window: opened where it was and wholly visible, fullscreen and back to the same place.

Fullscreen goes through `pygame.Window`, which takes the desktop's present size and remembers
the window; `set_mode` and `toggle_fullscreen` lose its size or its place. pygame-ce advises
against mixing it with `pygame.display`, which has no other way to do this.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Generator, Sequence
from contextlib import contextmanager

import pygame

from scenes.preferences import WindowPlace
from scenes.theme import THEMES, Accent

TITLE = "Wordcade"
ACCENTS: tuple[Accent, ...] = ("pine", "lake", "brick", "plum")
LEAST_SIZE = (640, 360)
DEFAULT_SIZE = (1280, 720)
_LARGEST = (7680, 4320)
_BARS = 64
"""Pixels left free for a title bar and a task bar when a window is fitted to a screen."""
_SETTLED_MS = 400
"""A window manager moves a new window within this time to make room for its frame."""
_UNSEEN_DRIVERS = ("dummy", "offscreen", "evdev")
_LINUX_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
_FLAGS = (pygame.RESIZABLE, 0)
"""Tried in this order until a window opens."""

Size = tuple[int, int]


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


class Window:
    """The program's one window."""

    def __init__(self, place: WindowPlace) -> None:
        _start_display()
        self._screens = _screens()
        self._place = mended(place, self._screens)
        self._maximised = False
        self._filled = False
        self._unanswered_ms: int | None = None
        self._age_ms = 0
        self._shift: tuple[int, int] | None = None
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; another one after every change of size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplayError("the window is gone")
        return surface

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._filled or pygame.display.is_fullscreen()

    def toggle_fullscreen(self) -> None:
        """Fill the screen as it is now, or go back to the window as it was."""
        if self.fullscreen:
            self._leave_fullscreen()
            return
        self._remember()
        if self._maximised:
            _handle().restore()
        _handle().set_fullscreen(True)
        if pygame.display.get_driver() == "x11":
            self._unanswered_ms = 0

    def _leave_fullscreen(self) -> None:
        window, self._unanswered_ms = _handle(), None
        if not self._filled:
            window.set_windowed()
            if self._maximised:
                window.maximize()
            return
        self._filled = False
        window.borderless = False
        window.size = (self._place.width, self._place.height)
        window.position = (self._place.x or 0, self._place.y or 0)

    def _fill_screen(self) -> None:
        """Cover the screen ourselves, as on X11 nobody does it where there's no window manager."""
        window, self._unanswered_ms = _handle(), None
        window.set_windowed()
        window.borderless = True
        window.position = (0, 0)
        window.size = self._screens[0] if self._screens else DEFAULT_SIZE
        self._filled = True

    def resize(self, size: Size) -> None:
        """Give the window another size, as a person would by pulling at its edge."""
        if not self.fullscreen:
            _handle().size = size

    def note(self, event: pygame.Event) -> None:
        """Learn from the window's own events whether it is maximised, or grew."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
        elif event.type == pygame.WINDOWRESTORED and not self.fullscreen:
            self._maximised = False
        elif event.type == pygame.WINDOWEXPOSED:
            self._unanswered_ms = None

    def pass_time(self, dt_ms: int) -> None:
        """Once the window has settled, learn how far its frame has moved it."""
        if self._unanswered_ms is not None:
            self._unanswered_ms += dt_ms
            if self._unanswered_ms >= _SETTLED_MS:
                self._fill_screen()
        if self._shift is None:
            self._age_ms += dt_ms
            if self._age_ms >= _SETTLED_MS:
                self._learn_shift()

    def place(self) -> WindowPlace:
        """Where the window is, for the next start."""
        if not self.fullscreen:
            self._remember()
        return WindowPlace(
            *self._place_now(),
            maximised=self._maximised,
            fullscreen=self.fullscreen,
            screens=self._screens,
        )

    # --- opening

    def _open(self) -> None:
        place = self._place
        pygame.display.set_caption(TITLE)
        with _opening_at(place):
            _set_mode((place.width, place.height))
        _handle().minimum_size = LEAST_SIZE
        if place.maximised:
            _handle().maximize()
            self._maximised = True
        if place.fullscreen:
            self.toggle_fullscreen()

    def _learn_shift(self) -> None:
        self._shift = (0, 0)
        if self._place.x is None or self._place.y is None or self.fullscreen or self._maximised:
            return
        x, y = pygame.display.get_window_position()
        dx, dy = x - self._place.x, y - self._place.y
        if 0 <= dx <= _BARS and 0 <= dy <= _BARS:
            self._shift = (dx, dy)

    def _remember(self) -> None:
        if self._maximised:
            return
        dx, dy = self._shift or (0, 0)
        x, y = pygame.display.get_window_position()
        width, height = pygame.display.get_window_size()
        self._place = WindowPlace(width, height, x - dx, y - dy)

    def _place_now(self) -> tuple[int, int, int | None, int | None]:
        return self._place.width, self._place.height, self._place.x, self._place.y


def mended(place: WindowPlace, screens: Sequence[Size]) -> WindowPlace:
    """The place, or one near to it where a window of usable size is wholly visible."""
    first = screens[0] if screens else _LARGEST
    room = (max(LEAST_SIZE[0], first[0]), max(LEAST_SIZE[1], first[1]))
    width, height = (
        wanted if least <= wanted <= most else min(usual, max(least, most - _BARS))
        for wanted, least, most, usual in zip(
            (place.width, place.height), LEAST_SIZE, room, DEFAULT_SIZE, strict=True
        )
    )
    x, y = _visible_corner(place, (width, height), screens)
    return WindowPlace(width, height, x, y, place.maximised, place.fullscreen, tuple(screens))


def _visible_corner(
    place: WindowPlace, size: Size, screens: Sequence[Size]
) -> tuple[int | None, int | None]:
    """The corner, if a window there is known to be visible; else none, for the middle.

    SDL tells sizes of screens, not where they stand: on one screen the window must lie within
    it; on several the place is believed if these are the screens it was seen on.
    """
    if place.x is None or place.y is None or not screens:
        return None, None
    if len(screens) > 1 and tuple(screens) == place.screens:
        wide, high = sum(w for w, _ in screens), sum(h for _, h in screens)
        inside = abs(place.x) <= wide - size[0] and abs(place.y) <= high - size[1]
    else:
        right, low = screens[0][0] - size[0], screens[0][1] - size[1]
        inside = 0 <= place.x <= right and 0 <= place.y <= low
    return (place.x, place.y) if inside else (None, None)


def _start_display() -> None:
    asked_for = "SDL_VIDEODRIVER" in os.environ
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        if not asked_for and not any(os.environ.get(name) for name in _LINUX_DISPLAYS):
            raise NoDisplayError("no screen")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    if pygame.display.get_driver() in _UNSEEN_DRIVERS and not asked_for:
        pygame.display.quit()
        raise NoDisplayError("no screen")


def _screens() -> tuple[Size, ...]:
    """The screens' sizes; none where nobody sees what is drawn."""
    if pygame.display.get_driver() in _UNSEEN_DRIVERS:
        return ()
    try:
        return tuple(pygame.display.get_desktop_sizes())
    except pygame.error:
        return ()


def _set_mode(size: Size) -> None:
    failed = "no way to open a window"
    for flags in _FLAGS:
        try:
            pygame.display.set_mode(size, flags)
        except pygame.error as error:
            failed = str(error)
        else:
            return
    raise NoDisplayError(failed)


@contextmanager
def _opening_at(place: WindowPlace) -> Generator[None]:
    """Have SDL open the next window at a place, or in the middle."""
    if place.x is None or place.y is None:
        wanted = {"SDL_VIDEO_CENTERED": "1"}
    else:
        wanted = {"SDL_VIDEO_WINDOW_POS": f"{place.x},{place.y}"}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def _handle() -> pygame.Window:
    """The window of `pygame.display`, for what only `pygame.Window` can do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()  # pyright: ignore[reportDeprecated] - see above


def icon() -> pygame.Surface:
    """The small mark for title bar and task list: the four accents as a square of squares."""
    side, square, gap = 64, 28, 32
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    for i, accent in enumerate(ACCENTS):
        corner = (2 + gap * (i % 2), 2 + gap * (i // 2))
        colour = THEMES["light"][accent]
        pygame.draw.rect(image, colour, (*corner, square, square), border_radius=8)
    return image
