"""What is said of the turns of a finished match of Wordaway."""

from __future__ import annotations

import pytest

from game.contract import Reason
from game.wordaway.state import Verdict
from scenes.results.wordaway import texts
from scenes.results.wordaway.review import (
    Judged,
    Judgement,
    Made,
    chances,
    games_of,
    judge,
    plays_of,
    settled,
    turning_point,
)
from tests.scenes.results.conftest import EXAMPLE, NO_WORD, RESIGNED, WRONG, Finished


def made(word="SIN", position=4, **more) -> Made:
    return Made(position, 1, 0, word, 16, 1_000, **more)


def test_every_game_has_all_its_turns(tmp_path) -> None:
    reviews = games_of(Finished(tmp_path, EXAMPLE, RESIGNED, WRONG).table.match)
    assert [tuple(turn.word for turn in review.turns) for review in reviews] == [
        EXAMPLE,
        ("LINEN", "FOLDS", "TRACK", ""),
        WRONG,
    ]
    assert [review.game.reason for review in reviews] == [
        Reason.NO_PLAY,
        Reason.RESIGNED,
        Reason.NOT_IN_POOL,
    ]
    assert [turn.seat for turn in reviews[0].turns] == [0, 1, 0, 1, 0, 1, 0]
    assert [turn.number for turn in reviews[1].turns] == [1, 2, 3, 4]
    assert [(turn.ends, turn.lost) for turn in reviews[0].turns][-2:] == [
        (False, False),
        (True, False),
    ]
    assert (reviews[2].turns[-1].ends, reviews[2].turns[-1].lost) == (True, True)


def test_positions_are_those_before_the_turns(tmp_path) -> None:
    match = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG).table.match
    for review in games_of(match):
        for turn in review.turns:
            board = match.states[turn.position].series.board
            assert board.to_move == turn.seat
            assert len(board.pool) == turn.letters


def test_a_timeout_is_a_turn_without_a_word(tmp_path) -> None:
    finished = Finished(tmp_path, ("FLAKE", 0), EXAMPLE, (None,))
    review = games_of(finished.table.match)[0]
    assert review.turns[-1].word == ""
    assert texts.what(review.turns[-1], review) == "time ran out"


@pytest.mark.parametrize(
    ("verdict", "following", "turn", "judgement"),
    [
        (Verdict(0, 9, True, ("SIN",)), None, made("SIN"), Judgement.KEPT),
        (Verdict(0, 9, True, ("INS",)), Verdict(1, 9, None), made("SIN"), Judgement.KEPT),
        (Verdict(0, 9, True, ("NOON",)), Verdict(1, 9, False), made("SIN"), Judgement.KEPT),
        (Verdict(0, 9, True, ("NOON",)), Verdict(1, 9, True), made("SIN"), Judgement.GIVEN_AWAY),
        (Verdict(0, 9, True, ("NOON",)), None, made("SIN"), Judgement.COULD_WIN),
        (Verdict(0, 9, True, ("NOON",)), Verdict(1, 9), made("SIN"), Judgement.COULD_WIN),
        (Verdict(0, 9, True, ("A",)), None, made("", lost=True, ends=True), Judgement.GIVEN_AWAY),
        (Verdict(0, 9, True, ("A",)), None, made("IVY", ends=True), Judgement.KEPT),
        (Verdict(0, 9, False), None, made("SIN"), Judgement.LOST),
        (Verdict(0, 0, False), None, made("", lost=True, ends=True), Judgement.LOST),
        (Verdict(0, 9, None), None, made("SIN"), Judgement.UNSOLVED),
        (Verdict(0, 9, True, (), True), None, made("", skipped=True), Judgement.KEPT),
        (Verdict(0, 9, True, (), True), Verdict(1, 9, True), made("SIN"), Judgement.GIVEN_AWAY),
    ],
)
def test_a_turn_is_judged_by_its_position_and_the_next(verdict, following, turn, judgement) -> None:
    analyses = {4: verdict} if following is None else {4: verdict, 5: following}
    assert judge(turn, analyses, ()).judgement is judgement


def test_a_position_not_looked_at_is_awaited_or_stays_open() -> None:
    assert judge(made(), {}, {4}) == Judged(Judgement.AWAITED)
    assert judge(made(), {}, {5}) == Judged(Judgement.UNSOLVED)


def test_the_last_win_given_away_is_the_turning_point(tmp_path) -> None:
    finished = Finished(tmp_path, EXAMPLE, RESIGNED, WRONG).open()
    reviews, analyses = finished.screen.story.reviews, finished.table.analyses
    assert [turning_point(review, analyses).word for review in reviews] == ["TOIL", "", "QQX"]
    assert settled(reviews[0], finished.table.awaited)
    assert not settled(reviews[0], {reviews[0].turns[2].position})


def test_wins_found_and_given_away_are_counted_by_seat(finished) -> None:
    reviews, analyses = finished.screen.story.reviews, finished.table.analyses
    assert chances(reviews, 0, analyses) == (2, 5)
    assert chances(reviews, 1, analyses) == (0, 4)
    assert plays_of(reviews, 0)[0] == 4 + 1 + 1
    assert plays_of(reviews, 1)[0] == 3 + 2 + 1


@pytest.mark.parametrize(
    ("judged", "lost", "said"),
    [
        (Judged(Judgement.KEPT, ("SIN",)), False, "wins"),
        (Judged(Judgement.GIVEN_AWAY, ("SIN", "NOON")), False, "SIN would have won"),
        (Judged(Judgement.GIVEN_AWAY, (), True), False, "a skip would have won"),
        (Judged(Judgement.COULD_WIN, ("SIN",)), False, "SIN wins"),
        (Judged(Judgement.LOST, (), False, 12, "NOON"), False, "no play wins"),
        (Judged(Judgement.LOST, (), False, 12, "NOON"), True, "12 words were left, as NOON"),
        (Judged(Judgement.LOST, (), False, 1, "IVY"), True, "IVY was left"),
        (Judged(Judgement.LOST), True, "no word was left"),
        (Judged(Judgement.UNSOLVED), False, "not solved"),
        (Judged(Judgement.AWAITED), False, "being looked at"),
    ],
)
def test_each_judgement_has_its_words(judged, lost, said) -> None:
    assert texts.remark(made(lost=lost), judged).ways[0] == said


def test_what_the_loser_could_have_played_is_said() -> None:
    turn = made("", lost=True, ends=True)
    judged = Judged(Judgement.LOST, (), False, 12, "NOON")
    said = "12 words could still be played, NOON among them."
    assert texts.left_to_play(turn, judged) == said
    one = Judged(Judgement.LOST, (), False, 1, "IVY")
    assert texts.left_to_play(turn, one) == "IVY could still be played."
    assert texts.left_to_play(turn, Judged(Judgement.LOST)) == "No word was left to play."
    assert texts.left_to_play(turn, Judged(Judgement.AWAITED)) == ""
    assert texts.left_to_play(turn, Judged(Judgement.UNSOLVED)) == ""
    assert texts.left_to_play(made("SIN"), judged) == ""


@pytest.mark.parametrize(
    ("games", "said"),
    [
        ((EXAMPLE, EXAMPLE, EXAMPLE), "IVY left no play"),
        ((RESIGNED, RESIGNED, RESIGNED), "Ben resigned"),
        ((WRONG, WRONG, WRONG), "QQX: no Q was left"),
        ((NO_WORD, NO_WORD, NO_WORD), "TYW is no word here"),
        ((("FLAKE", 0),) * 3, "Ben ran out of time"),
    ],
)
def test_every_end_of_a_game_is_told(tmp_path, games, said) -> None:
    finished = Finished(tmp_path, *games)
    review = games_of(finished.table.match)[0]
    names = tuple(seat.name for seat in finished.table.setup.seats)
    assert texts.why(review, names)[0] == said


def test_the_margin_is_in_games() -> None:
    assert texts.margin((2, 1), 0) == "by 2 games to 1"
    assert texts.margin((0, 3), 1) == "by 3 games to 0"
    assert texts.margin((1, 0), 0) == "in one game"
