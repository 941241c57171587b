"""People who play a game to its end with one device: what to play they ask the table's game."""

from __future__ import annotations

from game.contract import Chance, Move, Resign
from game.engine import SeededChance
from game.rooply.moves import BlacksOnly, Place
from game.wildwords.board import SIZE
from game.wildwords.moves import Lay as Pattern
from game.wildwords.moves import Trade
from game.wordaway.state import Play
from game.wordwinder.moves import Lay as Winding
from scenes.dialog import Dialog
from scenes.handover import HandOver
from scenes.input.actions import Verb
from scenes.play.base import PlayScene
from scenes.play.rooply import RooplyScene
from scenes.play.wildwords import WildWordsScene
from scenes.play.wordaway import WordawayScene
from scenes.play.wordwinder import WordWinderScene
from scenes.results import ResultsScreen
from scenes.widgets.keyboard import ENTER
from tests.kit.hands import Hands, Keyboarder, Mouser, Padder, Walker

_CONFIRM = Verb.CONFIRM
PATIENCE = 4000
"""So many frames without an end, and something is stuck."""


class Player:
    """Plays every seat that is at this machine."""

    level = "hard"

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.stage = hands.stage
        self.moved = 0

    def play_on(self) -> ResultsScreen:
        """Play from where the table is now to its results."""
        for _ in range(PATIENCE):
            top = self.stage.top
            if isinstance(top, ResultsScreen):
                return top
            self.look_at(top)
        raise AssertionError("the match came to no end")

    def look_at(self, top) -> None:
        if self.stage.app._transition is not None:
            self.stage.frame(50)
        elif isinstance(top, HandOver):
            self.stage.frame(100)
            if top._age_ms >= 500:
                self.hands.press("ready")
        elif isinstance(top, Dialog):
            self.hands.press("answer1")
        elif isinstance(top, PlayScene) and top.seat is not None and not self.busy(top):
            self.act(top)
        else:
            self.stage.frame(100)

    def busy(self, scene: PlayScene) -> bool:
        return scene.catching_up or scene.table.outcome() is not None

    def chosen(self, scene: PlayScene) -> Move:
        """What a computer would play in that seat."""
        table, seat = scene.table, scene.seat
        assert seat is not None
        chance: Chance = SeededChance("hands", len(table.match.entries))
        return table.game.choose(table.view(seat), self.level, chance).move

    def act(self, scene) -> None:
        """Make the next move."""
        before = len(scene.table.match.entries)
        self.move(scene)
        for _ in range(20):
            if len(scene.table.match.entries) > before or self.stage.top is not scene:
                self.moved += 1
                return
            self.stage.frame(50)
        raise AssertionError("the move was not made")

    def move(self, scene) -> None:
        raise NotImplementedError


class WordawayPlayer(Player):
    def move(self, scene: WordawayScene) -> None:
        controls = self.stage.controls
        for id_ in ("agree", "length1", "ready0", "ready1"):
            if id_ in controls:
                self.hands.press(id_)
                return
        move = self.chosen(scene)
        if isinstance(move, Play):
            self.hands.spell(move.word)
            assert scene.typed == move.word
            self.send()
        else:
            assert isinstance(move, Resign)
            self.hands.press("resign")

    def send(self) -> None:
        if isinstance(self.hands, Keyboarder):
            self.hands.ask(_CONFIRM)
        else:
            self.hands.press(ENTER)


class WordWinderPlayer(Player):
    def move(self, scene: WordWinderScene) -> None:
        move = self.chosen(scene)
        if not isinstance(move, Winding):
            self.hands.press("pass")
            return
        squares = move.path
        if isinstance(self.hands, Keyboarder):
            self.hands.spell("".join(scene.position.letters[n] for n in squares))
            self.hands.ask(_CONFIRM)
            return
        for square in squares:
            self._touch(scene, square)
        assert scene.trace.path == squares
        self.hands.press("lay")

    def _touch(self, scene: WordWinderScene, square: int) -> None:
        hands, width = self.hands, scene.position.width
        if isinstance(hands, Mouser):
            hands.click(scene.places.middle(square))
        elif isinstance(hands, Walker):
            hands.walk("board")
            hands.move(lambda: divmod(scene.trace.cursor, width), divmod(square, width))
            hands.ask(_CONFIRM)


class WildWordsPlayer(Player):
    """Lays two plays, trades once, and passes until the match is over."""

    level = "easy"
    laid = 0
    traded = False

    def move(self, scene: WildWordsScene) -> None:
        if scene.may_answer:
            self.stage.settle(600)
            self.hands.press("believe")
        elif self.laid < 2 and isinstance(move := self.chosen(scene), Pattern):
            self.laid += 1
            for one in move.placed:
                self._lay(scene, one)
            assert set(scene.laying.placed) == set(move.placed)
            self._sure("primary")
        elif not self.traded and scene.open_to(scene.seat, Trade):
            self.traded = True
            self._sure("trade")
        else:
            self._sure("pass")

    def _sure(self, id_: str) -> None:
        self.hands.press(id_)
        self.hands.press("yes")

    def _lay(self, scene: WildWordsScene, one) -> None:
        hands, number = self.hands, scene.laying.hand.find(one.tile)
        there = one.row, one.column
        if isinstance(hands, Mouser):
            hands.press(f"tray{number}")
            hands.click(scene.places.square(one.square).centre)
        elif isinstance(hands, Padder):
            hands.press(f"tray{number}")
            hands.move(lambda: divmod(scene.laying.cursor.square, SIZE), there)
            hands.ask(_CONFIRM)
        elif isinstance(hands, Keyboarder):
            hands.walk("board")
            hands.move(lambda: divmod(scene.laying.cursor.square, SIZE), there)
            hands.spell(one.tile)


class RooplyPlayer(Player):
    """Lays words; what a computer would do with yellow squares is left out.

    A board is long: after the first word others lay the most of it, up to its last few squares.
    """

    FIRST, LAST = 1, 10

    def move(self, scene: RooplyScene) -> None:
        words = sum(isinstance(one.move, Place) for one in scene.table.match.entries)
        if scene.may_roll and words >= self.FIRST:
            self._lay_the_most(scene)
        if scene.may_roll:
            self.hands.press("primary")
            return
        move = self.chosen(scene)
        if isinstance(move, Place):
            self._word(scene, move)
            if len(scene.table.match.entries) == self._before:
                self.hands.press("recall")
                self._blacks(scene, ())
        else:
            self._blacks(scene, move.blacks if isinstance(move, BlacksOnly) else ())

    def _lay_the_most(self, scene: RooplyScene) -> None:
        table, seat = scene.table, scene.seat
        while table.match.state.players[seat].board.cells.count(".") > self.LAST:
            if scene.seat is None:
                self.stage.frame(100)
            else:
                table.submit(seat, self.chosen(scene))
        while scene.catching_up or scene.seat is None:
            self.stage.frame(100)

    def _word(self, scene: RooplyScene, move: Place) -> None:
        self._before = len(scene.table.match.entries)
        hands, draft = self.hands, scene.draft
        there = move.square.row, move.square.column
        if isinstance(hands, Keyboarder):
            hands.spell(move.letters)
        else:
            hands.press("primary")
            hands.spell(move.letters)
            hands.close_keys()
        assert draft.typed == move.letters
        if isinstance(hands, Mouser):
            self._drag(scene, move)
        elif isinstance(hands, Walker):
            if not isinstance(hands, Keyboarder):
                hands.walk("board")
            hands.move(lambda: (draft.cursor.row, draft.cursor.column), there)
        hands.press("primary")

    def _drag(self, scene: RooplyScene, move: Place) -> None:
        """A press on a free square brings the word there; no drag is needed."""
        self.hands.click(scene.places.square(move.square).centre)

    def _blacks(self, scene: RooplyScene, squares) -> None:
        """Black squares alone, or the turn given up."""
        hands = self.hands
        if "blacks" not in self.stage.controls:
            hands.press("pass")
            return
        hands.press("blacks")
        if not squares:
            hands.press("pass")
            return
        for square in squares:
            if isinstance(hands, Mouser):
                hands.click(scene.places.square(square).centre)
            elif isinstance(hands, Walker):
                hands.walk("board")
                hands.move(lambda: (scene.pointer.row, scene.pointer.column), square)
                hands.ask(_CONFIRM)
        hands.press("primary")
