"""The challenge window, spelling and verdict on the screen, in all their variants."""

from __future__ import annotations

import pytest

from game.contract import Handicap
from scenes.handover import HandOver
from scenes.input.actions import KEYBOARD, Action, Verb, pad
from scenes.play.pause import PauseMenu
from scenes.play.wildwords import WildWordsScene
from scenes.play.wildwords.challenge.screen import ChallengeScreen
from scenes.sound import Sound
from tests.kit.audit import texts
from tests.scenes.play.wildwords.kit import Table


@pytest.fixture
def doubted(tmp_path):
    """Ben's STAIN*G is challenged by Maya; Ben holds the machine and is to spell it."""
    table = Table(tmp_path).open().ready().play("FEND", 7, 4).believe()
    table.play("STAIN*G", 2, 3, down=True).ready().press("challenge").ready()
    assert table.dialog.phase == "spelling"
    return table


def spell(table, *strings):
    for string in strings:
        table.stage.type(string)
        table.stage.act(Verb.CONFIRM)


def read(table):
    """Read the verdict and go on."""
    table.press("go_on")
    return table


def test_the_window_shows_the_play_and_asks(tmp_path):
    table = Table(tmp_path).open().ready().play("FEND", 7, 4).ready()
    said = texts(table.stage.app)
    assert {"Challenge", "Believe it", "28"} <= set(said)
    assert any("Do you doubt it, Ben?" in text for text in said)
    assert set(table.scene.display.marked.values()) == {1.0}


def test_believing_gives_the_points_and_the_turn(tmp_path):
    table = Table(tmp_path).open().ready().play("FEND", 7, 4).ready()
    table.stage.act(Verb.PLAY)
    table.stage.settle(1500)
    assert table.state.scores == (28, 0)
    assert table.scene.seat == 1
    assert table.scene.may_lay


def test_a_key_pressed_too_often_believes_nothing(tmp_path):
    table = Table(tmp_path).open().ready().play("FEND", 7, 4)
    table.stage.settle(600)
    for _ in range(4):
        table.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
        table.stage.frame(80)
    assert table.scene.may_answer
    assert table.state.pending is not None


def test_the_fixed_letters_are_in_place_and_only_strings_are_typed(doubted):
    said = texts(doubted.stage.app)
    assert "Maya doubts it. Spell it out, Ben." in said
    assert any("37 points at stake" in text for text in said)
    assert said.count("one to go") == 1
    assert "3 to go" in said
    spell(doubted, "N", "I", "NG")
    assert "it fits" in texts(doubted.stage.app)
    assert not doubted.stage.controls["say"].enabled


def test_all_good_the_play_stays_and_the_same_player_moves_again(doubted):
    spell(doubted, "N", "I", "NG", "OF")
    doubted.stage.settle(500)
    assert doubted.dialog.phase == "verdict"
    assert doubted.dialog.verdict.good == (True, True)
    assert doubted.table.paused
    said = texts(doubted.stage.app)
    assert "Ben meant it. The play stays." in said
    read(doubted)
    assert doubted.state.scores == (28, 37)
    assert doubted.scene.may_lay
    assert doubted.scene.viewer == 1
    assert not doubted.table.paused


def test_one_bad_the_tiles_come_back_and_nothing_counts(doubted):
    spell(doubted, "N", "I", "NG", "X")
    doubted.stage.settle(500)
    assert doubted.dialog.verdict.succeeded
    assert doubted.dialog.verdict.good == (True, False)
    assert "no word" in texts(doubted.stage.app)
    board_behind = doubted.scene.lying
    assert board_behind.count("*") == 3
    read(doubted)
    assert doubted.state.scores == (28, 0)
    assert isinstance(doubted.stage.top, HandOver)
    doubted.ready()
    assert doubted.scene.wild.tray == doubted.state.trays[0]
    assert doubted.scene.lying.count("*") == 0


def test_giving_up_wants_a_second_press(doubted):
    doubted.stage.click("give_up")
    assert doubted.state.pending is not None
    doubted.stage.click("give_up")
    doubted.stage.settle(500)
    assert "Ben gives the play up." in texts(doubted.stage.app)
    read(doubted)
    assert doubted.state.sheet[-1].kind == "taken_back"


def test_time_runs_out_for_the_spelling_alone(doubted):
    doubted.stage.settle(61_000)
    assert doubted.dialog.verdict.succeeded
    assert doubted.dialog.verdict.words == ()


def test_the_ring_shows_the_answers_minute_and_not_the_budget(doubted):
    face = doubted.scene.answer_clock
    assert face.limit_ms == 60_000
    assert 50_000 < face.remaining_ms <= 60_000


def test_letters_are_erased_and_wild_tiles_walked_by_arrows(doubted):
    stage = doubted.stage
    stage.type("NX")
    stage.act(Verb.ERASE)
    assert doubted.dialog.spelling.strings[0][0] == "N"
    stage.act(Verb.RIGHT)
    stage.type("G")
    assert doubted.dialog.spelling.strings[0][1] == "G"


@pytest.mark.parametrize("typed", ["1", "é", "*"])
def test_only_letters_can_be_typed(doubted, typed):
    doubted.stage.type(typed)
    assert doubted.dialog.spelling.strings[0] == ["", "", ""]


def test_it_is_spelled_by_the_mouse_alone(doubted):
    stage = doubted.stage
    stage.click("keys")
    stage.settle(300)
    for string in ("N", "I", "NG", "OF"):
        for letter in string:
            stage.click(f"key.{letter}")
        stage.click("key.enter")
    stage.settle(500)
    assert doubted.dialog.phase == "verdict"
    assert doubted.dialog.verdict.good == (True, True)


def test_it_is_spelled_by_touch_alone(doubted):
    stage = doubted.stage
    stage.tap("wild1.0")
    assert doubted.dialog.keys_shown
    for letter in "OF":
        stage.tap(f"key.{letter}")
    assert doubted.dialog.spelling.strings[1] == ["OF"]


def test_it_is_spelled_by_a_gamepad_alone(tmp_path):
    doubted = Table(tmp_path, minutes=None).open().ready().play("FEND", 7, 4).believe()
    doubted.play("STAIN*G", 2, 3, down=True).ready().press("challenge").ready()
    stage = doubted.stage
    stage.pad(Verb.ERASE)
    assert doubted.dialog.keys_shown
    for string in ("N", "I", "NG", "OF"):
        for letter in (*string, "enter"):
            stage.walk_to(f"key.{letter}", device=pad(0))
            stage.pad(Verb.CONFIRM)
    stage.settle(500)
    assert doubted.dialog.verdict.good == (True, True)


def test_a_pause_covers_the_spelling_and_stops_its_clock(doubted):
    stage = doubted.stage
    before = doubted.scene.answer_clock.remaining_ms
    stage.app.act(Action(Verb.PAUSE))
    stage.settle(5000)
    assert isinstance(stage.top, PauseMenu)
    assert not any("doubts" in text for text in texts(stage.app))
    stage.act(Verb.BACK)
    assert isinstance(stage.top, ChallengeScreen)
    assert before - doubted.scene.answer_clock.remaining_ms < 1000


def test_leaving_in_the_middle_of_a_spelling_comes_back_to_it(tmp_path):
    table = Table(tmp_path, trays=()).open().ready()
    stage, app = table.stage, table.stage.app
    table.play(table.laying.hand.tiles[:2], 7, 7).ready().press("challenge").ready()
    assert table.dialog.phase == "spelling"
    stage.act(Verb.BACK)
    table.press("leave", "answer1")
    assert not app.manager.scenes
    live = app.tables.resume(app.tables.waiting()[0].id)
    stage.show(lambda app: WildWordsScene(app, live))
    table.ready()
    assert table.dialog.phase == "spelling"


def test_where_nothing_is_written_there_are_no_keys(tmp_path):
    table = Table(tmp_path).open().ready().play("FEND", 7, 4).ready().press("challenge").ready()
    assert table.dialog.phase == "spelling"
    assert "keys" not in table.stage.controls
    table.stage.act(Verb.DOWN, device=pad(0))
    assert not table.dialog.keys_shown
    assert table.stage.controls["say"].enabled


def test_a_clock_never_goes_back_while_a_verdict_is_read(doubted):
    doubted.stage.settle(5000)
    spell(doubted, "N", "I", "NG", "DE")
    assert doubted.dialog.phase == "verdict"
    used = doubted.state.used_ms[1]
    assert used >= 5000
    assert doubted.scene.budget(1)[0] == 30 * 60_000 - used


def test_a_computer_spells_and_the_person_reads_it(tmp_path):
    table = Table(tmp_path, computers={1: "hard"}, to_move=1).open().watch()
    assert table.scene.may_answer
    table.press("challenge").watch(3000)
    assert table.dialog.phase == "verdict"
    assert table.dialog.verdict.words
    assert all(table.dialog.strings(0))
    read(table).watch(2000)
    assert table.stage.top is table.scene


def test_a_computer_challenges_a_bluff(tmp_path):
    """The person's nonsense is doubted by an expert, and spelled by the person."""
    table = Table(tmp_path, computers={1: "expert"}, trays=("XQZJKVW", "STAIN*G")).open()
    table.play("XQZJKV", 7, 2).watch(6000)
    assert table.dialog.phase == "spelling"
    table.stage.act(Verb.CONFIRM)
    table.watch(1000)
    assert table.dialog.verdict.succeeded
    read(table).watch(1500)
    assert sorted(table.laying.hand.tiles) == sorted("XQZJKVW")


# --- more seats, house rules

THREE = ("FENDQUE", "STAIN*G", "OOAAIIR")


def test_with_three_people_the_question_is_open_to_all_and_no_tray_is_seen(tmp_path):
    table = Table(tmp_path, seats=3, trays=THREE).open().ready().play("FEND", 7, 4)
    assert table.stage.top is table.scene
    assert table.scene.lid_on
    assert table.scene.may_answer
    table.press("believe")
    assert table.scene.awaited_here == 2
    table.press("believe")
    assert isinstance(table.stage.top, HandOver)
    assert table.stage.top.seat == 1


def test_the_challenger_misses_a_turn_with_three(tmp_path):
    table = Table(tmp_path, seats=3, trays=THREE).open().ready().play("FEND", 7, 4)
    table.press("believe", "challenge").ready()
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(500)
    assert any("Ana misses a turn" in text for text in texts(table.stage.app))
    read(table)
    assert table.state.missed == (0, 0, 1)


def test_honour_lets_the_challenger_judge(tmp_path):
    table = Table(tmp_path, honour=True).open().ready().play("FEND", 7, 4).ready()
    table.press("challenge").ready()
    table.press("say")
    assert table.dialog.phase == "honour"
    assert "Ben, is it good?" in texts(table.stage.app)
    table.press("bad")
    assert table.dialog.verdict.succeeded
    read(table)
    assert table.state.scores == (0, 0)


def test_in_a_box_challenge_all_take_sides_openly(tmp_path):
    table = Table(tmp_path, seats=4, trays=(*THREE, "EEEEAAA"), box_challenge=True).open().ready()
    table.play("FEND", 7, 4).press("challenge")
    assert table.dialog.phase == "votes"
    table.press("doubt")
    assert any("Ana doubts it, too." in text for text in texts(table.stage.app))
    table.press("believe").ready()
    assert table.dialog.phase == "spelling"
    table.press("say")
    assert table.dialog.verdict.fined == (1, 2)
    assert any("Ben and Ana lose 20." in text for text in texts(table.stage.app))
    read(table)
    assert table.state.scores == (28, -20, -20, 0)


def test_in_practice_nobody_is_asked_and_the_dictionary_says_its_word_on_request(tmp_path):
    table = Table(tmp_path, practice=True).open()
    assert table.stage.top is table.scene
    table.type("FEND", 7, 4)

    def said():
        bubble = table.scene.display.bubble(table.stage.app.painter)
        return [note.text for note in bubble.talk.notes]

    assert not any("A word fits" in text for text in said())
    table.stage.click("judge")
    assert any("A word fits" in text for text in said())
    assert "sort" in table.stage.controls
    table.stage.act(Verb.CONFIRM, Verb.CONFIRM, device=KEYBOARD)
    table.stage.settle(1500)
    assert table.state.scores == (28, 0)
    assert table.scene.viewer == 1
    assert sorted(table.laying.hand.tiles) == sorted("STAIN*G")
    assert table.scene.may_lay


def test_in_practice_no_tray_is_ever_shut_and_own_tiles_do_not_fly(tmp_path):
    table = Table(tmp_path, practice=True).open().type("FEND", 7, 4)
    table.stage.act(Verb.CONFIRM)
    table.stage.app.act(Action(Verb.CONFIRM, KEYBOARD))
    for _ in range(60):
        table.stage.frame(25)
        assert not table.scene.lid_on
        assert not table.scene.telling.moving_squares


def test_the_last_seconds_of_a_spelling_are_heard_and_shown_in_tenths(doubted):
    heard = []
    doubted.stage.app.sounds.play = lambda sound, step=0: heard.append((sound, step))
    doubted.stage.settle(59_000 - 1500)
    assert [step for sound, step in heard if sound is Sound.LAST_SECONDS][-1] <= 3
    assert any("." in text and text.replace(".", "").isdigit() for text in texts(doubted.stage.app))


def test_a_forgiven_child_is_warned_of_a_bluff(tmp_path):
    kid = Handicap(1, None, "same", True, 3, 0)
    trays = ("XQZJKVW", "STAIN*G")
    table = Table(tmp_path, kids={0: kid}, trays=trays).open().ready()
    table.type("XQ", 7, 6)
    bubble = table.scene.display.bubble(table.stage.app.painter)
    assert any("No word fits XQ" in note.text for note in bubble.talk.notes)


def test_a_hint_is_laid_out_for_a_look(tmp_path):
    kid = Handicap(1, None, "same", True, 3, 0)
    table = Table(tmp_path, kids={0: kid}).open().ready()
    table.press("hint").watch(1500)
    assert table.laying.placed
    assert table.scene.display.hint
    assert table.state.pending is None
    assert table.stage.controls["primary"].enabled


def test_a_childs_play_is_taken_back_from_the_hand_over_screen(tmp_path):
    kid = Handicap(1, None, "same", True, 3, 0)
    table = Table(tmp_path, kids={0: kid}).open().ready().play("FEND", 7, 4)
    assert isinstance(table.stage.top, HandOver)
    table.press("undo")
    assert table.state.pending is None
    table.ready()
    assert table.scene.viewer == 0
    assert sorted(table.laying.hand.tiles) == sorted("FENDQUE")
    assert table.scene.may_lay
