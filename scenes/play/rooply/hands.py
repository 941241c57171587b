"""What hands do on the Rooply board: by pointer, by keys and pads, by typed letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rooply.board import BOTTOM, LEFT, RIGHT, STEPS, TOP, Square
from scenes.input.actions import Action, Verb
from scenes.play.rooply.laying import good_bars, side_at
from scenes.sound import Sound
from scenes.widgets.keyboard import BACKSPACE, ENTER

if TYPE_CHECKING:
    from scenes.play.rooply.scene import RooplyScene

_WAYS = {Verb.LEFT: (0, -1), Verb.RIGHT: (0, 1), Verb.UP: (-1, 0), Verb.DOWN: (1, 0)}
_SIDES = {Verb.LEFT: LEFT, Verb.RIGHT: RIGHT, Verb.UP: TOP, Verb.DOWN: BOTTOM}


class Hands:
    """Turns actions into changes of the draft."""

    def __init__(self, scene: RooplyScene) -> None:
        self.scene = scene
        self._grabbed: int | None = None
        """Which letter of the word is being dragged."""

    # --- keys that mean the same wherever the ring is

    def take(self, action: Action) -> bool:
        """Typed letters and the game's own keys."""
        if action.verb is Verb.LOOK_UP:
            self._look_up(action)
            return True
        if action.verb is Verb.TEXT and action.text.strip():
            self._type(action.letter)
            return True
        if action.verb is Verb.BACK and self._step_back():
            return True
        acts = self.scene.actions
        keys: dict[Verb, Callable[[], None]] = {
            Verb.ERASE: self._erase,
            Verb.PLAY: self._play,
            Verb.RECALL: self.scene.draft.clear,
            Verb.SHUFFLE: self.flip,
            Verb.HINT: lambda: acts.press("hint"),
            Verb.PASS: lambda: acts.press("pass"),
            Verb.UNDO: lambda: acts.press("undo"),
        }
        if self.scene.bar is not None or action.verb not in keys:
            return False
        keys[action.verb]()
        return True

    def _look_up(self, action: Action) -> None:
        """What the word means that is pointed at; where there is none, where one fits."""
        scene = self.scene
        here = scene.draft.cursor if scene.draft.hand == "word" else scene.pointer
        square = scene.places.square_at(action.at) if action.by_pointer else here
        found = square is not None and scene.look_up.at(square)
        if not found and not action.by_pointer and scene.seat is not None:
            scene.actions.look()

    def key(self, name: str) -> None:
        """A key on the screen was pressed."""
        if name == BACKSPACE:
            self._erase()
        elif name == ENTER:
            self.scene.keys_open = False
            self.scene.layout()
            self.scene.focus.move_to("board")
        else:
            self.scene.draft.type(name)
            self._hear(Sound.TILE_LIFT)

    def flip(self) -> None:
        """Turn the word round."""
        if self.scene.may_write:
            self.scene.draft.flip()
            self._hear(Sound.TILE_LIFT)

    def _type(self, letter: str | None) -> None:
        self.scene.timeline.skip()
        if not self.scene.may_write:
            return
        if letter is None:
            self._hear(Sound.ILLEGAL)
            return
        self.scene.keys_open = False
        self.scene.focus.move_to("board")
        self.scene.draft.type(letter)
        self._hear(Sound.TILE_LIFT)

    def _erase(self) -> None:
        scene, draft = self.scene, self.scene.draft
        if not scene.may_write:
            return
        if draft.barring is not None:
            draft.take_yellow(draft.barring)
        elif draft.hand == "yellow" and draft.yellow_at(scene.pointer) is not None:
            draft.take_yellow(scene.pointer)
        elif draft.hand == "black" and scene.pointer in draft.extra:
            draft.toggle_black(scene.pointer)
        else:
            draft.erase()

    def _play(self) -> None:
        self.scene.timeline.skip()
        main = self.scene.primary()
        if main is not None and main.enabled:
            main.act()

    def _step_back(self) -> bool:
        """Put keys or squares away before the pause menu opens."""
        scene, draft = self.scene, self.scene.draft
        if scene.keys_open:
            scene.actions.toggle_keys()
            scene.focus.move_to("board")
            return True
        if scene.may_write and draft.hand != "word":
            draft.take("word")
            return True
        return False

    # --- the board

    def on_board(self, action: Action) -> bool:
        """Pointer, keys and pads on the board."""
        if action.verb in _WAYS and action.by_keys:
            return self._walk(action.verb)
        if action.verb is Verb.CONFIRM:
            self._confirm(action)
            return True
        return action.by_pointer and self._point(action)

    def _walk(self, verb: Verb) -> bool:
        """False at the board's edge, so that the ring can leave it; a word stays."""
        scene, draft = self.scene, self.scene.draft
        if draft.barring is not None:
            draft.toggle_bar(draft.barring, _SIDES[verb])
            self._hear(Sound.CHIP)
            return True
        down, right = _WAYS[verb]
        if draft.hand == "word":
            moved = draft.moved(down, right)
            if not draft.typed:
                scene.app.ring.shown = True
            self._hear(Sound.MENU_MOVE if moved else Sound.ILLEGAL)
            return moved or bool(draft.typed)
        scene.app.ring.shown = True
        there = Square(scene.pointer.row + down, scene.pointer.column + right)
        if scene.board_of(scene.large).number(there) is None:
            return False
        scene.pointer = there
        self._hear(Sound.MENU_MOVE)
        scene.redraw()
        return True

    def _confirm(self, action: Action) -> None:
        scene, draft = self.scene, self.scene.draft
        if action.repeated:
            return
        if draft.barring is not None:
            self._bar_no_more(draft.barring)
        elif draft.hand == "black" and draft.blacks_left:
            self._black(scene.pointer)
        elif draft.hand == "yellow":
            self._yellow_by_keys(scene.pointer)
        elif draft.hand == "black" or draft.typed:
            scene.submit_draft()
        else:
            scene.actions.toggle_keys()

    def _black(self, square: Square) -> None:
        """Set or take up a black square."""
        draft = self.scene.draft
        self._hear(Sound.BLACK_SQUARE if draft.toggle_black(square) else Sound.ILLEGAL)

    def _yellow_by_keys(self, square: Square) -> None:
        draft = self.scene.draft
        if draft.yellow_at(square) is not None:
            draft.barring = square
        elif draft.set_yellow(square, TOP):
            draft.barring = square
            self._hear(Sound.BLACK_SQUARE)
        else:
            self._hear(Sound.ILLEGAL)
        self.scene.redraw()

    def _bar_no_more(self, square: Square) -> None:
        """The sides are chosen; with the last yellow square laid, a word is in hand again."""
        draft = self.scene.draft
        yellow = draft.yellow_at(square)
        if yellow is None or not good_bars(yellow.bars):
            self._hear(Sound.ILLEGAL)
            return
        draft.barring = None
        if draft.typed and not draft.yellows_left:
            draft.take("word")
        self.scene.redraw()

    def _point(self, action: Action) -> bool:
        square = self.scene.places.square_at(action.at)
        if action.verb in (Verb.RELEASE, Verb.CANCEL):
            self._grabbed = None
            return True
        if square is None:
            return False
        if action.verb is Verb.PRESS:
            self._press(square, action.at)
        elif action.verb is Verb.POINT and action.dragging and self._grabbed is not None:
            self._drag(square)
        else:
            return False
        return True

    def _press(self, square: Square, at: tuple[float, float]) -> None:
        draft = self.scene.draft
        if draft.hand == "yellow" or draft.yellow_at(square) is not None:
            self._yellow(square, at)
        elif draft.hand == "black" or square in draft.extra:
            self.scene.pointer = square
            self._black(square)
        elif square in draft.ends and square not in draft.squares:
            self._black(square)
        else:
            self._grab(square)

    def _grab(self, square: Square) -> None:
        """Take the word by one of its letters, or have it begin here; pressed again: look it up."""
        scene, draft = self.scene, self.scene.draft
        squares = draft.squares
        if not draft.typed and square == draft.cursor and scene.look_up.at(square):
            return
        self._grabbed = squares.index(square) if square in squares else 0
        if square not in squares:
            draft.move_to(square)
        if not draft.typed and not scene.keys_open:
            scene.actions.toggle_keys()
        self._hear(Sound.TILE_LIFT)

    def _drag(self, square: Square) -> None:
        down, right = STEPS[self.scene.draft.axis]
        n = self._grabbed or 0
        if self.scene.draft.move_to(Square(square.row - n * down, square.column - n * right)):
            self._hear(Sound.MENU_MOVE)

    def _yellow(self, square: Square, at: tuple[float, float]) -> None:
        """Lay a yellow square, bar the side that was pressed, or take it back by its middle."""
        scene, draft = self.scene, self.scene.draft
        side = side_at(scene.places.square(square), at)
        scene.pointer, draft.barring = square, None
        if draft.yellow_at(square) is None:
            laid = draft.set_yellow(square, side or TOP)
            self._hear(Sound.BLACK_SQUARE if laid else Sound.ILLEGAL)
        elif side is None:
            draft.take_yellow(square)
        else:
            draft.toggle_bar(square, side)
            self._hear(Sound.CHIP)

    def _hear(self, sound: Sound) -> None:
        self.scene.app.sounds.play(sound)
