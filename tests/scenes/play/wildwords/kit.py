"""Tables of WildWords with scripted tiles, opened on their screen."""

from __future__ import annotations

from msgspec.structs import replace

from game import registry
from game.contract import Handicap, Seat
from game.wildwords.board import ALL_TILES, EMPTY_BOARD, put, square_of, symbol_on
from game.wildwords.moves import Placed
from game.wildwords.rules import WildWords
from scenes.handover import HandOver
from scenes.input.actions import KEYBOARD, Verb
from scenes.play.wildwords import WildWordsScene
from scenes.play.wildwords.challenge.screen import ChallengeScreen
from tests.kit.stage import Stage

registry.GAMES.setdefault("wildwords", WildWords())

NAMES = ("Maya", "Ben", "Ana", "Tom")
EXAMPLE_TRAYS = ("FENDQUE", "STAIN*G")
KID = Handicap(2, None, "double", True, 3, 0)


class Table:
    """The stage with a match on it; the first seat begins with the first tray."""

    def __init__(
        self, folder, *, seats=2, computers=None, kids=None, trays=EXAMPLE_TRAYS, pot=None,
        board=EMPTY_BOARD, scores=None, to_move=0, size=(1280, 720), own=("STAINING",),
        dictionaries=("collegiate",), settings=None, **options,
    ):  # fmt: skip
        self.stage = Stage(folder, size, **(settings or {}))
        levels = computers or {}
        chairs = [
            Seat("Otto", n, "computer", levels[n], n)
            if n in levels
            else Seat(NAMES[n], n, "person", None, n, (kids or {}).get(n))
            for n in range(seats)
        ]
        tables = self.stage.app.tables
        self.live = tables.begin("wildwords", options, chairs, list(dictionaries), own=own)
        self.table = self.live.table
        if trays:
            self.give(*trays, pot=pot, board=board, scores=scores, to_move=to_move)

    def give(self, *trays, pot=None, board=None, scores=None, to_move=None):
        """Give the seats these tiles and the pot the rest, in the position as it is."""
        match = self.table.match
        state = match.state
        hands = (*trays, *state.trays[len(trays) :])
        rest = list(ALL_TILES)
        for tile in "".join(hands):
            if tile in rest:
                rest.remove(tile)
        seat = state.to_move if to_move is None else to_move
        help_ = state.setup.seats[seat].handicap
        match.states[-1] = replace(
            state,
            trays=hands,
            pot="".join(rest) if pot is None else pot,
            board=board or state.board,
            scores=scores or state.scores,
            to_move=seat,
            turns_left=help_.turns if help_ else 1,
        )
        self.table._clocks.set(self.table.acts(), -1)

    def deal(self, tray):
        """Give the one who moves these tiles, from nowhere."""
        seat, state = self.state.to_move, self.state
        trays = tuple(tray if n == seat else held for n, held in enumerate(state.trays))
        self.table.match.states[-1] = replace(state, trays=trays)
        self.scene.show_position()
        return self

    def open(self):
        self.stage.show(lambda app: WildWordsScene(app, self.live))
        self.stage.settle(1500)
        return self

    # --- what is there

    @property
    def scene(self) -> WildWordsScene:
        scene = self.stage.app.manager.scenes[0]
        assert isinstance(scene, WildWordsScene)
        return scene

    @property
    def state(self):
        return self.table.match.state

    @property
    def laying(self):
        return self.scene.laying

    @property
    def dialog(self) -> ChallengeScreen:
        assert isinstance(self.stage.top, ChallengeScreen)
        return self.stage.top

    def square(self, row, column):
        return self.scene.places.square(square_of(row, column)).centre

    def slot(self, tile):
        """The middle of the first tile of that kind in the tray."""
        number = self.laying.hand.find(tile)
        assert number is not None, f"no {tile} in the tray"
        return self.scene.places.slot(number).centre

    # --- what people do

    def ready(self):
        """Whoever is asked for says that it is the one."""
        if isinstance(self.stage.top, HandOver):
            self.stage.click("ready")
            self.stage.settle(1200)
        return self

    def type(self, word, row, column, *, down=False):
        """Type a word from a square on."""
        self.laying.cursor.square = square_of(row, column)
        self.laying.cursor.across = not down
        self.stage.type(word)
        return self

    def play(self, word, row, column, *, down=False):
        """Type a word and play it, by keys."""
        self.type(word, row, column, down=down)
        self.stage.act(Verb.CONFIRM, Verb.CONFIRM, device=KEYBOARD)
        self.stage.settle(1500)
        return self

    def press(self, *ids):
        for id_ in ids:
            self.stage.click(id_)
            self.stage.settle(1500)
        return self

    def believe(self):
        """The next person believes the play, whether it has to be handed over or not."""
        return self.ready().press("believe")

    def watch(self, ms=6000):
        """Let computers act and everything move."""
        self.stage.settle(ms)
        return self


def at(text, row, column, *, down=False):
    """Tiles in a line, for a board or a move."""
    return tuple(
        Placed(row + (n if down else 0), column + (0 if down else n), tile)
        for n, tile in enumerate(text)
    )


def board_with(*lays):
    """A board on which these tiles lie."""
    board = EMPTY_BOARD
    for placed in lays:
        board = put(board, ((one.square, symbol_on(one.square, one.tile)) for one in placed))
    return board


def book(folder, **more):
    """The rule book's example up to PLA*ET, with SKY in Ben's tray; he looks."""
    table = Table(folder, **more).open().ready()
    table.play("FEND", 7, 4).believe()
    table.play("STAIN*G", 2, 3, down=True).believe()
    plays = (("*OX", 2, 4, True), ("RAG", 8, 7, True), ("PL*ET", 9, 5, False))
    trays = ("*OXLIAE", "RAGUEOI", "PL*ETSA")
    for (word, row, column, down), tray in zip(plays, trays, strict=True):
        table.deal(tray)
        table.play(word, row, column, down=down).believe()
    return table
