from __future__ import annotations

import pytest

from game.contract import Handicap, Refusal
from game.engine import Match
from game.language import SENTENCES
from game.lexicon.union import own_lexicon
from game.wildwords.board import EMPTY_BOARD
from game.wildwords.events import (
    Asked,
    ChallengeEnded,
    Laid,
    PointsScored,
    Spelled,
    TakenBack,
    TurnBegan,
    TurnMissed,
)
from game.wildwords.moves import (
    Believe,
    Challenge,
    GiveUp,
    Judge,
    Pass,
    Spell,
    Trade,
    Vote,
)
from tests.game.wildwords.kit import at, board_with, kinds, match_of, setup_of, state_of

FEND = at("FEND", 7, 4)
STAINING = at("STAIN*G", 2, 3, down=True)
TRAYS = ("FENDAEI", "STAIN*G", "OXTREES", "LLMMPPR")


def begun(seats: int = 2, **options: bool) -> Match:
    return match_of(setup_of(seats, **options), trays=TRAYS[:seats])


def after_fend(seats: int = 2, **options: bool) -> Match:
    match = begun(seats, **options)
    match.play(0, FEND, 0)
    return match


def test_opponents_are_asked_from_the_players_left_one_at_a_time() -> None:
    match = match_of(setup_of(4), trays=TRAYS, to_move=2)
    lay = at("OXTR", 7, 5)
    events = match.play(2, lay, 0)
    assert isinstance(events[0], Laid)
    asked: list[int] = []
    for _ in range(3):
        assert state_of(match).stage == "window"
        asked.append(state_of(match).awaited)
        owing = [act.actor for act in match.acts() if act.owed]
        assert owing == [asked[-1]]
        assert state_of(match).scores == (0, 0, 0, 0)
        events = match.play(asked[-1], Believe(), 0)
    assert asked == [3, 0, 1]
    assert kinds(events) == ["Believed", "PointsScored", "Drew", "TurnBegan"]
    assert state_of(match).scores[2] == sum(p.score for p in state_of(match).sheet[-1].patterns)
    assert state_of(match).to_move == 3


def test_the_first_yes_is_the_challenge() -> None:
    match = after_fend(4)
    match.play(1, Believe(), 0)
    events = match.play(2, Challenge(), 0)
    assert not any(isinstance(event, Asked) for event in events)
    assert (state_of(match).stage, state_of(match).awaited) == ("spelling", 0)


def test_a_play_believed_counts_and_the_tray_is_filled() -> None:
    match = after_fend()
    assert len(state_of(match).trays[0]) == 3
    match.play(1, Believe(), 0)
    state = state_of(match)
    assert state.scores == (28, 0)
    assert len(state.trays[0]) == 7
    assert (state.to_move, state.turn, state.passes) == (1, 2, 0)


def test_every_pattern_must_be_spelled_and_one_bad_one_is_enough() -> None:
    match = after_fend()
    match.play(1, Believe(), 0)
    match.play(1, STAINING, 0)
    match.play(0, Challenge(), 0)
    patterns = [pattern.text for pattern in state_of(match).open_play.play.patterns]
    assert patterns == ["STAI***", "*FEND"]
    events = match.play(1, Spell(("STAINING", "OFFEND")), 0)
    spelled = next(event for event in events if isinstance(event, Spelled))
    assert spelled.good == (True, False)
    state = state_of(match)
    assert state.scores == (28, 0)
    assert sorted(state.trays[1]) == sorted("STAIN*G")
    assert state.face_down == ()
    assert state.board == board_with(FEND)
    assert state.to_move == 0


def test_all_good_the_same_player_has_a_whole_new_turn() -> None:
    match = begun()
    match.play(0, FEND, 0)
    match.play(1, Challenge(), 0)
    events = match.play(0, Spell(("FEND",)), 0)
    began = next(event for event in events if isinstance(event, TurnBegan))
    assert (began.seat, began.extra) == (0, True)
    assert not any(isinstance(event, TurnMissed) for event in events)
    match.play(0, Trade(), 0)
    match.play(0, Pass(), 0)
    assert state_of(match).to_move == 1


def test_what_is_spelled_is_what_was_played() -> None:
    lexicon = own_lexicon(("DEFEND", "OFFEND"))
    match = match_of(setup_of(lexicon=lexicon), trays=("*F*ND", "AAAA"))
    match.play(0, at("*F*ND", 7, 4), 0)
    match.play(1, Challenge(), 0)
    match.play(0, Spell(("DEFOUND",)), 0)
    assert state_of(match).board == EMPTY_BOARD


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((), "count"),
        (("STAINING",), "count"),
        (("STAINING", "DEFEND", "X"), "count"),
        (("STAINING", "FEND"), "short"),
        (("STAINING", ""), "short"),
        (("STAINING", "D" * 300), "long"),
        (("STAINING", "DE FEND"), "letters"),
        (("STAINING", "DÉFEND"), "letters"),
        (("STAINING", "D3FEND"), "letters"),
        (("STAINING", "*FEND"), "letters"),
    ],
)
def test_what_is_no_spelling_is_refused_and_can_be_mended(
    words: tuple[str, ...], code: str
) -> None:
    match = after_fend()
    match.play(1, Believe(), 0)
    match.play(1, STAINING, 0)
    match.play(0, Challenge(), 0)
    before = match.state_hash()
    with pytest.raises(Refusal) as refused:
        match.play(1, Spell(words), 0)
    assert refused.value.code == f"wildwords_spelling_{code}"
    assert refused.value.code in SENTENCES
    assert match.state_hash() == before
    match.play(1, Spell(("staining", "defend")), 0)
    assert state_of(match).scores == (28, 37)


@pytest.mark.parametrize(("words", "stays"), [(("AB", "AC"), True), (("AB", "AD"), False)])
def test_two_equal_patterns_are_spelled_one_each(words: tuple[str, ...], stays: bool) -> None:
    lexicon = own_lexicon(("AB", "AC", "TREE"))
    board = board_with(at("A", 7, 7), at("A", 9, 7))
    match = match_of(setup_of(lexicon=lexicon), trays=("***", "AA"), board=board)
    match.play(0, at("***", 7, 8, down=True), 0)
    assert [p.text for p in state_of(match).open_play.play.patterns] == ["***", "A*", "A*"]
    match.play(1, Challenge(), 0)
    match.play(0, Spell(("TREE", *words)), 0)
    assert (state_of(match).board != board) == stays


def test_giving_up_is_a_challenge_that_succeeds() -> None:
    match = after_fend()
    match.play(1, Challenge(), 0)
    events = match.play(0, GiveUp(), 0)
    assert kinds(events) == ["ChallengeEnded", "TakenBack", "TurnBegan"]
    ended, back = events[0], events[1]
    assert isinstance(ended, ChallengeEnded)
    assert isinstance(back, TakenBack)
    assert (ended.succeeded, ended.challenger, ended.player) == (True, 1, 0)
    assert back.squares == tuple(7 * 15 + column for column in (4, 5, 6, 7))
    assert (state_of(match).to_move, state_of(match).passes) == (1, 1)


def test_misses_add_up_with_three_seats() -> None:
    match = after_fend(3)
    match.play(1, Believe(), 0)
    match.play(2, Challenge(), 0)
    match.play(0, Spell(("FEND",)), 0)
    match.play(1, at("S", 7, 8), 0)
    match.play(2, Challenge(), 0)
    match.play(1, Spell(("FENDS",)), 0)
    order: list[int] = []
    for _ in range(5):
        order.append(state_of(match).to_move)
        match.play(order[-1], Pass(), 0)
    assert order == [0, 1, 0, 1, 2]


def test_honour_lets_the_challenger_judge() -> None:
    for good in (True, False):
        match = after_fend(honour=True)
        match.play(1, Challenge(), 0)
        events = match.play(0, Spell(("FENT",)), 0)
        assert kinds(events) == ["Spelled"]
        assert (state_of(match).stage, state_of(match).awaited) == ("honour", 1)
        with pytest.raises(Refusal, match="not_your_move"):
            match.play(0, Judge(True), 0)
        match.play(1, Judge(good), 0)
        assert state_of(match).scores == ((28, 0) if good else (0, 0))
        assert state_of(match).to_move == (0 if good else 1)


@pytest.mark.parametrize(
    ("agree", "word", "scores"),
    [
        ((True, False), "FEND", (28, -20, -20, 0)),
        ((True, True), "FEND", (28, -20, -20, -20)),
        ((False, False), "FEND", (28, -20, 0, 0)),
        ((True, False), "FENT", (0, 0, 0, -20)),
        ((False, False), "FENT", (0, 0, -20, -20)),
    ],
)
def test_a_box_challenge_fines_who_was_wrong_and_costs_no_turn(
    agree: tuple[bool, bool], word: str, scores: tuple[int, ...]
) -> None:
    match = after_fend(4, box_challenge=True)
    match.play(1, Challenge(), 0)
    assert state_of(match).stage == "votes"
    match.play(2, Vote(agree[0]), 0)
    match.play(3, Vote(agree[1]), 0)
    match.play(0, Spell((word,)), 0)
    state = state_of(match)
    assert state.scores == scores
    assert state.to_move == 1
    assert state.missed == (0, 0, 0, 0)


def test_votes_go_round_from_the_challengers_left_past_the_player() -> None:
    match = after_fend(4, box_challenge=True)
    match.play(1, Believe(), 0)
    match.play(2, Challenge(), 0)
    assert state_of(match).open_play.to_vote == (3, 1)


def test_two_seats_have_no_box_challenge() -> None:
    match = after_fend(box_challenge=True)
    match.play(1, Challenge(), 0)
    assert state_of(match).stage == "spelling"
    match.play(0, Spell(("FEND",)), 0)
    assert (state_of(match).scores, state_of(match).to_move) == ((28, 0), 0)


def test_in_practice_a_play_stays_at_once() -> None:
    match = begun(practice=True)
    events = match.play(0, FEND, 0)
    assert kinds(events) == ["Laid", "PointsScored", "Drew", "TurnBegan"]
    scored = events[1]
    assert isinstance(scored, PointsScored)
    assert scored.total == 28
    assert state_of(match).to_move == 1


def test_practice_is_for_persons_only() -> None:
    with pytest.raises(Refusal, match="wildwords_practice_alone"):
        match_of(setup_of(kinds={1: "computer"}, practice=True))


def test_a_forgiven_challenger_loses_nothing() -> None:
    kid = Handicap(forgiving=True)
    two = match_of(setup_of(handicaps={1: kid}), trays=TRAYS[:2])
    two.play(0, FEND, 0)
    two.play(1, Challenge(), 0)
    two.play(0, Spell(("FEND",)), 0)
    assert state_of(two).to_move == 1
    three = match_of(setup_of(3, handicaps={2: kid}), trays=TRAYS[:3])
    three.play(0, FEND, 0)
    three.play(1, Believe(), 0)
    three.play(2, Challenge(), 0)
    three.play(0, Spell(("FEND",)), 0)
    assert state_of(three).missed == (0, 0, 0)
    box = match_of(setup_of(3, handicaps={1: kid}, box_challenge=True), trays=TRAYS[:3])
    box.play(0, FEND, 0)
    box.play(1, Challenge(), 0)
    box.play(2, Vote(True), 0)
    box.play(0, Spell(("FEND",)), 0)
    assert state_of(box).scores == (28, 0, -20)


def test_a_play_below_nought_that_is_taken_back_costs_nothing() -> None:
    match = match_of(setup_of(), trays=("D*TAAAA", "AAAEEEI"), board=board_with(FEND))
    match.play(0, at("D*T", 6, 3, down=True), 0)
    assert state_of(match).open_play.play.score == -11
    match.play(1, Challenge(), 0)
    match.play(0, GiveUp(), 0)
    assert state_of(match).scores == (0, 0)
    assert state_of(match).sheet[-1].points == 0
