"""What the words on a board mean: looked up by pointing at one, or where the keys are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.contract import Lexicon
from game.language import gettext as _
from game.rooply.board import DIAGONAL, Axis, Board, Square, is_letter, run_through, text_of
from scenes.canvas import Box
from scenes.paint import Painter
from scenes.play.rooply.bubble import Ghost, bubble_place
from scenes.results.meaning import Meaning, draw_meaning, meaning_of
from scenes.widgets.surfaces import draw_bubble

if TYPE_CHECKING:
    from scenes.play.rooply.scene import RooplyScene

WIDE, HIGH = 340.0, 104.0


class WordThere(NamedTuple):
    """A word on a board and the squares it stands on."""

    word: str
    squares: tuple[Square, ...]


def words_through(scene: RooplyScene, square: Square) -> tuple[WordThere, ...]:
    """The words of the large board that run through a square: across, down, then slanting."""
    board, lexicon = scene.board_of(scene.large), scene.table.setup.lexicon
    found = [_run_there(board, lexicon, square, axis) for axis in (Axis.ACROSS, Axis.DOWN)]
    slanting = [
        WordThere(play.word.word, play.word.squares)
        for play in scene.plays()
        if play.word is not None
        and play.seat == scene.large
        and play.word.play.axis in DIAGONAL
        and square in play.word.squares
    ]
    return (*(there for there in found if there is not None), *slanting)


def _run_there(board: Board, lexicon: Lexicon, square: Square, axis: Axis) -> WordThere | None:
    number = board.number(square)
    if number is None or not is_letter(board.cells[number]):
        return None
    run = run_through(board, number, axis)
    text = text_of(board, run)
    if len(run) < 2:
        return None
    word = text if text in lexicon else text[::-1]
    return WordThere(word, tuple(map(board.square, run)))


class LookUp:
    """The word whose meaning is shown, until something else is done."""

    def __init__(self, scene: RooplyScene) -> None:
        self._scene = scene
        self.shown: WordThere | None = None
        self._before: WordThere | None = None

    def at(self, square: Square) -> bool:
        """Show a word through a square, at the next asking the other one; False: there is none."""
        words = words_through(self._scene, square)
        if not words:
            return self.close()
        after = words.index(self._before) + 1 if self._before in words else 0
        self.shown = self._before = words[after % len(words)]
        self._scene.redraw()
        return True

    def close(self) -> bool:
        """Show nothing more. Always False: nothing is shown now."""
        if self.shown is not None:
            self.shown = None
            self._scene.redraw()
        return False

    @property
    def meaning(self) -> Meaning:
        """What the word means, or that no meaning of it is known."""
        assert self.shown is not None
        found = meaning_of([self.shown.word])
        return found if found.word else Meaning(self.shown.word, "", _("No meaning is at hand."))


def draw_look_up(p: Painter, scene: RooplyScene) -> None:
    """The word's squares have an edge; beside them a bubble says what it means."""
    shown = scene.look_up.shown
    if shown is None:
        return
    for square in shown.squares:
        box = scene.places.square(square).inset(1)
        p.outline(*box, box.w * 0.16, "lake", 3.5)
    scale = min(1.4, p.text_scale)
    board, ghost = scene.board_of(scene.large), Ghost(shown.squares, shown.squares)
    place = bubble_place(scene.places, board, ghost, WIDE * scale, HIGH * scale)
    draw_bubble(p, place.box, place.tip, place.side)
    x, y, w, h = place.box
    draw_meaning(p, Box(x + 18, y + 12, w - 36, h - 22), scene.look_up.meaning)
