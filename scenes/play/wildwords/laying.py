"""Laying tiles: by drag, by pick and place, by typing; nothing is played by it."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from game.contract import Preview
from game.language import gettext as _
from game.wildwords.board import EMPTY, TURNS_WILD, WILD, square_of
from game.wildwords.moves import Lay, Placed
from scenes.input.actions import MOVES, Action, Verb
from scenes.motion import TILE_DOWN, TURN_WILD
from scenes.play.wildwords.cursor import Cursor
from scenes.play.wildwords.hand import Hand
from scenes.sound import Sound

if TYPE_CHECKING:
    from game.wildwords.views import WildView
    from scenes.play.wildwords.scene import WildWordsScene

SLACK = 7.0
"""A pointer that moves less than this between press and release clicks."""


class Grip(NamedTuple):
    """What the pointer is pressed on: a tile that may be lifted, or none."""

    at: tuple[float, float]
    slot: int | None = None


class Laying:
    """The tiles of the one who looks, and what is done with them before a play is made."""

    def __init__(self, scene: WildWordsScene) -> None:
        self._scene = scene
        self._hands: dict[int, Hand] = {}
        self._grip: Grip | None = None
        self._order: list[int] = []
        self._previewed: tuple[object, Preview] | None = None
        self._random = Random()
        self.cursor = Cursor()
        self.writing = False
        """Whether the cursor shows where typed letters go."""
        self.carried: int | None = None
        """The place in the tray of the tile that is held."""
        self.carried_from: int | None = None
        self.dragging = False
        self.pointer: tuple[float, float] | None = None
        """Where a held tile is, if a pointer holds it."""

    # --- what is there ------------------------------------------------------------------

    @property
    def hand(self) -> Hand:
        """The tiles of the one who looks."""
        return self._hands.setdefault(self._scene.wild.viewer, Hand())

    @property
    def may_lay(self) -> bool:
        """Whether tiles may be put on the board now."""
        return self._scene.may_lay

    @property
    def placed(self) -> tuple[Placed, ...]:
        """What lies on the board for now."""
        return self.hand.placed

    @property
    def taken(self) -> set[int]:
        """The squares on which something lies."""
        board = self._scene.view_board
        lying = {square for square, symbol in enumerate(board) if symbol != EMPTY}
        return lying | self.hand.squares.keys()

    @property
    def target(self) -> int | None:
        """The free square a held tile would be put on."""
        if self.carried is None or not self.may_lay:
            return None
        if self.pointer is not None:
            square = self._scene.places.square_at(self.pointer)
        else:
            ringed = self._scene.focus.state("board") == "focus"
            square = self.cursor.square if ringed else None
        return None if square is None or square in self.taken else square

    @property
    def preview(self) -> Preview | None:
        """What the play would be; None while nothing lies on the board."""
        placed = self.placed
        if not placed or not self.may_lay:
            return None
        key = (placed, self._scene.viewer, len(self._scene.table.match.entries))
        if self._previewed is None or self._previewed[0] != key:
            found = self._scene.table.preview(self._scene.viewer, Lay(placed))
            self._previewed = (key, found)
        return self._previewed[1]

    def follow(self, view: WildView) -> tuple[int, ...]:
        """Hold the tiles of this view; the places of those that are new."""
        self.drop_nothing()
        return self.hand.follow(view.tray, view.board)

    # --- by pointer ---------------------------------------------------------------------

    def on_slot(self, number: int) -> Callable[[Action], bool]:
        """What a place of the tray answers."""

        def act(action: Action) -> bool:
            if action.by_keys:
                return self._key_on_slot(number, action)
            slot = self.hand.slots[number]
            grip = number if slot.free else None
            return action.by_pointer and self._point(action, grip)

        return act

    def on_board(self, action: Action) -> bool:
        """What the board answers."""
        if action.by_keys:
            return self._key_on_board(action)
        if not action.by_pointer:
            return False
        square = self._scene.places.square_at(action.at)
        return self._point(action, self.hand.squares.get(-1 if square is None else square))

    def _point(self, action: Action, slot: int | None) -> bool:
        if action.verb is Verb.PRESS:
            self._scene.timeline.skip()
            self._grip = Grip(action.at, slot if self.carried is None else None)
        elif action.verb is Verb.POINT and action.dragging:
            self._drag(action.at)
        elif action.verb is Verb.RELEASE:
            self._release(action)
        elif action.verb is Verb.CANCEL:
            self.drop_nothing()
        elif action.verb is Verb.LOOK_UP:
            return self._look(action)
        return action.verb is not Verb.WHEEL

    def hover(self, action: Action) -> bool:
        """A mouse that moves carries a picked tile along."""
        if self.carried is None or action.dragging or action.device.kind != "mouse":
            return False
        self.pointer = action.at
        self._scene.redraw()
        return True

    def _drag(self, at: tuple[float, float]) -> None:
        grip = self._grip
        if grip is None:
            return
        far = hypot(at[0] - grip.at[0], at[1] - grip.at[1]) > SLACK
        if far and grip.slot is not None and self.carried is None:
            self.lift(grip.slot)
            self.dragging = True
        if self.dragging:
            self.pointer = at
            self._scene.redraw()

    def _release(self, action: Action) -> None:
        grip, self._grip = self._grip, None
        if grip is None:
            return
        if self.dragging or self.carried is not None:
            self._drop_at(action.at)
        elif grip.slot is not None:
            self.lift(grip.slot)
            self.pointer = action.at if action.device.kind == "mouse" else None
        else:
            self._click(action.at)

    def _drop_at(self, at: tuple[float, float]) -> None:
        places = self._scene.places
        square, slot = places.square_at(at), places.slot_near(at)
        if square is not None and self.may_lay:
            self._put_or_refuse(square)
        elif slot is not None and self.carried is not None:
            self.hand.move(self.carried, slot)
            self._scene.app.sounds.play(Sound.TILE_DOWN, 1)
            self.drop_nothing()
        else:
            self.drop_nothing()

    def _click(self, at: tuple[float, float]) -> None:
        """A press on an empty place: a hole calls its tile back, a square gets the cursor."""
        slot, square = self._scene.places.slot_near(at), self._scene.places.square_at(at)
        if slot is not None and self.hand.slots[slot].square is not None:
            self.take_back(slot)
        elif square is not None:
            self._click_square(square)

    def _click_square(self, square: int) -> None:
        if self._scene.view_board[square] != EMPTY:
            self._scene.looking.at_square(square)
            return
        if self.writing and self.cursor.square == square:
            self.cursor.turn()
        self.cursor.square, self.writing = square, self.may_lay
        self._scene.looking.at(None)

    def _look(self, action: Action) -> bool:
        square = self._scene.places.square_at(action.at)
        if square is None:
            return False
        if square in self.hand.squares:
            self.take_back(self.hand.squares[square])
        else:
            self._scene.looking.at_square(square)
        return True

    # --- by keys ------------------------------------------------------------------------

    def _key_on_slot(self, number: int, action: Action) -> bool:
        if action.verb is not Verb.CONFIRM or self._scene.app.ring.woken_by(action):
            return False
        if not action.repeated:
            self.press_slot(number)
        return True

    def _key_on_board(self, action: Action) -> bool:
        if self._scene.app.ring.woken_by(action):
            return False
        if action.verb in MOVES:
            moved = self.cursor.move(action.verb)
            self._scene.redraw()
            return moved
        if action.verb is Verb.CONFIRM:
            if not action.repeated:
                self.press_square(self.cursor.square)
            return True
        return False

    def press_slot(self, number: int) -> None:
        """Pick the tile of a place up, put the held one there, or call one back."""
        slot = self.hand.slots[number]
        if self.carried is not None:
            self.hand.move(self.carried, number)
            self.drop_nothing()
        elif slot.free:
            self.lift(number)
            if self.may_lay:
                self._to_board()
        elif slot.square is not None:
            self.take_back(number)

    def _to_board(self) -> None:
        """The ring goes to the square where the tile would lie next."""
        square = self.cursor.onward(self.taken)
        self.cursor.square = self.cursor.square if square is None else square
        self._scene.focus.move_to("board")

    def press_square(self, square: int) -> None:
        """Put the held tile there, pick up the one that lies there, or turn the cursor."""
        if self.carried is not None:
            if self._put_or_refuse(square):
                self._to_tray()
        elif square in self.hand.squares:
            self.lift(self.hand.squares[square])
        elif self._scene.view_board[square] != EMPTY:
            self._scene.looking.at_square(square)
        else:
            self.cursor.turn()
            self.writing = self.may_lay
            self._scene.redraw()

    def _to_tray(self) -> None:
        """The ring goes back to the next tile in the tray, or to the button that plays."""
        free = [number for number, slot in enumerate(self.hand.slots) if slot.free]
        self._scene.focus.move_to(f"tray{free[0]}" if free else "primary")

    def type(self, letter: str | None) -> None:
        """Lay a typed letter, or `*`, where the cursor is."""
        if not self.may_lay or letter is None:
            return
        self.drop_nothing()
        number, square = self.hand.find(letter), self.cursor.onward(self.taken)
        if number is None:
            self._scene.say_no(_("No {tile} lies in your tray.").format(tile=letter))
        elif square is None:
            self._scene.say_no(_("The board ends here."))
        else:
            self.writing = True
            self._put(number, square)

    def erase(self) -> None:
        """Take the tile back that was laid last; the cursor goes where it lay."""
        if self.carried is not None:
            self.drop_nothing()
            return
        lying = self.hand.squares
        while self._order:
            square = self._order.pop()
            if square in lying:
                self.cursor.square = square
                self.take_back(lying[square])
                return

    # --- what is done with tiles --------------------------------------------------------

    def lift(self, number: int) -> None:
        """Hold the tile of a place, wherever it lies."""
        slot = self.hand.slots[number]
        self.carried, self.carried_from = number, slot.square
        self.hand.take_back(number)
        self._scene.app.sounds.play(Sound.TILE_LIFT)
        self._changed()

    def drop_nothing(self) -> None:
        """Hold nothing any more; what was held lies in the tray."""
        held = self.carried is not None
        self._grip, self.carried, self.carried_from = None, None, None
        self.dragging, self.pointer = False, None
        if held:
            self._changed()

    def _put_or_refuse(self, square: int) -> bool:
        number = self.carried
        if number is None or not self.may_lay:
            return False
        if square in self.taken:
            self._scene.app.sounds.play(Sound.ILLEGAL)
            if self.dragging:
                self._put_back(number)
            return False
        self.drop_nothing()
        self._put(number, square)
        return True

    def _put_back(self, number: int) -> None:
        """A dragged tile returns to the square it came from, or to the tray."""
        square = self.carried_from
        self.drop_nothing()
        if square is not None and square not in self.taken:
            self.hand.put(number, square)
        self._changed()

    def _put(self, number: int, square: int) -> None:
        tile = self.hand.slots[number].tile
        self.hand.put(number, square)
        self._order.append(square)
        turns = TURNS_WILD[square] and tile != WILD
        self._scene.timeline.start(("put", square), TURN_WILD if turns else TILE_DOWN)
        sound = Sound.WILD_TURNED if turns else Sound.TILE_DOWN
        self._scene.app.sounds.play(sound, len(self.hand.squares))
        self.cursor.square = square
        self.cursor.advance(self.taken)
        self._changed()

    def take_back(self, number: int) -> None:
        """Call one tile back into the tray."""
        square = self.hand.slots[number].square
        self.hand.take_back(number)
        if square is not None:
            self._scene.telling.fly_home({square: number})
        self._changed()

    def recall(self) -> None:
        """Call all tiles back."""
        lying = self.hand.squares
        self.drop_nothing()
        self.hand.recall()
        self._order.clear()
        if lying:
            self._scene.telling.fly_home(lying)
        self._changed()

    def shuffle(self) -> None:
        """Mix the tray."""
        self.drop_nothing()
        self.hand.shuffle(self._random)
        self._scene.app.sounds.play(Sound.SHUFFLE)
        self._changed()

    def sort(self) -> None:
        """Order the tray from A to Z."""
        self.drop_nothing()
        self.hand.sort()
        self._scene.app.sounds.play(Sound.SHUFFLE)
        self._changed()

    def lay_out(self, placed: tuple[Placed, ...]) -> None:
        """Put these tiles on the board for a look, such as those of a hint."""
        self.recall()
        self._scene.timeline.skip()
        for one in placed:
            number, square = self.hand.find(one.tile), square_of(one.row, one.column)
            if number is not None and square not in self.taken:
                self.hand.put(number, square)
                self._order.append(square)
        self._changed()

    def forget(self) -> None:
        """A turn is over: nothing lies on the board for a look any more."""
        self.drop_nothing()
        self.hand.recall()
        self._order.clear()
        self.writing = False

    def _changed(self) -> None:
        self._scene.tiles_changed()
