"""The first lesson of Word Winder: a line that is almost there, and an opponent who blocks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from game.language import N_
from game.wordwinder.moves import Lay
from game.wordwinder.state import LaidWord, Turn, WinderState
from scenes.canvas import Box
from scenes.lessons.scene import LessonScene
from scenes.lessons.script import LEARNER, OTHER, Done, Lesson, Scripted, Shown, Step
from scenes.play.wordwinder.scene import WordWinderScene

WIDTH = 16
Path = tuple[int, ...]


def _path(*squares: tuple[int, int]) -> Path:
    return tuple(row * WIDTH + column for row, column in squares)


GARDEN = _path(*((8, column) for column in range(6)))
NEWS = _path((8, 5), (8, 6), (8, 7), (8, 8))
RIVER = _path((3, 9), (4, 10), (4, 11), (3, 12), (2, 13))
BOAT = _path((12, 11), (11, 12), (11, 13), (12, 13))
STEP = _path((8, 8), (8, 9), (7, 10), (7, 11))
STONE = _path((5, 12), (6, 12), (7, 12), (8, 13), (9, 13))
BLOCKED = _path((7, 11), (7, 12))
PLANE = _path((7, 11), (8, 12), (7, 13), (7, 14), (7, 15))

_LYING = (
    (LEARNER, "GARDEN", GARDEN),
    (OTHER, "RIVER", RIVER),
    (LEARNER, "NEWS", NEWS),
    (OTHER, "BOAT", BOAT),
)
_TO_COME = (("STEP", STEP), ("STONE", STONE), ("PLANE", PLANE))


def position(state: WinderState) -> WinderState:
    """A board on which two words of each lie, and the letters for those to come."""
    before = state.position
    letters, chips = list(before.letters), list(before.chips)
    for word, path in (*((word, path) for _, word, path in _LYING), *_TO_COME):
        for letter, square in zip(word, path, strict=True):
            letters[square] = letter
    words: list[LaidWord] = []
    for seat, word, path in _LYING:
        covered = tuple(square for square in path if chips[square] == ".")
        words.append(LaidWord(seat, seat, word, path, covered))
        for square in covered:
            chips[square] = str(seat)
    after = replace(
        before,
        letters="".join(letters),
        chips="".join(chips),
        words=tuple(words),
        turn=Turn(LEARNER, 1, len(words) + 1),
        starter=LEARNER,
    )
    return replace(state, position=after)


def _row(scene: WordWinderScene) -> Sequence[Box]:
    first, last = scene.places.square(GARDEN[0]), scene.places.square(NEWS[-1])
    return (Box(first.x, first.y, last.right - first.x, first.h),)


def _next_of(path: Path) -> Shown:
    """The next square of a path, the button that clears a wrong one, or the one that lays it."""

    def shown(scene: WordWinderScene) -> Sequence[Box]:
        traced = scene.trace.path
        if traced == path:
            return (scene.places.primary,)
        if path[: len(traced)] == traced and scene.may_trace:
            return (scene.places.square(path[len(traced)]),)
        clear = (c.box for c in scene.focus.controls if c.id == "clear" and c.enabled)
        return tuple(clear)

    return shown


def _traced(path: Path) -> Done:
    return lambda scene: scene.trace.path == path


def _trace(path: Path) -> Callable[[WordWinderScene], None]:
    return lambda scene: scene.trace.show(path)


LESSON = Lesson(
    game="wordwinder",
    position=position,
    moves=(
        Scripted(LEARNER, Lay(STEP)),
        Scripted(OTHER, Lay(STONE)),
        Scripted(LEARNER, Lay(PLANE)),
    ),
    steps=(
        Step(
            N_(
                "Each word puts chips on its letters. An unbroken line of your chips from the left "
                "edge to the right one, or from top to bottom, wins. Yours is half there."
            ),
            _row,
        ),
        Step(
            N_(
                "A word winds from square to square, also diagonally, and may use your own letters "
                "again. From your S go on to T, E and P: drag, press one by one, or type STEP."
            ),
            _next_of(STEP),
            done=_traced(STEP),
            do=_trace(STEP),
        ),
        Step(
            N_("STEP starts on a letter you have, so it costs only 3 chips. Lay it."),
            _next_of(STEP),
            moves=2,
            hint=N_("That is a word, too. In this lesson lay STEP, from your S."),
            meanwhile=N_("{name} sees where you are going. Watch the way being blocked."),
        ),
        Step(
            N_(
                "STONE lies across your way, and a square under another\u2019s chip can\u2019t be "
                "used. Try it all the same: wind from P to O, and lay it."
            ),
            _next_of(BLOCKED),
            refused=("winder_taken",),
            tries=Lay(BLOCKED),
            hint=N_("Wind over the O under the chip, to see what happens."),
        ),
        Step(
            N_(
                "Blocked. But between two chips that only touch at a corner a word slips through: "
                "P, L, then diagonally to A, N, E."
            ),
            _next_of(PLANE),
            done=_traced(PLANE),
            do=_trace(PLANE),
        ),
        Step(
            N_("PLANE reaches the right edge. Lay it: your line is complete."),
            _next_of(PLANE),
            moves=1,
            hint=N_("That is a word, too. Lay PLANE: it wins."),
        ),
        Step(
            N_(
                "Edge to edge, and you win. Look at both lines in a match: to block in time is "
                "worth a turn. In RaceWinder the line runs from top to bottom."
            ),
        ),
    ),
)


class WordWinderLesson(LessonScene, WordWinderScene):
    """The screen of Word Winder with the card in the place of sides and turns."""

    lesson: ClassVar[Lesson] = LESSON

    def card_box(self) -> Box:
        """From the sides down to the order of turns."""
        first, order = self.places.sides[0], self.places.order
        return Box(first.x, first.y, order.right - first.x, order.bottom - first.y)

    def tidy(self) -> None:
        """A word that leads nowhere is cleared; one that is to be laid next stays."""
        if self.guide.step.done is not None or self.guide.step.refused:
            self.trace.clear()
