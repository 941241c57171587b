from __future__ import annotations

import json
import os
import time

import pytest

from game import language
from game.contract import Outcome, Reason, Seat
from game.record import Record
from scenes import play
from scenes.dialog import Dialog
from scenes.input.actions import Verb
from scenes.manager import Scene
from scenes.matches import MatchesScreen
from scenes.played import played, score_of, spoken_date
from scenes.results.copying import CopyDialog
from scenes.waiting import Waiting, keep_note, saved_ago, together, waiting, what_it_is
from tests.kit import audit, matches
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage

LEO = Seat("Leo", 2)


class Playing(Scene):
    """Stands in for a playing screen."""

    def __init__(self, live):
        self.live = live

    def leave(self):
        self.live.close()


@pytest.fixture(autouse=True)
def screens(monkeypatch):
    monkeypatch.setitem(play._made, "wordaway", lambda _app, live: Playing(live))


@pytest.fixture
def some(stage):
    """Two matches wait, one was played."""
    folder = stage.app.data_dir
    first = matches.left_waiting(folder, matches.MAYA, matches.OTTO, date="2026-11-29T10:00:00")
    matches.left_waiting(folder, LEO, matches.BEN)
    matches.finished(folder, matches.MAYA, matches.BEN, date="2026-10-31T18:00:00")
    old = time.time() - 100
    for file in (folder / "matches" / first).iterdir():
        os.utime(file, (old, old))
    stage.show(MatchesScreen)
    return stage


def row(stage, part):
    return next(id_ for id_ in stage.controls if id_.endswith(part))


# --- what waits


def test_matches_that_wait_are_listed_the_latest_first(some):
    words = audit.texts(some.app)
    leo, maya = (next(i for i, w in enumerate(words) if name in w) for name in ("Leo", "Otto"))
    assert leo < maya


def test_one_goes_on(some):
    some.click(row(some, ".continue"))
    assert isinstance(some.top, Playing)
    assert some.worker.started
    some.app.manager.pop()
    some.settle()
    assert isinstance(some.top, MatchesScreen)
    assert len(some.screen.waiting) == 2


def test_one_is_thrown_away_after_a_question(some):
    some.walk_to(row(some, ".discard"))
    some.act(Verb.CONFIRM)
    assert isinstance(some.top, Dialog)
    some.act(Verb.BACK)
    assert len(some.screen.waiting) == 2
    assert some.ringed.endswith(".discard")
    some.act(Verb.CONFIRM)
    some.click("answer1")
    assert len(some.screen.waiting) == 1
    assert len(list((some.app.data_dir / "matches").iterdir())) == 1


def test_a_damaged_match_can_only_be_thrown_away(stage):
    id_ = matches.left_waiting(stage.app.data_dir)
    for file in (stage.app.data_dir / "matches" / id_).iterdir():
        file.write_bytes(b"")
    stage.show(MatchesScreen)
    assert not [control for control in stage.controls if control.endswith(".continue")]
    assert "A damaged match" in " ".join(audit.texts(stage.app))
    stage.click(row(stage, ".discard"))
    stage.click("answer1")
    assert stage.screen.waiting == ()


def test_with_no_match_that_is_said(stage):
    stage.show(MatchesScreen)
    assert "No match waits to be continued." in audit.texts(stage.app)
    stage.click("leaf.played")
    assert "No match has been played to its end yet." in audit.texts(stage.app)


# --- what was played


@pytest.fixture
def done(some):
    some.click("leaf.played")
    return some


def test_played_matches_say_who_when_and_how(done):
    words = " ".join(audit.texts(done.app))
    assert "31 October 2026" in words
    assert "won." in words


def test_one_is_watched_again(done, monkeypatch):
    seen = []
    monkeypatch.setattr("scenes.matches.replay_scene", lambda _app, path: seen.append(path))
    done.click(row(done, ".watch"))
    assert [path.suffix for path in seen] == [".json"]


def test_one_is_copied(done, tmp_path):
    done.click(row(done, ".export"))
    assert isinstance(done.top, CopyDialog)
    done.top.entry.text = str(tmp_path / "ours")
    done.click("save")
    record = json.loads((tmp_path / "ours.json").read_text())
    assert [seat["name"] for seat in record["header"]["seats"]] == ["Maya", "Ben"]


def test_of_a_record_that_breaks_a_rule_only_what_holds_is_copied(done, tmp_path):
    path = done.screen.played[0].path
    record = json.loads(path.read_text())
    record["moves"].insert(0, {"actor": 0, "move": {"kind": "play", "word": "QQQ"}, "ms": 1})
    path.write_text(json.dumps(record))
    done.click(row(done, ".export"))
    assert "ends before it" in " ".join(done.app.toasts.texts)
    done.top.entry.text = str(tmp_path / "ours")
    done.click("save")
    assert json.loads((tmp_path / "ours.json").read_text())["moves"] == []


@pytest.mark.parametrize("content", [b"", b"{", b"\0" * 50, b'{"header": {"format": 99}}'])
def test_a_record_that_cannot_be_read_says_why_and_stays(done, content):
    path = done.screen.played[0].path
    path.write_bytes(content)
    done.screen._look()
    done.screen.layout()
    assert done.screen.played[0].trouble
    assert path.read_bytes() == content
    assert not [control for control in done.controls if control.endswith(".watch")]


# --- words


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (-1e6, "saved just now"),
        (59, "saved just now"),
        (60, "saved 1 minute ago"),
        (3_599, "saved 59 minutes ago"),
        (7_300, "saved 2 hours ago"),
        (86_400, "saved 1 day ago"),
        (9e7, "saved 1041 days ago"),
    ],
)
def test_how_long_ago_a_match_was_saved(seconds, text):
    assert saved_ago(seconds) == text


def test_names_are_joined_as_in_a_sentence():
    assert [together(names) for names in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]


def test_whose_move_it_is_is_known_from_the_note_or_from_the_last_move(tmp_path):
    live = matches.begin(tmp_path, matches.MAYA, matches.BEN, series=3)
    live.close()
    (match,) = waiting(tmp_path)
    assert what_it_is(match).endswith("to move.")
    (tmp_path / "matches" / match.id / "note.json").unlink()
    (match,) = waiting(tmp_path)
    assert what_it_is(match) == "Maya and Ben. Not yet begun."
    assert what_it_is(match._replace(last=1)) == "Maya and Ben. Ben moved last."


@pytest.mark.parametrize("content", [b"", b"\0\0", b'{"moves": 99, "owing": [0]}'])
def test_a_note_that_cannot_be_read_or_is_of_another_move_says_nothing(tmp_path, content):
    id_ = matches.left_waiting(tmp_path, matches.MAYA, matches.BEN)
    (tmp_path / "matches" / id_ / "note.json").write_bytes(content)
    (match,) = waiting(tmp_path)
    assert match.note is None


def test_games_won_are_told(tmp_path):
    live = matches.begin(tmp_path, matches.MAYA, matches.OTTO, series=2)
    live.close()
    (match,) = waiting(tmp_path)
    assert isinstance(match, Waiting)
    assert match.note is not None
    won = match._replace(note=type(match.note)(0, (1,), (1, 0)))
    assert what_it_is(won) == "Maya 1 : Otto 0. Otto to move."


def test_a_note_on_a_full_disk_is_no_fault(tmp_path, monkeypatch):
    live = matches.begin(tmp_path)

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("scenes.waiting.write_atomic", full)
    keep_note(tmp_path, live.table)
    live.close()
    assert len(waiting(tmp_path)) == 1


def test_the_end_of_a_match_is_told_in_a_sentence(tmp_path):
    matches.finished(tmp_path, matches.MAYA, matches.BEN)
    record = played(tmp_path)[0].record
    assert record is not None
    assert record.outcome is not None
    assert score_of(record).endswith("won.")
    drawn = Outcome((3, 3), None, Reason.COMPLETED)
    assert score_of(Record(record.header, (), None, drawn)) == "Maya 3 : Ben 3. A draw."
    below = Outcome((-20, 3), 1, Reason.COMPLETED)
    said = "Maya \u221220 : Ben 3. Ben won."
    assert score_of(Record(record.header, (), None, below)) == said
    assert score_of(Record(record.header, ())) == "Maya and Ben. The end wasn\u2019t kept."


@pytest.mark.parametrize("date", ["", "tomorrow", "2026-13-01"])
def test_a_date_that_is_none_is_not_shown(date):
    assert spoken_date(date) == ""
    assert language.gettext("January") == "January"


# --- looks


@pytest.mark.parametrize("look", audit.LOOKS, ids=str)
def test_nothing_is_cut_or_in_the_way(tmp_path, look):
    matches.left_waiting(tmp_path, Seat("Bartholomew of Elsewhere", 3), matches.OTTO)
    matches.finished(tmp_path, matches.MAYA, Seat("Anastasia Nikolaevna", 1, side=1))
    with audit.looked_at(tmp_path, look) as stage:
        for page in ("waiting", "played"):
            stage.present(lambda app, page=page: MatchesScreen(app, page))
            audit.assert_tidy(stage.app)


def test_the_picture(tmp_path):
    matches.finished(tmp_path, matches.MAYA, matches.BEN, date="2026-10-31T18:00:00")
    matches.finished(tmp_path, LEO, matches.OTTO, date="2026-11-29T18:00:00")
    stage = Stage(tmp_path)
    stage.show(lambda app: MatchesScreen(app, "played"))
    shown = stage.screen.played
    stage.screen.played = tuple(
        one._replace(record=Record(one.record.header, (), None, None)) for one in shown
    )
    stage.screen.layout()
    assert_picture(stage.picture(), "matches-light")
