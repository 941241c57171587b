"""The challenge quiz on the screen."""

from __future__ import annotations

import time
from functools import cache

import pytest

from game.engine import SeededChance
from game.library import load_lexicon
from game.wildwords.quiz import make_quiz
from scenes.canvas import Canvas
from scenes.input.actions import Verb, pad
from scenes.quiz import QuizScreen
from scenes.quiz.layout import places
from scenes.quiz.making import begin_making
from scenes.setup.scene import SetupScene
from tests.kit.audit import LOOKS, faults, texts
from tests.kit.stage import Stage
from tests.scenes.results.conftest import speaking


@cache
def some_quiz():
    return make_quiz(load_lexicon(["pocket"]), SeededChance("quiz", 0))


class Made:
    """A quiz that is ready, or is not yet."""

    def __init__(self, quiz=None):
        self.made = quiz
        self.refusal = None
        self.stopped = False

    def stop(self):
        self.stopped = True


def opened(folder, **settings):
    size = settings.pop("size", (1280, 720))
    stage = Stage(folder, size, **settings)
    stage.show(lambda app: QuizScreen(app, lambda: Made(some_quiz())))
    return stage


def mark(stage, numbers):
    for number in numbers:
        if not stage.screen.panel.box.holds(stage.controls[f"play{number}"].box.centre):
            stage.walk_to(f"play{number}")
            stage.act(Verb.CONFIRM)
        else:
            stage.click(f"play{number}")


def test_the_board_stands_as_on_the_playing_screen():
    at = places(Canvas())
    assert abs(at.board.board.w - 680) <= 4
    assert at.rows.h >= 8 * 44
    assert at.answers.bottom <= 700.01


def test_it_waits_while_a_quiz_is_made(tmp_path):
    stage, made = Stage(tmp_path), Made()
    stage.show(lambda app: QuizScreen(app, lambda: made))
    assert "A match is being played for you" in texts(stage.app)
    assert not stage.controls["answers"].enabled
    made.made = some_quiz()
    stage.settle(200)
    assert "Which plays are bluffs?" in texts(stage.app)
    assert len(stage.screen.plays) == len(stage.screen.rows) > 9
    stage.act(Verb.BACK)
    assert made.stopped


def test_answers_want_three_marks(tmp_path):
    stage = opened(tmp_path)
    mark(stage, [1, 2])
    assert not stage.controls["answers"].enabled
    mark(stage, [2, 3, 4])
    assert stage.screen.marks == {1, 3, 4}
    assert stage.controls["answers"].enabled


def test_right_marks_earn_and_wrong_ones_cost(tmp_path):
    quiz = some_quiz()
    honest = [play.number for play in quiz.plays if play.honest]
    stage = opened(tmp_path)
    mark(stage, [*quiz.bluffs[:2], honest[0]])
    stage.click("answers")
    assert stage.screen.result.points == 1
    said = " ".join(texts(stage.app))
    assert "1 point" in said
    assert "2 found, 1 wrong" in said


def test_the_answers_show_the_words_that_fit(tmp_path):
    quiz = some_quiz()
    stage = opened(tmp_path)
    mark(stage, quiz.bluffs[:3])
    stage.click("answers")
    honest = next(play for play in quiz.plays if play.honest and "*" in play.patterns[0].text)
    mark(stage, [honest.number])
    said = " ".join(texts(stage.app))
    assert honest.readings[0].words[0] in said
    mark(stage, quiz.bluffs[:1])
    assert "no word fits" in " ".join(texts(stage.app))
    assert stage.screen.marks == set(quiz.bluffs[:3])


def test_before_the_answers_no_word_is_told(tmp_path):
    quiz = some_quiz()
    stage = opened(tmp_path)
    for play in quiz.plays[:6]:
        mark(stage, [play.number])
        said = " ".join(texts(stage.app))
        assert "no word" not in said
        assert "a word" not in said


def test_a_press_on_a_tile_shows_its_play(tmp_path):
    quiz = some_quiz()
    stage = opened(tmp_path)
    square = quiz.plays[-1].squares[0]
    for _ in range(4):
        stage.click(stage.screen.places.board.square(square).centre)
        if stage.screen.shown == quiz.plays[-1].number:
            return
    raise AssertionError("the play is never shown")


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_it_is_done_by_keys_or_by_a_pad_alone(tmp_path, device):
    stage = opened(tmp_path)
    using = {"device": pad(0)} if device == "pad" else {}
    for number in (1, 2, 3):
        stage.walk_to(f"play{number}", **using)
        stage.act(Verb.CONFIRM, **using)
    stage.walk_to("answers", **using)
    stage.act(Verb.CONFIRM, **using)
    assert stage.screen.result is not None


def test_another_quiz_begins_anew(tmp_path):
    stage = opened(tmp_path)
    mark(stage, [1, 2, 3])
    stage.click("answers")
    stage.click("again")
    assert stage.screen.result is None
    assert stage.screen.marks == set()


def test_it_is_opened_from_the_table_of_wildwords(tmp_path):
    stage = Stage(tmp_path)
    stage.show(lambda app: SetupScene(app, "wildwords"))
    stage.click("quiz")
    assert isinstance(stage.top, QuizScreen)
    stage.act(Verb.BACK)
    assert isinstance(stage.top, SetupScene)


@pytest.mark.slow
def test_a_quiz_is_made_in_the_background():
    making = begin_making(("pocket",), "a seed")
    until = time.monotonic() + 60
    while making.made is None and time.monotonic() < until:
        time.sleep(0.05)
    assert making.made is not None
    assert making.made.bluffs


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_nothing_is_cut_or_in_the_way(tmp_path, look):
    size, percent, longer = look
    with speaking(longer):
        stage = opened(tmp_path, size=size, text_percent=percent)
        assert faults(stage.app) == []
        mark(stage, [1, 2, 3])
        assert faults(stage.app) == []
        stage.click("answers")
        stage.app.toasts.clear()
        assert faults(stage.app) == []


@pytest.mark.parametrize("look", LOOKS[::2], ids=str)
def test_the_way_to_it_fits_into_the_setup(tmp_path, look):
    size, percent, longer = look
    with speaking(longer):
        stage = Stage(tmp_path, size, text_percent=percent)
        stage.show(lambda app: SetupScene(app, "wildwords"))
        assert faults(stage.app) == []
