"""The program: window, loop, and all that scenes share.

The loop runs 60 times a second, draws only when something has changed, and never waits for
anything but its own time. It sleeps between frames: `pygame.event.wait` asks a thousand times
a second and costs ten times as much.
"""

from __future__ import annotations

import gc
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import pygame

from game.contract import Notice
from game.language import gettext as _
from game.language import sentence, spell
from scenes.canvas import Box, Canvas
from scenes.faults import note, note_fault
from scenes.focus import Ring, Tip
from scenes.icons import Icon
from scenes.input import Action, Input, Verb
from scenes.input.actions import MOVES, ORDERS, TOUCH
from scenes.input.owners import Owners
from scenes.input.ports import Ports, SdlPorts
from scenes.manager import Manager, Scene, Way
from scenes.paint import Painter
from scenes.services import Services
from scenes.theme import THEMES, Theme, Tint
from scenes.tips import Tips
from scenes.toasts import Toasts
from scenes.transition import Transition
from scenes.widgets.surfaces import Toast, toast_box
from scenes.window import Window, icon

if TYPE_CHECKING:
    from types import FrameType

FRAME_S = 1 / 60
LONGEST_STEP_MS = 250
"""After a longer gap, as of a suspended machine, scenes are told of no more than this."""
FIRST_SOUND_MS, SOUND_PAUSE_MS = 600, 120
"""When the sounds begin to be made, and how long apart, so that no press waits for them."""
MOST_FAULTS = 3
"""So many faults one after the other, and the program gives up."""

FirstScene = Callable[["App"], Scene]
ToastKind = Literal["info", "good", "bad"]

_LOOK = ("brightness", "palette", "text_percent", "easy_reading", "spelling")
_TO_ALL = frozenset({Verb.PAUSE, Verb.RESUME})
_PADS = frozenset({Verb.PAD_ADDED, Verb.PAD_REMOVED})
_FROM_ANYBODY = frozenset({Verb.MENU, Verb.FULLSCREEN, Verb.CANCEL}) | _TO_ALL | _PADS
"""What a device may ask for that has no move to make now."""
_LOOKING = MOVES | ORDERS | {Verb.POINT}
_HIDDEN = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
_SHOWN = frozenset({pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED})
_TOASTS: dict[ToastKind, tuple[Icon, Tint]] = {
    "info": (Icon.INFO, "lake"),
    "good": (Icon.CHECK_CIRCLE, "pine"),
    "bad": (Icon.CANCEL, "danger"),
}


def monotonic_ms() -> int:
    """Milliseconds of a clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


class App(Services):
    """What scenes share, and the loop that runs them.

    `strict`, for tests, lets faults of scenes through instead of telling the player, and makes no
    sounds beforehand.
    """

    canvas: Canvas
    theme: Theme
    painter: Painter

    def __init__(
        self,
        data_dir: Path,
        *,
        now_ms: Callable[[], int] = monotonic_ms,
        ports: Ports | None = None,
        strict: bool = False,
    ) -> None:
        super().__init__(data_dir, now_ms)
        self.window = Window(self.prefs.window)
        self.input = Input(self.prefs.bindings)
        self.owners = Owners(
            self.input.pads, self.prefs.devices, lambda devices: self.change(devices=devices)
        )
        self._acted = self.input.device
        self.ring = Ring()
        self.toasts = Toasts()
        self.tips = Tips()
        self.manager = Manager(self._on_change)
        self.running = True
        self._strict = strict
        self._ports = ports
        self._first: FirstScene | None = None
        self._transition: Transition | None = None
        self._new_size: tuple[int, int] | None = None
        self._dirty = True
        self._drawn = False
        self._hidden = False
        self._closed = False
        self._faults = 0
        self._more_sounds = not strict
        self._next_sound_ms = now_ms() + FIRST_SOUND_MS
        self._last_ms = now_ms()
        self._relook(self.window.size)

    # --- what scenes share

    def change(self, **settings: Any) -> None:
        """Change settings by name, use them from now on, and keep them."""
        before = self.prefs
        self.prefs = msgspec.structs.replace(before, **settings)
        if self.prefs == before:
            return
        if self.prefs.bindings != before.bindings:
            self.input.use(self.prefs.bindings)
        self._use_volumes()
        if not self.prefs.captions and self._captions is not None:
            self._captions.clear()
        self._keep_settings()
        if any(getattr(before, name) != getattr(self.prefs, name) for name in _LOOK):
            self._relook(self.window.size)

    def toast(self, text: str, kind: ToastKind = "info") -> None:
        """Show a short message over the scene."""
        icon, accent = _TOASTS[kind]
        self.toasts.show(Toast(text, icon, accent))
        self.redraw()

    def tell(self, notice: Notice) -> None:
        """Tell the player what a notice says."""
        note(self.data_dir, f"{notice.code} {notice.params}")
        self.toast(sentence(notice.code, notice.params), "bad")

    def redraw(self) -> None:
        """Draw everything anew in this frame."""
        self._dirty = True

    def quit(self) -> None:
        """Leave the program at the end of this frame."""
        self.running = False

    # --- the loop

    def run(self, first: FirstScene) -> int:
        """Run until the player leaves; the exit code, 1 if the program had to give up."""
        self._catch_signals()
        try:
            self.open(first)
            due = time.monotonic()
            while self.running:
                self.step()
                due = max(due + FRAME_S, time.monotonic())
                time.sleep(max(0.0, due - time.monotonic()))
        finally:
            self.close()
        return 0 if self._faults <= MOST_FAULTS else 1

    def open(self, first: FirstScene) -> None:
        """Put the first scene on the table."""
        self._first = first
        self._guard(lambda: self.manager.push(first(self)))

    def step(self) -> None:
        """One frame: events, time, and a picture if anything has changed."""
        for event in pygame.event.get():
            self._take(event)
        self._settle_size(self.window.size)
        now = self.now()
        for action in self.input.due(now):
            self.act(action)
        self._pass_time(max(0, min(LONGEST_STEP_MS, now - self._last_ms)))
        self._last_ms = now
        if self.manager.top is None:
            self.quit()
        elif self._dirty and not self._hidden:
            self._show()
        elif self._drawn:
            self._use_idle_moment(now)

    def close(self) -> None:
        """Leave every scene, end the worker, keep settings and window, close everything."""
        if self._closed:
            return
        self._closed = True
        while self.manager.top:
            self._guard(self.manager.pop)
        self.change(window=self.window.place())
        self._end_services()
        self.input.pads.close()
        pygame.display.quit()

    # --- events and actions

    def act(self, action: Action) -> None:
        """Have the scenes answer an action, or else the program itself."""
        if action.verb is Verb.LOOK_UP and action.device == TOUCH:
            self._guard(lambda: self._rest(action))
            return
        if action.verb not in _FROM_ANYBODY and not self.manager.admits(action):
            self.input.device = self._acted
            if action.verb is not Verb.RELEASE:
                self.manager.turn_away(action)
                return
            action = action._replace(verb=Verb.CANCEL)
        self._acted = self.input.device
        self.ring.note(action)
        if action.verb not in _LOOKING:
            self.tips.hush()
        pygame.mouse.set_visible(not self.ring.shown)
        if self._transition and action.verb is Verb.PRESS:
            self._transition.skip()
            return
        taken = self._guard(lambda: self._offer(action))
        if not taken and action.otherwise is not None:
            self.act(action._replace(verb=action.otherwise, otherwise=None))
        elif not taken:
            self._take_action(action)
        if taken or action.verb is not Verb.POINT:
            self.redraw()

    def _rest(self, action: Action) -> None:
        """If there is something to be told of what a finger rests on, its press does nothing."""
        top = self.manager.top
        if top is None or self._transition or not self.manager.admits(action):
            return
        if top.rest(action.at):
            for ended in self.input.let_go():
                self.manager.handle(ended)
            self.redraw()

    def _offer(self, action: Action) -> bool:
        if action.verb in _PADS:
            told = [scene.pad_changed(action) for scene in self.manager.scenes]
            return any(told)
        if action.verb not in _TO_ALL:
            return self.manager.handle(action)
        return any(scene.handle(action) for scene in reversed(self.manager.scenes))

    def _take_action(self, action: Action) -> None:
        if action.verb is Verb.FULLSCREEN:
            self.window.toggle_fullscreen()
        elif action.verb is Verb.PAD_REMOVED:
            self.toast(_("A gamepad has gone."), "info")

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._new_size = (event.x, event.y)
        else:
            self._note_window(event)
            if self._new_size:
                self._settle_size(self._new_size)
            for action in self.input.read(event, self.canvas, self.now()):
                self.act(action)

    def _note_window(self, event: pygame.Event) -> None:
        self.window.note(event)
        if event.type in _HIDDEN:
            self._hidden = True
        elif event.type in _SHOWN:
            self._hidden, self._dirty = False, True

    def _catch_signals(self) -> None:
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._on_signal)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self.quit()

    # --- time and pictures

    def _pass_time(self, dt_ms: int) -> None:
        self.window.pass_time(dt_ms)
        if self._guard(lambda: self.manager.update(dt_ms)):
            self.redraw()
        if self.toasts.update(dt_ms):
            self.redraw()
        if self.tips.update(self._tip(), dt_ms):
            self.redraw()
        if self._captions is not None and self._captions.update(dt_ms):
            self.redraw()
        if self._transition:
            self._transition.pass_time(dt_ms)
            self._transition = None if self._transition.over else self._transition
            self.redraw()

    def _tip(self) -> Tip | None:
        top = self.manager.top
        return None if top is None or self._transition is not None else top.tip()

    def _show(self) -> None:
        self._dirty = False
        self.painter.surface = self.window.surface
        self._guard(self._draw)
        pygame.display.flip()
        if not self._drawn:
            self._drawn = True
            self._begin_the_rest()

    def _draw(self) -> None:
        surface = self.window.surface
        running = self._transition
        if running is None or running.wants_new:
            self.painter.tools.wordless.clear()
            self.manager.draw(surface)
        if running is not None:
            if running.wants_new:
                running.take_new(surface.copy())
            running.draw(surface)
        self.toasts.draw(self.painter, self._toast_place())
        self.tips.draw(self.painter, self.canvas)
        if self._captions is not None:
            self._captions.draw(self.painter, self.canvas)

    def _toast_place(self) -> Box:
        places = [scene.toast_at for scene in self.manager.visible() if scene.toast_at]
        return places[-1] if places else toast_box(self.canvas)

    def _begin_the_rest(self) -> None:
        """What the first picture needn't wait for: icon, gamepads, what the files had to tell."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()
        pygame.display.set_icon(icon())
        self.input.pads.plug_into(self._ports or SdlPorts())
        for notice in self._notices:
            self.tell(notice)

    def _use_idle_moment(self, now: int) -> None:
        """Make a sound beforehand, now and then, while nothing moves."""
        if self._more_sounds and now >= self._next_sound_ms:
            self._next_sound_ms = now + SOUND_PAUSE_MS
            self._more_sounds = self.sounds.prepare()

    def _on_change(self, old: Scene | None, new: Scene | None, way: Way) -> None:
        """Take a picture of the old scene, to go over from; end what belonged to it."""
        self.input.stop_listening()
        self.redraw()
        if old is None or new is None or not self._drawn or self._hidden:
            return
        over = (way == "push" and not new.opaque) or (way == "pop" and not old.opaque)
        ways: dict[Way, Literal["forward", "back"]] = {
            "push": "forward",
            "replace": "forward",
            "pop": "back",
        }
        self._transition = Transition(
            self.window.surface.copy(),
            "fade" if over else ways[way],
            self.prefs.speed_percent,
            self.prefs.reduced_motion,
        )

    def _settle_size(self, size: tuple[int, int]) -> None:
        self._new_size = None
        if size != (self.canvas.width, self.canvas.height):
            self._relook(size)

    def _relook(self, size: tuple[int, int]) -> None:
        """Canvas, colours and painter anew; every scene lays itself out again."""
        spell(american=self.prefs.spelling == "american")
        self.canvas = Canvas(*size, self.prefs.text_scale)
        self.theme = THEMES[self.prefs.theme_name]
        self.painter = Painter(
            self.window.surface, self.canvas, self.theme, easy_reading=self.prefs.easy_reading
        )
        self._transition = None
        self._guard(self.manager.resized)
        self.redraw()

    def _keep_settings(self) -> None:
        failed = self._save()
        if failed:
            self.tell(failed)

    # --- faults

    def _guard(self, work: Callable[[], bool | None]) -> bool:
        """Do a scene's work; a fault in it is noted, told, and the first scene opened."""
        try:
            return bool(work())
        except Exception as error:
            if self._strict:
                raise
            note_fault(self.data_dir, error)
            self._recover()
            return False

    def _recover(self) -> None:
        self._faults += 1
        if self._faults > MOST_FAULTS or self._first is None:
            self.quit()
            return
        self._drop_scenes()
        first = self._first
        self._guard(lambda: self.manager.push(first(self)))
        self._guard(lambda: self.manager.push(self._fault_dialog()))

    def _drop_scenes(self) -> None:
        """Take all scenes away, though their own leaving may fail too."""
        while self.manager.top:
            try:
                self.manager.pop()
            except Exception as error:
                note_fault(self.data_dir, error)

    def _fault_dialog(self) -> Scene:
        from scenes.dialog import Answer, Dialog

        return Dialog(
            self,
            _("Something went wrong"),
            _("The fault has been noted. Matches are saved: you can go on from here."),
            [Answer(_("Go on"), primary=True)],
        )
