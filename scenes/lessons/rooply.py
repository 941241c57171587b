"""The first lesson of Rooply: two turns on an empty board, then the last one on a full board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from game.contract import View
from game.language import N_
from game.rooply.board import TOP, Axis, Board, Square, Yellow
from game.rooply.moves import Place, Roll
from game.rooply.state import Player, RooplyState, Turn
from scenes.canvas import Box
from scenes.lessons.scene import LessonScene
from scenes.lessons.script import LEARNER, OTHER, Lesson, Scripted, Shown, Step
from scenes.play.base import Step as Told
from scenes.play.rooply.scene import RooplyScene

SIDE = 9
_LATE = "#...#HISS#MEOW#.P.D###A##L#LAM.X#NATALE.W#EYABED#I#D#PI#I#NONEXR#BEGRIME#RIMS#L##"
_OTHERS = "#MOTH#F.....###L.#...D.FI.....E.RE....#SWIRL##..O#E#E.V..D#DNETA..#.#.#.N..GIBES#"
_LATE_ROUND = 17

YELLOW = Yellow(Square(6, 6), TOP)
BIRD = Place("BIRD", Square(0, 0), Axis.ACROSS, (Square(0, 4),), exchange=1)
FISH = Place("FISH", Square(2, 6), Axis.DOWN, (Square(1, 6),), (YELLOW,))
OPT = Place("TPO", Square(1, 6), Axis.ACROSS, (Square(0, 2),))


def _late(state: RooplyState) -> RooplyState:
    """Many rounds later: the learner, last of the round, has nearly filled the board."""
    mine = Player(Board(SIDE, _LATE), 731, wild_cards=0, turns=_LATE_ROUND - 1)
    other = Player(Board(SIDE, _OTHERS), 640, turns=_LATE_ROUND)
    turn = Turn(LEARNER, state.turn.serial)
    return replace(
        state, players=(mine, other), order=(OTHER, LEARNER), round=_LATE_ROUND, turn=turn
    )


def _first(state: RooplyState) -> RooplyState:
    """The learner begins."""
    return replace(state, order=(LEARNER, OTHER), turn=Turn(LEARNER, 1))


def _board(scene: RooplyScene) -> Sequence[Box]:
    return (scene.places.board,)


def _tray(scene: RooplyScene) -> Sequence[Box]:
    return (scene.places.tray,)


def _primary(scene: RooplyScene) -> Sequence[Box]:
    return (scene.places.primary,)


def _squares(*squares: Square) -> Shown:
    return lambda scene: tuple(scene.places.square(square) for square in squares)


def _bank(part: str) -> Shown:
    return lambda scene: (scene.bank_boxes()[part],)


def _run(play: Place) -> Callable[[RooplyScene], Box]:
    """The squares that a word lies on, as one box."""

    def box(scene: RooplyScene) -> Box:
        last = len(play.letters) - 1
        down = play.axis is Axis.DOWN
        row, column = play.square.row + last * down, play.square.column + last * (not down)
        first, end = scene.places.square(play.square), scene.places.square(Square(row, column))
        return Box(first.x, first.y, end.right - first.x, end.bottom - first.y)

    return box


def _writing(play: Place) -> Shown:
    """Where the word is to begin, the next key, or the word's place on the board."""

    def shown(scene: RooplyScene) -> Sequence[Box]:
        draft = scene.draft
        if draft.cursor != play.square:
            return (scene.places.square(play.square),)
        rest = play.letters.removeprefix(draft.typed)
        if scene.keys_open and draft.typed + rest == play.letters:
            return (scene.keys[rest[0]],) if rest else ()
        return (_run(play)(scene),)

    return shown


def _wrote(play: Place) -> Callable[[RooplyScene], bool]:
    def done(scene: RooplyScene) -> bool:
        draft = scene.draft
        return draft.letters == play.letters and draft.cursor == play.square

    return done


def _write(play: Place) -> Callable[[RooplyScene], None]:
    """Lay the word ready, without what else belongs to the play."""
    return lambda scene: scene.draft.show(Place(play.letters, play.square, play.axis))


def _set_extra(scene: RooplyScene) -> None:
    scene.draft.take("black")
    scene.draft.toggle_black(OPT.blacks[0])


def _set_yellow(scene: RooplyScene) -> None:
    scene.draft.set_yellow(YELLOW.square, YELLOW.bars)


def _free_black(scene: RooplyScene) -> Sequence[Box]:
    if scene.draft.hand != "black":
        return (scene.places.dice[2],)
    return (scene.places.square(OPT.blacks[0]),)


LESSON = Lesson(
    game="rooply",
    position=_first,
    later={8: _late},
    moves=(
        Scripted(LEARNER, Roll(), (1, 0, 4)),
        Scripted(LEARNER, BIRD),
        Scripted(OTHER, Roll(), (3, 0, 0)),
        Scripted(OTHER, Place("CHAIR", Square(4, 4), Axis.ACROSS, (Square(4, 3),))),
        Scripted(LEARNER, Roll(), (1, 3, 0)),
        Scripted(LEARNER, FISH),
        Scripted(OTHER, Roll(), (0, 3, 2)),
        Scripted(OTHER, Place("HAT", Square(4, 5), Axis.DOWN, (Square(3, 5), Square(7, 5)))),
        Scripted(LEARNER, Roll(), (3, 3, 0, 0, 0)),
        Scripted(LEARNER, OPT),
        Scripted(OTHER, Roll(), (1, 0, 0)),
        Scripted(OTHER, Place("BAUD", Square(2, 0), Axis.ACROSS, (Square(2, 4),))),
    ),
    steps=(
        Step(
            N_(
                "Everybody fills a board: with words, black squares and yellow squares. Whoever "
                "first has no empty square left wins."
            ),
            _board,
        ),
        Step(
            N_("Three dice say what may be written. Roll them."),
            _primary,
            moves=1,
            hint=N_("A wild card would do it, too. In this lesson roll the dice."),
        ),
        Step(
            N_("They say: a word of 4 letters, across, and 3 black squares to close it with."),
            _tray,
        ),
        Step(
            N_(
                "Write BIRD into the upper left corner: choose the square, then type the word or "
                "press its keys."
            ),
            _writing(BIRD),
            done=_wrote(BIRD),
            do=_write(BIRD),
        ),
        Step(
            N_(
                "Both ends of a word are to be closed. The edge closes one, a black square the "
                "other. Two black squares are left: exchange them for a yellow one."
            ),
            _bank("exchange"),
            done=lambda scene: scene.draft.exchange,
            do=lambda scene: scene.draft.toggle_exchange(),
        ),
        Step(
            N_(
                "Each second left on the clock is a point, and each letter; a black square on the "
                "board costs one. Here the clock stands still. Place the word."
            ),
            _primary,
            moves=3,
            hint=N_("Write BIRD into the corner, exchange two black squares, then place it."),
            meanwhile=N_("{name} writes on the other board. Watch."),
        ),
        Step(
            N_("Roll again."),
            _primary,
            moves=1,
            hint=N_("A wild card would do it, too. In this lesson roll the dice."),
        ),
        Step(
            N_(
                "4 letters down, and only one black square for two open ends. Write FISH from the "
                "mark on; a word need not touch another one."
            ),
            _writing(FISH),
            done=_wrote(FISH),
            do=_write(FISH),
        ),
        Step(
            N_("A yellow square can close the second end. Take it from the bank."),
            _bank("yellow"),
            done=lambda scene: scene.draft.hand == "yellow",
            do=lambda scene: scene.draft.take("yellow"),
        ),
        Step(
            N_(
                "It closes only the sides that you bar; through the others a word may run later. "
                "Lay it below the H and bar its upper side: press there, near the upper edge."
            ),
            _squares(YELLOW.square),
            done=lambda scene: scene.draft.yellows == (YELLOW,),
            do=_set_yellow,
        ),
        Step(
            N_("The bar closes the lower end, the black square the upper one. Place the word."),
            _primary,
            moves=3,
            hint=N_("Write FISH with the yellow square below it, barred above, and place it."),
            meanwhile=N_("{name} writes a word through another one, as you may, too."),
        ),
        Step(
            N_("Some rounds later: you have only 7 squares to go. Roll the dice."),
            _primary,
            moves=1,
            hint=N_("In this lesson roll the dice."),
        ),
        Step(
            N_(
                "No word of 5 letters down had room, so the dice were thrown again until there was "
                "one: 3 letters across."
            ),
            _tray,
        ),
        Step(
            N_(
                "There is room at the mark. A word may be read either way: write TPO, which is OPT "
                "from right to left."
            ),
            _writing(OPT),
            done=_wrote(OPT),
            do=_write(OPT),
        ),
        Step(
            N_(
                "Its ends are closed already, so the black square may lie anywhere. Press its die, "
                "then the square with the mark."
            ),
            _free_black,
            done=lambda scene: scene.draft.extra == OPT.blacks,
            do=_set_extra,
        ),
        Step(
            N_("Place it. Look what becomes of the last 4 squares."),
            _primary,
            moves=3,
            hint=N_("Write TPO, put the black square on the mark, then place it."),
            meanwhile=N_("{name} has a turn, then it is yours again."),
        ),
        Step(
            N_(
                "No throw had a word any more and at most 6 squares were left, so these became "
                "black, 1 point off for each: closing out. Your board is complete, and you win."
            ),
            _board,
        ),
    ),
)


class RooplyLesson(LessonScene, RooplyScene):
    """The screen of Rooply with the card over the others' boards, or above the keys."""

    lesson: ClassVar[Lesson] = LESSON

    def card_box(self) -> Box:
        """Where the step needs nothing: not over the dice, and not over the keys."""
        at = self.places
        if self.keys_open:
            return Box(at.tray.x, at.tray.y, at.rest.w, at.bank.bottom - at.tray.y)
        if self.seat is None and at.plays is not None and self.table.outcome() is None:
            return at.plays
        return at.rest

    @property
    def rolls_in(self) -> int | None:
        """Nobody rolls for the learner."""
        return None

    def keep_record(self) -> None:
        """A lesson is no record."""

    def show(self, step: Told, before: View) -> None:
        """Of a board that was passed over nothing is fresh."""
        super().show(step, before)
        if step.happened.number in self.lesson.later:
            self.fresh.clear()

    def tidy(self) -> None:
        """Keys and squares are put away; what is written stays."""
        self.keys_open = False
        if self.guide.step.moves:
            self.draft.hand, self.draft.barring = "word", None
