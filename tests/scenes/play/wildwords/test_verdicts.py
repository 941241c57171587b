"""What the challenge dialog says: to whom, what is at stake, and what came of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.contract import Handicap, Resign
from game.wildwords.moves import Believe, Challenge, GiveUp, Lay, Spell
from scenes.input.actions import Verb
from scenes.play.wildwords.challenge import drawing
from tests.kit.audit import texts
from tests.scenes.play.wildwords.kit import Table, at, board_with

THREE = ("FENDQUE", "STAIN*G", "OOAAIIR")
FORGIVEN = Handicap(1, None, "same", True, 0, 0)
MINUS = "\u2212"
WRONG_SIDE = "Whoever takes the wrong side loses 20."


def doubted(folder, **more):
    """Maya's FEND is doubted by Ben, and she holds the machine to spell it."""
    table = Table(folder, **more).open().ready().play("FEND", 7, 4)
    return table.ready().press("challenge").ready()


def head(table):
    return drawing._head(table.dialog)


def note(table):
    return drawing._note(table.dialog)


def say(table):
    table.stage.act(Verb.CONFIRM)
    table.stage.settle(500)
    assert table.dialog.phase == "verdict"


# --- the missed turn


def test_a_miss_that_is_spent_at_once_is_told(tmp_path):
    table = doubted(tmp_path, seats=3, trays=THREE)
    say(table)
    assert table.state.missed == (0, 0, 0)
    assert head(table).text == "Maya scores 28 points. Ben misses a turn. Ana moves next."


def test_nobody_misses_a_turn_when_the_match_is_over(tmp_path):
    """Ana owes a turn already and doubts the last play as well."""
    trays = ("FENDQUE", "S", "OOAAIIR")
    table = Table(tmp_path, seats=3, trays=trays, pot="").open().ready().play("FEND", 7, 4)
    table.press("believe", "challenge").ready()
    say(table)
    assert "Ana misses a turn." in head(table).text
    table.press("go_on").ready().play("S", 7, 8).press("challenge").ready()
    say(table)
    assert table.state.ended is not None
    assert table.state.missed == (0, 0, 1)
    assert head(table).text == "Ben scores 10 points."


@pytest.mark.parametrize(
    "spared",
    [{"kids": {1: FORGIVEN}}, {"box_challenge": True}, {"seats": 2, "trays": THREE[:2]}],
    ids=["forgiven", "box", "two seats"],
)
def test_whoever_is_spared_misses_no_turn(tmp_path, spared):
    table = Table(tmp_path, **{"seats": 3, "trays": THREE, **spared}).open().ready()
    table.play("FEND", 7, 4).ready().press("challenge")
    if "box_challenge" in spared:
        table.press("doubt")
    table.ready()
    say(table)
    assert "misses" not in head(table).text


def test_a_challenger_who_has_left_misses_no_turn(tmp_path):
    """The dialog stays as it is until it was told that somebody resigns."""
    table = Table(tmp_path, seats=4, trays=(*THREE, "EEEEAAA")).open().ready()
    table.play("FEND", 7, 4).press("challenge").ready()
    title = head(table).title
    table.table.submit(1, Resign())
    table.stage.settle(100)
    assert table.state.pending is None
    assert (table.dialog.verdict, table.dialog.phase) == (None, "waiting")
    assert head(table).title == title.replace("Spell it out, Maya", "Maya spells it out")
    table.stage.settle(3000)
    assert not table.dialog.verdict.misses
    assert table.dialog.verdict.ending != "resigned"
    assert "misses" not in head(table).text


# --- to whom the note speaks, and what it promises


def test_you_move_again_where_that_is_so(tmp_path):
    table = doubted(tmp_path)
    assert "All good: you move again. One bad: your tiles come back" in note(table)


def test_two_left_of_three_are_two(tmp_path):
    table = Table(tmp_path, seats=3, trays=THREE).open().ready()
    table.table.submit(2, Resign())
    table.stage.settle(3000)
    table.ready().play("FEND", 7, 4).ready().press("challenge").ready()
    assert "you move again" in note(table)


@pytest.mark.parametrize(
    "table",
    [
        {"kids": {1: FORGIVEN}},
        {"trays": ("FEND", "QZ"), "pot": ""},
        {"seats": 3, "trays": THREE},
    ],
    ids=["forgiven", "last play", "three seats"],
)
def test_no_second_turn_is_promised_that_does_not_come(tmp_path, table):
    said = note(doubted(tmp_path, **table))
    assert "All good: your play stays." in said
    assert "again" not in said


def test_a_judge_reads_of_the_player_by_name(tmp_path):
    table = doubted(tmp_path, honour=True)
    assert "you move again" in note(table)
    table.press("say")
    assert table.dialog.phase == "honour"
    said = note(table)
    assert "Ben says whether it is good." in said
    assert "All good: Maya moves again. One bad: the tiles go back to Maya" in said
    assert "you" not in said


def test_the_dictionary_has_no_say_in_a_verdict_of_honour(tmp_path):
    table = doubted(tmp_path, honour=True).press("say", "bad")
    assert table.dialog.phase == "verdict"
    assert not any("dictionar" in text for text in texts(table.stage.app))


def test_a_voter_is_told_what_a_wrong_side_costs(tmp_path):
    table = Table(tmp_path, seats=4, trays=(*THREE, "EEEEAAA"), box_challenge=True).open().ready()
    table.play("FEND", 7, 4).press("challenge")
    said = note(table)
    assert "All good: the play stays. One bad: the tiles go back to Maya" in said
    assert said.endswith(WRONG_SIDE)
    table.press("doubt")
    assert note(table) == f"Ana doubts it, too. {WRONG_SIDE}"


# --- how it ended


def test_time_that_ran_out_gives_nothing_up(tmp_path):
    table = doubted(tmp_path)
    table.stage.settle(61_000)
    assert head(table).title == "Maya\u2019s time is up."


def test_who_resigns_while_spelling_gives_nothing_up(tmp_path):
    table = doubted(tmp_path)
    table.stage.act(Verb.BACK)
    table.press("resign", "answer1")
    table.stage.settle(3000)
    assert head(table).title == "Maya has resigned."


def test_who_resigns_while_it_is_judged_was_not_judged(tmp_path):
    table = doubted(tmp_path, seats=3, trays=THREE, honour=True).press("say")
    table.table.submit(0, Resign())
    table.stage.settle(3000)
    assert head(table).title == "Maya has resigned."


def test_a_falling_flag_is_time_that_ran_out(tmp_path):
    table = doubted(tmp_path, minutes=5, flag_falls=True)
    table.table.match.states[-1] = replace(table.state, used_ms=(299_000, 0))
    table.table._clocks.set(table.table.acts(), -1)
    table.stage.settle(4000)
    assert table.state.out == (0,)
    assert head(table).title == "Maya\u2019s time is up."


def test_onlookers_are_told_who_gave_up_though_the_move_is_not_shown_to_them(tmp_path):
    table = Table(tmp_path, seats=3, trays=THREE).open().ready()
    for seat, move in ((0, Lay(at("FEND", 7, 4))), (1, Believe()), (2, Challenge())):
        table.table.submit(seat, move)
    table.table.submit(0, GiveUp())
    table.stage.settle(6000)
    assert head(table).title == "Maya gives the play up."


# --- the sign before a number


def test_points_below_nought_have_a_minus(tmp_path):
    board = board_with(at("FEND", 7, 4))
    trays = ("D*TAAAA", "AAAEEEI")
    table = Table(tmp_path, trays=trays, board=board, honour=True).open().ready()
    table.play("D*T", 6, 3, down=True).ready().press("challenge").ready()
    assert f"{MINUS}11 points at stake." in head(table).text
    table.table.submit(0, Spell(("DOT", "DEFEND")))
    table.stage.settle(1500)
    table.ready().press("good")
    assert head(table).text.startswith(f"Maya scores {MINUS}11 points.")
