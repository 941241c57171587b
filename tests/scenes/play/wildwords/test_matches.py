"""Whole matches by one device alone, computers that play by themselves, and matches seen again."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from game.contract import Reason, Seat
from game.engine import Match, SeededChance
from game.library import load_lexicon
from game.options import fresh_setup
from game.record import record_of, write_record
from game.wildwords.rules import WildWords
from scenes.handover import HandOver
from scenes.input.actions import KEYBOARD, MOUSE, Action, Verb, pad
from scenes.opening import demonstration
from scenes.play.wildwords import WildWordsScene
from scenes.play.wildwords.challenge.screen import ChallengeScreen
from scenes.replay import replay_file
from scenes.results import ResultsScreen
from tests.kit.audit import LOOKS, faults, longer_language, texts
from tests.kit.stage import Stage
from tests.scenes.play.wildwords.kit import NAMES, Table, at, board_with


def last_tiles(folder, **more):
    """An empty pot, few tiles, no clock."""
    return Table(folder, trays=("FENDOT", "SA"), pot="", minutes=None, **more).open()


class Person:
    """Does everything with one device."""

    def __init__(self, table):
        self.table = table
        self.stage = table.stage

    def press(self, id_):
        raise NotImplementedError

    def lay(self, tile, row, column):
        raise NotImplementedError

    def settle(self):
        self.stage.settle(1200)

    def ready(self):
        if isinstance(self.stage.top, HandOver):
            self.press("ready")
            self.settle()

    def play(self, text, row, column, *, down=False):
        self.ready()
        board = self.table.state.board
        for one in at(text, row, column, down=down):
            if board[one.square] == ".":
                self.lay(one.tile, one.row, one.column)
        self.press("primary")
        self.press("yes")
        self.settle()

    def answer(self, id_):
        self.ready()
        self.press(id_)
        self.settle()


class Typist(Person):
    """Keys only: letters, Enter, Escape, arrows, Tab."""

    def press(self, id_):
        self.stage.walk_to(id_)
        self.stage.act(Verb.CONFIRM)

    def lay(self, tile, row, column):
        stage = self.stage
        if stage.ringed != "board":
            stage.walk_to("board")
        self._go(row, column)
        stage.type(tile)

    def _go(self, row, column):
        cursor = self.table.laying.cursor
        for _ in range(40):
            here = divmod(cursor.square, 15)
            if here == (row, column):
                return
            if here[0] != row:
                self._step(Verb.DOWN if here[0] < row else Verb.UP)
            else:
                self._step(Verb.RIGHT if here[1] < column else Verb.LEFT)
        raise AssertionError("the cursor doesn't get there")

    def _step(self, verb):
        self.stage.app.act(Action(verb, KEYBOARD))
        self.stage.frame(16)


class Mouser(Person):
    """A mouse only."""

    def press(self, id_):
        self.stage.click(id_)

    def lay(self, tile, row, column):
        self.stage.drag(self.table.slot(tile), self.table.square(row, column), device=MOUSE)


class Padder(Person):
    """A gamepad only: pick up, put down."""

    def press(self, id_):
        self.stage.walk_to(id_, device=pad(0))
        self.stage.pad(Verb.CONFIRM)

    def lay(self, tile, row, column):
        number = self.table.laying.hand.find(tile)
        self.stage.walk_to(f"tray{number}", device=pad(0))
        self.stage.pad(Verb.CONFIRM)
        for _ in range(40):
            here = divmod(self.table.laying.cursor.square, 15)
            if here == (row, column):
                break
            if here[0] != row:
                verb = Verb.DOWN if here[0] < row else Verb.UP
            else:
                verb = Verb.RIGHT if here[1] < column else Verb.LEFT
            self.stage.app.act(Action(verb, pad(0)))
            self.stage.frame(16)
        self.stage.pad(Verb.CONFIRM)


@pytest.mark.parametrize("kind", [Typist, Mouser, Padder], ids=lambda kind: kind.__name__)
def test_a_whole_match_by_one_device_alone(tmp_path, kind):
    table = last_tiles(tmp_path)
    person = kind(table)
    person.play("FEND", 7, 4)
    person.answer("believe")
    person.play("FENDS", 7, 4)
    person.answer("challenge")
    person.ready()
    assert isinstance(table.stage.top, ChallengeScreen)
    person.press("say")
    person.settle()
    person.press("go_on")
    person.settle()
    assert table.state.scores == (28, 10)
    person.press("pass")
    person.press("yes")
    person.settle()
    person.play("DOT", 7, 7, down=True)
    assert table.state.ended is None
    person.answer("believe")
    assert table.state.ended.reason is Reason.OUT_OF_TILES
    table.stage.settle(4000)
    assert isinstance(table.stage.top, ResultsScreen)
    person.press("home")
    table.stage.settle(500)
    assert not table.stage.app.manager.scenes


def test_the_last_play_can_be_doubted_before_the_match_is_over(tmp_path):
    """R61."""
    table = Table(tmp_path, trays=("QZ", "SA"), pot="", minutes=None).open().ready()
    table.play("QZ", 7, 7)
    assert table.state.ended is None
    table.ready().press("challenge").ready().press("say", "go_on")
    assert table.state.ended is None
    assert table.state.board.count(".") == 225
    table.ready()
    assert table.scene.seat == 1


def test_with_four_the_match_is_over_at_once_when_the_last_play_holds(tmp_path):
    """R06."""
    board = board_with(at("FEND", 7, 4))
    trays = ("S", "QZ", "AE", "BB")
    table = Table(tmp_path, seats=4, trays=trays, pot="", board=board, minutes=None)
    table.open().ready().play("S", 7, 8)
    table.press("challenge").ready().press("say", "go_on")
    assert table.state.ended is not None
    others = 9 + 8 + 1 + 1 + 4 + 4
    assert table.state.scores == (10 + 3 * others, 0, 0, 0)


def test_equal_totals_say_draw_on_the_results(tmp_path):
    """R62."""
    table = Table(tmp_path, trays=("A", "E"), pot="", scores=(50, 50)).open()
    for _ in range(4):
        table.ready().press("pass", "yes")
    assert table.state.ended.winner is None
    table.stage.settle(3000)
    assert isinstance(table.stage.top, ResultsScreen)
    assert "A draw" in texts(table.stage.app)


def test_a_budget_goes_on_below_zero_in_red(tmp_path):
    table = Table(tmp_path, minutes=5).open().ready()
    table.stage.settle(305_000)
    remaining, limit = table.scene.budget(0)
    assert remaining < 0 < limit
    assert any(text.startswith("\u2212") for text in texts(table.stage.app))
    assert table.scene.may_lay


def test_where_the_flag_falls_the_other_wins(tmp_path):
    table = Table(tmp_path, minutes=5, flag_falls=True).open().ready()
    table.stage.settle(302_000)
    assert table.state.ended.reason is Reason.TIMEOUT
    assert table.state.ended.winner == 1


def test_computers_play_by_themselves_to_the_results(tmp_path):
    stage = Stage(tmp_path, speed_percent=200)
    stage.show(lambda app: demonstration(app, "wildwords"))
    for _ in range(4000):
        stage.frame(100)
        if isinstance(stage.top, ResultsScreen):
            return
    raise AssertionError("the demonstration came to no end")


# --- seen again


def computed(seats=2, level="easy", most=None):
    """A match between computers, or its first moves."""
    game = WildWords()
    chairs = [Seat(NAMES[n], n, "computer", level, n) for n in range(seats)]
    setup = fresh_setup(game, {}, chairs, load_lexicon(["pocket"]))
    match = Match.begin(game, setup, "seen again")
    while game.outcome(match.state) is None and (most is None or len(match.entries) < most):
        act = next(one for one in match.acts() if one.owed)
        chance = SeededChance("choices", len(match.entries))
        chosen = game.choose(game.view(match.state, act.actor), level, chance)
        match.play(act.actor, chosen.move, chosen.spent_ms)
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_bytes(write_record(record_of(computed(), "2026-01-01T10:00:00+00:00")))
    return path


def watched(folder, record, **more):
    stage = Stage(folder, **more)
    stage.show(lambda app: replay_file(app, record))
    return stage


def test_a_match_is_stepped_through_with_the_tray_of_whoever_moves(tmp_path, record):
    stage = watched(tmp_path, record)
    scene = stage.top
    assert isinstance(scene, WildWordsScene)
    trays = set()
    while scene.table.position < scene.table.last:
        if isinstance(stage.top, WildWordsScene):
            trays.add(scene.viewer)
            assert scene.wild.tray == scene.table.match.state.trays[scene.viewer]
            stage.click("replay.forward")
        stage.settle(1500)
    assert trays == {0, 1}
    assert scene.wild.outcome is not None


def test_it_goes_back_and_jumps(tmp_path, record):
    stage = watched(tmp_path, record)
    scene = stage.top
    stage.click("replay.next")
    stage.click("replay.next")
    assert scene.table.position > 1
    stage.click("replay.back")
    assert scene.wild.board == scene.table.match.state.board
    assert not scene.catching_up


@pytest.mark.parametrize("look", LOOKS[::3], ids=str)
def test_watching_is_tidy(tmp_path, record, look):
    size, percent, longer = look
    with longer_language() if longer else nullcontext():
        stage = watched(tmp_path, record, size=size, text_percent=percent)
        stage.click("replay.forward")
        stage.settle(1500)
        assert faults(stage.app) == []
