"""People who take a lesson with one device: they do what the card says, and read the rest."""

from __future__ import annotations

from game.rooply.moves import Place, Roll
from game.wildwords.board import SIZE
from game.wildwords.moves import Challenge, Lay, Spell
from game.wordaway.state import Play
from scenes.dialog import Dialog
from scenes.input.actions import Verb
from scenes.lessons import rooply, wildwords, wordwinder
from scenes.lessons.card import NEXT
from scenes.lessons.wildwords import LessonChallenge
from scenes.widgets.keyboard import ENTER
from tests.kit.hands import Hands, Keyboarder, Mouser, Walker

PATIENCE = 400
"""So many looks without a change, and the lesson is stuck."""


class Learner:
    """Goes through a lesson from the step it is at to its end."""

    def __init__(self, hands: Hands, scene) -> None:
        self.hands = hands
        self.stage = hands.stage
        self.scene = scene
        self.steps: list[int] = []
        """The steps that were seen, in their order."""

    def learn(self) -> None:
        for _ in range(PATIENCE):
            if isinstance(self.stage.top, Dialog):
                return
            self.look()
        raise AssertionError(f"stuck in step {self.scene.guide.at}: {self.scene.guide.says}")

    def look(self) -> None:
        """One thing at a time, once everything is still."""
        scene, guide = self.scene, self.scene.guide
        if self.steps[-1:] != [guide.at]:
            self.steps.append(guide.at)
        if self.stage.app._transition is not None:
            self.stage.frame(60)
        elif isinstance(self.stage.top, LessonChallenge) and self.stage.top.verdict is not None:
            self.hands.press("go_on")
        elif scene.catching_up or guide.watching or guide.done:
            self.stage.frame(200)
        else:
            if guide.waits:
                self.do(scene, guide)
            else:
                self.hands.press(NEXT)
            self.stage.frame(50)

    def do(self, scene, guide) -> None:
        raise NotImplementedError

    def put(self, at: tuple[float, float], here, there: tuple[int, int]) -> None:
        """Press a square of the board."""
        if isinstance(self.hands, Mouser):
            self.hands.click(at)
        elif isinstance(self.hands, Walker):
            self.hands.walk("board")
            self.hands.move(here, there)
            self.hands.ask(Verb.CONFIRM)


class WordawayLearner(Learner):
    def do(self, scene, guide) -> None:
        move = guide.owed or guide.step.tries
        if not isinstance(move, Play):
            self.hands.press("ready0")
            return
        self.hands.spell(move.word)
        if isinstance(self.hands, Keyboarder):
            self.hands.ask(Verb.CONFIRM)
        else:
            self.hands.press(ENTER)


class WordWinderLearner(Learner):
    def do(self, scene, guide) -> None:
        if guide.owed is not None:
            self.hands.press("lay")
            return
        if guide.step.refused:
            path = wordwinder.BLOCKED
        else:
            chips = scene.position.chips
            paths = wordwinder.STEP, wordwinder.PLANE
            path = next(path for path in paths if any(chips[n] == "." for n in path))
        for square in path:
            self.put(
                scene.places.middle(square),
                lambda: divmod(scene.trace.cursor, wordwinder.WIDTH),
                divmod(square, wordwinder.WIDTH),
            )
        if guide.step.refused:
            self.hands.press("lay")


class WildWordsLearner(Learner):
    def do(self, scene, guide) -> None:
        move = guide.owed
        if isinstance(move, Lay):
            self.hands.press("primary")
            self.hands.press("yes")
        elif isinstance(move, Challenge):
            self.stage.settle(600)
            self.hands.press("challenge")
        elif isinstance(move, Spell):
            self._spell("UI")
        else:
            plays = (wildwords.COAT, wildwords.QUICK, wildwords.QUICKENS)
            made = [one.move for one in scene.table.match.entries]
            self._lay(scene, next(play for play in plays if play not in made))

    def _lay(self, scene, play: Lay) -> None:
        hands, laying = self.hands, scene.laying
        if isinstance(hands, Keyboarder):
            first = play.placed[0]
            hands.walk("board")
            hands.move(lambda: divmod(laying.cursor.square, SIZE), (first.row, first.column))
            if laying.cursor.across is (play.placed[-1].column == first.column):
                hands.ask(Verb.CONFIRM)
            hands.spell("".join(one.tile for one in play.placed))
            return
        for one in play.placed:
            hands.press(f"tray{laying.hand.find(one.tile)}")
            at = scene.places.square(one.square).centre
            if isinstance(hands, Mouser):
                hands.click(at)
            else:
                hands.move(lambda: divmod(laying.cursor.square, SIZE), (one.row, one.column))
                hands.ask(Verb.CONFIRM)

    def _spell(self, letters: str) -> None:
        hands = self.hands
        if isinstance(hands, Keyboarder):
            hands.spell(letters)
            hands.ask(Verb.CONFIRM)
            return
        if "key.A" not in self.stage.controls:
            hands.press("keys")
        for letter in letters:
            hands.press(f"key.{letter}")
        hands.press("say")


class RooplyLearner(Learner):
    def do(self, scene, guide) -> None:
        draft = scene.draft
        if isinstance(guide.owed, Roll | Place):
            self.hands.press("primary")
            return
        if draft.hand == "yellow":
            self._bar(scene)
        elif not draft.typed:
            made = [one.move for one in scene.table.match.entries]
            plays = (rooply.BIRD, rooply.FISH, rooply.OPT)
            self._write(scene, next(play for play in plays if play not in made))
        elif "exchange" in self.stage.controls and not draft.exchange:
            self.hands.press("exchange")
        elif "yellow" in self.stage.controls:
            self.hands.press("yellow")
        else:
            self._black(scene, rooply.OPT.blacks[0])

    def _write(self, scene, play: Place) -> None:
        hands, draft = self.hands, scene.draft
        if isinstance(hands, Mouser):
            hands.click(scene.places.square(play.square).centre)
        elif isinstance(hands, Walker):
            hands.walk("board")
            hands.move(lambda: (draft.cursor.row, draft.cursor.column), play.square)
            if not isinstance(hands, Keyboarder):
                hands.ask(Verb.CONFIRM)
        hands.spell(play.letters)

    def _bar(self, scene) -> None:
        square = rooply.YELLOW.square
        box = scene.places.square(square)
        self.put(
            (box.centre[0], box.y + 6),
            lambda: (scene.pointer.row, scene.pointer.column),
            square,
        )

    def _black(self, scene, square) -> None:
        self.hands.press("blacks_die")
        at = scene.places.square(square).centre
        self.put(at, lambda: (scene.pointer.row, scene.pointer.column), square)


LEARNERS = {
    "wordaway": WordawayLearner,
    "wordwinder": WordWinderLearner,
    "wildwords": WildWordsLearner,
    "rooply": RooplyLearner,
}
