from __future__ import annotations

import contextlib

import pytest

from game.contract import Handicap, Seat
from game.language import use
from game.wordwinder.hints import hint_for
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.input.actions import MOUSE, Action, Verb, pad
from scenes.play.pause import PauseMenu
from scenes.play.wordwinder import WordWinderScene
from scenes.play.wordwinder.layout import places
from tests.kit.audit import faults, longer_language, texts
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage

SHEET = {
    "board": (24, 20, 680, 680),
    "order": (728, 264, 528, 60),
    "word": (728, 340, 528, 152),
    "laid": (728, 508, 528, 108),
}


def person(name, side, **more):
    return Seat(name, side, side=side, **more)


def computer(name, side, level="easy"):
    return Seat(name, side, "computer", level, side)


PEOPLE = (person("Maya", 0), person("Ben", 1))
TEAMS = tuple(person(name, n % 2) for n, name in enumerate(("Maya", "Ben", "Leo", "Ana")))


class Table:
    """A match of Word Winder on its screen."""

    def __init__(self, folder, seats=PEOPLE, size=(1280, 720), settings=None, **options):
        self.stage = Stage(folder, size, **(settings or {}))
        tables = self.stage.app.tables
        self.live = tables.begin("wordwinder", options, seats, ["collegiate"])
        self.table = self.live.table
        self.stage.show(lambda app: WordWinderScene(app, self.live))
        self.stage.settle(3500)
        for _ in range(150):
            if self.scene.may_trace and not self.scene.catching_up:
                return
            self.stage.frame(100)

    @property
    def scene(self) -> WordWinderScene:
        scene = self.stage.app.manager.scenes[0]
        assert isinstance(scene, WordWinderScene)
        return scene

    @property
    def position(self):
        return self.table.view(-2).position

    def a_path(self):
        """A path that the person to move may lay."""
        return hint_for(self.table.view(self.scene.seat)).path

    def middles(self, path):
        return [self.scene.places.middle(square) for square in path]


@pytest.mark.parametrize("name", SHEET)
def test_everything_stands_where_the_style_sheet_says(name) -> None:
    box = getattr(places(Canvas(), 16, 16, 2), name)
    assert all(abs(have - want) <= 4 for have, want in zip(box, SHEET[name], strict=True))


def test_the_sides_stand_where_the_style_sheet_says() -> None:
    first, second = places(Canvas(), 16, 16, 2).sides
    assert (first.x, first.y, first.w, first.h) == (728, 84, 256, 164)
    assert second.x == 1000


@pytest.mark.parametrize("size", [(8, 32), (12, 20)])
@pytest.mark.parametrize("canvas", [Canvas(), Canvas(1280, 960), Canvas(1680, 720)])
def test_letters_of_long_boards_stay_large_and_on_the_canvas(size, canvas) -> None:
    at = places(canvas, *size, 2)
    assert at.cell >= 30
    for square in (0, size[0] - 1, size[0] * size[1] - 1):
        box = at.square(square)
        assert box.x >= 0
        assert box.right <= canvas.w
        assert box.bottom <= canvas.h
        assert at.square_at(box.centre) == square


@pytest.mark.parametrize("size", [(16, 16), (8, 32), (12, 20)])
@pytest.mark.parametrize("canvas", [Canvas(), Canvas(1280, 960), Canvas(1680, 720)])
def test_a_match_watched_again_has_its_bar_beside_everything(size, canvas) -> None:
    at = places(canvas, *size, 2, watched=True)
    for box in (at.board, *at.sides, at.order, at.word, at.laid):
        across = min(box.right, at.bar.right) - max(box.x, at.bar.x)
        down = min(box.bottom, at.bar.bottom) - max(box.y, at.bar.y)
        assert across <= 0 or down <= 0
        assert box.h >= 44


def test_a_word_is_laid_by_dragging_over_it(tmp_path) -> None:
    table = Table(tmp_path)
    path = table.a_path()
    table.stage.drag(*table.middles(path), device=MOUSE)
    assert table.scene.trace.path == path
    table.stage.click("lay")
    table.stage.settle(3000)
    assert table.position.words[0].path == path


def test_a_finger_may_rest_on_the_first_letter_before_it_draws(tmp_path) -> None:
    table = Table(tmp_path)
    path = table.a_path()
    table.stage.hold(*table.middles(path))()
    assert table.scene.trace.path == path


def test_a_word_is_laid_by_touching_square_by_square(tmp_path) -> None:
    table = Table(tmp_path)
    path = table.a_path()
    for middle in table.middles(path):
        table.stage.tap(middle)
    assert table.scene.trace.path == path
    table.stage.tap("lay")
    table.stage.settle(3000)
    assert len(table.position.words) == 1


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_a_word_is_laid_by_steps_of_keys_or_pad(tmp_path, device) -> None:
    table = Table(tmp_path)
    path = table.a_path()
    more = {} if device == "keys" else {"device": pad(0)}
    table.stage.walk_to("board", **more)
    for square in path:
        step_to(table, square, more)
        table.stage.act(Verb.CONFIRM, **more)
    assert table.scene.trace.path == path
    table.stage.act(Verb.PLAY, **more)
    table.stage.settle(3000)
    assert len(table.position.words) == 1


def step_to(table, square, more) -> None:
    width = table.position.width
    for _ in range(40):
        row, column = divmod(table.scene.trace.cursor, width)
        goal_row, goal_column = divmod(square, width)
        if (row, column) == (goal_row, goal_column):
            return
        if row != goal_row:
            table.stage.act(Verb.DOWN if row < goal_row else Verb.UP, **more)
        else:
            table.stage.act(Verb.RIGHT if column < goal_column else Verb.LEFT, **more)


def test_a_typed_word_is_found_on_the_board_and_laid_by_enter(tmp_path) -> None:
    table = Table(tmp_path)
    letters = table.position.letters
    word = "".join(letters[square] for square in table.a_path())
    table.stage.type(word)
    assert "".join(letters[square] for square in table.scene.trace.path) == word
    ways = table.scene.trace.ways
    before = table.scene.trace.path
    table.stage.act(Verb.SHUFFLE)
    assert (table.scene.trace.path == before) == (ways == 1)
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(3000)
    assert [laid.word for laid in table.position.words] == [word]


def test_a_word_that_is_not_on_the_board_says_so_and_changes_nothing(tmp_path) -> None:
    table = Table(tmp_path)
    table.stage.type("QQQ")
    assert "QQQ can't be wound on this board." in " ".join(texts(table.stage.app))
    table.stage.act(Verb.CONFIRM)
    assert table.position.words == ()
    assert table.scene.trace.typed == "QQQ"


def test_what_is_no_word_is_refused_and_the_path_stays(tmp_path) -> None:
    table = Table(tmp_path)
    letters, width = table.position.letters, table.position.width
    lexicon = table.table.setup.lexicon
    rows = range(0, len(letters), width)
    start = next(row for row in rows if letters[row : row + 5] not in lexicon)
    path = tuple(range(start, start + 5))
    table.stage.drag(*table.middles(path), device=MOUSE)
    table.stage.click("lay")
    assert table.scene.trace.path == path
    assert table.position.words == ()
    assert table.stage.app.toasts.texts


def test_dragging_back_takes_letters_away(tmp_path) -> None:
    table = Table(tmp_path)
    path = table.a_path()
    there_and_back = [*path, path[-2]]
    table.stage.drag(*table.middles(there_and_back), device=MOUSE)
    assert table.scene.trace.path == path[:-1]


def test_a_drag_that_leaves_the_window_keeps_the_path_and_submits_nothing(tmp_path) -> None:
    """R29."""
    table = Table(tmp_path)
    path = table.a_path()
    points = table.middles(path)
    app = table.stage.app
    app.act(Action(Verb.PRESS, MOUSE, points[0]))
    app.act(Action(Verb.POINT, MOUSE, points[1], dragging=True))
    app.act(Action(Verb.CANCEL, MOUSE, (-50, -50)))
    app.act(Action(Verb.POINT, MOUSE, points[2]))
    assert table.scene.trace.path == path[:2]
    assert table.position.words == ()


def test_passing_asks_once(tmp_path) -> None:
    table = Table(tmp_path)
    table.stage.click("pass")
    assert isinstance(table.stage.top, Dialog)
    table.stage.settle(400)
    table.stage.click("answer1")
    table.stage.settle(800)
    assert table.position.passes != (0, 0)


def test_the_trace_survives_a_pause(tmp_path) -> None:
    table = Table(tmp_path)
    path = table.a_path()
    table.stage.drag(*table.middles(path), device=MOUSE)
    table.stage.act(Verb.BACK)
    assert isinstance(table.stage.top, PauseMenu)
    table.stage.act(Verb.BACK)
    assert table.scene.trace.path == path


def test_the_computer_answers_and_its_word_is_seen(tmp_path) -> None:
    table = Table(tmp_path, (person("Maya", 0), computer("Otto", 1)))
    before = len(table.position.words)
    table.stage.drag(*table.middles(table.a_path()), device=MOUSE)
    table.stage.click("lay")
    table.stage.settle(9000)
    assert len(table.position.words) == before + 2
    assert table.scene.may_trace


def test_with_the_turn_the_ring_comes_back_to_the_board(tmp_path) -> None:
    table = Table(tmp_path, (person("Maya", 0), computer("Otto", 1)))
    letters = table.position.letters
    for _ in range(2):
        table.stage.walk_to("pass")
        table.stage.type("".join(letters[square] for square in table.a_path()))
        table.stage.act(Verb.CONFIRM)
        table.stage.settle(9000)
        table.stage.act(Verb.LEFT)
        assert table.stage.ringed == "board"


def test_a_hint_lays_its_path_ready(tmp_path) -> None:
    child = Seat("Ana", 0, handicap=Handicap(1, None, "same", False, 3))
    table = Table(tmp_path, (child, computer("Otto", 1)))
    table.stage.click("hint")
    table.stage.settle(1000)
    assert table.scene.trace.path
    table.stage.click("lay")
    table.stage.settle(2500)
    assert any(word.seat == 0 for word in table.position.words)


CASES = {
    "two": {},
    "teams": {"seats": TEAMS, "silent": True, "clock": 60},
    "race": {"game": "racewinder"},
    "three": {"seats": (*PEOPLE, person("Ana", 2)), "game": "racewinder"},
    "giant": {
        "seats": tuple(person(f"P{n}", n % 3) for n in range(9)),
        "game": "giantwinder",
    },
}


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1280, 960), (1680, 720)])
@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("case", CASES)
def test_nothing_is_cut_or_in_the_way(tmp_path, case, size, percent) -> None:
    table = Table(tmp_path, size=size, settings={"text_percent": percent}, **CASES[case])
    table.stage.drag(*table.middles(table.a_path()), device=MOUSE)
    assert not untidy(table.stage.app)


@pytest.mark.parametrize("case", CASES)
def test_a_longer_language_fits(tmp_path, case) -> None:
    with longer_language():
        table = Table(tmp_path, **CASES[case])
        assert not untidy(table.stage.app)


def untidy(app) -> list[str]:
    """Faults, without letters that lie on the ribbon or chip over the same letter."""
    found = []
    for fault in faults(app):
        parts = fault.split("'")
        if fault.startswith("one over") and len(parts) > 3 and parts[1] == parts[3]:
            continue
        found.append(fault)
    return found


@pytest.fixture(autouse=True)
def english():
    """Leave no other language behind."""
    yield
    from game.language import NO_TRANSLATION

    with contextlib.suppress(ValueError):
        use(NO_TRANSLATION)


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_a_word_being_traced(tmp_path, brightness, monkeypatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: "picture")
    table = Table(tmp_path, settings={"brightness": brightness})
    for _ in range(3):
        table.stage.drag(*table.middles(table.a_path()), device=MOUSE)
        table.stage.click("lay")
        table.stage.settle(2500)
    table.stage.drag(*table.middles(table.a_path()), device=MOUSE)
    table.stage.app.act(Action(Verb.POINT, MOUSE, (1, 1)))
    assert_picture(table.stage.picture(), f"wordwinder-{brightness}")
