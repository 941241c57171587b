"""The stack of scenes, in plain Python: what is on the table, and what lies over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import pygame

    from scenes.canvas import Box
    from scenes.focus import Tip
    from scenes.input.actions import Action

Way = Literal["push", "pop", "replace"]
OnChange = Callable[["Scene | None", "Scene | None", Way], None]


class Scene:
    """One screen, dialog or page.

    `opaque` says that nothing of the scenes below can be seen; a dialog sets it to False.
    `toast_at` is where short messages stand, so that they cover neither board nor title; None:
    at the top in the middle.
    """

    opaque: bool = True
    toast_at: Box | None = None

    def enter(self) -> None:
        """It has come onto the stack."""

    def leave(self) -> None:
        """It has gone from the stack, for good."""

    def covered(self) -> None:
        """Another scene has come over it."""

    def uncovered(self) -> None:
        """It is on top again."""

    def resized(self) -> None:
        """Window size, theme, text size or language have changed: lay out anew."""

    def handle(self, action: Action) -> bool:
        """Answer an action; False leaves it to the program."""
        del action
        return False

    def admits(self, action: Action) -> bool | None:
        """Whether its device may do that now; None leaves it to the scene below."""
        del action
        return None

    def turned_away(self, action: Action) -> None:
        """A device that may not act now has tried to."""

    def pad_changed(self, action: Action) -> bool:
        """A gamepad has come or gone, covered or not; True: that was told."""
        del action
        return False

    def update(self, dt_ms: int) -> bool:
        """Let `dt_ms` milliseconds pass, covered or not; True: it must be drawn anew."""
        del dt_ms
        return False

    def tip(self) -> Tip | None:
        """What is to be said beside the thing that is looked at."""
        return None

    def rest(self, at: tuple[float, float]) -> bool:
        """A finger rests there: tell what that is; False if there is nothing to be told."""
        del at
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""


class Manager:
    """The stack. A change asked for by `enter`, `leave` and so on waits until that is done."""

    def __init__(self, on_change: OnChange | None = None) -> None:
        self._stack: list[Scene] = []
        self._waiting: list[Callable[[], None]] = []
        self._changing = False
        self._on_change = on_change

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._stack)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the actions."""
        return self._stack[-1] if self._stack else None

    def push(self, scene: Scene) -> None:
        """Lay a scene over the others."""
        self._change(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene away; with `scene`, only if it is the top one still."""
        self._change(lambda: self._pop(scene))

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._change(lambda: self._replace(scene))

    def reset(self, scene: Scene) -> None:
        """Take all scenes away and begin with this one."""
        self._change(lambda: self._reset(scene))

    def pop_to(self, scene: Scene) -> None:
        """Take away everything that lies over `scene`; nothing if it isn't on the stack."""
        self._change(lambda: self._pop_to(scene))

    def close(self) -> None:
        """Take all scenes away, the top one first."""
        self._change(self._clear)

    def handle(self, action: Action) -> bool:
        """Give the action to the top scene."""
        return self.top.handle(action) if self.top else False

    def admits(self, action: Action) -> bool:
        """Whether a device may do that: the highest scene with a word on it says so."""
        said = (scene.admits(action) for scene in reversed(self._stack))
        return next((word for word in said if word is not None), True)

    def turn_away(self, action: Action) -> None:
        """Tell the scenes that a device has tried to act that may not."""
        for scene in self.scenes:
            scene.turned_away(action)

    def update(self, dt_ms: int) -> bool:
        """Let time pass in all scenes; True if one that can be seen must be drawn anew."""
        seen = self.visible()
        changed = [scene.update(dt_ms) and scene in seen for scene in self.scenes]
        return any(changed)

    def visible(self) -> tuple[Scene, ...]:
        """What can be seen, from the highest opaque scene upwards."""
        for depth in range(len(self._stack) - 1, -1, -1):
            if self._stack[depth].opaque:
                return tuple(self._stack[depth:])
        return self.scenes

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen."""
        for scene in self.visible():
            scene.draw(surface)

    def resized(self) -> None:
        """Have every scene lay itself out anew."""
        for scene in self.scenes:
            scene.resized()

    def _change(self, change: Callable[[], None]) -> None:
        self._waiting.append(change)
        if self._changing:
            return
        self._changing = True
        try:
            while self._waiting:
                self._waiting.pop(0)()
        finally:
            self._changing = False
            self._waiting.clear()

    def _tell(self, old: Scene | None, new: Scene | None, way: Way) -> None:
        if self._on_change:
            self._on_change(old, new, way)

    def _push(self, scene: Scene) -> None:
        below = self.top
        self._tell(below, scene, "push")
        if below:
            below.covered()
        self._stack.append(scene)
        scene.enter()

    def _pop(self, scene: Scene | None) -> None:
        if not self._stack or (scene is not None and scene is not self.top):
            return
        below = self._stack[-2] if len(self._stack) > 1 else None
        self._tell(self.top, below, "pop")
        self._stack.pop().leave()
        if below:
            below.uncovered()

    def _replace(self, scene: Scene) -> None:
        self._tell(self.top, scene, "replace")
        if self._stack:
            self._stack.pop().leave()
        self._stack.append(scene)
        scene.enter()

    def _reset(self, scene: Scene) -> None:
        self._tell(self.top, scene, "replace")
        self._clear()
        self._stack.append(scene)
        scene.enter()

    def _pop_to(self, scene: Scene) -> None:
        if scene not in self._stack or scene is self.top:
            return
        self._tell(self.top, scene, "pop")
        while self.top is not scene:
            self._stack.pop().leave()
        scene.uncovered()

    def _clear(self) -> None:
        while self._stack:
            self._stack.pop().leave()
