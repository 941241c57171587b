"""Frenzy and Finder on the screen: by every device, against the clock, with their results."""

from __future__ import annotations

import re
from functools import cache

import pytest

from game.contract import Refusal
from game.engine import SeededChance
from game.library import glosses, load_lexicon
from game.wordwinder.finder import new_finder
from game.wordwinder.frenzy import LIMIT_MS, all_words, new_frenzy
from game.wordwinder.puzzles import daily_seed
from scenes.dialog import Dialog
from scenes.gui.typing import TypingDialog
from scenes.input.actions import MOUSE, Action, Verb, pad
from scenes.play.wordwinder.puzzles.finder import FinderScreen
from scenes.play.wordwinder.puzzles.frenzy import FrenzyScreen
from scenes.play.wordwinder.puzzles.making import MadeFrenzy, begin_finder, begin_frenzy
from scenes.play.wordwinder.puzzles.records import Records
from scenes.rulebook import RuleBook
from scenes.setup.scene import SetupScene
from tests.game.wordwinder.tables import GAME
from tests.kit.audit import LOOKS, faults, texts
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage
from tests.scenes.play.wordwinder.test_wordwinder import step_to
from tests.scenes.results.conftest import speaking
from tests.scenes.test_background import wait_for

DAY = "2026-11-30T10:00:00+00:00"


@cache
def some_frenzy(tiles: int) -> MadeFrenzy:
    lexicon = load_lexicon(["pocket"])
    frenzy = new_frenzy(GAME.faces, lexicon, tiles, SeededChance(f"screen {tiles}", 0))
    return MadeFrenzy(frenzy, all_words(frenzy))


@cache
def some_finder():
    lexicon = load_lexicon(["collegiate"])
    return new_finder(GAME.faces, lexicon, glosses(), SeededChance("screen", 0))


class Ready:
    """What is made at once, or can't be."""

    def __init__(self, made=None, refusal=None):
        self.made, self.refusal, self.stopped = made, refusal, False

    def stop(self):
        self.stopped = True


class Puzzle:
    """A puzzle on a stage; `wanted` are those asked for."""

    def __init__(self, folder, screen=FrenzyScreen, size=(1280, 720), make=None, **settings):
        self.stage = Stage(folder, size, **settings)
        self.stage.app.tables._today = lambda: DAY
        self.wanted = []
        self.make = make or self._make
        self.stage.show(lambda app: screen(app, self._begin))

    def _begin(self, wanted):
        self.wanted.append(wanted)
        return self.make(wanted)

    def _make(self, wanted):
        frenzy = wanted.kind.puzzle == "frenzy"
        return Ready(some_frenzy(wanted.kind.tiles) if frenzy else some_finder())

    @property
    def screen(self):
        return self.stage.app.manager.scenes[0]

    # as the board scene is asked by `step_to`
    @property
    def scene(self):
        return self.screen

    @property
    def position(self):
        return self.screen.places

    def start(self):
        self.stage.click("start")
        self.stage.settle(1500)
        assert self.screen.stage == "playing"
        return self

    def middles(self, path):
        return [self.screen.places.middle(square) for square in path]

    def enter(self, word):
        self.stage.type(word)
        self.stage.act(Verb.CONFIRM)

    def pass_time(self, ms):
        for _ in range(0, ms, 500):
            self.stage.frame(500)

    def said(self):
        return " ".join(texts(self.stage.app))


@pytest.fixture
def frenzy(tmp_path):
    return Puzzle(tmp_path).start()


@pytest.fixture
def finder(tmp_path):
    return Puzzle(tmp_path, FinderScreen).start()


def words_of(puzzle, count):
    return puzzle.screen.made.words[:count]


# --- before the start --------------------------------------------------------------------


def test_the_board_lies_face_down_until_the_start(tmp_path):
    puzzle = Puzzle(tmp_path)
    assert puzzle.screen.letters == ""
    assert "board" not in puzzle.stage.controls
    puzzle.stage.type("CAT")
    puzzle.pass_time(5000)
    assert puzzle.screen.spent_ms == 0
    puzzle.start()
    assert len(puzzle.screen.letters) == 32


def test_today_comes_first_and_is_made_from_the_date(tmp_path):
    puzzle = Puzzle(tmp_path)
    assert puzzle.wanted[0].day == "2026-11-30"
    assert puzzle.wanted[0].seed == daily_seed("frenzy", "2026-11-30")
    assert puzzle.wanted[0].kind.dictionaries == ("collegiate",)
    assert "30 November 2026" in puzzle.said()


def test_another_board_may_be_chosen(tmp_path):
    puzzle = Puzzle(tmp_path)
    puzzle.stage.click("choice4")
    assert puzzle.wanted[-1].day == ""
    assert puzzle.wanted[-1].kind.tiles == 4
    puzzle.start()
    assert len(puzzle.screen.letters) == 64


def test_it_waits_for_its_puzzle_and_says_why_there_is_none(tmp_path):
    waiting = Ready()
    puzzle = Puzzle(tmp_path, make=lambda _: waiting)
    assert not puzzle.stage.controls["start"].enabled
    waiting.refusal = Refusal("winder_no_puzzle")
    puzzle.stage.settle(200)
    assert "This dictionary has too few words for a puzzle." in puzzle.said()
    puzzle.stage.act(Verb.BACK)
    assert waiting.stopped


@pytest.mark.parametrize("make", [begin_frenzy, begin_finder])
def test_it_is_made_beside_the_frames_and_today_twice_alike(tmp_path, make):
    puzzle = Puzzle(tmp_path, FinderScreen if make is begin_finder else FrenzyScreen)
    twice = [make(puzzle.wanted[0]) for _ in range(2)]
    wait_for(lambda: all(one.made for one in twice))
    assert twice[0].made == twice[1].made


@pytest.mark.parametrize("name", ["frenzy", "finder"])
def test_it_is_opened_from_the_table_of_word_winder(tmp_path, name):
    stage = Stage(tmp_path)
    stage.show(lambda app: SetupScene(app, "wordwinder"))
    stage.click(name)
    assert stage.top.puzzle == name
    stage.act(Verb.BACK)
    assert isinstance(stage.top, SetupScene)


# --- Frenzy ------------------------------------------------------------------------------


def test_a_word_drawn_in_one_go_counts_when_it_is_let_go(frenzy):
    word = words_of(frenzy, 1)[0]
    frenzy.stage.drag(*frenzy.middles(word.path), device=MOUSE)
    assert [one.word for one in frenzy.screen.found] == [word.word]
    assert frenzy.screen.trace.path == ()


def test_a_word_pressed_letter_by_letter_counts_at_the_button(frenzy):
    word = words_of(frenzy, 2)[1]
    for middle in frenzy.middles(word.path):
        frenzy.stage.tap(middle)
    assert frenzy.screen.found == ()
    frenzy.stage.tap("count")
    assert [one.path for one in frenzy.screen.found] == [word.path]


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_a_word_is_wound_by_steps_of_keys_or_pad(frenzy, device):
    word = words_of(frenzy, 1)[0]
    more = {} if device == "keys" else {"device": pad(0)}
    frenzy.stage.walk_to("board", **more)
    for square in word.path:
        step_to(frenzy, square, more)
        frenzy.stage.act(Verb.CONFIRM, **more)
    frenzy.stage.act(Verb.PLAY, **more)
    assert [one.word for one in frenzy.screen.found] == [word.word]


def test_words_are_typed_one_after_the_other(frenzy):
    words = words_of(frenzy, 4)
    for word in words:
        frenzy.enter(word.word)
    assert [one.word for one in frenzy.screen.found] == [word.word for word in words]
    said = frenzy.said()
    assert all(word.word in said for word in words)
    assert f"{sum(len(word.word) for word in words)} letters" in said


def test_what_does_not_count_is_said_and_the_next_word_begins_anew(frenzy):
    word = words_of(frenzy, 1)[0].word
    frenzy.enter("QQQ")
    assert "QQQ can't be wound on this board." in frenzy.said()
    assert frenzy.screen.word == ""
    frenzy.enter(word)
    frenzy.enter(word)
    assert f"You have found {word} already." in frenzy.said()
    assert frenzy.screen.word == ""
    assert len(frenzy.screen.found) == 1


def test_a_drag_that_leaves_the_window_tries_nothing(frenzy):
    points = frenzy.middles(words_of(frenzy, 1)[0].path)
    app = frenzy.stage.app
    app.act(Action(Verb.PRESS, MOUSE, points[0]))
    for point in points[1:]:
        app.act(Action(Verb.POINT, MOUSE, point, dragging=True))
    app.act(Action(Verb.CANCEL, MOUSE, (-50, -50)))
    assert frenzy.screen.found == ()
    assert len(frenzy.screen.trace.path) == len(points)


def test_a_pause_covers_board_and_words_and_stops_the_clock(frenzy):
    found = words_of(frenzy, 1)[0].word
    frenzy.enter(found)
    frenzy.stage.act(Verb.MENU)
    assert isinstance(frenzy.stage.top, Dialog)
    before = frenzy.screen.spent_ms
    frenzy.pass_time(20_000)
    assert frenzy.screen.spent_ms == before
    frenzy.stage.app.manager.pop()
    frenzy.screen.paused = True
    assert found not in frenzy.said()
    frenzy.screen._show_pause()
    frenzy.stage.act(Verb.BACK)
    frenzy.pass_time(2_000)
    assert frenzy.screen.spent_ms > before


def test_who_looks_the_rules_up_comes_back_into_the_pause(frenzy):
    frenzy.stage.act(Verb.HELP)
    assert isinstance(frenzy.stage.top, RuleBook)
    before = frenzy.screen.spent_ms
    frenzy.pass_time(4_000)
    frenzy.stage.act(Verb.BACK)
    assert isinstance(frenzy.stage.top, Dialog)
    assert frenzy.screen.spent_ms == before
    frenzy.stage.act(Verb.BACK)
    assert not frenzy.screen.paused


def test_typing_on_the_screen_costs_time(frenzy):
    frenzy.stage.click("type")
    assert isinstance(frenzy.stage.top, TypingDialog)
    before = frenzy.screen.spent_ms
    frenzy.pass_time(3_000)
    assert frenzy.screen.spent_ms >= before + 3_000
    frenzy.stage.type(words_of(frenzy, 1)[0].word)
    frenzy.stage.act(Verb.CONFIRM, Verb.PLAY)
    assert len(frenzy.screen.found) == 1


def test_when_time_is_over_all_words_are_shown_with_their_place_and_meaning(frenzy):
    found, other = words_of(frenzy, 2)
    frenzy.enter(found.word)
    frenzy.pass_time(LIMIT_MS)
    assert frenzy.screen.stage == "over"
    said = frenzy.said()
    assert found.word in said
    assert other.word in said
    assert f"of {len(frenzy.screen.made.words)} words" in said
    assert "Your best" in said
    frenzy.stage.click(frenzy.screen.list.box(1).centre)
    assert frenzy.screen.shown == other
    frenzy.stage.type("X")
    assert len(frenzy.screen.found) == 1


def test_the_words_are_gone_through_by_keys(frenzy):
    frenzy.screen.finish()
    frenzy.stage.settle(1500)
    frenzy.stage.act(Verb.UP, Verb.DOWN, Verb.RIGHT)
    assert frenzy.screen.list.chosen == 1
    frenzy.stage.act(*[Verb.DOWN] * 12)
    words = frenzy.screen.list
    assert words.chosen == 1 + 12 * words.columns
    assert words.panel.box.holds(words.box(words.chosen).centre)
    frenzy.stage.walk_to("anew")
    frenzy.stage.act(Verb.CONFIRM)
    assert frenzy.screen.stage == "ready"


def test_a_late_press_begins_no_new_one(frenzy):
    frenzy.screen.finish()
    frenzy.stage.app.act(Action(Verb.CONFIRM))
    assert not frenzy.stage.controls["anew"].enabled
    frenzy.stage.settle(1500)
    frenzy.stage.click("anew")
    assert frenzy.screen.stage == "ready"
    assert frenzy.wanted[-1].day == ""


def test_it_may_be_ended_before_its_time(frenzy):
    frenzy.enter(words_of(frenzy, 1)[0].word)
    frenzy.stage.click("end")
    frenzy.stage.click("answer1")
    assert frenzy.screen.stage == "over"
    assert frenzy.screen.result.words == 1


def test_of_today_only_the_first_result_counts(tmp_path):
    puzzle = Puzzle(tmp_path).start()
    puzzle.enter(words_of(puzzle, 1)[0].word)
    puzzle.screen.finish()
    again = Puzzle(tmp_path)
    assert again.wanted[0].day == ""
    again.stage.click("choice0")
    assert "1 word" in again.said()
    again.start()
    for word in words_of(again, 3):
        again.enter(word.word)
    again.screen.finish()
    assert [result.words for result in Records(tmp_path).results] == [1]


# --- Finder ------------------------------------------------------------------------------


def test_answers_are_drawn_typed_and_pressed(finder):
    clues = finder.screen.clues
    finder.stage.drag(*finder.middles(clues[3].path), device=MOUSE)
    finder.enter(clues[5].answer)
    for middle in finder.middles(clues[1].path):
        finder.stage.tap(middle)
    finder.stage.click("answer")
    assert finder.screen.finder.solved == (3, 5, 1)
    said = finder.said()
    assert clues[3].answer in said
    assert clues[0].answer not in said


def test_a_word_that_answers_nothing_is_said(finder):
    letters = finder.screen.letters
    finder.stage.drag(*finder.middles((0, 1, 2)), device=MOUSE)
    assert f"{letters[:3]} answers none of the open clues." in finder.said()
    assert finder.screen.finder.solved == ()


def test_letters_of_the_chosen_clue_are_shown(finder):
    clue = finder.screen.clues[2]
    finder.stage.click("clue2")
    finder.stage.click("hint")
    finder.stage.act(Verb.HINT)
    assert finder.screen.finder.helped[2] == 2
    assert finder.screen.seen_path(2) == clue.path[:2]
    hidden = len(clue.answer) - 2
    assert f"{clue.answer[:2]}{chr(0xB7) * hidden} ({len(clue.answer)})" in finder.said()
    for _ in range(hidden):
        finder.stage.click("hint")
    assert not finder.stage.controls["hint"].enabled


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_clues_are_chosen_by_keys_or_pad(finder, device):
    more = {} if device == "keys" else {"device": pad(0)}
    finder.stage.walk_to("clue0", **more)
    finder.stage.act(Verb.DOWN, Verb.DOWN, **more)
    assert finder.screen.clue == 2
    finder.stage.act(Verb.HINT, **more)
    assert finder.screen.finder.helped[2] == 1


def test_all_answered_is_a_result_with_time_and_letters(finder, tmp_path):
    finder.stage.click("hint")
    finder.pass_time(60_000)
    for clue in finder.screen.clues:
        finder.enter(clue.answer)
    assert finder.screen.stage == "over"
    (result,) = Records(tmp_path).results
    assert (result.kind.puzzle, result.shown, result.daily) == ("finder", 1, True)
    assert result.seconds >= 60
    assert "1 letter shown" in finder.said()
    finder.stage.click("clue4")
    assert finder.screen.seen_path(4) == finder.screen.clues[4].path


def test_giving_up_shows_the_answers_and_keeps_nothing(finder, tmp_path):
    finder.stage.click("give_up")
    finder.stage.click("answer1")
    assert finder.screen.stage == "over"
    said = finder.said()
    assert all(clue.answer in said for clue in finder.screen.clues)
    assert Records(tmp_path).results == ()


# --- how they look -----------------------------------------------------------------------


def untidy(app):
    """A letter under the ribbon of a word is drawn again on it."""
    return [f for f in faults(app) if not re.match(r"one over the other: '.' '.' ", f)]


def through(puzzle):
    """The stages of a puzzle, one after the other."""
    yield
    puzzle.start()
    frenzy = puzzle.screen.puzzle == "frenzy"
    puzzle.stage.type(words_of(puzzle, 1)[0].word if frenzy else puzzle.screen.clues[0].answer)
    yield
    puzzle.stage.act(Verb.CONFIRM)
    puzzle.enter("ZZZ")
    yield
    puzzle.stage.act(Verb.MENU)
    yield
    puzzle.stage.act(Verb.BACK)
    puzzle.screen.finish()
    puzzle.stage.settle(1500)
    yield


@pytest.mark.parametrize("look", LOOKS[1::4], ids=str)
@pytest.mark.parametrize("screen", [FrenzyScreen, FinderScreen])
def test_nothing_is_cut_or_in_the_way(tmp_path, screen, look):
    size, percent, _longer = look
    with speaking(True):
        puzzle = Puzzle(tmp_path, screen, size, text_percent=percent)
        for _stage in through(puzzle):
            assert untidy(puzzle.stage.app) == []


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_frenzy(tmp_path, brightness):
    puzzle = Puzzle(tmp_path, brightness=brightness).start()
    for word in words_of(puzzle, 12)[1:]:
        puzzle.enter(word.word)
    puzzle.stage.type(words_of(puzzle, 1)[0].word)
    assert_picture(puzzle.stage.picture(), f"frenzy-{brightness}")


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_picture_of_finder(tmp_path, brightness):
    puzzle = Puzzle(tmp_path, FinderScreen, brightness=brightness).start()
    for number in (1, 4):
        puzzle.enter(puzzle.screen.clues[number].answer)
    puzzle.stage.act(Verb.HINT, Verb.HINT)
    puzzle.stage.type(puzzle.screen.clues[6].answer)
    assert_picture(puzzle.stage.picture(), f"finder-{brightness}")
