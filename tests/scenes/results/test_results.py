from __future__ import annotations

from pathlib import Path

import pytest

from game.archive import Archive
from game.contract import Outcome, Reason, Seat
from game.record import read_record
from game.wordaway.state import Agree, Play, Propose
from scenes.canvas import Canvas
from scenes.dialog import Dialog
from scenes.input.actions import Verb
from scenes.play.wordaway import WordawayScene
from scenes.results import ResultsScreen
from scenes.results.copying import CopyDialog
from scenes.results.places import places
from scenes.results.story import STORIES, time_text
from scenes.results.winner import name_tiles, on_tiles, seat_boxes, title_of, winners
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage
from tests.scenes.results.conftest import (
    EXAMPLE,
    NO_WORD,
    PHRASE,
    RESIGNED,
    WRONG,
    Finished,
    Seer,
    speaking,
)

SHEET = {
    "winner": (24, 84, 452, 532),
    "upper": (492, 84, 764, 286),
    "lower": (492, 386, 764, 230),
    "menu": (24, 20, 48, 48),
}
BUTTONS = ((24, 632, 196, 68), (236, 632, 240, 68), (492, 632, 240, 68), (748, 632, 508, 68))


def near(box, wanted) -> bool:
    return all(abs(have - want) <= 4 for have, want in zip(box, wanted, strict=True))


# --- layout --------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEET)
def test_everything_stands_where_the_style_sheet_says(name) -> None:
    assert near(getattr(places(Canvas()), name), SHEET[name])


def test_buttons_and_seats_stand_where_the_style_sheet_says(finished) -> None:
    at = finished.screen.places
    assert all(near(box, want) for box, want in zip(at.buttons, BUTTONS, strict=True))
    first, second = seat_boxes(at.seats, 2)
    assert near(first, (44, 446, 412, 70))
    assert near(second, (44, 526, 412, 70))


def test_a_tall_canvas_has_the_panels_below_the_winner() -> None:
    at = places(Canvas(1280, 960))
    assert at.winner.w == at.upper.w == at.lower.w == 1232
    assert at.winner.bottom < at.upper.y < at.upper.bottom < at.lower.y
    assert at.third is None


def test_a_wide_canvas_has_the_plays_in_a_third_column() -> None:
    at = places(Canvas(1680, 720))
    assert at.third is not None
    assert at.upper.right < at.third.x
    assert at.third.right == 1656


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_nothing_is_cut_or_in_the_way(tmp_path, look) -> None:
    size, percent, longer = look
    with speaking(longer):
        finished = Finished(
            tmp_path, EXAMPLE, RESIGNED, WRONG, size=size, text_percent=percent
        ).open()
        for chosen in ("game2", "game1", "play1", "game0", "play3", "play6", "play7"):
            finished.screen.focus.press(chosen)
            finished.stage.settle(200)
            assert_tidy(finished.stage.app)
        finished.stage.app.manager.close()


@pytest.mark.parametrize("look", LOOKS[::5], ids=str)
@pytest.mark.parametrize(
    "games", [((None,), (None,), (None,)), (NO_WORD, (None,), NO_WORD)], ids=str
)
def test_short_games_are_tidy_too(tmp_path, look, games) -> None:
    size, percent, longer = look
    with speaking(longer):
        finished = Finished(tmp_path, *games, size=size, text_percent=percent).open()
        assert_tidy(finished.stage.app)
        finished.stage.app.manager.close()


@pytest.mark.parametrize(
    "names", [("Maximiliana Featherstone", "Ana"), ("Maya Charlotte", "Åsa Öberg-Lind"), ("I", "J")]
)
@pytest.mark.parametrize("look", LOOKS[:4], ids=str)
def test_long_and_short_names_are_tidy(tmp_path, names, look) -> None:
    size, percent, longer = look
    with speaking(longer):
        finished = Finished(
            tmp_path, RESIGNED, RESIGNED, (None,), names=names, size=size, text_percent=percent
        ).open()
        assert_tidy(finished.stage.app)
        finished.stage.app.manager.close()


# --- who won -------------------------------------------------------------------------


SEATS = (Seat("Maya", 0), Seat("Ben", 1, side=1), Seat("Ana", 2), Seat("Otto", 3, side=1))


def test_a_side_wins_with_all_its_seats() -> None:
    outcome = Outcome((3, 9, 2, 1), 1, Reason.COMPLETED)
    assert winners(outcome, SEATS) == (1, 3)
    assert title_of(outcome, SEATS) == "Ben and Otto win"
    assert on_tiles(outcome, SEATS) == "Ben"


def test_a_draw_is_said_as_one() -> None:
    outcome = Outcome((5, 5), None, Reason.PASSES)
    assert winners(outcome, SEATS[:2]) == ()
    assert title_of(outcome, SEATS[:2]) == "A draw"
    assert on_tiles(outcome, SEATS[:2]) == "Draw"


def test_name_tiles_stay_on_the_stage() -> None:
    stage = places(Canvas()).stage
    for name in ("Jo", "Maya", "Christopher", "Maya Charlotte", "W" * 24, "Åsa"):
        tiles = name_tiles(name, stage)
        assert len(tiles) == len(name.replace(" ", ""))
        assert all(stage.x < t.cx - t.side / 2 and t.cx + t.side / 2 < stage.right for t in tiles)
        assert all(stage.y < t.cy - t.side / 2 for t in tiles)


def test_the_screen_says_who_won_how_and_by_how_much(finished) -> None:
    seen = texts(finished.stage.app)
    for said in ("Ben wins", "by 2 games to 1", "Maya", "6 words \u00b7 found 0 of 4 wins"):
        assert said in seen
    for said in ("Game 1 \u00b7 Maya", "IVY left no play", "Maya resigned", "QQX: no Q was left"):
        assert said in seen
    assert any(said.endswith("12 plays \u00b7 pocket dictionary") for said in seen)


def test_confetti_falls_for_a_person_and_not_for_the_computer_alone(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG)
    seats = finished.table.setup.seats
    screen = ResultsScreen(finished.stage.app, finished.live)
    assert screen.joyful
    from msgspec.structs import replace

    machine = replace(seats[1], kind="computer", level="easy")
    finished.table.match.setup = replace(finished.table.setup, seats=(seats[0], machine))
    assert not ResultsScreen(finished.stage.app, finished.live).joyful


def test_time_is_told_in_minutes_or_seconds() -> None:
    assert time_text(9_400) == "9 s"
    assert time_text(2_400_000) == "40 min"


# --- verdicts ------------------------------------------------------------------------


def test_every_position_gets_its_verdict(finished) -> None:
    finished.stage.click("game0")
    rows = texts(finished.stage.app)
    assert rows.count("wins") == 1
    for said in ("LASER would have won", "LINT would have won", "no play wins"):
        assert said in rows
    finished.stage.click("game1")
    assert "not solved" in texts(finished.stage.app)


def test_the_turning_point_is_shown_with_what_would_have_won(finished) -> None:
    seen = texts(finished.stage.app)
    assert "Turning point" in seen
    assert "would have won" in seen
    assert "704 words could still be played, ALIVE among them." in seen


def test_a_picked_turn_is_shown_with_its_meaning(finished) -> None:
    finished.stage.click("game0")
    finished.stage.click("play3")
    seen = texts(finished.stage.app)
    assert {"Play 3", "Maya \u00b7 game 1", "wade", "verb", "a winning play"} <= set(seen)
    finished.stage.click("play3")
    assert "Turning point" in texts(finished.stage.app)


def test_a_quiet_sign_stands_there_while_positions_are_looked_at(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG)
    finished.worker.slow = True
    finished.open()
    seen = texts(finished.stage.app)
    assert "still looking" in seen
    assert "being looked at" in seen
    assert "The last word" in seen
    assert "Turning point" not in seen


def test_a_worker_that_fails_is_asked_once_more_and_then_told(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG)
    finished.worker.failing = True
    finished.open().stage.settle(3_000)
    asked = finished.worker.asked
    finished.stage.settle(3_000)
    assert finished.worker.asked == asked
    seen = texts(finished.stage.app)
    assert "not all was looked at" in seen
    assert "not solved" in seen
    finished.stage.click("rematch")
    assert isinstance(finished.stage.top, WordawayScene)


def test_a_worker_that_recovers_fills_the_verdicts_in(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG)
    finished.worker.failing = True
    finished.stage.app.open(lambda app: ResultsScreen(app, finished.live))
    finished.stage.frame()
    finished.stage.frame()
    finished.worker.failing = False
    finished.stage.settle(3_000)
    assert "not all was looked at" not in texts(finished.stage.app)
    assert "Turning point" in texts(finished.stage.app)


def test_a_match_that_ends_on_its_screen_leads_to_its_results(tmp_path) -> None:
    stage = Stage(tmp_path)
    stage.app._worker = Seer()
    seats, options = (Seat("Maya", 0), Seat("Ben", 1, side=1)), {"phrases": (PHRASE,)}
    live = stage.app.tables.begin("wordaway", options, seats, ["pocket"])
    live.table.submit(0, Propose(1))
    live.table.submit(1, Agree())
    for word in EXAMPLE[:-1]:
        live.table.submit(live.table.acts()[0].actor, Play(word))
    stage.show(lambda app: WordawayScene(app, live))
    live.table.submit(live.table.acts()[0].actor, Play(EXAMPLE[-1]))
    stage.settle(6_000)
    assert isinstance(stage.top, ResultsScreen)
    assert live.record is not None
    assert "The games" not in texts(stage.app)
    assert {"The game", "in one game", "Turning point"} <= set(texts(stage.app))
    assert_tidy(stage.app)


# --- where to go ---------------------------------------------------------------------


def test_a_rematch_is_one_press(finished) -> None:
    before = finished.table.setup
    finished.stage.act(Verb.CONFIRM)
    play = finished.stage.top
    assert isinstance(play, WordawayScene)
    setup = play.table.setup
    assert (setup.seats, setup.options) == (before.seats, before.options)
    assert play.table is not finished.table
    assert finished.worker.started
    assert finished.stage.app.manager.scenes == (play,)


def test_home_and_going_back_leave(finished) -> None:
    finished.stage.app.manager.push(ResultsScreen(finished.stage.app, finished.live))
    finished.stage.settle()
    finished.stage.click("home")
    assert finished.stage.top is finished.screen
    finished.stage.app.manager.push(ResultsScreen(finished.stage.app, finished.live))
    finished.stage.settle()
    finished.stage.act(Verb.BACK)
    assert finished.stage.top is finished.screen


def test_everything_is_reached_by_keys_and_by_a_pad(finished) -> None:
    for wanted in ("home", "watch", "copy", "rematch", "menu", "game0"):
        finished.stage.walk_to(wanted)
    finished.stage.act(Verb.CONFIRM)
    assert finished.screen.story.chosen == 0
    finished.stage.walk_to("play1")
    finished.stage.pad(Verb.CONFIRM)
    assert finished.screen.story.shown.word == "FLAKE"
    finished.stage.pad(Verb.MENU)
    assert isinstance(finished.stage.top, Dialog)


def test_the_ring_brings_hidden_rows_into_view(finished) -> None:
    finished.stage.click("game0")
    finished.stage.walk_to("play7")
    box, panel = finished.stage.controls["play7"].box, finished.screen.story.plays_panel.box
    assert panel.y <= box.y
    assert box.bottom <= panel.bottom + 1


def test_a_press_ends_what_moves(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG)
    finished.stage.app.open(lambda app: ResultsScreen(app, finished.live))
    finished.stage.frame()
    assert finished.screen.timeline.moving
    finished.stage.app.act(_press((8, 8)))
    assert not finished.screen.timeline.moving


def _press(at):
    from scenes.input.actions import MOUSE, Action

    return Action(Verb.PRESS, MOUSE, at)


def test_a_settled_screen_draws_nothing_anew(finished) -> None:
    finished.stage.settle(3_000)
    finished.screen.update(16)
    assert not any(finished.screen.update(16) for _ in range(50))


def test_the_menu_leads_to_the_rules_and_back(finished) -> None:
    finished.stage.click("menu")
    finished.stage.click("answer1")
    assert not isinstance(finished.stage.top, Dialog)
    finished.stage.act(Verb.BACK)
    assert finished.stage.top is finished.screen


def test_every_game_with_a_story_names_one_that_is_there() -> None:
    from importlib import import_module

    for module, name in STORIES.values():
        assert hasattr(import_module(module), name)


# --- a copy --------------------------------------------------------------------------


@pytest.fixture
def copying(finished, tmp_path, monkeypatch):
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.setattr("scenes.results.copying.default_folder", lambda: folder)
    finished.stage.click("copy")
    dialog = finished.stage.top
    assert isinstance(dialog, CopyDialog)
    return finished, dialog, folder


def test_a_copy_lands_in_the_documents_with_one_press(copying) -> None:
    finished, _dialog, folder = copying
    finished.stage.click("save")
    (file,) = folder.iterdir()
    assert file.name.startswith("Wordaway 20")
    assert file.name.endswith("Maya, Ben.json")
    record = read_record(file.read_bytes())
    assert record == Archive(finished.stage.app.data_dir).load(finished.live.record)
    assert finished.stage.top is finished.screen


def test_a_file_that_is_there_is_replaced_by_a_second_press_only(copying) -> None:
    finished, dialog, folder = copying
    path = Path(dialog.entry.text)
    path.write_text("mine")
    finished.stage.click("save")
    assert path.read_text() == "mine"
    assert finished.stage.top is dialog
    assert f"{path.name} is there already." in texts(finished.stage.app)
    assert "Replace it" in texts(finished.stage.app)
    finished.stage.click("save")
    assert read_record(path.read_bytes()).header.game == "wordaway"
    assert [file.name for file in folder.iterdir()] == [path.name]


def test_another_name_after_a_taken_one_is_asked_for_anew(copying) -> None:
    finished, dialog, folder = copying
    for name in ("one.json", "two.json"):
        (folder / name).write_text("mine")
    dialog.entry.text = str(folder / "one.json")
    finished.stage.click("save")
    dialog.entry.act(_typed("x"))
    dialog.entry.text = str(folder / "two.json")
    finished.stage.click("save")
    assert (folder / "two.json").read_text() == "mine"


def _typed(text):
    from scenes.input.actions import KEYBOARD, Action

    return Action(Verb.TEXT, KEYBOARD, text=text)


def test_what_goes_wrong_is_told_and_can_be_mended(copying) -> None:
    finished, dialog, folder = copying
    dialog.entry.text = str(folder / "none" / "x.json")
    finished.stage.click("save")
    told = "".join(texts(finished.stage.app))
    assert f"There is no folder {folder / 'none'}.".replace(" ", "") in told.replace(" ", "")
    dialog.entry.text = ""
    finished.stage.click("save")
    assert "Type a folder and a name for the file." in texts(finished.stage.app)
    finished.stage.type("match")
    finished.stage.act(Verb.CONFIRM)
    assert (folder / "match.json").exists()
    assert finished.stage.top is finished.screen


def test_a_copy_can_be_given_up(copying) -> None:
    finished, _dialog, folder = copying
    finished.stage.act(Verb.BACK)
    assert finished.stage.top is finished.screen
    assert list(folder.iterdir()) == []


def test_a_pad_saves_a_copy_without_typing(copying) -> None:
    finished, _dialog, folder = copying
    finished.stage.pad(Verb.DOWN, Verb.DOWN, Verb.RIGHT)
    while finished.stage.ringed != "save":
        finished.stage.pad(Verb.NEXT)
    finished.stage.pad(Verb.CONFIRM)
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_dialog_of_a_copy_is_tidy(tmp_path, look, monkeypatch) -> None:
    monkeypatch.setattr("scenes.results.copying.default_folder", lambda: Path("/home/ana"))
    size, percent, longer = look
    with speaking(longer):
        finished = Finished(
            tmp_path, (None,), (None,), (None,), size=size, text_percent=percent
        ).open()
        finished.stage.click("copy")
        assert_tidy(finished.stage.app)
        finished.stage.top.entry.text = "/none/at/all/x.json"
        finished.stage.click("save")
        assert_tidy(finished.stage.app)
        finished.stage.app.manager.close()


def test_a_match_that_was_not_kept_can_be_copied_and_watched(tmp_path, monkeypatch) -> None:
    def full(*_args):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Archive, "new_journal", full)
        finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG).open()
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.setattr("scenes.results.copying.default_folder", lambda: folder)
    assert finished.live.record is None
    finished.stage.click("copy")
    finished.stage.click("save")
    (file,) = folder.iterdir()
    assert len(read_record(file.read_bytes()).moves) == len(finished.table.match.entries)
    finished.stage.click("watch")
    assert isinstance(finished.stage.top, WordawayScene)


# --- pictures ------------------------------------------------------------------------


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_results_look_as_kept(tmp_path, brightness) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, EXAMPLE, brightness=brightness).open()
    assert_picture(finished.stage.picture(), f"results-{brightness}")
