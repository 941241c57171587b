"""A board that is completed: the wave over it, the results, the records."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from game.files import write_atomic
from game.rooply.board import Square
from game.rooply.solo import SoloResult
from scenes.input.actions import KEYBOARD, Action, Verb
from scenes.play.rooply.records import FILE, Records, is_daily, may_count
from scenes.results import ResultsScreen
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.stage import longer_language
from tests.scenes.play.rooply.conftest import Table

NEARLY = ("CAT######", *["#########"] * 7, "####.....")
RESULT = SoloResult("novice", 60, 18, 700, "2026-03-01T10:00:00+00:00")


def complete(folder, **more) -> Table:
    """The last word of a board has just been placed."""
    table = Table(folder, **more).rolled(5, "H", 1, rows=NEARLY)
    table.stage.type("panda")
    table.scene.draft.move_to(Square(8, 4))
    table.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
    return table


def test_a_wave_goes_over_a_complete_board(tmp_path) -> None:
    table = complete(tmp_path)
    lifted = 0
    for _ in range(40):
        table.stage.frame(50)
        lifted += table.scene.timeline.run("flourish") is not None
    assert lifted > 10
    assert "Maya's board is complete." in texts(table.stage.app)


@pytest.mark.parametrize("look", LOOKS[::5], ids=str)
def test_the_results_are_tidy(tmp_path, look) -> None:
    size, percent, longer = look
    with longer_language() if longer else nullcontext():
        table = complete(tmp_path, size=size, settings={"text_percent": percent})
        table.stage.settle(8000)
        assert isinstance(table.stage.top, ResultsScreen)
        assert_tidy(table.stage.app)


def test_the_keys_are_put_away_at_the_end(tmp_path) -> None:
    table = Table(tmp_path).rolled(5, "H", 1, rows=NEARLY)
    table.stage.click(table.square(8, 4))
    for letter in "PANDA":
        table.stage.click(letter)
    assert table.scene.keys
    table.stage.app.act(Action(Verb.PLAY, KEYBOARD))
    table.stage.settle(500)
    assert table.table.outcome() is not None
    assert not table.scene.keys


def test_the_best_word_and_its_seconds_are_told(tmp_path) -> None:
    table = complete(tmp_path)
    table.stage.settle(8000)
    said = " ".join(texts(table.stage.app))
    assert "seconds left" in said
    assert "complete in 1 turn" in said


def test_what_is_left_counts_at_the_end_and_the_results_say_so(tmp_path) -> None:
    table = complete(tmp_path)
    table.stage.settle(8_000)
    assert isinstance(table.stage.top, ResultsScreen)
    assert table.table.outcome().scores[0] == table.player.score + 20
    assert "complete in 1 turn, +20 at the end" in texts(table.stage.app)


def test_records_are_kept_once_and_only_the_best(tmp_path) -> None:
    records = Records(tmp_path)
    for turns in range(30, 10, -1):
        records.add(SoloResult("novice", 60, turns, 100 + turns, f"2026-03-{turns:02}"))
    records.add(records.results[-1])
    again = Records(tmp_path).results
    assert again == records.results
    assert min(result.turns for result in again) == 11
    assert len(again) == 20


def test_a_damaged_file_of_records_is_set_aside(tmp_path) -> None:
    (tmp_path / FILE).write_bytes(b"{nonsense")
    records = Records(tmp_path)
    assert records.results == ()
    assert [notice.code for notice in records.notices] == ["file_damaged"]
    records.add(RESULT)
    assert Records(tmp_path).results == (RESULT,)
    assert (tmp_path / f"{FILE}.bad").is_file()


def test_records_of_a_newer_version_are_left_alone(tmp_path) -> None:
    data = b'{"format": 99, "results": []}'
    write_atomic(tmp_path / FILE, data)
    Records(tmp_path).add(RESULT)
    assert (tmp_path / FILE).read_bytes() == data


def test_a_match_with_help_or_company_is_no_record(tmp_path) -> None:
    alone = Table(tmp_path / "a")
    assert may_count(alone.table.setup)
    assert not may_count(Table(tmp_path / "b", seats=2).table.setup)
    assert not may_count(Table(tmp_path / "c", kid=True).table.setup)
    assert not is_daily(alone.table.match, "2026-03-01T10:00:00+00:00")
