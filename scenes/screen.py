"""What every scene with controls has in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from scenes.focus import Control, Focus, Heard, Tip
from scenes.input.actions import Action, Verb
from scenes.manager import Scene

if TYPE_CHECKING:
    from scenes.app import App


class Screen(Scene):
    """A scene with a focus of its own, which is laid out anew when anything about it changes.

    A subclass builds its controls in `layout`, answers what no control took in `take`, and
    draws with `self.app.painter` in `draw`. `redraw` asks for a new picture.
    """

    is_menu: ClassVar[bool] = False
    """Whether moving and choosing are heard; playing screens have sounds of their own."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.focus = Focus(app.ring, self.reveal)
        self._dirty = True
        if self.is_menu:
            self.focus.on_heard = self._sound

    def layout(self) -> None:
        """Place everything on `self.app.canvas` and set the controls."""

    def take(self, action: Action) -> bool:
        """Answer an action that no control took; going back leaves the scene."""
        if action.verb is Verb.BACK:
            self.app.manager.pop(self)
            return True
        return False

    def reveal(self, control: Control) -> None:
        """Bring a control into view that the ring has moved to."""
        del control

    def set_controls(
        self, controls: Sequence[Control], first: str | None = None, default: str | None = None
    ) -> None:
        """Set what can be pressed, see `Focus.set`."""
        self.focus.set(controls, first, default)
        self.redraw()

    def redraw(self) -> None:
        """Have the scene drawn anew in this frame."""
        self._dirty = True

    def enter(self) -> None:
        """Lay out."""
        self.layout()

    def covered(self) -> None:
        """Show no ring and no hover while something lies over it."""
        self.focus.awake = False

    def uncovered(self) -> None:
        """Lay out again: what lay over it may have changed something."""
        self.focus.awake = True
        self.layout()

    def resized(self) -> None:
        """Lay out anew."""
        self.layout()

    def handle(self, action: Action) -> bool:
        """Give the action to the controls, then to `take`."""
        return self.focus.handle(action) or self.take(action)

    def update(self, dt_ms: int) -> bool:
        """Whether `redraw` was asked for; call it last from a subclass's own `update`."""
        del dt_ms
        dirty, self._dirty = self._dirty, False
        return dirty

    def tip(self) -> Tip | None:
        """What the control that is looked at is, where no word on it says so."""
        return self._tip_of(self.focus.looked_at)

    def rest(self, at: tuple[float, float]) -> bool:
        """Say what the control there is, at once; parts that are drawn with have their own say."""
        control = self.focus.rest(at)
        drawn_with = control is not None and control.on_action and control.kind != "board"
        tip = None if drawn_with else self._tip_of(control)
        if tip is None:
            self.focus.pointer = None
            return False
        self.app.tips.tell(tip)
        return True

    def _tip_of(self, control: Control | None) -> Tip | None:
        if control is None:
            return None
        if control.tip is not None:
            return control.tip()
        wordless = control.label and control.box in self.app.painter.tools.wordless
        return Tip(control.label, control.box) if wordless else None

    def _sound(self, heard: Heard) -> None:
        from scenes.sound import Sound

        self.app.sounds.play(Sound.MENU_CONFIRM if heard == "press" else Sound.MENU_MOVE)
