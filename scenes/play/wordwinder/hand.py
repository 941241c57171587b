"""A person's hand on a board of letters: pointer, keys and pads step along a path."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.language import gettext as _
from scenes.gui.typing import TypingDialog
from scenes.input.actions import Action, Verb
from scenes.play.wordwinder.layout import BoardPlaces
from scenes.play.wordwinder.tracing import Trace
from scenes.sound import Sound

if TYPE_CHECKING:
    from scenes.app import App

LONGEST_TYPED = 45

_STEPS = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}


class Hand:
    """Follows the board's control with a trace; `done` is called where the word is meant.

    `places` says where the board lies now. `let_go` hears that a word was drawn by dragging.
    """

    def __init__(
        self,
        app: App,
        trace: Trace,
        places: Callable[[], BoardPlaces],
        done: Callable[[], None],
        let_go: Callable[[], None] | None = None,
    ) -> None:
        self._app = app
        self._trace = trace
        self._places = places
        self._done = done
        self._let_go = let_go

    def act(self, action: Action) -> bool:
        """Pointer, keys and pads on the board."""
        if action.verb in _STEPS and action.by_keys:
            return self._step(*_STEPS[action.verb])
        if action.verb is Verb.CONFIRM:
            self._confirm()
            return True
        return action.by_pointer and self._point(action)

    def type(self, letter: str | None) -> None:
        """A letter was typed; None for what is none."""
        if letter is None or len(self._trace.typed) >= LONGEST_TYPED:
            self._app.sounds.play(Sound.ILLEGAL)
            return
        self._trace.type(letter)
        self._app.sounds.play(Sound.TILE_LIFT)

    def ask_word(self) -> None:
        """Have a word typed on keys on the screen."""

        def done(text: str) -> None:
            self._trace.set_word(text.strip().upper())

        dialog = TypingDialog(
            self._app, _("Your word"), LONGEST_TYPED, done, accent="lake", marks=""
        )
        self._app.manager.push(dialog)

    def _step(self, across: int, down: int) -> bool:
        """False at the board's edge, so that the ring can leave it."""
        self._app.ring.shown = True
        there = self._places().moved(self._trace.cursor, across, down)
        if there == self._trace.cursor:
            return False
        self._trace.go(there)
        self._app.sounds.play(Sound.MENU_MOVE)
        return True

    def _confirm(self) -> None:
        if self._app.ring.shown and not self._trace.typed:
            self._trace.step()
            self._app.sounds.play(Sound.TILE_LIFT)
        else:
            self._done()

    def _point(self, action: Action) -> bool:
        square = self._places().square_at(action.at)
        if action.verb in (Verb.RELEASE, Verb.CANCEL):
            drawn = self._trace.release()
            if drawn and action.verb is Verb.RELEASE and self._let_go is not None:
                self._let_go()
            return True
        if square is None:
            return False
        if action.verb is Verb.PRESS:
            self._trace.press(square)
            self._app.sounds.play(Sound.TILE_LIFT)
        elif action.verb is Verb.POINT and self._near_middle(square, action.at):
            self._trace.drag(square)
        return True

    def _near_middle(self, square: int, at: tuple[float, float]) -> bool:
        """A drag reaches a square near its middle, so that diagonals don't catch its corner."""
        places = self._places()
        x, y = places.middle(square)
        return (at[0] - x) ** 2 + (at[1] - y) ** 2 <= (places.cell * 0.42) ** 2
