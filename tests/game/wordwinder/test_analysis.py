from __future__ import annotations

from game.contract import Resign
from game.engine import decode, encode
from game.wordwinder.analysis import Deeds, Insight, Word, deeds
from game.wordwinder.moves import Lay, Pass
from tests.game.wordwinder.tables import GAME, board, play, table

FREE = {"starter_limit": None}


def words(found: tuple[Word, ...]) -> set[str]:
    return {one.word for one in found}


def test_words_that_would_win_threaten_and_block_are_told_with_a_path() -> None:
    insight = GAME.analyse(board(table(FREE), "SXXX/XTXX/XXAX/XXXR"))
    star = (Word("STAR", (0, 5, 10, 15)),)
    assert insight.seat == 0
    assert insight.winning == star
    assert insight.threats == star
    assert words(insight.blocking) == {"STAR", "AT", "TS"}
    assert insight.to_go == (4, 4)


def test_only_words_that_stop_every_threat_block() -> None:
    state = board(table(FREE), "XXDX/XXOX/XXGX/CATS", "..1./..1./..1./....")
    insight = GAME.analyse(state)
    assert insight.winning == ()
    assert words(insight.threats) == {"AT", "CAT", "TS"}
    assert words(insight.blocking) == {"AT", "CAT", "TS"}
    assert insight.to_go[1] == 1


def test_there_is_nothing_to_say_after_the_end() -> None:
    state = play(board(table(FREE), "CATX/XXXX/XXXX/XXXX"), (0, Resign()))
    assert GAME.analyse(state) == Insight(None)


def test_an_insight_reads_back() -> None:
    insight = GAME.analyse(board(table(FREE), "SXXX/XTXX/XXAX/XXXR"))
    assert decode(Insight, encode(insight)) == insight


def test_what_each_seat_did() -> None:
    state = board(table(FREE), "CARE/XXXX/DOGX/XXXX")
    state = play(state, (0, Lay((0, 1, 2))), (1, Lay((8, 9, 10))), (0, Lay((0, 1, 2, 3))))
    assert deeds(state.position) == (Deeds(0, 2, 4, "CARE"), Deeds(1, 1, 3, "DOG"))
    passed = play(board(table(FREE), "CARE/XXXX"), (0, Pass()))
    assert deeds(passed.position)[0] == Deeds(0, 0, 0, "")
