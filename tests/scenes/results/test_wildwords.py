"""The results of WildWords: the race, plays with the best there were, bluffs revealed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.contract import Outcome, Reason, Resign, Seat
from game.wildwords.analysis import Suggestion
from game.wildwords.moves import Believe, Challenge, GiveUp, Lay, Pass, Spell
from scenes.input.actions import Verb
from scenes.results import ResultsScreen
from scenes.results.wildwords import texts as results_texts
from scenes.results.wildwords.review import (
    Deeds,
    best_of,
    deeds_of,
    known,
    plays_of,
    scores_of,
    strings,
)
from tests.kit.audit import LOOKS, assert_tidy, texts
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage
from tests.scenes.play.wildwords.kit import NAMES, at, board_with
from tests.scenes.results.conftest import speaking


class Played:
    """A match played to its end by moves, with its results; Maya and Ben pass at the end."""

    def __init__(
        self, folder, *, seats=2, size=(1280, 720), settings=None, end="passes", **options
    ):
        self.stage = Stage(folder, size, **(settings or {}))
        chairs = [Seat(NAMES[n], n, "person", None, n) for n in range(seats)]
        self.live = self.stage.app.tables.begin("wildwords", options, chairs, ["collegiate"])
        self.table, self.match = self.live.table, self.live.table.match
        others = ("E", "E")[: seats - 2]
        self._set(trays=("FENDQUE", "STAIN*G", *others), to_move=0, turns_left=1)
        self.script()
        self._finish(end)

    @property
    def state(self):
        return self.match.state

    def _set(self, **changes):
        self.match.states[-1] = replace(self.state, **changes)

    def deal(self, tray):
        seat = self.state.to_move
        trays = tuple(tray if n == seat else held for n, held in enumerate(self.state.trays))
        self._set(trays=trays)

    def play(self, text, row, column, *, down=False):
        laid = at(text, row, column, down=down)
        free = tuple(one for one in laid if self.state.board[one.row * 15 + one.column] == ".")
        self._move(Lay(free))
        return self

    def believe(self):
        while self.state.stage == "window":
            self._move(Believe())

    def _move(self, move):
        self.stage.clock.pass_ms(400)
        self.table.tick()
        self.table.submit(self.state.awaited, move)

    def script(self):
        self.play("FEND", 7, 4).believe()
        self.play("STAIN*G", 2, 3, down=True)._move(Challenge())
        self._move(Spell(("STAINING", "OFFEND")))
        while self.state.to_move != 0:
            self._move(Pass())
        self.deal("*OXLIAE")
        self.play("*OX", 2, 4, down=True).believe()
        self.deal("XQZJKVW")
        self.play("DXZ", 7, 7, down=True)
        self._move(Challenge())
        self._move(GiveUp())
        while self.state.to_move != 0:
            self._move(Pass())
        self.deal("VJWQ*CC")
        self.play("DVW*", 7, 7, down=True).believe()

    def _finish(self, end):
        if end == "resigned":
            self.table.submit(self.state.to_move, Resign())
            return
        self._set(trays=("E", *("A",) * (len(self.state.trays) - 1)), pot="")
        while self.state.ended is None:
            self._move(Pass())

    def open(self):
        self.stage.show(lambda app: ResultsScreen(app, self.live))
        self.stage.settle(4000)
        return self

    @property
    def screen(self):
        return self.stage.screen

    @property
    def story(self):
        return self.screen.story


@pytest.fixture
def played(tmp_path):
    return Played(tmp_path).open()


def made(played, pattern):
    return next(one for one in plays_of(played.match) if one.pattern == pattern)


def facts(played, pattern):
    return known(made(played, pattern), played.table.analyses, played.table.awaited)


def test_all_plays_are_found_with_their_lines(played):
    plays = plays_of(played.match)
    assert [one.pattern for one in plays] == ["FEND", "STAI***", "*OX", "DXZ", "DVW*"]
    assert [one.stayed for one in plays] == [True, True, True, False, True]
    assert [one.own for one in plays if one.seat == 0] == [1, 2, 3]


def test_the_race_has_every_line_of_the_sheet(played):
    assert scores_of(played.match, 0)[:3] == (0, 28, 66)
    series = played.story.race()
    assert len({len(one.values) for one in series}) == 1
    assert [one.values[-1] for one in series] == list(played.state.scores)


def test_a_believed_bluff_is_revealed(played):
    assert facts(played, "DVW*").bluff
    assert not facts(played, "FEND").bluff
    deeds = deeds_of(plays_of(played.match), 0, played.table.analyses, ())
    assert (deeds.bluffs, deeds.won, deeds.lost) == (1, 1, 1)
    said = texts(played.stage.app)
    assert any("1 bluff believed" in text for text in said)
    assert any("1 challenge won" in text for text in said)


def test_a_spelled_play_shows_what_was_spelled_and_others_what_fits(played):
    assert strings(made(played, "STAI***"), facts(played, "STAI***")) == ("N", "I", "NG")
    assert strings(made(played, "*OX"), facts(played, "*OX")) != ("",)
    assert strings(made(played, "DVW*"), facts(played, "DVW*")) == ("",)


def test_the_best_play_there_was_is_named(played):
    best = facts(played, "FEND").best
    assert best is not None
    assert best.score > 28
    assert facts(played, "FEND").proven


def test_a_press_shows_a_play_in_full(played):
    played.stage.click("list")
    played.stage.walk_to("play5")
    played.stage.act(Verb.CONFIRM)
    said = " ".join(texts(played.stage.app))
    assert "DVW*: no word fits" in said
    assert "Best there" in said


def test_the_best_play_is_shown_first(played):
    assert played.story.shown == best_of(plays_of(played.match))
    assert "Best play" in texts(played.stage.app)


def test_equal_totals_are_a_draw(tmp_path):
    """R62."""
    played = Played(tmp_path)
    ended = played.state.ended
    even = replace(ended, scores=(80, 80), winner=None)
    played._set(ended=even, scores=(80, 80))
    played.open()
    said = texts(played.stage.app)
    assert "A draw" in said
    assert any("80 points each" in text for text in said)


class FirstLeaves(Played):
    """Maya resigns once she has most points, and the others end the match by passes."""

    trays = ("A", "A", "E")

    def script(self):
        self.play("FEND", 7, 4).believe()
        self.table.submit(0, Resign())

    def _finish(self, end):
        self._set(trays=self.trays, pot="")
        while self.state.ended is None:
            self._move(Pass())


def test_who_has_left_is_not_who_it_was_won_from(tmp_path):
    class Won(FirstLeaves):
        trays = ("", "AZ", "E")

    played = Won(tmp_path, seats=3).open()
    assert played.state.ended.scores == (28, 1, 9)
    assert played.state.ended.winner == 2
    assert "by 8 points" in texts(played.stage.app)


def test_who_has_left_has_no_part_in_a_draw(tmp_path):
    class Drawn(FirstLeaves):
        trays = ("", "A", "E")

    played = Drawn(tmp_path, seats=3).open()
    assert played.state.ended.scores == (28, 1, 1)
    assert "with 1 point each" in texts(played.stage.app)


def test_points_below_nought_have_a_minus():
    even = Outcome((-7, -7), None, Reason.PASSES)
    assert results_texts.margin(even, (0, 1)) == "with \u22127 points each"
    assert results_texts.caption(1, Deeds(0, 0, 0), -11)[1] == "best play \u221211"
    poor = Suggestion((), ("*FEND",), ("DEFEND",), -2, ())
    assert results_texts.better(poor, proven=True) == "Best there: *FEND for \u22122 (DEFEND)"


def test_a_best_play_below_nought_has_one_sign(tmp_path):
    class Poor(Played):
        def script(self):
            self._set(trays=("D*TAAAA", "STAIN*G"), board=board_with(at("FEND", 7, 4)))
            self.play("D*T", 6, 3, down=True).believe()

    played = Poor(tmp_path).open()
    assert played.story.best().flag == "***  \u221211"
    assert [one.points for one in played.story.play_lines()] == ["\u221211"]


def test_a_resignation_is_no_win_by_points(tmp_path):
    played = Played(tmp_path, end="resigned").open()
    assert played.state.ended.reason is Reason.RESIGNED
    assert "by resignation" in texts(played.stage.app)


def test_a_match_in_which_nothing_was_played_has_results(tmp_path):
    class Nothing(Played):
        def script(self):
            pass

    Nothing(tmp_path, end="resigned").open()


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_nothing_is_cut_or_in_the_way(tmp_path, look):
    size, percent, longer = look
    with speaking(longer):
        settings = {"text_percent": percent}
        played = Played(tmp_path, size=size, settings=settings, seats=3).open()
        assert_tidy(played.stage.app)
        if "list" in played.stage.controls:
            played.stage.click("list")
            assert_tidy(played.stage.app)


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_the_plays(tmp_path, brightness):
    played = Played(tmp_path, settings={"brightness": brightness}).open()
    played.stage.click("list")
    played.stage.settle(500)
    assert_picture(played.stage.picture(), f"results-wildwords-{brightness}")
