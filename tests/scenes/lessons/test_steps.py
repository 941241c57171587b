"""The steps of the lessons: wrong moves, the way back, leaving, and what may be reached."""

from __future__ import annotations

import pytest

from game.contract import Refusal, Resign
from game.engine import SeededChance
from game.rooply.moves import Pass as GiveUpTurn
from game.wildwords.moves import Pass as PassWild
from game.wordaway.state import Play
from game.wordwinder.moves import Pass as PassWinder
from scenes import catalogue
from scenes.catalogue import Request
from scenes.dialog import Dialog
from scenes.input.actions import KEYBOARD, SYSTEM, Action, Verb
from scenes.lessons import LESSONS, lesson_scene, mark
from scenes.lessons.card import BACK, NEXT, SKIP
from scenes.lessons.scene import LessonScene
from scenes.lessons.script import LEARNER
from scenes.setup import SetupScene
from tests.kit import audit
from tests.kit.pictures import assert_picture
from tests.kit.stage import Stage

COUNTS = {"wordaway": 11, "wordwinder": 7, "wildwords": 11, "rooply": 17}
STEPS = [(game, step) for game, count in COUNTS.items() for step in range(count)]
PASSES = {"wildwords": PassWild(), "wordwinder": PassWinder(), "rooply": GiveUpTurn()}


def at_step(stage, game, step=0):
    """The lesson at a step, not drawn yet."""
    stage.present(lambda app: lesson_scene(app, game, step))
    scene = next(s for s in reversed(stage.app.manager.scenes) if isinstance(s, LessonScene))
    for _ in range(8):
        stage.clock.pass_ms(100)
        stage.app.manager.update(100)
    return scene


def made(scene):
    return len(scene.table.match.entries)


def test_these_are_all_lessons_and_all_steps(stage) -> None:
    found = {game: len(at_step(stage, game).lesson.steps) for game in LESSONS}

    assert found == COUNTS
    assert {f"lesson:{game}" for game in COUNTS} <= set(catalogue.names())


@pytest.mark.parametrize("game", COUNTS)
def test_each_step_can_be_shown_and_the_lesson_ends(stage, game) -> None:
    scene = stage.show(lambda app: lesson_scene(app, game))

    for _ in range(120):
        if isinstance(stage.top, Dialog):
            break
        scene.step_on()
        stage.settle(700)

    assert isinstance(stage.top, Dialog)
    assert scene.guide.last
    assert made(scene) == len(scene.lesson.moves)


def wrong_moves(scene, game):
    """What a computer would do there, to pass, to resign."""
    table = scene.table
    if not scene.open_to(LEARNER, Resign):
        return []
    chosen = table.game.choose(table.view(LEARNER), "easy", SeededChance("wrong", 0)).move
    return [chosen, Resign(), *([PASSES[game]] if game in PASSES else [])]


@pytest.mark.parametrize("game", COUNTS)
def test_no_other_move_is_made_and_the_card_says_why(stage, game) -> None:
    first = at_step(stage, game)
    numbers = [n for n, one in enumerate(first.lesson.moves) if one.seat == LEARNER]
    for number in numbers:
        step = max(n for n in range(COUNTS[game]) if first.lesson.made_before(n) <= number)
        scene = at_step(stage, game, step)
        table, before = scene.table, made(scene)
        if before != number:
            continue
        for move in wrong_moves(scene, game):
            if move == scene.guide.owed:
                continue
            with pytest.raises(Refusal):
                table.submit(LEARNER, move)
            assert made(scene) == before
            assert scene.guide.at == step
            assert scene.guide.why_not


def test_a_wrong_word_is_refused_on_the_card_and_the_right_one_still_taken(stage) -> None:
    scene = stage.show(lambda app: lesson_scene(app, "wordaway", 4))

    for word, why in (("ZOO", "Z"), ("OWNED", "In this lesson type WADE."), ("AA", "3")):
        stage.act(*([Verb.ERASE] * 5))
        stage.type(word)
        stage.act(Verb.CONFIRM)
        assert why in scene.guide.why_not
        assert made(scene) == 2
    stage.act(*([Verb.ERASE] * 5))
    stage.type("WADE")
    stage.act(Verb.CONFIRM)

    assert scene.table.match.entries[2].move == Play("WADE")
    assert not scene.guide.why_not


def test_what_is_refused_on_purpose_is_told_in_the_next_step(stage) -> None:
    scene = stage.show(lambda app: lesson_scene(app, "wordwinder", 3))

    stage.click(NEXT)
    stage.settle()

    assert scene.guide.at == 4
    assert scene.guide.refusal is not None
    assert scene.guide.refusal.code == "winder_taken"
    assert "O" in scene.guide.why_not
    assert made(scene) == 2


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_step_leads_back_and_out(stage, game, step) -> None:
    scene = at_step(stage, game, step)
    scene.step_back()
    back = stage.top

    assert back.guide.at == max(0, step - 1)
    assert made(back) == back.lesson.made_before(back.guide.at)

    stage.app.act(Action(Verb.BACK, KEYBOARD))
    if not isinstance(stage.top, Dialog):
        stage.app.act(Action(Verb.BACK, KEYBOARD))
    assert [answer.label for answer in stage.top.answers[:2]] == ["Go on", "Leave"]
    stage.top.answer(0)
    assert stage.top is back
    back.ask_to_leave()
    stage.top.answer(1)
    assert back not in stage.app.manager.scenes


def test_what_was_laid_ready_is_there_again_after_a_step_back(stage) -> None:
    scene = at_step(stage, "rooply", 10)
    assert scene.draft.typed == "FISH"
    assert scene.draft.yellows
    scene.step_back()
    stage.settle(400)

    assert stage.top.draft.typed == "FISH"
    assert stage.top.draft.hand == "yellow"
    assert not stage.top.draft.yellows


def test_the_spelling_can_be_left_and_gone_back_from(stage) -> None:
    scene = at_step(stage, "wildwords", 7)
    stage.settle(2_000)
    assert stage.top is scene.challenge
    assert {BACK, SKIP, NEXT} <= stage.controls.keys()

    stage.click(SKIP)
    assert isinstance(stage.top, Dialog)
    stage.click("answer0")
    assert stage.top is scene.challenge
    stage.click(BACK)

    assert stage.top is not scene
    assert stage.top.guide.at == 6


def test_nothing_pauses_and_no_clock_runs(stage) -> None:
    for game in COUNTS:
        scene = stage.show(lambda app, game=game: lesson_scene(app, game, 1))
        before = made(scene)
        stage.app.act(Action(Verb.PAUSE, SYSTEM))
        stage.settle(60_000)
        assert stage.top is scene
        assert made(scene) == before
        assert not scene.table.paused


def test_another_lesson_and_a_match_follow_from_its_end(stage) -> None:
    stage.show(lambda app: catalogue.make("setup", app, Request("rooply")))
    stage.click("lesson")
    stage.settle()
    assert stage.top.guide.lesson.game == "rooply"

    stage.click("menu")
    stage.click("answer2")
    stage.click("answer1")
    stage.settle()
    assert stage.top.guide.lesson.game == "wildwords"
    stage.click(SKIP)
    stage.click("answer3")
    stage.settle()

    assert isinstance(stage.top, SetupScene)
    assert stage.top.draft.facts.id == "wildwords"


def test_it_is_offered_until_it_was_opened_or_a_match_was_begun(stage) -> None:
    stage.show(lambda app: catalogue.make("setup", app, Request("wordaway")))
    stage.click("offer")
    stage.settle()
    assert stage.top.guide.lesson.game == "wordaway"
    stage.click(SKIP)
    stage.click("answer1")
    stage.settle()

    assert "offer" not in stage.controls
    assert mark("wordaway") in stage.app.prefs.seen
    assert "lesson" in stage.controls
    stage.show(lambda app: catalogue.make("setup", app, Request("rooply")))
    assert "offer" in stage.controls
    stage.click("start")
    stage.settle()
    stage.show(lambda app: catalogue.make("setup", app, Request("rooply")))
    assert "offer" not in stage.controls


def test_the_rule_book_leads_to_the_lesson_of_its_page(stage) -> None:
    stage.show(lambda app: catalogue.make("rulebook", app, Request("wordwinder")))
    stage.click("beside")
    stage.settle()

    assert stage.top.guide.lesson.game == "wordwinder"
    stage.show(lambda app: catalogue.make("rulebook", app))
    assert "beside" not in stage.controls


# --- how it looks ----------------------------------------------------------------------------


def faults(stage):
    """All that is untidy; letters of a board lie under chips and bubbles."""
    return [fault for fault in audit.faults(stage.app) if not _is_on_board(fault)]


def _is_on_board(fault):
    words = fault.split("'")
    return fault.startswith("one over the other") and 1 in (len(words[1]), len(words[3]))


LOOKS = (((960, 540), 175), ((1024, 768), 130))


@pytest.mark.parametrize("look", LOOKS, ids=["small", "tall"])
@pytest.mark.parametrize("game", COUNTS)
def test_no_step_is_cut_or_covered_in_large_letters(tmp_path, game, look) -> None:
    stage = Stage(tmp_path, look[0], text_percent=look[1])
    for step in range(COUNTS[game]):
        scene = at_step(stage, game, step)
        assert not faults(stage), step
        scene.guide.refusal = Refusal("not_in_lesson")
        scene.layout()
        assert not faults(stage), step
    stage.app.close()


def test_the_card_of_rooply_leaves_the_keys_free(tmp_path) -> None:
    stage = Stage(tmp_path, (960, 540), text_percent=175)
    scene = at_step(stage, "rooply", 3)
    scene.actions.toggle_keys()

    assert "Q" in stage.controls
    assert not faults(stage)
    stage.app.close()


@pytest.mark.parametrize("game", COUNTS)
def test_the_picture(tmp_path, game) -> None:
    stage = Stage(tmp_path, brightness="dark" if game in ("wordaway", "rooply") else "light")
    at = {"wordaway": 2, "wordwinder": 4, "wildwords": 4, "rooply": 9}[game]
    stage.show(lambda app: lesson_scene(app, game, at))
    stage.settle(2_000)
    assert_picture(stage.picture(), f"lesson-{game}")
    stage.app.close()
