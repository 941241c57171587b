"""The story of games played for points, tried with a game that has none of its own."""

from __future__ import annotations

import pytest

from game import registry
from game.contract import Outcome, Reason, Seat
from scenes.results import ResultsScreen, story
from scenes.results.race import BestWord, PlayLine, RaceStory
from scenes.widgets.plot import Series
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage
from tests.kit.toy import Stones, Take
from tests.scenes.results.conftest import speaking

VALUES = {"Z": 8, "E": 1, "P": 3, "R": 1, "M": 3, "A": 1, "Y": 4, "B": 3, "N": 1}


class Race(RaceStory):
    """Made-up scores."""

    values = VALUES

    def race(self):
        ours = (0, 30, 60, 90, 92, 104, 149, 163, 201, 231, 266, 287)
        theirs = (0, 37, 48, 80, 120, 158, 167, 205, 213, 228, 242, 262)
        return (Series(0, "Maya", ours), Series(1, "Ben", theirs))

    def best(self):
        tiles = ("Z", "E", "P", "HY", "R")
        return BestWord(0, 6, "ZEPHYR", tiles, 45, "ZEP*R  +45", "triple word")

    def play_lines(self):
        return [PlayLine(n % 2, f"WORD{n}", f"+{n}") for n in range(22)]

    @property
    def begins(self):
        return 1

    def margin(self):
        return "by 25 points"

    def caption(self, seat):
        return ("1 bluff believed", "1 challenge won")[seat : seat + 1]

    def score(self, seat):
        return ("287", "262")[seat]


class Nothing(Race):
    """A match in which nothing was played."""

    def race(self):
        return (Series(0, "Maya", (0,)), Series(1, "Ben", (0,)))

    def best(self):
        return None

    def play_lines(self):
        return []


@pytest.fixture(autouse=True)
def _stones(monkeypatch):
    monkeypatch.setitem(registry.GAMES, "stones", Stones())
    monkeypatch.setattr(story, "_offered", {"stones": Race})


PAIR = (Seat("Maya", 0), Seat("Ben", 1, side=1))


def results(folder, seats=PAIR, **look):
    stage = Stage(folder, **look)
    live = stage.app.tables.begin("stones", {"stones": 1}, seats, ["pocket"])
    live.table.submit(live.table.acts()[0].actor, Take(1))
    live.keep_if_over()
    return stage, live


def show(stage, live):
    stage.show(lambda app: ResultsScreen(app, live))
    stage.settle(2_500)
    return stage.top


def test_race_best_word_and_who_begins_are_shown(tmp_path) -> None:
    stage, live = results(tmp_path)
    show(stage, live)
    seen = texts(stage.app)
    for said in ("The race", "Best word", "ZEP*R  +45", "45", "points", "zephyr"):
        assert said in seen
    for said in ("Maya \u00b7 play 6 \u00b7 triple word", "Rematch, Ben begins", "play 1", "end"):
        assert said in seen


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_race_is_tidy(tmp_path, look) -> None:
    size, percent, longer = look
    with speaking(longer):
        stage, live = results(tmp_path, size=size, text_percent=percent)
        show(stage, live)
        assert_tidy(stage.app)
        stage.app.manager.close()


def test_a_match_without_a_play_is_tidy(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(story, "_offered", {"stones": Nothing})
    stage, live = results(tmp_path)
    show(stage, live)
    assert_tidy(stage.app)


def test_the_plot_is_drawn_after_the_name(tmp_path) -> None:
    stage, live = results(tmp_path)
    stage.app.open(lambda app: ResultsScreen(app, live))
    stage.frame()
    assert "ZEP*R  +45" not in texts(stage.app)
    stage.settle(2_500)
    assert "ZEP*R  +45" in texts(stage.app)


def test_a_draw_shows_no_winner(tmp_path, monkeypatch) -> None:
    stage, live = results(tmp_path)
    drawn = Outcome((5, 5), None, Reason.PASSES)
    monkeypatch.setattr(Stones, "outcome", lambda _self, _state: drawn)
    monkeypatch.setattr(Race, "margin", lambda _self: "")
    screen = show(stage, live)
    assert "A draw" in texts(stage.app)
    assert not any("wins" in text for text in texts(stage.app))
    assert screen.panel.pieces == ()
    assert_tidy(stage.app)


@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("look", LOOKS[::3], ids=str)
def test_more_seats_have_lower_rows(tmp_path, count, look, monkeypatch) -> None:
    monkeypatch.setattr(Race, "score", lambda _self, seat: str(100 + seat))
    monkeypatch.setattr(Race, "caption", lambda _self, _seat: ("1 bluff believed",))
    names = ("Maya", "Ben", "Ana", "Otto")
    seats = tuple(Seat(names[n], n, side=n) for n in range(count))
    size, percent, longer = look
    with speaking(longer):
        stage, live = results(tmp_path, seats, size=size, text_percent=percent)
        show(stage, live)
        assert_tidy(stage.app)
        stage.app.manager.close()


def test_a_race_looks_as_kept(tmp_path) -> None:
    stage, live = results(tmp_path)
    show(stage, live)
    assert_picture(stage.picture(), "results-race-light")
