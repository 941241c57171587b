"""Matches watched again: from the results, from files, and from files that are not whole."""

from __future__ import annotations

import msgspec
import pytest

from game.record import read_record, write_record
from scenes.dialog import Dialog
from scenes.input.actions import KEYBOARD, MOUSE, Action, Verb
from scenes.play import replay_scene, replayable
from scenes.play.wordaway import WordawayScene
from scenes.results.copying import CopyDialog
from scenes.widgets.switches import slider_knob
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.pictures import assert_picture
from tests.scenes.results.conftest import (
    EXAMPLE,
    RESIGNED,
    SEED,
    WRONG,
    Finished,
    speaking,
)


@pytest.fixture(autouse=True)
def _one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.tables.secrets.token_hex", lambda _size: SEED)


class Watched:
    """A finished match, its file, and the screen on which it is watched."""

    def __init__(self, folder, games=(EXAMPLE, RESIGNED, WRONG), **settings):
        self.finished = Finished(folder, *games, **settings)
        self.stage = self.finished.stage
        self.path = self.finished.live.record
        self.record = read_record(self.path.read_bytes())

    def open(self):
        self.stage.show(lambda app: replay_scene(app, self.path))
        return self

    def write(self, record):
        """Forge the file."""
        self.path.write_bytes(write_record(record))

    @property
    def scene(self) -> WordawayScene:
        scene = self.stage.app.manager.scenes[0]
        assert isinstance(scene, WordawayScene)
        return scene

    @property
    def table(self):
        return self.scene.bar.table

    @property
    def words(self):
        """The words of the game that is shown."""
        board = self.scene.series.board
        return board.words if board is not None else ()


@pytest.fixture
def watched(tmp_path):
    return Watched(tmp_path).open()


# --- going through it ----------------------------------------------------------------


def test_replays_are_there() -> None:
    assert replayable()


def test_a_replay_begins_before_the_first_move_and_leaves_the_file_alone(watched) -> None:
    before = watched.path.read_bytes()
    assert watched.table.position == 0
    watched.stage.click("replay.forward")
    watched.stage.act(Verb.BACK)
    assert watched.path.read_bytes() == before
    assert [file.name for file in watched.path.parent.iterdir()] == [watched.path.name]


def test_steps_forward_move_and_steps_back_jump(watched) -> None:
    for _ in range(3):
        watched.stage.click("replay.forward")
    assert watched.scene.catching_up
    watched.stage.settle(3_000)
    assert watched.words == ("FLAKE",)
    watched.stage.click("replay.back")
    assert not watched.scene.catching_up
    assert watched.words == ()
    assert watched.table.position == 2


def test_a_step_during_another_shows_the_whole_of_both(watched) -> None:
    for _ in range(5):
        watched.stage.act(Verb.RIGHT)
    watched.stage.settle(3_000)
    assert watched.table.position in (4, 5)
    assert watched.words[:2] == ("FLAKE", "CRY")


def test_playing_goes_to_the_end_and_stops_there(watched) -> None:
    watched.stage.click("replay.play")
    assert watched.scene.bar.playing
    watched.stage.settle(90_000)
    assert watched.table.position == watched.table.last
    assert not watched.scene.bar.playing
    assert watched.stage.top is watched.scene
    assert watched.scene.series.phase == "over"


def test_playing_at_the_end_begins_anew(watched) -> None:
    watched.stage.act(Verb.END)
    watched.scene.bar.toggle()
    assert watched.table.position == 0
    assert watched.scene.bar.playing


def test_a_higher_speed_takes_less_time(watched) -> None:
    def time_of_three_words() -> int:
        watched.scene.bar._go_to(2)
        started = watched.stage.clock()
        watched.scene.bar.toggle()
        while watched.table.position < 5 or watched.scene.catching_up:
            watched.stage.frame()
        watched.scene.bar.playing = False
        return watched.stage.clock() - started

    usual = time_of_three_words()
    watched.stage.click("replay.speed")
    assert "2\u00d7" in texts(watched.stage.app)
    assert time_of_three_words() < 0.7 * usual
    watched.stage.click("replay.speed")
    watched.stage.click("replay.speed")
    assert "0.5\u00d7" in texts(watched.stage.app)
    assert time_of_three_words() > 1.5 * usual


def test_one_can_go_to_any_game(watched) -> None:
    seen = []
    for _ in range(5):
        watched.stage.click("replay.next")
        board = watched.scene.series.board
        seen.append((board.number, len(board.turns), watched.table.position))
    assert [number for number, _, _ in seen[:3]] == [1, 2, 3]
    assert all(turns == 0 for _, turns, _ in seen[:3])
    assert seen[3][2] == seen[4][2] == watched.table.last
    watched.stage.click("replay.before")
    assert watched.table.position == seen[2][2]
    watched.stage.click("replay.before")
    assert watched.table.position == seen[1][2]
    assert "Game 2" in texts(watched.stage.app)


def test_before_the_first_game_there_is_the_start(watched) -> None:
    watched.stage.click("replay.next")
    watched.stage.click("replay.before")
    assert watched.table.position == 0
    watched.stage.click("replay.before")
    assert watched.table.position == 0


def test_the_slider_goes_to_any_position_by_pointer_and_keys(watched) -> None:
    last, slider = watched.table.last, watched.scene.bar.slider
    watched.stage.click(slider_knob(slider, 8 / last))
    assert watched.table.position == 8
    middle = slider.centre[1]
    watched.stage.drag(slider_knob(slider, 8 / last), (slider.right + 90, middle), device=MOUSE)
    assert watched.table.position == last
    watched.stage.walk_to("replay.at")
    watched.stage.act(Verb.LEFT)
    assert watched.table.position == last - 1
    watched.stage.app.act(Action(Verb.HOME, KEYBOARD))
    assert watched.table.position == 0
    watched.stage.app.act(Action(Verb.END, KEYBOARD))
    assert watched.table.position == last


def test_keys_and_pad_alone_are_enough(watched) -> None:
    for wanted in ("replay.play", "replay.copy", "replay.speed", "replay.at", "menu"):
        watched.stage.walk_to(wanted)
    watched.stage.pad(Verb.MENU)
    assert watched.scene.bar.playing
    watched.stage.pad(Verb.PLAY)
    assert not watched.scene.bar.playing
    watched.stage.pad(Verb.BACK)
    assert watched.stage.app.manager.top is None


def test_losing_the_focus_stops_it(watched) -> None:
    watched.stage.click("replay.play")
    watched.stage.app.act(Action(Verb.PAUSE))
    assert not watched.scene.bar.playing
    assert watched.stage.top is watched.scene


def test_nobody_types_in_a_replay(watched) -> None:
    watched.scene.bar._go_to(3)
    watched.stage.type("cry")
    watched.stage.act(Verb.HINT, Verb.UNDO, Verb.PASS)
    assert watched.scene.typed == ""
    assert watched.table.position == 3
    assert "Resign" not in texts(watched.stage.app)


def test_every_position_looks_as_the_match_did(watched) -> None:
    states = watched.table.whole.states
    for position in (*range(len(states)), *reversed(range(len(states)))):
        watched.scene.bar._go_to(position)
        assert watched.scene.series == states[position].series


def test_a_still_replay_draws_nothing_anew(watched) -> None:
    watched.scene.bar._go_to(4)
    watched.stage.settle(3_000)
    assert not any(watched.scene.update(16) for _ in range(50))


# --- from the results ----------------------------------------------------------------


def test_from_the_results_and_back_with_what_was_found(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG).open()
    finished.stage.click("watch")
    scene = finished.stage.top
    assert isinstance(scene, WordawayScene)
    scene.bar._go_to(3)
    assert "Ben to play. LASER wins." in texts(finished.stage.app)
    scene.bar._go_to(5)
    assert "Ben to play. No play wins." in texts(finished.stage.app)
    finished.stage.click("menu")
    assert finished.stage.top is finished.screen
    assert "Turning point" in texts(finished.stage.app)


def test_the_results_go_on_looking_while_a_replay_lies_over_them(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG)
    finished.worker.slow = True
    finished.open()
    finished.stage.click("watch")
    scene = finished.stage.top
    scene.bar._go_to(3)
    assert "Ben to play." in texts(finished.stage.app)
    finished.worker.slow = False
    finished.table._thinking.forget()
    finished.stage.settle(4_000)
    scene.layout()
    assert "Ben to play. LASER wins." in texts(finished.stage.app)


# --- records that are not whole ------------------------------------------------------


def forged(watched, number, **fields):
    moves = list(watched.record.moves)
    moves[number - 1] = msgspec.structs.replace(moves[number - 1], **fields)
    watched.write(msgspec.structs.replace(watched.record, moves=tuple(moves)))


def test_a_forged_move_ends_the_replay_before_it_and_is_named(tmp_path) -> None:
    watched = Watched(tmp_path)
    forged(watched, 7, move={"kind": "play", "word": "NO"})
    before = watched.path.read_bytes()
    watched.open()
    assert isinstance(watched.stage.top, Dialog)
    assert "Move 7 can't have been played" in watched.stage.top.text
    watched.stage.click("answer0")
    assert watched.table.last == 6
    watched.stage.act(Verb.END)
    watched.scene.bar._go_to(6)
    said = " ".join(texts(watched.stage.app))
    assert "Move 7 can't have been played" in said
    assert "A play has 3 to 5 letters." in said
    assert_tidy(watched.stage.app)
    assert watched.path.read_bytes() == before


def test_a_copy_of_a_forged_record_ends_before_the_forgery(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("scenes.results.copying.default_folder", lambda: tmp_path)
    watched = Watched(tmp_path)
    forged(watched, 7, move={"kind": "play", "word": "NO"})
    watched.open().stage.click("answer0")
    watched.stage.click("replay.copy")
    assert isinstance(watched.stage.top, CopyDialog)
    watched.stage.click("save")
    (copy,) = tmp_path.glob("Wordaway*.json")
    record = read_record(copy.read_bytes())
    assert record.moves == watched.record.moves[:6]
    assert record.outcome is None
    assert record.header.date == watched.record.header.date


def test_a_cut_record_is_shown_as_far_as_it_goes(tmp_path) -> None:
    watched = Watched(tmp_path)
    data = watched.path.read_bytes()
    watched.path.write_bytes(data[: data.index(b"NOON")])
    watched.open()
    assert isinstance(watched.stage.top, Dialog)
    assert "is damaged. Its first 6 moves could be read." in watched.stage.top.text
    watched.stage.click("answer0")
    assert watched.table.last == 6


def test_a_forged_end_is_told(tmp_path) -> None:
    watched = Watched(tmp_path)
    watched.write(msgspec.structs.replace(watched.record, final_hash="0" * 32))
    watched.open()
    assert isinstance(watched.stage.top, Dialog)
    assert watched.stage.top.text == "The end isn't the one that was recorded."


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\0" * 900, "is no record of a match, or is damaged."),
        (b"", "is no record of a match, or is damaged."),
        (b'{"header": {"format": 2}, "moves": []}', "was written by a newer version of Wordcade."),
        (b'{"header": {"format": 1, "game": "chess"}}', "was written by a newer version"),
    ],
)
def test_what_cannot_be_watched_is_said_and_left_as_it_is(tmp_path, data, said) -> None:
    watched = Watched(tmp_path)
    watched.path.write_bytes(data)
    watched.open()
    assert isinstance(watched.stage.top, Dialog)
    assert said in watched.stage.top.text
    watched.stage.act(Verb.CONFIRM)
    assert watched.path.read_bytes() == data
    assert [file.name for file in watched.path.parent.iterdir()] == [watched.path.name]


def test_a_record_of_other_words_is_said(tmp_path) -> None:
    watched = Watched(tmp_path)
    header = watched.record.header
    ref = msgspec.structs.replace(header.lexicon.dictionaries[0], sha256="0" * 64)
    other = msgspec.structs.replace(header.lexicon, dictionaries=(ref,))
    header = msgspec.structs.replace(header, lexicon=other)
    watched.write(msgspec.structs.replace(watched.record, header=header))
    watched.open()
    assert isinstance(watched.stage.top, Dialog)
    assert "are not the ones this was played with" in watched.stage.top.text


# --- looks ---------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_nothing_is_cut_or_in_the_way(tmp_path, look) -> None:
    size, percent, longer = look
    with speaking(longer):
        watched = Watched(tmp_path, size=size, text_percent=percent).open()
        for position in (0, 1, 2, 3, 4):
            watched.scene.bar._go_to(position)
            watched.stage.settle(200)
            assert_tidy(watched.stage.app)
        watched.stage.app.manager.close()


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_a_replay_looks_as_kept(tmp_path, brightness) -> None:
    watched = Watched(tmp_path, brightness=brightness).open()
    watched.scene.bar._go_to(6)
    watched.stage.settle(500)
    assert_picture(watched.stage.picture(), f"replay-{brightness}")
